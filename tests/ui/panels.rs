//! The texts about a game: the log, the score sheet and the end of a game.

use crate::common::inside::Inside;
use crate::window::inside::InsideDesk;
use crate::window::sheets::{Desk, harness, points_alone};
use crate::window::{
    self, Window, copied, go_on, middling, open, open_rules, play_until, press, press_button, shows, some_play, spoken,
    step, waiting,
};
use egui::{self, Key, Modifiers, Shape, accesskit::Role, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    career::Feat,
    engine::{
        bone::Seat,
        rules::{Preset, Rules},
    },
    seat::Input,
    table::{HostOrder, Waiting, Wish},
    ui::windows::outcome::ScoreSheet,
};

/// Plays to the end of the game.
fn finish(window: &mut Window) {
    play_until(window, |_| false);
    assert_eq!(waiting(window), Waiting::NewGame);
}

fn score(window: &Window, side: usize) -> i32 {
    let seen = &window.state().desk().game().view().seen;
    seen.score(seen.rules().all_sides().nth(side).expect("a side")).into()
}

#[test]
fn the_end_of_a_game_says_who_won_and_shows_the_sheet() {
    let played = (12..40).map(|deal| {
        let mut window = middling(Preset::AllFives, deal);
        assert!(!shows(&window, "Game over"));
        finish(&mut window);
        assert!(shows(&window, "Game over"));
        window
    });
    let hands = |window: &Window| window.state().desk().sitting().session().record().hands.len();
    let mut window = { played }.find(|window| hands(window) >= 7).expect("a game of many hands");
    let (you, nestor) = (score(&window, 0), score(&window, 1));
    let winner = if you > nestor { "You win" } else { "Nestor wins" };
    let told = format!("{winner}, {} : {}", you.max(nestor), you.min(nestor));
    assert!(shows(&window, &told), "{told}");
    assert!(shows(&window, "Turning point. Hand "));
    let own = if you > nestor { "Your best play. Hand " } else { "A better way. " };
    assert_eq!(shows(&window, own), you > nestor, "the other's best play is not told, and no mistake is known");
    assert!(
        shows(&window, &format!("{you}; Nestor ")) && shows(&window, &format!(", {nestor}")),
        "the race to the end"
    );
    assert!(shows(&window, &format!("All {} hands", hands(&window))), "the picture comes first");
    window.key_press(Key::Enter);
    window.run();
    assert_ne!(waiting(&window), Waiting::NewGame, "Enter begins the next game");
    assert!(!shows(&window, "Game over"));
}

#[test]
fn the_points_of_each_hand_are_the_sum_of_what_they_are_made_of() {
    let mut window = middling(Preset::AllFives, 12);
    finish(&mut window);
    window.key_press(Key::Escape);
    window.run();
    window.key_press_modifiers(Modifiers::SHIFT, Key::F3);
    window.run();
    let rows: Vec<String> = window
        .query_all_by_label_contains("Hand ")
        .filter_map(|row| row.value())
        .filter(|row| row.starts_with("Hand "))
        .collect();
    assert!(rows.len() > 1, "a game of several hands");
    for name in ["You ", "Nestor "] {
        let mut score = 0;
        for row in &rows {
            let (points, made) = row.rsplit_once(name).and_then(|(_, told)| told.split_once(" (")).expect("a sum");
            let (plays, end) = made.split_once(" + ").expect("two parts");
            let number = |text: &str| text.split([';', ')']).next().and_then(|text| text.parse::<i32>().ok());
            let [points, plays, end] = [points, plays, end].map(|text| number(text).expect("a number"));
            assert_eq!(points, plays + end, "{row}");
            score += points;
            assert!(score == points || made.contains(&format!("Total {score}")), "{row}");
        }
    }
}

#[test]
fn no_button_stands_alone_below_the_others_at_the_end_of_a_game() {
    let rules = window::rules_for(Preset::AllFives, 2);
    let mut sheet = ScoreSheet::of(points_alone(rules, 4711, usize::MAX).chronicle(Seat::FIRST), true);
    sheet.feat = Some(Feat::LostInARow(50));
    let window = harness(vec2(480.0, 560.0), Desk::with(sheet));
    let [again, ahead, new] = ["Same deals again", "Begin ahead", "New game"]
        .map(|name| window.get_by_role_and_label(Role::Button, name).rect());
    assert!(again.bottom() < ahead.top(), "one row has no room for all");
    assert!((new.center().y - ahead.center().y).abs() < 0.5);
}

