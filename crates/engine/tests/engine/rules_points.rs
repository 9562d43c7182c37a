//! Points and the end of hands and games: R19 to R26.

use crate::table::*;
use electrum_dominoes_engine::Set;
use electrum_dominoes_engine::bone::{Bones, Side};
use electrum_dominoes_engine::event::{Award, AwardReason, Event, GameEndReason, Left, ScoreReason};
use electrum_dominoes_engine::protocol::{self, read_rules, write_rules};
use electrum_dominoes_engine::rules::{
    Awards, BlockWhat, BlockWho, Bonuses, DominoWhat, Exact, NextLead, Preset, Rounding, Rules, RulesError, Settle,
    Spinner, Winning,
};
use electrum_dominoes_engine::state::{GameState, Phase};

const NEAREST: Awards = Awards { rounding: Rounding::Nearest, ..Rules::DRAW.awards };
const EXACT: Winning = Winning { exact: Exact::On, ..Rules::DRAW.finish };

#[test]
fn r19_a_count_divisible_by_five_or_three_scores_in_full_if_the_rules_score_it() {
    let rules = |fives, threes| Rules { fives, threes, ..Rules::default() };
    let points = |rules: Rules| [0, 3, 5, 8, 9, 10, 12, 15, 20, 30].map(|count| rules.points(count));
    assert_eq!(points(rules(false, false)), [0; 10]);
    assert_eq!(points(rules(true, false)), [0, 0, 5, 0, 0, 10, 0, 15, 20, 30]);
    assert_eq!(points(rules(false, true)), [0, 3, 0, 0, 9, 0, 12, 15, 0, 30]);
    assert_eq!(points(rules(true, true)), [0, 3, 5, 0, 9, 10, 12, 15, 20, 30], "fifteen scores fifteen, once");
}

#[test]
fn r19_the_points_go_to_the_player_and_an_event_reports_them() {
    let mut state = start(fives(Spinner::First), &["6-4 1-0", "4-4 2-0"], "");
    assert_eq!(state.points_of("6-4e".parse().unwrap()), 10);
    let events = play(&mut state, "6-4e");
    let expected = Event::Scored { side: side(0), seat: seat(0), points: 10, why: ScoreReason::Count, counted: true };
    assert_eq!(events[1], expected);
    assert_eq!(scores(&state), [10, 0]);
}

#[test]
fn r19_zero_scores_nothing() {
    let mut state = start(Rules { threes: true, ..fives(Spinner::None) }, &["0-0 1-0", "2-0 3-0"], "");
    let events = play(&mut state, "0-0e");
    assert_eq!((events.len(), scores(&state)), (1, vec![0, 0]));
}

#[test]
fn r20_the_game_ends_the_moment_the_target_is_reached_and_nothing_more_is_awarded() {
    let mut state = start(Rules { target: 10, ..fives(Spinner::First) }, &["6-4", "6-6"], "");
    let events = play(&mut state, "6-4e");
    let Some(Event::GameEnded(end)) = events.last() else { panic!("{events:?}") };
    assert_eq!((end.winner, end.how), (Some(side(0)), GameEndReason::Target));
    assert!(awards(&events).is_empty(), "seat 0 went out too, but the game was already over");
    assert_eq!((state.phase(), scores(&state)), (Phase::GameOver, vec![10, 0]));
    assert_eq!(refused(&state, "pass"), "the game is over");
    assert_eq!(state.result().and_then(|end| end.winner), Some(side(0)));
}

#[test]
fn r20_the_target_may_be_1_to_1000() {
    let check = |target| Rules { target, ..Rules::default() }.check();
    assert!([1, 50, 61, 100, 150, 200, 250, 305, 500, 1000].iter().all(|&target| check(target).is_ok()));
    for target in [0, 1001] {
        let refused = format!("option target takes 1 to 1000, not {target}");
        assert_eq!(check(target).unwrap_err().to_string(), refused);
    }
}

