//! The share of games won: all together, by game, by level and with other people.

use super::super::{Look, parts};
use super::first::sentence;
use super::table::{rate_spoken, rate_texts, rates};
use super::{FEW, NARROW, headline, tell};
use crate::msg;
use crate::stats::{Rate, Sums};
use crate::ui::paint::{Face, larger_letters, text_face};
use egui::{Align2, Rect, Ui, accesskit::Role, pos2, vec2};

const ROW: f32 = 28.0;
/// The part of its width for the name.
const NAME: f32 = 0.36;
/// The width for the figures on its right.
const FIGURES: f32 = 112.0;
/// The height of a bar.
const BAR: f32 = 8.0;

pub(super) fn page(ui: &mut Ui, look: Look<'_>, sums: &Sums) {
    let words = look.words;
    if sums.won.of > 0 {
        headline(ui, look, &sentence(words, sums.won));
    }
    let [games, levels, people] = rates(words, sums);
    for (title, rates) in
        [(msg!("statistics-by-game"), games), (msg!("statistics-by-level"), levels), (msg!("tally-people"), people)]
    {
        if !rates.is_empty() {
            parts::chapter(ui, look.theme, words.get(title));
        }
        for (name, rate) in rates {
            row(ui, look, &name, rate);
        }
    }
}

/// Whether there is room for the bars. Without them a share is only written, below its name.
fn has_bars(ui: &Ui) -> bool {
    ui.available_width() >= NARROW * larger_letters(ui.ctx())
}

/// Returns the place from 0% to 100% in a row.
fn bar_in(ui: &Ui, row: Rect) -> Rect {
    let figures = FIGURES * larger_letters(ui.ctx());
    let (left, right) = (row.left() + NAME * row.width(), row.right() - figures);
    Rect::from_center_size(pos2(0.5 * (left + right), row.center().y), vec2(right - left, BAR))
}

/// Draws one share as a bar. A share of few games is only written.
fn row(ui: &mut Ui, look: Look<'_>, name: &str, rate: Rate) {
    let Some(share) = rate.share() else { return };
    let (font, text) = (text_face(ui.ctx(), 14.0), look.theme.text_color());
    let (width, line, is_bar) = (ui.available_width(), ROW * larger_letters(ui.ctx()), has_bars(ui));
    let room = if is_bar { NAME * width - 8.0 } else { width };
    let title = ui.painter().layout(name.to_owned(), font.clone(), text, room);
    let spoken = rate_spoken(look.words, name, rate);
    let named = if is_bar { line.max(title.size().y + 4.0) } else { title.size().y };
    let high = if is_bar { named } else { named + line };
    let (rect, response) = parts::area(ui, vec2(width, high), Role::Label, &spoken);
    let painter = ui.painter_at(rect);
    painter.galley(pos2(rect.left(), rect.top() + 0.5 * (named - title.size().y)), title, text);
    let [figures, _] = rate_texts(look.words, rate);
    let at = rect.with_min_y(rect.bottom() - if is_bar { named } else { line }).right_center();
    painter.text(at, Align2::RIGHT_CENTER, figures, font, text);
    if is_bar && rate.of >= FEW {
        let whole = bar_in(ui, rect);
        painter.rect_filled(whole, 0.5 * BAR, look.theme.rule());
        let won = whole.with_max_x(whole.left() + share as f32 * whole.width());
        painter.rect_filled(won, 0.5 * BAR, look.theme.figure(Face::Played(0)));
    }
    tell(&response, &spoken);
}
