//! What a side could have reached with every bone in sight, next to what it reached.

use electrum_dominoes::arena::par::par;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::sensible;
use electrum_dominoes::record::{Record, Session};
use electrum_dominoes::review::{Hindsight, hindsight};

/// More moves than an ending takes.
const ENOUGH: u64 = 10_000_000;

/// A session that plays on from a moment of a hand, with the same moves before it.
fn until(record: &Record, hand: usize, number: usize) -> Session {
    let mut until = Record { rules: record.rules, hands: record.hands[..hand].to_vec() };
    until.hands[hand - 1].moves.truncate(number - 1);
    until.replay().expect("it is the beginning of a game")
}

/// The games of these rules in which every seat plays what looks sensible.
fn games(rules: Rules) -> impl Iterator<Item = Record> {
    (0..3).map(move |number| {
        let mut session = Session::new(rules).expect("named rules can be played");
        for hand in 0..3 {
            if session.state().phase() != Phase::HandOver || session.deal_number(10 * number + hand).is_err() {
                break;
            }
            while session.state().phase() == Phase::Playing {
                let seen = session.observe(session.state().to_move());
                session.play(sensible(&seen)).expect("the move is legal");
            }
        }
        session.record().clone()
    })
}

#[test]
fn whoever_plays_on_with_every_bone_in_sight_reaches_par() {
    let mut tried = 0;
    for (preset, players) in [(Preset::Block, 2), (Preset::AllFives, 2), (Preset::Draw, 2), (Preset::Partnership, 4)] {
        let rules = preset.rules(players).expect("the game is for so many");
        for (record, seat) in games(rules).zip([Seat::FIRST, Seat::SECOND].into_iter().cycle()) {
            let told = hindsight(&record, seat);
            assert!(!told.is_empty(), "{preset}");
            for Hindsight { hand, number, par: most, .. } in told {
                let mut session = until(&record, hand, number);
                assert_eq!(session.state().to_move(), seat);
                while session.state().phase() == Phase::Playing {
                    let best = par(session.state(), ENOUGH).expect("it was solved before");
                    session.play(best.step).expect("the move is legal");
                }
                let perfect = hindsight(session.record(), seat);
                let same = perfect.iter().find(|told| (told.hand, told.number) == (hand, number));
                let reached = same.map(|told| (told.par, told.reached));
                assert_eq!(reached, Some((most, most)), "{preset}, hand {hand} from move {number}");
                tried += 1;
            }
        }
    }
    assert!(tried >= 12, "only {tried} hands were played on");
}

#[test]
fn nothing_is_told_of_a_hand_in_progress() {
    let rules = Preset::Block.rules(2).expect("a game for two");
    for record in games(rules) {
        let last = record.hands.len();
        assert!(hindsight(&record, Seat::FIRST).iter().any(|told| told.hand == last));
        let mut open = record.clone();
        open.hands[last - 1].moves.pop();
        assert!(hindsight(&open, Seat::FIRST).iter().all(|told| told.hand < last));
    }
}
