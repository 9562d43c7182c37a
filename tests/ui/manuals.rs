//! What a player looks for who knows the manuals of 2004 and 2014 or the other games that this one comes from, by
//! their words and through the window.

use crate::common::inside::Inside as _;
use crate::common::table::{awards, play, start};
use crate::firecrackers::{self, command};
use crate::window::inside::InsideDesk as _;
use crate::window::{
    Window,
    files::{keys, program_again},
    middling, open_rules, play_until, press, press_button, put, rules_for, shows, some_play, spoken, step, waiting,
};
use egui::{Event, Key, Modifiers, Rect, accesskit::Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::msg;
use electrum_dominoes::ui::words::Message;
use electrum_dominoes::{
    engine::{
        bone::Seat,
        rules::{BlockWhat, BlockWho, FirstLead, NextLead, Preset, Rules},
    },
    store::Memory,
    table::{HostOrder, Waiting},
    ui::{
        command::{COMMANDS, Command},
        words::{Words, say::bone_name},
    },
};

/// What the manuals call something, and the message of what is meant here.
const PHRASES: &str = include_str!("../data/manuals.txt");

/// Each phrase of the manuals with that message.
fn phrases() -> impl Iterator<Item = (&'static str, &'static str)> {
    PHRASES.lines().filter_map(|line| line.split_once(" -> "))
}

/// What the manual of 2014 has in its menu of settings and is a rule here.
const MENU_OF_2014: [&str; 9] = [
    "setting-target",
    "setting-block-who",
    "setting-block-what",
    "setting-lead-next",
    "setting-spinner",
    "setting-draws",
    "setting-fives",
    "setting-threes",
    "setting-rounding",
];

/// Opens the settings and types this there.
fn search_for(window: &mut Window, typed: &str) {
    keys(window, Key::Comma);
    window.event(Event::Text(typed.to_owned()));
    window.run();
}

/// The places of what is called this or begins with this and a colon, as each of its choices does.
fn rows(window: &Window, name: &str) -> Vec<Rect> {
    let choice = format!("{name}: ");
    let all = window.query_all_by_label_contains(name);
    let own = all
        .filter(|node| node.accesskit_node().label().is_some_and(|label| label == name || label.starts_with(&choice)));
    own.map(|node| node.rect()).collect()
}

#[test]
fn every_setting_is_found_by_the_words_of_the_manuals_and_shown_where_it_stands() {
    let words = Words::english();
    for (typed, found) in phrases().filter(|(_, found)| found.starts_with("setting-")) {
        // In Block some of them mean nothing, and are found there too.
        let mut window = open_rules(rules_for(Preset::Block, 2), 1, vec2(960.0, 720.0), false, |_| {});
        search_for(&mut window, typed);
        let name = words.get(Message::must(found));
        assert!(!rows(&window, name).is_empty(), "{typed} finds {name}");
        if !shows(&window, words.get(msg!("settings-in-rules")))
            || window.query_by_role_and_label(Role::Button, name).is_none()
        {
            continue;
        }
        press_button(&mut window, name);
        window.run();
        let foot = window.get_by_role_and_label(Role::Button, "Begin").rect().top();
        let in_sight = |row: &Rect| row.top() > 60.0 && row.bottom() < foot;
        assert!(rows(&window, name).iter().any(in_sight), "{name} is in sight: {:?}", rows(&window, name));
    }
}

#[test]
fn the_rules_of_the_menu_of_2014_are_ordinary_rows_and_the_settings_lead_to_them() {
    let words = Words::english();
    let mut window = middling(Preset::AllFives, 1);
    keys(&mut window, Key::Comma);
    for name in ["Difficulty: Beginner", "Auto-OK", "Auto-Draw"] {
        window.get_by_label(name);
    }
    window.get_by_label(words.get(msg!("settings-to-rules"))).click_accesskit();
    window.run();
    for question in ["goal", "draws", "scores", "leads", "blocked", "players"] {
        let question = words.get(Message::must(&format!("rules-ask-{question}"))).to_owned();
        window.get_by_role_and_label(Role::Button, &question).click_accesskit();
        window.run();
    }
    let others = ["setting-max-doublets", "setting-reserve", "setting-restrict-draw", "setting-hand"];
    for name in MENU_OF_2014.into_iter().chain(others) {
        assert!(!rows(&window, words.get(Message::must(name))).is_empty(), "{name} is no unusual rule");
    }
    assert!(!shows(&window, words.get(msg!("setting-exact"))), "the unusual ones are folded");
    window.get_by_label(words.get(msg!("rules-unusual"))).click_accesskit();
    window.run();
    assert!(shows(&window, words.get(msg!("setting-exact"))));
}

/// What the line of the note says.
fn note(window: &Window) -> String {
    spoken(window).note
}

#[test]
fn what_was_preserved_is_said_until_the_next_turn_and_undo_of_restore_says_so() {
    let mut window = middling(Preset::AllFives, 4711);
    command(&mut window, Command::Preserve);
    assert_eq!(note(&window), "Preserved: hand 1, 0 : 0. “Restore” brings it back.");
    // A player may think for as long as they like.
    window.input_mut().time = Some(600.0);
    window.run();
    assert!(note(&window).starts_with("Preserved"), "{}", note(&window));
    let before = window.state().desk().game().view().seen.layout().bones().len();
    let (bone, end) = some_play(&window).expect("a bone that fits");
    put(&mut window, bone, end);
    assert_eq!(note(&window), "");
    command(&mut window, Command::Restore);
    assert_eq!(window.state().desk().game().view().seen.layout().bones().len(), before);
    command(&mut window, Command::Undo);
    assert_eq!(note(&window), "Undone: Restore.");
    assert_eq!(window.state().desk().game().view().seen.layout().bones().len(), before + 1);
    command(&mut window, Command::Redo);
    assert_eq!(note(&window), "Redone: Restore.");
}

#[test]
fn the_commands_of_the_manual_stand_in_the_menus_by_its_names() {
    let mut window = open_rules(rules_for(Preset::AllFives, 2), 1, vec2(1200.0, 1000.0), false, |_| {});
    for (menu, names) in [
        (
            "Game",
            &[
                "Game tally",
                "Undo",
                "Show Nestor’s hand",
                "Show boneyard",
                "Preserve",
                "Restore",
                "New game",
                "Settings",
                "Colors",
                "About",
                "Help",
            ][..],
        ),
        ("Options", &["Settings", "Colors"][..]),
        ("Help", &["Show Nestor’s hand", "Show boneyard", "About", "Help"][..]),
    ] {
        window.get_by_label(menu).click();
        window.run();
        for name in names {
            let is_named = |label: String| label == *name || label.starts_with(&format!("{name} "));
            let mut found = window.query_all_by_label_contains(name).filter_map(|node| node.accesskit_node().label());
            assert!(found.any(is_named), "{name} stands in {menu}");
        }
        window.key_press(Key::Escape);
        window.run();
    }
}

#[test]
fn results_wait_for_the_end_of_a_game_against_the_clock_and_enter_only_closes_them() {
    let mut window = firecrackers::at(5);
    window.key_press(Key::R);
    window.run();
    assert_eq!(spoken(&window).note, "The game isn’t over yet.");
    let mut window = middling(Preset::AllFives, 1);
    window.key_press(Key::R);
    window.run();
    assert_eq!(spoken(&window).note, "This game has no clock.");
    let mut window = firecrackers::ended("win");
    assert!(shows(&window, "Play again"));
    let game = window.state().desk().game().view().game;
    window.key_press(Key::Enter);
    window.run();
    assert!(!shows(&window, "Play again"), "they are closed");
    assert_eq!(window.state().desk().game().view().game, game, "and no other game has begun");
    assert_eq!(waiting(&window), Waiting::NewGame);
    window.key_press(Key::P);
    window.run();
    assert_eq!(note(&window), Words::english().get(msg!("refused-game-over")), "its clock has run its time");
}

#[test]
fn the_quick_game_is_called_by_its_points_and_has_no_house_rules() {
    let mut window = program_again(&Memory::default());
    press_button(&mut window, "A quick game");
    let title = window.root().accesskit_node().label().expect("the window has a name");
    assert!(title.contains("All Fives, to 50"), "{title}");
}

#[test]
fn who_chickens_out_begins_restores_or_restarts_a_game_is_told_only_whose_turn_it_is() {
    let long = Rules { target: 250, ..rules_for(Preset::AllFives, 2) };
    let mut window = open_rules(long, 4711, vec2(960.0, 720.0), false, |_| {});
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewHand));
    press(&mut window);
    play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. }));
    command(&mut window, Command::Preserve);
    for leave in [
        |window: &mut Window| step(window, HostOrder::NewGame(None)),
        |window: &mut Window| command(window, Command::Restore),
        |window: &mut Window| command(window, Command::Restart),
    ] {
        leave(&mut window);
        let said = spoken(&window);
        assert_eq!(said.note, "", "{said:?}");
        assert_eq!(said.prompt == "Your turn.", matches!(waiting(&window), Waiting::You { .. }), "{said:?}");
        assert!(window.state_mut().tally().is_empty(), "nothing was counted");
    }
}

