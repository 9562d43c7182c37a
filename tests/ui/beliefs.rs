//! The panel of beliefs: its shares add up, come from what the player's seat knows, and count as
//! help.

use crate::window::{Window, middling, open_rules, play_until, press, shows, some_play, step, waiting};
use egui::{Key, accesskit::Role, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    engine::{
        Set,
        bone::Bone,
        rules::{Preset, Rules},
    },
    seat::{Clues, Input},
    table::{HostOrder, Waiting, Wish},
    ui::words::{Words, say::bone_name},
};

/// Starts a game for four and makes some moves until it is the player's turn.
fn begun() -> Window {
    let rules = Preset::Muggins.rules(4).expect("a game for four");
    begun_by(rules)
}

fn begun_by(rules: Rules) -> Window {
    let mut window = open_rules(rules, 7, vec2(1280.0, 900.0), false, |_| {});
    let later = |window: &Window| window.state().desk().game().view().seen.deeds().len() > 8;
    assert!(play_until(&mut window, |window| later(window) && matches!(waiting(window), Waiting::You { .. })));
    window
}

fn key(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

fn helped(window: &Window) -> bool {
    window.state().desk().game().view().is_practice
}

/// Returns the text about a bone in the triangle, if there is one.
fn told(window: &Window, bone: Bone) -> Option<String> {
    window
        .query_all_by_role(Role::Label)
        .filter_map(|node| node.value())
        .find(|text| text.starts_with(&format!("{bone}: ")))
}

/// Returns the percentages in a text.
fn shares(text: &str) -> Vec<u32> {
    text.split(' ').filter_map(|word| word.trim_end_matches(',').strip_suffix('%')?.parse().ok()).collect()
}

#[test]
fn the_shares_of_each_unseen_bone_add_up_and_seen_bones_have_none() {
    let mut window = begun();
    key(&mut window, Key::B);
    let seen = window.state().desk().game().view().seen.clone();
    assert!(seen.unseen().len() > 8);
    for bone in Set::Six.bones() {
        let Some(text) = told(&window, bone) else {
            assert!(!seen.unseen().contains(bone), "{bone}");
            continue;
        };
        assert!(seen.unseen().contains(bone), "{text}");
        let shares = shares(&text);
        assert_eq!(shares.len(), 4, "{text}");
        // Each of the four is rounded separately.
        assert!((98..=102).contains(&shares.iter().sum::<u32>()), "{text}");
    }
}

#[test]
fn the_shares_follow_each_move_and_pause_between_hands() {
    let mut window = begun_by(Preset::Draw.rules(2).expect("a game for two"));
    key(&mut window, Key::B);
    let all = |window: &Window| Set::Six.bones().iter().filter_map(|bone| told(window, bone)).collect::<Vec<_>>();
    let before = all(&window);
    let (bone, end) = some_play(&window).expect("a bone that fits");
    step(&mut window, Input::Put(bone, end));
    press(&mut window);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. } | Waiting::NewHand)));
    assert_ne!(all(&window), before);
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewHand));
    assert!(window.state().desk().game().shares().is_none());
    press(&mut window);
    assert!(window.state().desk().game().shares().is_some(), "it continues with the next hand");
}

#[test]
fn nothing_is_shown_before_you_take_your_bones() {
    let rules = Preset::Muggins.rules(2).expect("a game for two");
    let mut window = open_rules(rules, 7, vec2(1280.0, 900.0), false, |settings| settings.play.lots_by_hand = true);
    step(&mut window, HostOrder::NewGame(None));
    assert_eq!(waiting(&window), Waiting::Lot);
    key(&mut window, Key::B);
    assert!(shows(&window, "Available while a hand is being played.") && !helped(&window));
    for bone in Set::Six.bones() {
        let name = bone_name(&Words::english(), bone);
        assert!(window.query_all_by_role(Role::Label).any(|node| node.value().as_ref() == Some(&name)), "{name}");
    }
}

#[test]
fn the_player_chooses_whether_the_others_plays_count_as_clues() {
    let mut window = begun();
    key(&mut window, Key::B);
    assert_eq!(window.state().desk().game().clues(), Some(Clues::Plays));
    let by_plays = window.state().desk().game().shares().cloned();
    window.get_by_label("Where bones may be: From draws and passes").click();
    window.run();
    assert_eq!(window.state().desk().game().clues(), Some(Clues::Draws));
    assert_ne!(window.state().desk().game().shares().cloned(), by_plays);
}

#[test]
fn where_all_bones_are_dealt_nothing_is_said_of_drawing_and_of_nobody_without_a_clue() {
    let rules = Preset::Partnership.rules(4).expect("a game for four");
    let mut window = open_rules(rules, 7, vec2(1280.0, 900.0), false, |settings| settings.look.unseen = true);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    let seen = &window.state().desk().game().view().seen;
    assert!(seen.rules().all_seats().any(|seat| seat != seen.seat() && seen.lacks(seat).is_empty()));
    let beside = |window: &Window, name: &str| {
        let nodes = window.query_all_by_role(Role::Label).filter(|node| node.rect().left() > 940.0);
        nodes.filter(|node| node.value().as_deref() == Some(name)).count()
    };
    assert_eq!(["Nestor", "Ajax", "Helen"].map(|name| beside(&window, name)), [0; 3]);
    key(&mut window, Key::B);
    assert_eq!(beside(&window, "Helen"), 1, "here its color is explained");
    assert_eq!(beside(&window, "Boneyard"), 0);
    window.get_by_label("Where bones may be: From passes");
}

