//! The window of a desktop: its title, its size, and what is pasted into it.

use egui::{Context, ViewportCommand};

/// Shows a title.
pub fn set_title(title: &str, ctx: &Context) {
    ctx.send_viewport_cmd(ViewportCommand::Title(title.to_owned()));
}

/// Whether the window fills the whole screen, without a frame.
pub fn fills_the_screen(ctx: &Context) -> bool {
    ctx.input(|input| input.viewport().fullscreen == Some(true))
}

/// Lets the window fill the whole screen, or no longer.
pub fn fill_the_screen(fills: bool, ctx: &Context) {
    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(fills));
}

/// Asks for the text on the clipboard. It comes as an event.
pub fn paste(ctx: &Context) {
    ctx.send_viewport_cmd(ViewportCommand::RequestPaste);
}

/// Text from the clipboard that did not come as an event.
pub const fn pasted() -> Option<String> {
    None
}
