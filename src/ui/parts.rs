//! The parts of the windows: switches, choices, sliders, headings and buttons. All use the theme's
//! colors, work with keys and have names for screen readers.

use crate::ui::look::Look;
use crate::ui::paint::{Theme, display, paper};
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Color32, ComboBox, CornerRadius, EventFilter, FontId, Frame, Galley, Id, Key, Layout, Margin, Mesh,
    Modifiers, Pos2, Rect, Response, RichText, Sense, Shape, Stroke, StrokeKind, TextEdit, TextStyle, Ui, Vec2,
    WidgetInfo, accesskit::Role, pos2, vec2,
};
use std::{sync::Arc, time::Duration};

/// The height of a row with one control.
pub(crate) const ROW: f32 = 34.0;
/// The extra width of a button around its text.
const PADDING: f32 = 32.0;
/// The size of the display face that goes with text.
const CHAPTER: f32 = 16.0;
const ROUND: CornerRadius = CornerRadius::same(7);

/// Takes room for something that is painted, and tells screen readers what it shows.
pub(crate) fn area(ui: &mut Ui, size: Vec2, role: Role, told: impl AsRef<str>) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(role, true, told.as_ref()));
    (rect, response)
}

/// Tells screen readers what is painted in a place.
pub(crate) fn tell_at(ui: &Ui, place: Rect, id: Id, role: Role, told: impl AsRef<str>) -> Response {
    let response = ui.interact(place, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(role, true, told.as_ref()));
    response
}

/// A line of text that a player can edit, under this name for screen readers. While it is empty
/// there is a hint. It holds at most so many letters.
pub(crate) fn field(
    ui: &mut Ui,
    theme: &Theme,
    size: [f32; 2],
    (text, hint, most): (&mut String, &str, usize),
    name: &str,
) -> Response {
    let edit = ui.add_sized(size, TextEdit::singleline(text).hint_text(hint).char_limit(most));
    edit.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, name));
    focus_ring(ui, &edit, theme);
    edit
}

/// A field to search by. Escape clears it before it closes anything.
pub(crate) fn search(ui: &mut Ui, theme: &Theme, size: [f32; 2], text: &mut String, name: &str, most: usize) {
    let edit = field(ui, theme, size, (&mut *text, name, most), name);
    if !text.is_empty() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        text.clear();
        edit.request_focus();
    }
}

/// A row of this height with a name before what can be edited. It is that high from the start,
/// which centers the name.
pub(crate) fn named_row<R>(ui: &mut Ui, theme: &Theme, name: &str, height: f32, edited: impl FnOnce(&mut Ui) -> R) {
    ui.allocate_ui_with_layout(vec2(ui.available_width(), height), Layout::left_to_right(Align::Center), |ui| {
        ui.add_space(4.0);
        ui.label(RichText::new(name).color(theme.text_color()));
        edited(ui);
    });
}

/// Lays paper under a panel with this much space around its content.
pub(crate) fn on_paper(ui: &Ui, theme: &Theme, around: Vec2) {
    let whole = ui.max_rect().expand2(around);
    ui.painter().add(paper(ui.painter(), whole, theme));
}

/// A thin line from side to side.
pub(crate) fn rule(ui: &mut Ui, theme: &Theme) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, theme.rule());
}

/// The title of a group of settings or of a chapter.
pub(crate) fn chapter(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.add_space(6.0);
    let face = display(ui.ctx(), CHAPTER);
    ui.label(RichText::new(text).font(face).color(theme.text_color()));
    rule(ui, theme);
}

/// The sentence that a page begins with.
pub(crate) fn lead(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.add_space(2.0);
    ui.label(RichText::new(text).size(18.0).color(theme.text_color()));
}

/// Running text.
pub(crate) fn paragraph(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.label(RichText::new(text).color(theme.text_color()));
}

/// Text that explains what is above it.
pub(crate) fn aside(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.label(RichText::new(text).text_style(TextStyle::Small).color(theme.quiet_text()));
}

/// An important remark, with a bar in the color of selections.
pub(crate) fn remark(ui: &mut Ui, theme: &Theme, text: &str) {
    let inside = Frame::new().inner_margin(Margin { left: 12, right: 0, top: 2, bottom: 2 });
    let shown = inside.show(ui, |ui| paragraph(ui, theme, text));
    lit_edge(ui, theme, shown.response.rect);
}

