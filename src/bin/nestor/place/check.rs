//! `nestor place --check`: lays hands of every game on every cloth, and measures the layouts.

use super::{CLOTH, hands::lay_hand};
use crate::failure::Failure;
use electrum_dominoes::engine::{Preset, Rules, Spinner};
use electrum_dominoes::place::{Placed, Shape};
use std::io::Write;

/// The widths of the cloths for hands, besides the usual one, in parts of 100 of their height: from the narrowest that a window allows to the widest.
const WIDTHS: [u16; 5] = [60, 80, 100, 150, 220];

const MOST_LISTED: usize = 100;

/// A game whose hands are laid out, with the results.
struct Trial {
    preset: Preset,
    rules: Rules,
    hands: u64,
    laid_again: u64,
    /// The length of a bone's short side at the end of each hand, on the cloth used to measure sizes.
    sides: Vec<f64>,
}

pub(super) fn check(
    hands: u64,
    game: Option<Preset>,
    shape: Option<Shape>,
    seed: u64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut trials = trials(game);
    let all = WIDTHS.map(|width| Shape { width, height: 100 });
    let shapes = shape.map_or_else(|| [&[CLOTH][..], &all].concat(), |shape| vec![shape]);
    let measured = shape.unwrap_or(CLOTH);
    let mut broken = Vec::new();
    for number in 0..hands {
        let round = number as usize / trials.len();
        let kind = number as usize % trials.len();
        let (trial, shape) = (&mut trials[kind], shapes[round % shapes.len()]);
        let number = seed.wrapping_add(number);
        match lay_hand(&trial.rules, shape, number) {
            Ok(placed) => trial.count(&placed, shape, measured),
            Err(why) => {
                let shape = format!("{}:{}", shape.width, shape.height);
                broken.push(format!("broken\t{}\t{shape}\t{number}\t{why}", trial.name()));
            }
        }
    }
    broken.iter().take(MOST_LISTED).try_for_each(|line| writeln!(out, "{line}"))?;
    trials.iter_mut().try_for_each(|trial| writeln!(out, "{}", trial.line()))?;
    let again: u64 = trials.iter().map(|trial| trial.laid_again).sum();
    writeln!(out, "total\t{hands}\t{again}\t{}", broken.len())?;
    out.flush()?;
    if broken.is_empty() { Ok(()) } else { Err(Failure::wrong(format!("{} hands broke a law", broken.len()))) }
}

/// One game with its own rules, or all games for all numbers of players, with every kind of spinner.
fn trials(game: Option<Preset>) -> Vec<Trial> {
    let trial = |(preset, rules)| Trial { preset, rules, hands: 0, laid_again: 0, sides: Vec::new() };
    if let Some(game) = game {
        return Preset::tables().filter(|(preset, _)| *preset == game).map(trial).collect();
    }
    let shapes = [Spinner::None, Spinner::First, Spinner::Led, Spinner::Enclosed, Spinner::Every, Spinner::Sevens];
    let with_each = |(preset, rules)| shapes.map(|spinner| (preset, Rules { spinner, ..rules }));
    Preset::tables().flat_map(with_each).map(trial).collect()
}

impl Trial {
    fn name(&self) -> String {
        format!("{}\t{}\t{}", self.preset, self.rules.seats, self.rules.spinner.name())
    }

    fn count(&mut self, placed: &Placed, shape: Shape, measured: Shape) {
        self.hands += 1;
        self.laid_again += u64::from(placed.laid_again > 0);
        if shape == measured {
            let across = f64::from(shape.width) / f64::from(placed.room.width());
            let along = f64::from(shape.height) / f64::from(placed.room.height());
            self.sides.push(2.0 * across.min(along));
        }
    }

    fn line(&mut self) -> String {
        self.sides.sort_by(f64::total_cmp);
        let at = |index: usize| self.sides.get(index).map_or("-".to_owned(), |side| format!("{side:.1}"));
        let (median, worst) = (at(self.sides.len() / 2), at(0));
        format!("game\t{}\t{}\t{}\t{median}\t{worst}", self.name(), self.hands, self.laid_again)
    }
}
