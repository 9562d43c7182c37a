//! The X sheet: scores in pencil strokes of five points each. A large X with four small ones around
//! it makes fifty.

use crate::ui::paint::scores::strokes::{SheetPlan, Written, is_large};
use crate::ui::paint::scores::{NameStyle, paint_name, pencil::Pencil, widest_name};
use crate::ui::paint::{SideScore, Theme};
use egui::{
    Align2, CornerRadius, FontId, Id, Painter, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo,
    accesskit::Role, lerp, vec2,
};

/// An X sheet.
pub struct XSheet<'a> {
    /// The sides, from the top or from the left.
    pub sides: &'a [SideScore<'a>],
    /// The winning score. The sheet has room for it from the start, so that what is written keeps
    /// its place.
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
    painter.add(Shape::mesh(pencil.drawing()));
    if written.rest > 0 && shown > 0.5 {
        let font = FontId::proportional((0.5 * plan.size).max(7.0));
        let ink = if side.score == side.before { theme.text_color() } else { theme.lit() };
        // Behind the last stroke, however small the sheet is.
        let at = plan.rest(number, written.symbols()).left_center() + vec2(0.08 * plan.size, 0.0);
        painter.text(at, Align2::LEFT_CENTER, written.rest.to_string(), font, ink);
    }
}
