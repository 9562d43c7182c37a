//! The figures of each game and how well it was played, saved beside the index, because replaying thousands of games is slow and reading a table is fast.
//!
//! Like the index, it is trusted only for games and reviews that have not changed since, and it can be lost without harm.

use super::super::backend::{Backend, Stamp, Trouble};
use super::made::{Made, csv_of};
use crate::record::kept::GameId;
use crate::stats::{Figures, Quality};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

const MADE: Made = Made { name: "figures.csv", version: 4, largest: 1_000_000_000 };

/// What is known of a game, as a row of the table. A game that is not judged has no second stamp.
#[derive(Serialize, Deserialize)]
struct Row<'a> {
    game: String,
    length: u64,
    time: u64,
    judged_length: Option<u64>,
    judged_time: Option<u64>,
    figures: &'a str,
    quality: &'a str,
}

/// What is known of a game, and the files that it was found in.
pub(super) struct Noted {
    pub(super) stamps: Stamps,
    pub(super) figures: Figures,
    pub(super) quality: Option<Quality>,
}

/// The stamps of a game's file and of its review, if there is one.
pub(super) type Stamps = (Stamp, Option<Stamp>);

/// What is known of each game.
pub(super) fn read(home: &dyn Backend) -> HashMap<GameId, Noted> {
    MADE.read(home).as_deref().map(rows).unwrap_or_default()
}

fn rows(table: &str) -> HashMap<GameId, Noted> {
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    let Ok(heads) = reader.headers().cloned() else { return HashMap::new() };
    let mut record = csv::StringRecord::new();
    let mut rows = HashMap::new();
    while let Ok(true) = reader.read_record(&mut record) {
        let row = record.deserialize::<Row<'_>>(Some(&heads)).ok();
        rows.extend(row.and_then(|row| {
            let judged = row.judged_length.zip(row.judged_time).map(|(length, time)| Stamp { length, time });
            let stamps = (Stamp { length: row.length, time: row.time }, judged);
            let (figures, quality) = (Figures::from_row(row.figures)?, Quality::from_row(row.quality));
            Some((GameId::from_text(&row.game)?, Noted { stamps, figures, quality }))
        }));
    }
    rows
}

/// Replaces the table.
pub(super) fn write(home: &dyn Backend, games: &HashMap<GameId, Noted>) -> Result<(), Trouble> {
    let text =
        |counted: &Noted| (counted.figures.to_row(), counted.quality.as_ref().map(Quality::to_row).unwrap_or_default());
    let texts: Vec<(String, String)> = games.values().map(text).collect();
    let rows =
        games.iter().zip(&texts).map(|((game, Noted { stamps: (stamp, judged), .. }), (figures, quality))| Row {
            game: game.to_string(),
            length: stamp.length,
            time: stamp.time,
            judged_length: judged.map(|stamp| stamp.length),
            judged_time: judged.map(|stamp| stamp.time),
            figures,
            quality,
        });
    MADE.write(home, &csv_of(rows)?)
}
