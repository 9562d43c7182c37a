//! The window of colors: the choice of three themes, their names, their fourteen colors with three sliders next to a sample, and their materials.
//!
//! Every change is visible at once on the table next to the window. It stays, however the window is closed. Only Cancel brings back what was there before.

mod sample;

use crate::ui::paint::{
    BoneSet, ClothKind, Face, Part, Pose, RailKind, Rgb, Theme, ThemeName, paint_bone, paint_cloth,
};
use crate::ui::windows::{Height, Look, Sheet, is_strip, parts};
use egui::{
    Align2, Context, CornerRadius, FontId, Response, Sense, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo,
    accesskit::Role, pos2, vec2,
};

/// The three themes, and which of them is used.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wardrobe {
    /// The themes.
    pub themes: [Theme; 3],
    /// The number of the one in use.
    pub used: usize,
}

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct ColorsWindow {
    now: Wardrobe,
    before: Wardrobe,
    part: Part,
    /// The name of the theme in use, as typed.
    name: String,
}

/// What was chosen in the window.
#[derive(Clone, Debug, PartialEq)]
pub enum ColorsChoice {
    /// Show these on the table.
    Try(Wardrobe),
    /// Save these and close the window.
    Keep(Wardrobe),
}

impl ColorsWindow {
    /// Creates a window with these themes.
    pub fn new(now: Wardrobe) -> ColorsWindow {
        let now = Wardrobe { used: now.used.min(2), ..now };
        let name = now.themes[now.used].name.as_str().to_owned();
        ColorsWindow { now, before: now, part: Part::Background, name }
    }

    fn theme(&mut self) -> &mut Theme {
        &mut self.now.themes[self.now.used]
    }

    /// Shows the window. Returns the player's choice.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>) -> Option<ColorsChoice> {
        let (seen, used) = (self.now, self.now.used);
        let buttons = &["colors-reset-one", "colors-reset", "cancel", "save"];
        let strip = is_strip(ctx);
        let width = if strip { 480.0 } else { 420.0 };
        let sheet = Sheet { title: "command-colors", width, buttons, page: 0, ready: false };
        let top = |_: &mut Ui| ();
        let shown = sheet.show_below(ctx, look, Height::Beside, top, |ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            self.themes(ui, look);
            // Above a strip the table is the sample, and what is changed most comes first.
            if !strip {
                self.name(ui, look);
                self.part = sample::sample(ui, look, &self.now.themes[used], self.part).unwrap_or(self.part);
            }
            self.sliders(ui, look);
            if !strip {
                parts::aside(ui, look.theme, look.words.get("colors-click"));
            }
            self.parts(ui, look);
            self.materials(ui, look);
            if strip {
                self.name(ui, look);
            }
        });
        match shown.pressed {
            Some(0) => *self.theme() = Theme::DEFAULTS[self.now.used],
            Some(1) => self.now.themes = Theme::DEFAULTS,
            Some(2) => return Some(ColorsChoice::Keep(self.before)),
            pressed if pressed.is_some() || shown.left => return Some(ColorsChoice::Keep(self.now)),
            _ => {}
        }
        if self.now != seen {
            // Another theme, or one that was reset, has its own name.
            if shown.pressed.is_some() || self.now.used != used {
                self.name = self.now.themes[self.now.used].name.as_str().to_owned();
            }
            ctx.request_repaint();
            return Some(ColorsChoice::Try(self.now));
        }
        None
    }

    /// Shows the three themes as cards. A click switches to one.
    fn themes(&mut self, ui: &mut Ui, look: Look<'_>) {
        let width = (ui.available_width() - 16.0) / 3.0;
        ui.horizontal(|ui| {
            for (number, theme) in self.now.themes.iter().enumerate() {
                let name = Some(theme.name.as_str()).filter(|name| !name.is_empty());
                let name = name.unwrap_or_else(|| look.words.get(OWN_NAMES[number]));
                if card(ui, look, theme, name, width, number == self.now.used).clicked() {
                    self.now.used = number;
                }
            }
        });
    }

    fn name(&mut self, ui: &mut Ui, look: Look<'_>) {
        let own = look.words.get(OWN_NAMES[self.now.used]);
        ui.horizontal(|ui| {
            parts::paragraph(ui, look.theme, look.words.get("theme-name"));
            let edit = TextEdit::singleline(&mut self.name).hint_text(own).char_limit(ThemeName::LONGEST);
            let edit = parts::field(ui, look.theme, [ui.available_width(), 28.0], edit, look.words.get("theme-name"));
            if edit.changed() {
                self.now.themes[self.now.used].name = ThemeName::from(self.name.trim());
            }
        });
    }

    fn sliders(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (theme, part) = (look.theme, self.part);
        let color = &mut self.theme()[part];
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::hover());
            let edge = Stroke::new(1.0, theme.quiet_text());
            ui.painter().rect(rect, CornerRadius::same(6), color.color(), edge, StrokeKind::Inside);
            parts::paragraph(ui, theme, look.words.get(part.word()));
        });
        let now = *color;
        let Rgb(red, green, blue) = color;
        parts::slider(ui, theme, look.words.get("color-red"), red, |red| Rgb(red, now.1, now.2).color());
        parts::slider(ui, theme, look.words.get("color-green"), green, |green| Rgb(now.0, green, now.2).color());
        parts::slider(ui, theme, look.words.get("color-blue"), blue, |blue| Rgb(now.0, now.1, blue).color());
    }

    fn parts(&mut self, ui: &mut Ui, look: Look<'_>) {
        let choices = Part::ALL.map(|part| (look.words.get(part.word()).to_owned(), part));
        parts::choice(ui, look.theme, (look.words.get("colors-which"), None), "", &choices, &mut self.part);
    }

    fn materials(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        let worn = self.theme();
        let sets = BoneSet::ALL.map(|set| (words.get(&format!("bones-{}", set.name())).to_owned(), set));
        parts::choice(ui, theme, (words.get("colors-bones"), None), "", &sets, &mut worn.materials.bones);
        let cloths = ClothKind::ALL.map(|cloth| (words.get(&format!("cloth-{}", cloth.name())).to_owned(), cloth));
        parts::choice(ui, theme, (words.get("colors-cloth"), None), "", &cloths, &mut worn.materials.cloth);
        let rails = RailKind::ALL.map(|rail| (words.get(&format!("rail-{}", rail.name())).to_owned(), rail));
        parts::choice(ui, theme, (words.get("colors-rail"), None), "", &rails, &mut worn.materials.rail);
        let outlines = words.get("colors-double");
        parts::switch(ui, theme, (outlines, None), words.get("colors-double-about"), &mut worn.double_outlines);
    }
}

