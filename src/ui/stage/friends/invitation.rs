//! How others come to the table: a link, a code, and the same for the camera of a telephone.

use super::FriendsScreen;
use crate::net::Reach;
use crate::ui::look::Look;
use crate::ui::paint::{text_face, title_face};
use crate::ui::parts;
use crate::ui::request::{FriendsRequest, Request};
use crate::ui::words::Words;
use crate::wire::Invitation;
use crate::{msg, say};
use egui::{
    Align, Color32, Layout, Rect, RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo, accesskit::Role, pos2, vec2,
};
use qrcodegen::{QrCode, QrCodeEcc};
use std::time::Duration;

/// The greatest size of a code for a camera, and the light room that it needs around it, in its own
/// squares.
const SIZE: f32 = 240.0;
const QUIET: i32 = 4;
/// The least size of a square, in points of the screen, that a camera makes out.
const SEEN: f32 = 2.0;
/// How high the words are above the code, and the link below it.
const ABOVE: f32 = 32.0;
const BELOW: f32 = 36.0;
/// The size of the letters of the code.
const CODE: f32 = 32.0;
/// About how high an invitation is.
const HIGH: f32 = 460.0;
/// How wide its sentences are at most, and the room beside them.
const WIDE: f32 = 460.0;
const BESIDE: f32 = 12.0;
/// How often it is looked whether the router has answered.
const LOOKED_AT: Duration = Duration::from_millis(250);

impl FriendsScreen {
    /// Shows the invitation. Returns what the player wants.
    pub(super) fn invite(&mut self, ui: &mut Ui, look: Look<'_>) -> Option<Request> {
        let (words, theme) = (look.words, look.theme);
        let no_way = self.is_out_of_reach().then_some(msg!("friends-no-network"));
        if let Some(word) = self.all_sit().then_some(msg!("friends-all-here")).or(no_way) {
            let text = RichText::new(words.get(word)).font(text_face(ui.ctx(), 15.0)).color(theme.text_color());
            ui.add_space((0.4 * ui.available_height()).max(16.0));
            ui.vertical_centered(|ui| ui.label(text));
            return None;
        }
        let invitation = self.invitation()?;
        let scroll = ScrollArea::vertical().auto_shrink([false, false]);
        let shown = scroll.show(ui, |ui| {
            ui.with_layout(Layout::top_down(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.y = 12.0;
                ui.add_space((0.5 * (ui.available_height() - HIGH)).max(16.0));
                ui.set_max_width((ui.available_width() - 2.0 * BESIDE).min(WIDE));
                let text = |text: &str, size: f32| RichText::new(text).size(size).color(theme.text_color());
                ui.label(text(say!(words, "friends-invitation"), 17.0));
                let link = self.link(&invitation);
                let code = RichText::new(invitation.code.to_string()).font(title_face(ui.ctx(), CODE));
                ui.label(code.color(theme.text_color()));
                let done = if self.copied { msg!("friends-copied") } else { msg!("friends-copy") };
                let copies = parts::button(ui, theme, words.get(done), true).clicked();
                if let Some(reach) = self.reach() {
                    if reach == Reach::Asked {
                        ui.ctx().request_repaint_after(LOOKED_AT);
                    }
                    ui.label(text(&who_comes(words, reach, self.port()), 15.0));
                }
                if self.has_page() {
                    for_a_camera(ui, text(say!(words, "friends-scan"), 15.0), &link);
                    ui.label(RichText::new(&link).font(text_face(ui.ctx(), 13.0)).color(theme.quiet_text()));
                } else {
                    ui.label(text(say!(words, "friends-by-window"), 15.0));
                }
                self.copied |= copies;
                copies.then(|| FriendsRequest::CopyInvitation.into())
            })
        });
        shown.inner.inner
    }

    /// The invitation as a message to friends. It leads everybody to the table whom the router lets in.
    pub(crate) fn to_send(&self, words: &Words) -> Option<String> {
        let here = self.invitation()?;
        let invitation = match self.reach() {
            Some(Reach::Everybody(outside)) => Invitation { host: outside.to_string(), ..here },
            _ => here,
        };
        let args = [("link", self.link(&invitation).into()), ("code", invitation.typed().into())];
        Some(words.format(msg!("friends-message"), &args))
    }

    /// The link that opens the table: in any browser, where there is the page, or else in this program.
    fn link(&self, invitation: &Invitation) -> String {
        if self.has_page() { invitation.to_string() } else { format!("dominoes:{}", invitation.typed()) }
    }
}

/// Tells who comes to a table on this computer, and what to do so that others come too.
fn who_comes(words: &Words, reach: Reach, port: Option<u16>) -> String {
    match reach {
        Reach::Asked => say!(words, "friends-reach-asked").to_owned(),
        Reach::Everybody(_) => say!(words, "friends-reach-everybody").to_owned(),
        Reach::Network => {
            let port = port.map(|port| port.to_string()).unwrap_or_default();
            say!(words, "friends-reach-network", port: port)
        }
        Reach::Behind => say!(words, "friends-reach-behind").to_owned(),
    }
}

/// Paints a text as a camera reads it, in the room above the link. A text that is too long for that
/// has no picture.
fn for_a_camera(ui: &mut Ui, title: RichText, text: &str) {
    let Ok(code) = QrCode::encode_text(text, QrCodeEcc::Low) else { return };
    let (squares, pixels) = ((code.size() + 2 * QUIET) as f32, ui.pixels_per_point());
    let room = SIZE.min(ui.available_height() - ABOVE - BELOW);
    let seen = (pixels * room / squares).floor();
    if seen < SEEN {
        return;
    }
    let square = seen / pixels;
    let name = format!("{}: {text}", title.text());
    ui.label(title);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(square * squares), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    let painter = ui.painter();
    // Dark on light in every theme, or some cameras would not find it.
    painter.rect_filled(rect, 6.0, Color32::WHITE);
    let at = |across: i32, down: i32| rect.min + square * vec2((across + QUIET) as f32, (down + QUIET) as f32);
    for down in 0..code.size() {
        let mut across = 0;
        while across < code.size() {
            let dark = (across..code.size()).take_while(|across| code.get_module(*across, down)).count() as i32;
            if dark > 0 {
                let (from, to) = (at(across, down), at(across + dark, down + 1));
                painter.rect_filled(Rect::from_min_max(from, pos2(to.x, to.y)), 0.0, Color32::BLACK);
            }
            across += dark.max(1);
        }
    }
}
