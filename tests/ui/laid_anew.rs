//! The table is laid anew when something changes that it shows, and for nothing else.

use crate::window::{Window, middling, play_until, some_play, step, waiting};
use egui::vec2;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::seat::Input;
use electrum_dominoes::table::Waiting;
use electrum_dominoes::ui::settings::{HandOrder, ScoreStyle, Settings};

/// What a player changes in the settings.
type Change = fn(&mut Settings);

/// A window in which it is the player's turn.
fn at_your_turn() -> Window {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    window
}

/// Whether the table is laid anew because of what is done.
fn is_laid_anew(window: &mut Window, what: impl FnOnce(&mut Window)) -> bool {
    let scene = |window: &Window| std::ptr::from_ref(window.state().desk().scene().expect("a table"));
    window.run_steps(2);
    let before = scene(window);
    what(window);
    window.run_steps(1);
    before != scene(window)
}

fn is_laid_anew_with(window: &mut Window, change: impl FnOnce(&mut Settings)) -> bool {
    is_laid_anew(window, |window| window.state_mut().set(change))
}

#[test]
fn a_moved_window_and_settings_that_the_table_does_not_show_lay_nothing_anew() {
    let mut window = at_your_turn();
    let unseen: [(&str, Change); 8] = [
        ("the window's place", |settings| settings.window.corner = Some((40, 30))),
        ("sound", |settings| settings.sound.on ^= true),
        ("the tutor", |settings| settings.play.auto_draw ^= true),
        ("the pace", |settings| settings.play.pace = 1234),
        ("dimmed bones", |settings| settings.look.dim ^= true),
        ("the speed of bones", |settings| settings.look.animation_speed = 150),
        ("counts at places", |settings| settings.look.place_counts ^= true),
        ("the next game", |settings| settings.game.level = Level::Beginner),
    ];
    for (what, change) in unseen {
        assert!(!is_laid_anew_with(&mut window, change), "{what}");
    }
    let (bone, _) = some_play(&window).expect("a bone that fits");
    assert!(!is_laid_anew(&mut window, |window| step(window, Input::Choose(bone))), "a chosen bone");
}

#[test]
fn what_the_table_shows_lays_it_anew() {
    let mut window = at_your_turn();
    let seen: [(&str, Change); 7] = [
        ("the names", |settings| "Ajax".clone_into(&mut settings.game.names[0])),
        ("scores in fives", |settings| settings.look.score_in_fives ^= true),
        ("the table count", |settings| settings.look.table_count ^= true),
        ("the score board", |settings| settings.look.scores = ScoreStyle::Cribbage),
        ("the order of the hand", |settings| settings.look.hand_order = HandOrder::Weight),
        ("the language", |settings| settings.look.language = Some("de".to_owned())),
        ("the display", |settings| settings.look.set_compact(&settings.game.rules.clone(), true)),
    ];
    for (what, change) in seen {
        assert!(is_laid_anew_with(&mut window, change), "{what}");
    }
    assert!(is_laid_anew(&mut window, |window| _ = window.set_size(vec2(900.0, 700.0))), "the size of the window");
    let (bone, end) = some_play(&window).expect("a bone that fits");
    assert!(is_laid_anew(&mut window, |window| step(window, Input::Put(bone, end))), "a play");
}
