//! A table as it stands in a file, from which it goes on after its keeper was killed.

use super::TableId;
use super::dealing::Dealing;
use super::table::{Hosted, Seatholder};
use crate::engine::Seats;
use crate::record::Bytes;
use crate::record::text::dialect;
use crate::table::HostOrder;
use crate::table::sitting::saved::Saved;
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
    holders: Vec<HolderText>,
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

#[derive(Serialize, Deserialize)]
#[serde(rename = "Holder")]
struct HolderText {
    seats: Seats,
    token: Bytes,
    #[serde(default)]
    has_left: bool,
    #[serde(default)]
    last_wish: u64,
}

impl Hosted {
    /// The table as text.
    pub(super) fn to_text(&self) -> Option<String> {
        let holder = |place: &Seatholder| HolderText {
            seats: place.seats,
            token: place.token,
            has_left: place.has_left,
            last_wish: place.last_wish,
        };
        let text = TableText {
            version: FILE,
            id: self.id.0,
            code: self.code,
            plan: self.plan.clone(),
            names: self.names.clone(),
            holders: self.places.iter().map(holder).collect(),
            hands: self.progress.hands,
            published: self.progress.published,
            dealing: self.dealing.clone(),
            moment: self.table.as_ref().map_or(self.progress.moment, crate::table::Table::moment),
            game: self.table.as_ref().map(|table| table.files().saved()),
        };
        dialect().to_string(&text).ok()
    }

    /// Reads a table. Nobody is there yet, and a clock stands still.
    pub(super) fn from_text(text: &str, now: Duration) -> Option<Hosted> {
        let text: TableText = dialect().from_str(text).ok().filter(|text: &TableText| text.version == FILE)?;
        let plan = text.plan.bounded()?;
        let mut hosted = Hosted::new(TableId(text.id), text.code, plan, now);
        let place = |text: HolderText| Seatholder {
            seats: text.seats,
            token: text.token,
            connection: None,
            away_since: Some(now),
            is_missed: false,
            has_left: text.has_left,
            last_wish: text.last_wish,
            shown: None,
        };
        hosted.names = Some(text.names).filter(|names| names.len() == hosted.plan.chairs.len())?;
        hosted.places = text.holders.into_iter().map(place).collect();
        (hosted.progress.hands, hosted.progress.published) = (text.hands, text.published);
        // Nobody has had the chance to answer yet.
        hosted.dealing = text.dealing.map(|dealing| dealing.awaited_from(now));
        if hosted.dealing.take_if(|dealing| dealing.terms.is_none()).is_some() {
            // It is drawn anew for what is to be dealt, with a number that nobody has given bytes to.
            hosted.progress.hands += 1;
        }
        hosted.progress.moment = text.moment;
        if let Some(saved) = text.game {
            let mut table = hosted.seated(saved.load()?, Vec::new(), text.moment);
            for seat in hosted.places.iter().flat_map(|place| place.seats.iter()) {
                table.order(HostOrder::Away(seat, true), now);
            }
            hosted.table = Some(table);
        }
        Some(hosted)
    }
}