#[test]
fn r20_an_award_can_reach_the_target_too() {
    let mut state = start(Rules { target: 6, ..block() }, &["6-5 5-4", "6-2 3-3"], "");
    let events = play(&mut state, "6-5e, 6-2e, 5-4w");
    assert_eq!(paid(&events), [(0, 6)]);
    assert_eq!(state.phase(), Phase::GameOver);
}

/// A game of three players. Seats 0 and 1 share eleven pips of seat 2, get five each, and reach the
/// target together.
fn tied_at_five(rules: Rules) -> (GameState, Vec<Event>) {
    let rules = Rules { target: 5, seats: 3, lead_next: NextLead::Alternate, ..rules };
    let mut state = start(rules, &["1-1 6-2", "1-0 4-4", "0-0 6-5"], "");
    let events = play(&mut state, "1-1e, 1-0e, 0-0e, pass, pass, pass");
    assert_eq!(scores(&state), [5, 5, 0]);
    (state, events)
}

fn next_deal(state: &mut GameState, hands: [&str; 3]) {
    state.deal(&deal(&hands, "")).unwrap_or_else(|why| panic!("{why}"));
}

fn winner(state: &GameState) -> Option<(Option<Side>, GameEndReason)> {
    state.result().map(|end| (end.winner, end.how))
}

#[test]
fn r20_a_tie_for_the_lead_at_the_target_does_not_end_the_game() {
    let (state, events) = tied_at_five(block());
    assert_eq!((state.phase(), state.result()), (Phase::HandOver, None));
    assert!(matches!(events.last(), Some(Event::NextLead { leader: Some(_), .. })), "{events:?}");
}

#[test]
fn r20_after_a_tie_the_game_goes_on_until_one_side_leads() {
    let (mut state, _) = tied_at_five(block());
    next_deal(&mut state, ["2-1 6-2", "2-0 2-2", "1-0 6-5"]);
    play(&mut state, "2-0e, 1-0w, 2-1w, 2-2e");
    assert_eq!(winner(&state), Some((Some(side(1)), GameEndReason::Target)));
}

#[test]
fn r20_a_play_that_only_joins_a_tie_does_not_end_the_game_and_one_that_leads_does() {
    let scoring = Rules { fives: true, ..block() };
    let (mut state, _) = tied_at_five(scoring);
    next_deal(&mut state, ["4-1 6-2", "3-1 2-2", "1-1 6-5"]);
    play(&mut state, "3-1e");
    let events = play(&mut state, "1-1w");
    assert_eq!((scored(&events), scores(&state), state.phase()), (5, vec![5, 5, 5], Phase::Playing));
    let (mut state, _) = tied_at_five(scoring);
    next_deal(&mut state, ["4-1 6-2", "5-5 2-2", "1-1 6-5"]);
    play(&mut state, "5-5e");
    assert_eq!((scores(&state), state.phase()), (vec![5, 15, 0], Phase::GameOver));
    assert_eq!(winner(&state), Some((Some(side(1)), GameEndReason::Target)));
}

#[test]
fn r20_if_the_target_is_lowered_below_both_scores_the_leader_wins_with_the_next_points() {
    let mut state = start(Rules { fives: true, ..block() }, &["6-4 4-3", "6-2 3-3"], "");
    play(&mut state, "6-4e, 6-2e, 4-3w");
    assert_eq!(scores(&state), [21, 0], "ten for the lead, five for 3 and 2, and six left");
    state.change_rules(Rules { target: 10, lead_next: NextLead::Loser, ..*state.rules() }).expect("between two hands");
    state.deal(&deal(&["6-4 4-3", "5-5 3-3"], "")).expect("the next hand can be dealt");
    play(&mut state, "5-5e");
    assert_eq!(scores(&state), [21, 10]);
    assert_eq!(winner(&state), Some((Some(side(0)), GameEndReason::Target)));
}

