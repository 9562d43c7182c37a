//! Fives with Firecrackers: R27 to R30.

use crate::table::*;
use electrum_dominoes_engine::account::Account;
use electrum_dominoes_engine::bone::{Bone, SEATS, Seat, Seats};
use electrum_dominoes_engine::event::{Bonus, Event, GameEndReason, ScoreReason};
use electrum_dominoes_engine::layout::{End, Way};
use electrum_dominoes_engine::moves::Move;
use electrum_dominoes_engine::observe::{Deeds, Observation};
use electrum_dominoes_engine::rules::{BlockWhat, FirstLead, MOST_SECONDS, Preset, Rules, Spinner};
use electrum_dominoes_engine::state::{GameState, Phase};
use electrum_dominoes_engine::world::{World, set_up};

/// A game for two with firecrackers. Seat 0 leads with any bone, and the target is too high to end
/// a test early.
fn crackers(spinner: Spinner) -> Rules {
    Rules { firecrackers: true, ..fives(spinner) }
}

fn open(state: &GameState) -> [Option<u8>; 4] {
    Way::ALL.map(|way| shows(state, way))
}

#[test]
fn r27_left_bones_score_five_each_and_a_locked_board_nothing() {
    let rules = Rules { draws: false, ..preset(Preset::Firecrackers) };
    let mut state = start(rules, &["6-6 6-1", "6-3 5-5"], "");
    assert_eq!(paid(&play(&mut state, "6-6e, 6-3e, 6-1w")), [(0, 5)], "5-5 is one bone, whatever its pips");
    let mut state = start(rules, &["1-1 6-5", "1-0 5-5"], "");
    let events = play(&mut state, "1-1e, 1-0e, pass, pass");
    assert_eq!(paid(&events).iter().map(|(_, points)| points).sum::<i16>(), 0);
    let named = preset(Preset::Firecrackers);
    assert_eq!((named.hand, named.target, named.seconds, named.block_what), (7, 100, 300, BlockWhat::Nothing));
    assert!(named.fives && named.spinner == Spinner::First);
}

#[test]
fn r28_each_seat_has_one_firecracker_a_hand() {
    let mut state = lay(crackers(Spinner::First), "6-6e, 6-1w, 6-3e, 1-1w");
    assert!(state.public().has_firecracker(seat(0)));
    play(&mut state, "boom 1-1");
    assert!(!state.public().has_firecracker(seat(0)) && state.public().has_firecracker(seat(1)));
    assert_eq!(state.to_move(), seat(0), "it still plays a bone in this turn");
    assert_eq!(refused(&state, "boom 6-1"), "seat 0 has used its firecracker in this hand");
    let without = lay(fives(Spinner::First), "6-6e, 6-1w");
    assert_eq!(refused(&without, "boom 6-1"), "there are no firecrackers in this game");
}

#[test]
fn r28_only_an_end_bone_with_one_joint_that_is_no_spinner_can_be_destroyed() {
    let state = lay(crackers(Spinner::First), "6-6e, 6-1w, 1-0w");
    assert_eq!(state.legal().booms, [bone("1-0")].into_iter().collect());
    assert_eq!(refused(&state, "boom 6-6"), "6-6 is a spinner, and no firecracker destroys it");
    assert_eq!(refused(&state, "boom 6-1"), "6-1 is not at an end with exactly one joint, and cannot be destroyed");
    assert_eq!(refused(&state, "boom 5-5"), "5-5 is not on the table");
    let alone = lay(crackers(Spinner::First), "6-4e");
    assert!(alone.legal().booms.is_empty(), "a bone alone has no joint");
}

