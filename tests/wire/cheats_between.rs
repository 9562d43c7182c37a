//! A host that lies about what comes before a hand and after it: what is drawn for, who gave what, hands that
//! ended while somebody was away, and hands that are given up because they do not suit it.

use super::fake::Fake;
use super::rigged::{BEN, BoxedChanges, after_a_hand, answering_for, next_hand, phase, play_hand, second_hand, to};
use crate::common::room::{Room, plan};
use electrum_dominoes::engine::deal::Lead;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{GameState, LeadReason, Move, Phase, Rules, Seat};
use electrum_dominoes::record::text::InText;
use electrum_dominoes::record::{Bytes, Given, HowDrawn, Letters, Terms};
use electrum_dominoes::table::{Proposal, Wish};
use electrum_dominoes::wire::{Entrance, Fairness, FromTable, MissedHand};
use std::cell::RefCell;
use std::rc::Rc;

fn is_named(room: &Room) -> bool {
    matches!(room.clients[BEN].fairness(), Fairness::Unfair(_))
}

/// Ben's program ends and starts again, and later hands are honest.
fn stays_named(room: &mut Room) {
    let before = room.clients[BEN].fairness();
    assert!(is_named(room), "{before:?}");
    room.rig = None;
    room.restart(BEN);
    assert_eq!(room.clients[BEN].fairness(), before);
    for _ in 0..2 {
        play_hand(room);
        if phase(room, 0) == Phase::HandOver {
            next_hand(room);
        }
    }
    assert_eq!(room.clients[BEN].fairness(), before);
}

/// Everything that a number is drawn for, changed.
fn other_terms() -> BoxedChanges<Terms> {
    let renamed = |from: &'static str, to: &'static str| {
        move |terms: &mut Terms| {
            let text = terms.sitters.to_text().replacen(from, to, 1);
            terms.sitters = InText::from_text(&text).expect("people");
        }
    };
    vec![
        ("game", Box::new(|terms| terms.game.0 ^= 1)),
        ("rules", Box::new(|terms| terms.rules.target += 1)),
        ("another game's rules", Box::new(|terms| terms.rules = Preset::Draw.rules(3).expect("a game"))),
        ("a name", Box::new(renamed("Ana", "Eva"))),
        ("Ben's name", Box::new(renamed("Ben", "Eva"))),
        ("a Nestor", Box::new(renamed("guest Cleo", "beginner"))),
        ("the number of the hand", Box::new(|terms| terms.begins.hand += 1)),
        ("scores", Box::new(|terms| terms.begins.scores[0] += 5)),
        ("Ben's scores", Box::new(|terms| terms.begins.scores[1] -= 1)),
        ("who leads", Box::new(|terms| terms.begins.lead = other_lead(terms.begins.lead))),
        ("why", Box::new(|terms| terms.begins.why = other_reason(terms.begins.why))),
        ("who led first", Box::new(|terms| terms.begins.first_leader = terms.begins.first_leader.after(1, 3))),
    ]
}

fn other_lead(lead: Lead) -> Lead {
    if lead == Lead::Doublet { Lead::Seat(Seat::SECOND) } else { Lead::Doublet }
}

fn other_reason(why: LeadReason) -> LeadReason {
    if why == LeadReason::Lot { LeadReason::Winner } else { LeadReason::Lot }
}

