//! That names, scores and words stand at the seats they belong to, and cover nothing.

use crate::window::{Window, next_input, now, open_rules, play_until, rules_for, spoken, waiting};
use egui::{Pos2, Rect, Shape, Vec2, accesskit::Role, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::engine::Set;
use electrum_dominoes::{
    engine::rules::{Preset, Rules},
    table::Waiting,
    ui::table::positions::{Areas, Court, Display, Needs, Token},
};
use std::collections::HashMap;

const SIZES: [Vec2; 5] =
    [vec2(480.0, 560.0), vec2(960.0, 720.0), vec2(1440.0, 900.0), vec2(1920.0, 1080.0), vec2(360.0, 640.0)];

/// Every size of window and of words, with these seats and hands.
fn everywhere(mut check: impl FnMut(Areas, usize, usize, bool)) {
    for (size, seats) in SIZES.into_iter().flat_map(|size| [2, 3, 4].map(|seats| (size, seats))) {
        for (words, open) in [75, 100, 150, 200].into_iter().flat_map(|words| [(words, false), (words, true)]) {
            for (scores, firecrackers) in [(false, false), (true, false), (false, true)] {
                let firecrackers = firecrackers && seats == 2;
                let size = 100.0 / f32::from(words) * (size - vec2(0.0, 44.0));
                let needs = Needs {
                    set: Set::Six,
                    display: Display::Whole,
                    words,
                    letters: 100,
                    hand: 7,
                    seats,
                    open,
                    firecrackers,
                    scores,
                    over: false,
                    stays: false,
                };
                let areas = Areas::new(Rect::from_min_size(pos2(0.0, 44.0), size), needs);
                (1..=20).for_each(|bones| check(areas, seats, bones, open));
            }
        }
    }
}

#[test]
fn a_seat_has_room_for_hand_name_and_words_beside_the_cloth() {
    everywhere(|areas, seats, bones, open| {
        for player in 1..seats as u8 {
            let court = Court::of(&areas, (player, seats), bones, open);
            let edge = areas.courts[if seats == 2 { 1 } else { usize::from(player - 1) * (5 - seats) }];
            let hand = court.hand;
            let apart = if court.level { hand.left() - court.plate.right() } else { hand.top() - court.plate.bottom() };
            assert!((0.0..=12.0 * areas.scale).contains(&apart), "the name stands beside the hand: {apart}");
            assert!(!court.hand.intersects(court.plate), "{court:?}");
            let parts = [hand, court.plate, court.bubble];
            assert!(
                seats > 2 || !court.bubble.intersects(areas.firecrackers[1]),
                "{court:?} {:?}",
                areas.firecrackers[1]
            );
            for (number, part) in parts.into_iter().enumerate() {
                assert!(edge.expand(0.5).contains_rect(part), "{part} in {edge} for {player} of {seats}, {bones}");
                assert!(!areas.cloth.shrink(0.5).intersects(part) || open, "{part} on the cloth");
                assert!(!areas.table.shrink(0.5).intersects(part), "{part} on the table");
                assert!(
                    !parts[..number].iter().any(|other| other.shrink(0.1).intersects(part.shrink(0.1))),
                    "{parts:?}"
                );
            }
            assert!(court.bubble.width() > 40.0 * areas.scale && court.bubble.height() > 24.0 * areas.scale);
            assert!(court.plate.width() > 40.0 * areas.scale && court.plate.height() > 24.0 * areas.scale);
        }
    });
}

#[test]
fn names_and_scores_stand_still_while_a_hand_grows_and_when_it_is_turned_up() {
    let mut plates = HashMap::new();
    everywhere(|areas, seats, bones, open| {
        for player in 1..seats as u8 {
            let of = (areas.board, areas.scale, seats, player);
            let plate = Court::of(&areas, (player, seats), bones, open).plate;
            let before = plates.entry(format!("{of:?}")).or_insert(plate);
            assert_eq!(*before, plate, "{player} of {seats} with {bones}, {open}");
        }
    });
}

#[test]
fn what_stands_above_your_hand_overlaps_nothing() {
    everywhere(|areas, _, _, _| {
        let parts = [areas.seat, areas.line, areas.count, areas.panel, areas.board, areas.button, areas.yard];
        for (number, part) in parts.iter().enumerate() {
            assert!(part.is_positive(), "{parts:?}");
            assert!(number > 2 || !parts[3..].iter().any(|other| other.shrink(0.1).intersects(*part)), "{parts:?}");
            assert!(
                number > 2 || !parts[..number].iter().any(|other| other.shrink(0.1).intersects(*part)),
                "{parts:?}"
            );
        }
        assert!(areas.line.width() > 250.0 * areas.scale, "{}", areas.line);
    });
}

#[test]
fn names_and_scores_stand_at_their_seats() {
    for (players, size) in [2, 3, 4].into_iter().flat_map(|players| SIZES.map(|size| (players, size))) {
        let window = open_rules(rules_for(Preset::AllFivesPagat, players), 9, size, false, |settings| {
            settings.game.names[0] = "Alexandrina Victoria".to_owned();
        });
        let scene = window.state().desk().scene().expect("a table");
        let areas = scene.key.areas;
        for card in &scene.cards {
            let told = window.query_all_by_role(Role::Label).find(|node| node.value().as_ref() == Some(&card.spoken));
            let told = told.expect("a name").rect();
            let own = areas.foot().contains_rect(told) && told.bottom() <= areas.panel.top() + 0.5;
            let theirs = areas.courts.iter().any(|court| court.contains_rect(told));
            assert!(if card.members[0].player == 0 { own } else { theirs }, "{told} of {} in {size}", card.spoken);
        }
        for member in scene.cards.iter().flat_map(|card| &card.members).filter(|member| member.player > 0) {
            let hand = scene
                .spots
                .bones
                .iter()
                .filter(|spot| matches!(spot.token, Token::Court(player, _) if player == member.player));
            let hand = hand.map(|spot| spot.pose.rect()).reduce(Rect::union).expect("a hand");
            let court = Court::of(&areas, (member.player, players), member.bones, false);
            assert!(court.hand.expand(1.0).contains_rect(hand), "{hand} in {court:?}");
        }
    }
}

/// Where the name and score of each side are read.
fn told_places(window: &Window) -> Vec<Rect> {
    let cards = &window.state().desk().scene().expect("a table").cards;
    let told = cards
        .iter()
        .map(|card| window.query_all_by_role(Role::Label).find(|node| node.value().as_ref() == Some(&card.spoken)));
    told.map(|node| node.expect("a name").rect()).collect()
}

#[test]
fn points_fly_to_the_score_they_belong_to() {
    for (players, size, compact) in
        [(2, SIZES[1], false), (3, SIZES[1], false), (4, SIZES[2], false), (2, SIZES[4], false), (2, SIZES[1], true)]
    {
        let mut window = open_rules(rules_for(Preset::AllFivesPagat, players), 9, size, compact, |settings| {
            settings.look.reduce_motion = false;
            settings.play.auto_ok = true;
            // All of a play has arrived before the next.
            settings.play.pace = 1000;
        });
        let scores = |window: &Window| -> Vec<i32> {
            let (desk, scene) = (window.state().desk(), window.state().desk().scene().expect("a table"));
            scene.cards.iter().map(|card| desk.game().view().seen.score(card.side).into()).collect()
        };
        // Whose scores have changed last and by how much, and whose points were seen last and where.
        let (mut latest, mut flying) = (Vec::<(usize, String)>::new(), HashMap::<String, (usize, Pos2)>::new());
        let (mut before, mut ended) = (scores(&window), 0);
        for _ in 0..4000 {
            if window.state().desk().is_still() {
                if matches!(waiting(&window), Waiting::NewHand | Waiting::NewGame) {
                    break;
                }
                let input = next_input(&window);
                window.state_mut().step(input);
            }
            window.step();
            let after = scores(&window);
            if after != before {
                let changes = before.iter().zip(&after).enumerate().filter(|(_, (old, new))| old != new);
                latest = changes.map(|(side, (old, new))| (side, format!("+{}", new - old))).collect();
            }
            before = after;
            let desk = window.state().desk();
            let seen: HashMap<&str, Pos2> =
                desk.animations().points.seen(now(&window)).map(|(text, plate)| (text, plate.center())).collect();
            let arrived: Vec<String> =
                flying.keys().filter(|text| !seen.contains_key(text.as_str())).cloned().collect();
            let places = told_places(&window);
            for text in arrived {
                let (owner, at) = flying.remove(&text).expect("points");
                let far: Vec<f32> = places.iter().map(|place| place.distance_to_pos(at)).collect();
                let nearest = far.iter().all(|other| far[owner] <= *other);
                assert!(nearest, "{text} of {owner} ends at {at}, {far:?} away, of {players} in {size}");
                ended += 1;
            }
            for (text, at) in seen {
                let new = latest.iter().find(|(_, by)| by == text).or(latest.first());
                let owner = flying.get(text).map(|(owner, _)| *owner).or(new.map(|(side, _)| *side));
                flying.extend(owner.map(|owner| (text.to_owned(), (owner, at))));
            }
        }
        assert!(ended > 2, "{ended} flights of {players}");
    }
}

/// Returns what the line of the table says. What one of the others says stands above it.
fn line(window: &Window) -> String {
    let told = window.query_all_by_role(Role::Status);
    let lowest = told.max_by(|one, other| one.rect().top().total_cmp(&other.rect().top())).expect("a line");
    lowest.accesskit_node().label().unwrap_or_default()
}

#[test]
fn the_words_of_a_hand_go_with_its_bones_and_your_turn_with_the_turn() {
    for players in [2, 4] {
        let mut window = open_rules(rules_for(Preset::AllFivesPagat, players), 9, SIZES[1], false, |settings| {
            settings.look.reduce_motion = false;
            settings.play.auto_ok = true;
        });
        let (mut dealt, mut stale) = (0, String::new());
        for _ in 0..4000 {
            if window.state().desk().is_still() {
                if waiting(&window) == Waiting::NewHand {
                    stale = line(&window);
                    dealt += 1;
                }
                if dealt > 1 {
                    break;
                }
                let input = next_input(&window);
                window.state_mut().step(input);
                window.step();
            }
            window.step();
            let told = line(&window);
            let is_yours = matches!(waiting(&window), Waiting::You { .. });
            assert!(is_yours || !told.contains("Your turn."), "{told:?} while {:?}", waiting(&window));
            let is_over = matches!(waiting(&window), Waiting::NewHand | Waiting::NewGame);
            assert!(is_over || stale.is_empty() || told != stale, "{told:?} of the hand before");
        }
        assert!(dealt > 1, "{players}");
    }
}

#[test]
fn each_pair_is_told_where_there_is_room() {
    let told = SIZES.map(|size| {
        let window = open_rules(rules_for(Preset::FiveUp, 4), 9, size, false, |_| {});
        let scene = window.state().desk().scene().expect("a table");
        assert!(scene.cards[0].spoken.starts_with("You and Ajax, your partner: 0"), "{}", scene.cards[0].spoken);
        let painted = texts(&window);
        ["You and Ajax", "Ajax, your partner", "with Nestor"].map(|told| painted.iter().any(|(text, _)| text == told))
    });
    let only_yours = [true, false, false];
    assert_eq!(told, [only_yours, [true; 3], [true; 3], [true; 3], only_yours]);
    let window = open_rules(rules_for(Preset::AllFivesPagat, 2), 9, SIZES[1], false, |_| {});
    assert!(!texts(&window).iter().any(|(text, _)| text.contains("partner")));
}

#[test]
fn the_result_of_a_hand_stands_in_the_line_and_at_no_seat() {
    let mut window = open_rules(rules_for(Preset::AllFivesPagat, 4), 9, SIZES[1], false, |_| {});
    assert!(play_until(&mut window, |window| waiting(window) == Waiting::NewHand));
    let told = spoken(&window);
    assert!(told.speech.is_none() && told.told() == told.line && !told.line.is_empty(), "{told:?}");
    assert!(window.state().desk().scene().expect("a table").count.is_none(), "no end counts any more");
    assert!(line(&window).contains(&told.line));
}

#[test]
fn a_bubble_at_a_full_table_names_the_bone_alone_and_the_line_its_place_too() {
    let has_place = |told: &str| {
        [" on the left", " on the right", " at the top", " at the bottom"].iter().any(|place| told.contains(place))
    };
    for (players, is_full) in [(2, false), (4, true)] {
        let mut window = open_rules(rules_for(Preset::AllFivesPagat, players), 9, SIZES[1], false, |_| {});
        let (mut lines, mut bubbles) = (0, 0);
        play_until(&mut window, |window| {
            let told = spoken(window);
            if let Some(speech) = &told.speech {
                lines += u32::from(has_place(&told.line));
                bubbles += u32::from(has_place(&speech.said));
            }
            waiting(window) == Waiting::NewHand
        });
        assert!(lines > 0 && (bubbles == 0) == is_full, "{players}: {lines} {bubbles}");
    }
}

#[test]
fn a_sum_is_seen_as_a_whole_or_not_at_all() {
    let (mut whole, mut none) = (0, 0);
    for size in [vec2(360.0, 640.0), SIZES[0]] {
        let mut window = open_rules(rules_for(Preset::AllFivesPagat, 2), 9, size, false, |settings| {
            settings.look.interface_scale = 150;
        });
        play_until(&mut window, |window| {
            let count = window.state().desk().scene().expect("a table").count.clone();
            let Some(count) = count.filter(|count| !count.sum.is_empty()) else { return false };
            let half = |text: &str| text.ends_with('…') && count.sum.starts_with(text.trim_end_matches('…'));
            let painted = texts(window);
            assert!(!painted.iter().any(|(text, _)| half(text)), "{count:?}");
            let is_whole = painted.iter().any(|(text, _)| *text == count.sum);
            (whole, none) = (whole + u32::from(is_whole), none + u32::from(!is_whole));
            waiting(window) == Waiting::NewHand
        });
    }
    assert!(whole > 0 && none > 0, "{whole} {none}");
}

/// Every text that is painted, and where.
fn texts(window: &Window) -> Vec<(String, Rect)> {
    fn add(shape: &Shape, all: &mut Vec<(String, Rect)>) {
        match shape {
            Shape::Text(text) => all.push((text.galley.text().to_owned(), shape.visual_bounding_rect())),
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, all)),
            _ => {}
        }
    }
    let mut all = Vec::new();
    window.output().shapes.iter().for_each(|clipped| add(&clipped.shape, &mut all));
    all
}

