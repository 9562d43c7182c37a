//! The menu bar with the commands of each menu. Alt or F10 opens it, and the arrow keys move
//! through the menus.

use super::command::{Command, Conditions, Menu, MenuItem};
use super::paint::{Sign, paint_sign};
use super::{look::Look, title::Title, tool_bar};
use crate::ui::settings::BarPlace;
use egui::{
    Button, Color32, Context, Event, FocusDirection, Frame, Id, InputState, Key, Margin, MenuBar, Modifiers, Panel,
    Popup, Rect, Response, ScrollArea, Separator, SetOpenCommand, TextStyle, Ui, Vec2, WidgetInfo, accesskit::Role,
    vec2,
};

/// The greatest scale of the menus' names.
const MOST_MENU: f32 = 1.3;
/// The height of a line of a menu, and its minimum in a small window.
const LINE: f32 = 26.0;
const LEAST_LINE: f32 = 20.0;
/// The height of the separator between groups.
const BETWEEN: f32 = 9.0;
/// What a window needs besides a menu: the menu bar and the edges of the menu.
const BESIDES: f32 = 52.0;
/// The room for a tick before the name of a command, and the size of the tick.
const GUTTER: f32 = 22.0;
const TICK: f32 = 11.0;
/// The space between two menus and between the last of them and the bar, and the room that the
/// title has beside them.
const BEFORE_BAR: f32 = 26.0;
const FOR_TITLE: f32 = 180.0;

#[derive(Default)]
pub(super) struct Menus {
    /// The buttons of the menus and what each opens, from left to right.
    buttons: Vec<(Id, Id)>,
    /// What is open of them.
    open: Option<Id>,
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
        let beside =
            look.settings.look.bar && look.settings.look.bar_at == BarPlace::Top && has_room_for_the_bar(ui, look);
        let frame = Frame::NONE.fill(look.theme.rack_color());
        let frame = frame.inner_margin(Margin::symmetric(8, if beside { 0 } else { 3 }));
        Panel::top("menu").frame(frame).show_separator_line(false).show(ui, |ui| {
            let share = slimness(ui);
            resize(ui, share);
            if beside {
                ui.spacing_mut().interact_size.y = tool_bar::PRESS * tool_bar::grown(ui.ctx());
            }
            MenuBar::new().ui(ui, |ui| {
                for menu in Menu::ALL {
                    let button = ui.button(look.words.get(menu.name()));
                    let popup = Popup::menu(&button);
                    let popup =
                        if self.is_swept_over(&button) { popup.open_memory(SetOpenCommand::Bool(true)) } else { popup };
                    popup.show(|ui| asked = items(ui, look, menu, now).or(asked));
                    self.buttons.push((button.id, Popup::default_response_id(&button)));
                }
                if beside {
                    ui.add_space(BEFORE_BAR);
                    asked = tool_bar::tools(ui, look, now).or(asked);
                }
                title.in_menu(ui, look.theme);
            });
        });
        if look.settings.look.bar && !beside { tool_bar::show(ui, look, now).or(asked) } else { asked }
    }

    /// Handles the keys that open, change and close the menus. `may_open` is set if nothing is
    /// above the table.
    fn take(&mut self, ctx: &Context, may_open: bool) {
        let alt = ctx.input(|input| self.alt.released(input));
        let asked =
            ctx.input_mut(|input| !input.modifiers.shift && input.consume_key(Modifiers::NONE, Key::F10)) || alt;
        let open = self.buttons.iter().position(|(_, popup)| Popup::is_id_open(ctx, *popup));
        let menus = std::mem::take(&mut self.buttons);
        self.open = open.map(|number| menus[number].1);
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

/// Whether the bar can stand in the row of the menus, and the game still be named there.
fn has_room_for_the_bar(ui: &Ui, look: Look<'_>) -> bool {
    let font = TextStyle::Button.resolve(ui.style());
    let wide = |menu: Menu| {
        let name = look.words.get(menu.name()).to_owned();
        ui.painter().layout_no_wrap(name, font.clone(), Color32::WHITE).size().x + BEFORE_BAR
    };
    let menus: f32 = Menu::ALL.into_iter().map(wide).sum();
    let (share, tools) = (slimness(ui), tool_bar::width(ui.ctx()));
    share * (menus + FOR_TITLE) + tools <= ui.available_width()
}

/// The commands of a menu. Returns the one that was chosen.
fn items(ui: &mut Ui, look: Look<'_>, menu: Menu, now: Conditions<'_>) -> Option<Command> {
    let grown = tool_bar::grown(ui.ctx());
    resize(ui, grown);
    ui.set_min_width(210.0 * grown);
    let mut chosen = None;
    let mut group = None;
    let room = (ui.ctx().content_rect().height() - BESIDES).max(120.0);
    let touched = ui.input(InputState::has_touch_screen);
    let line = if touched { tool_bar::PRESS } else { line_in(room, menu, grown * LINE) };
    ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for entry in menu.commands() {
            if group.replace(entry.group).is_some_and(|before| before != entry.group) {
                ui.add(Separator::default().spacing(BETWEEN));
            }
            if item(ui, look, entry, line, now) {
                chosen = Some(entry.command);
            }
        }
    });
    chosen
}

/// A command in a menu. One that switches something has a tick while that is on.
fn item(ui: &mut Ui, look: Look<'_>, entry: &MenuItem, line: f32, now: Conditions<'_>) -> bool {
    let name = &now.name(entry, look.words);
    let (enabled, on) = (now.allows(entry.command), now.is_on(entry.command));
    ui.spacing_mut().button_padding.x = GUTTER;
    let mut button = Button::new(name).min_size(vec2(0.0, line));
    if let Some(keys) = entry.keys.first() {
        button = button.shortcut_text(ui.ctx().format_shortcut(keys));
    }
    let response = ui.add_enabled(enabled, button);
    if let Some(on) = on {
        response.widget_info(|| WidgetInfo::selected(Role::MenuItemCheckBox, enabled, on, name));
    }
    if on == Some(true) {
        let middle = response.rect.left_center() + vec2(0.5 * GUTTER, 0.0);
        let color = ui.style().interact(&response).text_color();
        paint_sign(ui.painter(), Sign::Tick, Rect::from_center_size(middle, Vec2::splat(TICK)), color);
    }
    if response.clicked() {
        ui.close();
    }
    response.clicked()
}

/// Returns the height of a line, at most this, with which a menu fits, if no finger has to find it. If
/// even the minimum is too high, the menu scrolls.
fn line_in(room: f32, menu: Menu, most: f32) -> f32 {
    let groups: Vec<u8> = menu.commands().map(|entry| entry.group).collect();
    let between = groups.windows(2).filter(|pair| pair[0] != pair[1]).count();
    ((room - BETWEEN * between as f32) / groups.len() as f32).clamp(LEAST_LINE, most)
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
