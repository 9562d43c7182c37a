//! The other table: the deals of games that were played, played again by a Nestor in the player's place, and hand by hand who did more with the same bones.

use super::{Look, Sheet, parts, tally::level_word};
use crate::arena::duplicate::{Hand, done_better};
use crate::nestor::Level;
use crate::ui::words::{Value, Words};
use egui::{Align2, Context, FontId, ProgressBar, Rect, Response, Sense, Ui, WidgetInfo, accesskit::Role, pos2, vec2};

/// The height of a row of the table.
const ROW: f32 = 26.0;
/// The columns of figures by their messages, from the left.
const COLUMNS: [&str; 3] = ["you", "nestor", "other-difference"];

/// The window while it is open.
#[derive(Clone, PartialEq, Debug)]
pub struct OtherTableWindow {
    /// How many games are played again.
    games: usize,
    level: Level,
    /// How much is done, from 0 to 1, once it was begun.
    done: Option<f64>,
    /// The hands that were played, each with the number of its game.
    hands: Vec<(usize, Hand)>,
    /// How many games could not be read.
    gone: usize,
}

/// What is told of the hands while they are played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum News {
    /// A hand of a game was played.
    Hand(usize, Hand),
    /// So much is done, from 0 to 1.
    Done(f64),
    /// A game cannot be read.
    Gone,
}

/// What was chosen in the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OtherTableChoice {
    /// To close it.
    Close,
    /// To let a Nestor of this level play.
    Begin(Level),
    /// To let nobody play on, for another level was chosen.
    Stop,
}

impl OtherTableWindow {
    /// A window for so many games.
    pub const fn new(games: usize) -> OtherTableWindow {
        OtherTableWindow { games, level: Level::Tough, done: None, hands: Vec::new(), gone: 0 }
    }

    /// Takes in what was told.
    pub fn hear(&mut self, news: News) {
        match news {
            News::Hand(game, hand) => self.hands.push((game, hand)),
            News::Done(done) => self.done = Some(done),
            News::Gone => self.gone += 1,
        }
    }

