//! What a finished game was to its player among all that came before.

use electrum_dominoes::career::{Feat, summary::Summary};
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::{GameId, Played};
use electrum_dominoes::record::{Outcome, Seating, Sitter};

/// A game against a Nestor with so many points for the player, of 150.
fn game(number: u64, level: Level, own: i16, other: i16) -> Summary {
    let result = if own > other { Outcome::Won } else { Outcome::Lost };
    let played =
        Played { id: GameId(number), ..Played::elsewhere("", Seating::one_person([level]), Seat::FIRST, number) };
    let rules = Preset::AllFives.usual();
    Summary {
        played,
        rules,
        mixed: false,
        result,
        points: [own, other].into_iter().collect(),
        hands: 5,
        leads: Vec::new(),
    }
}

fn last(games: &[Summary]) -> Option<Feat> {
    Feat::of(games.last()?.played.id, games)
}

#[test]
fn a_head_start_is_offered_after_five_games_in_a_row_that_a_beginner_has_won() {
    let lost = |count: u64| -> Vec<Summary> { (1..=count).map(|id| game(id, Level::Beginner, 40, 155)).collect() };
    assert_eq!(
        (last(&lost(4)), last(&lost(5)), last(&lost(6))),
        (None, Some(Feat::LostInARow(50)), Some(Feat::LostInARow(50)))
    );
    let mut once = lost(6);
    once[3] = game(4, Level::Beginner, 155, 40);
    assert_eq!(last(&once), None, "one of the last five was won");
    let stronger: Vec<Summary> = (1..=5).map(|id| game(id, Level::Easy, 40, 155)).collect();
    assert_eq!(last(&stronger), None, "a weaker level is left");
    let mut ahead = lost(6);
    ahead[5].rules = Rules { head_start: 50, ..ahead[5].rules };
    assert_eq!(last(&ahead), None, "it was had");
    let mut practice = lost(5);
    practice[2].played.practice = true;
    assert_eq!(last(&practice), None);
    // The first seat's side is ahead, which would be Nestor's.
    let mut second = lost(5);
    for game in &mut second {
        game.played.seat = Seat::SECOND;
        game.played.seating =
            Seating::new(&[Sitter::Nestor(Level::Beginner), Sitter::HOST]).expect("a seating for two");
        game.points.reverse();
    }
    assert_eq!(last(&second), None);
}

#[test]
fn closer_than_ever_is_said_of_games_with_the_same_start() {
    let lost = [40, 60, 80, 100].into_iter().zip(1..);
    let mut games: Vec<Summary> = lost.map(|(own, id)| game(id, Level::Beginner, own, 155)).collect();
    assert_eq!(last(&games), Some(Feat::CloserThanEver(55)));
    games[3].rules.head_start = 50;
    assert_eq!(last(&games), None);
}
