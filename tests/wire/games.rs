//! Whole games at tables whose people sit elsewhere.

use crate::common::room::{Room, largest_tables, plan, played};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Phase, Rules, Seats, Set};
use electrum_dominoes::table::{Proposal, Wish};
use electrum_dominoes::wire::{Client, Fairness};

#[test]
fn every_game_is_played_to_its_end_and_everybody_keeps_it() {
    let of_twelve = Rules { set: Set::Twelve, hand: 6, ..Preset::Draw.rules(4).expect("a game for four") };
    for (rules, seed) in largest_tables().chain([of_twelve]).zip(1..) {
        // A game to fewer points has fewer hands. Some games end otherwise.
        let shorter = Rules { target: rules.target.min(60), ..rules };
        let is_whole = std::env::var_os("EVERY_WAY").is_some() || shorter.check().is_err();
        let rules = if is_whole { rules } else { shorter };
        let mut room = Room::with_table(seed, plan(rules));
        room.play();
        let mut kept = Vec::new();
        for (at, client) in room.clients.iter().enumerate() {
            assert!(client.view().is_some_and(|view| view.seen.phase() == Phase::GameOver));
            assert!(matches!(client.fairness(), Fairness::Fair(hands) if hands > 0), "{:?}", client.fairness());
            let filed = room.filed(at);
            assert_eq!(filed.len(), 1, "{:?} is kept once", rules.game());
            let finished = filed[0].clone();
            let own = client.seats().iter().next().expect("a seat");
            assert_eq!((finished.played.seat, finished.played.seating.host()), (own, own));
            kept.push(finished);
        }
        assert!(kept.windows(2).all(|two| played(&two[0]) == played(&two[1]) && two[0].played.id == two[1].played.id));
        assert!(kept.iter().all(|game| !game.played.practice), "nobody had help");
    }
}

/// All propose another game on other seats, or agree to it.
fn change_seats(room: &mut Room) {
    let moment = room.clients[0].view().expect("a view").moment;
    room.clients[0].wish(Wish::Propose(Proposal::NewSeats), moment);
    room.carry();
    for at in 1..room.clients.len() {
        room.clients[at].wish(Wish::Agree(true), moment);
        room.carry();
    }
}

#[test]
fn another_game_on_other_seats_is_played_by_all_and_partners_get_another_one() {
    for (rules, seed) in [(Preset::Draw.rules(2), 5), (Preset::Partnership.rules(4), 6)] {
        let rules = Rules { target: 50, ..rules.expect("a game") };
        let mut room = Room::with_table(seed, plan(rules));
        let seats = |room: &Room| -> Vec<Seats> { room.clients.iter().map(Client::seats).collect() };
        // Who plays with the first one, by name.
        let partners = |room: &Room| -> Vec<String> {
            let own = room.clients[0].view().expect("a view").viewer();
            let chairs = room.clients[0].company().chairs.iter();
            let side = chairs.filter(|chair| chair.seat != own && rules.side(chair.seat) == rules.side(own));
            side.map(|chair| chair.name.clone()).collect()
        };
        let before = (seats(&room), partners(&room));
        change_seats(&mut room);
        assert_eq!(seats(&room), before.0, "nobody changes in the middle of a game");
        room.play();
        change_seats(&mut room);
        let after = (seats(&room), partners(&room));
        assert_ne!(after.0, before.0);
        assert!(!rules.partners || after.1 != before.1, "{after:?}");
        for (client, seats) in room.clients.iter().zip(&after.0) {
            let view = client.view().expect("a view");
            assert!(seats.contains(view.viewer()) && view.seen.phase() == Phase::Playing);
        }
        room.kill_host(seed);
        (0..room.clients.len()).for_each(|at| room.connect(at));
        room.play();
        assert!(room.clients.iter().all(|client| matches!(client.fairness(), Fairness::Fair(_))));
        assert_eq!(seats(&room), after.0);
    }
}

/// Nobody sees such a hand being played: it is over in the moment in which it is dealt.
#[test]
fn a_game_that_a_forced_lead_ends_is_checked_and_nobody_is_accused_of_it() {
    let rules = Rules { target: 10, ..Preset::AllFives.rules(2).expect("a game for two") };
    let last_deeds = |room: &Room| room.clients[0].view().expect("a view").seen.deeds().len();
    let ended_so = |hands_before: bool| {
        (1..200).find_map(|seed| {
            let mut room = Room::with_table(seed, plan(rules));
            room.play();
            let is_first = room.clients[0].view().expect("a view").seen.public().hand_number == 0;
            (last_deeds(&room) == 1 && is_first != hands_before).then_some(room)
        })
    };
    for hands_before in [false, true] {
        let mut room = ended_so(hands_before).expect("such a game");
        let is_fair = |room: &Room| room.clients.iter().all(|client| matches!(client.fairness(), Fairness::Fair(_)));
        assert!(is_fair(&room), "{:?}", room.clients[0].fairness());
        change_seats(&mut room);
        room.play();
        assert!(is_fair(&room), "{:?}", room.clients[0].fairness());
    }
}
