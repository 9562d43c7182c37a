//! Shared by the tests of the window: the program without a screen, and pictures of it.

pub(crate) mod agreed;
pub(crate) mod album;
pub(crate) mod cpu;
pub(crate) mod files;
pub(crate) mod finale;
pub(crate) mod friends;
pub(crate) mod inside;
pub(crate) mod new_game;
pub(crate) mod palette;
pub(crate) mod raster;
pub(crate) mod screens;
pub(crate) mod sheets;
pub(crate) mod sights;
pub(crate) mod tempting;

use egui::{
    self, Event, Modifiers, OutputCommand, Pos2, TouchDeviceId, TouchId, TouchPhase, UiBuilder, Vec2, accesskit::Role,
    vec2,
};
use egui_kittest::{Harness, kittest::Queryable as _};
use electrum_dominoes::table::TableInput;
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::{
    engine::{
        bone::Bone,
        layout::{End, Way},
        rules::{Preset, Rules},
    },
    record::numbers::follow_from,
    seat::Input,
    store::Store,
    table::{HostOrder, Waiting},
    ui::{
        app::{App, Start},
        system_clock::SystemClock,
        thinker::Thinker,
        words::{
            Words,
            say::{Spoken, bone_name},
        },
    },
};
use std::env;

/// The program in an invisible window.
pub(crate) type Window = Harness<'static, App>;

/// Opens the program with a new game of this name, dealt from this number. Bones do not move and
/// nothing is saved unless a test asks for it.
pub(crate) fn open(preset: Preset, deal: u64, size: Vec2, set: impl FnOnce(&mut Settings)) -> Window {
    open_with(Thinker::here(deal), Store::nowhere(), preset, deal, size, set)
}

/// Returns the rules of a game for this many players.
pub(crate) fn rules_for(preset: Preset, players: usize) -> Rules {
    preset.rules(players).expect("a game for this many players")
}

/// Opens the program with a new game of these rules, on the whole table or the compact display.
pub(crate) fn open_rules(
    rules: Rules,
    deal: u64,
    size: Vec2,
    compact: bool,
    set: impl FnOnce(&mut Settings),
) -> Window {
    let mut window = open(Preset::Draw, deal, size, |settings| {
        settings.game.rules = rules;
        settings.look.set_compact(&rules, compact);
        set(settings);
    });
    step(&mut window, HostOrder::NewGame(Some(deal)));
    window
}

/// Returns the spoken name of an end.
pub(crate) fn end_label(window: &Window, end: End) -> String {
    let scene = window.state().desk().scene().expect("the display was shown");
    let game = window.state().desk().game();
    let shown = scene.spots.end(end);
    shown
        .unwrap_or_else(|| panic!("{end:?} is not shown: {:?} {:?}", game.view().rules().game(), game.chosen()))
        .name
        .clone()
}

/// Does the same with moving and flickering bones. One has just been played and is moving.
pub(crate) fn open_on_the_way() -> Window {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| {
        settings.look.reduce_motion = false;
        settings.look.flicker = true;
    });
    let (bone, end) = some_play(&window).expect("a bone that fits");
    put(&mut window, bone, end);
    window
}

thread_local! {
    /// The games that a test begins by chance are the same each time. CHANCE=7 begins others.
    static CHANCE: () = follow_from(env::var("CHANCE").ok().and_then(|chance| chance.parse().ok()).unwrap_or(1));
}

/// The program with these files.
pub(crate) fn app(store: Store, start: Start, thinker: Thinker) -> App {
    CHANCE.with(|()| App::new(store, start, thinker))
}

/// Opens the program with files and with a Nestor who thinks on the test's thread.
pub(crate) fn open_with(
    thinker: Thinker,
    store: Store,
    preset: Preset,
    deal: u64,
    size: Vec2,
    set: impl FnOnce(&mut Settings),
) -> Window {
    let start = Start { preset: Some(preset), deal: Some(deal) };
    let mut app = app(store, start, thinker);
    app.set(|settings| {
        settings.look.reduce_motion = true;
        settings.look.flicker = false;
        settings.play.pace = 0;
        // A test presses OK itself, and knows what stands before it does.
        (settings.play.auto_ok, settings.play.one_click, settings.play.auto_draw) = (false, false, false);
        settings.look.close_gaps &= album::paints();
        settings.play.lots_by_hand = false;
        settings.look.language = Some(album::language());
        set(settings);
    });
    show(app, size)
}

/// Shows a program in a window. The clock is stopped, so the duration of a test does not matter.
pub(crate) fn show(mut app: App, size: Vec2) -> Window {
    app.use_clock(SystemClock::of(|| jiff::Timestamp::UNIX_EPOCH));
    app.use_routers(None);
    let mut window = Harness::builder()
        .with_size(size)
        .with_step_dt(1.0 / 60.0)
        .with_max_steps(400)
        .renderer(cpu::CpuRenderer::default())
        .build_ui_state(whole_window, app);
    window.run();
    window
}

/// The harness leaves a margin around its content, but a window has none.
fn whole_window(ui: &mut egui::Ui, app: &mut App) {
    let area = ui.ctx().content_rect();
    let mut whole = ui.new_child(UiBuilder::new().max_rect(area));
    whole.set_clip_rect(area);
    app.ui(&mut whole);
}

/// The time of the last frame.
pub(crate) fn now(window: &Window) -> f64 {
    window.ctx.input(|input| input.time)
}

/// Returns what the game waits for.
pub(crate) fn waiting(window: &Window) -> Waiting {
    window.state().desk().game().view().waiting
}

