//! A host that leaves a hand that does not suit it: for another drawing, another game or another table, or by
//! leaving out its end. And a game that begins otherwise than games begin.

use super::fake::Fake;
use super::rigged::{BEN, Changes, play_hand, second_hand};
use crate::common::room::Room;
use electrum_dominoes::engine::deal::Lead;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{BetweenHands, GameState, Phase, Rules, Seat};
use electrum_dominoes::record::text::Steps;
use electrum_dominoes::record::{Bytes, GameId, Terms};
use electrum_dominoes::table::{Proposal, Wish};
use electrum_dominoes::wire::{Client, Entrance, Fairness, FromTable, MissedHand};

fn is_named(room: &Room) -> bool {
    matches!(room.clients[BEN].fairness(), Fairness::Unfair(_))
}

/// Leaves the second hand of Ben's for another drawing. Returns whether he gives his hash to it.
fn left_for(room: &mut Room, change: impl Fn(&mut Terms)) -> bool {
    let heard = room.sent[BEN].iter().rev().find_map(|line| match serde_json::from_str(line) {
        Ok(FromTable::Draw { hand, terms, .. }) => Some((hand, terms)),
        _ => None,
    });
    let (hand, mut terms) = heard.expect("a drawing");
    change(&mut terms);
    let line = FromTable::Draw { hand: hand + 1, hash: Bytes([5; 32]), terms };
    room.tell(BEN, serde_json::to_string(&line).expect("a line"));
    room.clients[BEN].lines().iter().any(|line| line.contains("\"hash\""))
}

#[test]
fn a_hand_is_not_given_up_for_another() {
    let ways: Changes<Room, 3> = [
        ("while it is played", |_| ()),
        ("after a broken line", |room| {
            room.disconnect(BEN);
            room.connect(BEN);
        }),
        ("after a restart", |room| room.restart(BEN)),
    ];
    let terms: Changes<Terms, 3> = [
        ("the same hand", |_| ()),
        ("the next hand", |terms| terms.begins.hand += 1),
        ("another game", |terms| {
            terms.game = GameId(terms.game.0 ^ 1);
            terms.begins = start(&terms.rules);
        }),
    ];
    let mut failed = Vec::new();
    for (when, way) in ways {
        for (what, change) in terms {
            let mut room = second_hand(2);
            room.act();
            way(&mut room);
            let gives = left_for(&mut room, change);
            if gives || !is_named(&room) {
                failed.push((what, when, gives, room.clients[BEN].fairness()));
            }
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}

/// Ben sees a hand in the middle, and the next thing that he is asked for is the hand after it, in a game that
/// stands as the host likes.
#[test]
fn the_end_of_a_hand_is_not_left_out() {
    let mut failed = Vec::new();
    for is_missed in [false, true] {
        let mut fake = Fake::new(11, Preset::Draw.rules(2).expect("a game"));
        fake.steps(4);
        let mut hidden = fake.session.clone();
        while hidden.state().phase() == Phase::Playing {
            let legal = hidden.state().legal().nth(0).expect("a move");
            hidden.play(legal).expect("a move");
        }
        if is_missed {
            // The line was up all the time, and Ben sent no move.
            let moves = hidden.record().hands.last().expect("a hand").moves.clone();
            let missed = MissedHand { given: fake.given.clone(), bytes: fake.dealer, moves: Steps(moves) };
            fake.tell(&FromTable::Missed(Box::new(missed)));
        }
        let begins = hidden.state().between_hands().expect("a next hand");
        // Whoever gives nothing to it, and says why, needs to hear no more.
        if fake.draws(Terms { begins, ..fake.given.terms.clone() }) {
            fake.finish();
        }
        if !fake.is_named() {
            failed.push((is_missed, fake.fairness()));
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}

fn start(rules: &Rules) -> BetweenHands {
    GameState::new(*rules).ok().and_then(|state| state.between_hands()).expect("a game")
}

#[test]
fn another_table_behind_the_same_door_is_no_way_out_of_a_hand() {
    let mut fake = Fake::new(11, Preset::Draw.rules(2).expect("a game"));
    fake.steps(2);
    fake.room.clients[BEN].disconnected(fake.room.now);
    fake.welcome.table ^= 1;
    fake.greet();
    let terms = Terms { begins: start(&fake.given.terms.rules), game: GameId(77), ..fake.given.terms.clone() };
    let line = FromTable::Draw { hand: 0, hash: Bytes([5; 32]), terms: Box::new(terms) };
    let answers = fake.tell(&line);
    assert!(fake.is_named() || answers.is_empty(), "{:?} {answers:?}", fake.fairness());
    assert!(fake.is_named(), "{:?}", fake.fairness());
}

#[test]
fn all_may_leave_a_hand_for_another_game_and_what_was_played_of_it_is_filed_once() {
    let mut room = second_hand(2);
    room.act();
    let game = room.clients[BEN].view().expect("a view").game;
    let moment = room.clients[0].view().expect("a view").moment;
    room.clients[0].wish(Wish::Propose(Proposal::NewGame), moment);
    room.carry();
    room.clients[BEN].wish(Wish::Agree(true), moment);
    room.carry();
    assert_ne!(room.clients[BEN].view().expect("a view").game, game);
    play_hand(&mut room);
    assert!(room.clients.iter().all(|client| client.fairness() == Fairness::Fair(1)), "{:?}", room.clients[BEN]);
    for at in 0..2 {
        let files: Vec<_> = room.filed(at).into_iter().filter(|kept| kept.played.id == game).collect();
        assert_eq!(files.len(), 1);
        assert!(files[0].record.hands.len() == 2 && files[0].record.replay().is_ok());
    }
}

/// After the patience nobody waits for who is away, and that is no lie.
#[test]
fn who_was_away_for_long_accuses_nobody_of_a_game_that_the_others_have_left() {
    for restarts in [false, true] {
        let mut room = second_hand(2);
        room.act();
        room.disconnect(BEN);
        room.pass(std::time::Duration::from_secs(200));
        let game = room.clients[0].view().expect("a view").game;
        let moment = room.clients[0].view().expect("a view").moment;
        room.clients[0].wish(Wish::Propose(Proposal::NewGame), moment);
        room.carry();
        room.pass(std::time::Duration::from_secs(200));
        if restarts {
            room.restart(BEN);
        } else {
            room.connect(BEN);
        }
        room.carry();
        assert_ne!(room.clients[0].view().expect("a view").game, game, "the others have gone on");
        play_hand(&mut room);
        assert!(!is_named(&room), "{:?}", room.clients[BEN].fairness());
    }
}

/// Ben has just sat down, and has nothing written down. A first hand begins as games do.
#[test]
fn a_game_begins_as_games_begin() {
    let changes: Changes<BetweenHands, 3> = [
        ("as it does", |_| ()),
        ("with points", |begins| begins.scores[0] = 50),
        ("with another lead", |begins| begins.lead = Lead::Seat(Seat::FIRST)),
    ];
    let mut failed = Vec::new();
    for (what, change) in changes {
        let mut fake = Fake::new(11, Preset::Draw.rules(2).expect("a game"));
        let code = fake.welcome.code;
        let way = Entrance::Sit { code, with: Vec::new() };
        fake.room.clients[BEN] = Client::new("ws://table", "Ben", way, Bytes([9; 32]));
        fake.greet();
        let mut begins = start(&fake.given.terms.rules);
        change(&mut begins);
        if fake.draws(Terms { begins, ..fake.given.terms.clone() }) {
            fake.finish();
        }
        if (fake.fairness() == Fairness::Fair(1)) != (what == "as it does") {
            failed.push((what, fake.fairness()));
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}
