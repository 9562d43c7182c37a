//! The past of a sitting: the places for Undo and Redo, and the preserved game.
//!
//! A place in a sitting is stored as the record of its game, so that going back is a replay. Places share their common hands. A place therefore takes only the
//! space of the moves of its last hand, however long its game is.

use super::practice::{KnownGame, KnownGames};
use super::results::{Ended, Ledger};
use crate::career::{Line, Wins};
use crate::engine::{Move, Rules, Seat, Seats, Side};
use crate::record::{Hand, Record, ReplayError, Seating, Session, fresh_id, fresh_number};
use std::collections::{BTreeMap, BTreeSet};
use std::{fmt, sync::Arc, time::Duration};

/// The hands of a game up to some moment. The last one may be in progress.
#[derive(Clone, Default)]
pub(super) struct Hands(Option<Arc<Link>>);

struct Link {
    hand: Hand,
    before: Hands,
}

impl Hands {
    #[must_use]
    pub(super) fn then(&self, hand: Hand) -> Hands {
        Hands(Some(Arc::new(Link { hand, before: self.clone() })))
    }

    pub(super) fn split_last(&self) -> Option<(&Hand, &Hands)> {
        self.0.as_ref().map(|link| (&link.hand, &link.before))
    }

    /// The hands before the last.
    #[must_use]
    pub(super) fn done(&self) -> Hands {
        self.split_last().map(|(_, before)| before.clone()).unwrap_or_default()
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    pub(super) fn backwards(&self) -> impl Iterator<Item = &Hand> {
        std::iter::successors(self.0.as_deref(), |link| link.before.0.as_deref()).map(|link| &link.hand)
    }

    /// The rules of the last change, if they were ever changed.
    pub(super) fn rules_at_the_end(&self) -> Option<Rules> {
        self.backwards().find_map(|hand| hand.rules)
    }

    /// An address that identifies the stored hands while they exist.
    pub(super) fn address(&self) -> Option<usize> {
        self.0.as_ref().map(|link| Arc::as_ptr(link).addr())
    }
}

/// Drops one link after the other, because dropping a long chain recursively would overflow the stack.
impl Drop for Hands {
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(mut link) = next.and_then(Arc::into_inner) {
            next = link.before.0.take();
        }
    }
}

impl PartialEq for Hands {
    fn eq(&self, other: &Hands) -> bool {
        self.address() == other.address() || self.backwards().eq(other.backwards())
    }
}

impl fmt::Debug for Hands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.backwards()).finish()
    }
}

/// What is known about a game at some moment, in addition to its record.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct About {
    pub(super) game: u64,
    /// The number that the deals of the game come from.
    pub(super) number: u64,
    /// How many new things the game has shown up to this moment (R34).
    pub(super) news: u32,
    pub(super) led_west: bool,
    /// The current rules as the player chose them. The rules in play differ if the first lead follows from the game before.
    pub(super) wanted: Rules,
    pub(super) seating: Seating,
    /// The number of results of the timeline that are in effect.
    pub(super) results: usize,
    /// The number of the tally that games now count in. Clearing the tally begins a new one.
    pub(super) era: u64,
}

impl About {
    /// A new game with these rules, with deals from the given number or from a fresh one.
    pub(super) fn of_new(wanted: Rules, seating: Seating, number: Option<u64>) -> About {
        About {
            game: fresh_id(),
            number: number.unwrap_or_else(fresh_number),
            news: 0,
            led_west: false,
            wanted,
            seating,
            results: 0,
            era: 0,
        }
    }
}

/// A moment of a sitting, with everything that Undo restores.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Snapshot {
    pub(super) rules: Rules,
    pub(super) hands: Hands,
    pub(super) about: About,
}

impl Snapshot {
    pub(super) fn replay(&self) -> Result<Session, ReplayError> {
        let mut hands: Vec<Hand> = self.hands.backwards().cloned().collect();
        hands.reverse();
        Record { rules: self.rules, hands }.replay()
    }

