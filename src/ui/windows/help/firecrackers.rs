//! The chapter of the help on Fives with Firecrackers. It shows a table before and after a
//! firecracker.

use super::{framed, pages, paint_count, seen};
use crate::engine::{Bone, End, Layout, Seat, Spinner, Way};
use crate::ui::paint::ring;
use crate::ui::table::display::paint_spots;
use crate::ui::table::positions::{Cross, Token};
use crate::ui::windows::{Look, parts};
use egui::{Ui, accesskit::Role, vec2};

const PARTS: [(&str, &[&str]); 4] = [
    ("fire-clock", &["fire-clock-1", "fire-clock-2"]),
    ("fire-use", &["fire-use-1", "fire-use-2"]),
    ("fire-tips", &["fire-tips-1", "fire-tips-2"]),
    ("fire-points", &["fire-points-1", "fire-points-2", "fire-points-3"]),
];

pub(super) fn chapter(ui: &mut Ui, look: Look<'_>) {
    parts::paragraph(ui, look.theme, look.words.get("fire-intro"));
    pages(ui, look, &PARTS[..2]);
    pictures(ui, look);
    pages(ui, look, &PARTS[2..]);
}

/// Returns a table and the bone at its north end, which the firecracker destroys.
fn example() -> Option<(Layout, Bone)> {
    let plays = [(6, 6, Way::East), (6, 1, Way::West), (6, 3, Way::East), (1, 1, Way::West), (6, 2, Way::North)];
    let mut layout = Layout::new(Spinner::First);
    for (number, (one, other, way)) in plays.into_iter().enumerate() {
        layout = layout.after(Seat::new(number % 2)?, Bone::new(one, other)?, End::Arm(way));
    }
    Some((layout, Bone::new(6, 2)?))
}

fn pictures(ui: &mut Ui, look: Look<'_>) {
    let Some((before, bone)) = example() else { return };
    let after = before.without(bone);
    let width = 0.5 * (ui.available_width() - 10.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        for (layout, target, word) in [(before, Some(bone), "fire-before"), (after, None, "fire-after")] {
            ui.vertical(|ui| {
                ui.set_width(width);
                picture(ui, look, &layout, target, word);
            });
        }
    });
    ui.add_space(6.0);
}

fn picture(ui: &mut Ui, look: Look<'_>, layout: &Layout, target: Option<Bone>, word: &str) {
    let (view, told) = (seen(layout), look.words.get(word));
    let (rect, _) = parts::area(ui, vec2(ui.available_width(), 216.0), Role::Image, told);
    let painter = framed(ui, look.theme, rect);
    let unit = (rect.width() / 6.6).min(26.5);
    let spots = Cross::new(&view, rect.center() - vec2(0.0, 4.0), unit).spots(&view, unit);
    paint_spots(&painter, &spots, look.theme);
    if let Some(spot) = target.and_then(|bone| spots.bone(Token::Table(bone))) {
        ring(&painter, spot.pose, 2.5, look.theme.lit());
    }
    paint_count(&painter, look, rect, &view);
    parts::aside(ui, look.theme, told);
}
