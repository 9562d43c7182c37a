//! The settings: how the table behaves, how it looks, and what makes it comfortable. All changes
//! take effect at once. The rules are chosen with the game.

use crate::career::Tutor;
use crate::ui::command::{COMMANDS, Command, Commanded, MenuItem};
use crate::ui::paint::{Face, Head, Pose, Theme, paint_bone, paint_head};
use crate::ui::request::Request;
use crate::ui::settings::{BarPlace, HandOrder, LookSettings, ScoreStyle, Settings};
use crate::ui::windows::rows::{Found, Rows, searched};
use crate::ui::windows::{
    Closing, Done, Height, Look, Seen, Sheet, Window, cards::Pictures, game::chosen_with_a_game, parts,
};
use crate::ui::words::player_name;
use crate::ui::words::{Message, worded};
use crate::{msg, say};
use egui::text::{CCursor, CCursorRange};
use egui::{Context, Event, FontId, Painter, Rect, TextEdit, Ui, pos2, vec2};

const SEARCH: [f32; 2] = [220.0, 30.0];
const PACES: [(Message, u16); 4] =
    [(msg!("pace-none"), 0), (msg!("pace-quick"), 300), (msg!("pace-usual"), 600), (msg!("pace-slow"), 1200)];
/// The pause that a dot stands for in their pictures, in milliseconds.
const PAUSE: u16 = 300;
/// The height of the picture of a choice.
const PICTURE: f32 = 40.0;
const SPEEDS: [u16; 4] = [50, 100, 150, 250];
const VOLUMES: [u8; 5] = [20, 40, 60, 80, 100];

const ORDERS: [(Message, HandOrder); 3] = [
    (msg!("hand-drawn"), HandOrder::Drawn),
    (msg!("hand-suit"), HandOrder::Suit),
    (msg!("hand-weight"), HandOrder::Weight),
];
const STYLES: [(Message, ScoreStyle); 3] = [
    (msg!("scores-figures"), ScoreStyle::Figures),
    (msg!("scores-cribbage"), ScoreStyle::Cribbage),
    (msg!("scores-x"), ScoreStyle::XSheet),
];

/// A part of the settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// How the game goes on.
    Play,
    /// What stands on the table.
    Table,
    /// What makes it comfortable.
    Comfort,
}

worded! {
    Tab: Play "settings-play", Table "settings-table", Comfort "settings-comfort"
}

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct SettingsWindow {
    tab: Tab,
    sought: String,
}

impl Default for SettingsWindow {
    fn default() -> SettingsWindow {
        SettingsWindow { tab: Tab::Play, sought: String::new() }
    }
}

impl Window for SettingsWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let mut settings = seen.settings.clone();
        let look = Look { settings: seen.settings, player: "", ..seen.look };
        // What is searched through stands on a page of its own.
        let page = if self.sought.trim().is_empty() { self.tab as usize } else { Tab::ALL.len() };
        let sheet =
            Sheet { title: msg!("command-settings"), width: 680.0, buttons: &[msg!("close")], page, ready: false };
        let mut open = (self.tab, std::mem::take(&mut self.sought));
        let now = open.clone();
        let top = |ui: &mut Ui| head(ui, look, &mut open);
        let shown = sheet.show_below(ctx, look, Height::Full, top, |ui| body(ui, look, &mut settings, &now, seen.here));
        (self.tab, self.sought) = open;
        let done = shown.answer(&[None]);
        let (closing, mut asks) = match shown.body {
            Some(Chosen::Game) => Closing::Closes.alone(),
            Some(Chosen::Asked(request)) => Closing::Closes.asking(*request),
            None => done,
        };
        if settings != *seen.settings {
            asks.insert(0, Request::Set(Box::new(settings)));
        }
        (closing, asks)
    }
}

impl SettingsWindow {
    /// Opens at this tab.
    #[must_use]
    pub fn at(self, tab: Tab) -> SettingsWindow {
        SettingsWindow { tab, ..self }
    }
}

