//! The window itself, apart from who plays in it: the look given to egui, the title and menus, the
//! clock and the system's dialogs.

use crate::ui::table::input::Presses;
use crate::ui::{
    dialogs::Dialogs, menu_bar::Menus, paint::Theme, speaker::Speaker, system_clock::SystemClock, title::Title,
};
use egui::{Context, FontFamily, FontId, TextStyle, Vec2, vec2};

/// What the window remembers between frames, for all players.
#[derive(Default)]
pub(super) struct Shell {
    /// The theme and scale that egui was last given.
    pub(super) dressed: Option<(Theme, u16)>,
    pub(super) presses: Presses,
    pub(super) menus: Menus,
    pub(super) title: Title,
    pub(super) clock: SystemClock,
    pub(super) dialogs: Dialogs,
    pub(super) speaker: Speaker,
}

/// The smallest size that every window fits into, in points.
const LEAST: Vec2 = vec2(384.0, 352.0);

/// The largest scale, in hundredths, at which every window still fits.
fn most_scale(ctx: &Context) -> u16 {
    let whole = ctx.content_rect().size() * ctx.zoom_factor();
    (100.0 * (whole / LEAST).min_elem()) as u16
}

impl Shell {
    /// Passes the colors, sizes and scale to egui when they have changed. In a small window the scale is less than is wanted.
    pub(super) fn dress(&mut self, ctx: &Context, theme: &Theme, wanted: u16) {
        let scale = wanted.min(most_scale(ctx)).max(wanted.min(100));
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