/// Unfolds a question on the page of the rules.
fn ask(window: &mut Window, question: &str) {
    let question = Words::english().get(Message::must(&format!("rules-ask-{question}"))).to_owned();
    window.get_by_role_and_label(Role::Button, &question).click_accesskit();
    window.run();
}

/// Presses what has this name wherever it stands on a page.
fn press_there(window: &mut Window, name: &str) {
    window.get_by_label(name).click_accesskit();
    window.run();
}

#[test]
fn rules_of_the_game_in_progress_change_from_the_next_hand() {
    let mut window = open_rules(rules_for(Preset::AllFives, 2), 4711, vec2(960.0, 720.0), false, |_| {});
    let game = |window: &Window| window.state().desk().game().view().clone();
    play_until(&mut window, |window| game(window).played().len() > 3 && matches!(waiting(window), Waiting::You { .. }));
    let (id, scores) = (game(&window).game, [0, 1].map(|side| game(&window).seen.public().scores[side]));
    keys(&mut window, Key::Comma);
    press_there(&mut window, "Rules of the game…");
    ask(&mut window, "players");
    press_there(&mut window, "Set of bones: Double nine, 55 bones");
    assert!(shows(&window, "It needs a new one."), "what cannot change says so where it stands");
    press_button(&mut window, "From the next hand");
    assert!(shows(&window, "From the next hand"), "and nothing was changed");
    press_there(&mut window, "Set of bones: Double six, 28 bones");
    ask(&mut window, "scores");
    press_there(&mut window, "Fives");
    ask(&mut window, "leads");
    press_there(&mut window, "Later hands are led by: Winner");
    press_button(&mut window, "From the next hand");
    assert!(spoken(&window).note.starts_with("From the next hand: "), "{:?}", spoken(&window));
    let view = game(&window);
    assert!(view.game == id && view.rules().fives, "this hand goes on as it began");
    assert_eq!([0, 1].map(|side| view.seen.public().scores[side]), scores, "who sits there and the scores stay");
    // Undo of a play leaves the choice alone.
    let (bone, end) = some_play(&window).expect("a bone that fits");
    put(&mut window, bone, end);
    command(&mut window, Command::Undo);
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewHand));
    let before = game(&window);
    let winner = before.rules().all_seats().find(|seat| before.seen.hand_len(*seat) == 0);
    press(&mut window);
    let view = game(&window);
    assert!(view.game == id && !view.rules().fives, "the next hand is played by the new rules");
    assert_eq!(view.seen.public().scores, before.seen.public().scores);
    assert!(winner.is_none_or(|winner| view.seen.leader().0 == winner), "and its winner leads");
    window.key_press_modifiers(Modifiers::SHIFT, Key::F3);
    window.run();
    let rows: Vec<String> =
        window.query_all_by_label_contains("Hand ").filter_map(|row| row.accesskit_node().value()).collect();
    assert_eq!(
        rows.iter().filter(|row| row.contains("From here on: ")).count(),
        1,
        "the sheet says what was played when: {rows:?}"
    );
}

