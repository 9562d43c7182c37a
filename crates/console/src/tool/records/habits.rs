//! `nestor habits`: what a player does wrong again and again, over many records.

use super::many::PlayerGames;
use crate::stats::{Excess, Finding, findings};
use crate::tool::failure::Failure;
use std::io::Write;

const FORMAT: &str = "\
Every decision of one seat is judged by what its player knew then. A play that
is not the best one shows habits by what it did instead: it misses points,
leaves points, forgets passes (would be about right if nobody had passed or
drawn), breaks suits (keeps fewer bones that fit), keeps doublets or heavy
bones, spends heavy bones, draws or draws too little, chases points (scores
more), blocks a hand that should go on, fails the partner by covering what he
has just opened, or spends or keeps the firecracker. A line for each habit that
the games gave an occasion for, with columns separated by tabs:

  habit NAME GAMES CASES LOSS EXPECTED LATELY SURPLUS ERROR SURE
        the number of games; how many plays belong to the habit and were at
        least doubtful; the chance to win that they cost a game; what they would
        have cost if the player had made them as often as his other mistakes
        that cost about as much; the difference in the later half of the games;
        by how much they exceed what a player without the habit may make of
        them, where no play counts for more than five points of a hundred, and
        the standard error of that; and `sure` if more than chance stands behind
        it, else a dash. Such a player may make twice as many as expected, or
        1.6 times as many that forget passes (three times where plays score),
        three times as many that spend heavy bones, and 6.5 times as many that
        chase points, which tempt everybody

Those that are sure come first, the dearest before the others. Each has taken
all plays that show it, and those after it are told from what is left. A habit
is sure if there were five cases in ten games, and if the surplus is beyond what
chance gives a player without habits in 5 of 100 samples, all habits together.
There are fourteen habits, so each is tested at a fourteenth of that, one-sided,
with Student's distribution.";

#[derive(clap::Args)]
#[command(after_long_help = FORMAT)]
pub(crate) struct Arguments {
    #[command(flatten)]
    player: PlayerGames,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let games = arguments.player.games(false, |game, _, review| (review.rules, review.habits(game.seat)))?;
    let games: Vec<_> = games.iter().map(|(rules, habits)| (rules, habits)).collect();
    for found in findings(&games) {
        let Finding { habit, games, cases, loss, expected, excess, .. } = found;
        let Excess { lately, surplus: (surplus, error), .. } = excess;
        let (name, sure) = (habit.name(), if found.is_sure() { "sure" } else { "-" });
        write!(out, "habit\t{name}\t{games}\t{cases}\t{loss:.6}\t{expected:.6}\t{lately:.6}")?;
        writeln!(out, "\t{surplus:.6}\t{error:.6}\t{sure}")?;
    }
    Ok(())
}
