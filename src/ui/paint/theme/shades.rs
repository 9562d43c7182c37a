//! Colors mixed from the fourteen: backgrounds, dimmed text, lights and shades, and those of egui's
//! widgets.
//!
//! Any fourteen colors can be chosen, so text is never simply painted in one of them. It is made
//! lighter or darker until it can be read where it stands.

use crate::ui::paint::theme::rgb::{BLACK, CLEAR, TEXT, WHITE};
use crate::ui::paint::{Face, RailKind, Rgb, Theme};
use egui::{self, Color32, CornerRadius, Shadow, Stroke, Visuals, style::WidgetVisuals};

impl Theme {
    /// Whether text is lighter than the background. Then the shades of the background are lighter
    /// than itself.
    pub fn is_dark(&self) -> bool {
        self.ink().luminance() > self.background.luminance()
    }

    /// Text on the background.
    pub fn text_color(&self) -> Color32 {
        self.ink().color()
    }

    /// The color of text, if it can be read on the background, and stands out enough from black or
    /// white for windows to have a background between them.
    pub(super) fn ink(&self) -> Rgb {
        let (text, ground) = (self.text, self.background);
        let is_seen = text.contrast(ground) >= TEXT;
        let light = if is_seen { text.luminance() > ground.luminance() } else { ground.is_dark() };
        let (far, least) = (if light { BLACK } else { WHITE }, if is_seen { TEXT } else { CLEAR });
        text.toward(light, |ink| ink.contrast(ground) >= least && ink.contrast(far) >= CLEAR)
    }

    /// A background, moved away from the color of text until it suits.
    pub(super) fn away(&self, ground: Rgb, suits: impl Fn(Rgb) -> bool) -> Rgb {
        let far = if self.is_dark() { BLACK } else { WHITE };
        let mut ways = (0..=20).map(|step| ground.mix(far, 0.05 * step as f32));
        ways.find(|way| suits(*way)).unwrap_or(far)
    }

    /// A color of the theme, if it can be read on the background and in a window.
    fn legible(&self, color: Rgb) -> Rgb {
        let (ground, window) = (self.background, self.raised_rgb());
        color.toward(self.is_dark(), |way| way.contrast(ground).min(way.contrast(window)) >= TEXT)
    }

    /// Dimmed text, such as the name of a figure. It still has the contrast that text needs.
    pub fn quiet_text(&self) -> Color32 {
        self.ink().mix(self.background, self.stand_back(0.3)).color()
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
        self.background.mix(self.ink(), 0.2).color()
    }

    /// The color of a player in the status area. It is that of their plays, if it can be seen
    /// there.
    pub fn figure(&self, face: Face) -> Color32 {
        let body = match face {
            Face::Played(player) => self.plays(player),
            _ => self.your_plays,
        };
        let (grounds, ink) = ([self.raised_rgb(), self.rail().body], self.ink());
        let seen = |share: &f32| grounds.into_iter().all(|ground| body.mix(ink, *share).contrast(ground) >= 3.0);
        let share = [0.0, 0.15, 0.3, 0.45, 0.6, 0.8].into_iter().find(seen).unwrap_or(1.0);
        body.mix(ink, share).color()
    }

    /// The color of a side, if it can be seen on [`Theme::band`].
    pub fn spot(&self, side: Color32) -> Color32 {
        Rgb::of(side).clear_of(self.raised_rgb(), 3.0).color()
    }

    /// The background and the text of the plate that shows what a play would score. A play that
    /// scores stands out.
    pub fn tag(&self, scores: bool) -> (Color32, Color32) {
        if scores { self.plate(0.0) } else { (self.sunken(0.35).color(), self.text_color()) }
    }

    /// The background and the text of the large button.
    pub fn one_button(&self, enabled: bool, hovered: bool) -> (Color32, Color32) {
        let ink = self.button_ink();
        match (enabled, hovered) {
            (true, false) => self.plate(0.0),
            (true, true) => (kept(0.18, ink, |share| self.buttons.mix(WHITE, share)).color(), ink.color()),
            (false, _) => (self.sunken(0.12).color(), self.quiet_text()),
        }
    }

    /// The background and the text of a main button or of what is chosen among several. The
    /// background takes on this much of the text's color.
    pub fn plate(&self, share: f32) -> (Color32, Color32) {
        let ink = self.button_ink();
        (kept(share, ink, |share| self.buttons.mix(ink, share)).color(), ink.color())
    }

    fn button_ink(&self) -> Rgb {
        self.button_text.text_on(self.buttons)
    }

    /// The outline of buttons, which can be seen even where the color of buttons is that of a
    /// window.
    pub fn button_edge(&self) -> Color32 {
        let window = self.raised_rgb();
        let is_seen = [self.buttons, self.outlines].into_iter().any(|color| color.contrast(window) >= 1.3);
        if is_seen { self.outlines.color() } else { window.mix(self.ink(), 0.45).color() }
    }

    /// The background, further away from the color of text.
    fn sunken(&self, share: f32) -> Rgb {
        self.background.mix(if self.is_dark() { BLACK } else { WHITE }, share)
    }

