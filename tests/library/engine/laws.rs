//! The laws that hold in all games, checked in random games with random rules and against a second
//! engine.

use crate::common::games::rules;
use crate::common::naive::Naive;
use crate::common::table::{block, deal, legal, scores};
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::bone::{BONES, Bone, Bones, SEATS, Seat, Side};
use electrum_dominoes::engine::deal::{Deal, Lead};
use electrum_dominoes::engine::event::{Event, Events, LeadReason, ScoreReason};
use electrum_dominoes::engine::layout::{End, Joint, Layout, Way};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::{Act, Observation};
use electrum_dominoes::engine::options::OPTIONS;
use electrum_dominoes::engine::protocol;
use electrum_dominoes::engine::rules::{FirstLead, Rules, Settle, Spinner};
use electrum_dominoes::engine::shuffle::shuffle;
use electrum_dominoes::engine::state::{GameState, Phase};
use electrum_dominoes::engine::world::{World, set_up};
use electrum_dominoes::record::Record;
use electrum_dominoes::record::Session;
use proptest::{prelude::*, strategy::ValueTree as _, test_runner::TestRunner};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::collections::BTreeSet;

/// A limit on the moves of a hand. The bones of the greatest set, and one more for each firecracker,
/// can be drawn once and played once, and between two bones all may pass.
const LONGEST_HAND: usize = 2 * (BONES + SEATS) + SEATS + (BONES + SEATS + 1) * SEATS;

/// Plays at most this many hands of a random game and calls `law` for every move, with the session
/// before, the move, the session after, and the events.
pub(crate) fn play_game(
    rules: Rules,
    seed: u64,
    hands: u16,
    mut law: impl FnMut(&Session, Move, &Session, &Events),
) -> Session {
    let mut session = Session::new(rules).expect("rules that can be played");
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    while session.state().phase() != Phase::GameOver {
        if session.state().phase() == Phase::HandOver {
            if session.state().hand_number() == hands {
                return session;
            }
            session.deal_number(chance.random()).expect("the hand can be dealt");
        }
        let moves = session.state().legal();
        assert!(!moves.is_empty(), "the seat to move has a legal move");
        let mut step = moves.nth(chance.random_range(0..moves.len())).expect("there are this many moves");
        if rules.seconds > 0 && chance.random_ratio(1, 20) {
            let seat =
                rules.clocks.iter().nth(chance.random_range(0..rules.clocks.len())).expect("a seat with a clock");
            let left = session.state().public().seconds[seat.index()];
            step = Move::Clock(seat, chance.random_range(left / 2..=left));
        }
        let before = session.clone();
        let events = session.play(step).expect("a legal move is accepted");
        law(&before, step, &session, &events);
        let made = session
            .record()
            .hands
            .last()
            .map_or(0, |hand| hand.moves.iter().filter(|step| !matches!(step, Move::Clock(..))).count());
        assert!(made <= LONGEST_HAND, "the hand does not end");
    }
    session
}

/// Every end that has a name where every doublet is a spinner, and those of a bone that no such table has.
fn every_end() -> Vec<End> {
    let arms = Way::ALL.into_iter().map(End::Arm);
    let bones = Set::GREATEST_OF_TREES.bones() | Bones::of(Set::GREATEST.heaviest());
    let joints = bones.iter().flat_map(Joint::on).map(End::Joint);
    arms.chain(joints).collect()
}

fn every_move(spinner: Spinner) -> Vec<Move> {
    let ends = if spinner == Spinner::Every { every_end() } else { Way::ALL.into_iter().map(End::Arm).collect() };
    let plays = Set::GREATEST.bones().iter().flat_map(|bone| ends.iter().map(move |&end| Move::Play(bone, end)));
    plays.chain(Set::GREATEST.bones().iter().map(Move::Boom)).chain([Move::Draw, Move::Pass]).collect()
}

