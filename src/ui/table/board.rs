//! The playing area: the bone in the middle, the four ends around it, what is lit, and what a play there would count.

use egui::{
    Align, Align2, Color32, CornerRadius, FontId, Id, Mesh, Painter, Pos2, Rect, Response, Sense, Shape, Ui, Vec2,
    WidgetInfo, accesskit::Role, pos2, text::LayoutJob, vec2,
};

use crate::{
    engine::table::Way,
    ui::{
        paint::{
            bone::{BoneWidget, Lie, bone_ui, corners, paint_bone, paint_slice, ring},
            theme::{Face, Theme},
        },
        table::{
            layout::{Layout, direction, is_level},
            view::TableView,
        },
    },
};

/// How far apart bones lie that touch, in sizes of a bone.
const TOUCH: f32 = 0.06;
/// How much of a hidden bone is seen, and how many of an arm's hidden bones are, the last ones; more would be a smudge.
const STRIP: (f32, usize) = (0.13, 4);

/// Where everything of a [`TableView`] lies.
#[derive(Clone, PartialEq, Debug)]
pub struct Geometry {
    /// The bone in the middle.
    pub middle: Lie,
    /// The last bone of each arm, or where the first would lie.
    pub ends: [Lie; 4],
    /// What is seen of hidden bones, each to be painted over the one before.
    slices: Vec<(Rect, Face)>,
    unit: f32,
}

impl Geometry {
    /// Where a table's bones lie around a point, with bones of the size `unit`.
    pub fn new(view: &TableView, center: Pos2, unit: f32) -> Geometry {
        let mut slices = Vec::new();
        let ends = Way::ALL.map(|way| {
            let arm = &view.arms[way.index()];
            let across = arm.tip.is_some_and(|tip| tip.halves[0] == tip.halves[1]);
            let from = match view.middle {
                None => 0.5 * TOUCH,
                Some(_) if is_level(way) => 0.5 + TOUCH,
                Some(_) => 1.0 + TOUCH,
            };
            let strip = STRIP.0;
            let seen = &arm.hidden[arm.hidden.len().saturating_sub(STRIP.1)..];
            for (number, face) in seen.iter().enumerate() {
                let near = center + unit * (from + strip * number as f32) * direction(way);
                let far = near + unit * (strip + 0.5) * direction(way);
                let side = 0.5 * unit * if is_level(way) { vec2(0.0, 1.0) } else { vec2(1.0, 0.0) };
                slices.push((Rect::from_points(&[near - side, near + side, far - side, far + side]), *face));
            }
            let reach = from + strip * seen.len() as f32 + if across { 0.5 } else { 1.0 };
            let at = center + unit * reach * direction(way);
            if is_level(way) == across { Lie::upright(at, unit) } else { Lie::flat(at, unit) }
        });
        Geometry { middle: Lie::upright(center, unit), ends, slices, unit }
    }

    /// The end that something let go at a point is meant for.
    pub fn end_at(&self, at: Pos2, open: [bool; 4]) -> Option<Way> {
        let distance = |way: Way| self.ends[way.index()].rect().distance_to_pos(at);
        Way::ALL
            .into_iter()
            .filter(|way| open[way.index()] && distance(*way) < 0.75 * self.unit)
            .min_by(|one, two| distance(*one).total_cmp(&distance(*two)))
    }
}

/// Paints a table and nothing that acts: for examples, and for the table under a bone that is on its way.
pub fn paint_table(painter: &Painter, geometry: &Geometry, view: &TableView, theme: &Theme) {
    if let Some((bone, face)) = view.middle {
        paint_bone(painter, geometry.middle, [bone.high(), bone.low()], &theme.bone(face), 1.0);
    }
    paint_hidden(painter, geometry, theme);
    for way in Way::ALL {
        if let Some(tip) = view.arms[way.index()].tip {
            paint_bone(painter, geometry.ends[way.index()], tip.halves, &theme.bone(tip.face), 1.0);
        }
    }
}

fn paint_hidden(painter: &Painter, geometry: &Geometry, theme: &Theme) {
    for (rect, face) in &geometry.slices {
        paint_slice(painter, *rect, geometry.unit, &theme.bone(*face));
    }
}

/// What a play at an end would make of the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Preview {
    /// What stands beside the end; nothing where counts mean nothing.
    pub text: Option<String>,
    /// Whether it scores.
    pub scores: bool,
}

