//! Cut-throat for two and three, Bergen, where equal ends score, and Kozel, where points go against
//! you: R11 and R49 to R51.

use crate::table::*;
use electrum_dominoes_engine::bone::{Bones, Seat};
use electrum_dominoes_engine::deal::{Deal, DealError, Lead, Void};
use electrum_dominoes_engine::rules::{
    Bonuses, CountWhat, Exact, FirstLead, Preset, Rules, RulesError, Spinner, Winning,
};
use electrum_dominoes_engine::state::{GameState, Phase};

/// Bergen for two. Seat 0 leads with any bone.
fn bergen() -> Rules {
    Rules { lead_first: FirstLead::Seat(Seat::FIRST), ..preset(Preset::Bergen) }
}

/// What each of these plays scores.
fn each_scores(rules: Rules, plays: &[&str]) -> Vec<i32> {
    (1..=plays.len()).map(|len| scored(&lay_with_events(rules, &plays[..len].join(", ")).1)).collect()
}

#[test]
fn r49_equal_ends_score_two_and_with_a_doublet_three() {
    assert_eq!(each_scores(bergen(), &["5-5e", "5-1e", "5-3w", "3-1w", "1-1e"]), [2, 0, 0, 2, 3]);
    assert_eq!(each_scores(bergen(), &["6-4e", "6-5e", "5-4e", "4-4w"]), [0, 0, 2, 3], "a plain bone was led");
    let session = lay(bergen(), "5-5e, 5-1e, 5-3w");
    let (step, seen) = ("3-1w".parse().expect("a move"), session);
    assert_eq!(seen.points_of(step), 2, "a player is told so before");
}

#[test]
fn r49_all_open_ends_must_show_the_same_pips() {
    let rules = Rules { spinner: Spinner::First, ..bergen() };
    assert_eq!(
        each_scores(rules, &["5-5e", "5-1e", "5-3w", "3-1w", "6-5n"]),
        [2, 0, 0, 0, 0],
        "the spinner shows fives"
    );
    let ends = ["5-5e", "5-1e", "5-2w", "5-3n", "5-4s", "1-0e", "2-0w", "3-0n", "4-0s"];
    assert_eq!(each_scores(rules, &ends), [2, 0, 0, 0, 0, 0, 0, 0, 2]);
}

#[test]
fn r49_only_where_no_count_scores() {
    let fives = Rules { fives: true, ..bergen() };
    assert_eq!(fives.check(), Err(RulesError::TwinsAndCounts));
    let counting = Rules { counting: CountWhat::Twins, target: 100, ..Rules::default() };
    assert_eq!(counting.check(), Ok(()), "hands may count their pips");
}

#[test]
fn bergen_is_played_to_fifteen_and_a_hand_counts_one() {
    let tables = [2, 3, 4].map(|players| Preset::Bergen.rules(players).expect("two to four can play it"));
    assert_eq!(tables.map(|rules| (rules.hand, rules.target)), [(6, 15), (6, 15), (5, 15)]);
    assert!(tables.iter().all(|rules| rules.scores_in_play() && !rules.counts_hands()), "its points are not hands");
    let mut state = start(bergen(), &["6-4 4-0", "6-5 5-3"], "");
    assert_eq!(paid(&play(&mut state, "6-4e, 6-5e, 4-0w")), [(0, 1)], "going out");
    let mut state = start(Rules { draws: false, ..bergen() }, &["6-4 1-0", "5-3 2-2"], "");
    assert_eq!(paid(&play(&mut state, "6-4e, pass, pass")), [(0, 1)], "a blocked hand");
}

#[test]
fn r11_three_play_cut_throat_without_the_0_0() {
    let three = Preset::CutThroat.rules(3).expect("three can play it");
    let state = GameState::new(three).expect("named rules can be played");
    for number in 0..200 {
        let deal = Deal::from_number(number, &three, state.lead());
        assert_eq!(deal.boneyard.as_slice(), [bone("0-0")], "deal {number}");
        assert!(deal.hands[..3].iter().all(|hand| hand.len() == 9), "deal {number}");
    }
    let any = Deal::from_number(1, &Rules { leave_out: false, ..three }, state.lead());
    assert_eq!(any.check(&three, state.lead()), Err(DealError::Void(Void::LeftOut)));
}

#[test]
fn r11_a_bone_that_may_be_drawn_or_is_needed_cannot_be_left_out() {
    let left_out = Rules { leave_out: true, ..block() };
    assert_eq!(left_out.check(), Ok(()));
    assert_eq!(Rules { draws: true, ..left_out }.check(), Err(RulesError::NothingLeftOut));
    assert_eq!(Rules { seats: 4, ..left_out }.check(), Err(RulesError::NothingLeftOut), "four hands of seven");
}

#[test]
fn two_play_cut_throat_with_a_boneyard_and_the_first_to_six_hands_wins() {
    let tables = [2, 3, 4].map(|players| Preset::CutThroat.rules(players).expect("two to four can play it"));
    assert_eq!(
        tables.map(|rules| (rules.hand, rules.draws, rules.target)),
        [(7, true, 6), (9, false, 6), (7, false, 6)]
    );
    assert!(tables.iter().all(|rules| rules.counts_hands() && !rules.partners));
}

