//! Pictures of the longest texts at the table, in the smallest window.

use crate::window::{
    Window,
    album::{self, GREEN, SMALL, Scene, picture},
    open, play_until, step, waiting,
};
use egui::Key;
use electrum_dominoes::{
    engine::rules::Preset,
    table::{HostOrder, Waiting},
};
use image::RgbaImage;

const SCENES: &[Scene] = &[
    Scene { name: "wide-de", size: SMALL, theme: GREEN, how: |scene| wide(scene, "de") },
    Scene { name: "over-de", size: SMALL, theme: GREEN, how: |scene| spoken(scene, "de", ENDS) },
    Scene { name: "pass-fr", size: SMALL, theme: GREEN, how: |scene| spoken(scene, "fr", PASSES) },
    Scene { name: "lead-pt", size: SMALL, theme: GREEN, how: |scene| spoken(scene, "pt", LEADS) },
];

#[test]
fn every_language_has_room_at_the_table() {
    album::compare("languages", SCENES);
}

/// Shows the widest figures of the status area: a high target and a large hand.
fn wide(scene: &Scene, language: &str) -> RgbaImage {
    let mut window = open(Preset::Draw, 4711, scene.size, |settings| {
        settings.look.language = Some(language.to_owned());
        settings.look.theme = scene.theme;
        settings.game.rules.target = 500;
    });
    step(&mut window, HostOrder::NewGame(Some(31)));
    let high = |window: &Window| {
        let seen = &window.state().desk().game().view().seen;
        seen.score(seen.rules().side(seen.seat())) > 99 && seen.hand_len(seen.seat()) > 9
    };
    play_until(&mut window, high);
    picture(window)
}

/// A game, and what it waits for at a long text. `None` stands for its first turn.
type Moment = (Preset, Option<Waiting>);

const LEADS: Moment = (Preset::AllFives, None);
const ENDS: Moment = (Preset::AllFives, Some(Waiting::NewHand));
const PASSES: Moment = (Preset::Block, Some(Waiting::Pass));

fn spoken(scene: &Scene, language: &str, (preset, moment): Moment) -> RgbaImage {
    let mut window = open(preset, 4711, scene.size, |settings| {
        settings.look.theme = scene.theme;
        settings.look.table_count = true;
        settings.look.language = Some(language.to_owned());
    });
    if let Some(moment) = moment {
        play_until(&mut window, |window| waiting(window) == moment);
        // The text is below the score sheet of the finished game.
        window.key_press(Key::Escape);
    }
    picture(window)
}
