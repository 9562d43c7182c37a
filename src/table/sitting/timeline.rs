//! The past of a sitting: the places for Undo and Redo, and the preserved game. Going back to a
//! place is a replay.

use super::current::Current;
use super::place::{About, Snapshot};
use super::results::{Ended, Ledger};
use super::{clock::TimeSpent, practice::KnownGames};
use crate::career::{Line, Wins};
use crate::engine::{Seat, Side};
use crate::record::Session;
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// The number of steps that can be undone, and redone, after a restart of the program.
pub const MOST_STEPS: usize = 500;

/// A place that Undo goes back to.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::table) struct Bookmark {
    pub(in crate::table) place: Snapshot,
    /// Whether going there takes back a move. Otherwise the place was kept before a new game,
    /// Restore or Clear.
    pub(super) takes_back: bool,
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
    /// The results of games. Those that could be redone are at the end.
    pub(super) results: Ledger,
    /// The time that each seat with a clock has spent in each game on time. Undo does not give it
    /// back.
    pub(in crate::table) spent: TimeSpent,
    /// The time played in each game. Undo does not give it back either.
    pub(super) times: BTreeMap<u64, Duration>,
    /// What is known about each game. Undo does not take it back.
    pub(super) known: KnownGames,
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
            match acted.filter(|_| mark.takes_back) {
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
        let undone = self.future.last().filter(|undone| undone.mark.takes_back)?;
        undone.mark.place.replay().map(|session| session.state().to_move()).ok()
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
    pub(super) fn keep(&mut self, place: Snapshot, takes_back: bool) {
        self.forget_future(place.about.results);
        self.past.push(Bookmark { place, takes_back });
    }

    /// Forgets everything that could be redone, because something new is done with this many
    /// results in effect.
    pub(super) fn forget_future(&mut self, results: usize) {
        self.future.clear();
        self.results.0.truncate(results);
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

    /// Goes from `now` to the preserved place. This can be undone (R33). What the preserved game
    /// has added to the tally since is taken out, and the wins of all other games stay. A tally
    /// that was cleared since comes back.
    pub(super) fn restore(&mut self, now: Snapshot) -> Option<(Snapshot, Session)> {
        let mut place = self.preserved.as_ref()?.reshuffled();
        let session = place.replay().ok()?;
        let stands = self.ended_as(&session, &place.about);
        let (count, game) = (now.about.results, place.about.game);
        let cleared = self.cleared_since(&place.about, &now.about);
        if cleared.is_none() {
            place.about.era = now.about.era;
        }
        self.keep(now, false);
        place.about.results = match cleared {
            Some(before) => self.results.bring_back(count, before, game, stands),
            None => self.results.go_back(count, game, stands),
        };
        Some((place, session))
    }

    /// The number of results in effect before the tally was cleared, if it was cleared after a game
    /// was preserved and nothing else has been counted since.
    ///
    /// Restore then brings the tally back. Once other games count in the new tally, the new tally
    /// stays, so that these games still count.
    fn cleared_since(&self, preserved: &About, now: &About) -> Option<usize> {
        if preserved.era == now.era {
            return None;
        }
        let before = self.past.iter().rfind(|mark| mark.place.about.era == preserved.era)?.place.about.results;
        let others = |count| {
            let mut over = self.results.over(count);
            over.remove(&preserved.game);
            over
        };
        (others(before) == others(now.results)).then_some(before)
    }

    /// Notes the result of the game if it is over.
    pub(super) fn decide(&mut self, game: &mut Current) {
        if let Some(ended) = self.ended_as(game.session(), &game.about) {
            let about = &mut game.about;
            self.forget_future(about.results);
            about.results = self.results.decide(about.results, about.game, Some(ended));
        }
    }

    /// Notes that somebody may know the deals of a game. It is practice for everyone.
    pub(super) fn find(&mut self, game: u64) {
        self.known.find(game);
        self.note_practice(game);
    }

    /// Notes that a game is practice in the results that it has. A plain end stays one.
    pub(super) fn note_practice(&mut self, game: u64) {
        if self.known.of(game).end.is_none() {
            self.results.note_practice(game);
        }
    }

    /// The same past with only the nearest steps, which are the last ones of each list.
    pub(super) fn nearest_steps(&self) -> Timeline {
        let (past, future) = (nearest(&self.past, MOST_STEPS), nearest(&self.future, MOST_STEPS));
        let Timeline { preserved, results, spent, times, known, .. } = self;
        Timeline {
            past,
            future,
            preserved: preserved.clone(),
            results: results.clone(),
            spent: spent.clone(),
            times: times.clone(),
            known: known.clone(),
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
    pub(in crate::table) fn has_unfinished_company(&self, now: &Snapshot) -> bool {
        let unfinished = self.unfinished(now);
        let mut all = self.places().chain([now]);
        all.any(|place| place.about.seating.is_company() && unfinished.contains(&place.about.game))
    }

    /// The games that can be reached from now and are not over.
    pub(super) fn unfinished(&self, now: &Snapshot) -> BTreeSet<u64> {
        let over = self.results.over(now.about.results);
        let all = self.places().chain([now]).map(|place| place.about.game);
        all.filter(|game| !over.contains_key(game)).collect()
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

    /// The result of a game in its current state, or `None` before it is over.
    fn ended_as(&self, session: &Session, about: &About) -> Option<Ended> {
        let winner = session.state().result()?.winner;
        Some(Ended {
            line: winner.and_then(|winner| self.line_of(session, about, winner)),
            kept: false,
            era: about.era,
        })
    }

    /// The line that a game won by a side adds to the tally.
    fn line_of(&self, session: &Session, about: &About, winner: Side) -> Option<Line> {
        // Games without a Nestor as an opponent do not count. The files belong to the first person.
        let (owner, rules) = (about.seating.host(), session.state().rules());
        let seating = self.known.counted_seating(about.game, &about.seating);
        let level = seating.strongest_against(owner, rules).filter(|_| seating.has_host())?;
        let practice = self.known.is_practice(about.game, session, owner);
        Some(Line { game: rules.game(), level, wins: Wins::of(winner == rules.side(owner), practice) })
    }
}

/// Returns the last steps of a list, which are the nearest in time.
fn nearest<T: Clone>(steps: &[T], most: usize) -> Vec<T> {
    steps[steps.len().saturating_sub(most)..].to_vec()
}
