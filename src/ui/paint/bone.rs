//! One bone: [`paint_bone`] paints it from shapes at any size, place and turn, and [`bone_ui`] is the widget that can be clicked, dragged,
//! reached by keys and spoken.

use std::f32::consts::FRAC_PI_2;

use egui::{
    Color32, CornerRadius, Id, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    accesskit::Role, emath::Rot2, epaint::RectShape, pos2, vec2,
};

use crate::ui::paint::theme::BoneColors;

/// How a bone lies: where, how large and which way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lie {
    /// Its middle.
    pub center: Pos2,
    /// The side of one of its two squares; it is twice as long as that.
    pub size: f32,
    /// How far it is turned clockwise from lying with its first half to the left.
    pub angle: f32,
}

impl Lie {
    /// Its first half to the left.
    pub const fn flat(center: Pos2, size: f32) -> Lie {
        Lie { center, size, angle: 0.0 }
    }

    /// Its first half at the top.
    pub const fn upright(center: Pos2, size: f32) -> Lie {
        Lie { center, size, angle: FRAC_PI_2 }
    }

    /// As it fills a rectangle of which one side is twice the other, first half left or at the top.
    pub fn filling(rect: Rect) -> Lie {
        let size = rect.width().min(rect.height());
        if rect.width() >= rect.height() { Lie::flat(rect.center(), size) } else { Lie::upright(rect.center(), size) }
    }

    /// How many quarter turns it is turned, if it lies along the window's edges.
    fn quarters(&self) -> Option<i32> {
        let quarters = (self.angle / FRAC_PI_2).round();
        ((self.angle - quarters * FRAC_PI_2).abs() < 1e-3).then_some(quarters as i32)
    }

    /// The rectangle it covers; for a bone on its way from one turn to another, the one that it covers when turned back.
    pub fn rect(&self) -> Rect {
        let long = vec2(2.0 * self.size, self.size);
        let upright = self.quarters().is_some_and(|quarters| quarters % 2 != 0);
        Rect::from_center_size(self.center, if upright { long.yx() } else { long })
    }

    /// The point `along` and `across` the bone, in sizes from its middle.
    fn at(&self, along: f32, across: f32) -> Pos2 {
        self.center + Rot2::from_angle(self.angle) * (self.size * vec2(along, across))
    }

    /// Part of the way to another lie, 0 to 1.
    #[must_use]
    pub fn toward(&self, other: Lie, part: f32) -> Lie {
        Lie {
            center: self.center.lerp(other.center, part),
            size: self.size + (other.size - self.size) * part,
            angle: self.angle + (other.angle - self.angle) * part,
        }
    }
}

/// Where the pips of a half stand, along and across the bone, in sizes from the middle of that half.
///
/// Six are two columns of three along the bone, as on a real set; two and three run from corner to corner.
pub(in crate::ui) fn places(pips: u8) -> &'static [(f32, f32)] {
    const D: f32 = 0.26;
    match pips {
        0 => &[],
        1 => &[(0.0, 0.0)],
        2 => &[(-D, -D), (D, D)],
        3 => &[(-D, -D), (0.0, 0.0), (D, D)],
        4 => &[(-D, -D), (-D, D), (D, -D), (D, D)],
        5 => &[(-D, -D), (-D, D), (0.0, 0.0), (D, -D), (D, D)],
        _ => &[(-D, -D), (0.0, -D), (D, -D), (-D, D), (0.0, D), (D, D)],
    }
}

