//! Pairs, and hands that are counted: R36 to R42, with examples of the games that are played so.

use crate::table::*;
use electrum_dominoes_engine::bone::Seat;
use electrum_dominoes_engine::deal::{Deal, Lead};
use electrum_dominoes_engine::event::{Event, LeadReason, ScoreReason};
use electrum_dominoes_engine::moves::Move;
use electrum_dominoes_engine::options;
use electrum_dominoes_engine::protocol::{OLDEST, VERSION, read_rules, version_for, write_rules};
use electrum_dominoes_engine::rules::{Bonuses, FirstLead, Love, Preset, Rules, Winning};
use electrum_dominoes_engine::state::{GameState, Phase};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A named game with these options, in which seat 0 leads the first hand with any bone.
fn named(preset: Preset, changes: &str) -> Rules {
    let mut rules =
        Rules { lead_first: FirstLead::Seat(Seat::FIRST), hand: 2, ..preset.rules(4).unwrap_or(preset.usual()) };
    for change in changes.split_whitespace() {
        let (name, value) = change.split_once('=').expect("an option and its value");
        options::set(&mut rules, name, value).unwrap_or_else(|why| panic!("{why}"));
    }
    assert_eq!(rules.check(), Ok(()));
    rules
}

/// Seat 0 goes out with this bone on ends that show a three and a four. Seat 1 keeps 6-5 and 3-1,
/// which are 15 pips, seat 2 keeps 4-4, and seat 3 2-0 and 1-1.
fn out_with(rules: Rules, last: &str) -> (GameState, Vec<Event>) {
    let own = format!("4-2 {}", &last[..3]);
    let mut state = start(rules, &[&own, "6-5 3-1", "3-2 4-4", "2-0 1-1"], "");
    let events = play(&mut state, &format!("4-2e, pass, 3-2w, pass, {last}"));
    (state, events)
}

const BLOCKED: [&str; 4] = ["4-3 1-0", "3-0 2-1", "6-6 6-5", "4-0 3-1"];
const BLOCKING: &str = "4-3e, 3-0w, pass, 4-0w, pass, pass, pass, pass";

/// A hand that is blocked on fours, with 1, 3, 23 and 4 pips at seats 0 to 3. Side 0 holds 24, side
/// 1 holds 7, and seat 3 played last.
fn blocked(rules: Rules) -> (GameState, Vec<Event>) {
    let mut state = start(rules, &BLOCKED, "");
    let events = play(&mut state, BLOCKING);
    (state, events)
}

/// A hand that is blocked with 16 pips on each side: 9, 5, 7 and 11 at seats 0 to 3. Seat 1 played
/// last.
fn tied(rules: Rules) -> (GameState, Vec<Event>) {
    let mut state = start(rules, &TIED, "");
    let events = play(&mut state, TYING);
    (state, events)
}

const TIED: [&str; 4] = ["6-6 5-4", "6-0 4-1", "2-1 3-1", "5-2 2-2"];
const TYING: &str = "6-6e, 6-0e, pass, pass, pass, pass";

/// The points that a side is awarded.
fn won(events: &[Event], side: usize) -> i16 {
    paid(events).into_iter().filter(|(of, _)| *of == side).map(|(_, points)| points).sum()
}

fn next_lead(events: &[Event]) -> Option<LeadReason> {
    events.iter().find_map(|event| if let Event::NextLead { why, .. } = event { Some(*why) } else { None })
}