#[test]
fn the_end_of_a_game_can_be_closed_and_opened_again() {
    let mut window = middling(Preset::Draw, 12);
    finish(&mut window);
    window.key_press(Key::Escape);
    window.run();
    assert!(!shows(&window, "Game over"));
    assert_eq!(waiting(&window), Waiting::NewGame, "the last table stays visible");
    window.run_steps(100);
    assert!(!shows(&window, "Game over"), "it does not come back on its own");
    window.key_press_modifiers(Modifiers::SHIFT, Key::F3);
    window.run();
    assert!(shows(&window, "Total.  You "), "now it is a page of the records");
    let won = score(&window, 0) > score(&window, 1);
    assert_eq!(shows(&window, "Your best hand. "), won, "in Draw no play scores");
}

#[test]
fn the_same_deals_come_again() {
    let mut window = middling(Preset::Draw, 12);
    let hand = window.state().desk().game().view().seen.dealt();
    finish(&mut window);
    press_button(&mut window, "Same deals again");
    assert_ne!(waiting(&window), Waiting::NewGame);
    assert_eq!(window.state().desk().game().view().seen.dealt(), hand);
    assert_eq!(window.state().desk().game().view().seen.public().hand_number, 0);
}

#[test]
fn a_reshuffled_first_hand_is_not_offered_again() {
    let mut window = middling(Preset::Draw, 12);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    let (bone, end) = some_play(&window).expect("a bone that fits");
    step(&mut window, Input::Put(bone, end));
    step(&mut window, Input::Wish(Wish::Undo));
    finish(&mut window);
    assert!(shows(&window, "New game") && !shows(&window, "Same deals again"));
}

#[test]
fn a_game_finished_last_time_does_not_end_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = || electrum_dominoes::store::Store::open(Some(folder.path().to_owned()));
    let thinker = || electrum_dominoes::ui::thinker::Thinker::here(1);
    let size = vec2(960.0, 720.0);
    let mut window = window::open_with(thinker(), store(), Preset::Draw, 12, size, |_| {});
    finish(&mut window);
    drop(window);
    let start = electrum_dominoes::ui::app::Start::default();
    let window = window::show(window::app(store(), start, thinker()), size);
    assert_eq!(waiting(&window), Waiting::NewGame);
    assert!(!shows(&window, "Game over"));
}

#[test]
fn the_sheet_of_a_game_under_way_has_a_row_for_every_hand() {
    let rules = Preset::AllFivesPagat.rules(4).expect("a game for four");
    let mut window = open_rules(rules, 3, vec2(960.0, 720.0), false, |_| {});
    for _ in 0..2 {
        if play_until(&mut window, |window| waiting(window) == Waiting::NewHand) {
            press(&mut window);
        }
    }
    let hands = window.state().desk().sitting().session().record().hands.len();
    assert!(hands > 1, "a game of several hands");
    window.key_press_modifiers(Modifiers::SHIFT, Key::F3);
    window.run();
    assert_eq!(window.query_all_by_label_contains("Hand ").count(), hands);
    assert!(shows(&window, "You and Ajax"), "partners are one column");
    assert!(shows(&window, ". In progress."));
}

#[test]
fn a_game_won_by_a_play_is_shown_as_decided_before_the_end_of_the_hand() {
    let rules = Rules { target: 10, ..Preset::AllFives.rules(2).expect("a game for two") };
    let mut window = open_rules(rules, 5, vec2(960.0, 720.0), false, |_| {});
    finish(&mut window);
    let session = window.state().desk().sitting().session().clone();
    let by_a_play = session.chronicle(Seat::FIRST).hands.last().is_some_and(|hand| hand.end.is_none());
    assert!(by_a_play, "some play wins in this deal");
    assert!(shows(&window, "Decided before the hand was over."));
}

/// Returns the moves in the log from top to bottom, as spoken.
fn log_lines(window: &Window) -> Vec<String> {
    let beside = window.query_all_by_role(Role::Label).filter(|node| node.rect().left() > 700.0);
    let names = ["You: ", "Nestor: ", "Ajax: ", "Helen: "];
    let is_move = |line: &String| names.iter().any(|name| line.starts_with(name)) && !line.contains(": +");
    beside.filter_map(|node| node.value()).filter(is_move).collect()
}

