//! The end of a hand or a game: what is seen of it and when, and that whatever is done ends it.

use crate::window::finale::{End, at, before};
use crate::window::sheets::{Desk, high, points_alone};
use crate::window::{Window, next_input, now, press_button, shows, step, waiting};
use egui::{Key, PointerButton, Rect, Shape, Vec2, accesskit::Role, epaint::ClippedShape, pos2, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::career::Feat;
use electrum_dominoes::engine::Seat;
use electrum_dominoes::engine::rules::Rules;
use electrum_dominoes::seat::Input;
use electrum_dominoes::sound::Sound;
use electrum_dominoes::table::{HostOrder, Waiting, Wish};
use electrum_dominoes::ui::command::Command;
use electrum_dominoes::ui::request::Request;
use electrum_dominoes::ui::speaker::Speaker;
use electrum_dominoes::ui::windows::outcome::ScoreSheet;
use electrum_dominoes::ui::words::Words;
use std::sync::mpsc::channel;

const SIZE: Vec2 = vec2(960.0, 720.0);

fn has_banner(window: &Window) -> bool {
    banner(window).is_some()
}

fn banner(window: &Window) -> Option<String> {
    window.state().desk().animations().banner.seen(now(window)).map(|(text, _)| text.to_owned())
}

fn has_card(window: &Window) -> bool {
    shows(window, "Game over")
}

/// Steps through an end that has just begun until nothing moves. Returns after how many seconds
/// that was, and for how long there was a banner.
fn sat_through(window: &mut Window) -> (f64, f64) {
    let (begins, mut banner) = (now(window), 0.0);
    for _ in 0..600 {
        if window.state().desk().is_still() {
            return (now(window) - begins, banner);
        }
        window.step();
        banner += f64::from(u8::from(has_banner(window))) / 60.0;
    }
    panic!("it never ends");
}

fn about(seconds: f64, wanted: f64) -> bool {
    (seconds - wanted).abs() < 0.06
}

#[test]
fn a_game_that_was_won_takes_four_seconds_and_any_other_end_little_more_than_one() {
    for (end, lasts, banner) in [(End::Won, 4.0, 1.4), (End::Lost, 2.0, 1.1), (End::Hand, 1.4, 0.5)] {
        let (seconds, told) = sat_through(&mut at(end, SIZE, false, |_| {}));
        assert!(about(seconds, lasts) && told >= banner, "{end:?}: {seconds} with a banner for {told}");
        let (seconds, _) = sat_through(&mut at(end, SIZE, false, |settings| settings.look.animation_speed = 200));
        assert!(about(seconds, 0.5 * lasts), "{end:?}: {seconds} at twice the speed");
    }
}

#[test]
fn the_result_of_a_hand_stands_clear_of_the_bones_until_the_next_hand() {
    for still in [false, true] {
        let mut window = at(End::Hand, SIZE, false, |settings| settings.look.reduce_motion = still);
        if still {
            window.step();
        } else {
            sat_through(&mut window);
        }
        let result = banner(&window).expect("a result");
        assert!(result.starts_with("Domino! You +"), "{result}");
        assert!(window.state().desk().is_still(), "it costs nothing");
        window.key_press(Key::ArrowLeft);
        window.set_size(vec2(760.0, 560.0));
        window.run();
        assert_eq!(banner(&window).as_deref(), Some(result.as_str()), "however the window is looked at");
        for _ in 0..2 {
            window.key_press(Key::F8);
            window.run();
            assert_eq!(banner(&window).as_deref(), Some(result.as_str()), "on the other display, and back");
        }
        step(&mut window, Input::Wish(Wish::Undo));
        assert_eq!(banner(&window), None);
        step(&mut window, HostOrder::Redo);
        window.run();
        assert_eq!(banner(&window).as_deref(), Some(result.as_str()), "it has ended again");
        let scene = window.state().desk().scene().expect("a scene");
        let painter = egui::Painter::new(window.ctx.clone(), egui::LayerId::background(), Rect::EVERYTHING);
        let place = window.state().desk().animations().banner.place(&painter, &scene.key.areas).expect("a place");
        let bones: Vec<Rect> = scene.spots.bones.iter().map(|spot| spot.pose.rect()).collect();
        assert!(bones.len() > 7 && bones.iter().all(|bone| !bone.intersects(place)), "{place:?}");
        press_button(&mut window, "New hand");
        assert_eq!(banner(&window), None);
    }
}

#[test]
fn the_line_falls_then_what_is_left_is_counted_then_you_win_and_the_card_opens() {
    let mut window = before(End::Won, SIZE, false, |settings| settings.sound.volume = 100);
    let (sender, heard) = channel();
    window.state_mut().use_speaker(Speaker::to(sender));
    let input = next_input(&window);
    window.state_mut().step(input);
    let (mut moments, mut chord) = (Vec::new(), None);
    for _ in 0..400 {
        window.step();
        for cue in heard.try_iter() {
            if cue.sound == Sound::GameWon {
                chord = Some(now(&window) + cue.after.as_secs_f64());
            } else if cue.level < 1.0 {
                moments.push("falls");
            }
        }
        let finale = window.state().desk().animations().finale().copied();
        if finale.is_some_and(|finale| finale.counting(now(&window)).is_some()) {
            moments.push("counts");
        }
        if let Some(banner) = banner(&window) {
            assert_eq!(banner, "You win");
            let chord = chord.expect("it is heard as well");
            assert!(moments.last() == Some(&"wins") || (chord - now(&window)).abs() < 0.03, "in time with the picture");
            moments.push("wins");
        }
        if has_card(&window) {
            moments.push("card");
            break;
        }
    }
    let falls = moments.iter().filter(|moment| **moment == "falls").count();
    let lying = window.state().desk().game().view().played().len();
    assert_eq!(falls, lying, "every bone is heard when it falls");
    moments.dedup();
    assert_eq!(moments, ["falls", "counts", "wins", "card"]);
}

#[test]
fn a_lost_game_does_not_fall() {
    let mut window = at(End::Lost, SIZE, false, |_| {});
    let finale = *window.state().desk().animations().finale().expect("an end");
    sat_through(&mut window);
    assert_eq!(finale.fallen(finale.ends()), 0);
    window.run();
    assert!(has_card(&window));
}

#[test]
fn any_key_and_any_click_ends_it() {
    type Act = fn(&mut Window);
    let acts: [Act; 2] = [
        |window| window.key_press(Key::ArrowLeft),
        |window| {
            for pressed in [true, false] {
                let (pos, modifiers) = (pos2(300.0, 300.0), egui::Modifiers::NONE);
                window.event(egui::Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers });
            }
        },
    ];
    for act in acts {
        for frames in [2, 40, 100, 170] {
            let mut window = at(End::Won, SIZE, false, |_| {});
            window.run_steps(frames);
            assert!(!window.state().desk().is_still() && !has_card(&window));
            act(&mut window);
            window.run_steps(3);
            assert!(window.state().desk().is_still() && !has_banner(&window), "after {frames} frames");
            assert_eq!(window.state().desk().animations().points.seen(now(&window)).count(), 0);
            assert!(has_card(&window), "what follows comes at once");
        }
    }
}

