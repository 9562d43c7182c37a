//! Every bone starts where it was and is soon at rest.

use egui::{Rect, pos2, vec2};
use electrum_dominoes::engine::bone::{Bone, Seat};
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::nestor::sensible;
use electrum_dominoes::record::{GameId, Session};
use electrum_dominoes::ui::paint::bone::Pose;
use electrum_dominoes::ui::paint::theme::Face;
use electrum_dominoes::ui::table::moving::{
    Banner, Finale, FinePlays, Flight, FlyingPoints, Motion, Occasion, Pace, ScoreChange, ScoreChanges, Stakes,
    nearest_turn,
};
use electrum_dominoes::ui::table::positions::{Spot, Token};
use std::f32::consts::PI;

const PACE: Pace = Pace { still: false, speed: 1.0, flicker: true };

fn spot(token: Token, x: f32, player: u8) -> Spot {
    let front = match token {
        Token::Hand(bone) | Token::Table(bone) | Token::Panel(bone) => Some(bone),
        Token::Court(..) | Token::Yard(_) => None,
    };
    Spot { token, pose: Pose::flat(pos2(x, 0.0), 20.0), front, face: Face::Played(player), name: String::new() }
}

fn bone() -> Bone {
    Bone::new(6, 4).unwrap()
}

/// Returns where a bone is at the start of its motion.
fn starts(motion: &Motion, token: Token, now: f64) -> f32 {
    motion.seen(token, now).unwrap().pose.center.x
}

#[test]
fn a_bone_goes_from_the_hand_to_the_table_and_arrives() {
    let mut motion = Motion::default();
    motion.go(&[spot(Token::Hand(bone()), 0.0, 0)], None, PACE, 10.0);
    assert!(!motion.moves(10.0), "a new bone is in its place at once");
    motion.go(&[spot(Token::Table(bone()), 100.0, 0)], None, PACE, 10.0);
    assert!(motion.moves(10.1) && starts(&motion, Token::Table(bone()), 10.0) < 1.0);
    assert!(!motion.moves(10.3), "it is in its place within 300 ms");
    assert!((starts(&motion, Token::Table(bone()), 10.3) - 100.0).abs() < f32::EPSILON);
    assert_eq!(motion.next_frame(10.3), None);
}

#[test]
fn another_players_bone_comes_from_that_hand_and_returns_with_undo() {
    let table = spot(Token::Table(bone()), 100.0, 2);
    let courts = [spot(Token::Court(1, 0), 10.0, 1), spot(Token::Court(2, 0), 20.0, 2)];
    let mut motion = Motion::default();
    motion.go(&courts, None, PACE, 0.0);
    motion.go(&[courts[0].clone(), table.clone()], None, PACE, 1.0);
    assert!((starts(&motion, table.token, 1.0) - 20.0).abs() < 0.1);
    assert_eq!(motion.seen(table.token, 1.0).unwrap().front, None, "it turns over on its way");
    motion.go(&courts, None, PACE, 2.0);
    assert!((starts(&motion, Token::Court(2, 0), 2.0) - 100.0).abs() < 0.1);
}

#[test]
fn bones_drawn_come_from_the_boneyard_one_after_the_other() {
    let yard: Vec<Spot> = (0..3).map(|at| spot(Token::Yard(at), f32::from(at), 0)).collect();
    let drawn: Vec<Spot> =
        [(6, 4), (6, 5)].map(|(a, b)| spot(Token::Hand(Bone::new(a, b).unwrap()), 100.0, 0)).to_vec();
    let mut motion = Motion::default();
    motion.go(&yard, None, PACE, 0.0);
    let after: Vec<Spot> = yard[..1].iter().chain(&drawn).cloned().collect();
    motion.go(&after, None, PACE, 1.0);
    let [first, second] = [0, 1].map(|at: usize| starts(&motion, drawn[at].token, 1.05));
    assert!(first > second, "{first} is further than {second}");
    assert!((starts(&motion, drawn[0].token, 1.0) - 2.0).abs() < 0.1);
}

#[test]
fn a_new_deal_comes_from_the_boneyard_alone() {
    let mut motion = Motion::default();
    motion.go(&[spot(Token::Table(bone()), 100.0, 0)], None, PACE, 0.0);
    let source = Pose::flat(pos2(50.0, 0.0), 10.0);
    motion.go(&[spot(Token::Hand(bone()), 0.0, 0)], Some(source), PACE, 1.0);
    assert!((starts(&motion, Token::Hand(bone()), 1.0) - 50.0).abs() < 0.1);
}

