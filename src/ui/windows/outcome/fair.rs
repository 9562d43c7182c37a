//! "Is it fair?" shows what chance has given the player and Nestor next to what a fair deal gives,
//! and how anyone can check it.

use super::drawn::{DrawnGames, drawn_with_friends};
use crate::career::fairness::{Books, Measure, Share, Suspicion, Verdict};
use crate::ui::paint::{Face, larger_letters, text_face};
use crate::ui::windows::{Done, Look, Seen, Sheet, Window, give_way, parts};
use egui::{Context, Rect, Stroke, Ui, accesskit::Role, pos2, vec2};

/// With fewer hands than this there is little to say.
const FEW: u64 = 100;
/// The number of standard deviations shown on each side.
const WIDEST: f64 = 4.0;
/// The height of the line, and the least width of a window in which it is beside the figures.
const LINE: f32 = 26.0;
const BESIDE: f32 = 420.0;

/// The window while it is open.
pub struct FairWindow {
    drawn: DrawnGames,
}

impl FairWindow {
    /// Creates a window with all that is known of drawn hands.
    pub fn new(seen: &Seen<'_>) -> FairWindow {
        FairWindow { drawn: seen.games.map(|games| DrawnGames::of(games, seen.load)).unwrap_or_default() }
    }
}

impl Window for FairWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let sheet = Sheet { title: "command-fair", width: 680.0, buttons: &["close"], page: 0, ready: true };
        let books = (seen.books)();
        let shown = sheet.show(ctx, seen.look, |ui| body(ui, seen.look, &books, &self.drawn));
        // The statistics return if they were open before.
        give_way(shown.answer(&[None]))
    }
}

fn body(ui: &mut Ui, look: Look<'_>, books: &Books, drawn: &DrawnGames) {
    let (words, theme) = (look.words, look.theme);
    match books.verdict() {
        None => parts::paragraph(ui, theme, words.get("fair-empty")),
        Some(verdict) => {
            let (hands, others) = (words.number(books.hands as f64, 0), others_of(look, books));
            let args = [("hands", hands.into()), ("others", (&*others).into())];
            parts::paragraph(ui, theme, &words.format("fair-intro", &args));
            parts::remark(ui, theme, &verdict_in_words(look, &verdict));
            if books.hands < FEW {
                parts::aside(ui, theme, words.get("fair-few"));
            }
            for measure in Measure::ALL {
                parts::chapter(ui, theme, words.get(&format!("fair-{}", measure.name())));
                for (player, who, balance) in [(0, words.get("you"), &books.own), (1, &*others, &books.others)] {
                    share(ui, look, player, who, balance.share(measure));
                }
            }
            parts::aside(ui, theme, words.get("fair-line-about"));
        }
    }
    parts::aside(ui, theme, words.get("fair-left-out"));
    drawn_with_friends(ui, look, drawn);
    parts::chapter(ui, theme, words.get("fair-check"));
    for paragraph in ["fair-check-1", "fair-check-2", "fair-check-3"] {
        parts::paragraph(ui, theme, words.get(paragraph));
    }
}

/// The most names that fit beside the figures.
const MOST_NAMES: usize = 3;

/// Returns who the others were: Nestor, people by their names, or just the others if there were
/// many.
fn others_of(look: Look<'_>, books: &Books) -> String {
    let unnamed = look.words.get("game-person");
    let people = books.people.iter().map(|name| if name.is_empty() { unnamed } else { name });
    let names: Vec<&str> = people.chain(books.nestors.then(|| look.words.get("nestor"))).collect();
    if names.is_empty() || names.len() > MOST_NAMES {
        look.words.get("fair-others").to_owned()
    } else {
        look.words.list(&names).to_string()
    }
}

fn verdict_in_words(look: Look<'_>, verdict: &Verdict) -> String {
    let words = look.words;
    let Some(one_in) = verdict.one_in() else { return words.get("fair-verdict-usual").to_owned() };
    let word = match verdict.suspicion() {
        Suspicion::None => "fair-verdict-fair",
        Suspicion::Some => "fair-verdict-odd",
        Suspicion::Grave => "fair-verdict-grave",
    };
    words.format(word, &[("count", words.number(one_in as f64, 0).into())])
}

/// Shows what one side was given, what is fair, and how unlikely the difference is.
fn share(ui: &mut Ui, look: Look<'_>, player: u8, who: &str, share: &Share) {
    let words = look.words;
    let [given, fair] = [(share.given, 0), (share.fair, 1)].map(|(bones, decimals)| words.number(bones, decimals));
    let figures = [("who", who.into()), ("given", given.into()), ("fair", fair.into())];
    let figures = words.format("fair-figures", &figures);
    let likely = match (share.deviation(), share.one_in()) {
        (None, _) => words.get("fair-nothing").to_owned(),
        (_, None) => words.get("fair-usual").to_owned(),
        (Some(more), Some(count)) => {
            let word = if more > 0.0 { "fair-more" } else { "fair-less" };
            words.format(word, &[("count", words.number(count as f64, 0).into())])
        }
    };
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        line(ui, look, player, &figures, &likely, share.deviation());
        parts::aside(ui, look.theme, &likely);
    });
}

/// Shows the figures, with their distance from a fair deal as a dot on a line.
fn line(ui: &mut Ui, look: Look<'_>, player: u8, figures: &str, likely: &str, deviation: Option<f64>) {
    let (width, ink) = (ui.available_width(), look.theme.text_color());
    let is_beside = width >= BESIDE * larger_letters(ui.ctx());
    let room = if is_beside { 0.7 * width - 8.0 } else { width };
    let text = ui.painter().layout(figures.to_owned(), text_face(ui.ctx(), 15.0), ink, room);
    let (words, below) = (text.size().y.max(LINE), if is_beside { 0.0 } else { LINE });
    let told = format!("{figures}. {likely}");
    let (rect, _) = parts::area(ui, vec2(width, words + below), Role::Label, told);
    let painter = ui.painter_at(rect);
    let middle = rect.top() + 0.5 * words;
    painter.galley(pos2(rect.left(), middle - 0.5 * text.size().y), text, ink);
    let Some(deviation) = deviation else { return };
    let (left, center) =
        if is_beside { (rect.right() - 0.3 * width, middle) } else { (rect.left(), rect.bottom() - 0.5 * LINE) };
    let line = Rect::from_x_y_ranges(left..=rect.right(), (center - 0.5 * LINE)..=(center + 0.5 * LINE));
    let at = |by: f64| {
        let part = (by.clamp(-WIDEST, WIDEST) / WIDEST) as f32;
        pos2(line.center().x + 0.5 * part * (line.width() - 10.0), line.center().y)
    };
    // 95 of 100 cases lie within two standard deviations.
    let usual = Rect::from_center_size(line.center(), vec2(at(2.0).x - at(-2.0).x, 12.0));
    painter.rect_filled(usual, 3.0, look.theme.rule());
    let quiet = Stroke::new(1.0, look.theme.quiet_text());
    painter.line_segment([at(-WIDEST), at(WIDEST)], quiet);
    painter.vline(line.center().x, (line.center().y - 8.0)..=(line.center().y + 8.0), quiet);
    painter.circle(at(deviation), 5.0, look.theme.figure(Face::Played(player)), Stroke::new(1.5, look.theme.band()));
}
