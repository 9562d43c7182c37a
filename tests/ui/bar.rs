//! The bar on the table, and that every command says what it did.

use crate::window::screens::Screens as _;
use crate::window::{
    Window, click, end_label, in_hand, middling, open, play_until, put, shows, some_play, spoken, two_fingers, waiting,
};
use egui::accesskit::{Role, Toggled};
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Shape, TouchPhase, Vec2, ViewportCommand, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::msg;
use electrum_dominoes::ui::settings::{BarPlace, Settings, WindowPlace};
use electrum_dominoes::{
    engine::rules::Preset,
    table::Waiting,
    ui::{
        command::{BAR, COMMANDS, Command, Menu},
        paint::theme::Theme,
        words::{BUILT_IN, Words},
    },
};

/// The name of the button of a command in the bar.
fn tool(window: &Window, command: Command, words: &Words) -> String {
    let entry = command.entry();
    let keys = entry.keys().first().map(|keys| window.ctx.format_shortcut(keys)).unwrap_or_default();
    words.format(msg!("bar-tool"), &[("command", words.get(entry.word).into()), ("keys", keys.into())])
}

/// Presses the button of a command in the bar.
fn press_tool(window: &mut Window, command: Command) {
    let name = tool(window, command, &Words::english());
    window.get_by_label(&name).click();
    window.run();
}

fn smallest() -> Vec2 {
    vec2(WindowPlace::LEAST.0.into(), WindowPlace::LEAST.1.into())
}

#[test]
fn the_menus_and_the_bar_share_one_row() {
    for (language, _) in BUILT_IN {
        let words = Words::choose(Some(language));
        for (width, least) in
            [(360.0, 2), (480.0, 5 + usize::from(language == "en")), (640.0, BAR.len()), (1920.0, BAR.len())]
        {
            let window = open(Preset::AllFives, 5, vec2(width, 640.0), |settings| {
                settings.look.language = Some(language.to_owned());
            });
            let menus = Menu::ALL.map(|menu| window.get_by_label(words.get(menu.word())).rect());
            let shown = |command: &Command| Some(window.query_by_label(&tool(&window, *command, &words))?.rect());
            let tools: Vec<Rect> = BAR.iter().map_while(shown).collect();
            assert!(tools.len() >= least, "{language}, {width}: {} tools", tools.len());
            let row: Vec<Rect> = menus.into_iter().chain(tools).collect();
            for pair in row.windows(2) {
                assert!(pair[0].right() <= pair[1].left() + 0.5, "{language}, {width}: {row:?}");
                assert!((pair[0].center().y - pair[1].center().y).abs() < 2.0, "{language}, {width}: {row:?}");
            }
            assert!(row.iter().all(|place| place.right() <= width), "{language}, {width}: {row:?}");
        }
    }
}

#[test]
fn every_button_of_the_bar_has_room_for_a_finger_in_every_window() {
    for (language, _) in BUILT_IN {
        let words = Words::choose(Some(language));
        for (size, at, scale) in [
            (smallest(), BarPlace::Top, 100),
            (smallest(), BarPlace::Left, 100),
            (vec2(960.0, 720.0), BarPlace::Top, 100),
            (vec2(960.0, 720.0), BarPlace::Top, 200),
            (vec2(1920.0, 1080.0), BarPlace::Left, 150),
        ] {
            let window = open(Preset::AllFives, 5, size, |settings| {
                settings.look.language = Some(language.to_owned());
                settings.look.bar_at = at;
                settings.look.interface_scale = scale;
            });
            let screen = Rect::from_min_size(Pos2::ZERO, size * 100.0 / f32::from(scale));
            let places =
                BAR.iter().filter_map(|command| Some(window.query_by_label(&tool(&window, *command, &words))?.rect()));
            let places: Vec<Rect> = places.collect();
            assert!(places.len() >= if at == BarPlace::Left { BAR.len() } else { 5 }, "{language} {size} {at:?}");
            for (number, place) in places.iter().enumerate() {
                let pressed = place.size() * window.ctx.zoom_factor();
                assert!(pressed.min_elem() >= 44.0, "{language} {size} {at:?}: {place}");
                assert!(screen.contains_rect(*place), "{language} {size} {at:?}: {place}");
                let overlaps = |other: &Rect| place.shrink(1.0).intersects(*other);
                assert!(!places[..number].iter().any(overlaps), "{language} {size} {at:?}: {place}");
            }
        }
    }
}

#[test]
fn the_bar_gives_commands_and_can_be_hidden() {
    let mut window = middling(Preset::AllFives, 4711);
    press_tool(&mut window, Command::Log);
    assert!(window.state().settings().look.log);
    let name = tool(&window, Command::Log, &Words::english());
    assert_eq!(window.get_by_label(&name).accesskit_node().toggled(), Some(Toggled::True));
    press_tool(&mut window, Command::Log);
    assert!(!window.state().settings().look.log);
    window.key_press_modifiers(Modifiers::COMMAND, Key::B);
    window.run();
    assert!(window.query_by_label(&name).is_none(), "it is hidden");
    assert_eq!(spoken(&window).note, "Tool bar: off");
    window.key_press_modifiers(Modifiers::COMMAND, Key::B);
    window.run();
    assert!(window.query_by_label(&name).is_some());
}

