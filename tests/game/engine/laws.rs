//! The laws of every game, and an example that holds a game to them action by action.

use std::collections::BTreeMap;
use std::sync::Arc;

use mahj_tutor::rules::{
    Action, BySeat, Claim, Event, Game, Mistakes, Outcome, Party, PaymentFactor, PaymentLine,
    PenaltyCause, Record, Seat, Situation, View, WinningTile, below,
};
use mahj_tutor::tile::{Tile, TileCounts};
use rand::Rng;

use super::actions::{any_action, kind};

/// What was tried.
#[derive(Debug, Default)]
pub(crate) struct Tried {
    pub(crate) accepted: u64,
    pub(crate) refused: u64,
    /// Accepted and refused, by kind of action.
    pub(crate) kinds: BTreeMap<&'static str, [u64; 2]>,
    pub(crate) games: u64,
    pub(crate) ends: BTreeMap<&'static str, u64>,
    pub(crate) bets: u64,
    /// Payments for which a rule of the table itself was applied.
    pub(crate) of_this_table: u64,
    /// Dead hands, at the end of games.
    pub(crate) dead: u64,
    pub(crate) records: u64,
    /// How often what a seat cannot see was dealt anew, and how often it was then otherwise.
    pub(crate) reshuffles: [u64; 2],
    /// How many actions were compared with the list of all.
    pub(crate) compared: u64,
}

impl Tried {
    pub(crate) fn actions(&self) -> u64 {
        self.accepted + self.refused
    }
}

/// A game that is held to the laws.
pub(crate) struct RuleExample {
    /// By which the game can be found again.
    name: String,
    game: Game,
    /// The game before the action that is tried.
    before: Game,
    /// What each seat may do, as far as anybody has asked.
    listed: BySeat<Option<Vec<Action>>>,
    /// All tiles that are not in the wall.
    outside: TileCounts,
    /// How many tiles all had at first, the wall's included.
    in_all: usize,
    /// How many tiles each player has, reckoned from what was told.
    held: BySeat<usize>,
}

/// A law that is broken is told with the game that broke it.
impl Drop for RuleExample {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("\nin {}, after {:?}", self.name, self.before.actions());
            if let Some(record) = Record::of(&self.before) {
                eprintln!("{record}");
            }
        }
    }
}

impl RuleExample {
    pub(crate) fn new(name: String, game: Game) -> Self {
        let example = Self {
            name,
            before: game.clone(),
            listed: BySeat::default(),
            outside: outside_the_wall(&game),
            in_all: outside_the_wall(&game).total() + game.view(Seat::FIRST).wall_left(),
            held: BySeat::from_fn(|seat| held(&game, seat)),
            game,
        };
        if Record::of(&example.game).is_some() {
            let set = example.game.setup().rules.tile_set().counts();
            assert_eq!(example.in_all, set.total(), "all tiles are dealt");
        }
        example.every_tile_is_somewhere();
        example
    }

    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    /// What a seat may do now.
    pub(crate) fn listed(&mut self, seat: Seat) -> &[Action] {
        let game = &self.game;
        self.listed[seat].get_or_insert_with(|| game.view(seat).accepted_actions())
    }

    /// Lets `seat` try something. A refused action changes nothing; an accepted one is listed, loses no
    /// tile and leaves every hand as it should be. Unless it is to `stand`, it is then taken back.
    pub(crate) fn attempt(&mut self, seat: Seat, action: Action, stand: bool, tried: &mut Tried) {
        let is_listed = self.listed(seat).contains(&action);
        let count = tried.kinds.entry(kind(&action)).or_default();
        let told = self.before.events().len();
        match self.game.apply(seat, action) {
            Err(refusal) => {
                tried.refused += 1;
                count[1] += 1;
                assert!(!is_listed, "{seat} {action} is listed, and {refusal:?}");
                assert!(!refusal.reasons.is_empty(), "{seat} {action}: no reason");
                assert_eq!(
                    self.game, self.before,
                    "{seat} {action} is refused and changes the game"
                );
            }
            Ok(events) => {
                tried.accepted += 1;
                count[0] += 1;
                assert!(is_listed, "{seat} {action} is accepted and not listed");
                assert_eq!(events, self.game.events()[told..]);
                let (outside, held) = (self.outside, self.held);
                self.reckon(&events);
                self.comes_as_foreseen(seat, &action, &events);
                self.every_tile_is_somewhere();
                self.hands_are_whole();
                if stand {
                    self.before.clone_from(&self.game);
                    self.listed = BySeat::default();
                } else {
                    self.game.clone_from(&self.before);
                    (self.outside, self.held) = (outside, held);
                }
            }
        }
    }