/// What was pressed that leads out of the window.
enum Chosen {
    /// Back to the game.
    Game,
    Asked(Box<Request>),
}

/// What stands on the table and is no setting, by the message that says where. Whoever knows it by another name looks
/// for it here too.
const ON_THE_TABLE: [Message; 2] = [msg!("settings-where-pass"), msg!("settings-where-bones")];

/// The open tab, or from all of them what is searched for. Returns what was chosen.
fn body(
    ui: &mut Ui,
    look: Look<'_>,
    settings: &mut Settings,
    (tab, sought): &(Tab, String),
    here: &dyn Commanded,
) -> Option<Chosen> {
    let sought = searched(sought);
    let mut rows = Rows { sought: &sought, ..Rows::all(ui, look) };
    if sought.is_empty() {
        return page(&mut rows, settings, *tab).map(Box::new).map(Chosen::Asked);
    }
    let (mut asks, mut returns) = (None, false);
    for found in Found::ORDER {
        rows.found = found;
        returns |= leads_to(&mut rows, msg!("settings-return"));
        for word in ON_THE_TABLE {
            if rows.wants(word, "") {
                parts::paragraph(rows.ui, look.theme, look.words.get(word));
            }
        }
        asks = commands(&mut rows, here).or(asks);
        for tab in Tab::ALL {
            asks = page(&mut rows, settings, tab).or(asks);
        }
        asks = rules(&mut rows).or(asks);
    }
    if !rows.any {
        parts::paragraph(rows.ui, look.theme, say!(look.words, "settings-search-none"));
    }
    asks.map(Box::new).map(Chosen::Asked).or(returns.then_some(Chosen::Game))
}

/// What stands on a tab. Returns what was asked for.
fn page(rows: &mut Rows<'_>, settings: &mut Settings, tab: Tab) -> Option<Request> {
    match tab {
        Tab::Play => play(rows, settings),
        Tab::Table => {
            table(rows, settings);
            None
        }
        Tab::Comfort => comfort(rows, settings),
    }
}

/// The tabs, and the field that all of them are searched by.
fn head(ui: &mut Ui, look: Look<'_>, (tab, sought): &mut (Tab, String)) {
    let words = look.words;
    // What is searched for may stand on any of them.
    let mut open = sought.trim().is_empty().then_some(*tab);
    let (tabs, before) = (words.choices(&Tab::ALL.map(|tab| (tab.word(), Some(tab)))), open);
    let (name, search) = (say!(words, "command-settings"), say!(words, "settings-search"));
    let field = if parts::is_flat(ui.ctx().content_rect().size()) {
        // Every line counts there, so that both stand in one.
        let row = ui.horizontal_wrapped(|ui| {
            parts::radios(ui, look.theme, name, &tabs, &mut open, -12.0);
            parts::search(ui, look.theme, SEARCH, sought, search, 30)
        });
        row.inner
    } else {
        parts::tabs(ui, look.theme, name, &tabs, &mut open);
        parts::search(ui, look.theme, SEARCH, sought, search, 30)
    };
    if let Some(now) = open.filter(|_| open != before) {
        *tab = now;
        sought.clear();
    }
    // Who types finds settings, unless it is something else that is written.
    if !ui.ctx().text_edit_focused()
        && let Some(typed) = typed(ui)
    {
        sought.push_str(&typed);
        field.request_focus();
        // What is typed next comes after it, wherever somebody wrote before.
        let mut state = TextEdit::load_state(ui.ctx(), field.id).unwrap_or_default();
        state.cursor.set_char_range(Some(CCursorRange::one(CCursor::new(sought.chars().count()))));
        state.store(ui.ctx(), field.id);
    }
}

/// What was typed in this frame, if it begins with a letter: a browser types the comma that opened the settings
/// into them, and the space presses a button.
fn typed(ui: &Ui) -> Option<String> {
    let text = |event: &Event| if let Event::Text(text) = event { Some(text.clone()) } else { None };
    let all: String = ui.input(|input| input.events.iter().filter_map(text).collect());
    Some(all).filter(|text| text.starts_with(char::is_alphanumeric))
}

