//! A chronicle is correct in every game, and never shows more than its seat may know.

use crate::common::table::{bone, deal, preset, seat, side};
use crate::common::twins::twins;
use electrum_dominoes::engine::bone::{SEATS, Seat, Suits};
use electrum_dominoes::engine::event::HandEnd;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::{FirstLead, Preset, Rules, Spinner};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::record::chronicle::{Chronicle, Entry, Place, Step, What};
use electrum_dominoes::record::{Session, numbers::deal_number};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Every named game for every number of players, and firecrackers with partners.
fn tables() -> Vec<Rules> {
    let named =
        Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |players| preset.rules(players)));
    let firecrackers = preset(Preset::Firecrackers);
    named
        .chain([Rules { seats: 4, hand: 5, partners: true, ..firecrackers }, Rules { free_draw: true, ..firecrackers }])
        .collect()
}

/// Plays a game of random moves, and calls `see` after each move.
fn play_at_random(rules: Rules, number: u64, mut see: impl FnMut(&Session)) -> Session {
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let mut session = Session::new(rules).expect("rules that can be played");
    while session.state().phase() != Phase::GameOver && session.state().hand_number() < 40 {
        let hand = session.state().hand_number();
        session.deal_number(deal_number(number, hand)).expect("the next hand can be dealt");
        while session.state().phase() == Phase::Playing {
            let step = session.state().legal().pick(chance.random()).expect("there is a legal move");
            session.play(step).expect("a legal move");
            see(&session);
        }
    }
    session
}

/// Plays these moves in a game with one deal.
fn played(rules: Rules, hands: &[&str], boneyard: &str, moves: &str) -> Session {
    let rules = Rules { hand: hands[0].split(' ').count() as u8, lead_first: FirstLead::Seat(Seat::FIRST), ..rules };
    let mut session = Session::new(rules).expect("rules that can be played");
    session.deal(deal(hands, boneyard)).unwrap_or_else(|why| panic!("{why}"));
    for text in moves.split(',').map(str::trim) {
        session.play(text.parse().expect("a move")).unwrap_or_else(|why| panic!("{text}: {why}"));
    }
    session
}

fn last(chronicle: &Chronicle) -> &Entry {
    chronicle.hands.last().and_then(|hand| hand.entries.last()).expect("there is an entry")
}

fn same_as_seen(entry: &Entry, seen: &Observation) {
    assert_eq!(entry.after.layout, *seen.layout());
    assert_eq!(entry.after.hand, seen.hand());
    assert_eq!(usize::from(entry.after.boneyard), seen.public().boneyard_len());
    for seat in seen.rules().all_seats() {
        assert_eq!(usize::from(entry.after.held[seat.index()]), seen.hand_len(seat));
    }
}

#[test]
fn every_moment_of_every_game_agrees_with_what_the_seat_saw() {
    for (rules, number) in tables().into_iter().zip(1..) {
        let mut moments = 0;
        play_at_random(rules, number, |session| {
            // A chronicle after every move of a long game would take too long, and the first hands
            // are enough.
            if session.record().hands.len() > 2 {
                return;
            }
            for seat in rules.all_seats() {
                let (chronicle, seen) = (session.chronicle(seat), session.observe(seat));
                same_as_seen(last(&chronicle), &seen);
                let hand = chronicle.hands.last().expect("a hand");
                assert_eq!(hand.deeds_until(last(&chronicle)), seen.deeds());
                if seen.phase() == Phase::Playing {
                    assert_eq!(hand.leader, seen.leader());
                }
                assert_eq!(hand.start.hand, seen.dealt());
                moments += 1;
            }
        });
        assert!(moments > 20, "{rules:?}");
    }
}

#[test]
fn the_sheet_adds_up_to_the_scores_in_every_game() {
    let mut firecrackers = 0;
    for (rules, number) in tables().into_iter().zip(100..) {
        let session = play_at_random(rules, number, |_| {});
        let chronicle = session.chronicle(Seat::FIRST);
        assert_eq!(chronicle.end, session.state().result());
        assert_eq!(chronicle.hands.len(), session.record().hands.len());
        for side in rules.all_sides() {
            let score = i32::from(session.state().score(side));
            if !rules.finish.love.is_on() {
                assert_eq!(chronicle.points(side).all(), score, "{rules:?}");
            }
            assert_eq!(i32::from(chronicle.scores()[side.index()]), score);
            firecrackers += chronicle.points(side).firecrackers;
            let mut sum = 0;
            for hand in &chronicle.hands {
                assert_eq!(i32::from(hand.start.scores[side.index()]), sum, "a hand begins where the last one ended");
                sum += hand.points(side).all();
                // In six-love all scores go back to zero together, which nobody wins or loses.
                if rules.finish.love.is_on() && hand.scores == [0; SEATS] {
                    sum = 0;
                }
                assert_eq!(i32::from(hand.scores[side.index()]), sum);
            }
        }
        let over = chronicle.hands.iter().rev().skip(1);
        assert!(over.clone().all(|hand| hand.end.is_some()), "{rules:?}");
    }
    assert!(firecrackers > 0, "nothing was ever scored by a firecracker");
}