/// Kozel for so many players. Seat 0 leads the first hand with any bone.
fn kozel(players: usize) -> Rules {
    let rules = Preset::Kozel.rules(players).expect("two to four can play it");
    Rules { lead_first: FirstLead::Seat(Seat::FIRST), max_doublets: None, ..rules }
}

#[test]
fn r50_the_lowest_doublet_from_1_1_leads_and_0_0_comes_last() {
    let led = |hands: &[&str]| {
        let rules = Rules { lead_first: FirstLead::LowDoublet, ..kozel(hands.len()) };
        let state = start(rules, hands, "");
        (state.to_move(), legal(&state))
    };
    assert_eq!(led(&["6-6 5-0", "2-2 0-0"]), (seat(1), vec!["2-2e".to_owned()]));
    assert_eq!(led(&["0-0 5-0", "6-6 4-0"]), (seat(1), vec!["6-6e".to_owned()]), "0-0 comes last");
    assert_eq!(led(&["6-5 5-0", "0-0 4-0", "3-2 3-1"]), (seat(1), vec!["0-0e".to_owned()]));
    assert_eq!(led(&["1-1 0-0", "2-2 6-6", "3-2 3-1"]), (seat(0), vec!["1-1e".to_owned()]));
}

#[test]
fn r51_the_losers_write_what_they_hold_and_the_winner_nothing() {
    let mut state = start(kozel(2), &["6-5 5-1", "6-4 3-0"], "");
    assert_eq!(paid(&play(&mut state, "6-5e, 6-4e, 5-1w")), [(1, -3)]);
    let mut state = start(Rules { draws: false, ..kozel(2) }, &["5-2 5-1", "6-4 3-0"], "");
    assert_eq!(paid(&play(&mut state, "5-2e, pass, 5-1e")), [(1, -13)]);
    assert_eq!(scores(&state), [0, -13]);
    let mut state = start(kozel(4), &["6-5 5-1", "4-4 3-0", "4-3 3-1", "2-2 0-0"], "");
    assert_eq!(
        paid(&play(&mut state, "6-5e, pass, pass, pass, 5-1w")),
        [(1, -(11 + 4))],
        "the winner's partner writes nothing"
    );
}

#[test]
fn r51_a_blocked_hand_is_written_by_all_but_its_winner_and_a_tie_by_no_one() {
    let rules = Rules { draws: false, ..kozel(3) };
    let mut state = start(rules, &["5-2 6-4", "3-0 1-0", "4-4 3-1"], "");
    assert_eq!(paid(&play(&mut state, "5-2e, pass, pass, pass")), [(0, -10), (2, -12)]);
    assert_eq!(state.lead(), Lead::Seat(seat(0)), "the seat that played last leads, although it lost");
    let mut state = start(rules, &["5-2 3-1", "6-4 3-0", "4-0 0-0"], "");
    assert_eq!(paid(&play(&mut state, "5-2e, pass, pass, pass")), [], "two are tied");
}

#[test]
fn r51_a_lone_0_0_counts_25_and_a_lone_6_6_fifty() {
    let mut state = start(kozel(2), &["6-5 5-1", "6-1 0-0"], "");
    assert_eq!(paid(&play(&mut state, "6-5e, 6-1e, 5-1w")), [(1, -25)]);
    let rules = kozel(2);
    let worth = |text: &str| rules.left(text.split(' ').map(bone).collect::<Bones>());
    assert_eq!(["0-0", "6-6", "1-1", "0-0 1-0", "6-6 0-0", "6-4 3-0"].map(worth), [25, 50, 2, 1, 12, 13]);
}

#[test]
fn r51_the_side_that_has_lost_101_loses_the_game() {
    let play_to = |target| {
        let rules = Rules { draws: false, target, ..kozel(2) };
        let mut state = start(rules, &["5-2 5-1", "6-4 3-0"], "");
        play(&mut state, "5-2e, pass, 5-1e");
        (state.phase(), state.result().and_then(|end| end.winner))
    };
    assert_eq!(play_to(13), (Phase::GameOver, Some(side(0))));
    assert_eq!(play_to(14), (Phase::HandOver, None));
    assert_eq!(Preset::Kozel.rules(2).map(|rules| rules.target), Ok(101));
}

#[test]
fn r51_where_points_are_collected_nothing_else_scores() {
    let more = [
        Rules { fives: true, ..kozel(2) },
        Rules { counting: CountWhat::Twins, ..kozel(2) },
        Rules { firecrackers: true, ..kozel(2) },
        Rules { bonuses: Bonuses { out_doublet: 20, ..Bonuses::NONE }, ..kozel(2) },
    ];
    assert_eq!(more.map(|rules| rules.check()), [Err(RulesError::CollectsMore); 4]);
    assert_eq!(
        Rules { finish: Winning { exact: Exact::On, ..Rules::DRAW.finish }, ..kozel(2) }.check(),
        Err(RulesError::NeverExact(101))
    );
}