/// Paints a bone: its shade on the table, its thickness, the face with its outline, the line with its pin, and the pips.
///
/// `strength` below one lets the table shine through, for what is only a preview.
pub fn paint_bone(painter: &Painter, lie: Lie, halves: [u8; 2], colors: &BoneColors, strength: f32) {
    let fade = |color: Color32| if strength < 1.0 { color.gamma_multiply(strength) } else { color };
    let size = lie.size;
    let ground = body_shape(lie, Vec2::ZERO, fade(colors.body));
    let thickness = (0.055 * size).max(1.0);
    let mut shade = body_shape(lie, vec2(0.0, 0.11 * size), fade(colors.shade));
    shade.blur_width = 0.2 * size;
    shade.rect = shade.rect.expand(0.02 * size);
    painter.add(shade);
    painter.add(body_shape(lie, vec2(0.0, thickness), fade(colors.side)));
    painter.add(ground.clone());
    let rim = (0.035 * size).max(0.6);
    let mut light = ground.clone();
    light.fill = Color32::TRANSPARENT;
    light.rect = light.rect.shrink(1.2 * rim);
    light.corner_radius = radius(0.87 * size);
    light.stroke = Stroke::new(rim, fade(colors.light));
    light.stroke_kind = StrokeKind::Inside;
    painter.add(light);
    if let Some(inner) = colors.inner {
        let mut second = ground.clone();
        second.fill = Color32::TRANSPARENT;
        second.rect = second.rect.shrink(0.06 * size);
        second.corner_radius = radius(0.8 * size);
        second.stroke = Stroke::new((0.05 * size).max(1.2), fade(inner));
        painter.add(second);
    }
    let mut outline = ground;
    outline.fill = Color32::TRANSPARENT;
    outline.stroke = Stroke::new((0.022 * size).max(1.0), fade(colors.outline));
    painter.add(outline);
    paint_line(painter, lie, colors, &fade);
    for (half, pips) in halves.into_iter().enumerate() {
        let middle = half as f32 - 0.5;
        for &(along, across) in places(pips) {
            paint_pip(painter, lie.at(middle + along, across), size, colors, &fade);
        }
    }
}

/// What is seen of a bone that lies under the next one: its shade and the end of its body, without pips.
pub fn paint_slice(painter: &Painter, rect: Rect, size: f32, colors: &BoneColors) {
    let mut shade = RectShape::filled(rect.translate(vec2(0.0, 0.08 * size)), radius(size), colors.shade);
    shade.blur_width = 0.16 * size;
    painter.add(shade);
    let below = vec2(0.0, (0.055 * size).max(1.0));
    painter.add(RectShape::filled(rect.translate(below), radius(size), colors.side));
    let stroke = Stroke::new((0.022 * size).max(1.0), colors.outline);
    painter.add(RectShape::new(rect, radius(size), colors.body, stroke, StrokeKind::Inside));
}

fn radius(size: f32) -> CornerRadius {
    CornerRadius::same((0.17 * size).round().clamp(2.0, 60.0) as u8)
}

/// The rounded body, moved by `offset`. A bone that lies along the window's edges is a plain rectangle, which is painted sharper than a turned one.
fn body_shape(lie: Lie, offset: Vec2, fill: Color32) -> RectShape {
    let rect = lie.rect().translate(offset);
    let mut shape = RectShape::filled(rect, radius(lie.size), fill);
    shape.stroke_kind = StrokeKind::Inside;
    if lie.quarters().is_none() {
        shape.angle = lie.angle;
    }
    shape
}

fn paint_line(painter: &Painter, lie: Lie, colors: &BoneColors, fade: &impl Fn(Color32) -> Color32) {
    let width = (0.045 * lie.size).max(1.0);
    let ends = [lie.at(0.0, -0.36), lie.at(0.0, 0.36)];
    let light = vec2(0.5, 0.8) * (0.5 * width + 0.4);
    painter.line_segment(ends.map(|end| end + light), Stroke::new(width, fade(colors.light)));
    painter.line_segment(ends, Stroke::new(width, fade(colors.line)));
    let pin = 0.085 * lie.size;
    painter.circle_filled(lie.center + vec2(0.0, 0.25 * pin), 1.18 * pin, fade(colors.side));
    painter.circle_filled(lie.center, pin, fade(colors.pin));
    painter.circle_filled(lie.center - vec2(0.28, 0.32) * pin, 0.42 * pin, fade(colors.pin_light));
}

/// A pip is a drilled hollow: the lower rim catches the light.
fn paint_pip(painter: &Painter, at: Pos2, size: f32, colors: &BoneColors, fade: &impl Fn(Color32) -> Color32) {
    let radius = 0.098 * size;
    painter.circle_filled(at + vec2(0.0, 0.26 * radius), radius, fade(colors.light));
    painter.circle_filled(at, radius, fade(colors.pips));
}

