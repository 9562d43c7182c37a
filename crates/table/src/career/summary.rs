//! Summaries of kept games without their records. They are enough to list, sort, filter and count
//! games.
//!
//! Everything here follows from the kept game, so summaries can be deleted and made again at any
//! time.

use super::tally::{Line, Tally, Wins};
use crate::engine::{Bone, Move, Preset, Rules, SEATS, Side};
use crate::nestor::Level;
use crate::record::{GameKind, KeptGame, Outcome, Person, Played, Record, ReplayError, Sitter};
use arrayvec::ArrayVec;
use std::cmp::Reverse;

/// The summary of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Who played it, when and how.
    pub played: Played,
    /// The rules at the end of the game.
    pub rules: Rules,
    /// Whether there were hands of other games before, because the rules changed.
    pub mixed: bool,
    /// How it ended for the player.
    pub result: Outcome,
    /// The points of each side, in the order of the sides.
    pub points: ArrayVec<i16, SEATS>,
    /// The number of hands dealt.
    pub hands: u16,
    /// The bone that each hand was led with.
    pub leads: Vec<Bone>,
}

/// The tally with this number, from the games that count in it.
pub fn tally<'a>(games: impl IntoIterator<Item = &'a Summary>, era: u64) -> Tally {
    games.into_iter().filter(|game| game.played.era == era).filter_map(Summary::line).collect()
}

/// The games with the same partners against the same people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Met {
    /// The game, or `None` for a custom game.
    pub game: Option<Preset>,
    /// The people who played on the player's side.
    pub partners: Vec<Person>,
    /// The people who played against the player.
    pub opponents: Vec<Person>,
    /// The numbers of games won and lost.
    pub wins: Wins,
}

/// What a player has won with and against people, by game and by partners. The games played most
/// often come first.
pub fn met<'a>(games: impl IntoIterator<Item = &'a Summary>) -> Vec<Met> {
    let mut all: Vec<Met> = Vec::new();
    for game in games {
        let (Some(wins), seating) = (game.wins(), &game.played.seating) else { continue };
        let on = |own: bool| {
            let others = seating.people().filter(|(seat, _)| *seat != game.played.seat);
            let there = others.filter(|(seat, _)| (game.rules.side(*seat) == game.own_side()) == own);
            let mut people: Vec<Person> = there.map(|(_, person)| person.clone()).collect();
            people.sort_by(|one, other| one.id().cmp(other.id()));
            people
        };
        let (partners, opponents) = (on(true), on(false));
        let same = |one: &[Person], other: &[Person]| one.iter().map(Person::id).eq(other.iter().map(Person::id));
        let known = all
            .iter_mut()
            .find(|met| met.game == game.game() && same(&met.partners, &partners) && same(&met.opponents, &opponents));
        match known {
            Some(met) => *met = Met { game: met.game, partners, opponents, wins: met.wins.add(wins) },
            None if partners.is_empty() && opponents.is_empty() => {}
            None => all.push(Met { game: game.game(), partners, opponents, wins }),
        }
    }
    all.sort_by_key(|met| Reverse(met.wins.games()));
    all
}

/// Whether every hand of a record was played by rules of this game.
pub(crate) fn is_all_of(record: &Record, game: Preset) -> bool {
    let changed = record.hands.iter().filter_map(|hand| hand.rules.as_ref());
    std::iter::once(&record.rules).chain(changed).all(|rules| rules.game() == Some(game))
}

impl Summary {
    /// Makes the summary of a game.
    pub fn of(game: &KeptGame) -> Result<Summary, ReplayError> {
        let session = game.record.replay()?;
        let state = session.state();
        let rules = *state.rules();
        let mut played = game.played.clone();
        played.seating = played.seating.for_table(rules.seats());
        let lead = |moves: &Vec<Move>| {
            moves.iter().find_map(|step| if let Move::Play(bone, _) = step { Some(*bone) } else { None })
        };
        Ok(Summary {
            result: Outcome::of(state, played.seat),
            played,
            rules,
            mixed: rules.game().is_some_and(|named| !is_all_of(&game.record, named)),
            points: rules.all_sides().map(|side| state.score(side)).collect(),
            hands: game.record.hands.len() as u16,
            leads: game.record.hands.iter().filter_map(|hand| lead(&hand.moves)).collect(),
        })
    }

    /// The player's side.
    pub fn own_side(&self) -> Side {
        self.rules.side(self.played.seat)
    }

    /// The other people at the table.
    pub fn others(&self) -> impl Iterator<Item = &Person> {
        self.played.seating.people().filter(|(seat, _)| *seat != self.played.seat).map(|(_, person)| person)
    }

    /// The level of the strongest Nestor who played against the player.
    pub fn strongest_opponent(&self) -> Option<Level> {
        self.played.seating.strongest_against(self.played.seat, &self.rules)
    }

    /// The level for which the game counts, if it counts for one. A game with other people does not.
    pub fn counted_level(&self) -> Option<Level> {
        self.strongest_opponent().filter(|_| self.is_own() && !self.played.seating.is_company())
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

    /// The named game, or `None` for a custom game and for one with hands of several games.
    pub fn game(&self) -> Option<Preset> {
        self.rules.game().filter(|_| !self.mixed)
    }

    /// The line that the game adds to the tally, if it counts.
    pub fn line(&self) -> Option<Line> {
        Some(Line { game: self.game(), level: self.counted_level()?, wins: self.wins()? })
    }

    /// What kind of game it is for the player.
    pub fn kind(&self) -> GameKind {
        self.played.kind()
    }

    /// Whether it is a game of the player whose files it is in. A game that came in somebody else's
    /// backup is listed under their name, and counts for nobody here.
    pub fn is_own(&self) -> bool {
        self.played.seating.sitter(self.played.seat) == Some(&Sitter::HOST)
    }

    fn wins(&self) -> Option<Wins> {
        if !self.is_own() {
            return None;
        }
        let won = match self.result {
            Outcome::Won => true,
            Outcome::Lost => false,
            Outcome::Drawn | Outcome::Unfinished => return None,
        };
        // A program writes down what it likes. So games with one stand beside those that count.
        Some(Wins::of(won, self.kind() != GameKind::Plain))
    }
}
