//! The files of version 1.0, as it wrote them, open in every later version.

use crate::common::inside::Inside;
use electrum_dominoes::career::summary::tally;
use electrum_dominoes::career::{AgreedMatch, Bests, Deck, Solved, Tutor};
use electrum_dominoes::engine::{Phase, Preset, Seat};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::kept::Outcome;
use electrum_dominoes::store::{Kept, Players, Store};
use electrum_dominoes::table::sitting::{
    clock::SavedClock,
    saved::{Saved, SavedTally},
};
use electrum_dominoes::ui::paint::theme::{BoneSet, ClothKind, Theme};
use electrum_dominoes::ui::settings::Settings;
use std::{fs, path::Path};

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("the sample").map(|entry| entry.expect("an entry")) {
        let to = to.join(entry.file_name());
        if entry.path().is_dir() { copy(&entry.path(), &to) } else { _ = fs::copy(entry.path(), to).expect("a file") }
    }
}

/// Opens a copy of the data folder of 1.0.
fn opened() -> (tempfile::TempDir, Players, Store) {
    let folder = tempfile::tempdir().expect("a folder");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/1.0"), folder.path());
    let mut players = Players::open(Some(folder.path().to_owned()));
    assert_eq!(players.take_notices(), []);
    let store = players.store();
    (folder, players, store)
}

#[test]
fn every_file_of_a_player_is_read() {
    let (_folder, players, mut store) = opened();
    assert_eq!(players.name(), "Ann");
    let settings: Settings = store.load(Kept::Settings).expect("settings");
    assert_eq!((settings.look.theme, settings.play.tutor), (1, Tutor::Blunders));
    assert_eq!(settings.look.language.as_deref(), Some("pt"));
    assert_eq!((settings.game.rules.game(), settings.game.rules.target), (Some(Preset::AllFives), 75));
    assert_eq!(settings.game.levels()[0], Level::Tough);
    let themes: [Theme; 3] = store.load(Kept::Themes).expect("themes");
    assert_eq!((themes[0].materials.bones, themes[0].materials.cloth), (BoneSet::Black, ClothKind::Slate));
    let rest: SavedTally = store.load(Kept::Tally).expect("a tally");
    let mut game = store.load_checked(Kept::Game, Saved::load).expect("a game");
    rest.put_into(&mut game);
    let games = store.archive().wait_for_games();
    let total = tally(games.iter().map(|game| &**game), game.era()).with(game.tally()).total();
    assert_eq!((total.won, total.lost, total.practice_won, total.practice_lost), (1, 1, 0, 0));
    assert_eq!(game.current().state().rules().game(), Some(Preset::Firecrackers));
    assert_eq!((game.current().state().phase(), game.current().number()), (Phase::Playing, 11));
    let spent: SavedClock = store.load(Kept::Clock).expect("a clock");
    spent.put_into(&mut game);
    assert_eq!(game.current().clock(), Some(Seat::FIRST));
    let bests: Bests = store.load(Kept::Bests).expect("bests");
    assert_eq!(bests.so_far(&Preset::Firecrackers.usual(), "2026-11-26").map(|best| best.ever), Some(185));
    let solved: Solved = store.load(Kept::Solved).expect("exercises");
    assert!(solved.has(3) && !solved.has(4));
    let mistakes: Deck = store.load(Kept::Mistakes).expect("mistakes");
    assert_eq!((mistakes.due(30_000).len(), mistakes.of_habit("misses-points", &[]).len()), (1, 1));
    let agreed: AgreedMatch = store.load(Kept::Match).expect("a match");
    assert_eq!((agreed.number(), agreed.nestor(), agreed.begun().len()), (7, &[12.5][..], 1));
    assert_eq!(store.take_notices(), []);
}

#[test]
fn every_game_and_its_review_are_read() {
    let (_folder, _players, store) = opened();
    let games = store.archive().wait_for_games();
    let outcomes: Vec<Outcome> = games.iter().map(|game| game.result).collect();
    assert_eq!(outcomes, [Outcome::Lost, Outcome::Won]);
    for game in games.iter() {
        let kept = store.archive().load(game.played.id).expect("a game");
        assert!(kept.record.replay().expect("it replays").state().phase() == Phase::GameOver);
    }
    let review = store.archive().load_review(games[0].played.id);
    assert!(review.is_some(), "the luck of the first game");
}