/// Shows how the game goes on. Returns the window that was asked for.
fn play(rows: &mut Rows<'_>, settings: &mut Settings) -> Option<Request> {
    let words = rows.look.words;
    levels(rows, settings);
    rows.switch(msg!("setting-auto-ok"), &mut settings.play.auto_ok);
    if !settings.play.auto_ok {
        rows.switch(msg!("setting-ok-each-step"), &mut settings.play.ok_each_step);
    }
    rows.switch(msg!("setting-auto-draw"), &mut settings.play.auto_draw);
    rows.switch(msg!("setting-play-forced"), &mut settings.play.play_forced);
    let paces = words.choices(&PACES);
    let about = say!(words, "setting-pace-about");
    let theme = rows.look.theme;
    let paint = |painter: &Painter, rect: Rect, pace: &u16| pace_picture(painter, rect, theme, *pace);
    let pictures = Pictures { least: 88.0, high: PICTURE, paint: &paint };
    rows.pictured(msg!("setting-pace"), about, &paces, &mut settings.play.pace, &pictures);
    let to_rules = leads_to(rows, msg!("settings-to-rules")).then_some(Request::Open("settings-rules"));
    rows.chapter(msg!("settings-help"));
    let tutors = Tutor::ALL.map(|tutor| (words.get(Message::of("tutor", tutor.name())).to_owned(), tutor));
    rows.choice(msg!("setting-tutor"), say!(words, "setting-tutor-about"), &tutors, &mut settings.play.tutor);
    rows.switch(msg!("setting-judge-games"), &mut settings.play.judge_games);
    rows.chapter(msg!("settings-by-hand"));
    rows.switch(msg!("setting-one-click"), &mut settings.play.one_click);
    rows.switch(msg!("setting-lots"), &mut settings.play.lots_by_hand);
    rows.switch(msg!("setting-hold-to-show"), &mut settings.play.hold_to_show);
    let mut old = settings.is_as_in_manuals();
    if rows.switch(msg!("setting-as-in-manuals"), &mut old) {
        settings.set_as_in_manuals(old);
    }
    to_rules
}

/// A button that leads to another window. Returns whether it was pressed.
fn leads_to(rows: &mut Rows<'_>, word: Message) -> bool {
    rows.wants(word, "") && parts::button(rows.ui, rows.look.theme, rows.look.words.get(word), false).clicked()
}

/// Paints a play and the next, with the pause between them.
fn pace_picture(painter: &Painter, rect: Rect, theme: &Theme, pace: u16) {
    const SIZE: f32 = 18.0;
    const STEP: f32 = 8.0;
    let dots = pace / PAUSE;
    let apart = 0.5 * (f32::from(dots) + 1.0) * STEP + 0.5 * SIZE;
    for (side, halves) in [(-1.0, [6, 4]), (1.0, [4, 1])] {
        let pose = Pose::upright(rect.center() + vec2(side * apart, 0.0), SIZE);
        paint_bone(painter, pose, halves, &theme.bone(Face::Played(u8::from(side > 0.0))), 1.0);
    }
    for dot in 0..dots {
        let aside = (f32::from(dot) - 0.5 * f32::from(dots - 1)) * STEP;
        painter.circle_filled(rect.center() + vec2(aside, 0.0), 2.0, theme.lit());
    }
}

/// Shows how strong the others are who play the next game. Several people choose it with the game.
fn levels(rows: &mut Rows<'_>, settings: &mut Settings) {
    if settings.game.company_now().is_some() {
        return;
    }
    let words = rows.look.words;
    let (choices, mut levels) = (words.levels(), settings.game.levels());
    let others = settings.game.rules.seats() - 1;
    for (number, level) in (1..).zip(&mut levels[..others]) {
        let (mut name, mut about) = (say!(words, "setting-level").to_owned(), say!(words, "setting-level-about"));
        if others > 1 {
            let args = [("name", player_name(words, rows.look.settings, number).into())];
            name = words.format(msg!("game-level-of"), &args);
        }
        if usize::from(number) < others {
            about = "";
        }
        rows.choice_called(&name, msg!("setting-level"), about, &choices, level);
    }
    settings.game.set_levels(&levels);
}

