//! The playing area: the ground, its bones, the lit ends, and what a play there would count.

use super::frame::TableFrame;
use super::lit::{Preview, place_of};
use crate::engine::{End, Event, ScoreReason};
use crate::review::Instead;
use crate::seat::SeatedPlayer;
use crate::ui::paint::{
    Face, Pose, RAIL, Theme, closed_end, corners, focus_line, joined_ends, paint_back, paint_bone, paint_cloth,
    paint_face, paint_rack, paint_rail, paint_shadow, paint_slice, paint_tipped, ring,
};
use crate::ui::parts;
use crate::ui::table::panels::{CountShown, one_row};
use crate::ui::table::positions::{Areas, Display, EndSpot, Spot, Spots, Token};
use crate::ui::table::{ids::Ids, moving::BoneLook, scene::LineEnding};
use egui::{
    Color32, CornerRadius, FontId, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo,
    accesskit::Role, epaint::RectShape, pos2, vec2,
};

/// The playing area of one frame.
pub(super) struct Cloth<'a> {
    pub view: &'a TableFrame<'a>,
    pub lit: &'a [Preview],
    /// The end under a dragged bone.
    pub target: Option<End>,
    /// What would have been better than the last play.
    pub instead: Option<Instead>,
}

impl Cloth<'_> {
    /// Paints the playing area. Returns the end that was clicked.
    pub(super) fn show(&self, ui: &Ui) -> Option<End> {
        let (view, spots, theme) = (self.view, &self.view.scene.spots, self.view.look.theme);
        let (motion, now) = (&view.animations.motion, view.now);
        // Nothing lies on the rail, however near the table is.
        let painter = ui.painter_at(view.areas().board.shrink(RAIL * view.areas().scale));
        for slice in &spots.slices {
            paint_slice(&painter, slice.rect, spots.unit, &theme.bone(slice.face));
        }
        for preview in self.lit {
            glow(&painter, preview.pose, theme);
        }
        let lying = spots.table().filter(|(_, spot)| !view.is_moving(spot.token));
        let tipped = |bone| view.animations.tipped(bone, now);
        let flat = lying.clone().filter(|(bone, _)| tipped(*bone).is_none());
        for (_, spot) in flat.clone() {
            paint_shadow(&painter, spot.pose, theme.bone(spot.face).shade, 0.0);
        }
        // What the others have played since the player's last move is marked.
        let marked = view.game.view().played_since();
        for (bone, spot) in flat {
            if let Some(seen) = motion.seen(spot.token, now) {
                paint_seen(&painter, &seen, theme);
            }
            if marked.contains(bone) {
                ring(&painter, spot.pose, (0.045 * spot.pose.size).max(1.5), theme.glow(0.75));
            }
            if !spot.name.is_empty() {
                tell_bone(ui, view.ids, spot);
            }
        }
        for (bone, spot) in lying {
            if let Some(tip) = tipped(bone) {
                paint_tipped(&painter, spot.pose, [bone.high(), bone.low()], &theme.bone(spot.face), tip);
            }
        }
        match &view.scene.closing {
            _ if motion.moves(now) => {}
            Some(LineEnding::Blocked(ends)) => {
                for end in ends {
                    closed_end(&painter, *end, theme.text_color());
                }
            }
            Some(LineEnding::BothEnds(ends)) => joined_ends(&painter, *ends, theme.lit()),
            None => {}
        }
        let mut clicked = None;
        for end in &spots.ends {
            if self.end(ui, &painter, end).clicked() {
                clicked = Some(end.end);
            }
        }
        for preview in self.lit {
            self.tag(&painter, preview);
        }
        if let Some(instead) = self.instead {
            self.better(&painter, instead);
        }
        if let Some((token, strength)) = motion.blinking(now)
            && let Some(spot) = spots.bone(token)
        {
            ring(&painter, spot.pose, (0.08 * spot.pose.size).max(2.0), theme.glow(strength));
        }
        if let Some((_, Some(count))) = &view.message.shown {
            self.count(ui, count);
        }
        clicked
    }

    fn end(&self, ui: &Ui, painter: &Painter, spot: &EndSpot) -> Response {
        let (theme, game) = (self.view.look.theme, self.view.game);
        let preview = self.lit.iter().find(|preview| preview.end == spot.end);
        let pose = preview.map_or(spot.pose, |preview| preview.pose);
        let sense = if game.chosen().is_some() && preview.is_some() { Sense::click() } else { Sense::CLICK };
        let place = if parts::has_fingers(ui.ctx()) { self.found_by_finger(spot) } else { pose.rect() };
        let response = ui.interact(place, self.view.ids.end(spot.end), sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), &spot.name));
        if let Some(preview) = preview {
            // The one that a release of the pointer or Enter would play stands out.
            let meant = self.target == Some(spot.end) || response.hovered() || response.has_focus();
            match preview.ghost {
                Some(bone) => {
                    let colors = theme.bone(Face::Hand);
                    paint_bone(painter, pose, [bone.high(), bone.low()], &colors, if meant { 0.95 } else { 0.5 });
                }
                None if !spot.taken => {
                    let radius = (0.17 * pose.size) as u8;
                    painter.rect_filled(pose.rect(), CornerRadius::same(radius), theme.hollow());
                }
                None => {}
            }
            ring(painter, pose, (if meant { 0.1 } else { 0.055 } * pose.size).max(2.0), theme.lit());
        }
        // Any bone may lead.
        let open = game.view().lead_is_open() && game.view().seen.forced_lead().is_none();
        if open && !spot.taken && spot.end == End::LEAD {
            corners(painter, pose, (0.05 * pose.size).max(1.5), theme.quiet_text());
        }
        if response.has_focus() {
            focus_line(painter, pose, theme.focus());
        }
        response
    }

    /// Where a finger finds an end beside the others.
    fn found_by_finger(&self, spot: &EndSpot) -> Rect {
        let lies = |spot: &EndSpot| {
            let preview = self.lit.iter().find(|preview| preview.end == spot.end);
            preview.map_or(spot.pose, |preview| preview.pose).rect()
        };
        parts::found_by_finger(lies(spot), self.view.scene.spots.ends.iter().map(lies))
    }

    /// Paints a small plate next to an end with its count and points, if they are told.
    fn tag(&self, painter: &Painter, preview: &Preview) {
        let Some(text) = &preview.text else { return };
        let scale = self.view.areas().scale;
        let (ground, ink) = self.view.look.theme.tag(preview.scores);
        let letters = (15.0 * scale).max(self.view.areas().least);
        let text = painter.layout_no_wrap(text.clone(), FontId::proportional(letters), ink);
        let size = text.size() + scale * vec2(14.0, 6.0);
        let plate = self.plate(preview, size);
        painter.rect_filled(plate, CornerRadius::same((0.5 * size.y) as u8), ground);
        painter.galley(plate.center() - 0.5 * text.size(), text, ink);
    }

    /// Returns the place of a plate of this size: outward of its end if that is free, or else where
    /// it covers least.
    fn plate(&self, preview: &Preview, size: Vec2) -> Rect {
        let rect = preview.pose.rect().expand(0.16 * preview.pose.size);
        let outward = self.view.scene.spots.end(preview.end).map_or(vec2(1.0, 0.0), |spot| spot.outward);
        let beside = |side: Vec2| rect.center() + side * 0.5 * (rect.size() + size);
        // On the compact display a plate of the west or east end is below it and grows outward.
        let is_corner = outward.x != 0.0 && outward.y != 0.0;
        let edge = if outward.x < 0.0 { rect.right() } else { rect.left() };
        let corner = pos2(edge + 0.5 * outward.x * size.x, rect.bottom() + 0.5 * size.y);
        let first = if is_corner { corner } else { beside(outward) };
        let others = [Vec2::DOWN, Vec2::UP, Vec2::RIGHT, Vec2::LEFT].map(beside);
        let lying = self.view.scene.spots.table().map(|(_, spot)| spot.pose);
        let bones = lying.chain(self.lit.iter().map(|other| other.pose));
        let plates = std::iter::once(first).chain(others).map(|center| {
            let plate = moved_into(self.view.areas().cloth, Rect::from_center_size(center, size));
            (covered(plate, bones.clone()), plate)
        });
        plates.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(rect, |(_, plate)| plate)
    }

    /// Paints the bone that would have been better as a ghost, and an arrow to it from the one that was played.
    fn better(&self, painter: &Painter, instead: Instead) {
        let Some([from, to]) = self.compared(instead) else { return };
        let (theme, bone) = (self.view.look.theme, instead.better.0);
        paint_bone(painter, to, [bone.high(), bone.low()], &theme.bone(Face::Hand), 0.75);
        ring(painter, to, (0.1 * to.size).max(2.0), theme.lit());
        ring(painter, from, (0.06 * from.size).max(1.5), theme.quiet_text());
        let way = to.center - from.center;
        if way.length() < from.size {
            return;
        }
        let (along, wide) = (way.normalized(), (0.16 * from.size).max(4.0));
        let (start, tip) = (edge(from.rect(), along), edge(to.rect(), -along));
        let neck = tip - 2.0 * wide * along;
        let across = vec2(-along.y, along.x) * wide;
        painter.line_segment([start, neck], Stroke::new(0.6 * wide, theme.lit()));
        painter.add(Shape::convex_polygon(vec![tip, neck + across, neck - across], theme.lit(), Stroke::NONE));
    }

    /// Returns where both bones are seen: the one that was played where it lies, the other where it would lie. At
    /// the same end that is beside the first. The compact display has no room for it.
    fn compared(&self, instead: Instead) -> Option<[Pose; 2]> {
        let (view, (played, at), (better, end)) = (self.view, instead.played, instead.better);
        view.scene.placed.as_ref()?;
        let from = view.scene.spots.table().find(|(bone, _)| *bone == played)?.1.pose;
        let is_elsewhere = at.straight() != end.straight();
        let to = if is_elsewhere { place_of(view.scene, view.game, better, end) } else { None };
        Some([from, to.unwrap_or_else(|| self.beside(from))])
    }

    /// A place next to a bone that covers as little as can be.
    fn beside(&self, pose: Pose) -> Pose {
        let (rect, apart) = (pose.rect(), 0.45 * pose.size);
        let sides = [Vec2::UP, Vec2::DOWN, Vec2::LEFT, Vec2::RIGHT];
        let places = sides.map(|side| rect.translate(side * (rect.size() + Vec2::splat(apart))));
        let places = places.map(|place| moved_into(self.view.areas().cloth, place));
        let covered =
            |place: &Rect| -> f32 { covered(*place, self.view.scene.spots.table().map(|(_, spot)| spot.pose)) };
        let best = places.into_iter().min_by(|one, other| covered(one).total_cmp(&covered(other)));
        Pose { center: best.unwrap_or(rect).center(), ..pose }
    }

    /// The table count, and below it the sum that it is. Above your hand the sum stands beside it, at
    /// the right edge.
    fn count(&self, ui: &Ui, counted: &CountShown) {
        let (areas, theme) = (self.view.areas(), self.view.look.theme);
        let spoken = format!("{} {}", counted.count, counted.sum);
        parts::tell_at(ui, areas.count, self.view.ids.other("count", 0), Role::Label, spoken.trim());
        let (ground, ink) = if count_just_scored(self.view.game) {
            theme.tag(true)
        } else {
            (Color32::TRANSPARENT, theme.text_color())
        };
        let painter = ui.painter();
        let (width, low, gap) = (areas.count.width(), areas.display == Display::Whole, 14.0 * areas.scale);
        let set = |count: &str| one_row(painter, count, [areas.letters(16.0), areas.least], ink, width);
        // Where its name has no room, the number alone says it.
        let number = counted.count.rsplit(' ').next().unwrap_or_default();
        let count = Some(set(&counted.count)).filter(|count| !count.elided).unwrap_or_else(|| set(number));
        let left = if low { (width - count.size().x - gap).max(1.0) } else { width };
        let set = |sum: &str| one_row(painter, sum, [areas.letters(13.0), areas.least], theme.quiet_text(), left);
        // Half a sum says nothing.
        let sum = Some(set(&counted.sum)).filter(|sum| !sum.elided).unwrap_or_else(|| set(""));
        let below = if sum.is_empty() || low { 0.0 } else { sum.size().y };
        let beside = if sum.is_empty() { 0.0 } else { gap + sum.size().x };
        // Above your hand they stand at the right edge, unless your name is above them.
        let is_under_your_name = (areas.count.left() - areas.seat.left()).abs() < 1.0;
        let aside = if low && !is_under_your_name { (width - count.size().x - beside).max(0.0) } else { 0.0 };
        let corner = areas.count.left_center() + vec2(aside, -0.5 * (count.size().y + below));
        let plate = Rect::from_min_size(corner, count.size()).expand2(areas.scale * vec2(7.0, 1.0));
        let beside = vec2(count.size().x + gap, 0.5 * (count.size().y - sum.size().y));
        let sum_at = corner + if low { beside } else { vec2(0.0, count.size().y) };
        painter.rect_filled(plate, CornerRadius::same((0.5 * plate.height()) as u8), ground);
        painter.galley(corner, count, ink);
        painter.galley(sum_at, sum, theme.quiet_text());
    }
}