/// Everything that can happen to a table in this many plays: the bones that fit, and the count
/// after each.
fn becomes(layout: &Layout, plays: usize) -> Vec<(Made, Vec<Made>)> {
    let next = |layout: &Layout| -> Vec<(usize, Layout)> {
        let unplayed = Set::Six.bones().iter().filter(|bone| !layout.bones().contains(*bone));
        let fits = unplayed.flat_map(|bone| {
            let ends = layout.ends().filter(move |(_, joint)| bone.has(joint.pips()));
            ends.map(move |(end, _)| (bone, end))
        });
        fits.map(|(bone, end)| (bone.index(), layout.after(Seat::FIRST, bone, end))).collect()
    };
    let made = |bone: usize, after: &Layout| Made { bone, count: after.count() };
    let mut all: Vec<(Made, Vec<Made>)> = next(layout)
        .into_iter()
        .map(|(bone, after)| {
            let mut later: Vec<Made> = Vec::new();
            if plays > 1 {
                later = next(&after).into_iter().map(|(bone, layout)| made(bone, &layout)).collect();
                later.sort_unstable();
            }
            (made(bone, &after), later)
        })
        .collect();
    all.sort_unstable();
    all
}

/// The count after a bone is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Made {
    bone: usize,
    count: u8,
}

/// What the observer would know in a world.
fn known_in(world: &World, seen: &Observation) -> Observation {
    let (state, deeds) = set_up(*world, seen);
    Observation::new(&state, &deeds, seen.seat())
}

#[test]
fn random_games_try_several_values_of_every_option() {
    let mut runner = TestRunner::deterministic();
    let mut draw = || rules().new_tree(&mut runner).expect("rules that can be played").current();
    let tried: Vec<Rules> = (0..400).map(|_| draw()).collect();
    for option in OPTIONS {
        let values: BTreeSet<String> = tried.iter().map(|rules| option.get(rules)).collect();
        assert!(values.len() > 1, "{}: {values:?}", option.name);
    }
}