#[test]
fn who_starts_in_the_draw_game_changes_from_the_next_game_without_a_new_one() {
    let mut window = open_rules(rules_for(Preset::DrawGame, 2), 3, vec2(960.0, 720.0), false, |_| {});
    play_until(&mut window, |window| window.state().desk().game().view().played().len() > 3);
    let game = window.state().desk().game().view().game;
    keys(&mut window, Key::Comma);
    press_there(&mut window, "Rules of the game…");
    ask(&mut window, "leads");
    press_there(&mut window, "Later hands are led by: Winner");
    press_button(&mut window, "From the next game");
    assert_eq!(window.state().desk().game().view().game, game, "the game goes on");
    assert_eq!(window.state().settings().game.rules.lead_next, NextLead::Winner);
    assert!(!play_until(&mut window, |_| false));
    press(&mut window);
    assert_eq!(window.state().desk().game().view().rules().lead_next, NextLead::Winner, "and the next is played so");
}

#[test]
fn a_blocked_hand_of_the_last_to_play_is_worth_the_difference_between_the_hands() {
    let mut window = open_rules(rules_for(Preset::Block, 2), 3, vec2(960.0, 720.0), false, |_| {});
    keys(&mut window, Key::Comma);
    press_there(&mut window, "Rules of the game…");
    ask(&mut window, "blocked");
    press_there(&mut window, "Blocked hands go to: last to play");
    assert!(shows(&window, "Blocked hands are worth: the difference between the hands"));
    assert!(!shows(&window, "Blocked hands are worth: the difference, never below zero"), "that is of old games");
    press_button(&mut window, "Begin");
    let rules = *window.state().desk().game().view().rules();
    assert_eq!((rules.block_who, rules.block_what), (BlockWho::Last, BlockWhat::Between));
    // The manual: the last to play holds nine, the other six, and three are awarded.
    let mut state = start(Rules { lead_first: FirstLead::Seat(Seat::FIRST), ..rules }, &["1-0 5-1", "2-1 5-4"], "");
    let events = play(&mut state, "1-0e, 2-1e, pass, pass");
    let [award] = &awards(&events)[..] else { panic!("{events:?}") };
    assert_eq!((award.side, award.points), (rules.side(Seat::SECOND), 3));
}