#[test]
fn what_the_others_lack_is_read_to_its_end_in_a_double_nine() {
    let rules = Preset::Cuban.rules(4).expect("a game for four");
    for size in [vec2(960.0, 720.0), vec2(480.0, 640.0)] {
        let mut window = open_rules(rules, 7, size, false, |settings| settings.look.unseen = true);
        let lacking = |window: &Window| {
            let seen = &window.state().desk().game().view().seen;
            seen.rules().all_seats().map(|seat| seen.lacks(seat).iter().count()).sum::<usize>() > 3
        };
        assert!(play_until(&mut window, |window| lacking(window) && matches!(waiting(window), Waiting::You { .. })));
        key(&mut window, Key::B);
        let told = window
            .query_all_by_role(Role::Label)
            .filter(|node| node.value().is_some_and(|text| text == "Boneyard" || text.contains(": no")));
        let told: Vec<_> = told.map(|node| (node.value(), node.rect())).collect();
        assert!(told.len() > 1 && told.iter().any(|(text, _)| text.as_deref() == Some("Boneyard")), "{told:?}");
        assert!(told.iter().all(|(_, rect)| rect.left() >= 0.0 && rect.right() <= size.x), "{told:?}");
    }
}

#[test]
fn a_new_game_starts_without_beliefs_and_without_help() {
    let mut window = begun();
    key(&mut window, Key::B);
    step(&mut window, HostOrder::NewGame(None));
    assert!(!helped(&window) && window.state().desk().game().clues().is_none());
    assert!(!is_open(&window));
    step(&mut window, Input::Wish(Wish::Undo));
    assert!(helped(&window), "the previous game stays practice");
}

/// Whether the panel shows where the bones may be.
fn is_open(window: &Window) -> bool {
    window.query_by_role_and_label(Role::Grid, "Where bones may be").is_some()
}

#[test]
fn the_panel_of_unseen_bones_shows_where_they_may_be_and_stops_it() {
    let mut window = begun();
    key(&mut window, Key::U);
    assert!(shows(&window, "Unseen: ") && !is_open(&window));
    window.get_by_role_and_label(Role::Switch, "Where bones may be").click();
    window.run();
    assert!(shows(&window, "Unseen: ") && is_open(&window) && helped(&window));
    window.get_by_role_and_label(Role::Switch, "Where bones may be").click();
    window.run();
    assert!(shows(&window, "Unseen: ") && !is_open(&window), "the panel stays");
    key(&mut window, Key::B);
    window.get_by_role_and_label(Role::Button, "Close").click();
    window.run();
    assert!(!shows(&window, "Unseen: "), "the cross closes all of it");
    key(&mut window, Key::B);
    window.get_by_role_and_label(Role::Switch, "Where bones may be").click();
    window.run();
    assert!(shows(&window, "Unseen: ") && !is_open(&window), "the panel also stays if its key opened it");
}

#[test]
fn its_key_and_its_cross_close_it_but_the_help_stays_counted() {
    let mut window = begun();
    for by_key in [true, false] {
        key(&mut window, Key::B);
        assert!(is_open(&window));
        if by_key {
            key(&mut window, Key::B);
        } else {
            window.get_by_role_and_label(Role::Button, "Close").click();
            window.run();
        }
        assert!(!is_open(&window) && helped(&window));
    }
}

#[test]
fn arrow_keys_move_between_bones_and_show_their_shares() {
    let mut window = begun();
    key(&mut window, Key::B);
    let unseen = window.state().desk().game().view().seen.unseen();
    let bone = unseen.iter().find(|bone| bone.high() > bone.low()).expect("some bone is unseen");
    let line = told(&window, bone).expect("the bone has a text");
    let twice = |window: &Window| {
        window.query_all_by_role(Role::Label).filter(|node| node.value().as_ref() == Some(&line)).count()
    };
    assert_eq!(twice(&window), 1);
    window.get_by_role_and_label(Role::Grid, "Where bones may be").focus();
    window.run();
    for _ in 0..bone.high() {
        key(&mut window, Key::ArrowDown);
    }
    for _ in 0..bone.low() {
        key(&mut window, Key::ArrowRight);
    }
    assert_eq!(twice(&window), 2, "{line}");
}

#[test]
fn while_it_is_closed_nothing_is_counted_and_nothing_is_help() {
    let mut window = middling(Preset::Draw, 12);
    step(&mut window, HostOrder::NewGame(None));
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    assert!(!helped(&window) && window.state().desk().game().shares().is_none());
}

#[test]
fn both_panels_have_a_place_for_each_of_55_bones_and_of_91() {
    for (rules, least) in [(Preset::Cuban.usual(), 40), (crate::double_twelve::draw(2), 60)] {
        let mut window = open_rules(rules, 7, vec2(1280.0, 900.0), false, |_| {});
        assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
        let unseen = window.state().desk().game().view().seen.unseen();
        assert!(unseen.len() >= least, "{unseen:?}");
        key(&mut window, Key::U);
        assert!(shows(&window, &format!("Unseen: {}", unseen.len())));
        // The letter B is a number in the larger set.
        window.get_by_role_and_label(Role::Switch, "Where bones may be").click();
        window.run();
        for bone in rules.set.bones() {
            assert_eq!(told(&window, bone).is_some(), unseen.contains(bone), "{bone}");
        }
    }
}
