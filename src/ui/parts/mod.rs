//! The parts of the windows: switches, choices, sliders, headings and buttons. All use the theme's
//! colors, work with keys and have names for screen readers.

mod fingers;
mod slider;

use crate::ui::words::Message;
use crate::{msg, say};
pub(crate) use fingers::{FINGER, found_by_finger, has_fingers, note_fingers, touchable};
pub(crate) use slider::slider;

use crate::ui::look::Look;
use crate::ui::paint::{Pose, Theme, paint_back, paint_shadow, paper, text_face, title_face};
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align, Align2, Color32, ComboBox, CornerRadius, FontId, Frame, Galley, Id, Key, Layout, Margin, Modifiers, Popup,
    Pos2, Rect, Response, RichText, Sense, Shape, Stroke, StrokeKind, TextEdit, TextStyle, Ui, Vec2, WidgetInfo,
    accesskit::Role, pos2, vec2,
};
use std::sync::Arc;

/// The height of a row with one control.
const ROW: f32 = 34.0;
/// The size of a small sign that is pressed.
pub(crate) const SIGN: f32 = 28.0;
/// The extra width of a button around its text.
const PADDING: f32 = 32.0;
/// The size of the display face that goes with text.
const CHAPTER: f32 = 16.0;
/// The size of what a page begins with.
const LEAD: f32 = 21.0;
const ROUND: CornerRadius = CornerRadius::same(7);

/// The height of a row with one control, which a finger may have to find.
pub(crate) fn row_height(ui: &Ui) -> f32 {
    touchable(ui, ROW)
}

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

/// What a player writes, the hint that stands there before, and the most letters that it holds.
pub(crate) struct TextField<'a> {
    pub text: &'a mut String,
    pub hint: &'a str,
    pub most: usize,
}

/// A line of text that a player can edit, under this name for screen readers. While it is empty
/// there is a hint.
pub(crate) fn field(
    ui: &mut Ui,
    theme: &Theme,
    size: [f32; 2],
    TextField { text, hint, most }: TextField<'_>,
    name: &str,
) -> Response {
    let size = [size[0].min(ui.max_rect().width()), touchable(ui, size[1])];
    let edit = TextEdit::singleline(text).hint_text(hint).char_limit(most).align(Align2::LEFT_CENTER);
    let edit = ui.add_sized(size, edit);
    edit.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, name));
    focus_ring(ui, &edit, theme);
    edit
}

/// A field to search by. Escape clears it before it closes anything.
pub(crate) fn search(
    ui: &mut Ui,
    theme: &Theme,
    size: [f32; 2],
    text: &mut String,
    name: &str,
    most: usize,
) -> Response {
    let edit = field(ui, theme, size, TextField { text: &mut *text, hint: name, most }, name);
    if !text.is_empty() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        text.clear();
        edit.request_focus();
    }
    edit
}

/// A row of this height with a name before what can be edited. It is that high from the start,
/// which centers the name.
pub(crate) fn named_row<R>(ui: &mut Ui, theme: &Theme, name: &str, height: f32, edited: impl FnOnce(&mut Ui) -> R) {
    let row = Layout::left_to_right(Align::Center).with_main_wrap(true);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), touchable(ui, height)), row, |ui| {
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

/// In a room narrower than this, a panel has no place beside the table.
const NARROW: f32 = 720.0;
/// A room lower than this has none below it.
const FLAT: f32 = 440.0;

/// Whether a room is that of a telephone on its side.
pub(crate) fn is_flat(room: Vec2) -> bool {
    room.y < FLAT && room.x > 1.3 * room.y
}

/// Whether a panel stands below the table and not beside it.
pub(crate) fn goes_below(room: Vec2) -> bool {
    room.x < NARROW && !is_flat(room)
}

/// A thin line from side to side.
pub(crate) fn rule(ui: &mut Ui, theme: &Theme) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, theme.rule());
}

/// The title of a group of settings or of a chapter.
pub(crate) fn chapter(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.add_space(6.0);
    let face = title_face(ui.ctx(), CHAPTER);
    ui.label(RichText::new(text).font(face).color(theme.text_color()));
    rule(ui, theme);
}

