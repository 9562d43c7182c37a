//! The windows above the table: each setting by click and by keyboard, the results of each window,
//! and its spoken text.

use crate::window::sheets::{Desk, Open, advice, click, colors, harness, high, open_tab, played, press, settings};
use egui::{Key, accesskit::Role, vec2};
use egui_kittest::{
    Harness,
    kittest::{NodeT as _, Queryable as _},
};
use electrum_dominoes::ui::settings::{BarPlace, HandOrder, Settings};
use electrum_dominoes::{
    career::tally::Tally,
    engine::{
        options::{OPTIONS, Values},
        rules::{Awards, BlockWhat, BlockWho, NextLead, Preset, Rounding, Rules, Spinner, Winning},
    },
    nestor::Level,
    ui::{
        table::positions::Display,
        windows::{
            help::{Chapter, HelpWindow},
            outcome::TallyChoice,
            settings::SettingsWindow,
        },
        words::{BUILT_IN, Words},
    },
};

use std::collections::BTreeSet;

type Setting = (&'static str, fn(&Settings) -> bool);

/// Every setting by the name of its choice, with a check for the result.
const SETTINGS: &[Setting] = &[
    ("Difficulty: Brutal", |settings| settings.game.level == Level::Brutal),
    ("Game: All Fives", |settings| settings.game.rules.preset() == Some(Preset::AllFives)),
    ("Points to win: 305", |settings| settings.game.rules.target == 305),
    ("Exact finish", |settings| settings.game.rules.finish.exact),
    ("Spinner: First doublet", |settings| settings.game.rules.spinner == Spinner::First),
    ("Fives", |settings| settings.game.rules.fives),
    ("Threes", |settings| settings.game.rules.threes),
    ("Bones in a hand: 5", |settings| settings.game.rules.hand == 5),
    ("Most doublets in a hand: 4", |settings| settings.game.rules.max_doublets == Some(4)),
    ("Restrict draw", |settings| settings.game.rules.free_draw),
    ("Bones never drawn: 2", |settings| settings.game.rules.reserve == 2),
    ("Draws", |settings| !settings.game.rules.draws),
    ("Later hands are led by: Winner", |settings| settings.game.rules.lead_next == NextLead::Winner),
    ("Blocked hands go to: last to play", |settings| settings.game.rules.block_who == BlockWho::Last),
    ("Blocked hands are worth: all pips", |settings| settings.game.rules.block_what == BlockWhat::Both),
    ("Rounding: To the nearest five", |settings| settings.game.rules.awards.rounding == Rounding::Nearest),
    ("Classic controls", Settings::is_as_in_manuals),
    ("Auto-OK", |settings| !settings.play.auto_ok),
    ("Play with one click", |settings| !settings.play.one_click),
    ("Auto-Draw", |settings| !settings.play.auto_draw),
    ("Play forced turns for me", |settings| settings.play.play_forced),
    ("Hold to show your hand", |settings| settings.play.hold_to_show),
    ("Counts at the places", |settings| !settings.look.place_counts),
    ("Table count", |settings| !settings.look.table_count),
    ("Flicker", |settings| !settings.look.flicker),
    ("Order of your bones: by weight", |settings| settings.look.hand_order == HandOrder::Weight),
    ("Close gaps", |settings| !settings.look.close_gaps),
    ("Dim bones that don’t fit", |settings| settings.look.dim),
    ("Invert the chosen bone", |settings| settings.look.invert_chosen),
    ("Score in fives", |settings| settings.look.score_in_fives),
    ("Volume: 40%", |settings| settings.sound.volume == 40),
    ("Quieter for other players", |settings| settings.sound.quieter_others),
    ("Play sounds", |settings| !settings.sound.on),
    ("Tool bar", |settings| !settings.look.bar),
    ("Tool bar position: on the left", |settings| settings.look.bar_at == BarPlace::Left),
    ("Animation speed: 250%", |settings| settings.look.animation_speed == 250),
    ("Reduce motion", |settings| settings.look.reduce_motion),
    ("Text size: 125%", |settings| settings.look.interface_scale == 125),
    ("Language: Deutsch", |settings| settings.look.language.as_deref() == Some("de")),
];

#[test]
fn words_grow_only_as_far_as_every_window_fits() {
    for (size, wanted, zoom) in [
        (vec2(480.0, 560.0), 100, 1.0),
        (vec2(480.0, 560.0), 200, 1.25),
        (vec2(960.0, 720.0), 200, 2.0),
        (vec2(360.0, 640.0), 150, 1.0),
        (vec2(360.0, 640.0), 75, 0.75),
    ] {
        let window = crate::window::open(Preset::Draw, 5, size, |settings| settings.look.interface_scale = wanted);
        assert!((window.ctx.zoom_factor() - zoom).abs() < 0.01, "{size} {wanted}: {}", window.ctx.zoom_factor());
    }
    let areas = |wanted| {
        let window =
            crate::window::open(Preset::Draw, 5, vec2(480.0, 560.0), |settings| settings.look.interface_scale = wanted);
        window.state().desk().scene().expect("it is shown").key.areas
    };
    assert_eq!(areas(200), areas(125), "the table is laid out for the words as they are");
}

#[test]
fn every_setting_can_be_changed_by_click() {
    for (name, changed) in SETTINGS {
        let mut harness = settings();
        assert!(!changed(&harness.state().settings), "{name} was so before");
        click(&mut harness, name);
        assert!(changed(&harness.state().settings), "{name}");
    }
}

#[test]
fn every_setting_can_be_changed_by_keyboard() {
    // A single window for all settings. Tab moves from each to the next.
    let mut harness = settings();
    for (name, changed) in SETTINGS {
        open_tab(&mut harness, name);
        press(&mut harness, name, Key::Space);
        assert!(changed(&harness.state().settings), "{name}");
        harness.state_mut().settings = Settings::default();
        harness.state_mut().open = Open::Settings(SettingsWindow::new(&Settings::default()));
        harness.run();
    }
}

/// What comes with a game and is no rule to choose: its players, who opens it with what, its
/// firecrackers and its clock.
const OF_THE_GAME: [&str; 6] = ["seats", "partners", "firecrackers", "opener-doublet", "clocks", "seconds"];

#[test]
fn every_rule_can_be_changed_to_each_of_its_values_in_the_settings() {
    let games = [Preset::Draw, Preset::AllFives, Preset::Block, Preset::Brazil, Preset::Fortress].map(Preset::usual);
    for option in OPTIONS.iter().filter(|option| !OF_THE_GAME.contains(&option.name)) {
        let wanted = match &option.values {
            // A seat is no choice of a player, and the nearest five has two names.
            Values::OneOf(all) => {
                all.iter().filter(|value| !value.starts_with("seat-") && **value != "nearest").count() - 1
            }
            Values::Switch | Values::Text(_) => 1,
            Values::Number(_) | Values::Limit(_) => 2,
        };
        let mut values = BTreeSet::new();
        for rules in games {
            if values.len() >= wanted {
                break;
            }
            let open = || {
                let mut desk = Desk::new(Open::Nothing);
                desk.settings.game.rules = rules;
                desk.open = Open::Settings(SettingsWindow::new(&desk.settings));
                let mut display = harness(vec2(900.0, 4000.0), desk);
                click(&mut display, if option.name == "target" { "Settings: Game" } else { "Settings: Rules" });
                display
            };
            let mut display = open();
            let word = if option.name == "free-draw" { "restrict-draw" } else { option.name };
            let name = display.state().words.get(&format!("setting-{word}")).to_owned();
            let choice = format!("{name}: ");
            let is_choice = |label: &str| label == name || label.starts_with(&choice);
            let labels: Vec<String> =
                display.query_all_by_label_contains(&name).filter_map(|node| node.accesskit_node().label()).collect();
            for label in labels.iter().filter(|label| is_choice(label) && !label.contains("New game now")) {
                display.get_all_by_label(label).next().expect("it was there").click();
                display.run();
                let now = option.get(&display.state().settings.game.rules);
                if now != option.get(&rules) {
                    values.insert(now);
                    display = open();
                }
            }
        }
        assert!(values.len() >= wanted, "{} can be changed only to {values:?}", option.name);
    }
}

#[test]
fn tabs_are_opened_by_keys_and_a_search_finds_a_setting_in_any_of_them() {
    let mut harness = settings();
    assert!(harness.query_by_label("Auto-OK").is_none(), "it stands in another tab");
    press(&mut harness, "Settings: Play", Key::Space);
    harness.get_by_label("Auto-OK");
    assert!(harness.query_by_label("The lead can win").is_none());
    press(&mut harness, "Search the settings", Key::Home);
    harness.get_by_label("Search the settings").type_text("LEAD CAN");
    harness.run();
    harness.get_by_label("The lead can win").click();
    harness.run();
    assert!(!harness.state().settings.game.rules.leading.wins);
    assert!(harness.query_by_label("Auto-OK").is_none(), "nothing else is shown");
    click(&mut harness, "Search the settings");
    harness.get_by_label("Search the settings").type_text("abc");
    harness.run();
    assert!(harness.query_by_label("The lead can win").is_none(), "no setting is called that");
    press(&mut harness, "Settings: Comfort", Key::Space);
    harness.get_by_label("Reduce motion");
}

#[test]
fn settings_are_found_by_what_people_call_them_in_every_language() {
    for (language, typed) in [
        ("en", ["dark", "bigger", "faster", "mute"]),
        ("de", ["dunkel", "größer", "schneller", "stumm"]),
        ("es", ["oscuro", "más grande", "más rápido", "silencio"]),
        ("fr", ["sombre", "plus grand", "plus vite", "muet"]),
        ("pt", ["escuro", "maior", "mais rápido", "mudo"]),
        ("ru", ["тёмный", "крупнее", "быстрее", "без звука"]),
    ] {
        for (typed, found) in
            typed.into_iter().zip(["settings-colors", "setting-scale", "setting-pace", "setting-sound"])
        {
            let mut harness = settings();
            harness.state_mut().words = Words::choose(Some(language), &[]);
            harness.run();
            let (search, found) =
                (harness.state().words.get("settings-search").to_owned(), harness.state().words.get(found).to_owned());
            harness.get_by_label(&search).click();
            harness.run();
            harness.get_by_label(&search).type_text(typed);
            harness.run();
            assert!(harness.query_all_by_label_contains(&found).next().is_some(), "{language}: {typed} finds {found}");
        }
    }
}

#[test]
fn escape_clears_the_search_before_it_closes_the_window() {
    let mut harness = settings();
    click(&mut harness, "Search the settings");
    harness.get_by_label("Search the settings").type_text("reduce");
    harness.run();
    harness.get_by_label("Reduce motion");
    harness.key_press(Key::Escape);
    harness.run();
    assert!(harness.state().is_open() && harness.query_by_label("Reduce motion").is_none(), "all is shown again");
    harness.key_press(Key::Escape);
    harness.run();
    assert!(!harness.state().is_open());
}

#[test]
fn the_points_of_the_first_hands_are_a_list() {
    let mut harness = settings();
    click(&mut harness, "Settings: Rules");
    assert!(harness.query_by_label_contains("100:75").is_none());
    harness.get_by_label("The first hands won: 100, 75, 50, 25");
}

#[test]
fn the_settings_stay_as_high_as_they_are_from_tab_to_tab() {
    let mut desk = Desk::new(Open::Nothing);
    desk.open = Open::Settings(SettingsWindow::new(&desk.settings));
    let mut harness = harness(vec2(960.0, 720.0), desk);
    let places =
        |harness: &Harness<'_, Desk>| harness.query_all_by_label("Close").map(|close| close.rect()).collect::<Vec<_>>();
    let before = places(&harness);
    for tab in ["Settings: Rules", "Settings: Play", "Settings: At the table", "Settings: Comfort"] {
        click(&mut harness, tab);
        assert_eq!(places(&harness), before, "{tab}");
    }
}

#[test]
fn every_game_can_be_chosen_and_keeps_its_name_when_an_option_changes() {
    let mut harness = settings();
    for preset in Preset::ALL {
        let name = harness.state().words.game(Some(preset)).to_owned();
        click(&mut harness, &format!("Game: {name}"));
        assert_eq!(harness.state().settings.game.rules.game(), Some(preset));
    }
    assert!(harness.query_by_label("Game: Custom").is_none());
    click(&mut harness, "The lead can win");
    let rules = harness.state().settings.game.rules;
    assert_eq!(rules.game(), Preset::ALL.last().copied(), "the game keeps its name");
    assert!(rules.is_changed());
}

#[test]
fn the_window_says_that_rules_apply_from_the_next_hand() {
    let mut harness = settings();
    let remark = harness.state().words.get("settings-next-hand").to_owned();
    assert!(harness.query_by_label(&remark).is_none());
    click(&mut harness, "Game: Block");
    harness.get_by_label(&remark);
    harness.state_mut().playing = harness.state().settings.game.rules;
    harness.run();
    assert!(harness.query_by_label(&remark).is_none());
}

#[test]
fn unplayable_rules_are_explained_and_not_used() {
    let rules = Rules {
        target: 61,
        awards: Awards { rounding: Rounding::Nearest, cap: None },
        ..Preset::AllFives.rules(2).expect("two can play it")
    };
    let mut desk = Desk::new(Open::Nothing);
    desk.settings.game.rules = rules;
    desk.open = Open::Settings(SettingsWindow::new(&desk.settings));
    let mut harness = harness(vec2(900.0, 3600.0), desk);
    click(&mut harness, "Exact finish");
    assert_eq!(harness.state().settings.game.rules, rules, "61 cannot be reached in fives");
    assert!(harness.query_all_by_label_contains("no one can reach exactly 61").count() > 0);
    click(&mut harness, "Points to win: 305");
    assert_eq!(
        harness.state().settings.game.rules,
        Rules { target: 305, finish: Winning { exact: true, ..Rules::DRAW.finish }, ..rules }
    );
    assert_eq!(harness.query_all_by_label_contains("no one can reach").count(), 0);
}

#[test]
fn nothing_jumps_when_a_note_appears_and_what_was_changed_is_marked() {
    let rules = Rules {
        target: 61,
        awards: Awards { rounding: Rounding::Nearest, cap: None },
        ..Preset::AllFives.rules(2).expect("two can play it")
    };
    let mut desk = Desk::new(Open::Nothing);
    (desk.settings.game.rules, desk.playing) = (rules, rules);
    desk.open = Open::Settings(SettingsWindow::new(&desk.settings));
    let mut harness = harness(vec2(600.0, 4000.0), desk);
    click(&mut harness, "Settings: Rules");
    let options = [
        "Exact finish",
        "Threes",
        "The lead can win",
        "Bones in a hand: 5",
        "Blocked hands are worth: all pips",
        "Pips left in hands: Each side loses its own",
        "Most doublets in a hand: 4",
    ];
    let places = |harness: &Harness<'_, Desk>| options.map(|name| harness.get_by_label(name).rect());
    let before = places(&harness);
    let marks = |harness: &Harness<'_, Desk>| harness.query_all_by_label("from the next hand").count();
    assert_eq!(marks(&harness), 0);
    // With an exact finish, 61 cannot be reached in fives, so these rules never apply.
    for (option, marked) in
        [("Exact finish", 0), ("Threes", 2), ("Blocked hands are worth: all pips", 3), ("Exact finish", 2)]
    {
        // At its left edge, where there is no mark.
        let at = harness.get_by_label(option).rect().left_center() + vec2(6.0, 0.0);
        harness.hover_at(at);
        harness.drag_at(at);
        harness.drop_at(at);
        harness.run();
        assert_eq!(places(&harness), before, "{option}");
        assert_eq!(marks(&harness), marked, "{option}");
        assert_eq!(harness.query_all_by_label_contains(": New game now").count(), marked, "{option}");
    }
}

#[test]
fn every_pending_option_has_room_for_the_new_game_button() {
    for (language, _) in BUILT_IN {
        let mut desk = Desk::new(Open::Nothing);
        desk.words = Words::choose(Some(language), &[]);
        desk.settings.game.rules = Preset::Firecrackers.rules(2).expect("two can play it");
        desk.playing = Rules { hand: 9, ..Preset::Block.rules(2).expect("two can play it") };
        desk.open = Open::Settings(SettingsWindow::new(&desk.settings));
        let button = format!(": {}", desk.words.get("setting-coming-now"));
        let rules = format!("{}: {}", desk.words.get("command-settings"), desk.words.get("settings-rules"));
        let mut harness = harness(vec2(480.0, 4600.0), desk);
        harness.get_by_label(&rules).click();
        harness.run();
        let buttons: Vec<_> = harness.query_all_by_label_contains(&button).collect();
        assert!(buttons.len() > 5, "{language}: {} buttons", buttons.len());
        for button in buttons {
            let name = button.accesskit_node().label();
            assert!(button.rect().width() > 60.0, "{language}: {name:?} is no more than a spot");
        }
    }
}

#[test]
fn every_window_closes_by_escape_by_its_cross_and_by_its_button() {
    let windows: [fn() -> Open; 5] = [
        || Open::Settings(SettingsWindow::new(&Settings::default())),
        colors,
        || Open::Tally(played(), Vec::new()),
        || Open::Help(HelpWindow::new(Chapter::Play)),
        || Open::About("https://example.org/dominoes"),
    ];
    for open in windows {
        let mut harness = high(open());
        assert!(harness.state().is_open());
        harness.key_press(Key::Escape);
        harness.run();
        assert!(!harness.state().is_open());
        harness = high(open());
        let cross = harness.get_all_by_label("Close").next().expect("there is a cross");
        cross.click();
        harness.run();
        assert!(!harness.state().is_open());
    }
}

#[test]
fn the_tally_lists_each_game_and_level_and_the_total() {
    let mut harness = high(Open::Tally(played(), Vec::new()));
    harness.get_by_label("Overall: you 191, Nestor 198, your share 49%, practice games 26");
    harness.get_by_label("All Fives, Tough: you 131, Nestor 144, your share 48%, practice games 18");
    harness.get_by_label("Custom, Brutal: you 0, Nestor 2, your share 0%, practice games 0");
    click(&mut harness, "Clear");
    assert_eq!(harness.state().tally, Some(TallyChoice::Clear));
    let harness = high(Open::Tally(Tally::default(), Vec::new()));
    harness.get_by_label("No games won yet.");
    assert!(harness.query_by_label("Clear").is_none());
}

#[test]
fn advice_is_taken_or_left() {
    for (button, wanted) in [("Change level", true), ("Keep this level", false), ("Close", false)] {
        let mut harness = high(Open::Advice(advice()));
        assert!(harness.query_by_label_contains("13 of 20 games").is_some());
        click(&mut harness, button);
        assert_eq!(harness.state().advice, Some(wanted));
    }
}

#[test]
fn the_help_opens_at_each_chapter_and_shows_nine_examples() {
    let mut harness = high(Open::Help(HelpWindow::new(Chapter::Play)));
    click(&mut harness, "Help: Scoring");
    for sum in ["6 + 6 = 12: scores nothing", "6 + 6 + 1 = 13: scores nothing", "5 + 5 = 10: scores 10"] {
        assert!(harness.query_all_by_label(sum).count() > 0, "{sum}");
    }
    assert_eq!(harness.query_all_by_role(Role::Image).count(), 9);
    click(&mut harness, "Help: Keys");
    harness.get_by_label("Ctrl+N");
}

#[test]
fn the_help_describes_the_current_display() {
    let told = |display: Display| {
        let harness = high(Open::Help(HelpWindow::new(Chapter::Play).on(display)));
        ["Only the ends of the table are shown", "Every bone lies where it was played", "Drag the cloth"]
            .map(|line| harness.query_all_by_label_contains(line).count())
    };
    assert_eq!(told(Display::Whole), [0, 1, 1]);
    assert_eq!(told(Display::Compact), [1, 0, 0]);
}

#[test]
fn every_lesson_of_strategy_shows_a_hand_and_its_tables() {
    let harness = high(Open::Help(HelpWindow::new(Chapter::Strategy)));
    assert_eq!(harness.query_all_by_role(Role::Image).count(), 7 + 3 + 2 + 2 + 3 + 2 + 2 + 3);
    for lesson in ["A lead you control", "Leave little", "Not only fives", "Score or make me pass", "Going out"] {
        harness.get_by_label(lesson);
    }
}

#[test]
fn about_shows_where_to_write_and_the_texts_of_the_licenses() {
    let page = "https://example.org/dominoes";
    let harness = high(Open::About(page));
    harness.get_by_role_and_label(Role::Link, page);
    assert_eq!(harness.query_all_by_label_contains("your distributor").count(), 0);
    let harness = high(Open::About(""));
    harness.get_by_label("Contact");
    harness.get_by_label_contains("write to your distributor");
    assert_eq!(harness.query_all_by_role(Role::Link).count(), 0);
    harness.get_by_label_contains("Permission is hereby granted, free of charge");
    harness
        .get_by_label_contains("Unless required by applicable law or agreed to in writing, Licensor provides the Work");
}

#[test]
fn a_window_opens_at_its_top_each_time() {
    let mut harness = harness(vec2(480.0, 560.0), Desk::new(Open::Help(HelpWindow::new(Chapter::Play))));
    let top = harness.get_by_label("The aim").rect();
    harness.key_press(Key::End);
    harness.run();
    assert!(harness.get_by_label("The aim").rect().top() < top.top() - 100.0);
    click(&mut harness, "Help: Strategy");
    click(&mut harness, "Help: How to play");
    assert_eq!(harness.get_by_label("The aim").rect(), top);
    harness.key_press(Key::End);
    harness.run();
    harness.key_press(Key::Escape);
    harness.run_steps(5);
    harness.state_mut().open = Open::Help(HelpWindow::new(Chapter::Play));
    harness.run_steps(5);
    assert_eq!(harness.get_by_label("The aim").rect(), top);
}

#[test]
fn a_screen_reader_hears_which_window_has_opened() {
    for (open, title) in [(colors as fn() -> Open, "Colors"), (|| Open::Tally(played(), Vec::new()), "Game tally")] {
        high(open()).get_by_role_and_label(Role::Dialog, title);
    }
}
