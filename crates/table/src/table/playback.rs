//! A game that is looked through: the table as it was after every move of every hand.

use super::{Sitting, Table, TableHabits};
use crate::engine::{Move, Phase, Revealed};
use crate::nestor::Level;
use crate::record::{Chronicle, Opened, Place, Played, Record};
use crate::review::Review;
use std::sync::Arc;

/// A moment: the hand, counted from zero, and how many moves of it were made.
type Moment = (usize, usize);

/// A game as a row of moments that one can go to, seen from one seat.
#[derive(Clone, Debug)]
pub struct Playback {
    record: Record,
    played: Option<Played>,
    chronicle: Arc<Chronicle>,
    moments: Vec<Moment>,
    last_is_open: bool,
}

impl Playback {
    /// Looks through a game from the seat of its host.
    pub fn new(record: Record, played: Option<Played>) -> Option<Playback> {
        let moments_of = |(hand, moves): Moment| (0..=moves).map(move |made| (hand, made));
        let hands = record.hands.iter().map(|hand| hand.moves.len()).enumerate();
        let moments: Vec<Moment> = hands.flat_map(moments_of).collect();
        let last = *moments.last()?;
        let opened = Opened::at(&record, played.as_ref(), last.0, last.1).ok()?;
        let chronicle = Arc::new(Chronicle::of(&record, opened.seating(&[]).host()).ok()?);
        let last_is_open = opened.session.state().phase() == Phase::Playing;
        Some(Playback { record, played, chronicle, moments, last_is_open })
    }

    /// What is known about the game besides its moves.
    pub const fn played(&self) -> Option<&Played> {
        self.played.as_ref()
    }

    /// The game as its seat has seen it.
    pub const fn chronicle(&self) -> &Arc<Chronicle> {
        &self.chronicle
    }

    /// All moments, oldest first.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// The number of the last moment.
    pub const fn last(&self) -> usize {
        self.moments.len() - 1
    }

    /// How many moves were made in a hand.
    pub fn moves_in(&self, hand: usize) -> usize {
        self.record.hands[hand].moves.len()
    }

    /// The review of the game, with nothing judged yet.
    pub fn review(&self) -> Option<Review> {
        Review::of(&self.record, self.chronicle.seat).ok()
    }

    /// The moves of the game as a text for those who work something out from them.
    pub fn text(&self) -> String {
        self.record.to_text()
    }

    /// The whole game, if it is over and known who played it.
    pub fn finished(&self) -> Option<(&Record, &Played)> {
        self.played.as_ref().filter(|_| !self.last_is_open).map(|played| (&self.record, played))
    }

    /// The game as it was at a moment.
    pub fn opened(&self, (hand, made): Moment) -> Option<Opened> {
        Opened::at(&self.record, self.played.as_ref(), hand, made).ok()
    }

    /// Where every bone was at a moment of a hand that is over, so that its bones were turned up.
    pub fn revealed(&self, moment: Moment) -> Option<Revealed> {
        let is_over = !self.last_is_open || moment.0 + 1 < self.record.hands.len();
        let opened = is_over.then(|| self.opened(moment))??;
        Some(opened.session.state().reveal())
    }

    /// The table at a moment. The last move has just been made there.
    pub fn table(&self, (hand, made): Moment, levels: &[Level]) -> Option<Table> {
        let before = made.saturating_sub(1);
        let last = self.record.hands[hand].moves.get(before..made)?;
        self.table_after((hand, before), last, levels)
    }

    /// The table after these moves from a moment, which need not be those of the game. The last one
    /// has just been made there.
    pub fn table_after(&self, moment: Moment, steps: &[Move], levels: &[Level]) -> Option<Table> {
        let mut sitting = Sitting::of(&self.opened(moment)?, levels)?;
        let events = steps.iter().map_while(|step| sitting.play(*step).ok()).last().into_iter().flatten().collect();
        Some(Table::new(sitting, events, TableHabits::default()))
    }

    /// The moment after a move in the log.
    pub fn after(&self, place: Place) -> Option<usize> {
        let story = self.chronicle.hands.get(place.hand)?;
        let deeds = story.deeds_until(story.entries.get(place.entry)?).len();
        let made = (0..=self.moves_in(place.hand)).find(|made| self.deeds(place.hand, *made) >= deeds)?;
        self.moments.iter().position(|moment| *moment == (place.hand, made))
    }

    /// How many of a hand's first `made` moves are deeds. A record also contains clock and
    /// resignation entries.
    fn deeds(&self, hand: usize, made: usize) -> usize {
        let moves = self.record.hands[hand].moves.iter().take(made);
        moves.filter(|step| !matches!(step, Move::Clock(..) | Move::Resign(_))).count()
    }

    /// The place in the log of the last of a hand's first `made` moves.
    pub fn place(&self, (hand, made): Moment) -> Place {
        let entry = self.chronicle.hands.get(hand).and_then(|story| story.entry_with(self.deeds(hand, made)));
        // Before the first move, the log shows nothing as done.
        Place { hand, entry: entry.unwrap_or(usize::MAX) }
    }

    /// The first moment of the previous or next hand.
    pub fn hand_from(&self, at: usize, step: isize) -> usize {
        let (hand, made) = self.moments[at];
        let wanted = if step < 0 && made > 0 { hand } else { hand.saturating_add_signed(step) };
        let found = self.moments.iter().position(|(hand, _)| *hand == wanted);
        found.unwrap_or(self.last())
    }
}
