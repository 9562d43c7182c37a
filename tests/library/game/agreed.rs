//! An agreed match is read as it was left, and its deals are its own.

use crate::common::inside::Inside;
use electrum_dominoes::career::agreed::{AgreedMatch, DEALS};
use electrum_dominoes::engine::bone::Side;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::numbers::deal_number;
use electrum_dominoes::record::text::dialect;
use electrum_dominoes::table::sitting::{table_of_deal, table_of_match};

/// Plays deals to their ends, and some moves of the next one. Each move is the first legal one.
fn played(preset: Preset, deals: u16, moves: usize) -> AgreedMatch {
    let rules = preset.usual();
    let mut whole = AgreedMatch::new(41, rules, &[Level::Easy], Level::Tough).expect("a named game");
    for at in 0..=deals.min(DEALS - 1) {
        let (mut sitting, _) = table_of_deal(&whole, at).expect("a deal of the match");
        let most = if at < deals { usize::MAX } else { moves };
        while sitting.state().phase() == Phase::Playing && sitting.session().record().hands[0].moves.len() < most {
            let step = sitting.state().legal().nth(0).expect("a legal move");
            sitting.play(step).expect("it is legal");
        }
        whole.note(at, sitting.session().record());
    }
    whole
}

fn text(whole: &AgreedMatch) -> String {
    dialect().to_string(whole).expect("a match can be written")
}

fn read(text: &str) -> Option<AgreedMatch> {
    dialect().from_str(text).ok()
}

#[test]
fn a_match_of_every_game_is_read_and_goes_on_where_it_stood() {
    for preset in Preset::ALL {
        let mut whole = played(preset, 3, 2);
        for gained in [1.5, -20.0] {
            whole.note_nestor(gained);
        }
        let again = read(&text(&whole)).unwrap_or_else(|| panic!("{preset}: {}", text(&whole)));
        assert_eq!(again, whole, "{preset}");
        assert_eq!((again.at(), again.player().len(), again.is_over()), (3, 3, false));
        let (sitting, _) = table_of_match(&again).expect("a table");
        assert_eq!(Some(sitting.session().record()), whole.begun().last(), "{preset}");
    }
}

#[test]
fn every_deal_begins_at_zero_and_counts_its_own_points() {
    let whole = played(Preset::AllFives, DEALS, 0);
    let side = whole.side();
    for (record, gained) in whole.begun().iter().zip(whole.player()) {
        let after = record.replay().expect("it was played");
        let [own, other] = [side, Side::new(1).expect("a side")].map(|side| f64::from(after.state().score(side)));
        assert!((gained - (own - other)).abs() < 1e-9);
    }
    assert_eq!(whole.player().len(), 8);
    assert!(table_of_deal(&whole, DEALS).is_none());
}

#[test]
fn neighboring_matches_share_no_deals() {
    let deals = |number| {
        let agreed = AgreedMatch::new(number, Preset::Draw.usual(), &[Level::Easy], Level::Tough);
        agreed.expect("a named game").deals().collect::<Vec<_>>()
    };
    let (one, other) = (deals(42), deals(43));
    assert_eq!(one.len(), 8);
    assert!(one.iter().all(|deal| !other.contains(deal)), "{one:?} {other:?}");
    let games = [42, 43].map(|game| (0..40).map(|hand| deal_number(game, hand)).collect::<Vec<_>>());
    assert!(one.iter().all(|deal| !games.iter().flatten().any(|other| other == deal)), "games have other deals");
}

#[test]
fn a_match_is_practice_once_its_number_was_met() {
    let begin = |number, last: Option<&AgreedMatch>| {
        let begun = AgreedMatch::new(number, Preset::Draw.usual(), &[Level::Easy], Level::Tough);
        read(&text(&begun.expect("a named game").after(last))).expect("a match")
    };
    let first = begin(42, None);
    let second = begin(43, Some(&first));
    let third = begin(42, Some(&second));
    assert_eq!([&first, &second, &third].map(AgreedMatch::is_practice), [false, false, true]);
}

#[test]
fn a_file_with_other_deals_is_refused() {
    let whole = played(Preset::Draw, 2, 1);
    let second = format!("number:{}", whole.deals().nth(1).expect("eight deals"));
    let whole = text(&whole);
    assert!(read(&whole).is_some());
    for (from, to) in
        [("(number:41,", "(number:42,"), ("human, easy", "human, easy, easy"), (second.as_str(), "number:42")]
    {
        let other = whole.replacen(from, to, 1);
        assert!(other != whole && read(&other).is_none(), "{from}: {other}");
    }
    let mut open = played(Preset::Draw, 2, 1);
    let [mut second, third] = [1, 2].map(|at| open.begun()[at].clone());
    second.hands[0].moves.truncate(1);
    open.note(1, &second);
    open.note(2, &third);
    assert!(read(&text(&open)).is_none(), "the second deal is not over, and a third has begun");
}
