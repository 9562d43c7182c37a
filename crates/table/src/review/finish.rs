//! Judges all that is still open in a game, a slice at a time, for whoever has time to spare.

use super::{Review, measured};
use crate::nestor::judge::{Judging, NODES};
use crate::{engine::Seat, record::Record};

/// How many moves in made-up worlds are judged between two questions. It takes a few milliseconds.
const SLICE: u64 = 2_000;

impl Review {
    /// Judges what is still open, this seat's decisions first, and measures the luck. Asks before
    /// every slice whether to go on, and returns whether it came to the end.
    pub fn finish(&mut self, record: &Record, first: Seat, mut goes_on: impl FnMut() -> bool) -> bool {
        let mut open: Vec<usize> = self.open().map(|(number, _)| number).collect();
        open.sort_by_key(|&number| self.decisions[number].seat() != first);
        for number in open {
            let mut judging = Judging::in_review(self.decisions[number].decision.seen.clone(), NODES);
            while goes_on() {
                if judging.step(SLICE) {
                    break;
                }
            }
            let Some(judged) = judging.judged() else { return false };
            self.note(number, judged.clone());
        }
        if self.luck.is_none()
            && let Some(mut telling) = measured(record)
        {
            while !telling.step(SLICE) {
                if !goes_on() {
                    return false;
                }
            }
            self.luck = Some(telling.finish());
        }
        true
    }
}
