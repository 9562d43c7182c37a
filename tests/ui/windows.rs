//! The windows above the table: each setting by click and by keyboard, the results of each window,
//! and its spoken text.

use crate::window::album::{SMALL, UPRIGHT};
use crate::window::new_game::{UNFOLDS, all_rules, begins, begun, rules_page};
use crate::window::rules_for;
use crate::window::sheets::{Desk, click, harness, high, open_tab, press, settings};
use crate::window::sights::{games, help, opened, windows};
use egui::accesskit::{Role, Toggled};
use egui::{Key, vec2};
use egui_kittest::{
    Harness, Node,
    kittest::{NodeT as _, Queryable as _},
};
use electrum_dominoes::msg;
use electrum_dominoes::ui::settings::{BarPlace, HandOrder, Settings};
use electrum_dominoes::ui::words::Message;
use electrum_dominoes::{
    engine::{
        options::{OPTIONS, Values},
        rules::{Awards, BlockWhat, BlockWho, Exact, NextLead, Preset, Rounding, Rules, Spinner, Winning},
    },
    nestor::Level,
    table::HostOrder,
    ui::{
        request::Request,
        table::positions::Display,
        windows::{
            help::{Chapter, HelpWindow},
            settings::SettingsWindow,
        },
        words::{BUILT_IN, Words},
    },
};

use std::collections::BTreeSet;

