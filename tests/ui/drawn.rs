//! What the player reads about how deals were drawn: at a table with friends, and in "Is it fair?".

use crate::common::room::CALLER;
use crate::window::friends::{Sitting, act, screen, view};
use crate::window::sheets::{Desk, high};
use crate::window::{open, rules_for, shows};
use egui::vec2;
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::career::Summary;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Phase, Seat};
use electrum_dominoes::record::{
    Bytes, Contribution, Drawing, HandCheck, KeptGame, Person, Played, Seating, Session, Sitter,
};
use electrum_dominoes::seat::Input;
use electrum_dominoes::store::Games;
use electrum_dominoes::wire::{Client, FromTable, ToTable};
use std::sync::Arc;
use std::time::Duration;

fn sitting(players: usize) -> Sitting {
    let window = open(Preset::Block, 4711, vec2(960.0, 720.0), |_| {});
    Sitting::open(window, rules_for(Preset::Block, players)).with_others()
}

fn is_over(window: &crate::window::Window) -> bool {
    view(window).is_some_and(|view| view.seen.phase() == Phase::HandOver)
}

#[test]
fn a_window_whose_bytes_were_made_up_says_so_before_the_hand_is_played() {
    let mut sitting = sitting(2);
    sitting.until(is_over);
    assert!(shows(&sitting.window, "You all shuffled one hand together, and it checks out."));
    let bytes = Bytes([66; 32]);
    let seat = Seat::FIRST;
    sitting.room.borrow_mut().rig = Some(Box::new(move |at, line| match line {
        FromTable::Draw { hand, .. } if at == CALLER => {
            (Vec::new(), vec![ToTable::Hash { hand, hash: bytes.hash(), seat }])
        }
        FromTable::Hashes { hand, .. } if at == CALLER => (Vec::new(), vec![ToTable::Chance { hand, bytes, seat }]),
        line => (vec![line], Vec::new()),
    }));
    sitting.until(|window| !is_over(window));
    assert!(shows(&sitting.window, "Ana’s part in the shuffle was changed, made up or left out."));
    assert!(!shows(&sitting.window, "You all shuffled one hand"));
}

#[test]
fn a_hand_that_was_drawn_without_somebody_is_told_with_their_name() {
    let mut sitting = sitting(3);
    sitting.until(is_over);
    sitting.room.borrow_mut().rig = Some(Box::new(|at, line| {
        (if at == 1 && matches!(line, FromTable::Draw { .. }) { Vec::new() } else { vec![line] }, Vec::new())
    }));
    for _ in 0..60 {
        if is_over(&sitting.window) {
            act(&mut sitting.window, Input::Press);
            sitting.room.borrow_mut().act();
            sitting.room.borrow_mut().pass(Duration::from_secs(10));
            sitting.window.run();
        }
    }
    assert!(!is_over(&sitting.window), "the table goes on");
    assert!(
        shows(&sitting.window, "Hand 2 was shuffled without Cleo"),
        "{:?}",
        screen(&sitting.window).client().map(Client::deals)
    );
    assert!(shows(&sitting.window, "You all shuffled one hand together, and it checks out."));
}

#[test]
fn is_it_fair_shows_hand_by_hand_who_gave() {
    let share = |byte: u8| Contribution::of(Bytes([byte; 32]));
    let guest = |name: &str| Sitter::Person(Person::Guest(name.into()));
    let game = |gave: usize, doubted: bool| {
        let mut session = Session::new(Preset::Block.rules(2).expect("a game")).expect("a game");
        let seats = [Seat::FIRST, Seat::SECOND].into_iter().take(gave).map(|seat| (seat, share(2))).collect();
        session.deal_drawn(Drawing { table: 5, hand: 0, dealer: share(1), seats }).expect("a deal");
        let seating = Seating::new(&[Sitter::HOST, guest("Ben")]).expect("people");
        let mut record = session.record().clone();
        record.hands[0].check = Some(if gave == 0 { HandCheck::Unchecked } else { HandCheck::Checked });
        let played = Played { doubted, ..Played::elsewhere("", seating, Seat::FIRST, 1) };
        KeptGame { record, played }
    };
    for (gave, doubted, told) in [
        (2, false, "One hand: everyone took part"),
        (1, false, "Hand 1: Ben took no part in the shuffle."),
        (0, false, "Hand 1: not checked."),
        (2, true, "At the table, your program warned you"),
    ] {
        let kept = game(gave, doubted);
        let games: Games = Arc::new(vec![Arc::new(Summary::of(&kept).expect("a game"))]);
        let window = high(Desk::row("command-fair", |desk| (desk.games, desk.archive) = (games, vec![kept])));
        let is_told = |text: &str| window.query_by_label_contains(text).is_some();
        assert!(is_told(told), "{told}");
        assert_eq!(is_told("everyone took part"), gave == 2 && !doubted);
    }
    let window = high(Desk::row("command-fair", |_| ()));
    assert!(window.query_by_label_contains("Shuffled with friends").is_none());
}
