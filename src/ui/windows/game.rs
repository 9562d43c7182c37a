//! The window for a new game: the game, the players, the target and the deal. At the very first start it greets the player.

use super::{
    Look, Sheet,
    outcome::level_word,
    parts::{self, Badge, Touched},
    players::trouble_word,
};
use crate::{
    engine::{
        options,
        rules::{Family, Preset, Rules, Spinner},
    },
    nestor::Level,
    store::{LONGEST_NAME as LONGEST_OWN_NAME, PlayerTrouble, Settings},
    ui::{
        paint::{
            bone::{Pose, paint_bone},
            firecracker::{Crackle, paint_firecracker},
            theme::{Face, Theme},
        },
        words::names::player_name,
    },
};
use egui::{
    Align, Align2, Context, CornerRadius, DragValue, FontId, Layout, Painter, Rect, Response, RichText, Sense, Stroke,
    StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, accesskit::Role, pos2, text::LayoutJob, vec2,
};
use std::ops::RangeInclusive;

/// The time limits for a game on time, in minutes.
const MINUTES: [u16; 6] = [1, 3, 5, 10, 15, 30];
const TARGETS: [u16; 6] = [50, 100, 150, 200, 250, 305];
/// The greatest length of a name that a player gives to another.
const LONGEST_NAME: usize = 20;

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct GameWindow {
    rules: Rules,
    levels: Vec<Level>,
    names: [String; 3],
    deal: String,
    compact: bool,
    /// Whether this is the player's first start.
    greets: bool,
    /// Whether a game is being played. Undo would bring it back.
    under_way: bool,
    /// The player's own name, if the window asks for it.
    own_name: Option<String>,
    /// Why the player cannot have that name.
    trouble: Option<PlayerTrouble>,
}

/// The game to start.
#[derive(Clone, PartialEq, Debug)]
pub struct Chosen {
    /// The rules.
    pub rules: Rules,
    /// The levels of the other players, from your left.
    pub levels: Vec<Level>,
    /// Their names, if the player has given them any.
    pub names: [String; 3],
    /// The number of the deal, if one was entered.
    pub deal: Option<u64>,
    /// Whether to use the compact display.
    pub compact: bool,
    /// The player's own name, or empty if none was entered.
    pub own_name: String,
}

impl GameWindow {
    /// Creates a window with the choices of the last time.
    pub fn new(settings: &Settings, under_way: bool, greets: bool) -> GameWindow {
        GameWindow {
            rules: settings.rules,
            levels: settings.levels().to_vec(),
            names: settings.names.clone(),
            deal: String::new(),
            compact: settings.is_compact(&settings.rules),
            greets,
            under_way,
            own_name: None,
            trouble: None,
        }
    }

    /// Adds a field for the player's own name. It may stay empty.
    #[must_use]
    pub fn asking_for_a_name(self) -> GameWindow {
        GameWindow { own_name: Some(String::new()), ..self }
    }

    /// Shows that the player cannot have the name that was entered.
    pub fn refuse(&mut self, trouble: PlayerTrouble) {
        self.trouble = Some(trouble);
    }

    /// Shows the window. Once it is closed, returns the game to start, or nothing.
    pub fn show(&mut self, ctx: &Context, look: Look<'_>) -> Option<Option<Chosen>> {
        let title = if self.greets { "app-name" } else { "command-new-game" };
        let sheet = Sheet { title, width: 700.0, buttons: &["cancel", "game-begin"], page: 0, ready: true };
        let shown = sheet.show(ctx, look, |ui| self.body(ui, look));
        match shown.pressed {
            Some(1) => Some(self.chosen()),
            Some(_) => Some(None),
            None => shown.left.then_some(None),
        }
    }

    /// Returns the choices if they can be played.
    fn chosen(&self) -> Option<Chosen> {
        self.rules.check().ok()?;
        Some(Chosen {
            rules: self.rules,
            levels: self.levels.clone(),
            names: self.names.clone().map(|name| name.trim().to_owned()),
            deal: self.deal.trim().parse().ok(),
            compact: self.compact,
            own_name: self.own_name.as_deref().unwrap_or_default().trim().to_owned(),
        })
    }

