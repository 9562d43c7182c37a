//! A host that would choose a deal, show other bones than those that were drawn, or have another game in a
//! friend's files. Each of its lies is named by the end of the hand, and the friend's program files what it
//! saw. Beside each stands the honest table that does the like and is called checked.

use super::fake::{Change, Fake};
use super::rigged::{BEN, Changes, after_a_hand, next_hand, play_hand, to};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Bones, Deal, Move, Phase, Rules, Seat, Set};
use electrum_dominoes::record::{Bytes, HandCheck, HowDrawn, Unfair};
use electrum_dominoes::table::{Refusal, Wish};
use electrum_dominoes::wire::{Fairness, FromTable};
use serde_json::{Value, json};

const SEED: u64 = 11;

fn rules() -> Rules {
    Preset::Draw.rules(2).expect("a game for two")
}

fn fake() -> Fake {
    Fake::new(SEED, rules())
}

/// What stands in Ben's files of the second hand once he has got up: the moves that he saw. It can be played
/// again.
fn files_what_was_seen(fake: &mut Fake) {
    let moves = fake.moves();
    let kept = fake.filed().expect("the game is in his files");
    assert!(kept.record.replay().is_ok());
    let hand = &kept.record.hands[1];
    // Whoever gets up resigns.
    assert_eq!(hand.moves.strip_suffix(&[Move::Resign(Seat::SECOND)]).unwrap_or(&hand.moves), moves);
    assert!(kept.played.doubted || !fake.is_named(), "what was wrong is in the file");
    assert!(fake.is_named() || hand.check == Some(HandCheck::Checked));
}

/// What was wrong stays wrong, whatever comes later.
fn stays_named(fake: &mut Fake) {
    let before = fake.fairness();
    assert!(matches!(before, Fairness::Unfair(_)), "{before:?}");
    fake.open();
    assert_eq!(fake.fairness(), before, "the true bytes mend nothing");
    fake.restart();
    assert_eq!(fake.fairness(), before, "a program that starts again remembers");
    fake.resume();
    fake.open();
    assert_eq!(fake.fairness(), before, "and no later line mends it");
}

#[test]
fn a_table_that_tells_what_follows_from_the_bytes_is_called_checked() {
    for (seed, choice) in [(SEED, 0), (SEED, 1), (12, 0), (13, 5)] {
        let mut fake = Fake::new(seed, rules());
        fake.choice = choice;
        fake.finish();
        assert!(fake.is_checked() && fake.fairness() == Fairness::Fair(2), "{:?}", fake.fairness());
        files_what_was_seen(&mut fake);
    }
}

#[test]
fn a_line_that_breaks_and_a_program_that_starts_again_are_no_reason_to_doubt() {
    for restarts in [false, true] {
        let mut fake = fake();
        while fake.session.state().phase() == Phase::Playing {
            fake.step();
            if restarts {
                fake.restart();
                fake.resume();
            } else {
                fake.break_line();
            }
        }
        fake.open();
        assert!(fake.is_checked() && fake.fairness() == Fairness::Fair(2), "{restarts}: {:?}", fake.fairness());
        files_what_was_seen(&mut fake);
    }
}

// Bones.

#[test]
fn bones_of_the_hosts_own_are_named_though_the_first_view_was_true() {
    let changes: Changes<Deal, 3> = [
        ("the boneyard in another order", |deal| deal.boneyard.reverse()),
        ("the two last bones of the boneyard", |deal| {
            let last = deal.boneyard.len() - 1;
            deal.boneyard.swap(0, last);
        }),
        ("a bone of Ana's", |deal| {
            let given = deal.hands[0].iter().last().expect("a bone");
            let drawn = std::mem::replace(&mut deal.boneyard[0], given);
            deal.hands[0] = deal.hands[0].iter().filter(|bone| *bone != given).chain([drawn]).collect();
        }),
    ];
    for (what, change) in changes {
        for choice in [0, 1] {
            let mut fake = fake();
            fake.choice = choice;
            fake.exchange(change);
            fake.finish();
            assert_eq!(fake.fairness(), Fairness::Unfair(Unfair::Hand), "{what}");
            files_what_was_seen(&mut fake);
            stays_named(&mut fake);
        }
    }
}

