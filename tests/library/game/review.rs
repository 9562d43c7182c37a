//! Reviews without a window: what they may show of an unfinished game, their sums, and how they are
//! saved and read.

use crate::common::driver::Table;
use crate::common::inside::Inside;
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::nestor::judge::{Judging, nodes};
use electrum_dominoes::record::Record;
use electrum_dominoes::review::{KeptReview, Review, Reviewed, luck_of};
use electrum_dominoes::seat::{Habits, SeatedPlayer};
use electrum_dominoes::table::{TableHabits, Waiting};

fn short() -> Rules {
    Rules { target: 60, ..Preset::AllFives.rules(2).expect("a game for two") }
}

fn played_until(there: impl Fn(&SeatedPlayer) -> bool) -> Record {
    played_by(short(), there)
}

fn played_by(rules: Rules, there: impl Fn(&SeatedPlayer) -> bool) -> Record {
    let mut table = Table::new(
        rules,
        7,
        Habits { table: TableHabits { auto_ok: true, ..TableHabits::default() }, ..Habits::default() },
    );
    table.settle();
    table.play_until(there);
    table.sitting().session().record().clone()
}

fn over() -> Record {
    played_until(|game| game.view().waiting == Waiting::NewGame)
}

/// A complete review. It is less precise than in the window, to save time.
fn judged(record: &Record) -> Review {
    let mut review = Review::of(record, Seat::FIRST).expect("it was played");
    let open: Vec<_> = review.open().map(|(number, decision)| (number, decision.seen.clone())).collect();
    for (number, seen) in open {
        review.note(number, Judging::new(seen, nodes(Level::Tough) / 8).finish());
    }
    if let Some(luck) = luck_of(record) {
        review.luck = Some(luck);
    }
    review
}

#[test]
fn an_unfinished_hand_shows_only_the_players_own_decisions_and_no_luck() {
    let record = played_until(|game| {
        let hands = game.view().seen.public().hand_number;
        hands == 1 && game.view().played().len() > 9 && matches!(game.view().waiting, Waiting::You { .. })
    });
    let review = Review::of(&record, Seat::FIRST).expect("it was played");
    let seats = |hand: usize| {
        let of_hand = review.decisions().iter().filter(move |reviewed| reviewed.decision.hand == hand);
        of_hand.map(Reviewed::seat).collect::<Vec<_>>()
    };
    assert!(seats(1).contains(&Seat::SECOND), "a finished hand is revealed");
    let all = record.decisions().expect("it was played").into_iter().filter(|decision| decision.hand == 2);
    assert!(all.map(|decision| decision.seen.seat()).any(|seat| seat == Seat::SECOND), "there is something to hide");
    assert!(!seats(2).is_empty() && !seats(2).contains(&Seat::SECOND), "{:?}", seats(2));
    let luck = luck_of(&record).expect("a hand is over");
    assert!(luck.changes.iter().all(|change| change.hand == 1));
    let first = Record { hands: record.hands[..1].to_vec(), ..record };
    assert!(!Review::of(&first, Seat::FIRST).expect("it was played").is_open);
    let begun = played_until(|game| game.view().played().len() > 3);
    assert_eq!(luck_of(&begun), None);
}

#[test]
fn the_latest_decisions_are_judged_first() {
    let record = played_until(|game| {
        let hands = game.view().seen.public().hand_number;
        hands == 1 && game.view().played().len() > 9 && matches!(game.view().waiting, Waiting::You { .. })
    });
    let review = Review::of(&record, Seat::FIRST).expect("it was played");
    let order: Vec<(usize, usize)> = review.open().map(|(_, decision)| (decision.hand, decision.number)).collect();
    assert!(order.is_sorted_by(|one, next| one > next), "{order:?}");
    assert_eq!((order[0].0, order[order.len() - 1].0), (2, 1));
}

#[test]
fn a_saved_review_is_read_only_for_the_same_game() {
    let record = over();
    let review = judged(&record);
    let kept = KeptReview::of(&review).expect("all of it is known");
    let mut again = Review::of(&record, Seat::FIRST).expect("it was played");
    assert_eq!(KeptReview::of(&again), None, "an empty review is not saved");
    assert!(kept.clone().put_into(&mut again));
    assert!(again.is_whole());
    for (one, other) in review.decisions().iter().zip(again.decisions()) {
        let worth =
            |step| (one.judged().and_then(|judged| judged.of(step)), other.judged().and_then(|judged| judged.of(step)));
        for step in one.decision.seen.legal().iter() {
            let (before, after) = worth(step);
            assert!(before.is_some() && before == after, "{step}");
        }
    }
    for seat in [Seat::FIRST, Seat::SECOND] {
        assert_eq!(review.sum(seat), again.sum(seat));
    }
    assert_eq!(review.luck, again.luck);
    let mut other = record.clone();
    other.hands[0].moves.truncate(4);
    other.hands.truncate(1);
    let mut other = Review::of(&other, Seat::FIRST).expect("it was played");
    let untouched = other.clone();
    assert!(!kept.put_into(&mut other));
    assert_eq!(other, untouched);
}

