//! The classic controls: whole games by mouse as the manual of 2014 describes them, and what it
//! says of Block and of Auto-OK.

use crate::table::{short, whole_game};
use crate::window::sheets::{self, settings};
use crate::window::{
    Window, click, end_label, files::keys, go_on, in_hand, open_rules, play_until, press, press_button, put, rules_for,
    shows, some_play, spoken, step, waiting,
};
use egui::{Key, Rect, accesskit::Role, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::msg;
use electrum_dominoes::{
    engine::{
        bone::Bone,
        event::LeadReason,
        observe::{Act, Deed, Observation},
        rules::{Preset, Rules},
        state::Phase,
    },
    seat::Input,
    table::{Hidden, Waiting, Wish},
    ui::{
        table::positions::{Display, Spot, Token},
        words::Words,
    },
};

/// Turns on the classic controls in the window of settings.
fn go_classic(window: &mut Window) {
    keys(window, Key::Comma);
    click(window, "Settings: Play");
    // It stands last, out of sight.
    window.get_by_label(Words::english().get(msg!("setting-as-in-manuals"))).click_accesskit();
    window.run();
    window.key_press(Key::Escape);
    window.run();
}

#[test]
fn whole_games_with_classic_controls_by_mouse() {
    for preset in [Preset::Draw, Preset::Block, Preset::AllFives, Preset::FivesAndThrees] {
        let rules = short(rules_for(preset, 2));
        let mut window = open_rules(rules, 3, vec2(960.0, 720.0), false, |settings| settings.set_as_in_manuals(false));
        go_classic(&mut window);
        assert!(window.state().settings().is_as_in_manuals());
        let (mut plays, mut steps) = (0, 0);
        whole_game(
            &mut window,
            |window, bone, end| {
                let scene = window.state().desk().scene().expect("the display was shown");
                assert_eq!(scene.key.areas.display, Display::Compact);
                let counts = preset != Preset::Draw && preset != Preset::Block;
                let is_bare = window.state().desk().game().view().seen.layout().is_empty();
                assert_eq!(shows(window, "Table count"), counts && !is_bare, "there is something to count");
                click(window, &in_hand(bone));
                assert!(window.state().desk().game().view().hand().contains(bone), "one click only chooses it");
                let label = end_label(window, end);
                window.get_by_label(&label).click();
                window.run();
                plays += 1;
            },
            |window, button| {
                let before = window.state().desk().game().view().seen.deeds().len();
                press_button(window, button);
                let game = window.state().desk().game();
                if button == "OK" && game.view().seen.phase() == Phase::Playing {
                    assert_eq!(game.view().seen.deeds().len(), before + 1, "each OK lets Nestor do one thing");
                    steps += 1;
                }
            },
        );
        let total = window.state_mut().tally().total();
        assert!(total.games() == 1 && plays > 2 && steps > 2, "{preset}: {plays} plays, {steps} steps");
    }
}

#[test]
fn ok_for_each_step_is_offered_where_there_is_an_ok() {
    let mut harness = settings();
    harness.get_by_label("Settings: Play").click();
    harness.run();
    assert!(harness.query_by_label("OK for each step").is_none());
    sheets::click(&mut harness, "Auto-OK");
    sheets::click(&mut harness, "OK for each step");
    assert!(harness.state().settings.play.ok_each_step && !harness.state().settings.play.auto_ok);
}

#[test]
fn in_block_the_boneyard_is_empty_on_the_whole_table() {
    for players in [2, 3] {
        let rules = rules_for(Preset::Block, players);
        let mut window = open_rules(rules, 4711, vec2(960.0, 720.0), false, |_| {});
        let yard = |window: &Window| window.state().desk().scene().expect("the display was shown").spots.yard().len();
        assert_eq!(yard(&window), 0);
        step(&mut window, Input::Wish(Wish::Show(Hidden::Boneyard)));
        assert_eq!(yard(&window), 28 - usize::from(rules.hand) * players, "whoever looks at what is left can see it");
        step(&mut window, Input::LetGo);
        assert_eq!(yard(&window), 0);
        assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewHand), "the end of a hand");
        assert!(yard(&window) == 0 && !shows(&window, "Boneyard"));
    }
}

