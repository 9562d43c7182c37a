//! The past of a sitting: the places for Undo and Redo, and the preserved game. Going back to a
//! place is a replay.

use super::clock::TimeSpent;
use super::current::Current;
use super::place::Snapshot;
use super::practice::{Marks, shows_more};
use super::results::Ledger;
use crate::engine::{Phase, Seat};
use crate::record::Session;
use std::collections::BTreeMap;
use std::time::Duration;

/// The number of steps that can be undone, and redone, after a restart of the program.
pub const MOST_STEPS: usize = 500;

/// A place that Undo goes back to.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::table) struct Bookmark {
    pub(in crate::table) place: Snapshot,
    /// What it was kept before.
    pub(super) before: KeptBefore,
}

/// What a place was kept before, which Undo takes back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::table) enum KeptBefore {
    /// A play or a draw.
    Turn,
    /// Going to the preserved game.
    Restore,
    /// A new game, or clearing the tally.
    Other,
}

/// A place that Redo goes to, and the mark that Undo went back to.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::table) struct Undone {
    pub(super) place: Snapshot,
    pub(super) mark: Bookmark,
}

/// The whole past of a sitting. The latest step is at the end of each list.
#[derive(Clone, PartialEq, Default, Debug)]
pub(in crate::table) struct Timeline {
    pub(in crate::table) past: Vec<Bookmark>,
    pub(in crate::table) future: Vec<Undone>,
    /// The game that was preserved.
    pub(in crate::table) preserved: Option<Snapshot>,
    /// The results of games. Undo does not take them back.
    pub(super) results: Ledger,
    /// The time that each seat with a clock has spent in each game on time. Undo does not give it
    /// back.
    pub(in crate::table) spent: TimeSpent,
    /// The time played in each game. Undo does not give it back either.
    pub(super) times: BTreeMap<u64, Duration>,
    /// What is marked for each game. Undo does not take it back.
    pub(super) marks: Marks,
}

impl Timeline {
    /// How many steps it takes to go back to before the last play or draw of the person on a seat,
    /// and whose turns that takes back besides. If the seat is not given, it goes back over the
    /// last step of anyone.
    pub(in crate::table) fn turns_back(&self, asker: Option<Seat>, now: &Current) -> (usize, Vec<Seat>) {
        let mut others = Vec::new();
        for (before, mark) in self.past.iter().rev().enumerate() {
            let replayed = || mark.place.replay().map(|session| session.state().to_move()).ok();
            let acted = now.mover_at(&mark.place).or_else(replayed);
            match acted.filter(|_| mark.before == KeptBefore::Turn) {
                Some(seat) if asker == Some(seat) => return (before + 1, others),
                Some(seat) if !others.contains(&seat) => others.push(seat),
                Some(_) => {}
                // Before anybody acts in a game, Undo goes back to the game before.
                None => return (usize::from(before == 0), Vec::new()),
            }
            if asker.is_none() {
                return (before + 1, others);
            }
        }
        (0, Vec::new())
    }

    /// Whether there is a turn to take back. Before screens of their own, people take back no turn
    /// in which somebody learned something from the boneyard, and nothing from hands that are over.
    pub(in crate::table) fn may_take_back(&self, asker: Option<Seat>, now: &Current, is_shared: bool) -> bool {
        if !is_shared {
            return !self.past.is_empty();
        }
        let steps = if asker.is_some() { self.turns_back(asker, now).0 } else { 0 };
        let to = self.past.len().checked_sub(steps).and_then(|at| self.past.get(at));
        to.is_some_and(|mark| now.has_no_news_since(&mark.place))
    }

    /// The person whose turn Redo would make again, if it is one.
    pub(in crate::table) fn turn_forward(&self) -> Option<Seat> {
        let undone = self.future.last().filter(|undone| undone.mark.before == KeptBefore::Turn)?;
        undone.mark.place.replay().map(|session| session.state().to_move()).ok()
    }

    /// Whether Undo takes back a Restore, and whether Redo does one again.
    pub(in crate::table) fn restores(&self) -> [bool; 2] {
        let (last, next) = (self.past.last(), self.future.last().map(|undone| &undone.mark));
        [last, next].map(|mark| mark.is_some_and(|mark| mark.before == KeptBefore::Restore))
    }