#[test]
fn the_draw_game_begins_with_lots_once_somebody_takes_the_classic_controls() {
    // The quick game of the first start has dealt at once.
    let mut window = middling(Preset::DrawGame, 4711);
    window.state_mut().set(|settings| settings.set_as_in_manuals(true));
    step(&mut window, HostOrder::NewGame(Some(7)));
    assert_eq!(waiting(&window), Waiting::Lot, "a bone is turned by whoever plays");
}

/// What stands first of all that is found: what can be pressed or is said.
fn first_found(window: &Window) -> String {
    let field = window.get_by_role_and_label(Role::TextInput, "Search the settings").rect();
    let all = [Role::Button, Role::RadioButton, Role::Switch, Role::Label].map(|role| window.query_all_by_role(role));
    let is_below = |rect: Rect| rect.top() > field.bottom() && rect.left() > field.left() - 8.0;
    // What stands before commands and rules only says that they are some.
    let titles =
        [msg!("settings-in-menus"), msg!("settings-in-rules")].map(|word| Words::english().get(word).to_owned());
    let names = all.into_iter().flatten().filter(|node| is_below(node.rect())).filter_map(|node| {
        let place = node.rect();
        let node = node.accesskit_node();
        let name = node.label().or_else(|| node.value())?;
        (!titles.contains(&name)).then_some((place, name))
    });
    let first = names
        .min_by(|(one, _), (other, _)| one.top().total_cmp(&other.top()).then(one.left().total_cmp(&other.left())));
    first.map(|(_, name)| name).unwrap_or_default()
}

#[test]
fn whoever_types_a_phrase_of_the_manuals_sees_first_what_is_meant_and_the_key_of_a_command() {
    let words = Words::english();
    let mut wrong = Vec::new();
    let mut window = middling(Preset::AllFives, 1);
    for (typed, meant) in phrases() {
        for typed in [typed.to_owned(), typed.to_uppercase(), typed.replace('\'', "’")] {
            search_for(&mut window, &typed);
            let meant = Message::must(meant);
            let (name, first) = (words.get(meant), first_found(&window));
            let entry = COMMANDS.iter().find(|entry| entry.word == meant);
            let has_key = entry.is_none_or(|entry| entry.keys().is_empty() || first.ends_with(')'));
            let is_meant = first == name || [": ", " ("].iter().any(|sign| first.starts_with(&format!("{name}{sign}")));
            if !is_meant || !has_key {
                wrong.push(format!("{typed}: {first} and not {name}"));
            }
            // The first Escape clears the search.
            for _ in 0..2 {
                window.key_press(Key::Escape);
                window.run();
            }
            assert!(window.query_by_label("Search the settings").is_none(), "{typed}");
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn return_to_game_takes_you_back_to_the_game() {
    let mut window = middling(Preset::AllFives, 1);
    search_for(&mut window, "Return to game");
    press_button(&mut window, "Return to game");
    assert!(window.query_by_label("Search the settings").is_none());
    assert!(matches!(waiting(&window), Waiting::You { .. } | Waiting::Others | Waiting::Ok), "{:?}", waiting(&window));
}

/// Presses what was found by this name. The bar on the table may have the same.
fn press_found(window: &mut Window, name: &str) {
    window.query_all_by_role_and_label(Role::Button, name).last().expect("it was found").click();
    window.run();
}

#[test]
fn a_command_that_is_found_in_the_settings_is_given_or_says_why_not() {
    let mut window = middling(Preset::AllFives, 4711);
    play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. }));
    let (bone, end) = some_play(&window).expect("a bone that fits");
    put(&mut window, bone, end);
    search_for(&mut window, "undo");
    press_found(&mut window, "Undo (Ctrl+Z)");
    assert!(window.state().desk().game().view().hand().contains(bone), "the play is taken back");
    assert!(window.query_by_label("Search the settings").is_none(), "and the settings are closed");
    search_for(&mut window, "pause");
    press_found(&mut window, "Pause (P)");
    assert_eq!(note(&window), "This game has no clock.");
    // Only what means something at the table that fills the window is found.
    command(&mut window, Command::Today);
    search_for(&mut window, "preserve");
    assert!(!shows(&window, "Preserve"));
}

