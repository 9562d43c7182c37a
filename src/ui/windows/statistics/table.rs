//! All figures as a table, which a screen reader reads row by row.

use super::super::{Look, parts};
use super::{FEW, NARROW, day};
use crate::career::{Met, Summary};
use crate::stats::{BestGames, Rate, SideSums, Sources, Sums};
use crate::ui::paint::{larger_letters, text_face};
use crate::ui::words::met_name;
use crate::ui::words::{Message, Words};
use crate::{msg, say};
use egui::{Align2, Color32, Sense, Ui, accesskit::Role, pos2, vec2};
use jiff::tz::TimeZone;

pub(in crate::ui::windows) struct Section {
    title: String,
    /// The headings of the two columns. Empty if they need none.
    heads: [String; 2],
    rows: Vec<FigureRow>,
}

impl Section {
    /// Makes a section from its title and its headings, which are messages.
    pub(super) fn new(
        words: &Words,
        title: Message,
        heads: Option<[Message; 2]>,
        rows: impl IntoIterator<Item = FigureRow>,
    ) -> Section {
        let heads = heads.map(|heads| heads.map(|head| words.get(head).to_owned())).unwrap_or_default();
        Section { title: words.get(title).to_owned(), heads, rows: rows.into_iter().collect() }
    }
}

pub(super) struct FigureRow {
    pub(super) name: String,
    pub(super) cells: [String; 2],
}

impl FigureRow {
    /// Makes a row with one figure and a message for its name.
    pub(super) fn alone(words: &Words, word: Message, figure: String) -> FigureRow {
        FigureRow { name: words.get(word).to_owned(), cells: [String::new(), figure] }
    }
}

type PointsOf = fn(&Sources) -> i32;

/// The sources of points, each with its message.
const SOURCES: [(Message, PointsOf); 4] = [
    (msg!("source-plays"), |sources| sources.plays),
    (msg!("source-firecrackers"), |sources| sources.firecrackers),
    (msg!("source-going-out"), |sources| sources.going_out),
    (msg!("source-blocked"), |sources| sources.blocked),
];

pub(super) fn all(words: &Words, sums: &Sums, zone: &TimeZone) -> Vec<Section> {
    let mut sections = won(words, sums);
    sections.extend([a_hand(words, sums), sources(words, sums), records(words, sums, zone)]);
    sections
}

pub(super) fn percent(words: &Words, share: f64) -> String {
    words.percent(100.0 * share)
}

/// Returns the share won, and where it lies in the long run once there are games enough to say so.
pub(super) fn rate_texts(words: &Words, rate: Rate) -> [String; 2] {
    let (Some(share), Some([low, high])) = (rate.share(), rate.interval()) else { return Default::default() };
    let count = ("count", words.number(rate.of.into(), 0).into());
    if rate.of < FEW {
        return [words.format(msg!("statistics-share"), &[("share", rate.won.into()), count]), String::new()];
    }
    let share = [("share", percent(words, share).into()), count];
    let [low, high] = [low, high].map(|share| percent(words, share).into());
    [
        words.format(msg!("statistics-share"), &share),
        words.format(msg!("statistics-interval"), &[("low", low), ("high", high)]),
    ]
}

/// Returns the same as a sentence that starts with a name.
pub(super) fn rate_spoken(words: &Words, name: &str, rate: Rate) -> String {
    let [share, interval] = rate_texts(words, rate);
    let id = if interval.is_empty() { msg!("statistics-few-spoken") } else { msg!("statistics-rate-spoken") };
    words.format(id, &[("name", name.into()), ("share", share.into()), ("interval", interval.into())])
}

/// Returns the share won of each game, against each level, and with and against other people.
pub(super) fn rates(words: &Words, sums: &Sums) -> [Vec<(String, Rate)>; 3] {
    let rate = |met: &Met| Rate { won: met.wins.won, of: met.wins.plain() };
    let name = |met: &Met| format!("{}, {}", words.game(met.game), met_name(words, met));
    [
        sums.by_game.iter().map(|(key, rate)| (words.game(key.game()).to_owned(), *rate)).collect(),
        sums.by_level.iter().map(|(level, rate)| (words.level(*level).to_owned(), *rate)).collect(),
        sums.people.iter().map(|met| (name(met), rate(met))).collect(),
    ]
}

fn part_of(words: &Words, part: f64, all: f64) -> String {
    let share = percent(words, if all > 0.0 { part / all } else { 0.0 });
    say!(words, "statistics-part", count: words.number(part, 0), share: share)
}

fn won(words: &Words, sums: &Sums) -> Vec<Section> {
    let section = |title: Message, rates: Vec<(String, Rate)>| {
        let rows = rates.into_iter().map(|(name, rate)| FigureRow { name, cells: rate_texts(words, rate) });
        let heads = [msg!("statistics-column-won"), msg!("statistics-column-interval")];
        Section::new(words, title, Some(heads), rows)
    };
    let [games, levels, people] = rates(words, sums);
    vec![
        section(msg!("statistics-page-won"), vec![(say!(words, "pick-any-game").to_owned(), sums.won)]),
        section(msg!("statistics-by-game"), games),
        section(msg!("statistics-by-level"), levels),
        section(msg!("tally-people"), people),
    ]
}

