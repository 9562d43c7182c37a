//! Plays games on all cores and judges what the first seat did, for the examples that measure
//! players.

use electrum_dominoes::arena::play_game;
use electrum_dominoes::engine::{Move, Observation, Preset, Rules, Seat};
use electrum_dominoes::nestor::judge::{Judging, NODES};
use electrum_dominoes::nestor::{Level, chance_of, choose};
use electrum_dominoes::record::Record;
use electrum_dominoes::review::{KeptReview, Review};
use std::{fs, ops::Range, path::Path};

/// The rules of a game for as few players as it allows.
pub(crate) fn rules(game: Preset) -> Rules {
    game.rules(*game.players().start()).expect("as few players as the game allows")
}

/// How many times fewer moves judge a game than in a review.
const QUICKER: u64 = 10;

/// Reviews of games against Tough, judged where the first seat decided. Games that the folder has
/// are read, and others are kept there.
pub(crate) fn reviewed(
    game: Preset,
    deals: Range<u64>,
    folder: &Path,
    play: fn(&Observation, u64) -> Move,
) -> Vec<Review> {
    fs::create_dir_all(folder).expect("a folder");
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let part = |core: usize| {
            let numbers = deals.clone().skip(core).step_by(cores);
            scope.spawn(move || numbers.map(|number| review(game, number, folder, play)).collect::<Vec<_>>())
        };
        let parts: Vec<_> = (0..cores).map(part).collect();
        parts.into_iter().flat_map(|part| part.join().expect("a game can be played")).collect()
    })
}

fn review(game: Preset, number: u64, folder: &Path, play: fn(&Observation, u64) -> Move) -> Review {
    let [record, kept] = ["domino", "ron"].map(|ending| folder.join(format!("{number}.{ending}")));
    if let Some((record, kept)) = fs::read(&record).ok().zip(fs::read_to_string(&kept).ok()) {
        let mut review = Review::of(&Record::from_bytes(&record).expect("a record"), Seat::FIRST).expect("a game");
        assert!(ron::from_str::<KeptReview>(&kept).expect("a review").put_into(&mut review), "another judge's");
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
        review.note(number, Judging::in_review(seen, NODES / QUICKER).finish());
    }
    let text = ron::to_string(&KeptReview::of(&review).expect("a game that is over")).expect("text");
    fs::write(record, played.to_text()).and_then(|()| fs::write(kept, text)).expect("files");
    review
}
