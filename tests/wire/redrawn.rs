//! A changed host looks for a reason to draw once more, after it has seen what everybody gives, or shows
//! another hand than the one that was drawn. Whoever it plays with says so.

use super::rigged::{BEN, Heard, after_a_hand, next_hand, phase, play_hand, revealed, to};
use crate::common::room::{Room, plan, played, sensible};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{BetweenHands, Bones, GameState, Phase, Rules, Seat, Seats, Set};
use electrum_dominoes::record::{Bytes, GameId, HandCheck, Terms, Unfair};
use electrum_dominoes::table::{Proposal, View, Wish};
use electrum_dominoes::wire::{Fairness, FromTable, ToTable};
use std::cell::RefCell;
use std::rc::Rc;

const AGAIN: Fairness = Fairness::Unfair(Unfair::Shuffle);
const CLEO: Seats = Seats::of(Seat::THIRD);

fn fairness(room: &Room) -> Fairness {
    room.clients[BEN].fairness()
}

/// Tells Ben a line, and returns what he answers.
fn told(room: &mut Room, line: &FromTable) -> Vec<ToTable> {
    room.tell(BEN, serde_json::to_string(line).expect("a line"));
    room.clients[BEN].lines().iter().map(|line| serde_json::from_str(line).expect("a line")).collect()
}

/// Begins a drawing with Ben, and returns his hash, if he gives one.
pub(super) fn drawn(room: &mut Room, hand: u64, terms: Terms) -> Option<Bytes> {
    let line = FromTable::Draw { hand, hash: dealer(hand).hash(), terms: Box::new(terms) };
    told(room, &line).iter().find_map(|answer| match answer {
        ToTable::Hash { hash, .. } => Some(*hash),
        _ => None,
    })
}

/// The dealer's bytes of a drawing that a test makes up.
fn dealer(hand: u64) -> Bytes {
    Bytes([hand as u8 + 100; 32])
}

/// Goes on with a drawing until Ben has given his bytes, and returns them.
fn bytes(room: &mut Room, hand: u64, hash: Bytes, others: &[Seat]) -> Bytes {
    let mut hashes: Vec<(Seat, Bytes)> = others.iter().map(|seat| (*seat, Bytes([7; 32]).hash())).collect();
    hashes.push((Seat::SECOND, hash));
    hashes.sort_unstable_by_key(|(seat, _)| *seat);
    let answers = told(room, &FromTable::Hashes { hand, hashes });
    let given = answers.iter().find_map(|answer| match answer {
        ToTable::Chance { bytes, .. } => Some(*bytes),
        _ => None,
    });
    given.expect("Ben gives his bytes")
}

pub(super) fn given_up(heard: &Heard, given_up: &[(u64, Seats)], seats: &[Seat]) -> Terms {
    Terms { given_up: given_up.to_vec(), seats: seats.iter().copied().collect(), ..(*heard.terms).clone() }
}

#[test]
fn nobody_gives_up_who_does_not_sit_there() {
    let (mut room, heard) = revealed();
    let nobody = Seats::of(Seat::FOURTH);
    let terms = given_up(&heard, &[(heard.hand, nobody)], &[Seat::FIRST, Seat::SECOND, Seat::THIRD]);
    assert_eq!((drawn(&mut room, heard.hand + 1, terms), fairness(&room)), (None, AGAIN));
}

#[test]
fn nobody_gives_up_twice_or_who_was_not_asked() {
    let two = [Seat::FIRST, Seat::SECOND];
    for list in [[(0, CLEO), (1, CLEO)].as_slice(), &[(1, CLEO)], &[(1, Seats::of(Seat::FIRST))]] {
        let (mut room, heard) = revealed();
        // Once it is true, as far as Ben can know.
        let terms = given_up(&heard, &[(heard.hand, CLEO)], &two);
        let hash = drawn(&mut room, heard.hand + 1, terms).expect("Ben draws again, without Cleo");
        bytes(&mut room, heard.hand + 1, hash, &[Seat::FIRST]);
        let list: Vec<(u64, Seats)> = list.iter().map(|(at, seats)| (heard.hand + at, *seats)).collect();
        let asked = if list[0].1 == CLEO { &two[..] } else { &two[1..] };
        let terms = given_up(&heard, &list, asked);
        assert_eq!((drawn(&mut room, heard.hand + 2, terms), fairness(&room)), (None, AGAIN), "{list:?}");
    }
    // Cleo's hash is not among those that Ben was told.
    let mut room = after_a_hand(3);
    room.rig = Some(to(BEN, |line| match line {
        FromTable::Draw { .. } | FromTable::Hashes { .. } | FromTable::Given(_) | FromTable::View(_) => Vec::new(),
        line => vec![line],
    }));
    next_hand(&mut room);
    let (_, heard) = revealed();
    let terms = (*heard.terms).clone();
    let hash = drawn(&mut room, heard.hand, terms.clone()).expect("a hash");
    bytes(&mut room, heard.hand, hash, &[Seat::FIRST]);
    let terms = Terms { given_up: vec![(heard.hand, CLEO)], seats: two.into_iter().collect(), ..terms };
    assert_eq!((drawn(&mut room, heard.hand + 1, terms), fairness(&room)), (None, AGAIN));
}