#[test]
fn r28_the_bone_before_it_becomes_the_end_again() {
    let mut state = lay(crackers(Spinner::First), "6-6e, 6-1w, 6-3e, 1-1w");
    let events = play(&mut state, "boom 1-1");
    assert_eq!(open(&state), [Some(1), Some(3), Some(6), Some(6)]);
    assert_eq!(state.layout().count(), 4);
    let Event::Destroyed { seat: by, bone: hit, end, count, ref sum } = events[0] else { panic!("{events:?}") };
    assert_eq!((by, hit, end, count), (seat(0), bone("1-1"), Some(End::Arm(Way::West)), 4));
    assert_eq!(sum[..], [1, 3]);
    assert!(!state.layout().bones().contains(bone("1-1")));
}

#[test]
fn r28_destroying_a_bone_beside_the_spinner_frees_its_side_and_closes_the_ends_not_built_on() {
    let mut state = lay(crackers(Spinner::First), "6-6e, 6-1w, 6-3e, 6-0n");
    play(&mut state, "boom 6-3");
    assert_eq!(
        open(&state),
        [Some(1), Some(6), Some(0), None],
        "the south end closes until both sides are joined, and the north arm stays"
    );
    assert_eq!(state.layout().count(), 1, "a doublet with two joints counts nothing, and north shows a blank");
}

#[test]
fn r28_the_ends_open_again_when_the_side_is_taken_again() {
    let hands = ["6-6 6-3 6-2 5-5", "6-1 6-0 6-4 4-4"];
    let mut state = start(crackers(Spinner::First), &hands, "");
    play(&mut state, "6-6e, 6-1w, 6-3e, 6-0n, boom 6-3");
    assert_eq!(open(&state), [Some(1), Some(6), Some(0), None]);
    play(&mut state, "6-2e");
    assert_eq!(open(&state), [Some(1), Some(2), Some(0), Some(6)]);
}

#[test]
fn r28_the_lead_can_be_destroyed_and_its_neighbour_takes_its_place() {
    let mut state = lay(crackers(Spinner::First), "6-4e, 6-1e");
    play(&mut state, "boom 6-4");
    assert_eq!(open(&state), [Some(6), Some(1), None, None]);
    assert_eq!((state.layout().lead(), state.layout().count()), (Some(bone("6-1")), 7));
    let mut state = lay(crackers(Spinner::First), "6-4e, 6-6e, 6-1e");
    play(&mut state, "boom 6-4");
    assert_eq!(open(&state), [Some(6), Some(1), None, None], "a spinner that has only one side taken");
    assert_eq!(state.layout().count(), 13);
}