type ChosenRule = (&'static str, fn(&Rules) -> bool);

type Setting = (&'static str, fn(&Settings) -> bool);

/// Every setting by the name of its choice, with a check for the result.
const SETTINGS: &[Setting] = &[
    ("Classic controls", Settings::is_as_in_manuals),
    ("Auto-OK", |settings| !settings.play.auto_ok),
    ("Play with one click", |settings| !settings.play.one_click),
    ("Auto-Draw", |settings| !settings.play.auto_draw),
    ("Play forced turns for me", |settings| settings.play.play_forced),
    ("Hold to show your hand", |settings| settings.play.hold_to_show),
    ("Counts at the places", |settings| !settings.look.place_counts),
    ("Table count", |settings| !settings.look.table_count),
    ("Flicker", |settings| !settings.look.flicker),
    ("Order of your bones: By weight", |settings| settings.look.hand_order == HandOrder::Weight),
    ("Close gaps", |settings| !settings.look.close_gaps),
    ("Raise bones that fit", |settings| !settings.look.raise),
    ("Dim bones that don’t fit", |settings| settings.look.dim),
    ("Invert the chosen bone", |settings| settings.look.invert_chosen),
    ("Score in fives", |settings| settings.look.score_in_fives),
    ("Volume: 40%", |settings| settings.sound.volume == 40),
    ("Quieter for other players", |settings| settings.sound.quieter_others),
    ("Play sounds", |settings| !settings.sound.on),
    ("Tool bar", |settings| !settings.look.bar),
    ("Tool bar position: On the left", |settings| settings.look.bar_at == BarPlace::Left),
    ("Your face: 3", |settings| settings.look.own_head == 3),
    ("Faces", |settings| !settings.look.heads),
    ("Animation speed: 250%", |settings| settings.look.animation_speed == 250),
    ("Reduce motion", |settings| settings.look.reduce_motion),
    ("Text size: 125%", |settings| settings.look.interface_scale == 125),
    ("Language: Deutsch", |settings| settings.look.language.as_deref() == Some("de")),
];

/// Rules by the names of their choices, with a check for the result.
const RULES: &[ChosenRule] = &[
    ("Exact finish: On", |rules| rules.finish.exact == Exact::On),
    ("Spinner: First doublet", |rules| rules.spinner == Spinner::First),
    ("Fives", |rules| rules.fives),
    ("Threes", |rules| rules.threes),
    ("Bones in a hand: 5", |rules| rules.hand == 5),
    ("Maximum doublets per hand: 4", |rules| rules.max_doublets == Some(4)),
    ("Restrict draw", |rules| rules.free_draw),
    ("Bones never drawn: 2", |rules| rules.reserve == 2),
    ("Draws", |rules| !rules.draws),
    ("Later hands are led by: Winner", |rules| rules.lead_next == NextLead::Winner),
    ("Blocked hands go to: last to play", |rules| rules.block_who == BlockWho::Last),
    ("Blocked hands are worth: all pips", |rules| rules.block_what == BlockWhat::Both),
    ("Rounding: To the nearest five", |rules| rules.awards.rounding == Rounding::Nearest),
];

#[test]
fn words_grow_only_as_far_as_every_window_fits() {
    for (size, wanted, zoom) in [
        (vec2(480.0, 560.0), 100, 1.0),
        (vec2(480.0, 560.0), 200, 1.33),
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
    let (wanted, fits) = (areas(200), areas(133));
    assert!((wanted.bone - fits.bone).abs() < 0.01, "the table is laid out for the words as they are");
    assert!(wanted.least > 1.4 * fits.least, "and its letters are as large as is wanted: {}", wanted.least);
}

#[test]
fn the_targets_of_a_new_game_stand_in_one_row_of_a_small_window_in_every_language() {
    let mut display = harness(SMALL, opened("new-game"));
    for (language, _) in BUILT_IN {
        let mut desk = opened("new-game");
        desk.words = Words::choose(Some(language));
        *display.state_mut() = desk;
        display.run();
        display.run();
        let name = display.state().words.get(msg!("setting-target")).to_owned();
        let row = |target: u16| display.get_by_label(&format!("{name}: {target}")).rect().center().y;
        assert!((row(50) - row(305)).abs() < 1.0, "{language}");
    }
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
        *harness.state_mut() = Desk::with(SettingsWindow::default());
        harness.run();
    }
}

#[test]
fn every_rule_can_be_changed_with_a_new_game() {
    for (name, changed) in RULES {
        let mut harness = all_rules(Rules::default());
        assert!(!changed(&Rules::default()), "{name} was so before");
        click(&mut harness, name);
        assert!(changed(&begun(&mut harness)), "{name}");
    }
}

/// What comes with a game and is no rule to choose: its players, its points, who opens it with
/// what, its firecrackers and its clock.
const OF_THE_GAME: [&str; 7] = ["seats", "partners", "target", "firecrackers", "opener-doublet", "clocks", "seconds"];

#[test]
fn the_questions_about_a_game_stand_first_with_their_answers_and_unfold_what_changes_them() {
    let mut page = high(rules_page(rules_for(Preset::Dominican, 4)));
    let questions = UNFOLDS.map(|title| page.get_by_role_and_label(Role::Button, title).rect().top());
    assert!(questions.is_sorted() && questions[6] < 720.0, "a glance is enough: {questions:?}");
    page.get_by_label_contains("The first to reach 200 points");
    page.get_by_label_contains("No one draws.");
    assert!(page.query_by_label_contains("Nothing scores before").is_none(), "a pass of all others scores at once");
    assert!(page.query_by_label_contains("Blocked hands go to").is_none(), "it is folded");
    click(&mut page, "What if no one can play?");
    click(&mut page, "Blocked hands go to: last to play");
    assert_eq!(begun(&mut page).block_who, BlockWho::Last);
    high(rules_page(Rules::default())).get_by_label_contains("Nothing scores before the hand is over.");
}

#[test]
fn every_rule_can_be_changed_to_each_of_its_values() {
    let games = [Preset::Draw, Preset::AllFives, Preset::Block, Preset::Brazil, Preset::Fortress, Preset::Dominican];
    let games = games.map(Preset::usual);
    // What older games alone were played by is not offered.
    let is_offered = |name: &str| !OF_THE_GAME.contains(&name) && name != "pass-round-asleep";
    for option in OPTIONS.iter().filter(|option| is_offered(option.name)) {
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
            let open = || all_rules(rules);
            let mut display = open();
            let word = if option.name == "free-draw" { "restrict-draw" } else { option.name };
            let name = display.state().words.get(Message::must(&format!("setting-{word}"))).to_owned();
            let choice = format!("{name}: ");
            let is_choice = |label: &str| label == name || label.starts_with(&choice);
            let labels: Vec<String> =
                display.query_all_by_label_contains(&name).filter_map(|node| node.accesskit_node().label()).collect();
            for label in labels.iter().filter(|label| is_choice(label)) {
                display.get_all_by_label(label).next().expect("it was there").click();
                display.run();
                // What cannot be played is not begun.
                display.get_by_role_and_label(Role::Button, "Begin").click();
                display.run();
                let now = display.state().begun().map(|chosen| option.get(&chosen.rules));
                values.extend(now.filter(|now| *now != option.get(&rules)));
                display = open();
            }
        }
        assert!(values.len() >= wanted, "{} can be changed only to {values:?}", option.name);
    }
}

#[test]
fn tabs_are_opened_by_keys_and_a_search_finds_a_setting_in_any_of_them() {
    let mut harness = settings();
    harness.get_by_label("Auto-OK");
    assert!(harness.query_by_label("Reduce motion").is_none(), "it stands in another tab");
    press(&mut harness, "Settings: At the table", Key::Space);
    harness.get_by_label("Table count");
    assert!(harness.query_by_label("Auto-OK").is_none());
    press(&mut harness, "Search the settings", Key::Home);
    harness.get_by_label("Search the settings").type_text("REDUCE");
    harness.run();
    harness.get_by_label("Reduce motion").click();
    harness.run();
    assert!(harness.state().settings.look.reduce_motion);
    assert!(harness.query_by_label("Table count").is_none(), "nothing else is shown");
    let tabs = ["Settings: Play", "Settings: At the table", "Settings: Comfort"];
    let lit = |name| harness.get_by_label(name).accesskit_node().toggled() == Some(Toggled::True);
    assert!(!tabs.into_iter().any(lit), "what is found stands in none of them alone");
    click(&mut harness, "Search the settings");
    harness.get_by_label("Search the settings").type_text("abc");
    harness.run();
    assert!(harness.query_by_label("Reduce motion").is_none(), "no setting is called that");
    press(&mut harness, "Settings: Comfort", Key::Space);
    harness.get_by_label("Reduce motion");
}

#[test]
fn a_rule_is_found_by_what_it_can_be() {
    let mut harness = settings();
    click(&mut harness, "Search the settings");
    harness.get_by_label("Search the settings").type_text("double nine");
    harness.run();
    assert!(harness.query_by_label_contains("Set of bones").is_some());
}

#[test]
fn the_settings_open_without_a_ring_on_their_search_and_who_types_finds_them() {
    let mut harness = settings();
    assert!(!harness.get_by_label("Search the settings").is_focused());
    // In a browser the key that opens them is typed as well.
    harness.event(egui::Event::Text(",".to_owned()));
    harness.run();
    assert!(!harness.get_by_label("Search the settings").is_focused());
    harness.event(egui::Event::Text("redu".to_owned()));
    harness.run();
    harness.get_by_label("Reduce motion");
    assert!(harness.query_by_label("Auto-OK").is_none(), "nothing else is shown");
}

#[test]
fn settings_are_found_by_what_people_call_them_in_every_language() {
    for (language, typed) in [
        ("en", ["dark", "bigger", "faster", "mute"]),
        ("de", ["dunkel", "größer", "schneller", "stumm"]),
        ("es", ["oscuro", "más grande", "más rápido", "silencio"]),
        ("fr", ["sombre", "plus grand", "plus vite", "muet"]),
        ("it", ["scuro", "più grande", "più veloce", "muto"]),
        ("pt", ["escuro", "maior", "mais rápido", "mudo"]),
        ("ru", ["тёмный", "крупнее", "быстрее", "без звука"]),
    ] {
        for (typed, found) in
            typed.into_iter().zip(["settings-colors", "setting-scale", "setting-pace", "setting-sound"])
        {
            let mut harness = settings();
            harness.state_mut().words = Words::choose(Some(language));
            harness.run();
            let (search, found) = (
                harness.state().words.get(msg!("settings-search")).to_owned(),
                harness.state().words.get(Message::must(found)).to_owned(),
            );
            harness.get_by_label(&search).click();
            harness.run();
            harness.get_by_label(&search).type_text(typed);
            harness.run();
            assert!(harness.query_all_by_label_contains(&found).next().is_some(), "{language}: {typed} finds {found}");
        }
    }
}

#[test]
fn the_heads_of_the_tally_stand_apart_on_a_telephone_in_every_language() {
    for (language, _) in BUILT_IN {
        let mut desk = opened("tally");
        desk.words = Words::choose(Some(language));
        let mut display = harness(UPRIGHT, desk);
        display.run();
        let practice = display.state().words.get(msg!("tally-column-practice")).to_owned();
        let shapes = &display.output().shapes;
        let texts = shapes.iter().filter_map(|shape| match &shape.shape {
            egui::Shape::Text(text) => Some((text.galley.text(), text.visual_bounding_rect())),
            _ => None,
        });
        let texts: Vec<_> = texts.collect();
        let (_, last) = texts.iter().find(|(text, _)| *text == practice).expect("the head of the last column");
        let heads = texts
            .iter()
            .filter(|(_, rect)| rect.center().x < last.center().x && rect.y_range().contains(last.center().y));
        let heads: Vec<_> = heads.collect();
        assert_eq!(heads.len(), 2, "{language}: {heads:?}");
        assert!(heads.iter().all(|(_, rect)| rect.right() <= last.left()), "{language}: {heads:?} and {last}");
    }
}

#[test]
fn every_language_is_found_by_its_own_name() {
    for (tag, _) in BUILT_IN {
        let mut harness = settings();
        let language = harness.state().words.get(msg!("setting-language")).to_owned();
        let own = Words::choose(Some(tag)).get(msg!("language-name")).to_lowercase();
        harness.event(egui::Event::Text(own.clone()));
        harness.run();
        let found = harness.query_all_by_label_contains(&language).count();
        assert!(found > 0, "{own}");
        assert!(harness.query_by_label("Text size").is_none(), "nothing else is shown");
    }
}

#[test]
fn a_search_leads_to_nestor_s_level_and_to_the_rules_of_a_game_in_every_language() {
    for (language, typed) in [
        ("en", ["difficulty", "strength", "spinner", "draws"]),
        ("de", ["schwierigkeit", "stärke", "spinner", "kaufen"]),
        ("es", ["dificultad", "fuerza", "pivote", "robar"]),
        ("fr", ["difficulté", "force", "pivot", "pioche"]),
        ("it", ["difficoltà", "forza", "perno", "pescare"]),
        ("pt", ["dificuldade", "força", "pivô", "compra"]),
        ("ru", ["сложность", "сила", "спиннер", "базар"]),
    ] {
        for (typed, found) in
            typed.into_iter().zip(["setting-level", "setting-level", "setting-spinner", "setting-draws"])
        {
            let mut harness = settings();
            harness.state_mut().words = Words::choose(Some(language));
            harness.run();
            harness.event(egui::Event::Text(typed.to_owned()));
            harness.run();
            let found = harness.state().words.get(Message::must(found)).to_owned();
            assert!(harness.query_all_by_label_contains(&found).next().is_some(), "{language}: {typed} finds {found}");
        }
    }
}

#[test]
fn what_is_typed_into_the_settings_is_searched_for_at_once() {
    let mut harness = settings();
    harness.event(egui::Event::Text("reduce".to_owned()));
    harness.run();
    harness.get_by_label("Reduce motion");
}

#[test]
fn what_is_searched_for_next_is_read_as_it_was_typed() {
    let mut harness = settings();
    let sought = |harness: &Harness<'static, Desk>| {
        let field = harness.get_by_role_and_label(Role::TextInput, "Search the settings");
        field.accesskit_node().value().unwrap_or_default()
    };
    for (typed, whole) in [(["red", "uce"], "reduce"), (["b", "ury"], "bury")] {
        // On a slow machine several letters come in one frame.
        for text in typed {
            text.chars().for_each(|letter| harness.event(egui::Event::Text(letter.to_string())));
            harness.run();
        }
        assert_eq!(sought(&harness), whole);
        harness.key_press(Key::Escape);
        harness.run();
        harness.ctx.memory_mut(egui::Memory::stop_text_input);
        harness.run();
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
    let harness = all_rules(Rules::default());
    assert!(harness.query_by_label_contains("100:75").is_none());
    harness.get_by_label("The first hands won: 100, 75, 50, 25");
}

#[test]
fn the_settings_and_a_new_game_stay_as_high_as_they_are_from_page_to_page() {
    for (open, foot, pages) in [
        (Desk::with(SettingsWindow::default()), "Close", &["Settings: At the table", "Settings: Comfort"][..]),
        (begins(Settings::default(), false), "Begin", &["Rules", "New game"]),
    ] {
        let mut harness = harness(vec2(960.0, 720.0), open);
        let places = |harness: &Harness<'_, Desk>| {
            harness.query_all_by_label(foot).map(|button| button.rect()).collect::<Vec<_>>()
        };
        let before = places(&harness);
        for page in pages {
            click(&mut harness, page);
            assert_eq!(places(&harness), before, "{page}");
        }
    }
}

