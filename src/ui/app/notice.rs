//! What went wrong with a file of the profile, said under the top bar.

use egui::{Frame, Panel, Stroke, Ui};

use crate::locale::Message;
use crate::msg;
use crate::play::RestoreError;
use crate::profile::{Damage, Notice, Obstacle};
use crate::ui::theme::Theme;
use crate::ui::widgets::{Icon, plain_button};
use crate::ui::{Command, Route, Shared};
use crate::wording;

/// Shows the oldest notice under the top bar, until the learner has read it.
pub(super) fn ui(ui: &mut Ui, shared: &Shared<'_>) {
    let Some(notice) = shared.profile.notices().first() else {
        return;
    };
    let frame = Frame::side_top_panel(ui.style())
        .fill(Theme::current(ui).selection)
        .stroke(Stroke::new(1.0, Theme::current(ui).accent_edge));
    Panel::top("notice").frame(frame).show(ui, |ui| {
        ui.horizontal(|ui| {
            let image = Icon::Notice.image(ui, 18.0).tint(Theme::current(ui).text);
            ui.add(image);
            let tells_more = *notice == Notice::WentWrong;
            let text_width = ui.available_width() - if tells_more { 400.0 } else { 180.0 };
            ui.vertical(|ui| {
                ui.set_max_width(text_width);
                ui.label(shared.say(&message(notice)));
            });
            let more = shared.say(&msg!("settings-about"));
            if tells_more && plain_button(ui, Icon::Question, &more).clicked() {
                shared.go(Route::About);
            }
            let read = shared.say(&msg!("notice-dismiss"));
            if plain_button(ui, Icon::Check, &read).clicked() {
                shared.ask(Command::DismissNotice);
            }
        });
    });
}

/// A notice, with what became of the file.
fn message(notice: &Notice) -> Message {
    match notice {
        Notice::SetAside {
            file,
            kept_as,
            damage: why,
        } => msg!(
            "notice-set-aside",
            file = file.as_ref(),
            damage = damage(why),
            kept_as = kept_as.display().to_string()
        ),
        Notice::LeftAlone { file, damage: why } => {
            msg!(
                "notice-left-alone",
                file = file.as_ref(),
                damage = damage(why)
            )
        }
        Notice::NotKept { file, why } => match why {
            Obstacle::NoRoom => msg!("notice-no-room"),
            Obstacle::NotAllowed => msg!("notice-not-allowed"),
            Obstacle::ProgramFailed => msg!("notice-program-failed", file = file.as_ref()),
            Obstacle::Other { error } => msg!(
                "notice-not-kept",
                file = file.as_ref(),
                error = error.as_str()
            ),
        },
        Notice::WentWrong => msg!("notice-went-wrong"),
        Notice::OpenElsewhere => msg!("notice-open-elsewhere"),
        Notice::CardNotUsable { id } => msg!("notice-card-not-usable", id = id.as_str()),
        Notice::LessonUnreadable { path, error } => msg!(
            "notice-lesson-unreadable",
            path = path.display().to_string(),
            error = error.as_str()
        ),
        Notice::BrokenLesson(problem) => msg!(
            "notice-broken-lesson",
            file = problem.file.as_str(),
            line = problem.line,
            column = problem.column,
            problem = wording::lesson_problem(problem)
        ),
        Notice::BrokenLessonText(problem) => msg!(
            "notice-broken-lesson-text",
            file = problem.file.as_str(),
            line = problem.line,
            column = problem.column,
            problem = wording::locale_problem(problem)
        ),
    }
}

pub(super) fn damage(damage: &Damage) -> Message {
    match damage {
        Damage::Malformed {
            line: Some(line),
            column: Some(column),
            message,
        } => msg!(
            "damage-malformed-at",
            line = *line,
            column = *column,
            message = message.as_str()
        ),
        Damage::Malformed { message, .. } => {
            msg!("damage-malformed", message = message.as_str())
        }
        Damage::Card {
            line,
            column,
            problem,
        } => msg!(
            "damage-malformed-at",
            line = *line,
            column = *column,
            message = wording::card_problem(problem, None)
        ),
        Damage::Match(error) => match error.as_ref() {
            RestoreError::NotUnderstood(word) => msg!("damage-match-word", word = word.as_str()),
            RestoreError::Record(problem) => msg!(
                "damage-malformed",
                message = wording::record_problem(&problem.kind)
            ),
            RestoreError::Replay(error) => {
                msg!("damage-malformed", message = wording::replay_error(error))
            }
            RestoreError::OtherGame(number) => msg!("damage-match-other", number = *number),
        },
        Damage::Newer { format } => msg!("damage-newer", format = *format),
        Damage::Unreadable { error } => msg!("damage-unreadable", error = error.as_str()),
    }
}