    /// The soft shadow of something on the table.
    pub fn shade(&self) -> Color32 {
        Color32::from_black_alpha(if self.is_dark() { 90 } else { 50 })
    }

    /// The light on an end where the bone below the pointer fits.
    pub fn lit(&self) -> Color32 {
        self.legible(self.outlines_selected).color()
    }

    /// The soft glow around a lit end.
    pub fn glow(&self, strength: f32) -> Color32 {
        self.lit().gamma_multiply(strength.clamp(0.0, 1.0))
    }

    /// The ring around whatever has the keyboard focus. It never has the color of what is chosen or
    /// lit.
    pub fn focus(&self) -> Color32 {
        self.text_color()
    }

    /// How much of the background can be mixed into text before it has less contrast than it needs,
    /// on the table, in a window or on the rack.
    pub(super) fn stand_back(&self, wanted: f32) -> f32 {
        let (rack, ink) = (self.rail().body, self.ink());
        let grounds = [self.background, self.raised_rgb(), rack.mix(WHITE, 0.06), rack.mix(BLACK, 0.3)];
        let mut share = wanted;
        let least = |quiet: Rgb| grounds.into_iter().map(|ground| quiet.contrast(ground)).fold(f32::MAX, f32::min);
        while share > 0.0 && least(ink.mix(self.background, share)) < 5.0 {
            share -= 0.05;
        }
        share.max(0.0)
    }

    /// The background of windows, menus and the status area.
    pub(super) fn raised_rgb(&self) -> Rgb {
        let ink = self.ink();
        let raised = self.background.mix(WHITE, if self.is_dark() { 0.05 } else { 0.3 });
        self.away(raised, |ground| ink.contrast(ground) >= 5.5)
    }

    /// The paper of windows: as it is, in the light, and in the shade. Text can be read on all of it.
    pub(in crate::ui::paint) fn paper(&self) -> [Rgb; 3] {
        let (body, quiet) = (self.raised_rgb(), Rgb::of(self.quiet_text()));
        let clear = |to: Rgb| {
            let mut shares = [0.035, 0.02, 0.01].into_iter().map(|share| body.mix(to, share));
            shares.find(|ground| quiet.contrast(*ground) >= TEXT).unwrap_or(body)
        };
        [body, clear(WHITE), clear(BLACK)]
    }

    /// egui's widgets in the colors of this theme.
    pub fn visuals(&self) -> Visuals {
        let mut visuals = if self.is_dark() { Visuals::dark() } else { Visuals::light() };
        let (ink, ground) = (self.ink(), self.raised_rgb());
        let (text, quiet) = (ink.color(), Rgb::of(self.quiet_text()));
        let raised = |share| kept(share, ink, |share| ground.mix(ink, share)).color();
        let edge = |share| ground.mix(ink, share).color();
        let (chosen, on_chosen) = self.plate(0.0);
        visuals.override_text_color = None;
        visuals.weak_text_color = Some(quiet.color());
        visuals.window_fill = ground.color();
        visuals.panel_fill = self.background_color();
        visuals.window_stroke = Stroke::new(1.0, edge(0.25));
        visuals.window_corner_radius = CornerRadius::same(3);
        visuals.menu_corner_radius = CornerRadius::same(8);
        visuals.window_shadow = Shadow { offset: [0, 8], blur: 28, spread: 0, color: Color32::from_black_alpha(110) };
        visuals.popup_shadow = Shadow { offset: [0, 4], blur: 14, spread: 0, color: Color32::from_black_alpha(90) };
        visuals.faint_bg_color = kept(0.05, quiet, |share| ground.mix(ink, share)).color();
        let deep = if self.is_dark() { 0.35 } else { 0.08 };
        visuals.extreme_bg_color = kept(deep, quiet, |share| ground.mix(BLACK, share)).color();
        visuals.code_bg_color = raised(0.1);
        visuals.hyperlink_color = self.legible(self.outlines_selected.mix(ink, 0.3)).color();
        visuals.warn_fg_color = text;
        visuals.error_fg_color = text;
        visuals.selection.bg_fill = chosen;
        visuals.selection.stroke = Stroke::new(1.0, on_chosen);
        visuals.slider_trailing_fill = true;
        visuals.widgets.noninteractive = worn(raised(0.04), edge(0.2), text, 1.0);
        visuals.widgets.inactive = worn(raised(0.14), edge(0.28), text, 1.0);
        visuals.widgets.hovered = worn(raised(0.2), self.lit(), text, 1.5);
        visuals.widgets.active = worn(raised(0.26), self.lit(), text, 2.0);
        visuals.widgets.open = worn(raised(0.18), edge(0.3), text, 1.0);
        visuals
    }
}

/// The most of this share that leaves a text readable on a mixture.
fn kept(share: f32, ink: Rgb, mixed: impl Fn(f32) -> Rgb) -> Rgb {
    let mut ways = [1.0, 0.75, 0.5, 0.25].into_iter().map(|part| mixed(part * share));
    ways.find(|way| ink.contrast(*way) >= TEXT).unwrap_or(mixed(0.0))
}

/// A widget's fill, outline and text. Each state of a widget sets all three, so none shows egui's
/// own grays.
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
