//! How the game ended: the winning hand as a picture with its line as the card prints it, and a small
//! table of who pays what and where everybody stands.

use std::iter;

use egui::{Align, Grid, Layout, Rect, RichText, ScrollArea, Sense, Stroke, Ui, UiBuilder};

use super::LEARNER;
use super::player::{bettor_name, player_name};
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::rules::{BySeat, Outcome, Seat, View, Win};
use crate::tile::Tile;
use crate::ui::reading::{LineReader, LineReaders, RackAtHand};
use crate::ui::theme::{Theme, paper_frame, text_size};
use crate::ui::widgets::confetti;
use crate::ui::words::{listed, rule_link, said, said_weak};
use crate::ui::{Route, Shared, fonts};
use crate::wording::{self, Names};

/// The widest that the panel becomes, in points.
const WIDTH: f32 = 860.0;
/// About how wide the plates of the players at the sides are, in points.
const PLATE: f32 = 200.0;
/// The width of a column of points, in points.
const POINTS: f32 = 84.0;
/// The room for a name, in points.
const NAME: f32 = 112.0;
/// The room for a coin, in points.
const COIN: f32 = 22.0;
/// The space between columns, in points.
const BETWEEN: f32 = 16.0;

/// How much is told of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tells {
    /// Everything.
    All,
    /// Of a lesson's game only the hand and the sums; what else there is to say the lesson says.
    Sums,
    /// As long as the learner does not know how payments come about: the hand, and who pays more than others.
    WhoPays,
}

/// A result, and how it is told.
#[derive(Clone, Copy)]
pub(super) struct ShownResult<'a> {
    pub(super) session: &'a Session,
    pub(super) outcome: &'a Outcome,
    pub(super) tells: Tells,
    /// What the players are called.
    pub(super) names: Names,
}

/// Draws the result over the felt.
pub(super) fn ui(
    ui: &mut Ui,
    felt: Rect,
    shown: ShownResult<'_>,
    lines: &mut LineReaders,
    shared: &Shared<'_>,
) {
    let ShownResult {
        session,
        outcome,
        tells,
        names,
    } = shown;
    follow(lines, session);
    lines.take_keys(ui);
    let mut lines = lines.iter_mut();
    // Of what lies beside it either all is seen or nothing.
    let beside = felt.width() - WIDTH;
    let width = if beside < 2.0 * PLATE {
        felt.width()
    } else {
        WIDTH
    } - 16.0;
    let rect = Rect::from_center_size(felt.center(), egui::vec2(width, felt.height() - 8.0));
    let view = session.view();
    if matches!(outcome, Outcome::Win(win) if Some(win.winner) == session.learner()) {
        let game = (session.table().seed(), session.number());
        confetti(ui, rect, ui.scope_id().with(("won", game)));
    }
    ui.scope_builder(UiBuilder::new().id_salt("result").max_rect(rect), |ui| {
        paper_frame(Theme::current(ui))
            .inner_margin(egui::Margin::symmetric(12, 8))
            .show(ui, |ui| {
                ScrollArea::vertical().id_salt("result").show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.spacing_mut().item_spacing.y = 3.0;
                    ui.spacing_mut().interact_size.y = 20.0;
                    told(ui, session, outcome, tells, names, shared);
                    if tells != Tells::All {
                        if let (Outcome::Win(_), Some(won)) = (outcome, lines.next()) {
                            won.one_hand_ui(ui, shared);
                        }
                        ui.add_space(6.0);
                        if tells == Tells::WhoPays {
                            who_pays(ui, session, outcome, names, shared);
                        } else {
                            sums(ui, session, outcome, names, false, shared);
                        }
                        return;
                    }
                    if let Outcome::Win(win) = outcome {
                        if let Some(won) = lines.next() {
                            won.ui(ui, shared);
                        }
                        reason(ui, win, view, shared);
                    }
                    ui.add(egui::Separator::default().spacing(2.0));
                    sums(ui, session, outcome, names, true, shared);
                    rule_links(ui, session, outcome, shared);
                    mistakes(ui, session, names, shared);
                    if let Some(own) = lines.next() {
                        own_line(ui, own, shared);
                    }
                });
            });
    });
}