#[test]
fn the_draw_game_begins_with_the_name_of_its_player() {
    let mut window = program_again(&Memory::default());
    press_button(&mut window, "A quick game");
    // Whoever was asked before and said nothing is asked by no other game.
    for (game, asks) in [(Preset::AllFives, false), (Preset::DrawGame, true)] {
        window.state_mut().set(|settings| {
            settings.game.rules = game.usual();
            settings.game.was_asked_for_a_name = true;
        });
        keys(&mut window, Key::N);
        let asked = window.query_by_role_and_label(Role::TextInput, "Your name").is_some();
        assert_eq!(asked, asks, "{game}");
        if !asks {
            window.key_press(Key::Escape);
            window.run();
        }
    }
    let field = window.get_by_role_and_label(Role::TextInput, "Your name");
    let levels = window.query_all_by_role(Role::RadioButton);
    let levels = levels.filter(|node| node.accesskit_node().label().is_some_and(|name| name.contains("Beginner")));
    let levels = levels.map(|node| node.rect().top()).reduce(f32::min).expect("the levels of Nestor");
    assert!(field.rect().bottom() <= levels, "it stands before whatever else there is to choose");
    field.focus();
    window.get_by_role_and_label(Role::TextInput, "Your name").type_text("Ruth");
    window.run();
    press_button(&mut window, "Begin");
    assert_eq!(window.state().players().name(), "Ruth");
    assert_eq!(window.state().desk().game().view().rules().game(), Some(Preset::DrawGame));
    keys(&mut window, Key::N);
    assert!(window.query_by_role_and_label(Role::TextInput, "Your name").is_none(), "a name is asked for once");
}

#[test]
fn buried_bones_of_a_boneyard_that_lies_open_are_crossed_out_and_say_so() {
    for (compact, reserve) in [(false, 2), (true, 2), (false, 0)] {
        let rules = Rules { reserve, ..rules_for(Preset::AllFives, 2) };
        let mut window = (1..30)
            .map(|deal| open_rules(rules, deal, vec2(960.0, 720.0), compact, |_| {}))
            .find_map(|mut window| {
                play_until(&mut window, |window| waiting(window) == Waiting::NewHand);
                let left = window.state().desk().game().view().seen.public().boneyard_len();
                (left > 2).then_some(window)
            })
            .expect("a hand after which bones are left");
        let said = |window: &Window, how: &str| -> usize {
            window
                .query_all_by_role(Role::Image)
                .filter(|node| node.accesskit_node().label().is_some_and(|name| name.ends_with(how)))
                .count()
        };
        assert_eq!(said(&window, ", buried"), 0, "they lie face down");
        command(&mut window, Command::ShowBoneyard);
        let buried = usize::from(reserve);
        assert_eq!(said(&window, ", buried"), buried);
        let hidden = window.state().desk().sitting().state().reveal().boneyard;
        assert_eq!(window.state().desk().scene().expect("the display was shown").buried.len(), buried);
        let last = hidden.iter().rev().take(buried);
        assert!(
            last.into_iter().all(|bone| shows(&window, &format!("{}, buried", bone_name(&Words::english(), *bone))))
        );
        let told = if buried > 0 { "The crossed-out bones are buried." } else { "This is the boneyard." };
        assert!(note(&window).ends_with(told), "{}", note(&window));
    }
}