proptest! {
    #[test]
    fn ends_that_are_alike_lead_to_the_same_plays(spinner in prop_oneof![Just(Spinner::None), Just(Spinner::First), Just(Spinner::Led), Just(Spinner::Enclosed), Just(Spinner::Counting), Just(Spinner::Cross), Just(Spinner::Maltese), Just(Spinner::Every)], seed: u64) {
        let rules = Rules { spinner, firecrackers: false, ..Rules::default() };
        play_game(rules, seed, 3, |before, _, _, _| {
            let layout = before.state().layout();
            let ends: Vec<(End, Joint)> = layout.ends().collect();
            for (at, (one, joint)) in ends.iter().enumerate() {
                for (other, _) in ends[..at].iter().filter(|(other, _)| layout.is_alike(*one, *other)) {
                    for bone in Set::Six.bones().iter().filter(|bone| bone.has(joint.pips()) && !layout.bones().contains(*bone)) {
                        let [here, there] = [*one, *other].map(|end| layout.after(Seat::FIRST, bone, end));
                        assert_eq!(here.count(), there.count(), "{bone} on {one:?} or {other:?}");
                        assert_eq!(becomes(&here, 2), becomes(&there, 2), "{bone} on {one:?} or {other:?}");
                    }
                }
            }
        });
    }

    #[test]
    fn a_second_engine_sees_the_same_moves_counts_and_scores(rules in rules(), seed: u64) {
        let mut naive: Option<Naive> = None;
        play_game(rules, seed, 6, |before, step, after, _| {
            if matches!(step, Move::Clock(..)) {
                return;
            }
            let (was, is) = (before.state(), after.state());
            let number = before.record().hands.len();
            let hand = &before.record().hands[number - 1];
            let so_far = scores(was).into_iter().map(i32::from).collect();
            let fresh = hand.moves.iter().all(|step| matches!(step, Move::Clock(..)));
            if fresh {
                let past = naive.as_ref().map_or((0, 0), |last| (last.hands_won, last.carried));
                let why = before.observe(was.to_move()).leader().1;
                let mut new = Naive::new(rules, &hand.deal, was.lead(), so_far);
                (new.hands_won, new.carried) = past;
                new.is_first = was.hand_number() == 0;
                (new.won_last, new.after_block) = (why == LeadReason::Winner, why == LeadReason::Blocked);
                naive = Some(new);
            }
            let naive = naive.as_mut().expect("the hand was dealt");
            assert_eq!(legal(was), naive.legal());
            assert_eq!(was.to_move().index(), naive.turn);
            naive.play(&step.to_string());
            assert_eq!(i32::from(is.layout().count()), naive.count());
            assert_eq!(scores(is).into_iter().map(i32::from).collect::<Vec<_>>(), naive.scores);
            assert_eq!(is.phase() != Phase::Playing, naive.over);
            assert_eq!(is.phase() == Phase::GameOver, naive.won);
            let open = is.reveal();
            for seat in rules.all_seats() {
                assert_eq!(open.hands[seat.index()].iter().collect::<Vec<_>>(), naive.hand(seat));
            }
            assert_eq!(open.boneyard, naive.yard);
        });
    }

    #[test]
    fn every_bone_of_the_set_is_in_one_place(rules in rules(), seed: u64) {
        play_game(rules, seed, 8, |_, _, after, _| {
            let open = after.state().reveal();
            let places = open.hands.into_iter().chain([open.boneyard.iter().copied().collect(), after.state().layout().bones()]);
            let places: Vec<Bones> = places.collect();
            assert_eq!(places.iter().map(|bones| bones.len()).sum::<usize>(), rules.set.size());
            assert_eq!(places.iter().copied().collect::<Bones>(), rules.set.bones());
        });
    }

    #[test]
    fn exactly_the_legal_moves_are_accepted_and_a_refused_move_changes_nothing(rules in rules(), seed: u64) {
        let every = every_move(rules.spinner);
        play_game(rules, seed, 1, |before, _, _, _| {
            let state = before.state();
            let moves = state.legal();
            assert_eq!(moves.len(), moves.iter().count());
            for &step in &every {
                let mut tried = *state;
                let accepted = tried.play(step);
                assert_eq!(accepted.is_ok(), moves.contains(step), "{step}");
                match accepted {
                    Ok(_) => {
                        let mut unchecked = *state;
                        unchecked.play_unchecked(step);
                        assert_eq!(unchecked, tried, "{step}");
                    }
                    Err(why) => {
                        assert_eq!(tried, *state, "{step}");
                        let sentence = why.to_string();
                        assert!(sentence.len() > 10 && !sentence.contains('\n'), "{sentence}");
                    }
                }
            }
            let listed: Vec<Move> = (0..moves.len()).filter_map(|n| moves.nth(n)).collect();
            assert_eq!(listed, moves.iter().collect::<Vec<_>>());
            assert_eq!(moves.nth(moves.len()), None);
        });
    }

    #[test]
    fn every_move_reads_back_as_itself(rules in rules(), seed: u64) {
        play_game(rules, seed, 2, |before, _, _, _| {
            for step in before.state().legal().iter() {
                assert_eq!(step.to_string().parse::<Move>(), Ok(step));
            }
        });
    }

    #[test]
    fn a_record_reads_back_as_itself_and_its_replay_is_the_game(rules in rules(), seed: u64) {
        let session = play_game(rules, seed, 5, |_, _, _, _| {});
        let text = session.record().to_text();
        let read = Record::from_bytes(text.as_bytes()).expect("what was written can be read");
        prop_assert_eq!(&read, session.record());
        prop_assert_eq!(read.to_text(), text);
        prop_assert_eq!(read.replay().expect("the record can be replayed"), session);
    }

    #[test]
    fn every_change_of_a_score_is_in_an_event(rules in rules(), seed: u64) {
        play_game(rules, seed, 6, |before, _, after, events| {
            let mut told: Vec<i32> = scores(before.state()).into_iter().map(i32::from).collect();
            for event in events {
                match *event {
                    Event::Scored { side, points, counted: true, .. } => told[side.index()] += i32::from(points),
                    Event::Awarded(award) if award.counted => told[award.side.index()] += i32::from(award.points),
                    Event::StartedOver => told.fill(0),
                    _ => {}
                }
            }
            assert_eq!(told, scores(after.state()).into_iter().map(i32::from).collect::<Vec<_>>());
        });
    }

    #[test]
    fn the_terms_of_the_count_add_up_to_it(rules in rules(), seed: u64) {
        play_game(rules, seed, 4, |before, step, after, events| {
            for event in events {
                if let Event::Played { count, sum, .. } | Event::Destroyed { count, sum, .. } = event {
                    assert_eq!(sum.iter().sum::<u8>(), *count);
                    assert_eq!(*count, after.state().layout().count());
                }
                if let Event::Scored { points, why: ScoreReason::Count, .. } = event {
                    let most = match rules.set {
                        Set::Six => 35,
                        Set::Nine => 60,
                        Set::Twelve => 80,
                    };
                    assert!(*points <= most || matches!(rules.spinner, Spinner::Counting | Spinner::Every) || rules.threes, "{points}");
                }
            }
            if !matches!(step, Move::Boom(_)) {
                let scored = events.iter().find_map(|event| match *event {
                    Event::Scored { points, why: ScoreReason::Count, counted, .. } => {
                        Some((points, if counted { points } else { 0 }))
                    }
                    _ => None,
                });
                let seen = before.observe(before.state().to_move());
                assert_eq!((seen.points_of(step), seen.counted_points_of(step)), scored.unwrap_or((0, 0)));
                assert_eq!(before.state().points_of(step), seen.points_of(step));
            }
        });
    }

    #[test]
    fn every_game_ends(rules in rules(), seed: u64) {
        // With exact targets, subtracted hands or scores that go back to zero, a game can go on
        // until someone plays to end it. Where little scores, a high target takes longer than a
        // test may.
        let target = rules.target.min(100);
        let (finish, awards) = (Rules::DRAW.finish, Rules::DRAW.awards);
        let head_start = rules.head_start.min(target as u8 - 1);
        let rules = Rules { finish, awards, settle: Settle::Award, seconds: 0, target, head_start, ..rules };
        let mut state = GameState::new(rules).expect("rules that can be played");
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        while state.phase() != Phase::GameOver {
            prop_assert!(state.hand_number() < 5_000, "the game goes on for ever");
            state.deal(&Deal::from_number(chance.random(), &rules, state.lead())).expect("a hand can be dealt");
            while state.phase() == Phase::Playing {
                state.play_unchecked(state.legal().pick(chance.random()).expect("there is a legal move"));
            }
        }
        prop_assert!(state.result().is_some());
    }

    #[test]
    fn an_observation_survives_the_line_protocol(rules in rules(), seed: u64) {
        prop_assert_eq!(protocol::read_rules(&protocol::write_rules(&rules)), Ok(rules));
        play_game(rules, seed, 2, |before, _, _, _| {
            for seat in rules.all_seats() {
                let seen = before.observe(seat);
                let words = protocol::write_position(&seen.account());
                let told = protocol::read_position(&words, &rules).expect("a position as it was written");
                assert_eq!(Observation::from_account(&told), Ok(seen), "{words}");
            }
        });
    }

    #[test]
    fn an_observer_sees_only_its_own_bones(rules in rules(), seed: u64) {
        play_game(rules, seed, 2, |before, _, _, events| {
            let state = before.state();
            let open = state.reveal();
            for seat in rules.all_seats() {
                let seen = before.observe(seat);
                assert_eq!(seen.hand(), open.hands[seat.index()]);
                assert_eq!(seen.unseen(), rules.set.bones() - open.hands[seat.index()] - state.layout().bones());
                assert!(rules.all_seats().all(|other| seen.hand_len(other) == state.hand_len(other)));
                let hidden = |what: Act| !matches!(what, Act::Drew(Some(_)));
                assert!(seen.deeds().iter().all(|deed| deed.seat == seat || hidden(deed.act)));
                assert_eq!(seen.legal().len(), if seat == state.to_move() { state.legal().len() } else { 0 });
                for event in events.clone() {
                    if let Event::Drew { seat: drawer, bone, .. } = event.seen_by(seat) {
                        assert_eq!(bone.is_some(), drawer == seat);
                    }
                }
            }
        });
    }

    #[test]
    fn what_a_seat_knows_does_not_depend_on_the_hidden_bones(rules in rules(), seed: u64, other: u64) {
        // The hidden bones are dealt again from the same unseen bones. The observation must stay
        // identical.
        play_game(rules, seed, 1, |before, _, _, _| {
            let seen = before.observe(before.state().to_move());
            let mut unseen: Vec<Bone> = seen.unseen().iter().collect();
            let mut chance = ChaCha8Rng::seed_from_u64(other);
            shuffle(&mut unseen, |len| chance.random_range(0..len));
            let depths = if rules.firecrackers { [7, 8, 9, 10] } else { [0; 4] };
            let world = World::laid_out(&seen, &unseen, depths).expect("the world agrees with the observation");
            assert_eq!(known_in(&world, &seen), seen);
            assert_eq!(world.legal().iter().collect::<Vec<_>>(), seen.legal().iter().collect::<Vec<_>>());
        });
    }

    #[test]
    fn the_true_hands_are_one_of_the_worlds_of_every_seat_and_play_on_like_the_game(rules in rules(), seed: u64) {
        play_game(rules, seed, 2, |before, step, after, _| {
            let open = before.state().reveal();
            let depths = before.record().hands.last().expect("a hand was dealt").deal.depths;
            for seat in rules.all_seats() {
                let seen = before.observe(seat);
                let mut world = World::new(&seen, &open.hands, &open.boneyard, depths).expect("the true hands agree with the observation");
                assert_eq!(known_in(&world, &seen), seen);
                assert_eq!(world.legal().iter().collect::<Vec<_>>(), before.state().legal().iter().collect::<Vec<_>>());
                world.play(step);
                assert_eq!(world.layout(), after.state().layout());
                assert_eq!(world.phase(), after.state().phase());
                assert!(rules.all_sides().all(|side| world.score(side) == after.state().score(side)));
                assert!(rules.all_seats().all(|seat| world.hand(seat).len() == after.state().hand_len(seat)));
            }
        });
    }

    #[test]
    fn what_a_play_will_do_is_known_before_it_is_made(rules in rules(), seed: u64) {
        play_game(rules, seed, 3, |before, step, after, _| {
            let state = before.state();
            let Move::Play(bone, end) = step else { return };
            let (seat, layout) = (state.to_move(), state.layout());
            let made = layout.after(seat, bone, end);
            let opening = layout.opening(end);
            assert_eq!((opening.count_with(bone), opening.points_with(&rules, bone)), (made.count(), made.points(&rules)));
            // What passes pay then is left out.
            if rules.bonuses.pass == 0 && rules.bonuses.pass_lead == 0 {
                let seen = before.observe(seat);
                let hidden = state.reveal();
                let world = World::new(&seen, &hidden.hands, &hidden.boneyard, [0; 4]).expect("the truth is possible");
                assert_eq!(world.ends_with(bone, opening.points_with(&rules, bone)), after.state().phase() != Phase::Playing);
            }
        });
    }

    #[test]
    fn a_deal_is_made_of_the_bones_of_its_set_and_fits_its_rules(rules in rules(), number: u64) {
        let state = GameState::new(rules).expect("rules that can be played");
        for lead in [state.lead(), Lead::Doublet, Lead::Lot, Lead::Seat(Seat::SECOND)] {
            let deal = Deal::from_number(number, &rules, lead);
            prop_assert_eq!(deal.check(&rules, lead), Ok(()));
            prop_assert_eq!(&deal, &Deal::from_number(number, &rules, lead), "the same number is the same deal");
            let dealt: usize = deal.hands.iter().map(|hand| hand.len()).sum();
            prop_assert_eq!(dealt + deal.boneyard.len(), rules.set.size());
            prop_assert_eq!(deal.lot.is_empty(), lead != Lead::Lot);
        }
    }

    #[test]
    fn reshuffling_keeps_the_drawn_bones_and_loses_none(rules in rules(), number: u64, drawn in 0usize..30) {
        let lead = Lead::Seat(Seat::FIRST);
        let deal = Deal::from_number(number, &rules, lead);
        let again = deal.clone().reshuffled(drawn, number ^ 1);
        let kept = drawn.min(deal.boneyard.len());
        prop_assert_eq!(&again.boneyard[..kept], &deal.boneyard[..kept]);
        prop_assert_eq!(again.hands, deal.hands);
        prop_assert_eq!(again.check(&rules, lead), Ok(()));
        prop_assert_eq!(again.number, None);
    }
}

