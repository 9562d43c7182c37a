//! A telephone, upright and on its side: everything stands in its window in every language, nothing
//! is smaller than a finger, and nothing speaks of clicks and keys.

use crate::window::album::{ON_ITS_SIDE, UPRIGHT};
use crate::window::screens::Screens as _;
use crate::window::sheets::{harness, touch};
use crate::window::sights::{opened, windows};
use crate::window::{Window, go_on, open, open_rules, play_until, rules_for, shows, some_play, step, tap, waiting};
use egui::{Key, Pos2, Rect, Shape, Vec2, accesskit::Role, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::engine::{Bone, Set};
use electrum_dominoes::msg;
use electrum_dominoes::ui::words::Message;
use electrum_dominoes::{
    engine::rules::Preset,
    seat::Input,
    table::Waiting,
    ui::{
        command::{Command, Menu},
        settings::Settings,
        stage::OnStage,
        table::positions::{Areas, Display, Needs},
        words::{BUILT_IN, Words, ids},
    },
};

/// The least size of what a finger finds. Half a pixel is lost in rounding.
const FINGER: f32 = 43.5;

/// A table that was touched, where nothing is.
fn touched(size: Vec2, set: impl FnOnce(&mut Settings)) -> Window {
    let mut window = open(Preset::AllFives, 4711, size, set);
    tap(&mut window, pos2(0.6 * size.x, 80.0));
    window
}

/// Texts that are painted only as far as there is room, although nobody can point at them.
fn cut(shapes: &[egui::epaint::ClippedShape]) -> Vec<String> {
    let cut = |painted: &egui::epaint::ClippedShape| match &painted.shape {
        Shape::Text(text) if text.galley.elided => Some(text.galley.text().to_owned()),
        _ => None,
    };
    shapes.iter().filter_map(cut).collect()
}

/// What can be touched.
const TOUCHED: [Role; 9] = [
    Role::Button,
    Role::CheckBox,
    Role::RadioButton,
    Role::Switch,
    Role::Tab,
    Role::Slider,
    Role::ComboBox,
    Role::TextInput,
    Role::SpinButton,
];

#[test]
fn every_window_stands_on_a_telephone_in_every_language() {
    let mut wrong = Vec::new();
    for size in [UPRIGHT, ON_ITS_SIDE] {
        let mut display = harness(size, opened("about"));
        touch(&display.ctx);
        let whole = Rect::from_min_size(Pos2::ZERO, size);
        for (language, _) in BUILT_IN {
            for (name, mut desk) in windows() {
                desk.words = Words::choose(Some(language));
                desk.words.speak_of_fingers(true);
                *display.state_mut() = desk;
                display.run();
                display.run();
                let mut tell = |what: String| wrong.push(format!("{language} {size} {name}: {what}"));
                let cross = display.state().words.get(msg!("close")).to_owned();
                let cross = display.query_all_by_label(&cross).next().expect("a cross").rect();
                for role in TOUCHED.into_iter().chain([Role::Label, Role::Image]) {
                    for node in display.query_all_by_role(role) {
                        let (rect, said) = (node.rect(), node.accesskit_node().label().unwrap_or_default());
                        // What lies above or below is scrolled to.
                        if rect.left() < 11.5 || rect.right() > size.x - 11.5 {
                            tell(format!("{role:?} {said} stands at {rect}"));
                        }
                        if role == Role::Label && rect.intersects(cross) {
                            tell(format!("{said} stands under the cross"));
                        }
                        let least = rect.size().min_elem();
                        if TOUCHED.contains(&role) && least < FINGER {
                            tell(format!("{role:?} {said} is {} large", rect.size()));
                        }
                    }
                }
                if !whole.contains_rect(cross) {
                    tell(format!("the cross stands at {cross}"));
                }
                // A list of many columns has rows for what is too long, and is no narrower there.
                if name != "games" {
                    for text in cut(&display.output().shapes) {
                        tell(format!("“{text}” is cut off"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_table_of_a_telephone_on_its_side_has_bones_and_a_button_for_fingers() {
    for (size, hand) in [(ON_ITS_SIDE, 12), (vec2(844.0, 390.0), 14), (vec2(568.0, 320.0), 9)] {
        for beside in [false, true] {
            let mut window = touched(size, |settings| settings.look.log = beside);
            assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
            window.run();
            let scene = window.state().desk().scene().expect("a table");
            let areas = scene.key.areas;
            let upright = touched(vec2(size.y, size.x), |_| ()).state().desk().scene().expect("a table").key.areas;
            assert!(areas.bone >= upright.bone.min(44.0), "{size}: {}", areas.bone);
            assert!(areas.button.height() >= FINGER && areas.button.width() >= FINGER, "{size}: {}", areas.button);
            assert!(areas.text >= 0.95 * upright.text, "{size}: letters of {} and not {}", areas.text, upright.text);
            let whole = Rect::from_min_size(Pos2::ZERO, size);
            let places = [areas.seat, areas.line, areas.count, areas.yard, areas.button];
            for (at, place) in places.iter().enumerate() {
                assert!(whole.contains_rect(*place), "{size}: {place}");
                let over = |other: &&Rect| other.shrink(0.5).intersects(place.shrink(0.5));
                assert_eq!(places[..at].iter().find(over), None, "{size}: {place}");
                assert!(!areas.panel.shrink(0.5).intersects(*place), "{size}: {place} and the hand");
            }
            assert!(areas.table.height() > 90.0 && areas.table.width() > 300.0, "{size}: {}", areas.table);
            if !beside {
                let needs = Needs {
                    set: Set::Six,
                    display: Display::Whole,
                    words: 100,
                    letters: 100,
                    hand,
                    seats: 2,
                    open: false,
                    firecrackers: false,
                    scores: false,
                    over: false,
                    stays: false,
                };
                let area = Rect::from_min_size(pos2(0.0, 44.0), size - vec2(0.0, 44.0));
                let full = Areas::new(area, needs);
                assert!(full.bone >= 44.0, "{size}, {hand} bones: {}", full.bone);
            }
        }
    }
}

#[test]
fn on_the_compact_display_a_finger_finds_each_bone_of_the_hand_and_each_end() {
    for size in [UPRIGHT, ON_ITS_SIDE, vec2(844.0, 390.0)] {
        let mut window = touched(size, |settings| {
            settings.look.set_compact(&Preset::AllFives.rules(2).expect("a game for two"), true);
        });
        let table = |window: &Window| window.state().desk().game().view().played().len();
        assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. }) && table(window) > 3));
        let (bone, _) = some_play(&window).expect("a bone that fits");
        step(&mut window, Input::Choose(bone));
        window.run();
        let game = window.state().desk().game();
        let hand = game.view().hand().into_iter().map(crate::window::in_hand);
        let bones: Vec<Rect> = hand.map(|name| window.get_by_label_contains(&name).rect()).collect();
        let ends = game.view().fits(bone).into_iter().map(|end| crate::window::end_label(&window, end));
        let ends = ends.map(|name| window.get_by_label(&name).rect());
        let whole = Rect::from_min_size(Pos2::ZERO, size);
        let mut before: Vec<Rect> = vec![window.state().desk().scene().expect("a table").key.areas.button];
        for place in bones.into_iter().chain(ends) {
            assert!(place.size().min_elem() >= FINGER && whole.contains_rect(place), "{size}: {place}");
            let over = before.iter().find(|other| other.shrink(0.5).intersects(place));
            assert_eq!(over, None, "{size}: {place}");
            before.push(place);
        }
    }
}

/// Whether one place comes before another, from left to right and then from top to bottom.
fn is_before(one: &Rect, other: &Rect) -> bool {
    one.top() < other.top() - 1.0 || (one.top() - other.top()).abs() < 1.0 && one.left() < other.left() - 1.0
}

#[test]
fn on_the_compact_display_of_a_telephone_bones_keep_their_places_and_their_size() {
    for (size, most) in [(UPRIGHT, 12), (ON_ITS_SIDE, 12), (vec2(844.0, 390.0), 15)] {
        let mut largest = 0;
        for deal in 1..=12 {
            let mut window = open_rules(rules_for(Preset::Draw, 2), deal, size, true, |settings| {
                settings.set_as_in_manuals(true);
            });
            tap(&mut window, pos2(0.3 * size.x, 100.0));
            window.run();
            let mut before: Vec<(Bone, Rect)> = Vec::new();
            while waiting(&window) != Waiting::NewHand {
                let scene = window.state().desk().scene().expect("a table");
                let held: Vec<(Bone, Rect)> = scene.spots.hand().map(|(bone, pose)| (bone, pose.rect())).collect();
                let areas = scene.key.areas;
                let cells: Vec<Rect> = (0..areas.rows * areas.columns).map(|cell| areas.cell(cell).rect()).collect();
                assert!(cells.is_sorted_by(is_before), "{size}: {cells:?}");
                let span = held.iter().filter_map(|(_, rect)| cells.iter().position(|cell| cell == rect)).max();
                if span.is_none_or(|last| last >= most) || cells.len() < most {
                    // So many bones are smaller than fingers.
                    assert!(held.len() > most, "{size}, deal {deal}: {} places for {}", cells.len(), held.len());
                    break;
                }
                largest = largest.max(held.len());
                for (bone, rect) in &held {
                    assert!(rect.size().min_elem() >= FINGER, "{size}: {bone} is {} large", rect.size());
                    let was_held = before.iter().find(|(other, _)| other == bone);
                    assert!(was_held.is_none_or(|(_, was)| was == rect), "{size}: {bone} has moved or shrunk");
                    if was_held.is_none() && !before.is_empty() {
                        let free = |cell: &&Rect| !held.iter().any(|(_, other)| other == *cell);
                        let passed = cells.iter().filter(free).find(|cell| is_before(cell, rect));
                        let left = before.iter().filter(|(other, _)| !held.iter().any(|(bone, _)| bone == other));
                        let has_just_left = |cell: &Rect| left.clone().any(|(_, was)| was == cell);
                        assert!(passed.is_none_or(has_just_left), "{size}: {bone} has taken the next free place");
                    }
                }
                before = held;
                go_on(&mut window);
            }
        }
        assert!(largest > 9, "{size}: some hand was large: {largest}");
    }
}

#[test]
fn on_its_side_lessons_and_reviews_stand_beside_the_table() {
    for (size, command) in [(ON_ITS_SIDE, Command::Exercises), (vec2(844.0, 390.0), Command::Exercises)] {
        let mut window = touched(size, |_| ());
        let ctx = window.ctx.clone();
        window.state_mut().run(command, &ctx);
        window.run();
        let desk = &window.state().stage().practice().expect("an exercise").desk;
        let areas = desk.scene().expect("a table").key.areas;
        assert!(areas.bone >= 40.0, "{size}: bones of {}", areas.bone);
        assert!(areas.board.width() < 0.75 * size.x && areas.foot().bottom() > size.y - 2.0, "{size}: {areas:?}");
    }
    let mut window = touched(ON_ITS_SIDE, |_| ());
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 4));
    let ctx = window.ctx.clone();
    window.state_mut().run(Command::Review, &ctx);
    window.run();
    assert!(matches!(window.state().stage().shown(), OnStage::LookThrough(_)));
    let areas = window.state().stage().viewer().expect("a review").desk.scene().expect("a table").key.areas;
    assert!(areas.board.width() < 0.6 * ON_ITS_SIDE.x && areas.foot().bottom() > ON_ITS_SIDE.y - 2.0, "{areas:?}");
}

#[test]
fn upright_an_exercise_shows_its_task_above_its_buttons_in_every_language() {
    for (language, _) in BUILT_IN {
        let words = Words::choose(Some(language));
        let mut window = touched(UPRIGHT, |settings| settings.look.language = Some(language.to_owned()));
        let ctx = window.ctx.clone();
        window.state_mut().run(Command::Exercises, &ctx);
        window.run();
        let task = window.get_by_role_and_label(Role::Status, words.get(msg!("practice-find"))).rect();
        let button = window.get_by_role_and_label(Role::Button, words.get(msg!("practice-show"))).rect();
        assert!(task.bottom() <= button.top(), "{language}: {task} {button}");
        for (role, word) in [(Role::Button, "menu-options"), (Role::MenuItemCheckBox, "command-log")] {
            let at = window.get_by_role_and_label(role, words.get(Message::must(word))).rect().center();
            tap(&mut window, at);
        }
        assert!(shows(&window, words.get(msg!("log-copy"))), "{language}: the log");
    }
}

#[test]
fn a_finger_enlarges_what_it_touches_and_a_mouse_makes_it_smaller_again() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |_| ());
    let name = |window: &Window| window.get_by_role_and_label(Role::Button, "Options").rect().size();
    let by_mouse = name(&window);
    assert!(shows(&window, "Hint (F2)"));
    tap(&mut window, pos2(480.0, 200.0));
    assert!(name(&window).min_elem() >= FINGER, "{}", name(&window));
    assert!(shows(&window, "Hint") && !shows(&window, "(F2)"), "a finger presses no keys");
    window.run_steps(120);
    window.hover_at(pos2(500.0, 210.0));
    window.run();
    window.run();
    assert_eq!(name(&window), by_mouse);
    assert!(shows(&window, "Hint (F2)"));
}

#[test]
fn the_names_of_the_menus_have_room_for_fingers_in_every_language() {
    for (language, _) in BUILT_IN {
        let words = Words::choose(Some(language));
        let window = touched(UPRIGHT, |settings| settings.look.language = Some(language.to_owned()));
        let names = Menu::ALL.map(|menu| window.get_by_role_and_label(Role::Button, words.get(menu.word())).rect());
        for (at, name) in names.iter().enumerate() {
            assert!(name.size().min_elem() >= FINGER && name.right() <= UPRIGHT.x, "{language}: {name}");
            assert!(!names[..at].iter().any(|other| other.shrink(0.5).intersects(*name)), "{language}: {names:?}");
        }
    }
}

#[test]
fn whoever_taps_reads_nothing_of_clicks_and_keys() {
    const CLICKS: [(&str, [&str; 3]); 7] = [
        ("en", ["click", "Ctrl", "space bar"]),
        ("de", ["klick", "Strg", "Leertaste"]),
        ("es", ["clic", "Ctrl", "barra espac"]),
        ("fr", ["cliq", "Ctrl", "barre d’espace"]),
        ("it", ["clic", "Ctrl", "barra spaz"]),
        ("pt", ["cliq", "Ctrl", "barra de espaço"]),
        ("ru", ["щёлк", "Ctrl", "пробел"]),
    ];
    for (language, not) in CLICKS {
        let mut words = Words::choose(Some(language));
        words.speak_of_fingers(true);
        // The page of the keys is not shown there.
        let told = ids(BUILT_IN[0].1).filter(|id| !id.starts_with("key-") && !id.starts_with("keys-"));
        for id in told {
            let message = Message::must(id);
            let told: Vec<_> = message.arguments().iter().map(|name| (*name, 5.into())).collect();
            let text = words.format(message, &told);
            assert!(
                !not.iter().any(|word| text.to_lowercase().contains(&word.to_lowercase())),
                "{language} {id}: {text}"
            );
        }
    }
}

#[test]
fn a_whole_hand_is_played_by_finger_on_a_telephone_on_its_side() {
    let mut window = touched(ON_ITS_SIDE, |settings| {
        settings.play.one_click = true;
        settings.play.auto_ok = true;
    });
    for _ in 0..200 {
        match waiting(&window) {
            Waiting::NewHand | Waiting::NewGame => break,
            Waiting::You { .. } => {
                let (bone, _) = some_play(&window).expect("a bone that fits");
                let at = window.get_by_label_contains(&crate::window::in_hand(bone)).rect().center();
                tap(&mut window, at);
                if window.state().desk().game().chosen() == Some(bone) {
                    let end = window.state().desk().game().view().fits(bone)[0];
                    let at = window.get_by_label(&crate::window::end_label(&window, end)).rect().center();
                    tap(&mut window, at);
                }
            }
            _ => {
                let at = window.state().desk().scene().expect("a table").key.areas.button.center();
                tap(&mut window, at);
            }
        }
        window.run_steps(30);
    }
    assert!(matches!(waiting(&window), Waiting::NewHand | Waiting::NewGame), "{:?}", waiting(&window));
    window.key_press(Key::Escape);
}
