//! Commands, settings and time at the table: undo and redo, saving, hints, texts and motion.

use crate::window::{
    Window, app, middling, now, open, open_on_the_way, open_rules, open_with, play_until, press, put, rules_for, show,
    some_play, spoken, step, waiting,
};
use egui::{self, Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::seat::Input;
use electrum_dominoes::store::{Kept, Store};
use electrum_dominoes::table::sitting::saved::SavedTally;
use electrum_dominoes::table::{Hidden, HostOrder, Waiting};
use electrum_dominoes::ui::app::Start;
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::ui::speaker::Speaker;
use electrum_dominoes::ui::thinker::Thinker;

#[test]
fn undo_takes_back_and_redo_does_again() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    let hand = window.state().desk().game().view().hand();
    let (bone, way) = some_play(&window).expect("a bone that fits");
    put(&mut window, bone, way);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(window.state().desk().game().view().hand(), hand);
    window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    window.run();
    assert!(!window.state().desk().game().view().hand().contains(bone));
}

#[test]
fn help_shows_the_rules_of_the_game_at_the_table_before_all_others() {
    for size in [vec2(480.0, 560.0), vec2(960.0, 720.0)] {
        let mut window = open(Preset::FiveUp, 5, size, |_| {});
        window.key_press(Key::F1);
        window.run();
        assert!(window.query_by_label("Game: Five-Up").is_some());
        let rule = window.get_by_label_contains("The first to reach").rect();
        let close = window.query_all_by_label("Close").map(|close| close.rect().top()).fold(0.0, f32::max);
        assert!(rule.bottom() < close, "at {size} the first rule is {rule} above {close}");
        window.get_by_label("Game: Five-Up").click();
        window.run();
        window.get_by_label("Block").click();
        window.run();
        assert!(window.query_by_label("Game: Block").is_some() && window.query_by_label_contains("spinner").is_none());
    }
}

#[test]
fn preserve_and_restore_bring_a_game_back() {
    let mut window = middling(Preset::Draw, 77);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    let hand = window.state().desk().game().view().hand();
    window.key_press(Key::F5);
    window.run();
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 6));
    window.key_press(Key::F9);
    window.run();
    assert_eq!(window.state().desk().game().view().hand(), hand);
}

#[test]
fn after_a_new_game_undo_returns_to_the_old_one() {
    let mut window = middling(Preset::Draw, 77);
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 3));
    let (moment, played) = (window.state().desk().game().view().change(), window.state().desk().game().view().played());
    window.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.run();
    assert_eq!(window.state().desk().game().view().change(), moment, "no game has started yet");
    assert!(window.query_by_label_contains("Undo brings it back").is_some());
    window.key_press(Key::Enter);
    window.run();
    assert!(window.state().desk().game().view().played().len() <= 1, "Enter begins");
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(window.state().desk().game().view().played(), played);
}

#[test]
fn revealed_bones_are_in_the_panel_until_hidden_again() {
    let mut window = middling(Preset::AllFives, 4711);
    window.key_press(Key::F6);
    window.run();
    assert_eq!(window.state().desk().game().view().shown, Some(Hidden::Hands));
    assert_eq!(window.get_all_by_label_contains(", shown").count(), 6);
    window.key_press(Key::F7);
    window.run();
    assert_eq!(window.get_all_by_label_contains(", shown").count(), 14);
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(window.query_all_by_label_contains(", shown").count(), 0);
}

#[test]
fn auto_ok_and_auto_draw_spare_the_button() {
    let mut window = open(Preset::Draw, 9, vec2(960.0, 720.0), |settings| {
        settings.play.auto_ok = true;
        settings.play.auto_draw = true;
    });
    for _ in 0..400 {
        match waiting(&window) {
            Waiting::NewGame => return,
            Waiting::Ok => panic!("Nestor waits although he need not"),
            // A play without a choice takes as long as any other.
            Waiting::Others => window.run_steps(1),
            Waiting::You { .. } => {
                let (bone, way) = some_play(&window).expect("a bone that fits");
                put(&mut window, bone, way);
            }
            Waiting::Draw => {
                press(&mut window);
                assert_ne!(waiting(&window), Waiting::Draw, "drawing goes on until a bone fits or none is left");
            }
            _ => press(&mut window),
        }
    }
}