#[test]
fn r21_going_out_is_worth_the_pips_left_with_the_opponents() {
    let mut state = start(block(), &["6-5 5-4", "6-2 3-3"], "");
    let events = play(&mut state, "6-5e, 6-2e, 5-4w");
    let [award] = awards(&events)[..] else { panic!("{events:?}") };
    let theirs = Left { bones: [bone("3-3")].into_iter().collect(), count: 6 };
    let own = Left { bones: Bones::NONE, count: 0 };
    assert_eq!((award.why, award.points), (AwardReason::Domino { what: DominoWhat::Opponents, theirs, own }, 6));
    let mut state = start(Rules { seats: 3, ..block() }, &["6-5 5-4", "6-2 3-3", "2-1 4-4"], "");
    assert_eq!(paid(&play(&mut state, "6-5e, 6-2e, 2-1e, 5-4w")), [(0, 14)], "both opponents' pips");
}

#[test]
fn r21_a_partners_pips_are_not_counted() {
    let rules = Rules { seats: 4, partners: true, ..block() };
    let mut state = start(rules, &["6-5 5-4", "6-2 3-3", "2-1 2-0", "1-0 4-3"], "");
    let events = play(&mut state, "6-5e, 6-2e, 2-1e, 1-0e, 5-4w");
    assert_eq!(paid(&events), [(0, 6 + 7)]);
    assert_eq!(scores(&state), [13, 0]);
}

/// What a blocked hand of two players pays. Seat 0 is left with the first bone, and seat 1, which
/// played last, with the second.
fn blocked(rules: Rules, left: [&str; 2]) -> Vec<(usize, i16)> {
    let mut state = start(rules, &[&format!("1-1 {}", left[0]), &format!("1-0 {}", left[1])], "");
    paid(&play(&mut state, "1-1e, 1-0e, pass, pass"))
}

#[test]
fn r22_a_blocked_hand_pays_the_lower_or_the_last_side_in_one_of_five_ways() {
    use {BlockWhat::*, BlockWho::*};
    let pays = |block_who, block_what, left| blocked(Rules { block_who, block_what, ..block() }, left);
    let low_is_last = ["6-5", "4-4"];
    for who in [Low, Last] {
        let paid = [Difference, Between, Opponent, Both, Nothing].map(|what| pays(who, what, low_is_last));
        assert_eq!(paid, [[(1, 3)], [(1, 3)], [(1, 11)], [(1, 19)], [(1, 0)]]);
    }
    let low_is_first = ["4-4", "6-5"];
    let paid = [Difference, Between, Opponent, Both].map(|what| pays(Low, what, low_is_first));
    assert_eq!(paid, [[(0, 3)], [(0, 3)], [(0, 11)], [(0, 19)]]);
    let paid = [Difference, Between, Opponent, Both].map(|what| pays(Last, what, low_is_first));
    assert_eq!(paid, [[(1, 0)], [(1, 3)], [(1, 8)], [(1, 19)]], "only `between` pays the side that holds more");
}

#[test]
fn r22_rules_saved_before_there_was_between_pay_the_same() {
    let kept = read_rules("block 2 lead-first=seat-0 block-who=last").expect("rules that can be played");
    assert_eq!(blocked(kept, ["4-4", "6-5"]), [(1, 0)]);
    assert_eq!(write_rules(&kept), "block 2 lead-first=seat-0 block-who=last");
    // A game whose usual rules pay otherwise says it by its name.
    let named = "matador 2 block-who=last block-what=difference";
    let named = (read_rules(named).expect("rules that can be played"), named);
    assert_eq!((named.0.block_what, write_rules(&named.0).as_str()), (BlockWhat::Difference, named.1));
    let between =
        read_rules("block 2 lead-first=seat-0 block-who=last block-what=between").expect("rules that can be played");
    assert_eq!(blocked(between, ["4-4", "6-5"]), [(1, 3)]);
}

#[test]
fn r22_a_tie_for_the_lowest_pays_no_one() {
    assert_eq!(blocked(block(), ["6-2", "4-4"]), []);
    let last = Rules { block_who: BlockWho::Last, block_what: BlockWhat::Opponent, ..block() };
    assert_eq!(blocked(last, ["6-2", "4-4"]), [(1, 8)], "it is clear who played last");
}