/// What was scored because others passed, with its seat.
fn for_passes(events: &[Event]) -> Vec<(usize, u8, ScoreReason)> {
    let of = |event: &Event| match *event {
        Event::Scored { seat, points, why, .. } if why != ScoreReason::Count => Some((seat.index(), points, why)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

#[test]
fn r36_going_out_is_worth_the_pips_of_the_opponents_or_of_all_hands_or_one() {
    let plain = |preset, changes| paid(&out_with(named(preset, changes), "6-4e").1);
    assert_eq!(plain(Preset::Partnership, ""), [(0, 19)]);
    assert_eq!(plain(Preset::Partnership, "domino-what=all block-what=both target=200"), [(0, 27)]);
    assert_eq!(plain(Preset::PuertoRico200, ""), [(0, 27)]);
    for preset in [Preset::Brazil, Preset::JamaicaPartner, Preset::CutThroat, Preset::PubStraight] {
        assert_eq!(plain(preset, ""), [(0, 1)], "{preset}");
    }
    assert_eq!(plain(Preset::Brazil, "rounding=on"), [(0, 1)], "a single point is not rounded");
    assert_eq!(plain(Preset::PuertoRico200, "rounding=on"), [(0, 25)], "27 is nearer to 25");
}

#[test]
fn r37_a_blocked_hand_goes_to_the_fewest_pips_of_a_side_or_to_the_lowest_single_hand() {
    let block = |preset, changes| paid(&blocked(named(preset, changes)).1);
    assert_eq!(block(Preset::Partnership, ""), [(1, 24)]);
    assert_eq!(block(Preset::Partnership, "domino-what=all block-what=both target=200"), [(1, 31)]);
    assert_eq!(block(Preset::PuertoRico200, ""), [(1, 31)]);
    assert_eq!(block(Preset::Dominican, "pass-round=0"), [(0, 31)], "one pip is the lowest, though side 0 holds more");
    assert_eq!(block(Preset::JamaicaPartner, ""), [(0, 1)]);
    assert_eq!(block(Preset::CutThroat, ""), [(0, 1)]);
    assert_eq!(block(Preset::PubStraight, ""), [(1, 1)]);
    assert_eq!(block(Preset::Brazil, ""), [(1, 1)]);
    let mut state = start(named(Preset::Cochon, ""), &["6-6 4-1", "6-0 5-4", "3-3 3-2"], "");
    assert_eq!(paid(&play(&mut state, "6-6e, 6-0e, pass, pass, pass")), [(0, 1)], "5, 9 and 11 pips");
}

#[test]
fn r58_a_blocked_hand_is_won_only_with_fewer_pips_than_the_rules_say() {
    let block = |preset, changes, first: &str| {
        let mut state = start(named(preset, changes), &[&format!("6-6 {first}"), "6-0 5-4", "3-3 3-2"], "");
        let events = play(&mut state, "6-6e, 6-0e, pass, pass, pass");
        (paid(&events), next_lead(&events))
    };
    let dead = (vec![], Some(LeadReason::Named));
    assert_eq!(block(Preset::Cochon, "", "4-1").0, [(0, 1)], "five pips are fewer than six");
    assert_eq!(block(Preset::Cochon, "", "5-1"), dead, "six are not, and the first lead decides again");
    assert_eq!(block(Preset::Cochon, "block-under=off", "5-1").0, [(0, 1)], "some tables count any blocked hand");
    assert_eq!(block(Preset::Cochon, "block-under=6 block-who=last", "4-1"), dead, "nine pips at seat 1");
    let shared = "block-under=9 block-tie=share domino-what=all block-what=both";
    let tie = |changes, second| {
        let mut state = start(named(Preset::Cochon, changes), &["6-6 5-3", second, "3-3 5-5"], "");
        paid(&play(&mut state, "6-6e, 6-0e, pass, pass, pass"))
    };
    assert_eq!(tie(shared, "6-0 4-4"), [(0, 8), (1, 8)], "two share what the third has left");
    assert_eq!(tie(&shared.replace('9', "8"), "6-0 4-4"), []);
    let single = |limit: u8| {
        let rules =
            Rules { single_hand: true, block_under: Some(limit), ..named(Preset::Block, "seats=2 partners=off") };
        let mut state = start(rules, &["6-5 2-1", "4-4 3-3"], "");
        play(&mut state, "6-5e, pass, pass");
        state.result().map(|end| end.winner)
    };
    assert_eq!((single(4), single(3)), (Some(Some(side(0))), None), "three pips are left");
}

#[test]
fn r37_a_tie_goes_to_nobody_or_to_the_side_that_led_or_is_carried_to_the_next_hand() {
    let block = |preset, changes| paid(&tied(named(preset, changes)).1);
    for preset in [Preset::Partnership, Preset::PuertoRico500, Preset::PubStraight, Preset::Brazil] {
        assert_eq!(block(preset, ""), [], "{preset}");
    }
    assert_eq!(block(Preset::Dominican, "block-who=low pass-round=0"), [(0, 32)], "seat 0 led");
    assert_eq!(block(Preset::Dominican, "pass-round=0"), [(1, 32)], "seat 1 has five pips, and nobody has fewer");
    let (mut state, _) = tied(named(Preset::Brazil, ""));
    assert_eq!((state.public().carryover.carried, scores(&state)), (1, vec![0, 0]));
    state.deal(&deal(&TIED, "")).expect("the next hand can be dealt");
    play(&mut state, TYING);
    assert_eq!(state.public().carryover.carried, 2, "another tie");
    state.deal(&deal(&["4-2 6-4", "6-5 3-1", "3-2 4-4", "2-0 1-1"], "")).expect("the next hand can be dealt");
    let events = play(&mut state, "4-2e, pass, 3-2w, pass, 6-4e");
    assert_eq!(
        (paid(&events), state.public().carryover.carried),
        (vec![(0, 1), (0, 2)], 0),
        "one, and one for each tie"
    );
}

#[test]
fn r37_in_brazil_a_blocked_hand_that_is_won_pays_one_and_ends_there_and_a_tie_is_carried() {
    let (mut state, events) = blocked(named(Preset::Brazil, ""));
    assert_eq!((won(&events, 1), state.public().carryover.carried), (1, 0), "a blocked hand that is won");
    assert_eq!(next_lead(&events), Some(LeadReason::Named), "the rule for the first hand");
    assert_eq!(Preset::Brazil.usual().lead_first, FirstLead::Doublet, "which is 6-6, because all bones are dealt");
    let events =
        deal_and_play(&mut state, &["4-2 6-4", "6-5 3-1", "3-2 4-4", "2-0 1-1"], "4-2e, pass, 3-2w, pass, 6-4e");
    assert_eq!(won(&events, 0), 1, "a hand is a hand");
    let (mut state, _) = tied(named(Preset::Brazil, ""));
    assert_eq!(state.public().carryover.carried, 1);
    let events =
        deal_and_play(&mut state, &["4-2 6-4", "6-5 3-1", "3-2 4-4", "2-0 1-1"], "4-2e, pass, 3-2w, pass, 6-4e");
    assert_eq!(won(&events, 0), 2, "one for the hand, and one for the tie");
}

#[test]
fn r37_a_point_of_a_blocked_hand_can_move_on_to_the_next_instead() {
    let moves_on = "block-what=nothing block-tie=carry-all";
    let (mut state, events) = blocked(named(Preset::Brazil, moves_on));
    assert_eq!((won(&events, 1), state.public().carryover.carried), (0, 1));
    let events =
        deal_and_play(&mut state, &["4-2 6-4", "6-5 3-1", "3-2 4-4", "2-0 1-1"], "4-2e, pass, 3-2w, pass, 6-4e");
    assert_eq!((won(&events, 0), state.public().carryover.carried), (2, 0));
}

#[test]
fn r37_two_of_three_never_share_a_single_point() {
    // Seats 0 and 1 hold eight pips each.
    let mut state = start(named(Preset::Cochon, "block-tie=share"), &["6-6 5-3", "6-0 4-4", "3-3 5-5"], "");
    let events = play(&mut state, "6-6e, 6-0e, pass, pass, pass");
    assert_eq!(paid(&events), []);
}

#[test]
fn r37_only_hands_that_count_one_can_be_carried() {
    let carries = Rules { block_tie: Preset::Brazil.usual().block_tie, ..Preset::Partnership.usual() };
    let why = carries.check().expect_err("a hand of pips cannot be carried").to_string();
    assert_eq!(why, "a tied hand can only count for the next one where a hand counts one");
}

#[test]
fn r38_the_last_bone_earns_points_as_a_doublet_at_both_ends_or_as_the_double_blank() {
    let capicua = |preset, changes| won(&out_with(named(preset, changes), "4-3e").1, 0);
    assert_eq!(capicua(Preset::Dominican, "pass-lead=0"), 27 + 25);
    assert_eq!(capicua(Preset::PuertoRico200, ""), 27);
    assert_eq!(capicua(Preset::PuertoRico500, ""), 27 + 100 + 100, "capicú in the first hand that is won");
    let plain = |preset, last| won(&out_with(named(preset, "pass-lead=0 hand-bonus=off"), last).1, 0);
    assert_eq!(plain(Preset::Dominican, "6-4e"), 27, "it fits one end alone");
    assert_eq!(plain(Preset::Dominican, "3-3w"), 27, "a doublet is no capicúa");
    // The double blank on one end, or on both.
    let chuchazo = |preset, changes| {
        let mut state = start(named(preset, changes), &["4-0 0-0", "6-5 3-1", "5-2 4-4", "2-1 1-1"], "");
        won(&play(&mut state, "4-0e, pass, 4-4e, pass, 0-0w"), 0)
    };
    assert_eq!(chuchazo(Preset::Dominican, "pass-lead=0"), 15 + 7 + 5 + 25);
    assert_eq!(chuchazo(Preset::PuertoRico500, "hand-bonus=off"), 15 + 7 + 5 + 100);
}

#[test]
fn r38_every_bonus_can_be_paid_where_all_four_players_lose_their_pips() {
    let everything = "settle=subtract fives=on target=500 out-doublet=4 out-both-ends=8 both-ends-doublet=on out-doublet-ends=64 out-blank=16 hand-bonus=32:1";
    let rules = named(Preset::CutThroat, everything);
    let mut state = start(rules, &["1-0 0-0", "2-1 6-6", "2-0 5-5", "4-4 3-3"], "");
    let events = play(&mut state, "1-0e, 2-1e, 2-0e, pass, 0-0e");
    assert_eq!(paid(&events), [(0, 0), (1, -12), (2, -10), (3, -14), (0, 4), (0, 8), (0, 64), (0, 16), (0, 32)]);
}

#[test]
fn r38_in_brazil_a_doublet_both_ends_or_both_of_them_count_more() {
    let brazil = || named(Preset::Brazil, "");
    let mut state = start(brazil(), &["5-4 5-2", "4-2 6-6", "6-0 1-1", "3-3 6-1"], "");
    assert_eq!(won(&play(&mut state, "5-4e, 4-2w, pass, pass, 5-2e"), 0), 3, "lá e lô, on a five and a two");
    let mut state = start(brazil(), &["6-4 4-4", "6-5 1-1", "1-0 2-2", "3-3 0-0"], "");
    assert_eq!(won(&play(&mut state, "6-4e, 6-5e, pass, pass, 4-4w"), 0), 2, "carroça, on a four and a five");
    let both = ["6-5 1-1", "5-4 2-2", "3-3 0-0"];
    let mut state = start(brazil(), &["6-4 4-4", both[0], both[1], both[2]], "");
    assert_eq!(won(&play(&mut state, "6-4e, 6-5e, 5-4e, pass, 4-4e"), 0), 4, "cruzada, on two fours");
    let six = named(Preset::Brazil, "out-doublet-ends=2");
    let mut state = start(six, &["6-4 4-4", both[0], both[1], both[2]], "");
    assert_eq!(won(&play(&mut state, "6-4e, 6-5e, 5-4e, pass, 4-4e"), 0), 6, "where a cruzada counts six");
    let mut state = start(six, &["6-4 4-4", "6-5 1-1", "1-0 2-2", "3-3 0-0"], "");
    assert_eq!(won(&play(&mut state, "6-4e, 6-5e, pass, pass, 4-4w"), 0), 2, "one end is none");
    let mut state =
        start(named(Preset::Brazil, "out-both-ends=0 out-doublet-ends=2"), &["6-4 4-4", both[0], both[1], both[2]], "");
    assert_eq!(won(&play(&mut state, "6-4e, 6-5e, 5-4e, pass, 4-4e"), 0), 4, "without anything for both ends");
    let mut state = start(brazil(), &["6-4 4-1", both[0], both[1], both[2]], "");
    assert_eq!(won(&play(&mut state, "6-4e, 6-5e, 5-4e, pass, 4-1e"), 0), 1, "the same half twice is not both");
}

#[test]
fn r39_the_first_hands_that_are_won_pay_more_and_tied_hands_are_not_counted() {
    let rules = named(Preset::PuertoRico500, "");
    let (mut state, events) = out_with(rules, "4-3e");
    assert_eq!(won(&events, 0), 227);
    state.deal(&deal(&TIED, "")).expect("the next hand can be dealt");
    assert_eq!(paid(&play(&mut state, TYING)), []);
    state.deal(&deal(&BLOCKED, "")).expect("the next hand can be dealt");
    assert_eq!(paid(&play(&mut state, BLOCKING)), [(1, 31), (1, 75)], "the second hand that is won");
    assert_eq!(scores(&state), [227, 106]);
}

/// Jamaica for hands of two bones, in which the heaviest doublet leads the first hand.
fn love() -> GameState {
    GameState::new(Rules { hand: 2, ..Preset::JamaicaPartner.usual() }).expect("rules that can be played")
}

fn deal_and_play(state: &mut GameState, hands: &[&str], moves: &str) -> Vec<Event> {
    state.deal(&deal(hands, "")).expect("the next hand can be dealt");
    play(state, moves)
}

fn side_0_wins(state: &mut GameState) -> Vec<Event> {
    deal_and_play(state, &["6-6 6-5", "4-3 1-1", "5-3 3-3", "2-0 2-1"], "6-6e, pass, pass, pass, 6-5e")
}

fn side_1_wins(state: &mut GameState) -> Vec<Event> {
    let hands = ["6-6 0-0", "6-5 5-4", "3-3 2-2", "3-2 1-1"];
    deal_and_play(state, &hands, "6-6e, 6-5e, pass, pass, pass, 5-4e")
}

#[test]
fn r40_all_scores_go_back_to_zero_once_every_side_has_won_a_hand() {
    let mut state = love();
    for _ in 0..5 {
        side_0_wins(&mut state);
    }
    assert_eq!((scores(&state), state.lead()), (vec![5, 0], Lead::Seat(seat(0))));
    let events = side_1_wins(&mut state);
    assert!(events.contains(&Event::StartedOver));
    assert_eq!((scores(&state), state.lead(), state.phase()), (vec![0, 0], Lead::Doublet, Phase::HandOver));
    state.change_rules(*state.rules()).expect("between two hands");
    assert_eq!(state.lead(), Lead::Doublet, "the same rules decide the same");
    for hand in 1..=6 {
        assert_eq!(state.phase(), Phase::HandOver);
        side_0_wins(&mut state);
        assert_eq!(scores(&state), [hand, 0]);
    }
    assert_eq!(state.result().and_then(|end| end.winner), Some(side(0)), "six to love");
}

#[test]
fn r40_one_all_can_make_the_next_hand_count_two() {
    let play_two = Winning { love: Love::PlayTwo, ..Rules::DRAW.finish };
    let mut state = GameState::new(Rules { finish: play_two, ..*love().rules() }).expect("rules that can be played");
    side_0_wins(&mut state);
    assert!(side_1_wins(&mut state).contains(&Event::StartedOver));
    assert_eq!((scores(&state), state.lead(), state.public().carryover.carried), (vec![0, 0], Lead::Doublet, 1));
    assert_eq!(won(&side_0_wins(&mut state), 0), 2);
    assert!(side_1_wins(&mut state).contains(&Event::StartedOver));
    assert_eq!((scores(&state), state.public().carryover.carried), (vec![0, 0], 0), "two to one is not one all");
    let mut state = love();
    side_0_wins(&mut state);
    side_1_wins(&mut state);
    assert_eq!(state.public().carryover.carried, 0, "without the option the next hand counts one");
}

#[test]
fn r40_without_it_the_first_to_six_wins() {
    let first_to_six = Rules { finish: Rules::DRAW.finish, ..*love().rules() };
    let mut state = GameState::new(first_to_six).expect("rules that can be played");
    side_0_wins(&mut state);
    assert!(!side_1_wins(&mut state).contains(&Event::StartedOver));
    assert_eq!((scores(&state), state.lead()), (vec![1, 1], Lead::Seat(seat(1))));
}

#[test]
fn r40_love_is_refused_where_pips_or_counts_score_or_the_target_is_far() {
    let why = |rules: Rules| rules.check().expect_err("these rules cannot be played").to_string();
    let of_pips = "scores go back to zero only in a game that counts hands alone";
    assert_eq!(
        why(Rules { finish: Winning { love: Love::On, ..Rules::DRAW.finish }, ..Preset::Partnership.usual() }),
        of_pips
    );
    assert_eq!(why(Rules { fives: true, ..Preset::JamaicaPartner.usual() }), of_pips);
    let far = Rules { target: 8, ..Preset::JamaicaPartner.usual() };
    assert_eq!(why(far), "8 hands while another side has none are too many: the most are 7");
}

#[test]
fn r41_the_lead_scores_if_the_next_seat_passes_and_the_partner_does_not() {
    let start = || start(named(Preset::Dominican, ""), &["2-2 5-5", "4-3 1-1", "6-2 3-3", "6-1 5-0"], "");
    let mut state = start();
    assert_eq!(for_passes(&play(&mut state, "2-2e, pass")), []);
    let events = play(&mut state, "6-2e");
    assert_eq!((for_passes(&events), scores(&state)), (vec![(0, 25, ScoreReason::PassLead)], vec![25, 0]));
    assert_eq!(for_passes(&play(&mut state, "6-1e, pass, 1-1e, pass")), [], "only the lead scores so");
}

#[test]
fn r41_a_bone_on_which_all_others_pass_scores_at_once() {
    let mut state = start(named(Preset::Dominican, ""), &["2-2 5-2", "4-3 1-1", "6-4 3-3", "6-1 5-0"], "");
    assert_eq!(for_passes(&play(&mut state, "2-2e, pass, pass")), []);
    assert_eq!(for_passes(&play(&mut state, "pass")), [(0, 25, ScoreReason::PassRound)]);
    assert_eq!((state.to_move(), scores(&state)), (seat(0), vec![25, 0]));
    let mut state =
        start_with(named(Preset::Dominican, "target=25"), &deal(&["2-2 5-2", "4-3 1-1", "6-4 3-3", "6-1 5-0"], ""));
    play(&mut state, "2-2e, pass, pass, pass");
    assert_eq!(state.result().and_then(|end| end.winner), Some(side(0)), "and can win the game");
}

#[test]
fn r41_passes_that_block_a_hand_score_nothing() {
    let rules = Preset::Dominican.usual();
    let (mut rounds, mut blocks) = (0, 0);
    for number in 0..600 {
        let mut state = GameState::new(rules).expect("rules that can be played");
        state.deal(&Deal::from_number(number, &rules, state.lead())).expect("a deal of these rules");
        let mut chance = ChaCha8Rng::seed_from_u64(number);
        let mut paid = false;
        while state.phase() == Phase::Playing {
            let step = state.legal().pick(chance.next_u32()).expect("there is a legal move");
            let (seat, last) = (state.to_move(), state.hand_len(state.to_move()));
            assert!(!paid || matches!(step, Move::Play(..)), "seat {seat} with {last} bones was paid and plays again");
            let events = state.play(step).expect("a legal move");
            paid = for_passes(&events).iter().any(|(.., why)| *why == ScoreReason::PassRound);
            rounds += u32::from(paid);
            blocks +=
                u32::from(events.iter().any(|event| matches!(event, Event::HandEnded { .. })) && step == Move::Pass);
        }
    }
    assert!(rounds > 50 && blocks > 20, "{rounds} rounds and {blocks} blocked hands");
}

/// Three play, each alone, with seven bones asleep. All pass on 6-6, and 6-3 fits.
fn all_pass(rules: Rules, holds: &str) -> (GameState, Vec<Event>) {
    let own = format!("6-6 {holds}");
    let hands = [&own, "4-3 1-1", "5-4 3-3"];
    let mut state = start(rules, &hands, "");
    let events = play(&mut state, "6-6e, pass, pass");
    (state, events)
}

#[test]
fn r41_bones_that_sleep_do_not_keep_a_blocked_hand_paid() {
    let three = named(Preset::Dominican, "seats=3 partners=off");
    let (state, events) = all_pass(three, "2-1");
    assert_eq!((for_passes(&events), scores(&state)), (vec![], vec![0; 3]), "nobody has a six, so it is blocked");
    let (_, events) = all_pass(three, "6-3");
    assert_eq!(for_passes(&events), [(0, 25, ScoreReason::PassRound)], "6-3 goes on");
    let before = Rules { bonuses: Bonuses { round_asleep: true, ..three.bonuses }, ..three };
    assert_eq!(for_passes(&all_pass(before, "2-1").1), [(0, 25, ScoreReason::PassRound)], "as in version 1.0");
}

#[test]
fn r41_games_of_version_1_keep_what_their_bones_asleep_paid() {
    let three = Rules { seats: 3, partners: false, ..Preset::Dominican.usual() };
    let text = "dominican 4 seats=3 partners=off";
    let before = read_rules(text).expect("rules of version 1.0");
    assert_eq!(before, Rules { bonuses: Bonuses { round_asleep: true, ..three.bonuses }, ..three });
    assert_eq!(write_rules(&before), text, "and older programs can read them");
    assert_eq!(write_rules(&three), format!("{text} pass-round-asleep=off"));
    assert_eq!(read_rules(&write_rules(&three)), Ok(three));
    assert_eq!([version_for(&before), version_for(&three)], [OLDEST, VERSION], "other programs know only the old way");
    let four = Preset::Dominican.usual();
    assert_eq!((read_rules("dominican 4"), write_rules(&four)), (Ok(four), "dominican 4".to_owned()));
}

#[test]
fn r42_after_a_blocked_hand_the_lowest_hand_or_who_closed_it_leads() {
    let lead = |preset, changes| blocked(named(preset, changes)).0.lead();
    assert_eq!(lead(Preset::Dominican, "pass-round=0"), Lead::Seat(seat(0)), "seat 0 has one pip");
    let lowest = "lead-after-block=low-hand";
    assert_eq!(lead(Preset::Brazil, lowest), Lead::Seat(seat(1)), "side 1 has won, and seat 1 has the fewest");
    assert_eq!(lead(Preset::PuertoRico200, ""), Lead::Seat(seat(3)), "seat 3 closed, and its side has won");
    assert_eq!(lead(Preset::PuertoRico200, "block-who=low-hand"), Lead::Seat(seat(0)), "its side has lost");
    assert_eq!(lead(Preset::Partnership, ""), Lead::Seat(seat(1)), "in turn, whatever happens");
}

#[test]
fn r42_after_a_tie_the_first_hand_rule_decides_or_the_same_seat_leads_again() {
    let (state, events) = tied(named(Preset::PuertoRico500, ""));
    assert_eq!((state.lead(), next_lead(&events)), (Lead::Seat(seat(0)), Some(LeadReason::Again)));
    let mut anew = start(named(Preset::Brazil, ""), &TIED, "");
    play(&mut anew, "6-6e, 6-0e, pass, pass, pass");
    let events = play(&mut anew, "pass");
    assert_eq!(next_lead(&events), Some(LeadReason::Named), "the rule for the first hand");
    let (mut state, _) = tied(named(Preset::PubStraight, ""));
    assert_eq!(state.lead(), Lead::Seat(seat(0)), "the tied hand is played again");
    deal_and_play(&mut state, &BLOCKED, BLOCKING);
    assert_eq!(state.lead(), Lead::Seat(seat(1)), "seat 0 has had one turn");
}
