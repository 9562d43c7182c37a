//! The other table plays the same bones fairly, so that no player does better there than deserved.

use electrum_dominoes::arena::duplicate::{OtherTable, done_better};
use electrum_dominoes::arena::play_game;
use electrum_dominoes::career::agreed::{AgreedMatch, DEALS};
use electrum_dominoes::engine::bone::{BySeat, SEATS, Seat, Side};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::{Level, chance_of, choose};
use electrum_dominoes::record::Record;

fn side(number: usize) -> Side {
    Side::new(number).expect("a side of the table")
}

fn game(rules: Rules, levels: BySeat<Level>, number: u64, seed: u64) -> Record {
    let play = |seen: &Observation| choose(seen, levels[seen.seat().index()], &mut chance_of(seen, seed)).best;
    play_game(rules, number, play).expect("named rules can be played")
}

fn every_table() -> impl Iterator<Item = Rules> {
    Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |players| preset.rules(players)))
}

#[test]
fn a_player_who_plays_like_nestor_gets_the_same_result_with_the_same_bones() {
    for rules in every_table() {
        let levels = [Level::NotSoEasy, Level::Easy, Level::NotSoEasy, Level::Easy];
        let record = game(rules, levels, 11, 5);
        for own in rules.all_sides() {
            let hands = OtherTable::of_record(&record, own, levels, 5).expect("the record can be replayed").finish();
            assert_eq!(hands.len(), record.hands.len());
            assert!(hands.iter().all(|hand| hand.here == Some(hand.there)), "{hands:?}");
        }
    }
}

#[test]
fn a_stronger_nestor_in_the_same_place_does_better_with_the_same_bones() {
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let weak = [Level::Beginner; SEATS];
    let strong = [Level::NotSoEasy, Level::Beginner, Level::Beginner, Level::Beginner];
    let mut hands = Vec::new();
    for number in 0..20 {
        let record = game(rules, weak, number << 8, 1);
        hands.extend(OtherTable::of_record(&record, side(0), strong, 1).expect("the record can be replayed").finish());
    }
    let better = done_better(&hands);
    assert!(better.mean < -0.5 && better.high < 6.0, "{better:?} over {} hands", hands.len());
}

#[test]
fn unfinished_hands_are_left_out() {
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let mut record = game(rules, [Level::Easy; SEATS], 3, 1);
    let all = record.hands.len();
    record.hands.truncate(all.min(3));
    let last = record.hands.last_mut().expect("the record has a hand");
    last.moves.truncate(2);
    let open = OtherTable::of_record(&record, side(1), [Level::Easy; SEATS], 1).expect("the record can be replayed");
    assert_eq!(open.finish().len(), record.hands.len() - 1);
    record.hands.last_mut().expect("the record has a hand").moves.push(Move::Resign(Seat::FIRST));
    let resigned =
        OtherTable::of_record(&record, side(1), [Level::Easy; SEATS], 1).expect("the record can be replayed");
    assert_eq!(resigned.finish().len(), record.hands.len() - 1);
}

#[test]
fn a_match_is_the_same_eight_deals_for_everyone_however_it_is_divided_into_steps() {
    let rules = Preset::AllFives.usual();
    let agreed = AgreedMatch::new(77, rules, &[Level::Easy], Level::Tough).expect("named rules can be played");
    let meet = || OtherTable::of_match(&agreed).expect("named rules can be played");
    let mut table = meet();
    let mut steps = 1;
    while !table.step(700) {
        assert!(table.progress() < 1.0);
        steps += 1;
    }
    assert_eq!(table.hands(), meet().finish());
    assert!(table.hands().len() == usize::from(DEALS) && steps > 20);
    let other = AgreedMatch::new(78, rules, &[Level::Easy], Level::Tough).expect("named rules can be played");
    let another = OtherTable::of_match(&other).expect("named rules can be played");
    assert_ne!(another.finish(), table.hands(), "another number gives another match");
    assert_eq!(meet().after(5).finish(), table.hands()[5..]);
}