/// Ben gives bytes twice for one hand, because Cleo is said to have kept hers back, and then the line
/// breaks. The first drawing, which had Cleo's bytes after all, suits the dealer better.
#[test]
fn a_drawing_that_was_given_up_is_never_dealt() {
    let kept = Rc::new(RefCell::new(Vec::new()));
    let mut room = after_a_hand(3);
    let caught = Rc::clone(&kept);
    room.rig = Some(to(BEN, move |line| match line {
        FromTable::Given(_) | FromTable::View(_) | FromTable::Story { .. } => {
            caught.borrow_mut().push(line);
            Vec::new()
        }
        line => vec![line],
    }));
    next_hand(&mut room);
    let heard = last_drawing(&room);
    let terms = given_up(&heard, &[(heard.hand, CLEO)], &[Seat::FIRST, Seat::SECOND]);
    let hash = drawn(&mut room, heard.hand + 1, terms).expect("a hash");
    bytes(&mut room, heard.hand + 1, hash, &[Seat::FIRST]);
    room.rig = Some(to(BEN, |line| match line {
        FromTable::Draw { .. }
        | FromTable::Hashes { .. }
        | FromTable::Given(_)
        | FromTable::View(_)
        | FromTable::Story { .. } => Vec::new(),
        line => vec![line],
    }));
    room.disconnect(BEN);
    room.connect(BEN);
    for line in kept.borrow().iter() {
        told(&mut room, line);
    }
    assert_eq!(room.clients[BEN].deals().len(), 2, "the hand is seen");
    assert_eq!(fairness(&room), AGAIN);
}

/// How a game stands before its first hand.
fn start(rules: &Rules) -> BetweenHands {
    GameState::new(*rules).ok().and_then(|state| state.between_hands()).expect("a game")
}

fn last_drawing(room: &Room) -> Heard {
    let heard = room.sent[BEN].iter().rev().find_map(|line| match serde_json::from_str(line) {
        Ok(FromTable::Draw { hand, hash, terms }) => Some(Heard { hand, hash, terms }),
        _ => None,
    });
    heard.expect("a drawing")
}

#[test]
fn a_hand_is_not_left_for_another_game_before_all_agree() {
    // The hand was on the screen for a moment, and does not suit the dealer.
    let another = |room: &Room, heard: &Heard| Terms {
        game: GameId(heard.terms.game.0 ^ 1),
        begins: start(&heard.terms.rules),
        ..last_drawing(room).terms.as_ref().clone()
    };
    let mut room = after_a_hand(3);
    next_hand(&mut room);
    let heard = last_drawing(&room);
    let terms = another(&room, &heard);
    assert_eq!((drawn(&mut room, heard.hand + 1, terms), fairness(&room)), (None, AGAIN));
    // Nor while the line was down: nobody leaves a game without somebody whom they asked for bytes.
    let mut room = after_a_hand(3);
    next_hand(&mut room);
    room.disconnect(BEN);
    room.connect(BEN);
    let terms = another(&room, &heard);
    assert_eq!((drawn(&mut room, heard.hand + 1, terms), fairness(&room)), (None, AGAIN));
    // All agree, Ben too.
    let mut room = after_a_hand(3);
    next_hand(&mut room);
    let moment = room.clients[0].view().expect("a view").moment;
    room.clients[0].wish(Wish::Propose(Proposal::NewGame), moment);
    room.carry();
    for at in 1..3 {
        room.clients[at].wish(Wish::Agree(true), moment);
        room.carry();
    }
    assert_eq!(room.clients[BEN].view().expect("a view").seen.public().hand_number, 0, "a new game");
    assert!(room.clients.iter().all(|client| client.fairness() == Fairness::Unknown));
}

