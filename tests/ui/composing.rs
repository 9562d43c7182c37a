//! That a table is laid out around your hand, and that what is said above it belongs to what is
//! seen.

use crate::window::{
    Window, middling, open, open_on_the_way, open_rules, play_until, rules_for, some_play, spoken, step, waiting,
};
use egui::{Rect, accesskit::Role, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::{
    engine::{
        Set,
        layout::{End, Way},
        rules::Preset,
    },
    seat::Input,
    table::{Hidden, Waiting, Wish},
    ui::table::positions::{Areas, Display, Needs, Token},
};

/// The size of a bone of the hand at 960 by 720 before the table was laid out anew.
const BEFORE: f32 = 46.5;

fn areas(window: &Window) -> Areas {
    window.state().desk().scene().expect("a table").key.areas
}

fn hand(window: &Window) -> Vec<Rect> {
    let scene = window.state().desk().scene().expect("a table");
    scene.spots.hand().map(|(_, pose)| pose.rect()).collect()
}

#[test]
fn above_the_cloth_there_is_a_bar_of_44_points_and_nothing_else() {
    for preset in [Preset::AllFives, Preset::Draw, Preset::FiveUp] {
        let window = middling(preset, 4711);
        assert!(areas(&window).board.top() <= 44.0, "{preset}: {}", areas(&window).board.top());
    }
}

#[test]
fn the_bar_grows_with_the_window_as_the_table_does() {
    let high = |size| areas(&open(Preset::AllFives, 4711, size, |_| {})).board.top();
    let [usual, large] = [vec2(960.0, 720.0), vec2(1920.0, 1080.0)].map(high);
    assert!((large / usual - 1.5).abs() < 0.05, "{usual} {large}");
}

#[test]
fn your_hand_lies_in_the_middle_however_many_bones_are_left() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.look.close_gaps = true);
    let mut left = Vec::new();
    play_until(&mut window, |window| {
        let bones = hand(window);
        if let (Some(first), Some(last)) = (bones.first(), bones.last()) {
            let middle = 0.5 * (first.left() + last.right());
            assert!((middle - 480.0).abs() < 2.0, "{middle} with {} bones", bones.len());
            // At the end of a hand the button stands below what is left.
            let is_played = !matches!(waiting(window), Waiting::NewHand);
            assert!(!is_played || first.width() >= 1.19 * BEFORE, "{}", first.width());
        }
        left.push(bones.len());
        matches!(waiting(window), Waiting::NewHand)
    });
    assert!(left.contains(&7) && left.contains(&2), "{left:?}");
}

#[test]
fn the_lead_lies_in_the_middle_of_the_cloth() {
    for (preset, players) in [(Preset::AllFives, 2), (Preset::AllFivesPagat, 3), (Preset::AllFivesPagat, 4)] {
        for size in [vec2(480.0, 560.0), vec2(960.0, 720.0), vec2(1280.0, 900.0), vec2(1920.0, 1080.0)] {
            let mut window = open_rules(rules_for(preset, players), 4711, size, false, |_| {});
            play_until(&mut window, |window| !window.state().desk().game().view().played().is_empty());
            let scene = window.state().desk().scene().expect("a table");
            let lead = scene.spots.bones.iter().find(|spot| matches!(spot.token, Token::Table(_))).expect("a lead");
            let off = lead.pose.center.distance(scene.key.areas.cloth.center());
            assert!(off < 1.0, "{off} points off in a window of {size} for {players}");
            assert!(size.x < 960.0 || players > 2 || lead.pose.size >= 50.0, "{}", lead.pose.size);
        }
    }
}

#[test]
fn what_was_played_has_equal_margins_unless_a_place_beyond_it_needs_more() {
    for (preset, players) in [(Preset::AllFives, 2), (Preset::Draw, 2), (Preset::FiveUp, 4)] {
        let mut window = open_rules(rules_for(preset, players), 9, vec2(960.0, 720.0), false, |_| {});
        play_until(&mut window, |window| {
            let scene = window.state().desk().scene().expect("a table");
            let (cloth, laid) = (scene.key.areas.table, scene.placed.as_ref().expect("a placed table"));
            let lying = || scene.spots.bones.iter().filter(|spot| matches!(spot.token, Token::Table(_)));
            let Some(half) = lying().next().map(|spot| 0.5 * spot.pose.size) else { return false };
            let all = lying().map(|spot| spot.pose.rect()).reduce(Rect::union).expect("a bone");
            let (spread, bounds) = (&laid.spread, &laid.bounds);
            for (margins, beyond) in [
                (
                    [all.left() - cloth.left(), cloth.right() - all.right()],
                    [spread.left - bounds.left, bounds.right - spread.right],
                ),
                (
                    [all.top() - cloth.top(), cloth.bottom() - all.bottom()],
                    [spread.top - bounds.top, bounds.bottom - spread.bottom],
                ),
            ] {
                let is_needed = |side: usize| (margins[side] - half * f32::from(beyond[side])).abs() < 1.0;
                let wider = usize::from(margins[1] > margins[0]);
                let equal = (margins[0] - margins[1]).abs() < 1.0;
                assert!(equal || is_needed(wider), "{preset}: {margins:?} beside {half} times {beyond:?}");
            }
            matches!(waiting(window), Waiting::NewHand | Waiting::NewGame)
        });
    }
}