/// What happened, in one sentence.
fn told(
    ui: &mut Ui,
    session: &Session,
    outcome: &Outcome,
    tells: Tells,
    names: Names,
    shared: &Shared<'_>,
) {
    let is_early = tells == Tells::WhoPays;
    let title = match outcome {
        Outcome::Win(win) if Some(win.winner) == session.learner() && is_early => {
            msg!("table-you-won-early")
        }
        Outcome::Win(win) if Some(win.winner) == session.learner() => msg!("table-you-won"),
        Outcome::Win(_) => msg!("table-other-won"),
        Outcome::WallGame => msg!("table-wall-game"),
        Outcome::Penalty(_) => msg!("table-game-over"),
    };
    let title = RichText::new(shared.say(&title));
    ui.label(title.size(text_size::HEADING).family(fonts::bold()));
    // It names a section of the card, of which one hears later than of the winds.
    if names.east.is_some() {
        let what = wording::outcome(outcome, names, session.view().card());
        let size = if is_early {
            text_size::LARGE
        } else {
            text_size::BODY
        };
        said(ui, shared, &shared.say(&what), size);
    }
    let mut weak = |text: Message| said_weak(ui, shared, &shared.say(&text), text_size::BODY);
    if matches!(outcome, Outcome::WallGame) {
        weak(msg!("table-wall-game-why"));
    }
    let mistakes = session.mistakes_of_the_others().count();
    if mistakes > 0 {
        weak(msg!("mistakes-count", count = mistakes));
    }
}

/// The lines of which the result tells: the winner's with the winning hand, and the one that was nearest
/// to the learner's rack.
pub(super) fn follow(lines: &mut LineReaders, session: &Session) {
    let of = (
        session.table().seed(),
        session.number(),
        session.actions_done(),
    );
    lines.follow(of, || {
        let Some(Outcome::Win(win)) = session.outcome() else {
            return nearest(session).into_iter().collect();
        };
        let rack = RackAtHand::of_winner(session, win);
        let won = LineReader::beside(session.compiled_card(), win.line, rack)
            .begin_with(win.hand)
            .terse()
            .open();
        let is_own = session.learner() == Some(win.winner);
        let own = nearest(session).filter(|_| !is_own);
        iter::once(won).chain(own).collect()
    });
}

/// The line that was nearest to the learner's rack.
fn nearest(session: &Session) -> Option<LineReader> {
    let rack = RackAtHand::of_session(session)?;
    LineReader::nearest(session.compiled_card(), rack).map(LineReader::terse)
}

/// The line that was nearest to the learner's rack, and how much was missing.
fn own_line(ui: &mut Ui, line: &mut LineReader, shared: &Shared<'_>) {
    let missing = line.missing().unwrap_or_default();
    let title = msg!("table-result-nearest", missing = missing);
    let title = shared.say(&title);
    let label = ui.label(RichText::new(&title).family(fonts::bold()));
    listed(ui, shared, &title, label.rect);
    ui.push_id("own line", |ui| line.ui(ui, shared));
}

/// That the hand was checked, and why the payments are what they are.
fn reason(ui: &mut Ui, win: &Win, view: View<'_>, shared: &Shared<'_>) {
    let verified = if win.concealed[Tile::Blank] > 0 {
        msg!("table-result-verified-blanks")
    } else {
        msg!("table-result-verified")
    };
    said_weak(ui, shared, &shared.say(&verified), text_size::SMALL);
    let reasons = wording::payment_reasons(win, view.card());
    let reasons: Vec<_> = reasons.iter().map(|reason| shared.say(reason)).collect();
    said(ui, shared, &reasons.join(" "), text_size::BODY);
}

