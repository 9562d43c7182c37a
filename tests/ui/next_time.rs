//! What the window finds at the next start: the game, where its bones lay, and the settings.

use crate::common::inside::Inside;
use crate::window::sheets::settings_with;
use crate::window::{Window, app, in_hand, open_with, play_until, put, show, shows, some_play, spoken, step, waiting};
use egui::{self, Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::engine::bone::Bone;
use electrum_dominoes::engine::layout::{End, Way};
use electrum_dominoes::engine::rules::{NextLead, Preset, Rules};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::{Seating, Sitter};
use electrum_dominoes::store::{Kept, Store};
use electrum_dominoes::table::{HostOrder, Sitting, Waiting};
use electrum_dominoes::ui::app::Start;
use electrum_dominoes::ui::table::positions::TableView;
use electrum_dominoes::ui::thinker::Thinker;

#[test]
fn the_game_is_there_next_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = || Store::open(Some(folder.path().to_owned()));
    let size = vec2(960.0, 720.0);
    let mut window = open_with(Thinker::here(1), store(), Preset::AllFives, 4711, size, |_| {});
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 5));
    let play = window.state().desk().game();
    let (hand, played) = (play.view().hand(), play.view().played());
    drop(window);
    let mut window = show(app(store(), Start::default(), Thinker::here(1)), size);
    let play = window.state().desk().game();
    assert_eq!((play.view().hand(), play.view().played()), (hand, played));
    assert!(spoken(&window).note.starts_with("Welcome back"), "{:?}", spoken(&window));
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_ne!(window.state().desk().game().view().hand(), hand, "Undo outlives the program");
}

#[test]
fn nestor_goes_on_for_a_program_that_sat_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = || Store::open(Some(folder.path().to_owned()));
    let seated = |replaced| {
        Seating::new(&[Sitter::HOST, Sitter::Program { name: "heavy".into(), replaced }]).expect("a person sits there")
    };
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let (sitting, _) = Sitting::new(rules, seated(false), Some(1)).expect("a game");
    let mut kept = store();
    kept.save(Kept::Game, sitting.saved());
    let mut settings = settings_with(rules);
    settings.look.language = Some("en".to_owned());
    settings.play.auto_ok = true;
    kept.save(Kept::Settings, settings);
    drop(kept);
    let mut window = show(app(store(), Start::default(), Thinker::here(1)), vec2(960.0, 720.0));
    assert!(play_until(&mut window, |window| shows(window, "No programs sit in this window. Nestor plays for heavy.")));
    window.key_press(Key::Enter);
    window.run();
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewHand));
    assert_eq!(window.state().desk().game().view().seating, seated(true));
}

#[test]
fn a_game_that_cannot_be_shown_is_moved_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = || Store::open(Some(folder.path().to_owned()));
    // A table for three has no place for firecrackers.
    let rules = Rules { firecrackers: true, ..Preset::Muggins.rules(3).expect("a game for three") };
    let seating = Seating::one_person([Level::Beginner; 2]);
    let (sitting, _) = Sitting::new(rules, seating, Some(1)).expect("a game");
    let mut kept = store();
    kept.save(Kept::Game, sitting.saved());
    let mut settings = settings_with(rules);
    settings.look.language = Some("en".to_owned());
    kept.save(Kept::Settings, settings);
    drop(kept);
    let window = show(app(store(), Start::default(), Thinker::here(1)), vec2(960.0, 720.0));
    assert_eq!(window.state().desk().game().view().rules().preset(), Some(Preset::Draw));
    assert!(window.query_by_label_contains("game.ron was damaged").is_some());
}

#[test]
fn a_bone_that_comes_back_gets_its_old_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = || Store::open(Some(folder.path().to_owned()));
    let size = vec2(960.0, 720.0);
    let mut window = open_with(Thinker::here(1), store(), Preset::Draw, 9, size, |_| {});
    let drawn = |window: &Window| window.state().desk().game().view().hand().len() > 7 && some_play(window).is_some();
    assert!(play_until(&mut window, drawn), "someone has to draw in this deal");
    let before = lies(&window);
    let (bone, way) = some_play(&window).expect("a bone that fits");
    put(&mut window, bone, way);
    assert_eq!(lies(&window).len(), before.len() - 1);
    drop(window);
    let mut window = show(app(store(), Start::default(), Thinker::here(1)), size);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(lies(&window), before, "after a restart and Undo every bone is in its place");
}

/// Returns the bones of the hand with their places.
fn lies(window: &Window) -> Vec<(Bone, egui::Rect)> {
    let hand = window.state().desk().game().view().hand();
    hand.iter().map(|bone| (bone, window.get_by_label_contains(&in_hand(bone)).rect())).collect()
}

#[test]
fn a_lead_played_to_the_west_is_there_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = || Store::open(Some(folder.path().to_owned()));
    let size = vec2(960.0, 720.0);
    let lead_is_open = |window: &Window| window.state().desk().game().view().lead_is_open();
    let west = |window: &Window| {
        let table = TableView::of(window.state().desk().game());
        table.arms[Way::West.index()].tip.map(|tip| tip.bone)
    };
    let mut found = None;
    for deal in 0..20 {
        let mut window = open_with(Thinker::here(1), store(), Preset::Draw, deal, size, |settings| {
            settings.game.rules.lead_next = NextLead::Winner;
        });
        step(&mut window, HostOrder::NewGame(Some(deal)));
        if play_until(&mut window, lead_is_open) {
            found = Some(window);
            break;
        }
    }
    let mut window = found.expect("you win a hand within twenty games");
    let plain =
        window.state().desk().game().view().hand().iter().find(|bone| !bone.is_doublet()).expect("a plain bone");
    put(&mut window, plain, End::Arm(Way::West));
    assert_eq!(west(&window), Some(plain));
    drop(window);
    let mut window = show(app(store(), Start::default(), Thinker::here(1)), size);
    assert_eq!(west(&window), Some(plain), "after a restart");
    for (keys, there) in [(Key::Z, None), (Key::Y, Some(plain))] {
        window.key_press_modifiers(Modifiers::COMMAND, keys);
        window.run();
        assert_eq!(west(&window), there, "after Undo and Redo");
    }
}

#[test]
fn the_game_survives_the_loss_of_the_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = || Store::open(Some(folder.path().to_owned()));
    let size = vec2(960.0, 720.0);
    drop(open_with(Thinker::here(1), store(), Preset::AllFives, 4711, size, |_| {}));
    for name in ["settings.ron", "settings.ron.bak"] {
        let _ = std::fs::remove_file(folder.path().join(name));
    }
    let window = show(app(store(), Start::default(), Thinker::here(1)), size);
    assert_eq!(window.state().settings().game.rules.preset(), Some(Preset::AllFives));
}