#[test]
fn games_that_a_seat_cannot_distinguish_have_the_same_chronicle() {
    let mut compared = 0;
    for (rules, number) in tables().into_iter().zip(7..) {
        for twins in twins(rules, number, 5) {
            let [one, other] = [&twins.one, &twins.other].map(|game| game.session.chronicle(twins.seat));
            assert_eq!(one, other, "seat {}", twins.seat);
            compared += 1;
        }
    }
    assert!(compared > 300, "only {compared} games were compared");
}

#[test]
fn draws_in_a_row_are_one_entry_that_has_the_open_suits() {
    let rules = Rules { spinner: Spinner::First, fives: true, ..Rules::default() };
    let session = played(rules, &["6-6 6-5 0-0", "1-1 2-2 3-3"], "4-4 2-1 6-1", "6-6e, draw, draw, draw, 6-1e");
    let told = |seat| session.chronicle(seat).hands[0].entries.clone();
    let mine = told(seat(1));
    assert_eq!(mine[1].what, What::Drew { count: 3, bones: vec![bone("4-4"), bone("2-1"), bone("6-1")] });
    assert_eq!(mine[1].lacked(), [6].into_iter().collect::<Suits>());
    assert_eq!(mine[1].after.held[1], 6);
    let yours = told(seat(0));
    assert_eq!(yours[1].what, What::Drew { count: 3, bones: Vec::new() }, "no one sees what others draw");
    assert_eq!(yours.len(), 3);
    assert_eq!(session.chronicle(seat(0)).hands[0].deeds_until(&yours[1]).len(), 4, "one deed for each bone");
}

#[test]
fn a_draw_shows_nothing_if_draws_are_free() {
    let rules = Rules { free_draw: true, ..Rules::default() };
    let session = played(rules, &["6-6 6-5 0-0", "1-1 2-2 6-3"], "4-4", "6-6e, draw, 6-3e");
    let chronicle = session.chronicle(seat(0));
    assert_eq!(chronicle.hands[0].entries[1].lacked(), Suits::NONE);
    assert_eq!(session.observe(seat(0)).lacks(seat(1)), Suits::NONE);
}

#[test]
fn a_firecracker_and_its_points_have_their_own_entry() {
    let rules = Rules { hand: 3, opener_doublet: false, ..preset(Preset::Firecrackers) };
    let session = played(rules, &["6-3 6-2 5-5", "3-1 4-4 2-2"], "", "6-3e, 3-1w, 6-2e, boom 3-1");
    let chronicle = session.chronicle(seat(0));
    let entry = last(&chronicle);
    assert!(matches!(entry.what, What::Destroyed { bone: hit, .. } if hit == bone("3-1")), "{entry:?}");
    let state = session.state();
    assert_eq!(entry.after.layout, *state.layout());
    assert_eq!((i32::from(state.score(side(1))), chronicle.points(side(1)).firecrackers), (5, 5));
    assert_eq!(chronicle.points(side(1)).plays, 0);
}

#[test]
fn the_best_play_is_the_first_with_the_most_points() {
    let rules = Rules { spinner: Spinner::First, fives: true, target: 1000, ..Rules::default() };
    let session = played(rules, &["5-5 5-0 3-2", "6-4 1-0 4-0"], "", "5-5e, draw, draw, draw, draw");
    let chronicle = session.chronicle(seat(0));
    assert_eq!(chronicle.own_best_play(), Some(Place { hand: 0, entry: 0 }));
    assert_eq!(chronicle.entry(Place { hand: 0, entry: 0 }).map(Entry::counted), Some(10));
    let block = played(Rules { draws: false, ..Rules::default() }, &["5-5", "6-4"], "", "5-5e");
    let chronicle = block.chronicle(seat(0));
    assert_eq!(session.chronicle(seat(1)).own_best_play(), None, "it is the other's");
    assert_eq!(chronicle.own_best_play(), None, "no play scores in this game");
    assert_eq!(chronicle.own_best_hand(), Some(0));
    assert!(matches!(chronicle.hands[0].end, Some((HandEnd::Domino(out), _)) if out == seat(0)));
    assert_eq!(chronicle.points(side(0)).end, 10);
}

