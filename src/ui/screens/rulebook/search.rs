//! What the search of the rulebook finds: the rules that speak of the words that are searched, the best first, each
//! with the sentence that does. What players also call a thing is known from the glossary.

use std::collections::{BTreeMap, BTreeSet};

use super::written;
use crate::glossary::{SearchedText, meant_by, searched_words};
use crate::locale::{Language, Message};
use crate::msg;
use crate::rules::RuleId;
use crate::ui::Shared;
use crate::wording;

/// A rule that is found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Found {
    /// The rule.
    pub(super) rule: RuleId,
    /// Its sentence that speaks of it, where the title does not say it.
    pub(super) sentence: Option<String>,
}

/// How much it counts where a rule says what is searched.
const TITLE: f32 = 8.0;
const WORD: f32 = 6.0;
const CHAPTER: f32 = 4.0;
const TEXT: f32 = 3.0;
const EXAMPLE: f32 = 2.0;
const ID: f32 = 1.0;
/// How much more where it says all of it as it was typed.
const AS_TYPED: f32 = 2.0;
/// As near as a form of a word comes to it.
const FORM: f32 = 0.8;
/// A rule is found when it has at least this share of what is searched, by the weight of the words.
const LEAST_SHARE: f32 = 0.6;

/// All that can be found in the rulebook, in one language.
#[derive(Debug)]
pub(super) struct RuleIndex {
    language: Language,
    pages: Vec<Page>,
    /// Words that mean the same to who searches.
    synonyms: Vec<BTreeSet<String>>,
}

impl RuleIndex {
    /// Reads the rulebook as the learner has it now.
    fn of(shared: &Shared<'_>) -> Self {
        Self {
            language: shared.locale.language(),
            pages: written(shared).map(|rule| Page::of(shared, rule)).collect(),
            synonyms: shared
                .say(&msg!("rulebook-synonyms"))
                .split([';', '；'])
                .map(searched_words)
                .collect(),
        }
    }

    /// The kept one, read anew where the learner has changed the language.
    pub(super) fn kept<'i>(kept: &'i mut Option<Self>, shared: &Shared<'_>) -> &'i Self {
        let language = shared.locale.language();
        let known = kept.take().filter(|index| index.language == language);
        kept.insert(known.unwrap_or_else(|| Self::of(shared)))
    }

    /// The rules that are found, the best first; none when nothing is searched.
    pub(super) fn found(&self, typed: &str) -> Vec<Found> {
        let words = Weighed::of(&self.pages, &self.synonyms, typed);
        if words.is_empty() {
            return Vec::new();
        }
        let all: f32 = words.iter().map(|word| word.weight).sum();
        let of_page = |page: &Page| {
            let (share, worth) = page.worth(&words, typed);
            (share >= LEAST_SHARE * all).then(|| (worth, page.found(&words)))
        };
        let mut found: Vec<(f32, Found)> = self.pages.iter().filter_map(of_page).collect();
        found.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        found.into_iter().map(|(_, found)| found).collect()
    }
}

/// A word that is searched.
#[derive(Debug)]
struct Weighed {
    /// The word, or those that are meant where it was typed with a slip.
    any_of: BTreeSet<String>,
    /// The fewer rules speak of it, the more it says which one is meant.
    weight: f32,
}

impl Weighed {
    fn of(pages: &[Page], synonyms: &[BTreeSet<String>], typed: &str) -> Vec<Self> {
        let of_word = |word: String| {
            let speak = |any_of: &BTreeSet<String>| {
                let speaks = |page: &&Page| page.nearness(any_of) > 0.0;
                pages.iter().filter(speaks).count()
            };
            let mut any_of = BTreeSet::from([word.clone()]);
            let same = |group: &&BTreeSet<String>| {
                let group = group.iter().map(|other| SearchedText::new(other));
                group.into_iter().any(|other| other.nearness(&word) >= FORM)
            };
            any_of.extend(synonyms.iter().filter(same).flatten().cloned());
            let mut count = speak(&any_of);
            if count == 0 {
                let known = pages.iter().flat_map(|page| &page.places);
                let known = known.flat_map(|(_, text)| text.words());
                let meant = meant_by(&word, known);
                any_of.extend(meant.into_iter().map(str::to_owned));
                count = speak(&any_of);
            }
            let weight = ((pages.len() + 1) as f32 / (count + 1) as f32).ln();
            Self {
                any_of,
                weight: weight.max(0.01),
            }
        };
        searched_words(typed).into_iter().map(of_word).collect()
    }
}

