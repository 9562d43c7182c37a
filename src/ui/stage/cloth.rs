//! What a right click on the cloth offers, or a long press on a touch screen: what the button does, a few
//! commands, and the whole table.

use crate::say;
use crate::ui::command::{Command, Conditions};
use crate::ui::look::Look;
use crate::ui::table::Desk;
use egui::{Button, Context, Popup, PopupCloseBehavior, SetOpenCommand, Ui, WidgetInfo, accesskit::Role, vec2};

/// The commands, in their order.
const COMMANDS: [Command; 4] = [Command::Undo, Command::Hint, Command::Help, Command::Colors];
/// The height of an item.
const HEIGHT: f32 = 32.0;

/// What was chosen on the cloth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OfCloth {
    /// What the button at the hand does.
    Press,
    Give(Command),
    /// Shows the whole table, after it was moved or made larger.
    Fit,
}

/// Shows the menu of the cloth of a table that fills the window. Returns what was chosen in it.
pub(crate) fn cloth_menu(ctx: &Context, look: Look<'_>, desk: &Desk, now: Conditions<'_>) -> Option<OfCloth> {
    let cloth = ctx.read_response(desk.ids().cloth())?;
    // Two fingers that rest before they spread ask for no menu.
    let opens = cloth.secondary_clicked() && ctx.input(|input| input.multi_touch().is_none());
    let popup = Popup::menu(&cloth)
        .open_memory(opens.then_some(SetOpenCommand::Bool(true)))
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .at_pointer_fixed();
    popup.show(|ui| items(ui, look, desk, now))?.inner
}

fn items(ui: &mut Ui, look: Look<'_>, desk: &Desk, now: Conditions<'_>) -> Option<OfCloth> {
    let words = look.words;
    let ctx = ui.ctx().clone();
    let mut chosen = None;
    let mut item = |name: &str, keys: String, can: bool, what| {
        let button = Button::new(name).min_size(vec2(0.0, HEIGHT));
        let button = if keys.is_empty() { button } else { button.shortcut_text(&keys) };
        let response = ui.add_enabled(can, button);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, can, name));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_keyboard_shortcut(keys));
        if response.clicked() {
            chosen = Some(what);
            ui.close();
        }
    };
    if let Some((text, _)) = desk.button().filter(|(_, enabled)| *enabled) {
        item(words.get(text), String::new(), true, OfCloth::Press);
    }
    for command in COMMANDS.into_iter().filter(|command| now.offers(*command)) {
        let rules = || say!(words, "offer-rules", game: words.game(now.game.view().rules().game()));
        let name = if command == Command::Help { rules() } else { words.get(command.entry().word).to_owned() };
        let keys = command.key_name(&ctx, now.here).unwrap_or_default();
        item(&name, keys, now.allows(command), OfCloth::Give(command));
    }
    item(say!(words, "offer-fit"), String::new(), true, OfCloth::Fit);
    chosen
}
