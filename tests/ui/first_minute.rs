//! The first minute of somebody who has never played here: one question, a bone that glows, and a
//! short game. Everybody else finds their table.

use crate::practice::{WIDE, exercise};
use crate::window::{
    Window,
    files::{click, finish, has, keys, program_again},
    in_hand, now, open_with, press_button, show, waiting,
};
use egui::{Key, Modifiers, Shape, accesskit::Role, epaint::ClippedShape, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    engine::{bone::Bone, rules::Preset},
    nestor::Level,
    store::{Memory, Players, Store},
    table::{HostOrder, Waiting},
    ui::{
        app::{App, Start},
        paint::Pose,
        settings::Settings,
        stage::OnStage,
        thinker::Thinker,
    },
};
use std::{collections::BTreeSet, sync::Arc};

/// The most that a first game may take, in clicks and presses of keys.
const MOST: usize = 120;

/// The first start, with the game of this number. Nobody waits, and bones don't move unless they
/// should.
fn first_start(memory: &Memory, deal: u64, moves: bool) -> Window {
    let players = Players::on(Arc::new(memory.clone()));
    let store = players.store();
    let mut app = App::seated(players, store, Start::default(), Thinker::here(1));
    app.set(|settings| {
        (settings.look.reduce_motion, settings.play.pace) = (!moves, 0);
        settings.look.language = Some("en".to_owned());
        // As long as the first game of all, which is dealt by chance.
        settings.game.rules.target = 50;
    });
    app.step(HostOrder::NewGame(Some(deal)));
    show(app, vec2(960.0, 720.0))
}

/// How many bones the player has played in this hand.
fn own_plays(window: &Window) -> usize {
    let view = window.state().desk().game().view();
    view.played().iter().filter(|(_, seat)| *seat == view.viewer()).count()
}

/// The bones of the hand with a ring around them, and how strong that is.
fn rings(window: &Window) -> Vec<(Bone, u8)> {
    let ring = |shape: &ClippedShape| match &shape.shape {
        Shape::Rect(ring) if ring.stroke.width >= 2.5 => Some((ring.rect.center(), ring.stroke.color.a())),
        _ => None,
    };
    let rings: Vec<_> = window.output().shapes.iter().filter_map(ring).collect();
    // A bone that fits stands a little higher than its place.
    let around = |pose: Pose| rings.iter().find(|(center, _)| center.distance(pose.center) < 0.2 * pose.size);
    let scene = window.state().desk().scene().expect("a display");
    scene.spots.hand().filter_map(|(bone, pose)| around(pose).map(|(_, strength)| (bone, *strength))).collect()
}

fn click_bone(window: &mut Window, bone: Bone) {
    // Longer than a double click.
    window.run_steps(25);
    window.get_by_label_contains(&in_hand(bone)).click();
    window.run();
}

#[test]
fn the_first_play_takes_two_clicks() {
    for deal in 1..=12 {
        let mut window = first_start(&Memory::default(), deal, false);
        click(&mut window, "A quick game");
        window.run_steps(60);
        if waiting(&window) == Waiting::Draw {
            continue;
        }
        let [(bone, _)] = rings(&window)[..] else { panic!("{deal}: {:?}, {:?}", waiting(&window), rings(&window)) };
        click_bone(&mut window, bone);
        let view = window.state().desk().game().view();
        assert!(view.played().contains(&(bone, view.viewer())), "{deal}: {bone} was not played");
        assert_eq!(rings(&window), [], "{deal}: it has done what it was for");
    }
}

#[test]
fn with_classic_controls_the_first_play_takes_a_click_on_the_bone_and_one_on_its_place() {
    let mut window = first_start(&Memory::default(), 3, false);
    click(&mut window, "A quick game");
    window.state_mut().set(|settings| settings.set_as_in_manuals(true));
    window.run_steps(60);
    let [(bone, _)] = rings(&window)[..] else { panic!("{:?}", rings(&window)) };
    click_bone(&mut window, bone);
    let game = window.state().desk().game();
    assert_eq!((game.chosen(), game.view().hand().contains(bone)), (Some(bone), true), "one click only chooses it");
}