#[test]
fn a_game_keeps_its_name_when_a_rule_changes_and_says_what_is_unlike_its_usual_rules() {
    for preset in Preset::ALL.into_iter().filter(|preset| !preset.usual().single_hand) {
        let mut harness = all_rules(preset.usual());
        assert!(harness.query_by_label("House rules").is_none(), "{preset}");
        click(&mut harness, "The lead can win");
        harness.get_by_label("House rules");
        let rules = begun(&mut harness);
        assert!(rules.game() == Some(preset) && rules.is_changed(), "{preset}");
    }
    let mut harness = all_rules(Rules { hand: 5, ..Rules::default() });
    click(&mut harness, "Play by the usual rules");
    assert_eq!(begun(&mut harness), Rules::default());
}

#[test]
fn unplayable_rules_are_explained_and_not_used() {
    let rules = Rules {
        target: 61,
        awards: Awards { rounding: Rounding::Nearest, ..Rules::DRAW.awards },
        ..Preset::AllFives.rules(2).expect("two can play it")
    };
    let mut harness = all_rules(rules);
    click(&mut harness, "Exact finish: On");
    assert!(harness.query_all_by_label_contains("no one can reach exactly 61").count() > 0);
    click(&mut harness, "Begin");
    assert!(harness.state().begun().is_none() && harness.state().is_open(), "61 cannot be reached in fives");
    click(&mut harness, "New game");
    click(&mut harness, "Points to win: 305");
    let finish = Winning { exact: Exact::On, ..Rules::DRAW.finish };
    assert_eq!(begun(&mut harness), Rules { target: 305, finish, ..rules });
}

