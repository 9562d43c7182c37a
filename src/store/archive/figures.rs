//! The figures of each game, saved beside the index, because replaying thousands of games is slow and reading a table is fast.
//!
//! Like the index, it is trusted only for files that have not changed since, and it can be lost without harm.

use super::super::backend::{Backend, Stamp, Trouble};
use super::made::{Made, csv_of};
use crate::record::kept::GameId;
use crate::stats::Figures;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

const MADE: Made = Made { name: "figures.csv", version: 2, largest: 1_000_000_000 };

/// The figures of a game, as a row of the table.
#[derive(Serialize, Deserialize)]
struct Row<'a> {
    game: String,
    length: u64,
    time: u64,
    figures: &'a str,
}

/// The known figures, with the stamp of each game's file.
pub(super) fn read(home: &dyn Backend) -> HashMap<GameId, (Stamp, Figures)> {
    MADE.read(home).as_deref().map(rows).unwrap_or_default()
}

fn rows(table: &str) -> HashMap<GameId, (Stamp, Figures)> {
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let Ok(heads) = reader.headers().cloned() else { return HashMap::new() };
    let mut record = csv::StringRecord::new();
    let mut rows = HashMap::new();
    while let Ok(true) = reader.read_record(&mut record) {
        let row = record.deserialize::<Row<'_>>(Some(&heads)).ok();
        rows.extend(row.and_then(|row| {
            let stamp = Stamp { length: row.length, time: row.time };
            Some((GameId::from_text(&row.game)?, (stamp, Figures::from_row(row.figures)?)))
        }));
    }
    rows
}

/// Replaces the table with these figures.
pub(super) fn write(home: &dyn Backend, figures: &[(GameId, Stamp, &Figures)]) -> Result<(), Trouble> {
    let texts: Vec<String> = figures.iter().map(|(_, _, figures)| figures.to_row()).collect();
    let rows = figures.iter().zip(&texts).map(|((game, stamp, _), figures)| Row {
        game: game.to_string(),
        length: stamp.length,
        time: stamp.time,
        figures,
    });
    MADE.write(home, &csv_of(rows)?)
}
