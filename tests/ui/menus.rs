//! The menu bar in the smallest window, in every language. Each menu fits, and the current game is
//! readable.

use electrum_dominoes::msg;
use electrum_dominoes::ui::words::Message;
use std::cmp::Reverse;

use crate::window::files::{finish, program};
use crate::window::{Window, open, open_rules, shows};
use egui::{
    Color32, Event, FontId, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Rect, TextStyle, TouchDeviceId, TouchId,
    TouchPhase, Vec2,
    accesskit::{Role, Toggled},
    pos2, vec2,
};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::store::Memory;
use electrum_dominoes::ui::settings::{BarPlace, WindowPlace};
use electrum_dominoes::{
    engine::rules::{Preset, Rules},
    nestor::Level,
    ui::{
        command::{Menu, MenuPlace},
        words::{BUILT_IN, Words},
    },
};

fn smallest() -> Vec2 {
    vec2(WindowPlace::LEAST.0.into(), WindowPlace::LEAST.1.into())
}

/// A smallest window whose bar stands at the left, which leaves room for the title.
fn titled(rules: Rules, language: &str, levels: [Level; 3]) -> Window {
    let mut window = small(rules, language, levels);
    window.state_mut().set(|settings| settings.look.bar_at = BarPlace::Left);
    window.run();
    window
}

fn small(rules: Rules, language: &str, levels: [Level; 3]) -> Window {
    open_rules(rules, 5, smallest(), false, |settings| {
        settings.look.language = Some(language.to_owned());
        settings.game.set_levels(&levels);
    })
}

/// What can unfold in the menus.
const FOLDS: [MenuPlace; 2] = [MenuPlace::Files, MenuPlace::More];

/// What a menu can show: itself, and itself with one of its parts unfolded.
fn unfolded(menu: Menu) -> Vec<Option<MenuPlace>> {
    let has = |place: &MenuPlace| menu.commands().any(|entry| entry.place_in(menu) == *place);
    std::iter::once(None).chain(FOLDS.into_iter().filter(has).map(Some)).collect()
}

/// Opens a menu, and unfolds a part of it. Returns the messages of its lines.
fn open_menu(window: &mut Window, menu: Menu, part: Option<MenuPlace>, words: &Words) -> Vec<Message> {
    window.get_by_role_and_label(Role::Button, words.get(menu.word())).click();
    window.run();
    // What is rare folds away only where the menu has no room for it.
    let folds = |place: &MenuPlace| place.fold().is_some_and(|word| window.query_by_label(words.get(word)).is_some());
    let folds: Vec<MenuPlace> = FOLDS.into_iter().filter(folds).collect();
    let part = part.filter(|place| folds.contains(place));
    let stands = |place| Some(place) == part || !folds.contains(&place);
    // Only a browser offers to install the page.
    let lines = menu.commands().filter(|entry| stands(entry.place_in(menu)) && entry.word != msg!("command-install"));
    let lines = lines.map(|entry| entry.word).chain(folds.iter().copied().filter_map(MenuPlace::fold)).collect();
    if let Some(fold) = part.and_then(MenuPlace::fold) {
        // A long menu scrolls on a telephone.
        window.get_by_label(words.get(fold)).scroll_to_me();
        window.run();
        window.get_by_label(words.get(fold)).click();
        window.run();
    }
    lines
}

/// Returns the places of these lines of a menu.
fn places(window: &Window, lines: &[Message], words: &Words) -> Vec<Rect> {
    let of = |word: &Message| {
        window.query_all_by_label_contains(words.get(*word)).map(|node| node.rect()).collect::<Vec<_>>()
    };
    lines.iter().flat_map(of).collect()
}

