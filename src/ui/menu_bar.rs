//! The menu bar with the commands of each menu. Alt or F10 opens it, in a page G, and the arrow
//! keys move through the menus.

use super::command::{Command, Conditions, Menu, MenuItem, MenuPlace};
use super::paint::{Sign, paint_sign};
use super::{look::Look, title::Title, tool_bar};
use crate::host::IS_PAGE;
use crate::ui::parts::{FINGER, has_fingers};
use crate::ui::settings::BarPlace;
use crate::ui::words::Message;
use egui::{
    Button, Color32, Context, Event, FocusDirection, Frame, Id, InputState, Key, Margin, MenuBar, Modifiers, Panel,
    Popup, PopupCloseBehavior, Rect, Response, ScrollArea, Separator, SetOpenCommand, Shape, Stroke, TextStyle, Ui,
    Vec2, WidgetInfo, accesskit::Role, vec2,
};

/// The greatest scale of the menus' names.
const MOST_MENU: f32 = 1.3;
/// The height of a line of a menu, and its minimum in a small window. If even that is too high, the menu scrolls.
const LINE: f32 = 26.0;
const LEAST_LINE: f32 = 20.0;
/// The height of the separator between groups, and its minimum.
const BETWEEN: f32 = 9.0;
const LEAST_BETWEEN: f32 = 6.0;
/// What a window needs besides a menu: the menu bar and the edges of the menu.
const BESIDES: f32 = 68.0;
/// The room for a tick before the name of a command, and the size of the tick.
const GUTTER: f32 = 22.0;
const TICK: f32 = 11.0;
/// The height of the sign that a menu goes on below.
const MORE: f32 = 18.0;
/// How far the commands of what has unfolded are set in.
const INSET: f32 = 14.0;
/// A window narrower than this has no margin to the right of the bar.
const NARROW: f32 = 520.0;
/// The most space between the menus and the bar.
const BEFORE_BAR: f32 = 26.0;

#[derive(Default)]
pub(super) struct Menus {
    /// The buttons of the menus and what each opens, from left to right.
    buttons: Vec<(Id, Id)>,
    /// What is open of them.
    open: Option<Id>,
    /// What has unfolded in the open menu.
    unfolded: Option<(Menu, MenuPlace)>,
    alt: LoneAlt,
}

