//! One bone: [`paint_bone`] paints it from shapes at any size, place and turn, and [`bone_ui`] is the widget that can be clicked, dragged,
//! reached by keys and spoken.

use std::f32::consts::FRAC_PI_2;

use egui::{
    Color32, CornerRadius, Id, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    accesskit::Role, emath::Rot2, epaint::RectShape, pos2, vec2,
};

use crate::ui::paint::theme::{BackColors, BoneColors, Edging};

/// How a bone lies on the window: where, how large and which way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// Its middle.
    pub center: Pos2,
    /// The side of one of its two squares; it is twice as long as that.
    pub size: f32,
    /// How far it is turned clockwise from lying with its first half to the left.
    pub angle: f32,
}

impl Pose {
    /// Its first half to the left.
    pub const fn flat(center: Pos2, size: f32) -> Pose {
        Pose { center, size, angle: 0.0 }
    }

    /// Its first half at the top.
    pub const fn upright(center: Pos2, size: f32) -> Pose {
        Pose { center, size, angle: FRAC_PI_2 }
    }

    /// As it fills a rectangle of which one side is twice the other, first half left or at the top.
    pub fn filling(rect: Rect) -> Pose {
        let size = rect.width().min(rect.height());
        if rect.width() >= rect.height() { Pose::flat(rect.center(), size) } else { Pose::upright(rect.center(), size) }
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

    /// Part of the way to another pose, 0 to 1.
    #[must_use]
    pub fn toward(&self, other: Pose, part: f32) -> Pose {
        Pose {
            center: self.center.lerp(other.center, part),
            size: self.size + (other.size - self.size) * part,
            angle: self.angle + (other.angle - self.angle) * part,
        }
    }
}

/// Where the pips of a half stand, along and across the bone, in sizes from the middle of that half.
///
/// Six are two columns of three along the bone, as on a real set; two and three run from corner to corner.
pub(crate) fn places(pips: u8) -> &'static [(f32, f32)] {
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
pub fn paint_bone(painter: &Painter, pose: Pose, halves: [u8; 2], colors: &BoneColors, strength: f32) {
    let fade = |color: Color32| if strength < 1.0 { color.gamma_multiply(strength) } else { color };
    let size = pose.size;
    let ground = body_shape(pose, Vec2::ZERO, fade(colors.body));
    let thickness = (0.055 * size).max(1.0);
    let mut shade = body_shape(pose, vec2(0.0, 0.11 * size), fade(colors.shade));
    shade.blur_width = 0.2 * size;
    shade.rect = shade.rect.expand(0.02 * size);
    painter.add(shade);
    painter.add(body_shape(pose, vec2(0.0, thickness), fade(colors.side)));
    painter.add(ground.clone());
    let rim = (0.035 * size).max(0.6);
    let mut light = ground.clone();
    light.fill = Color32::TRANSPARENT;
    light.rect = light.rect.shrink(1.2 * rim);
    light.corner_radius = radius(0.87 * size);
    light.stroke = Stroke::new(rim, fade(colors.light));
    light.stroke_kind = StrokeKind::Inside;
    painter.add(light);
    if let Some((mark, ink)) = colors.mark {
        paint_mark(painter, pose, mark, fade(ink));
    }
    let mut outline = ground;
    outline.fill = Color32::TRANSPARENT;
    outline.stroke = Stroke::new((0.022 * size).max(1.0), fade(colors.outline));
    painter.add(outline);
    paint_line(painter, pose, colors, &fade);
    for (half, pips) in halves.into_iter().enumerate() {
        let middle = half as f32 - 0.5;
        for &(along, across) in places(pips) {
            paint_pip(painter, pose.at(middle + along, across), size, colors, &fade);
        }
    }
}

/// Paints a bone that lies face down: its shade, its thickness and its back, with a fine border.
pub fn paint_back(painter: &Painter, pose: Pose, colors: &BackColors) {
    let size = pose.size;
    let mut shade = body_shape(pose, vec2(0.0, 0.1 * size), colors.shade);
    shade.blur_width = 0.18 * size;
    painter.add(shade);
    painter.add(body_shape(pose, vec2(0.0, (0.055 * size).max(1.0)), colors.side));
    let mut back = body_shape(pose, Vec2::ZERO, colors.body);
    back.stroke = Stroke::new((0.022 * size).max(1.0), colors.outline);
    painter.add(back.clone());
    if size >= 9.0 {
        back.fill = Color32::TRANSPARENT;
        back.rect = back.rect.shrink(0.14 * size);
        back.corner_radius = radius(0.6 * size);
        back.stroke = Stroke::new((0.03 * size).max(0.8), colors.border);
        painter.add(back);
    }
}

/// A mark within the outline by which the bones of a player are told from those of the others without their colour.
fn paint_mark(painter: &Painter, pose: Pose, mark: Edging, ink: Color32) {
    let size = pose.size;
    let stroke = Stroke::new((0.05 * size).max(1.2), ink);
    let (long, across) = (0.92, 0.42);
    let bar = |from: (f32, f32), to: (f32, f32)| {
        painter.line_segment([pose.at(from.0, from.1), pose.at(to.0, to.1)], stroke);
    };
    match mark {
        Edging::Frame => {
            let mut frame = body_shape(pose, Vec2::ZERO, Color32::TRANSPARENT);
            frame.rect = frame.rect.shrink(0.06 * size);
            frame.corner_radius = radius(0.8 * size);
            frame.stroke = stroke;
            painter.add(frame);
        }
        Edging::Sides => {
            for side in [-across, across] {
                bar((-0.8 * long, side), (-0.2 * long, side));
                bar((0.2 * long, side), (0.8 * long, side));
            }
        }
        Edging::Ends => {
            for end in [-long, long] {
                bar((end, -0.6 * across), (end, 0.6 * across));
            }
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
fn body_shape(pose: Pose, offset: Vec2, fill: Color32) -> RectShape {
    let rect = pose.rect().translate(offset);
    let mut shape = RectShape::filled(rect, radius(pose.size), fill);
    shape.stroke_kind = StrokeKind::Inside;
    if pose.quarters().is_none() {
        shape.angle = pose.angle;
    }
    shape
}

fn paint_line(painter: &Painter, pose: Pose, colors: &BoneColors, fade: &impl Fn(Color32) -> Color32) {
    let width = (0.045 * pose.size).max(1.0);
    let ends = [pose.at(0.0, -0.36), pose.at(0.0, 0.36)];
    let light = vec2(0.5, 0.8) * (0.5 * width + 0.4);
    painter.line_segment(ends.map(|end| end + light), Stroke::new(width, fade(colors.light)));
    painter.line_segment(ends, Stroke::new(width, fade(colors.line)));
    let pin = 0.085 * pose.size;
    painter.circle_filled(pose.center + vec2(0.0, 0.25 * pin), 1.18 * pin, fade(colors.side));
    painter.circle_filled(pose.center, pin, fade(colors.pin));
    painter.circle_filled(pose.center - vec2(0.28, 0.32) * pin, 0.42 * pin, fade(colors.pin_light));
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
    pub pose: Pose,
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
    let response = ui.interact(bone.pose.rect(), id, sense);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), bone.name);
        info.selected = Some(bone.chosen);
        info
    });
    if !ui.is_rect_visible(bone.pose.rect()) || response.dragged() {
        return response;
    }
    paint_bone(ui.painter(), bone.pose, bone.halves, &bone.colors, 1.0);
    if let Some(hover) = bone.hover.filter(|_| response.hovered()) {
        ring(ui.painter(), bone.pose, (0.035 * bone.pose.size).max(1.5), hover);
    }
    if response.has_focus() {
        ring(ui.painter(), bone.pose, (0.06 * bone.pose.size).max(2.0), bone.focus);
    }
    response
}

/// A ring around a bone or around the place of one.
pub fn ring(painter: &Painter, pose: Pose, width: f32, color: Color32) {
    let grow = 0.5 * width + (0.03 * pose.size).max(1.0);
    painter.add(RectShape::stroke(
        pose.rect().expand(grow),
        radius(1.25 * pose.size),
        Stroke::new(width, color),
        StrokeKind::Middle,
    ));
}

/// The four corners of the place of a bone that is not there.
pub fn corners(painter: &Painter, pose: Pose, width: f32, color: Color32) {
    let rect = pose.rect();
    let arm = 0.28 * pose.size;
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
        assert!(Pose::flat(center, 20.0).at(-0.5, 0.0).x < center.x);
        assert!(Pose::upright(center, 20.0).at(-0.5, 0.0).y < center.y);
        assert_eq!(Pose::flat(center, 20.0).rect().size(), vec2(40.0, 20.0));
        assert_eq!(Pose::upright(center, 20.0).rect().size(), vec2(20.0, 40.0));
    }
}
