//! `nestor fit`: fits Nestor's weights again to the choices of players and the results of games, and compares them with those in the code.

use super::sampled::play_hand;
use crate::failure::Failure;
use electrum_dominoes::arena::House;
use electrum_dominoes::engine::{Phase, Preset, Rules, SEATS};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::nestor::fit::{Data, Fit, Weight};
use electrum_dominoes::nestor::reference::Reference;
use electrum_dominoes::record::Session;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::io::Write;

const OUTPUT: &str = "\
Players play hands of five games against themselves, all of them with the same deals, until they have chosen often enough between plays. They are the five
levels, and two-plays and monte-carlo:50, which are good in another way. Then not-so-easy plays games against itself, until there are as many scores between
two hands. Newton's method finds the weights that make what was chosen and won most likely.

For each group of weights, one line says what they are fitted to. The next gives the mean logarithm of the likelihood, first if all alternatives are
equally likely, then with the weights in the code, then with the fitted ones. Then each weight follows, with its name and value in the code, the best fit
and its standard error. Merits are in units in which SOFTNESS has its value in the code, since only their ratio to it matters.

Beginner never leaves a point, so no GREED is too large for him. The printed value is where a larger one no longer made a difference. The scores of one
game are counted as if they came from several games, so the errors of the swings are too small.";

#[derive(clap::Args)]
#[command(after_long_help = OUTPUT)]
pub(crate) struct Arguments {
    /// How many choices to fit to, at most a million. 10000 take less than a minute.
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    positions: u64,
    /// The seed of all deals and all chance.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

const GAMES: [Preset; 5] = [Preset::AllFives, Preset::Draw, Preset::Block, Preset::AllThrees, Preset::FivesAndThrees];

const PLAYERS: [House; 7] = [
    House::Level(Level::Beginner),
    House::Level(Level::Easy),
    House::Level(Level::NotSoEasy),
    House::Level(Level::Tough),
    House::Level(Level::Brutal),
    House::Reference(Reference::TwoPlays),
    House::Reference(Reference::MonteCarlo(50)),
];

/// The player of whole games, good enough and quick.
const RACER: House = House::Level(Level::NotSoEasy);

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let (wanted, seed) = (arguments.positions, arguments.seed);
    let mut data = Data::default();
    let mut hands = 0;
    while data.choices < wanted {
        watch_hand(seed, hands, &mut data)?;
        hands += 1;
    }
    let mut games = 0;
    while data.scores() < wanted {
        watch_game(seed, games, &mut data)?;
        games += 1;
    }
    writeln!(out, "{hands} hands and {games} games, from seed {seed}")?;
    data.fit().iter().try_for_each(|fit| write_fit(fit, out))?;
    Ok(())
}

fn rules_in_turn(place: u64) -> Rules {
    GAMES[(place % GAMES.len() as u64) as usize].usual()
}

/// Lets a player play a hand against itself. All players play the same deal in turn.
fn watch_hand(seed: u64, number: u64, data: &mut Data) -> Result<(), Failure> {
    let players = PLAYERS.len() as u64;
    let (deal, player) = (number / players, PLAYERS[(number % players) as usize]);
    let mut session = Session::new(rules_in_turn(deal)).map_err(Failure::usage)?;
    session.deal_number(seed.wrapping_add(deal)).map_err(Failure::wrong)?;
    let choices = play_hand(&mut session, player, seed)?;
    let level = match player {
        House::Level(level) => Some(level),
        House::Patient(..) | House::Reference(_) | House::Cheat(_) => None,
    };
    for seat in session.state().rules().all_seats() {
        let own = choices.iter().filter(|(observation, _)| observation.seat() == seat);
        data.add_hand(level, own.map(|(observation, step)| (observation, *step)));
    }
    Ok(())
}

/// Plays a game, and returns the scores after each hand once the winner is known.
fn watch_game(seed: u64, number: u64, data: &mut Data) -> Result<(), Failure> {
    let rules = rules_in_turn(number);
    let mut session = Session::new(rules).map_err(Failure::usage)?;
    let game = ChaCha8Rng::seed_from_u64(seed.wrapping_add(number)).next_u64();
    let mut scores = Vec::new();
    while session.state().phase() != Phase::GameOver {
        let hand = session.state().hand_number();
        session.deal_number(game.wrapping_add(hand.into())).map_err(Failure::wrong)?;
        play_hand(&mut session, RACER, seed)?;
        let mut after = [0; SEATS];
        rules.all_sides().for_each(|side| after[side.index()] = session.state().score(side));
        scores.push(after);
    }
    // The scores at the end of the game are no longer a race.
    scores.pop();
    if let Some(winner) = session.state().result().and_then(|end| end.winner) {
        for scores in &scores {
            data.add_scores(&rules, scores, winner.index() == 0);
        }
    }
    Ok(())
}

fn write_fit(fit: &Fit, out: &mut impl Write) -> Result<(), Failure> {
    let Fit { data, count, blind, as_they_stand, fitted, weights } = fit;
    writeln!(out, "\n{count} {data}")?;
    writeln!(
        out,
        "  log-likelihood of one: {blind:.4} blind, {as_they_stand:.4} as the weights stand, {fitted:.4} fitted"
    )?;
    for weight in weights {
        let Weight { name, stands, fitted, error } = weight;
        writeln!(out, "  {name:<15} {stands:>7.2}   fitted {fitted:>7.2} +- {error:.2}")?;
    }
    Ok(())
}
