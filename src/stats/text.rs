//! Figures as a row of numbers, for a table of many games. Reading a row takes a fraction of the time of replaying the game.
//!
//! The row has the points of both sides by source, followed by five numbers for each hand.

use super::figures::{Figures, HandFigures, Sources};
use std::fmt::{Display, Write};
use std::str::{FromStr, SplitWhitespace};

impl Figures {
    /// The figures as a row.
    pub fn to_row(&self) -> String {
        let mut row = Row::default();
        for Sources { plays, firecrackers, going_out, blocked, best_play } in [self.own, self.others] {
            row.put([plays, firecrackers, going_out, blocked, best_play]);
        }
        for HandFigures { own, others, blocked, own_draws, others_draws } in &self.hands {
            row.put([*own, *others]);
            row.put([u8::from(*blocked), *own_draws, *others_draws]);
        }
        row.0
    }

    /// The figures in a row, if it is valid.
    pub fn from_row(text: &str) -> Option<Figures> {
        let mut numbers = Numbers(text.split_whitespace());
        let [own, others] = [numbers.sources(), numbers.sources()];
        let mut figures = Figures { hands: Vec::new(), own: own?, others: others? };
        while let Some(points) = numbers.0.next() {
            figures.hands.push(HandFigures {
                own: points.parse().ok()?,
                others: numbers.next()?,
                blocked: numbers.next::<u8>()? != 0,
                own_draws: numbers.next()?,
                others_draws: numbers.next()?,
            });
        }
        Some(figures)
    }
}

#[derive(Default)]
struct Row(String);

impl Row {
    fn put<T: Display, const N: usize>(&mut self, numbers: [T; N]) {
        for number in numbers {
            let gap = if self.0.is_empty() { "" } else { " " };
            write!(self.0, "{gap}{number}").expect("writing to a string succeeds");
        }
    }
}

struct Numbers<'a>(SplitWhitespace<'a>);

impl Numbers<'_> {
    fn next<T: FromStr>(&mut self) -> Option<T> {
        self.0.next()?.parse().ok()
    }

    fn sources(&mut self) -> Option<Sources> {
        let [plays, firecrackers, going_out, blocked, best_play] =
            [self.next()?, self.next()?, self.next()?, self.next()?, self.next()?];
        Some(Sources { plays, firecrackers, going_out, blocked, best_play })
    }
}