#[test]
fn every_menu_has_room_in_the_smallest_window() {
    for (language, _) in BUILT_IN {
        let words = Words::choose(Some(language));
        for (menu, part) in
            Menu::ALL.into_iter().flat_map(|menu| unfolded(menu).into_iter().map(move |part| (menu, part)))
        {
            // Against the clock there are four more commands, and below them what is rare scrolls.
            let is_long = (menu, part) == (Menu::Game, Some(MenuPlace::More));
            let game = if is_long { Preset::AllFives } else { Preset::Firecrackers };
            let mut window = small(game.rules(2).expect("a game for two"), language, [Level::Beginner; 3]);
            let lines = open_menu(&mut window, menu, part, &words);
            let before = places(&window, &lines, &words);
            assert!(before.len() >= lines.len(), "{language}, {menu:?} is open");
            let whole = Rect::from_min_size(egui::Pos2::ZERO, smallest());
            assert!(before.iter().all(|place| whole.contains_rect(*place)), "{language}, {menu:?}: {before:?}");
            // If the menu were higher than the window, the wheel would scroll it.
            window.hover_at(before[0].center());
            window.run();
            window.event(Event::MouseWheel {
                unit: MouseWheelUnit::Line,
                delta: vec2(0.0, -5.0),
                phase: TouchPhase::Move,
                source: MouseWheelSource::Unknown,
                modifiers: Modifiers::NONE,
            });
            window.run();
            window.run_steps(30);
            assert_eq!(places(&window, &lines, &words), before, "{language}: {menu:?} scrolls");
        }
    }
}

#[test]
fn a_finger_finds_every_command_of_a_menu() {
    let words = Words::choose(Some("en"));
    for (menu, part) in Menu::ALL.into_iter().flat_map(|menu| unfolded(menu).into_iter().map(move |part| (menu, part)))
    {
        let rules = Preset::Firecrackers.rules(2).expect("a game for two");
        let mut window = open_rules(rules, 5, vec2(360.0, 640.0), false, |_| ());
        window.event(Event::Touch {
            device_id: TouchDeviceId(1),
            id: TouchId(1),
            phase: TouchPhase::Start,
            pos: pos2(180.0, 300.0),
            force: None,
        });
        window.run();
        // The name of a menu may be in one of its commands, and that of a command in the bar.
        let bar = window.query_all_by_role(Role::Button).map(|button| button.rect()).collect::<Vec<_>>();
        let lines = open_menu(&mut window, menu, part, &words);
        let bar: Vec<Rect> = bar.into_iter().filter(|button| button.top() < 22.0).collect();
        let rows: Vec<Rect> = places(&window, &lines, &words).into_iter().filter(|row| !bar.contains(row)).collect();
        assert!(rows.len() >= lines.len(), "{menu:?} is open: {lines:?} {rows:?}");
        assert!(rows.iter().all(|row| row.height() >= 43.9), "{menu:?}: {rows:?}");
        let last = words.get(menu.commands().filter(|entry| lines.contains(&entry.word)).last().expect("a line").word);
        window.query_all_by_label_contains(last).last().expect("the last command").scroll_to_me();
        window.run();
        let row = window.query_all_by_label_contains(last).last().expect("the last command").rect();
        assert!(row.bottom() <= 640.0 && row.top() > 0.0, "{menu:?}: {row:?}");
    }
}

/// Returns the game and its levels as shown in the menu bar, and whether the text is complete.
fn title(window: &Window) -> (String, bool) {
    let node = window
        .query_all_by_role(Role::Label)
        .find(|node| node.accesskit_node().value().is_some_and(|text| text.contains(" · ")))
        .expect("a title");
    let text = node.accesskit_node().value().expect("a text");
    let usual = TextStyle::Button.resolve(&window.ctx.style_of(window.ctx.theme())).size - 1.0;
    let sizes = [usual, 0.85 * usual].map(|size| {
        let font = FontId::proportional(size);
        window.ctx.fonts_mut(|fonts| fonts.layout_no_wrap(text.clone(), font, Color32::WHITE).size())
    });
    // The height shows which of the sizes was used, rounded to whole pixels.
    let shown = node.rect();
    let wanted = sizes.into_iter().find(|size| (size.y - shown.height()).abs() < 1.0).expect("one of the known sizes");
    (text, wanted.x <= shown.width() + 1.0)
}

