//! A sitting as text. All of it comes back, however long it is, and a manipulated file is refused
//! or can be played.

use crate::common::inside::Inside;
use crate::common::sittings::{Chance, read, rules, seated, sitting, step, text, until, won, yours};
use electrum_dominoes::engine::rules::{BlockWhat, DominoWhat, Preset, Rules, Settle};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::table::Sitting;
use electrum_dominoes::table::sitting::MOST_STEPS;
use std::thread;

#[test]
fn a_whole_sitting_survives_a_restart_of_the_program() {
    let mut sitting = sitting(Preset::AllFives, 10);
    let mut chance = Chance(10);
    sitting.preserve();
    for _ in 0..12 {
        for _ in 0..10 {
            step(&mut sitting, &mut chance);
        }
        for _ in 0..3 {
            sitting.undo();
        }
        sitting.redo();
        let again = read(&text(&sitting)).expect("what was written can be read");
        // Games that nothing can reach any more are not written.
        assert_eq!(again.current(), sitting.current());
        assert_eq!(text(&again), text(&sitting), "nothing has changed, so the text is the same");
    }
}

#[test]
fn a_long_sitting_is_written_the_same_after_it_is_read() {
    let mut sitting = sitting(Preset::FivesAndThrees, 31);
    let mut chance = Chance(31);
    for turn in 0..1500 {
        match chance.next() % 40 {
            0 => sitting.preserve(),
            1 => _ = sitting.restore(),
            2 => sitting.clear_tally(),
            3..=6 => _ = sitting.undo(),
            7 => _ = sitting.redo(),
            8 => _ = sitting.another_game(Some(turn)),
            _ => step(&mut sitting, &mut chance),
        }
        if turn % 50 == 0 {
            let again = read(&text(&sitting)).expect("what was written can be read");
            assert_eq!(text(&again), text(&sitting), "turn {turn}");
            assert_eq!((again.tally(), again.state()), (sitting.tally(), sitting.state()));
        }
    }
}

#[test]
fn results_survive_a_past_that_is_too_long_to_be_kept() {
    let mut sitting = sitting(Preset::Draw, 50);
    let mut chance = Chance(50);
    until(&mut sitting, &mut chance, yours);
    sitting.preserve();
    until(&mut sitting, &mut chance, |sitting| sitting.tally().total().games() == 25);
    let before = sitting.tally().clone();
    let mut again = read(&text(&sitting)).expect("what was written can be read");
    assert_eq!(*again.tally(), before);
    while again.undo() {}
    assert_eq!(won(again.tally()), won(&before));
    while again.redo() {}
    assert!(again.restore());
    until(&mut again, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
    assert_eq!(won(again.tally()), won(&before), "the preserved game has ended, even if it was long ago");
}

#[test]
fn a_long_past_does_not_make_saving_slow() {
    let mut sitting = sitting(Preset::AllFives, 14);
    let mut chance = Chance(14);
    for _ in 0..3 * MOST_STEPS {
        until(&mut sitting, &mut chance, yours);
        if chance.next().is_multiple_of(4) {
            sitting.undo();
        } else {
            step(&mut sitting, &mut chance);
        }
    }
    let start = std::time::Instant::now();
    let saved = text(&sitting);
    let (packing, bytes) = (start.elapsed(), saved.len());
    let start = std::time::Instant::now();
    let mut again = read(&saved).expect("what was written can be read");
    println!("{bytes} bytes, packed in {packing:?}, read in {:?}", start.elapsed());
    assert!(bytes < 400_000, "{bytes} bytes");
    let mut steps = 0;
    while again.undo() {
        steps += 1;
    }
    assert_eq!(steps, MOST_STEPS);
}

#[test]
fn a_manipulated_file_is_refused_or_can_be_played() {
    let mut sitting = sitting(Preset::AllFives, 15);
    let mut chance = Chance(15);
    sitting.preserve();
    for _ in 0..80 {
        step(&mut sitting, &mut chance);
    }
    sitting.undo();
    let whole = text(&sitting);
    assert!(whole.is_ascii());
    let mut refused = 0;
    for at in 0..whole.len() {
        // Two of five at each place, by turns.
        for byte in [b'0', b'9', b',', b'e', b'-'].into_iter().cycle().skip(2 * at).take(2) {
            let mut bytes = whole.clone().into_bytes();
            bytes[at] = byte;
            let doctored = String::from_utf8(bytes).expect("the file is still text");
            match read(&doctored) {
                None => refused += 1,
                // Going through every file would be slow, so the test takes one in fifty.
                Some(mut odd) if at % 50 == 0 => {
                    while odd.undo() {}
                    while odd.redo() {}
                    odd.restore();
                    step(&mut odd, &mut chance);
                }
                Some(_) => {}
            }
        }
    }
    assert!(refused > 1000);
}

/// A game of this many hands. More points are lost than scored, so no one wins it.
fn game_of(hands: u16) -> Sitting {
    let endless = Rules { settle: Settle::Subtract, target: 1000, hand: 7, ..rules(Preset::Muggins) };
    let mut sitting = seated(endless, Level::Easy, 1);
    while sitting.state().hand_number() < hands {
        if sitting.state().phase() == Phase::HandOver {
            sitting.new_hand();
            continue;
        }
        let step = sitting.state().legal().iter().next().expect("there is a legal move");
        sitting.play(step).expect("the move is legal");
    }
    sitting
}

#[test]
fn a_file_grows_by_one_hand_with_every_hand() {
    let [short, middle, long] = [100, 200, 400].map(|hands| text(&game_of(hands)).len());
    let (first, second) = (middle - short, long - middle);
    assert!(second < 5 * first / 2, "{short}, {middle} and {long} bytes");
    assert!(long < 300_000, "{long} bytes");
}

#[test]
fn a_game_of_very_many_hands_can_be_dropped() {
    // Each hand counts one, so the game is long.
    let one_each =
        Rules { domino_what: DominoWhat::One, block_what: BlockWhat::One, target: 1000, ..rules(Preset::Block) };
    let mut sitting = seated(one_each, Level::Easy, 1);
    let mut chance = Chance(1);
    while sitting.session().record().hands.len() < 1_000 {
        assert_ne!(sitting.state().phase(), Phase::GameOver);
        step(&mut sitting, &mut chance);
    }
    let hands = move || drop(sitting);
    let dropped = thread::Builder::new().stack_size(64 << 10).spawn(hands).expect("a thread with little room");
    dropped.join().expect("there was room enough");
}
