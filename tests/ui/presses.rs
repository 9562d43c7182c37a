//! What the pointer does in one long frame happens one after the other, as the system reports it to
//! the window. A press that comes too soon after another does nothing.

use crate::company::{guest, play_by_keys, show_by_keys, sit_down};
use crate::window::{Window, end_label, lift, middling, rules_for, some_play, waiting};
use egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, pos2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{engine::rules::Preset, table::Waiting};

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

/// Returns what the window makes of the events of one frame, and whether it wants another.
fn taken(window: &mut Window, events: Vec<Event>) -> (Vec<Event>, bool) {
    let ctx = Context::default();
    // A new window wants its first frames anyway.
    while ctx.run_ui(RawInput::default(), |_| {}).viewport_output.values().any(|output| output.repaint_delay.is_zero())
    {
    }
    let mut input = RawInput { events, ..RawInput::default() };
    eframe::App::raw_input_hook(window.state_mut(), &ctx, &mut input);
    (input.events, ctx.has_requested_repaint())
}

#[test]
fn a_bone_that_is_taken_and_moved_away_within_a_single_frame_is_dragged() {
    let mut window = middling(Preset::AllFives, 4711);
    let (bone, end) = some_play(&window).expect("a bone that fits");
    // Where the end is shows while the bone is held.
    let from = lift(&mut window, bone);
    let to = window.get_by_label(&end_label(&window, end)).rect().center();
    window.key_press(Key::Escape);
    window.run();
    window.drop_at(from);
    window.run();
    let game =
        |window: &Window| (window.state().desk().game().view().played().len(), window.state().desk().game().chosen());
    assert_eq!(game(&window).1, None, "it is back in its place");
    let before = game(&window).0;
    let moves = [0.1, 0.5, 1.0].map(|part| Event::PointerMoved(from.lerp(to, part)));
    let mut events = [vec![Event::PointerMoved(from), button(from, true)], moves.to_vec()].concat();
    loop {
        let (now, more) = taken(&mut window, std::mem::take(&mut events));
        window.input_mut().events = now;
        window.step();
        if !more {
            break;
        }
    }
    window.run();
    window.drop_at(to);
    window.run();
    assert!(game(&window).0 > before, "it is played");
}

#[test]
fn what_comes_before_a_press_or_without_one_does_not_wait() {
    let mut window = middling(Preset::AllFives, 4711);
    let (from, to) = (pos2(10.0, 10.0), pos2(90.0, 10.0));
    let told = [Event::Copy, Event::PointerMoved(from), Event::PointerMoved(to), button(to, true), Event::Cut];
    assert_eq!(taken(&mut window, told.to_vec()), (told.to_vec(), false));
    let without = [Event::PointerMoved(to), button(to, false), Event::PointerMoved(from)];
    assert_eq!(taken(&mut window, without.to_vec()), (without.to_vec(), false));
}

#[test]
fn a_key_that_is_pressed_once_more_shows_nobody_s_hand_however_late() {
    let mut window = sit_down(rules_for(Preset::Muggins, 2), &[guest("Ann"), guest("Ben")], 7);
    let is_covered = |window: &Window| window.state().desk().game().view().hides_the_hand();
    let mut tried = 0;
    for _ in 0..60 {
        match waiting(&window) {
            Waiting::Uncover(_) => {
                tried += 1;
                for (key, wait) in [(Key::Enter, 0), (Key::Enter, 20), (Key::Space, 20), (Key::Enter, 200)] {
                    window.run_steps(wait);
                    window.key_press(key);
                    window.run();
                    assert!(is_covered(&window), "{key:?} was meant for the turn before");
                }
                show_by_keys(&mut window);
                assert!(!is_covered(&window), "the button itself shows the hand");
            }
            Waiting::You { .. } => play_by_keys(&mut window),
            _ => {
                // The button has the focus when the screen is passed on.
                let id = window.state().desk().ids().button();
                window.ctx.memory_mut(|memory| memory.request_focus(id));
                window.run();
                window.key_press(Key::Space);
                window.run();
            }
        }
    }
    assert!(tried > 5, "{tried}");
}