/// Draws a bar in the color of selections at the left edge of a place.
pub(crate) fn lit_edge(ui: &Ui, theme: &Theme, place: Rect) {
    ui.painter().rect_filled(place.with_max_x(place.left() + 3.0), 1.5, theme.lit());
}

/// A remark in an area with room for any of `all`, so that nothing moves when it changes.
pub(crate) fn standing_note(ui: &mut Ui, theme: &Theme, text: &str, all: &[String]) {
    const BAR: f32 = 12.0;
    let width = ui.available_width() - BAR;
    let height_of = |text: &str| galley(ui, text, &TextStyle::Small, theme.text_color(), width).size().y;
    let height = all.iter().map(|text| height_of(text)).fold(height_of(text), f32::max);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height + 2.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    lit_edge(ui, theme, rect);
    let words = galley(ui, text, &TextStyle::Small, theme.text_color(), width);
    let at = pos2(rect.left() + BAR, rect.center().y - 0.5 * words.size().y);
    ui.painter().galley(at, words, theme.text_color());
}

/// A mark after the name of an option, with a button that acts on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Badge<'a> {
    /// The text, in the color of selections.
    pub text: &'a str,
    /// The text of the button.
    pub button: &'a str,
}

/// What was done with an option that may have a mark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Touched {
    /// The option was changed.
    pub changed: bool,
    /// The button of its mark was pressed.
    pub pressed: bool,
}

/// Shows a mark between the name of an option and an edge. If it does not fit, only the button is
/// shown, and the rest appears under the pointer. If that does not fit either, a spot is shown. The
/// mark takes no room of its own, so nothing moves when it appears. Returns whether its button was
/// pressed.
fn show_badge(ui: &Ui, theme: &Theme, name: (&str, Rect), edge: f32, mark: Badge<'_>) -> bool {
    const GAP: f32 = 10.0;
    let words = galley(ui, mark.text, &TextStyle::Small, theme.lit(), f32::INFINITY);
    let label = galley(ui, mark.button, &TextStyle::Small, theme.text_color(), f32::INFINITY);
    let usual = label.size() + vec2(16.0, 4.0);
    let (left, middle) = (name.1.right() + GAP, name.1.center().y);
    let told = left + words.size().x + GAP + usual.x <= edge;
    let said = told || left + usual.x <= edge;
    let at = if told { left + words.size().x + GAP } else { left };
    let size = if said { usual } else { Vec2::splat(usual.y) };
    let rect = Rect::from_min_size(pos2(at, middle - 0.5 * size.y), size);
    if told {
        let place = Rect::from_min_size(pos2(left, middle - 0.5 * words.size().y), words.size());
        let response = ui.interact(place, ui.scope_id().with(("mark", name.0)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, mark.text));
        ui.painter().galley(place.min, words, theme.lit());
    }
    let id = ui.scope_id().with(("mark's button", name.0));
    // A click meant for what was here before must not press it.
    let sense = if has_come_under_pointer(ui, id, rect) { Sense::hover() } else { Sense::click() };
    let mut response = ui.interact(rect, id, sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), format!("{}: {}", name.0, mark.button)));
    let visuals = ui.style().interact(&response);
    let round = CornerRadius::same((0.5 * rect.height()) as u8);
    ui.painter().rect(rect, round, visuals.weak_bg_fill, Stroke::new(1.0, theme.lit()), StrokeKind::Inside);
    if said {
        ui.painter().galley(rect.center() - 0.5 * label.size(), label, theme.text_color());
    } else {
        ui.painter().circle_filled(rect.center(), 4.0, theme.lit());
    }
    focus_ring(ui, &response, theme);
    if !told {
        let tip = if said { mark.text.to_owned() } else { format!("{}: {}", mark.text, mark.button) };
        response = response.on_hover_text(tip);
    }
    response.clicked()
}

/// How long, in seconds, what has appeared on a touch screen takes no tap: two that follow each
/// other were meant for what lay there before.
const TAPS: f64 = 0.6;

