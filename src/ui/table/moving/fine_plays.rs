//! How well you have played in a game, as far as that is worth a banner. That is seldom.

use super::banner::Occasion;
use crate::engine::Seat;
use crate::record::GameId;

/// So many plays in a row that score are worth a word, once in a hand.
const STREAKS: [u8; 3] = [3, 5, 8];
/// The least points of a play that is worth one.
const FINE: i32 = 15;

/// What was said of the plays of a game. A play that was taken back and made again is as good as
/// before, so nothing more is said of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FinePlays {
    of: Option<(GameId, Seat)>,
    best: i32,
    streak_in: Option<usize>,
}

impl FinePlays {
    /// Takes in the plays of a seat in a game so far, each with the number of its hand and what it
    /// has scored. Returns what the last is worth, if anything.
    pub fn note(&mut self, of: (GameId, Seat), plays: &[(usize, i32)]) -> Option<Occasion> {
        if self.of != Some(of) {
            *self = FinePlays { of: Some(of), ..FinePlays::default() };
        }
        let ((hand, points), before) = plays.split_last()?;
        let best = before.iter().map(|(_, points)| *points).fold(self.best, i32::max);
        self.best = best.max(*points);
        // The first play that scores is no best one: there is nothing to compare it with.
        if best > 0 && *points > best && *points >= FINE {
            return Some(Occasion::BestPlay(*points));
        }
        let run = plays.iter().rev().take_while(|(_, points)| *points > 0).count() as u8;
        let says = STREAKS.contains(&run) && self.streak_in != Some(*hand);
        says.then(|| {
            self.streak_in = Some(*hand);
            Occasion::Streak(run)
        })
    }
}