#[test]
fn r22_two_of_three_who_tie_for_the_lowest_share_what_the_third_has_left() {
    let pays = |rules: Rules, left: [&str; 3]| {
        let hands = [format!("1-1 {}", left[0]), format!("1-0 {}", left[1]), format!("0-0 {}", left[2])];
        let hands = hands.each_ref().map(String::as_str);
        let mut state = start(Rules { seats: 3, ..rules }, &hands, "");
        let events = play(&mut state, "1-1e, 1-0e, 0-0e, pass, pass, pass");
        let third = |award: &Award| if let AwardReason::Shared { third } = award.why { third.bones.len() } else { 0 };
        assert!(awards(&events).iter().all(|award| third(award) == 1), "one bone is left");
        paid(&events)
    };
    let rounding = Rules { awards: NEAREST, ..block() };
    assert_eq!(pays(block(), ["6-2", "4-4", "6-5"]), [(0, 5), (1, 5)], "eleven, and halves go down");
    assert_eq!(pays(rounding, ["6-2", "4-4", "6-5"]), [(0, 5), (1, 5)]);
    assert_eq!(pays(rounding, ["6-2", "6-6", "4-4"]), [(0, 5), (2, 5)], "half of twelve is six");
    assert_eq!(pays(block(), ["6-2", "6-6", "4-4"]), [(0, 6), (2, 6)]);
    assert_eq!(pays(Rules { block_what: BlockWhat::Nothing, ..block() }, ["6-2", "4-4", "6-5"]), []);
    assert_eq!(pays(block(), ["6-5", "4-4", "6-2"]), [(1, 5), (2, 5)]);
}

#[test]
fn r22_partners_hands_are_counted_together() {
    let rules = |block_what| Rules { seats: 4, partners: true, block_what, ..block() };
    let pays = |what| {
        // The bones left are 6-6 and 2-2, sixteen pips, against 5-5, 3-2 and 4-2, twenty-one pips.
        let mut state = start(rules(what), &["1-1 6-6", "1-0 5-5", "0-0 2-2", "3-2 4-2"], "");
        paid(&play(&mut state, "1-1e, 1-0e, 0-0e, pass, pass, pass, pass"))
    };
    assert_eq!(pays(BlockWhat::Difference), [(0, 5)]);
    assert_eq!(pays(BlockWhat::Opponent), [(0, 21)]);
    assert_eq!(pays(BlockWhat::Both), [(0, 37)]);
}

#[test]
fn r23_awards_go_to_the_nearest_multiple_of_five() {
    let rules = Rules { awards: NEAREST, ..block() };
    let rounded = [0, 1, 2, 3, 7, 8, 12, 13].map(|points| Rounding::Nearest.of(points, 1));
    assert_eq!(rounded, [0, 0, 0, 5, 5, 10, 10, 15]);
    assert_eq!([5, 10, 11, 14, 15, 24, 25].map(|points| Rounding::Nearest.of(points, 2)), [5, 5, 5, 5, 10, 10, 15]);
    assert_eq!([5, 11].map(|points| Rounding::Off.of(points, 2)), [2, 5]);
    assert_eq!(
        [0, 1, 5, 9].map(|points| (Rounding::Down.of(points, 1), Rounding::Up.of(points, 1))),
        [(0, 0), (0, 5), (5, 5), (5, 10)]
    );
    // According to Pagat, a losing hand with only 1-2 is worth five points, and with only 1-1 none.
    let pays = |left: &str| {
        let mut state = start(rules, &["6-5 5-4", &format!("6-3 {left}")], "");
        paid(&play(&mut state, "6-5e, 6-3e, 5-4w"))
    };
    assert_eq!((pays("2-1"), pays("1-1")), (vec![(0, 5)], vec![(0, 0)]));
}

