//! `nestor judge`: what every decision of a record cost, one line for each, and the sums, of one
//! game or of many.

use super::many::PlayerGames;
use crate::engine::{Move, Rules, SEATS, Seat};
use crate::nestor::Level;
use crate::nestor::judge::{Judged, Judgement, Judging, Mark, Weighed, levels::standing};
use crate::record::Decision;
use crate::review::GivenAway;
use crate::stats::Quality;
use crate::tool::failure::Failure;
use crate::tool::records::replay::{record_in, wrong};
use std::io::{self, Write};
use std::{collections::BTreeMap, path::Path};

const FORMAT: &str = "\
A decision is a move that was not the only legal one. It is judged by what its
player knew then, never by the hidden bones. Every line is a word and its
columns, separated by tabs. Hands and moves are counted from 1, seats from 0.
Losses are parts of a game, so 0.05 is five hundredths of the chance to win it.
A dash means there is no value.

  decision HAND N SEAT MOVE BEST LOSS ERROR MARK POINTS POINTS_ERROR WORLDS
        the move, the best move instead (the same, if none was better), the
        chance to win that it cost and its standard error; its mark: doubtful
        from 0.02, bad from 0.05, blunder from 0.1, and a dash below that or if
        the loss is not more than two of its errors; the points that it cost
        until the end of the hand, with their error; and in how many worlds all
        moves were compared. One world and errors of zero mean that nothing
        hidden mattered and everything is exact
  candidate MOVE WIN LOSS ERROR POINTS POINTS_LOSS POINTS_ERROR
        with --all, after each decision: every move, the best first, and only
        the first of equivalent moves. The chance to win after it, how much less
        that is than after the best, and the error of the difference, then the
        same in points gained until the end of the hand
  sum SEAT DECISIONS LOSS MEAN ERROR DOUBTFUL BAD BLUNDERS ABOVE BELOW
        for every seat that decided anything: all losses together, the average
        per decision, the standard error of that average as far as it comes from
        judging, the number of marks of each kind, and the levels between which
        it played: the one that is at most as accurate in this game, and the
        next one

With several records or a folder, only one seat of each finished game is judged,
and sums follow instead of decisions:

  game FILE SEAT RESULT DECISIONS MEAN ACCURACY LUCK
        the result for the seat; how many decisions it had, what they cost on
        average, its accuracy, and how much of the result was luck
  kind GAME PLAYERS GAMES DECISIONS MEAN LOW HIGH ACCURACY ABOVE BELOW RESULTS
      WITHOUT_LUCK
        all games of a kind (a dash if their options are their own): the average
        per decision and the ends of its 95% interval, which contains the error
        of judging; the accuracy, which is one minus what was lost, divided by
        what a player who chooses by chance would have lost in the same places;
        the levels between which the seat played; the share of the games that it
        won, and that share without luck
  all GAMES DECISIONS MEAN LOW HIGH ACCURACY ABOVE BELOW RESULTS WITHOUT_LUCK
        the same for all of them, without levels

An unfinished record is judged up to its last move, and left out of sums. Exit
code 1 and one line on standard error if the record is wrong.";

#[derive(clap::Args)]
#[command(after_long_help = FORMAT)]
pub(crate) struct Arguments {
    #[command(flatten)]
    player: PlayerGames,
    /// Print the figures of every move of a single record.
    #[arg(long)]
    all: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    match arguments.player.single() {
        Some(file) => judge_decisions(file, arguments, out),
        None => judge_games(&arguments.player, out),
    }
}

fn judge_decisions(file: &Path, arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let record = record_in(file)?;
    let (seats, only) = (record.rules.seats(), arguments.player.seat);
    if let Some(seat) = only.filter(|&seat| seat >= seats) {
        return Err(Failure::usage(format!("there is no seat {seat} at a table of {seats}")));
    }
    let decisions = record.decisions().map_err(|error| wrong(file, error))?;
    let mut sums: [GivenAway; SEATS] = Default::default();
    for decision in decisions {
        let seat = decision.seen.seat();
        if only.is_some_and(|only| only != seat.index()) {
            continue;
        }
        let judged = Judging::new(decision.seen.clone(), arguments.player.nodes()).finish();
        let Some(judgement) = judged.of(decision.step) else { continue };
        write_decision(&decision, &judgement, &judged, out)?;
        if arguments.all {
            judged.candidates.iter().try_for_each(|candidate| write_candidate(candidate, out))?;
        }
        out.flush()?;
        sums[seat.index()].add(&judged, decision.step);
    }
    for seat in record.rules.all_seats() {
        write_sum(&sums[seat.index()], seat, &record.rules, out)?;
    }
    Ok(())
}