#[test]
fn the_line_tells_of_the_last_that_has_acted_alone() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.play.auto_ok = true);
    let mut seen = 0;
    play_until(&mut window, |window| {
        let line = spoken(window).line;
        assert!(!(line.contains("You play ") || line.contains("You score ")) || !line.contains("I play "), "{line}");
        false
    });
    let mut window = open_rules(rules_for(Preset::AllFivesPagat, 4), 9, vec2(960.0, 720.0), false, |_| {});
    play_until(&mut window, |window| {
        let line = spoken(window).line;
        let told = ["Nestor: ", "Ajax: ", "Helen: "].into_iter().filter(|name| line.contains(name)).count();
        assert!(told <= 1, "{line}");
        seen += told;
        seen > 12
    });
    assert!(seen > 12, "all of them speak");
}

#[test]
fn a_blocked_hand_that_decides_the_game_names_its_winner() {
    let mut blocked = 0;
    for deal in 1..40 {
        let mut window = middling(Preset::DrawGame, deal);
        play_until(&mut window, |window| spoken(window).line.contains("win the game"));
        let line = spoken(&window).line;
        blocked += usize::from(line.contains("is blocked"));
        assert!(!line.contains("No one wins"), "{line}");
    }
    assert!(blocked > 0, "a hand is blocked within forty games");
}

/// Makes a play that scores.
pub(crate) fn score(window: &mut Window) {
    let scoring = |window: &Window| {
        let game = window.state().desk().game();
        let plays =
            game.view().hand().iter().flat_map(|bone| game.view().fits(bone).into_iter().map(move |end| (bone, end)));
        let mut plays = plays.filter(|(bone, end)| game.outlook(*bone, *end).is_some_and(|outlook| outlook.points > 0));
        plays.next()
    };
    assert!(play_until(window, |window| scoring(window).is_some()));
    let (bone, end) = scoring(window).expect("a play that scores");
    window.state_mut().step(Input::Put(bone, end));
    window.step();
}

/// The points that are in the air.
fn flying(window: &Window) -> Vec<String> {
    let desk = window.state().desk();
    desk.animations().points.seen(now(window)).map(|(text, _)| text.to_owned()).collect()
}

/// The numbers that are painted, each as often as it is.
fn numbers(window: &Window) -> Vec<u8> {
    fn add(shape: &egui::Shape, all: &mut Vec<u8>) {
        match shape {
            egui::Shape::Text(text) => all.extend(text.galley.text().parse::<u8>()),
            egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, all)),
            _ => {}
        }
    }
    let mut all = Vec::new();
    window.output().shapes.iter().for_each(|clipped| add(&clipped.shape, &mut all));
    all
}

#[test]
fn each_end_that_counts_adds_itself_before_the_points_fly() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.look.reduce_motion = false);
    score(&mut window);
    let (before, mut sums) = (numbers(&window), Vec::new());
    for _ in 0..90 {
        window.step();
        if !flying(&window).is_empty() {
            break;
        }
        let mut new = numbers(&window);
        for number in &before {
            if let Some(at) = new.iter().position(|other| other == number) {
                new.remove(at);
            }
        }
        sums.extend(new);
    }
    sums.dedup();
    let count = window.state().desk().game().view().seen.layout().count();
    assert!(sums.len() > 1 && sums.is_sorted() && sums.last() == Some(&count), "{sums:?} up to {count}");
    assert!(!flying(&window).is_empty(), "then they fly");
}