/// Shows which commands are searched for, each as a button that gives it, with its key. Returns the one that was
/// chosen.
fn commands(rows: &mut Rows<'_>, here: &dyn Commanded) -> Option<Request> {
    let (words, ctx) = (rows.look.words, rows.ui.ctx().clone());
    // The settings are open, and lead to the colors themselves.
    let is_elsewhere = |command: Command| !matches!(command, Command::Settings | Command::Colors);
    let can_be = |command: Command| command.is_in_the_program() && here.means(command) && is_elsewhere(command);
    let found = COMMANDS.iter().filter(|entry| can_be(entry.command) && rows.wants(entry.word, ""));
    let told = |entry: &MenuItem| {
        let name = words.get(entry.word);
        let keys = entry.command.key_name(&ctx, here);
        let with_keys = |keys: String| say!(words, "bar-tool", command: name, keys: keys);
        (keys.map_or_else(|| name.to_owned(), with_keys), false, entry.command)
    };
    let found: Vec<_> = found.map(told).collect();
    if found.is_empty() {
        return None;
    }
    parts::paragraph(rows.ui, rows.look.theme, say!(words, "settings-in-menus"));
    parts::buttons(rows.ui, rows.look.theme, false, found).map(Request::Give)
}

/// Shows which rules of a game are searched for, each as a button that leads to where it is chosen. Returns the
/// window that was asked for.
fn rules(rows: &mut Rows<'_>) -> Option<Request> {
    let words = rows.look.words;
    let wanted =
        |(word, values): &(Message, String)| rows.wants_any(*word, words.more(*word, "about"), &[(values.clone(), ())]);
    let found = chosen_with_a_game(words).filter(wanted).map(|(word, _)| (words.get(word).to_owned(), false, word));
    let found: Vec<_> = found.collect();
    if found.is_empty() {
        return None;
    }
    parts::paragraph(rows.ui, rows.look.theme, say!(words, "settings-in-rules"));
    parts::buttons(rows.ui, rows.look.theme, false, found).map(Request::ShowRule)
}

fn table(rows: &mut Rows<'_>, settings: &mut Settings) {
    let words = rows.look.words;
    rows.chapter(msg!("settings-cloth"));
    rows.switch(msg!("setting-table-count"), &mut settings.look.table_count);
    if settings.look.table_count {
        rows.switch(msg!("setting-place-counts"), &mut settings.look.place_counts);
    }
    rows.switch(msg!("setting-flicker"), &mut settings.look.flicker);
    rows.chapter(msg!("settings-hand"));
    let orders = words.choices(&ORDERS);
    let about = say!(words, "setting-hand-order-about");
    rows.choice(msg!("setting-hand-order"), about, &orders, &mut settings.look.hand_order);
    rows.switch(msg!("setting-close-gaps"), &mut settings.look.close_gaps);
    rows.switch(msg!("setting-raise"), &mut settings.look.raise);
    rows.switch(msg!("setting-dim"), &mut settings.look.dim);
    rows.switch(msg!("setting-invert"), &mut settings.look.invert_chosen);
    rows.chapter(msg!("settings-figures"));
    rows.choice(msg!("setting-scores"), "", &words.choices(&STYLES), &mut settings.look.scores);
    rows.switch(msg!("setting-score-in-fives"), &mut settings.look.score_in_fives);
    rows.switch(msg!("setting-bar"), &mut settings.look.bar);
    if settings.look.bar {
        let places = words.choices(&[(msg!("bar-top"), BarPlace::Top), (msg!("bar-left"), BarPlace::Left)]);
        rows.choice(msg!("setting-bar-at"), say!(words, "setting-bar-at-about"), &places, &mut settings.look.bar_at);
    }
    heads(rows, settings);
}

