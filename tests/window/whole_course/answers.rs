//! How answers are given on the page of a step, and beside the table.

use egui::Key;
use mahj_tutor::card::{Pattern, PatternGroup};
use mahj_tutor::lesson::{Choose, Item, Ordering, PickGroups, Scale, StepAnswer, StepQuestion};
use mahj_tutor::locale::Message;
use mahj_tutor::msg;
use mahj_tutor::rules::{Game, Seat};
use mahj_tutor::tile::TileCounts;
use mahj_tutor::wording;

use super::learner::{By, Done, Found, Learner};
use super::spoken;

const DIGITS: [Key; 10] = [
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// More things than are picked for any answer.
const MOST: usize = 30;

impl Learner {
    /// Gives this answer to what the step asks; `table` is the table as it lies now.
    pub(super) fn answer(
        &mut self,
        item: &Item,
        answer: &StepAnswer,
        table: Option<&Game>,
    ) -> Done {
        let question = item.step().and_then(|step| step.question.as_ref());
        match (question, answer) {
            (Some(StepQuestion::Choose(choose)), StepAnswer::Choice(place)) => {
                self.choose(item, choose, *place)
            }
            (Some(StepQuestion::PickTiles(_)), StepAnswer::Tiles(tiles)) => {
                self.pick_nothing()?;
                self.pick_tiles(tiles, |tile| tile)?;
                self.check()
            }
            (Some(StepQuestion::PickGroups(pick)), StepAnswer::Groups(groups)) => {
                self.pick_nothing()?;
                for place in groups {
                    self.pick_group(item, pick, *place)?;
                }
                self.check()
            }
            (Some(StepQuestion::Order(order)), StepAnswer::Order(places)) => {
                self.put_in_order(item, order, places)?;
                self.check()
            }
            (Some(StepQuestion::Amount(amount)), StepAnswer::Amount(number)) => {
                match amount.scale {
                    Scale::Numbers => self.number(*number, &amount.offered()),
                    Scale::Stacks => {
                        let stack = self.say(&msg!("lesson-stack", number = *number));
                        self.press(&stack)
                    }
                }
            }
            (Some(StepQuestion::Build(build)), StepAnswer::Hand(hand)) => {
                self.empty_rack(build.rack.len())?;
                let mut lacking = *hand;
                lacking.remove_what_is_there(&build.rack.iter().copied().collect());
                self.pick_tiles(&lacking, |tile| msg!("lesson-tray-tile", tile = tile))?;
                self.check()
            }
            (Some(StepQuestion::Action(_)), StepAnswer::Action(action)) => {
                let table = table.ok_or("the table is not known")?;
                self.act(*action, table.view(Seat::FIRST))
            }
            _ => Err(format!("{answer:?} is no answer to what is asked")),
        }
    }

    /// Has what was put together checked.
    fn check(&mut self) -> Done {
        let check = self.say(&msg!("lesson-check"));
        self.press_primary(&check)
    }

    fn choose(&mut self, item: &Item, choose: &Choose, place: usize) -> Done {
        if self.by == By::Keyboard {
            return self.key(DIGITS[place + 1]);
        }
        let choice = &choose.choices[place];
        let option = spoken::of_choice(&self.locale, item, choice);
        let tiles = choice.tiles().concat();
        if tiles.is_empty() {
            return self.press(&option);
        }
        let tiles = spoken::tile_names(&self.locale, &tiles);
        let name = self.say(&msg!("lesson-option", option = option, tiles = tiles));
        self.press(&name)
    }

    /// Takes back all that is picked.
    fn pick_nothing(&mut self) -> Done {
        for _ in 0..MOST {
            let Some(picked) = self.buttons().into_iter().find(|it| it.is_chosen) else {
                return Ok(());
            };
            self.press_found(&picked, Key::Space)?;
        }
        Err("what is picked cannot be taken back".to_owned())
    }

    /// Puts all tiles back into the tray but the first so many, which stay on the rack.
    fn empty_rack(&mut self, stay: usize) -> Done {
        for _ in 0..MOST {
            let Some((first, _)) = self.rack().into_iter().nth(stay) else {
                return Ok(());
            };
            self.press_found(&first, Key::Space)?;
        }
        Err("the tiles cannot be put back into the tray".to_owned())
    }

    /// Picks these tiles, each by its name as it is said here.
    fn pick_tiles(&mut self, tiles: &TileCounts, name: impl Fn(Message) -> Message) -> Done {
        for tile in tiles.tiles() {
            let name = self.say(&name(wording::tile(tile)));
            let all = self.buttons().into_iter();
            let mut open = all.filter(|it| !it.is_chosen && self.unmarked(it) == name);
            let found = open.next();
            let found = found.ok_or_else(|| format!("no tile “{name}” can be picked"))?;
            self.pick(&found)?;
        }
        Ok(())
    }

    fn pick_group(&mut self, item: &Item, pick: &PickGroups, place: usize) -> Done {
        let card = item.step().unwrap().card.card();
        let patterns = card.line(pick.line).printed.iter();
        let names: Vec<String> = patterns
            .flat_map(Pattern::places)
            .map(|choices| self.group_name(choices))
            .collect();
        let same = names[..place].iter().filter(|it| **it == names[place]);
        let same = same.count();
        let all = self.buttons().into_iter();
        let mut found = all.filter(|it| self.unmarked(it) == names[place]);
        let found = found.nth(same);
        let found = found.ok_or_else(|| format!("no group “{}”", names[place]))?;
        self.pick(&found)
    }

    /// Picks something; what bears a mark from before loses it first.
    fn pick(&mut self, found: &Found) -> Done {
        if !found.is_chosen && self.unmarked(found) != found.name {
            self.press_found(found, Key::Space)?;
        }
        self.press_found(found, Key::Space)
    }

    fn group_name(&self, choices: &[PatternGroup]) -> String {
        let symbols: Vec<String> = choices.iter().map(PatternGroup::text).collect();
        let symbols = symbols.join(" / ");
        let first = choices.first().filter(|it| it.repeated().is_some());
        self.say(&match first {
            Some(group) => {
                let group = wording::group(group.symbols.len() as u8);
                msg!("lesson-group", symbols = symbols, group = group)
            }
            None => msg!("lesson-cluster", symbols = symbols),
        })
    }

    /// Moves the first thing to the top, then the second one below it, and so on.
    fn put_in_order(&mut self, item: &Item, order: &Ordering, places: &[usize]) -> Done {
        let names = places.iter().map(|place| &order.items[*place]);
        let names: Vec<String> = names
            .map(|it| spoken::in_one(&self.locale, item, &format!("item-{it}")))
            .collect();
        for (to, name) in names.iter().enumerate() {
            for _ in 0..names.len() {
                if self.standing(&names)?[to] == *name {
                    break;
                }
                let up = self.say(&msg!("lesson-move-up", item = name.as_str()));
                self.press(&up)?;
            }
        }
        // Who leaves the things as they are shown has not put them in order.
        if let Some(first) = names.first() {
            for step in ["lesson-move-down", "lesson-move-up"] {
                let name = Message::new(step).with("item", first.as_str());
                let name = self.say(&name);
                self.press(&name)?;
            }
        }
        let now = self.standing(&names)?;
        if now == names {
            Ok(())
        } else {
            Err(format!("the things cannot be put in order: {now:?}"))
        }
    }

    /// What something is called without what is marked on it.
    pub(super) fn unmarked(&self, found: &Found) -> String {
        let marks = [
            msg!("lesson-marked-right", what = ""),
            msg!("lesson-marked-wrong", what = ""),
        ];
        let marks = marks.map(|mark| self.say(&mark));
        let name = marks.iter().find_map(|mark| found.name.strip_suffix(mark));
        name.unwrap_or(&found.name).to_owned()
    }

    /// The things in the order in which they stand.
    fn standing(&self, names: &[String]) -> Result<Vec<String>, String> {
        let mut standing: Vec<(f32, String)> = Vec::new();
        for name in names {
            let up = self.say(&msg!("lesson-move-up", item = name.as_str()));
            let down = self.say(&msg!("lesson-move-down", item = name.as_str()));
            let mut found = self.named(&up).into_iter().chain(self.named(&down));
            let found = found.next();
            let found = found.ok_or_else(|| format!("“{name}” cannot be moved"))?;
            standing.push((found.at.y, name.clone()));
        }
        standing.sort_by(|(one, _), (other, _)| one.total_cmp(other));
        Ok(standing.into_iter().map(|(_, name)| name).collect())
    }

    /// A number: by keyboard its digits, and Enter where more could follow.
    fn number(&mut self, number: u32, offered: &[u32]) -> Done {
        if self.by == By::Mouse {
            return self.press(&number.to_string());
        }
        for digit in number.to_string().chars() {
            let digit = digit.to_digit(10).unwrap();
            self.key(DIGITS[digit as usize])?;
        }
        let written = number.to_string();
        let goes_on = |other: &&u32| **other != number && other.to_string().starts_with(&written);
        match offered.iter().find(goes_on) {
            Some(_) => self.key(Key::Enter),
            None => Ok(()),
        }
    }
}
