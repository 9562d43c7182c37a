//! Every finished game is saved for good, exactly once, and can always be read, whatever is undone,
//! damaged or full.

use crate::common::inside::Inside;
use electrum_dominoes::career::summary::{Summary, tally};
use electrum_dominoes::career::tally::Tally;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::Record;
use electrum_dominoes::record::Seating;
use electrum_dominoes::record::numbers::fresh_number;
use electrum_dominoes::record::{GameId, KeptGame, Outcome};
use electrum_dominoes::store::{FileChange, Kept, Memory, Notice, Store, Trouble, Unread, WhyLeftOut};
use electrum_dominoes::table::sitting::saved::Saved;
use electrum_dominoes::table::{Help, Sitting};
use jiff::Timestamp;
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, mpsc};

pub(crate) fn store(memory: &Memory) -> Store {
    Store::on(Arc::new(memory.clone()))
}

/// A short game.
fn short() -> Rules {
    Rules { target: 25, ..Preset::AllFives.rules(2).expect("two can play it") }
}

pub(crate) fn sitting() -> Sitting {
    Sitting::new(short(), Seating::one_person([Level::Easy]), Some(7)).expect("a game").0
}

/// Goes on by one move, hand or game.
pub(crate) fn go_on(sitting: &mut Sitting, chance: u32) {
    match sitting.state().phase() {
        Phase::HandOver => _ = sitting.new_hand(),
        Phase::GameOver => _ = sitting.another_game(None),
        Phase::Playing => {
            let step = sitting.state().legal().pick(chance).expect("a legal move");
            sitting.play(step).expect("it is legal");
        }
    }
}

pub(crate) fn play_to_the_end(sitting: &mut Sitting) {
    while sitting.state().phase() != Phase::GameOver {
        go_on(sitting, fresh_number() as u32);
    }
}

/// The time at which everything happens.
pub(crate) const NOW: Timestamp = Timestamp::UNIX_EPOCH;

/// Carries out the filings of a sitting in the archive, and saves the sitting, as the window does.
pub(crate) fn keep(store: &mut Store, sitting: &mut Sitting) {
    store.file(sitting.filed("Ann", NOW));
    sitting.note_filed();
    store.save(Kept::Game, sitting.saved());
    store.save(Kept::Tally, sitting.saved_tally());
}

/// Finished games, played one after the other and saved.
pub(crate) fn played(memory: &Memory, games: usize) -> Vec<Summary> {
    let mut store = store(memory);
    let mut sitting = sitting();
    for _ in 0..games {
        play_to_the_end(&mut sitting);
        keep(&mut store, &mut sitting);
        sitting.another_game(None);
    }
    listed(&store)
}

pub(crate) fn listed(store: &Store) -> Vec<Summary> {
    store.archive().wait_for_games().iter().map(|game| (**game).clone()).collect()
}

pub(crate) fn total(store: &Store, sitting: &Sitting) -> Tally {
    tally(&listed(store), sitting.era()).with(sitting.tally())
}

pub(crate) fn file_of(game: GameId) -> String {
    format!("games/{game}.domino")
}

pub(crate) fn text_of(memory: &Memory, name: &str) -> String {
    String::from_utf8(memory.get(name).unwrap_or_default()).expect("it is text")
}