#[test]
fn the_game_and_its_level_can_be_read_in_the_smallest_window() {
    for (language, _) in BUILT_IN {
        let words = Words::choose(Some(language));
        let length = |level: &Level| words.level(*level).chars().count();
        let level = Level::ALL.into_iter().max_by_key(length).expect("a level");
        // The longest names, as they are and with options of one's own.
        let mut games = Preset::ALL;
        games.sort_by_key(|game| Reverse(words.game(Some(*game)).chars().count()));
        let games = games.into_iter().take(8).map(Preset::usual);
        for rules in games.flat_map(|rules| [rules, Rules { target: 77, ..rules }]) {
            let (text, is_whole) = title(&titled(rules, language, [level; 3]));
            assert!(is_whole, "{language}: {text} is cut off");
            assert!(text.ends_with(words.level(level)), "{language}: {text}");
        }
    }
}

#[test]
fn many_levels_are_shown_as_a_range() {
    let rules = Preset::FiveUp.rules(4).expect("a game for four");
    let levels = [Level::NotSoEasy, Level::Beginner, Level::Brutal];
    let mut narrow = titled(rules, "en", levels);
    narrow.set_size(vec2(400.0, 560.0));
    narrow.run();
    assert_eq!(title(&narrow), ("Five-Up · Beginner–Brutal".to_owned(), true));
    let mut wide = small(rules, "en", levels);
    wide.set_size(vec2(960.0, 720.0));
    wide.run();
    assert_eq!(title(&wide).0, "Five-Up · Not so easy, Beginner, Brutal");
}

#[test]
fn a_pointer_that_rests_on_the_menus_does_not_get_in_the_way_of_keys() {
    let mut window = small(Preset::AllFives.rules(2).expect("two can play it"), "en", [Level::Beginner; 3]);
    for resting in ["Help", "Options"] {
        let at = window.get_by_label(resting).rect().center();
        window.hover_at(at);
        window.run();
        window.key_press(Key::F10);
        window.run();
        assert!(window.query_by_label_contains("New game").is_some(), "the first menu is open");
        window.key_press(Key::ArrowRight);
        window.run();
        assert!(window.query_by_label("Unseen bones").is_some(), "the second, whatever the pointer is on");
        window.key_press(Key::ArrowRight);
        window.run();
        assert!(window.query_by_label("Tutor").is_some(), "the third");
        window.key_press(Key::Escape);
        window.run();
        assert!(window.query_by_label("Tutor").is_none(), "Escape closes it");
    }
}

#[test]
fn what_is_rare_stands_in_the_menu_itself_where_there_is_room() {
    let windows =
        [(Preset::Firecrackers, 560.0, true), (Preset::Firecrackers, 800.0, false), (Preset::AllFives, 720.0, false)];
    for (game, height, folds) in windows {
        let mut window = open(game, 5, vec2(640.0, height), |_| ());
        window.get_by_label("Game").click();
        window.run();
        assert_eq!(window.query_by_label("More").is_some(), folds, "{height}");
        assert_eq!(window.query_by_label_contains("Preserve").is_none(), folds, "{height}");
        assert!(window.query_by_label("Files").is_some(), "{height}");
        window.get_by_label("Files").click();
        window.run();
        assert!(window.query_by_label_contains("Paste game").is_some(), "{height}");
        assert_eq!(window.query_by_label("More").is_some(), folds, "{height}: nothing else folds with it");
    }
}

