//! Plays games on all cores and judges what the first seat did, for the examples that measure
//! players.

use electrum_dominoes::arena::play_game;
use electrum_dominoes::engine::{Move, Observation, Preset, Rules, Seat};
use electrum_dominoes::nestor::judge::{Judging, NODES};
use electrum_dominoes::nestor::{Level, chance_of, choose};
use electrum_dominoes::record::Record;
use electrum_dominoes::review::{KeptReview, Review};
use std::{fs, path::Path};

/// The rules of a game for as few players as it allows.
pub(crate) fn rules(game: Preset) -> Rules {
    game.rules(*game.players().start()).expect("as few players as the game allows")
}

/// Games against Tough, judged where the first seat decided. Those that the folder has are read, and
/// others are kept there.
pub(crate) fn reviewed(game: Preset, count: u64, folder: &Path, play: fn(&Observation, u64) -> Move) -> Vec<Review> {
    fs::create_dir_all(folder).expect("a folder");
    let numbers: Vec<u64> = (0..count).collect();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let parts = (0..cores).map(|core| {
            let numbers = numbers.iter().skip(core).step_by(cores);
            scope.spawn(move || numbers.map(|number| (*number, review(game, *number, folder, play))).collect::<Vec<_>>())
        });
        let parts: Vec<_> = parts.collect();
        let mut all: Vec<_> = parts.into_iter().flat_map(|part| part.join().expect("a game can be played")).collect();
        all.sort_by_key(|(number, _)| *number);
        all.into_iter().map(|(_, review)| review).collect()
    })
}

fn review(game: Preset, number: u64, folder: &Path, play: fn(&Observation, u64) -> Move) -> Review {
    let [record, kept] = ["domino", "ron"].map(|ending| folder.join(format!("{number}.{ending}")));
    let known = fs::read_to_string(&record).ok().zip(fs::read_to_string(&kept).ok());
    if let Some((record, kept)) = known {
        let record: Record = Record::from_bytes(record.as_bytes()).expect("a record");
        let mut review = Review::of(&record, Seat::FIRST).expect("a game");
        assert!(ron::from_str::<KeptReview>(&kept).expect("a review").put_into(&mut review));
        return review;
    }
    let choose = |seen: &Observation| match seen.seat() {
        Seat::FIRST => play(seen, number),
        _ => choose(seen, Level::Tough, &mut chance_of(seen, number)).best,
    };
    let played = play_game(rules(game), number << 20, choose).expect("rules that can be played");
    let mut review = Review::of(&played, Seat::FIRST).expect("a game");
    let own = review.open().filter(|(_, decision)| decision.seen.seat() == Seat::FIRST);
    let own: Vec<_> = own.map(|(number, decision)| (number, decision.seen.clone())).collect();
    for (number, seen) in own {
        review.note(number, Judging::in_review(seen, NODES / 10).finish());
    }
    fs::write(record, played.to_text()).expect("a file");
    fs::write(kept, ron::to_string(&KeptReview::of(&review).expect("a game that is over")).expect("text")).expect("a file");
    review
}