    /// The same place with the undrawn bones reshuffled, and with new deals for later hands (R32).
    #[must_use]
    fn reshuffled(&self) -> Snapshot {
        let mut place = self.clone();
        place.about.number = fresh_number();
        if let Some((last, before)) = self.hands.split_last() {
            let drawn = last.moves.iter().filter(|step| **step == Move::Draw).count();
            let deal = last.deal.clone().reshuffled(drawn, place.about.number);
            place.hands = before.then(Hand { deal, ..last.clone() });
        }
        place
    }
}

/// A place that Undo goes back to.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Bookmark {
    pub(super) place: Snapshot,
    /// Whether going there takes back a move. Otherwise the place was kept before a new game, Restore or Clear.
    pub(super) takes_back: bool,
}

/// A place that Redo goes to, and the mark that Undo went back to.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Undone {
    pub(super) place: Snapshot,
    pub(super) mark: Bookmark,
}

/// The whole past of a sitting. The latest step is at the end of each list.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Timeline {
    pub(super) past: Vec<Bookmark>,
    pub(super) future: Vec<Undone>,
    /// The game that was preserved.
    pub(super) preserved: Option<Snapshot>,
    /// The results of games. Those that could be redone are at the end.
    pub(super) results: Ledger,
    /// The time that each seat with a clock has spent in each game on time. Undo does not give it back.
    pub(super) spent: BTreeMap<(u64, Seat), Duration>,
    /// The time played in each game. Undo does not give it back either.
    pub(super) times: BTreeMap<u64, Duration>,
    /// The latest choice of rules in each game whose player has chosen new rules. Undo does not take it back.
    pub(super) coming: BTreeMap<u64, Rules>,
    /// What is known about each game. Undo does not take it back.
    pub(super) known: KnownGames,
}

impl Timeline {
    /// Keeps a place for Undo. After this, there is nothing to redo.
    pub(super) fn keep(&mut self, place: Snapshot, takes_back: bool) {
        self.forget_future(place.about.results);
        self.past.push(Bookmark { place, takes_back });
    }

    /// Forgets everything that could be redone, because something new is done with this many results in effect.
    pub(super) fn forget_future(&mut self, results: usize) {
        self.future.clear();
        self.results.0.truncate(results);
    }

    /// Steps back from `now` and returns the new place. It skips places that cannot be replayed, which only a manipulated file has.
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

    /// Goes from `now` to the preserved place. This can be undone (R33). What the preserved game has added to the tally since is taken out, and the wins of all
    /// other games stay. A tally that was cleared since comes back.
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

    /// The number of results in effect before the tally was cleared, if it was cleared after a game was preserved and nothing else has been counted since.
    ///
    /// Restore then brings the tally back. Once other games count in the new tally, the new tally stays, so that these games still count.
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
    pub(super) fn decide(&mut self, about: &mut About, session: &Session) {
        if let Some(ended) = self.ended_as(session, about) {
            self.forget_future(about.results);
            about.results = self.results.decide(about.results, about.game, Some(ended));
        }
    }

    /// Notes that somebody may know the deals of a game. It is practice for everyone.
    pub(super) fn find(&mut self, game: u64) {
        let known = self.known.entry(game).or_insert(KnownGame::NOTHING);
        (known.given, known.practice) = (true, Seats::ALL);
        self.results.note_practice(game);
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
            line: winner.and_then(|winner| self.line_of(session.state().rules(), about, winner)),
            kept: false,
            era: about.era,
        })
    }

    /// The line that a game won by a side adds to the tally.
    fn line_of(&self, rules: &Rules, about: &About, winner: Side) -> Option<Line> {
        // Games without a Nestor as an opponent do not count. The files belong to the first person.
        let owner = about.seating.host();
        let level = about.seating.strongest_against(owner, rules).filter(|_| about.seating.has_host())?;
        let practice = self.known.get(&about.game).is_some_and(|known| known.practice.contains(owner));
        Some(Line { game: rules.game(), level, wins: Wins::of(winner == rules.side(owner), practice) })
    }
}
