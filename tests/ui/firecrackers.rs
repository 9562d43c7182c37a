//! Fives with Firecrackers with the real widgets, and with a clock that the test controls.

use crate::common::inside::Inside;
use crate::window::inside::InsideDesk;
use crate::window::{
    self, Window, click, now, open_rules, open_with, play_until, press, press_button, spoken, step, waiting,
};
use egui::{self, Key, Pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::engine::bone::{Bone, Seat};
use electrum_dominoes::engine::event::GameEndReason;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::seat::{Input, SeatedPlayer};
use electrum_dominoes::store::{Memory, Store};
use electrum_dominoes::table::{HostOrder, Waiting};
use electrum_dominoes::ui::command::Command;
use electrum_dominoes::ui::table::positions::Token;
use electrum_dominoes::ui::thinker::Thinker;
use electrum_dominoes::ui::words::Words;
use electrum_dominoes::ui::words::say::bone_name;
use std::sync::Arc;
use std::time::Duration;

pub(crate) const SIZE: egui::Vec2 = vec2(960.0, 720.0);
pub(crate) const SECOND: Duration = Duration::from_secs(1);

pub(crate) fn rules() -> Rules {
    Preset::Firecrackers.rules(2).expect("a game for two")
}

pub(crate) fn at(deal: u64) -> Window {
    open_rules(rules(), deal, SIZE, false, |_| {})
}

pub(crate) fn game(window: &Window) -> &SeatedPlayer {
    window.state().desk().game()
}

pub(crate) fn left(window: &Window) -> Duration {
    game(window).view().left().expect("a game on time")
}

/// Lets this many seconds pass, one frame each, as in a window where nothing moves.
pub(crate) fn turn(window: &mut Window, seconds: u64) {
    for _ in 0..seconds {
        let now = window.ctx.input(|input| input.time);
        window.input_mut().time = Some(now + 1.0);
        window.step();
    }
    window.run();
}

pub(crate) fn command(window: &mut Window, command: Command) {
    let ctx = window.ctx.clone();
    window.state_mut().run(command, &ctx);
    window.run();
}

pub(crate) fn place_of(window: &Window, bone: Bone) -> Pos2 {
    let scene = window.state().desk().scene().expect("the display was shown");
    scene.spots.bone(Token::Table(bone)).expect("the bone is shown").pose.center
}

/// Plays until this many bones can be destroyed.
pub(crate) fn with_targets(deal: u64, many: usize) -> Window {
    let mut window = at(deal);
    let there =
        |window: &Window| game(window).view().targets().len() >= many && matches!(waiting(window), Waiting::You { .. });
    assert!(play_until(&mut window, there));
    window
}

/// Whether the bones of the hand are visible.
pub(crate) fn hand_is_seen(window: &Window) -> bool {
    let bone = game(window).view().hand().iter().next().expect("a hand");
    window.query_by_label_contains(&window::in_hand(bone)).is_some()
}

/// Drags your firecracker to a place.
fn drag(window: &mut Window, to: Pos2) {
    let scene = window.state().desk().scene().expect("the display was shown");
    let from = scene.key.areas.firecrackers[0].center();
    window.drag_at(from);
    window.run();
    for part in [0.3, 0.7, 1.0] {
        window.hover_at(from.lerp(to, part));
        window.run();
    }
    window.drop_at(to);
    window.run();
}

#[test]
fn a_firecracker_is_dragged_to_a_bone_and_is_used_up() {
    let mut window = with_targets(5, 2);
    let bone = game(&window).view().targets().iter().next().expect("a bone that can be destroyed");
    let told = game(&window).view().outlook_without(bone).expect("an outlook");
    let to = place_of(&window, bone);
    drag(&mut window, to);
    assert!(!game(&window).view().seen.layout().bones().contains(bone));
    assert_eq!(game(&window).view().seen.layout().count(), told.count);
    assert!(
        spoken(&window).line.starts_with(&format!("You destroy {bone} with your firecracker")),
        "{:?}",
        spoken(&window)
    );
    assert!(window.query_by_label_contains("your firecracker: pick it up").is_none(), "it was used");
    window.get_by_label_contains("Nestor’s firecracker");
}

#[test]
fn a_firecracker_works_by_click_and_by_keys() {
    for by_keys in [false, true] {
        let mut window = with_targets(5, 2);
        let bone = game(&window).view().targets().iter().next().expect("a bone that can be destroyed");
        if by_keys {
            window.key_press(Key::F);
            window.run();
            for _ in 0..20 {
                if window.ctx.memory(egui::Memory::focused) == Some(window.state().desk().ids().target(bone)) {
                    break;
                }
                window.key_press(Key::Tab);
                window.run();
            }
            window.key_press(Key::Enter);
        } else {
            click(&mut window, "your firecracker");
            assert!(game(&window).lights());
            let name = bone_name(&Words::english(), bone);
            window.get_by_label_contains(&format!("{name}, destroy it: ")).click();
        }
        window.run();
        assert!(!game(&window).view().seen.public().has_firecracker(Seat::FIRST), "by keys: {by_keys}");
        assert!(!game(&window).lights());
    }
}

#[test]
fn the_letter_of_an_end_destroys_the_bone_there_and_escape_puts_the_firecracker_back() {
    let mut window = with_targets(5, 2);
    window.key_press(Key::F);
    window.run();
    window.key_press(Key::Escape);
    window.run();
    assert!(!game(&window).lights() && game(&window).view().seen.public().has_firecracker(Seat::FIRST));
    window.key_press(Key::F);
    window.run();
    let before = game(&window).view().played().len();
    window.key_press(Key::W);
    window.run();
    assert_eq!(game(&window).view().played().len(), before - 1, "{:?}", spoken(&window));
}

#[test]
fn a_bone_that_cannot_be_destroyed_says_why_and_the_firecracker_goes_back() {
    let inner = |window: &Window| {
        let (layout, targets) = (game(window).view().seen.layout(), game(window).view().targets());
        let inner = layout.bones().iter().find(|bone| !targets.contains(*bone) && layout.spinner() != Some(*bone));
        (layout.spinner(), inner)
    };
    let there = |window: &Window| {
        matches!(waiting(window), Waiting::You { .. })
            && !game(window).view().targets().is_empty()
            && inner(window).0.is_some()
            && inner(window).1.is_some()
    };
    let mut window = at(5);
    assert!(play_until(&mut window, there));
    let (spinner, inner) = inner(&window);
    for (bone, why) in [(spinner, "is the spinner"), (inner, "isn’t at an end")] {
        let to = place_of(&window, bone.expect("there is one"));
        drag(&mut window, to);
        assert!(spoken(&window).note.contains(why), "{:?}", spoken(&window));
        assert!(!game(&window).lights() && game(&window).view().seen.public().has_firecracker(Seat::FIRST));
    }
    let nowhere = window.state().desk().scene().expect("a display").key.areas.board.left_bottom() + vec2(30.0, -120.0);
    drag(&mut window, nowhere);
    assert!(!game(&window).lights() && game(&window).view().seen.public().has_firecracker(Seat::FIRST));
}

#[test]
fn a_dragged_bone_that_fits_nowhere_goes_back_and_the_line_says_why() {
    let mut window = at(5);
    let unfit =
        |window: &Window| game(window).view().hand().iter().find(|bone| game(window).view().fits(*bone).is_empty());
    assert!(play_until(&mut window, |window| {
        matches!(waiting(window), Waiting::You { .. })
            && unfit(window).is_some()
            && game(window).view().played().len() > 2
    }));
    let bone = unfit(&window).expect("a bone that fits nowhere");
    let from = window.get_by_label_contains(&window::in_hand(bone)).rect().center();
    let end = window.state().desk().scene().expect("a display").spots.ends[0].pose.center;
    window.drag_at(from);
    window.run();
    for part in [0.4, 1.0] {
        window.hover_at(from.lerp(end, part));
        window.run();
    }
    window.drop_at(end);
    window.run();
    assert!(game(&window).view().hand().contains(bone));
    assert!(spoken(&window).note.contains(&bone.to_string()), "{:?}", spoken(&window));
}

/// Ends a game on time. It is played to the target, given up, or runs out of time while ahead,
/// behind or tied.
pub(crate) fn ended(how: &str) -> Window {
    let ahead = |window: &Window| {
        let [you, nestor] = [Seat::FIRST, Seat::SECOND].map(|seat| game(window).view().seen.score(rules().side(seat)));
        (you - nestor).signum()
    };
    for deal in 1..60 {
        let target = if matches!(how, "win" | "loss") { 40 } else { 100 };
        let mut window = open_rules(Rules { target, ..rules() }, deal, SIZE, false, |_| {});
        // Only a plain game sets a best total.
        step(&mut window, HostOrder::NewGame(None));
        turn(&mut window, 5);
        let found = match how {
            "win" | "loss" => {
                let wants = if how == "win" { 1 } else { -1 };
                !play_until(&mut window, |_| false) && ahead(&window) == wants
            }
            "given up" => {
                play_until(&mut window, |window| game(window).view().played().len() > 4);
                command(&mut window, Command::GiveUp);
                click(&mut window, "Give up this game?");
                window.get_by_role_and_label(egui::accesskit::Role::Button, "Give up").click();
                window.run();
                true
            }
            _ => {
                let wants = if how == "ahead" { 1 } else { -1 };
                let found =
                    play_until(&mut window, |window| ahead(window) == wants && game(window).view().is_your_turn());
                while found && waiting(&window) != Waiting::NewGame {
                    turn(&mut window, 10);
                }
                found
            }
        };
        if found {
            turn(&mut window, 2);
            return window;
        }
    }
    panic!("no game ends like this: {how}");
}

#[test]
fn every_end_of_a_game_shows_its_results_with_their_sums() {
    for (how, title, why) in [
        ("win", "You win", "40 points reached."),
        ("loss", "Nestor wins", "40 points reached."),
        ("ahead", "You win", "Time’s up."),
        ("behind", "Nestor wins", "Time’s up."),
        ("given up", "Nestor wins", "You gave up."),
    ] {
        let mut window = ended(how);
        window.get_by_label(&format!("{title} {why}"));
        let state = *window.state().desk().sitting().state();
        let (end, seconds) = (state.result().expect("the game is over"), state.public().seconds[Seat::FIRST.index()]);
        let bonus = end.bonuses[0].expect("a game on time has a bonus");
        let [you, nestor] = [Seat::FIRST, Seat::SECOND].map(|seat| i32::from(state.score(rules().side(seat))));
        let total = you + i32::from(bonus.spread) + i32::from(bonus.time);
        window.get_by_label(&format!("Your points: {you}"));
        window.get_by_label(&format!("Nestor’s points: {nestor}"));
        let bonuses = [bonus.spread, bonus.time].map(i32::from).into_iter().filter(|bonus| *bonus > 0);
        let parts: Vec<String> = [you].into_iter().chain(bonuses).map(|part| part.to_string()).collect();
        let sum = if parts.len() == 1 { String::new() } else { format!(", {} = {total}", parts.join(" + ")) };
        window.get_by_label(&format!("Total: {total}{sum}"));
        let each = if title == "You win" { "0.5" } else { "0.25" };
        for (bonus, told) in [
            (bonus.time, format!("Time bonus: {0}, {seconds} s × {each} × {you}% = {0}", bonus.time)),
            (bonus.spread, format!("Spread bonus: {0}, {you} − {nestor} = {0}", bonus.spread)),
        ] {
            let name = &told[..told.find(':').expect("a name")];
            assert_eq!(window.query_by_label(&told).is_some(), bonus > 0, "{how}: {told}");
            assert_eq!(window.query_by_label_contains(name).is_some(), bonus > 0, "{how}: no row of zero");
        }
        if how == "given up" {
            // Ten to ten would be no reason to lose.
            assert_eq!(window.state().spoken().line, "You gave up. I win the game.");
        }
        let entered = window.query_by_label_contains("Your best ever").is_some();
        assert_eq!(entered, how != "given up", "{how}");
        assert_eq!(matches!(end.how, GameEndReason::Resigned(_)), how == "given up");
        assert_eq!(window.state_mut().tally().total().games(), 1);
        window.get_by_role_and_label(egui::accesskit::Role::Button, "Play again").click();
        window.run();
        assert_eq!(game(&window).view().seen.phase(), Phase::Playing);
        assert!(left(&window) > 298 * SECOND, "another game has its own time");
    }
}

#[test]
fn best_totals_outlive_the_program_and_helped_games_set_none() {
    let files = Memory::default();
    let store = || Store::on(Arc::new(files.clone()));
    let short = Rules { target: 20, ..rules() };
    let mut totals = Vec::new();
    for (deal, helped) in [(3, false), (4, true), (5, false)] {
        let mut window = open_with(Thinker::here(1), store(), Preset::Firecrackers, deal, SIZE, |settings| {
            settings.game.rules = short;
        });
        // The window's first game was dealt from a number.
        step(&mut window, HostOrder::NewGame(None));
        if helped {
            assert!(play_until(&mut window, |window| game(window).view().is_your_turn()));
            step(&mut window, Input::Hint);
        }
        play_until(&mut window, |_| false);
        turn(&mut window, 1);
        let said = window.query_by_label_contains("This game was practice").is_some();
        assert_eq!(said, helped);
        let state = *window.state().desk().sitting().state();
        let bonus = state.result().and_then(|end| end.bonuses[0]).expect("a bonus");
        if !helped {
            totals.push(
                i32::from(state.score(rules().side(Seat::FIRST))) + i32::from(bonus.spread) + i32::from(bonus.time),
            );
        }
        let best = totals.iter().max().expect("a game that counts");
        window.get_by_label_contains(&format!("Your best ever: {best}"));
        window.get_by_label_contains(&format!("Your best today: {best}"));
    }
}

#[test]
fn nestor_says_that_he_uses_his_firecracker_and_what_it_scores() {
    let mut said = 0;
    for deal in 0..30 {
        let mut window = at(deal);
        let his = |window: &Window| !game(window).view().seen.public().has_firecracker(Seat::SECOND);
        play_until(&mut window, |window| his(window) || waiting(window) == Waiting::NewHand);
        if his(&window) && waiting(&window) != Waiting::NewHand {
            let spoken = spoken(&window);
            assert!(spoken.line.contains("with my firecracker"), "{spoken:?}");
            said += 1;
        }
        press(&mut window);
    }
    assert!(said > 3, "he used it {said} times");
}

#[test]
fn a_blocked_hand_awards_nothing_and_you_lead_next() {
    // Without a boneyard to draw from, hands are often blocked.
    let rules = Rules { draws: false, ..rules() };
    let over = |window: &Window| waiting(window) == Waiting::NewHand;
    let blocked = (1..80).find_map(|deal| {
        let mut window = open_rules(rules, deal, SIZE, false, |_| {});
        let nobody_is_out = |window: &Window| rules.all_seats().all(|seat| game(window).view().seen.hand_len(seat) > 0);
        (play_until(&mut window, over) && nobody_is_out(&window)).then_some(window)
    });
    let mut window = blocked.expect("one of the hands is blocked");
    assert!(spoken(&window).line.contains("Locked board"), "{:?}", spoken(&window));
    let sign = window.state().desk().animations().banner.seen(now(&window));
    assert_eq!(sign.map(|(text, _)| text), Some("Locked board!"), "and the sign over the cloth");
    let story = window.state().desk().chronicle();
    let hand = story.hands.last().expect("a hand");
    assert!(hand.awards.iter().all(|award| award.points == 0), "{:?}", hand.awards);
    press_button(&mut window, "New hand");
    assert!(play_until(&mut window, |window| game(window).view().is_your_turn()));
    assert!(game(&window).view().seen.layout().is_empty(), "you lead, and not Nestor");
}
