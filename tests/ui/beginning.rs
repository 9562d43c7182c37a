//! The window that begins a game: what stands on its first screen, and the levels that it
//! remembers.

use crate::window::new_game::{begins, rules_page};
use crate::window::screens::Screens as _;
use crate::window::sheets::{harness, high, settings_with};
use crate::window::sights::opened;
use crate::window::{Window, middling, open_rules, rules_for};
use egui::{Key, Modifiers, accesskit::Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::{
    engine::rules::{BlockWhat, Preset, Rules, Spinner},
    nestor::Level,
    ui::command::Command,
};

/// Opens the window that begins a game.
fn begin(window: &mut Window) {
    window.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.run();
}

fn click(window: &mut Window, name: &str) {
    window.get_by_label(name).click();
    window.run();
}

/// Clicks the only thing whose name begins so.
fn choose(window: &mut Window, name: &str) {
    window.get_by_label_contains(name).click();
    window.run();
}

/// The help about a game, where it says how to play.
fn how_to_play(rules: Rules) -> Window {
    let mut window = open_rules(rules, 5, vec2(960.0, 1800.0), false, |_| ());
    window.key_press(Key::F1);
    window.run();
    click(&mut window, "Help: How to play");
    window
}

#[test]
fn players_levels_and_points_stand_on_the_first_screen() {
    let mut window = open_rules(rules_for(Preset::FiveUp, 4), 5, vec2(960.0, 720.0), false, |_| ());
    begin(&mut window);
    let foot = window.get_by_role_and_label(Role::Button, "Begin").rect().top();
    for name in ["Five-Up: ", "Players: 4", "Partners", "Helen: ", "Nestor’s seat: Brutal", "Points to win: 305"] {
        let place = window.query_all_by_label_contains(name).next().unwrap_or_else(|| panic!("{name}")).rect();
        assert!(place.bottom() < foot, "{name} stands at {place}, and the foot at {foot}");
    }
}

#[test]
fn levels_and_points_stand_on_the_first_screen_of_the_smallest_window() {
    let mut window = open_rules(rules_for(Preset::AllFives, 2), 5, vec2(480.0, 560.0), false, |_| ());
    begin(&mut window);
    let foot = window.get_by_role_and_label(Role::Button, "Begin").rect().top();
    for name in ["All Fives: ", "Nestor’s seat: Beginner", "Nestor’s seat: Brutal", "Points to win: 305"] {
        let place = window.query_all_by_label_contains(name).next().unwrap_or_else(|| panic!("{name}")).rect();
        assert!(place.bottom() < foot, "{name} stands at {place}, and the foot at {foot}");
    }
}

#[test]
fn what_is_chosen_or_written_begins_in_one_column_and_more_is_as_it_was_left() {
    let mut window = open_rules(rules_for(Preset::AllFives, 2), 5, vec2(960.0, 900.0), false, |_| ());
    begin(&mut window);
    assert!(window.query_by_label("Minutes per person: No clock").is_none(), "it is behind a title");
    click(&mut window, "More");
    let names = [
        "Nestor’s seat: Beginner",
        "Points to win: 50",
        "Minutes per person: No clock",
        "Nestor’s name",
        "Deal number",
    ];
    let left = names.map(|name| window.get_by_label(name).rect().left());
    assert!(left.iter().all(|at| (at - left[0]).abs() < 3.0), "{left:?}");
    click(&mut window, "Cancel");
    begin(&mut window);
    assert!(window.query_by_label("Deal number").is_some(), "it was left open");
    click(&mut window, "More");
    assert!(window.query_by_label("Deal number").is_none());
}

#[test]
fn what_nestor_does_at_a_level_stands_directly_below_the_levels() {
    let mut window = middling(Preset::Draw, 5);
    begin(&mut window);
    click(&mut window, "Nestor’s seat: Tough");
    let [level, told, points] = ["Nestor’s seat: Tough", "Tough. Remembers", "Points to win: 100"]
        .map(|name| window.get_by_label_contains(name).rect());
    assert!(level.bottom() < told.top() && told.bottom() < points.top(), "{level} {told} {points}");
    assert!(told.top() - level.bottom() < 16.0);
}

#[test]
fn nothing_moves_because_a_game_is_under_way() {
    let window = |under_way| {
        let settings = settings_with(rules_for(Preset::AllFives, 2));
        harness(vec2(960.0, 720.0), begins(settings, under_way))
    };
    let places = [false, true].map(|under_way| {
        let window = window(under_way);
        let told = window.query_by_label_contains("Your current game is saved.").is_some();
        assert_eq!(told, under_way);
        ["Nestor’s seat: Easy", "Begin"].map(|name| window.get_by_label(name).rect())
    });
    assert_eq!(places[0], places[1]);
}

#[test]
fn a_family_shows_its_games_and_no_others() {
    let mut window = middling(Preset::Draw, 5);
    begin(&mut window);
    assert!(window.query_by_label_contains("Block: ").is_some());
    assert!(window.query_by_label_contains("Five-Up: ").is_none());
    click(&mut window, "Fives and threes");
    assert!(window.query_by_label_contains("Block: ").is_none());
    choose(&mut window, "Five-Up: ");
    click(&mut window, "Begin");
    assert_eq!(window.state().desk().game().view().rules().game(), Some(Preset::FiveUp));
}

#[test]
fn each_game_remembers_its_level() {
    let mut window = middling(Preset::Draw, 5);
    for (game, level) in [("Block: ", "Nestor’s seat: Brutal"), ("Draw: ", "Nestor’s seat: Easy")] {
        begin(&mut window);
        choose(&mut window, game);
        click(&mut window, level);
        click(&mut window, "Begin");
    }
    assert_eq!(window.state().settings().game.level, Level::Easy);
    begin(&mut window);
    choose(&mut window, "Block: ");
    click(&mut window, "Begin");
    assert_eq!(window.state().settings().game.level, Level::Brutal);
}

#[test]
fn each_game_has_its_own_points_to_win_and_keeps_those_that_were_chosen() {
    let mut window = middling(Preset::AllFives, 5);
    let target = |window: &Window| window.state().desk().game().view().rules().target;
    for (game, points, expected) in [
        ("All Fives: ", Some("Points to win: 500"), 500),
        ("All Threes: ", None, Preset::AllThrees.usual().target),
        ("Firecrackers: ", None, 100),
        ("All Fives: ", None, 500),
        ("All Fives: ", Some("Points to win: 150"), 150),
        ("All Threes: ", None, Preset::AllThrees.usual().target),
        ("All Fives: ", None, 150),
    ] {
        begin(&mut window);
        choose(&mut window, game);
        if let Some(points) = points {
            click(&mut window, points);
        }
        click(&mut window, "Begin");
        assert_eq!(target(&window), expected, "{game}");
    }
}

#[test]
fn all_nestors_play_at_one_level_until_each_has_a_level_of_its_own() {
    let mut window = open_rules(rules_for(Preset::FiveUp, 4), 5, vec2(960.0, 900.0), false, |_| ());
    begin(&mut window);
    click(&mut window, "Nestor’s seat: Tough");
    click(&mut window, "Begin");
    assert_eq!(window.state().settings().game.levels(), [Level::Tough; 3]);
    begin(&mut window);
    for choice in ["All the same level", "Helen: Tough", "Helen’s seat: Easy"] {
        click(&mut window, choice);
    }
    click(&mut window, "Begin");
    assert_eq!(window.state().settings().game.levels(), [Level::Tough, Level::Tough, Level::Easy]);
    begin(&mut window);
    click(&mut window, "All the same level");
    click(&mut window, "Begin");
    assert_eq!(window.state().settings().game.levels(), [Level::Tough; 3]);
}

#[test]
fn who_sits_where_is_seen_as_it_will_be_at_the_table() {
    let mut window = open_rules(rules_for(Preset::FiveUp, 4), 5, vec2(960.0, 720.0), false, |_| ());
    begin(&mut window);
    let [you, left, partner, right] = ["You", "Nestor: ", "Ajax: ", "Helen: "].map(|name| {
        let all = window.query_all_by_role(Role::RadioButton);
        let mut named = all.filter(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(name)));
        named.next().unwrap_or_else(|| panic!("{name}")).rect()
    });
    assert!(partner.bottom() < left.top().min(right.top()) && left.bottom().max(right.bottom()) < you.top());
    assert!(
        left.right() < you.left() && you.right() < right.left() && (you.center().x - partner.center().x).abs() < 1.0
    );
}