/// The title of a group with a button at the other end of its row, or below it where the row has no room.
/// Returns whether that was pressed.
pub(crate) fn chapter_with(ui: &mut Ui, theme: &Theme, text: &str, deed: &str) -> bool {
    let title = ui.painter().layout_no_wrap(text.to_owned(), title_face(ui.ctx(), CHAPTER), theme.text_color());
    let has_room = title.size().x + button_width(ui, deed) + 16.0 <= ui.available_width();
    let mut pressed = false;
    ui.add_space(6.0);
    let row = vec2(ui.available_width(), row_height(ui));
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        ui.label(title);
        if has_room {
            let far = Layout::right_to_left(Align::Center);
            pressed = ui.with_layout(far, |ui| button(ui, theme, deed, false).clicked()).inner;
        }
    });
    rule(ui, theme);
    pressed || !has_room && button(ui, theme, deed, false).clicked()
}

/// The sentence that a page begins with.
pub(crate) fn lead(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.add_space(2.0);
    ui.label(RichText::new(text).font(title_face(ui.ctx(), LEAD)).color(theme.text_color()));
}

/// Says in the middle that there is nothing to show yet, below two bones that lie face down.
pub(crate) fn nothing(ui: &mut Ui, theme: &Theme, text: &str) {
    ui.add_space(0.14 * ui.ctx().content_rect().height());
    face_down(ui, theme);
    ui.vertical_centered(|ui| ui.label(RichText::new(text).font(text_face(ui.ctx(), 18.0)).color(theme.quiet_text())));
}

/// Two bones that nobody has turned up yet.
fn face_down(ui: &mut Ui, theme: &Theme) {
    const SIZE: f32 = 34.0;
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 2.6 * SIZE), Sense::hover());
    for (number, side) in [(0, -1.0), (1, 1.0)] {
        let pose = Pose::upright(rect.center() + vec2(0.66 * side * SIZE, 0.0), SIZE).heaped(number);
        paint_shadow(ui.painter(), pose, theme.back().shade, 0.0);
        paint_back(ui.painter(), pose, &theme.back());
    }
}

/// Says that there is nothing to show before a game was played. Returns whether the player wants to begin one.
pub(crate) fn nothing_yet(ui: &mut Ui, look: Look<'_>, text: &str) -> bool {
    const AIR: f32 = 14.0;
    ui.add_space(AIR);
    face_down(ui, look.theme);
    let shown = ui.vertical_centered(|ui| {
        ui.label(RichText::new(text).font(text_face(ui.ctx(), 18.0)).color(look.theme.text_color()));
        ui.add_space(AIR);
        button(ui, look.theme, say!(look.words, "command-new-game"), true).clicked()
    });
    ui.add_space(AIR);
    shown.inner
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

/// Buttons as above in a single row. What it has no room for is behind a button at its end, before
/// `rest`, which always is.
pub(crate) fn row_of_buttons<T>(
    ui: &mut Ui,
    look: Look<'_>,
    takes_ring: bool,
    mut offered: Vec<(String, bool, T)>,
    rest: Vec<(String, bool, T)>,
) -> Option<T> {
    let gap = ui.spacing().item_spacing.x;
    let mut room = ui.available_width() - button_width(ui, say!(look.words, "viewer-more"));
    let wide = |(text, ..): &(String, bool, T)| button_width(ui, text) + gap;
    let mut fits = |offer| {
        room -= wide(offer);
        room >= 0.0
    };
    let shown = offered.iter().take_while(|offer| fits(offer)).count().max(1).min(offered.len());
    let rest: Vec<_> = offered.split_off(shown).into_iter().chain(rest).collect();
    let row = ui.horizontal(|ui| {
        let chosen = buttons(ui, look.theme, takes_ring, offered);
        let from_rest = more(ui, look, |ui| {
            let chosen = rest.into_iter().filter(|(text, ..)| ui.button(text).clicked());
            chosen.map(|(.., what)| what).last()
        });
        chosen.or(from_rest)
    });
    row.inner
}

/// A button that opens a list of further things to do. Returns what was chosen in it.
pub(crate) fn more<T>(ui: &mut Ui, look: Look<'_>, list: impl FnOnce(&mut Ui) -> Option<T>) -> Option<T> {
    unfold(ui, look, msg!("viewer-more"), list)
}

/// A button with this message that opens what `list` shows, above everything else. Returns what was
/// chosen there.
pub(crate) fn unfold<T>(
    ui: &mut Ui,
    look: Look<'_>,
    word: Message,
    list: impl FnOnce(&mut Ui) -> Option<T>,
) -> Option<T> {
    let text = look.words.get(word);
    unfold_called(ui, look, text, text, list)
}

/// The same with this text and another spoken name, where there are several.
pub(crate) fn unfold_called<T>(
    ui: &mut Ui,
    look: Look<'_>,
    text: &str,
    name: &str,
    list: impl FnOnce(&mut Ui) -> Option<T>,
) -> Option<T> {
    if ui.available_size_before_wrap().x < button_width(ui, text) {
        ui.end_row();
    }
    let opener = button(ui, look.theme, text, false);
    opener.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    let shown = Popup::menu(&opener).show(|ui| {
        ui.set_min_width(200.0);
        list(ui)
    });
    shown.and_then(|shown| shown.inner)
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
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(touchable(ui, SIGN)), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    paint_arrow(ui, look, &response, rect.center(), way);
    response.clicked()
}

fn paint_arrow(ui: &Ui, look: Look<'_>, response: &Response, middle: Pos2, way: f32) {
    let color = match (response.sense.senses_click(), response.hovered()) {
        (false, _) => look.theme.rule(),
        (true, true) => look.theme.text_color(),
        (true, false) => look.theme.quiet_text(),
    };
    let tip = middle + vec2(4.0 * way, 0.0);
    let ends = [vec2(-8.0 * way, -6.0), vec2(-8.0 * way, 6.0)].map(|aside| tip + aside);
    ui.painter().add(Shape::convex_polygon(vec![tip, ends[0], ends[1]], color, Stroke::NONE));
    focus_ring(ui, response, look.theme);
}

/// A button with an arrow for one step to the left or right, or `far` to the end. Returns whether
/// it was clicked.
pub(crate) fn way(ui: &mut Ui, look: Look<'_>, name: Message, way: f32, far: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(touchable(ui, 36.0), row_height(ui)), Sense::click());
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
    let plate = plate(ui, theme, text, false, width);
    plate.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), on, name));
    if on {
        let edge = Stroke::new(2.0, theme.lit());
        ui.painter().rect_stroke(plate.rect.shrink(1.0), ROUND, edge, StrokeKind::Inside);
    }
    plate
}

