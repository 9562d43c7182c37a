//! What the desktop says for a window that nobody looks at.

use egui::{Context, ViewportCommand};
use std::{collections::HashMap, thread};
use zbus::blocking::{Connection, Proxy};
use zbus::names::MemberName;
use zbus::zvariant::Value;

const NAME: &str = "Electrum Dominoes";

/// The name of the program's file for the desktop, and of its icon.
const PROGRAM: &str = "electrum-dominoes";

/// Where a desktop shows notifications, as freedesktop.org specifies it.
const DESKTOP: &str = "org.freedesktop.Notifications";
const PLACE: &str = "/org/freedesktop/Notifications";

/// How long a notification is shown, in milliseconds: as long as the desktop likes.
const AS_USUAL: i32 = -1;

/// Shows a text. A click on it brings the window to the front. Without a desktop that shows such things
/// nothing happens.
pub(super) fn show(text: String, ctx: Context) {
    // The desktop may take its time to answer.
    let thread = thread::Builder::new().name("notification".to_owned());
    let _ = thread.spawn(move || {
        if shown_and_clicked(&text).unwrap_or(false) {
            ctx.send_viewport_cmd(ViewportCommand::Minimized(false));
            ctx.send_viewport_cmd(ViewportCommand::Focus);
            ctx.request_repaint();
        }
    });
}

/// Shows a text until it is clicked or goes away. Returns whether it was clicked.
fn shown_and_clicked(text: &str) -> zbus::Result<bool> {
    let connection = Connection::session()?;
    let desktop = Proxy::new(&connection, DESKTOP, PLACE, DESKTOP)?;
    let signals = desktop.receive_all_signals()?;
    // No list keeps it: whoever comes back to the window sees what it says.
    let hints = HashMap::from([("desktop-entry", Value::from(PROGRAM)), ("transient", Value::from(true))]);
    let (new, body, actions) = (0_u32, "", &["default", ""][..]);
    let said = (NAME, new, PROGRAM, text, body, actions, hints, AS_USUAL);
    let number: u32 = desktop.call("Notify", &said)?;
    for signal in signals {
        let (header, body) = (signal.header(), signal.body());
        let (of, is_click) = match header.member().map(MemberName::as_str) {
            Some("ActionInvoked") => (body.deserialize::<(u32, String)>()?.0, true),
            Some("NotificationClosed") => (body.deserialize::<(u32, u32)>()?.0, false),
            _ => continue,
        };
        if of == number {
            return Ok(is_click);
        }
    }
    Ok(false)
}