#[test]
fn a_suit_is_lacking_until_the_seat_draws_a_bone_that_may_have_it() {
    let rules = Rules { ..Rules::default() };
    let suits = |suits: &[u8]| suits.iter().copied().collect::<Suits>();
    // Seat 1 has no six, draws one bone and plays it. The rest of its hand still has no six.
    let hands = ["6-6 6-2 6-3 5-4", "5-5 4-4 1-1 2-2"];
    let session = played(rules, &hands, "6-1 3-0 2-0", "6-6e, draw, 6-1e");
    assert_eq!(session.observe(seat(0)).lacks(seat(1)), suits(&[6]));
    assert_eq!(session.observe(seat(0)).lacks(seat(0)), Suits::NONE);
    // Seat 1 draws two bones and keeps the first. This bone has no six either, or it would have
    // been played.
    let session = played(rules, &hands, "3-0 6-1 2-0", "6-6e, draw, draw, 6-1e");
    assert_eq!(session.observe(seat(0)).lacks(seat(1)), suits(&[6]));
    // While the seat is still drawing, nothing is known about the last bone.
    let session = played(rules, &hands, "3-0 6-1 2-0", "6-6e, draw, draw");
    assert_eq!(session.observe(seat(0)).lacks(seat(1)), Suits::NONE);
    // Blanks and threes were open, and seat 1 had none. The first of the two bones that it draws
    // later may have them.
    let hands = ["3-3 3-0 0-0 6-4", "5-5 4-4 1-1 2-2"];
    let moves = "3-3e, draw, 3-1e, 3-0w, 1-1e, 0-0w, draw, draw, 0-2w";
    let session = played(rules, &hands, "3-1 6-5 2-0", moves);
    assert_eq!(session.observe(seat(0)).lacks(seat(1)), suits(&[0, 1]));
}

#[test]
fn a_bone_that_was_drawn_and_kept_may_have_any_suit() {
    // The drawn bone would fit, but a firecracker makes another play possible.
    let rules = Rules { opener_doublet: false, ..preset(Preset::Firecrackers) };
    let moves = "6-3e, 3-1w, 6-2e, draw, boom 3-1, 4-3w";
    let session = played(rules, &["6-3 6-2 5-2", "3-1 4-3 5-5"], "2-0", moves);
    assert!(session.state().reveal().hands[1].contains(bone("2-0")));
    assert_eq!(session.observe(seat(0)).lacks(seat(1)), Suits::NONE);
}

#[test]
fn no_seat_is_believed_to_lack_what_it_holds() {
    let mut said = 0;
    for (rules, number) in tables().into_iter().zip(31..) {
        play_at_random(rules, number, |session| {
            if session.state().phase() != Phase::Playing {
                return;
            }
            let hands = session.state().reveal().hands;
            for seat in rules.all_seats() {
                for pips in session.observe(Seat::FIRST).lacks(seat).iter() {
                    said += 1;
                    assert!(hands[seat.index()].iter().all(|bone| !bone.has(pips)), "{rules:?}");
                }
            }
        });
    }
    assert!(said > 1_000, "only {said} suits were believed to be lacking");
}

#[test]
fn the_race_ends_with_the_scores_and_the_winner_leads_from_the_deciding_step_on() {
    let (mut decided, mut from_behind) = (0, 0);
    for (rules, number) in tables().into_iter().zip(100..) {
        let session = play_at_random(rules, number, |_| {});
        for seat in rules.all_seats() {
            let chronicle = session.chronicle(seat);
            let race = chronicle.race();
            assert_eq!(race.last().map(|step| step.scores), Some(chronicle.scores()));
            assert_eq!(race.iter().filter(|step| step.part >= 1.0).count(), chronicle.hands.len());
            assert!(race.is_sorted_by_key(|step| (step.hand, step.part.to_bits())));
            let Some(at) = chronicle.deciding(&race) else { continue };
            let winner = chronicle.end.and_then(|end| end.winner).expect("it was decided");
            let lead = |step: &Step| {
                let others = rules.all_sides().filter(|side| *side != winner);
                step.scores[winner.index()] - others.map(|side| step.scores[side.index()]).max().unwrap_or(0)
            };
            assert!(race[at..].iter().all(|step| lead(step) > 0), "{:?}", rules.game());
            assert!(lead(&race[at]) > lead(&race[at - 1]));
            decided += 1;
            from_behind += usize::from(race[..at].iter().any(|step| lead(step) < 0));
        }
    }
    assert!(decided > 20 && from_behind > 5, "{decided}, {from_behind}");
}
