//! The window of colors. It opens with the tables that come with the program, as pictures, and a
//! click uses one at once.
//!
//! Behind them are the player's own three themes, one of which is edited while another may be in
//! use. A theme has a name, fourteen colors with three sliders next to a sample, and materials. The
//! window itself wears the theme in use, and the sample the edited one. Nothing changes on the table
//! until the player saves. Leaving the window rejects what was not saved, and for a while that can be undone.

mod sample;
mod tables;

use self::sample::OnSample;
use crate::ui::paint::theme::{numbered, table_of};
use crate::ui::paint::{
    BoneSet, ClothKind, Face, Part, Pose, RailKind, Rgb, Theme, ThemeName, paint_bone, paint_cloth, paint_rack,
    text_face,
};
use crate::ui::parts::TextField;
use crate::ui::request::{Request, Wardrobe};
use crate::ui::settings::LookSettings;
use crate::ui::windows::cards::{Pictures, card_plate, in_rows, pictured};
use crate::ui::windows::{Closing, Done, Height, Look, Seen, Sheet, Window, parts};
use crate::ui::words::Message;
use crate::{msg, say};
use egui::{
    Align2, Context, CornerRadius, FontId, Painter, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, accesskit::Role, pos2, vec2,
};

impl Wardrobe {
    /// The theme of this table, which is one of the player's own if that has not been changed.
    fn number_of(&self, table: usize) -> usize {
        let own = self.themes.iter().position(|theme| *theme == Theme::TABLES[table]);
        own.unwrap_or(self.themes.len() + table)
    }

    /// What a theme is called: as the player says, like the table that it is, or as the player's
    /// own.
    fn name_of(&self, look: Look<'_>, number: usize) -> String {
        let nameless = |theme: &Theme| theme.name == ThemeName::NONE && table_of(theme).is_none();
        let theme = numbered(&self.themes, number);
        let own = say!(look.words, "theme-own");
        match (table_of(theme), self.themes.iter().take(number).filter(|theme| nameless(theme)).count()) {
            _ if theme.name != ThemeName::NONE => theme.name.as_str().to_owned(),
            (Some(table), _) => look.words.get(TABLES[table]).to_owned(),
            (None, 0) => own.to_owned(),
            (None, before) => format!("{own} {}", before + 1),
        }
    }
}

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct ColorsWindow {
    /// As they were saved.
    saved: Wardrobe,
    /// As they are edited.
    themes: [Theme; 3],
    /// The number of the edited theme.
    edited: usize,
    part: Part,
    /// The name of the edited theme, as typed.
    name: String,
    /// Whether themes are edited, and not chosen from.
    tunes: bool,
}

/// The height of a color with its name.
const SWATCH: f32 = 34.0;
/// The least width that has room for two of them, with what they are called.
const TWO_COLUMNS: f32 = 360.0;
/// The least width of a swatch of a material with what it is called, and its height.
const MATERIAL: f32 = 88.0;
const MATERIAL_HIGH: f32 = 28.0;
/// In a window lower than this, the sample scrolls with everything else.
const LOW: f32 = 500.0;

impl Window for ColorsWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        if self.tunes { self.show_editor(ctx, seen.look) } else { self.show_tables(ctx, seen.look) }
    }
}

impl ColorsWindow {
    /// Creates a window with these themes.
    pub fn new(saved: Wardrobe) -> ColorsWindow {
        let (themes, part, name) = (saved.themes, Part::Background, String::new());
        ColorsWindow { saved, themes, edited: 0, part, name, tunes: false }
    }

    /// Creates a window that edits these themes, and the one of this number, where it was left without saving them.
    #[must_use]
    pub fn editing(saved: Wardrobe, themes: [Theme; 3], edited: usize) -> ColorsWindow {
        let mut window = ColorsWindow { themes, edited, tunes: true, ..ColorsWindow::new(saved) };
        window.read_name();
        window
    }

    /// Goes on to edit the theme in use. A table is copied to a theme that the player has not
    /// changed, if there is one.
    pub fn tune(&mut self) {
        let used = self.saved.used;
        let free = self.themes.iter().position(|theme| table_of(theme).is_some());
        self.edited = if used < self.themes.len() { used } else { free.unwrap_or_default() };
        if used >= self.themes.len() && free.is_some() {
            *self.theme() = *numbered(&self.saved.themes, used);
            self.saved = Wardrobe { themes: self.themes, used: self.edited };
        }
        self.read_name();
        self.tunes = true;
    }

    fn theme(&mut self) -> &mut Theme {
        &mut self.themes[self.edited]
    }