    fn body(&mut self, ui: &mut Ui, look: Look<'_>) {
        if self.greets {
            for line in ["greeting-1", "greeting-2", "greeting-3"] {
                parts::paragraph(ui, look.theme, look.words.get(line));
            }
            self.ask_for_a_name(ui, look);
            self.displays(ui, look);
        } else if self.under_way {
            parts::remark(ui, look.theme, look.words.get("game-under-way"));
        }
        self.games(ui, look);
        self.seats(ui, look);
        self.points(ui, look);
        time(ui, look, &mut self.rules, None);
        self.number(ui, look);
        if !self.greets {
            self.displays(ui, look);
        }
    }

    /// Shows the field for the player's own name.
    fn ask_for_a_name(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        let Some(name) = &mut self.own_name else { return };
        ui.allocate_ui_with_layout(vec2(ui.available_width(), 30.0), Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(4.0);
            ui.label(RichText::new(words.get("greeting-name")).color(theme.text_color()));
            let edit =
                TextEdit::singleline(name).hint_text(words.get("greeting-name-hint")).char_limit(LONGEST_OWN_NAME);
            let edit = ui.add_sized([220.0, 28.0], edit);
            edit.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, words.get("greeting-name")));
            parts::focus_ring(ui, &edit, theme);
        });
        if let Some(trouble) = &self.trouble {
            parts::remark(ui, theme, trouble_word(words, trouble));
        }
    }

    /// Shows the games of each family, two in a row, each with a picture and a sentence.
    fn games(&mut self, ui: &mut Ui, look: Look<'_>) {
        let gap = 8.0;
        let two = ui.available_width() > 520.0;
        let width = if two { 0.5 * (ui.available_width() - gap) } else { ui.available_width() };
        for family in Family::ALL {
            let games: Vec<Preset> = family.games().collect();
            if !games.is_empty() {
                parts::chapter(ui, look.theme, look.words.family(family));
            }
            for row in games.chunks(if two { 2 } else { 1 }) {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = gap;
                    for preset in row {
                        let chosen = self.rules.game() == Some(*preset);
                        if game_card(ui, look, *preset, chosen, width).clicked() {
                            self.rules = preset.rules_instead_of(&self.rules);
                        }
                    }
                });
            }
        }
    }

    /// Shows how many play, whether as partners, and who they are.
    fn seats(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        let game = self.rules.game();
        let tables = game.into_iter().flat_map(Preset::players);
        let tables: Vec<(String, usize)> = tables.map(|seats| (seats.to_string(), seats)).collect();
        let mut seats = self.rules.seats();
        if tables.len() > 1
            && parts::choice(ui, theme, words.get("game-players"), "", &tables, &mut seats)
            && let Some(rules) = game.and_then(|game| game.rules(seats))
        {
            self.rules = rules;
        }
        if self.rules.seats() == 4 {
            let (name, about) = (words.get("game-partners"), words.get("game-partners-about"));
            parts::switch(ui, theme, name, about, &mut self.rules.partners);
        }
        let levels = Level::ALL.map(|level| (words.get(level_word(level)).to_owned(), level));
        for player in 1..self.rules.seats() {
            self.player(ui, look, player, &levels);
        }
        parts::aside(ui, theme, words.get("game-levels-about"));
    }

    fn player(&mut self, ui: &mut Ui, look: Look<'_>, player: usize, levels: &[(String, Level)]) {
        let (words, theme) = (look.words, look.theme);
        let default = player_name(words, &Settings::default(), player as u8);
        let label = words.format("game-level-of", &[("name", self.name(player).unwrap_or(&default).into())]);
        parts::choice(ui, theme, &label, "", levels, &mut self.levels[player - 1]);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), 30.0), Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(4.0);
            ui.label(RichText::new(words.get("game-name")).color(theme.text_color()));
            let edit = TextEdit::singleline(&mut self.names[player - 1]).hint_text(&default).char_limit(LONGEST_NAME);
            let edit = ui.add_sized([180.0, 28.0], edit);
            let spoken = words.format("game-name-of", &[("name", default.clone().into())]);
            edit.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &spoken));
            parts::focus_ring(ui, &edit, theme);
        });
    }

    fn name(&self, player: usize) -> Option<&str> {
        Some(self.names[player - 1].trim()).filter(|name| !name.is_empty())
    }

    fn points(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        if self.rules.single_hand {
            return;
        }
        let targets = TARGETS.map(|target| (target.to_string(), target));
        let name = words.get("setting-target");
        parts::choice(ui, theme, name, "", &targets, &mut self.rules.target);
        target(ui, look, &mut self.rules.target);
        if self.rules.check().is_err() {
            parts::remark(ui, theme, words.get("game-cannot"));
        }
    }

    /// Shows the field for the number of the deal, for players who want a certain deal.
    fn number(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), 30.0), Layout::left_to_right(Align::Center), |ui| {
            ui.add_space(4.0);
            ui.label(RichText::new(words.get("game-deal")).color(theme.text_color()));
            self.deal.retain(|sign| sign.is_ascii_digit());
            let edit = TextEdit::singleline(&mut self.deal).hint_text(words.get("game-deal-any")).char_limit(19);
            let edit = ui.add_sized([180.0, 28.0], edit);
            edit.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, words.get("game-deal")));
            parts::focus_ring(ui, &edit, theme);
        });
    }

    /// Shows the two displays as pictures to choose from.
    fn displays(&mut self, ui: &mut Ui, look: Look<'_>) {
        if self.rules.spinner == Spinner::Every {
            return;
        }
        parts::chapter(ui, look.theme, look.words.get("game-display"));
        let gap = 8.0;
        let width = 0.5 * (ui.available_width() - gap);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (compact, name, about) in
                [(false, "display-whole", "display-whole-about"), (true, "display-compact", "display-compact-about")]
            {
                let picture = |painter: &Painter, rect| display_picture(painter, rect, look.theme, compact);
                let words = (look.words.get(name), look.words.get(about));
                if card(ui, look.theme, words, self.compact == compact, width, 92.0, &picture).clicked() {
                    self.compact = compact;
                }
            }
        });
    }
}

