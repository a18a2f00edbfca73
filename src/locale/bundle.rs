//! One language's bundle, and saying messages in it.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::grammar::add_functions;
use super::visible::visible;
use super::{Language, LocaleFile, LocaleFiles, Message, MessageArgument, reading_seconds};

/// One language with all its messages, English standing in for those it lacks.
pub struct Locale {
    language: Language,
    /// The language's own bundle, then the one that stands in.
    bundles: Vec<FluentBundle<FluentResource>>,
    /// The ids that were found missing or broken, so that each is logged once.
    reported: Mutex<BTreeSet<String>>,
}

impl fmt::Debug for Locale {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Locale")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

/// Where the texts of lessons lie in a language's folder.
const OF_LESSONS: &str = "lessons/";

impl Locale {
    /// The words that ship with the program in this language.
    pub fn new(language: Language) -> Self {
        Self::from_sources(language, &LocaleFiles::shipped())
    }

    /// The words that these files have for this language. What is wrong with them is left out here and
    /// told by [`check`](super::check()).
    pub fn from_sources(language: Language, sources: &LocaleFiles) -> Self {
        let mut tags = vec![language.tag()];
        if language != Language::ENGLISH {
            tags.push(Language::ENGLISH.tag());
        }
        Self {
            language,
            bundles: tags
                .into_iter()
                .map(|tag| bundle(tag, sources.of(tag)))
                .collect(),
            reported: Mutex::default(),
        }
    }

    /// The words that ship with the program in this language, with those of somebody's own lessons before those of its
    /// lessons: theirs may take the place of a lesson, but of nothing that the program says itself. What they say in other
    /// languages only is said in those.
    pub fn with_own(language: Language, own: &LocaleFiles) -> Self {
        let mut sources = LocaleFiles::shipped();
        for (tag, files) in &own.languages {
            let known = sources.languages.entry(tag.clone()).or_default();
            // The first message of an id counts.
            known.sort_by_key(|file| file.name.starts_with(OF_LESSONS));
            let program = known.partition_point(|file| !file.name.starts_with(OF_LESSONS));
            known.splice(program..program, files.iter().cloned());
        }
        let mut locale = Self::from_sources(language, &sources);
        let others = own.languages.iter().filter(|(tag, _)| {
            let tag = tag.as_str();
            tag != language.tag() && tag != Language::ENGLISH.tag()
        });
        locale
            .bundles
            .extend(others.map(|(tag, files)| bundle(tag, files)));
        locale
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether this language, or English for it, has words for this id.
    pub fn has(&self, id: &str) -> bool {
        let (id, attribute) = split(id);
        self.bundles.iter().any(|bundle| {
            bundle
                .get_message(id)
                .is_some_and(|message| match attribute {
                    Some(name) => message.get_attribute(name).is_some(),
                    None => message.value().is_some(),
                })
        })
    }

    /// Says a message; characters that nobody sees are shown. An id without words, and without a text that stands in
    /// for them, shows as itself in white brackets.
    pub fn say(&self, message: &Message) -> String {
        let mut arguments = FluentArgs::with_capacity(message.arguments.len());
        for (name, value) in &message.arguments {
            arguments.set(*name, self.value(value));
        }
        self.format(&message.id, &arguments)
            .or_else(|| message.instead.as_deref().map(|text| visible(text.into())))
            .unwrap_or_else(|| {
                self.report(&message.id, "no such message");
                format!("⟦{}⟧", message.id)
            })
    }

    /// Says a message without arguments by its id, where there are words for it.
    pub fn say_if_known(&self, id: &str) -> Option<String> {
        let known = self.has(id);
        known.then(|| self.say(&Message::new(id.to_owned())))
    }

    /// How many seconds a message without arguments is read, where there are words for it.
    pub fn reading_seconds(&self, id: &str) -> Option<f32> {
        let text = self.say_if_known(id)?;
        Some(reading_seconds(&text, self.language))
    }

    /// Says a message without arguments in English, where that is another language than this one: a
    /// learner of an American game hears its words in English at the table.
    pub fn in_english(&self, message: &Message) -> Option<String> {
        let english = match &self.bundles[..] {
            [_, english, ..] if self.language != Language::ENGLISH => english,
            _ => return None,
        };
        let pattern = english.get_message(&message.id)?.value()?;
        let words = english.format_pattern(pattern, None, &mut Vec::new());
        Some(words.into_owned())
    }

    fn value(&self, value: &MessageArgument) -> FluentValue<'static> {
        match value {
            MessageArgument::Number(number) => FluentValue::from(*number),
            MessageArgument::Text(text) => FluentValue::String(Cow::Owned(text.clone())),
            MessageArgument::Message(message) => FluentValue::String(Cow::Owned(self.say(message))),
            MessageArgument::List(messages) => FluentValue::String(Cow::Owned(self.list(messages))),
        }
    }

    /// Joins the messages the way the language lists things.
    pub fn list(&self, messages: &[Message]) -> String {
        let (last, before) = match messages {
            [] => return String::new(),
            [head, next] => {
                return self.say(&crate::msg!(
                    "list-two",
                    head = self.say(head),
                    next = self.say(next)
                ));
            }
            [before @ .., last] => (last, before),
        };
        let joined = before
            .iter()
            .map(|message| self.say(message))
            .reduce(|head, next| self.say(&crate::msg!("list-between", head = head, next = next)));
        match joined {
            Some(head) => self.say(&crate::msg!(
                "list-last",
                head = head,
                next = self.say(last)
            )),
            None => self.say(last),
        }
    }

    fn format(&self, whole_id: &str, arguments: &FluentArgs<'_>) -> Option<String> {
        let (id, attribute) = split(whole_id);
        for bundle in &self.bundles {
            let pattern = bundle.get_message(id).and_then(|message| match attribute {
                Some(name) => message
                    .get_attribute(name)
                    .map(|attribute| attribute.value()),
                None => message.value(),
            });
            if let Some(pattern) = pattern {
                let mut errors = Vec::new();
                let words = bundle.format_pattern(pattern, Some(arguments), &mut errors);
                let words = visible(words);
                if !errors.is_empty() {
                    self.report(whole_id, &format!("{errors:?}"));
                }
                return Some(words);
            }
        }
        None
    }

    fn report(&self, id: &str, problem: &str) {
        let mut reported = self.reported.lock().unwrap_or_else(PoisonError::into_inner);
        if reported.insert(id.to_owned()) {
            log::warn!("message `{id}` in {}: {problem}", self.language);
        }
    }
}

fn split(id: &str) -> (&str, Option<&str>) {
    match id.split_once('.') {
        Some((id, attribute)) => (id, Some(attribute)),
        None => (id, None),
    }
}

pub(super) fn bundle(tag: &str, sources: &[LocaleFile]) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = tag.parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // The screens lay text out in one direction; isolation marks would only be read aloud.
    bundle.set_use_isolating(false);
    // A number below nothing has the sign that all others have, and no hyphen.
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) if number.value < 0.0 => {
            Some(number.as_string().replacen('-', "−", 1))
        }
        _ => None,
    }));
    add_functions(tag, &mut bundle);
    for source in sources {
        let resource =
            FluentResource::try_new(source.text.clone()).unwrap_or_else(|(resource, _)| resource);
        // A second message of the same id is left out; `check` names it.
        let _ = bundle.add_resource(resource);
    }
    bundle
}