#[test]
fn points_fly_to_the_score_which_counts_them() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.look.reduce_motion = false);
    score(&mut window);
    let mut floating = (0..90).map(|_| {
        window.step();
        flying(&window)
    });
    let floating = floating.find(|flying| !flying.is_empty()).unwrap_or_default();
    let line = spoken(&window).line;
    let points = line.split_once("and score ").and_then(|(_, rest)| rest.split_once('.')).expect("what was scored").0;
    assert_eq!(floating, [format!("+{points}")]);
    assert!(!window.state().desk().is_still());
    for _ in 0..90 {
        window.step();
    }
    assert_eq!(window.state().desk().animations().points.seen(now(&window)).count(), 0);
    assert!(window.state().desk().is_still());
}

#[test]
fn scores_can_be_shown_in_fives() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.look.score_in_fives = true);
    let scored = |window: &Window| {
        let play = window.state().desk().game();
        play.view().seen.score(play.view().rules().side(Seat::FIRST)) >= 10
    };
    assert!(play_until(&mut window, scored));
    let play = window.state().desk().game();
    let score = play.view().seen.score(play.view().rules().side(Seat::FIRST));
    assert_eq!(score % 5, 0);
    assert!(window.query_by_label_contains(&format!("You: {},", score / 5)).is_some());
}

#[test]
fn nothing_is_painted_while_nothing_moves() {
    let mut window = open_on_the_way();
    press(&mut window);
    for _ in 0..400 {
        window.step();
    }
    assert!(window.state().desk().is_still());
    let wait = window.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
    assert_eq!(wait, Some(std::time::Duration::MAX), "no frame is requested");
}

#[test]
fn a_table_at_rest_asks_for_no_frame_in_any_theme_and_with_sound_on() {
    for (theme, compact) in [(0, false), (1, false), (2, false), (0, true)] {
        let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| {
            (settings.look.reduce_motion, settings.look.flicker, settings.look.theme) = (false, true, theme);
            settings.set_as_in_manuals(compact);
            settings.look.set_compact(&settings.game.rules.clone(), compact);
            settings.sound.on = true;
            settings.look.log = true;
        });
        let (sender, heard) = std::sync::mpsc::channel();
        window.state_mut().use_speaker(Speaker::to(sender));
        let (bone, end) = some_play(&window).expect("a bone that fits");
        window.state_mut().step(Input::Put(bone, end));
        for _ in 0..600 {
            window.step();
        }
        assert!(window.state().desk().is_still() && heard.try_iter().count() > 0, "theme {theme}: the play was heard");
        window.step();
        let wait = window.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
        assert_eq!(wait, Some(std::time::Duration::MAX), "theme {theme}, compact {compact}");
        assert_eq!(heard.try_iter().count(), 0);
    }
}

#[test]
fn a_moving_bone_delays_only_the_picture() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.look.reduce_motion = false);
    let (bone, way) = some_play(&window).expect("a bone that fits");
    window.state_mut().step(Input::Put(bone, way));
    window.step();
    assert!(!window.state().desk().is_still());
    assert!(!window.state().desk().game().view().hand().contains(bone), "the game is ahead of the picture");
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.step();
    assert!(window.state().desk().game().view().hand().contains(bone));
    for _ in 0..20 {
        window.step();
    }
    assert!(window.state().desk().is_still(), "after 300 ms every bone is in its place");
}

#[test]
fn an_answer_to_an_older_question_is_dropped() {
    let mut window = middling(Preset::AllFives, 4711);
    let (bone, way) = some_play(&window).expect("a bone that fits");
    put(&mut window, bone, way);
    let hand = window.state().desk().game().view().hand();
    // Nestor is asked, and the play is taken back before his answer arrives.
    window.state_mut().step(Input::Press);
    assert_eq!(waiting(&window), Waiting::Others);
    let played = window.state().desk().game().view().played().len();
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert_eq!(window.state().desk().game().view().played().len(), played - 1);
    assert_ne!(window.state().desk().game().view().hand(), hand);
    assert!(matches!(waiting(&window), Waiting::You { .. }));
}

