//! The X sheet: scores in pencil strokes of five points each. A large X with four small ones around it makes fifty.

use egui::{
    Align2, Color32, CornerRadius, FontId, Id, Mesh, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, accesskit::Role, lerp, vec2,
};

use crate::ui::paint::scores::strokes::{SheetPlan, Written, is_large};
use crate::ui::paint::scores::{NameStyle, SideScore, paint_name, widest_name};
use crate::ui::paint::theme::Theme;

/// An X sheet.
pub struct XSheet<'a> {
    /// The sides, from the top or from the left.
    pub sides: &'a [SideScore<'a>],
    /// The winning score. The sheet has room for it from the start, so that what is written keeps its place.
    pub target: u16,
    /// The colors.
    pub theme: &'a Theme,
    /// The spoken text, including the scores.
    pub spoken: &'a str,
}

/// Paints an X sheet as large as the rectangle allows, with the newest strokes highlighted.
pub fn x_sheet_ui(ui: &Ui, id: Id, rect: Rect, sheet: &XSheet<'_>) -> Response {
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, sheet.spoken));
    if sheet.sides.is_empty() || !rect.is_positive() || !ui.is_rect_visible(rect) {
        return response;
    }
    let scores = sheet.sides.iter().flat_map(|side| [side.score, side.before]);
    let symbols = scores.chain([sheet.target.into()]).map(|score| Written::new(score).symbols()).max().unwrap_or(1);
    let plan = SheetPlan::new(rect, widest_name(ui, sheet.sides), sheet.sides.len(), symbols);
    paint_paper(ui.painter(), rect, &plan, sheet);
    for (number, side) in sheet.sides.iter().enumerate() {
        paint_side(ui.painter(), &plan, number, side, sheet.theme);
    }
    response
}

fn paint_paper(painter: &Painter, rect: Rect, plan: &SheetPlan, sheet: &XSheet<'_>) {
    let theme = sheet.theme;
    let round = CornerRadius::same((0.08 * rect.height()).clamp(2.0, 8.0) as u8);
    painter.rect(rect, round, theme.band(), Stroke::new(1.0, theme.rule()), StrokeKind::Inside);
    for number in 1..sheet.sides.len() {
        let cell = plan.cell(number).shrink(4.0);
        let line = Stroke::new(1.0, theme.rule());
        if number % plan.columns > 0 {
            painter.vline(cell.left() - 4.0, cell.y_range(), line);
        }
        if number >= plan.columns {
            painter.hline(cell.x_range(), cell.top() - 4.0, line);
        }
    }
}

fn paint_side(painter: &Painter, plan: &SheetPlan, number: usize, side: &SideScore<'_>, theme: &Theme) {
    if !side.name.is_empty() {
        let (ink, spot, edge) = (theme.text_color(), theme.spot(side.color), theme.rule());
        paint_name(painter, plan.name(number), side.name, &NameStyle { size: plan.name_size, ink, spot, edge });
    }
    let written = Written::new(side.score);
    for place in written.symbols() + usize::from(written.rest > 0)..plan.places() {
        painter.circle_filled(plan.symbol(number, place).center(), (0.035 * plan.size).max(0.8), theme.rule());
    }
    let (shown, old) = (side.shown.clamp(0.0, 1.0), written.old(side.before));
    // The new strokes are drawn one after another.
    let drawn = lerp(old as f32..=written.strokes as f32, shown);
    let width = (0.055 * plan.size).max(1.1);
    let mut pencil = Pencil::new(painter, number);
    for at in 0..drawn.ceil() as usize {
        let ends = plan.stroke(number, at);
        let ink = if at < old { theme.text_color() } else { theme.lit() };
        let width = if is_large(at) { width } else { 0.85 * width };
        pencil.draw(ends, (drawn - at as f32).min(1.0), width, ink);
    }
    if written.minus {
        pencil.draw(plan.minus(number), 1.0, width, theme.text_color());
    }
    painter.add(Shape::mesh(pencil.mesh));
    if written.rest > 0 && shown > 0.5 {
        let font = FontId::proportional((0.5 * plan.size).max(7.0));
        let ink = if side.score == side.before { theme.text_color() } else { theme.lit() };
        // Behind the last stroke, however small the sheet is.
        let at = plan.rest(number, written.symbols()).left_center() + vec2(0.08 * plan.size, 0.0);
        painter.text(at, Align2::LEFT_CENTER, written.rest.to_string(), font, ink);
    }
}

