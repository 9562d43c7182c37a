//! Clocks at a table of several people: each person has one, it runs in their turns alone, and its
//! end is the end of the game.

use crate::common::inside::Inside;
use crate::company::{go_on, guest};
use crate::window::inside::InsideDesk;
use crate::window::{Window, click, open, press_button, shows, step, waiting};
use egui::{Key, Modifiers, accesskit::Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::{
    engine::{
        bone::Seat,
        rules::{Preset, Rules},
    },
    nestor::Level,
    record::{Seating, Sitter},
    table::{HostOrder, NextGame, Waiting},
};
use std::time::Duration;

/// Begins a game in its window, where a person takes every seat that these names have, and each
/// person gets some minutes.
fn begin(preset: Preset, players: usize, people: &[&str], minutes: Option<u16>) -> Window {
    let mut window = open(preset, 5, vec2(960.0, 1600.0), |settings| {
        settings.game.rules = preset.rules(players).expect("a game for as many");
    });
    window.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.run();
    for name in people {
        if players > 2 {
            click(&mut window, &format!("{name}: Beginner"));
        }
        click(&mut window, &format!("{name}’s seat: A person"));
    }
    if let Some(minutes) = minutes {
        press_button(&mut window, "More");
        click(&mut window, &format!("Minutes per person: {minutes}"));
    }
    press_button(&mut window, "Begin");
    window
}

fn left(window: &Window) -> Vec<Option<Duration>> {
    let view = window.state().desk().game().view();
    view.rules().all_seats().map(|seat| view.clocks.left[seat.index()]).collect()
}

/// What is read of the clocks beside the names.
fn clocks(window: &Window) -> Vec<String> {
    let all = window.query_all_by_role(Role::Timer);
    let told = all.filter_map(|node| node.accesskit_node().label());
    told.filter(|told| told.contains(", clock: ")).collect()
}

#[test]
fn each_person_has_a_clock_that_runs_in_their_turns_alone() {
    for (preset, players, people, minutes) in [
        (Preset::Firecrackers, 2, &["Nestor"][..], None),
        (Preset::DrawGame, 2, &["Nestor"], Some(5)),
        (Preset::Muggins, 3, &["Nestor", "Ajax"], Some(5)),
        (Preset::FiveUp, 4, &["Nestor", "Ajax", "Helen"], Some(5)),
        (Preset::AllFivesPagat, 4, &["Ajax"], Some(5)),
    ] {
        let mut window = begin(preset, players, people, minutes);
        let seating = window.state().desk().game().view().seating.clone();
        let full: Vec<Option<Duration>> = (0..players)
            .map(|seat| seating.is_person(Seat::new(seat).expect("a seat")).then_some(Duration::from_mins(5)))
            .collect();
        assert_eq!(left(&window), full, "{preset} {players}");
        assert_eq!(clocks(&window).len(), people.len() + 1, "{:?}", clocks(&window));
        let people: Vec<bool> = full.iter().map(Option::is_some).collect();
        let mut spent = vec![false; players];
        for _ in 0..60 {
            if spent == people {
                break;
            }
            let (before, told) = (left(&window), clocks(&window));
            if !matches!(waiting(&window), Waiting::You { .. }) {
                let covered = window.state().desk().game().view().hides_the_hand();
                window.run_steps(40);
                if covered && window.state().desk().game().view().hides_the_hand() {
                    assert_eq!(left(&window), before, "covered, it stands");
                }
                go_on(&mut window);
                continue;
            }
            let seat = window.state().desk().game().view().viewer().index();
            window.run_steps(90);
            assert_ne!(clocks(&window), told, "it is seen to run");
            go_on(&mut window);
            let after = left(&window);
            for (other, (before, after)) in before.iter().zip(&after).enumerate() {
                assert!(if other == seat { after < before } else { after == before }, "{preset}: {other} of {seat}");
            }
            spent[seat] = true;
        }
        assert_eq!(spent, people, "{preset} {players}");
    }
}

#[test]
fn when_time_is_up_the_higher_score_wins_at_every_table_and_every_side_is_named() {
    let guests = ["Ann", "Ben", "Cleo", "Dan"].map(guest);
    for (players, partners) in [(2, false), (3, false), (4, false), (4, true)] {
        let clocks = (0..players).filter_map(Seat::new).collect();
        let rules = Preset::Muggins.rules(players).expect("a game for as many");
        let rules = Rules { seconds: 15, clocks, partners, target: 500, ..rules };
        let seating = Seating::new(&guests[..players]).expect("people");
        let mut window = open(Preset::Muggins, 5, vec2(960.0, 900.0), |_| {});
        step(&mut window, HostOrder::NextGame(NextGame { rules, seating }));
        step(&mut window, HostOrder::NewGame(Some(5)));
        let scores = |window: &Window| -> Vec<i16> {
            let state = *window.state().desk().sitting().state();
            state.rules().all_sides().map(|side| state.score(side)).collect()
        };
        // They play until one side alone is ahead. Then somebody thinks for too long.
        for _ in 0..200 {
            let mut scores = scores(&window);
            scores.sort_unstable();
            let is_ahead = scores[scores.len() - 1] > scores[scores.len() - 2];
            if is_ahead && matches!(waiting(&window), Waiting::You { .. }) {
                break;
            }
            go_on(&mut window);
        }
        for _ in 0..60 * 20 {
            if waiting(&window) == Waiting::NewGame {
                break;
            }
            window.run_steps(1);
        }
        assert_eq!(waiting(&window), Waiting::NewGame, "{players}");
        window.run_steps(60);
        window.run();
        let state = *window.state().desk().sitting().state();
        let winner = state.result().and_then(|end| end.winner).expect("a winner");
        assert_eq!(scores(&window).iter().max(), Some(&state.score(winner)), "{players}");
        assert!(shows(&window, "Time’s up."));
        let viewer = window.state().desk().game().view().viewer();
        for seat in rules.all_seats().filter(|seat| rules.side(*seat) != rules.side(viewer)) {
            let name = ["Ann", "Ben", "Cleo", "Dan"][seat.index()];
            let rows = window.query_all_by_label_contains("’s points");
            let row = rows.filter_map(|node| node.accesskit_node().value()).find(|row| row.contains(name));
            let row = row.expect("a row of points");
            let points = state.score(rules.side(seat));
            assert!(row.ends_with(&format!(": {points}")), "{row}: {points}");
            let wins = rules.side(seat) == winner;
            assert_eq!(wins, shows(&window, &format!("{name} win")) || shows(&window, &format!("{name} and ")) && wins);
        }
    }
}

#[test]
fn a_nestor_between_people_has_no_clock_and_takes_none_of_their_time() {
    let rules = Preset::Muggins.rules(3).expect("a game for three");
    let clocks = [0, 2].into_iter().filter_map(Seat::new).collect();
    let rules = Rules { seconds: 60, clocks, ..rules };
    let sitters = [guest("Ann"), Sitter::Nestor(Level::Beginner), guest("Ben")];
    let mut window = open(Preset::Muggins, 5, vec2(960.0, 720.0), |settings| settings.play.auto_ok = true);
    let seating = Seating::new(&sitters).expect("people");
    step(&mut window, HostOrder::NextGame(NextGame { rules, seating }));
    step(&mut window, HostOrder::NewGame(Some(5)));
    for _ in 0..40 {
        if matches!(waiting(&window), Waiting::Ok | Waiting::Others) {
            let before = left(&window);
            window.run_steps(30);
            assert_eq!(left(&window), before);
        }
        go_on(&mut window);
    }
    assert!(left(&window)[0].is_some_and(|left| left < Duration::from_mins(1)));
}

#[test]
fn turns_without_a_choice_are_played_for_people_with_clocks_as_well() {
    let rules = Preset::Draw.rules(3).expect("a game for three");
    let clocks = (0..3).filter_map(Seat::new).collect();
    let rules = Rules { seconds: 600, clocks, ..rules };
    let seating = Seating::new(&["Ann", "Ben", "Cleo"].map(guest)).expect("people");
    let mut uncovered = [0; 2];
    for (forced, uncovered) in [false, true].into_iter().zip(&mut uncovered) {
        let mut window = open(Preset::Muggins, 5, vec2(960.0, 720.0), |settings| {
            (settings.play.auto_ok, settings.play.play_forced) = (true, forced);
        });
        step(&mut window, HostOrder::NextGame(NextGame { rules, seating: seating.clone() }));
        step(&mut window, HostOrder::NewGame(Some(5)));
        for _ in 0..300 {
            match waiting(&window) {
                Waiting::NewHand | Waiting::NewGame => break,
                // Nobody presses anything for a turn that is played by itself.
                Waiting::Ok | Waiting::Others => window.run_steps(1),
                Waiting::Uncover(_) => {
                    *uncovered += 1;
                    go_on(&mut window);
                }
                _ => go_on(&mut window),
            }
        }
        assert!(matches!(waiting(&window), Waiting::NewHand | Waiting::NewGame), "the hand comes to its end");
    }
    assert!(uncovered[1] > 0 && uncovered[1] < uncovered[0], "{uncovered:?}");
}

#[test]
fn with_clocks_the_cover_says_who_is_next_and_what_has_happened() {
    let mut window = begin(Preset::Muggins, 2, &["Nestor"], Some(5));
    let mut covers = Vec::new();
    for _ in 0..30 {
        if matches!(waiting(&window), Waiting::Uncover(_)) {
            let name =
                if window.state().desk().game().view().viewer() == Seat::FIRST { "Player 1" } else { "Player 2" };
            let cover = window.query_all_by_label_contains("your turn. You have ").next();
            let cover = cover.and_then(|cover| cover.accesskit_node().value()).expect("a cover");
            assert!(cover.starts_with(&format!("{name}, your")) && !shows(&window, "Paused"), "{name}: {cover}");
            covers.push(cover);
        }
        go_on(&mut window);
    }
    assert!(covers.iter().filter(|cover| cover.contains("While you waited – ")).count() > 3, "{covers:#?}");
}
