//! The line under a friends' table in a narrow window. The table has the rest of it, as large as any other, and
//! the line opens to all that the panel has.

use super::FriendsScreen;
use super::panel::is_down;
use crate::engine::Phase;
use crate::say;
use crate::ui::look::Look;
use crate::ui::paint::text_face;
use crate::ui::parts::{self, goes_below};
use crate::ui::request::Request;
use crate::ui::stage::Beside as _;
use crate::wire::Fairness;
use egui::{Align, Frame, Label, Layout, Margin, Panel, RichText, Ui, Vec2, vec2};
use std::time::Duration;

impl FriendsScreen {
    /// Whether a line stands for the panel in a window of this size now. What needs an answer or is wrong opens it.
    pub(super) fn is_folded(&self, room: Vec2, now: Duration) -> bool {
        let Some(view) = self.desk().map(|desk| desk.game().view()) else { return false };
        let client = self.client();
        let is_wrong = client.is_some_and(|client| {
            is_down(client.link()) || client.is_halted() || matches!(client.fairness(), Fairness::Unfair(_))
        });
        let is_wrong = is_wrong || self.is_closed() || self.is_unanswered(now);
        let needs_it = self.leaves || is_wrong || !self.lost(view).is_empty();
        goes_below(room) && !self.is_unfolded && !needs_it
    }

    /// Shows the line. Returns what the player wants.
    pub(super) fn strip(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<Request> {
        let told = self.told_in_one_line(look);
        let frame = Frame::NONE.fill(look.theme.band()).inner_margin(Margin::symmetric(10, 2));
        let shown = Panel::bottom("friends in one line").frame(frame).show_separator_line(false).show(ui, |ui| {
            let row = vec2(ui.available_width(), parts::row_height(ui));
            let row = ui.allocate_ui_with_layout(row, Layout::right_to_left(Align::Center), |ui| {
                let leaves = parts::cross(ui, look);
                self.is_unfolded = parts::button(ui, look.theme, say!(look.words, "viewer-more"), false).clicked();
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let told = RichText::new(told).font(text_face(ui.ctx(), 14.0)).color(look.theme.text_color());
                    ui.add(Label::new(told).truncate());
                });
                leaves
            });
            row.inner
        });
        shown.inner.then_some(Request::Leave)
    }

    /// The last of what was said and done, or else who is awaited, what is known of the deal of a hand that is over,
    /// or who sits there.
    fn told_in_one_line(&self, look: Look<'_>) -> String {
        let over = self.desk().is_some_and(|desk| desk.game().view().seen.phase() != Phase::Playing);
        let last = self.told_below(look).pop().or_else(|| self.awaited(look));
        let deal = || self.fairness(look).pop().filter(|_| over);
        last.or_else(deal).unwrap_or_else(|| self.present(look))
    }
}