#[test]
fn bones_that_are_exchanged_in_the_middle_of_a_hand_are_named_also_after_a_restart() {
    for restarts in [false, true] {
        let mut fake = fake();
        fake.steps(3);
        if restarts {
            fake.restart();
        }
        fake.exchange(|deal| deal.boneyard.reverse());
        if restarts {
            fake.resume();
        }
        fake.finish();
        assert_eq!(fake.fairness(), Fairness::Unfair(Unfair::Hand));
        stays_named(&mut fake);
    }
}

// Views.

/// Whether a change of one view, which is put right in the next, is named by the end of the hand. Nothing if
/// the view does not reach the screen.
fn is_named_in_a_view(mut change: impl FnMut(&mut Value) + 'static, at: usize) -> Option<bool> {
    let mut fake = fake();
    let once: Change = Box::new(move |number, view| {
        if number == at {
            change(view);
        }
    });
    fake.change = Some(once);
    fake.finish();
    let is_fair = fake.is_checked() && !fake.is_named();
    if fake.is_named() {
        stays_named(&mut fake);
    }
    (fake.changed > 0).then_some(!is_fair)
}

#[test]
fn anything_that_is_changed_in_one_view_and_put_right_later_is_named() {
    let changes: Changes<Value, 19> = [
        ("a score", |view| view["seen"]["scores"][0] = json!(view["seen"]["scores"][0].as_i64().unwrap_or(0) + 5)),
        ("Ben's own score", |view| view["seen"]["scores"][1] = json!(1)),
        ("whose turn it is", |view| {
            let other = if view["seen"]["to_move"] == json!("0") { "1" } else { "0" };
            view["seen"]["to_move"] = json!(other);
        }),
        ("how many bones Ana holds", |view| {
            let held = view["seen"]["hand_lens"][0].as_u64().expect("a number");
            view["seen"]["hand_lens"][0] = json!(held - 1);
            view["seen"]["boneyard"] = json!(view["seen"]["boneyard"].as_u64().expect("a number") + 1);
        }),
        ("the number of the hand", |view| view["seen"]["hand_number"] = json!(7)),
        ("who led the first hand", |view| turn(&mut view["seen"]["first_leader"])),
        ("who leads", |view| turn(&mut view["seen"]["leader"])),
        ("who played last", |view| turn(&mut view["seen"]["last_player"])),
        ("passes", |view| view["seen"]["passes"] = json!(1)),
        ("a bone of Ben's", exchange_a_bone),
        ("the last deed", |view| {
            let deeds = view["seen"]["deeds"].as_array_mut().expect("deeds");
            let last = deeds.last_mut().expect("a deed");
            *last = json!([last[0], "Passed"]);
        }),
        ("the game", |view| view["game"] = json!(view["game"].as_u64().expect("a number") ^ 1)),
        ("a name", |view| view["seating"] = json!(view["seating"].as_str().expect("people").replace("Ana", "Eva"))),
        ("the rules", |view| {
            let rules = view["seen"]["rules"].as_str().expect("rules").to_owned();
            view["seen"]["rules"] = json!(format!("{rules} target=77"));
        }),
        ("Ben's seat", |view| view["seen"]["seat"] = json!("0")),
        ("the hand is over", |view| view["seen"]["phase"] = json!("HandOver")),
        ("the game is over", |view| view["seen"]["phase"] = json!("GameOver")),
        ("points in the news", |view| view["news"] = points()),
        ("a hand that lies open", |view| view["open"]["hands"][0] = view["seen"]["hand"].clone()),
    ];
    let mut failed = Vec::new();
    let mut seen = 0;
    for (what, change) in changes {
        for at in [2, 5] {
            match is_named_in_a_view(change, at) {
                Some(false) => failed.push((what, at)),
                Some(true) => seen += 1,
                None => {}
            }
        }
    }
    assert!(failed.is_empty(), "called fair: {failed:?}");
    assert!(seen > 20, "only {seen} changes reached the screen");
}

