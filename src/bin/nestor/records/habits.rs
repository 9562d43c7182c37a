//! `nestor habits`: what a player does wrong again and again, over many records.

use super::many::PlayerGames;
use crate::failure::Failure;
use electrum_dominoes::stats::{Excess, Finding, Norms, findings};
use std::io::Write;

const FORMAT: &str = "\
Every decision of one seat is judged by what its player knew then. A play that is not the best one shows habits by what it did instead: it misses points,
leaves points, ignores gaps (lets a player play who could have been stopped), breaks suits (keeps fewer bones that fit), keeps doublets or heavy bones,
draws or draws too little, chases points while somebody has three bones at most, blocks a hand that should go on, fails the partner by covering what he
has just opened, or spends or keeps the firecracker. One play may show several. A line for each habit that the games gave an occasion for, the dearest first,
with columns separated by tabs:

  habit  NAME GAMES CASES LOSS EXPECTED ERROR LATELY OFTEN ERROR SURE
         the number of games in which Tough was measured; how many plays showed the habit and were at least doubtful; the chance to win that the
         habit cost a game, and what it would have cost Tough in the same places; the standard error of the difference; the difference in the later
         half of the games; how many more cases a game had than Tough's would have had, and its standard error; and `sure` if more than chance stands
         behind it, else a dash

A habit is sure if there were five cases in ten games, if it cost more than it would cost Tough, and if that difference or the one in cases is beyond what
chance gives a player like Tough in 5 of 100 samples, all habits together. There are thirteen habits and two differences, so each difference is tested at a
twenty-sixth of that, one-sided, with Student's distribution.";

#[derive(clap::Args)]
#[command(after_long_help = FORMAT)]
pub(crate) struct Arguments {
    #[command(flatten)]
    player: PlayerGames,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let games = arguments.player.games(false, |game, _, review| (review.rules, review.habits(game.seat)))?;
    let games: Vec<_> = games.iter().map(|(rules, habits)| (rules, habits)).collect();
    for found in findings(&games, &Norms::default()) {
        let Finding { habit, games, cases, loss, expected, excess, more_often } = found;
        let (name, sure) = (habit.name(), if found.is_sure() { "sure" } else { "-" });
        let (Excess { error, lately, .. }, Excess { mean: often, error: often_error, .. }) = (excess, more_often);
        write!(out, "habit\t{name}\t{games}\t{cases}\t{loss:.6}\t{expected:.6}\t{error:.6}\t{lately:.6}")?;
        writeln!(out, "\t{often:.6}\t{often_error:.6}\t{sure}")?;
    }
    Ok(())
}
