//! Who is spoken to is told apart wherever a language has to: the messages themselves say which of their
//! arguments are players, and no language forgets one that another knows.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use mahj_tutor::locale::{Language, Locale, LocaleFiles, Message, MessageArgument};
use mahj_tutor::msg;

use crate::locales::players::{called, fault};

/// What a message does with its variables.
#[derive(Default)]
struct Variables {
    /// The variables that it says.
    said: BTreeSet<String>,
    /// The words by which it chooses, by variable.
    chosen_by: BTreeMap<String, BTreeSet<String>>,
}

impl Variables {
    fn read(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.read_expression(expression);
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(InlineExpression::VariableReference { id }) => {
                self.said.insert(id.name.to_owned());
            }
            Expression::Inline(InlineExpression::FunctionReference { arguments, .. }) => {
                for argument in &arguments.positional {
                    if let InlineExpression::VariableReference { id } = argument {
                        self.said.insert(id.name.to_owned());
                    }
                }
            }
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.read_expression(expression);
            }
            Expression::Inline(_) => {}
            Expression::Select { selector, variants } => {
                for variant in variants {
                    if let InlineExpression::VariableReference { id } = selector
                        && let VariantKey::Identifier { name } = variant.key
                    {
                        let words = self.chosen_by.entry(id.name.to_owned()).or_default();
                        words.insert(name.to_owned());
                    }
                    self.read(&variant.value);
                }
            }
        }
    }

    fn chooses(&self, variable: &str, word: &str) -> bool {
        let words = self.chosen_by.get(variable);
        words.is_some_and(|words| words.contains(word))
    }
}

/// The messages of a language, with their attributes, by id.
fn messages(language: Language) -> BTreeMap<String, Variables> {
    let mut all: BTreeMap<String, Variables> = BTreeMap::new();
    for source in LocaleFiles::shipped().of(language.tag()) {
        let resource = parser::parse(source.text.as_str()).unwrap();
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let id = message.id.name;
            if let Some(value) = &message.value {
                all.entry(id.to_owned()).or_default().read(value);
            }
            for attribute in &message.attributes {
                let id = format!("{id}.{}", attribute.id.name);
                all.entry(id).or_default().read(&attribute.value);
            }
        }
    }
    all
}

/// The variables of a message that are about players.
#[derive(Default)]
struct Players {
    /// Those that name a player.
    names: BTreeSet<String>,
    /// Those that only tell whether the player is spoken to.
    tells: BTreeSet<String>,
}

/// A language with its messages, and with what it calls whoever is spoken to.
struct Speaker {
    locale: Locale,
    you: String,
    messages: BTreeMap<String, Variables>,
}

fn speakers() -> Vec<Speaker> {
    let speaker = |language| {
        let locale = Locale::new(language);
        Speaker {
            you: locale.say(&msg!("seat-you")),
            messages: messages(language),
            locale,
        }
    };
    Language::all().map(speaker).collect()
}

/// The players of every message that, in any language, speaks otherwise to whoever it is about.
fn players(speakers: &[Speaker]) -> BTreeMap<String, Players> {
    let mut all: BTreeMap<String, Players> = BTreeMap::new();
    for speaker in speakers {
        for (id, variables) in &speaker.messages {
            for (variable, words) in &variables.chosen_by {
                if !words.contains("you") && !words.contains(&speaker.you) {
                    continue;
                }
                let is_said = speakers
                    .iter()
                    .any(|other| other.messages[id].said.contains(variable));
                let players = all.entry(id.clone()).or_default();
                if is_said {
                    players.names.insert(variable.clone());
                } else {
                    players.tells.insert(variable.clone());
                }
            }
        }
    }
    all
}

/// Spanish needs its own words for a name wherever it stands, as English does in most places; in Chinese the
/// word for whoever is spoken to stands like any name. What only tells who it is means nothing where it is not
/// asked.
#[test]
fn a_player_who_is_spoken_to_in_one_language_is_spoken_to_in_all() {
    let speakers = speakers();
    let players = players(&speakers);
    assert!(players.len() > 80, "the messages tell: {}", players.len());
    let mut wrong = Vec::new();
    for (id, Players { names, tells }) in &players {
        for speaker in &speakers {
            let language = speaker.locale.language();
            let variables = &speaker.messages[id];
            for tell in tells {
                if !variables.chooses(tell, "you") {
                    wrong.push(format!("{language}: {id} does not ask ${tell}"));
                }
            }
            for name in names {
                if language.tag() == "es" && !variables.chooses(name, &speaker.you) {
                    wrong.push(format!("{language}: {id} says ${name} as it is"));
                }
                if speaker.you != "you" && variables.chooses(name, "you") {
                    wrong.push(format!("{language}: ${name} of {id} is never “you”"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The message with one of its players as whoever is spoken to, or with none.
fn message(
    id: &str,
    players: &Players,
    you: Option<&str>,
    called: [Message; 3],
    variables: &BTreeSet<String>,
) -> Message {
    let mut called = called.into_iter().cycle();
    let mut message = Message::new(id.to_owned());
    for variable in variables {
        let is_you = you == Some(variable.as_str());
        let value: MessageArgument = if players.tells.contains(variable) {
            if is_you { "you" } else { "other" }.into()
        } else if is_you {
            msg!("seat-you").into()
        } else if players.names.contains(variable) || variable == "seat" {
            called.next().unwrap().into()
        } else {
            2.into()
        };
        message.arguments.push((variable.clone().leak(), value));
    }
    message
}

/// What stands in a table behind the name of whoever it is about begins as the middle of a sentence does.
const BEHIND_A_NAME: &[&str] = &["table-result-shares"];

#[test]
fn a_message_reads_well_whichever_of_its_players_is_spoken_to() {
    let signatures = LocaleFiles::shipped().signatures(Language::ENGLISH.tag());
    let speakers = speakers();
    let mut wrong = BTreeSet::new();
    for (id, of_message) in &players(&speakers) {
        if BEHIND_A_NAME.contains(&id.as_str()) {
            continue;
        }
        let variables = &signatures[id].variables;
        let each = of_message.names.union(&of_message.tells);
        for you in std::iter::once(None).chain(each.map(|variable| Some(variable.as_str()))) {
            for message in called().map(|called| message(id, of_message, you, called, variables)) {
                for Speaker { locale, .. } in &speakers {
                    let said = locale.say(&message);
                    if let Some(fault) = fault(locale.language(), &said) {
                        wrong.insert(format!("{}: {id}: {fault}: {said}", locale.language()));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
