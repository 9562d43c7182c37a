//! Whole games at tables whose people sit elsewhere.

use crate::room::{Room, largest_tables, plan};
use electrum_dominoes::engine::{Phase, Rules};
use electrum_dominoes::record::KeptGame;
use electrum_dominoes::wire::{ClientNews, Fairness};

#[test]
fn every_game_is_played_to_its_end_and_everybody_keeps_it() {
    for (rules, seed) in largest_tables().zip(1..) {
        // A game to fewer points has fewer hands. Some games end otherwise.
        let shorter = Rules { target: rules.target.min(60), ..rules };
        let is_whole = std::env::var_os("EVERY_WAY").is_some() || shorter.check().is_err();
        let rules = if is_whole { rules } else { shorter };
        let mut room = Room::with_table(seed, plan(rules));
        room.play();
        let mut kept = Vec::new();
        for (client, news) in room.clients.iter().zip(&room.news) {
            assert!(client.view().is_some_and(|view| view.seen.phase() == Phase::GameOver));
            assert!(matches!(client.fairness(), Fairness::Fair(hands) if hands > 0), "{:?}", client.fairness());
            let finished = news.iter().rev().find_map(|news| match news {
                ClientNews::Finished(text) => KeptGame::from_bytes(text.as_bytes()).ok(),
                _ => None,
            });
            let finished = finished.unwrap_or_else(|| panic!("{:?} is not kept", rules.game()));
            let own = client.seats().iter().next().expect("a seat");
            assert_eq!((finished.played.seat, finished.played.seating.host()), (own, own));
            kept.push(finished);
        }
        assert!(kept.windows(2).all(|two| two[0].record == two[1].record && two[0].played.id == two[1].played.id));
        assert!(kept.iter().all(|game| !game.played.practice), "nobody had help");
    }
}
