//! What a hand costs a player: every click is counted, with the settings that a new player gets and
//! with two clicks for a bone.

use crate::window::{Window, drop_at_end, in_hand, lift, open, waiting};
use egui::{self, accesskit::Role, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::{
    engine::{bone::Bone, layout::End, rules::Preset},
    table::Waiting,
};

/// The deals to count.
const DEALS: std::ops::RangeInclusive<u64> = 1..=10;

/// What the player did in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Cost {
    plays: u32,
    draws: u32,
    /// Clicks, double clicks and drags, those for plays and draws among them.
    actions: u32,
}

fn new_player(settings: &mut Settings) {
    settings.set_as_in_manuals(false);
    assert!(Settings::default().play.one_click && Settings::default().play.auto_draw);
}

fn two_clicks(settings: &mut Settings) {
    new_player(settings);
    settings.play.one_click = false;
}

/// Plays the first hand of a deal by mouse, and presses the button that deals the next one.
fn hand(deal: u64, set: fn(&mut Settings)) -> Cost {
    let mut window = open(Preset::AllFives, deal, vec2(960.0, 720.0), set);
    let mut cost = Cost::default();
    let numbered = |window: &Window| window.state().desk().game().view().seen.public().hand_number;
    let first = numbered(&window);
    while numbered(&window) == first && waiting(&window) != Waiting::NewGame {
        // Longer than a double click.
        window.run_steps(20);
        let before = window.state().desk().game().view().change();
        match waiting(&window) {
            Waiting::You { .. } => {
                let (bone, end) = best_play(&window);
                play(&mut window, bone, end, &mut cost);
            }
            Waiting::Draw => {
                cost.draws += 1;
                press(&mut window, "Draw", &mut cost);
            }
            Waiting::Pass => press(&mut window, "Pass", &mut cost),
            Waiting::NewHand => press(&mut window, "New hand", &mut cost),
            other => panic!("the player has to wait: {other:?}"),
        }
        assert_ne!(window.state().desk().game().view().change(), before, "the step changed the game");
    }
    cost
}

/// Returns the play that scores most, as a player would choose.
fn best_play(window: &Window) -> (Bone, End) {
    let game = window.state().desk().game();
    let plays =
        game.view().hand().iter().flat_map(|bone| game.view().fits(bone).into_iter().map(move |end| (bone, end)));
    let points = |(bone, end): &(Bone, End)| game.outlook(*bone, *end).map(|outlook| outlook.points);
    plays.max_by_key(points).expect("a bone that fits")
}

/// Plays a bone with as few clicks as possible.
fn play(window: &mut Window, bone: Bone, end: End, cost: &mut Cost) {
    cost.plays += 1;
    let game = window.state().desk().game();
    let clear = game.view().only_fit(bone).is_some();
    cost.actions += 1;
    if !clear {
        // Where there is a choice, a drag to the place says all of it at once.
        let from = lift(window, bone);
        drop_at_end(window, from, end);
        return;
    }
    let at = window.get_by_label_contains(&in_hand(bone)).rect().center();
    let clicks = if window.state().settings().play.one_click { 1 } else { 2 };
    for _ in 0..clicks {
        window.drag_at(at);
        window.step();
        window.drop_at(at);
        window.step();
    }
    window.run();
}

fn press(window: &mut Window, name: &str, cost: &mut Cost) {
    window.get_by_role_and_label(Role::Button, name).click();
    window.run();
    cost.actions += 1;
}

#[test]
fn a_hand_of_six_plays_costs_seven_actions_or_fewer() {
    for set in [new_player, two_clicks] as [fn(&mut Settings); 2] {
        let costs: Vec<Cost> = DEALS.map(|deal| hand(deal, set)).collect();
        println!("{costs:?}");
        // The number of draws is the luck of the deal.
        let of_six: Vec<u32> =
            costs.iter().filter(|cost| cost.plays == 6).map(|cost| cost.actions - cost.draws).collect();
        assert!(of_six.len() >= 3 && of_six.iter().all(|actions| *actions <= 7), "{of_six:?}");
        let [plays, draws, actions] = [|cost: &Cost| cost.plays, |cost: &Cost| cost.draws, |cost: &Cost| cost.actions]
            .map(|of| costs.iter().map(of).sum::<u32>());
        assert!(6 * (actions - draws) <= 7 * plays, "{actions} actions for {plays} plays and {draws} draws");
    }
}
