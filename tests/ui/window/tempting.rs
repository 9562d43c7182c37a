//! Positions in which the player could blunder, found in games with known deals.

use egui::Vec2;
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::{
    engine::{
        bone::Bone,
        layout::End,
        moves::Move,
        rules::{Preset, Rules},
    },
    nestor::judge::{Judged, Judging, Mark, NODES},
    table::Waiting,
};
use std::sync::OnceLock;

use super::{Window, open_rules, play_until, waiting};

/// Returns rules with a low target, so that a single play can decide the game.
pub(crate) fn short() -> Rules {
    Rules { target: 30, ..Preset::AllFives.rules(2).expect("a game for two") }
}

/// Returns the value of every move in the current position.
pub(crate) fn judged(window: &Window) -> Judged {
    Judging::new(window.state().desk().game().view().seen.clone(), NODES).finish()
}

/// Returns a bone and an end where it would be a blunder.
fn blunder(window: &Window) -> Option<(Bone, End)> {
    let judged = judged(window);
    window.state().desk().game().view().seen.legal().iter().find_map(|step| match step {
        Move::Play(bone, end) if judged.of(step)?.mark == Some(Mark::Blunder) => Some((bone, end)),
        _ => None,
    })
}

fn is_played_so_far(window: &Window, moment: u64) -> bool {
    window.state().desk().game().view().change() == moment
}

/// Opens the program where the player could blunder. Also returns that blunder.
pub(crate) fn tempted(size: Vec2, set: impl FnOnce(&mut Settings)) -> (Window, Bone, End) {
    static FOUND: OnceLock<(u64, u64, Bone, End)> = OnceLock::new();
    let (deal, moment, bone, end) = *FOUND.get_or_init(|| {
        let found = (1..60).find_map(|deal| {
            let mut window = open_rules(short(), deal, super::album::MIDDLING, false, |_| {});
            let mut found = None;
            while found.is_none() && waiting(&window) != Waiting::NewGame {
                let moment = window.state().desk().game().view().change();
                let turn = |window: &Window| {
                    let game = window.state().desk().game();
                    matches!(waiting(window), Waiting::You { .. })
                        && game.view().played().len() > 3
                        && game.view().change() > moment
                };
                if !play_until(&mut window, turn) {
                    break;
                }
                found = blunder(&window);
            }
            let (bone, end) = found?;
            Some((deal, window.state().desk().game().view().change(), bone, end))
        });
        found.expect("there is a blunder in sixty games")
    });
    let mut window = open_rules(short(), deal, size, false, set);
    assert!(play_until(&mut window, |window| is_played_so_far(window, moment)));
    (window, bone, end)
}
