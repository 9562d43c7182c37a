//! The bar on the table: the commands that are given most often, each as a sign that a finger can
//! press.
//!
//! A command that can't be given is dim, and its button can still be pressed: the line then says
//! why.

use super::command::{BAR, Command, Conditions};
use super::paint::{Sign, paint_sign};
use super::parts::{FINGER, focus_ring};
use super::{look::Look, screen};
use crate::say;
use egui::{
    Context, CornerRadius, Frame, Margin, Panel, Rect, Sense, StrokeKind, Ui, Vec2, WidgetInfo, accesskit::Role, vec2,
};

/// The usual width and height of a button: no less than a finger needs.
const PRESS: f32 = FINGER;
const SIGN: f32 = 20.0;

/// How much larger than usual the bar is at most where everything is. What it then does not take is left to
/// the bones.
const LARGEST: f32 = 1.3;

/// The size of the first window, from which on the bar grows with a larger one, up to this much.
const USUAL: Vec2 = screen::FIRST;
const MOST: f32 = 1.7;

/// How much larger than usual the bar is, as the table is in a large window.
pub(super) fn grown(ctx: &Context) -> f32 {
    (ctx.content_rect().size() / USUAL).min_elem().clamp(1.0, MOST)
}

/// How large its signs are compared to usual ones.
fn drawn(ctx: &Context) -> f32 {
    grown(ctx) * (LARGEST / ctx.zoom_factor()).min(1.0)
}

/// The width and height of a button.
pub(super) fn press(ctx: &Context) -> f32 {
    PRESS * drawn(ctx)
}

/// Returns the commands that stand in a row with room for so many.
pub(super) fn fitting(now: Conditions<'_>, room: f32) -> Vec<Command> {
    // The manuals have no other tool in their menu.
    let has = |command: &Command| !now.settings.is_as_in_manuals() || *command == Command::Undo;
    let there = BAR.iter().copied().filter(|command| now.here.means(*command) && has(command));
    there.take(room.max(0.0) as usize).collect()
}

/// Shows the bar at the left edge of the window. Returns the command that was chosen.
pub(super) fn show(ui: &mut Ui, look: Look<'_>, now: Conditions<'_>) -> Option<Command> {
    let frame = Frame::NONE.fill(look.theme.rack_color()).inner_margin(Margin::symmetric(2, 0));
    let panel = Panel::left("bar").exact_size(press(ui.ctx()) + 4.0);
    let panel = panel.frame(frame).resizable(false).show_separator_line(false);
    panel.show(ui, |ui| ui.vertical(|ui| tools(ui, look, now, &fitting(now, f32::MAX))).inner).inner
}

/// The buttons of these commands one after the other. Returns the command that was chosen.
pub(super) fn tools(ui: &mut Ui, look: Look<'_>, now: Conditions<'_>, commands: &[Command]) -> Option<Command> {
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let mut chosen = None;
    for command in commands {
        if tool(ui, look, *command, now) {
            chosen = Some(*command);
        }
    }
    chosen
}

/// The sign of a command that stands in the bar.
const fn sign(command: Command) -> Option<Sign> {
    Some(match command {
        Command::Undo => Sign::Undo,
        Command::Redo => Sign::Redo,
        Command::Hint => Sign::Hint,
        Command::Log => Sign::Log,
        Command::Review => Sign::Review,
        Command::Sound => Sign::Sound,
        Command::FullScreen => Sign::FullScreen,
        _ => return None,
    })
}

fn tool(ui: &mut Ui, look: Look<'_>, command: Command, now: Conditions<'_>) -> bool {
    let entry = command.entry();
    let (can, on) = (now.allows(command), now.is_on(command));
    let command_name = look.words.get(entry.word);
    let name = match command.key_name(ui.ctx(), now.here) {
        Some(keys) => say!(look.words, "bar-tool", command: command_name, keys: keys),
        None => command_name.to_owned(),
    };
    let drawn = drawn(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(press(ui.ctx())), Sense::click());
    response.widget_info(|| match on {
        Some(on) => WidgetInfo::selected(Role::Button, can, on, &name),
        None => WidgetInfo::labeled(Role::Button, can, &name),
    });
    let plate = rect.shrink(3.0);
    if on == Some(true) {
        let under = vec2(0.6 * SIGN, 3.0) * drawn;
        let under = Rect::from_center_size(plate.center_bottom() - vec2(0.0, 4.0 * drawn), under);
        ui.painter().rect_filled(under, CornerRadius::same(1), look.theme.text_color());
    }
    if response.hovered() {
        let edge = (1.0, look.theme.quiet_text());
        ui.painter().rect_stroke(plate, CornerRadius::same(6), edge, StrokeKind::Inside);
    }
    let color = if can { look.theme.text_color() } else { look.theme.quiet_text().gamma_multiply(0.5) };
    let down = if response.is_pointer_button_down_on() { 1.0 } else { 0.0 };
    let square = Rect::from_center_size(rect.center() + vec2(0.0, down), Vec2::splat(SIGN * drawn));
    if let Some(sign) = sign(command) {
        paint_sign(ui.painter(), sign, square, color);
    }
    focus_ring(ui, &response, look.theme);
    response.on_hover_text(name).clicked()
}