/// Shows whether players have heads, and which the player has.
fn heads(rows: &mut Rows<'_>, settings: &mut Settings) {
    let (words, theme) = (rows.look.words, rows.look.theme);
    rows.switch(msg!("setting-heads"), &mut settings.look.heads);
    if !settings.look.heads {
        return;
    }
    let of_people = (1..=Head::FOR_PEOPLE).map(|number| (number.to_string(), number));
    let all: Vec<_> = [(say!(words, "head-none").to_owned(), 0)].into_iter().chain(of_people).collect();
    let paint = |painter: &Painter, rect: Rect, number: &u8| {
        let colors = [theme.groove(), theme.figure(Face::Played(0))];
        match Head::of_person(*number) {
            Some(head) => paint_head(painter, rect.center(), 0.5 * rect.height(), head, colors),
            None => _ = painter.circle_filled(rect.center(), 4.0, colors[1]),
        }
    };
    let pictures = Pictures { least: 44.0, high: 32.0, paint: &paint };
    rows.pictured(msg!("setting-own-head"), "", &all, &mut settings.look.own_head, &pictures);
}

/// Paints letters of this size beside a bone, which stays as large as it is.
fn scale_picture(painter: &Painter, rect: Rect, theme: &Theme, scale: u16) {
    const SIZE: f32 = 10.0;
    let face = FontId::proportional(15.0 * f32::from(scale) / 100.0);
    let letters = painter.layout_no_wrap("Aa".to_owned(), face, theme.text_color());
    let left = rect.center().x - 0.5 * (letters.size().x + 1.5 * SIZE);
    let pose = Pose::upright(pos2(left + 0.5 * SIZE, rect.center().y), SIZE);
    paint_bone(painter, pose, [6, 4], &theme.bone(Face::Hand), 1.0);
    let at = pos2(left + 1.5 * SIZE, rect.center().y - 0.5 * letters.size().y);
    painter.galley(at, letters, theme.text_color());
}

/// Shows what makes it comfortable. Returns the window that was asked for.
fn comfort(rows: &mut Rows<'_>, settings: &mut Settings) -> Option<Request> {
    let words = rows.look.words;
    let percent = |share: u16| (words.percent(share.into()), share);
    let about = say!(words, "setting-scale-about");
    let theme = rows.look.theme;
    let paint = |painter: &Painter, rect: Rect, scale: &u16| scale_picture(painter, rect, theme, *scale);
    let pictures = Pictures { least: 66.0, high: PICTURE, paint: &paint };
    let scales = LookSettings::SCALE_STEPS.map(percent);
    rows.pictured(msg!("setting-scale"), about, &scales, &mut settings.look.interface_scale, &pictures);
    let colors = leads_to(rows, msg!("settings-colors")).then_some(Request::Give(Command::Colors));
    rows.switch(msg!("setting-reduce-motion"), &mut settings.look.reduce_motion);
    if !settings.look.reduce_motion {
        rows.choice(msg!("setting-speed"), "", &SPEEDS.map(percent), &mut settings.look.animation_speed);
    }
    let mut languages = vec![(say!(words, "language-system").to_owned(), None)];
    languages.extend(words.languages().iter().map(|known| (known.name.clone(), Some(known.tag.clone()))));
    rows.choice(msg!("setting-language"), "", &languages, &mut settings.look.language);
    rows.chapter(msg!("settings-sound"));
    rows.switch(msg!("setting-sound"), &mut settings.sound.on);
    if settings.sound.on {
        let volumes = VOLUMES.map(|volume| (words.percent(volume.into()), volume));
        rows.choice(msg!("setting-volume"), "", &volumes, &mut settings.sound.volume);
        rows.switch(msg!("setting-quieter-others"), &mut settings.sound.quieter_others);
    }
    colors
}