#[test]
fn the_log_has_a_line_for_every_move_and_shows_nothing_unseen() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(log_lines(&window).is_empty());
    window.key_press(Key::L);
    window.run();
    let drew = |window: &Window| {
        let lines = log_lines(window);
        let by = |name: &str| lines.iter().any(|line| line.starts_with(name) && line.contains(": draw"));
        by("You") && by("Nestor")
    };
    assert!(play_until(&mut window, drew), "a hand in which both draw");
    let lines = log_lines(&window);
    let story = window.state().desk().sitting().session().chronicle(Seat::FIRST);
    assert_eq!(lines.len(), story.hands.last().expect("a hand").entries.len());
    assert!(lines[0].contains(": lead") && lines[0].ends_with(" 6-6, count 12"), "{}", lines[0]);
    for line in lines.iter().filter(|line| line.contains(": draw")) {
        let names_bones = line.contains('-');
        assert_eq!(names_bones, line.starts_with("You"), "{line}");
        assert!(line.contains(": no\u{a0}"), "the log names the missing suits: {line}");
    }
    window.key_press(Key::L);
    window.run();
    assert!(log_lines(&window).is_empty(), "the same key hides it");
}

#[test]
fn the_table_of_a_move_is_shown_while_the_pointer_is_on_it() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 8));
    window.key_press(Key::L);
    window.run();
    let line = log_lines(&window)[2].clone();
    let at = window.get_by_label(&line).rect().center();
    window.hover_at(at);
    window.run();
    let told = line.replacen(": ", ", ", 1);
    let told = told.split(", count").next().expect("a line");
    assert!(shows(&window, &format!("Move 3: {told}")), "{told}");
    assert!(!shows(&window, "in your hand"), "nothing can be played in the past");
    window.hover_at(egui::pos2(300.0, 300.0));
    window.run();
    assert!(!shows(&window, "Move 3"));
    assert!(shows(&window, "in your hand"));
}

#[test]
fn keys_go_through_the_log() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 8));
    window.key_press(Key::L);
    window.run();
    for _ in 0..40 {
        if window.get_by_role(Role::ListBox).is_focused() {
            break;
        }
        window.key_press(Key::Tab);
        window.run();
    }
    assert!(window.get_by_role(Role::ListBox).is_focused(), "Tab comes to the log");
    for (key, told) in [(Key::Home, "Move 1: "), (Key::ArrowDown, "Move 2: "), (Key::ArrowUp, "Move 1: ")] {
        window.key_press(key);
        window.run();
        assert!(shows(&window, told), "{told}");
    }
    window.key_press(Key::Escape);
    window.run();
    assert!(!shows(&window, "Move 1: "));
}

#[test]
fn the_log_goes_back_to_the_hands_before() {
    let mut window = middling(Preset::Draw, 4711);
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewHand));
    press(&mut window);
    window.key_press(Key::L);
    window.run();
    assert!(shows(&window, "Hand 2"));
    press_button(&mut window, "Previous hand");
    assert!(shows(&window, "Hand 1"));
    let story = window.state().desk().sitting().session().chronicle(Seat::FIRST);
    assert_eq!(log_lines(&window).len(), story.hands[0].entries.len());
    press_button(&mut window, "Next hand");
    assert!(shows(&window, "Hand 2"));
    press_button(&mut window, "Previous hand");
    for _ in 0..2 {
        window.key_press(Key::L);
        window.run();
    }
    assert!(shows(&window, "Hand 2"), "it opens at the hand that is being played");
}

#[test]
fn the_game_can_be_copied_as_text() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewHand));
    press(&mut window);
    window.key_press(Key::L);
    window.run();
    window.run_steps(20);
    window.get_by_role_and_label(Role::Button, "Copy as text").click();
    window.step();
    let text = copied(&window).expect("a text that was copied");
    assert!(text.starts_with("Hand 1. Nestor led. "), "{text}");
    assert!(text.contains("\n  1  Nestor  leads 6-6"), "{text}");
    assert!(text.contains("\nHand 2. "), "{text}");
    assert!(!text.contains('\u{a0}'), "non-breaking spaces are only for the window");
    let moves = window.state().desk().sitting().session().chronicle(Seat::FIRST);
    let moves: usize = moves.hands.iter().map(|hand| hand.entries.len()).sum();
    let numbered = text.lines().filter(|line| line.trim_start().starts_with(|c: char| c.is_ascii_digit()));
    assert_eq!(numbered.count(), moves);
}

