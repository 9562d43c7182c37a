//! How well the player plays: what a decision costs, how exactly that is known, and the results
//! without luck.

use super::super::{Look, parts};
use super::table::{FigureRow, Section, percent, show};
use super::{FEW, headline};
use crate::nestor::judge::levels::{losses, range};
use crate::stats::{GameKey, Qualities, Quality};
use crate::ui::words::{Message, Words};
use crate::{msg, say};
use egui::Ui;

/// Shows the page for so many games, as far as they are judged.
pub(super) fn page(ui: &mut Ui, look: Look<'_>, qualities: &Qualities, games: u32) {
    let (words, all) = (look.words, &qualities.all);
    let args = [("judged", all.games.into()), ("all", games.into())];
    let judged = words.format(msg!("quality-judged"), &args);
    if all.games == 0 {
        return parts::paragraph(ui, look.theme, &judged);
    }
    let games = words.games_in_100(all.given.mean());
    headline(ui, look, &say!(words, "lead-quality", games: games));
    parts::aside(ui, look.theme, &judged);
    show(ui, look, &[whole(words, all)]);
    for about in [msg!("quality-given-about"), msg!("quality-accuracy-about"), msg!("quality-luck-about")] {
        parts::aside(ui, look.theme, words.get(about));
    }
    show(ui, look, &[by_game(words, qualities)]);
}

/// The fewest games that a level is told from.
const SEVERAL: u32 = 10;

/// The headings of a section with a row for a number of games.
const COLUMNS: [Message; 2] = [msg!("quality-column-given"), msg!("quality-accuracy")];

/// Returns its part of the table.
pub(super) fn sections(words: &Words, qualities: &Qualities) -> Vec<Section> {
    if qualities.all.games == 0 {
        return Vec::new();
    }
    vec![whole(words, &qualities.all), by_game(words, qualities)]
}

fn whole(words: &Words, all: &Quality) -> Section {
    let row = |word, figure| FigureRow::alone(words, word, figure);
    let share = |share: Option<f64>| share.map(|share| percent(words, share)).unwrap_or_default();
    let [doubtful, bad, blunders] = all.given.marks;
    let marks = [("doubtful", doubtful.into()), ("bad", bad.into()), ("blunders", blunders.into())];
    let rows = [
        row(msg!("quality-given"), given(words, all)),
        row(msg!("quality-accuracy"), accuracy(words, all)),
        row(msg!("quality-decisions"), words.number(all.given.decisions.into(), 0)),
        row(msg!("quality-marks"), words.format(msg!("quality-marks-told"), &marks)),
        row(msg!("quality-results"), share(all.with_luck())),
        row(msg!("quality-without-luck"), share(all.without_luck())),
    ];
    Section::new(words, msg!("statistics-page-quality"), None, rows)
}

fn by_game(words: &Words, qualities: &Qualities) -> Section {
    let rows = qualities.by_game.iter().map(|(&(key, seats), quality)| {
        let (name, level) = (words.game(key.game()), level(words, key, seats, quality));
        let args = [("game", name.into()), ("players", seats.into()), ("level", level.into())];
        FigureRow {
            name: words.format(msg!("quality-of-game"), &args),
            cells: [given(words, quality), accuracy(words, quality)],
        }
    });
    Section::new(words, msg!("statistics-by-game"), Some(COLUMNS), rows)
}

/// Returns what a decision costs, and in which range that lies in the long run.
fn given(words: &Words, quality: &Quality) -> String {
    let told = |share: f64| words.percent_to(100.0 * share, 1);
    let mean = told(quality.given.mean());
    let known = quality.given.interval().filter(|_| quality.games >= FEW);
    let Some([low, high]) = known.map(|ends| ends.map(told)) else { return mean };
    say!(words, "quality-given-told", mean: mean, low: low, high: high)
}

/// Returns the accuracy in hundredths.
fn accuracy(words: &Words, quality: &Quality) -> String {
    quality.given.accuracy().map(|accuracy| words.number(100.0 * accuracy, 1)).unwrap_or_default()
}

/// Returns the levels between which the player surely stands, as far as the levels were measured in
/// this game, and from how many games that is known. A few games say too little.
fn level(words: &Words, key: GameKey, seats: usize, quality: &Quality) -> String {
    let Some(rules) = key.game().and_then(|game| game.rules(seats).ok()).filter(|rules| !losses(rules).is_empty())
    else {
        return say!(words, "quality-no-level").to_owned();
    };
    if quality.games < SEVERAL {
        let games = [("count", quality.games.into()), ("least", SEVERAL.into())];
        return words.format(msg!("quality-level-later"), &games);
    }
    let found = quality.given.accuracy_interval().and_then(|ends| range(&rules, ends));
    let level = found.and_then(|found| words.standing(found));
    match level {
        Some(level) => say!(words, "quality-level-from", level: level, count: quality.games),
        None => say!(words, "quality-no-level").to_owned(),
    }
}