/// A hand with a pencil. No two strokes are quite the same, but each looks the same in every frame.
struct Pencil {
    /// The drawing so far.
    mesh: Mesh,
    /// The width of the soft edge, which is one pixel.
    soft: f32,
    seed: u32,
}

impl Pencil {
    fn new(painter: &Painter, seed: usize) -> Pencil {
        Pencil { mesh: Mesh::default(), soft: 1.0 / painter.pixels_per_point(), seed: 1000 * seed as u32 }
    }

    /// Returns a pseudo-random number from -1 to 1 for this stroke.
    fn waver(&self, number: u32) -> f32 {
        let mut mixed = (8 * self.seed + number).wrapping_mul(0x9E37_79B9);
        mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2C1B_3C6D);
        mixed = (mixed ^ (mixed >> 12)).wrapping_mul(0x297A_2D39);
        (mixed ^ (mixed >> 15)) as f32 / (0.5 * u32::MAX as f32) - 1.0
    }

    /// Draws a part of a stroke, from 0 for nothing to 1 for all of it.
    fn draw(&mut self, [from, to]: [Pos2; 2], part: f32, width: f32, ink: Color32) {
        const PARTS: usize = 14;
        self.seed += 1;
        let (along, across) = (to - from, (to - from).rot90());
        let slip = |number| 0.03 * self.waver(number) * along + 0.025 * self.waver(number + 1) * across;
        let (from, to) = (from + slip(0), to + slip(2));
        let bow = (0.02 + 0.03 * self.waver(4)) * across;
        let phase = 3.0 * self.waver(5);
        let sections: Vec<(Pos2, f32)> = (0..=PARTS)
            .map(|section| {
                let t = part * section as f32 / PARTS as f32;
                let tremble = 0.006 * (9.0 * t + phase).sin() * across;
                // The pressure is greatest soon after the start and eases toward the end.
                let press = 0.62 + 0.5 * (1.0 - t) * (6.0 * t).min(1.0) + 0.05 * (23.0 * t + phase).sin();
                (from.lerp(to, t) + 4.0 * t * (1.0 - t) * bow + tremble, press * width)
            })
            .collect();
        self.ribbon(&sections, along.normalized(), ink);
    }

    /// Draws a line through these points with a width at each, soft edges and rounded ends.
    fn ribbon(&mut self, sections: &[(Pos2, f32)], along: Vec2, ink: Color32) {
        let (Some(first), Some(last)) = (sections.first(), sections.last()) else { return };
        let tip = |(at, width): (Pos2, f32), way: f32| (at + 0.4 * way * width * along, 0.35 * width);
        let across = along.rot90();
        let sections = [tip(*first, -1.0)].into_iter().chain(sections.iter().copied()).chain([tip(*last, 1.0)]);
        for (number, (at, width)) in sections.enumerate() {
            let (inner, outer) = (0.5 * (width - self.soft).max(0.0) * across, 0.5 * (width + self.soft) * across);
            let start = self.mesh.vertices.len() as u32;
            for (edge, color) in
                [(-outer, Color32::TRANSPARENT), (-inner, ink), (inner, ink), (outer, Color32::TRANSPARENT)]
            {
                self.mesh.colored_vertex(at + edge, color);
            }
            if number > 0 {
                for corner in (start - 4)..(start - 1) {
                    self.mesh.add_triangle(corner, corner + 1, corner + 4);
                    self.mesh.add_triangle(corner + 1, corner + 4, corner + 5);
                }
            }
        }
    }
}