    /// Shows the window. Returns what was chosen in it.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>) -> Option<OtherTableChoice> {
        let buttons: &[&str] = if self.done.is_none() { &["close", "other-begin"] } else { &["close"] };
        let sheet = Sheet { title: "command-other-table", width: 620.0, buttons, page: 0, ready: true };
        let shown = sheet.show(ctx, look, |ui| self.body(ui, look));
        match shown.pressed {
            Some(1) => {
                *self = OtherTableWindow { level: self.level, done: Some(0.0), ..OtherTableWindow::new(self.games) };
                Some(OtherTableChoice::Begin(self.level))
            }
            Some(_) => Some(OtherTableChoice::Close),
            None if shown.left => Some(OtherTableChoice::Close),
            None => shown.body.then_some(OtherTableChoice::Stop),
        }
    }

    /// Returns whether another level was chosen.
    fn body(&mut self, ui: &mut Ui, look: Look<'_>) -> bool {
        let words = look.words;
        parts::paragraph(ui, look.theme, words.get("other-about"));
        let levels = Level::ALL.map(|level| (words.get(level_word(level)).to_owned(), level));
        let changed = parts::choice(ui, look.theme, words.get("other-level"), "", &levels, &mut self.level);
        if changed {
            // What another has played says nothing of this one.
            *self = OtherTableWindow { level: self.level, ..OtherTableWindow::new(self.games) };
        }
        if let Some(done) = self.done {
            self.course(ui, look, done);
        }
        changed
    }

    /// How far it is, and what it has come to.
    fn course(&self, ui: &mut Ui, look: Look<'_>, done: f64) {
        let words = look.words;
        if done < 1.0 {
            let told = words.format("other-playing", &[("share", words.percent(100.0 * done).into())]);
            let bar = ui.add(ProgressBar::new(done as f32).fill(look.theme.lit()).desired_height(6.0));
            bar.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &told));
            parts::aside(ui, look.theme, &told);
        }
        if self.gone > 0 {
            parts::remark(ui, look.theme, &words.format("other-gone", &[("count", self.gone.into())]));
        }
        if !self.hands.is_empty() {
            self.verdict(ui, look);
            self.table(ui, look);
        } else if done >= 1.0 {
            parts::paragraph(ui, look.theme, words.get("other-none"));
        }
    }

    /// Who did more with the same bones, in words.
    fn verdict(&self, ui: &mut Ui, look: Look<'_>) {
        let words = look.words;
        let (here, there) = self.sums();
        let by: [(&str, Value<'_>); 1] = [("points", figure(words, (here - there).abs()).into())];
        let verdict = match here - there {
            more if more > 0.0 => words.format("other-better", &by),
            less if less < 0.0 => words.format("other-worse", &by),
            _ => words.get("other-same").to_owned(),
        };
        parts::remark(ui, look.theme, &verdict);
        let hands: Vec<Hand> = self.hands.iter().map(|(_, hand)| *hand).collect();
        if hands.len() > 1 {
            let mean = done_better(&hands);
            let told = [("mean", mean.mean), ("low", mean.low), ("high", mean.high)];
            let told = told.map(|(name, value)| (name, Value::from(signed(words.number(value, 1), value))));
            parts::aside(ui, look.theme, &words.format("other-mean", &told));
        }
    }

    /// What was gained in all, here and there.
    fn sums(&self) -> (f64, f64) {
        let here = self.hands.iter().filter_map(|(_, hand)| hand.here).sum();
        (here, self.hands.iter().map(|(_, hand)| hand.there).sum())
    }

    fn table(&self, ui: &mut Ui, look: Look<'_>) {
        let words = look.words;
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.add_space(6.0);
        columns(ui, look, (words.get("other-gained"), &COLUMNS.map(|word| words.get(word).to_owned())), false);
        parts::rule(ui, look.theme);
        for (game, hand) in &self.hands {
            let told = [("game", (game + 1).into()), ("hand", hand.number.into())];
            let name = words.format(if self.games > 1 { "other-game-hand" } else { "other-hand" }, &told);
            row(ui, look, (&name, &figures(words, hand.here.unwrap_or(0.0), hand.there)), false);
        }
        parts::rule(ui, look.theme);
        let (here, there) = self.sums();
        row(ui, look, (words.get("other-sum"), &figures(words, here, there)), true);
    }
}

/// The figures of a row.
fn figures(words: &Words, here: f64, there: f64) -> [String; COLUMNS.len()] {
    [here, there, here - there].map(|value| signed(figure(words, value), value))
}

/// A number of points; where there are several others, their mean may have a part behind the point.
fn figure(words: &Words, value: f64) -> String {
    words.number(value, usize::from(value.fract().abs() > 0.05))
}

/// A figure with its sign.
fn signed(figure: String, value: f64) -> String {
    if value > 0.0 { format!("+{figure}") } else { figure }
}

/// A row of the table as it is read and read aloud.
fn row(ui: &mut Ui, look: Look<'_>, (name, figures): (&str, &[String; COLUMNS.len()]), strong: bool) {
    let told = COLUMNS.iter().zip(figures).map(|(word, figure)| format!("{} {figure}", look.words.get(word)));
    let spoken = format!("{name}: {}", told.collect::<Vec<_>>().join(", "));
    let response = columns(ui, look, (name, figures), strong);
    response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &spoken));
}

/// What the rows are of at the left, and the columns.
fn columns(ui: &mut Ui, look: Look<'_>, (name, columns): (&str, &[String; COLUMNS.len()]), strong: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let font = FontId::proportional(if strong { 15.5 } else { 14.5 });
    let wide = 0.2 * rect.width();
    let named = Rect::from_min_max(rect.min, pos2(rect.right() - 3.0 * wide, rect.bottom()));
    let ink = look.theme.text_color();
    ui.painter_at(named).text(named.left_center(), Align2::LEFT_CENTER, name, font.clone(), ink);
    for (at, text) in columns.iter().enumerate() {
        let right = rect.right() - wide * (COLUMNS.len() - 1 - at) as f32;
        let color = if at + 1 == COLUMNS.len() { look.theme.lit() } else { ink };
        ui.painter().text(pos2(right, rect.center().y), Align2::RIGHT_CENTER, text, font.clone(), color);
    }
    response
}