/// Leads to the rules by which the payments are what they are.
fn rule_links(ui: &mut Ui, session: &Session, outcome: &Outcome, shared: &Shared<'_>) {
    ui.horizontal_wrapped(|ui| {
        let bet = session.bet_settlement().unwrap_or_default();
        for rule in wording::rules_of_account(outcome, &bet) {
            let title = msg!("see-rule", rule = wording::rule_title(rule));
            let title = RichText::new(shared.say(&title)).size(text_size::SMALL);
            if ui.link(title).clicked() {
                shared.go(Route::Rulebook(Some(rule)));
            }
        }
    });
}

/// What the others did against the rules, each with its rule; nothing where they never err.
fn mistakes(ui: &mut Ui, session: &Session, names: Names, shared: &Shared<'_>) {
    let mut mistakes = session.mistakes_of_the_others().peekable();
    if mistakes.peek().is_none() {
        if session.may_the_others_err() {
            let none = RichText::new(shared.say(&msg!("mistakes-none")));
            ui.label(none.color(Theme::current(ui).text_weak));
        }
        return;
    }
    let title = RichText::new(shared.say(&msg!("mistakes-title")));
    ui.label(title.family(fonts::bold()));
    for (place, mistake) in mistakes.enumerate() {
        ui.push_id(("mistake", place), |ui| {
            ui.horizontal_wrapped(|ui| {
                let told = shared.say(&wording::mistake(mistake, names));
                let label = ui.label(&told);
                listed(ui, shared, &told, label.rect);
                rule_link(ui, shared, mistake.rule);
            });
        });
    }
}

/// What a game brought a person, and how that comes about.
struct Row {
    name: Message,
    is_learner: bool,
    change: i32,
    how: Vec<Message>,
    score: i32,
}

/// A row for each player, from East, or from the learner where nobody is called so, and one for who sits out.
fn rows(session: &Session, outcome: &Outcome, names: Names) -> Vec<Row> {
    let bet = session.bet_settlement().unwrap_or_default();
    let balance = match outcome {
        Outcome::Win(win) => win.payments.balance,
        Outcome::Penalty(end) => end.payments.balance,
        Outcome::WallGame => BySeat::default(),
    };
    let scores = session.scores();
    let of_seat = |seat: Seat| Row {
        name: player_name(session, seat, names),
        is_learner: session.learner() == Some(seat),
        change: bet.balance[seat] + balance[seat],
        how: wording::account(outcome, &bet, names, seat),
        score: scores[seat],
    };
    let first = names.east.unwrap_or(LEARNER);
    let mut rows: Vec<_> = (0..4)
        .map(|steps| of_seat(first.steps_right(steps)))
        .collect();
    rows.extend(session.bettor_score().map(|score| Row {
        name: bettor_name(session),
        is_learner: session.sits_out(),
        change: bet.bettor,
        how: wording::account_of_bettor(session.known_bet(), &bet, names),
        score,
    }));
    rows
}

/// A row for each person: whether they pay or are paid, with as many coins as the one who pays least has to pay
/// one.
fn who_pays(ui: &mut Ui, session: &Session, outcome: &Outcome, names: Names, shared: &Shared<'_>) {
    let rows = rows(session, outcome, names);
    let paid: Vec<_> = rows.iter().map(|row| -row.change).collect();
    let paid: Vec<_> = paid.into_iter().filter(|paid| *paid > 0).collect();
    let least = paid.iter().copied().min().unwrap_or(1);
    // For a tile that was drawn everybody pays twice as much as for one that somebody else discarded.
    let is_self_picked = paid.len() == 3 && paid.iter().all(|paid| *paid == least);
    let least = if is_self_picked { least / 2 } else { least }.max(1);
    let most = rows.iter().map(|row| row.change.abs() / least).max();
    let room = most.unwrap_or_default() as f32 * COIN;
    Grid::new("who pays")
        .num_columns(3)
        .spacing([2.0 * BETWEEN, 4.0])
        .show(ui, |ui| {
            for row in rows {
                let name = RichText::new(shared.say(&row.name)).size(text_size::LARGE);
                ui.label(name.family(fonts::bold()));
                let times = row.change / least;
                coins(ui, room, times.unsigned_abs());
                let part = msg!(
                    "table-result-shares",
                    who = if row.is_learner { "you" } else { "other" },
                    sign = sign(row.change),
                    times = times.unsigned_abs()
                );
                ui.label(RichText::new(shared.say(&part)).size(text_size::LARGE));
                ui.end_row();
            }
        });
}