#[test]
fn a_game_is_saved_with_everything_known_about_it() {
    let memory = Memory::default();
    let mut store = store(&memory);
    let mut sitting = sitting();
    sitting.pass(std::time::Duration::from_secs(75));
    sitting.note_help(Help::Judged);
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    let [game] = &listed(&store)[..] else { panic!("one game was played") };
    assert_eq!(
        (game.played.by.as_str(), game.played.practice, game.played.took.as_secs(), game.played.number),
        ("Ann", true, 75, 7)
    );
    let won = sitting.state().result().and_then(|end| end.winner) == Some(game.own_side());
    assert_eq!(game.result, if won { Outcome::Won } else { Outcome::Lost });
    assert_eq!(usize::from(game.hands), sitting.session().record().hands.len());
    assert_eq!(game.played.when, NOW);
    let kept = store.archive().load(game.played.id).expect("it was kept");
    assert_eq!(&kept.record, sitting.session().record());
    // A program that knows only records can read it too, and in a text editor a person finds the
    // important parts.
    let text = text_of(&memory, &file_of(game.played.id));
    assert_eq!(Record::from_bytes(text.as_bytes()).as_ref(), Ok(sitting.session().record()));
    let result = format!("result: \"{}\"", game.result.name());
    for part in
        ["by: \"Ann\"", "sitters: \"human, easy\"", "seconds: 75", "practice: true", "all-fives 2 target=25", &result]
    {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    assert_eq!(KeptGame::from_bytes(text.as_bytes()), Ok(kept));
}

#[test]
fn the_list_is_the_same_from_the_index_and_from_the_games() {
    let memory = Memory::default();
    let games = played(&memory, 12);
    assert_eq!(games.len(), 12);
    assert_eq!(listed(&store(&memory)), games, "there is no index yet");
    let index = memory.get("games.csv").expect("an index was written");
    assert_eq!(listed(&store(&memory)), games, "from the index");
    let mut damaged = index.clone();
    let middle = damaged.len() / 2;
    damaged[middle] ^= 1;
    for other in [Vec::new(), b"rubbish".to_vec(), index[..middle].to_vec(), damaged] {
        memory.put("games.csv", other);
        assert_eq!(listed(&store(&memory)), games);
        assert_eq!(memory.get("games.csv").as_ref(), Some(&index), "made again");
    }
}

#[test]
fn a_game_that_changed_since_the_index_is_read_again() {
    let memory = Memory::default();
    let games = played(&memory, 5);
    listed(&store(&memory));
    memory.remove(&file_of(games[0].played.id));
    let text = text_of(&memory, &file_of(games[1].played.id));
    let by_hand = text.split_once('\n').expect("a line with the sum").1.replace("\"Ann\"", "\"Anna Maria\"");
    memory.put(&file_of(games[1].played.id), by_hand);
    let now = listed(&store(&memory));
    let names: Vec<&str> = now.iter().map(|game| game.played.by.as_str()).collect();
    assert_eq!(names, ["Anna Maria", "Ann", "Ann", "Ann"]);
    assert_eq!(listed(&store(&memory)), now);
}

#[test]
fn each_damaged_game_is_set_aside_and_all_others_are_there() {
    let memory = Memory::default();
    let games = played(&memory, 6);
    let [half, flipped, binary] = [0, 2, 4].map(|at: usize| file_of(games[at].played.id));
    let whole = |name: &str| memory.get(name).expect("it was kept");
    memory.put(&half, whole(&half)[..500].to_vec());
    let mut bytes = whole(&flipped);
    let digit = bytes.iter().position(u8::is_ascii_digit).expect("a digit");
    bytes[digit] ^= 1;
    memory.put(&flipped, bytes);
    memory.put(&binary, vec![0xff; 300]);
    let mut store = store(&memory);
    let found: Vec<GameId> = listed(&store).iter().map(|game| game.played.id).collect();
    assert_eq!(found, [1, 3, 5].map(|at: usize| games[at].played.id));
    assert_eq!(store.take_notices(), [Notice::LeftOut(WhyLeftOut::SetAside, 3)]);
    assert_eq!(store.take_notices(), [], "each is reported once");
    for name in [half, flipped, binary] {
        assert!(memory.get(&name).is_none() && memory.get(&format!("{name}.damaged-1")).is_some(), "{name}");
    }
    assert_eq!(store.archive().load(games[0].played.id), Err(Unread::Missing));
}

#[test]
fn later_versions_and_other_files_are_left_alone() {
    let memory = Memory::default();
    let games = played(&memory, 2);
    let later = "Record(version: 99, everything: \"else\")";
    let (one, other) = (file_of(games[0].played.id), file_of(games[1].played.id));
    let record = Record::from_bytes(&memory.get(&other).expect("it was kept")).expect("a record").to_text();
    memory.put(&one, later);
    memory.put("games/0000000000000001.domino", record.clone());
    memory.put("games/0000000000000002.domino", memory.get(&other).expect("it was kept"));
    memory.put("games/letter to Ann.txt", "Dear Ann");
    let before = memory.all();
    let mut store = store(&memory);
    assert_eq!(listed(&store).iter().map(|game| game.played.id).collect::<Vec<_>>(), [games[1].played.id]);
    assert_eq!(store.take_notices(), [Notice::LeftOut(WhyLeftOut::Newer, 1)]);
    drop(store);
    assert_eq!(
        memory.all(),
        before.into_iter().chain(["games.csv".to_owned()]).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>()
    );
    assert_eq!((text_of(&memory, &one), text_of(&memory, "games/0000000000000001.domino")), (later.to_owned(), record));
}

#[test]
fn deleted_games_do_not_count_and_return_with_undo() {
    let memory = Memory::default();
    let games = played(&memory, 5);
    let gone = vec![games[1].played.id, games[3].played.id];
    let mut store = store(&memory);
    listed(&store);
    store.delete_games(gone.clone());
    assert_eq!(listed(&store).len(), 3);
    assert_eq!(listed(&self::store(&memory)), listed(&store));
    store.restore_games(gone.clone());
    assert_eq!(listed(&store), games);
    assert_eq!(listed(&self::store(&memory)), games);
    store.delete_games(gone.clone());
    drop(store);
    let mut store = self::store(&memory);
    listed(&store);
    store.restore_games(gone);
    assert_eq!(listed(&store), games, "even after a restart");
}

#[test]
fn if_a_game_cannot_be_archived_the_sitting_that_drops_it_is_not_saved_either() {
    let memory = Memory::default();
    let full = Arc::new(AtomicBool::new(false));
    let is_full = Arc::clone(&full);
    // The disk with the games fills up first.
    let mut store = Store::on(Arc::new(memory.guarded(move |change| match change {
        FileChange::Write(name) if name.ends_with(".domino") && is_full.load(Relaxed) => Err(Trouble::Full),
        _ => Ok(()),
    })));
    let mut sitting = sitting();
    keep(&mut store, &mut sitting);
    full.store(true, Relaxed);
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    assert_eq!(store.take_notices(), [Notice::CannotSave(Trouble::Full)]);
    let first = sitting.game_id();
    sitting.another_game(None);
    keep(&mut store, &mut sitting);
    // If the program is killed now, the game is where it was before the disk was full.
    let killed = store_load(&memory);
    assert_eq!((killed.game_id(), killed.state().phase()), (first, Phase::Playing));
    full.store(false, Relaxed);
    store.settle();
    assert!(store.is_well());
    assert_eq!(listed(&self::store(&memory)).iter().map(|game| game.played.id).collect::<Vec<_>>(), [first]);
    assert_eq!(store_load(&memory).game_id(), sitting.game_id());
}

pub(crate) fn store_load(memory: &Memory) -> Sitting {
    store(memory).load_checked(Kept::Game, Saved::load).expect("it was saved")
}

#[test]
fn the_list_is_read_on_a_thread_and_includes_what_happens_meanwhile() {
    let memory = Memory::default();
    let games = played(&memory, 3);
    let mut store = store(&memory);
    let (woken, wake) = mpsc::channel();
    store.write_behind(move || _ = woken.send(()));
    store.delete_games(vec![games[0].played.id]);
    let mut sitting = sitting();
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    wake.recv().expect("the window is woken when the list is there");
    let now: BTreeSet<GameId> =
        store.archive().games().expect("it was read").iter().map(|game| game.played.id).collect();
    assert_eq!(now, BTreeSet::from([games[1].played.id, games[2].played.id, sitting.game_id()]));
    store.settle();
    let again: BTreeSet<GameId> = listed(&self::store(&memory)).iter().map(|game| game.played.id).collect();
    assert_eq!(again, now);
}

#[test]
fn a_second_window_shows_the_games_and_saves_none() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let open = || Store::open(Some(folder.path().to_owned()));
    let mut first = open();
    let mut sitting = sitting();
    play_to_the_end(&mut sitting);
    keep(&mut first, &mut sitting);
    let mut second = open();
    sitting.another_game(None);
    play_to_the_end(&mut sitting);
    keep(&mut second, &mut sitting);
    assert_eq!(listed(&second).len(), 1);
    assert_eq!(listed(&open()).len(), 1);
}