#[test]
fn a_world_that_contradicts_what_was_seen_is_refused() {
    let rules = Rules { lead_first: FirstLead::Seat(Seat::FIRST), ..Rules::default() };
    let mut session = Session::new(rules).expect("rules that can be played");
    session.deal_number(4711).expect("the hand can be dealt");
    let seen = session.observe(Seat::SECOND);
    let open = session.state().reveal();
    assert!(World::new(&seen, &open.hands, &open.boneyard, [0; 4]).is_ok());
    let mut swapped = open.hands;
    swapped.swap(0, 1);
    assert!(World::new(&seen, &swapped, &open.boneyard, [0; 4]).is_err(), "not the observer's own bones");
    assert!(World::new(&seen, &open.hands, &open.boneyard[1..], [0; 4]).is_err(), "a bone is missing");
    let mut twice = open.boneyard.clone();
    twice[0] = twice[1];
    assert!(World::new(&seen, &open.hands, &twice, [0; 4]).is_err(), "a bone is there twice");
    let unseen: Vec<Bone> = seen.unseen().iter().collect();
    assert!(World::laid_out(&seen, &unseen, [0; 4]).is_ok());
    assert!(World::laid_out(&seen, &unseen[..3], [0; 4]).is_err(), "too few bones for the other hand");
    assert!(World::laid_out(&seen, &unseen[1..], [0; 4]).is_err(), "a bone is missing");
}