#[test]
fn the_keys_unfold_a_part_of_a_menu_and_give_a_command_of_it() {
    let mut window = small(Preset::Firecrackers.rules(2).expect("two can play it"), "en", [Level::Beginner; 3]);
    let key = |window: &mut Window, key| {
        window.key_press(key);
        window.run();
    };
    key(&mut window, Key::F10);
    assert!(window.query_by_label_contains("Preserve").is_none(), "it is folded");
    window.get_by_label("More").focus();
    window.run();
    key(&mut window, Key::Enter);
    assert!(window.query_by_label_contains("Preserve").is_some(), "the menu stays open");
    window.get_by_label("More").focus();
    window.run();
    key(&mut window, Key::Enter);
    assert!(window.query_by_label_contains("Preserve").is_none(), "and folds again");
    key(&mut window, Key::Enter);
    while !window.get_by_label_contains("Preserve").is_focused() {
        key(&mut window, Key::ArrowDown);
    }
    key(&mut window, Key::Enter);
    assert!(window.query_by_label_contains("Preserved: ").is_some(), "the game was preserved");
    assert!(window.query_by_label("More").is_none(), "the menu has closed");
    key(&mut window, Key::F10);
    assert!(window.query_by_label_contains("Restart").is_none(), "a menu opens folded");
}

#[test]
fn what_needs_a_clock_is_only_in_the_menu_of_such_a_game() {
    for (game, timed) in [(Preset::AllFives, false), (Preset::Firecrackers, true)] {
        let mut window = small(game.rules(2).expect("two can play it"), "en", [Level::Beginner; 3]);
        window.get_by_label("Game").click();
        window.run();
        for name in ["Pause", "Give up", "Results", "Firecracker"] {
            assert_eq!(window.query_all_by_label_contains(name).next().is_some(), timed, "{game}: {name}");
        }
        assert!(window.query_by_label_contains("New game").is_some());
    }
}

#[test]
fn the_pages_of_the_records_and_of_the_help_turn_to_each_other() {
    // A page without games is a small card.
    let mut window = program(&Memory::default());
    finish(&mut window);
    for (menu, opens, pages) in [
        ("Game", "Records", &["Game tally", "Statistics", "Games", "Score sheet", "Game tally"][..]),
        ("Help", "Help", &["Help", "Is it fair?", "About", "Help"]),
    ] {
        window.get_by_role_and_label(Role::Button, menu).click();
        window.run();
        window.query_all_by_label_contains(opens).last().expect("a line of the menu").click();
        window.run();
        let mut places = None;
        for page in pages {
            window.get_by_role_and_label(Role::Tab, page).click();
            window.run();
            window.get_by_role_and_label(Role::Dialog, page);
            let cross = window.get_all_by_label("Close").map(|button| button.rect()).next();
            assert_eq!(*places.get_or_insert(cross), cross, "{page} is as large as the others");
            let on =
                window.query_all_by_role(Role::Tab).filter(|tab| tab.accesskit_node().toggled() == Some(Toggled::True));
            assert_eq!(on.count(), 1, "{page}");
        }
        window.key_press(Key::Escape);
        window.run();
        assert!(window.query_by_role(Role::Dialog).is_none(), "Escape closes all of them");
    }
}

#[test]
fn each_kind_of_practice_is_one_click_away_from_its_window() {
    let mut window = small(Preset::AllFives.rules(2).expect("two can play it"), "en", [Level::Beginner; 3]);
    for (name, opened) in
        [("Course", "1. "), ("Today", "answered"), ("Exercises", "Filter"), ("Eight deals", "Same bones")]
    {
        window.get_by_role_and_label(Role::Button, "Game").click();
        window.run();
        window.get_by_label("Practice").click();
        window.run();
        window.get_by_label_contains(&format!("{name}: ")).click();
        window.run();
        assert!(window.query_all_by_label_contains(opened).next().is_some(), "{name}");
        window.key_press(Key::Escape);
        window.run();
    }
}

/// Lets a frame pass with these keys held, in a window that has the keyboard or not.
fn frame(window: &mut Window, held: Modifiers, focused: bool, event: Option<Event>) {
    let input = window.input_mut();
    input.focused = focused;
    input.events.push(Event::ModifiersChanged(held));
    input.events.extend(event);
    window.step();
}