#[test]
fn new_bones_enter_from_outside() {
    let yard = [spot(Token::Yard(0), 10.0, 0), spot(Token::Yard(1), 30.0, 0)];
    let mut motion = Motion::default();
    motion.go(&[spot(Token::Hand(bone()), 0.0, 0)], None, PACE, 0.0);
    motion.enter(&yard, vec2(-100.0, 0.0));
    motion.go(&yard, None, PACE, 1.0);
    let seen = |now| [0, 1].map(|at: usize| starts(&motion, yard[at].token, now).round() as i32);
    assert_eq!([seen(1.0), seen(1.3)], [[-90, -70], [10, 30]]);
}

#[test]
fn the_bone_that_was_picked_is_the_one_that_leaves() {
    let yard: Vec<Spot> = (0..3).map(|at| spot(Token::Yard(at), 10.0 * f32::from(at), 0)).collect();
    let mut motion = Motion::default();
    motion.go(&yard, None, PACE, 0.0);
    motion.exchange(Token::Yard(0), Token::Yard(2));
    let after = [yard[0].clone(), yard[1].clone(), spot(Token::Hand(bone()), 100.0, 0)];
    motion.go(&after, None, PACE, 1.0);
    assert!(starts(&motion, Token::Hand(bone()), 1.0).abs() < 0.1, "it comes from the place of the first");
    assert!((starts(&motion, Token::Yard(0), 1.0) - 20.0).abs() < 0.1, "and the last closes the gap");
}

#[test]
fn any_number_of_bones_is_at_rest_after_300_milliseconds() {
    let mut motion = Motion::default();
    motion.go(&[spot(Token::Hand(bone()), 0.0, 0)], None, PACE, 0.0);
    let dealt: Vec<Spot> = (0..28).map(|at| spot(Token::Court(1 + at % 3, at), f32::from(at), 1 + at % 3)).collect();
    motion.go(&dealt, Some(Pose::flat(pos2(50.0, 0.0), 10.0)), PACE, 1.0);
    assert!(motion.moves(1.2) && !motion.moves(1.3));
}

#[test]
fn an_act_ends_the_motion() {
    let mut motion = Motion::default();
    motion.go(&[spot(Token::Hand(bone()), 0.0, 0)], None, PACE, 0.0);
    motion.go(&[spot(Token::Table(bone()), 100.0, 0)], None, PACE, 1.0);
    motion.end();
    assert!(!motion.moves(1.0));
    assert!((starts(&motion, Token::Table(bone()), 1.0) - 100.0).abs() < f32::EPSILON);
}

#[test]
fn with_reduced_motion_bones_are_in_place_at_once() {
    let mut motion = Motion::default();
    motion.go(&[spot(Token::Hand(bone()), 0.0, 0)], None, PACE, 0.0);
    motion.go(&[spot(Token::Table(bone()), 100.0, 0)], None, Pace { still: true, ..PACE }, 1.0);
    assert!(!motion.moves(1.0));
}

#[test]
fn a_place_blinks_after_its_bone_arrives() {
    let mut motion = Motion::default();
    motion.go(&[spot(Token::Court(1, 0), 0.0, 1)], None, PACE, 0.0);
    motion.go(&[spot(Token::Table(bone()), 100.0, 1)], None, PACE, 1.0);
    motion.blink(Token::Table(bone()), PACE, 1.0);
    assert_eq!(motion.blinking(1.1), None);
    assert!(motion.blinking(2.0).is_some() && motion.next_frame(2.0).is_some());
    assert_eq!(motion.blinking(3.0), None);
    assert_eq!(motion.next_frame(3.0), None);
}

#[test]
fn a_bone_turns_the_short_way() {
    assert!((nearest_turn(0.0, 1.5 * PI) - 2.0 * PI).abs() < 1e-5);
    assert!((nearest_turn(1.5 * PI, 0.0) + 0.5 * PI).abs() < 1e-5);
}

/// Plays of the first hand with these points.
fn plays(points: &[i32]) -> Vec<(usize, i32)> {
    points.iter().map(|points| (0, *points)).collect()
}