/// A plate with a text, filled if it is the main one.
fn plate(ui: &mut Ui, theme: &Theme, text: &str, filled: bool, width: f32) -> Response {
    let color = if filled { theme.plate(0.0).1 } else { theme.text_color() };
    let mut words = LayoutJob::simple(text.to_owned(), TextStyle::Button.resolve(ui.style()), color, width - 8.0);
    // What has no room in one row goes on in the next.
    words.halign = Align::Center;
    let words = ui.painter().layout_job(words);
    let high = row_height(ui).max(words.size().y + 12.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, high), Sense::click());
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
        ui.painter().galley(rect.center() - words.rect.center().to_vec2(), words, color);
        focus_ring(ui, &response, theme);
    }
    response
}

/// A row that is switched on and off by a press anywhere on it. Returns whether it was pressed.
pub(crate) fn switch(ui: &mut Ui, theme: &Theme, name: &str, about: &str, on: &mut bool) -> bool {
    let width = ui.available_width();
    let room = width - 64.0;
    let title = galley(ui, name, &TextStyle::Body, theme.text_color(), room);
    let small = (!about.is_empty()).then(|| galley(ui, about, &TextStyle::Small, theme.quiet_text(), room));
    let text = title.size().y + small.as_ref().map_or(0.0, |small| small.size().y + 2.0);
    let (rect, mut response) = ui.allocate_exact_size(vec2(width, row_height(ui).max(text + 8.0)), Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(Role::Switch, ui.is_enabled(), *on, name));
    if ui.is_rect_visible(rect) {
        if response.hovered() {
            ui.painter().rect_filled(rect, ROUND, ui.visuals().faint_bg_color);
        }
        let place = Rect::from_min_size(pos2(rect.left() + 4.0, rect.center().y - 0.5 * text), title.size());
        ui.painter().galley(place.min, title, theme.text_color());
        if let Some(small) = small {
            ui.painter().galley(place.left_bottom() + vec2(0.0, 2.0), small, theme.quiet_text());
        }
        paint_switch(ui, theme, pos2(rect.right() - 30.0, rect.center().y), *on, &response);
        focus_ring(ui, &response, theme);
    }
    response.changed()
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

/// A row of exclusive choices, with the name of the setting. `choices` holds the names and values.
/// Returns whether the choice has changed.
pub(crate) fn choice<T: PartialEq + Clone>(
    ui: &mut Ui,
    theme: &Theme,
    name: &str,
    about: &str,
    choices: &[(String, T)],
    value: &mut T,
) -> bool {
    let mut changed = false;
    Frame::new().inner_margin(Margin { left: 4, right: 4, top: 2, bottom: 2 }).show(ui, |ui| {
        let title = RichText::new(name).color(theme.text_color());
        // On a telephone on its side every line counts.
        let beside = is_flat(ui.ctx().content_rect().size());
        if !beside {
            ui.label(title.clone());
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            if beside {
                ui.label(title);
            }
            changed = radios(ui, theme, name, choices, value, -10.0);
        });
        if !about.is_empty() {
            aside(ui, theme, about);
        }
    });
    changed
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
        let chosen = value == worth;
        let width = touchable(ui, (button_width(ui, text) + wider).min(ui.max_rect().width()));
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
    name: Message,
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

/// A line of minor importance.
pub(crate) fn small(ui: &mut Ui, look: Look<'_>, text: &str) {
    ui.label(RichText::new(text).font(text_face(ui.ctx(), 13.0)).color(look.theme.quiet_text()));
}

/// Returns how wide such a line is.
pub(crate) fn small_width(ui: &Ui, text: &str) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), text_face(ui.ctx(), 13.0), Color32::PLACEHOLDER).size().x
}