    fn is_changed(&self) -> bool {
        self.themes != self.saved.themes
    }

    /// Shows the tables, and what the player has made of them. One that is clicked is used at once.
    fn show_tables(&mut self, ctx: &Context, look: Look<'_>) -> Done {
        let buttons = &[msg!("colors-tune"), msg!("close")];
        let sheet = Sheet { title: msg!("command-colors"), width: 440.0, buttons, page: 0, ready: false };
        let shown = sheet.show_below(ctx, look, Height::Beside, |_| (), |ui| tables::show(ui, look, &self.saved));
        if shown.pressed == Some(0) {
            self.tune();
            ctx.request_repaint();
        }
        if let Some(used) = shown.body {
            self.saved.used = used;
            return Closing::Stays.asking(Request::Wear(Box::new(self.saved)));
        }
        Closing::of(shown.left || shown.pressed == Some(1))
    }

    fn show_editor(&mut self, ctx: &Context, look: Look<'_>) -> Done {
        let (theme, part, told) = (*self.theme(), self.part, self.told(look));
        let view = |ui: &mut Ui| {
            parts::remark(ui, look.theme, &told);
            sample::sample(ui, look, &theme, part)
        };
        let low = ctx.content_rect().height() < LOW;
        let (mut above, mut within, mut uses) = (None, None, false);
        let buttons = &[msg!("colors-reset"), msg!("cancel"), msg!("save")];
        let sheet = Sheet { title: msg!("command-colors"), width: 440.0, buttons, page: 1, ready: false };
        let top = |ui: &mut Ui| above = if low { None } else { view(ui) };
        let shown = sheet.show_below(ctx, look, Height::Beside, top, |ui| {
            ui.spacing_mut().item_spacing.y = 5.0;
            within = if low { view(ui) } else { None };
            self.cards(ui, look);
            uses = self.use_button(ui, look);
            self.sliders(ui, look);
            parts::aside(ui, look.theme, say!(look.words, "colors-click"));
            self.parts(ui, look);
            self.sets(ui, look);
            self.materials(ui, look);
            self.name(ui, look);
        });
        match above.or(within) {
            Some(OnSample::Edit(clicked)) => self.part = clicked,
            Some(OnSample::Defaults) => {
                *self.theme() = Theme::DEFAULTS[self.edited];
                self.read_name();
            }
            None => {}
        }
        if shown.pressed == Some(0) {
            self.themes = Theme::DEFAULTS;
            self.read_name();
        }
        if theme != *self.theme() || part != self.part {
            // The sample was drawn before.
            ctx.request_repaint();
        }
        if uses {
            self.saved = Wardrobe { themes: self.themes, used: self.edited };
            return Closing::Stays.asking(Request::Wear(Box::new(self.saved)));
        }
        if shown.pressed == Some(2) {
            return Closing::Closes.asking(Request::Wear(Box::new(Wardrobe { themes: self.themes, ..self.saved })));
        }
        let leaves = shown.left || shown.pressed == Some(1);
        if leaves && self.is_changed() {
            return Closing::Closes.asking(Request::RejectColors(Box::new(self.themes), self.edited));
        }
        Closing::of(leaves)
    }

    /// Says which theme is edited and which is used.
    fn told(&self, look: Look<'_>) -> String {
        let name = |number: usize| self.name_of(look, number).into();
        if self.edited == self.saved.used {
            look.words.format(msg!("colors-editing-used"), &[("name", name(self.edited))])
        } else {
            look.words.format(msg!("colors-editing"), &[("edited", name(self.edited)), ("used", name(self.saved.used))])
        }
    }

    /// What a theme is called as it is edited.
    fn name_of(&self, look: Look<'_>, number: usize) -> String {
        Wardrobe { themes: self.themes, ..self.saved }.name_of(look, number)
    }

    /// Takes up the name of the theme that is edited now.
    fn read_name(&mut self) {
        self.name = self.themes[self.edited].name.as_str().to_owned();
    }

    /// Shows the three themes as cards. A click on one goes on with it.
    fn cards(&mut self, ui: &mut Ui, look: Look<'_>) {
        let width = (ui.available_width() - 16.0) / 3.0;
        let mut chosen = self.edited;
        ui.horizontal(|ui| {
            for (number, theme) in self.themes.iter().enumerate() {
                let (edited, used) = (number == self.edited, number == self.saved.used);
                if card(ui, look, theme, &self.name_of(look, number), width, edited, used).clicked() {
                    chosen = number;
                }
            }
        });
        if chosen != self.edited {
            self.edited = chosen;
            self.read_name();
        }
    }