#[test]
fn a_deleted_game_stays_deleted_after_the_next_start() {
    let memory = Memory::default();
    let mut first = store(&memory);
    let mut sitting = sitting();
    play_to_the_end(&mut sitting);
    keep(&mut first, &mut sitting);
    first.delete_games(vec![sitting.game_id()]);
    drop(first);
    let mut store = store(&memory);
    let mut found = store_load(&memory);
    store.reconcile(&mut found);
    keep(&mut store, &mut found);
    assert_eq!(listed(&store), []);
    let file = format!("games/deleted/{}.domino", sitting.game_id());
    assert!(memory.get(&file).is_some(), "it can still be restored");
    // Another end of it is not kept either.
    assert!(found.undo());
    keep(&mut store, &mut found);
    play_to_the_end(&mut found);
    keep(&mut store, &mut found);
    assert_eq!(listed(&store), []);
}

#[cfg(unix)]
#[test]
fn an_unreachable_game_is_neither_saved_again_nor_moved_and_the_player_is_told() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let open = || Store::open(Some(folder.path().to_owned()));
    let mut first = open();
    let mut sitting = sitting();
    play_to_the_end(&mut sitting);
    keep(&mut first, &mut sitting);
    drop(first);
    let path = folder.path().join(file_of(sitting.game_id()));
    let elsewhere = folder.path().join("elsewhere");
    std::fs::rename(&path, &elsewhere).expect("the folder can be written");
    std::os::unix::fs::symlink(folder.path().join("a disk that is not there"), &path).expect("a link can be made");
    let mut store = open();
    let mut found = store.load_checked(Kept::Game, Saved::load).expect("it was saved");
    store.reconcile(&mut found);
    keep(&mut store, &mut found);
    assert_eq!(listed(&store), []);
    assert_eq!(store.take_notices(), [Notice::LeftOut(WhyLeftOut::Unreadable, 1)]);
    assert!(path.is_symlink() && !path.exists(), "nothing has replaced it");
    drop(store);
    // The disk is back, and the link leads to the game again.
    std::fs::remove_file(&path).expect("the folder can be written");
    std::os::unix::fs::symlink(&elsewhere, &path).expect("a link can be made");
    let mut store = open();
    assert_eq!(listed(&store).len(), 1);
    assert_eq!(store.take_notices(), []);
}