/// The headings of a section that compares the player with the others.
const BOTH: [Message; 2] = [msg!("you"), msg!("nestor")];

fn a_hand(words: &Words, sums: &Sums) -> Section {
    let row = |word: Message, figure: &dyn Fn(&SideSums) -> Option<String>| FigureRow {
        name: words.get(word).to_owned(),
        cells: [&sums.own, &sums.others].map(|side| figure(side).unwrap_or_default()),
    };
    let whole = |points: i32| words.number(points.into(), 0);
    let scores = sums.own.sources.best_play.max(sums.others.sources.best_play) > 0;
    let rows = [
        row(msg!("statistics-mean"), &|side| side.points.mean().map(|mean| words.number(mean, 1))),
        row(msg!("statistics-most"), &|side| side.points.most().map(|most| whole(most.into()))),
        row(msg!("statistics-best-play"), &|side| scores.then(|| whole(side.sources.best_play))),
        row(msg!("statistics-draws"), &|side| side.draws_a_hand().map(|draws| words.number(draws, 2))),
    ];
    let rows = rows.into_iter().filter(|row| row.cells != [const { String::new() }; 2]);
    Section::new(words, msg!("statistics-a-hand"), Some(BOTH), rows)
}

fn sources(words: &Words, sums: &Sums) -> Section {
    let row = |(word, points): (Message, PointsOf)| FigureRow {
        name: words.get(word).to_owned(),
        cells: [&sums.own.sources, &sums.others.sources]
            .map(|sources| part_of(words, points(sources).into(), sources.all().into())),
    };
    let brings =
        |(_, points): &(Message, PointsOf)| [&sums.own, &sums.others].iter().any(|side| points(&side.sources) != 0);
    Section::new(words, msg!("statistics-sources"), Some(BOTH), SOURCES.into_iter().filter(brings).map(row))
}

/// A streak has at least so many games. One game is none.
const STREAK: u32 = 2;

/// Returns the figures of the best games. Losing is no best.
pub(in crate::ui::windows) fn bests(words: &Words, best: &BestGames, zone: &TimeZone) -> Section {
    let streak = streak(words, msg!("statistics-wins-in-a-row"), best.longest[0]);
    Section::new(words, msg!("tally-bests"), None, streak.into_iter().chain(best_wins(words, best, zone)))
}

fn streak(words: &Words, word: Message, games: u32) -> Option<FigureRow> {
    (games >= STREAK).then(|| FigureRow::alone(words, word, words.number(games.into(), 0)))
}

/// The fastest win and the one by the most points.
fn best_wins(words: &Words, best: &BestGames, zone: &TimeZone) -> Vec<FigureRow> {
    let of_game = |word, game: &Summary, figure: String| {
        let (name, when) = (words.game(game.game()), day(game.played.when, zone));
        let args = [("figure", figure.into()), ("game", name.into()), ("when", when.into())];
        FigureRow::alone(words, word, words.format(msg!("statistics-of-game"), &args))
    };
    let fastest = best.fastest_win.as_ref().map(|game| {
        let seconds = game.played.took.as_secs();
        of_game(msg!("statistics-fastest-win"), game, format!("{}:{:02}", seconds / 60, seconds % 60))
    });
    let highest = best.highest_win.as_ref().map(|game| {
        of_game(msg!("statistics-highest-win"), game, format!("{} : {}", game.own_points(), game.best_other_points()))
    });
    fastest.into_iter().chain(highest).collect()
}

fn records(words: &Words, sums: &Sums, zone: &TimeZone) -> Section {
    let row = |word, figure| FigureRow::alone(words, word, figure);
    let count = |count: u32| words.number(count.into(), 0);
    let streaks =
        [msg!("statistics-wins-in-a-row"), msg!("statistics-losses-in-a-row")].into_iter().zip(sums.best.longest);
    let mut rows: Vec<FigureRow> = streaks.filter_map(|(word, games)| streak(words, word, games)).collect();
    rows.extend(best_wins(words, &sums.best, zone));
    rows.extend((sums.drawn > 0).then(|| row(msg!("statistics-drawn"), count(sums.drawn))));
    rows.extend([
        row(msg!("statistics-hands"), count(sums.hands())),
        row(msg!("statistics-blocked"), part_of(words, sums.blocked.into(), sums.hands().into())),
    ]);
    Section::new(words, msg!("statistics-records"), None, rows)
}

const COLUMN: f32 = 116.0;
/// The least width for a name beside its figures.
const NAME: f32 = 80.0;