/// Shows the field for the points to win.
pub(super) fn target(ui: &mut Ui, look: Look<'_>, target: &mut u16) {
    let words = look.words;
    number(ui, look, "setting-target", words.get("setting-target-other"), target, &options::range("target"));
}

/// Shows a number in a row of its own. The row is as high as the number from the start, which centers the words before it.
fn number(ui: &mut Ui, look: Look<'_>, name: &str, about: &str, number: &mut u16, range: &RangeInclusive<u16>) {
    let (words, theme) = (look.words, look.theme);
    ui.allocate_ui_with_layout(vec2(ui.available_width(), 28.0), Layout::left_to_right(Align::Center), |ui| {
        ui.add_space(4.0);
        ui.label(RichText::new(about).color(theme.text_color()));
        let edit = ui.add_sized([72.0, 28.0], DragValue::new(number).range(range.clone()).speed(1.0));
        let spoken = || format!("{} {}–{}", words.get(name), range.start(), range.end());
        edit.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, spoken()));
        parts::focus_ring(ui, &edit, theme);
    });
}

/// Shows the time limit of a game on time.
pub(super) fn time(ui: &mut Ui, look: Look<'_>, rules: &mut Rules, mark: Option<Badge<'_>>) -> Touched {
    if rules.seconds == 0 {
        return Touched::default();
    }
    let (words, theme) = (look.words, look.theme);
    let name = words.get("setting-time");
    let minutes = MINUTES.map(|minutes| (minutes.to_string(), 60 * minutes));
    let about = words.get("setting-time-about");
    let touched = parts::choice_marked(ui, theme, (name, mark), about, &minutes, &mut rules.seconds);
    let (before, mut minutes) = (rules.seconds / 60, rules.seconds / 60);
    let most = options::range("seconds").end() / 60;
    number(ui, look, "setting-time", words.get("setting-time-other"), &mut minutes, &(1..=most));
    if minutes != before {
        rules.seconds = 60 * minutes;
    }
    touched
}

fn game_card(ui: &mut Ui, look: Look<'_>, preset: Preset, chosen: bool, width: f32) -> Response {
    let picture = |painter: &Painter, rect| game_picture(painter, rect, look.theme, preset);
    let words = (look.words.game(Some(preset)), look.words.about_game(Some(preset)));
    card(ui, look.theme, words, chosen, width, 76.0, &picture)
}