#[test]
fn f11_asks_for_the_full_screen() {
    let mut window = middling(Preset::AllFives, 4711);
    window.key_press(Key::F11);
    window.run();
    assert_eq!(spoken(&window).note, "Full screen: on");
    let (place, accent) = (window.get_by_role(Role::Alert).rect(), Theme::DEFAULTS[0].plate(0.0).0);
    let accented = window.output().shapes.iter().any(|painted| match &painted.shape {
        Shape::Rect(shape) => shape.rect == place && shape.fill == accent,
        _ => false,
    });
    assert!(!accented, "it is not the next thing to do");
    let ctx = window.ctx.clone();
    window.state_mut().run(Command::FullScreen, &ctx);
    window.step();
    let asked = window.output().viewport_output.values().flat_map(|viewport| &viewport.commands);
    assert!(asked.into_iter().any(|command| *command == ViewportCommand::Fullscreen(true)));
}

#[test]
fn a_command_that_cannot_be_given_says_why() {
    let mut window = middling(Preset::AllFives, 4711);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    window.run();
    assert_eq!(spoken(&window).note, "Nothing to redo.");
    window.key_press(Key::P);
    window.run();
    assert_eq!(spoken(&window).note, "This game has no clock.");
}

#[test]
fn every_command_answers() {
    for entry in COMMANDS {
        // These ask the system for something, and it answers.
        if matches!(entry.command, Command::Quit | Command::PasteGame | Command::OpenGame | Command::SaveGame) {
            continue;
        }
        let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.play.writes_bones = true);
        let before = spoken(&window);
        let moment = |window: &Window| window.state().desk().game().view().moment;
        let begun = moment(&window);
        let ctx = window.ctx.clone();
        window.state_mut().run(entry.command, &ctx);
        window.run();
        // A hand that begins again is nobody's business, and no word is said of it.
        let begins_again = entry.command == Command::Restart && moment(&window) != begun;
        let opened = ["Close", "Cancel"].into_iter().any(|name| window.query_all_by_label(name).next().is_some());
        let fills = window.state().stage().practice().is_some() || window.state().stage().looks_through();
        let looks_back = shows(&window, "Move 1");
        let answers = opened || fills || looks_back || begins_again || spoken(&window) != before;
        assert!(answers, "{:?}", entry.command);
    }
}

#[test]
fn what_a_command_said_goes_again() {
    let mut window = middling(Preset::AllFives, 4711);
    window.key_press(Key::T);
    window.run();
    assert_eq!(spoken(&window).note, "Tutor: on");
    window.run_steps(300);
    assert_eq!(spoken(&window).note, "");
}

#[test]
fn a_switch_that_is_on_has_a_tick_in_the_menu() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.look.unseen = true);
    click(&mut window, "Options");
    let toggled = |name: &str| window.get_by_label(name).accesskit_node().toggled();
    assert_eq!(toggled("Log"), Some(Toggled::False));
    assert_eq!(toggled("Tool bar"), Some(Toggled::True));
    assert!(Settings::default().look.bar);
}

/// A window in which it is the player's turn.
fn at_your_turn() -> Window {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    window
}

#[test]
fn a_right_click_on_a_bone_offers_every_play_with_it() {
    let mut window = at_your_turn();
    let (bone, _) = some_play(&window).expect("a bone that fits");
    let ends = window.state().desk().game().view().fits(bone);
    window.get_by_label_contains(&in_hand(bone)).click_secondary();
    window.run();
    assert_eq!(window.state().desk().game().chosen(), None, "nothing is done yet");
    assert_eq!(window.get_all_by_label_contains(&format!("{bone} ")).count(), ends.len());
    window.get_all_by_label_contains(&format!("{bone} ")).next().expect("a play").click();
    window.run();
    assert!(!window.state().desk().game().view().hand().contains(bone));
    assert!(window.query_by_label("Choose a place for it").is_none(), "the menu has closed");
}

#[test]
fn a_right_click_on_a_place_offers_the_bones_that_fit_there() {
    let mut window = at_your_turn();
    let (bone, end) = some_play(&window).expect("a bone that fits");
    let place = end_label(&window, end);
    window.get_by_label(&place).click_secondary();
    window.run();
    window.get_by_label_contains(&format!("{bone} ")).click();
    window.run();
    assert!(!window.state().desk().game().view().hand().contains(bone));
}