#[test]
fn every_window_closes_by_escape_by_its_cross_and_by_its_button() {
    let ways: [fn(&mut Harness<'_, Desk>); 2] = [
        |harness| harness.key_press(Key::Escape),
        |harness| harness.get_all_by_label("Close").next().expect("there is a cross").click(),
    ];
    let mut display = harness(vec2(900.0, 700.0), opened("about"));
    for way in ways {
        for (name, desk) in windows() {
            *display.state_mut() = desk;
            display.run();
            assert!(display.state().is_open(), "{name}");
            way(&mut display);
            display.run();
            assert!(!display.state().is_open(), "{name}");
        }
    }
}

#[test]
fn every_window_is_named_to_a_screen_reader_and_its_buttons_are_reached_by_tab() {
    let mut display = harness(vec2(900.0, 700.0), opened("about"));
    for (name, desk) in windows() {
        *display.state_mut() = desk;
        display.run();
        let is_named = |label: Option<String>| label.is_some_and(|label| !label.is_empty());
        let is_read = display.query_all_by_role(Role::Dialog).any(|node| is_named(node.accesskit_node().label()));
        assert!(is_read, "{name}");
        let can_press = |node: &Node<'_>| !node.accesskit_node().is_disabled();
        let last = display.query_all_by_role(Role::Button).rfind(can_press).expect("a button").rect();
        let is_there = |display: &Harness<'_, Desk>| {
            display.query_all_by_role(Role::Button).any(|node| node.is_focused() && node.rect() == last)
        };
        let steps = (0..400).find(|_| {
            display.key_press(Key::Tab);
            display.step();
            is_there(&display)
        });
        assert!(steps.is_some(), "{name}: Tab never comes to {last:?}");
    }
}

