//! The menu bar, with the commands of each menu.

use super::App;
use crate::ui::command::{Command, Menu};
use egui::{MenuBar, Panel, ScrollArea, Ui};

/// How much larger than usual the names of the menus may be.
const MOST_MENU: f32 = 1.3;

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
        // A small window has no room for a long menu.
        let room = (ui.ctx().content_rect().height() - 60.0).max(120.0);
        ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
            for command in menu.commands() {
                if group.replace(command.group).is_some_and(|before| before != command.group) {
                    ui.separator();
                }
                if self.item(ui, command) {
                    chosen = Some(command);
                }
            }
        });
        chosen
    }

    fn item(&self, ui: &mut Ui, command: &Command) -> bool {
        let mut button = egui::Button::new(self.words.get(command.word));
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