#[test]
fn the_button_works_at_any_moment_of_it() {
    for frames in [1, 60, 150, 200] {
        let mut window = at(End::Won, SIZE, false, |_| {});
        window.run_steps(frames);
        let button = window.get_by_role_and_label(Role::Button, "New game").rect().center();
        for pressed in [true, false] {
            let modifiers = egui::Modifiers::NONE;
            window.event(egui::Event::PointerMoved(button));
            window.event(egui::Event::PointerButton {
                pos: button,
                button: PointerButton::Primary,
                pressed,
                modifiers,
            });
            window.step();
            assert!(!has_card(&window), "the card is not in the way of the click");
        }
        window.run();
        assert_ne!(waiting(&window), Waiting::NewGame, "after {frames} frames");
        assert!(!has_card(&window) && window.state().desk().animations().finale().is_none());
    }
    let mut window = at(End::Hand, SIZE, false, |_| {});
    press_button(&mut window, "New hand");
    assert_ne!(waiting(&window), Waiting::NewHand);
}

#[test]
fn where_motion_is_reduced_the_last_picture_is_seen_at_once() {
    let mut window = before(End::Won, SIZE, false, |settings| settings.look.reduce_motion = true);
    let input = next_input(&window);
    window.state_mut().step(input);
    window.run_steps(2);
    let animations = window.state().desk().animations();
    assert!(animations.finale().is_none() && !has_banner(&window));
    assert_eq!(animations.points.seen(now(&window)).count(), 0);
    window.run();
    assert!(has_card(&window));
}

