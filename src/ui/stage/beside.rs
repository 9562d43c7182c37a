//! The table that replaces the current game, and the panel beside it. The panel is on the right, or
//! below the table in a narrow window.

use crate::ui::parts::{goes_below, on_paper};
use crate::ui::{look::Look, table::Desk};
use egui::{CentralPanel, Frame, Id, Margin, Panel, ScrollArea, Sense, Ui, UiBuilder, Vec2, vec2};

/// The space around what stands in the panel.
const AROUND: Vec2 = vec2(12.0, 8.0);
/// The greatest height of a panel under the table.
const LOWEST: f32 = 300.0;

/// The least height below the title at which the buttons stay at the foot while the text scrolls.
const PINNED: f32 = 170.0;

/// A screen with a panel beside its table. Every part returns what the player asked for.
pub(super) trait Panelled {
    /// What the player can ask for.
    type Wish;

    /// Shows the title and the close button, in a `low` panel with as little room as they need.
    fn head(&mut self, ui: &mut Ui, look: Look<'_>, low: bool) -> Option<Self::Wish>;

    /// Shows what there is to tell.
    fn told(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<Self::Wish>;

    /// Shows the buttons.
    fn deeds(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<Self::Wish>;

    /// Whether the buttons stay at the foot while the rest scrolls, in a window of this size.
    fn pins(&self, _: Vec2) -> bool {
        true
    }

    /// The width beside a table and the height below one, in a window of this size.
    fn size(&self, room: Vec2) -> Vec2 {
        vec2((0.32 * room.x).clamp(290.0, 380.0), (0.48 * room.y).clamp(220.0, LOWEST))
    }
}

/// Draws the panel with this name beside the table. Returns what the player asked for.
pub(super) fn panel<S: Panelled>(ui: &mut Ui, look: Look<'_>, name: &'static str, screen: &mut S) -> Option<S::Wish> {
    let room = ui.available_size();
    let size = screen.size(room);
    let panel =
        if goes_below(room) { Panel::bottom(name).exact_size(size.y) } else { Panel::right(name).exact_size(size.x) };
    let frame = Frame::NONE.inner_margin(Margin::from(AROUND));
    let shown = panel.resizable(false).show_separator_line(false).frame(frame).show(ui, |ui| {
        on_paper(ui, look.theme, AROUND);
        let low = ui.available_size().y < LOWEST;
        let mut wish = screen.head(ui, look, low);
        let pinned = screen.pins(room) && ui.available_size().y >= PINNED;
        if pinned {
            let foot = Panel::bottom("deeds").frame(Frame::NONE.inner_margin(4));
            let foot = foot.resizable(false).show_separator_line(false);
            wish = foot.show(ui, |ui| deeds(ui, look, screen)).inner.or(wish);
        }
        let told = ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.set_width(ui.available_width() - 8.0);
            let wish = screen.told(ui, look);
            if pinned { wish } else { deeds(ui, look, screen).or(wish) }
        });
        told.inner.or(wish)
    });
    shown.inner
}

/// Shows the buttons. Egui knows them whatever is told above them, so that news there takes neither
/// the focus nor a press from them.
fn deeds<S: Panelled>(ui: &mut Ui, look: Look<'_>, screen: &mut S) -> Option<S::Wish> {
    let known = UiBuilder::new().scope_id(Id::unique("deeds beside the table"));
    ui.scope_builder(known, |ui| screen.deeds(ui, look)).inner
}

/// Draws the table in the rest of the window. It takes input only while it is `open`.
pub(super) fn table(ui: &mut Ui, look: Look<'_>, desk: &mut Desk, keys: bool, open: bool) {
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        desk.ui(ui, look, keys && open);
        if !open {
            ui.interact(ui.max_rect(), Id::unique("closed table"), Sense::click_and_drag());
        }
    });
}
