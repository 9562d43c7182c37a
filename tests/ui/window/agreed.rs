//! Matches of eight deals: how tests play at their table, and the windows about them.
#![allow(dead_code, reason = "each test uses what it needs of this")]

use super::sheets::{Desk, points_alone};
use super::{Window, files, rules_for};
use crate::window::screens::Screens as _;
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    career::agreed::AgreedMatch,
    engine::{moves::Move, observe::Observation, rules::Preset},
    nestor::Level,
    seat::Input,
    table::Waiting,
    ui::windows::agreed::AgreedWindow,
};

/// What opens the choice of another match in its window.
pub(crate) const WHICH: &str = "Change match or level";

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

/// The day on which windows are opened.
pub(crate) const TODAY: &str = "2026-02-28";

/// Opens the window for another match after one with this many deals played.
pub(crate) fn agreed_after(deals: u16) -> Desk {
    let rules = rules_for(Preset::DrawGame, 2);
    let mut before = AgreedMatch::new(4711, rules, &[Level::Tough], Level::Tough).expect("a game for two");
    for deal in 0..deals {
        before.note(deal, points_alone(rules, deal.into(), usize::MAX).record());
        before.note_nestor(0.0);
    }
    Desk::with(AgreedWindow::of(471_112, Some(&before), TODAY))
}
