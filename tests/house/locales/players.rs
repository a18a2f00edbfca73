//! Whoever is spoken to is "you" in a sentence, and everybody else a wind: every language says both
//! rightly, in whatever part of the sentence the player stands.

use std::collections::{BTreeMap, BTreeSet};

use mahj_tutor::locale::{Language, Locale, LocaleFiles, Message, MessageArgument};
use mahj_tutor::msg;
use mahj_tutor::play::Opponent;
use mahj_tutor::wording::opponent_name;

use crate::locales::ids::{Use, uses};
use crate::sources::{SourceFile, sources};

/// The players of a message: by what the code calls the player, the arguments that name that player
/// and those that only tell whether it is the one who is spoken to.
#[derive(Default)]
struct Players(BTreeMap<String, (BTreeSet<String>, BTreeSet<String>)>);

/// What the code calls the player whom `call` is about, as in `names.name(discard.by)`.
fn seat_in(expression: &str, call: &str) -> Option<String> {
    let (before, after) = expression.split_once(call)?;
    let names = before.rsplit([' ', '=', '|', '(']).next();
    names?.contains("names").then(|| {
        let end = after.find(')').unwrap_or(after.len());
        after[..end].trim_start_matches('*').to_owned()
    })
}

/// The names that a file gives to players: `let next = names.name(seat)`.
fn bound(code: &str) -> BTreeSet<String> {
    let statements = code.split("let ").skip(1);
    statements
        .filter_map(|statement| {
            let (name, value) = statement.split_once('=')?;
            let value = value.split(';').next()?;
            let name = name.split(':').next()?.trim();
            let is_word = name.chars().all(|c| c.is_alphanumeric() || c == '_');
            (is_word && !value.contains("msg!") && seat_in(value, ".name(").is_some())
                .then(|| name.to_owned())
        })
        .collect()
}

/// The arguments that a file adds to messages it made before: `.with("to", names.name(*to))`.
fn added(file: &SourceFile) -> BTreeSet<String> {
    let calls = file.calls_of_method("with").into_iter();
    calls
        .filter_map(|arguments| {
            let [name, value] = arguments.as_slice() else {
                return None;
            };
            let name = name.trim_matches('"');
            seat_in(value, ".name(").is_some().then(|| name.to_owned())
        })
        .collect()
}

impl Players {
    fn of(used: &Use, file: &SourceFile, variables: &BTreeSet<String>) -> Self {
        let mut players = Self::default();
        let bound = bound(&file.code());
        for (argument, value) in &used.arguments {
            if let Some(seat) = seat_in(value, ".who(") {
                players
                    .0
                    .entry(seat)
                    .or_default()
                    .1
                    .insert(argument.clone());
            } else if let Some(seat) = seat_in(value, ".name(") {
                players
                    .0
                    .entry(seat)
                    .or_default()
                    .0
                    .insert(argument.clone());
            } else if let Some(name) = bound
                .iter()
                .find(|name| value.trim().trim_end_matches("()") == name.as_str())
            {
                let seat = players.0.entry(name.clone()).or_default();
                seat.0.insert(argument.clone());
            } else if ["player", "owner"].contains(&argument.as_str()) {
                let seat = players.0.entry(argument.clone()).or_default();
                seat.0.insert(argument.clone());
            }
        }
        for argument in added(file) {
            if variables.contains(&argument) && !used.arguments.contains_key(&argument) {
                let seat = players.0.entry(argument.clone()).or_default();
                seat.0.insert(argument);
            }
        }
        // What `Names::subject` adds to a sentence.
        if variables.contains("who") && variables.contains("seat") {
            let subject = players.0.entry("subject".to_owned()).or_default();
            subject.0.insert("seat".to_owned());
            subject.1.insert("who".to_owned());
        }
        players
    }

    /// The message with one of its players as the one who is spoken to, or with none, and with this
    /// number for everything else.
    fn say(
        &self,
        used: &Use,
        variables: &BTreeSet<String>,
        you: Option<&str>,
        number: u8,
        called: &[Message; 3],
    ) -> Message {
        let mut message = Message::new(used.id.clone());
        let mut set = |name: &str, value: MessageArgument| {
            message.arguments.push((name.to_owned().leak(), value));
        };
        let mut told = BTreeSet::new();
        for ((seat, (named, who)), name) in self.0.iter().zip(called.iter().cycle()) {
            let is_you = you == Some(seat);
            for argument in named {
                // The subject is called by its name, whoever it is.
                let says_you = is_you && argument != "seat";
                let player = if says_you {
                    msg!("seat-you")
                } else {
                    name.clone()
                };
                set(argument, player.into());
            }
            for argument in who {
                set(argument, if is_you { "you" } else { "other" }.into());
            }
            told.extend(named.iter().chain(who));
        }
        for variable in variables.iter().filter(|variable| !told.contains(variable)) {
            set(variable, number.into());
        }
        message
    }
}