#[test]
fn with_auto_ok_no_ok_appears_in_a_whole_game() {
    for preset in [Preset::DrawGame, Preset::AllFivesPagat, Preset::AllFives] {
        for number in 0..6 {
            let rules = short(rules_for(preset, 2));
            let mut window = open_rules(rules, number, vec2(960.0, 720.0), number % 2 == 0, |settings| {
                (settings.play.auto_ok, settings.play.lots_by_hand) = (true, true);
            });
            let lots = waiting(&window) == Waiting::Lot;
            assert_eq!(lots, preset != Preset::AllFives);
            for _ in 0..2000 {
                assert!(window.query_by_label("OK").is_none(), "{preset}: {:?}", waiting(&window));
                match waiting(&window) {
                    Waiting::NewGame => break,
                    Waiting::LotSeen | Waiting::Others | Waiting::Ok => window.run_steps(60),
                    Waiting::You { .. } => {
                        let (bone, end) = some_play(&window).expect("a bone that fits");
                        put(&mut window, bone, end);
                    }
                    _ => press(&mut window),
                }
            }
            assert_eq!(waiting(&window), Waiting::NewGame);
        }
    }
}

#[test]
fn a_game_without_points_shows_no_score() {
    for compact in [false, true] {
        let mut window = open_rules(rules_for(Preset::DrawGame, 2), 3, vec2(960.0, 720.0), compact, |_| {});
        let scores = |window: &Window| {
            let cards = &window.state().desk().scene().expect("the display was shown").cards;
            cards.iter().map(|card| card.score.clone()).collect::<String>()
        };
        assert_eq!(scores(&window), "");
        assert!(shows(&window, "You 7 bones") && !shows(&window, "You: 0"));
        assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewGame));
        assert_eq!(scores(&window), "");
    }
    let rules = Rules { single_hand: true, ..rules_for(Preset::Partnership, 4) };
    let mut window = open_rules(rules, 3, vec2(960.0, 720.0), false, |_| {});
    play_until(&mut window, |window| waiting(window) == Waiting::NewGame);
    let line = spoken(&window).line;
    assert!(line.contains("the game.") && !line.contains('0'), "{line}");
}

/// Opens a game with classic controls.
fn classic(rules: Rules, deal: u64) -> Window {
    open_rules(rules, deal, vec2(960.0, 720.0), true, |settings| settings.set_as_in_manuals(true))
}

/// The clicks that the manual asks for what has been done in this hand: a bone and the end where it goes, OK for each
/// thing that Nestor does, and the one button where nothing fits and at the end.
fn clicks_of(hand: &Observation) -> Vec<String> {
    let clicks_of = |deed: &Deed| match deed.act {
        _ if deed.seat != hand.seat() => vec!["OK".to_owned()],
        Act::Played(bone, end) => vec![bone.to_string(), format!("{end:?}")],
        Act::Drew(_) => vec!["Draw".to_owned()],
        Act::Passed => vec!["Pass".to_owned()],
        Act::Destroyed(_) => panic!("there are no firecrackers"),
    };
    // A lead that is forced is made with the deal.
    let is_made = hand.leader().1 == LeadReason::Doublet;
    let deeds = &hand.deeds()[usize::from(is_made)..];
    deeds.iter().flat_map(clicks_of).chain(["New hand".to_owned()]).collect()
}

#[test]
fn a_hand_by_the_manual_takes_these_clicks_and_shows_nothing_else() {
    let mut all = Vec::new();
    for (preset, deal) in [(Preset::AllFives, 3), (Preset::AllFives, 4), (Preset::Draw, 5), (Preset::Block, 6)] {
        let (clicks, hand) = clicked(preset, deal);
        assert_eq!(clicks, clicks_of(&hand), "{preset}, deal {deal}");
        all.extend(clicks);
    }
    for button in ["OK", "Draw", "Pass", "New hand"] {
        assert!(all.iter().any(|click| click == button), "{button} was never needed");
    }
}