/// How a bone of the hand or of an end looks and acts in this frame.
pub struct BoneWidget<'a> {
    /// Where it lies at rest.
    pub lie: Lie,
    /// Its halves, the one to the left or at the top first.
    pub halves: [u8; 2],
    /// Its colours.
    pub colors: BoneColors,
    /// What a screen reader says.
    pub name: &'a str,
    /// Whether it can be taken up and moved.
    pub draggable: bool,
    /// Whether it is chosen now, for screen readers.
    pub chosen: bool,
    /// The colour of the ring around it when it has the focus of the keyboard.
    pub focus: Color32,
    /// The colour of the ring around it under the pointer, when it can be used.
    pub hover: Option<Color32>,
}

/// Lays a bone down where it can be clicked, dragged, reached by keys and heard.
///
/// A bone that is being dragged is left out here: whoever owns the table paints it above everything else.
pub fn bone_ui(ui: &Ui, id: Id, bone: &BoneWidget<'_>) -> Response {
    let sense = if bone.draggable { Sense::click_and_drag() } else { Sense::click() };
    let response = ui.interact(bone.lie.rect(), id, sense);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), bone.name);
        info.selected = Some(bone.chosen);
        info
    });
    if !ui.is_rect_visible(bone.lie.rect()) || response.dragged() {
        return response;
    }
    paint_bone(ui.painter(), bone.lie, bone.halves, &bone.colors, 1.0);
    if let Some(hover) = bone.hover.filter(|_| response.hovered()) {
        ring(ui.painter(), bone.lie, (0.035 * bone.lie.size).max(1.5), hover);
    }
    if response.has_focus() {
        ring(ui.painter(), bone.lie, (0.06 * bone.lie.size).max(2.0), bone.focus);
    }
    response
}

/// A ring around a bone or around the place of one.
pub fn ring(painter: &Painter, lie: Lie, width: f32, color: Color32) {
    let grow = 0.5 * width + (0.03 * lie.size).max(1.0);
    painter.add(RectShape::stroke(
        lie.rect().expand(grow),
        radius(1.25 * lie.size),
        Stroke::new(width, color),
        StrokeKind::Middle,
    ));
}

/// The four corners of the place of a bone that is not there.
pub fn corners(painter: &Painter, lie: Lie, width: f32, color: Color32) {
    let rect = lie.rect();
    let arm = 0.28 * lie.size;
    let stroke = Stroke::new(width, color);
    for (corner, inward) in [
        (rect.left_top(), vec2(1.0, 1.0)),
        (rect.right_top(), vec2(-1.0, 1.0)),
        (rect.right_bottom(), vec2(-1.0, -1.0)),
        (rect.left_bottom(), vec2(1.0, -1.0)),
    ] {
        let (x, y) = (corner.x + arm * inward.x, corner.y + arm * inward.y);
        painter.add(Shape::line(vec![pos2(x, corner.y), corner, pos2(corner.x, y)], stroke));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_half_has_as_many_pips_as_it_says() {
        for pips in 0..=6 {
            assert_eq!(places(pips).len(), usize::from(pips));
        }
    }

    #[test]
    fn six_pips_stand_in_two_columns_of_three_along_the_bone() {
        let across: Vec<f32> = places(6).iter().map(|place| place.1).collect();
        assert_eq!(across.iter().filter(|&&at| at < 0.0).count(), 3);
        assert_eq!(across.iter().filter(|&&at| at > 0.0).count(), 3);
    }

    #[test]
    fn the_first_half_is_left_or_at_the_top() {
        let center = pos2(50.0, 50.0);
        assert!(Lie::flat(center, 20.0).at(-0.5, 0.0).x < center.x);
        assert!(Lie::upright(center, 20.0).at(-0.5, 0.0).y < center.y);
        assert_eq!(Lie::flat(center, 20.0).rect().size(), vec2(40.0, 20.0));
        assert_eq!(Lie::upright(center, 20.0).rect().size(), vec2(20.0, 40.0));
    }
}