#[test]
fn no_button_of_a_new_game_is_wider_than_the_smallest_window_whatever_people_are_called() {
    let mut window = open_rules(rules_for(Preset::Partnership, 4), 5, vec2(960.0, 900.0), false, |_| ());
    begin(&mut window);
    for (nestor, seat, name) in
        [("Nestor", 2, "Bartholomew"), ("Ajax", 3, "Wilhelmina Aurelia"), ("Helen", 4, "Maximiliane")]
    {
        click(&mut window, &format!("{nestor}: Beginner"));
        choose(&mut window, &format!("{nestor}’s seat: A person"));
        let label = format!("Name of the person in seat {seat}");
        let field = window.get_by_role_and_label(Role::TextInput, &label);
        field.focus();
        field.type_text(name);
        window.run();
    }
    click(&mut window, "Begin");
    let size = vec2(480.0, 560.0);
    window.set_size(size);
    window.run();
    begin(&mut window);
    for button in [window.get_by_label_contains("Again: "), window.get_by_role_and_label(Role::Button, "Begin")] {
        let rect = button.rect();
        assert!(rect.left() >= 0.0 && rect.right() <= size.x, "{rect}");
    }
}

#[test]
fn the_settings_change_nestor_s_level_within_a_game() {
    let mut window = middling(Preset::AllFives, 5);
    let level = |window: &Window| {
        let view = window.state().desk().game().view();
        (view.game, view.rules().all_seats().find_map(|seat| view.seating.level(seat)))
    };
    let game = level(&window).0;
    window.key_press_modifiers(Modifiers::COMMAND, Key::Comma);
    window.run();
    click(&mut window, "Difficulty: Brutal");
    assert_eq!(level(&window), (game, Some(Level::Brutal)), "the same game goes on");
}