/// A rule with all that can be found of it.
#[derive(Debug)]
struct Page {
    rule: RuleId,
    /// What it says, and how much it counts there.
    places: Vec<(f32, SearchedText)>,
    sentences: Vec<String>,
}

impl Page {
    fn of(shared: &Shared<'_>, rule: RuleId) -> Self {
        let says = |message: &Message| shared.say(message);
        let text = says(&wording::rule_text(rule));
        let otherwise = wording::rule_otherwise(rule).map(|otherwise| says(&otherwise));
        let example = says(&wording::rule_example(rule));
        let mut places = vec![
            (TITLE, says(&wording::rule_title(rule))),
            // Teachers know some rules by their ids.
            (ID, rule.as_str().to_owned()),
            (CHAPTER, says(&wording::rule_area(rule.area()))),
            (TEXT, text.clone()),
            (EXAMPLE, example.clone()),
        ];
        places.extend(otherwise.clone().map(|otherwise| (EXAMPLE, otherwise)));
        let words = shared.words.glossary.iter().map(|(_, word)| word);
        let of_it = words.filter(|word| word.rules.contains(&rule));
        let forms = of_it.flat_map(|word| word.forms(|id| shared.locale.say_if_known(id)));
        places.push((WORD, forms.collect::<Vec<_>>().join("; ")));
        let texts = [Some(text), Some(example), otherwise];
        Self {
            rule,
            places: places
                .into_iter()
                .map(|(counts, text)| (counts, SearchedText::new(&text)))
                .collect(),
            sentences: texts
                .iter()
                .flatten()
                .flat_map(|it| sentences(it))
                .collect(),
        }
    }

    /// How near it comes to one of these words anywhere.
    fn nearness(&self, any_of: &BTreeSet<String>) -> f32 {
        let near = |(_, text): &(f32, SearchedText)| nearness(text, any_of);
        self.places.iter().map(near).fold(0.0, f32::max)
    }

    /// How much of what is searched it has, by the weight of the words, and how well it says it.
    fn worth(&self, words: &[Weighed], typed: &str) -> (f32, f32) {
        let mut share = 0.0;
        let mut worth = 0.0;
        for word in words {
            let says = |(counts, text): &(f32, SearchedText)| counts * nearness(text, &word.any_of);
            let best = self.places.iter().map(says).fold(0.0, f32::max);
            worth += best * word.weight;
            if best > 0.0 {
                share += word.weight;
            }
        }
        let as_typed = self.places.iter().filter(|(_, text)| text.has(typed));
        let best = as_typed.map(|(counts, _)| *counts).fold(0.0, f32::max);
        (share, worth + AS_TYPED * best)
    }

    fn found(&self, words: &[Weighed]) -> Found {
        let worth = |text: &SearchedText| -> f32 {
            let worth = |word: &Weighed| word.weight * nearness(text, &word.any_of);
            words.iter().map(worth).sum()
        };
        let title = self.places.first().map_or(0.0, |(_, title)| worth(title));
        let mut best: (f32, Option<&String>) = (title, None);
        for sentence in &self.sentences {
            let worth = worth(&SearchedText::new(sentence));
            if worth > best.0 {
                best = (worth, Some(sentence));
            }
        }
        Found {
            rule: self.rule,
            sentence: best.1.cloned(),
        }
    }
}

fn nearness(text: &SearchedText, any_of: &BTreeSet<String>) -> f32 {
    let near = any_of.iter().map(|word| text.nearness(word));
    near.fold(0.0, f32::max)
}

/// The sentences of a text.
fn sentences(text: &str) -> Vec<String> {
    let mut sentences: BTreeMap<usize, String> = BTreeMap::new();
    let mut number = 0;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        sentences.entry(number).or_default().push(letter);
        let ends = match letter {
            '.' | '?' | '!' => letters.peek() == Some(&' '),
            '。' | '？' | '！' | '\n' => true,
            _ => false,
        };
        number += usize::from(ends);
    }
    let sentences = sentences.into_values();
    sentences.map(|it| it.trim().to_owned()).collect()
}