    /// What a seat can tell beforehand of its own tiles is what comes of its action.
    fn comes_as_foreseen(&self, seat: Seat, action: &Action, events: &[Event]) {
        let is_exposed = |event: &Event| matches!(event, Event::Claimed { seat: who, claim, .. } if *who == seat && *claim != Claim::MahJongg);
        let is_renamed = |event: &Event| matches!(event, Event::NameCorrected { .. });
        let comes_at_once = match action {
            Action::Claim(_) => events.iter().any(is_exposed) && !events.iter().any(is_renamed),
            Action::Discard(_)
            | Action::DiscardAs { .. }
            | Action::Exchange(_)
            | Action::SwapBlank(_)
            | Action::ChangeExposure { .. } => true,
            _ => false,
        };
        if comes_at_once {
            let (rack, exposures) = self.before.view(seat).after(action);
            let view = self.game.view(seat);
            assert_eq!(rack, *view.rack(), "{seat} {action}");
            assert_eq!(exposures, view.exposures(seat), "{seat} {action}");
        }
    }

    /// Lets the fifth player bet, if it is the time.
    pub(crate) fn bet(&mut self, rng: &mut impl Rng) {
        use mahj_tutor::rules::Bet;
        let on = Seat::ALL.get(below(rng, 5) as usize);
        let bet = on.map_or(Bet::WallGame, |&seat| Bet::On(seat));
        let may = self.game.check_bet().is_ok();
        assert_eq!(self.game.place_bet(bet).is_ok(), may);
        if may {
            self.before.clone_from(&self.game);
        } else {
            assert_eq!(self.game, self.before, "a refused bet changes the game");
        }
    }

