//! A table as it stands in a file, from which it goes on after its keeper was killed.

use super::TableId;
use super::dealing::Dealing;
use super::drawing::Drawings;
use super::people::{People, Seatholder};
use super::progress::GamesPlayed;
use super::table::Hosted;
use crate::record::text::dialect;
use crate::table::sitting::saved::Saved;
use crate::table::{HostOrder, Table};
use crate::wire::{Code, NewTable};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The version of the file.
const FILE: u32 = 1;

/// A table in its file. It holds no token, only what a token is known by.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Table")]
struct TableText {
    version: u32,
    id: u64,
    code: Code,
    plan: NewTable,
    names: Vec<String>,
    holders: Vec<Seatholder>,
    hands: u64,
    #[serde(default)]
    published: u64,
    #[serde(default)]
    dealing: Option<Dealing>,
    #[serde(default)]
    moment: u64,
    #[serde(default)]
    game: Option<Saved>,
}

impl Hosted {
    /// The table as text.
    pub(super) fn to_text(&self) -> Option<String> {
        let text = TableText {
            version: FILE,
            id: self.id.0,
            code: self.code,
            plan: self.people.plan().clone(),
            names: self.people.names().to_vec(),
            holders: self.people.holders().to_vec(),
            hands: self.drawings.ended(),
            published: self.drawings.published(),
            dealing: self.drawings.current().cloned(),
            moment: self.table.as_ref().map_or(self.progress.moment(), Table::moment),
            game: self.table.as_ref().map(|table| table.files().saved()),
        };
        dialect().to_string(&text).ok()
    }

    /// Reads a table. Nobody is there yet, and a clock stands still.
    pub(super) fn from_text(text: &str, now: Duration) -> Option<Hosted> {
        let text: TableText = dialect().from_str(text).ok().filter(|text: &TableText| text.version == FILE)?;
        let plan = text.plan.bounded()?;
        let mut hosted = Hosted {
            people: People::kept(plan.clone(), text.names, text.holders, now)?,
            drawings: Drawings::kept(text.hands, text.published, text.dealing, now),
            progress: GamesPlayed::kept(text.moment),
            ..Hosted::new(TableId(text.id), text.code, plan, now)
        };
        if let Some(saved) = text.game {
            let mut table = hosted.seated(saved.load()?, Vec::new());
            for seat in hosted.people.away().iter() {
                table.order(HostOrder::Away(seat, true), now);
            }
            hosted.table = Some(table);
        }
        Some(hosted)
    }
}
