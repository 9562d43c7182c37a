//! Games that version 1.0 wrote, whose rules have changed since: they are played as they were.

use electrum_dominoes::engine::deal::Deal;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::state::GameState;
use electrum_dominoes::record::Record;

/// A game of that name, in which today's rules would have led elsewhere.
macro_rules! written {
    ($name:literal) => {
        ($name, include_str!(concat!("../../data/1.0/records/", $name, ".domino")))
    };
}

fn scores(text: &str) -> Result<Vec<i16>, String> {
    let record = Record::from_bytes(text.as_bytes()).map_err(|why| why.to_string())?;
    let session = record.replay().map_err(|why| why.to_string())?;
    let state = session.state();
    Ok(state.rules().all_sides().map(|side| state.score(side)).collect())
}

#[test]
fn a_game_of_1_0_is_scored_and_led_by_the_rules_of_its_time_and_written_as_it_was() {
    // A blocked hand that was won also counted for the next, going out of a pub scored nothing, the
    // winner's partner could lead as the loser, and a deal without doublets was dealt again.
    for ((name, text), expected) in [
        (written!("brazil"), &[0, 6][..]),
        (written!("pub"), &[21, 17]),
        (written!("loser"), &[63, 0]),
        (written!("kozel"), &[-65, -109]),
        (written!("telefon"), &[145, 65]),
    ] {
        assert_eq!(scores(text).as_deref(), Ok(expected), "{name}");
        let record = Record::from_bytes(text.as_bytes()).expect("a record");
        assert_eq!(record.to_text().trim_end(), text.trim_end(), "{name}");
    }
}

#[test]
fn by_the_rules_of_today_these_games_would_have_gone_otherwise() {
    for ((name, text), old, new) in [
        (written!("brazil"), "brazil 4", "brazil 4 block-tie=carry"),
        (written!("pub"), "fives-and-threes-pub 2", "fives-and-threes-pub 2 domino-what=one"),
        (written!("loser"), "lead-next=loser", "lead-next=losing-side"),
    ] {
        assert!(text.contains(old), "{name}");
        assert_ne!(scores(&text.replace(old, new)), scores(text), "{name}");
    }
}

#[test]
fn the_number_of_a_deal_gives_the_bones_that_it_gave_in_1_0() {
    // The first bones of number 169 have no doublet for either of two players.
    for ((name, text), preset) in [(written!("kozel"), Preset::Kozel), (written!("telefon"), Preset::Telefon)] {
        let record = Record::from_bytes(text.as_bytes()).expect("a record");
        let first = &record.hands[0].deal;
        let lead = GameState::new(record.rules).expect("rules that can be played").lead();
        assert_eq!(Deal::from_number(169, &record.rules, lead).hands, first.hands, "{name}");
        let today = Deal::from_number(169, &preset.usual(), lead);
        assert_ne!(today.hands, first.hands, "{name}: today it is played");
    }
}
