//! Opens the program with files, for the tests of saved data.
#![allow(dead_code, reason = "each test uses what it needs of this")]

use super::{Window, play_until, press, show, waiting};
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    engine::{rules::Preset, state::Phase},
    store::{Memory, Players, Store},
    table::{HostOrder, Waiting},
    ui::{
        app::{App, Start},
        thinker::Thinker,
    },
};
use std::sync::Arc;

/// Starts the program with the files of several players in memory.
pub(crate) fn program(memory: &Memory) -> Window {
    program_at(memory, 4711, 30)
}

/// Starts it with the game of this number and this target.
pub(crate) fn program_at(memory: &Memory, deal: u64, target: u16) -> Window {
    program_of(memory, deal, target, Thinker::here(1))
}

/// Starts it with another thinker.
pub(crate) fn program_of(memory: &Memory, deal: u64, target: u16, thinker: Thinker) -> Window {
    let players = Players::on(Arc::new(memory.clone()));
    let store = players.store();
    begun(players, store, deal, target, thinker)
}

/// Starts it with files that are written in the background, as on a desktop.
pub(crate) fn program_behind(memory: &Memory, deal: u64, target: u16) -> Window {
    let players = Players::on(Arc::new(memory.clone()));
    let mut store = players.store();
    store.write_behind(|| {});
    begun(players, store, deal, target, Thinker::here(1))
}

fn begun(players: Players, store: Store, deal: u64, target: u16, thinker: Thinker) -> Window {
    let start = Start { preset: Some(Preset::AllFives), deal: Some(deal) };
    let mut app = App::seated(players, store, start, thinker);
    app.set(|settings| {
        settings.look.reduce_motion = true;
        settings.play.pace = 0;
        settings.play.lots_by_hand = false;
        settings.look.language = Some("en".to_owned());
        settings.game.rules.target = target;
    });
    app.step(HostOrder::NewGame(Some(deal)));
    show(app, vec2(960.0, 720.0))
}

/// Starts the same program again as it was left.
pub(crate) fn program_again(memory: &Memory) -> Window {
    let players = Players::on(Arc::new(memory.clone()));
    let store = players.store();
    show(App::seated(players, store, Start::default(), Thinker::here(1)), vec2(960.0, 720.0))
}

/// Presses a key with Ctrl.
pub(crate) fn keys(window: &mut Window, key: Key) {
    window.key_press_modifiers(Modifiers::COMMAND, key);
    window.run();
}

/// Clicks a widget by its name.
pub(crate) fn click(window: &mut Window, label: &str) {
    window.get_by_label(label).click();
    window.run();
}

/// Replaces the text in a field.
pub(crate) fn type_in(window: &mut Window, label: &str, text: &str) {
    window.get_by_label(label).click();
    window.run();
    keys(window, Key::A);
    window.get_by_label(label).type_text(text);
    window.run();
}

/// Returns the phase of the game.
pub(crate) fn phase(window: &Window) -> Phase {
    window.state().desk().game().view().seen.phase()
}

/// Plays the game to its end.
pub(crate) fn finish(window: &mut Window) {
    for _ in 0..60 {
        if phase(window) == Phase::GameOver {
            // The score sheet has opened.
            window.key_press(Key::Escape);
            window.run();
            return;
        }
        play_until(window, |window| matches!(waiting(window), Waiting::NewHand | Waiting::NewGame));
        if waiting(window) == Waiting::NewHand {
            press(window);
        }
    }
    panic!("the game does not end");
}

/// Returns the number of saved games.
pub(crate) fn games(window: &Window) -> usize {
    window.state().store().archive().wait_for_games().len()
}

/// Whether a widget has this text in its name.
pub(crate) fn has(window: &Window, text: &str) -> bool {
    window.query_all_by_label_contains(text).next().is_some()
}