#[test]
fn every_bone_and_every_place_lies_on_the_cloth() {
    for (preset, players) in [(Preset::AllFives, 2), (Preset::FiveUp, 4)] {
        let mut window = open_rules(rules_for(preset, players), 9, vec2(960.0, 720.0), false, |_| {});
        play_until(&mut window, |window| {
            let scene = window.state().desk().scene().expect("a table");
            let lying = scene.spots.bones.iter().filter(|spot| matches!(spot.token, Token::Table(_)));
            let places = scene.spots.ends.iter().map(|end| end.pose);
            for pose in lying.map(|spot| spot.pose).chain(places) {
                assert!(scene.key.areas.table.expand(0.5).contains_rect(pose.rect()), "{players}: {pose:?}");
            }
            matches!(waiting(window), Waiting::NewHand | Waiting::NewGame)
        });
    }
}

/// Checks that the other hands lie open, large enough to be read, and over nothing else.
fn assert_hands_are_read(window: &Window) {
    let scene = window.state().desk().scene().expect("a table");
    let own = scene.key.areas.bone;
    let of = |is: fn(Token) -> bool| scene.spots.bones.iter().filter(move |spot| is(spot.token));
    let (others, lying) = (of(|token| matches!(token, Token::Court(..))), of(|token| matches!(token, Token::Table(_))));
    let others: Vec<_> = others.collect();
    assert!(!others.is_empty() && others.iter().all(|spot| spot.front.is_some()), "{others:?}");
    assert!(others.iter().all(|spot| spot.pose.size >= 0.5 * own), "{own} {others:?}");
    for bone in lying {
        assert!(others.iter().all(|spot| !spot.pose.rect().shrink(1.0).intersects(bone.pose.rect())), "{bone:?}");
    }
}

#[test]
fn the_name_opposite_covers_no_bone_however_large_words_are() {
    for (size, scale) in [(vec2(960.0, 720.0), 150), (vec2(960.0, 720.0), 200), (vec2(1280.0, 900.0), 200)] {
        let window =
            open_rules(rules_for(Preset::FiveUp, 4), 9, size, false, |settings| settings.look.interface_scale = scale);
        let scene = window.state().desk().scene().expect("a table");
        let (partner, opposite) = (&scene.cards[0].members[1].name, scene.key.areas.courts[1]);
        let words = window.get_all_by_label_contains(partner).map(|node| node.rect());
        let words = words.into_iter().find(|words| opposite.contains(words.center())).expect("a name");
        for spot in scene.spots.bones.iter().filter(|spot| matches!(spot.token, Token::Court(2, _))) {
            assert!(!words.intersects(spot.pose.rect()), "{words} {spot:?} at {scale}");
        }
    }
}

#[test]
fn hands_that_lie_open_can_be_read_and_cover_nothing() {
    let sizes = [vec2(960.0, 720.0), vec2(1280.0, 900.0)];
    for (players, size) in [2, 3, 4].into_iter().flat_map(|players| sizes.map(|size| (players, size))) {
        let mut window = open_rules(rules_for(Preset::AllFivesPagat, players), 9, size, false, |_| {});
        let mut plays = 0;
        play_until(&mut window, |_| {
            plays += 1;
            plays > 12
        });
        step(&mut window, Input::Wish(Wish::Show(Hidden::Hands)));
        assert_hands_are_read(&window);
        step(&mut window, Input::Wish(Wish::Show(Hidden::Hands)));
        let over = |window: &Window| {
            let view = window.state().desk().game().view();
            let others = view.seen.rules().all_seats().filter(|seat| *seat != view.seen.seat());
            let some_are_left = others.map(|seat| view.seen.hand_len(seat)).sum::<usize>() > 0;
            some_are_left && matches!(waiting(window), Waiting::NewHand | Waiting::NewGame)
        };
        assert!(play_until(&mut window, over), "the end of a hand that somebody else did not win");
        assert_hands_are_read(&window);
    }
}