pub(in crate::ui::windows) fn show(ui: &mut Ui, look: Look<'_>, sections: &[Section]) {
    for section in sections.iter().filter(|section| !section.rows.is_empty()) {
        parts::chapter(ui, look.theme, &section.title);
        let is_narrow = !has_columns(ui, section);
        if !is_narrow {
            heads(ui, look, &section.heads);
        }
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            for row in &section.rows {
                if is_narrow {
                    show_below(ui, look, section, row);
                } else {
                    show_row(ui, look, section, row);
                }
            }
        });
    }
}

/// Whether there is room for a name and two columns of figures in every row.
fn has_columns(ui: &Ui, section: &Section) -> bool {
    let larger = larger_letters(ui.ctx());
    let firsts = section.rows.iter().map(|row| &row.cells[0]).filter(|cell| !cell.is_empty());
    let widths = firsts.map(|cell| {
        let face = text_face(ui.ctx(), 15.0);
        COLUMN * larger + ui.painter().layout_no_wrap(cell.clone(), face, Color32::PLACEHOLDER).size().x
    });
    let widest = widths.fold(0.0, f32::max);
    ui.available_width() >= (widest + 12.0 + NAME * larger).max(NARROW * larger)
}

fn heads(ui: &mut Ui, look: Look<'_>, heads: &[String; 2]) {
    if heads.iter().all(String::is_empty) {
        return;
    }
    let larger = larger_letters(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0 * larger), Sense::hover());
    for (head, from_right) in heads.iter().zip([COLUMN * larger, 0.0]) {
        let at = pos2(rect.right() - from_right, rect.center().y);
        ui.painter().text(at, Align2::RIGHT_CENTER, head, text_face(ui.ctx(), 13.0), look.theme.quiet_text());
    }
}

fn show_row(ui: &mut Ui, look: Look<'_>, section: &Section, row: &FigureRow) {
    let (font, color) = (text_face(ui.ctx(), 15.0), look.theme.text_color());
    let column = COLUMN * larger_letters(ui.ctx());
    let painter = ui.painter().clone();
    let lay = |text: &str, width: f32| painter.layout(text.to_owned(), font.clone(), color, width);
    let width = ui.available_width();
    let cells = row.cells.each_ref().map(|cell| lay(cell, 0.5 * width));
    let taken = if row.cells[0].is_empty() { cells[1].size().x } else { column + cells[0].size().x };
    let name = lay(&row.name, (width - taken - 12.0).max(NAME));
    let height = cells.iter().map(|cell| cell.size().y).fold(name.size().y, f32::max) + 6.0;
    let (rect, _) = parts::area(ui, vec2(width, height), Role::Row, spoken(section, row));
    let top = rect.top() + 3.0;
    painter.galley(pos2(rect.left(), top), name, color);
    for (cell, from_right) in cells.into_iter().zip([column, 0.0]) {
        painter.galley(pos2(rect.right() - from_right - cell.size().x, top), cell, color);
    }
}

/// Shows a row with each figure and its heading in a line of their own below the name.
fn show_below(ui: &mut Ui, look: Look<'_>, section: &Section, row: &FigureRow) {
    let (color, quiet, width) = (look.theme.text_color(), look.theme.quiet_text(), ui.available_width());
    let (painter, ctx) = (ui.painter().clone(), ui.ctx().clone());
    let lay = |text: &str, size, ink, width| painter.layout(text.to_owned(), text_face(&ctx, size), ink, width);
    let name = lay(&row.name, 15.0, color, width);
    let shown = section.heads.iter().zip(&row.cells).filter(|(_, cell)| !cell.is_empty());
    let lines = shown.map(|(head, cell)| {
        let cell = lay(cell, 15.0, color, width);
        let room = width - cell.size().x - 8.0;
        let head = lay(head, 13.0, quiet, if room < 0.3 * width { width } else { room });
        let is_beside = head.size().x <= room;
        (head, cell, is_beside)
    });
    let lines: Vec<_> = lines.collect();
    let of_line = |head: f32, cell: f32, is_beside: bool| if is_beside { head.max(cell) } else { head + cell };
    let figures: f32 = lines.iter().map(|(head, cell, beside)| of_line(head.size().y, cell.size().y, *beside)).sum();
    let high = name.size().y + figures + 8.0;
    let (rect, _) = parts::area(ui, vec2(width, high), Role::Row, spoken(section, row));
    let mut top = rect.top() + name.size().y;
    painter.galley(rect.min, name, color);
    for (head, cell, is_beside) in lines {
        let high = of_line(head.size().y, cell.size().y, is_beside);
        let below = pos2(rect.right() - cell.size().x, top + high - cell.size().y);
        painter.galley(pos2(rect.left(), top), head, quiet);
        painter.galley(below, cell, color);
        top += high;
    }
}

fn spoken(section: &Section, row: &FigureRow) -> String {
    let told = section.heads.iter().zip(&row.cells).filter(|(_, cell)| !cell.is_empty());
    let told: Vec<String> =
        told.map(|(head, cell)| if head.is_empty() { cell.clone() } else { format!("{head} {cell}") }).collect();
    format!("{}: {}", row.name, told.join(", "))
}