#[test]
fn after_the_short_game_the_button_says_that_another_is_as_short() {
    let players = Players::on(Arc::new(Memory::default()));
    let store = players.store();
    let mut app = App::seated(players, store, Start::default(), Thinker::here(1));
    app.set(|settings| {
        (settings.look.reduce_motion, settings.play.pace, settings.play.lots_by_hand) = (true, 0, false);
        settings.look.language = Some("en".to_owned());
    });
    let mut window = show(app, vec2(960.0, 720.0));
    let target = |window: &Window| window.state().desk().game().view().rules().target;
    let first = window.state().desk().game().view().game;
    finish(&mut window);
    let again = format!("Again, to {}", Settings::FIRST_TARGET);
    assert!(window.query_all_by_role_and_label(Role::Button, &again).count() > 0);
    window.key_press(Key::Enter);
    window.run();
    assert_ne!(window.state().desk().game().view().game, first);
    assert_eq!(target(&window), Settings::FIRST_TARGET);
    // A game that is chosen has its own length.
    finish(&mut window);
    keys(&mut window, Key::N);
    click(&mut window, "Begin");
    assert_eq!(target(&window), Preset::AllFives.usual().target);
}

#[test]
fn only_the_first_game_is_short_even_if_the_program_is_killed() {
    let memory = Memory::default();
    let target = |window: &Window| window.state().desk().game().view().rules().target;
    let players = Players::on(Arc::new(memory.clone()));
    let store = players.store();
    let window = show(App::seated(players, store, Start::default(), Thinker::here(1)), vec2(960.0, 720.0));
    assert_eq!(target(&window), 50);
    let is_told = |shape: &ClippedShape| matches!(&shape.shape, Shape::Text(text) if text.galley.text().contains("All Fives to 50"));
    assert!(window.output().shapes.iter().any(is_told), "the card of the quick game says so");
    // Nothing of it was ended in an orderly way.
    let files = Memory::default();
    memory.all().into_iter().for_each(|name| files.put(&name, memory.get(&name).expect("it is there")));
    drop(window);
    let mut window = program_again(&files);
    assert_eq!(target(&window), 50, "it goes on");
    window.state_mut().step(HostOrder::NewGame(Some(3)));
    window.run();
    assert_eq!(target(&window), Preset::AllFives.usual().target);
    for (family, game, preset) in [
        ("", "Firecrackers: ", Preset::Firecrackers),
        ("", "All Fives, by lot: ", Preset::AllFivesPagat),
        ("Draw and block", "The Draw Game: ", Preset::DrawGame),
    ] {
        keys(&mut window, Key::N);
        if !family.is_empty() {
            click(&mut window, family);
        }
        window.get_by_label_contains(game).click();
        window.run();
        if preset == Preset::DrawGame {
            // It begins with the name of its player.
            crate::window::files::type_in(&mut window, "Your name", "Ruth");
        }
        click(&mut window, "Begin");
        let rules = *window.state().desk().game().view().rules();
        assert_eq!((rules.game(), rules.target), (Some(preset), preset.usual().target));
        assert!(!has(&window, "to 50"));
    }
}

#[test]
fn nothing_moves_below_the_first_question() {
    let mut window = first_start(&Memory::default(), 3, true);
    window.run_steps(300);
    assert!(has(&window, "What would you like to do?"));
    let wait = window.output().viewport_output.values().map(|viewport| viewport.repaint_delay).min();
    assert!(wait > Some(std::time::Duration::from_secs(1)), "{wait:?}");
}