#[test]
fn a_review_of_a_game_with_a_double_twelve_is_saved_and_read_with_its_letters() {
    let rules = Rules { set: Set::Twelve, target: 40, ..short() };
    let record = played_by(rules, |game| game.view().waiting == Waiting::NewGame);
    let review = judged(&record);
    let text = ron::to_string(&KeptReview::of(&review).expect("all of it is known")).expect("it can be written");
    let kept: KeptReview = ron::from_str(&text).expect("what was written can be read");
    let mut again = Review::of(&record, Seat::FIRST).expect("it was played");
    assert!(kept.put_into(&mut again) && again.is_whole());
    let again = KeptReview::of(&again).expect("all of it is known");
    assert_eq!(ron::to_string(&again).expect("it can be written"), text);
    let judged = || review.decisions().iter().filter_map(Reviewed::judged).flat_map(|judged| &judged.candidates);
    assert!(judged().any(|weighed| weighed.facts.opens.iter().any(|pips| pips > 9)), "no play opens so high a number");
    assert!(review.luck.is_some_and(|luck| !luck.changes.is_empty()));
}

#[test]
fn an_unfinished_review_is_saved_as_far_as_it_is() {
    let record = over();
    let whole = judged(&record);
    let mut half = Review::of(&record, Seat::FIRST).expect("it was played");
    let of_both = |review: &Review, odd| {
        review.decisions().iter().skip(odd).step_by(2).map(Reviewed::judgement).collect::<Vec<_>>()
    };
    for (number, reviewed) in whole.decisions().iter().enumerate().step_by(2) {
        half.note(number, reviewed.judged().cloned().expect("all is judged"));
    }
    let mut again = Review::of(&record, Seat::FIRST).expect("it was played");
    assert!(KeptReview::of(&half).expect("something is known").put_into(&mut again));
    assert_eq!(of_both(&again, 0), of_both(&whole, 0));
    assert!(of_both(&again, 1).iter().all(Option::is_none) && again.luck.is_none() && !again.is_whole());
    // A game that is not over can change, so its review is not saved.
    let mut begun = record;
    begun.hands.last_mut().expect("a hand").moves.pop();
    assert!(KeptReview::of(&judged(&begun)).is_none());
}

#[test]
fn a_saved_review_fits_the_moves_and_also_the_text_that_earlier_versions_used() {
    let record = over();
    let kept = KeptReview::of(&judged(&record)).expect("all of it is known");
    let text = ron::to_string(&kept).expect("it can be written");
    let takes = |text: &str, record: &Record| {
        let kept: KeptReview = ron::from_str(text).expect("a review");
        kept.put_into(&mut Review::of(record, Seat::FIRST).expect("it was played"))
    };
    let (before, rest) = text.split_once("record:\"").expect("the game's fingerprint");
    let (own, after) = rest.split_once('"').expect("the end of it");
    let with = |mark: &str| format!("{before}record:\"{mark}\"{after}");
    assert!(takes(&with(own), &record));
    // The hash of the file's text, as earlier versions saved it.
    let former = record
        .to_text()
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    assert_ne!(own, format!("{former:016x}"), "the fingerprint ignores the layout");
    assert!(takes(&with(&format!("{former:016x}")), &record));
    assert!(!takes(&with("0123456789abcdef"), &record));
    // The same moves with another deal are another game.
    let mut other = record.clone();
    let boneyard = &mut other.hands.last_mut().expect("a hand").deal.boneyard;
    let last = boneyard.len() - 1;
    boneyard.swap(last - 1, last);
    assert!(!takes(&with(own), &other));
}

#[test]
fn sums_add_up_the_decisions() {
    let review = judged(&over());
    let sum = review.sum(Seat::FIRST);
    let own = review.decisions().iter().filter(|reviewed| reviewed.seat() == Seat::FIRST);
    let losses: Vec<f64> = own.clone().filter_map(|reviewed| Some(reviewed.judgement()?.played.loss)).collect();
    assert!((sum.mean() - losses.iter().sum::<f64>() / losses.len() as f64).abs() < 1e-12);
    assert_eq!(sum.marks.iter().sum::<u32>() as usize, own.filter(|reviewed| reviewed.mark().is_some()).count());
}