    /// Shows the button that uses the edited theme, saved first if it has to be, unless it is used already.
    /// Returns whether it was pressed.
    fn use_button(&self, ui: &mut Ui, look: Look<'_>) -> bool {
        let (changed, used) = (self.is_changed(), self.edited == self.saved.used);
        let word = if changed && !used { msg!("theme-save-use") } else { msg!("theme-use") };
        let text = look.words.format(word, &[("name", self.name_of(look, self.edited).into())]);
        !used && parts::deed(ui, look.theme, &text, true)
    }

    fn name(&mut self, ui: &mut Ui, look: Look<'_>) {
        let own = self.name_of(look, self.edited);
        ui.horizontal(|ui| {
            parts::paragraph(ui, look.theme, say!(look.words, "theme-name"));
            let size = [ui.available_width(), 28.0];
            let field = TextField { text: &mut self.name, hint: &own, most: ThemeName::LONGEST };
            let edit = parts::field(ui, look.theme, size, field, say!(look.words, "theme-name"));
            if edit.changed() {
                self.theme().name = ThemeName::from(self.name.trim());
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
        parts::slider(ui, theme, say!(look.words, "color-red"), red, |red| Rgb(red, now.1, now.2).color());
        parts::slider(ui, theme, say!(look.words, "color-green"), green, |green| Rgb(now.0, green, now.2).color());
        parts::slider(ui, theme, say!(look.words, "color-blue"), blue, |blue| Rgb(now.0, now.1, blue).color());
    }

    /// Shows the parts of the theme with their colors, in two columns.
    fn parts(&mut self, ui: &mut Ui, look: Look<'_>) {
        let theme = *self.theme();
        parts::paragraph(ui, look.theme, say!(look.words, "colors-which"));
        let columns = if ui.available_width() < TWO_COLUMNS { 1 } else { 2 };
        in_rows(ui, &Part::ALL, columns, SWATCH, |ui, part, size| {
            if swatch(ui, look, theme[*part], *part, self.part == *part, size).clicked() {
                self.part = *part;
            }
        });
    }

    /// The tables whose colors and materials can be loaded.
    fn sets(&mut self, ui: &mut Ui, look: Look<'_>) {
        let now = table_of(self.theme());
        let own = now.is_none().then(|| (say!(look.words, "theme-own").to_owned(), None));
        let tables = TABLES.iter().enumerate().map(|(at, word)| (look.words.get(*word).to_owned(), Some(at)));
        let choices: Vec<_> = own.into_iter().chain(tables).collect();
        let mut chosen = now;
        ui.horizontal_wrapped(|ui| {
            parts::paragraph(ui, look.theme, say!(look.words, "colors-load"));
            parts::pick(ui, look, msg!("colors-load"), &choices, &mut chosen);
        });
        if let Some(at) = chosen.filter(|_| chosen != now) {
            *self.theme() = Theme::TABLES[at];
            self.read_name();
        }
    }

    /// Shows what bones, cloth and rail can be made of, each as it looks in these colors.
    fn materials(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        let worn = *self.theme();
        let mut materials = worn.materials;
        let sets = BoneSet::ALL.map(|set| (words.get(Message::of("bones", set.name())).to_owned(), set));
        let paint = |painter: &Painter, rect: Rect, set: &BoneSet| {
            let mut theme = worn;
            theme.materials.bones = *set;
            let pose = Pose::flat(rect.center(), 0.4 * rect.height());
            paint_bone(painter, pose, [6, 4], &theme.bone(Face::Hand), 1.0);
        };
        let swatches = Pictures { least: MATERIAL, high: MATERIAL_HIGH, paint: &paint };
        pictured(ui, theme, [say!(words, "colors-bones"), ""], &sets, &mut materials.bones, &swatches);
        let cloths = ClothKind::ALL.map(|cloth| (words.get(Message::of("cloth", cloth.name())).to_owned(), cloth));
        let paint = |painter: &Painter, rect: Rect, cloth: &ClothKind| {
            let mut theme = worn;
            theme.materials.cloth = *cloth;
            paint_cloth(painter, rect, &theme);
        };
        let swatches = Pictures { least: MATERIAL, high: MATERIAL_HIGH, paint: &paint };
        pictured(ui, theme, [say!(words, "colors-cloth"), ""], &cloths, &mut materials.cloth, &swatches);
        let rails = RailKind::ALL.map(|rail| (words.get(Message::of("rail", rail.name())).to_owned(), rail));
        let paint = |painter: &Painter, rect: Rect, rail: &RailKind| {
            let mut theme = worn;
            theme.materials.rail = *rail;
            paint_rack(painter, rect, 0.2 * rect.height(), &theme);
        };
        let swatches = Pictures { least: MATERIAL, high: MATERIAL_HIGH, paint: &paint };
        pictured(ui, theme, [say!(words, "colors-rail"), ""], &rails, &mut materials.rail, &swatches);
        let worn = self.theme();
        worn.materials = materials;
        let outlines = say!(words, "colors-double");
        parts::switch(ui, theme, outlines, say!(words, "colors-double-about"), &mut worn.double_outlines);
    }
}

/// Every theme has its number in the settings.
const _: () = assert!(LookSettings::THEMES == 3 + Theme::TABLES.len());

/// The names of the tables.
const TABLES: [Message; 8] = [
    msg!("theme-felt"),
    msg!("theme-slate"),
    msg!("theme-contrast"),
    msg!("theme-blue"),
    msg!("theme-linen"),
    msg!("theme-stone"),
    msg!("theme-walnut"),
    msg!("theme-night"),
];

/// Draws a color with the name of its part.
fn swatch(ui: &mut Ui, look: Look<'_>, color: Rgb, part: Part, chosen: bool, size: Vec2) -> Response {
    let (theme, title, name) = (look.theme, say!(look.words, "colors-which"), look.words.get(part.word()));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, format!("{title}: {name}")));
    card_plate(ui, theme, rect, chosen, response.hovered());
    let square = Rect::from_center_size(pos2(rect.left() + 0.5 * size.y, rect.center().y), Vec2::splat(20.0));
    let edge = Stroke::new(1.0, theme.quiet_text());
    ui.painter().rect(square, CornerRadius::same(5), color.color(), edge, StrokeKind::Inside);
    let left = square.right() + 9.0;
    let set =
        |letters| parts::cut(ui, name, text_face(ui.ctx(), letters), theme.text_color(), rect.right() - left - 4.0);
    let text = [14.5, 13.0].into_iter().map(set).find(|text| !text.elided).unwrap_or_else(|| set(11.5));
    ui.painter().galley(pos2(left, rect.center().y - 0.5 * text.size().y), text, theme.text_color());
    parts::focus_ring(ui, &response, theme);
    response
}

/// Draws a theme as a small picture: its cloth, a bone of each kind and its name. The one in use
/// has a tick.
fn card(ui: &mut Ui, look: Look<'_>, theme: &Theme, name: &str, width: f32, edited: bool, used: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, 58.0), Sense::click());
    let spoken = || say!(look.words, "theme-edit", name: name);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, edited, spoken()));
    let painter = ui.painter_at(rect);
    paint_cloth(&painter, rect.shrink(1.0), theme);
    let edge = if edited { Stroke::new(3.0, look.theme.lit()) } else { Stroke::new(1.0, look.theme.rule()) };
    painter.rect_stroke(rect, CornerRadius::same(4), edge, StrokeKind::Inside);
    let size = (0.12 * width).min(15.0);
    let faces = [(Face::Hand, [6, 4]), (Face::Played(0), [5, 1]), (Face::Played(1), [3, 2]), (Face::Selected, [4, 0])];
    for (at, (face, halves)) in faces.into_iter().enumerate() {
        let x = rect.left() + width * (0.2 + 0.2 * at as f32);
        paint_bone(&painter, Pose::upright(pos2(x, rect.top() + 22.0), size), halves, &theme.bone(face), 1.0);
    }
    let text = painter.layout_no_wrap(name.to_owned(), text_face(ui.ctx(), 13.0), theme.text_color());
    let larger = text_face(ui.ctx(), 13.0).size;
    let font = FontId::proportional((larger * (width - 10.0) / text.size().x.max(1.0)).min(larger));
    let at = rect.center_bottom() - vec2(0.0, 11.0);
    painter.text(at, Align2::CENTER_CENTER, name, font, theme.text_color());
    if used {
        paint_tick(&painter, look.theme, rect);
    }
    parts::focus_ring(ui, &response, look.theme);
    response
}

/// Marks the picture of the theme in use.
fn paint_tick(painter: &Painter, theme: &Theme, picture: Rect) {
    let at = picture.right_top() + vec2(-14.0, 14.0);
    let (fill, ink) = theme.plate(0.0);
    painter.circle(at, 8.5, fill, Stroke::new(1.0, ink));
    let tick = [vec2(-4.0, 0.0), vec2(-1.2, 3.2), vec2(4.0, -3.2)].map(|aside| at + aside);
    painter.add(Shape::line(tick.to_vec(), Stroke::new(2.0, ink)));
}