#[test]
fn the_unseen_bones_are_those_in_other_hands_and_in_the_boneyard() {
    let mut window = middling(Preset::AllFives, 4711);
    // A deal by its number would be practice. Nobody knows in which of others Nestor draws.
    step(&mut window, HostOrder::NewGame(None));
    window.key_press(Key::U);
    window.run();
    let passed = |window: &Window| {
        let seen = &window.state().desk().game().view().seen;
        matches!(waiting(window), Waiting::You { .. }) && !seen.lacks(Seat::new(1).expect("a seat")).is_empty()
    };
    while !play_until(&mut window, passed) {
        step(&mut window, HostOrder::NewGame(None));
    }
    let hidden = window.state().desk().sitting().state().reveal();
    let told: Vec<String> =
        (hidden.hands[1] | hidden.boneyard.iter().copied().collect()).iter().map(|bone| bone.to_string()).collect();
    assert!(shows(&window, &told.join(", ")));
    assert!(shows(&window, &format!("Unseen: {}", told.len())));
    assert!(shows(&window, "Nestor: no\u{a0}"));
    assert!(!window.state().desk().game().view().is_practice, "all of it can be seen on the table");
    // Revealed bones count as seen.
    window.key_press(Key::F6);
    window.run();
    let held = hidden.hands[1].len();
    assert!(shows(&window, &format!("Unseen: {}", told.len() - held)));
}

#[test]
fn what_nestor_says_is_in_his_bubble_and_nothing_else_is() {
    let mut window = middling(Preset::AllFives, 4711);
    // The texts beside the hand opposite, and those above your hand.
    let told = |window: &Window| {
        let areas = &window.state().desk().scene().expect("a display").key.areas;
        let texts = window.output().shapes.iter().filter_map(|shape| match &shape.shape {
            Shape::Text(text) => Some((text.visual_bounding_rect().center(), text.galley.text().to_owned())),
            _ => None,
        });
        let (line, opposite) = (areas.line, areas.courts.iter().find(|court| court.is_positive()).copied());
        let mut at = [Vec::new(), Vec::new()];
        for (place, text) in texts {
            if line.contains(place) {
                at[0].push(text);
            } else if opposite.is_some_and(|court| court.y_range().expand(60.0).contains(place.y)) && text.contains(' ')
            {
                at[1].push(text);
            }
        }
        at
    };
    for (key, said) in [(Key::F6, "These are my bones."), (Key::F2, "play ")] {
        window.key_press(key);
        window.run();
        for _ in 0..400 {
            if told(&window)[1].iter().any(|text| text.contains(said)) {
                break;
            }
            window.key_press(key);
            window.run_steps(5);
        }
        let [line, bubble] = told(&window);
        assert!(bubble.iter().any(|text| text.contains(said)), "{said}: {bubble:?}, {line:?}");
        assert!(!line.iter().any(|text| text.contains(said)), "{line:?}");
        assert!(!bubble.iter().any(|text| text.contains("I play ")), "he says one thing at a time: {bubble:?}");
        assert!(shows(&window, said), "it is read aloud");
        window.key_press(Key::Escape);
        window.run();
    }
}

#[test]
fn that_it_is_not_your_turn_is_said_no_longer_than_it_is_so() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |_| {});
    for _ in 0..20 {
        if waiting(&window) == Waiting::Ok {
            break;
        }
        go_on(&mut window);
    }
    assert_eq!(waiting(&window), Waiting::Ok);
    window.key_press(Key::F2);
    window.run();
    assert!(spoken(&window).note.contains("not your turn"), "{:?}", spoken(&window));
    while !matches!(waiting(&window), Waiting::You { .. } | Waiting::Draw | Waiting::Pass) {
        window.state_mut().step(Input::Press);
        window.step();
    }
    assert!(!spoken(&window).note.contains("not your turn"), "it is: {:?}", spoken(&window));
}

#[test]
fn the_table_of_hands_is_folded_from_seven_hands_on() {
    let mut window = open_rules(window::rules_for(Preset::AllFives, 2), 12, vec2(960.0, 720.0), false, |settings| {
        settings.game.rules.target = 400;
    });
    step(&mut window, HostOrder::NewGame(Some(12)));
    finish(&mut window);
    let hands = window.state().desk().sitting().session().record().hands.len();
    assert!(hands >= 7, "{hands}");
    assert!(!shows(&window, "Hand 2. "), "the picture comes first");
    press_button(&mut window, &format!("All {hands} hands"));
    assert!(shows(&window, "Hand 2. ") && shows(&window, "Total.  You "));
}