#[test]
fn the_light_on_the_first_bone_comes_and_goes_and_is_gone_for_good_after_the_first_play() {
    let memory = Memory::default();
    let mut window = first_start(&memory, 3, true);
    click(&mut window, "A quick game");
    window.run_steps(120);
    let since = now(&window);
    let mut seen = BTreeSet::new();
    while now(&window) < since + 2.0 {
        window.step();
        seen.extend(rings(&window).into_iter().map(|(_, strength)| strength));
    }
    let (weak, strong) = (*seen.first().expect("a ring"), *seen.last().expect("a ring"));
    assert!(seen.len() > 20 && weak < 90 && strong > 240, "{seen:?}");
    let mut still = first_start(&Memory::default(), 3, false);
    click(&mut still, "A quick game");
    still.run_steps(60);
    assert!(matches!(rings(&still)[..], [(_, 255)]), "without motion it is a ring");
    let ((bone, _), before) = (rings(&window)[0], own_plays(&window));
    click_bone(&mut window, bone);
    keys(&mut window, Key::Z);
    assert_eq!((own_plays(&window), rings(&window)), (before, vec![]), "not again after Undo");
    drop(window);
    let again = program_again(&memory);
    assert!(!has(&again, "What would you like to do?"), "the table is seen at once");
    assert_eq!(rings(&again), []);
}

#[test]
fn a_first_game_takes_less_than_120_clicks_and_keys() {
    for deal in 1..=6 {
        let mut window = first_start(&Memory::default(), deal, false);
        let view = window.state().desk().game().view();
        assert_eq!(view.rules().target, 50);
        assert_eq!(window.state().settings().game.level, Level::Beginner);
        click(&mut window, "A quick game");
        let mut actions = 1;
        while waiting(&window) != Waiting::NewGame {
            actions += 1;
            assert!(actions < MOST, "{deal}");
            let game = window.state().desk().game();
            let chosen = game.chosen();
            let fitting = game.view().hand().iter().find(|bone| !game.view().fits(*bone).is_empty());
            match (waiting(&window), chosen, fitting) {
                (Waiting::You { .. }, None, Some(bone)) => click_bone(&mut window, bone),
                (Waiting::You { .. }, Some(bone), _) => {
                    let end = *window.state().desk().game().view().fits(bone).last().expect("it fits");
                    let label = crate::window::end_label(&window, end);
                    click(&mut window, &label);
                }
                _ => {
                    window.run_steps(25);
                    window.key_press(Key::Space);
                    window.run();
                }
            }
        }
    }
}

#[test]
fn the_other_answers_lead_to_the_first_lesson_and_to_all_games_and_none_to_the_table() {
    let start = || first_start(&Memory::default(), 1, false);
    let mut window = start();
    click(&mut window, "Teach me");
    assert!(matches!(window.state().stage().shown(), OnStage::Exercises(_)) && has(&window, "1. "));
    let mut window = start();
    click(&mut window, "All games");
    window.get_by_role_and_label(Role::Dialog, "New game");
    for key in [Key::Escape, Key::Enter] {
        let mut window = start();
        window.key_press(key);
        window.run();
        assert_eq!((rings(&window).len(), has(&window, "What would you like to do?")), (1, false), "{key:?}");
    }
}

#[test]
fn the_first_exercise_is_of_the_game_at_hand() {
    for game in [Preset::AllFives, Preset::Draw, Preset::Partnership, Preset::Dominican] {
        let store = Store::on(Arc::new(Memory::default()));
        let mut window = open_with(Thinker::here(1), store, game, 5, WIDE, |_| {});
        window.key_press_modifiers(Modifiers::COMMAND, Key::E);
        window.run();
        assert_eq!(exercise(&window).seen.rules().game(), Some(game));
    }
}

#[test]
fn who_was_invited_joins_from_the_welcome() {
    let mut window = first_start(&Memory::default(), 4711, false);
    press_button(&mut window, "I have an invitation");
    assert!(window.query_by_role_and_label(Role::TextInput, "Link or code").is_some());
}

#[test]
fn nothing_is_dealt_behind_the_welcome_and_who_chooses_a_quick_game_leads() {
    let players = Players::on(Arc::new(Memory::default()));
    let store = players.store();
    let mut window = show(App::seated(players, store, Start::default(), Thinker::here(1)), vec2(960.0, 720.0));
    window.run_steps(300);
    let bones = window.query_all_by_role(Role::Image).count();
    assert!(window.state().desk().scene().is_none() && bones == 0, "{bones} bones are seen");
    click(&mut window, "A quick game");
    window.run_steps(60);
    let view = window.state().desk().game().view();
    assert!(view.lead_is_open() && view.played().is_empty() && view.is_your_turn(), "{:?}", view.waiting);
}
