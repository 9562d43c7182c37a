//! The window itself, whoever plays in it: how egui was dressed, its title and menus, the clock on the wall and the dialogs of the system.

use crate::ui::{
    dialogs::Dialogs, menu_bar::Menus, paint::theme::Theme, speaker::Speaker, table::input::Presses, title::Title,
    wall::Wall,
};
use egui::{Context, FontFamily, FontId, TextStyle, vec2};

/// What the window remembers from one frame to the next, whoever plays in it.
#[derive(Default)]
pub(super) struct Shell {
    /// The theme and the scale that egui was last told of.
    dressed: Option<(Theme, u16)>,
    pub(super) presses: Presses,
    pub(super) menus: Menus,
    pub(super) title: Title,
    pub(super) wall: Wall,
    pub(super) dialogs: Dialogs,
    pub(super) speaker: Speaker,
}

impl Shell {
    /// Whether egui was told anything yet. In the first frame the zoom is not yet what the window was measured with.
    pub(super) const fn is_dressed(&self) -> bool {
        self.dressed.is_some()
    }

    /// Tells egui the colours, sizes and scale, when they are others than before.
    pub(super) fn dress(&mut self, ctx: &Context, theme: &Theme, scale: u16) {
        if self.dressed.replace((*theme, scale)) == Some((*theme, scale)) {
            return;
        }
        ctx.set_theme(if theme.is_dark() { egui::Theme::Dark } else { egui::Theme::Light });
        ctx.set_zoom_factor(f32::from(scale) / 100.0);
        ctx.options_mut(|options| options.zoom_with_keyboard = false);
        ctx.all_styles_mut(|style| {
            style.visuals = theme.visuals();
            style.interaction.selectable_labels = false;
            style.spacing.button_padding = vec2(10.0, 5.0);
            style.spacing.item_spacing = vec2(8.0, 6.0);
            for text in [TextStyle::Body, TextStyle::Button] {
                style.text_styles.insert(text, FontId::new(15.0, FontFamily::Proportional));
            }
        });
    }
}
