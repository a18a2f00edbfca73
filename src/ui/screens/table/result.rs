//! How the game ended: the winning hand as a picture with its line as the card prints it, and a small
//! table of who pays what and where everybody stands.

use egui::{Align, Grid, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder};

use super::hand::{Held, lay_out};
use super::names;
use super::player::player_name;
use crate::locale::Message;
use crate::msg;
use crate::play::Session;
use crate::rules::{
    Bet, BetSettlement, Outcome, PaymentFactor, PaymentLine, Payments, RuleId, Seat, View, Win,
};
use crate::tile::TileCounts;
use crate::ui::theme::{paper_frame, text_size};
use crate::ui::widgets::{CardLine, TileSize};
use crate::ui::{Commands, Route, Shared, fonts};
use crate::wording;

/// The widest that the panel becomes, in points.
const WIDTH: f32 = 720.0;
/// The width of a column of points, in points.
const POINTS: f32 = 84.0;

/// Draws the result over the felt.
pub(super) fn ui(
    ui: &mut Ui,
    felt: Rect,
    session: &Session,
    outcome: &Outcome,
    shared: &Shared<'_>,
    commands: &mut Commands,
) {
    let width = felt.width().min(WIDTH) - 16.0;
    let rect = Rect::from_center_size(felt.center(), egui::vec2(width, felt.height() - 8.0));
    let view = session.view();
    ui.scope_builder(UiBuilder::new().id_salt("result").max_rect(rect), |ui| {
        paper_frame(shared.theme)
            .inner_margin(egui::Margin::symmetric(12, 8))
            .show(ui, |ui| {
                ScrollArea::vertical().id_salt("result").show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    ui.spacing_mut().item_spacing.y = 3.0;
                    ui.spacing_mut().interact_size.y = 20.0;
                    told(ui, session, outcome, shared, commands);
                    if let Outcome::Win(win) = outcome {
                        hand(ui, win, view, shared);
                        reason(ui, win, view, shared);
                    }
                    ui.add(egui::Separator::default().spacing(2.0));
                    sums(ui, session, outcome, shared);
                });
            });
    });
}

/// What happened, in one sentence, and beside its title the rules of the payments.
fn told(
    ui: &mut Ui,
    session: &Session,
    outcome: &Outcome,
    shared: &Shared<'_>,
    commands: &mut Commands,
) {
    let title = match outcome {
        Outcome::Win(win) if Some(win.winner) == session.learner() => msg!("table-you-won"),
        Outcome::Win(_) => msg!("table-other-won"),
        Outcome::WallGame => msg!("table-wall-game"),
        Outcome::Penalty(_) => msg!("table-game-over"),
    };
    let title = RichText::new(shared.say(&title));
    ui.horizontal(|ui| {
        ui.label(title.size(text_size::HEADING).family(fonts::bold()));
        rule_links(ui, session, outcome, shared, commands);
    });
    let names = names(session);
    let view = session.view();
    ui.label(shared.say(&wording::outcome(outcome, names, view.card())));
    if matches!(outcome, Outcome::WallGame) {
        let why = shared.say(&msg!("table-wall-game-why"));
        ui.label(RichText::new(why).color(shared.theme.text_weak));
    }
}

/// The winning hand, group by group, each joker showing what it stands for; above it the line as the
/// card prints it.
fn hand(ui: &mut Ui, win: &Win, view: View<'_>, shared: &Shared<'_>) {
    let card = view.card();
    let Some(target) = card.targets().get(win.target as usize) else {
        return;
    };
    CardLine::new(card, win.line).show(ui, shared.locale);
    let mut naturals: TileCounts = win.concealed;
    for exposure in view.exposures(win.winner) {
        naturals.add_many(exposure.tile, exposure.naturals);
    }
    let groups = lay_out(target, |tile| {
        if naturals.remove(tile) {
            Held::Natural(tile)
        } else {
            Held::Joker(tile)
        }
    });
    super::hand::ui(ui, &groups, TileSize::Width(36.0), |_| None, shared);
}

/// That the hand was checked, and why the payments are what they are.
fn reason(ui: &mut Ui, win: &Win, view: View<'_>, shared: &Shared<'_>) {
    let verified = RichText::new(shared.say(&msg!("table-result-verified")));
    ui.label(
        verified
            .size(text_size::SMALL)
            .color(shared.theme.text_weak),
    );
    ui.label(shared.say(&wording::payment_reason(win, view.card())));
}

/// Leads to the rules by which the payments are what they are.
fn rule_links(
    ui: &mut Ui,
    session: &Session,
    outcome: &Outcome,
    shared: &Shared<'_>,
    commands: &mut Commands,
) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        for rule in rules_of(session, outcome) {
            let title = msg!("see-rule", rule = wording::rule_title(rule));
            let title = RichText::new(shared.say(&title)).size(text_size::SMALL);
            if ui.link(title).clicked() {
                commands.go(Route::Rulebook(Some(rule)));
            }
        }
    });
}

/// The rules by which the payments are what they are, each once.
fn rules_of(session: &Session, outcome: &Outcome) -> Vec<RuleId> {
    let bet = session.bet_settlement().unwrap_or_default();
    let mut rules: Vec<_> = bet.lines.iter().map(|line| line.rule).collect();
    if let Some(payments) = payments_of(outcome) {
        let factors = payments.lines.iter().flat_map(|line| &line.factors);
        rules.extend(factors.map(|factor| factor.rule));
        rules.extend(payments.penalties.iter().map(|penalty| penalty.rule));
    }
    rules.sort_unstable();
    rules.dedup();
    rules
}

