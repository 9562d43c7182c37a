//! What a player wishes goes over the line in the words of docs/wire.md, and nothing else does.

use crate::common::room::{Room, plan};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Move, Seat};
use electrum_dominoes::table::{Hidden, Proposal, Wish};
use electrum_dominoes::wire::Output;

fn room() -> Room {
    Room::with_table(3, plan(Preset::Draw.rules(2).expect("a game for two")))
}

#[test]
fn a_wish_is_a_line_as_the_document_has_it() {
    let play = Wish::Play { step: Move::Draw, west: false, draws_on: true };
    let wishes = [
        (play, r#"{"play":{"step":"draw","west":false,"draws_on":true}}"#),
        (Wish::GoOn, r#""go_on""#),
        (Wish::Undo, r#""undo""#),
        (Wish::Pause, r#""pause""#),
        (Wish::GiveUp, r#""give_up""#),
        (Wish::Helped, r#""helped""#),
        (Wish::Agree(true), r#"{"agree":true}"#),
        (Wish::Propose(Proposal::End), r#"{"propose":"End"}"#),
        (
            Wish::Propose(Proposal::Rules(Preset::DrawGame.rules(2).expect("a game"))),
            r#"{"propose":{"Rules":"draw-game 2"}}"#,
        ),
        (Wish::Propose(Proposal::StandIn(Seat::new(1).expect("a seat"))), r#"{"propose":{"StandIn":"1"}}"#),
        (Wish::Show(Hidden::Hands), r#"{"show":"Hands"}"#),
    ];
    let mut room = room();
    for (wish, word) in wishes {
        let id = room.clients[0].wish(wish, 7).expect("it can be wished");
        let line = format!(r#"{{"wish":{{"id":{id},"moment":7,"wish":{word}}}}}"#);
        assert_eq!(room.clients[0].lines(), [line]);
    }
}

#[test]
fn what_no_table_elsewhere_has_is_never_said_and_never_understood() {
    for (wish, word) in [(Wish::TakeUp(3), r#"{"take_up":3}"#), (Wish::EndCeremony, r#""end_ceremony""#)] {
        let mut room = room();
        assert_eq!(room.clients[0].wish(wish, 7), None);
        assert!(room.clients[0].lines().is_empty() && !room.clients[0].is_waiting());
        let id = room.connections[0].expect("a connection");
        let line = format!(r#"{{"wish":{{"id":1,"moment":7,"wish":{word}}}}}"#);
        let outputs = room.host.hear(id, &line, room.now);
        assert!(outputs.iter().any(|output| matches!(output, Output::Close(other) if *other == id)), "{outputs:?}");
    }
}
