//! The card in use, the lessons on it and the language of all texts: made on a thread of their own when others are
//! chosen, and taken up together.

use std::iter;
use std::sync::Arc;

use super::MahjTutor;
use crate::analysis::CompiledCard;
use crate::card::{Card, Draft};
use crate::lesson::{LessonFile, Shelf};
use crate::locale::{Language, Locale};
use crate::play::Background;
use crate::profile::{OwnLessons, Profile};
use crate::ui::shared::Words;

/// What is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Chosen {
    language: Language,
    /// The id of the card; nothing as long as none is chosen.
    card: Option<String>,
    /// What was typed, where it is one of the learner's own.
    own: Option<Draft>,
    /// The learner's own lessons.
    lessons: Arc<OwnLessons>,
}

/// What is made of it.
#[derive(Debug)]
pub(super) struct TakenUp {
    pub(super) card: Arc<CompiledCard>,
    pub(super) locale: Locale,
    pub(super) words: Words,
    pub(super) course: Shelf,
}

/// What is made at the moment.
#[derive(Debug)]
pub(super) struct Awaited {
    of: Chosen,
    made: Background<TakenUp>,
    /// The learner's own lessons before, where they are others now.
    lessons_before: Option<Arc<OwnLessons>>,
}

/// What everything is made from.
pub(super) struct TakeUpInputs {
    /// The card that is played when none is chosen, or the chosen one cannot be.
    pub(super) stand_in: Arc<CompiledCard>,
    /// The cards that ship.
    pub(super) shipped: Vec<Arc<CompiledCard>>,
    /// The files of the lessons that ship.
    pub(super) lessons: Arc<[LessonFile]>,
    /// The learner's own cards, which lessons can be on, too.
    pub(super) own: Vec<Draft>,
    /// The card in use, where it stays.
    pub(super) staying: Option<Arc<CompiledCard>>,
}

impl Chosen {
    /// What is chosen in this profile; texts are in this language.
    pub(super) fn of(profile: &Profile, language: Language) -> Self {
        let card = profile.settings().card.clone();
        let own = card.as_deref().and_then(|id| profile.own_cards().find(id));
        Self {
            language,
            own: own.cloned(),
            card,
            lessons: Arc::clone(profile.own_lessons()),
        }
    }

    fn is_card_of(&self, other: &Self) -> bool {
        self.card == other.card && self.own == other.own
    }
}

impl TakeUpInputs {
    /// Makes what is chosen.
    pub(super) fn make(self, chosen: &Chosen) -> TakenUp {
        let card = self.card(chosen);
        let locale = Locale::with_own(chosen.language, &chosen.lessons.texts);
        let words = Words::new(self.shipped.last().unwrap_or(&card), &locale);
        let playable = self.own.iter().filter_map(|draft| draft.check().card);
        let cards: Vec<_> = iter::once(Arc::clone(&card))
            .chain(self.shipped)
            .chain(playable.map(compiled))
            .collect();
        let files = self.lessons.iter().chain(&chosen.lessons.files);
        let files: Vec<_> = files.cloned().collect();
        // Lessons that keep no card of their own are on the card in use. The one that is played with as long as none
        // is chosen is not one that the learner knows.
        let known = chosen.card.is_some().then_some(&card);
        let mut course = Shelf::read_on(&files, &cards, known);
        course.take_texts(|id| locale.reading_seconds(id));
        TakenUp {
            card,
            locale,
            words,
            course,
        }
    }

    fn card(&self, chosen: &Chosen) -> Arc<CompiledCard> {
        if let Some(card) = &self.staying {
            return Arc::clone(card);
        }
        if let Some(card) = chosen.own.as_ref().and_then(|draft| draft.check().card) {
            return compiled(card);
        }
        let named = |card: &&Arc<CompiledCard>| Some(&card.card().id) == chosen.card.as_ref();
        let named = self.shipped.iter().find(named);
        Arc::clone(named.unwrap_or(&self.stand_in))
    }
}

fn compiled(card: Card) -> Arc<CompiledCard> {
    Arc::new(CompiledCard::new(Arc::new(card)))
}

impl MahjTutor {
    /// Has what is chosen made, where it is something else than what is in use or on its way.
    pub(super) fn take_up_what_is_chosen(&mut self, now: f64) {
        let chosen = Chosen::of(&self.profile, self.chosen_language());
        self.take_up(chosen, None, now);
    }

    /// Has all texts made in this language.
    pub(super) fn take_up_language(&mut self, language: Language, now: f64) {
        let chosen = Chosen::of(&self.profile, language);
        self.take_up(chosen, None, now);
    }

    fn chosen_language(&self) -> Language {
        let newest = self.awaited.as_ref().map_or(&self.chosen, |it| &it.of);
        newest.language
    }

    fn take_up(&mut self, chosen: Chosen, before: Option<Arc<OwnLessons>>, now: f64) {
        let awaited = self.awaited.take();
        let newest = awaited.as_ref().map_or(&self.chosen, |it| &it.of);
        if *newest == chosen {
            self.awaited = awaited;
            return;
        }
        // Whoever was not told of the change before is told of both at once.
        let lessons_before = awaited.and_then(|it| it.lessons_before).or(before);
        let sources = TakeUpInputs {
            stand_in: Arc::clone(self.shipped.first().unwrap_or(&self.card)),
            shipped: self.shipped.clone(),
            lessons: Arc::clone(&self.lessons),
            own: self.profile.own_cards().iter().cloned().collect(),
            staying: (self.chosen.is_card_of(&chosen)).then(|| Arc::clone(&self.card)),
        };
        let of = chosen.clone();
        let make = move || sources.make(&of);
        let window = self.window.clone();
        let tell = move || window.request_repaint();
        self.awaited = Some(Awaited {
            of: chosen,
            made: Background::begin(self.refining, make, tell),
            lessons_before,
        });
        self.take_up_what_is_made(now);
    }

    /// Takes up what was made meanwhile.
    pub(super) fn take_up_what_is_made(&mut self, now: f64) {
        let Some(made) = self.awaited.as_ref().and_then(|it| it.made.take()) else {
            return;
        };
        let Some(awaited) = self.awaited.take() else {
            return;
        };
        self.chosen = awaited.of;
        self.card = made.card;
        self.locale = made.locale;
        self.words = made.words;
        self.course = made.course;
        for command in std::mem::take(&mut self.put_off) {
            self.commands.push(command);
        }
        if let Some(before) = awaited.lessons_before {
            self.profile.forget_lesson_notices();
            self.tell_of_lessons();
            let (screens, mut change) = self.change(now);
            screens.lesson.reread(&before.files, &mut change);
        }
    }

    /// Has the learner's own lessons taken up when they were read and are others now.
    pub(super) fn take_up_own_lessons(&mut self, now: f64) {
        if let Some(before) = self.profile.take_lessons_before() {
            let chosen = Chosen::of(&self.profile, self.chosen_language());
            self.take_up(chosen, Some(before), now);
        }
    }
}
