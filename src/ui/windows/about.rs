//! About the program: its version, its licence, and where it keeps its files.

use crate::ui::paint::{Face, Pose, paint_bone, text_face};
use crate::ui::windows::seen::{Imprint, Seen};
use crate::ui::windows::{Done, Look, Sheet, Window, parts};
use crate::{msg, say};
use egui::{Context, Hyperlink, Label, RichText, Sense, Ui, vec2};

/// Where its makers read what players write.
const PAGE: &str = concat!(env!("CARGO_PKG_REPOSITORY"), "/issues");

/// The texts of the licenses. Each begins with a line that is its name.
const LICENSES: [&str; 2] = [include_str!("../../../LICENSE-MIT"), include_str!("../../../LICENSE-APACHE")];

/// The window while it is open.
pub struct AboutWindow;

impl Window for AboutWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let sheet =
            Sheet { title: msg!("command-about"), width: 520.0, buttons: &[msg!("close")], page: 0, ready: true };
        sheet.show(ctx, seen.look, |ui| body(ui, seen.look, seen.imprint)).answer(&[None])
    }
}

fn body(ui: &mut Ui, look: Look<'_>, about: Imprint<'_>) {
    let (words, theme) = (look.words, look.theme);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(104.0, 60.0), Sense::hover());
        paint_bone(ui.painter(), Pose::flat(rect.center(), 46.0), [6, 4], &theme.bone(Face::Hand), 1.0);
        ui.vertical(|ui| {
            ui.add_space(6.0);
            ui.label(
                RichText::new(say!(words, "app-name"))
                    .font(text_face(ui.ctx(), 19.0))
                    .strong()
                    .color(theme.text_color()),
            );
            let version = say!(words, "about-version", version: about.version);
            // Selectable, so that it can be copied into a bug report.
            ui.add(Label::new(RichText::new(version).color(theme.quiet_text())).selectable(true));
        });
    });
    parts::paragraph(ui, theme, say!(words, "about-what"));
    parts::chapter(ui, theme, say!(words, "about-files"));
    match about.folder {
        Some(folder) => {
            parts::paragraph(ui, theme, say!(words, "about-files-where"));
            let path = RichText::new(folder.display().to_string())
                .monospace()
                .font(text_face(ui.ctx(), 13.5))
                .color(theme.text_color());
            ui.add(Label::new(path).selectable(true).wrap());
        }
        None => parts::paragraph(ui, theme, say!(words, "about-files-nowhere")),
    }
    parts::chapter(ui, theme, say!(words, "about-write"));
    parts::paragraph(ui, theme, say!(words, "about-write-what"));
    let page = RichText::new(PAGE).color(theme.text_color()).underline();
    let link = ui.add(Hyperlink::from_label_and_url(page, PAGE));
    parts::focus_ring(ui, &link, theme);
    parts::chapter(ui, theme, say!(words, "about-licence"));
    parts::paragraph(ui, theme, say!(words, "about-licence-what"));
    parts::aside(ui, theme, say!(words, "about-fonts"));
    for (name, text) in LICENSES.iter().filter_map(|text| text.trim().split_once('\n')) {
        parts::chapter(ui, theme, name);
        // The lines of the files are joined again, so that they fit any width.
        for paragraph in text.split("\n\n") {
            let lines = paragraph.split_whitespace().collect::<Vec<_>>().join(" ");
            parts::aside(ui, theme, &lines);
        }
    }
}