fn turn(seat: &mut Value) {
    *seat = json!(if *seat == json!("0") { "1" } else { "0" });
}

fn points() -> Value {
    json!([{ "Scored": { "side": "0", "seat": "0", "points": 25, "why": "Count", "counted": true } }])
}

/// Another bone in the place of one that Ben holds.
fn exchange_a_bone(view: &mut Value) {
    let hand: Bones = serde_json::from_value(view["seen"]["hand"].clone()).expect("a hand");
    let lie = view["seen"]["deeds"].to_string();
    let all = Set::Six.bones();
    let other = all.iter().find(|bone| !hand.contains(*bone) && !lie.contains(&bone.to_string())).expect("a bone");
    let kept = hand.iter().skip(1).chain([other]).collect::<Bones>();
    view["seen"]["hand"] = serde_json::to_value(kept).expect("a hand");
}

#[test]
fn what_the_last_view_of_a_hand_says_of_points_and_of_the_hands_laid_open_is_checked() {
    let changes: Changes<Value, 4> = [
        ("scores", |view| view["seen"]["scores"][0] = json!(view["seen"]["scores"][0].as_i64().unwrap_or(0) + 5)),
        ("who leads next", |view| view["seen"]["lead"] = json!("Doublet")),
        ("why", |view| view["seen"]["why"] = json!("Lot")),
        ("the hands laid open", |view| {
            view["open"]["hands"][0] = json!([]);
            view["open"]["hands"][1] = json!([]);
        }),
    ];
    for (what, change) in changes {
        let mut fake = fake();
        fake.change = Some(Box::new(move |_, view| {
            if view["seen"]["phase"] != json!("Playing") {
                change(view);
            }
        }));
        fake.finish();
        if fake.changed > 0 {
            assert_eq!(fake.fairness(), Fairness::Unfair(Unfair::Hand), "{what}");
            stays_named(&mut fake);
        } else {
            assert_ne!(what, "scores", "it reaches the screen");
        }
    }
}

#[test]
fn what_a_view_says_of_practice_does_not_change_the_own_files() {
    let mut fake = fake();
    fake.change = Some(Box::new(|_, view| view["is_practice"] = json!(true)));
    fake.finish();
    let kept = fake.filed().expect("the game is in his files");
    assert!(!kept.played.practice, "Ben had no help");
}

// Moves.

#[test]
fn a_move_in_bens_name_that_he_never_sent_leaves_the_hand_unchecked() {
    // With and without the claim that Nestor plays for him.
    for claims in [false, true] {
        let mut fake = fake();
        fake.until(Fake::is_bens_turn);
        if claims {
            fake.change = Some(Box::new(|_, view| {
                view["gathering"]["away"] = json!("1");
                view["gathering"]["stand_ins"] = json!("1");
            }));
            fake.show();
        }
        let step = fake.session.observe(Seat::SECOND).legal().nth(0).expect("a move");
        fake.make(step);
        fake.finish();
        // Nestor does play for somebody who does not answer for long, so this alone is no lie.
        assert!(!fake.is_checked(), "{claims}: {:?}", fake.fairness());
    }
}

#[test]
fn another_move_than_ben_sent_leaves_the_hand_unchecked() {
    let mut fake = fake();
    let has_choice = |fake: &Fake| fake.is_bens_turn() && fake.session.observe(Seat::SECOND).legal().len() > 1;
    fake.until(has_choice);
    let legal: Vec<Move> = fake.session.observe(Seat::SECOND).legal().iter().collect();
    fake.ben_sends(legal[0]);
    fake.make(legal[1]);
    fake.finish();
    assert!(!fake.is_checked(), "{:?}", fake.fairness());
}

