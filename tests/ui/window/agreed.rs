//! How tests play at the table of a match of eight deals.
#![allow(dead_code, reason = "each test uses what it needs of this")]

use super::{Window, files};
use crate::window::screens::Screens as _;
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    engine::{moves::Move, observe::Observation},
    seat::Input,
    table::Waiting,
};

/// Enters the number of a match in place of the suggested one.
pub(crate) fn type_number(window: &mut Window, label: &str, number: u64) {
    window.get_by_role_and_label(Role::TextInput, label).click();
    window.run();
    files::keys(window, Key::A);
    window.get_by_role_and_label(Role::TextInput, label).type_text(&number.to_string());
    window.run();
}

/// Returns what the game at that table waits for.
pub(crate) fn waiting(window: &Window) -> Waiting {
    window.state().stage().agreed().expect("a match is open").desk.game().view().waiting
}

/// Returns what the player knows at that table.
pub(crate) fn seen(window: &Window) -> Observation {
    window.state().stage().agreed().expect("a match is open").desk.game().view().seen.clone()
}

fn act(window: &mut Window, input: Input) {
    window.state_mut().stage_mut().agreed_mut().expect("a match is open").desk.step(input);
    window.run();
}

/// Does one step at that table: the player's own move, picked by `choose`, or whatever else the
/// game waits for.
pub(crate) fn go_on(window: &mut Window, choose: impl Fn(&Observation) -> Move) {
    match waiting(window) {
        Waiting::You { .. } => match choose(&seen(window)) {
            Move::Play(bone, end) => act(window, Input::Put(bone, end)),
            Move::Draw => act(window, Input::Draw),
            other => panic!("{other} is not played by a person"),
        },
        _ => act(window, Input::Press),
    }
}

/// Plays the deal to its end.
pub(crate) fn finish(window: &mut Window, choose: impl Fn(&Observation) -> Move) {
    for _ in 0..200 {
        if matches!(waiting(window), Waiting::NewHand | Waiting::NewGame) {
            return;
        }
        go_on(window, &choose);
    }
    panic!("the deal does not end");
}