#[test]
fn the_help_tells_the_rules_that_are_played() {
    for rules in [
        Rules { target: 50, ..rules_for(Preset::AllFives, 2) },
        Rules { target: 77, draws: false, ..rules_for(Preset::FiveUp, 3) },
        // It has no name.
        Rules { target: 90, threes: true, spinner: Spinner::Cross, ..rules_for(Preset::Draw, 2) },
    ] {
        let mut window = open_rules(rules, 5, vec2(960.0, 720.0), false, |_| ());
        window.key_press(Key::F1);
        window.run();
        let goal = format!("The first to reach {} points wins the game.", rules.target);
        assert!(window.query_all_by_label_contains(&goal).next().is_some(), "{rules:?}");
        assert_eq!(window.query_all_by_label_contains("The first to reach").count(), 1, "{rules:?}");
        // How to play tells them as well.
        click(&mut window, "Help: How to play");
        assert_eq!(window.query_all_by_label_contains(&goal).count(), 1, "{rules:?}");
        let dealt = format!("{} players get {} bones each.", rules.seats(), rules.hand);
        assert_eq!(window.query_all_by_label(&dealt).count(), 1, "{rules:?}");
    }
}

/// Where two play against two, a partner's pips are not won, and partners who hold as little as each
/// other tie with no one.
#[test]
fn the_help_of_a_game_in_pairs_speaks_of_the_other_pair() {
    let by_difference = Rules { block_what: BlockWhat::Difference, ..Preset::Cuban.usual() };
    let in_pairs = Preset::tables().map(|(_, rules)| rules).filter(|rules| rules.partners);
    for rules in in_pairs.chain([by_difference]) {
        let window = how_to_play(rules);
        for of_many in
            ["the others still hold", "the pips of the others", "two or more are tied", "The player with the fewest"]
        {
            assert!(window.query_all_by_label_contains(of_many).next().is_none(), "{of_many}: {rules:?}");
        }
    }
    let cuban = how_to_play(Preset::Cuban.usual());
    cuban.get_by_label("The player who goes out wins the pips that the other pair still holds.");
    cuban.get_by_label("If the pairs tie in a blocked hand, no one wins it.");
    let alone = how_to_play(rules_for(Preset::Draw, 4));
    alone.get_by_label("The player who goes out wins the pips that the others still hold.");
    alone.get_by_label("If two or more are tied for the fewest pips, no one wins.");
}