#[test]
fn r28_an_arm_at_the_spinners_end_stays_when_a_side_is_freed_and_taken_and_another_freed() {
    let mut state = start(crackers(Spinner::First), &["6-6 6-3 5-4 5-5", "6-1 6-0 4-2 4-4"], "");
    play(&mut state, "6-6e, 6-1w, 6-3e, 6-0n, boom 6-1");
    assert_eq!(open(&state), [Some(6), Some(3), Some(0), None]);
    play(&mut state, "draw, 6-1w");
    assert_eq!(open(&state), [Some(1), Some(3), Some(0), Some(6)]);
    let events = play(&mut state, "boom 6-3");
    assert_eq!(open(&state), [Some(1), Some(6), Some(0), None]);
    let Event::Destroyed { end, count, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!((end, count), (Some(End::Arm(Way::East)), 1));
}

#[test]
fn r28_with_both_sides_free_each_side_of_the_spinner_counts_once() {
    let mut state = start(crackers(Spinner::First), &["6-6 6-3 5-0 5-5", "6-1 6-0 4-2 4-4"], "");
    play(&mut state, "6-6e, 6-1w, 6-3e, 6-0n, boom 6-1, 5-0n");
    let events = play(&mut state, "boom 6-3");
    let Event::Destroyed { count, ref sum, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!((count, &sum[..]), (17, &[6, 6, 5][..]));
    assert_eq!(open(&state), [Some(6), Some(6), Some(5), None]);
}

#[test]
fn r28_chance_decides_where_in_the_boneyard_a_destroyed_bone_goes() {
    let after = |depth: u16| {
        let mut deal = deal(&["6-6 6-3", "6-1 5-5"], "");
        deal.depths[0] = depth;
        let mut state = start_with(crackers(Spinner::First), &deal);
        play(&mut state, "6-6e, 6-1w, boom 6-1");
        let boneyard = state.reveal().boneyard;
        assert_eq!(boneyard.len(), 25);
        boneyard.iter().position(|&lies| lies == bone("6-1")).expect("the bone is in the boneyard")
    };
    assert_eq!((after(0), after(1 << 15), after(u16::MAX)), (0, 12, 24));
}

#[test]
fn r28_a_destroyed_bone_may_be_drawn_again() {
    let mut state = start(crackers(Spinner::First), &["6-6 5-3", "6-1 4-4"], "");
    play(&mut state, "6-6e, 6-1w, boom 6-1, draw");
    assert!(state.reveal().hands[0].contains(bone("6-1")));
    play(&mut state, "6-1e");
    assert_eq!(open(&state), [Some(6), Some(1), None, None]);
}

#[test]
fn r28_a_deal_has_depths_only_with_firecrackers() {
    let mut dealt = deal(&["6-6 6-3", "6-1 5-5"], "");
    dealt.depths[1] = 7;
    let mut state = GameState::new(Rules { hand: 2, ..fives(Spinner::First) }).unwrap();
    assert_eq!(
        state.deal(&dealt).unwrap_err().to_string(),
        "there is a depth for the firecracker of a seat that has none"
    );
}

#[test]
fn r29_the_count_that_a_firecracker_leaves_is_scored_when_it_is_a_multiple_of_five() {
    // The count of 6-6, 6-1, 6-3, 1-1 is five. With 6-2 at the north end it is seven, and without
    // it five again.
    let mut state = lay(crackers(Spinner::First), "6-6e, 6-1w, 6-3e, 1-1w, 6-2n");
    let before = scores(&state);
    assert_eq!(scored(&play(&mut state, "boom 6-2")), 5);
    assert_eq!(state.score(side(1)), before[1] + 5);
}

#[test]
fn r29_a_way_opened_by_a_firecracker_scores_five_more() {
    let mut state = start(crackers(Spinner::First), &["6-4 3-2 1-1", "4-3 5-3 0-0"], "");
    play(&mut state, "6-4e, 4-3w, 3-2w");
    assert_eq!(legal(&state), ["boom 3-2", "boom 6-4", "draw"], "seat 1 has nothing for a two or a six");
    let events = play(&mut state, "boom 3-2");
    let opened = Event::Scored { side: side(1), seat: seat(1), points: 5, why: ScoreReason::Unblocked, counted: true };
    assert!(events.contains(&opened));
    assert_eq!(legal(&state), ["5-3w"]);
}

#[test]
fn r29_a_count_that_reaches_the_target_and_a_way_that_is_opened_are_both_paid() {
    let after_boom = |target| {
        let rules = Rules { target, ..crackers(Spinner::First) };
        let mut state = start(rules, &["3-2 3-3 5-5", "3-1 6-0 4-4"], "");
        play(&mut state, "3-2e, 3-1e, boom 3-1");
        (scores(&state), state.phase())
    };
    assert_eq!(after_boom(1000), (vec![5 + 5 + 5, 0], Phase::Playing), "the lead, the count and the way");
    assert_eq!(after_boom(10), (vec![15, 0], Phase::GameOver), "the count reaches the target");
    assert_eq!(after_boom(15), (vec![15, 0], Phase::GameOver), "the way that is opened does");
}

#[test]
fn r29_nothing_more_is_scored_if_the_seat_could_play_before_or_still_cannot() {
    let opened = |events: &[Event]| {
        events.iter().any(|event| matches!(event, Event::Scored { why: ScoreReason::Unblocked, .. }))
    };
    let mut state = start(crackers(Spinner::First), &["6-4 3-2 1-1", "4-3 5-3 6-0"], "");
    play(&mut state, "6-4e, 4-3w, 3-2w");
    assert!(state.legal().can_play() && !opened(&play(&mut state, "boom 3-2")), "6-0 fitted the six all along");
    let mut state = start(crackers(Spinner::First), &["6-4 4-1 3-2", "4-4 5-0 2-0"], "");
    play(&mut state, "6-4e, 4-4w, 4-1w");
    assert!(!opened(&play(&mut state, "boom 4-1")), "nothing fits a four or a six either");
    assert_eq!(legal(&state), ["draw"]);
}

/// Firecrackers with hands of one bone. The human goes out with each lead, scores five for it, and
/// ten more if it leads 5-5.
fn race(target: u16, leads: &[&str], seconds: u16) -> (GameState, Vec<Event>) {
    let rules = Rules { target, hand: 1, ..preset(Preset::Firecrackers) };
    let mut state = GameState::new(rules).expect("these rules can be played");
    let mut events = Vec::new();
    for (number, lead) in leads.iter().enumerate() {
        state.deal(&deal(&[lead, "4-3"], "")).expect("the human has a doublet, and has won the hand before");
        if number + 1 == leads.len() {
            play(&mut state, &format!("clock {seconds}"));
        }
        events = play(&mut state, &format!("{lead}e"));
    }
    (state, events)
}

fn bonus(state: &GameState) -> Option<(u16, u16)> {
    state.result().and_then(|end| end.bonuses[0]).map(|Bonus { spread, time }| (spread, time))
}

#[test]
fn r30_a_win_adds_the_spread_and_half_a_point_a_second_in_proportion_to_the_score() {
    let (state, events) = race(100, &["5-5"; 7], 135);
    assert_eq!((state.phase(), scores(&state)), (Phase::GameOver, vec![100, 0]));
    assert_eq!(bonus(&state), Some((100, 68)), "135 seconds at 100 points");
    assert!(
        matches!(events.last(), Some(Event::GameEnded(end)) if end.bonuses[0] == state.result().and_then(|end| end.bonuses[0]))
    );
    let (state, _) = race(110, &["5-5", "5-5", "5-5", "5-5", "5-5", "5-5", "5-5", "6-6"], 218);
    assert_eq!((scores(&state), bonus(&state)), (vec![110, 0], Some((110, 120))), "218 seconds at 110 points");
}

#[test]
fn r30_the_spread_is_the_lead_of_the_human() {
    let rules = Rules { target: 20, hand: 2, ..preset(Preset::Firecrackers) };
    let mut state = GameState::new(rules).expect("these rules can be played");
    state.deal(&deal(&["6-6 6-1", "6-3 4-4"], "")).expect("the human has a doublet");
    play(&mut state, "6-6e, 6-3e, 6-1w");
    assert_eq!(scores(&state), [5, 15]);
    state.deal(&deal(&["5-5 5-1", "4-4 3-3"], "5-4")).expect("the human has a doublet");
    play(&mut state, "5-5e, draw, 5-4e, clock 0");
    assert_eq!(
        (state.phase(), bonus(&state)),
        (Phase::GameOver, Some((0, 0))),
        "15 to 15 when time runs out is no win"
    );
    assert_eq!(state.result().map(|end| (end.winner, end.how)), Some((None, GameEndReason::Time)));
}

#[test]
fn r30_in_a_single_hand_a_seat_that_runs_out_of_time_has_lost_and_no_side_gets_a_bonus() {
    let game = preset(Preset::DrawGame);
    let (lead_first, clocks) = (FirstLead::Seat(seat(0)), game.all_seats().collect());
    let rules = Rules { seconds: 60, clocks, lead_first, ..game };
    for (moves, winner) in [("6-6e, clock 0", 1), ("6-6e, clock 1:0", 0)] {
        let mut state = start(rules, &["6-6 6-1 5-1 4-1 3-1 2-1 1-1", "6-3 4-4 3-3 2-2 0-0 5-5 5-4"], "");
        play(&mut state, moves);
        let end = state.result().expect("the game is over");
        assert_eq!((end.how, end.winner, end.bonuses), (GameEndReason::Time, Some(side(winner)), [None; 4]), "{moves}");
    }
}

#[test]
fn r30_when_time_runs_out_the_higher_score_wins_and_its_lead_is_the_spread() {
    let rules = Rules { hand: 1, ..preset(Preset::Firecrackers) };
    let mut state = GameState::new(rules).expect("these rules can be played");
    state.deal(&deal(&["5-5", "4-3"], "")).expect("the human has a doublet");
    let events = play(&mut state, "5-5e, clock 0");
    assert!(matches!(events[..], [Event::Clock { seat: _, left: 0 }, Event::GameEnded(_)]), "{events:?}");
    assert_eq!(state.result().map(|end| end.winner), Some(Some(side(0))));
    assert_eq!(bonus(&state), Some((15, 0)));
}

#[test]
fn r30_a_resigned_game_is_lost_with_no_spread_and_a_quarter_point_a_second() {
    let rules = Rules { hand: 1, ..preset(Preset::Firecrackers) };
    let mut state = GameState::new(rules).expect("these rules can be played");
    state.deal(&deal(&["5-5", "4-3"], "")).expect("the human has a doublet");
    play(&mut state, "5-5e, clock 218, resign 0");
    let end = state.result().expect("the game is over");
    assert_eq!((end.winner, end.how), (Some(side(1)), GameEndReason::Resigned(seat(0))));
    assert_eq!(bonus(&state), Some((0, 9)), "218 seconds at 15 points are 8.175");
}

#[test]
fn r30_the_clock_runs_only_forward_and_only_in_a_game_on_time() {
    let mut state = start(preset(Preset::Firecrackers), &["6-6", "4-3"], "");
    play(&mut state, "clock 200, clock 200, clock 199");
    assert_eq!(state.public().seconds[Seat::FIRST.index()], 199);
    assert_eq!(refused(&state, "clock 200"), "the clock cannot show 200 seconds when 199 are left");
    assert_eq!(refused(&start(block(), &["6-6", "4-3"], ""), "clock 5"), "this game is not on time");
    let fresh = GameState::new(preset(Preset::Firecrackers)).expect("a named game can be played");
    assert_eq!(refused(&fresh, "clock 5"), "no hand is being played: the next one has not been dealt yet");
    assert_eq!(refused(&fresh, "resign 0"), "no hand is being played: the next one has not been dealt yet");
    let rules = Rules { seconds: 10_801, ..preset(Preset::Firecrackers) };
    assert_eq!(rules.check().unwrap_err().to_string(), "option seconds takes 0 to 10800, not 10801");
}

#[test]
fn r30_no_score_is_too_much_for_a_bonus() {
    let rules = Rules { seconds: MOST_SECONDS, ..preset(Preset::AllFives) };
    let state = start(rules, &["6-6 6-1", "6-3 5-5"], "");
    let seen = Observation::new(&state, &Deeds::new(), seat(0));
    let told = Account { scores: [9_999, -9_999, 0, 0], ..seen.account() };
    let seen = Observation::from_account(&told).expect("the highest and the lowest score");
    let unseen: Vec<Bone> = seen.unseen().iter().collect();
    let world = World::laid_out(&seen, &unseen, [0; SEATS]).expect("a world");
    let (mut state, _) = set_up(world, &seen);
    state.play(Move::Resign(seat(1))).expect("anyone can resign");
    let bonuses = state.result().expect("the game is over").bonuses;
    assert_eq!(bonuses, [Some(Bonus { spread: 19_998, time: u16::MAX }), None, None, None]);
}

/// The seconds left after the clock is read and the limit then changes.
fn left_after(before: u16, read: Option<u16>, after: u16) -> u16 {
    let on_time = |seconds| Rules { hand: 1, seconds, ..preset(Preset::Firecrackers) };
    let mut state = start(on_time(before), &["5-5", "4-3"], "");
    if let Some(read) = read {
        play(&mut state, &format!("clock {read}"));
    }
    play(&mut state, "5-5e");
    state.change_rules(on_time(after)).expect("a clock may be changed between two hands");
    state.public().seconds[Seat::FIRST.index()]
}

#[test]
fn r30_a_clock_that_is_switched_on_starts_full_and_a_new_limit_keeps_the_time_used() {
    assert_eq!(left_after(0, None, 300), 300);
    assert_eq!(left_after(300, Some(180), 600), 480, "two minutes are used up");
    assert_eq!(left_after(600, Some(500), 300), 200);
    assert_eq!(left_after(600, Some(100), 300), 1, "a second is left, so that the clock can run out");
    assert_eq!(left_after(300, Some(180), 300), 180);
    assert_eq!(left_after(300, Some(180), 0), 0);
}

#[test]
fn r30_a_clock_that_is_switched_on_can_be_read_and_run_out() {
    let mut state = start(Rules { seconds: 0, hand: 1, ..preset(Preset::Firecrackers) }, &["5-5", "4-3"], "");
    play(&mut state, "5-5e");
    state.change_rules(Rules { seconds: 60, ..*state.rules() }).expect("between two hands");
    play(&mut state, "clock 59, clock 0");
    assert_eq!(state.result().map(|end| end.how), Some(GameEndReason::Time));
}

/// Firecrackers with clocks at both seats and hands of one bone. Seat 0 opens with 5-5 after both
/// clocks are read.
fn both_on_time(read: &str) -> GameState {
    let clocks = [seat(0), seat(1)].into_iter().collect();
    let mut state = start(Rules { clocks, hand: 1, ..preset(Preset::Firecrackers) }, &["5-5", "4-3"], "");
    play(&mut state, &format!("clock 200, clock 1:100, {read}"));
    state
}

#[test]
fn r30_every_seat_with_a_clock_has_its_own_time_and_its_own_bonus() {
    let state = both_on_time("5-5e, resign 1");
    assert_eq!([state.public().seconds[seat(0).index()], state.public().seconds[seat(1).index()]], [200, 100]);
    let bonuses = state.result().map(|end| end.bonuses);
    let [won, lost] = [Bonus { spread: 15, time: 15 }, Bonus { spread: 0, time: 0 }];
    assert_eq!(bonuses, Some([Some(won), Some(lost), None, None]), "200 seconds at 15 points, and 100 at none");
    assert_eq!(refused(&both_on_time("clock 1:90"), "clock 1:91"), "the clock cannot show 91 seconds when 90 are left");
}

#[test]
fn r30_whichever_clock_runs_out_ends_the_game_and_the_higher_score_wins() {
    for read in ["5-5e, clock 0", "5-5e, clock 1:0"] {
        let end = both_on_time(read).result().expect("the game is over");
        assert_eq!((end.how, end.winner), (GameEndReason::Time, Some(side(0))), "{read}");
    }
}

#[test]
fn r30_a_seat_without_a_clock_has_none_to_read_and_a_missing_seat_cannot_have_one() {
    let clocks = Seats::of(seat(1));
    let state = start(Rules { clocks, ..preset(Preset::Firecrackers) }, &["6-6", "4-3"], "");
    assert_eq!(refused(&state, "clock 100"), "seat 0 has no clock");
    let refused = |clocks: Seats| Rules { clocks, ..preset(Preset::Firecrackers) }.check().unwrap_err().to_string();
    assert_eq!(refused(Seats::of(seat(2))), "seat 2 cannot have a clock: there is no such seat");
    assert_eq!(refused(Seats::NONE), "some seat must have the clock of a game on time");
}

#[test]
fn r30_a_game_without_a_clock_has_no_bonus() {
    let mut state = start(block(), &["6-6", "4-3"], "");
    play(&mut state, "resign 1");
    let end = state.result().expect("the game is over");
    assert_eq!((end.winner, end.bonuses), (Some(side(0)), [None; 4]));
}