/// Plays a hand by mouse with whatever fits. Returns what was clicked, and the hand at its end.
fn clicked(preset: Preset, deal: u64) -> (Vec<String>, Observation) {
    let mut window = classic(rules_for(preset, 2), deal);
    for tool in ["Redo", "Hint", "Log", "Review"] {
        // Its key follows its name.
        let is_there = window.query_all_by_label_contains(&format!("{tool} (")).next().is_some();
        assert!(!is_there, "{tool} is no tool of the manual");
    }
    assert!(shows(&window, "Undo"));
    let mut clicks: Vec<String> = Vec::new();
    loop {
        let desk = window.state().desk();
        assert!(desk.scene().expect("the display was shown").sheet.is_none(), "nothing lies over the cloth");
        assert!(desk.lit_ends().is_empty(), "nothing is lit before a bone is chosen");
        let button = match waiting(&window) {
            Waiting::You { .. } => {
                let (bone, end) = some_play(&window).expect("a bone that fits");
                for button in ["OK", "Draw", "Pass", "New hand"] {
                    assert!(window.query_by_role_and_label(Role::Button, button).is_none(), "{button}");
                }
                window.get_by_label_contains(&in_hand(bone)).hover();
                window.run();
                assert!(window.state().desk().lit_ends().is_empty(), "the pointer chooses nothing");
                click(&mut window, &in_hand(bone));
                assert!(window.state().desk().lit_ends().contains(&end));
                let label = end_label(&window, end);
                window.get_by_label(&label).click();
                window.run();
                clicks.extend([bone.to_string(), format!("{end:?}")]);
                continue;
            }
            Waiting::Ok => "OK",
            Waiting::Draw => "Draw",
            Waiting::Pass => "Pass",
            Waiting::NewHand => "New hand",
            other => panic!("nothing waits for this: {other:?}"),
        };
        let hand = window.state().desk().game().view().seen.clone();
        press_button(&mut window, button);
        clicks.push(button.to_owned());
        if button == "New hand" {
            return (clicks, hand);
        }
    }
}

#[test]
fn in_classic_controls_bones_keep_their_places_and_their_size_and_played_ones_come_from_the_other_corner() {
    let (mut most, mut met) = (0, 0);
    for deal in 1..=12 {
        let mut window = classic(rules_for(Preset::Draw, 2), deal);
        let mut places: Vec<(Bone, Rect)> = Vec::new();
        let mut listed: Vec<(Bone, Rect)> = Vec::new();
        let mut dealt: Vec<Rect> = Vec::new();
        while waiting(&window) != Waiting::NewHand {
            let spots = &window.state().desk().scene().expect("the display was shown").spots;
            let held: Vec<(Bone, Rect)> = spots.hand().map(|(bone, pose)| (bone, pose.rect())).collect();
            let panel =
                |spot: &Spot| if let Token::Panel(bone) = spot.token { Some((bone, spot.pose.rect())) } else { None };
            let played: Vec<(Bone, Rect)> = spots.bones.iter().filter_map(panel).collect();
            if dealt.is_empty() {
                dealt = held.iter().map(|(_, rect)| *rect).collect();
                let rows = |rects: &[Rect]| {
                    rects.is_sorted_by(|one, next| {
                        one.top() < next.top() - 1.0 || (one.top() - next.top()).abs() < 1.0 && one.left() < next.left()
                    })
                };
                assert!(rows(&dealt), "from left to right and from top to bottom: {dealt:?}");
            }
            for (bone, rect) in places.iter().filter(|(bone, _)| held.iter().any(|(other, _)| other == bone)) {
                assert!(held.contains(&(*bone, *rect)), "{bone} has not moved and has not shrunk");
            }
            let free = |rect: &&Rect| !held.iter().any(|(_, other)| other == *rect);
            let was_held = |bone: &Bone| places.iter().any(|(other, _)| other == bone);
            for (bone, rect) in held.iter().filter(|(bone, _)| !places.is_empty() && !was_held(bone)) {
                let before = |other: &Rect| {
                    other.top() < rect.top() - 1.0 || other.top() < rect.top() + 1.0 && other.left() < rect.left()
                };
                assert!(!dealt.iter().filter(free).any(before), "{bone} has taken the next free place");
            }
            assert!(listed.iter().all(|one| played.contains(one)), "the played ones stay as well: {deal}");
            // From right to left and from the bottom to the top each takes the first place that nobody has.
            let is_in_row = |one: &Rect, other: &Rect| (one.top() - other.top()).abs() < 1.0;
            for (bone, rect) in played.iter().filter(|one| !listed.contains(one)) {
                let later = |other: &Rect| {
                    other.top() > rect.top() + 1.0 || is_in_row(other, rect) && other.left() > rect.left()
                };
                let taken = held.iter().chain(&played).filter(|(_, other)| later(other)).count();
                assert_eq!(taken, later_places(&window, rect), "{bone} has taken the next free place");
            }
            let meets = |(_, one): &(Bone, Rect)| played.iter().any(|(_, other)| is_in_row(one, other));
            met += usize::from(held.iter().any(meets));
            if let [(_, first), (_, second), ..] = played[..] {
                assert!(second.right() <= first.left() && (second.top() - first.top()).abs() < 1.0, "from the right");
            }
            let all: Vec<Rect> = held.iter().chain(&played).map(|(_, rect)| *rect).collect();
            for (at, rect) in all.iter().enumerate() {
                assert!(rect.height() >= 40.0, "{rect}");
                assert!(all[..at].iter().all(|other| !other.intersects(rect.shrink(0.5))), "{rect} lies on another");
            }
            most = most.max(held.len());
            (places, listed) = (held, played);
            go_on(&mut window);
        }
    }
    assert!(most > 11, "some hand was large: {most}");
    assert!(met > 0, "own and played bones were in one row");
}