impl Menus {
    /// Shows the menu bar with the current game on the right. Returns the chosen command. `keys` is
    /// set if the keyboard may open a menu.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        look: Look<'_>,
        title: &Title,
        now: Conditions<'_>,
        keys: bool,
    ) -> Option<Command> {
        let mut asked = None;
        self.take(ui.ctx(), keys);
        let bar = look.settings.look.bar.then_some(look.settings.look.bar_at);
        let beside = bar == Some(BarPlace::Top);
        let frame = Frame::NONE.fill(look.theme.rack_color());
        let high = if beside { 0 } else { 3 };
        let right = if ui.available_width() < NARROW { 2 } else { 8 };
        let frame = frame.inner_margin(Margin { left: 8, right, top: high, bottom: high });
        Panel::top("menu").frame(frame).show_separator_line(false).show(ui, |ui| {
            let share = slimness(ui);
            resize(ui, share);
            if beside {
                ui.spacing_mut().interact_size.y = tool_bar::press(ui.ctx());
            }
            MenuBar::new().ui(ui, |ui| {
                let are_there = |menu: &Menu| menu.commands().any(|entry| now.offers(entry.command));
                for menu in Menu::ALL.into_iter().filter(are_there) {
                    let least = if has_fingers(ui.ctx()) { FINGER } else { 0.0 };
                    let button = ui.add(Button::new(look.words.get(menu.word())).min_size(Vec2::splat(least)));
                    let popup = Popup::menu(&button).close_behavior(PopupCloseBehavior::CloseOnClickOutside);
                    let popup =
                        if self.is_swept_over(&button) { popup.open_memory(SetOpenCommand::Bool(true)) } else { popup };
                    popup.show(|ui| asked = items(ui, look, menu, now, &mut self.unfolded).or(asked));
                    self.buttons.push((button.id, Popup::default_response_id(&button)));
                }
                if beside {
                    let (room, press) = (ui.available_width(), ui.spacing().interact_size.y);
                    let tools = tool_bar::fitting(now, room / press);
                    ui.add_space((room - press * tools.len() as f32).clamp(0.0, BEFORE_BAR));
                    asked = tool_bar::tools(ui, look, now, &tools).or(asked);
                }
                title.in_menu(ui, look.theme);
            });
        });
        if bar == Some(BarPlace::Left) { tool_bar::show(ui, look, now).or(asked) } else { asked }
    }

    /// Handles the keys that open, change and close the menus. `may_open` is set if nothing is
    /// above the table.
    fn take(&mut self, ctx: &Context, may_open: bool) {
        let alt = ctx.input(|input| self.alt.released(input));
        // A browser keeps Alt and F10 for menus of its own.
        let (key, alt) = if IS_PAGE { (Key::G, false) } else { (Key::F10, alt) };
        let asked = ctx.input_mut(|input| !input.modifiers.any() && input.consume_key(Modifiers::NONE, key)) || alt;
        let open = self.buttons.iter().position(|(_, popup)| Popup::is_id_open(ctx, *popup));
        let menus = std::mem::take(&mut self.buttons);
        self.open = open.map(|number| menus[number].1);
        self.unfolded = self.unfolded.filter(|_| open.is_some());
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        match open {
            Some(_) if asked => {
                Popup::close_all(ctx);
                ctx.memory_mut(egui::Memory::stop_text_input);
            }
            None if asked && may_open => go_to(ctx, &menus, 0),
            Some(number) if pressed(Key::ArrowRight) => go_to(ctx, &menus, number + 1),
            Some(number) if pressed(Key::ArrowLeft) => go_to(ctx, &menus, number + menus.len() - 1),
            _ => {}
        }
    }

    /// Whether a pointer comes to the button of a menu while another menu is open. One that rests
    /// there leaves the menus to the keyboard.
    fn is_swept_over(&self, button: &Response) -> bool {
        let moves = button.ctx.input(|input| input.pointer.delta() != Vec2::ZERO);
        moves && button.hovered() && self.open.is_some_and(|open| open != Popup::default_response_id(button))
    }
}

