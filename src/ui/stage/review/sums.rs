//! What each player lost by mistakes in a game: the number of decisions, the average cost, the
//! marks, and the levels the play falls between.

use super::verdict::marks_told;
use crate::engine::Seat;
use crate::review::Review;
use crate::ui::words::Names;
use crate::ui::{look::Look, parts, windows::Sheet};
use crate::{msg, say};
use egui::{Context, Ui};

/// Shows the window. Returns whether the player closed it.
pub(super) fn show(ctx: &Context, look: Look<'_>, review: &Review) -> bool {
    let sheet = Sheet { title: msg!("review-sums"), width: 520.0, buttons: &[msg!("close")], page: 0, ready: true };
    let shown = sheet.show(ctx, look, |ui| body(ui, look, review));
    shown.left || shown.pressed.is_some()
}

fn body(ui: &mut Ui, look: Look<'_>, review: &Review) {
    let (words, you) = (look.words, review.player);
    if review.decisions().is_empty() {
        return parts::paragraph(ui, look.theme, say!(words, "review-no-choice"));
    }
    let rules = &review.rules;
    let names = Names { words, settings: look.settings, rules, you };
    let mut seats: Vec<Seat> = rules.all_seats().collect();
    seats.sort_by_key(|seat| names.player(*seat));
    for seat in seats {
        let sum = review.sum(seat);
        if sum.decisions == 0 {
            continue;
        }
        let given = [("count", sum.decisions.into()), ("mean", words.games_in_100(sum.mean()).into())];
        let marks = marks_told(words, sum.marks);
        parts::chapter(ui, look.theme, &names.of(seat));
        parts::paragraph(ui, look.theme, &words.format(msg!("review-given"), &given));
        if !marks.is_empty() {
            parts::paragraph(ui, look.theme, &marks);
        }
    }
    parts::aside(ui, look.theme, say!(words, "review-sums-about"));
}