#[test]
fn whatever_is_changed_in_what_a_number_is_drawn_for_is_named() {
    let mut failed = Vec::new();
    for first in [false, true] {
        for (what, change) in other_terms() {
            // Before a first hand Ben has heard of nobody. His own name he knows, and no file has it.
            if first && what == "Ben's name" {
                continue;
            }
            let rig = to(BEN, move |line| {
                vec![match line {
                    FromTable::Draw { hand, hash, mut terms } => {
                        change(&mut terms);
                        FromTable::Draw { hand, hash, terms }
                    }
                    FromTable::Given(mut given) => {
                        change(&mut given.terms);
                        FromTable::Given(given)
                    }
                    line => line,
                }]
            });
            let mut room = if first {
                let mut room = Room::new(11);
                room.rig = Some(rig);
                room.enter("Ana", Entrance::Open(plan(Preset::Block.rules(3).expect("a game"))));
                let code = room.clients[0].code().expect("a table");
                for name in ["Ben", "Cleo"] {
                    room.enter(name, Entrance::Sit { code, with: Vec::new() });
                }
                room
            } else {
                let mut room = after_a_hand(3);
                room.rig = Some(rig);
                next_hand(&mut room);
                room
            };
            // A drawing to which Ben gives nothing does not go on. That is as good: nothing was chosen.
            if room.clients[0].view().is_some() && phase(&room, 0) == Phase::Playing {
                play_hand(&mut room);
            }
            let dealt = room.clients[BEN].deals().len();
            if is_named(&room) {
                stays_named(&mut room);
            } else if !first || dealt > 0 {
                failed.push((what, first, room.clients[BEN].fairness()));
            }
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}

#[test]
fn terms_that_are_other_ones_once_the_bytes_are_out_are_named() {
    for (what, change) in other_terms() {
        let mut room = after_a_hand(3);
        room.rig = Some(to(BEN, move |line| {
            vec![match line {
                FromTable::Given(mut given) => {
                    change(&mut given.terms);
                    FromTable::Given(given)
                }
                line => line,
            }]
        }));
        next_hand(&mut room);
        assert!(is_named(&room), "{what}: {:?}", room.clients[BEN].fairness());
        stays_named(&mut room);
    }
}

/// Ben is away from the middle of the second hand to its end.
fn away_for_the_end() -> Room {
    let mut room = second_hand(2);
    (0..4).for_each(|_| _ = room.act());
    let seen = room.clients[BEN].view().expect("a view").seen.deeds().len();
    assert!(seen >= 4);
    room.disconnect(BEN);
    room.pass(std::time::Duration::from_mins(3));
    let moment = room.clients[0].view().expect("a view").moment;
    room.clients[0].wish(Wish::Propose(Proposal::StandIn(Seat::SECOND)), moment);
    room.carry();
    while phase(&room, 0) == Phase::Playing {
        room.act();
    }
    room
}

/// What Ben is told of a hand that he missed, changed.
fn missed(change: impl Fn(&mut MissedHand) + 'static) -> Room {
    let mut room = away_for_the_end();
    room.rig = Some(to(BEN, move |line| {
        vec![match line {
            FromTable::Missed(mut missed) => {
                change(&mut missed);
                FromTable::Missed(missed)
            }
            line => line,
        }]
    }));
    room.connect(BEN);
    room
}

#[test]
fn a_hand_that_ended_while_somebody_was_away_is_checked_from_what_is_told_of_it() {
    let room = missed(|_| ());
    let (ben, ana) = (room.clients[BEN].deals()[1], room.clients[0].deals()[1]);
    assert_eq!((ben.how, room.clients[BEN].fairness()), (HowDrawn::Checked, Fairness::Fair(2)));
    assert!(ben.letters.is_some() && ben.letters == ana.letters);
}

#[test]
fn what_is_told_of_a_missed_hand_goes_on_from_what_was_seen_of_it() {
    let first = |missed: &MissedHand| missed.moves.0.clone();
    let changes: BoxedChanges<MissedHand> = vec![
        ("no moves", Box::new(|missed| missed.moves.0.clear())),
        ("fewer than were seen", Box::new(|missed| missed.moves.0.truncate(2))),
        (
            "another first move",
            Box::new(move |missed| {
                let moves = first(missed);
                missed.moves.0[0] = moves[1];
            }),
        ),
        ("a hand that is not over", Box::new(|missed| _ = missed.moves.0.pop())),
        ("a move after its end", Box::new(|missed| missed.moves.0.push(Move::Pass))),
        (
            "a forbidden move",
            Box::new(|missed| {
                let at = missed.moves.0.len() - 2;
                missed.moves.0[at] = Move::Draw;
            }),
        ),
        ("the dealer's bytes", Box::new(|missed| missed.bytes = Bytes([9; 32]))),
        ("the dealer's hash", Box::new(|missed| missed.given.hash = Bytes([9; 32]))),
        (
            "both",
            Box::new(|missed| {
                missed.bytes = Bytes([9; 32]);
                missed.given.hash = missed.bytes.hash();
            }),
        ),
        ("Ana's bytes", Box::new(|missed| missed.given.given[0].1 = Bytes([9; 32]))),
        ("Ben's bytes", Box::new(|missed| missed.given.given[1].1 = Bytes([9; 32]))),
        ("Ben's bytes left out", Box::new(|missed| _ = missed.given.given.pop())),
        ("scores before it", Box::new(|missed| missed.given.terms.begins.scores[0] += 5)),
        (
            "a name",
            Box::new(|missed| {
                let text = missed.given.terms.sitters.to_text().replace("Ana", "Eva");
                missed.given.terms.sitters = InText::from_text(&text).expect("people");
            }),
        ),
        ("the rules", Box::new(|missed| missed.given.terms.rules.target += 1)),
    ];
    let mut failed = Vec::new();
    for (what, change) in changes {
        let mut room = missed(change);
        let deals = room.clients[BEN].deals();
        let is_checked = deals.get(1).is_some_and(|deal| deal.how == HowDrawn::Checked);
        if !is_named(&room) && !is_checked {
            // All may have left the hand, and then another game comes and not the next hand.
            room.rig = None;
            next_hand(&mut room);
        }
        if is_named(&room) {
            stays_named(&mut room);
        } else {
            failed.push((what, is_checked, room.clients[BEN].fairness()));
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}

/// Two legal ends of the same hand: what Ben is told of it agrees with all that he saw, and is not what Ana
/// saw. No line can tell him. The letters do, and so does the next hand.
#[test]
fn another_end_of_a_missed_hand_has_other_letters_and_is_named_with_the_next_hand() {
    let mut room = away_for_the_end();
    let changed = Rc::new(RefCell::new(false));
    let has_changed = Rc::clone(&changed);
    let table = table_of(&room);
    room.rig = Some(to(BEN, move |line| {
        vec![match line {
            FromTable::Missed(mut missed) => {
                if let Some(moves) = other_end(&missed, table, 4) {
                    *has_changed.borrow_mut() = true;
                    missed.moves.0 = moves;
                }
                FromTable::Missed(missed)
            }
            line => line,
        }]
    }));
    room.connect(BEN);
    assert!(*changed.borrow(), "there is another end");
    let (ben, ana) = (room.clients[BEN].deals()[1], room.clients[0].deals()[1]);
    assert!(is_named(&room) || ben.letters != ana.letters, "{ben:?} {ana:?}");
    room.rig = None;
    next_hand(&mut room);
    assert!(is_named(&room), "{:?}", room.clients[BEN].fairness());
}

fn table_of(room: &Room) -> u64 {
    let table = room.sent[BEN].iter().find_map(|line| match serde_json::from_str(line) {
        Ok(FromTable::Welcome(welcome)) => Some(welcome.table),
        _ => None,
    });
    table.expect("a greeting")
}

/// Other moves to the end of a hand than these, with the same first ones and another score at the end.
fn other_end(missed: &MissedHand, table: u64, same: usize) -> Option<Vec<Move>> {
    let Given { terms, .. } = &missed.given;
    let drawing = missed.given.drawing(table, missed.bytes)?;
    let play = |moves: &[Move], choice: usize| {
        let mut state = GameState::resumed(terms.rules, &terms.begins)?;
        state.deal(&drawing.deal(&state).ok()?).ok()?;
        let mut all = Vec::new();
        for at in 0.. {
            if state.phase() != Phase::Playing {
                break;
            }
            let legal: Vec<Move> = state.legal().iter().collect();
            let step = moves.get(at).copied().unwrap_or_else(|| legal[choice % legal.len()]);
            state.play(step).ok()?;
            all.push(step);
        }
        Some((all, state.scores()))
    };
    let (_, scores) = play(&missed.moves.0, 0)?;
    let same = &missed.moves.0[..same.min(missed.moves.0.len())];
    (0..40).find_map(|choice| play(same, choice).filter(|(_, other)| *other != scores)).map(|(moves, _)| moves)
}

/// All lines to Ben with other words in them.
fn with_other_words(from: &'static str, into: &'static str) -> Room {
    let mut room = Room::new(11);
    room.rig = Some(to(BEN, move |line| {
        let text = serde_json::to_string(&line).expect("a line").replace(from, into);
        vec![serde_json::from_str(&text).expect("a line")]
    }));
    let rules = Preset::Block.rules(2).expect("a game");
    room.enter("Ana", Entrance::Open(plan(rules)));
    let code = room.clients[0].code().expect("a table");
    room.enter("Ben", Entrance::Sit { code, with: Vec::new() });
    play_hand(&mut room);
    room
}

#[test]
fn who_is_told_something_else_from_the_beginning_has_other_letters() {
    let letters =
        |room: &Room| -> Vec<Option<Letters>> { room.clients.iter().map(|client| client.deals()[0].letters).collect() };
    let same = letters(&with_other_words("no such word", ""));
    assert!(same[0].is_some() && same[0] == same[1]);
    let rules = Preset::Block.rules(2).expect("a game");
    let text = rules.to_text();
    let other = Rules { target: 77, ..rules }.to_text();
    let (text, other): (&'static str, &'static str) = (text.leak(), other.leak());
    for (from, into) in [("guest Ana", "guest Eva"), (text, other)] {
        let room = with_other_words(from, into);
        let told = letters(&room);
        assert!(!is_named(&room), "he cannot know: {:?}", room.clients[BEN].fairness());
        assert!(told[1].is_some() && told[0] != told[1], "{from}: {told:?}");
    }
}

#[test]
fn other_moves_of_the_same_bones_have_other_letters_and_the_same_moves_the_same() {
    let played = |choice: usize| {
        let mut fake = Fake::new(11, Preset::Draw.rules(2).expect("a game"));
        fake.choice = choice;
        fake.finish();
        assert_eq!(fake.fairness(), Fairness::Fair(2));
        (fake.moves(), fake.deal().and_then(|deal| deal.letters).expect("letters"))
    };
    let (one, again, other) = (played(0), played(0), played(1));
    assert_eq!(one, again);
    assert_ne!(one.0, other.0);
    assert_ne!(one.1, other.1);
}

/// Who has just come cannot tell what was given in their name before from what somebody gave who sat there.
#[test]
fn a_host_that_answers_for_somebody_from_the_beginning_is_never_called_fair() {
    let mut room = Room::new(11);
    room.rig = Some(answering_for(BEN, false));
    room.enter("Ana", Entrance::Open(plan(Preset::Block.rules(2).expect("a game"))));
    let code = room.clients[0].code().expect("a table");
    room.enter("Ben", Entrance::Sit { code, with: Vec::new() });
    assert_eq!(phase(&room, BEN), Phase::Playing);
    play_hand(&mut room);
    let fairness = room.clients[BEN].fairness();
    let is_checked = room.clients[BEN].deals().iter().any(|deal| deal.how == HowDrawn::Checked);
    assert!(!is_checked && fairness != Fairness::Fair(1), "{fairness:?}");
}

#[test]
fn what_all_gave_is_told_before_the_first_view_and_once() {
    for also_later in [false, true] {
        let mut room = after_a_hand(2);
        let mut kept = None;
        room.rig = Some(to(BEN, move |line| match line {
            FromTable::Given(given) => {
                kept = Some(given);
                Vec::new()
            }
            FromTable::View(view) if also_later && view.seen.phase() == Phase::Playing => {
                let given = kept.take().map(FromTable::Given);
                std::iter::once(FromTable::View(view)).chain(given).collect()
            }
            line => vec![line],
        }));
        next_hand(&mut room);
        assert!(is_named(&room), "{also_later}: {:?}", room.clients[BEN].fairness());
        stays_named(&mut room);
    }
    let mut fake = Fake::new(11, Preset::Draw.rules(2).expect("a game"));
    fake.steps(3);
    let mut given = fake.given.clone();
    given.given[0].1 = Bytes([9; 32]);
    fake.tell(&FromTable::Given(Box::new(given)));
    fake.finish();
    assert!(fake.is_named(), "{:?}", fake.fairness());
}

/// What Ben is told again after his program has started again is what he was told before.
#[test]
fn a_program_that_starts_again_in_a_hand_notices_what_the_host_changes_meanwhile() {
    let changes: BoxedChanges<FromTable> = vec![
        (
            "Ana's bytes",
            Box::new(|line| {
                if let FromTable::Given(given) = line {
                    given.given[0].1 = Bytes([9; 32]);
                }
            }),
        ),
        (
            "the dealer's hash",
            Box::new(|line| {
                if let FromTable::Given(given) = line {
                    given.hash = Bytes([9; 32]);
                }
            }),
        ),
        (
            "Ben's bytes",
            Box::new(|line| {
                if let FromTable::Given(given) = line {
                    given.given.pop();
                }
            }),
        ),
        (
            "the scores",
            Box::new(|line| {
                if let FromTable::Given(given) = line {
                    given.terms.begins.scores[0] += 5;
                }
            }),
        ),
        (
            "a move",
            Box::new(|line| {
                if let FromTable::View(view) = line {
                    let mut value = serde_json::to_value(&*view).expect("a view");
                    let deeds = value["seen"]["deeds"].as_array_mut().expect("deeds");
                    if deeds.len() > 1 {
                        deeds.pop();
                        let on_turn = value["seen"]["to_move"].clone();
                        let held = value["seen"]["hand_lens"][usize::from(on_turn == "0")].as_u64().expect("a number");
                        value["seen"]["hand_lens"][usize::from(on_turn == "0")] = serde_json::json!(held + 1);
                        if let Ok(other) = serde_json::from_value(value) {
                            **view = other;
                        }
                    }
                }
            }),
        ),
    ];
    for (what, change) in changes {
        let mut room = second_hand(2);
        (0..5).for_each(|_| _ = room.act());
        let lines = Rc::new(RefCell::new(0));
        let count = Rc::clone(&lines);
        room.rig = Some(to(BEN, move |mut line| {
            let before = line.clone();
            change(&mut line);
            *count.borrow_mut() += usize::from(line != before);
            vec![line]
        }));
        room.restart(BEN);
        room.rig = None;
        play_hand(&mut room);
        assert!(*lines.borrow() > 0, "{what} was changed");
        assert!(is_named(&room), "{what}: {:?}", room.clients[BEN].fairness());
        stays_named(&mut room);
    }
}
