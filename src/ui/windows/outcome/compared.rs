//! Compares the results of the same deals here and at the other table: each hand, the total, and a
//! verdict in words.

use crate::arena::duplicate::Comparison;
use crate::ui::paint::{larger_letters, text_face};
use crate::ui::windows::{Look, parts};
use crate::ui::words::{Message, Value, Words};
use crate::{msg, say};
use egui::{Align2, Color32, Rect, Response, Sense, Ui, WidgetInfo, accesskit::Role, pos2, text::LayoutJob, vec2};

const ROW: f32 = 26.0;
/// The least width of a figure.
const FIGURE: f32 = 34.0;
/// The width of all columns of figures, as a share of the table, and its minimum.
const WIDE: (f32, f32) = (0.6, 186.0);
/// The columns of figures by their messages, from left to right.
const COLUMNS: [Message; 3] = [msg!("you"), msg!("nestor"), msg!("other-difference")];

/// Says which table did better with the same bones.
pub(crate) fn verdict(ui: &mut Ui, look: Look<'_>, hands: &[Comparison]) {
    let words = look.words;
    let (here, there) = sums(hands);
    let by: [(&str, Value<'_>); 1] = [("points", ((10.0 * (here - there).abs()).round() / 10.0).into())];
    let verdict = match here - there {
        more if more > 0.0 => words.format(msg!("other-better"), &by),
        less if less < 0.0 => words.format(msg!("other-worse"), &by),
        _ => say!(words, "other-same").to_owned(),
    };
    parts::lead(ui, look.theme, &verdict);
}

/// Shows the figures of each hand, with a name for each, and the totals.
pub(crate) fn table(ui: &mut Ui, look: Look<'_>, hands: &[Comparison], name: impl Fn(usize) -> String) {
    let words = look.words;
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.add_space(6.0);
    columns(ui, look, say!(words, "other-gained"), &COLUMNS.map(|word| words.get(word).to_owned()), false);
    parts::rule(ui, look.theme);
    for (at, hand) in hands.iter().enumerate() {
        row(ui, look, &name(at), &figures(words, hand.here.unwrap_or(0.0), hand.there), false);
    }
    parts::rule(ui, look.theme);
    let (here, there) = sums(hands);
    row(ui, look, say!(words, "other-sum"), &figures(words, here, there), true);
}

fn sums(hands: &[Comparison]) -> (f64, f64) {
    (hands.iter().filter_map(|hand| hand.here).sum(), hands.iter().map(|hand| hand.there).sum())
}

fn figures(words: &Words, here: f64, there: f64) -> [String; COLUMNS.len()] {
    [here, there, here - there].map(|value| signed(figure(words, value), value))
}

/// Returns a number of points. With several other players, their mean may have a decimal.
pub(crate) fn figure(words: &Words, value: f64) -> String {
    words.number(value, usize::from(value.fract().abs() > 0.05))
}

pub(crate) fn signed(figure: String, value: f64) -> String {
    if value > 0.0 { format!("+{figure}") } else { figure }
}

fn row(ui: &mut Ui, look: Look<'_>, name: &str, figures: &[String; COLUMNS.len()], strong: bool) {
    let told = COLUMNS.into_iter().zip(figures).map(|(word, figure)| format!("{} {figure}", look.words.get(word)));
    let spoken = format!("{name}: {}", told.collect::<Vec<_>>().join(", "));
    let response = columns(ui, look, name, figures, strong);
    response.widget_info(|| WidgetInfo::labeled(Role::Row, true, &spoken));
}

/// Draws the columns of a row: its name on the left, then the figures. Where a figure has less than its
/// room, they are below the name, in as many lines as they need.
pub(crate) fn columns(ui: &mut Ui, look: Look<'_>, name: &str, columns: &[String], strong: bool) -> Response {
    let (width, larger) = (ui.available_width(), larger_letters(ui.ctx()));
    let (high, beside) = (ROW * larger, (WIDE.0 * width).max(WIDE.1));
    let is_below = beside / (columns.len() as f32) < FIGURE * larger;
    let most = if is_below { ((width / (FIGURE * larger)) as usize).max(1) } else { columns.len() };
    let lines = columns.len().div_ceil(most);
    let each = columns.len().div_ceil(lines);
    let wide = if is_below { width } else { beside } / each as f32;
    let rows = lines + usize::from(is_below);
    let (rect, response) = ui.allocate_exact_size(vec2(width, rows as f32 * high), Sense::hover());
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let size = if strong { 15.5 } else { 14.5 };
    let named = Rect::from_min_size(rect.min, vec2(if is_below { width } else { width - beside }, high));
    let ink = look.theme.text_color();
    if fits(ui, named.width(), name, size) {
        fitting(ui, named, Align2::LEFT_CENTER, name, size, ink);
    } else {
        let job = LayoutJob::simple(name.to_owned(), text_face(ui.ctx(), 11.0), ink, named.width() - 4.0);
        let text = ui.painter().layout_job(job);
        ui.painter_at(named).galley(named.left_center() - vec2(0.0, 0.5 * text.size().y), text, ink);
    }
    // The figures of a row are of one size.
    let size = columns.iter().map(|text| fitted(ui, wide, text, size)).fold(size, f32::min);
    let first = rect.bottom() - lines as f32 * high;
    for (at, text) in columns.iter().enumerate() {
        let right = rect.right() - wide * (each - 1 - at % each) as f32;
        let corner = pos2(right - wide, first + (at / each) as f32 * high);
        let column = Rect::from_min_size(corner, vec2(wide, high));
        let color = if at + 1 == columns.len() { look.theme.lit() } else { ink };
        fitting(ui, column, Align2::RIGHT_CENTER, text, size, color);
    }
    response
}

/// Whether a text needs hardly smaller letters to fit into a row of this width.
pub(super) fn fits(ui: &Ui, width: f32, text: &str, size: f32) -> bool {
    fitted(ui, width, text, size) >= 0.8 * size
}

/// Draws a text in its place, in letters small enough to fit.
pub(super) fn fitting(ui: &Ui, place: Rect, align: Align2, text: &str, size: f32, color: Color32) {
    let size = fitted(ui, place.width(), text, size);
    let at = align.pos_in_rect(&place);
    ui.painter_at(place).text(at, align, text, text_face(ui.ctx(), size), color);
}

/// The size of letters, this one at most, with which a text fits into a row of this width.
fn fitted(ui: &Ui, width: f32, text: &str, size: f32) -> f32 {
    let face = text_face(ui.ctx(), size);
    let wide = ui.painter().layout_no_wrap(text.to_owned(), face, Color32::PLACEHOLDER).size().x;
    size * ((width - 6.0) / wide.max(1.0)).min(1.0)
}
