//! Colors mixed from the fourteen: backgrounds, dimmed text, lights and shades, and those of egui's widgets.

use crate::ui::paint::theme::rgb::{BLACK, WHITE};
use crate::ui::paint::{Face, RailKind, Rgb, Theme};
use egui::{self, Color32, CornerRadius, Shadow, Stroke, Visuals, style::WidgetVisuals};

impl Theme {
    /// Text on the background.
    pub const fn text_color(&self) -> Color32 {
        self.text.color()
    }

    /// Dimmed text, such as the name of a figure. It still has the contrast that text needs.
    pub fn quiet_text(&self) -> Color32 {
        self.text.mix(self.background, self.stand_back(0.3)).color()
    }

    /// The background of the whole display.
    pub const fn background_color(&self) -> Color32 {
        self.background.color()
    }

    /// The background of the status area, which differs a little from the table.
    pub fn band(&self) -> Color32 {
        self.raised_rgb().color()
    }

    /// The rack below your bones.
    pub fn rack_color(&self) -> Color32 {
        self.rail().body.color()
    }

    /// A groove in the rail's material.
    pub fn groove(&self) -> Color32 {
        if self.materials.rail == RailKind::Flat { self.rule() } else { self.rail().dark.color() }
    }

    /// A place on the table for a bone.
    pub fn hollow(&self) -> Color32 {
        self.background.mix(BLACK, 0.18).color()
    }

    /// A thin line between parts of the window.
    pub fn rule(&self) -> Color32 {
        self.background.mix(self.text, 0.2).color()
    }

    /// The color of a player in the status area. It is that of their plays, if it can be seen there.
    pub fn figure(&self, face: Face) -> Color32 {
        let body = match face {
            Face::Played(player) => self.plays(player),
            _ => self.your_plays,
        };
        let grounds = [self.raised_rgb(), self.rail().body];
        let seen = |share: &f32| grounds.into_iter().all(|ground| body.mix(self.text, *share).contrast(ground) >= 3.0);
        let share = [0.0, 0.15, 0.3, 0.45, 0.6, 0.8].into_iter().find(seen).unwrap_or(1.0);
        body.mix(self.text, share).color()
    }

    /// The background and the text of the plate that shows what a play would score. A play that scores stands out.
    pub fn tag(&self, scores: bool) -> (Color32, Color32) {
        if scores {
            (self.buttons.color(), self.button_text.color())
        } else {
            (self.background.mix(BLACK, 0.35).color(), self.text.color())
        }
    }

    /// The background and the text of the large button.
    pub fn one_button(&self, enabled: bool, hovered: bool) -> (Color32, Color32) {
        match (enabled, hovered) {
            (true, false) => (self.buttons.color(), self.button_text.color()),
            (true, true) => (self.buttons.mix(WHITE, 0.18).color(), self.button_text.color()),
            (false, _) => (self.background.mix(BLACK, 0.12).color(), self.quiet_text()),
        }
    }

    /// The soft shadow of something on the table.
    pub fn shade(&self) -> Color32 {
        Color32::from_black_alpha(if self.is_dark() { 90 } else { 50 })
    }

    /// The light on an end where the bone below the pointer fits.
    pub const fn lit(&self) -> Color32 {
        self.outlines_selected.color()
    }

    /// The soft glow around a lit end.
    pub fn glow(&self, strength: f32) -> Color32 {
        self.lit().gamma_multiply(strength.clamp(0.0, 1.0))
    }

    /// The ring around whatever has the keyboard focus. It never has the color of what is chosen or lit.
    pub const fn focus(&self) -> Color32 {
        self.text.color()
    }

    /// How much of the background can be mixed into text before it has less contrast than it needs, in a window or on the rack.
    pub(super) fn stand_back(&self, wanted: f32) -> f32 {
        let (ground, rack) = (self.raised_rgb(), self.rail().body.mix(WHITE, 0.06));
        let mut share = wanted;
        let least = |quiet: Rgb| quiet.contrast(ground).min(quiet.contrast(rack));
        while share > 0.0 && least(self.text.mix(self.background, share)) < 5.0 {
            share -= 0.05;
        }
        share.max(0.0)
    }

    /// The background of windows, menus and the status area.
    pub(super) fn raised_rgb(&self) -> Rgb {
        if self.is_dark() { self.background.mix(WHITE, 0.05) } else { self.background.mix(WHITE, 0.3) }
    }

    /// The main button of a window, in the theme's button colors.
    pub fn button<'a>(&self, text: impl Into<String>) -> egui::Button<'a> {
        let text = egui::RichText::new(text).color(self.button_text.color());
        egui::Button::new(text).fill(self.buttons.color()).stroke(Stroke::new(1.0, self.outlines.color()))
    }

    /// egui's widgets in the colors of this theme.
    pub fn visuals(&self) -> Visuals {
        let mut visuals = if self.is_dark() { Visuals::dark() } else { Visuals::light() };
        let (text, ground) = (self.text_color(), self.raised_rgb());
        let raised = |share| ground.mix(self.text, share).color();
        visuals.override_text_color = None;
        visuals.weak_text_color = Some(self.quiet_text());
        visuals.window_fill = ground.color();
        visuals.panel_fill = self.background_color();
        visuals.window_stroke = Stroke::new(1.0, raised(0.25));
        visuals.window_corner_radius = CornerRadius::same(10);
        visuals.menu_corner_radius = CornerRadius::same(8);
        visuals.window_shadow = Shadow { offset: [0, 8], blur: 28, spread: 0, color: Color32::from_black_alpha(110) };
        visuals.popup_shadow = Shadow { offset: [0, 4], blur: 14, spread: 0, color: Color32::from_black_alpha(90) };
        visuals.faint_bg_color = raised(0.05);
        visuals.extreme_bg_color = ground.mix(BLACK, if self.is_dark() { 0.35 } else { 0.08 }).color();
        visuals.code_bg_color = raised(0.1);
        visuals.hyperlink_color = self.outlines_selected.mix(self.text, 0.3).color();
        visuals.warn_fg_color = text;
        visuals.error_fg_color = text;
        visuals.selection.bg_fill = self.buttons.color();
        visuals.selection.stroke = Stroke::new(1.0, self.button_text.color());
        visuals.slider_trailing_fill = true;
        visuals.widgets.noninteractive = worn(raised(0.04), raised(0.2), text, 1.0);
        visuals.widgets.inactive = worn(raised(0.14), raised(0.28), text, 1.0);
        visuals.widgets.hovered = worn(raised(0.2), self.lit(), text, 1.5);
        visuals.widgets.active = worn(raised(0.26), self.lit(), text, 2.0);
        visuals.widgets.open = worn(raised(0.18), raised(0.3), text, 1.0);
        visuals
    }
}

/// A widget's fill, outline and text. Each state of a widget sets all three, so none shows egui's own grays.
fn worn(fill: Color32, outline: Color32, text: Color32, width: f32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, outline),
        corner_radius: CornerRadius::same(6),
        fg_stroke: Stroke::new(width, text),
        expansion: 0.0,
    }
}
