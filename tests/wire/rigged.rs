//! A changed host passes lines on, leaves them out, changes them and answers for others, to choose a
//! deal. Each of them whom it concerns says so before the hand is played.

use crate::common::room::{Rig, Room, plan};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Phase, Seat, Seats};
use electrum_dominoes::record::{Bytes, HowDrawn, Terms, Unfair};
use electrum_dominoes::table::Wish;
use electrum_dominoes::wire::{Entrance, Fairness, FromTable, ToTable};

pub(super) const BEN: usize = 1;

/// All that a host changes, one after another, each with its name.
pub(super) type Changes<T, const N: usize> = [(&'static str, fn(&mut T)); N];

/// The same, where a change holds something of its own.
pub(super) type BoxedChanges<T> = Vec<(&'static str, Box<dyn Fn(&mut T)>)>;

/// What a host changes of a list of hashes.
type Change = fn(&mut Vec<(Seat, Bytes)>);

/// A table for so many at which one hand is over, and everybody has called it fair.
pub(super) fn after_a_hand(players: usize) -> Room {
    let mut room = Room::with_table(11, plan(Preset::Block.rules(players).expect("a game")));
    play_hand(&mut room);
    assert!(room.clients.iter().all(|client| client.fairness() == Fairness::Fair(1)));
    room
}

/// The second hand of that table, just dealt.
pub(super) fn second_hand(players: usize) -> Room {
    let mut room = after_a_hand(players);
    next_hand(&mut room);
    assert_eq!(phase(&room, 0), Phase::Playing);
    room
}

/// Plays the hand to its end, by honest players.
pub(super) fn play_hand(room: &mut Room) {
    while phase(room, 0) == Phase::Playing {
        room.act();
    }
}

pub(super) fn phase(room: &Room, at: usize) -> Phase {
    room.clients[at].view().expect("a view").seen.phase()
}

/// All want the next hand.
pub(super) fn next_hand(room: &mut Room) {
    let moment = room.clients[0].view().expect("a view").moment;
    for at in 0..room.clients.len() {
        room.clients[at].wish(Wish::GoOn, moment);
    }
    room.carry();
}

/// What a client knows once the next hand is dealt by such a host, before anybody has played.
fn named(players: usize, who: usize, rig: Rig) -> (Fairness, Room) {
    let mut room = after_a_hand(players);
    room.rig = Some(rig);
    next_hand(&mut room);
    // Nobody has wished anything since. A lead may be forced.
    let deeds = room.clients[who].view().expect("a view").seen.deeds().len();
    assert!(phase(&room, who) != Phase::Playing || deeds <= 1, "{deeds}");
    (room.clients[who].fairness(), room)
}

/// Changes the lines to one client.
pub(super) fn to(who: usize, mut change: impl FnMut(FromTable) -> Vec<FromTable> + 'static) -> Rig {
    Box::new(move |at, line| (if at == who { change(line) } else { vec![line] }, Vec::new()))
}

/// Leaves out what concerns a drawing, and answers in the place of a client.
pub(super) fn answering_for(who: usize, and_hides: bool) -> Rig {
    let bytes = Bytes([66; 32]);
    let seat = Seat::new(who).expect("a seat");
    Box::new(move |at, line| match line {
        FromTable::Draw { hand, .. } if at == who => {
            (Vec::new(), vec![ToTable::Hash { hand, hash: bytes.hash(), seat }])
        }
        FromTable::Hashes { hand, .. } if at == who => (Vec::new(), vec![ToTable::Chance { hand, bytes, seat }]),
        FromTable::Given(_) if at == who && and_hides => (Vec::new(), Vec::new()),
        line => (vec![line], Vec::new()),
    })
}

#[test]
fn a_host_that_answers_for_somebody_is_named() {
    for players in [2, 3] {
        for who in 1..players {
            let (fairness, _) = named(players, who, answering_for(who, false));
            assert_eq!(fairness, Fairness::Unfair(Unfair::Seat(Seat::new(who).expect("a seat"))));
        }
    }
}

#[test]
fn a_host_that_answers_for_somebody_and_shows_nothing_is_never_called_fair() {
    let (fairness, mut room) = named(2, BEN, answering_for(BEN, true));
    assert_ne!(fairness, Fairness::Fair(1), "before the hand is played");
    play_hand(&mut room);
    let fairness = room.clients[BEN].fairness();
    assert!(matches!(fairness, Fairness::Unfair(_) | Fairness::Partly(1)), "{fairness:?}");
}

/// The bytes that all gave, as a client hears of them.
fn changing_given(change: fn(&mut Vec<(Seat, Bytes)>)) -> Rig {
    to(BEN, move |line| {
        vec![match line {
            FromTable::Given(mut given) => {
                change(&mut given.given);
                FromTable::Given(given)
            }
            line => line,
        }]
    })
}

#[test]
fn bytes_that_are_dropped_changed_or_reordered_are_named() {
    let drops = |seat: usize| -> fn(&mut Vec<(Seat, Bytes)>) {
        match seat {
            0 => |given| _ = given.remove(0),
            1 => |given| _ = given.remove(1),
            _ => |given| _ = given.remove(2),
        }
    };
    for seat in [Seat::FIRST, Seat::SECOND, Seat::THIRD] {
        let (fairness, _) = named(3, BEN, changing_given(drops(seat.index())));
        assert_eq!(fairness, Fairness::Unfair(Unfair::Seat(seat)), "dropped");
    }
    let (fairness, _) = named(3, BEN, changing_given(|given| given[0].1 = Bytes([9; 32])));
    assert_eq!(fairness, Fairness::Unfair(Unfair::Seat(Seat::FIRST)), "its own changed");
    let (fairness, _) = named(3, BEN, changing_given(|given| given[2].1 = Bytes([9; 32])));
    assert_eq!(fairness, Fairness::Unfair(Unfair::Seat(Seat::THIRD)), "another's changed");
    let (fairness, _) = named(3, BEN, changing_given(|given| given.reverse()));
    assert_eq!(fairness, Fairness::Unfair(Unfair::Shuffle), "reordered");
    let (fairness, _) = named(3, BEN, changing_given(|given| given.push((Seat::FOURTH, Bytes([9; 32])))));
    assert_eq!(fairness, Fairness::Unfair(Unfair::Seat(Seat::FOURTH)), "one more than was announced");
    let hides = to(BEN, |line| if matches!(line, FromTable::Given(_)) { Vec::new() } else { vec![line] });
    assert_eq!(named(3, BEN, hides).0, Fairness::Unfair(Unfair::Shuffle));
}

/// What all have announced, as Ben hears of it.
fn changing_hashes(change: fn(&mut Vec<(Seat, Bytes)>)) -> Rig {
    to(BEN, move |line| {
        vec![match line {
            FromTable::Hashes { hand, mut hashes } => {
                change(&mut hashes);
                FromTable::Hashes { hand, hashes }
            }
            line => line,
        }]
    })
}

#[test]
fn nobody_gives_bytes_to_a_list_that_is_not_what_was_announced() {
    let changes: [(Change, Unfair, &str); 4] = [
        (|hashes| hashes[BEN].1 = Bytes([9; 32]), Unfair::Seat(Seat::SECOND), "his own hash changed"),
        (|hashes| hashes.push((Seat::FOURTH, Bytes([9; 32]))), Unfair::Shuffle, "somebody who was not asked"),
        (|hashes| hashes.push(hashes[0]), Unfair::Shuffle, "somebody twice"),
        (|hashes| hashes.reverse(), Unfair::Shuffle, "reordered"),
    ];
    for (change, unfair, what) in changes {
        let (fairness, room) = named(3, BEN, changing_hashes(change));
        assert_eq!(fairness, Fairness::Unfair(unfair), "{what}");
        assert_eq!(phase(&room, 0), Phase::HandOver, "his bytes are still awaited: {what}");
    }
    // Whoever is told of another list later has given their bytes, and names the host.
    let (mut room, heard) = revealed();
    let announced = room.sent[BEN].iter().rev().find_map(|line| match serde_json::from_str(line) {
        Ok(FromTable::Hashes { hashes, .. }) => Some(hashes),
        _ => None,
    });
    for is_changed in [false, true] {
        let mut hashes: Vec<(Seat, Bytes)> = announced.clone().expect("a list");
        if is_changed {
            hashes[0].1 = Bytes([9; 32]);
        }
        let line = FromTable::Hashes { hand: heard.hand, hashes };
        room.tell(BEN, serde_json::to_string(&line).expect("a line"));
        let is_named = room.clients[BEN].fairness() == Fairness::Unfair(Unfair::Shuffle);
        assert_eq!(is_named, is_changed, "the same list is told again to who comes back");
    }
}

/// The last drawing that a client heard of, and how often it has given bytes since the test began.
pub(super) struct Heard {
    pub(super) hand: u64,
    pub(super) hash: Bytes,
    pub(super) terms: Box<Terms>,
}

/// A room where Ben has given bytes for the second hand, and nothing is dealt yet.
pub(super) fn revealed() -> (Room, Heard) {
    let mut room = after_a_hand(3);
    room.rig = Some(to(BEN, |line| match line {
        FromTable::Given(_) | FromTable::View(_) => Vec::new(),
        line => vec![line],
    }));
    next_hand(&mut room);
    let heard = room.sent[BEN].iter().rev().find_map(|line| match serde_json::from_str(line) {
        Ok(FromTable::Draw { hand, hash, terms }) => Some(Heard { hand, hash, terms }),
        _ => None,
    });
    (room, heard.expect("a drawing"))
}

/// Tells Ben of a drawing, and returns whether he gives his hash to it.
pub(super) fn is_answered(room: &mut Room, hand: u64, hash: Bytes, terms: Terms) -> bool {
    let line = FromTable::Draw { hand, hash, terms: Box::new(terms) };
    room.tell(BEN, serde_json::to_string(&line).expect("a line"));
    room.clients[BEN].lines().iter().any(|line| line.contains("\"hash\""))
}

#[test]
fn what_one_gives_to_a_drawing_is_of_no_use_for_another() {
    let (_, heard) = revealed();
    let answers = |hash: Bytes, change: fn(&mut Terms)| {
        let (mut room, mut terms) = (after_a_hand(3), heard.terms.clone());
        change(&mut terms);
        let line = FromTable::Draw { hand: heard.hand, hash, terms };
        room.tell(BEN, serde_json::to_string(&line).expect("a line"));
        room.clients[BEN].lines().into_iter().find(|line| line.contains("\"hash\"")).expect("his hash")
    };
    let first = answers(heard.hash, |_| ());
    assert_eq!(first, answers(heard.hash, |_| ()), "the same once more");
    assert_ne!(first, answers(Bytes([5; 32]), |_| ()), "another hash of the dealer");
}

#[test]
fn a_dealer_who_draws_again_is_named_and_gets_nothing() {
    let other = Bytes([5; 32]);
    let again = |room: &Room| room.clients[BEN].fairness() == Fairness::Unfair(Unfair::Shuffle);
    // The same drawing is told again to who comes back.
    let (mut room, heard) = revealed();
    assert!(is_answered(&mut room, heard.hand, heard.hash, (*heard.terms).clone()) && !again(&room));
    // With another hash, under the same number, under a later one, and under an earlier one.
    for hand in [heard.hand, heard.hand + 1, heard.hand - 1] {
        let (mut room, heard) = revealed();
        assert!(!is_answered(&mut room, hand, other, (*heard.terms).clone()) && again(&room), "{hand}");
    }
    // Once it was dealt, the same hand is not dealt again, whoever is said to have given up.
    let mut room = after_a_hand(3);
    next_hand(&mut room);
    let terms = Terms { given_up: vec![(heard.hand, Seats::of(Seat::THIRD))], ..(*heard.terms).clone() };
    let terms = Terms { seats: [Seat::FIRST, Seat::SECOND].into_iter().collect(), ..terms };
    assert!(!is_answered(&mut room, heard.hand + 1, other, terms) && again(&room));
    // "Given up" by nobody, by somebody who draws again, and by nobody who was asked.
    for (given_up, seats) in [(Seats::NONE, heard.terms.seats), (Seats::of(Seat::THIRD), heard.terms.seats)] {
        let (mut room, heard) = revealed();
        let terms = Terms { given_up: vec![(heard.hand, given_up)], seats, ..(*heard.terms).clone() };
        assert!(!is_answered(&mut room, heard.hand + 1, other, terms) && again(&room));
    }
    // Before the bytes are out as well: the first hash stands.
    let mut room = after_a_hand(3);
    room.rig = Some(to(BEN, |line| if matches!(line, FromTable::Hashes { .. }) { Vec::new() } else { vec![line] }));
    next_hand(&mut room);
    assert!(!is_answered(&mut room, heard.hand, other, (*heard.terms).clone()) && again(&room));
}

#[test]
fn a_program_that_starts_again_in_between_remembers_what_it_gave() {
    let (mut room, heard) = revealed();
    room.rig = Some(to(BEN, |line| match line {
        FromTable::Draw { .. } | FromTable::Hashes { .. } | FromTable::Given(_) | FromTable::View(_) => Vec::new(),
        line => vec![line],
    }));
    room.restart(BEN);
    let terms = (*heard.terms).clone();
    assert!(!is_answered(&mut room, heard.hand, Bytes([5; 32]), terms.clone()));
    assert_eq!(room.clients[BEN].fairness(), Fairness::Unfair(Unfair::Shuffle));
    // The list of those who draw is remembered as well.
    let (mut room, heard) = revealed();
    room.rig = Some(changing_given(|given| _ = given.remove(0)));
    room.restart(BEN);
    assert_eq!(room.clients[BEN].fairness(), Fairness::Unfair(Unfair::Seat(Seat::FIRST)), "{}", heard.hand);
}

#[test]
fn a_hand_of_another_drawing_or_game_than_one_gave_to_is_named() {
    // What is shown is said to be of a later drawing, to which he gave nothing.
    let rig = to(BEN, |line| {
        vec![match line {
            FromTable::Given(mut given) => {
                given.given.remove(BEN);
                given.hand += 1;
                FromTable::Given(given)
            }
            line => line,
        }]
    });
    assert_eq!(named(3, BEN, rig).0, Fairness::Unfair(Unfair::Shuffle));
    let rig = to(BEN, |line| {
        vec![match line {
            FromTable::View(mut view) => {
                view.game.0 += 1;
                FromTable::View(view)
            }
            line => line,
        }]
    });
    assert!(matches!(named(3, BEN, rig).0, Fairness::Unfair(_)));
}

#[test]
fn who_watches_names_bones_that_do_not_follow_from_what_all_are_said_to_have_given() {
    for is_changed in [false, true] {
        let mut room = after_a_hand(2);
        let code = room.clients[0].code().expect("a table");
        let eve = room.enter("Eve", Entrance::Watch { code });
        let change = move |line| {
            vec![match line {
                FromTable::Given(mut given) => {
                    given.given[0].1 = if is_changed { Bytes([9; 32]) } else { given.given[0].1 };
                    FromTable::Given(given)
                }
                line => line,
            }]
        };
        room.rig = Some(to(eve, change));
        next_hand(&mut room);
        while phase(&room, 0) == Phase::Playing {
            room.act();
        }
        let fairness = room.clients[eve].fairness();
        assert_eq!(matches!(fairness, Fairness::Unfair(_)), is_changed, "{fairness:?}");
        assert_eq!(matches!(fairness, Fairness::Watched(_)), !is_changed, "{fairness:?}");
        assert_eq!(room.clients[BEN].fairness(), Fairness::Fair(2));
    }
}

#[test]
fn a_dealer_who_never_shows_his_bytes_is_not_called_fair() {
    let mut room = after_a_hand(2);
    room.rig = Some(to(BEN, |line| if matches!(line, FromTable::Dealer { .. }) { Vec::new() } else { vec![line] }));
    next_hand(&mut room);
    play_hand(&mut room);
    next_hand(&mut room);
    assert_eq!(room.clients[BEN].fairness(), Fairness::Partly(1));
    assert_eq!(room.clients[BEN].deals()[1].how, HowDrawn::Unseen);
    assert_eq!(room.clients[0].fairness(), Fairness::Fair(2));
}
