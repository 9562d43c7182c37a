//! A touch that the system takes for itself, such as one that becomes a swipe to the home screen,
//! puts back what it carried and presses nothing.

use crate::firecrackers::{place_of, with_targets};
use crate::window::{Window, end_label, in_hand, middling, some_play, spoken};
use egui::{Event, Modifiers, PointerButton, Pos2, RawInput, TouchDeviceId, TouchId, TouchPhase};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::seat::SeatedPlayer;

fn game(window: &Window) -> &SeatedPlayer {
    window.state().desk().game()
}

fn touch(phase: TouchPhase, pos: Pos2) -> Event {
    Event::Touch { device_id: TouchDeviceId(1), id: TouchId(1), phase, pos, force: None }
}

/// Passes on what the system reports in one frame, as the window does.
fn report(window: &mut Window, events: Vec<Event>) {
    let ctx = window.ctx.clone();
    let mut events = events;
    for _ in 0..3 {
        let mut input = RawInput { events: std::mem::take(&mut events), ..RawInput::default() };
        eframe::App::raw_input_hook(window.state_mut(), &ctx, &mut input);
        window.input_mut().events = input.events;
        window.step();
    }
}

/// Puts a finger down and moves it.
fn carry(window: &mut Window, from: Pos2, to: Pos2) {
    let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
    let press = Event::PointerButton { pos: from, button, pressed: true, modifiers };
    report(window, vec![Event::PointerMoved(from), press, touch(TouchPhase::Start, from)]);
    for part in [0.3, 0.7, 1.0] {
        let at = from.lerp(to, part);
        report(window, vec![Event::PointerMoved(at), touch(TouchPhase::Move, at)]);
    }
}

/// What a page and a desktop report when the system takes a touch: nothing of the pointer, and that
/// it is gone.
fn taken(pos: Pos2) -> [Vec<Event>; 2] {
    let cancel = touch(TouchPhase::Cancel, pos);
    [vec![cancel.clone()], vec![cancel, Event::PointerGone]]
}

#[test]
fn a_bone_whose_touch_the_system_takes_goes_back() {
    for way in 0..2 {
        let mut window = middling(Preset::AllFives, 4711);
        let (bone, end) = some_play(&window).expect("a bone that fits");
        let from = window.get_by_label_contains(&in_hand(bone)).rect().center();
        let middle = window.ctx.content_rect().center();
        carry(&mut window, from, from.lerp(middle, 0.5));
        assert_eq!(game(&window).chosen(), Some(bone), "it is carried");
        let to = window.get_by_label(&end_label(&window, end)).rect().center();
        report(&mut window, vec![Event::PointerMoved(to), touch(TouchPhase::Move, to)]);
        let [page, desktop] = taken(to);
        report(&mut window, if way == 0 { page } else { desktop });
        window.run();
        assert!(game(&window).view().hand().contains(bone), "it is not played");
        assert_eq!((game(&window).chosen(), spoken(&window).note.as_str()), (None, ""), "it is back, without a word");
        assert!(!window.ctx.input(|input| input.pointer.any_down()), "nothing is held");
        let lying = window.get_by_label_contains(&in_hand(bone)).rect();
        assert!(lying.contains(from), "{lying} and not {from}");
        let other = window.ctx.content_rect().center();
        crate::window::tap(&mut window, other);
        assert!(game(&window).view().hand().contains(bone), "the next touch drops nothing");
    }
}

#[test]
fn what_is_only_touched_when_the_system_takes_it_is_not_pressed() {
    let mut window = middling(Preset::AllFives, 4711);
    let (bone, _) = some_play(&window).expect("a bone that fits");
    let at = window.get_by_label_contains(&in_hand(bone)).rect().center();
    let (chosen, played) = (game(&window).chosen(), game(&window).view().played().len());
    carry(&mut window, at, at);
    let [page, _] = taken(at);
    report(&mut window, page);
    window.run();
    assert_eq!((game(&window).chosen(), game(&window).view().played().len()), (chosen, played));
    assert!(!window.ctx.input(|input| input.pointer.any_down()), "nothing is held");
}

#[test]
fn a_firecracker_whose_touch_the_system_takes_destroys_nothing() {
    let mut window = with_targets(5, 2);
    let bone = game(&window).view().targets().iter().next().expect("a bone that can be destroyed");
    let from = window.state().desk().scene().expect("a display").key.areas.firecrackers[0].center();
    let to = place_of(&window, bone);
    carry(&mut window, from, to);
    assert!(game(&window).lights(), "it is carried");
    let [page, _] = taken(to);
    report(&mut window, page);
    window.run();
    assert!(game(&window).view().seen.layout().bones().contains(bone), "{bone} was destroyed");
    assert!(!game(&window).lights(), "it is back");
}