/// Returns a bone of the hand that fits and one of its ends.
pub(crate) fn some_play(window: &Window) -> Option<(Bone, End)> {
    let game = window.state().desk().game();
    // Both displays show the last of the fitting ends.
    game.view().hand().iter().find_map(|bone| game.view().fits(bone).last().map(|end| (bone, *end)))
}

/// Acts without pointer or keys, for tests that only want to reach a position.
pub(crate) fn step(window: &mut Window, input: impl Into<TableInput>) {
    window.state_mut().step(input);
    window.run();
}

/// Plays a bone at an end.
pub(crate) fn put(window: &mut Window, bone: Bone, end: End) {
    step(window, Input::Put(bone, end));
}

/// Picks up a bone of the hand with the pointer and holds it over the table. Returns where it was
/// picked up.
pub(crate) fn lift(window: &mut Window, bone: Bone) -> Pos2 {
    let from = window.get_by_label_contains(&in_hand(bone)).rect().center();
    window.drag_at(from);
    window.run();
    window.hover_at(from - vec2(0.0, 60.0));
    window.run();
    from
}

/// Drags the held bone to an end and drops it there.
pub(crate) fn drop_at_end(window: &mut Window, from: Pos2, end: End) {
    let to = window.get_by_label(&end_label(window, end)).rect().center();
    for part in [0.3, 0.7, 1.0] {
        window.hover_at(from.lerp(to, part));
        window.run();
    }
    window.drop_at(to);
    window.run();
}

/// Presses the button.
pub(crate) fn press(window: &mut Window) {
    step(window, Input::Press);
}

/// Returns the text beside the display.
pub(crate) fn spoken(window: &Window) -> Spoken {
    window.state().spoken()
}

/// Returns the arm of an end.
pub(crate) fn arm(end: End) -> Way {
    match end {
        End::Arm(way) | End::Turned(way) => way,
        End::Joint(joint) => panic!("{joint:?} is the end of no arm"),
    }
}

/// Does what the game waits for, with the first bone that fits.
pub(crate) fn go_on(window: &mut Window) {
    let input = next_input(window);
    step(window, input);
}

/// Returns what the game waits for, with the first bone that fits.
pub(crate) fn next_input(window: &Window) -> Input {
    if !matches!(waiting(window), Waiting::You { .. }) {
        return Input::Press;
    }
    let (bone, end) = some_play(window).expect("a bone that fits");
    Input::Put(bone, end)
}

/// Plays until `there` returns true or the game is over. Returns whether that point was reached.
pub(crate) fn play_until(window: &mut Window, mut there: impl FnMut(&Window) -> bool) -> bool {
    for _ in 0..2000 {
        if there(window) {
            return true;
        }
        match (waiting(window), &mut window.input_mut().time) {
            (Waiting::NewGame, _) => return false,
            // Where a test has set the time, it does not pass by itself. A play without a choice takes some.
            (Waiting::Others, Some(time)) => *time += 1.0,
            _ => {}
        }
        go_on(window);
    }
    panic!("the game does not end");
}

/// Opens the program in a window of medium size.
pub(crate) fn middling(preset: Preset, deal: u64) -> Window {
    open(preset, deal, vec2(960.0, 720.0), |_| {})
}

/// Returns the start of the spoken name of a bone in the hand.
pub(crate) fn in_hand(bone: Bone) -> String {
    format!("{}, in your hand", bone_name(&Words::english(), bone))
}

/// Whether a widget has this text in its name.
pub(crate) fn shows(window: &Window, label: &str) -> bool {
    window.query_all_by_label_contains(label).next().is_some()
}

/// The text that the last frame put on the clipboard.
pub(crate) fn copied(window: &Window) -> Option<String> {
    window.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    })
}

/// Clicks the widget with this text in its name.
pub(crate) fn click(window: &mut Window, label: &str) {
    window.get_by_label_contains(label).click();
    window.run();
}

/// Chooses what has a name among others.
pub(crate) fn choose_one(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::RadioButton, name).click();
    window.run();
}

/// Presses a button by its name.
pub(crate) fn press_button(window: &mut Window, name: &str) {
    // Longer than a double click.
    window.run_steps(20);
    window.get_by_role_and_label(Role::Button, name).click();
    window.run();
}

/// A tap by a finger, which is nowhere afterwards.
pub(crate) fn tap(window: &mut Window, pos: Pos2) {
    let touch = |phase| Event::Touch { device_id: TouchDeviceId(1), id: TouchId(1), phase, pos, force: None };
    let button = |pressed| {
        let (button, modifiers) = (egui::PointerButton::Primary, Modifiers::NONE);
        Event::PointerButton { pos, button, pressed, modifiers }
    };
    let down = [touch(TouchPhase::Start), Event::PointerMoved(pos), button(true)];
    let up = [touch(TouchPhase::End), button(false), Event::PointerGone];
    for events in [down, up] {
        for event in events {
            window.input_mut().events.push(event);
        }
        window.step();
    }
    window.run();
}

/// Two fingers on both sides of a place. The first one is the pointer as well.
pub(crate) fn two_fingers(window: &mut Window, phase: TouchPhase, middle: Pos2, aside: f32) {
    for (finger, aside) in [(1, -aside), (2, aside)] {
        let pos = middle + egui::vec2(aside, 0.0);
        window.event(Event::Touch { device_id: TouchDeviceId(1), id: TouchId(finger), phase, pos, force: None });
        match phase {
            TouchPhase::Start if finger == 1 => {
                window.hover_at(pos);
                window.drag_at(pos);
            }
            TouchPhase::Move if finger == 1 => window.hover_at(pos),
            TouchPhase::End if finger == 1 => window.drop_at(pos),
            _ => {}
        }
    }
    window.run_steps(2);
}
