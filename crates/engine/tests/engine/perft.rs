//! The numbers of move sequences from a dozen deals. They are pinned in a data file, and counted a
//! second time by an engine that shares no code with the first.

use crate::naive::Naive;
use electrum_dominoes_engine::deal::Deal;
use electrum_dominoes_engine::options;
use electrum_dominoes_engine::rules::{Preset, Rules};
use electrum_dominoes_engine::state::GameState;

/// One line of the data file: a game, its players, its changed options, a deal, and the numbers of
/// paths of one move, of two, and so on.
struct Golden {
    rules: Rules,
    deal: u64,
    paths: Vec<u64>,
}

fn goldens() -> Vec<Golden> {
    let text = include_str!("../../../../tests/data/perft.txt");
    text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(read).collect()
}

fn read(line: &str) -> Golden {
    let [preset, players, changes, deal, paths] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
    let preset = Preset::from_name(preset).unwrap_or_else(|| panic!("{line}"));
    let mut rules =
        preset.rules(players.parse().expect("a number of players")).expect("this number of players can play it");
    for change in changes.split(' ').filter(|&change| change != "-") {
        let (name, value) = change.split_once('=').expect("an option and its value");
        options::set(&mut rules, name, value).unwrap_or_else(|why| panic!("{why}"));
    }
    let paths = paths.split(' ').map(|number| number.parse().expect("a number")).collect();
    Golden { rules, deal: deal.parse().expect("a number"), paths }
}

fn dealt(golden: &Golden) -> (GameState, Deal) {
    let mut state = GameState::new(golden.rules).expect("rules that can be played");
    let deal = Deal::from_number(golden.deal, &golden.rules, state.lead());
    state.deal(&deal).expect("a deal of these rules");
    (state, deal)
}

#[test]
fn the_number_of_paths_from_each_deal_stays_the_same() {
    let goldens = goldens();
    assert!(goldens.len() >= 12);
    for golden in goldens {
        let (state, _) = dealt(&golden);
        let paths: Vec<u64> = (1..=golden.paths.len() as u32).map(|depth| state.paths(depth)).collect();
        assert_eq!(paths, golden.paths, "deal {} of {:?}", golden.deal, golden.rules);
    }
}

#[test]
fn another_engine_counts_the_same_number_of_paths() {
    /// The most paths that the slow engine can count in a test.
    const MOST: u64 = 5_000;
    for golden in goldens() {
        let lead = GameState::new(golden.rules).expect("rules that can be played").lead();
        let (_, deal) = dealt(&golden);
        let naive = Naive::new(golden.rules, &deal, lead, vec![0; golden.rules.sides()]);
        for (&paths, depth) in golden.paths.iter().zip(1..).filter(|&(&paths, _)| paths <= MOST) {
            assert_eq!(naive.paths(depth), paths, "{depth} moves from deal {} of {:?}", golden.deal, golden.rules);
        }
    }
}
