//! Pictures of what there is to practise.

use crate::ui::command::Command;
use crate::ui::paint::{Face, Pose, Theme, corners, paint_bone};
use egui::{Align2, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2, vec2};

/// Paints the picture of one of the choices. Without a command it is the plan.
pub(super) fn practice_picture(ui: &Ui, place: Rect, theme: &Theme, of: Option<Command>) {
    let painter = ui.painter_at(place);
    painter.rect_filled(place, CornerRadius::same(6), theme.background_color());
    match of {
        None => steps(&painter, place.center(), theme),
        Some(Command::Course) => path(&painter, place.center(), theme),
        Some(Command::Today) => ten(&painter, place.center(), theme),
        Some(Command::Exercises) => which(&painter, place.center(), theme),
        _ => deals(&painter, place.center(), theme),
    }
}

/// A path with a lesson that is passed, the next one and a later one.
fn path(painter: &Painter, middle: Pos2, theme: &Theme) {
    const RADIUS: f32 = 9.0;
    let stops = [vec2(-30.0, 11.0), vec2(0.0, -9.0), vec2(30.0, 11.0)].map(|aside| middle + aside);
    for (ends, color) in stops.windows(2).zip([theme.lit(), theme.rule()]) {
        painter.line_segment([ends[0], ends[1]], Stroke::new(3.0, color));
    }
    painter.circle(stops[0], RADIUS, theme.lit(), Stroke::new(2.0, theme.lit()));
    let tick = [vec2(-4.0, 0.0), vec2(-1.2, 3.2), vec2(4.2, -3.2)].map(|corner| stops[0] + corner);
    painter.add(Shape::line(tick.into(), Stroke::new(2.0, theme.band())));
    let (plate, ink) = theme.plate(0.0);
    painter.circle(stops[1], RADIUS + 2.0, plate, Stroke::new(2.0, theme.lit()));
    painter.text(stops[1], Align2::CENTER_CENTER, "2", FontId::proportional(12.0), ink);
    painter.circle(stops[2], RADIUS, theme.band(), Stroke::new(2.0, theme.rule()));
}

/// Three steps below each other, the first with a tick.
fn steps(painter: &Painter, middle: Pos2, theme: &Theme) {
    for (row, color) in [theme.lit(), theme.rule(), theme.rule()].into_iter().enumerate() {
        let left = middle + vec2(-24.0, 16.0 * (row as f32 - 1.0));
        painter.circle(left, 6.0, if row == 0 { color } else { theme.band() }, Stroke::new(2.0, color));
        painter.line_segment([left + vec2(13.0, 0.0), left + vec2(52.0, 0.0)], Stroke::new(4.0, color));
        if row == 0 {
            let tick = [vec2(-2.8, 0.0), vec2(-0.8, 2.3), vec2(3.0, -2.3)].map(|corner| left + corner);
            painter.add(Shape::line(tick.into(), Stroke::new(1.6, theme.band())));
        }
    }
}

/// Ten pips, one for each exercise of a day.
fn ten(painter: &Painter, middle: Pos2, theme: &Theme) {
    paint_bone(painter, Pose::flat(middle, 34.0), [5, 5], &theme.bone(Face::Played(0)), 1.0);
}

/// A line with two places for the next bone.
fn which(painter: &Painter, middle: Pos2, theme: &Theme) {
    const SIZE: f32 = 15.0;
    paint_bone(painter, Pose::upright(middle, SIZE), [4, 4], &theme.bone(Face::Played(1)), 1.0);
    for side in [-1.0, 1.0] {
        let at = middle + vec2(1.6 * side * SIZE, 0.0);
        corners(painter, Pose::flat(at, 0.9 * SIZE), 1.5, theme.lit());
        painter.text(at, Align2::CENTER_CENTER, "?", FontId::proportional(14.0), theme.lit());
    }
}

/// Two hands of the same bones, one of them a friend's.
fn deals(painter: &Painter, middle: Pos2, theme: &Theme) {
    const SIZE: f32 = 12.0;
    for (row, player) in [(-0.5, 1), (0.5, 0)] {
        for (column, pips) in [(-1.0, [6, 4]), (0.0, [5, 2]), (1.0, [3, 3])] {
            let at = middle + Vec2::new(column * 1.5, row * 2.25) * SIZE;
            paint_bone(painter, Pose::upright(at, SIZE), pips, &theme.bone(Face::Played(player)), 1.0);
        }
    }
}