#[test]
fn the_help_says_who_leads_after_a_tie_where_it_says_who_leads_after_a_blocked_hand() {
    for rules in [rules_for(Preset::Kozel, 4), Preset::Cuban.usual()] {
        how_to_play(rules).get_by_label("If no one won it, the lead is decided as at the start.");
    }
}

#[test]
fn the_answers_about_a_game_without_scores_in_play_say_what_going_out_is_worth() {
    let nothing = "Nothing scores before the hand is over.";
    let pips = "The player who goes out wins the pips that the other pair still holds.";
    let orado = "A last bone that fits both ends, even a doublet, doubles the points for the hand.";
    let pordi = "Going out scores one point. A doublet as the last bone: 1 more. \
                 A last bone that fits both ends, even a doublet: 2 more.";
    for (preset, said) in [
        (Preset::Cuban, format!("{nothing} {pips}")),
        (Preset::Orado, format!("{nothing} {pips} {orado}")),
        (Preset::Pordi, format!("{nothing} {pordi}")),
        // One hand is the whole game.
        (Preset::DrawGame, nothing.to_owned()),
    ] {
        high(rules_page(preset.usual())).get_by_label(&said);
    }
}

#[test]
fn the_help_says_once_how_many_bones_tables_of_several_sizes_get() {
    let mut window = high(opened("help-games"));
    for pressed in ["Game: All Fives", "Five-Up"] {
        window.get_by_label(pressed).click_accesskit();
        window.run();
    }
    assert_eq!(window.query_all_by_label("2–3 players get 5 bones each.").count(), 1);
    assert_eq!(window.query_all_by_label("4 players, two against two, get 5 bones each.").count(), 1);
    assert_eq!(window.query_all_by_label_contains("get 5 bones each").count(), 2);
}

#[test]
fn the_keys_of_each_choice_of_practice_work_there() {
    for command in [Command::Course, Command::Today, Command::Exercises, Command::Agreed] {
        let mut window = middling(Preset::AllFives, 5);
        let ctx = window.ctx.clone();
        window.state_mut().run(Command::Practice, &ctx);
        window.run();
        let keys = command.entry().keys()[0];
        window.key_press_modifiers(keys.modifiers, keys.logical_key);
        window.run_steps(4);
        let is_open = |title: &str| window.query_by_role_and_label(Role::Dialog, title).is_some();
        let opened = match command {
            Command::Course => is_open("Course"),
            Command::Agreed => is_open("Eight deals"),
            _ => window.state().stage().practice().is_some(),
        };
        assert!(opened && !is_open("Practice"), "{command:?}");
    }
    // The keys of anything else do nothing there.
    let mut window = middling(Preset::AllFives, 5);
    let ctx = window.ctx.clone();
    window.state_mut().run(Command::Practice, &ctx);
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.run_steps(4);
    assert!(window.query_by_role_and_label(Role::Dialog, "Practice").is_some());
}

#[test]
fn who_needs_explaining_stands_behind_one_word() {
    let mut window = middling(Preset::AllFives, 5);
    begin(&mut window);
    click(&mut window, "Nestor’s seat: A person");
    for rare in ["A friend online", "A program"] {
        assert!(window.query_by_label(&format!("Seat 2: {rare}")).is_none(), "{rare}");
    }
    click(&mut window, "Seat 2: Other players…");
    window.get_by_label_contains("come by your invitation");
    click(&mut window, "A friend online");
    assert!(window.query_by_label_contains("come by your invitation").is_none(), "the list has closed");
    let seat = window.get_by_label("Seat 2: A friend online");
    assert_eq!(seat.accesskit_node().toggled(), Some(egui::accesskit::Toggled::True));
    click(&mut window, "Seat 2: A person");
    assert!(window.query_by_label("Seat 2: A friend online").is_none());
}