#[test]
fn nothing_is_painted_once_it_is_over() {
    let mut window = at(End::Hand, SIZE, false, |_| {});
    sat_through(&mut window);
    window.run();
    let next = window.output().viewport_output.values().map(|view| view.repaint_delay).min().expect("a window");
    assert!(next.as_secs_f64() > 0.5, "{next:?}");
}

/// The words over which no points may fly: the banner, and the line.
fn words(window: &Window) -> Vec<Rect> {
    let desk = window.state().desk();
    let areas = &desk.scene().expect("a scene").key.areas;
    let painter = egui::Painter::new(window.ctx.clone(), egui::LayerId::background(), Rect::EVERYTHING);
    let banner = desk.animations().banner.place(&painter, areas);
    let line = window.query_all_by_role(Role::Status).map(|line| line.rect());
    banner.filter(|_| has_banner(window)).into_iter().chain(line).collect()
}

#[test]
fn points_never_fly_over_words() {
    let sizes = [(SIZE, false), (SIZE, true), (vec2(480.0, 560.0), false), (vec2(480.0, 560.0), true)];
    for (end, (size, compact)) in
        [End::Won, End::Lost, End::Hand].into_iter().flat_map(|end| sizes.map(|size| (end, size)))
    {
        let mut window = before(end, size, compact, |_| {});
        let input = next_input(&window);
        window.state_mut().step(input);
        let mut flying = 0;
        for _ in 0..300 {
            window.step();
            if has_card(&window) {
                break;
            }
            let (desk, words) = (window.state().desk(), words(&window));
            assert!(!words.is_empty());
            let board = desk.scene().expect("a scene").key.areas.board;
            for (text, plate) in desk.animations().points.seen(now(&window)) {
                let plate = plate.intersect(board);
                flying += usize::from(plate.is_positive());
                assert!(
                    !words.iter().any(|words| plate.is_positive() && words.shrink(0.5).intersects(plate)),
                    "{text} at {plate:?} is over {words:?}: {end:?}, {size:?}"
                );
            }
        }
        assert!(flying > 5, "{end:?}, {size:?}: {flying}");
    }
}

#[test]
fn a_plaque_is_short_and_lies_on_no_bone() {
    let ends = [End::Won, End::Lost, End::Hand, End::Blocked, End::BothEnds];
    for (end, size) in ends.into_iter().flat_map(|end| [SIZE, vec2(480.0, 560.0)].map(|size| (end, size))) {
        let mut window = at(end, size, false, |_| {});
        let banner = (0..300).find_map(|_| {
            window.step();
            banner(&window)
        });
        let banner = banner.expect("a plaque");
        assert!(banner.chars().count() < 26 && !banner.contains("out"), "{banner}");
        let (desk, plaque) = (window.state().desk(), words(&window)[0]);
        let bones = &desk.scene().expect("a scene").spots.bones;
        for spot in bones {
            assert!(!spot.pose.rect().intersects(plaque), "{end:?} at {size}: {plaque} on {spot:?}");
        }
    }
}

