//! What windows are drawn from. They only read it.

use crate::arena::peeking::Rechosen;
use crate::career::{AgreedMatch, Deck, HabitPlan, Met, Returning, Solved, Tally};
use crate::engine::{Move, Rules};
use crate::nestor::exercises::Exercise;
use crate::record::{Chronicle, GameId, KeptGame};
use crate::stats::{CountedGame, Quality};
use crate::store::{Games, Player};
use crate::table::View;
use crate::ui::settings::{KnownTables, Settings};
use crate::ui::{command::Commanded, look::Look, request::Wardrobe, system_clock::SystemClock};
use std::{collections::BTreeMap, path::Path};

/// What windows are drawn from.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    /// What everything is drawn with, with the names as they are seen from the table.
    pub look: Look<'a>,
    /// The player's settings, with the names as the player has set them.
    pub settings: &'a Settings,
    /// The player's own themes.
    pub wardrobe: Wardrobe,
    /// The system's clock.
    pub clock: &'a SystemClock,
    /// The program.
    pub imprint: Imprint<'a>,
    /// Everyone who plays here.
    pub players: Present<'a>,
    /// The table of the current game, as the player sees it.
    pub view: &'a View,
    /// The rules of the game with people elsewhere, if it fills the window and they can change.
    pub shared: Option<SharedRules>,
    /// The rules of the game that fills the window, at that table or elsewhere.
    pub rules: &'a Rules,
    /// What the commands are there.
    pub here: &'a dyn Commanded,
    /// Makes the current game so far as the player has seen it.
    pub chronicle: &'a dyn Fn() -> Chronicle,
    /// The player's worst play in it.
    pub worst: WorstPlay,
    /// Makes the hands of the current game that are over, as a text with all their bones.
    pub hands_over: &'a dyn Fn() -> Option<String>,
    /// How Nestor's choices are made again.
    pub peeking: &'a PeekingTest,
    /// The games won.
    pub tally: &'a Tally,
    /// Those with and against people.
    pub met: &'a [Met],
    /// The games of the archive, once they are read, and its revision, which rises with every change.
    pub games: Option<&'a Games>,
    #[expect(missing_docs, reason = "it is named with the games")]
    pub revision: u64,
    /// Reads one of them.
    pub load: &'a dyn Fn(GameId) -> Option<KeptGame>,
    /// The games as they are counted.
    pub counting: Counting<'a>,
    /// How well they were played, as far as they are judged and counted by now.
    pub qualities: &'a GameQualities,
    /// What the player practises.
    pub training: Training<'a>,
    /// The match of eight deals that was kept last.
    pub last_match: Option<&'a AgreedMatch>,
    /// The tables elsewhere to come back to.
    pub tables: &'a KnownTables,
}

/// The rules of a game with people elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SharedRules {
    /// Those of this hand.
    pub now: Rules,
    /// Those of the next one, as far as they are agreed on.
    pub next: Rules,
}

/// What a player practises.
#[derive(Clone, Copy)]
pub struct Training<'a> {
    /// The player's own mistakes.
    pub deck: &'a Deck,
    /// The plan that the player follows, if there is one.
    pub plan: Option<&'a HabitPlan>,
    /// What the player has solved.
    pub solved: &'a Solved,
}

/// What is known of the player's worst play in a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum WorstPlay {
    /// The game is still to be judged.
    Sought,
    /// None was bad, or the game is never judged.
    Good,
    /// It was a mistake.
    Bad(Missed),
}

/// A play of the player's that was a mistake, what would have been better, and what it has cost in chance
/// to win.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Missed {
    #[expect(missing_docs, reason = "they are named above")]
    pub played: Move,
    #[expect(missing_docs, reason = "they are named above")]
    pub better: Move,
    #[expect(missing_docs, reason = "they are named above")]
    pub loss: f64,
}

impl Missed {
    /// What a mistake was that comes back as an exercise.
    pub fn of(mistake: &Returning) -> Option<Missed> {
        let played = mistake.played.as_deref()?.parse().ok()?;
        Some(Missed { played, better: Exercise::from_line(&mistake.exercise)?.best, loss: mistake.loss })
    }
}

/// Facts about the program.
#[derive(Clone, Copy, Debug)]
pub struct Imprint<'a> {
    /// The version.
    pub version: &'a str,
    /// The folder of its files.
    pub folder: Option<&'a Path>,
}

/// Everyone who plays here.
#[derive(Clone, Copy, Debug)]
pub struct Present<'a> {
    /// All players.
    pub list: &'a [Player],
    /// The one at the table; nobody if nothing can be saved.
    pub current: Option<&'a Player>,
    /// Whether the program asks who plays when it starts.
    pub asks: bool,
    /// How many deleted players still have files.
    pub deleted: usize,
    /// Whether changes can be saved.
    pub saves: bool,
}

impl<'a> Present<'a> {
    /// The name of the player at the table, or empty if it is not known.
    pub fn name(&self) -> &'a str {
        self.current.map_or("", |player| &player.name)
    }

    /// The folder of the player at the table.
    pub fn folder(&self) -> &'a str {
        self.current.map_or("", |player| &player.folder)
    }
}

/// How well the judged games were played.
pub type GameQualities = BTreeMap<GameId, Quality>;

/// The state of the count of an archive.
#[derive(Clone, Copy, Debug)]
pub enum Counting<'a> {
    /// Counting: this many games of this many.
    UnderWay(usize, usize),
    /// The counted games, and the revision of the archive when they were counted.
    Done(&'a [CountedGame], u64),
}

/// How far Nestor's choices in a game were made again, with other bones wherever he could not see.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct PeekingTest {
    /// The choices so far.
    pub chosen: Vec<Rechosen>,
    /// The progress from 0 to 1, once it was begun.
    pub done: Option<f64>,
}
