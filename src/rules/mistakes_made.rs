//! What the players of a game did against the rules, and who noticed it. The record tells it: the actions are
//! done again, and the rules say what was wrong with them.

use super::dead_hand::proper_exposures;
use super::game::Beginning;
use super::{
    Action, BySeat, Claim, Event, Exposure, Game, Mistakes, Naming, Outcome, PenaltyCause, RuleId,
    Seat, Situation,
};
use crate::tile::Tile;

/// Something that a player did against the rules in play: a tile misnamed, a group exposed that could not
/// be, a wrong number of tiles, Mah Jongg in error and a hand thrown in because of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MistakeMade {
    /// Who.
    pub seat: Seat,
    /// What.
    pub kind: MistakeKind,
    /// The rule that is about it.
    pub rule: RuleId,
    /// Who noticed it.
    pub notice: Noticed,
    /// Who could have called the hand dead for it, or claimed Mah Jongg by the wrong name. It says nothing
    /// when somebody else did.
    pub chance: BySeat<bool>,
}

/// What a player did against the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MistakeKind {
    /// Called a discard by a wrong name (rule `misname-must-be-right`).
    WrongName {
        /// The tile.
        tile: Tile,
        /// What it was called.
        name: Tile,
    },
    /// Exposed a group that fits no line beside those exposed before.
    WrongExposure(Exposure),
    /// Drew a tile too many (rule `dead-wrong-count`).
    TooManyTiles,
    /// Discarded without having drawn (rule `dead-wrong-count`).
    TooFewTiles,
    /// Said Mah Jongg without having it.
    FalseMahJongg,
    /// Threw the hand in before a Mah Jongg was verified (rule `err-verify-first`).
    ThrewInTooEarly,
}

/// Who noticed a mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Noticed {
    /// Nobody.
    Nobody,
    /// Whoever had made it put it right in time.
    InTime,
    /// Everybody, at once: it came to light by itself.
    Everybody,
    /// This player, who called the hand dead, or claimed Mah Jongg by the wrong name.
    By(Seat),
}

impl MistakeMade {
    fn new(seat: Seat, kind: MistakeKind, rule: RuleId, notice: Noticed) -> Self {
        Self {
            seat,
            kind,
            rule,
            notice,
            chance: BySeat::default(),
        }
    }

    /// Whether this player could have made something of the mistake, which nobody did.
    pub fn was_missed_by(&self, seat: Seat) -> bool {
        let unused = match self.kind {
            MistakeKind::WrongName { .. } => !matches!(self.notice, Noticed::By(_)),
            _ => self.notice == Noticed::Nobody,
        };
        unused && self.chance[seat]
    }

    /// Whether it makes a hand dead that nobody has called dead so far.
    fn stands(&self) -> bool {
        let is_seen_on_the_table = matches!(
            self.kind,
            MistakeKind::WrongExposure(_) | MistakeKind::TooManyTiles | MistakeKind::TooFewTiles
        );
        is_seen_on_the_table && self.notice == Noticed::Nobody
    }
}

impl Game {
    /// What the players have done against the rules so far, in order; nothing for a game that was set up by
    /// hand. It tells of everybody's tiles, so it is for those who look back at the game.
    pub fn mistakes_made(&self) -> Vec<MistakeMade> {
        let rules = &self.setup.rules;
        let has_none = rules.mistakes == Mistakes::Refused && rules.naming == Naming::Automatic;
        if has_none || self.beginning != Beginning::Dealt {
            return Vec::new();
        }
        let mut again = Self::deal(self.setup.clone());
        let mut made: Vec<MistakeMade> = Vec::new();
        for &(seat, action) in &self.actions {
            made.extend(again.miscount(seat, action));
            let Ok(events) = again.apply(seat, action) else {
                debug_assert!(false, "{seat} {action} was accepted before");
                break;
            };
            for event in &events {
                made.extend(again.mistake_told_by(event));
                hear(event, &mut made);
            }
            for mistake in made.iter_mut().filter(|mistake| mistake.stands()) {
                again.look_at(mistake);
            }
        }
        made
    }

