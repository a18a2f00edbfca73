//! Work that the screen asks for: it draws on, and takes up what came of it once that is there.

use std::fmt;

use egui::Context;

use crate::play::{Background, Refining};

/// Work that the screen does not wait for, as far as it has come.
#[derive(Default)]
pub(in crate::ui) enum Deferred<T> {
    /// Nothing is asked, or all was handed out.
    #[default]
    Nothing,
    /// It has been asked for, and is begun by the next [`follow`](Self::follow).
    Wanted(Box<dyn FnOnce() -> T + Send>),
    /// It is done beside the screen.
    UnderWay(Background<T>),
}

impl<T: Send + 'static> Deferred<T> {
    /// This is to be done.
    pub(in crate::ui) fn of(work: impl FnOnce() -> T + Send + 'static) -> Self {
        Self::Wanted(Box::new(work))
    }

    /// Whether nothing is asked, or all was handed out.
    pub(in crate::ui) const fn is_nothing(&self) -> bool {
        matches!(self, Self::Nothing)
    }

    /// Begins what has been asked for, and hands out what came of it, once.
    pub(in crate::ui) fn follow(&mut self, how: Refining, context: &Context) -> Option<T> {
        let under_way = match std::mem::take(self) {
            Self::Nothing => return None,
            Self::Wanted(work) => {
                let context = context.clone();
                Background::begin(how, work, move || context.request_repaint())
            }
            Self::UnderWay(under_way) => under_way,
        };
        let result = under_way.take();
        if result.is_none() {
            *self = Self::UnderWay(under_way);
        }
        result
    }
}

impl<T> fmt::Debug for Deferred<T> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Self::Nothing => "Nothing",
            Self::Wanted(_) => "Wanted",
            Self::UnderWay(_) => "UnderWay",
        })
    }
}