#[test]
fn a_play_taken_back_and_made_again_is_no_streak() {
    let mut window = before(End::Hand, SIZE, false, |_| {});
    // Back to a play that scored, to make it again and again.
    let deal = (1..60).find(|deal| {
        step(&mut window, HostOrder::NewGame(Some(*deal)));
        (0..20).any(|_| {
            let is_yours = matches!(waiting(&window), Waiting::You { .. });
            let score = |window: &Window| {
                let view = window.state().desk().game().view();
                view.seen.score(view.rules().side(view.viewer()))
            };
            let before = score(&window);
            let input = next_input(&window);
            step(&mut window, input);
            is_yours && score(&window) > before
        })
    });
    assert!(deal.is_some(), "a play that scores");
    for _ in 0..6 {
        step(&mut window, Input::Wish(Wish::Undo));
        let input = next_input(&window);
        window.state_mut().step(input);
        for _ in 0..90 {
            window.step();
            assert_eq!(banner(&window), None);
        }
    }
}

#[test]
fn no_window_or_menu_is_below_the_result_of_a_hand() {
    let mut window = at(End::Hand, SIZE, false, |settings| settings.look.reduce_motion = true);
    window.run_steps(120);
    let result = banner(&window).expect("the result of the hand");
    // Where a text is painted first and last, among all shapes in their order.
    let painted = |window: &Window, text: &str| {
        let is_text = |shape: &ClippedShape| matches!(&shape.shape, Shape::Text(told) if told.galley.text() == text);
        let mut all = window.output().shapes.iter();
        (all.clone().position(is_text), all.rposition(is_text))
    };
    let words = Words::english();
    for command in [
        Command::NewGame,
        Command::Friends,
        Command::Tally,
        Command::Settings,
        Command::Colors,
        Command::Practice,
        Command::Help,
        Command::About,
    ] {
        let ctx = window.ctx.clone();
        window.state_mut().run(command, &ctx);
        window.run();
        // A menu may have the same name.
        let (_, title) = painted(&window, words.get(command.entry().word));
        let (title, (_, seen)) = (title.expect("the title of the window"), painted(&window, &result));
        assert!(seen.is_some_and(|seen| seen < title), "{result} lies over {command:?}");
        window.key_press(Key::Escape);
        window.run();
    }
}

#[test]
fn points_end_beside_their_score_and_never_on_it() {
    let sizes = [(SIZE, false), (SIZE, true), (vec2(480.0, 560.0), false), (vec2(1440.0, 870.0), false)];
    for (size, compact) in sizes {
        let (mut seen, mut window) = (0, before(End::Hand, size, compact, |_| {}));
        for deal in 1..12 {
            step(&mut window, HostOrder::NewGame(Some(deal)));
            for _ in 0..12 {
                let input = next_input(&window);
                window.state_mut().step(input);
                for _ in 0..90 {
                    window.step();
                    seen += usize::from(points_on_a_score(&window, size, compact));
                }
            }
        }
        assert!(seen > 20, "{size}: {seen}");
    }
}

/// Whether points are seen. They must not lie on the figures of a score.
fn points_on_a_score(window: &Window, size: Vec2, compact: bool) -> bool {
    let desk = window.state().desk();
    let scene = desk.scene().expect("a scene");
    let points: Vec<(String, Rect)> = desk
        .animations()
        .points
        .seen(now(window))
        .map(|(text, plate)| (text.to_owned(), plate.intersect(scene.key.areas.board)))
        .filter(|(_, plate)| plate.is_positive())
        .collect();
    for (text, plate) in &points {
        for shape in &window.output().shapes {
            let Shape::Text(told) = &shape.shape else { continue };
            let is_score = scene.cards.iter().any(|card| card.score == told.galley.text());
            let place = told.visual_bounding_rect().shrink(0.5);
            let is_large = place.height() > 11.0;
            assert!(
                !is_score || !is_large || !place.intersects(*plate),
                "{text} at {plate} is on the {} at {place}: {size}, compact: {compact}",
                told.galley.text()
            );
        }
    }
    !points.is_empty()
}