/// Draws a card with a picture, a name and a sentence.
fn card(
    ui: &mut Ui,
    theme: &Theme,
    (name, about): (&str, &str),
    chosen: bool,
    width: f32,
    height: f32,
    picture: &dyn Fn(&Painter, Rect),
) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, format!("{name}: {about}")));
    let visuals = ui.visuals();
    let fill =
        if response.hovered() { visuals.widgets.hovered.bg_fill } else { visuals.widgets.noninteractive.bg_fill };
    let edge = if chosen { Stroke::new(2.0, theme.lit()) } else { visuals.widgets.noninteractive.bg_stroke };
    let round = CornerRadius::same(8);
    ui.painter().rect(rect, round, fill, edge, StrokeKind::Inside);
    let shown = Rect::from_min_size(rect.min + vec2(8.0, 8.0), vec2(1.5 * (height - 16.0), height - 16.0));
    let painter = ui.painter_at(shown);
    painter.rect_filled(shown, CornerRadius::same(5), theme.background_color());
    picture(&painter, shown);
    let left = shown.right() + 10.0;
    let title = FontId::proportional(15.0);
    ui.painter().text(pos2(left, rect.top() + 16.0), Align2::LEFT_CENTER, name, title, theme.text_color());
    let mut job =
        LayoutJob::simple(about.to_owned(), FontId::proportional(12.5), theme.quiet_text(), rect.right() - left - 8.0);
    job.wrap.max_rows = if height > 80.0 { 4 } else { 3 };
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(pos2(left, rect.top() + 26.0), galley, theme.quiet_text());
    parts::focus_ring(ui, &response, theme);
    response
}

/// Draws a few bones that stand for a game. Each has a place in squares from the middle, a direction and an owner.
pub(super) fn game_picture(painter: &Painter, rect: Rect, theme: &Theme, preset: Preset) {
    let rules = preset.usual();
    let line = [(-2.0, 0.0, false, [2, 6], 1), (0.0, 0.0, false, [6, 4], 0), (2.0, 0.0, false, [4, 1], 1)];
    let cross = [
        (0.0, 0.0, true, [5, 5], 0),
        (-1.5, 0.0, false, [3, 5], 1),
        (1.5, 0.0, false, [5, 1], 1),
        (0.0, -2.0, true, [0, 5], 0),
        (0.0, 2.0, true, [5, 4], 1),
    ];
    let branches = [
        (-1.5, 0.0, true, [4, 4], 0),
        (0.0, 0.0, false, [4, 2], 1),
        (1.5, 0.0, true, [2, 2], 0),
        (-1.5, -2.0, true, [1, 4], 1),
        (1.5, 2.0, true, [2, 6], 1),
        (3.0, 0.0, false, [2, 3], 0),
        (-3.0, 0.0, false, [6, 4], 1),
    ];
    let bones: &[(f32, f32, bool, [u8; 2], u8)] = match rules.spinner {
        Spinner::None => &line,
        Spinner::First => &cross,
        Spinner::Every => &branches,
    };
    let size = if bones.len() == 3 { 0.15 * rect.width() } else { 0.145 * rect.height() };
    paint_few(painter, rect, theme, bones, size);
    if rules.firecrackers {
        let place = Rect::from_center_size(
            rect.right_top() + vec2(-0.16, 0.25) * rect.size(),
            Vec2::splat(0.5 * rect.height()),
        );
        paint_firecracker(painter, place, &Crackle::of(theme, 0), true);
    }
}

fn display_picture(painter: &Painter, rect: Rect, theme: &Theme, compact: bool) {
    let ends = [
        (0.0, 0.0, true, [6, 6], 0),
        (-1.6, 0.0, false, [3, 6], 1),
        (1.6, 0.0, false, [6, 1], 1),
        (0.0, 2.1, true, [6, 4], 0),
    ];
    let all = [
        (-0.5, 0.0, true, [6, 6], 0),
        (-2.0, 0.0, false, [3, 6], 1),
        (1.0, 0.0, false, [6, 1], 1),
        (3.0, 0.0, false, [1, 5], 0),
        (-4.0, 0.0, false, [2, 3], 0),
        (-5.5, 0.0, true, [2, 2], 1),
        (-0.5, 2.0, true, [6, 4], 0),
        (-0.5, -2.0, true, [0, 6], 1),
    ];
    let bones: &[_] = if compact { &ends } else { &all };
    paint_few(painter, rect, theme, bones, if compact { 0.15 } else { 0.115 } * rect.height());
}

fn paint_few(painter: &Painter, rect: Rect, theme: &Theme, bones: &[(f32, f32, bool, [u8; 2], u8)], size: f32) {
    for &(x, y, upright, halves, player) in bones {
        let at = rect.center() + size * vec2(x, y);
        let pose = if upright { Pose::upright(at, size) } else { Pose::flat(at, size) };
        paint_bone(painter, pose, halves, &theme.bone(Face::Played(player)), 1.0);
    }
}
