//! `nestor record`: plays a game with random moves or built-in players, and writes it as a record.

use crate::engine::Phase;
use crate::lab::reference::Reference;
use crate::lab::{Contender, House};
use crate::record::{LARGEST, Session, deal_number, fresh_number};
use crate::tool::{failure::Failure, rules_args::RulesArguments};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::io::Write;

#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesArguments,
    /// The player for the next seat: a level, random, two-plays or monte-carlo:N. Repeat it for
    /// each seat. If there are too few, they take turns.
    #[arg(long, value_name = "NAME", default_value = "random")]
    by: Vec<House>,
    /// The number of the game. The same number gives the same game. Random by default.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let seed = arguments.seed.unwrap_or_else(fresh_number);
    let session = play(arguments, seed)?;
    let text = session.record().to_text();
    if session.state().phase() != Phase::GameOver || text.len() > LARGEST {
        let hands = session.record().hands.len();
        let why = format!("a game of {hands} hands is longer than a record may be; try another seed");
        return Err(Failure::wrong(why));
    }
    out.write_all(text.as_bytes())?;
    Ok(())
}

fn play(arguments: &Arguments, seed: u64) -> Result<Session, Failure> {
    let mut session = Session::new(arguments.rules.rules()?).map_err(Failure::usage)?;
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let players = &arguments.by;
    loop {
        match session.state().phase() {
            Phase::GameOver => return Ok(session),
            Phase::HandOver => {
                let hand = session.state().hand_number();
                session.deal_number(deal_number(seed, hand)).map_err(Failure::wrong)?;
            }
            Phase::Playing => {
                let seat = session.state().to_move();
                let step = match players[seat.index() % players.len()] {
                    // Forced moves also use up a random number, so that a seed gives the same game
                    // as in versions where only chance played.
                    House::Reference(Reference::Random) => {
                        let moves = session.state().legal();
                        moves.nth(chance.random_range(0..moves.len())).expect("the seat to play has a move")
                    }
                    mut player => player.choose(&session.observe(seat), &mut chance).map_err(Failure::wrong)?,
                };
                session.play(step).map_err(Failure::wrong)?;
            }
        }
        // A game too long to keep is not worth finishing. Hands of one bone with an exact target
        // may go on for very long.
        if session.record().hands.len() > LARGEST / 256 {
            return Ok(session);
        }
    }
}
