//! Plays one game from its first deal to its end.

use crate::engine::{Move, Observation, Phase, Rules, RulesError};
use crate::record::{Record, Session};

/// After this many hands, a game without a winner is stopped. With some rules, two bad players
/// could go on for ever.
pub const MOST_HANDS: u16 = 1000;

/// Plays a game with the deals of this number and the following ones, so numbers of several games
/// should be far apart. Measured figures depend on these deals, which differ from those of a
/// player's game with the same number. `choose` is called if a seat has a choice. If its answer is
/// illegal, the first legal move is played.
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
                let first = moves.nth(0).expect("the seat on turn has a move");
                let chosen = (moves.len() > 1).then(|| choose(&session.observe(session.state().to_move())));
                let step = chosen.filter(|&step| moves.contains(step)).unwrap_or(first);
                session.play(step).expect("a legal move can be made");
            }
            Phase::HandOver if hand < MOST_HANDS => {
                let dealt = session.deal_number(number.wrapping_add(hand.into()));
                dealt.expect("a new hand follows a finished one");
            }
            Phase::HandOver | Phase::GameOver => return Ok(session.record().clone()),
        }
    }
}