    /// Follows what was told: which tiles left the wall, and who has one more or one less.
    fn reckon(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::Drew { seat, tile } => {
                    self.held[seat] += 1;
                    self.outside.add(tile.unwrap());
                }
                Event::PutBack { seat, tile } => {
                    self.held[seat] -= 1;
                    assert!(self.outside.remove(tile.unwrap()));
                }
                Event::Discarded { seat, .. } => self.held[seat] -= 1,
                Event::Claimed { seat, .. } | Event::DiscardStayed { seat, .. } => {
                    self.held[seat] += 1;
                }
                _ => {}
            }
        }
    }

    /// No tile is lost or made (rule `tiles-152`).
    fn every_tile_is_somewhere(&self) {
        let outside = outside_the_wall(&self.game);
        assert_eq!(outside, self.outside, "tiles are lost or made");
        let left = self.game.view(Seat::FIRST).wall_left();
        assert_eq!(outside.total() + left, self.in_all, "the wall is wrong");
        let set = self.game.setup().rules.tile_set().counts();
        assert!(set.contains(&outside), "more tiles than there are");
        if left == 0 && self.in_all == set.total() {
            assert_eq!(outside, set, "the wall held other tiles");
        }
    }

    /// Every hand has the tiles that were told: 13, or 14 in its turn, unless somebody erred
    /// (rule `turn-13-tiles`).
    fn hands_are_whole(&self) {
        let view = self.game.view(Seat::FIRST);
        let with_fourteen = match view.situation() {
            Situation::ToDiscard(seat) => Some(seat),
            Situation::NamePrice(facts) => Some(facts.winner),
            Situation::Over(Outcome::Win(win)) => Some(win.winner),
            Situation::Charleston(_)
            | Situation::Vote
            | Situation::CourtesyOffer
            | Situation::CourtesyPass { .. }
            | Situation::Mush => Some(view.east()),
            _ => None,
        };
        for seat in Seat::ALL {
            assert_eq!(held(&self.game, seat), self.held[seat], "tiles of {seat}");
            // A dead hand stays as it was, and so do all while one is challenged, or when that ends the
            // game.
            let is_in_play = !matches!(
                view.situation(),
                Situation::Challenged { .. } | Situation::Over(Outcome::Penalty(_))
            );
            let is_whole = is_in_play && view.dead(seat).is_none();
            if view.rules().mistakes == Mistakes::Refused && is_whole {
                let wanted = if with_fourteen == Some(seat) { 14 } else { 13 };
                assert_eq!(self.held[seat], wanted, "tiles of {seat}");
            }
        }
    }

    /// The game goes on until it is over, and only those who live play.
    pub(crate) fn somebody_can_act(&mut self) {
        let asked = self.game.to_act();
        let is_over = self.game.outcome().is_some();
        let nobody = !asked.iter().any(|(_, asked)| *asked);
        assert_eq!(nobody, is_over, "the game is stuck, or goes on at its end");
        for seat in Seat::ALL {
            let is_dead = self.game.view(seat).dead(seat).is_some();
            let may_act = !self.listed(seat).is_empty();
            assert!(may_act || !asked[seat], "{seat} is to act and cannot");
            assert!(!is_dead || !may_act, "{seat} is dead and acts");
            assert!(!is_over || !may_act, "{seat} acts when all is over");
        }
    }

    /// The enumerator and the check agree about each of these actions and every listed one.
    pub(crate) fn lists_what_is_accepted(
        &mut self,
        seat: Seat,
        actions: &[Action],
        tried: &mut Tried,
    ) {
        let listed = self.listed(seat).to_vec();
        let view = self.game.view(seat);
        let legal = view.legal_actions();
        assert_eq!(listed.get(..legal.len()), Some(&legal[..]));
        for (place, action) in listed.iter().enumerate() {
            assert_eq!(view.accepts(action), Ok(()), "{seat} {action} is listed");
            let is_legal = view.check(action).is_ok();
            assert_eq!(is_legal, place < legal.len(), "{seat} {action}");
            assert!(!listed[..place].contains(action), "{action} stands twice");
        }
        for action in actions {
            let (accepted, is_listed) = (view.accepts(action).is_ok(), listed.contains(action));
            assert_eq!(accepted, is_listed, "{seat} {action}: accepted, listed");
        }
        tried.compared += (listed.len() + actions.len()) as u64;
    }

    /// What a seat cannot see does not change what its view says.
    pub(crate) fn keeps_secrets(&self, seat: Seat, rng: &mut impl Rng, tried: &mut Tried) {
        let other = self.game.reshuffle_hidden(seat, rng.next_u64());
        let is_otherwise = Seat::ALL
            .into_iter()
            .any(|whose| other.view(whose).rack() != self.game.view(whose).rack());
        tried.reshuffles[0] += 1;
        tried.reshuffles[1] += u64::from(is_otherwise);
        assert_same_view(self.game.view(seat), other.view(seat));
        let (one, two) = (self.game.view(seat), other.view(seat));
        assert!(one.events().eq(two.events()), "the events differ");
        assert!(one.events_since(1).eq(two.events_since(1)));
        for _ in 0..6 {
            let action = any_action(&self.game, seat, rng);
            let (one, two) = (self.game.view(seat), other.view(seat));
            assert_eq!(
                one.accepts(&action),
                two.accepts(&action),
                "{seat} {action}"
            );
            assert_eq!(one.check(&action), two.check(&action));
        }
        let (all, as_before) = (outside_the_wall(&other), outside_the_wall(&self.game));
        assert_eq!(all.total(), as_before.total());
        for whose in Seat::ALL {
            assert_eq!(held(&other, whose), self.held[whose]);
        }
    }

    /// Nobody is told which tiles the others pass, draw or put back.
    pub(crate) fn tells_no_secrets(&self) {
        for seat in Seat::ALL {
            for event in self.game.view(seat).events() {
                let (shown, may_see) = match event {
                    Event::Passed { from, tiles, .. } => (tiles.is_some(), from == seat),
                    Event::CourtesyPassed { from, tiles, .. } => {
                        (tiles.is_some(), from == seat || from.across() == seat)
                    }
                    Event::Mushed {
                        seat: who,
                        tiles,
                        received,
                        ..
                    } => {
                        assert_eq!(tiles.is_some(), received.is_some());
                        (tiles.is_some(), who == seat)
                    }
                    Event::LookedAtPass { seat: who, tiles } => (tiles.is_some(), who == seat),
                    Event::Drew { seat: who, tile }
                    | Event::PutBack { seat: who, tile }
                    | Event::PickedOutOfTurn { seat: who, tile } => (tile.is_some(), who == seat),
                    _ => continue,
                };
                assert_eq!(shown, may_see, "{seat} is told {event:?}");
                if let Event::Passed { to, received, .. } = event {
                    assert_eq!(received.is_some(), to == seat, "{seat} is told {event:?}");
                }
            }
        }
    }

    /// What is on record is the game: written, read and played again.
    pub(crate) fn can_be_replayed(&self, tried: &mut Tried) {
        let Some(record) = Record::of(&self.game) else {
            return;
        };
        let again = Record::parse(&record.to_string()).unwrap();
        assert_eq!(again, record, "the text says something else");
        let game = again.replay(&Arc::clone(&self.game.setup().card)).unwrap();
        assert_eq!(game, self.game, "another game is played");
        assert_eq!(game.events(), self.game.events());
        tried.records += 1;
    }

    /// What some win, others lose, the fifth player included.
    pub(crate) fn is_settled(&self, tried: &mut Tried) {
        let outcome = self.game.outcome().unwrap();
        if let Some(payments) = match outcome {
            Outcome::Win(win) => Some(&win.payments),
            Outcome::Penalty(end) => Some(&end.payments),
            Outcome::WallGame => None,
        } {
            let mut reckoned = BySeat::<i32>::default();
            for line in &payments.lines {
                let (Party::Player(from), Party::Player(to)) = (line.from, line.to) else {
                    panic!("the bet is settled apart: {line:?}");
                };
                reckoned[from] -= line.amount;
                reckoned[to] += line.amount;
                is_explained(line);
            }
            assert_eq!(reckoned, payments.balance);
            assert_eq!(payments.balance.0.iter().sum::<i32>(), 0, "{payments:?}");
        }
        if let Outcome::Win(win) = outcome {
            let view = self.game.view(win.winner);
            assert_eq!(view.dead(win.winner), None, "a dead hand wins");
            let value = view.card().line(win.line).value;
            for line in &win.payments.lines {
                assert!(line.value == value || line.mistake().is_some(), "{line:?}");
                let noted = line.factors.iter().any(PaymentFactor::is_of_this_table);
                tried.of_this_table += u64::from(noted);
            }
        }
        let view = self.game.view(Seat::FIRST);
        let dead = Seat::ALL.iter().filter(|&&seat| view.dead(seat).is_some());
        tried.dead += dead.count() as u64;
        if let Some(bet) = self.game.bet_settlement() {
            assert_eq!(bet.bettor + bet.balance.0.iter().sum::<i32>(), 0, "{bet:?}");
            bet.lines.iter().for_each(is_explained);
            tried.bets += 1;
        }
        self.keeps_to_the_loss_limit();
        tried.games += 1;
        *tried.ends.entry(end(outcome)).or_default() += 1;
    }

    /// Nobody has lost more than the limit in the match, who had not before.
    fn keeps_to_the_loss_limit(&self) {
        let setup = self.game.setup();
        let Some(limit) = setup.rules.loss_limit.map(i32::from) else {
            return;
        };
        let at_table = match self.game.outcome().unwrap() {
            Outcome::Win(win) => win.payments.balance,
            Outcome::Penalty(end) => end.payments.balance,
            Outcome::WallGame => BySeat::default(),
        };
        let bet = self.game.bet_settlement().unwrap_or_default();
        let players = Seat::ALL
            .map(|seat| (setup.scores[seat], at_table[seat] + bet.balance[seat]))
            .into_iter();
        for (before, change) in players.chain([(setup.bettor_score, bet.bettor)]) {
            let least = before.min(-limit);
            assert!(before + change >= least, "{before} and {change} of {limit}");
        }
    }
}