fn game_over() -> Room {
    let rules = Rules { target: 20, ..Preset::Block.rules(2).expect("a game") };
    let mut room = Room::with_table(11, plan(rules));
    room.play();
    room
}

#[test]
fn a_program_that_starts_again_between_games_has_missed_nothing() {
    let mut room = game_over();
    room.restart(BEN);
    next_hand(&mut room);
    assert_eq!(phase(&room, BEN), Phase::Playing);
    play_hand(&mut room);
    assert_eq!(fairness(&room), Fairness::Fair(1));
    assert_eq!(room.filed(BEN).len(), 1);
}

#[test]
fn whoever_comes_back_while_another_game_is_drawn_has_checked_the_last_hand_before() {
    // The line breaks with the last play, before the dealer's bytes have come.
    let rules = Rules { target: 20, ..Preset::Block.rules(2).expect("a game") };
    let mut room = Room::with_table(11, plan(rules));
    let mut is_over = false;
    room.rig = Some(to(BEN, move |line| {
        is_over |= matches!(&line, FromTable::View(view) if view.seen.phase() == Phase::GameOver);
        if is_over && matches!(line, FromTable::Dealer { .. }) { Vec::new() } else { vec![line] }
    }));
    room.play();
    let drawn = |room: &Room, at: usize| {
        let asked = |line: &String| match serde_json::from_str(line) {
            Ok(FromTable::Draw { terms, .. }) => Some(terms.game),
            _ => None,
        };
        room.sent[at].iter().rev().find_map(asked).expect("a drawing")
    };
    let game = drawn(&room, BEN);
    room.disconnect(BEN);
    room.rig = None;
    // The other one wants another game at once.
    let moment = room.clients[0].view().expect("a view").moment;
    room.clients[0].wish(Wish::GoOn, moment);
    room.carry();
    assert!(drawn(&room, 0) != game && drawn(&room, BEN) == game, "the next game is drawn without Ben");
    room.connect(BEN);
    assert_ne!(drawn(&room, BEN), game);
    let filed = room.filed(BEN);
    assert_eq!((filed.len(), filed[0].played.id), (1, room.filed(0)[0].played.id));
    assert_eq!(played(filed[0]), played(room.filed(0)[0]));
    assert_eq!(phase(&room, BEN), Phase::Playing, "and the game begins");
}

#[test]
fn a_program_that_starts_again_remembers_what_was_dealt() {
    let mut room = after_a_hand(3);
    next_hand(&mut room);
    room.rig = Some(to(BEN, |line| if matches!(line, FromTable::View(_)) { Vec::new() } else { vec![line] }));
    let heard = last_drawing(&room);
    room.restart(BEN);
    let terms = given_up(&heard, &[(heard.hand, CLEO)], &[Seat::FIRST, Seat::SECOND]);
    assert_eq!((drawn(&mut room, heard.hand + 1, terms), fairness(&room)), (None, AGAIN), "it was dealt");
    room.restart(BEN);
    assert_eq!(fairness(&room), AGAIN, "what was wrong is not forgotten");
}

/// Shows Ben another bone than he holds, in the place of the last one that he keeps.
fn with_another_bone(view: View) -> View {
    let mut value = serde_json::to_value(&view).expect("a view");
    let hand = view.hand();
    let other =
        Set::Six.bones().iter().find(|bone| !hand.contains(*bone) && !view.seen.layout().bones().contains(*bone));
    let (Some(held), Some(other)) = (hand.iter().last(), other) else { return view };
    let shown: Bones = hand.iter().filter(|bone| *bone != held).chain([other]).collect();
    value["seen"]["hand"] = serde_json::to_value(shown).expect("a hand");
    serde_json::from_value(value).expect("a view")
}