#[test]
fn alt_opens_the_menu_only_when_nothing_is_done_with_it() {
    let mut window = small(Preset::AllFives.rules(2).expect("two can play it"), "en", [Level::Beginner; 3]);
    let (alt, none) = (Modifiers::ALT, Modifiers::NONE);
    let key = |key, pressed| {
        (alt, true, Some(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: alt }))
    };
    let (press, release) = ((alt, true, None), (none, true, None));
    // A command takes the first of these keys, and none the other.
    let [down, up] = [true, false].map(|pressed| key(Key::A, pressed));
    let [other_down, other_up] = [true, false].map(|pressed| key(Key::Y, pressed));
    let lifted = (none, true, up.2.clone());
    for (frames, opens, what) in [
        (vec![press.clone(), press.clone(), release.clone()], true, "Alt alone"),
        (vec![press.clone(), down.clone(), release.clone(), lifted], false, "Alt and a command"),
        (vec![press.clone(), other_down, other_up, press.clone(), release.clone()], false, "Alt and another key"),
        (vec![press.clone(), (alt | Modifiers::CTRL, true, None), press.clone(), release.clone()], false, "and Ctrl"),
        (vec![press.clone(), (none, false, None)], false, "the window has lost the keyboard"),
        (vec![press.clone(), release.clone(), release.clone()], true, "it happens only once"),
        (vec![down, up, release.clone(), press, release], true, "the next time is a new one"),
    ] {
        for (held, focused, event) in frames {
            frame(&mut window, held, focused, event);
        }
        frame(&mut window, none, true, None);
        assert_eq!(window.query_by_label_contains("New game").is_some(), opens, "{what}");
        window.key_press(Key::Escape);
        window.run();
        assert!(window.query_by_label_contains("New game").is_none());
    }
}

#[test]
fn the_window_for_a_new_game_says_how_each_chosen_level_plays() {
    let mut window = small(Preset::AllFives.rules(2).expect("two can play it"), "en", [Level::Beginner; 3]);
    window.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.run();
    let beginner = "Beginner. Plays the bone that scores the most now, and looks at nothing else.";
    assert!(shows(&window, beginner) && !shows(&window, "Tough. ") && !shows(&window, " against “"));
    window.get_by_label("Nestor’s seat: Tough").click();
    window.run();
    assert!(shows(&window, "Tough. Remembers") && !shows(&window, "Beginner. "));
    assert!(shows(&window, "Wins 68 games in 100 against “Not so easy”."), "how strong he is in this game");
}

#[test]
fn what_a_level_wins_against_the_one_below_is_what_was_measured() {
    let words = Words::english();
    let figures = include_str!("../../docs/figures.md");
    for (preset, seats) in [(Preset::Draw, 2), (Preset::AllFives, 2), (Preset::Partnership, 4)] {
        // Of the rows of a game, this one has how many games each step was measured in.
        let row = format!("| {} | ", preset.name());
        let measured = figures.lines().find(|line| {
            line.starts_with(&row) && line.matches('%').count() == 4 && line.matches(") of ").count() == 4
        });
        let steps = measured.unwrap_or_else(|| panic!("a row of {preset}")).trim_start_matches(&row).split(" | ");
        let steps =
            steps.map(|step| step.split('%').next().and_then(|share| share.parse::<f64>().ok()).expect("a share"));
        for (pair, share) in Level::ALL.windows(2).zip(steps) {
            let [below, level] = pair else { panic!("two levels") };
            let rules = preset.rules(seats).expect("a game for so many");
            let mut window = open_rules(rules, 5, vec2(1200.0, 1600.0), false, |settings| {
                settings.game.set_levels(&[*level; 3]);
            });
            window.key_press_modifiers(Modifiers::COMMAND, Key::N);
            window.run();
            let told = format!("Wins {share:.0} games in 100 against “{}”.", words.level(*below));
            assert!(shows(&window, &told), "{preset}, {level}: {told}");
        }
    }
}
