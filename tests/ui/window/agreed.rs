//! Matches of eight deals: how tests play at their table, and the windows about them.
#![allow(dead_code, reason = "each test uses what it needs of this")]

use super::sheets::{Desk, points_alone};
use super::{Window, files, rules_for};
use crate::window::screens::Screens as _;
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    career::agreed::AgreedMatch,
    engine::{moves::Move, observe::Observation, rules::Preset, state::Phase},
    nestor::Level,
    record::Session,
    seat::Input,
    table::Waiting,
    ui::{
        windows::agreed::{AgreedWindow, compare::CompareWindow},
        words::Words,
    },
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

/// Returns a finished match at All Fives. In every deal, the seats play the legal moves in turn,
/// beginning with the one of this number.
fn match_by(first: usize) -> AgreedMatch {
    numbered(471_112, first)
}

/// The same with another number.
pub(crate) fn numbered(number: u64, first: usize) -> AgreedMatch {
    let rules = rules_for(Preset::AllFives, 2);
    let mut whole = AgreedMatch::new(number, rules, &[Level::Tough], Level::Tough).expect("a game for two");
    for (at, number) in (0..).zip(whole.deals()) {
        let mut session = Session::new(rules).expect("rules that can be played");
        session.deal_number(number).expect("it is time for a deal");
        while session.state().phase() == Phase::Playing {
            let legal = session.state().legal();
            session.play(legal.nth(first % legal.len()).expect("a legal move")).expect("it is legal");
        }
        whole.note(at, session.record());
        whole.note_nestor([15.0, -5.0, 40.0, 10.0, 0.0, -20.0, 35.0, 5.0][usize::from(at)]);
    }
    whole
}

/// Opens the comparison of a match with the results of these friends.
pub(crate) fn compared(names: &[&str]) -> Desk {
    let (mut whole, mut window) = (match_by(1), CompareWindow::default());
    for (name, first) in names.iter().zip(2..) {
        let text = match_by(first).result_text(name).expect("it is over");
        whole.add_friend(whole.read_result(&text).expect("the result of this match"));
        window.heard(&Words::english(), Ok(name));
    }
    Desk::of(|desk| desk.played = Some(whole), |_| Box::new(window))
}

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