#[test]
fn a_move_of_bens_that_was_refused_and_is_made_after_all_or_another_is_never_called_fair_if_it_is_another() {
    let mut fake = fake();
    let has_choice = |fake: &Fake| fake.is_bens_turn() && fake.session.observe(Seat::SECOND).legal().len() > 1;
    fake.until(has_choice);
    let legal: Vec<Move> = fake.session.observe(Seat::SECOND).legal().iter().collect();
    let moment = fake.room.clients[BEN].view().expect("a view").moment;
    let wish = Wish::Play { step: legal[0], west: false, draws_on: false };
    let id = fake.room.clients[BEN].wish(wish, moment).expect("it may wish");
    fake.tell(&FromTable::Refused { id, why: Refusal::Late });
    fake.make(legal[1]);
    fake.finish();
    assert!(!fake.is_checked(), "{:?}", fake.fairness());
}

#[test]
fn moves_that_nobody_took_back_do_not_change() {
    // Fewer, and others in their place.
    for (back, goes_on) in [(1, false), (2, false), (1, true), (2, true), (3, true)] {
        let mut fake = fake();
        fake.steps(6);
        let moves = fake.moves();
        fake.set_moves(&moves[..moves.len() - back]);
        if goes_on {
            fake.choice = 1;
            if fake.is_bens_turn() {
                fake.show();
            }
            fake.step();
            if fake.moves() == moves[..=moves.len() - back] {
                continue;
            }
        } else {
            fake.show();
        }
        fake.finish();
        // An Undo for which nobody asked Ben is no contradiction, but nothing that comes of it is checked.
        assert!(!fake.is_checked(), "{back} {goes_on}: {:?}", fake.fairness());
    }
}

/// Ana asks to take back, and Ben agrees.
fn agree_to_undo(fake: &mut Fake) {
    let asked = json!({ "proposal": "Undo", "by": "0", "needed": "1", "agreed": "0" });
    fake.change = Some(Box::new(move |_, view| view["gathering"]["asked"] = asked.clone()));
    fake.show();
    fake.change = None;
    let view = fake.room.clients[BEN].view().expect("a view");
    assert!(view.gathering.asked.is_some());
    let moment = view.moment;
    fake.room.clients[BEN].wish(Wish::Agree(true), moment).expect("he agrees");
    fake.room.clients[BEN].lines();
}

#[test]
fn undo_that_was_agreed_on_takes_back_no_draw() {
    for is_draw in [false, true] {
        let mut fake = fake();
        let is = |step: Option<&Move>| matches!(step, Some(Move::Draw)) == is_draw;
        // A play of Ana's after a play of Ben's, or after a draw.
        fake.until(|fake| {
            let (moves, deeds) = (fake.moves(), fake.session.observe(Seat::SECOND));
            let last = deeds.deeds().last().is_some_and(|deed| deed.seat == Seat::FIRST);
            moves.len() > 3 && last && is(moves.last()) && is_playable(&moves, is_draw)
        });
        agree_to_undo(&mut fake);
        let moves = fake.moves();
        fake.set_moves(&moves[..moves.len() - 1]);
        fake.show();
        fake.finish();
        assert_eq!(fake.is_named(), is_draw, "{:?}", fake.fairness());
        assert!(is_draw || fake.is_checked());
    }
}

fn is_playable(moves: &[Move], is_draw: bool) -> bool {
    is_draw || matches!(moves.last(), Some(Move::Play(..)))
}