/// Whether something has appeared under the pointer, which has not left it since, or where a finger
/// may have tapped just now: a finger that was lifted is nowhere.
fn has_come_under_pointer(ui: &Ui, id: Id, rect: Rect) -> bool {
    let (at, touched, now) = ui.input(|input| (input.pointer.latest_pos(), input.has_touch_screen(), input.time));
    let inside = at.is_some_and(|at| rect.contains(at));
    let pass = ui.ctx().cumulative_pass_nr();
    let before = ui.data_mut(|data| data.get_temp::<(u64, bool, f64)>(id));
    let before = before.filter(|(seen, ..)| seen + 2 >= pass);
    let since = before.map_or(now, |(.., since)| since);
    let fresh = touched && now - since < TAPS;
    let under = fresh || inside && before.is_none_or(|(_, under, _)| under);
    ui.data_mut(|data| data.insert_temp(id, (pass, under, since)));
    if fresh {
        ui.request_repaint_after(Duration::from_secs_f64(TAPS));
    }
    under
}

/// Draws the focus ring and scrolls the focused widget into view.
pub(crate) fn focus_ring(ui: &Ui, response: &Response, theme: &Theme) {
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.focus());
        ui.painter().rect_stroke(response.rect.expand(2.0), CornerRadius::same(9), stroke, StrokeKind::Middle);
    }
}

fn galley(ui: &Ui, text: &str, style: &TextStyle, color: Color32, width: f32) -> Arc<Galley> {
    ui.painter().layout(text.to_owned(), style.resolve(ui.style()), color, width)
}

/// The text in one row, cut off where there is no more room.
pub(crate) fn cut(ui: &Ui, text: &str, font: FontId, color: Color32, width: f32) -> Arc<Galley> {
    let mut job = LayoutJob::simple_singleline(text.to_owned(), font, color);
    job.wrap = TextWrapping::truncate_at_width(width);
    ui.painter().layout_job(job)
}

pub(crate) fn button_width(ui: &Ui, text: &str) -> f32 {
    galley(ui, text, &TextStyle::Button, Color32::WHITE, f32::INFINITY).size().x + PADDING
}

/// A button, which is never wider than its place. The main one has the theme's button colors, and
/// any other only an outline.
pub(crate) fn button(ui: &mut Ui, theme: &Theme, text: &str, main: bool) -> Response {
    let width = button_width(ui, text).min(ui.max_rect().width());
    let plate = plate(ui, theme, text, main, width);
    plate.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), text));
    plate
}

/// Buttons in a row that wraps: their texts, whether each is the main one, and what it is for. The
/// main one may take the focus ring. Returns what the one that was clicked is for.
pub(crate) fn buttons<T>(
    ui: &mut Ui,
    theme: &Theme,
    takes_ring: bool,
    offered: impl IntoIterator<Item = (String, bool, T)>,
) -> Option<T> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for (text, main, what) in offered {
            let button = button(ui, theme, &text, main);
            if main && takes_ring {
                button.request_focus();
            }
            if button.clicked() {
                chosen = Some(what);
            }
        }
    });
    chosen
}

/// A button in a row that wraps. When disabled it keeps its place. Returns whether it was clicked.
pub(crate) fn deed(ui: &mut Ui, theme: &Theme, text: &str, can: bool) -> bool {
    // A widget that can be disabled has its own layout and does not wrap on its own.
    if ui.available_size_before_wrap().x < button_width(ui, text) {
        ui.end_row();
    }
    ui.add_enabled_ui(can, |ui| button(ui, theme, text, false).clicked()).inner
}

/// A button with an arrow to the left or right. Returns whether it was clicked.
pub(crate) fn arrow(ui: &mut Ui, look: Look<'_>, name: &str, way: f32, enabled: bool) -> bool {
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(28.0), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, look.words.get(name)));
    if enabled {
        paint_arrow(ui, look, &response, rect.center(), way);
    }
    response.clicked()
}

fn paint_arrow(ui: &Ui, look: Look<'_>, response: &Response, middle: Pos2, way: f32) {
    let color = if response.hovered() { look.theme.text_color() } else { look.theme.quiet_text() };
    let tip = middle + vec2(4.0 * way, 0.0);
    let ends = [vec2(-8.0 * way, -6.0), vec2(-8.0 * way, 6.0)].map(|aside| tip + aside);
    ui.painter().add(Shape::convex_polygon(vec![tip, ends[0], ends[1]], color, Stroke::NONE));
    focus_ring(ui, response, look.theme);
}

