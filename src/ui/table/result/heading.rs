//! What happened: who won, with a face, and how, in one sentence.

use egui::{RichText, Sense, Stroke, Ui, Vec2};

use super::{ShownResult, Tells};
use crate::locale::Message;
use crate::msg;
use crate::rules::{Outcome, Seat};
use crate::ui::table::player_name::face_of;
use crate::ui::theme::{Theme, text_size};
use crate::ui::words::{said, said_weak};
use crate::ui::{Shared, fonts};
use crate::wording;

/// How large the face of who won is, in points.
const FACE: f32 = 54.0;

/// Draws it.
pub(super) fn ui(ui: &mut Ui, shown: ShownResult<'_>, shared: &Shared<'_>) {
    let face = winner(shown).and_then(|seat| face_of(shown.session, seat, shown.names));
    ui.horizontal(|ui| {
        if let Some(face) = face {
            let (place, _) = ui.allocate_exact_size(Vec2::splat(FACE), Sense::hover());
            face.paint(ui, place);
            let edge = Stroke::new(3.0, Theme::current(ui).accent);
            ui.painter()
                .circle_stroke(place.center(), FACE / 2.0 - 1.5, edge);
            ui.add_space(4.0);
        }
        ui.vertical(|ui| words(ui, shown, shared));
    });
}

fn words(ui: &mut Ui, shown: ShownResult<'_>, shared: &Shared<'_>) {
    let is_early = shown.tells == Tells::WhoPays;
    let size = match shown.tells {
        Tells::All if winner(shown).is_some_and(|it| Some(it) == shown.session.learner()) => {
            text_size::TITLE
        }
        _ => text_size::HEADING,
    };
    let title = RichText::new(shared.say(&title(shown)));
    ui.label(title.size(size).family(fonts::bold()));
    // It names a section of the card, of which one hears later than of the winds.
    if shown.names.east.is_some() {
        let card = shown.session.view().card();
        let what = wording::outcome(shown.outcome, shown.names, card);
        let size = if is_early {
            text_size::LARGE
        } else {
            text_size::BODY
        };
        said(ui, shared, &shared.say(&what), size);
    }
    let mut weak = |text: Message| said_weak(ui, shared, &shared.say(&text), text_size::BODY);
    if matches!(shown.outcome, Outcome::WallGame) {
        weak(msg!("table-wall-game-why"));
    }
    let mistakes = shown.session.mistakes_of_the_others().count();
    if mistakes > 0 {
        weak(msg!("mistakes-count", count = mistakes));
    }
}

fn title(shown: ShownResult<'_>) -> Message {
    match shown.outcome {
        Outcome::Win(win) => {
            let is_own = Some(win.winner) == shown.session.learner();
            match shown.tells {
                Tells::WhoPays if is_own => msg!("table-you-won-early"),
                Tells::WhoPays | Tells::Sums if !is_own => msg!("table-other-won"),
                _ => msg!("table-named-won", player = shown.names.name(win.winner)),
            }
        }
        Outcome::WallGame => msg!("table-wall-game"),
        Outcome::Penalty(_) => msg!("table-game-over"),
    }
}

fn winner(shown: ShownResult<'_>) -> Option<Seat> {
    match shown.outcome {
        Outcome::Win(win) => Some(win.winner),
        Outcome::WallGame | Outcome::Penalty(_) => None,
    }
}