/// How much of bones a place covers.
fn covered(place: Rect, bones: impl Iterator<Item = Pose>) -> f32 {
    bones.map(|pose| pose.rect().intersect(place)).filter(Rect::is_positive).map(|rect| rect.area()).sum()
}

/// Where the way out of the middle of a place leaves it.
fn edge(place: Rect, along: Vec2) -> Pos2 {
    let half = 0.5 * place.size();
    let far = [(half.x, along.x), (half.y, along.y)].map(|(half, part)| half / part.abs().max(f32::EPSILON));
    place.center() + far[0].min(far[1]) * along
}

/// Whether the count on the table has just scored, in a game that highlights it.
fn count_just_scored(game: &SeatedPlayer) -> bool {
    let last = game.view().since.iter().rev().find_map(|event| match event {
        Event::Scored { why: ScoreReason::Count, counted, .. } => Some(*counted),
        Event::Played { .. } | Event::Destroyed { .. } => Some(false),
        _ => None,
    });
    game.view().rules().firecrackers && last == Some(true)
}

/// Returns a rectangle moved as little as needed to fit inside another.
pub(super) fn moved_into(room: Rect, rect: Rect) -> Rect {
    rect.translate(vec2(
        (room.left() - rect.left()).max(0.0) - (rect.right() - room.right()).max(0.0),
        (room.top() - rect.top()).max(0.0) - (rect.bottom() - room.bottom()).max(0.0),
    ))
}

