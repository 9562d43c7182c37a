//! Pictures of the screens for learning: exercises, matches and beliefs.

use crate::practice::{another, exercise as shown, lay};
use crate::window::{
    self, Window, agreed,
    album::{self, DARK, GREEN, MIDDLING, ON_ITS_SIDE, SMALL, Scene, UPRIGHT},
    files, in_hand, open, open_rules, play_until,
    sheets::touch,
    waiting,
};
use egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::msg;
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::{
    engine::{Move, rules::Preset},
    nestor::{Level, chance_of, choose},
    table::Waiting,
    ui::words::Words,
};
use image::RgbaImage;

const SCENES: &[Scene] = &[
    Scene { name: "exercise", size: SMALL, theme: GREEN, how: exercise },
    Scene { name: "exercise", size: UPRIGHT, theme: DARK, how: exercise },
    Scene { name: "exercise", size: ON_ITS_SIDE, theme: GREEN, how: exercise },
    Scene { name: "exercise-wrong", size: MIDDLING, theme: GREEN, how: exercise_wrong },
    Scene { name: "exercise-de", size: SMALL, theme: GREEN, how: |scene| spoken(scene, "de") },
    Scene { name: "match-over", size: MIDDLING, theme: DARK, how: match_over },
    Scene { name: "beliefs", size: MIDDLING, theme: GREEN, how: beliefs },
];

#[test]
fn what_a_player_learns_by_looks_as_it_is_kept() {
    album::compare("teaching", SCENES);
    album::show("teaching", &[("beliefs-960-green", "beliefs"), ("exercise-wrong-960-green", "exercise")]);
}

/// Starts the program with the exercises open, this many after the first.
fn practice(scene: &Scene, after: usize, language: &str) -> Window {
    let set = |settings: &mut Settings| {
        settings.look.theme = scene.theme;
        settings.look.language = Some(language.to_owned());
    };
    let mut window = open(Preset::Draw, 5, scene.size, set);
    if [UPRIGHT, ON_ITS_SIDE].contains(&scene.size) {
        touch(&window.ctx);
    }
    window.key_press_modifiers(Modifiers::COMMAND, Key::E);
    window.run();
    for _ in 0..after {
        window.key_press(Key::PageDown);
        window.run();
    }
    window
}

/// Shows the end of a match, played by Nestor at "Not so easy".
fn match_over(scene: &Scene) -> RgbaImage {
    let mut window = open(Preset::AllFives, 5, scene.size, |settings| {
        settings.look.theme = scene.theme;
        settings.game.set_levels(&[Level::Easy]);
    });
    files::keys(&mut window, Key::D);
    window.get_by_label(agreed::WHICH).click();
    window.run();
    agreed::type_number(&mut window, "Match number", 471_112);
    window.get_by_label("Nestor’s level in your seat: Easy").click();
    window.run();
    window::press_button(&mut window, "Start the match");
    for deal in 1..=8 {
        agreed::finish(&mut window, |seen| choose(seen, Level::NotSoEasy, &mut chance_of(seen, 2)).best);
        if deal < 8 {
            window::press_button(&mut window, "Next deal");
        }
    }
    window.render().expect("a picture")
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

fn exercise(scene: &Scene) -> RgbaImage {
    practice(scene, 1, "en").render().expect("a picture")
}

fn exercise_wrong(scene: &Scene) -> RgbaImage {
    let mut window = practice(scene, 0, "en");
    let wrong = another(&shown(&window));
    let Move::Play(bone, _) = wrong else { panic!("{wrong} is no play") };
    lay(&mut window, wrong, &in_hand(bone));
    window.render().expect("a picture")
}

fn spoken(scene: &Scene, language: &str) -> RgbaImage {
    let mut window = practice(scene, 0, language);
    let words = Words::choose(Some(language));
    window.get_by_role_and_label(Role::Button, words.get(msg!("practice-show"))).click();
    window.run();
    window.render().expect("a picture")
}

/// Shows a game after some moves, with the panel of beliefs and its third bone described.
fn believing(scene: &Scene, players: usize, log: bool) -> RgbaImage {
    let rules = Preset::Muggins.rules(players).expect("a game for this many players");
    let mut window = open_rules(rules, 7, scene.size, false, |settings| {
        settings.look.theme = scene.theme;
        settings.look.log = log;
    });
    play_until(&mut window, |window| {
        matches!(waiting(window), Waiting::You { .. }) && window.state().desk().game().view().seen.deeds().len() > 8
    });
    press(&mut window, Key::B);
    let unseen = window.state().desk().game().view().seen.unseen();
    let bone = unseen.iter().nth(2).expect("some bones are unseen");
    window.get_by_label_contains(&format!("{bone}: ")).hover();
    window.run();
    window.render().expect("a picture")
}

fn beliefs(scene: &Scene) -> RgbaImage {
    believing(scene, 2, true)
}