    /// A wrong number of tiles that comes of this action.
    fn miscount(&self, seat: Seat, action: Action) -> Option<MistakeMade> {
        let kind = match (self.view(seat).situation(), action) {
            (Situation::ToDiscard(turn), Action::Draw) if turn == seat => MistakeKind::TooManyTiles,
            (Situation::ToDraw(turn), Action::Discard(_) | Action::DiscardAs { .. })
                if turn == seat =>
            {
                MistakeKind::TooFewTiles
            }
            _ => return None,
        };
        let rule = RuleId::DEAD_WRONG_COUNT;
        Some(MistakeMade::new(seat, kind, rule, Noticed::Nobody))
    }

    /// The mistake that has just been told.
    fn mistake_told_by(&self, event: &Event) -> Option<MistakeMade> {
        let made = |seat, kind, rule| MistakeMade::new(seat, kind, rule, Noticed::Everybody);
        match *event {
            Event::Misnamed { seat, tile, name } => {
                let kind = MistakeKind::WrongName { tile, name };
                let claims = Action::Claim(Claim::MahJongg);
                let is_called = self.penalties.wrong_name == Some(name);
                Some(MistakeMade {
                    chance: BySeat::from_fn(|other| {
                        is_called && self.view(other).check(&claims).is_ok()
                    }),
                    ..made(seat, kind, RuleId::MISNAME_MUST_BE_RIGHT)
                })
            }
            Event::Claimed { seat, tile, claim } if claim != Claim::MahJongg => {
                let exposures = &self.exposures[seat];
                let proper = proper_exposures(&self.setup.card, exposures);
                // What was claimed by a wrong name is not the claimant's mistake.
                let newest = exposures
                    .last()
                    .filter(|newest| proper + 1 == exposures.len() && newest.tile == tile)?;
                let rule = self.view(seat).faults(seat).first().copied()?;
                Some(MistakeMade {
                    notice: Noticed::Nobody,
                    ..made(seat, MistakeKind::WrongExposure(*newest), rule)
                })
            }
            Event::MahJonggAnnounced { seat } => Some(made(
                seat,
                MistakeKind::FalseMahJongg,
                RuleId::DEAD_MAHJ_IN_ERROR,
            )),
            Event::ThrewIn { seat, .. } => Some(made(
                seat,
                MistakeKind::ThrewInTooEarly,
                RuleId::ERR_VERIFY_FIRST,
            )),
            _ => None,
        }
    }

    /// Whether a hand that is dead by this mistake still is, and who could say so now.
    fn look_at(&self, mistake: &mut MistakeMade) {
        let situation = self.view(mistake.seat).situation();
        if !matches!(situation, Situation::ToDraw(_) | Situation::ToDiscard(_)) {
            return;
        }
        let is_alive = self.is_alive(mistake.seat);
        if is_alive && self.view(mistake.seat).faults(mistake.seat).is_empty() {
            mistake.notice = Noticed::InTime;
            return;
        }
        let challenge = Action::Challenge(mistake.seat);
        for other in Seat::ALL {
            mistake.chance[other] |= self.view(other).check(&challenge).is_ok();
        }
    }
}

/// Somebody has noticed one of these mistakes.
fn hear(event: &Event, made: &mut [MistakeMade]) {
    match *event {
        Event::Challenged {
            challenger,
            challenged,
        } => {
            let of_owner =
                |mistake: &&mut MistakeMade| mistake.seat == challenged && mistake.stands();
            for mistake in made.iter_mut().filter(of_owner) {
                mistake.notice = Noticed::By(challenger);
            }
        }
        Event::Retracted { seat } => {
            let own = |mistake: &&mut MistakeMade| {
                mistake.seat == seat && mistake.kind == MistakeKind::FalseMahJongg
            };
            if let Some(mistake) = made.iter_mut().rfind(own) {
                mistake.notice = Noticed::InTime;
                mistake.rule = RuleId::ERR_BEFORE_EXPOSING;
            }
        }
        Event::Ended(Outcome::Penalty(ref end)) => {
            let names_wrongly =
                |mistake: &&mut MistakeMade| matches!(mistake.kind, MistakeKind::WrongName { .. });
            if let PenaltyCause::Misnamed { winner, .. } = end.cause
                && let Some(mistake) = made.iter_mut().rfind(names_wrongly)
            {
                mistake.notice = Noticed::By(winner);
            }
        }
        _ => {}
    }
}