/// How many places of the panel come after one from left to right and from top to bottom.
fn later_places(window: &Window, rect: &Rect) -> usize {
    let areas = window.state().desk().scene().expect("the display was shown").key.areas;
    let cells = (0..areas.rows * areas.columns).map(|cell| areas.cell(cell).rect());
    let later = |other: &Rect| {
        other.top() > rect.top() + 1.0 || (other.top() - rect.top()).abs() < 1.0 && other.left() > rect.left() + 1.0
    };
    cells.filter(later).count()
}

#[test]
fn where_bones_lie_face_down_before_a_hand_a_click_on_any_of_them_draws_it() {
    let mut window = (1..30)
        .map(|deal| classic(rules_for(Preset::DrawGame, 2), deal))
        .find_map(|mut window| play_until(&mut window, |window| waiting(window) == Waiting::Draw).then_some(window))
        .expect("a hand in which no bone fits");
    let held = |window: &Window| window.state().desk().game().view().hand().len();
    let left = |window: &Window| window.state().desk().game().view().seen.public().boneyard_len();
    let (before, lying) = (held(&window), left(&window));
    window.get_by_label("bone 3 of the boneyard: draw it").click();
    window.run();
    assert_eq!((held(&window), left(&window)), (before + 1, lying - 1), "one click draws one bone");
}

#[test]
fn with_classic_controls_another_bone_can_be_chosen_even_if_it_fits_nowhere() {
    for is_classic in [true, false] {
        let mut window = open_rules(rules_for(Preset::AllFives, 2), 3, vec2(960.0, 720.0), true, |settings| {
            settings.set_as_in_manuals(is_classic);
            settings.play.one_click = false;
        });
        let useless = |window: &Window| {
            let view = window.state().desk().game().view();
            view.hand().iter().find(|bone| view.fits(*bone).is_empty())
        };
        let has_both = |window: &Window| matches!(waiting(window), Waiting::You { .. }) && useless(window).is_some();
        assert!(play_until(&mut window, has_both));
        let (other, (bone, end)) = (useless(&window).expect("a bone"), some_play(&window).expect("a bone that fits"));
        let chosen = |window: &Window| window.state().desk().game().chosen();
        click(&mut window, &in_hand(bone));
        window.run_steps(30);
        click(&mut window, &in_hand(other));
        assert_eq!(chosen(&window), Some(if is_classic { other } else { bone }));
        if !is_classic {
            continue;
        }
        assert!(window.state().desk().lit_ends().is_empty(), "it fits nowhere");
        let before = window.state().desk().game().view().moment;
        let label = end_label(&window, end);
        window.get_by_label(&label).click();
        window.run();
        assert_eq!(window.state().desk().game().view().moment, before, "and is played nowhere");
        window.run_steps(30);
        click(&mut window, &in_hand(bone));
        assert_eq!(chosen(&window), Some(bone), "whoever changes their mind plays the first");
        window.get_by_label(&label).click();
        window.run();
        assert!(!window.state().desk().game().view().hand().contains(bone));
    }
}