/// The names of the themes until the player changes them.
const OWN_NAMES: [&str; 3] = ["theme-felt", "theme-slate", "theme-contrast"];

/// Draws a theme as a small picture: its cloth, a bone of each kind and its name.
fn card(ui: &mut Ui, look: Look<'_>, theme: &Theme, name: &str, width: f32, used: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, 58.0), Sense::click());
    let spoken = || look.words.format("theme-use", &[("name", name.into())]);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, used, spoken()));
    let painter = ui.painter_at(rect);
    paint_cloth(&painter, rect.shrink(1.0), theme);
    let edge = if used { Stroke::new(3.0, look.theme.lit()) } else { Stroke::new(1.0, look.theme.rule()) };
    painter.rect_stroke(rect, CornerRadius::same(4), edge, StrokeKind::Inside);
    let size = (0.12 * width).min(15.0);
    let faces = [(Face::Hand, [6, 4]), (Face::Played(0), [5, 1]), (Face::Played(1), [3, 2]), (Face::Selected, [4, 0])];
    for (at, (face, halves)) in faces.into_iter().enumerate() {
        let x = rect.left() + width * (0.2 + 0.2 * at as f32);
        paint_bone(&painter, Pose::upright(pos2(x, rect.top() + 22.0), size), halves, &theme.bone(face), 1.0);
    }
    let text = painter.layout_no_wrap(name.to_owned(), FontId::proportional(13.0), theme.text_color());
    let font = FontId::proportional((13.0 * (width - 10.0) / text.size().x.max(1.0)).min(13.0));
    let at = rect.center_bottom() - vec2(0.0, 11.0);
    painter.text(at, Align2::CENTER_CENTER, name, font, theme.text_color());
    parts::focus_ring(ui, &response, look.theme);
    response
}