/// Everybody plays what the table says that they may.
fn play_as_told(room: &mut Room) {
    while phase(room, 0) == Phase::Playing {
        for at in 0..room.clients.len() {
            let turn = room.sent[at].iter().rev().find_map(|line| match serde_json::from_str(line) {
                Ok(FromTable::Turn { moment, legal }) => Some((moment, *legal.first()?)),
                _ => None,
            });
            let view = room.clients[at].view().expect("a view").clone();
            match turn.filter(|(moment, _)| *moment == view.moment) {
                Some((_, step)) => {
                    room.clients[at].wish(Wish::Play { step, west: false, draws_on: false }, view.moment);
                }
                None => {
                    if let Some((wish, moment)) = sensible(&view).filter(|_| at != BEN || view.is_your_turn()) {
                        room.clients[at].wish(wish, moment);
                    }
                }
            }
            room.carry();
        }
        room.pass(std::time::Duration::from_secs(1));
    }
}

#[test]
fn bones_that_were_shown_and_not_drawn_are_named() {
    for also_at_the_end in [true, false] {
        let mut room = after_a_hand(2);
        let changed = Rc::new(RefCell::new(0));
        let count = Rc::clone(&changed);
        room.rig = Some(to(BEN, move |line| match line {
            FromTable::View(view) if also_at_the_end || view.seen.phase() == Phase::Playing => {
                let other = with_another_bone((*view).clone());
                *count.borrow_mut() += usize::from(other != *view);
                vec![FromTable::View(Box::new(other))]
            }
            line => vec![line],
        }));
        next_hand(&mut room);
        play_as_told(&mut room);
        assert!(*changed.borrow() > 0, "Ben has seen other bones");
        assert_eq!(fairness(&room), Fairness::Unfair(Unfair::Hand));
        room.rig = None;
        next_hand(&mut room);
        play_hand(&mut room);
        assert_eq!(fairness(&room), Fairness::Unfair(Unfair::Hand), "what was wrong is not forgotten");
    }
}

#[test]
fn a_last_hand_whose_dealer_shows_nothing_is_not_forgotten_with_the_next_game() {
    let mut room = after_a_hand(2);
    room.rig = Some(to(BEN, |line| if matches!(line, FromTable::Dealer { .. }) { Vec::new() } else { vec![line] }));
    while phase(&room, 0) != Phase::GameOver {
        next_hand(&mut room);
        while phase(&room, 0) == Phase::Playing {
            room.act();
        }
    }
    assert_eq!(fairness(&room), Fairness::Partly(1), "the last hand is over, and was not checked");
    room.rig = None;
    next_hand(&mut room);
    while phase(&room, 0) == Phase::Playing {
        room.act();
    }
    assert_eq!(room.clients[0].fairness(), Fairness::Fair(1), "another game has begun");
    let filed = room.filed(BEN);
    assert_eq!(filed.len(), 1, "the game is in his files");
    let last = filed[0].record.hands.last().expect("a hand");
    assert_eq!(last.check, Some(HandCheck::Seen));
    assert_eq!(last.moves, room.filed(0)[0].record.hands.last().expect("a hand").moves);
}

#[test]
fn a_hand_that_is_over_is_not_played_again() {
    for restarts in [false, true] {
        let mut room = after_a_hand(2);
        next_hand(&mut room);
        let line = serde_json::json!({ "view": room.whole_view(BEN) }).to_string();
        while phase(&room, 0) == Phase::Playing {
            room.act();
        }
        if restarts {
            room.restart(BEN);
        }
        assert!(matches!(fairness(&room), Fairness::Fair(2) | Fairness::Partly(_)), "{:?}", fairness(&room));
        room.tell(BEN, line);
        assert!(matches!(fairness(&room), Fairness::Unfair(_)), "{:?}", fairness(&room));
    }
}

#[test]
fn a_host_that_takes_the_seat_away_for_a_moment_is_named() {
    let mut room = after_a_hand(2);
    room.rig = Some(Box::new(move |at, line| match line {
        FromTable::Draw { hand, .. } if at == BEN => {
            let hash = Bytes([66; 32]).hash();
            (vec![FromTable::Seats(Seats::NONE)], vec![ToTable::Hash { hand, hash, seat: Seat::SECOND }])
        }
        FromTable::Hashes { hand, .. } if at == BEN => {
            (Vec::new(), vec![ToTable::Chance { hand, bytes: Bytes([66; 32]), seat: Seat::SECOND }])
        }
        line => (vec![line], Vec::new()),
    }));
    next_hand(&mut room);
    assert!(
        matches!(fairness(&room), Fairness::Unfair(_)),
        "Ben plays, so he does not only watch: {:?}",
        fairness(&room)
    );
}