/// Gives a bone that cannot be used a spoken name.
pub(super) fn tell_bone(ui: &Ui, ids: Ids, spot: &Spot) {
    let number = match spot.token {
        Token::Hand(bone) | Token::Table(bone) => bone.index(),
        Token::Panel(bone) => 100 + bone.index(),
        Token::Court(player, number) => 200 + 32 * usize::from(player) + usize::from(number),
        Token::Yard(number) => 400 + usize::from(number),
    };
    parts::tell_at(ui, spot.pose.rect(), ids.other("bone", number), Role::Image, &spot.name);
}

/// Paints a bone as it is seen, without its shadows.
pub(super) fn paint_seen(painter: &Painter, seen: &BoneLook, theme: &Theme) {
    let pose = seen.pose.lifted(seen.lift);
    match seen.front {
        Some(bone) => paint_face(painter, pose, [bone.high(), bone.low()], &theme.bone(seen.face)),
        None => paint_back(painter, pose, &theme.back()),
    }
}

/// Paints the rack below the playing area.
pub(super) fn show_rack(painter: &Painter, areas: &Areas, theme: &Theme) {
    paint_rack(painter, areas.foot(), 0.8 * RAIL * areas.scale, theme);
}

/// Paints a table and nothing that acts, for examples.
pub(crate) fn paint_spots(painter: &Painter, spots: &Spots, theme: &Theme) {
    for slice in &spots.slices {
        paint_slice(painter, slice.rect, spots.unit, &theme.bone(slice.face));
    }
    spots.bones.iter().for_each(|spot| paint_shadow(painter, spot.pose, theme.back().shade, 0.0));
    spots.bones.iter().for_each(|spot| paint_seen(painter, &BoneLook::resting(spot), theme));
}

/// Paints a soft light on the ground around a place.
fn glow(painter: &Painter, pose: Pose, theme: &Theme) {
    let round = CornerRadius::same((0.3 * pose.size) as u8);
    let shape = RectShape::filled(pose.rect().expand(0.16 * pose.size), round, theme.glow(0.3));
    painter.add(shape.with_blur_width(0.35 * pose.size));
}

/// The ground of the playing area: the cloth, and the rail around it.
pub(super) fn show_felt(painter: &Painter, areas: &Areas, theme: &Theme) {
    paint_cloth(painter, areas.board, theme);
    paint_rail(painter, areas.board, RAIL * areas.scale, theme);
}