#[test]
fn the_tally_lists_each_game_and_level_and_the_total() {
    let mut harness = high(opened("tally"));
    harness.get_by_label("Overall: you 191, Nestor 198, your share 49%, practice games 26");
    harness.get_by_label("All Fives, Tough: you 131, Nestor 144, your share 48%, practice games 18");
    harness.get_by_label("Custom, Brutal: you 0, Nestor 2, your share 0%, practice games 0");
    click(&mut harness, "Clear");
    assert!(matches!(harness.state().asked[..], [Request::Order(HostOrder::ClearTally)]));
    let mut harness = high(Desk::row("command-tally", |desk| desk.won = Default::default()));
    harness.get_by_label("Overall: you 0, Nestor 0, your share 0%, practice games 0");
    click(&mut harness, "Clear");
    assert!(harness.state().asked.is_empty(), "there is nothing to clear");
}

#[test]
fn advice_is_taken_or_left() {
    for (button, wanted) in [("Change level", true), ("Keep this level", false), ("Close", false)] {
        let mut harness = high(opened("advice"));
        harness.state_mut().settings.game.set_levels(&[Level::Easy]);
        assert!(harness.query_by_label_contains("13 of 20 games").is_some());
        click(&mut harness, button);
        let level = if wanted { Level::NotSoEasy } else { Level::Easy };
        assert!(!harness.state().is_open() && harness.state().settings.game.level == level, "{button}");
    }
}