/// The playing area of one frame.
pub struct Board<'a> {
    /// Where everything stands.
    pub layout: &'a Layout,
    /// Its colours.
    pub theme: &'a Theme,
    /// What lies on the table.
    pub view: &'a TableView,
    /// Where what lies on the table lies.
    pub geometry: &'a Geometry,
    /// The ends that can be clicked, each with the name that is spoken.
    pub names: &'a [Option<String>; 4],
    /// What the bone in the middle is called.
    pub middle_name: &'a str,
    /// The ends that are lit.
    pub lit: [Option<Preview>; 4],
    /// Whether the corners of the east end are drawn, because any bone may lead.
    pub corners: bool,
    /// The place that blinks and how brightly, 0 to 1.
    pub blink: Option<(Lie, f32)>,
    /// The end that a bone is held over.
    pub target: Option<Way>,
    /// The table count, as it is to be shown at the lower left.
    pub count: Option<&'a str>,
    /// Something about the game that is not said anywhere else, such as rules that hold from the next hand.
    pub remark: Option<&'a str>,
}

/// What was done on the playing area.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BoardResponse {
    /// The end that was clicked.
    pub clicked: Option<Way>,
    /// The end under the pointer or with the focus of the keyboard.
    pub pointed: Option<Way>,
}

/// The id of an end, for the focus of the keyboard.
pub fn end_id(way: Way) -> Id {
    Id::unique(("end", way.index()))
}

/// Paints the playing area and tells what was done there.
pub fn board_ui(ui: &Ui, board: &Board<'_>) -> BoardResponse {
    let mut response = BoardResponse::default();
    let painter = ui.painter_at(board.layout.board);
    if let Some((bone, face)) = board.view.middle {
        paint_bone(&painter, board.geometry.middle, [bone.high(), bone.low()], &board.theme.bone(face), 1.0);
        let middle = ui.interact(board.geometry.middle.rect(), Id::unique("middle"), Sense::hover());
        middle.widget_info(|| WidgetInfo::labeled(Role::Image, true, board.middle_name));
    }
    paint_hidden(&painter, board.geometry, board.theme);
    for way in Way::ALL {
        let end = end_ui(ui, &painter, board, way);
        if end.as_ref().is_some_and(Response::clicked) {
            response.clicked = Some(way);
        }
        if end.is_some_and(|end| end.hovered() || end.has_focus()) {
            response.pointed = Some(way);
        }
    }
    for way in Way::ALL {
        if let Some(text) = board.lit[way.index()].as_ref().and_then(|preview| preview.text.as_deref()) {
            let scores = board.lit[way.index()].as_ref().is_some_and(|preview| preview.scores);
            tag(&painter, board, way, text, scores);
        }
    }
    if let Some((lie, strength)) = board.blink {
        ring(&painter, lie, (0.08 * lie.size).max(2.0), board.theme.glow(strength));
    }
    if let Some(remark) = board.remark {
        remark_ui(ui, board, remark);
    }
    if let Some(count) = board.count {
        count_ui(ui, board, count);
    }
    response
}

fn end_ui(ui: &Ui, painter: &Painter, board: &Board<'_>, way: Way) -> Option<Response> {
    let (lie, theme) = (board.geometry.ends[way.index()], board.theme);
    let tip = board.view.arms[way.index()].tip;
    let lit = board.lit[way.index()].is_some();
    if lit {
        glow(painter, lie, theme);
    }
    let response = match (&board.names[way.index()], tip) {
        (Some(name), Some(tip)) => {
            let widget = BoneWidget {
                lie,
                halves: tip.halves,
                colors: theme.bone(tip.face),
                name,
                draggable: false,
                chosen: false,
                focus: theme.focus(),
                hover: lit.then(|| theme.lit()),
            };
            Some(bone_ui(ui, end_id(way), &widget))
        }
        (Some(name), None) => Some(open_place(ui, board, way, name)),
        (None, tip) => {
            if let Some(tip) = tip {
                paint_bone(painter, lie, tip.halves, &theme.bone(tip.face), 1.0);
            }
            None
        }
    };
    let pointed = board.target == Some(way) || response.as_ref().is_some_and(Response::hovered);
    if lit {
        ring(painter, lie, (if pointed { 0.09 } else { 0.055 } * lie.size).max(2.0), theme.lit());
    }
    response
}

