//! A folder with players, written by the first version with several players, loads with everything in it.
//!
//! `tests/data/0.3` is never changed. Next to the players are facts about them, which that version printed.

use crate::window;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use crate::common::sittings::fact;
use electrum_dominoes::career::bests::Bests;
use electrum_dominoes::career::solved::Solved;
use electrum_dominoes::career::summary::Summary;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::protocol::write_rules;
use electrum_dominoes::nestor::exercises::exercises;
use electrum_dominoes::record::kept::GameId;
use electrum_dominoes::record::text::InText as _;
use electrum_dominoes::sitting::Sitting;
use electrum_dominoes::sitting::clock::SavedClock;
use electrum_dominoes::sitting::saved::SavedTally;
use electrum_dominoes::stats::{CountedGame, Figures};
use electrum_dominoes::store::{Kept, Memory, Players, Settings, Store};
use electrum_dominoes::ui::app::{App, Start};
use electrum_dominoes::ui::paint::theme::Theme;
use electrum_dominoes::ui::thinker::Thinker;

/// Loads the folder into memory, where a test may change it.
fn folder() -> Memory {
    let memory = Memory::default();
    put(&memory, "", &Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/0.3/files"));
    assert!(memory.all().len() > 20);
    memory
}

/// Copies everything below a path into memory, with this prefix for the names.
fn put(memory: &Memory, before: &str, path: &Path) {
    for entry in fs::read_dir(path).expect("a folder") {
        let entry = entry.expect("a file in the folder");
        let name = format!("{before}{}", entry.file_name().to_string_lossy());
        if entry.path().is_dir() {
            put(memory, &format!("{name}/"), &entry.path());
        } else {
            memory.put(&name, fs::read(entry.path()).expect("a file"));
        }
    }
}

/// A day with a record, and one without.
const DAYS: [&str; 2] = ["1970-01-01", "2026-02-28"];

/// Describes a game of the archive.
fn game_fact(game: &Summary) -> String {
    let points: Vec<String> = game.points.iter().map(ToString::to_string).collect();
    format!(
        "game {} {} by {} of {} with {}: {} {} helped {} in {} s, {} hands, number {}, tally {}, led {:?}",
        game.played.id,
        game.played.when,
        game.played.by,
        write_rules(&game.rules),
        game.played.seating.to_text(),
        game.result.name(),
        points.join(":"),
        game.played.practice,
        game.played.took.as_secs(),
        game.hands,
        game.played.number,
        game.played.era,
        game.leads,
    )
}

/// Describes everything saved for the player at the table.
fn player_facts(memory: &Memory, shelf: &str, mut store: Store) -> Vec<String> {
    let mut told = Vec::new();
    let settings: Settings = store.load(Kept::Settings).expect("settings");
    told.push(format!(
        "settings: {} {} theme {} {:?} scale {}",
        write_rules(&settings.rules),
        settings.level.name(),
        settings.theme,
        settings.language,
        settings.interface_scale
    ));
    let themes: [Theme; 3] = store.load(Kept::Themes).unwrap_or(Theme::DEFAULTS);
    told.push(format!("themes: {:?}", themes.map(|theme| theme.background)));
    let mut sitting = store.load_checked(Kept::Game, Sitting::load).expect("a game");
    sitting.adopt_tally(store.load::<SavedTally>(Kept::Tally).expect("a tally"));
    told.push(format!("now: {}", fact(&sitting)));
    let clock: Option<SavedClock> = store.load(Kept::Clock);
    told.extend(clock.map(|clock| {
        sitting.adopt_clock(clock);
        format!("left: {:?}", sitting.left(Seat::FIRST))
    }));
    let bests: Option<Bests> = store.load(Kept::Bests);
    told.extend(bests.map(|bests| {
        let best = |day| bests.so_far(&settings.rules, day).map(|best| (best.today, best.ever));
        format!("best: {:?}", DAYS.map(best))
    }));
    let solved: Solved = store.load(Kept::Solved).unwrap_or_default();
    let solved = exercises().iter().filter(|exercise| solved.has(exercise.id())).count();
    told.push(format!("solved: {solved}"));
    while sitting.redo() {}
    while sitting.undo() {
        told.push(format!("undo: {}", fact(&sitting)));
    }
    if sitting.restore() {
        told.push(format!("restored: {}", fact(&sitting)));
    }
    for CountedGame { game, figures, .. } in store.archive().count_games(|_, _| {}) {
        told.push(game_fact(&game));
        // The figures from that time match the figures of today.
        let record = store.archive().load(game.played.id).expect("it was kept").record;
        assert_eq!(Figures::of(&record, game.played.seating.host()).as_ref(), Ok(&figures));
        told.extend(store.archive().load_review(game.played.id).map(|_| "judged".to_owned()));
    }
    let deleted = format!("players/{shelf}/games/deleted/");
    let deleted = memory.all().into_iter().filter_map(|name| name.strip_prefix(&deleted).map(str::to_owned));
    let deleted = deleted.filter_map(|name| GameId::from_text(name.strip_suffix(".domino")?));
    let deleted: Vec<GameId> = deleted.collect();
    told.extend(deleted.iter().map(|game| format!("deleted: {game}")));
    store.restore_games(deleted);
    told.push(format!("games with those: {}", store.archive().wait_for_games().len()));
    assert_eq!(store.take_notices(), [], "{shelf}");
    told
}

/// Describes all players.
fn facts(memory: &Memory) -> Vec<String> {
    let mut players = Players::on(Arc::new(memory.clone()));
    let mut told = vec![format!("at the table: {}", players.name())];
    for player in players.list().to_vec() {
        players.change_to(&player.shelf);
        told.push(format!("player: {}", player.name));
        told.extend(player_facts(memory, &player.shelf, players.store()));
    }
    told
}

#[test]
fn everything_saved_by_two_players_is_there() {
    let expected = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/0.3/facts"));
    let expected = expected.expect("the facts of the folder");
    let told = facts(&folder());
    for (told, expected) in told.iter().zip(expected.lines()) {
        assert_eq!(told, expected);
    }
    assert_eq!(told.len(), expected.lines().count());
    for part in ["player: Ann", "player: Ben", "judged", "restored: ", "left: ", "best: [Some", "undo: ", "deleted: "] {
        assert!(told.iter().any(|fact| fact.starts_with(part)), "{part} is nowhere in the facts");
    }
}

#[test]
fn the_program_opens_it_and_loses_nothing() {
    let memory = folder();
    let games = |memory: &Memory| {
        let is_of_game = |fact: &String| fact.starts_with("game ") || fact == "judged";
        facts(memory).into_iter().filter(is_of_game).collect::<Vec<_>>()
    };
    let before = games(&folder());
    let players = Players::on(Arc::new(memory.clone()));
    let store = players.store();
    let app = App::seated(players, store, Start::default(), Thinker::here(1));
    let mut window = window::show(app, egui::vec2(960.0, 720.0));
    assert!(window.state().players().list().len() == 2 && before.len() > 5);
    assert!(window::play_until(&mut window, |window| window.state().desk().game().played().len() > 2));
    drop(window);
    assert_eq!(games(&memory), before);
}
