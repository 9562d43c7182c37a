//! Every finished game is kept and counts once, whatever the player does in a sitting.

use crate::common::inside::Inside;
use crate::common::sittings::{Chance, rules, seated, step, until};
use electrum_dominoes::career::summary::{Summary, tally};
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::{GameId, KeptGame};
use electrum_dominoes::table::Sitting;
use jiff::Timestamp;
use std::collections::BTreeMap;

/// A minimal archive.
#[derive(Default)]
struct Archive {
    games: BTreeMap<GameId, Summary>,
}

impl Archive {
    fn file(&mut self, sitting: &mut Sitting) {
        if let Some(filed) = sitting.filed("", Timestamp::UNIX_EPOCH) {
            let summary = Summary::of(&filed.game).expect("the game can be replayed");
            let before = self.games.insert(summary.played.id, summary);
            assert_eq!(before, None, "what is in the list stays there as it is");
        }
        sitting.note_filed();
    }

    /// The number of games that count.
    fn counted(&self, sitting: &Sitting) -> usize {
        tally(self.games.values(), sitting.era()).with(sitting.tally()).total().games() as usize
    }
}

/// Does random things in a sitting. After each step, the archive has the finished games, and
/// `counts` checks how many count.
fn any_life(mut what: impl FnMut(&mut Sitting, u32) -> bool, counts: impl Fn(&Archive, usize) -> bool) {
    let mut sitting = seated(Rules { target: 25, ..rules(Preset::AllFives) }, Level::Easy, 5);
    let (mut archive, mut chance) = (Archive::default(), Chance(5));
    let mut most = 0;
    for _ in 0..2000 {
        if !what(&mut sitting, chance.next() % 32) {
            step(&mut sitting, &mut chance);
        }
        archive.file(&mut sitting);
        let over = sitting.state().phase() == Phase::GameOver;
        assert!(archive.games.contains_key(&sitting.game_id()) || !over);
        assert!(
            counts(&archive, archive.counted(&sitting)),
            "{} of {}",
            archive.counted(&sitting),
            archive.games.len()
        );
        most = most.max(archive.games.len());
    }
    assert!(most > 5, "too few games were over for this to prove anything");
}

#[test]
fn every_finished_game_is_kept_and_counts_once_after_undo_redo_and_restore() {
    let life = |sitting: &mut Sitting, chance| match chance {
        0 | 1 => sitting.undo(),
        2 => sitting.redo(),
        3 => {
            sitting.preserve();
            true
        }
        4 => sitting.restore(),
        _ => false,
    };
    any_life(life, |archive, counted| counted == archive.games.len());
}

#[test]
fn clearing_the_tally_takes_nothing_out_of_the_archive_and_can_be_undone() {
    let life = |sitting: &mut Sitting, chance| match chance {
        0 | 1 => sitting.undo(),
        2 | 3 => sitting.redo(),
        4 => {
            sitting.clear_tally();
            assert_eq!(sitting.tally().total().games(), 0);
            true
        }
        _ => false,
    };
    any_life(life, |archive, counted| counted <= archive.games.len());
}

#[test]
fn what_version_5_said_besides_is_read_and_dropped() {
    let mut sitting = seated(rules(Preset::Draw), Level::Easy, 13);
    until(&mut sitting, &mut Chance(13), |sitting| sitting.state().phase() == Phase::GameOver);
    let game = sitting.kept_game("Ann", Timestamp::UNIX_EPOCH);
    let text = game.to_text().expect("the game can be replayed");
    let marked = text.replacen("version: 3", "version: 5", 1);
    let marked = marked.replacen("result: ", "taken_back: true, refused: 4, result: ", 1);
    assert!(marked.contains("version: 5") && marked.contains("refused: 4"), "{marked}");
    let again = KeptGame::from_bytes(marked.as_bytes()).expect("it is read for ever");
    assert_eq!((&again, again.to_text()), (&game, Ok(text)));
}

#[test]
fn a_game_with_a_double_twelve_is_kept_and_reads_back_as_itself() {
    let rules = Rules { set: Set::Twelve, target: 60, ..rules(Preset::AllFives) };
    let mut sitting = seated(rules, Level::Easy, 12);
    until(&mut sitting, &mut Chance(12), |sitting| sitting.state().phase() == Phase::GameOver);
    let game = sitting.kept_game("Ann", Timestamp::UNIX_EPOCH);
    let text = game.to_text().expect("the game can be replayed");
    let moves: Vec<&str> = text.lines().filter(|line| line.contains("moves: ")).collect();
    assert!(text.contains("\"all-fives 2 set=twelve target=60\""), "{text}");
    assert!(moves.iter().any(|line| line.contains(", 12-")), "{moves:?}");
    let again = KeptGame::from_bytes(text.as_bytes()).expect("what was written can be read");
    assert_eq!(again.record, game.record);
    assert_eq!(again.record.replay().map(|session| session.state().phase()), Ok(Phase::GameOver));
    assert_eq!(Summary::of(&again), Summary::of(&game));
    assert_eq!(again.to_text(), Ok(text));
}