#[test]
fn the_help_opens_at_each_chapter_and_shows_nine_examples() {
    let mut harness = high(help(Chapter::Play));
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
        let harness = high(Desk::with(HelpWindow::new(Chapter::Play, &rules_for(Preset::AllFives, 2)).on(display)));
        ["Only the ends of the table are shown", "Every bone lies where it was played", "Drag the cloth"]
            .map(|line| harness.query_all_by_label_contains(line).count())
    };
    assert_eq!(told(Display::Whole), [0, 1, 1]);
    assert_eq!(told(Display::Compact), [1, 0, 0]);
}

#[test]
fn every_lesson_of_strategy_shows_a_hand_and_its_tables() {
    let harness = high(help(Chapter::Strategy));
    assert_eq!(harness.query_all_by_role(Role::Image).count(), 7 + 3 + 2 + 2 + 3 + 2 + 2 + 3 + 2);
    for lesson in
        ["A lead you control", "Leave little", "Not only fives", "Three plans: score, block, domino", "Going out"]
    {
        harness.get_by_label(lesson);
    }
}

#[test]
fn about_shows_where_to_write_and_the_texts_of_the_licenses() {
    let harness = high(opened("about"));
    harness.get_by_label("Contact");
    harness.get_by_role_and_label(Role::Link, concat!(env!("CARGO_PKG_REPOSITORY"), "/issues"));
    harness.get_by_label_contains("Permission is hereby granted, free of charge");
    harness
        .get_by_label_contains("Unless required by applicable law or agreed to in writing, Licensor provides the Work");
}

#[test]
fn a_window_opens_at_its_top_each_time() {
    let mut harness = harness(vec2(480.0, 560.0), help(Chapter::Play));
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
    *harness.state_mut() = help(Chapter::Play);
    harness.run_steps(5);
    assert_eq!(harness.get_by_label("The aim").rect(), top);
}

#[test]
fn a_screen_reader_hears_which_window_has_opened() {
    for (open, title) in [("colors", "Colors"), ("tally", "Game tally")] {
        high(opened(open)).get_by_role_and_label(Role::Dialog, title);
    }
}

#[test]
fn the_list_of_games_tells_accuracy_and_luck_and_is_sorted_by_them() {
    let mut display = harness(vec2(960.0, 720.0), games());
    for (column, best) in [("Accuracy", "Accuracy 100, Luck "), ("Luck", ", Luck +30%")] {
        display.get_by_role_and_label(Role::ColumnHeader, column).click();
        display.run();
        let row = display.get_all_by_role(Role::Row).next().expect("a game").accesskit_node().label();
        assert!(row.as_ref().is_some_and(|row| row.contains(best)), "{column}: {row:?}");
    }
    // Half of the games are not judged.
    display.get_by_role_and_label(Role::ColumnHeader, "Luck").click();
    display.run();
    let row = display.get_all_by_role(Role::Row).next().expect("a game").accesskit_node().label();
    assert!(row.is_some_and(|row| !row.contains("Luck")));
}