/// The window of a program whose current player has no name and another one has.
fn with_a_nameless_player() -> Window {
    let memory = Memory::default();
    let mut window = program_again(&memory);
    press_button(&mut window, "A quick game");
    window.state_mut().set(|settings| settings.game.rules = rules_for(Preset::DrawGame, 2));
    keys(&mut window, Key::P);
    window.get_by_role_and_label(Role::TextInput, "Name").focus();
    window.get_by_role_and_label(Role::TextInput, "Name").type_text("Ruth");
    window.run();
    press_button(&mut window, "Add");
    window.key_press(Key::Escape);
    window.run();
    assert_eq!((window.state().players().name(), window.state().players().list().len()), ("", 2));
    window
}

#[test]
fn the_draw_game_requires_a_name_or_one_that_is_selected_from_those_used_before() {
    let mut window = with_a_nameless_player();
    keys(&mut window, Key::N);
    assert!(window.query_by_role_and_label(Role::RadioButton, "Used before: Ruth").is_some(), "a list of names");
    press_button(&mut window, "Begin");
    assert!(shows(&window, "Enter at least one letter."), "an empty name is asked again");
    assert!(window.query_by_role_and_label(Role::TextInput, "Your name").is_some(), "and the game waits for it");
    window.get_by_role_and_label(Role::RadioButton, "Used before: Ruth").click_accesskit();
    window.run();
    let field = window.get_by_role_and_label(Role::TextInput, "Your name").accesskit_node().value();
    assert_eq!(field.as_deref(), Some("Ruth"), "the name is shown in the text box");
    press_button(&mut window, "Begin");
    assert_eq!(window.state().players().name(), "Ruth", "whoever has that name plays");
    assert_eq!(window.state().desk().game().view().rules().game(), Some(Preset::DrawGame));
    assert!(window.query_by_role_and_label(Role::TextInput, "Your name").is_none(), "and the game begins");
}

#[test]
fn the_tally_shows_zeros_and_its_clear_before_any_game_on_a_page_as_small_as_they_are() {
    let mut window = middling(Preset::AllFives, 1);
    keys_of(&mut window, Key::F3);
    window.get_by_label("Overall: you 0, Nestor 0, your share 0%, practice games 0");
    let foot = window.get_by_role_and_label(Role::Button, "Clear").rect().bottom();
    assert!(foot < 0.75 * 720.0, "{foot}");
    press_button(&mut window, "Clear");
    assert!(window.query_by_role_and_label(Role::Dialog, "Game tally").is_some());
    assert!(window.state_mut().tally().is_empty());
}

fn keys_of(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

#[test]
fn a_click_on_the_figure_of_the_boneyard_draws_where_its_bones_have_no_room() {
    let mut window = (1..40)
        .find_map(|deal| {
            let mut window = open_rules(rules_for(Preset::AllFives, 2), deal, vec2(960.0, 720.0), false, |settings| {
                settings.set_as_in_manuals(true);
            });
            play_until(&mut window, |window| waiting(window) == Waiting::Draw).then_some(window)
        })
        .expect("a deal in which you must draw");
    let game = |window: &Window| window.state().desk().game().view().clone();
    let (held, left) = (game(&window).hand().len(), game(&window).seen.public().drawable());
    let name = format!("Boneyard {left}");
    window.get_by_role_and_label(Role::Button, &name).click();
    window.run();
    assert_eq!(game(&window).hand().len(), held + 1, "a bone was drawn");
    assert_eq!(game(&window).seen.public().drawable(), left - 1);
    // Nobody draws where a bone has to be played.
    play_until(&mut window, |window| matches!(waiting(window), Waiting::You { may_draw: false }));
    let name = format!("Boneyard {}", game(&window).seen.public().drawable());
    assert!(window.query_by_role_and_label(Role::Button, &name).is_none());
    assert!(shows(&window, &name));
}

#[test]
fn the_bones_that_nestor_has_played_are_called_my_plays_as_in_the_manual() {
    let mut window = middling(Preset::AllFives, 1);
    keys(&mut window, Key::L);
    press_button(&mut window, "Fine-tune");
    for part in [
        "Background",
        "Text",
        "Your hand",
        "Your plays",
        "My plays",
        "Pips",
        "Lines",
        "Outlines",
        "Your hand, selected",
        "Pips, selected",
        "Lines, selected",
        "Outlines, selected",
        "Buttons",
        "Button text",
    ] {
        window.get_by_label(&format!("Color of: {part}"));
    }
}