    /// Forgets all steps that could be undone or redone.
    pub(in crate::table) fn forget_steps(&mut self) {
        (self.past, self.future) = (Vec::new(), Vec::new());
    }

    /// Reads the clocks into a game.
    pub(super) fn read_clocks(&mut self, game: &mut Current) {
        self.spent.read_into(game);
    }

    /// Keeps a place for Undo. After this, there is nothing to redo.
    pub(super) fn keep(&mut self, place: Snapshot, before: KeptBefore) {
        self.future.clear();
        self.past.push(Bookmark { place, before });
    }

    /// Steps back from `now` and returns the new place. It skips places that cannot be replayed,
    /// which only a manipulated file has.
    pub(super) fn back(&mut self, now: Snapshot) -> Option<(Snapshot, Session)> {
        while let Some(mark) = self.past.pop() {
            let place = mark.place.reshuffled();
            let Ok(session) = place.replay() else { continue };
            self.future.push(Undone { place: now, mark });
            return Some((place, session));
        }
        None
    }

    pub(super) fn forward(&mut self) -> Option<(Snapshot, Session)> {
        while let Some(undone) = self.future.pop() {
            let Ok(session) = undone.place.replay() else { continue };
            self.past.push(undone.mark);
            return Some((undone.place, session));
        }
        None
    }

    /// Goes from `now` to the preserved place. This can be undone (R33). The tally stays as it is.
    pub(super) fn restore(&mut self, now: Snapshot) -> Option<(Snapshot, Session)> {
        let mut place = self.preserved.as_ref()?.reshuffled();
        let session = place.replay().ok()?;
        place.about.era = now.about.era;
        self.keep(now, KeptBefore::Restore);
        Some((place, session))
    }

    /// Whether somebody has seen more of the game than it has shown by this moment, which they went
    /// back to.
    pub(super) fn has_shown_more_than(&self, now: &Snapshot) -> bool {
        let same = self.places().filter(|place| place.about.game == now.about.game);
        same.into_iter().any(|place| shows_more(place, now))
    }

    /// The same past with only the nearest steps, which are the last ones of each list.
    pub(super) fn nearest_steps(&self) -> Timeline {
        let (past, future) = (nearest(&self.past, MOST_STEPS), nearest(&self.future, MOST_STEPS));
        let Timeline { preserved, results, spent, times, marks, .. } = self;
        Timeline {
            past,
            future,
            preserved: preserved.clone(),
            results: results.clone(),
            spent: spent.clone(),
            times: times.clone(),
            marks: marks.clone(),
        }
    }

    /// Drops the farther half of the steps for Undo and Redo, and finally the preserved game, so
    /// that there is less to write. Returns whether there was anything to drop.
    pub(super) fn shrink(&mut self) -> bool {
        if self.past.is_empty() && self.future.is_empty() {
            return self.preserved.take().is_some();
        }
        self.past = nearest(&self.past, self.past.len() / 2);
        self.future = nearest(&self.future, self.future.len() / 2);
        true
    }

    /// Whether several people play one of the games that can be reached from now and is not over.
    pub(in crate::table) fn has_unfinished_company(&self, now: &Current) -> bool {
        let goes_on = now.seating().is_company() && now.phase() != Phase::GameOver;
        let mut others = self.places().map(|place| &place.about);
        goes_on || others.any(|about| about.seating.is_company() && self.results.of(about.game).is_none())
    }

    /// Every place that Undo, Redo and Restore can reach.
    pub(super) fn places(&self) -> impl Iterator<Item = &Snapshot> {
        let marks = self.past.iter().map(|mark| &mark.place);
        let undone = self.future.iter().flat_map(|undone| [&undone.place, &undone.mark.place]);
        marks.chain(undone).chain(&self.preserved)
    }

    pub(super) fn places_mut(&mut self) -> impl Iterator<Item = &mut Snapshot> {
        let marks = self.past.iter_mut().map(|mark| &mut mark.place);
        let undone = self.future.iter_mut().flat_map(|undone| [&mut undone.place, &mut undone.mark.place]);
        marks.chain(undone).chain(&mut self.preserved)
    }
}

/// Returns the last steps of a list, which are the nearest in time.
fn nearest<T: Clone>(steps: &[T], most: usize) -> Vec<T> {
    steps[steps.len().saturating_sub(most)..].to_vec()
}
