//! One game from its first deal to its end.

use crate::engine::moves::Move;
use crate::engine::observe::Observation;
use crate::engine::rules::{Rules, RulesError};
use crate::engine::state::Phase;
use crate::record::Record;
use crate::record::Session;

/// After so many hands a game that nobody has won is given up: some rules let two bad players go on for ever.
pub(super) const MOST_HANDS: u16 = 1000;

/// Plays the game of a number, with the deals of that number and of those after it: whoever plays many takes numbers that lie far apart. Measured figures
/// rest on these deals, which are not those of a player's game of the same number. Whoever has a choice is asked; what they answer must be legal, or the first legal move is made in its place.
pub fn play_game(
    rules: Rules,
    number: u64,
    mut choose: impl FnMut(&Observation) -> Move,
) -> Result<Record, RulesError> {
    let mut session = Session::new(rules)?;
    loop {
        let hand = session.state().hand_number();
        match session.state().phase() {
            Phase::Playing => {
                let moves = session.state().legal();
                let first = moves.nth(0).expect("whoever is on turn can do something");
                let chosen = (moves.len() > 1).then(|| choose(&session.observe(session.state().to_move())));
                let step = chosen.filter(|&step| moves.contains(step)).unwrap_or(first);
                session.play(step).expect("a legal move can be made");
            }
            Phase::HandOver if hand < MOST_HANDS => {
                let dealt = session.deal_number(number.wrapping_add(hand.into()));
                dealt.expect("a hand may be dealt when the one before is over");
            }
            Phase::HandOver | Phase::GameOver => return Ok(session.record().clone()),
        }
    }
}