#[test]
fn a_damaged_game_that_the_sitting_still_has_is_saved_again() {
    let memory = Memory::default();
    let mut sitting = sitting();
    play_to_the_end(&mut sitting);
    keep(&mut store(&memory), &mut sitting);
    let name = file_of(sitting.game_id());
    memory.put(&name, "rubbish");
    let mut store = store(&memory);
    let mut found = store_load(&memory);
    store.reconcile(&mut found);
    keep(&mut store, &mut found);
    assert_eq!(listed(&store).len(), 1);
    assert_eq!(store.take_notices(), [Notice::LeftOut(WhyLeftOut::SetAside, 1)]);
    assert_eq!(text_of(&memory, &format!("{name}.damaged-1")), "rubbish");
}

#[test]
fn a_game_too_long_for_the_archive_is_reported_and_holds_up_nothing_else() {
    let memory = Memory::default();
    let mut store = store(&memory);
    let mut sitting = sitting();
    play_to_the_end(&mut sitting);
    store.file(sitting.filed(&"x".repeat(1 << 20), NOW));
    store.save(Kept::Game, sitting.saved());
    assert_eq!(store.take_notices(), [Notice::TooLongToKeep]);
    assert!(store.is_well(), "nothing is left to do");
    assert_eq!(store_load(&memory).game_id(), sitting.game_id());
    sitting.another_game(None);
    play_to_the_end(&mut sitting);
    keep(&mut store, &mut sitting);
    assert_eq!(listed(&self::store(&memory)).len(), 1, "the next game is saved normally");
}
