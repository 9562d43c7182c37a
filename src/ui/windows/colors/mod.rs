//! The colours: which of three themes is used, and each of its fourteen colours, with three sliders beside a live sample.
//!
//! Changes are made to drafts of the three themes. Save keeps them, Cancel forgets them. Which theme is used is seen at once, and Cancel goes back to the one
//! that was used before.

mod sample;

use egui::{
    Context, CornerRadius, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, accesskit::Role, pos2, vec2,
};

use crate::ui::{
    paint::{
        bone::{Pose, paint_bone},
        theme::{Face, Part, Rgb, Theme},
    },
    windows::{Look, Sheet, parts},
};

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct ColorsWindow {
    drafts: [Theme; 3],
    edited: usize,
    part: Part,
    /// The theme that was in use when the window opened.
    used_before: usize,
}

/// What was chosen in the window.
#[derive(Clone, Debug, PartialEq)]
pub enum ColorsChoice {
    /// To keep these themes and close the window.
    Save([Theme; 3]),
    /// To use this theme from now on.
    Use(usize),
    /// To close the window, forget what was changed in it, and use this theme again.
    Cancel(usize),
}

impl ColorsWindow {
    /// A window that opens with the theme in use.
    pub const fn new(themes: [Theme; 3], used: usize) -> ColorsWindow {
        let edited = if used < 3 { used } else { 0 };
        ColorsWindow { drafts: themes, edited, part: Part::Background, used_before: edited }
    }

    /// Shows the window; `used` is the theme in use.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>, used: usize) -> Option<ColorsChoice> {
        let buttons = &["colors-reset-one", "colors-reset", "cancel", "save"];
        let sheet = Sheet { title: "command-colors", width: 760.0, buttons, page: 0, ready: false };
        let shown = sheet.show(ctx, look, |ui| {
            if ui.available_width() <= 560.0 {
                ui.spacing_mut().item_spacing.y = 4.0;
            }
            let use_it = self.themes(ui, look, used);
            let wide = ui.available_width() > 560.0;
            if wide {
                ui.horizontal_top(|ui| {
                    let half = 0.5 * (ui.available_width() - 16.0);
                    ui.vertical(|ui| {
                        ui.set_width(half);
                        self.sample(ui, look, 232.0);
                        parts::aside(ui, look.theme, look.words.get("colors-click"));
                    });
                    ui.add_space(8.0);
                    ui.vertical(|ui| {
                        ui.set_width(half);
                        self.sliders(ui, look);
                    });
                });
            } else {
                // Low enough for the sliders to be seen below it in the smallest window.
                self.sample(ui, look, 136.0);
                self.sliders(ui, look);
                parts::aside(ui, look.theme, look.words.get("colors-click"));
            }
            self.parts(ui, look);
            use_it
        });
        match shown.pressed {
            Some(0) => {
                self.drafts[self.edited] = Theme::DEFAULTS[self.edited];
                None
            }
            Some(1) => {
                self.drafts = Theme::DEFAULTS;
                None
            }
            Some(2) => Some(ColorsChoice::Cancel(self.used_before)),
            Some(_) => Some(ColorsChoice::Save(self.drafts)),
            None if shown.left => Some(ColorsChoice::Cancel(self.used_before)),
            None => shown.body.map(ColorsChoice::Use),
        }
    }

    /// The three themes as cards: a click edits one, the button below uses it. Returns the one to use.
    fn themes(&mut self, ui: &mut Ui, look: Look<'_>, used: usize) -> Option<usize> {
        let mut use_it = None;
        let width = (ui.available_width() - 16.0) / 3.0;
        ui.horizontal(|ui| {
            for number in 0..3 {
                let name = look.words.format("theme-name", &[("number", (number + 1).into())]);
                let card = card(ui, look, &self.drafts[number], &name, width, number == self.edited);
                if card.clicked() {
                    self.edited = number;
                }
            }
        });
        ui.horizontal(|ui| {
            for number in 0..3 {
                let at = ui.cursor().min;
                let cell = Rect::from_min_size(at, vec2(width, 34.0));
                ui.allocate_ui(cell.size(), |ui| {
                    ui.set_width(width);
                    let name = look.words.format("theme-use", &[("number", (number + 1).into())]);
                    let mut chosen = used;
                    let text = look.words.get(if number == used { "theme-in-use" } else { "theme-use-it" });
                    if parts::radio(ui, look.theme, text, &name, number == used, width).clicked() {
                        chosen = number;
                    }
                    if chosen != used {
                        use_it = Some(chosen);
                    }
                });
            }
        });
        ui.add_space(4.0);
        use_it
    }

    fn sample(&mut self, ui: &mut Ui, look: Look<'_>, height: f32) {
        if let Some(part) = sample::sample(ui, look, &self.drafts[self.edited], self.part, height) {
            self.part = part;
        }
    }

    fn sliders(&mut self, ui: &mut Ui, look: Look<'_>) {
        let theme = look.theme;
        let color = &mut self.drafts[self.edited][self.part];
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(30.0, 30.0), Sense::hover());
            let edge = Stroke::new(1.0, theme.quiet_text());
            ui.painter().rect(rect, CornerRadius::same(6), color.color(), edge, StrokeKind::Inside);
            parts::paragraph(ui, theme, look.words.get(self.part.word()));
        });
        let now = *color;
        let Rgb(red, green, blue) = color;
        parts::slider(ui, theme, look.words.get("color-red"), red, |red| Rgb(red, now.1, now.2).color());
        parts::slider(ui, theme, look.words.get("color-green"), green, |green| Rgb(now.0, green, now.2).color());
        parts::slider(ui, theme, look.words.get("color-blue"), blue, |blue| Rgb(now.0, now.1, blue).color());
    }

    fn parts(&mut self, ui: &mut Ui, look: Look<'_>) {
        let choices = Part::ALL.map(|part| (look.words.get(part.word()).to_owned(), part));
        parts::choice(ui, look.theme, look.words.get("colors-which"), "", &choices, &mut self.part);
        let outlines = look.words.get("colors-double");
        let double = &mut self.drafts[self.edited].double_outlines;
        parts::switch(ui, look.theme, outlines, look.words.get("colors-double-about"), double);
    }
}

/// A theme as a small picture: its table, a bone of each kind and its button.
fn card(ui: &mut Ui, look: Look<'_>, theme: &Theme, name: &str, width: f32, edited: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, 58.0), Sense::click());
    let spoken = || look.words.format("theme-edit", &[("name", name.into())]);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, edited, spoken()));
    let painter = ui.painter_at(rect);
    let edge = if edited { Stroke::new(3.0, look.theme.focus()) } else { Stroke::new(1.0, look.theme.rule()) };
    painter.rect(rect, CornerRadius::same(8), theme.background_color(), edge, StrokeKind::Inside);
    let size = (0.12 * width).min(15.0);
    let faces = [(Face::Hand, [6, 4]), (Face::Played(0), [5, 1]), (Face::Played(1), [3, 2]), (Face::Selected, [4, 0])];
    for (at, (face, halves)) in faces.into_iter().enumerate() {
        let x = rect.left() + width * (0.2 + 0.2 * at as f32);
        paint_bone(&painter, Pose::upright(pos2(x, rect.top() + 23.0), size), halves, &theme.bone(face), 1.0);
    }
    let font = egui::FontId::proportional(14.0);
    let at = rect.center_bottom() - vec2(0.0, 11.0);
    painter.text(at, egui::Align2::CENTER_CENTER, name, font, theme.text_color());
    parts::focus_ring(ui, &response, look.theme);
    response
}
