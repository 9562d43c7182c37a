//! What there is to see of a kept game at a glance, without its record: enough to list, sort, filter and count games.
//!
//! Everything here follows from the game as it is kept. So a list of summaries may be thrown away at any time and made again.

use super::tally::{Line, Tally, Wins};
use crate::engine::bone::{Bone, SEATS, Side};
use crate::engine::moves::Move;
use crate::engine::rules::{Preset, Rules};
use crate::record::ReplayError;
use crate::record::kept::{GameId, KeptGame, Outcome, Played};
use crate::record::seating::Seating;
use arrayvec::ArrayVec;
use jiff::Timestamp;
use std::time::Duration;

/// What there is to see of a game at a glance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Which game.
    pub id: GameId,
    /// When it ended, or was kept if it has not.
    pub when: Timestamp,
    /// The name of the player; empty where there is no other.
    pub by: String,
    /// What was played in the end.
    pub rules: Rules,
    /// Who sat where.
    pub seating: Seating,
    /// How it ended for the player.
    pub result: Outcome,
    /// The points of each side, from the first on.
    pub points: ArrayVec<i16, SEATS>,
    /// Whether the player was helped.
    pub helped: bool,
    /// How long it was played.
    pub took: Duration,
    /// How many hands were dealt.
    pub hands: u16,
    /// The number that the deals come from.
    pub number: u64,
    /// The bone that each hand was led with.
    pub leads: Vec<Bone>,
    /// Which of the player's tallies it counts in.
    pub era: u64,
}

/// The tally of the games that count in this one of the player's tallies.
pub fn tally<'a>(games: impl IntoIterator<Item = &'a Summary>, era: u64) -> Tally {
    games.into_iter().filter(|game| game.era == era).filter_map(Summary::line).collect()
}

impl Summary {
    /// What there is to see of a game.
    pub fn of(game: &KeptGame) -> Result<Summary, ReplayError> {
        let session = game.record.replay()?;
        let state = session.state();
        let rules = *state.rules();
        let Played { id, by, seating, when, took, helped, number, era } = &game.played;
        let seating = seating.for_table(rules.seats());
        let result = Outcome::of(state, &seating);
        let lead = |moves: &Vec<Move>| {
            moves.iter().find_map(|step| if let Move::Play(bone, _) = step { Some(*bone) } else { None })
        };
        Ok(Summary {
            id: *id,
            when: *when,
            by: by.clone(),
            rules,
            seating,
            result,
            points: rules.all_sides().map(|side| state.score(side)).collect(),
            helped: *helped,
            took: *took,
            hands: game.record.hands.len() as u16,
            number: *number,
            leads: game.record.hands.iter().filter_map(|hand| lead(&hand.moves)).collect(),
            era: *era,
        })
    }

    /// The player's side.
    pub fn own_side(&self) -> Side {
        self.rules.side(self.seating.human())
    }

    /// The player's points.
    pub fn own_points(&self) -> i16 {
        self.points.get(self.own_side().index()).copied().unwrap_or_default()
    }

    /// The most points that any other side has.
    pub fn best_other_points(&self) -> i16 {
        let own = self.own_side().index();
        let others = self.points.iter().enumerate().filter(|(side, _)| *side != own);
        others.map(|(_, points)| *points).max().unwrap_or_default()
    }

    /// The named game; `None` is one with options of the player's own.
    pub fn game(&self) -> Option<Preset> {
        self.rules.game()
    }

    /// What it counts in the tally.
    pub fn line(&self) -> Option<Line> {
        let level = self.seating.strongest_opponent(&self.rules)?;
        let won = match self.result {
            Outcome::Won => true,
            Outcome::Lost => false,
            Outcome::Drawn | Outcome::Unfinished => return None,
        };
        let wins = Wins { you: won.into(), nestor: (!won).into(), helped: (won && self.helped).into() };
        Some(Line { game: self.game(), level, wins })
    }
}
