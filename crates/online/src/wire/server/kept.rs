//! A table as it is kept, from which it goes on after its keeper was killed: whole, and then what has
//! changed since, entry by entry.

use super::TableId;
use super::drawing::Drawings;
use super::people::{People, Seatholder};
use super::progress::GamesPlayed;
use super::table::Hosted;
use crate::engine::Seats;
use crate::record::text::{dialect, is_usual};
use crate::table::sitting::clock::SavedClock;
use crate::table::sitting::saved::Saved;
use crate::table::{MadeMove, Table};
use crate::wire::{Code, NewTable};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// Something to keep of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableEntry {
    /// The whole table. Nothing of what was kept of it before is needed any more.
    Whole(String),
    /// What has changed since the last entry.
    Change(String),
    /// The table is over. Nothing of it is needed any more.
    Over,
}

/// What is kept of a table.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct KeptTable {
    /// The whole table as it once was.
    pub whole: String,
    /// What has changed since, in order.
    pub changes: Vec<String>,
}

/// The version of a whole table.
const WHOLE: u32 = 1;

/// So many changes follow a whole table at most, so that it is read again in no time.
const MOST_CHANGES: usize = 200;

/// A whole table as it is kept. It holds no token, only what a token is known by.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Table")]
struct TableText {
    version: u32,
    id: u64,
    code: Code,
    plan: NewTable,
    names: Vec<String>,
    holders: Vec<Seatholder>,
    drawings: Drawings,
    #[serde(default)]
    moment: u64,
    /// For whom Nestor plays.
    #[serde(default)]
    stand_ins: Seats,
    #[serde(default)]
    game: Option<Saved>,
}

/// What has changed at a table.
#[derive(Default, Serialize, Deserialize)]
#[serde(rename = "Change", default)]
struct ChangeText {
    /// The number of the moment after it.
    #[serde(skip_serializing_if = "is_usual")]
    moment: u64,
    /// The last wish of each screen from which one came.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    wishes: Vec<(usize, u64)>,
    /// The moves that were made.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moves: Vec<MadeMove>,
    /// The running clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    clock: Option<SavedClock>,
    /// The drawings.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<Drawings>,
}

/// What has changed at a table and is to be kept before anybody hears of it.
#[derive(Default)]
pub(super) struct Changed {
    /// More than the rest of this can say.
    pub(super) whole: bool,
    pub(super) moves: Vec<MadeMove>,
    /// The screens from which wishes came.
    pub(super) wishes: Vec<usize>,
    pub(super) clock: bool,
    pub(super) drawings: bool,
}

impl Changed {
    fn is_nothing(&self) -> bool {
        !(self.whole || self.clock || self.drawings) && self.moves.is_empty() && self.wishes.is_empty()
    }
}

impl KeptTable {
    /// The code of the table, also where the rest of it cannot be read. In text that has several tables,
    /// the codes of all.
    pub fn codes_in(bytes: &[u8]) -> impl Iterator<Item = Code> + '_ {
        let marked = bytes.windows(CODE_MARK.len()).enumerate().filter(|(_, part)| *part == CODE_MARK);
        marked.filter_map(|(at, _)| {
            let rest = bytes.get(at + CODE_MARK.len()..)?;
            let end = rest.iter().take(16).position(|byte| *byte == b'"')?;
            Code::from_typed(std::str::from_utf8(&rest[..end]).ok()?)
        })
    }
}

/// What stands before the code of a table.
const CODE_MARK: &[u8] = b"code:\"";

impl Hosted {
    /// What to keep of the table after this has changed, unless nothing has.
    pub(super) fn entry(&mut self, changed: Changed) -> Option<TableEntry> {
        let stand_ins = self.stand_ins();
        let changed = Changed { whole: changed.whole || stand_ins != self.kept_stand_ins, ..changed };
        if changed.is_nothing() {
            return None;
        }
        let text = if changed.whole || self.changes >= MOST_CHANGES { None } else { self.change(changed) };
        if let Some(text) = text {
            self.changes += 1;
            return Some(TableEntry::Change(text));
        }
        (self.changes, self.kept_stand_ins) = (0, stand_ins);
        Some(TableEntry::Whole(self.to_text()?))
    }

    fn change(&self, changed: Changed) -> Option<String> {
        let text = ChangeText {
            moment: self.moment(),
            wishes: changed.wishes.into_iter().map(|at| (at, self.people.last_wish(at))).collect(),
            moves: changed.moves,
            clock: if changed.clock { self.table.as_ref()?.files().saved_clock() } else { None },
            drawn: changed.drawings.then(|| self.drawings.clone()),
        };
        dialect().to_string(&text).ok()
    }

    /// The number of this moment.
    fn moment(&self) -> u64 {
        self.table.as_ref().map_or(self.progress.moment(), Table::moment)
    }

    /// The whole table as text.
    fn to_text(&self) -> Option<String> {
        let text = TableText {
            version: WHOLE,
            id: self.id.0,
            code: self.code,
            plan: self.people.plan().clone(),
            names: self.people.names().to_vec(),
            holders: self.people.holders().to_vec(),
            drawings: self.drawings.clone(),
            moment: self.moment(),
            stand_ins: self.stand_ins(),
            game: self.table.as_ref().map(|table| table.files().saved()),
        };
        dialect().to_string(&text).ok()
    }

    /// Reads a table. Nobody is there yet, and a clock stands still.
    pub(super) fn from_kept(kept: &KeptTable, now: Duration) -> Option<Hosted> {
        let text: TableText = dialect().from_str(&kept.whole).ok().filter(|text: &TableText| text.version == WHOLE)?;
        let TableText { id, code, plan, names, mut holders, mut drawings, mut moment, stand_ins, game, .. } = text;
        let plan = plan.bounded()?;
        let mut sitting = match game {
            Some(saved) => Some(saved.load()?),
            None => None,
        };
        let mut clock = None;
        for text in &kept.changes {
            let change: ChangeText = dialect().from_str(text).ok()?;
            for (at, wish) in change.wishes {
                holders.get_mut(at)?.hear_wish(wish);
            }
            for made in change.moves {
                sitting.as_mut()?.make_again(made).ok()?;
            }
            // Where a change says nothing of the clocks, they are as they were.
            (moment, clock) = (change.moment, change.clock.or(clock));
            drawings = change.drawn.unwrap_or(drawings);
        }
        if let (Some(clock), Some(sitting)) = (clock, &mut sitting) {
            clock.put_into(sitting);
        }
        let mut hosted = Hosted {
            people: People::kept(plan.clone(), names, holders, now)?,
            drawings: drawings.awaited_from(now),
            progress: GamesPlayed::kept(moment),
            changes: kept.changes.len(),
            kept_stand_ins: stand_ins,
            ..Hosted::new(TableId(id), code, plan, (None, now))
        };
        hosted.table = sitting.map(|sitting| hosted.seated(sitting, Vec::new()));
        Some(hosted)
    }
}