/// So many coins in a row, at the left of this much room.
fn coins(ui: &mut Ui, room: f32, count: u32) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(room, COIN), Sense::hover());
    let edge = Stroke::new(1.5, Theme::current(ui).accent_edge);
    for place in 0..count {
        let middle = rect.left_center() + egui::vec2((place as f32 + 0.5) * COIN, 0.0);
        let radius = COIN / 2.0 - 2.0;
        ui.painter()
            .circle(middle, radius, Theme::current(ui).accent, edge);
    }
}

/// A row for each person: what this game brought, how that comes about, and, in a match, the score.
fn sums(
    ui: &mut Ui,
    session: &Session,
    outcome: &Outcome,
    names: Names,
    is_match: bool,
    shared: &Shared<'_>,
) {
    let heading = |text: Message| RichText::new(shared.say(&text)).size(text_size::SMALL);
    let theme = Theme::current(ui);
    let weak = |text: RichText| text.color(theme.text_weak);
    let room = ui.available_width() - NAME - 2.0 * POINTS - 3.0 * BETWEEN;
    Grid::new("sums")
        .num_columns(4)
        .spacing([BETWEEN, 0.0])
        .min_row_height(20.0)
        .show(ui, |ui| {
            ui.label(weak(heading(msg!("table-result-player"))));
            points(ui, weak(heading(msg!("table-result-this-game"))));
            ui.label("");
            if is_match {
                points(ui, weak(heading(msg!("table-scores"))));
            }
            ui.end_row();
            for row in rows(session, outcome, names) {
                let name = RichText::new(shared.say(&row.name));
                let name = egui::Label::new(name.family(fonts::bold())).truncate();
                ui.allocate_ui(egui::vec2(NAME, 20.0), |ui| {
                    ui.set_min_width(NAME);
                    ui.add(name);
                });
                points(ui, RichText::new(shared.say(&signed(row.change))));
                let how: Vec<_> = row.how.iter().map(|part| shared.say(part)).collect();
                ui.vertical(|ui| {
                    ui.set_width(room);
                    let how = weak(RichText::new(how.join(" · ")));
                    ui.add(egui::Label::new(how).wrap());
                });
                if is_match {
                    let score = shared.say(&plain(row.score));
                    points(ui, RichText::new(score).family(fonts::bold()));
                }
                ui.end_row();
            }
        });
}

/// A number in a column of numbers: it ends where they end.
fn points(ui: &mut Ui, text: RichText) {
    let size = egui::vec2(POINTS, 20.0);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_width(POINTS);
        ui.label(text);
    });
}

/// What a game brought: "+50", "−25", or "0".
fn signed(points: i32) -> Message {
    number(points, sign(points))
}

/// Whether points come in or go out, as its sentences know it.
const fn sign(points: i32) -> &'static str {
    match points {
        0 => "none",
        1.. => "plus",
        _ => "minus",
    }
}

/// A score: "50", "−25", or "0".
fn plain(points: i32) -> Message {
    number(points, if points < 0 { "minus" } else { "none" })
}

fn number(points: i32, sign: &'static str) -> Message {
    msg!(
        "table-result-points",
        points = points.unsigned_abs(),
        sign = sign
    )
}