/// An end on which no bone lies yet. It cannot be seen unless it is lit, has the focus, or any bone may lead there.
fn open_place(ui: &Ui, board: &Board<'_>, way: Way, name: &str) -> Response {
    let (lie, theme) = (board.geometry.ends[way.index()], board.theme);
    let response = ui.interact(lie.rect(), end_id(way), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    if board.lit[way.index()].is_some() {
        let radius = (0.17 * lie.size) as u8;
        ui.painter().rect_filled(lie.rect(), CornerRadius::same(radius), theme.hollow());
    }
    if board.corners && way == Way::East {
        corners(ui.painter(), lie, (0.05 * lie.size).max(1.5), theme.quiet_text());
    }
    if response.has_focus() {
        ring(ui.painter(), lie, (0.06 * lie.size).max(2.0), theme.focus());
    }
    response
}

/// A soft light on the ground around an end.
fn glow(painter: &Painter, lie: Lie, theme: &Theme) {
    let mut shape = egui::epaint::RectShape::filled(
        lie.rect().expand(0.16 * lie.size),
        CornerRadius::same((0.3 * lie.size) as u8),
        theme.glow(0.3),
    );
    shape.blur_width = 0.35 * lie.size;
    painter.add(shape);
}

/// A small plate beside an end: what the count and the points would be.
fn tag(painter: &Painter, board: &Board<'_>, way: Way, text: &str, scores: bool) {
    let (lie, theme, scale) = (board.geometry.ends[way.index()], board.theme, board.layout.scale);
    let (ground, ink) = theme.tag(scores);
    let text = painter.layout_no_wrap(text.to_owned(), FontId::proportional(15.0 * scale), ink);
    let size = text.size() + scale * vec2(14.0, 6.0);
    let rect = lie.rect().expand(0.16 * lie.size);
    // Plates of west and east grow outward, so that two of them never meet below the middle.
    let below = rect.bottom() + 0.5 * size.y;
    let center = match way {
        Way::West => pos2(lie.rect().right() - 0.5 * size.x, below),
        Way::East => pos2(lie.rect().left() + 0.5 * size.x, below),
        Way::North | Way::South => rect.right_center() + vec2(0.5 * size.x, 0.0),
    };
    let plate = Rect::from_center_size(center, size);
    painter.rect_filled(plate, CornerRadius::same((0.5 * size.y) as u8), ground);
    painter.galley(plate.center() - 0.5 * text.size(), text, ink);
}

fn count_ui(ui: &Ui, board: &Board<'_>, count: &str) {
    let (layout, theme) = (board.layout, board.theme);
    let response = ui.interact(layout.count, Id::unique("count"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, count));
    let font = FontId::proportional(17.0 * layout.scale);
    ui.painter().text(layout.count.left_center(), Align2::LEFT_CENTER, count, font, theme.text_color());
}

/// A remark in the upper right corner.
fn remark_ui(ui: &Ui, board: &Board<'_>, remark: &str) {
    let (layout, theme) = (board.layout, board.theme);
    let width = (0.5 * layout.board.width() - 1.3 * layout.unit).max(80.0);
    let font = FontId::proportional(13.5 * layout.scale);
    let mut job = LayoutJob::simple(remark.to_owned(), font, theme.quiet_text(), width);
    job.halign = Align::RIGHT;
    let galley = ui.painter().layout_job(job);
    let corner = layout.board.right_top() + layout.scale * vec2(-12.0, 10.0);
    let rect = Rect::from_min_max(corner - vec2(galley.size().x, 0.0), corner + vec2(0.0, galley.size().y));
    ui.painter().galley(corner, galley, theme.quiet_text());
    let response = ui.interact(rect, Id::unique("remark"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, remark));
}

/// The ground of the playing area: a little lighter in the middle, so that a large window is no flat sheet.
pub fn felt(painter: &Painter, layout: &Layout, theme: &Theme) {
    const STEPS: u32 = 48;
    painter.rect_filled(layout.board, 0.0, theme.background_color());
    let middle = layout.middle();
    let radius = 0.5 * layout.board.size().max_elem().min(1.7 * layout.board.height());
    let mut light = Mesh::default();
    light.colored_vertex(middle, theme.shine());
    for step in 0..STEPS {
        let angle = std::f32::consts::TAU * step as f32 / STEPS as f32;
        light.colored_vertex(middle + radius * Vec2::angled(angle), Color32::TRANSPARENT);
        light.add_triangle(0, step + 1, (step + 1) % STEPS + 1);
    }
    painter.with_clip_rect(layout.board).add(Shape::mesh(light));
}
