//! A game as a row of moments that one can go to: the table after every move of every hand.

use crate::engine::{Move, Phase};
use crate::record::{Chronicle, Opened, Place, Played, Record};
use crate::sitting::Sitting;
use crate::ui::settings::Settings;
use crate::ui::table::Desk;
use std::sync::Arc;

/// A moment: the hand, counted from zero, and how many moves of it were made.
type Moment = (usize, usize);

pub(super) struct Moments {
    pub(super) record: Record,
    pub(super) played: Option<Played>,
    pub(super) chronicle: Arc<Chronicle>,
    /// All of them, oldest first.
    pub(super) all: Vec<Moment>,
    last_is_open: bool,
}

impl Moments {
    /// The moments of a game, with the table at the last one.
    pub(super) fn of(record: Record, played: Option<Played>, settings: &Settings) -> Option<(Moments, Desk)> {
        let hand = |(number, moves): Moment| (0..=moves).map(move |made| (number, made));
        let all: Vec<_> = record.hands.iter().map(|hand| hand.moves.len()).enumerate().flat_map(hand).collect();
        let desk = desk_at(&record, played.as_ref(), *all.last()?, settings)?;
        let chronicle = Arc::new(Chronicle::of(&record, desk.game().viewer()).ok()?);
        let last_is_open = desk.game().seen().phase() == Phase::Playing;
        Some((Moments { record, played, chronicle, all, last_is_open }, desk))
    }

    pub(super) const fn last(&self) -> usize {
        self.all.len() - 1
    }

    pub(super) const fn is_over(&self, hand: usize) -> bool {
        !self.last_is_open || hand + 1 < self.record.hands.len()
    }

    pub(super) fn desk(&self, moment: Moment, settings: &Settings) -> Option<Desk> {
        desk_at(&self.record, self.played.as_ref(), moment, settings)
    }

    /// Returns the moment after a move in the log.
    pub(super) fn after(&self, place: Place) -> Option<usize> {
        let story = self.chronicle.hands().get(place.hand)?;
        let deeds = story.deeds_until(story.entries().get(place.entry)?).len();
        let made =
            (0..=self.record.hands[place.hand].moves.len()).find(|made| self.deeds(place.hand, *made) >= deeds)?;
        self.all.iter().position(|moment| *moment == (place.hand, made))
    }

    /// Returns how many of a hand's first `made` moves are deeds. A record also contains clock and resignation entries.
    fn deeds(&self, hand: usize, made: usize) -> usize {
        let moves = self.record.hands[hand].moves.iter().take(made);
        moves.filter(|step| !matches!(step, Move::Clock(..) | Move::Resign(_))).count()
    }

    /// Returns the place in the log of the last of a hand's first `made` moves.
    pub(super) fn place(&self, hand: usize, made: usize) -> Place {
        let entry = self.chronicle.hands().get(hand).and_then(|story| story.entry_with(self.deeds(hand, made)));
        // Before the first move, the log shows nothing as done.
        Place { hand, entry: entry.unwrap_or(usize::MAX) }
    }

    /// Returns the first moment of the previous or next hand.
    pub(super) fn hand_from(&self, at: usize, step: isize) -> usize {
        let (hand, made) = self.all[at];
        let wanted = if step < 0 && made > 0 { hand } else { hand.saturating_add_signed(step) };
        let found = self.all.iter().position(|(hand, _)| *hand == wanted);
        found.unwrap_or(self.last())
    }
}

/// Sets up the table at a moment of a game and shows the last move.
fn desk_at(
    record: &Record,
    played: Option<&Played>,
    (hand, made): (usize, usize),
    settings: &Settings,
) -> Option<Desk> {
    let opened = Opened::at(record, played, hand, made.saturating_sub(1)).ok()?;
    let mut sitting = Sitting::of(&opened, &settings.game.levels())?;
    let step = made.checked_sub(1).and_then(|at| record.hands[hand].moves.get(at));
    let events = step.and_then(|step| sitting.play(*step).ok()).into_iter().flatten().collect();
    let mut settings = settings.clone();
    settings.look.reduce_motion = true;
    Some(Desk::at_rest(sitting, events, &settings))
}