#[test]
fn r24_points_past_an_exact_target_are_not_scored() {
    let rules = |target| Rules { finish: EXACT, target, ..fives(Spinner::First) };
    let mut state = start(rules(5), &["5-5 3-2", "5-0 4-4"], "");
    let events = play(&mut state, "5-5e");
    let expected = Event::Scored { side: side(0), seat: seat(0), points: 10, why: ScoreReason::Count, counted: false };
    assert_eq!(events[1..], [expected]);
    assert_eq!((scores(&state), state.phase()), (vec![0, 0], Phase::Playing));
    let mut state = start(rules(10), &["5-5 3-2", "5-0 4-4"], "");
    play(&mut state, "5-5e");
    assert_eq!(state.phase(), Phase::GameOver, "ten is exactly the target");
}

#[test]
fn r24_an_award_past_an_exact_target_is_not_scored_either() {
    let pays = |target| {
        let mut state = start(Rules { finish: EXACT, target, ..block() }, &["6-5 5-4", "6-2 3-3"], "");
        let events = play(&mut state, "6-5e, 6-2e, 5-4w");
        assert_eq!(awards(&events).len(), 1);
        (paid(&events), state.phase())
    };
    assert_eq!(pays(5), (vec![], Phase::HandOver));
    assert_eq!(pays(6), (vec![(0, 6)], Phase::GameOver));
}

#[test]
fn r24_near_the_target_any_points_are_enough_if_the_rules_say_so() {
    let near = Winning { exact: Exact::Near, ..EXACT };
    let scores = |target| {
        let mut state = start(Rules { finish: near, target, ..fives(Spinner::First) }, &["6-6 5-5", "6-3 4-4"], "");
        play(&mut state, "5-5e");
        (scores(&state)[0], state.phase())
    };
    assert_eq!(scores(9), (10, Phase::GameOver), "nine are no more than the twelve pips of 6-6");
    let pays = |target| {
        let mut state = start(Rules { finish: near, target, ..block() }, &["6-5 5-4", "6-2 6-6"], "");
        paid(&play(&mut state, "6-5e, 6-2e, 5-4w"))
    };
    assert_eq!(pays(11), [(0, 12)]);
    let pays = |target| {
        let mut state = start(Rules { finish: near, target, ..block() }, &["6-5 5-4 4-4", "6-2 6-6 3-1"], "");
        paid(&play(&mut state, "6-5e, 6-2e, 5-4w, pass, 4-4w"))
    };
    assert_eq!((pays(12), pays(13)), (vec![(0, 16)], vec![]), "of thirteen that are needed, sixteen are too many");
    let nine = |target| Rules { set: Set::Nine, target, finish: near, ..Rules::DRAW };
    assert!(nine(18).counts_towards(18, 100) && !nine(19).counts_towards(19, 100), "9-9 has eighteen pips");
}

#[test]
fn r24_a_target_that_points_come_near_can_be_reached() {
    let bonuses = Bonuses { out_blank: 100, ..Bonuses::NONE };
    let (domino_what, block_what) = (DominoWhat::Nothing, BlockWhat::Nothing);
    let finish = Winning { exact: Exact::Near, ..EXACT };
    let rules = |target| Rules { target, finish, bonuses, domino_what, block_what, ..Rules::default() };
    assert_eq!([112, 113].map(|target| rules(target).check().is_ok()), [true, false], "100 may be twelve short");
}

#[test]
fn r53_awards_that_stop_below_the_target_need_more_than_the_first_hands() {
    let capped = Awards { cap: Some(100), ..Rules::DRAW.awards };
    let game = |hands| Rules { awards: capped, bonuses: Bonuses { hands, ..Bonuses::NONE }, ..block() };
    assert_eq!(game([5, 0, 0, 0]).check(), Err(RulesError::CappedBelow(100)), "5 are paid once, and then all stick");
    assert_eq!(game([50, 0, 0, 0]).check(), Ok(()), "100 and 50 win");
    let ahead = Rules { head_start: 146, ..game([5, 0, 0, 0]) };
    assert_eq!(ahead.check(), Ok(()), "and so do 146 and 5");
    assert_eq!(Rules { bonuses: Bonuses { out_doublet: 5, ..Bonuses::NONE }, ..ahead }.check(), Ok(()));
}