#[test]
fn the_sum_is_that_of_the_count_it_stands_with() {
    let mut window = middling(Preset::AllFives, 4711);
    let mut sums = 0;
    play_until(&mut window, |window| {
        let layout = window.state().desk().game().view().seen.layout();
        let told = window
            .query_all_by_label_contains("Table count")
            .next()
            .map(|node| node.value().or(node.accesskit_node().label()));
        if let Some(told) = told.flatten().filter(|_| !layout.is_empty() && layout.count() > 0) {
            let figures: Vec<u32> =
                told.split(|sign: char| !sign.is_ascii_digit()).filter_map(|figure| figure.parse().ok()).collect();
            let [count, terms @ ..] = &figures[..] else { panic!("{told}") };
            assert_eq!(*count, u32::from(layout.count()), "{told}");
            assert!(terms.is_empty() || terms.iter().sum::<u32>() == *count, "{told}");
            sums += usize::from(!terms.is_empty());
        }
        assert!(!spoken(window).detail.contains(" = ") || waiting(window) != Waiting::Ok);
        matches!(waiting(window), Waiting::NewHand)
    });
    assert!(sums > 4, "{sums}");
}

#[test]
fn an_end_keeps_the_name_of_its_arm_when_the_arm_turns() {
    let mut turned = 0;
    for deal in 1..4 {
        // In a narrow window lines turn soon.
        let mut window = open(Preset::AllFives, deal, vec2(480.0, 560.0), |_| {});
        play_until(&mut window, |window| {
            let scene = window.state().desk().scene().expect("a table");
            let ends = window.state().desk().game().view().ends();
            for way in Way::ALL.into_iter().filter(|way| ends.contains(&End::Arm(*way))) {
                let Some(spot) = scene.spots.end(End::Arm(way)) else { continue };
                let word = ["left", "right", "top", "bottom"][way.index()];
                assert!(spot.name.to_lowercase().starts_with(word), "{word}: {}", spot.name);
            }
            let at = |way: Way| scene.spots.end(End::Arm(way)).map(|spot| spot.pose.center);
            if let (Some(west), Some(east)) = (at(Way::West), at(Way::East)) {
                turned += usize::from((west.y - east.y).abs() > 30.0);
            }
            matches!(waiting(window), Waiting::NewHand)
        });
    }
    assert!(turned > 0, "no arm has turned");
}

#[test]
fn nothing_is_told_of_a_bone_that_is_still_on_its_way() {
    let status = |window: &Window| {
        let node = window.get_by_role(Role::Status);
        node.accesskit_node().label().unwrap_or_default()
    };
    let mut window = open_on_the_way();
    let mut waited = false;
    for _ in 0..400 {
        let moving = !window.state().desk().bones_rest();
        let fresh = spoken(&window);
        if moving && !status(&window).contains(&fresh.line) {
            waited = true;
        }
        if !moving && waited {
            break;
        }
        if let (Waiting::You { .. }, Some((bone, end))) = (waiting(&window), some_play(&window).filter(|_| !moving)) {
            window.state_mut().step(Input::Put(bone, end));
        }
        if waiting(&window) == Waiting::Ok && !moving {
            window.state_mut().step(Input::Press);
        }
        window.step();
    }
    assert!(waited, "the line waits until the bone lies");
    window.run();
    assert!(status(&window).contains(&spoken(&window).line), "and tells of it then");
}

#[test]
fn everything_of_the_foot_lies_in_the_window_at_every_size_of_words() {
    for words in [75_u16, 100, 150, 200, 250] {
        for display in [Display::Whole, Display::Compact] {
            let area = Rect::from_min_size(pos2(0.0, 25.0), vec2(960.0, 695.0) / (f32::from(words) / 100.0));
            let needs = Needs {
                set: Set::Six,
                display,
                words,
                letters: words,
                hand: 7,
                seats: 2,
                open: false,
                firecrackers: true,
                scores: false,
                over: false,
                stays: false,
            };
            let areas = Areas::new(area, needs);
            for place in areas.firecrackers.into_iter().chain([areas.button, areas.count]) {
                assert!(area.expand(0.5).contains_rect(place), "{display:?} {words}: {place:?} in {area:?}");
            }
            assert!(!areas.firecrackers[0].intersects(areas.button), "{display:?} {words}");
        }
    }
}

