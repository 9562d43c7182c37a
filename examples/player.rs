//! Plays a hand of All Fives, a player of your own against Nestor.
//!
//! `cargo run --example player`

use electrum_dominoes::engine::{Move, Observation, Phase, Preset, Seat};
use electrum_dominoes::nestor::{self, Level};
use electrum_dominoes::record::Session;

/// Your player, who sees what a person would see and answers with a legal move. This one gets rid
/// of the heaviest bone that fits.
fn choose(seen: &Observation) -> Move {
    let weight = |step: &Move| if let Move::Play(bone, _) = step { bone.weight() } else { 0 };
    seen.legal().iter().max_by_key(weight).expect("somebody on turn has a move")
}

fn main() {
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    let mut session = Session::new(rules).expect("rules that can be played");
    session.deal_number(4711).expect("the first hand");
    while session.state().phase() == Phase::Playing {
        let seen = session.observe(session.state().to_move());
        let (name, step) = match seen.seat() {
            Seat::FIRST => ("you", choose(&seen)),
            _ => ("Nestor", nestor::choose(&seen, Level::Easy, &mut nestor::chance_of(&seen, 1)).best),
        };
        println!("{name:6}  {step}");
        session.play(step).expect("a legal move");
    }
    let [you, nestor] = [Seat::FIRST, Seat::SECOND].map(|seat| session.state().score(rules.side(seat)));
    println!("You have {you} points, Nestor has {nestor}.");
}
