//! Pictures of the table with people elsewhere: the invitation, and a game with all that is asked and
//! told beside it.

use crate::window::{
    Window,
    album::{self, DARK, GREEN, MIDDLING, ON_ITS_SIDE, SMALL, Scene, UPRIGHT, picture},
    friends::{Sitting, view},
    open, press_button, rules_for,
    sheets::touch,
};
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::msg;
use electrum_dominoes::ui::words::Message;
use electrum_dominoes::{
    engine::rules::Preset,
    table::{Waiting, Wish},
    ui::words::Words,
};
use image::RgbaImage;

const SCENES: &[Scene] = &[
    Scene { name: "invitation", size: MIDDLING, theme: GREEN, how: |scene| invitation(scene, "en") },
    Scene { name: "invitation-de", size: UPRIGHT, theme: DARK, how: |scene| invitation(scene, "de") },
    Scene { name: "invitation-it", size: ON_ITS_SIDE, theme: GREEN, how: |scene| invitation(scene, "it") },
    Scene { name: "turn", size: MIDDLING, theme: GREEN, how: |scene| turn(scene, "en") },
    Scene { name: "turn-de", size: SMALL, theme: DARK, how: |scene| turn(scene, "de") },
    Scene { name: "turn-fr", size: ON_ITS_SIDE, theme: DARK, how: |scene| turn(scene, "fr") },
    Scene { name: "talk", size: MIDDLING, theme: DARK, how: |scene| talk(scene, "en") },
    Scene { name: "talk-pt", size: ON_ITS_SIDE, theme: GREEN, how: |scene| talk(scene, "pt") },
    Scene { name: "asked-es", size: MIDDLING, theme: GREEN, how: |scene| asked(scene, "es") },
    Scene { name: "asked-ru", size: UPRIGHT, theme: DARK, how: |scene| asked(scene, "ru") },
    Scene { name: "away-fr", size: UPRIGHT, theme: GREEN, how: |scene| away(scene, "fr") },
    Scene { name: "leave", size: SMALL, theme: GREEN, how: |scene| leave(scene, "en") },
    Scene { name: "leave-it", size: UPRIGHT, theme: DARK, how: |scene| leave(scene, "it") },
    Scene { name: "aside", size: MIDDLING, theme: GREEN, how: |scene| aside(scene, "en") },
    Scene { name: "aside-de", size: UPRIGHT, theme: DARK, how: |scene| aside(scene, "de") },
    Scene { name: "aside-ru", size: SMALL, theme: GREEN, how: |scene| aside(scene, "ru") },
    Scene { name: "over", size: MIDDLING, theme: DARK, how: |scene| over(scene, "en") },
    Scene { name: "over-pt", size: UPRIGHT, theme: GREEN, how: |scene| over(scene, "pt") },
];

#[test]
fn a_table_with_friends_looks_as_it_is_kept() {
    album::compare("friends", SCENES);
}

/// A window whose player has opened a table for this game.
fn opened(scene: &Scene, language: &str, preset: Preset, players: usize) -> Sitting {
    let window = open(preset, 4711, scene.size, |settings| {
        settings.look.language = Some(language.to_owned());
        settings.look.theme = scene.theme;
    });
    if [UPRIGHT, ON_ITS_SIDE].contains(&scene.size) {
        touch(&window.ctx);
    }
    Sitting::open(window, rules_for(preset, players))
}

/// A game in which it is the player's turn after some plays.
fn playing(scene: &Scene, language: &str, preset: Preset, players: usize) -> Sitting {
    let mut sitting = opened(scene, language, preset, players).with_others();
    sitting
        .until(|window| view(window).is_some_and(|view| view.is_your_turn() && view.seen.deeds().len() > 2 * players));
    sitting
}

fn press(window: &mut Window, language: &str, word: &str) {
    let words = Words::choose(Some(language));
    // In a narrow window one line stands for the panel.
    if window.query_by_role_and_label(Role::Button, words.get(msg!("viewer-more"))).is_some() {
        press_button(window, words.get(msg!("viewer-more")));
    }
    press_button(window, words.get(Message::must(word)));
}

fn invitation(scene: &Scene, language: &str) -> RgbaImage {
    picture(opened(scene, language, Preset::AllFives, 2).window)
}

fn turn(scene: &Scene, language: &str) -> RgbaImage {
    picture(playing(scene, language, Preset::Partnership, 4).window)
}

/// The player does something else, and it is their turn.
fn aside(scene: &Scene, language: &str) -> RgbaImage {
    let mut window = playing(scene, language, Preset::Partnership, 4).window;
    window.key_press(Key::Escape);
    window.run();
    picture(window)
}

/// Somebody has said something, and the player answers.
fn talk(scene: &Scene, language: &str) -> RgbaImage {
    let mut sitting = playing(scene, language, Preset::AllFives, 2);
    sitting.of_other(|client| client.say(1));
    press(&mut sitting.window, language, "friends-say");
    picture(sitting.window)
}

/// Somebody would like to take back.
fn asked(scene: &Scene, language: &str) -> RgbaImage {
    let mut sitting = opened(scene, language, Preset::Draw, 2).with_others();
    let asks = |sitting: &mut Sitting| {
        sitting.of_other(|client| {
            let view = client.view().expect("a view");
            let (moment, can) = (view.moment, view.past.undo.as_ref().is_some_and(|others| !others.is_empty()));
            if can {
                client.wish(Wish::Undo, moment);
            }
            can
        })
    };
    let deeds = |window: &Window| view(window).map_or(0, |view| view.seen.deeds().len());
    sitting.until(|window| deeds(window) > 0);
    while !asks(&mut sitting) {
        let before = deeds(&sitting.window);
        sitting.until(|window| deeds(window) > before);
    }
    picture(sitting.window)
}

/// Somebody is away for so long that Nestor may play.
fn away(scene: &Scene, language: &str) -> RgbaImage {
    let mut sitting = playing(scene, language, Preset::Partnership, 4);
    sitting.lose_other();
    picture(sitting.window)
}

/// The player is asked before they leave for good.
fn leave(scene: &Scene, language: &str) -> RgbaImage {
    let mut sitting = playing(scene, language, Preset::Partnership, 4);
    press(&mut sitting.window, language, "friends-leave");
    picture(sitting.window)
}

/// A game is over, and the other is ready for another one.
fn over(scene: &Scene, language: &str) -> RgbaImage {
    let mut sitting = opened(scene, language, Preset::DrawGame, 2).with_others();
    sitting.until(|window| view(window).is_some_and(|view| view.waiting == Waiting::NewGame));
    picture(sitting.window)
}