/// A line of a menu.
#[derive(Clone, Copy)]
enum Line {
    Command(&'static MenuItem),
    /// What unfolds the commands of a place, by this message.
    Fold(MenuPlace, Message),
    /// A command of what has unfolded.
    Unfolded(&'static MenuItem),
}

/// The lines of a menu, each with its group. Where there is room, what is rare stands among the rest.
fn lines(
    menu: Menu,
    now: Conditions<'_>,
    unfolded: Option<MenuPlace>,
    has_room: impl Fn(&[(u8, Line)]) -> bool,
) -> Vec<(u8, Line)> {
    let lines = |folds: &[MenuPlace], unfolded| {
        let mut lines = Vec::new();
        let mut last = MenuPlace::Menu;
        for entry in menu.commands().filter(|entry| now.offers(entry.command)) {
            let place = entry.place_in(menu);
            if let Some(word) = place.fold().filter(|_| folds.contains(&place)) {
                if place != last {
                    lines.push((entry.group, Line::Fold(place, word)));
                }
                if unfolded == Some(place) {
                    lines.push((entry.group, Line::Unfolded(entry)));
                }
            } else {
                lines.push((entry.group, Line::Command(entry)));
            }
            last = place;
        }
        lines
    };
    let folds: &[MenuPlace] = if has_room(&lines(&[MenuPlace::Files], None)) {
        &[MenuPlace::Files]
    } else {
        &[MenuPlace::Files, MenuPlace::More]
    };
    lines(folds, unfolded)
}

/// The commands of a menu. Returns the one that was chosen.
fn items(
    ui: &mut Ui,
    look: Look<'_>,
    menu: Menu,
    now: Conditions<'_>,
    unfolded: &mut Option<(Menu, MenuPlace)>,
) -> Option<Command> {
    let grown = tool_bar::grown(ui.ctx());
    resize(ui, grown);
    ui.set_min_width(widest(ui, look, menu, now));
    let mut chosen = None;
    let mut group = None;
    let open = unfolded.and_then(|(of, place)| (of == menu).then_some(place));
    let room = (ui.ctx().content_rect().height() - BESIDES).max(120.0);
    let most = if has_fingers(ui.ctx()) { FINGER } else { grown * LINE };
    let lines = lines(menu, now, open, |lines| line_in(room, lines) >= most);
    let height = if has_fingers(ui.ctx()) { FINGER } else { line_in(room, &lines).clamp(LEAST_LINE, most) };
    let between = if height < most { LEAST_BETWEEN } else { BETWEEN };
    let area = ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (of, line) in lines {
            if group.replace(of).is_some_and(|before| before != of) {
                ui.add(Separator::default().spacing(between));
            }
            match line {
                Line::Command(entry) | Line::Unfolded(entry) => {
                    let inset = if matches!(line, Line::Unfolded(_)) { INSET } else { 0.0 };
                    if item(ui, look, entry, vec2(inset, height), now) {
                        chosen = Some(entry.command);
                    }
                }
                Line::Fold(place, word) => {
                    let is_open = open == Some(place);
                    if fold(ui, look.words.get(word), height, is_open) {
                        *unfolded = (!is_open).then_some((menu, place));
                    }
                }
            }
        }
    });
    if area.content_size.y - area.state.clamped_offset().y > area.inner_rect.height() + 1.0 {
        paint_more_below(ui, look, area.inner_rect);
    }
    chosen
}

/// Paints that a list goes on below this place.
fn paint_more_below(ui: &Ui, look: Look<'_>, place: Rect) {
    let edge = place.with_min_y(place.bottom() - MORE);
    ui.painter().rect_filled(edge, 0.0, look.theme.band());
    let tip = edge.center() + vec2(0.0, 4.0);
    let corners = vec![tip, tip + vec2(-8.0, -8.0), tip + vec2(8.0, -8.0)];
    ui.painter().add(Shape::convex_polygon(corners, look.theme.text_color(), Stroke::NONE));
}

/// How wide a menu is. What unfolds in it has room as well.
fn widest(ui: &Ui, look: Look<'_>, menu: Menu, now: Conditions<'_>) -> f32 {
    const BEFORE_KEYS: f32 = 24.0;
    let font = TextStyle::Button.resolve(ui.style());
    let width = |text: String| ui.painter().layout_no_wrap(text, font.clone(), Color32::PLACEHOLDER).size().x;
    let line = |entry: &MenuItem| {
        let keys = entry.command.key_name(ui.ctx(), now.here).map_or(0.0, |keys| BEFORE_KEYS + width(keys));
        width(look.words.get(entry.word).to_owned()) + keys + 2.0 * (GUTTER + INSET)
    };
    menu.commands().filter(|entry| now.here.means(entry.command)).map(line).fold(0.0, f32::max)
}

/// A command in a menu, set in by a width, and as high as its line. One that switches something has a tick
/// while that is on.
fn item(ui: &mut Ui, look: Look<'_>, entry: &MenuItem, line: Vec2, now: Conditions<'_>) -> bool {
    let name = look.words.get(entry.word);
    let (enabled, on) = (now.allows(entry.command), now.is_on(entry.command));
    ui.spacing_mut().button_padding.x = GUTTER + line.x;
    let mut button = Button::new(name).min_size(vec2(0.0, line.y));
    if let Some(keys) = entry.command.key_name(ui.ctx(), now.here) {
        button = button.shortcut_text(keys);
    }
    let response = ui.add_enabled(enabled, button);
    if let Some(on) = on {
        response.widget_info(|| WidgetInfo::selected(Role::MenuItemCheckBox, enabled, on, name));
    }
    if on == Some(true) {
        let middle = response.rect.left_center() + vec2(0.5 * GUTTER + line.x, 0.0);
        let color = ui.style().interact(&response).text_color();
        paint_sign(ui.painter(), Sign::Tick, Rect::from_center_size(middle, Vec2::splat(TICK)), color);
    }
    if response.clicked() {
        ui.close();
    }
    response.clicked()
}

