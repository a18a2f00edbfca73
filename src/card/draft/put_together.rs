//! A line put together group by group, as the editor's palette does it for who does not type its notation.

use super::Entry;
use crate::card::{LooseLine, LooseValue, SuitLetter, Symbol};

/// Where a group goes that is put into a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum GroupPlace {
    /// Behind the last one, as another group.
    #[default]
    Beside,
    /// On with the last one, as the digits of `2026`.
    Within,
    /// With a slash: either that or the last one.
    Instead,
}

impl GroupPlace {
    /// All of them, the usual one first.
    pub const ALL: [Self; 3] = [Self::Beside, Self::Within, Self::Instead];
}

impl LooseLine {
    /// The line that is typed so, or one with nothing in it.
    pub fn of_typed(typed: &str) -> Self {
        Entry::parse(typed).line
    }

    /// Puts in a group of `count` tiles of one kind; the suit letter is left out where `symbol` has no suit. In a group
    /// that goes on, the tiles are of the color that it has, as a group has one alone.
    pub fn put_group(&mut self, symbol: Symbol, count: usize, suit: SuitLetter, place: GroupPlace) {
        let tiles = symbol.to_string().repeat(count);
        let suited = |tiles: &str| {
            if symbol.is_suited() {
                format!("{tiles}{suit}")
            } else {
                tiles.to_owned()
            }
        };
        let way = self.last_way();
        let (before, last) = way.rsplit_once(' ').unwrap_or(("", &way));
        let written = match place {
            _ if last.is_empty() => suited(&tiles),
            GroupPlace::Beside => format!("{last} {}", suited(&tiles)),
            GroupPlace::Instead => format!("{last}|{}", suited(&tiles)),
            GroupPlace::Within => match last.strip_suffix(['a', 'b', 'c']) {
                Some(begun) => format!("{begun}{tiles}{}", &last[begun.len()..]),
                None => format!("{last}{}", suited(&tiles)),
            },
        };
        self.set_last_way(format!("{before} {written}").trim_start().to_owned());
    }

    /// Takes the last group away; of a choice, its last part; the last way when there is nothing left of it.
    pub fn take_last_group(&mut self) {
        let mut way = self.last_way();
        let kept = way.rfind([' ', '|']).unwrap_or_default();
        way.truncate(kept);
        let ways = self.ways.get_or_insert_default();
        if way.is_empty() && ways.len() > 1 {
            ways.pop();
        } else {
            self.set_last_way(way);
        }
    }

    /// Begins another way to make the line, unless the last one has nothing in it yet.
    pub fn begin_way(&mut self) {
        if !self.last_way().is_empty() {
            let ways = self.ways.get_or_insert_default();
            ways.push(LooseValue::Text(String::new()));
        }
    }

    fn last_way(&self) -> String {
        let last = self.ways().last().map(|way| way.said().into_owned());
        last.unwrap_or_default()
    }

    fn set_last_way(&mut self, way: String) {
        let ways = self.ways.get_or_insert_default();
        match ways.last_mut() {
            Some(last) => *last = LooseValue::Text(way),
            None => ways.push(LooseValue::Text(way)),
        }
    }
}