/// The payments of a game; none where nobody pays.
const fn payments_of(outcome: &Outcome) -> Option<&Payments> {
    match outcome {
        Outcome::Win(win) => Some(&win.payments),
        Outcome::Penalty(end) => Some(&end.payments),
        Outcome::WallGame => None,
    }
}

/// What a game brought a person, and how that comes about.
struct Row {
    name: Message,
    change: i32,
    how: Vec<Message>,
    score: i32,
}

/// A row for each player, from East, and one for who sits out.
fn rows(session: &Session, outcome: &Outcome) -> Vec<Row> {
    let bet = session.bet_settlement().unwrap_or_default();
    let payments = payments_of(outcome);
    let scores = session.scores();
    let of_seat = |seat: Seat| Row {
        name: player_name(session, seat),
        change: bet.balance[seat] + payments.map_or(0, |payments| payments.balance[seat]),
        how: how(session, outcome, &bet, seat),
        score: scores[seat],
    };
    let east = session.seating().east;
    let mut rows: Vec<_> = (0..4)
        .map(|steps| of_seat(east.steps_right(steps)))
        .collect();
    rows.extend(session.bettor_score().map(|score| Row {
        name: if session.sits_out() {
            msg!("table-result-you-bet")
        } else {
            msg!("table-result-bettor")
        },
        change: bet.bettor,
        how: how_bet(session, &bet),
        score,
    }));
    rows
}

/// What the bet was, and what it cost; what it brought stands with those who paid.
fn how_bet(session: &Session, settlement: &BetSettlement) -> Vec<Message> {
    let names = names(session);
    let mut how = vec![match session.known_bet() {
        Some(Bet::On(seat)) => msg!("table-result-bet-on", player = names.name(seat)),
        Some(Bet::WallGame) => msg!("table-result-bet-on-wall"),
        None => msg!("table-result-no-bet"),
    }];
    let paid = settlement.lines.iter().filter(|line| line.points < 0);
    how.extend(paid.map(|line| {
        msg!(
            "table-result-bettor-pays",
            player = names.name(line.player),
            points = -line.points
        )
    }));
    how
}

/// A row for each person: what this game brought, how that comes about, and the score of the match.
fn sums(ui: &mut Ui, session: &Session, outcome: &Outcome, shared: &Shared<'_>) {
    let heading = |text: Message| RichText::new(shared.say(&text)).size(text_size::SMALL);
    let weak = |text: RichText| text.color(shared.theme.text_weak);
    Grid::new("sums")
        .num_columns(4)
        .spacing([16.0, 0.0])
        .min_row_height(20.0)
        .show(ui, |ui| {
            ui.label(weak(heading(msg!("table-result-player"))));
            points(ui, weak(heading(msg!("table-result-this-game"))));
            ui.label("");
            points(ui, weak(heading(msg!("table-scores"))));
            ui.end_row();
            for row in rows(session, outcome) {
                let name = RichText::new(shared.say(&row.name));
                ui.label(name.family(fonts::bold()));
                points(ui, RichText::new(shared.say(&signed(row.change))));
                ui.vertical(|ui| {
                    for message in &row.how {
                        ui.label(weak(RichText::new(shared.say(message))));
                    }
                });
                let score = shared.say(&plain(row.score));
                points(ui, RichText::new(score).family(fonts::bold()));
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
    let sign = match points {
        0 => "none",
        points if points > 0 => "plus",
        _ => "minus",
    };
    number(points, sign)
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

/// How what a player paid comes about, payment by payment; nothing for who only was paid.
fn how(
    session: &Session,
    outcome: &Outcome,
    settlement: &BetSettlement,
    seat: Seat,
) -> Vec<Message> {
    let names = names(session);
    let mut how = Vec::new();
    if let Outcome::Win(win) = outcome {
        let value = session.view().card().line(win.line).value;
        let lines = win.payments.lines.iter();
        how.extend(lines.filter(|payment| payment.from == seat).map(|payment| {
            let is_usual = payment.to == win.winner
                && payment.unpaid == 0
                && !payment.factors.iter().any(PaymentFactor::is_of_this_table);
            if is_usual {
                paid(payment, value)
            } else {
                wording::payment_line(payment, value, names)
            }
        }));
    }
    let penalties = payments_of(outcome).map_or(&[][..], |payments| &payments.penalties);
    let penalties = penalties.iter().filter(|penalty| penalty.from == seat);
    how.extend(penalties.map(|penalty| wording::penalty_line(penalty, names)));
    let bets = settlement.lines.iter();
    let bets = bets.filter(|line| line.player == seat && line.points > 0);
    how.extend(bets.map(|line| msg!("table-result-pays-bettor", points = line.points)));
    how
}

/// "pays 25 × 2", or "pays the value".
fn paid(payment: &PaymentLine, value: u16) -> Message {
    match wording::payment_sum(payment, value) {
        Some(sum) => msg!("table-result-pays", sum = sum),
        None => msg!("table-result-pays-value"),
    }
}
