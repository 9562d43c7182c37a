//! Games and their statistics as tables for other programs, such as a spreadsheet.

use super::super::backend::Trouble;
use super::made::csv_of;
use crate::career::{Met, Summary};
use crate::engine::Preset;
use crate::record::{InText, Person};
use crate::stats::{GameKey, Qualities, Quality, Rate, SideSums, Sums};
use serde::Serialize;

/// A game as a row. The words are those of files and the console tool, in every language.
#[derive(Serialize)]
struct GameRow<'a> {
    ended: String,
    player: &'a str,
    rules: String,
    sitters: String,
    result: &'a str,
    points: i16,
    best_other_points: i16,
    practice: bool,
    seconds: u64,
    hands: u16,
    deal: u64,
    game: String,
}

/// A table of games, with a header line.
pub fn table_of<'a>(games: impl IntoIterator<Item = &'a Summary>) -> Result<String, Trouble> {
    csv_of(games.into_iter().map(|game| GameRow {
        ended: game.played.when.to_string(),
        player: &game.played.by,
        rules: game.rules.to_text(),
        sitters: game.played.seating.to_text(),
        result: game.result.name(),
        points: game.own_points(),
        best_other_points: game.best_other_points(),
        practice: game.played.practice,
        seconds: game.played.took.as_secs(),
        hands: game.hands,
        deal: game.played.number,
        game: game.played.id.to_string(),
    }))
}

/// A figure as a row. A figure about games counts the games. A figure about hands shows the player
/// beside all others.
#[derive(Serialize, Default)]
struct Figure {
    what: &'static str,
    of: String,
    games: Option<u32>,
    won: Option<u32>,
    share: Option<f64>,
    share_low: Option<f64>,
    share_high: Option<f64>,
    own: Option<f64>,
    others: Option<f64>,
}

impl Figure {
    fn of_games(what: &'static str, of: String, rate: Rate) -> Figure {
        let [share_low, share_high] = rate.interval().map_or([None; 2], |ends| ends.map(Some));
        let (games, won, share) = (Some(rate.of), Some(rate.won), rate.share());
        Figure { what, of, games, won, share, share_low, share_high, ..Figure::default() }
    }

    fn of_hands(what: &'static str, of: String, [own, others]: [Option<f64>; 2]) -> Figure {
        Figure { what, of, own, others, ..Figure::default() }
    }
}

/// A table of statistics, with a header line.
pub fn table_of_sums(sums: &Sums, qualities: &Qualities) -> Result<String, Trouble> {
    csv_of(figures_of_games(sums).into_iter().chain(figures_of_hands(sums)).chain(figures_of_quality(qualities)))
}

fn name_of_game(key: GameKey) -> &'static str {
    key.game().map_or("own options", Preset::name)
}

fn figures_of_games(sums: &Sums) -> Vec<Figure> {
    let mut rows = vec![Figure::of_games("games", String::new(), sums.won)];
    let of_game = |(key, rate): (&GameKey, &Rate)| Figure::of_games("game", name_of_game(*key).to_owned(), *rate);
    rows.extend(sums.by_game.iter().map(of_game));
    rows.extend(sums.by_level.iter().map(|(level, rate)| Figure::of_games("level", level.to_string(), *rate)));
    rows.extend(sums.people.iter().map(figure_of_people));
    rows
}

/// The share of games won with and against these people, as in "muggins with Ann against Ben,
/// Cleo".
fn figure_of_people(met: &Met) -> Figure {
    let game = met.game.map_or("own options", Preset::name);
    let groups = [("with", &met.partners), ("against", &met.opponents)].into_iter().filter(|(_, who)| !who.is_empty());
    let names = groups.map(|(word, who)| {
        let names: Vec<&str> = who.iter().map(Person::name).collect();
        format!(" {word} {}", names.join(", "))
    });
    let rate = Rate { won: met.wins.won, of: met.wins.plain() };
    Figure::of_games("people", format!("{game}{}", names.collect::<String>()), rate)
}

fn figures_of_hands(sums: &Sums) -> Vec<Figure> {
    let sides = [&sums.own, &sums.others];
    let row = |what, of: &str, number: &dyn Fn(&SideSums) -> Option<f64>| {
        Figure::of_hands(what, of.to_owned(), sides.map(number))
    };
    let points = |of: &str, number: fn(&SideSums) -> i32| row("points", of, &|side| Some(number(side).into()));
    let alone = |what, number: u32| Figure::of_hands(what, String::new(), [Some(number.into()), None]);
    let took = sums.best.fastest_win.as_ref().map(|game| game.played.took.as_secs_f64());
    let ahead = sums.best.highest_win.as_ref().map(|game| [game.own_points(), game.best_other_points()]);
    vec![
        row("points a hand", "", &|side| side.points.mean()),
        row("most points in a hand", "", &|side| side.points.most().map(f64::from)),
        row("best play", "", &|side| Some(side.sources.best_play.into())),
        row("bones drawn a hand", "", &SideSums::draws_a_hand),
        points("plays", |side| side.sources.plays),
        points("firecrackers", |side| side.sources.firecrackers),
        points("going out", |side| side.sources.going_out),
        points("blocked hands", |side| side.sources.blocked),
        alone("hands", sums.hands()),
        alone("hands blocked", sums.blocked),
        alone("games drawn", sums.drawn),
        Figure::of_hands("games in a row", String::new(), sums.best.longest.map(|games| Some(games.into()))),
        Figure::of_hands("seconds of the fastest win", String::new(), [took, None]),
        Figure::of_hands(
            "points of the highest win",
            String::new(),
            ahead.map_or([None; 2], |points| points.map(|points| Some(points.into()))),
        ),
    ]
}

/// How well the player played in all judged games, and in each game with its number of players.
fn figures_of_quality(qualities: &Qualities) -> Vec<Figure> {
    let of = |of: String, quality: &Quality| {
        let Quality { games, given, .. } = quality;
        let [low, high] = given.interval().map_or([None; 2], |ends| ends.map(Some));
        let told = [
            ("games judged", Some((*games).into())),
            ("decisions", Some(given.decisions.into())),
            ("cost per decision", Some(given.mean())),
            ("cost at least", low),
            ("cost at most", high),
            ("accuracy", given.accuracy()),
            ("share without luck", quality.without_luck()),
        ];
        told.map(|(what, own)| Figure::of_hands(what, of.clone(), [own, None]))
    };
    let games =
        qualities.by_game.iter().map(|((key, seats), quality)| (format!("{} {seats}", name_of_game(*key)), quality));
    let all = (qualities.all.games > 0).then(|| (String::new(), &qualities.all));
    all.into_iter().chain(games).flat_map(|(name, quality)| of(name, quality)).collect()
}