/// The sums of many games, each on its own, then of each kind, then all together.
fn judge_games(player: &PlayerGames, out: &mut impl Write) -> Result<(), Failure> {
    let mut kinds: BTreeMap<(String, usize), (Rules, Quality)> = BTreeMap::new();
    let mut all = Quality::default();
    let judged = player.games(true, |game, result, review| {
        let quality = Quality::of(&review, game.seat, result)?;
        Some((game.file.clone(), game.seat, result, review.rules, quality))
    });
    for (file, seat, result, rules, quality) in judged?.into_iter().flatten() {
        let (name, result, given) = (file.display(), result.name(), &quality.given);
        let (decisions, mean, luck) = (given.decisions, given.mean(), quality.luck);
        let accuracy = share(given.accuracy());
        writeln!(out, "game\t{name}\t{seat}\t{result}\t{decisions}\t{mean:.6}\t{accuracy}\t{luck:.6}")?;
        let kind = rules.game().map_or_else(|| "-".to_owned(), |game| game.to_string());
        kinds.entry((kind, rules.seats())).or_insert((rules, Quality::default())).1.join(&quality);
        all.join(&quality);
    }
    for ((game, players), (rules, quality)) in kinds {
        write_quality(&format!("kind\t{game}\t{players}"), &quality, Some(&rules), out)?;
    }
    Ok(write_quality("all", &all, None, out)?)
}

fn write_quality(head: &str, quality: &Quality, rules: Option<&Rules>, out: &mut impl Write) -> io::Result<()> {
    let Quality { games, given, .. } = quality;
    let [low, high] = given.interval().map_or([None; 2], |ends| ends.map(Some)).map(share);
    let (mean, accuracy) = (given.mean(), share(given.accuracy()));
    let (results, without_luck) = (share(quality.with_luck()), share(quality.without_luck()));
    let [above, below] = rules.map_or(["-"; 2], |rules| between(rules, given));
    writeln!(
        out,
        "{head}\t{games}\t{}\t{mean:.6}\t{low}\t{high}\t{accuracy}\t{above}\t{below}\t{results}\t{without_luck}",
        given.decisions
    )
}

fn share(share: Option<f64>) -> String {
    share.map_or_else(|| "-".to_owned(), |share| format!("{share:.6}"))
}

fn between(rules: &Rules, sum: &GivenAway) -> [&'static str; 2] {
    let found = sum.accuracy().and_then(|accuracy| standing(rules, accuracy));
    let ends = found.map_or([None; 2], |found| [found.above, found.below]);
    ends.map(|level| level.map_or("-", Level::name))
}

fn write_decision(decision: &Decision, judgement: &Judgement, judged: &Judged, out: &mut impl Write) -> io::Result<()> {
    let Decision { hand, number, seen, step } = decision;
    let Weighed { loss, error, points_loss, points_error, .. } = judgement.played;
    let best: Move = if judgement.best == judgement.played { *step } else { judgement.best.step };
    let mark = judgement.mark.map_or("-", Mark::name);
    writeln!(
        out,
        "decision\t{hand}\t{number}\t{}\t{step}\t{best}\t{loss:.6}\t{error:.6}\t{mark}\t{points_loss:.3}\t{points_error:.3}\t{}",
        seen.seat(),
        judged.worlds
    )
}

fn write_candidate(candidate: &Weighed, out: &mut impl Write) -> io::Result<()> {
    let Weighed { step, win, points, loss, error, points_loss, points_error, facts: _, line: _, heedless: _ } =
        candidate;
    writeln!(
        out,
        "candidate\t{step}\t{win:.6}\t{loss:.6}\t{error:.6}\t{points:.3}\t{points_loss:.3}\t{points_error:.3}"
    )
}

fn write_sum(sum: &GivenAway, seat: Seat, rules: &Rules, out: &mut impl Write) -> io::Result<()> {
    let GivenAway { decisions, loss, marks: [doubtful, bad, blunders], .. } = sum;
    if *decisions == 0 {
        return Ok(());
    }
    let (mean, error) = (sum.mean(), sum.error());
    let [above, below] = between(rules, sum);
    writeln!(
        out,
        "sum\t{seat}\t{decisions}\t{loss:.6}\t{mean:.6}\t{error:.6}\t{doubtful}\t{bad}\t{blunders}\t{above}\t{below}"
    )
}