#[test]
fn a_better_play_and_a_streak_are_told_once() {
    let (game, mut told) = ((GameId(1), Seat::FIRST), FinePlays::default());
    assert_eq!(told.note(game, &plays(&[20])), None, "there is nothing that it is better than");
    assert_eq!(told.note(game, &plays(&[20, 0, 25])), Some(Occasion::BestPlay(25)));
    assert_eq!(told.note(game, &plays(&[20, 0, 25])), None, "it was taken back and made again");
    assert_eq!(told.note(game, &plays(&[20, 0, 25, 5])), None, "two in a row");
    assert_eq!(told.note(game, &plays(&[20, 0, 25, 5, 5])), Some(Occasion::Streak(3)));
    assert_eq!(told.note(game, &plays(&[20, 0, 25, 5, 5])), None, "it was taken back and made again");
    assert_eq!(told.note(game, &plays(&[20, 0, 25, 5, 5, 5, 5])), None, "once in a hand");
    let next = [plays(&[20, 0, 25, 5, 5]), vec![(1, 5), (1, 5)]].concat();
    assert_eq!(told.note(game, &next), Some(Occasion::Streak(5)));
    assert_eq!(told.note((GameId(2), Seat::FIRST), &plays(&[5, 5, 5])), Some(Occasion::Streak(3)), "another game");
    assert_eq!(told.note((GameId(2), Seat::FIRST), &plays(&[5, 5, 5, 10])), None, "better, but not worth a word");
}

#[test]
fn a_banner_lasts_a_second_or_as_long_as_the_end_it_tells_of() {
    let occasions = [Occasion::Streak(3), Occasion::BestPlay(20)].map(|occasion| (occasion, None, 2.0));
    for (occasion, ends, over) in [occasions.as_slice(), &[(Occasion::Ended(Stakes::Won), Some(4.0), 4.0)]].concat() {
        let mut banner = Banner::default();
        banner.begin(occasion, "You win".to_owned(), 1.0, ends);
        assert!(banner.seen(0.9).is_none() && banner.moves(0.9), "the last bone does not lie yet");
        assert_eq!(banner.seen(1.5), Some(("You win", 1.0)));
        assert!(banner.moves(over - 0.01) && !banner.moves(over) && banner.seen(over).is_none());
        banner.end();
        assert!(!banner.moves(1.2));
    }
}

fn finale(stakes: Stakes, line: u8, left: u8) -> Finale {
    Finale { stakes, begins: 10.0, speed: 1.0, line, left }
}

#[test]
fn the_line_of_a_game_that_was_won_falls_bone_by_bone_in_little_more_than_a_second() {
    for line in [1, 7, 28, 55] {
        let finale = finale(Stakes::Won, line, 0);
        assert!(finale.fall(0, 10.0).is_some() && finale.fall(0, 9.99).is_none());
        let begins = |before| (0..200).find(|at| finale.fall(before, 10.0 + f64::from(*at) / 100.0).is_some());
        let times: Vec<i32> = (0..line).map(|before| begins(before).expect("it falls")).collect();
        assert!(times.is_sorted(), "{times:?}");
        assert_eq!((finale.fallen(10.1), finale.fallen(11.21)), (0, line), "all have fallen within 1.2 s");
        let times = (0..130).map(|at| finale.fallen(10.0 + f64::from(at) / 100.0));
        assert!(times.clone().zip(times.skip(1)).all(|(one, next)| (one..=one + 1 + line / 28).contains(&next)));
    }
    assert!((0..300).all(|at| finale(Stakes::Lost, 9, 5).fall(0, 10.0 + f64::from(at) / 100.0).is_none()));
}

#[test]
fn what_is_left_is_counted_bone_by_bone_before_the_winner_is_named() {
    for (stakes, ends, names) in [(Stakes::Hand, 1.4, 0.15), (Stakes::Lost, 2.0, 0.15), (Stakes::Won, 4.0, 2.4)] {
        for left in [0, 1, 7, 21] {
            let finale = finale(stakes, 12, left);
            let seen = (0..400).filter_map(|at| finale.counting(10.0 + f64::from(at) / 100.0)).collect::<Vec<u8>>();
            assert!(seen.is_sorted() && seen.first().is_none_or(|first| *first == 0), "{seen:?}");
            assert_eq!(seen.last().map(|last| last + 1), Some(left).filter(|left| *left > 0));
            assert!((finale.ends() - 10.0 - ends).abs() < 1e-9);
            assert!(finale.counted(left) + 0.2 <= finale.ends(), "points have arrived before it is over");
            assert!(finale.verdict() <= 10.0 + names + 1e-9);
            if stakes == Stakes::Won {
                assert!(finale.verdict() >= finale.counted(left), "first the points, then the winner");
            }
            let fast = Finale { speed: 2.0, ..finale };
            assert!((fast.ends() - 10.0 - 0.5 * ends).abs() < 1e-9);
        }
    }
}

