//! A changed host passes lines on, leaves them out, changes them and answers for others, to choose a
//! deal. Each of them whom it concerns says so before the hand is played.

use crate::common::room::{Rig, Room, plan};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Phase, Seat, Seats};
use electrum_dominoes::record::text::InText;
use electrum_dominoes::record::{Bytes, KeptGame, Unfair};
use electrum_dominoes::table::Wish;
use electrum_dominoes::wire::{Entrance, Fairness, FromTable, HowDrawn, Terms, ToTable};

pub(super) const BEN: usize = 1;

/// What a host changes of a list of hashes.
type Change = fn(&mut Vec<(Seat, Bytes)>);

/// A table for so many at which one hand is over, and everybody has called it fair.
pub(super) fn after_a_hand(players: usize) -> Room {
    let mut room = Room::with_table(11, plan(Preset::Block.rules(players).expect("a game")));
    while phase(&room, 0) == Phase::Playing {
        room.act();
    }
    assert!(room.clients.iter().all(|client| client.fairness() == Fairness::Fair(1)));
    room
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
fn answering_for(who: usize, and_hides: bool) -> Rig {
    let bytes = Bytes([66; 32]);
    let seat = Seat::new(who);
    Box::new(move |at, line| match line {
        FromTable::Draw { hand, .. } if at == who => {
            (Vec::new(), vec![ToTable::Hash { hand, hash: bytes.hash(), seat }])
        }
        FromTable::Hashes { hand, .. } if at == who => (Vec::new(), vec![ToTable::Chance { hand, bytes, seat }]),
        FromTable::Given { .. } if at == who && and_hides => (Vec::new(), Vec::new()),
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
    assert_eq!(fairness, Fairness::Partly(1), "before the hand is played");
    assert_eq!(room.clients[BEN].deals().last().map(|deal| deal.how), Some(HowDrawn::WithoutOwn));
    while phase(&room, BEN) == Phase::Playing {
        room.act();
    }
    assert_eq!(room.clients[BEN].fairness(), Fairness::Unfair(Unfair::Seat(Seat::SECOND)), "after it");
}

/// The bytes that all gave, as a client hears of them.
fn changing_given(change: fn(&mut Vec<(Seat, Bytes)>)) -> Rig {
    to(BEN, move |line| {
        vec![match line {
            FromTable::Given { hand, hash, game, number, mut given } => {
                change(&mut given);
                FromTable::Given { hand, hash, game, number, given }
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
    assert_eq!(fairness, Fairness::Unfair(Unfair::Again), "reordered");
    let (fairness, _) = named(3, BEN, changing_given(|given| given.push((Seat::FOURTH, Bytes([9; 32])))));
    assert_eq!(fairness, Fairness::Unfair(Unfair::Seat(Seat::FOURTH)), "one more than was announced");
    let hides = to(BEN, |line| if matches!(line, FromTable::Given { .. }) { Vec::new() } else { vec![line] });
    assert_eq!(named(3, BEN, hides).0, Fairness::Unfair(Unfair::Hidden));
}

#[test]
fn a_number_that_was_drawn_for_another_deal_is_named() {
    let changes: [fn(&mut Terms); 4] = [
        |terms| terms.game.0 += 1,
        |terms| terms.number += 1,
        |terms| terms.rules = Preset::Draw.rules(3).expect("a game"),
        |terms| {
            let text = terms.sitters.to_text().replace("Ana", "Cleo").replacen("Cleo", "Ana", 1);
            let names: Vec<&str> = text.split(", ").collect();
            terms.sitters = InText::from_text(&[names[1], names[0], names[2]].join(", ")).expect("people");
        },
    ];
    for change in changes {
        let rig = to(BEN, move |line| {
            vec![match line {
                FromTable::Draw { hand, hash, terms: Some(mut terms) } => {
                    change(&mut terms);
                    FromTable::Draw { hand, hash, terms: Some(terms) }
                }
                line => line,
            }]
        });
        let (fairness, _) = named(3, BEN, rig);
        // Bytes for another game are not those for this one.
        let is_named = matches!(fairness, Fairness::Unfair(Unfair::Other | Unfair::Seat(Seat::SECOND)));
        assert!(is_named, "{fairness:?}");
    }
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
        (|hashes| hashes.push((Seat::FOURTH, Bytes([9; 32]))), Unfair::Again, "somebody who was not asked"),
        (|hashes| hashes.push(hashes[0]), Unfair::Again, "somebody twice"),
        (|hashes| hashes.reverse(), Unfair::Again, "reordered"),
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
        let is_named = room.clients[BEN].fairness() == Fairness::Unfair(Unfair::Again);
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
        FromTable::Given { .. } | FromTable::View(_) => Vec::new(),
        line => vec![line],
    }));
    next_hand(&mut room);
    let heard = room.sent[BEN].iter().rev().find_map(|line| match serde_json::from_str(line) {
        Ok(FromTable::Draw { hand, hash, terms }) => Some(Heard { hand, hash, terms: terms? }),
        _ => None,
    });
    (room, heard.expect("a drawing"))
}

/// Tells Ben of a drawing, and returns whether he gives his hash to it.
pub(super) fn is_answered(room: &mut Room, hand: u64, hash: Bytes, terms: Terms) -> bool {
    let line = FromTable::Draw { hand, hash, terms: Some(Box::new(terms)) };
    room.tell(BEN, serde_json::to_string(&line).expect("a line"));
    room.clients[BEN].lines().iter().any(|line| line.contains("\"hash\""))
}

#[test]
fn what_one_gives_to_a_drawing_is_of_no_use_for_another() {
    let (_, heard) = revealed();
    let answers = |hash: Bytes, change: fn(&mut Terms)| {
        let (mut room, mut terms) = (after_a_hand(3), heard.terms.clone());
        change(&mut terms);
        let line = FromTable::Draw { hand: heard.hand, hash, terms: Some(terms) };
        room.tell(BEN, serde_json::to_string(&line).expect("a line"));
        room.clients[BEN].lines().into_iter().find(|line| line.contains("\"hash\"")).expect("his hash")
    };
    let first = answers(heard.hash, |_| ());
    assert_eq!(first, answers(heard.hash, |_| ()), "the same once more");
    assert_ne!(first, answers(Bytes([5; 32]), |_| ()), "another hash of the dealer");
    assert_ne!(first, answers(heard.hash, |terms| terms.game.0 += 1), "another game");
}

#[test]
fn a_dealer_who_draws_again_is_named_and_gets_nothing() {
    let other = Bytes([5; 32]);
    let again = |room: &Room| room.clients[BEN].fairness() == Fairness::Unfair(Unfair::Again);
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
        FromTable::Draw { .. } | FromTable::Hashes { .. } | FromTable::Given { .. } | FromTable::View(_) => Vec::new(),
        line => vec![line],
    }));
    room.restart(BEN);
    let terms = (*heard.terms).clone();
    assert!(!is_answered(&mut room, heard.hand, Bytes([5; 32]), terms.clone()));
    assert_eq!(room.clients[BEN].fairness(), Fairness::Unfair(Unfair::Again));
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
            FromTable::Given { hand, hash, game, number, mut given } => {
                given.remove(BEN);
                FromTable::Given { hand: hand + 1, hash, game, number, given }
            }
            line => line,
        }]
    });
    assert_eq!(named(3, BEN, rig).0, Fairness::Unfair(Unfair::Again));
    let rig = to(BEN, |line| {
        vec![match line {
            FromTable::View(mut view) => {
                view.game.0 += 1;
                FromTable::View(view)
            }
            line => line,
        }]
    });
    assert_eq!(named(3, BEN, rig).0, Fairness::Unfair(Unfair::Other));
}

