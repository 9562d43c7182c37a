//! A fault with one game of the archive, or with a file that can be made again, affects nothing
//! else.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, mpsc};

use crate::common::inside::Inside;
use crate::store::archive::{self, file_of, keep, listed, play_to_the_end, played, sitting, store, text_of};
use electrum_dominoes::career::{AgreedMatch, summary::Summary};
use electrum_dominoes::engine::{bone::Seat, rules::Preset};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::kept::GameId;
use electrum_dominoes::record::{Seating, Session};
use electrum_dominoes::review::{KeptReview, Review, luck_of};
use electrum_dominoes::store::{FileChange, Kept, Memory, Notice, Store, Trouble, WhyLeftOut};
use electrum_dominoes::table::{Sitting, sitting::saved::Saved};

/// A store whose backend panics wherever `at` says so.
fn faulty(memory: &Memory, at: impl Fn(FileChange<'_>) -> bool + Send + Sync + 'static) -> Store {
    Store::on(Arc::new(memory.guarded(move |change| {
        assert!(!at(change), "a fault made on purpose");
        Ok(())
    })))
}

#[test]
fn a_fault_with_one_game_leaves_all_others_readable_and_blocks_nobody() {
    let memory = Memory::default();
    let games = played(&memory, 5);
    let middle = file_of(games[2].played.id);
    memory.put(&middle, "rubbish");
    let file = middle.replace("games/", "");
    let mut store = faulty(&memory, move |change| change == FileChange::Move(&file));
    let (woken, wake) = mpsc::channel();
    store.write_behind(move || _ = woken.send(()));
    wake.recv().expect("the window is woken when the list is read");
    let found: Vec<GameId> = listed(&store).iter().map(|game| game.played.id).collect();
    assert_eq!(found, [0, 1, 3, 4].map(|at: usize| games[at].played.id));
    assert_eq!(store.take_notices(), [Notice::LeftOut(WhyLeftOut::Unreadable, 1)]);
    assert_eq!(text_of(&memory, &middle), "rubbish");
}

#[test]
fn a_fault_while_the_index_is_written_takes_no_game_out_of_the_list() {
    let memory = Memory::default();
    let games = played(&memory, 3);
    memory.remove("games.csv");
    let store = faulty(&memory, |change| change == FileChange::Write("games.csv"));
    assert_eq!(listed(&store), games);
}

#[test]
fn a_review_that_cannot_be_saved_holds_up_no_game() {
    let memory = Memory::default();
    let games = played(&memory, 1);
    let mut store = Store::on(Arc::new(memory.guarded(|change| match change {
        FileChange::Write(name) if name.len() == "0123456789abcdef.ron".len() => Err(Trouble::Forbidden),
        _ => Ok(()),
    })));
    let kept = store.archive().load(games[0].played.id).expect("it was kept");
    let mut review = Review::of(&kept.record, Seat::FIRST).expect("it was played");
    review.luck = Some(luck_of(&kept.record).expect("a hand is over"));
    store.keep_review(games[0].played.id, KeptReview::of(&review).expect("luck was measured"));
    let mut sitting = sitting();
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    assert_eq!((store.is_well(), listed(&archive::store(&memory)).len()), (true, 2));
}

#[test]
fn many_games_are_deleted_and_restored_at_once_and_the_order_stays() {
    let memory = Memory::default();
    let games = played(&memory, 30);
    let every_other: Vec<GameId> = games.iter().step_by(2).map(|game| game.played.id).collect();
    let mut store = store(&memory);
    listed(&store);
    let before = store.archive().revision();
    store.delete_games(every_other.clone());
    let left: Vec<Summary> = games.iter().skip(1).step_by(2).cloned().collect();
    assert_eq!(listed(&store), left);
    store.restore_games(every_other.into_iter().rev().collect());
    assert_eq!(listed(&store), games);
    let changes = store.archive().revision() - before;
    assert!(changes <= 4, "the list was changed {changes} times, not once for all");
}

/// Whoever plays on while the disk takes nothing, sees what comes and ends the program would begin again
/// with the bones that they know.
#[test]
fn what_the_disk_does_not_take_is_practice_after_the_program_was_killed() {
    for goes_on in [false, true] {
        let (memory, full) = (Memory::default(), Arc::new(AtomicBool::new(false)));
        let store = || {
            let full = Arc::clone(&full);
            Store::on(Arc::new(memory.guarded(move |change| match change {
                FileChange::Write(_) if full.load(Relaxed) => Err(Trouble::Full),
                _ => Ok(()),
            })))
        };
        let rules = Preset::Block.rules(2).expect("a game");
        let (mut sitting, _) = Sitting::new(rules, Seating::one_person([Level::Easy]), None).expect("a game");
        let mut played = AgreedMatch::new(4711, rules, &[Level::Easy], Level::Easy).expect("a match");
        let mut writes = store();
        writes.save(Kept::Game, sitting.saved());
        writes.save(Kept::Match, played.clone());
        full.store(true, Relaxed);
        if goes_on {
            let step = sitting.state().legal().nth(0).expect("a move");
            sitting.play(step).expect("it is legal");
            let mut session = Session::new(*played.rules()).expect("a game");
            session.deal_number(played.deals().next().expect("a deal")).expect("a hand");
            played.note(0, session.record());
        }
        writes.save(Kept::Game, sitting.saved());
        writes.save(Kept::Match, played.clone());
        assert_eq!(writes.is_well(), !goes_on);
        drop(writes);
        full.store(false, Relaxed);
        let mut reads = store();
        let found = reads.load_checked(Kept::Game, Saved::load).expect("the game as it was");
        assert_eq!(found.is_practice(), goes_on);
        assert_eq!(reads.load::<AgreedMatch>(Kept::Match).expect("the match").is_practice(), goes_on);
    }
}
