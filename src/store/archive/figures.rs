//! The figures of each game and how well it was played, saved beside the index, because replaying
//! thousands of games is slow and reading a table is fast.
//!
//! Like the index, it is trusted only for games and reviews that have not changed since, and it can
//! be lost without harm.

use super::super::backend::{Backend, Stamp, Trouble};
use super::made::Made;
use crate::record::GameId;
use crate::stats::{Figures, Quality};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

const MADE: Made = Made { name: "figures.csv", version: 7, largest: 1_000_000_000 };

/// What is known of a game, as a row of the table. A game that is not judged has no second stamp.
#[derive(Serialize, Deserialize)]
struct FiguresRow {
    game: String,
    length: u64,
    time: u64,
    judged_length: Option<u64>,
    judged_time: Option<u64>,
    figures: String,
    quality: String,
}

pub(super) struct Noted {
    pub(super) stamps: Stamps,
    pub(super) figures: Figures,
    pub(super) quality: Option<Quality>,
}

/// The stamps of a game's file and of its review, if there is one.
pub(super) type Stamps = (Stamp, Option<Stamp>);

pub(super) fn read(home: &dyn Backend) -> HashMap<GameId, Noted> {
    let noted = |row: FiguresRow| {
        let judged = row.judged_length.zip(row.judged_time).map(|(length, time)| Stamp { length, time });
        let stamps = (Stamp { length: row.length, time: row.time }, judged);
        let (figures, quality) = (Figures::from_row(&row.figures)?, Quality::from_row(&row.quality));
        Some((GameId::from_text(&row.game)?, Noted { stamps, figures, quality }))
    };
    MADE.read(home).into_iter().filter_map(noted).collect()
}

pub(super) fn write(home: &dyn Backend, games: &HashMap<GameId, Noted>) -> Result<(), Trouble> {
    let row = |(game, Noted { stamps: (stamp, judged), figures, quality }): (&GameId, &Noted)| FiguresRow {
        game: game.to_string(),
        length: stamp.length,
        time: stamp.time,
        judged_length: judged.map(|stamp| stamp.length),
        judged_time: judged.map(|stamp| stamp.time),
        figures: figures.to_row(),
        quality: quality.as_ref().map(Quality::to_row).unwrap_or_default(),
    };
    MADE.write(home, games.iter().map(row))
}
