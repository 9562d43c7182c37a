//! What the player reads about how deals were drawn: at a table with friends, and in "Is it fair?".

use crate::common::room::{CALLER, Rig};
use crate::window::friends::{Sitting, act, screen, view};
use crate::window::sheets::{Desk, high};
use crate::window::{open, rules_for, shows};
use egui::vec2;
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::career::Summary;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Act, Bone, Bones, Phase, Seat};
use electrum_dominoes::record::{
    Bytes, Contribution, Drawing, GameId, HandCheck, KeptGame, Person, Played, Seating, Session, Sitter,
};
use electrum_dominoes::seat::Input;
use electrum_dominoes::store::Games;
use electrum_dominoes::table::View;
use electrum_dominoes::wire::{Client, FromTable, ToTable};
use serde_json::{Value, json};
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

/// Changes the lines to the window.
fn to_window(mut change: impl FnMut(FromTable) -> Vec<FromTable> + 'static) -> Rig {
    Box::new(move |at, line| (if at == CALLER { change(line) } else { vec![line] }, Vec::new()))
}

/// Changes what the window sees of a hand while others are to move, after a first view that was true.
fn shown(change: fn(&View, &mut Value)) -> Rig {
    to_window(move |line| {
        let FromTable::View(view) = line else { return vec![line] };
        let (seen, mut value) = (&view.seen, serde_json::to_value(&*view).expect("a view"));
        if seen.phase() == Phase::Playing && seen.to_move() != Seat::FIRST && seen.deeds().len() > 2 {
            change(&view, &mut value);
        }
        vec![FromTable::View(Box::new(serde_json::from_value(value).expect("a view")))]
    })
}

/// What a host does, what the window says of it, and how it is done.
type Cheat = (&'static str, &'static str, fn() -> Rig);

/// The same hand with a bone in the place of another.
fn exchanged(view: &View, bone: Bone, value: &mut Value) {
    let other = view.seen.unseen().iter().next().expect("a bone");
    let hand: Bones = view.seen.hand().iter().filter(|held| *held != bone).chain([other]).collect();
    let deeds = value["seen"]["deeds"].to_string().replace(&format!("\"{bone}\""), &format!("\"{other}\""));
    value["seen"]["deeds"] = serde_json::from_str(&deeds).expect("deeds");
    value["seen"]["hand"] = serde_json::to_value(hand).expect("a hand");
}

#[test]
fn a_window_names_a_host_that_cheats_by_the_end_of_the_hand() {
    const HAND: &str = "The hand you were shown isn’t the one that was shuffled and played.";
    const SHUFFLE: &str = "The host changed the shuffle after it had begun.";
    let cheats: [Cheat; 8] = [
        ("another bone in the hand", HAND, || {
            shown(|view, value| {
                if let Some(bone) = view.seen.hand().last() {
                    exchanged(view, bone, value);
                }
            })
        }),
        ("another bone drawn", HAND, || {
            shown(|view, value| {
                let own = view.seen.deeds().iter().rev().find_map(|deed| match deed.act {
                    Act::Drew(Some(bone)) if view.seen.hand().contains(bone) => Some(bone),
                    _ => None,
                });
                if let Some(bone) = own {
                    exchanged(view, bone, value);
                }
            })
        }),
        ("a play less", HAND, || {
            shown(|view, value| {
                let last = view.seen.deeds().last().expect("a deed");
                if matches!(last.act, Act::Played(..)) {
                    value["seen"]["deeds"].as_array_mut().expect("deeds").pop();
                    value["seen"]["hand_lens"][last.seat.index()] = json!(view.seen.hand_len(last.seat) + 1);
                }
            })
        }),
        ("other points", HAND, || shown(|_, value| value["seen"]["scores"][1] = json!(50))),
        ("another game in the middle of a hand", SHUFFLE, || {
            let (mut terms, mut views) = (None, 0);
            to_window(move |line| {
                if let FromTable::Given(given) = &line {
                    terms = Some((given.hand, given.terms.clone()));
                }
                views += usize::from(matches!(line, FromTable::View(_)));
                let another = terms.take_if(|_| views > 4).map(|(hand, mut terms)| {
                    terms.game = GameId(terms.game.0 ^ 1);
                    FromTable::Draw { hand: hand + 1, hash: Bytes([5; 32]), terms: Box::new(terms) }
                });
                [line].into_iter().chain(another).collect()
            })
        }),
        ("the bytes of somebody else", "Ben’s part in the shuffle was changed, made up or left out.", || {
            to_window(|mut line| {
                if let FromTable::Given(given) = &mut line {
                    given.given[1].1 = Bytes([9; 32]);
                }
                vec![line]
            })
        }),
        ("the dealer's bytes", SHUFFLE, || {
            to_window(|mut line| {
                if let FromTable::Dealer { bytes, .. } = &mut line {
                    *bytes = Bytes([9; 32]);
                }
                vec![line]
            })
        }),
        ("the dealer's bytes left out", "Hand 3 isn’t checked.", || {
            to_window(|line| if matches!(line, FromTable::Dealer { .. }) { Vec::new() } else { vec![line] })
        }),
    ];
    for (what, told, rig) in cheats {
        let window = open(Preset::Draw, 4711, vec2(960.0, 720.0), |_| {});
        let mut sitting = Sitting::open(window, rules_for(Preset::Draw, 2)).with_others();
        // In the third hand this player draws.
        sitting.until(is_over);
        sitting.until(|window| !is_over(window));
        sitting.until(is_over);
        assert!(shows(&sitting.window, "You all shuffled 2 hands together, and all check out."), "{what}");
        sitting.room.borrow_mut().rig = Some(rig());
        sitting.until(|window| shows(window, told));
        // Between two hands it is the number of the next one.
        let hand = view(&sitting.window).expect("a view").seen.public().hand_number;
        assert!(hand <= 3, "{what} is told in hand {hand}");
    }
}

#[test]
fn a_window_names_a_table_that_is_another_one_after_its_line_broke() {
    let mut sitting = sitting(2);
    sitting.until(is_over);
    sitting.room.borrow_mut().rig = Some(to_window(|mut line| {
        if let FromTable::Welcome(welcome) = &mut line {
            welcome.table ^= 1;
        }
        vec![line]
    }));
    sitting.cut(true);
    sitting.window.run();
    sitting.cut(false);
    sitting.until(|window| shows(window, "The host changed the shuffle after it had begun."));
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
