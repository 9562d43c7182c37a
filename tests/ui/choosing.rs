//! A newly chosen game and the number of players it gets, depending on the table before.

use crate::window::{
    Window, app,
    files::keys,
    new_game::{all_rules, begun},
    open_rules, press_button, rules_for,
    sheets::{click, settings_with},
};
use egui::accesskit::{Role, Toggled};
use egui::{Key, Shape, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::msg;
use electrum_dominoes::ui::words::Message;
use electrum_dominoes::{
    engine::{
        options::{self, OPTIONS, Values},
        rules::{BlockWhat, BlockWho, Family, Preset, Rules},
    },
    store::{Kept, Memory, Store},
    ui::{
        app::Start,
        thinker::Thinker,
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
fn a_game_named_on_the_command_line_has_the_fewest_players_it_allows() {
    for preset in Preset::ALL {
        let memory = Memory::default();
        let mut store = Store::on(Arc::new(memory.clone()));
        store.save(Kept::Settings, settings_with(rules_for(Preset::Muggins, 4)));
        drop(store);
        let start = Start { preset: Some(preset), deal: Some(7) };
        let program = app(Store::on(Arc::new(memory)), start, Thinker::here(1));
        assert_eq!(*program.desk().game().view().rules(), rules_for(preset, *preset.players().start()), "{preset}");
    }
}

#[test]
fn the_side_that_played_last_wins_the_difference_even_if_it_holds_more() {
    let page = all_rules;
    let mut chosen = page(Rules::default());
    click(&mut chosen, "Blocked hands go to: last to play");
    assert!(chosen.query_by_label("Blocked hands are worth: the difference").is_none());
    assert_eq!(begun(&mut chosen).block_what, BlockWhat::Between);
    let mut back = page(Rules::default());
    click(&mut back, "Blocked hands go to: last to play");
    click(&mut back, "Blocked hands go to: fewest pips");
    assert!(back.query_by_label("Blocked hands are worth: the difference between the hands").is_none());
    assert_eq!(begun(&mut back), Rules::default());

    // Saved rules stay as they were until something else is chosen.
    let saved = Rules { block_who: BlockWho::Last, ..Rules::default() };
    let mut kept = page(saved);
    click(&mut kept, "The lead can win");
    kept.get_by_label("Blocked hands are worth: the difference, never below zero");
    assert_eq!(begun(&mut kept).block_what, BlockWhat::Difference);
    let mut changed = page(saved);
    click(&mut changed, "Blocked hands are worth: the difference between the hands");
    assert_eq!(begun(&mut changed).block_what, BlockWhat::Between);
}

#[test]
fn a_game_is_found_by_a_word_of_its_place_even_without_its_accent() {
    let mut window = open_rules(rules_for(Preset::Draw, 2), 5, vec2(960.0, 1800.0), false, |_| {});
    keys(&mut window, Key::N);
    let words = Words::english();
    let card = |game| format!("{}: {}", words.game(Some(game)), words.about_game(Some(game)));
    assert!(window.query_by_label(&card(Preset::Dominican)).is_none(), "its family is not open");
    window.get_by_role_and_label(Role::Button, words.get(msg!("game-search"))).click();
    window.run();
    window.get_by_role_and_label(Role::TextInput, words.get(msg!("game-search"))).type_text("capicua");
    window.run();
    assert!(window.query_by_label(&card(Preset::Draw)).is_none(), "it is not sought");
    let of_draw = Family::ALL.into_iter().find(|family| family.games().any(|game| game == Preset::Draw));
    let family = words.family(of_draw.expect("a family"));
    let lit = |window: &Window| window.get_by_label(family).accesskit_node().toggled() == Some(Toggled::True);
    assert!(!lit(&window), "what is shown is no family");
    window.get_by_label(family).click();
    window.run();
    assert!(lit(&window) && window.query_by_label(&card(Preset::Draw)).is_some());
    window.get_by_role_and_label(Role::Button, words.get(msg!("game-search"))).click();
    window.run();
    window.get_by_role_and_label(Role::TextInput, words.get(msg!("game-search"))).type_text("capicua");
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
    let sentence = Words::english().format(msg!("rules-void"), &[("doublets", 4.into())]);
    assert!(window.query_by_label(&sentence).is_some());
    press_button(&mut window, "Play by the usual rules");
    assert!(window.query_by_label(&sentence).is_none() && window.query_by_label("House rules").is_none());
    press_button(&mut window, "Begin");
    assert_eq!(*window.state().desk().game().view().rules(), Rules { target: 50, ..usual });
    assert!(name(&window).starts_with("All Fives, to 50"));
}

#[test]
fn beside_a_house_rule_stands_what_usually_holds_instead() {
    let mut rules = rules_for(Preset::AllFives, 2);
    options::set(&mut rules, "lead-next", "loser").expect("it is a value of the option");
    let mut window = open_rules(rules, 5, vec2(960.0, 1800.0), false, |_| {});
    keys(&mut window, Key::N);
    let told = window.get_by_label_contains("Usually: ").accesskit_node().value().expect("a sentence");
    let house = window.get_by_label("House rules").rect();
    let usually = window.get_by_label_contains("Usually: ").rect();
    assert!(house.bottom() < usually.top() && told.len() > 20, "{told}");
    press_button(&mut window, "Play by the usual rules");
    assert!(window.query_by_label_contains("Usually: ").is_none());
}

#[test]
fn every_house_rule_is_told() {
    let usual = rules_for(Preset::AllFives, 2);
    for option in OPTIONS.iter().filter(|option| {
        !["target", "seats", "seconds", "clocks", "partners", "pass-round-asleep"].contains(&option.name)
    }) {
        let values: Vec<String> = match &option.values {
            Values::Switch => vec!["on".to_owned(), "off".to_owned()],
            Values::OneOf(words) => words.iter().map(|word| (*word).to_owned()).collect(),
            Values::Number(range) | Values::Limit(range) => vec![range.end().to_string()],
            Values::Text(_) => continue,
        };
        for value in values {
            let mut rules = usual;
            let is_set = options::set(&mut rules, option.name, &value).is_ok();
            if !is_set || rules.check().is_err() || rules.game() != Some(Preset::AllFives) || rules == usual {
                continue;
            }
            let mut window = open_rules(rules, 5, vec2(960.0, 1800.0), false, |_| {});
            keys(&mut window, Key::N);
            assert!(window.query_by_label("House rules").is_some(), "{} = {value}", option.name);
        }
    }
}

#[test]
fn the_cards_of_the_displays_hold_their_text_in_every_language() {
    for (language, _) in BUILT_IN {
        let words = Words::choose(Some(language));
        for width in [384.0, 480.0, 960.0] {
            let mut window = open_rules(rules_for(Preset::Draw, 2), 5, vec2(width, 2800.0), false, |settings| {
                settings.look.language = Some(language.to_owned());
            });
            keys(&mut window, Key::N);
            press_button(&mut window, words.get(msg!("game-more")));
            for display in ["display-whole", "display-compact"] {
                let about = words.get(Message::must(&format!("{display}-about"))).to_owned();
                let card = window.get_by_label(&format!("{}: {about}", words.get(Message::must(display)))).rect();
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
        window.get_by_role_and_label(Role::Button, words.get(msg!("game-search"))).click();
        window.run();
        window.get_by_role_and_label(Role::TextInput, words.get(msg!("game-search"))).type_text(typed);
        window.run();
        let card = format!("{}: {}", words.game(Some(game)), words.about_game(Some(game)));
        window.get_by_role_and_label(Role::RadioButton, &card).click();
        window.run();
        press_button(&mut window, "Begin");
        assert_eq!(*window.state().desk().game().view().rules(), game.usual(), "{typed}");
    }
}