/// What players are called in a sentence: by the winds of their seats, and by their first names.
pub(crate) fn called() -> [[Message; 3]; 2] {
    let winds = ["seat-south", "seat-west", "seat-north"].map(Message::new);
    let people = [Opponent::Ben, Opponent::Carmen, Opponent::Rosa];
    [
        winds.map(|wind| msg!("seat-called", wind = wind)),
        people.map(opponent_name),
    ]
}

/// What is wrong with the sentence, if anything is.
pub(crate) fn fault(language: Language, said: &str) -> Option<String> {
    let words: Vec<&str> = said
        .split(|character: char| !character.is_alphanumeric() && character != '’')
        .filter(|word| !word.is_empty())
        .collect();
    let after = |before: Option<&str>, word: &str| match language.tag() {
        "en" => english_fault(before.unwrap_or_default(), word),
        "es" => spanish_fault(before.unwrap_or_default(), word),
        _ => false,
    };
    let wrong = (0..words.len()).find(|&at| {
        let before = at.checked_sub(1).map(|before| words[before]);
        after(before, words[at])
    });
    if let Some(at) = wrong {
        return Some(words[at.saturating_sub(1)..=at].join(" "));
    }
    let parts: &[&str] = match language.tag() {
        "en" => &[". you ", ": You "],
        "es" => &[" a el ", " de el "],
        _ => &["的的", "你家", "你你", "家家", "你的自己", "你押了你"],
    };
    let begins = ["you ", "ti "].iter().find(|word| said.starts_with(*word));
    let part = parts.iter().find(|part| said.contains(*part));
    part.or(begins).map(|part| (*part).to_owned())
}

/// "you draws", "South draw", "Rosa draw", "of you", "you’s".
fn english_fault(before: &str, word: &str) -> bool {
    const OF_YOU: &[&str] = &[
        "are", "have", "were", "do", "draw", "discard", "take", "claim", "pass", "go", "make",
        "call", "deny", "put", "say", "want", "own",
    ];
    const NO_VERBS: &[&str] = &["pass", "this", "as", "miss", "always"];
    let is_other = ["South", "West", "North", "Ben", "Carmen", "Rosa"].contains(&before);
    let is_you = before.eq_ignore_ascii_case("you");
    is_other && OF_YOU.contains(&word)
        || is_you && word.ends_with('s') && !NO_VERBS.contains(&word)
        || before == "of" && word == "you"
        || word.eq_ignore_ascii_case("you’s")
}

/// "de ti", "ti paga", "el ti", "de Sur", "a Sur", "del Rosa".
fn spanish_fault(before: &str, word: &str) -> bool {
    let is_wind = ["Sur", "Oeste", "Norte"].contains(&word);
    let is_name = ["Ben", "Carmen", "Rosa"].contains(&word);
    let has_article = ["el", "El", "al", "del"].contains(&before);
    word == "ti" && !["a", "por", "para"].contains(&before)
        || is_wind && !has_article
        || is_name && has_article
}

#[test]
fn whoever_is_spoken_to_is_you_in_every_sentence() {
    let files = sources("src").into_iter();
    let files: BTreeMap<String, SourceFile> = files.map(|file| (file.name.clone(), file)).collect();
    let signatures = LocaleFiles::shipped().signatures(Language::ENGLISH.tag());
    let locales: Vec<_> = Language::all().map(Locale::new).collect();
    let (mut wrong, mut messages) = (BTreeSet::new(), BTreeSet::new());
    // The command line only counts players.
    for used in uses()
        .iter()
        .filter(|used| !used.file.starts_with("src/cli"))
    {
        let Some(signature) = signatures.get(&used.id) else {
            continue;
        };
        let players = Players::of(used, &files[&used.file], &signature.variables);
        let nobody = std::iter::once(None);
        let each = nobody.chain(players.0.keys().map(|seat| Some(seat.as_str())));
        if players.0.is_empty() {
            continue;
        }
        messages.insert(used.id.clone());
        for (you, number) in each.flat_map(|you| (0..3).map(move |number| (you, number))) {
            let messages = called()
                .map(|called| players.say(used, &signature.variables, you, number, &called));
            for (message, locale) in messages
                .iter()
                .flat_map(|it| locales.iter().map(move |locale| (it, locale)))
            {
                let said = locale.say(message);
                if let Some(fault) = fault(locale.language(), &said) {
                    wrong.insert(format!(
                        "{}: {}: {fault}: {said}",
                        locale.language(),
                        used.id
                    ));
                }
            }
        }
    }
    assert!(messages.len() > 70, "the scan finds them: {messages:#?}");
    assert!(wrong.is_empty(), "{wrong:#?}");
}