#[test]
fn a_table_for_three_has_its_cloth_up_to_the_rail_and_the_count() {
    for counts in [true, false] {
        let size = vec2(960.0, 720.0);
        let mut window = open_rules(rules_for(Preset::AllFivesPagat, 3), 9, size, false, |settings| {
            settings.look.table_count = counts;
        });
        play_until(&mut window, |window| !window.state().desk().game().view().seen.layout().is_empty());
        let areas = areas(&window);
        let above = areas.cloth.top() - areas.courts[1].top();
        assert!(above <= 4.0 * areas.scale, "{above} points lie idle");
        let count = &window.state().desk().scene().expect("a table").count;
        assert_eq!(count.as_ref().map(|count| count.count.is_empty()), counts.then_some(false));
        assert!(!counts || !areas.count.intersects(areas.cloth), "{:?}", areas.count);
    }
}

#[test]
fn without_a_pace_every_play_still_lands_before_the_next_begins() {
    for reduce_motion in [false, true] {
        let mut window = open_rules(rules_for(Preset::AllFivesPagat, 4), 9, vec2(960.0, 720.0), false, |settings| {
            settings.look.reduce_motion = reduce_motion;
            settings.play.auto_ok = true;
            settings.play.pace = 0;
        });
        let played = |window: &Window| window.state().desk().game().view().played().len();
        play_until(&mut window, |window| played(window) > 2 && matches!(waiting(window), Waiting::You { .. }));
        let (bone, end) = some_play(&window).expect("a bone that fits");
        window.state_mut().step(Input::Put(bone, end));
        let (mut before, mut followed, mut frames) = (played(&window), 0, 0);
        // A bone travels for 200 ms, which are twelve frames.
        let least = if reduce_motion { 1 } else { 10 };
        for _ in 0..1200 {
            window.step();
            frames += 1;
            let (now, desk) = (played(&window), window.state().desk());
            let seen = desk.scene().map_or(0, |scene| {
                scene.spots.bones.iter().filter(|spot| matches!(spot.token, Token::Table(_))).count()
            });
            assert_eq!(seen, now, "the display is made for what was played");
            if now != before {
                assert!(now == before + 1 && frames >= least, "{now} bones after {before} in {frames} frames");
                (followed, frames) = (followed + 1, 0);
            }
            before = now;
            if followed > 2 {
                break;
            }
            if matches!(waiting(&window), Waiting::Pass | Waiting::You { .. }) {
                break;
            }
        }
        assert!(followed > 1, "{followed}");
    }
}

#[test]
fn every_play_of_three_nestors_has_landed_before_the_next_begins() {
    let mut window = open_rules(rules_for(Preset::AllFivesPagat, 4), 9, vec2(960.0, 720.0), false, |settings| {
        settings.look.reduce_motion = false;
        settings.play.auto_ok = true;
        settings.play.pace = 50;
        settings.look.animation_speed = 50;
    });
    let played = |window: &Window| window.state().desk().game().view().played().len();
    play_until(&mut window, |window| played(window) > 2 && matches!(waiting(window), Waiting::You { .. }));
    let (bone, end) = some_play(&window).expect("a bone that fits");
    window.state_mut().step(Input::Put(bone, end));
    let (mut before, mut followed) = (played(&window), 0);
    for _ in 0..1200 {
        let rested = window.state().desk().bones_rest();
        window.step();
        let now = played(&window);
        if now > before {
            assert!(rested, "the one before still flies");
            followed += 1;
        }
        before = now;
        if followed > 1 || waiting(&window) == Waiting::NewHand {
            break;
        }
        if waiting(&window) == Waiting::Pass && rested {
            window.state_mut().step(Input::Press);
        }
    }
    assert!(followed > 0);
}

#[test]
fn a_hand_lies_as_it_is_while_the_window_changes_its_shape() {
    let turns = |window: &Window| {
        let scene = window.state().desk().scene().expect("a table");
        let placed = scene.placed.as_ref().expect("bones that lie");
        placed.bones.iter().map(|laid| laid.lie.turn).collect::<Vec<_>>()
    };
    let mut window = open(Preset::Draw, 4711, vec2(960.0, 720.0), |_| {});
    let several = |window: &Window| window.state().desk().game().view().played().len() > 9;
    assert!(play_until(&mut window, several));
    let before = turns(&window);
    for size in [vec2(900.0, 760.0), vec2(1100.0, 720.0), vec2(1000.0, 640.0)] {
        window.set_size(size);
        window.run();
        assert_eq!(turns(&window), before, "{size}");
    }
    // In a narrow window the bones would be too small in such a line.
    window.set_size(vec2(480.0, 960.0));
    window.run();
    assert_ne!(turns(&window), before);
}