#[test]
fn a_bubble_lies_beside_its_speaker_and_over_no_bone_and_no_place() {
    for (players, size) in [(2, SIZES[0]), (2, SIZES[1]), (3, SIZES[1]), (4, SIZES[1]), (4, SIZES[4])] {
        let mut window = open_rules(rules_for(Preset::AllFivesPagat, players), 9, size, false, |_| {});
        let mut heard = 0;
        play_until(&mut window, |window| {
            let (scene, told) = (window.state().desk().scene().expect("a table"), spoken(window));
            let over = matches!(waiting(window), Waiting::NewHand | Waiting::NewGame);
            // The sign tells of the end, and nobody repeats it.
            let Some(speech) = told.speech.filter(|_| told.note.is_empty() && !over) else { return over };
            let member = scene.cards.iter().flat_map(|card| &card.members).find(|member| member.seat == speech.by);
            let member = member.expect("a speaker");
            let last = speech.said.rsplit(". ").next().unwrap_or_default().to_owned();
            let (text, at) = texts(window).into_iter().find(|(text, _)| text.contains(&last)).expect("a bubble");
            let is_above_yours = at.bottom() > scene.key.areas.cloth.bottom() - 60.0;
            if text.contains(&told.line) && (text != speech.said || is_above_yours) {
                // Beside the hand there is no room for it, so it stands above yours.
                return over;
            }
            let lying =
                scene.spots.bones.iter().map(|spot| spot.pose).chain(scene.spots.ends.iter().map(|end| end.pose));
            for pose in lying {
                assert!(!pose.rect().shrink(1.0).intersects(at), "{speech:?} over {pose:?} at {size}");
            }
            let hand = scene
                .spots
                .bones
                .iter()
                .filter(|spot| matches!(spot.token, Token::Court(player, _) if player == member.player));
            if let Some(hand) = hand.map(|spot| spot.pose.rect()).reduce(Rect::union) {
                let apart = (at.left() - hand.right()).max(at.top() - hand.bottom());
                assert!(apart < 0.2 * size.x, "{speech:?} at {at} is far from {hand}");
            }
            heard += 1;
            over
        });
        assert!(heard > 3, "{heard} of {players}");
    }
}

#[test]
fn what_the_game_says_has_no_first_person() {
    let mut spoke = 0;
    for (preset, deal) in [(Preset::AllFives, 1), (Preset::Draw, 2), (Preset::Block, 3)] {
        let rules = Rules { target: 30, ..rules_for(preset, 2) };
        let mut window = open_rules(rules, deal, SIZES[1], false, |_| {});
        play_until(&mut window, |window| {
            let told = spoken(window);
            let first = |text: &str| format!(" {text}").contains(" I ");
            assert!(!first(told.told()), "{told:?}");
            spoke += usize::from(told.speech.as_ref().is_some_and(|speech| first(&speech.said)));
            assert!(told.speech.is_none_or(|speech| !speech.said.starts_with("You ")), "in a bubble");
            false
        });
    }
    assert!(spoke > 5, "{spoke}");
}