/// A title with a close button at the other end of its row. Returns whether that was pressed.
pub(crate) fn crossed_row(ui: &mut Ui, look: Look<'_>, title: impl FnOnce(&mut Ui)) -> bool {
    let row = ui.horizontal(|ui| {
        title(ui);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| cross(ui, look)).inner
    });
    row.inner
}

/// A sign of two sheets that copies something as text. Returns whether it was pressed.
pub(crate) fn copy_sign(ui: &mut Ui, look: Look<'_>, name: Message) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(touchable(ui, SIGN)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, look.words.get(name)));
    let color = if response.hovered() { look.theme.text_color() } else { look.theme.quiet_text() };
    let (stroke, sheet) = (Stroke::new(1.5, color), vec2(8.0, 10.0));
    let [behind, before] = [-2.0, 2.0].map(|aside| Rect::from_center_size(rect.center() + Vec2::splat(aside), sheet));
    // Of the one behind only what the other leaves is seen.
    let (right, bottom) = (pos2(behind.right(), before.top()), pos2(before.left(), behind.bottom()));
    ui.painter().line(vec![right, behind.right_top(), behind.left_top(), behind.left_bottom(), bottom], stroke);
    ui.painter().rect_stroke(before, 1.5, stroke, StrokeKind::Middle);
    focus_ring(ui, &response, look.theme);
    response.on_hover_text(look.words.get(name)).clicked()
}

/// A sign of three lines that opens what picks from a list, lit while something is picked. Returns whether
/// it was pressed.
pub(crate) fn filter_sign(ui: &mut Ui, look: Look<'_>, name: Message, picked: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(touchable(ui, SIGN)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, look.words.get(name)));
    let color = match (picked, response.hovered()) {
        (true, _) => look.theme.lit(),
        (false, true) => look.theme.text_color(),
        (false, false) => look.theme.quiet_text(),
    };
    for (down, half) in [(-5.0, 8.0), (0.0, 5.0), (5.0, 2.0)] {
        let middle = rect.center() + vec2(0.0, down);
        ui.painter().line_segment([middle - vec2(half, 0.0), middle + vec2(half, 0.0)], Stroke::new(1.8, color));
    }
    focus_ring(ui, &response, look.theme);
    response.on_hover_text(look.words.get(name)).clicked()
}

/// The fonts have no reliable cross, so it is drawn as two lines.
pub(crate) fn cross(ui: &mut Ui, look: Look<'_>) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(touchable(ui, SIGN)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, say!(look.words, "close")));
    let color = if response.hovered() { look.theme.text_color() } else { look.theme.quiet_text() };
    let (middle, arm) = (rect.center(), 5.5);
    for slope in [-1.0, 1.0] {
        let ends = [middle - vec2(arm, slope * arm), middle + vec2(arm, slope * arm)];
        ui.painter().line_segment(ends, Stroke::new(1.8, color));
    }
    focus_ring(ui, &response, look.theme);
    response.clicked()
}