#[test]
fn r24_sides_tied_at_an_exact_target_score_on_until_one_leads() {
    let (mut state, _) = tied_at_five(Rules { fives: true, finish: EXACT, ..block() });
    next_deal(&mut state, ["4-1 6-2", "5-5 2-2", "4-4 6-5"]);
    play(&mut state, "5-5e");
    assert_eq!((scores(&state), winner(&state)), (vec![5, 15, 0], Some((Some(side(1)), GameEndReason::Target))));
    let (mut state, _) = tied_at_five(Rules { fives: true, finish: EXACT, ..block() });
    next_deal(&mut state, ["4-1 6-2", "4-2 2-2", "4-4 5-5"]);
    let events = play(&mut state, "4-2e, 4-4e");
    assert_eq!((scored(&events), scores(&state)), (0, vec![5, 5, 0]), "seat 2 has not reached it, and ten is past it");
}

#[test]
fn r24_a_target_that_no_points_can_reach_exactly_is_refused() {
    let check = |awards, target| Rules { finish: EXACT, fives: true, awards, target, ..Rules::default() }.check();
    assert_eq!(
        check(NEAREST, 61).unwrap_err().to_string(),
        "nobody could ever reach 61 exactly with the points of this game"
    );
    assert_eq!((check(NEAREST, 305), check(Rules::DRAW.awards, 61)), (Ok(()), Ok(())));
}

#[test]
fn r25_if_hands_are_subtracted_each_side_loses_what_it_holds() {
    let rules = Rules { settle: Settle::Subtract, fives: true, ..block() };
    let mut state = start(rules, &["6-5 5-3", "6-2 3-3"], "");
    let events = play(&mut state, "6-5e, 6-2e, 5-3w");
    assert_eq!(paid(&events), [(0, 0), (1, -6)]);
    assert_eq!(scores(&state), [5, -6], "five for the count of 3 and 2, and a score may go below zero");
    let mut state = start(Rules { awards: NEAREST, ..rules }, &["6-5 5-3", "6-2 4-4"], "");
    assert_eq!(paid(&play(&mut state, "6-5e, 6-2e, 5-3w")), [(0, 0), (1, -10)]);
    let mut state = start(rules, &["1-1 6-5", "1-0 4-4"], "");
    assert_eq!(paid(&play(&mut state, "1-1e, 1-0e, pass, pass")), [(0, -11), (1, -8)], "blocked: both lose");
    let hopeless = Rules { fives: false, ..rules };
    assert_eq!(hopeless.check(), Err(RulesError::NothingScores));
}

/// The winner of a game of one hand after these moves, if it is over.
fn single(hands: [&str; 2], moves: &str) -> (Phase, Option<Side>) {
    let rules = Rules { single_hand: true, ..block() };
    let mut state = start(rules, &hands, "");
    let events = play(&mut state, moves);
    assert!(awards(&events).is_empty());
    (state.phase(), state.result().and_then(|end| end.winner))
}

#[test]
fn r26_going_out_wins_a_game_of_one_hand_and_the_fewest_pips_win_a_blocked_one() {
    assert_eq!(single(["6-5 5-4", "6-2 3-3"], "6-5e, 6-2e, 5-4w"), (Phase::GameOver, Some(side(0))));
    assert_eq!(single(["1-1 6-5", "1-0 4-4"], "1-1e, 1-0e, pass, pass"), (Phase::GameOver, Some(side(1))));
    assert_eq!(single(["1-1 4-4", "1-0 6-5"], "1-1e, 1-0e, pass, pass"), (Phase::GameOver, Some(side(0))));
}

