//! Games are counted by kind and level, and a level that is too easy or too hard is noticed.

use electrum_dominoes::career::tally::{Line, Tally, Wins};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::nestor::Level;

fn won(game: Option<Preset>, level: Level, won: u32, lost: u32, practice_won: u32) -> Line {
    Line { game, level, wins: Wins { won, lost, practice_won, ..Wins::default() } }
}

#[test]
fn games_are_counted_by_kind_and_level_and_in_total() {
    let mut tally = Tally::default();
    tally.add(won(None, Level::Easy, 1, 0, 0));
    tally.add(won(Some(Preset::AllFives), Level::Brutal, 0, 1, 0));
    tally.add(won(Some(Preset::Draw), Level::Tough, 2, 0, 1));
    tally.add(won(Some(Preset::Draw), Level::Beginner, 1, 0, 0));
    tally.add(won(Some(Preset::Draw), Level::Beginner, 0, 1, 0));
    let games: Vec<_> = tally.lines().iter().map(|line| (line.game, line.level)).collect();
    assert_eq!(
        games,
        [
            (Some(Preset::Draw), Level::Beginner),
            (Some(Preset::Draw), Level::Tough),
            (Some(Preset::AllFives), Level::Brutal),
            (None, Level::Easy),
        ]
    );
    assert_eq!(tally.lines()[0].wins, Wins { won: 1, lost: 1, ..Wins::default() });
    assert_eq!(tally.total(), Wins { won: 4, lost: 2, practice_won: 1, ..Wins::default() });
    assert_eq!((tally.total().plain(), tally.total().games()), (6, 7));
    assert_eq!(tally.at_level(Level::Tough).won_percent(), Some(100.0), "practice does not count in the share");
    assert_eq!(Wins::default().won_percent(), None);
}

#[test]
fn another_level_is_better_after_enough_games_at_one_that_is_too_easy_or_too_hard() {
    let better = |lines: &[Line], level| lines.iter().copied().collect::<Tally>().better_level(level);
    let easy = |wins, lost, practice| better(&[won(None, Level::Easy, wins, lost, practice)], Level::Easy);
    assert_eq!(easy(9, 0, 0), None, "too few games");
    assert_eq!(easy(6, 4, 0), Some(Level::NotSoEasy), "60% are enough");
    assert_eq!(easy(5, 5, 9), None, "practice does not show that the level is too easy");
    assert_eq!(easy(4, 7, 0), None, "36% are enough to stay");
    assert_eq!(easy(3, 7, 0), Some(Level::Beginner));
    assert_eq!(better(&[won(None, Level::Brutal, 10, 0, 0)], Level::Brutal), None, "there is no next one");
    assert_eq!(better(&[won(None, Level::Beginner, 0, 10, 0)], Level::Beginner), None);
    let games = [won(None, Level::Easy, 3, 2, 0), won(Some(Preset::Draw), Level::Easy, 3, 2, 0)];
    assert_eq!(better(&games, Level::Easy), Some(Level::NotSoEasy), "all games at the level count");
    assert_eq!(better(&games, Level::Tough), None);
}

#[test]
fn repeated_lines_of_a_file_in_any_order_are_merged() {
    let twice = vec![
        won(None, Level::Easy, u32::MAX, 0, 0),
        won(Some(Preset::Draw), Level::Easy, 1, 0, 0),
        won(None, Level::Easy, 5, 0, 0),
    ];
    let tidy = Tally::from(twice);
    assert_eq!(tidy.lines().len(), 2);
    assert_eq!(tidy.lines()[1].wins.won, u32::MAX);
}