/// A line that unfolds commands below it, with an arrow to its right. Returns whether it was
/// clicked.
fn fold(ui: &mut Ui, name: &str, line: f32, is_open: bool) -> bool {
    ui.spacing_mut().button_padding.x = GUTTER;
    let response = ui.add(Button::new(name).min_size(vec2(0.0, line)));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_expanded(is_open));
    let middle = response.rect.right_center() - vec2(GUTTER, 0.0);
    let arm = 0.4 * TICK;
    let arrow = if is_open {
        [vec2(-arm, -0.5 * arm), vec2(arm, -0.5 * arm), vec2(0.0, arm)]
    } else {
        [vec2(-0.5 * arm, -arm), vec2(arm, 0.0), vec2(-0.5 * arm, arm)]
    };
    let color = ui.style().interact(&response).text_color();
    let corners = arrow.map(|corner| middle + corner).to_vec();
    ui.painter().add(Shape::convex_polygon(corners, color, Stroke::NONE));
    response.clicked()
}

/// The height of a line with which all of a menu is seen.
fn line_in(room: f32, lines: &[(u8, Line)]) -> f32 {
    let between = lines.windows(2).filter(|pair| pair[0].0 != pair[1].0).count();
    (room - BETWEEN * between as f32) / lines.len() as f32
}

/// The size of the menus' names compared to other text. They grow with the window, but not with
/// enlarged text, because they take room away from the table.
fn slimness(ui: &Ui) -> f32 {
    let (grown, wanted) = (tool_bar::grown(ui.ctx()), ui.ctx().zoom_factor());
    (MOST_MENU.max(grown) / wanted).min(grown)
}

/// Changes the sizes of text and of buttons by a share.
fn resize(ui: &mut Ui, share: f32) {
    let style = ui.style_mut();
    for text in style.text_styles.values_mut() {
        text.size *= share;
    }
    style.spacing.button_padding *= share;
    style.spacing.interact_size *= share;
}

/// Opens a menu by its number, wrapping around, with the focus on its button. From there the arrow
/// keys move into it.
fn go_to(ctx: &Context, menus: &[(Id, Id)], number: usize) {
    let Some((button, popup)) = number.checked_rem(menus.len()).map(|at| menus[at]) else { return };
    Popup::open_id(ctx, popup);
    ctx.memory_mut(|memory| {
        // egui must not handle the arrow key as well.
        memory.move_focus(FocusDirection::None);
        memory.request_focus(button);
    });
    ctx.request_repaint();
}

/// Detects Alt pressed and released with nothing in between.
#[derive(Default)]
struct LoneAlt {
    held: bool,
    alone: bool,
}

impl LoneAlt {
    /// Takes in a frame. Returns whether Alt was released in it and not used for anything else.
    fn released(&mut self, input: &InputState) -> bool {
        let something = |event: &Event| {
            matches!(event, Event::Key { .. } | Event::Text(_) | Event::PointerButton { .. } | Event::MouseWheel { .. })
        };
        // The events of a key that a command took are gone, but the key is down.
        let disturbed = !input.focused || !input.keys_down.is_empty() || input.events.iter().any(something);
        self.frame(input.modifiers == Modifiers::ALT, disturbed || input.modifiers.any() && !input.modifiers.alt)
    }

    fn frame(&mut self, held: bool, disturbed: bool) -> bool {
        let released = self.held && self.alone && !held && !disturbed;
        self.alone = held && !disturbed && (self.alone || !self.held);
        self.held = held;
        released
    }
}