/// A button with an arrow for one step to the left or right, or `far` to the end. Returns whether
/// it was clicked.
pub(crate) fn way(ui: &mut Ui, look: Look<'_>, name: &str, way: f32, far: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(36.0, ROW), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, look.words.get(name)));
    let visuals = ui.style().interact(&response);
    ui.painter().rect(rect.shrink(1.0), ROUND, visuals.weak_bg_fill, visuals.bg_stroke, StrokeKind::Inside);
    paint_arrow(ui, look, &response, rect.center() + vec2(2.0 * way, 0.0), way);
    if far {
        let end = rect.center() + vec2(9.0 * way, 0.0);
        let edge = [end - vec2(0.0, 6.0), end + vec2(0.0, 6.0)];
        ui.painter().line_segment(edge, Stroke::new(2.0, look.theme.quiet_text()));
    }
    response.on_hover_text(look.words.get(name)).clicked()
}

/// One of several exclusive choices, as a plate of a given width. `name` is its spoken name.
pub(crate) fn radio(ui: &mut Ui, theme: &Theme, text: &str, name: &str, on: bool, width: f32) -> Response {
    let plate = plate(ui, theme, text, on, width);
    plate.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), on, name));
    plate
}

/// A plate with a text, filled if it is the main or the chosen one.
fn plate(ui: &mut Ui, theme: &Theme, text: &str, filled: bool, width: f32) -> Response {
    let color = if filled { theme.plate(0.0).1 } else { theme.text_color() };
    let words = cut(ui, text, TextStyle::Button.resolve(ui.style()), color, width - 8.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROW), Sense::click());
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact(&response);
        let fill = match (filled, response.is_pointer_button_down_on(), response.hovered()) {
            (true, true, _) => theme.plate(0.22).0,
            (true, false, true) => theme.plate(0.1).0,
            (true, false, false) => theme.plate(0.0).0,
            (false, ..) => visuals.weak_bg_fill,
        };
        let edge = if filled { Stroke::new(1.0, theme.button_edge()) } else { visuals.bg_stroke };
        ui.painter().rect(rect.shrink(1.0), ROUND, fill, edge, StrokeKind::Inside);
        ui.painter().galley(rect.center() - 0.5 * words.size(), words, color);
        focus_ring(ui, &response, theme);
    }
    response
}