/// A hand in which seat 0 holds 6-6 and another bone, and may lead with either.
fn fresh_hand() -> Session {
    let mut session = Session::new(Rules { hand: 2, ..block() }).expect("rules that can be played");
    session.deal(deal(&["6-6 5-4", "6-0 3-2"], "")).expect("a deal of these rules");
    session
}

#[cfg(debug_assertions)]
#[test]
#[should_panic(expected = "6-0e was not checked")]
fn an_unchecked_illegal_move_in_a_game_panics() {
    let mut state = *fresh_hand().state();
    state.play_unchecked("6-0e".parse().expect("a move"));
}

#[cfg(debug_assertions)]
#[test]
#[should_panic(expected = "pass was not checked")]
fn an_unchecked_illegal_move_in_a_world_panics() {
    let seen = fresh_hand().observe(Seat::FIRST);
    let unseen: Vec<Bone> = seen.unseen().iter().collect();
    let mut world = World::laid_out(&seen, &unseen, [0; 4]).expect("the world agrees with the observation");
    world.play(Move::Pass);
}

#[cfg(debug_assertions)]
#[test]
#[should_panic(expected = "HandSize")]
fn an_unchecked_impossible_deal_panics() {
    let mut state = GameState::new(Rules { hand: 3, ..block() }).expect("rules that can be played");
    state.deal_unchecked(&deal(&["6-6 5-4", "6-0 3-2"], ""));
}

#[test]
fn the_winner_of_a_game_is_the_side_with_the_most_points() {
    let rules = Rules { fives: true, spinner: Spinner::First, ..Rules::default() };
    for seed in 0..200 {
        let session = play_game(rules, seed, 1_000, |_, _, _, _| {});
        let state = session.state();
        let winner =
            state.result().and_then(|end| end.winner).expect("two players do not reach the target in one move");
        let most = rules.all_sides().max_by_key(|&side| state.score(side));
        assert_eq!(Some(winner), most);
        assert!(
            state.score(winner) >= 150
                && rules.all_sides().filter(|&side| side != winner).all(|side| below(state, side))
        );
    }
}

fn below(state: &GameState, side: Side) -> bool {
    state.score(side) < 150
}