#[test]
fn points_stand_above_their_bone_and_then_fly_to_the_score() {
    let mut floats = FlyingPoints::default();
    let (bone, score, plate) = (pos2(100.0, 300.0), pos2(50.0, 20.0), vec2(30.0, 20.0));
    let flight = Flight::new("+10".to_owned(), plate, [bone, score], 2.0, 1.0);
    let arrives = floats.send(flight.clone());
    assert!((arrives - 2.4).abs() < 1e-9, "a score takes 400 ms");
    assert_eq!(floats.seen(1.9).count(), 0, "the bone has not arrived yet");
    assert!(floats.moves(1.9));
    let at = |now| floats.seen(now).map(|(text, plate)| (text.to_owned(), plate.center())).collect::<Vec<_>>();
    assert_eq!(at(2.15), [("+10".to_owned(), bone)]);
    assert!(at(arrives - 0.001)[0].1.distance(score) < 5.0);
    assert!(!floats.moves(arrives) && floats.seen(arrives).count() == 0);
    let waits = |x| floats.leave(Rect::from_center_size(pos2(x, 150.0), vec2(20.0, 20.0)), 2.1) - 2.1;
    assert!(waits(70.0) > 0.29 && waits(300.0) < 1e-9, "words wait until points have passed their place");
    let arrives = FlyingPoints::default().send(flight.at_once());
    assert!((arrives - 2.2).abs() < 1e-9, "what was seen there before sets out at once");
}

/// Two moments of a game, before and after a play that scores, and how much it scores.
fn scored() -> (Observation, Observation, i32) {
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    let mut session = Session::new(rules).expect("rules to play by");
    session.deal_number(4711).expect("the hand can be dealt");
    loop {
        let before = session.observe(Seat::FIRST);
        session.play(sensible(&session.observe(session.state().to_move()))).expect("a sensible move is legal");
        let after = session.observe(Seat::FIRST);
        let points = |seen: &Observation| seen.rules().all_sides().map(|side| i32::from(seen.score(side))).sum::<i32>();
        if points(&before) != points(&after) {
            let points = points(&after) - points(&before);
            return (before, after, points);
        }
    }
}

#[test]
fn a_score_leaps_from_where_it_was_and_rests() {
    let (before, after, points) = scored();
    let mut scores = ScoreChanges::default();
    scores.follow((GameId(1), 0), &before, |_| 5.0);
    assert!(!scores.moves(5.0), "a new game shows no leap");
    scores.follow((GameId(1), 0), &after, |_| 6.0);
    let leaping: Vec<&ScoreChange> = scores.sides().iter().filter(|leap| leap.now != leap.before).collect();
    assert_eq!(leaping, [&ScoreChange { now: points, before: 0, earlier: 0, changed: 6.0, later: None }]);
    assert!(scores.moves(6.2) && !scores.moves(6.3));
    scores.follow((GameId(1), 1), &before, |_| 7.0);
    assert!(!scores.moves(7.0), "a moment that was gone back to shows no leap");
    scores.follow((GameId(2), 1), &after, |_| 8.0);
    assert!(!scores.moves(8.0), "another game shows no leap");
}

#[test]
fn a_score_waits_for_its_points_and_then_counts_them() {
    let (before, after, points) = scored();
    let mut scores = ScoreChanges::default();
    scores.follow((GameId(1), 0), &before, |_| 5.0);
    scores.follow((GameId(1), 0), &after, |_| 6.0);
    let counted = |now| scores.sides().iter().map(|leap| leap.counted(now)).sum::<i32>();
    assert_eq!(counted(5.9), 0, "nothing has arrived");
    assert!(counted(6.1) > 0 && counted(6.1) < points, "it is being counted");
    assert_eq!(counted(6.5), points);
    let side = scores.sides().iter().position(|side| side.now != side.before).expect("a side that scored");
    scores.split(side, 2, 8.0);
    let counted = |now| scores.sides().iter().map(|leap| leap.counted(now)).sum::<i32>();
    assert_eq!([6.5, 7.9, 8.5].map(counted), [points - 2, points - 2, points], "the rest follows later");
    assert!(scores.moves(8.1) && !scores.moves(8.5));
}