/// A row that is switched on and off by a press anywhere on it, perhaps with a mark after its name.
pub(crate) fn switch(
    ui: &mut Ui,
    theme: &Theme,
    (name, mark): (&str, Option<Badge<'_>>),
    about: &str,
    on: &mut bool,
) -> Touched {
    let width = ui.available_width();
    let room = width - 64.0;
    let title = galley(ui, name, &TextStyle::Body, theme.text_color(), room);
    let small = (!about.is_empty()).then(|| galley(ui, about, &TextStyle::Small, theme.quiet_text(), room));
    let text = title.size().y + small.as_ref().map_or(0.0, |small| small.size().y + 2.0);
    let (rect, mut response) = ui.allocate_exact_size(vec2(width, ROW.max(text + 8.0)), Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(Role::Switch, ui.is_enabled(), *on, name));
    let mut pressed = false;
    if ui.is_rect_visible(rect) {
        if response.hovered() {
            ui.painter().rect_filled(rect, ROUND, ui.visuals().faint_bg_color);
        }
        let place = Rect::from_min_size(pos2(rect.left() + 4.0, rect.center().y - 0.5 * text), title.size());
        pressed = mark.is_some_and(|mark| show_badge(ui, theme, (name, place), rect.right() - 60.0, mark));
        ui.painter().galley(place.min, title, theme.text_color());
        if let Some(small) = small {
            ui.painter().galley(place.left_bottom() + vec2(0.0, 2.0), small, theme.quiet_text());
        }
        paint_switch(ui, theme, pos2(rect.right() - 30.0, rect.center().y), *on, &response);
        focus_ring(ui, &response, theme);
    }
    Touched { changed: response.changed(), pressed }
}

fn paint_switch(ui: &Ui, theme: &Theme, center: Pos2, on: bool, response: &Response) {
    let body = Rect::from_center_size(center, vec2(44.0, 24.0));
    let how = ui.ctx().animate_bool_with_time(response.id, on, 0.1);
    let off = (ui.visuals().widgets.inactive.bg_fill, theme.quiet_text());
    let (fill, knob_color) = if on { theme.plate(0.0) } else { off };
    let edge = if on { theme.button_edge() } else { theme.quiet_text() };
    ui.painter().rect(body, CornerRadius::same(12), fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    let knob = pos2(body.left() + 12.0 + 20.0 * how, center.y);
    ui.painter().circle_filled(knob, 8.0, knob_color);
}

/// A row of exclusive choices, with the name of the setting, perhaps with a mark after it.
/// `choices` holds the names and values.
pub(crate) fn choice<T: PartialEq + Clone>(
    ui: &mut Ui,
    theme: &Theme,
    (name, mark): (&str, Option<Badge<'_>>),
    about: &str,
    choices: &[(String, T)],
    value: &mut T,
) -> Touched {
    let mut touched = Touched::default();
    Frame::new().inner_margin(Margin { left: 4, right: 4, top: 2, bottom: 2 }).show(ui, |ui| {
        let title = ui.label(RichText::new(name).color(theme.text_color()));
        let edge = ui.max_rect().right();
        touched.pressed = mark.is_some_and(|mark| show_badge(ui, theme, (name, title.rect), edge, mark));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            touched.changed = radios(ui, theme, name, choices, value, -10.0);
        });
        if !about.is_empty() {
            aside(ui, theme, about);
        }
    });
    touched
}

/// Exclusive choices one after the other, each this much wider than a button. Returns whether the
/// choice has changed.
pub(crate) fn radios<T: PartialEq + Clone>(
    ui: &mut Ui,
    theme: &Theme,
    name: &str,
    choices: &[(String, T)],
    value: &mut T,
    wider: f32,
) -> bool {
    let mut changed = false;
    for (text, worth) in choices {
        let (chosen, width) = (value == worth, button_width(ui, text) + wider);
        if radio(ui, theme, text, &format!("{name}: {text}"), chosen, width).clicked() && !chosen {
            *value = worth.clone();
            changed = true;
        }
    }
    changed
}

/// A drop-down list. Returns whether the choice has changed.
pub(crate) fn pick<T: PartialEq + Clone>(
    ui: &mut Ui,
    look: Look<'_>,
    name: &str,
    all: &[(String, T)],
    value: &mut T,
) -> bool {
    let shown = all.iter().find(|(_, worth)| worth == value).map_or("", |(text, _)| text);
    let mut changed = false;
    let name = look.words.get(name);
    let combo = ComboBox::from_id_salt(("pick", name)).selected_text(shown.to_owned()).show_ui(ui, |ui| {
        for (text, worth) in all {
            changed |= ui.selectable_value(value, worth.clone(), text).changed();
        }
    });
    combo.response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, format!("{name}: {shown}")));
    focus_ring(ui, &combo.response, look.theme);
    changed
}

/// Tabs that share the width.
pub(crate) fn tabs<T: PartialEq + Copy>(ui: &mut Ui, theme: &Theme, name: &str, tabs: &[(String, T)], value: &mut T) {
    let natural = |ui: &Ui| tabs.iter().map(|(text, _)| button_width(ui, text) - 12.0 + 6.0).sum::<f32>();
    let spare = ((ui.available_width() - natural(ui)) / tabs.len() as f32).clamp(0.0, 60.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        radios(ui, theme, name, tabs, value, spare - 12.0);
    });
}

/// A slider from 0 to 255 over a track that shows the color at each place, with the number next to
/// it. Returns whether it was moved.
pub(crate) fn slider(ui: &mut Ui, theme: &Theme, name: &str, value: &mut u8, track: impl Fn(u8) -> Color32) -> bool {
    let before = *value;
    ui.horizontal(|ui| {
        let label = galley(ui, name, &TextStyle::Body, theme.text_color(), f32::INFINITY);
        let (rect, _) = ui.allocate_exact_size(vec2(label.size().x.max(56.0), 28.0), Sense::hover());
        ui.painter().galley(pos2(rect.left(), rect.center().y - 0.5 * label.size().y), label, theme.text_color());
        let width = (ui.available_width() - 62.0).max(60.0);
        let (rect, response) = ui.allocate_exact_size(vec2(width, 28.0), Sense::click_and_drag());
        let line = Rect::from_center_size(rect.center(), vec2(rect.width() - 20.0, 10.0));
        steer(ui, &response, line, value);
        response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), f64::from(*value), name));
        if ui.is_rect_visible(rect) {
            paint_track(ui, line, &track);
            let knob = pos2(line.left() + line.width() * f32::from(*value) / 255.0, line.center().y);
            ui.painter().circle(knob, 10.0, track(*value), Stroke::new(2.5, theme.text_color()));
            ui.painter().circle_stroke(knob, 11.5, Stroke::new(1.0, theme.background_color()));
            focus_ring(ui, &response, theme);
        }
        let number = egui::DragValue::new(value).range(0..=255).speed(1.0);
        let number = ui.add_sized(vec2(52.0, 26.0), number);
        number.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, format!("{name} 0–255")));
    });
    *value != before
}