#[test]
fn one_undo_that_was_agreed_on_is_one_undo() {
    let mut fake = fake();
    fake.until(|fake| {
        let seen = fake.session.observe(Seat::SECOND);
        let deeds = seen.deeds();
        let plays = deeds.iter().rev().take(4).all(|deed| matches!(deed.act.step(), Move::Play(..)));
        deeds.len() > 5 && plays && deeds.last().is_some_and(|deed| deed.seat == Seat::FIRST)
    });
    agree_to_undo(&mut fake);
    let moves = fake.moves();
    fake.set_moves(&moves[..moves.len() - 1]);
    fake.show();
    assert!(!fake.is_named());
    // Later the table goes back once more, over a turn of Ben's, and nobody was asked.
    fake.set_moves(&moves[..moves.len() - 2]);
    fake.show();
    fake.finish();
    assert!(!fake.is_checked(), "{:?}", fake.fairness());
}

// The dealer's bytes.

#[test]
fn other_bytes_of_the_dealers_are_named_and_the_true_ones_mend_nothing() {
    let mut fake = fake();
    fake.play_on();
    let hand = fake.given.hand;
    fake.tell(&FromTable::Dealer { hand, bytes: Bytes([9; 32]) });
    assert_eq!(fake.fairness(), Fairness::Unfair(Unfair::Shuffle));
    stays_named(&mut fake);
}

#[test]
fn bytes_that_come_early_twice_or_for_another_hand_give_no_other_game() {
    let other = |hand| FromTable::Dealer { hand, bytes: Bytes([9; 32]) };
    // Before its last move, whose view is the last one that comes.
    let mut whole = fake();
    whole.play_on();
    let moves = whole.moves();
    let mut last = fake();
    last.steps(moves.len() - 2);
    last.open();
    last.play_on();
    last.open();
    assert_eq!(last.moves(), moves);
    assert!(!last.is_checked(), "{:?}", last.fairness());
    // Before the hand is over, when Ben can know all bones.
    for steps in [0, 4] {
        let mut fake = fake();
        fake.steps(steps);
        fake.open();
        fake.play_on();
        fake.open();
        assert!(!fake.is_checked(), "{:?}", fake.fairness());
    }
    // Then it goes on with other bones.
    let mut early = fake();
    early.steps(4);
    early.open();
    early.exchange(|deal| deal.boneyard.reverse());
    early.finish();
    assert!(early.is_named() || !early.is_checked(), "{:?}", early.fairness());
    // Twice, and then others.
    let mut twice = fake();
    twice.finish();
    twice.open();
    assert_eq!(twice.fairness(), Fairness::Fair(2));
    let hand = twice.given.hand;
    twice.tell(&other(hand));
    files_what_was_seen(&mut twice);
    // Of other hands: one that is over, and one that was never drawn.
    for hand in [hand - 1, hand + 1] {
        let mut fake = fake();
        fake.play_on();
        fake.tell(&other(hand));
        assert!(!fake.is_checked(), "{:?}", fake.fairness());
        fake.open();
        assert!(fake.is_named() || fake.fairness() == Fairness::Fair(2), "{:?}", fake.fairness());
    }
}

#[test]
fn bytes_that_come_after_the_next_hand_was_seen_are_too_late() {
    let mut room = after_a_hand(2);
    let kept = std::rc::Rc::new(std::cell::RefCell::new(Vec::new()));
    let caught = std::rc::Rc::clone(&kept);
    room.rig = Some(to(BEN, move |line| {
        if matches!(line, FromTable::Dealer { .. }) {
            caught.borrow_mut().push(line);
            return Vec::new();
        }
        vec![line]
    }));
    next_hand(&mut room);
    play_hand(&mut room);
    next_hand(&mut room);
    for line in kept.borrow().iter() {
        room.tell(BEN, serde_json::to_string(line).expect("a line"));
    }
    room.rig = None;
    let second = room.clients[BEN].deals()[1];
    assert_eq!(second.how, HowDrawn::Unseen, "{:?}", room.clients[BEN].fairness());
    // Whoever gets them in time calls it checked.
    assert_eq!(room.clients[0].deals()[1].how, HowDrawn::Checked);
}
