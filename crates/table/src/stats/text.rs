//! Figures as a row of numbers, for a table of many games. Reading a row takes a fraction of the
//! time of replaying the game.
//!
//! The row has the points of both sides by source, followed by five numbers for each hand.

use super::figures::{Figures, HandFigures, Sources};

impl Figures {
    /// The figures as a row.
    pub fn to_row(&self) -> String {
        let of_side = |Sources { plays, firecrackers, going_out, blocked, best_play }| {
            [plays, firecrackers, going_out, blocked, best_play]
        };
        let of_hand = |&HandFigures { own, others, blocked, own_draws, others_draws }: &HandFigures| {
            [own.into(), others.into(), blocked.into(), own_draws.into(), others_draws.into()]
        };
        let sides = [self.own, self.others].map(of_side);
        let numbers = sides.into_iter().chain(self.hands.iter().map(of_hand)).flatten();
        numbers.map(|number: i32| number.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// The figures in a row, if it is valid.
    pub fn from_row(text: &str) -> Option<Figures> {
        let numbers = text.split_whitespace().map(|number| number.parse().ok());
        let numbers: Vec<i32> = numbers.collect::<Option<_>>()?;
        let ([own, others, hands @ ..], []) = numbers.as_chunks() else { return None };
        let side = |&[plays, firecrackers, going_out, blocked, best_play]: &[i32; 5]| Sources {
            plays,
            firecrackers,
            going_out,
            blocked,
            best_play,
        };
        let hand = |&[own, others, blocked, own_draws, others_draws]: &[i32; 5]| {
            let (own, others, blocked) = (own.try_into().ok()?, others.try_into().ok()?, blocked != 0);
            let (own_draws, others_draws) = (own_draws.try_into().ok()?, others_draws.try_into().ok()?);
            Some(HandFigures { own, others, blocked, own_draws, others_draws })
        };
        Some(Figures { hands: hands.iter().map(hand).collect::<Option<_>>()?, own: side(own), others: side(others) })
    }
}