#[test]
fn an_older_table_whose_record_has_another_list_than_it_announced_is_named() {
    let mut tells_another_list = changing_hashes(|hashes| hashes[2].1 = Bytes([9; 32]));
    let rig: Rig = Box::new(move |at, line| match line {
        FromTable::Draw { hand, hash, .. } if at == BEN => {
            (vec![FromTable::Draw { hand, hash, terms: None }], Vec::new())
        }
        FromTable::Given { .. } if at == BEN => (Vec::new(), Vec::new()),
        line => tells_another_list(at, line),
    });
    let mut room = Room::new(11);
    room.rig = Some(rig);
    room.enter("Ana", Entrance::Open(plan(Preset::Block.rules(3).expect("a game"))));
    let code = room.clients[0].code().expect("a table");
    for name in ["Ben", "Cleo"] {
        room.enter(name, Entrance::Sit { code, with: Vec::new() });
    }
    // It shows nothing before the hand.
    assert_eq!(room.clients[BEN].fairness(), Fairness::Partly(0));
    while phase(&room, BEN) == Phase::Playing {
        room.act();
    }
    assert_eq!(room.clients[BEN].fairness(), Fairness::Unfair(Unfair::Seat(Seat::THIRD)));
}

#[test]
fn who_watches_names_a_record_that_is_not_what_was_shown_before() {
    for is_changed in [false, true] {
        let mut room = after_a_hand(2);
        let code = room.clients[0].code().expect("a table");
        let eve = room.enter("Eve", Entrance::Watch { code });
        let change = move |line| {
            vec![match line {
                FromTable::Given { hand, hash, game, number, mut given } => {
                    given[0].1 = if is_changed { Bytes([9; 32]) } else { given[0].1 };
                    FromTable::Given { hand, hash, game, number, given }
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
        let expected = if is_changed { Fairness::Unfair(Unfair::Seat(Seat::FIRST)) } else { Fairness::Watched(2) };
        assert_eq!(fairness, expected);
        assert_eq!(room.clients[BEN].fairness(), Fairness::Fair(2));
    }
}

/// The record of the game after the second hand, changed.
fn forged(change: &dyn Fn(&mut KeptGame)) -> Fairness {
    let mut room = after_a_hand(2);
    next_hand(&mut room);
    while phase(&room, 0) == Phase::Playing {
        room.act();
    }
    assert_eq!(room.clients[BEN].fairness(), Fairness::Fair(2));
    let mut kept = KeptGame::from_bytes(room.clients[BEN].kept().expect("a game").as_bytes()).expect("a game");
    change(&mut kept);
    let text = kept.to_text().expect("a game that can be played");
    room.tell(BEN, serde_json::to_string(&FromTable::Record { part: 0, parts: 1, text }).expect("a line"));
    room.clients[BEN].fairness()
}

#[test]
fn a_record_that_is_forged_is_named() {
    assert_eq!(forged(&|_| ()), Fairness::Fair(2), "the true one");
    let is_named = |change: &dyn Fn(&mut KeptGame)| matches!(forged(change), Fairness::Unfair(_));
    assert!(is_named(&|kept| kept.record.hands[1].drawing = None));
    assert!(is_named(&|kept| kept.record.hands[1].drawing = kept.record.hands[0].drawing.clone()), "an old drawing");
    for at in 0..2 {
        assert!(is_named(&|kept| kept.record.hands[at].drawing.as_mut().expect("one").seats.clear()), "nobody");
        assert!(is_named(&|kept| _ = kept.record.hands[at].drawing.as_mut().expect("one").seats.remove(BEN)));
        assert!(is_named(&|kept| {
            kept.record.hands[at].drawing.as_mut().expect("one").seats[0].1.bytes = Bytes([1; 32]);
        }));
        assert!(is_named(&|kept| kept.record.hands[at].drawing.as_mut().expect("one").dealer.bytes = Bytes([1; 32])));
    }
}

#[test]
fn a_dealer_who_never_shows_his_bytes_is_not_called_fair() {
    let mut room = after_a_hand(2);
    room.rig = Some(to(BEN, |line| if matches!(line, FromTable::Record { .. }) { Vec::new() } else { vec![line] }));
    next_hand(&mut room);
    while phase(&room, 0) == Phase::Playing {
        room.act();
    }
    next_hand(&mut room);
    assert_eq!(room.clients[BEN].fairness(), Fairness::Partly(1));
    assert_eq!(room.clients[0].fairness(), Fairness::Fair(2));
}

#[test]
fn a_table_that_stops_saying_for_which_game_it_draws_is_named() {
    // Whoever asks without saying for which game could choose it afterwards.
    let rig = to(BEN, |line| {
        vec![match line {
            FromTable::Draw { hand, hash, .. } => FromTable::Draw { hand, hash, terms: None },
            line => line,
        }]
    });
    let (fairness, room) = named(2, BEN, rig);
    assert_eq!(fairness, Fairness::Unfair(Unfair::Again));
    assert_eq!(room.clients[BEN].deals().len(), 1, "and gets nothing");
}

/// A dealer who holds all bytes back until one of many tries suits him deals himself what he likes. This
/// is what all the rest is against.
#[test]
fn a_drawing_that_names_nobody_is_not_fair() {
    let mut room = after_a_hand(2);
    let mut kept = KeptGame::from_bytes(room.clients[0].kept().expect("a game").as_bytes()).expect("a game");
    let drawing = kept.record.hands[0].drawing.as_mut().expect("a drawing");
    drawing.seats.clear();
    let number = drawing.number();
    let rules = kept.record.rules;
    let state = electrum_dominoes::record::Session::new(rules).expect("a game");
    kept.record.hands[0].deal = electrum_dominoes::engine::Deal::from_number(number, &rules, state.state().lead());
    kept.record.hands[0].moves.clear();
    let text = kept.to_text().expect("a game that can be played");
    let shown = kept.record.drawings(Some(&kept.played.seating)).expect("a game");
    assert_eq!(shown[0].shown, electrum_dominoes::record::Attested::Without);
    assert_eq!(shown[0].without.len(), 2);
    room.tell(BEN, serde_json::to_string(&FromTable::Record { part: 0, parts: 1, text }).expect("a line"));
    assert!(matches!(room.clients[BEN].fairness(), Fairness::Unfair(_)));
}
