//! What differs between the screens that show a table: what stands beside it, and what its commands
//! are. The panel beside it is on the right, or below the table in a narrow window.

use crate::engine::Seat;
use crate::record::Seating;
use crate::ui::command::{Command, Commanded};
use crate::ui::parts::{goes_below, on_paper};
use crate::ui::request::Request;
use crate::ui::settings::Settings;
use crate::ui::side::{SideNews, SidePanel};
use crate::ui::{look::Look, table::Desk, thinker::Thinker};
use egui::{CentralPanel, Context, Frame, Id, Margin, Panel, ScrollArea, Sense, Ui, UiBuilder, Vec2, vec2};

/// A table that fills the window, with what differs between the screens that show one. What concerns
/// others is asked for. Everything else is the same at each, and stands in `app` once.
pub(crate) trait Beside: Commanded {
    /// The table, once there is one.
    fn desk(&self) -> Option<&Desk>;

    /// The same, to act at it.
    fn desk_mut(&mut self) -> Option<&mut Desk>;

    /// Who sits there, if they are called by their own names, and whose names are first.
    fn people(&self) -> Option<(&Seating, Seat)> {
        None
    }

    /// What it is drawn with, which may differ from the player's settings.
    fn dress<'a>(&self, look: Look<'a>, _: &'a mut Option<Settings>) -> Look<'a> {
        look
    }

    /// Takes in what has come since the last frame.
    fn listen(&mut self, _: &Context, _: &Settings, _thinker: &dyn Fn() -> Thinker) -> Vec<Request> {
        Vec::new()
    }

    /// Whether a window of its own is above it.
    fn has_window(&self) -> bool {
        false
    }

    /// Does what its own keys ask for.
    fn keys(&mut self, _: &Context, _: &Settings) -> Vec<Request> {
        Vec::new()
    }

    /// Goes back, after Escape has let go of a chosen bone.
    fn escape(&mut self, _: &Settings) -> Vec<Request> {
        vec![Request::Leave]
    }

    /// Carries out a command that is not the same here as at the table of any game.
    fn give(&mut self, _: Command, _: &Settings) -> Option<Vec<Request>> {
        None
    }

    /// Shows what stands beside the table.
    fn panel(&mut self, _: &mut Ui, _: Look<'_>) -> Vec<Request> {
        Vec::new()
    }

    /// Shows the log and the unseen bones.
    fn side(&mut self, _: &mut Ui, _: Look<'_>) -> SideNews {
        SideNews::default()
    }

    /// Whether the table takes what the player does.
    fn is_open(&self) -> bool {
        true
    }

    /// Shows what there is while no table is there.
    fn wait(&mut self, _: &mut Ui, _: Look<'_>) -> Vec<Request> {
        Vec::new()
    }

    /// Follows what was done at the table in this frame.
    fn follow(&mut self, _: &Context, _: Look<'_>) -> Vec<Request> {
        Vec::new()
    }

    /// Returns whether a thought has failed that the player was not told of.
    fn take_stumbled(&mut self) -> bool {
        self.desk_mut().is_some_and(Desk::take_stumbled)
    }
}

/// The table of the current game, which has nothing beside it but the log and the unseen bones.
pub(crate) struct CurrentGame<'a> {
    pub(crate) desk: &'a mut Desk,
    pub(crate) side: &'a mut SidePanel,
}

impl Commanded for CurrentGame<'_> {
    fn means(&self, _: Command) -> bool {
        true
    }
}

impl Beside for CurrentGame<'_> {
    fn desk(&self) -> Option<&Desk> {
        Some(self.desk)
    }

    fn desk_mut(&mut self) -> Option<&mut Desk> {
        Some(self.desk)
    }

    fn side(&mut self, ui: &mut Ui, look: Look<'_>) -> SideNews {
        // The past is hidden as well while the clock is stopped.
        if self.desk.game().view().is_covered() {
            return SideNews::default();
        }
        self.side.show(ui, look, self.desk.game(), || self.desk.chronicle())
    }
}

/// The space around what stands in the panel.
const AROUND: Vec2 = vec2(12.0, 8.0);
/// The greatest height of a panel under the table.
const LOWEST: f32 = 300.0;

/// The least height below the title at which the buttons stay at the foot while the text scrolls.
const PINNED: f32 = 80.0;

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

    /// Whether it is no higher below a table than what it shows. Where news may come at any moment it is
    /// not, because then the hand above it would move away from the pointer.
    fn is_snug(&self) -> bool {
        false
    }

    /// The width beside a table and the greatest height below one, in a window of this size.
    fn size(&self, room: Vec2) -> Vec2 {
        vec2((0.32 * room.x).clamp(290.0, 380.0), (0.48 * room.y).clamp(220.0, LOWEST))
    }
}

/// Draws the panel with this name beside the table. Returns what the player asked for.
pub(super) fn panel<S: Panelled>(ui: &mut Ui, look: Look<'_>, name: &'static str, screen: &mut S) -> Option<S::Wish> {
    let room = ui.available_size();
    let (size, is_below, needed) = (screen.size(room), goes_below(room), Id::unique(("needed height", name)));
    let needs = ui.data(|data| data.get_temp::<f32>(needed)).filter(|_| screen.is_snug());
    let panel = if is_below {
        Panel::bottom(name).exact_size(needs.unwrap_or(size.y).min(size.y))
    } else {
        Panel::right(name).exact_size(size.x)
    };
    let frame = Frame::NONE.inner_margin(Margin::from(AROUND));
    let shown = panel.resizable(false).show_separator_line(false).frame(frame).show(ui, |ui| {
        on_paper(ui, look.theme, AROUND);
        let low = ui.available_size().y < LOWEST;
        let most = if is_below { size.y - 2.0 * AROUND.y } else { ui.available_height() };
        let mut wish = screen.head(ui, look, low);
        let mut needs = ui.cursor().top() - ui.max_rect().top();
        let pinned = screen.pins(room) && most - needs >= PINNED;
        if pinned {
            let foot = Panel::bottom("deeds").frame(Frame::NONE.inner_margin(4));
            let foot = foot.resizable(false).show_separator_line(false).show(ui, |ui| deeds(ui, look, screen));
            needs += foot.response.rect.height();
            wish = foot.inner.or(wish);
        }
        let told = ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.set_width(ui.available_width() - 8.0);
            let wish = screen.told(ui, look);
            if pinned { wish } else { deeds(ui, look, screen).or(wish) }
        });
        needs += told.content_size.y + 2.0 * AROUND.y;
        if ui.data(|data| data.get_temp::<f32>(needed)).is_none_or(|before| (before - needs).abs() > 0.5) {
            ui.data_mut(|data| data.insert_temp(needed, needs));
            ui.ctx().request_repaint();
        }
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
pub(crate) fn table(ui: &mut Ui, look: Look<'_>, desk: &mut Desk, keys: bool, open: bool) {
    CentralPanel::default().frame(Frame::NONE).show(ui, |ui| {
        desk.ui(ui, look, keys && open);
        if !open {
            ui.interact(ui.max_rect(), Id::unique("closed table"), Sense::click_and_drag());
        }
    });
}