/// The place of the sign over the cloth, once it is seen.
fn sign(window: &mut Window) -> Rect {
    for _ in 0..300 {
        window.step();
        if has_banner(window) {
            let areas = &window.state().desk().scene().expect("a scene").key.areas;
            let painter = egui::Painter::new(window.ctx.clone(), egui::LayerId::background(), Rect::EVERYTHING);
            return window.state().desk().animations().banner.place(&painter, areas).expect("a place");
        }
    }
    panic!("no sign");
}

#[test]
fn the_sign_stands_over_the_middle_and_the_button_below_that_of_the_hand() {
    for (end, size) in
        [End::Won, End::Lost, End::Hand].into_iter().flat_map(|end| [(end, SIZE), (end, vec2(1440.0, 900.0))])
    {
        let mut window = at(end, size, false, |_| {});
        let place = sign(&mut window);
        let areas = window.state().desk().scene().expect("a scene").key.areas;
        assert!((place.center().x - areas.table.center().x).abs() < 1.0, "{end:?}, {size}: {place}");
        assert!((areas.button.center().x - areas.panel.center().x).abs() < 1.0, "{end:?}, {size}");
        let bones: Vec<Rect> =
            window.state().desk().scene().expect("a scene").spots.hand().map(|(_, pose)| pose.rect()).collect();
        assert!(bones.iter().all(|bone| bone.bottom() < areas.button.top()), "{end:?}, {size}");
    }
}

#[test]
fn a_lost_game_has_its_sign_until_the_card_opens() {
    let mut window = at(End::Lost, SIZE, false, |settings| settings.play.pace = 3500);
    sign(&mut window);
    let mut empty = 0;
    while !has_card(&window) {
        empty += usize::from(!has_banner(&window));
        assert!(empty < 4, "an empty table");
        window.step();
    }
}

#[test]
fn the_sign_alone_says_what_a_hand_has_given() {
    let mut window = at(End::Hand, SIZE, false, |_| {});
    sat_through(&mut window);
    let told = banner(&window).expect("a result");
    let (_, points) = told.rsplit_once('+').expect("points");
    let is_said = |shape: &ClippedShape| match &shape.shape {
        Shape::Text(text) => text.galley.text().split([' ', '.', ',']).any(|word| word == points),
        _ => false,
    };
    let areas = window.state().desk().scene().expect("a scene").key.areas;
    let said = window.output().shapes.iter().filter(|shape| is_said(shape));
    let in_words = said.filter(|shape| {
        areas.line.intersects(shape.shape.visual_bounding_rect())
            || areas.courts[1].contains_rect(shape.shape.visual_bounding_rect())
    });
    assert_eq!(in_words.count(), 0, "{told}");
}

#[test]
fn after_many_losses_the_next_game_begins_ahead_with_one_press() {
    let rules = Desk::default().settings.game.rules;
    let mut sheet = ScoreSheet::of(points_alone(rules, 4711, usize::MAX).chronicle(Seat::FIRST), true);
    sheet.feat = Some(Feat::LostInARow(50));
    let mut window = high(Desk::with(sheet));
    assert!(window.query_by_label_contains("begin the next game 50 ahead").is_some());
    window.get_by_role_and_label(Role::Button, "Begin ahead").click();
    window.run();
    let [Request::Set(settings), Request::Order(HostOrder::NewGame(None))] = &window.state().asked[..] else {
        panic!("{:?}", window.state().asked)
    };
    let ahead = Rules { head_start: 50, ..rules };
    assert_eq!(settings.game.rules, ahead);
    let sheet = ScoreSheet::of(points_alone(ahead, 4711, 30).chronicle(Seat::FIRST), true);
    let window = high(Desk::with(sheet));
    assert!(window.query_by_label_contains("Head start").is_some(), "without it the hands don't add up to the total");
}