/// Moves a slider by pointer, keys and screen reader.
fn steer(ui: &Ui, response: &Response, line: Rect, value: &mut u8) {
    use egui::accesskit::{Action, ActionData};
    if let Some(at) = response.interact_pointer_pos() {
        let part = ((at.x - line.left()) / line.width()).clamp(0.0, 1.0);
        *value = (part * 255.0).round() as u8;
    }
    if response.clicked() || response.drag_started() {
        response.request_focus();
    }
    if response.has_focus() {
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
        for (modifiers, step) in [(Modifiers::SHIFT, 16), (Modifiers::NONE, 1)] {
            let presses = |key| ui.input_mut(|input| input.count_and_consume_key(modifiers, key)) as u8;
            let [less, more] = [Key::ArrowLeft, Key::ArrowRight].map(|key| presses(key).saturating_mul(step));
            *value = value.saturating_sub(less).saturating_add(more);
        }
    }
    ui.input(|input| {
        for request in input.accesskit_action_requests(response.id, Action::SetValue) {
            if let Some(ActionData::NumericValue(wanted)) = request.data {
                *value = wanted.clamp(0.0, 255.0) as u8;
            }
        }
        *value = value
            .saturating_add(input.num_accesskit_action_requests(response.id, Action::Increment) as u8)
            .saturating_sub(input.num_accesskit_action_requests(response.id, Action::Decrement) as u8);
    });
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(255.0);
        node.set_numeric_value_step(1.0);
        for action in [Action::SetValue, Action::Increment, Action::Decrement] {
            node.add_action(action);
        }
    });
}

/// Paints the colors along a slider as one smooth strip.
fn paint_track(ui: &Ui, line: Rect, track: &impl Fn(u8) -> Color32) {
    let mut mesh = Mesh::default();
    for step in 0..=15_u8 {
        let x = line.left() + line.width() * f32::from(step) / 15.0;
        let color = track(step * 17);
        mesh.colored_vertex(pos2(x, line.top()), color);
        mesh.colored_vertex(pos2(x, line.bottom()), color);
        if step > 0 {
            let at = 2 * u32::from(step);
            mesh.add_triangle(at - 2, at - 1, at);
            mesh.add_triangle(at - 1, at, at + 1);
        }
    }
    ui.painter().add(Shape::mesh(mesh));
    let edge = Stroke::new(1.0, ui.visuals().widgets.inactive.bg_stroke.color);
    ui.painter().rect_stroke(line.expand(1.0), CornerRadius::same(2), edge, StrokeKind::Outside);
}

/// A line of minor importance.
pub(crate) fn small(ui: &mut Ui, look: Look<'_>, text: &str) {
    ui.label(RichText::new(text).size(13.0).color(look.theme.quiet_text()));
}

/// A title with a close button at the other end of its row. Returns whether that was pressed.
pub(crate) fn crossed_row(ui: &mut Ui, look: Look<'_>, title: impl FnOnce(&mut Ui)) -> bool {
    let row = ui.horizontal(|ui| {
        title(ui);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| cross(ui, look)).inner
    });
    row.inner
}

/// The fonts have no reliable cross, so it is drawn as two lines.
pub(crate) fn cross(ui: &mut Ui, look: Look<'_>) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(28.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, look.words.get("close")));
    let color = if response.hovered() { look.theme.text_color() } else { look.theme.quiet_text() };
    let (middle, arm) = (rect.center(), 5.5);
    for slope in [-1.0, 1.0] {
        let ends = [middle - vec2(arm, slope * arm), middle + vec2(arm, slope * arm)];
        ui.painter().line_segment(ends, Stroke::new(1.8, color));
    }
    focus_ring(ui, &response, look.theme);
    response.clicked()
}
