//! The index of an archive: a summary of every game, as a table that any program can open.
//!
//! It holds the stamp of each file at the time of reading. A file whose stamp has changed is read
//! again.

use super::super::backend::{Backend, Stamp, Trouble};
use super::made::Made;
use crate::career::Summary;
use crate::engine::{Rules, Seat};
use crate::record::{GameId, InText, Outcome, Played, Seating};
use serde::{Deserialize, Serialize};
use std::{collections::HashMap, sync::Arc, time::Duration};

/// The version rises whenever the summary of a game changes.
const MADE: Made = Made { name: "games.csv", version: 5, largest: 200_000_000 };

/// A game as a row of the table.
#[derive(Serialize, Deserialize)]
struct IndexRow {
    game: String,
    length: u64,
    time: u64,
    when: String,
    by: String,
    rules: String,
    mixed: bool,
    sitters: String,
    seat: usize,
    result: String,
    points: String,
    practice: bool,
    seconds: u64,
    hands: u16,
    number: u64,
    leads: String,
    tally: u64,
}

pub(super) fn read(home: &dyn Backend) -> HashMap<GameId, (Stamp, Summary)> {
    let mut words = KnownTexts::default();
    MADE.read(home).iter().filter_map(|row| words.game(row)).collect()
}

/// Rules and seatings by their text, because most games share them.
#[derive(Default)]
struct KnownTexts {
    rules: HashMap<String, Rules>,
    seatings: HashMap<String, Seating>,
}

impl KnownTexts {
    fn game(&mut self, row: &IndexRow) -> Option<(GameId, (Stamp, Summary))> {
        let stamp = Stamp { length: row.length, time: row.time };
        let id = GameId::from_text(&row.game)?;
        let seating: Seating = read_once(&mut self.seatings, &row.sitters)?;
        let played = Played {
            id,
            by: row.by.clone(),
            seat: Seat::new(row.seat).unwrap_or_else(|| seating.host()),
            seating,
            when: row.when.parse().ok()?,
            took: Duration::from_secs(row.seconds),
            practice: row.practice,
            number: row.number,
            era: row.tally,
            doubted: false,
        };
        let summary = Summary {
            played,
            rules: read_once(&mut self.rules, &row.rules)?,
            mixed: row.mixed,
            result: Outcome::from_name(&row.result)?,
            points: row.points.split_whitespace().map(|points| points.parse().ok()).collect::<Option<_>>()?,
            hands: row.hands,
            leads: row.leads.split_whitespace().map(|bone| bone.parse().ok()).collect::<Option<_>>()?,
        };
        Some((id, (stamp, summary)))
    }
}

fn read_once<T: InText + Clone>(known: &mut HashMap<String, T>, text: &str) -> Option<T> {
    if let Some(known) = known.get(text) {
        return Some(known.clone());
    }
    let read = T::from_text(text).ok()?;
    known.insert(text.to_owned(), read.clone());
    Some(read)
}

pub(super) fn write(home: &dyn Backend, games: &[(Stamp, Arc<Summary>)]) -> Result<(), Trouble> {
    MADE.write(home, games.iter().map(|(stamp, summary)| row(*stamp, summary)))
}

fn row(stamp: Stamp, summary: &Summary) -> IndexRow {
    let points: Vec<String> = summary.points.iter().map(ToString::to_string).collect();
    let leads: Vec<String> = summary.leads.iter().map(ToString::to_string).collect();
    IndexRow {
        game: summary.played.id.to_string(),
        length: stamp.length,
        time: stamp.time,
        when: summary.played.when.to_string(),
        by: summary.played.by.clone(),
        rules: summary.rules.to_text(),
        mixed: summary.mixed,
        sitters: summary.played.seating.to_text(),
        seat: summary.played.seat.index(),
        result: summary.result.name().to_owned(),
        points: points.join(" "),
        practice: summary.played.practice,
        seconds: summary.played.took.as_secs(),
        hands: summary.hands,
        number: summary.played.number,
        leads: leads.join(" "),
        tally: summary.played.era,
    }
}
