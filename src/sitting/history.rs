//! The past of a sitting: where it can go back to, what was taken back, and the game that was preserved.
//!
//! A place in a sitting is kept as the record of the game that was under way, so that going back is a replay. Places share the hands that they have in
//! common, so a place costs the moves of its last hand and no more, however long its game is.

use super::help::SeenDeals;
use super::results::{Ended, Ledger};
use crate::career::tally::{Line, Wins};
use crate::engine::bone::{Seat, Side};
use crate::engine::moves::Move;
use crate::engine::rules::Rules;
use crate::record::seating::Seating;
use crate::record::{Hand, Record, ReplayError};
use crate::record::{Session, numbers::fresh_number};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// The hands of a game up to some moment, the last of which may be under way.
#[derive(Clone, Default)]
pub struct Hands(Option<Arc<Link>>);

struct Link {
    hand: Hand,
    before: Hands,
}

impl Hands {
    /// The same hands and one more.
    #[must_use]
    pub fn then(&self, hand: Hand) -> Hands {
        Hands(Some(Arc::new(Link { hand, before: self.clone() })))
    }

    /// The last hand and those before it.
    pub fn split_last(&self) -> Option<(&Hand, &Hands)> {
        self.0.as_ref().map(|link| (&link.hand, &link.before))
    }

    /// The hands before the last.
    #[must_use]
    pub fn done(&self) -> Hands {
        self.split_last().map(|(_, before)| before.clone()).unwrap_or_default()
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0.is_none()
    }

    /// The hands from the last to the first.
    pub fn backwards(&self) -> impl Iterator<Item = &Hand> {
        std::iter::successors(self.0.as_deref(), |link| link.before.0.as_deref()).map(|link| &link.hand)
    }

    /// The rules that were changed to last, if they were ever changed.
    pub fn rules_at_the_end(&self) -> Option<Rules> {
        self.backwards().find_map(|hand| hand.rules)
    }

    /// The same for the same hands kept at the same place, and different while anything else exists.
    pub(super) fn address(&self) -> Option<usize> {
        self.0.as_ref().map(|link| Arc::as_ptr(link).addr())
    }
}

/// One link after the other: a long chain that is let go of link within link would end the stack.
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

/// What there is to know of a game at some moment beside its record.
#[derive(Clone, PartialEq, Debug)]
pub struct About {
    /// Tells this game from the others of the sitting.
    pub game: u64,
    /// The number that the deals of the game come from.
    pub number: u64,
    /// Whether nobody can have seen deals from that number before.
    pub fresh: bool,
    /// Whether the player was helped in this game (R34).
    pub helped: bool,
    /// Whether the lead of the last hand was laid to the west.
    pub led_west: bool,
    /// The rules of this moment as the player chose them. Those that are played differ where the lead was worked out from the game before.
    pub wanted: Rules,
    /// Who sits where.
    pub seating: Seating,
    /// How many of the results of the timeline hold.
    pub results: usize,
    /// Which of the tallies, one after the other, the games of this time count in. Forgetting all games won begins another.
    pub era: u64,
}

/// A moment of a sitting, with all that Undo brings back.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// The rules that the game began with.
    pub rules: Rules,
    /// The hands of the game up to here.
    pub hands: Hands,
    /// All else.
    pub about: About,
}

impl Snapshot {
    /// The game as it was.
    pub fn replay(&self) -> Result<Session, ReplayError> {
        let mut hands: Vec<Hand> = self.hands.backwards().cloned().collect();
        hands.reverse();
        Record { rules: self.rules, hands }.replay()
    }

    /// The same place with the bones that were not drawn yet in a new order, and hands to come that are new as well (R32).
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
pub struct Bookmark {
    /// Where.
    pub place: Snapshot,
    /// Whether going there takes back a move; otherwise it was kept before a new game, Restore or Clear.
    pub takes_back: bool,
}

/// A place that Redo goes forward to, and the mark that led from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Undone {
    /// Where Undo was asked for.
    pub place: Snapshot,
    /// What it went back to.
    pub mark: Bookmark,
}

/// The game that was preserved.
#[derive(Clone, PartialEq, Debug)]
pub struct Preserved {
    /// Where it was preserved.
    pub place: Snapshot,
    /// Whether that game was played on since, so that going back to it takes back moves or a deal.
    pub played_on: bool,
}

/// The whole past of a sitting. What was done last is at the end of each list.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Timeline {
    /// Where Undo goes.
    pub past: Vec<Bookmark>,
    /// Where Redo goes.
    pub future: Vec<Undone>,
    /// Where Restore goes.
    pub preserved: Option<Preserved>,
    /// The results of games, those that could be redone at the end.
    pub results: Ledger,
    /// The time that each seat with a clock has spent in each game on time. What has passed does not come back with Undo.
    pub spent: BTreeMap<(u64, Seat), Duration>,
    /// How long each game was played. That does not come back with Undo either.
    pub times: BTreeMap<u64, Duration>,
    /// The rules that were chosen last in each game in which others were chosen than it began with. What is chosen is not taken back with Undo.
    pub coming: BTreeMap<u64, Rules>,
    /// What is known of deals, which nobody forgets with Undo.
    pub seen: SeenDeals,
}