/// A payment is its value times every factor, less what is not paid.
fn is_explained(line: &PaymentLine) {
    assert!(line.amount >= 0 && line.from != line.to, "{line:?}");
    let times: i32 = line.factors.iter().map(|factor| factor.times).product();
    let owed = i32::from(line.value) * times;
    assert_eq!(line.amount + line.unpaid, owed, "{line:?}");
}

fn end(outcome: &Outcome) -> &'static str {
    match outcome {
        Outcome::Win(win) => match win.tile {
            WinningTile::Drawn => "won by a drawn tile",
            WinningTile::Discarded(_) => "won by a discard",
            WinningTile::Exchanged => "won by an exchange",
            WinningTile::Dealt => "won as dealt",
            WinningTile::Opening => "won as East was to open",
        },
        Outcome::WallGame => "wall game",
        Outcome::Penalty(end) => match end.cause {
            PenaltyCause::WallGame => "wall game with a challenge",
            PenaltyCause::ThreeDead => "three dead hands",
            PenaltyCause::AllDead => "nobody with a whole hand",
            PenaltyCause::LastDied { .. } => "three dead hands, the last pays",
            PenaltyCause::FalseMahJongg { .. } => "false Mah Jongg",
            PenaltyCause::Misnamed { .. } => "misnamed tile",
        },
    }
}

/// How many tiles a player has, exposures included.
fn held(game: &Game, seat: Seat) -> usize {
    let view = game.view(seat);
    let exposures = view.exposures(seat).iter();
    let exposed: usize = exposures.map(|it| usize::from(it.size())).sum();
    view.rack().total() + exposed
}