#[test]
fn r26_a_tie_in_a_game_of_one_hand_has_no_winner_and_is_played_again() {
    assert_eq!(single(["1-1 6-2", "1-0 4-4"], "1-1e, 1-0e, pass, pass"), (Phase::HandOver, None));
    let rules = preset(Preset::DrawGame);
    assert!(rules.single_hand);
    let state = GameState::new(rules).expect("the draw game can be played");
    assert_eq!(state.result(), None);
}

#[test]
fn r78_a_head_start_is_there_before_the_first_hand_and_counts_like_points_that_were_won() {
    let first = |named: &str| read_rules(named).map(|rules| scores(&GameState::new(rules).expect("rules")));
    assert_eq!(first("all-fives 2 head-start=50").unwrap(), [50, 0]);
    assert_eq!(first("partnership 4 head-start=2").unwrap(), [2, 0]);
    assert_eq!(first("kozel 3 head-start=30").unwrap(), [0, -30, -30], "there points go against a side");
    assert_eq!(first("all-fives 2 single-hand=on head-start=50").unwrap(), [0, 0], "a hand decides without points");
    let rules = Rules { target: 30, head_start: 20, ..fives(Spinner::First) };
    let mut state = start(rules, &["6-4 1-0", "6-6 2-0"], "");
    let events = play(&mut state, "6-4e");
    let Some(Event::GameEnded(end)) = events.last() else { panic!("{events:?}") };
    assert_eq!((end.winner, scores(&state)), (Some(side(0)), vec![30, 0]));
}

#[test]
fn r78_rules_change_before_the_first_hand_with_their_head_start_and_later_without() {
    let rules = |head_start| Rules { head_start, ..fives(Spinner::First) };
    let mut state = GameState::new(rules(0)).expect("rules");
    state.change_rules(rules(15)).expect("no hand is dealt");
    assert_eq!(scores(&state), [15, 0]);
    let mut state = start(rules(0), &["6-4", "6-6"], "");
    play(&mut state, "6-4e");
    let before = scores(&state);
    state.change_rules(rules(15)).expect("a hand is over");
    assert_eq!((scores(&state), state.phase()), (before, Phase::HandOver));
}

#[test]
fn r78_nobody_begins_at_the_target_or_ahead_where_scores_go_back_to_zero() {
    let check = |rules: Rules| rules.check().map_err(|why| why.to_string());
    let ahead = |head_start| check(Rules { target: 50, head_start, ..Rules::default() });
    assert_eq!(ahead(49), Ok(()));
    assert_eq!(ahead(50).unwrap_err(), "a head start is less than the 50 points that end the game");
    let love = Preset::JamaicaPartner.usual();
    assert!(check(Rules { head_start: 1, ..love }).unwrap_err().contains("no side can have a head start"));
    // From 7 on, threes never end at exactly 60.
    let exact = Rules { finish: EXACT, target: 60, threes: true, head_start: 7, ..Rules::default() };
    let hands = Rules { domino_what: DominoWhat::Nothing, block_what: BlockWhat::Nothing, ..exact };
    assert!(check(hands).is_err());
    assert_eq!(check(Rules { head_start: 6, ..hands }), Ok(()));
}

#[test]
fn r78_a_share_of_the_target_is_round_where_the_target_is_long() {
    let third = |target| Rules { target, ..Rules::default() }.with_head_start(3).map(|rules| rules.head_start);
    assert_eq!([150, 50, 61, 6, 3].map(third), [50, 15, 20, 2, 1].map(Some));
    assert_eq!(third(2), None);
    assert_eq!(Preset::JamaicaPartner.usual().with_head_start(3), None);
}

#[test]
fn r78_a_bot_that_knows_no_head_start_is_not_asked_to_play_with_one() {
    let rules = Rules { head_start: 50, ..Preset::AllFives.usual() };
    assert_eq!(protocol::version_for(&rules), protocol::VERSION);
    assert_eq!(protocol::version_for(&Rules { head_start: 0, ..rules }), protocol::OLDEST);
}
