//! The menu bar, with the commands of each menu.

use super::App;
use crate::ui::command::{Command, Menu};
use egui::{MenuBar, Panel, ScrollArea, Separator, Ui, vec2};

/// How much larger than usual the names of the menus may be.
const MOST_MENU: f32 = 1.3;
/// The height of a line of a menu, where there is room for it and where there is not.
const LINE: f32 = 26.0;
const LEAST_LINE: f32 = 20.0;
/// The height of what parts the groups of a menu.
const BETWEEN: f32 = 9.0;
/// What a window needs besides a menu: the menu bar, and the edges of the menu.
const BESIDES: f32 = 52.0;

impl App {
    /// Shows the menu bar. Returns the command that was chosen. `keys` tells whether the keyboard may open a menu.
    pub(super) fn menu(&mut self, ui: &mut Ui, keys: bool) -> Option<&'static Command> {
        let mut asked = None;
        let mut menus = std::mem::take(&mut self.menus);
        menus.take(ui.ctx(), keys);
        let theme = &self.themes[self.settings.theme];
        let frame = egui::Frame::NONE.fill(theme.band()).inner_margin(egui::Margin::symmetric(8, 3));
        Panel::top("menu").frame(frame).show_separator_line(false).show(ui, |ui| {
            slim(ui);
            MenuBar::new().ui(ui, |ui| {
                for menu in Menu::ALL {
                    let shown =
                        ui.menu_button(self.words.get(menu.word()), |ui| asked = self.items(ui, menu).or(asked));
                    menus.note(&shown.response);
                }
                self.title.in_menu(ui, theme);
            });
        });
        self.menus = menus;
        asked
    }

    /// The commands of a menu. Returns the one that was chosen.
    fn items(&self, ui: &mut Ui, menu: Menu) -> Option<&'static Command> {
        ui.set_min_width(210.0);
        let mut chosen = None;
        let mut group = None;
        let room = (ui.ctx().content_rect().height() - BESIDES).max(120.0);
        let line = line_in(room, menu);
        ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for command in menu.commands() {
                if group.replace(command.group).is_some_and(|before| before != command.group) {
                    ui.add(Separator::default().spacing(BETWEEN));
                }
                if self.item(ui, command, line) {
                    chosen = Some(command);
                }
            }
        });
        chosen
    }

    fn item(&self, ui: &mut Ui, command: &Command, line: f32) -> bool {
        let mut button = egui::Button::new(self.words.get(command.word)).min_size(vec2(0.0, line));
        if let Some(keys) = command.keys.first() {
            button = button.shortcut_text(ui.ctx().format_shortcut(keys));
        }
        let clicked = ui.add_enabled((command.can)(self), button).clicked();
        if clicked {
            ui.close();
        }
        clicked
    }
}

/// The height of a line with which a menu has room. Where even the least is too much, the menu scrolls.
fn line_in(room: f32, menu: Menu) -> f32 {
    let groups: Vec<u8> = menu.commands().map(|command| command.group).collect();
    let between = groups.windows(2).filter(|pair| pair[0] != pair[1]).count();
    ((room - BETWEEN * between as f32) / groups.len() as f32).clamp(LEAST_LINE, LINE)
}

/// The names of the menus do not grow as far as all other words: what they take is missing at the table.
fn slim(ui: &mut Ui) {
    let wanted = ui.ctx().zoom_factor();
    let share = (MOST_MENU / wanted).min(1.0);
    let style = ui.style_mut();
    for text in style.text_styles.values_mut() {
        text.size *= share;
    }
    style.spacing.button_padding *= share;
    style.spacing.interact_size *= share;
}