/// What lies on the racks, in the exposures and in the middle.
pub(crate) fn outside_the_wall(game: &Game) -> TileCounts {
    let mut tiles = TileCounts::EMPTY;
    for seat in Seat::ALL {
        let view = game.view(seat);
        for (tile, count) in view.rack().kinds() {
            tiles.add_many(tile, count);
        }
        for exposure in view.exposures(seat) {
            tiles.extend(exposure.tiles().tiles());
        }
    }
    for discard in game.view(Seat::FIRST).discards() {
        if discard.claimed_by.is_none() {
            tiles.add(discard.tile);
        }
    }
    tiles
}

/// Everything that a view tells is the same, but for what has happened.
pub(crate) fn assert_same_view(one: View<'_>, two: View<'_>) {
    assert_eq!(one.accepted_actions(), two.accepted_actions());
    assert_eq!(one.legal_actions(), two.legal_actions());
    assert_eq!(one.claims(), two.claims());
    assert_eq!(one.situation(), two.situation());
    assert_eq!(one.must_act(), two.must_act());
    assert_eq!(one.east(), two.east());
    assert_eq!(one.rules(), two.rules());
    assert_eq!(one.dice(), two.dice());
    assert_eq!(one.wall(), two.wall());
    assert_eq!(one.wall_left(), two.wall_left());
    assert_eq!(one.rack(), two.rack());
    assert_eq!(one.chosen_pass(), two.chosen_pass());
    assert_eq!(one.drawn(), two.drawn());
    assert_eq!(one.has_drawn(), two.has_drawn());
    assert_eq!(one.has_swapped_blank(), two.has_swapped_blank());
    assert_eq!(one.late_discard(), two.late_discard());
    assert_eq!(one.may_draw_early(), two.may_draw_early());
    assert_eq!(one.is_window_open_late(), two.is_window_open_late());
    assert_eq!(one.lies_open(), two.lies_open());
    assert_eq!(one.newest_discard(), two.newest_discard());
    if let Some(discard) = one.newest_discard() {
        assert_eq!(one.name_of(discard), two.name_of(discard));
    }
    assert_eq!(one.discards(), two.discards());
    assert_eq!(one.challenges(), two.challenges());
    assert_eq!(one.wrong_name(), two.wrong_name());
    assert_eq!(one.own_claim(), two.own_claim());
    assert_eq!(one.is_claimed(), two.is_claimed());
    assert_eq!(one.fresh_exposure(), two.fresh_exposure());
    assert_eq!(
        one.has_exposed_by_wrong_name(),
        two.has_exposed_by_wrong_name()
    );
    assert_eq!(one.waits_to_look(), two.waits_to_look());
    assert_eq!(one.seen_incoming(), two.seen_incoming());
    for claimed in [None, one.newest_discard()] {
        let tile = claimed.map(|discard| discard.tile);
        assert_eq!(one.best_hand(tile), two.best_hand(tile));
        let win = one.facts_of_win(claimed);
        assert_eq!(win, two.facts_of_win(claimed));
        if let Some((_, facts)) = win {
            assert_eq!(one.payments_of(facts), two.payments_of(facts));
        }
    }
    for seat in Seat::ALL {
        assert_eq!(one.next_after(seat), two.next_after(seat));
        assert_eq!(one.rack_size(seat), two.rack_size(seat));
        assert_eq!(one.exposures(seat), two.exposures(seat));
        assert_eq!(one.dead(seat), two.dead(seat));
        assert_eq!(one.breach(seat), two.breach(seat));
        assert_eq!(one.faults(seat), two.faults(seat));
    }
    for tile in Tile::ALL {
        assert_eq!(one.is_among_discards(tile), two.is_among_discards(tile));
    }
    assert_eq!(one.hidden(), two.hidden());
}

#[test]
fn nothing_that_a_view_tells_is_left_out_when_two_are_compared() {
    let compared = include_str!("laws.rs");
    let view = include_str!("../../../src/rules/view.rs");
    let functions = view.lines().filter_map(|line| {
        let line = line.trim();
        line.strip_prefix("pub fn ")
            .or(line.strip_prefix("pub const fn "))?
            .split('(')
            .next()
    });
    let mut count = 0;
    for function in functions.filter(|name| !["seat", "card"].contains(name)) {
        count += 1;
        assert!(compared.contains(&format!("one.{function}(")), "{function}");
    }
    assert!(count > 35, "{count}");
}