impl Timeline {
    /// Keeps a place to come back to. From here on there is nothing to redo.
    pub(super) fn keep(&mut self, place: Snapshot, takes_back: bool) {
        if takes_back {
            self.note_played_on(place.about.game);
        }
        self.forget_future(place.about.results);
        self.past.push(Bookmark { place, takes_back });
    }

    /// A game goes on: whoever goes back to where it was preserved takes back a move or a deal.
    pub(super) fn note_played_on(&mut self, game: u64) {
        if let Some(preserved) = self.preserved.as_mut().filter(|preserved| preserved.place.about.game == game) {
            preserved.played_on = true;
        }
    }

    /// Something new is done where so many results hold: there is nothing to redo any more.
    pub(super) fn forget_future(&mut self, results: usize) {
        self.future.clear();
        self.results.truncate(results);
    }

    /// Steps back from `now` and returns where to. A place that cannot be played, which only a doctored file has, is passed over.
    pub(super) fn back(&mut self, mut now: Snapshot) -> Option<(Snapshot, Session)> {
        while let Some(mark) = self.past.pop() {
            let mut place = mark.place.reshuffled();
            let Ok(session) = place.replay() else { continue };
            if mark.takes_back {
                place.about.helped = true;
                if now.about.game == place.about.game {
                    now.about.helped = true;
                    self.results.note_helped(now.about.game);
                }
            }
            self.future.push(Undone { place: now, mark });
            return Some((place, session));
        }
        None
    }

    /// Steps forward and returns where to.
    pub(super) fn forward(&mut self) -> Option<(Snapshot, Session)> {
        while let Some(undone) = self.future.pop() {
            let Ok(session) = undone.place.replay() else { continue };
            self.past.push(undone.mark);
            return Some((undone.place, session));
        }
        None
    }

    /// Goes from `now` to the place that was preserved; that can be undone (R33). What that game has counted since is taken out of the tally, and the wins
    /// of all other games stay. A tally that was cleared since comes back.
    pub(super) fn restore(&mut self, now: Snapshot) -> Option<(Snapshot, Session)> {
        let preserved = self.preserved.as_ref()?;
        let mut place = preserved.place.reshuffled();
        let session = place.replay().ok()?;
        place.about.helped |= preserved.played_on;
        let stands = ended_as(&session, &place.about);
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

    /// How many results held before the tally was cleared, if it was cleared since a game was preserved and nothing has been counted from then on.
    ///
    /// Restore then brings the tally back. Once other games count in the new tally it stays, or they would no longer be counted.
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

    /// Notes what a game has come to that is over.
    pub(super) fn decide(&mut self, about: &mut About, session: &Session) {
        if let Some(ended) = ended_as(session, about) {
            self.forget_future(about.results);
            about.results = self.results.decide(about.results, about.game, Some(ended));
        }
    }

    /// Every place that can be gone to.
    pub(super) fn places(&self) -> impl Iterator<Item = &Snapshot> {
        let marks = self.past.iter().map(|mark| &mark.place);
        let undone = self.future.iter().flat_map(|undone| [&undone.place, &undone.mark.place]);
        marks.chain(undone).chain(self.preserved.iter().map(|preserved| &preserved.place))
    }

    /// The same, to change them.
    pub(super) fn places_mut(&mut self) -> impl Iterator<Item = &mut Snapshot> {
        let marks = self.past.iter_mut().map(|mark| &mut mark.place);
        let undone = self.future.iter_mut().flat_map(|undone| [&mut undone.place, &mut undone.mark.place]);
        marks.chain(undone).chain(self.preserved.iter_mut().map(|preserved| &mut preserved.place))
    }
}

/// What a game has come to as it stands: nothing before it is over.
fn ended_as(session: &Session, about: &About) -> Option<Ended> {
    let winner = session.state().result()?.winner;
    Some(Ended {
        line: winner.and_then(|winner| line_of(session.state().rules(), about, winner)),
        kept: false,
        era: Some(about.era),
    })
}

/// What a game counts in the tally that a side has won.
fn line_of(rules: &Rules, about: &About, winner: Side) -> Option<Line> {
    // People among themselves are not counted, and the files are those of the first person.
    let owner = about.seating.first_person();
    let level = about.seating.strongest_against(owner, rules)?;
    let won = winner == rules.side(owner);
    let wins = Wins { won: won.into(), lost: (!won).into(), helped: (won && about.helped).into() };
    Some(Line { game: rules.game(), level, wins })
}
