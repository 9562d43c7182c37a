//! A newly chosen game and the number of players it gets, depending on the table before.

use crate::window::{
    Window,
    files::keys,
    open_rules, press_button, rules_for,
    sheets::{Desk, Open, click, harness, settings_with},
};
use egui::accesskit::{Role, Toggled};
use egui::{Key, Shape, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::{
    engine::rules::{BlockWhat, BlockWho, Family, Preset, Rules},
    store::{Kept, Memory, Store},
    ui::{
        app::{App, Start},
        thinker::Thinker,
        windows::settings::SettingsWindow,
        words::{BUILT_IN, Words},
    },
};
use std::sync::Arc;

/// Chooses a game in the window for new games and starts it.
fn begin(window: &mut Window, game: Preset) {
    keys(window, Key::N);
    let words = Words::english();
    let family = Family::ALL.into_iter().find(|family| family.games().any(|of| of == game)).expect("each has a family");
    window.get_by_role_and_label(Role::RadioButton, words.family(family)).click();
    window.run();
    let card = format!("{}: {}", words.game(Some(game)), words.about_game(Some(game)));
    window.get_by_role_and_label(Role::RadioButton, &card).click();
    window.run();
    press_button(window, "Begin");
}

/// Returns the rules after one game was chosen while another was played.
fn played(before: Rules, game: Preset) -> Rules {
    // High enough that nothing has to be scrolled.
    let mut window = open_rules(before, 5, vec2(960.0, 1800.0), false, |_| {});
    begin(&mut window, game);
    *window.state().desk().game().view().rules()
}

#[test]
fn a_new_game_keeps_the_number_of_players_if_it_can() {
    let [three, four] = [3, 4].map(|players| rules_for(Preset::Muggins, players));
    assert_eq!(played(three, Preset::FiveUp), rules_for(Preset::FiveUp, 3));
    assert_eq!(played(four, Preset::AllFivesPagat), rules_for(Preset::AllFivesPagat, 4));
    assert_eq!(played(four, Preset::AllThrees), rules_for(Preset::AllThrees, 2), "All Threes is for two");
    assert_eq!(played(rules_for(Preset::Draw, 2), Preset::Muggins), rules_for(Preset::Muggins, 2));
}

#[test]
fn so_do_the_settings() {
    let chosen = |before: Rules, game: &str| {
        let mut desk = Desk::new(Open::Nothing);
        desk.settings.game.rules = before;
        desk.open = Open::Settings(SettingsWindow::new(&desk.settings));
        let mut harness = harness(vec2(900.0, 3600.0), desk);
        click(&mut harness, game);
        harness.state().settings.game.rules
    };
    let [three, four] = [3, 4].map(|players| rules_for(Preset::Muggins, players));
    assert_eq!(chosen(three, "Game: Five-Up"), rules_for(Preset::FiveUp, 3));
    assert_eq!(chosen(four, "Game: Five-Up"), rules_for(Preset::FiveUp, 4));
    assert_eq!(chosen(three, "Game: All Threes"), rules_for(Preset::AllThrees, 2));
}

#[test]
fn a_game_named_on_the_command_line_has_the_fewest_players_it_allows() {
    for preset in Preset::ALL {
        let memory = Memory::default();
        let mut store = Store::on(Arc::new(memory.clone()));
        store.save(Kept::Settings, settings_with(rules_for(Preset::Muggins, 4)));
        drop(store);
        let start = Start { preset: Some(preset), deal: Some(7) };
        let app = App::new(Store::on(Arc::new(memory)), start, Thinker::here(1));
        assert_eq!(*app.desk().game().view().rules(), rules_for(preset, *preset.players().start()), "{preset}");
    }
}

#[test]
fn the_side_that_played_last_wins_the_difference_even_if_it_holds_more() {
    let settings = |rules: Rules| {
        let mut desk = Desk::new(Open::Nothing);
        desk.settings.game.rules = rules;
        desk.open = Open::Settings(SettingsWindow::new(&desk.settings));
        harness(vec2(900.0, 3600.0), desk)
    };
    let mut chosen = settings(Rules::default());
    click(&mut chosen, "Blocked hands go to: last to play");
    assert_eq!(chosen.state().settings.game.rules.block_what, BlockWhat::Between);
    assert!(chosen.query_by_label("Blocked hands are worth: the difference").is_none());
    click(&mut chosen, "Blocked hands go to: fewest pips");
    assert_eq!(chosen.state().settings.game.rules, Rules::default());
    assert!(chosen.query_by_label("Blocked hands are worth: the difference, whoever holds more").is_none());

    // Saved rules stay as they were until something else is chosen.
    let mut kept = settings(Rules { block_who: BlockWho::Last, ..Rules::default() });
    click(&mut kept, "The lead can win");
    assert_eq!(kept.state().settings.game.rules.block_what, BlockWhat::Difference);
    kept.get_by_label("Blocked hands are worth: the difference");
    click(&mut kept, "Blocked hands are worth: the difference, whoever holds more");
    assert_eq!(kept.state().settings.game.rules.block_what, BlockWhat::Between);
}

#[test]
fn a_game_is_found_by_a_word_of_its_place_even_without_its_accent() {
    let mut window = open_rules(rules_for(Preset::Draw, 2), 5, vec2(960.0, 1800.0), false, |_| {});
    keys(&mut window, Key::N);
    let words = Words::english();
    let card = |game| format!("{}: {}", words.game(Some(game)), words.about_game(Some(game)));
    assert!(window.query_by_label(&card(Preset::Dominican)).is_none(), "its family is not open");
    window.get_by_role_and_label(Role::TextInput, words.get("game-search")).click();
    window.run();
    window.get_by_role_and_label(Role::TextInput, words.get("game-search")).type_text("capicua");
    window.run();
    assert!(window.query_by_label(&card(Preset::Draw)).is_none(), "it is not sought");
    let of_draw = Family::ALL.into_iter().find(|family| family.games().any(|game| game == Preset::Draw));
    let family = words.family(of_draw.expect("a family"));
    let lit = |window: &Window| window.get_by_label(family).accesskit_node().toggled() == Some(Toggled::True);
    assert!(!lit(&window), "what is shown is no family");
    window.get_by_label(family).click();
    window.run();
    assert!(lit(&window) && window.query_by_label(&card(Preset::Draw)).is_some());
    window.get_by_role_and_label(Role::TextInput, words.get("game-search")).click();
    window.run();
    window.get_by_role_and_label(Role::TextInput, words.get("game-search")).type_text("capicua");
    window.run();
    window.get_by_role_and_label(Role::RadioButton, &card(Preset::Dominican)).click();
    window.run();
    press_button(&mut window, "Begin");
    assert_eq!(*window.state().desk().game().view().rules(), Preset::Dominican.usual());
}

#[test]
fn house_rules_are_told_in_sentences_and_given_up_with_one_button() {
    let usual = rules_for(Preset::AllFives, 2);
    let rules = Rules { target: 50, max_doublets: Some(4), ..usual };
    let mut window = open_rules(rules, 5, vec2(960.0, 1800.0), false, |_| {});
    let name =
        |window: &Window| window.get_by_label_contains("All Fives, ").accesskit_node().value().unwrap_or_default();
    assert!(name(&window).starts_with("All Fives, house rules"));
    keys(&mut window, Key::N);
    let sentence = Words::english().format("rules-void", &[("doublets", 4.into())]);
    assert!(window.query_by_label(&sentence).is_some());
    press_button(&mut window, "Play by the usual rules");
    assert!(window.query_by_label(&sentence).is_none() && window.query_by_label("House rules").is_none());
    press_button(&mut window, "Begin");
    assert_eq!(*window.state().desk().game().view().rules(), Rules { target: 50, ..usual });
    assert!(name(&window).starts_with("All Fives, to 50"));
}

#[test]
fn the_cards_of_the_displays_hold_their_text_in_every_language() {
    for (language, _) in BUILT_IN {
        let words = Words::choose(Some(language), &[]);
        for width in [384.0, 480.0, 960.0] {
            let mut window = open_rules(rules_for(Preset::Draw, 2), 5, vec2(width, 2800.0), false, |settings| {
                settings.look.language = Some(language.to_owned());
            });
            keys(&mut window, Key::N);
            for display in ["display-whole", "display-compact"] {
                let about = words.get(&format!("{display}-about")).to_owned();
                let card = window.get_by_label(&format!("{}: {about}", words.get(display))).rect();
                let mut texts = window.output().shapes.iter().filter_map(|painted| match &painted.shape {
                    Shape::Text(text) if text.galley.text() == about => {
                        Some((text.visual_bounding_rect(), text.galley.elided))
                    }
                    _ => None,
                });
                let (text, cut) = texts.next().expect("the text of the card");
                assert!(card.contains_rect(text) && !cut, "{language}, {width}, {display}: {text} in {card}");
            }
        }
    }
}

#[test]
fn games_of_many_places_are_found_by_their_own_names() {
    let words = Words::english();
    for (typed, game) in [
        ("federation", Preset::Spain),
        ("gaple", Preset::Gaple),
        ("dekabes", Preset::Dekabes),
        ("brazil to 100", Preset::BrazilByPips),
        ("sharaka", Preset::ArabPairs),
    ] {
        let mut window = open_rules(rules_for(Preset::Draw, 2), 5, vec2(960.0, 1800.0), false, |_| {});
        keys(&mut window, Key::N);
        window.get_by_role_and_label(Role::TextInput, words.get("game-search")).click();
        window.run();
        window.get_by_role_and_label(Role::TextInput, words.get("game-search")).type_text(typed);
        window.run();
        let card = format!("{}: {}", words.game(Some(game)), words.about_game(Some(game)));
        window.get_by_role_and_label(Role::RadioButton, &card).click();
        window.run();
        press_button(&mut window, "Begin");
        assert_eq!(*window.state().desk().game().view().rules(), game.usual(), "{typed}");
    }
}