#[test]
fn the_rules_of_a_new_game_are_chosen_with_it() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 2800.0), |_| {});
    let can_win = window.state().desk().game().view().rules().leading.wins;
    window.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.run();
    for name in ["Rules", "Unusual rules", "The lead can win", "Begin"] {
        window.get_by_label(name).click();
        window.run();
    }
    let rules = window.state().desk().game().view().rules();
    assert_eq!((rules.game(), rules.leading.wins), (Some(Preset::AllFives), !can_win));
}

#[test]
fn the_table_count_is_shown_only_where_it_scores() {
    for (preset, shown) in [(Preset::Draw, false), (Preset::AllThrees, true)] {
        let window = open(preset, 4711, vec2(960.0, 720.0), |settings| settings.look.table_count = true);
        assert_eq!(window.query_by_label_contains("Table count").is_some(), shown, "{preset}");
    }
}

/// Returns the texts painted in the last frame.
fn painted(window: &Window) -> impl Iterator<Item = String> {
    let shapes = window.output().shapes.iter();
    shapes.filter_map(|painted| match &painted.shape {
        egui::Shape::Text(text) => Some(text.galley.text().to_owned()),
        _ => None,
    })
}

#[test]
fn without_the_table_count_no_place_shows_a_count() {
    let numbers = |table_count, place_counts| {
        let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| {
            (settings.look.table_count, settings.look.place_counts) = (table_count, place_counts);
        });
        let several = |window: &Window| {
            let game = window.state().desk().game();
            game.view().hand().iter().find(|bone| game.view().is_your_turn() && game.view().fits(*bone).len() > 1)
        };
        assert!(play_until(&mut window, |window| several(window).is_some()));
        let bone = several(&window).expect("the table was searched for it");
        window.state_mut().step(Input::Choose(bone));
        window.run();
        painted(&window).filter(|text| text.trim_start_matches('+').parse::<u16>().is_ok()).count()
    };
    assert!(numbers(true, true) >= numbers(true, false) + 2, "two places say what they are worth");
    assert_eq!(numbers(false, true), numbers(false, false));
}

#[test]
fn another_level_is_suggested_once_between_two_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = || Store::open(Some(folder.path().to_owned()));
    let mut kept = store();
    let mut settings = Settings::default();
    (settings.game.level, settings.play.pace) = (Level::Easy, 0);
    (settings.look.reduce_motion, settings.look.language) = (true, Some("en".to_owned()));
    kept.save(Kept::Settings, settings);
    let tally = ron::from_str::<SavedTally>("(changes: 1, tally: [(level: \"easy\", won: 8, lost: 3)])");
    kept.save(Kept::Tally, tally.expect("a tally"));
    drop(kept);
    let size = vec2(960.0, 720.0);
    let mut window = show(app(store(), Start { deal: Some(4711), ..Start::default() }, Thinker::here(1)), size);
    assert!(window.query_by_label_contains("8 of 11 games").is_some(), "no game has started yet");
    window.get_by_label("Change level").click();
    window.run();
    assert_eq!(window.state().settings().game.level, Level::NotSoEasy);
    assert_eq!(window.state().desk().game().view().seating.level(Seat::SECOND), Some(Level::NotSoEasy));
    window.state_mut().set(|settings| settings.game.level = Level::Easy);
    step(&mut window, HostOrder::NewGame(Some(1)));
    let level = window.state().desk().game().view().seating.level(Seat::SECOND);
    assert_eq!(level, Some(Level::Easy), "it could be suggested again");
    assert!(window.query_by_label("Change level").is_none(), "it happens only once");
}

#[test]
fn the_window_does_not_wait_while_nestor_thinks() {
    let worker = Thinker::start(None, || {});
    let mut window = open_with(worker, Store::nowhere(), Preset::AllFives, 4711, vec2(960.0, 720.0), |_| {});
    let (bone, way) = some_play(&window).expect("a bone that fits");
    put(&mut window, bone, way);
    window.state_mut().step(Input::Press);
    assert_eq!(waiting(&window), Waiting::Others, "the press returns at once");
    for _ in 0..2000 {
        window.step();
        if waiting(&window) != Waiting::Others {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("Nestor does not answer");
}
