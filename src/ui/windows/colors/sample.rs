//! A small table in the colors of the edited theme. A click on any part picks the color of that
//! part.

use crate::say;
use crate::ui::paint::{Face, Part, Pose, Theme, paint_bone, paint_cloth, paint_rack, paint_rail, places};
use crate::ui::windows::Look;
use egui::{
    Align2, CornerRadius, FontId, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, accesskit::Role,
    pos2, vec2,
};

struct Piece {
    pose: Pose,
    halves: [u8; 2],
    face: Face,
}

/// What a click on the sample means.
#[derive(Clone, Copy)]
pub(super) enum OnSample {
    /// This part is edited now.
    Edit(Part),
    /// The colors of the edited theme are its usual ones again.
    Defaults,
}

/// Paints the sample and marks the edited part. Returns what was clicked. With classic controls a double click means
/// what it means in their manual.
pub(super) fn sample(ui: &mut Ui, look: Look<'_>, theme: &Theme, edited: Part) -> Option<OnSample> {
    let height = (0.24 * ui.ctx().content_rect().height()).clamp(96.0, 150.0);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let name = || format!("{}: {}", say!(look.words, "colors-sample"), look.words.get(edited.word()));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name()));
    let painter = ui.painter_at(rect);
    let edge = Stroke::new(1.0, look.theme.quiet_text());
    paint_cloth(&painter, rect, theme);
    // The line where the others speak, and your hand with the button next to it.
    let size = (rect.width() / 10.5).min(rect.height() / 6.4).min(36.0);
    let top = rect.with_max_y(rect.top() + (0.2 * rect.height()).min(34.0));
    let bottom = rect.with_min_y(rect.bottom() - (2.0 * size + 0.1 * rect.height()));
    painter.rect_filled(top, 0.0, theme.band());
    paint_rail(&painter, Rect::from_min_max(top.left_bottom(), bottom.right_top()), 4.0, theme);
    paint_rack(&painter, bottom, 3.0, theme);
    painter.rect_stroke(rect, 0.0, edge, StrokeKind::Inside);
    let pieces = pieces(size, top, bottom);
    for piece in &pieces {
        paint_bone(&painter, piece.pose, piece.halves, &theme.bone(piece.face), 1.0);
    }
    let text = paint_text(&painter, look, theme, top);
    let (button, button_text) = paint_button(&painter, look, theme, bottom);
    let hit = |at: Pos2| match pieces.iter().find_map(|piece| piece.hit(at)) {
        Some(part) => part,
        None if button_text.expand(2.0).contains(at) => Part::ButtonText,
        None if button.contains(at) && !button.shrink(3.0).contains(at) => Part::Outlines,
        None if button.contains(at) => Part::Buttons,
        None if text.expand(3.0).contains(at) => Part::Text,
        None => Part::Background,
    };
    if let Some(part) = response.hover_pos().map(hit) {
        response.clone().on_hover_text_at_pointer(look.words.get(part.word()));
    }
    if response.double_clicked() && look.settings.is_as_in_manuals() {
        return Some(OnSample::Defaults);
    }
    response.interact_pointer_pos().filter(|_| response.clicked()).map(hit).map(OnSample::Edit)
}

/// The bones between the bands of the table, and those of your hand on the lower one.
fn pieces(size: f32, top: Rect, bottom: Rect) -> [Piece; 7] {
    let middle = pos2(top.center().x, 0.5 * (top.bottom() + bottom.top()));
    let left = pos2(bottom.left() + 14.0 + 0.5 * size, bottom.center().y);
    let line = |by: f32| middle + vec2(by * size, 0.0);
    let hand = |number: f32| Pose::upright(left + vec2(number * 1.25 * size, 0.0), size);
    let piece = |pose, halves, face| Piece { pose, halves, face };
    [
        piece(Pose::upright(middle, size), [6, 6], Face::Played(0)),
        piece(Pose::flat(line(-1.56), size), [3, 6], Face::Played(1)),
        piece(Pose::flat(line(1.56), size), [6, 1], Face::Played(0)),
        piece(Pose::upright(line(3.12), size), [1, 1], Face::Played(1)),
        piece(hand(0.0), [5, 4], Face::Hand),
        piece(hand(1.0), [6, 2], Face::Selected),
        piece(hand(2.0), [3, 0], Face::Hand),
    ]
}

impl Piece {
    fn hit(&self, at: Pos2) -> Option<Part> {
        let rect = self.pose.rect();
        if !rect.expand(1.0).contains(at) {
            return None;
        }
        let from = (at - rect.center()) / self.pose.size;
        let (along, across) = if rect.width() > rect.height() { (from.x, from.y) } else { (from.y, -from.x) };
        let on_pip = self
            .halves
            .iter()
            .zip([-0.5, 0.5])
            .any(|(pips, middle)| places(*pips).iter().any(|(x, y)| (along - middle - x).hypot(across - y) < 0.14));
        let to_edge = (1.0 - along.abs()).min(0.5 - across.abs());
        let [pips, lines, outlines] = if self.face == Face::Selected {
            [Part::PipsSelected, Part::LinesSelected, Part::OutlinesSelected]
        } else {
            [Part::Pips, Part::Lines, Part::Outlines]
        };
        Some(match self.face {
            _ if on_pip => pips,
            _ if along.abs() < 0.09 => lines,
            _ if to_edge < 0.09 => outlines,
            Face::Hand => Part::YourHand,
            Face::Played(0) => Part::YourPlays,
            Face::Played(_) => Part::MyPlays,
            Face::Selected => Part::YourHandSelected,
        })
    }
}

/// Paints a line of the status area about the score of the bones next to it. Returns its place.
fn paint_text(painter: &Painter, look: Look<'_>, theme: &Theme, rect: Rect) -> Rect {
    let (at, text) = (rect.left_center() + vec2(14.0, 0.0), say!(look.words, "colors-sample-text"));
    painter.text(at, Align2::LEFT_CENTER, text, FontId::proportional(15.0), theme.text_color())
}

/// Paints a button. Returns the places of the button and of its text.
fn paint_button(painter: &Painter, look: Look<'_>, theme: &Theme, rect: Rect) -> (Rect, Rect) {
    let (font, (fill, ink)) = (FontId::proportional(16.0), theme.plate(0.0));
    let text = painter.layout_no_wrap(say!(look.words, "ok").to_owned(), font, ink);
    let size = vec2((text.size().x + 40.0).max(84.0), 36.0);
    let button = Rect::from_center_size(pos2(rect.right() - 14.0 - 0.5 * size.x, rect.center().y), size);
    let edge = Stroke::new(1.5, theme.button_edge());
    painter.rect(button, CornerRadius::same(7), fill, edge, StrokeKind::Inside);
    let words = Rect::from_center_size(button.center(), text.size());
    painter.galley(words.min, text, ink);
    (button, words)
}