/// Clicks with the other button where no bone lies and none can be played.
pub(crate) fn click_the_bare_cloth(window: &mut Window) {
    let scene = window.state().desk().scene().expect("a table");
    let (cloth, spots) = (scene.key.areas.cloth, &scene.spots);
    let taken = spots.bones.iter().map(|spot| spot.pose.rect()).chain(spots.ends.iter().map(|spot| spot.pose.rect()));
    let taken: Vec<Rect> = taken.map(|rect| rect.expand(12.0)).collect();
    // Panels stand at the top.
    let across = (1..20).rev().flat_map(|row| (1..20).rev().map(move |column| vec2(column as f32, row as f32) / 20.0));
    let mut across = across.map(|part| cloth.min + part * cloth.size());
    let at = across.find(|at| taken.iter().all(|rect| !rect.contains(*at))).expect("bare cloth");
    for pressed in [true, false] {
        window.hover_at(at);
        window.event(Event::PointerButton {
            pos: at,
            button: PointerButton::Secondary,
            pressed,
            modifiers: Modifiers::NONE,
        });
        window.run_steps(3);
    }
}

#[test]
fn a_right_click_on_the_cloth_offers_what_one_wants_of_a_table() {
    let mut window = at_your_turn();
    let (bone, end) = some_play(&window).expect("a bone that fits");
    put(&mut window, bone, end);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    // The rules that are played, the colors and a hint.
    for (item, opens) in [("Rules: All Fives", "Help"), ("Colors", "Colors")] {
        click_the_bare_cloth(&mut window);
        window.get_by_role_and_label(Role::Button, item).click();
        window.run();
        assert!(window.query_by_role_and_label(Role::Dialog, opens).is_some(), "{item}");
        window.key_press(Key::Escape);
        window.run();
    }
    click_the_bare_cloth(&mut window);
    window.get_by_role_and_label(Role::Button, "Hint").click();
    window.run_steps(3);
    assert!(window.state().desk().game().hint().is_some());
    // The whole table after it was made larger.
    let camera = |window: &Window| window.state().desk().scene().expect("a table").key.camera;
    let whole = camera(&window);
    let cloth = window.state().desk().scene().expect("a table").key.areas.cloth;
    window.hover_at(cloth.center());
    window.event(Event::Zoom(1.4));
    window.run();
    assert_ne!(camera(&window), whole);
    click_the_bare_cloth(&mut window);
    window.get_by_label("Fit the table").click();
    window.run();
    assert_eq!(camera(&window), whole);
    // The last play is taken back.
    click_the_bare_cloth(&mut window);
    window.get_by_role_and_label(Role::Button, "Undo").click();
    window.run();
    assert!(window.state().desk().game().view().hand().contains(bone));
}

#[test]
fn the_menu_of_the_cloth_shows_the_keys_and_has_only_what_the_screen_knows() {
    let mut window = at_your_turn();
    click_the_bare_cloth(&mut window);
    // Nothing was played yet.
    assert!(window.get_by_role_and_label(Role::Button, "Undo").accesskit_node().is_disabled());
    assert!(!window.get_by_role_and_label(Role::Button, "Hint").accesskit_node().is_disabled());
    window.key_press(Key::Escape);
    window.run();
    assert!(window.query_by_label("Fit the table").is_none(), "Escape closes it");
    assert!(window.state().stage().is_table());
}

#[test]
fn shift_f10_opens_the_menu_of_the_bone_with_the_ring() {
    let mut window = at_your_turn();
    window.key_press(Key::Tab);
    window.run();
    let before = window.state().desk().game().view().hand().len();
    window.key_press_modifiers(Modifiers::SHIFT, Key::F10);
    window.run();
    assert!(window.query_by_label("Choose a place for it").is_some());
    assert!(window.query_by_label_contains("Restart").is_none(), "the menus stay closed");
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(window.state().desk().game().view().hand().len(), before - 1, "Enter plays");
}

#[test]
fn a_long_press_opens_the_menu_on_a_touch_screen() {
    let mut window = at_your_turn();
    let (bone, _) = some_play(&window).expect("a bone that fits");
    let at = window.get_by_label_contains(&in_hand(bone)).rect().center();
    let touch =
        |phase| Event::Touch { device_id: egui::TouchDeviceId(1), id: egui::TouchId(1), phase, pos: at, force: None };
    window.event(touch(TouchPhase::Start));
    window.drag_at(at);
    window.run_steps(90);
    assert!(window.query_by_label("Choose a place for it").is_some());
    window.event(touch(TouchPhase::End));
    window.drop_at(at);
    window.run_steps(5);
    assert!(window.query_by_label("Choose a place for it").is_some(), "it stays when the finger is lifted");
}

#[test]
fn two_fingers_that_rest_before_they_spread_make_the_table_larger_and_open_no_menu() {
    let mut window = at_your_turn();
    let scene = |window: &Window| window.state().desk().scene().expect("a table").key.clone();
    let middle = scene(&window).areas.cloth.center() + vec2(0.0, 100.0);
    two_fingers(&mut window, TouchPhase::Start, middle, 40.0);
    window.run_steps(90);
    assert!(window.query_by_label("Fit the table").is_none());
    for step in 1..=8_u8 {
        two_fingers(&mut window, TouchPhase::Move, middle, 40.0 + 8.0 * f32::from(step));
    }
    assert!(scene(&window).camera.zoom > 1.3, "{:?}", scene(&window).camera);
}
