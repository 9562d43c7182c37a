//! The window for a new game: the game, the players, the target and the deal, and on a page of its
//! own every rule.

mod pictures;
mod round;
mod rules;
mod seats;
mod spinners;
mod tiles;

use crate::ui::words::{Message, worded};
use crate::{msg, say};
pub(super) use pictures::game_picture;
use pictures::game_sign;
pub(super) use rules::chosen_with_a_game;

use super::cards::{card_plate, in_rows};
use super::rows::{inline, opener, written};
use super::seen::{Present, Seen, SharedRules};
use super::{Closing, Done, Look, Sheet, Window, parts, players::trouble_word};
use crate::engine::{Preset, Rules, Spinner, options, rules::Family};
use crate::store::{LONGEST_NAME, Player, PlayerTrouble};
use crate::ui::paint::{larger_letters, text_face};
use crate::ui::parts::TextField;
use crate::ui::request::{ChosenGame, FriendsRequest, PlayersChange, Request};
use crate::ui::settings::Settings;
use crate::ui::words::rules as told;
use egui::{
    Align2, Context, CornerRadius, DragValue, Galley, Rect, Response, Sense, Ui, Vec2, WidgetInfo, accesskit::Role,
    pos2, vec2,
};
use pictures::display_picture;
use seats::Chairs;
use std::sync::Arc;
use tiles::{GameCard, SEEKER, seeker, small_card};

/// The time limits for a game on time, in minutes.
const MINUTES: [u16; 6] = [1, 3, 5, 10, 15, 30];
const TARGETS: [u16; 7] = [50, 100, 150, 200, 250, 305, 500];
/// What is chosen with a game and stands on its first page.
const ABOUT_PLAYERS: [Message; 2] = [msg!("game-players"), msg!("game-partners")];
/// The heights of the card of a family and of that of a game, and the width from which three of
/// these stand in a row.
const FAMILY: f32 = 64.0;
const GAME: f32 = 52.0;
const WIDE: f32 = 560.0;
/// The height of any card in a narrow window.
const LOW: f32 = 36.0;
/// The width below which the families stand in two rows, and the two displays one below the other.
const NARROW: f32 = 400.0;
/// The room that a switch takes besides its name.
const SWITCH: f32 = 64.0;
const LONGEST_SOUGHT: usize = 40;
/// Where the text of the card of a display stands, beside its picture and below its title.
const BEFORE_DISPLAY: f32 = 132.0;
const BELOW_TITLE: f32 = 26.0;

/// A page of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GamePage {
    /// What is played, by whom and for how long.
    Game,
    /// Every rule of the game.
    Rules,
}

// They are named by their titles.
worded! { GamePage: Game "command-new-game", Rules "settings-rules" }

/// The name of a player who has none yet: as it was given for tables elsewhere, or entered here.
#[derive(Clone, Debug, Default)]
struct NewName {
    name: String,
    /// Whether it is asked for, as it is once it was asked for.
    is_asked: bool,
    /// Who has played here before by a name.
    used: Vec<Player>,
    /// Why the player cannot have it.
    trouble: Option<PlayerTrouble>,
}

impl NewName {
    /// Whoever has the name that was entered or selected.
    fn used(&self) -> Option<&Player> {
        let name = self.name.trim().to_lowercase();
        self.used.iter().find(|player| player.name.to_lowercase() == name)
    }
}

/// The window while it is open.
#[derive(Clone, Debug)]
pub struct GameWindow {
    page: GamePage,
    /// What was asked for on the page of the rules, by the message of its name, and whether it has come into sight.
    shown: Option<(Message, bool)>,
    rules: Rules,
    seats: Chairs,
    /// As the player has set everything, with the levels of every game.
    settings: Settings,
    deal: String,
    /// Whether there is a field for the name or the word that games are looked for by, and what stands in it.
    seeks: bool,
    sought: String,
    compact: bool,
    /// The rules of the game that is being played, if one is. Undo would bring it back.
    under_way: Option<Rules>,
    /// Whether that is a game with people elsewhere, who are asked for other rules. Nothing else is done then.
    is_shared: bool,
    /// The name of a player who has none.
    own_name: Option<NewName>,
    /// The game that begins once the player has that name, and whether that is so.
    begins: Option<Box<ChosenGame>>,
    named: bool,
}

impl Window for GameWindow {
    fn show(&mut self, ctx: &Context, seen: &Seen<'_>) -> Done {
        let look = seen.look;
        if self.is_shared {
            return self.show_shared(ctx, look);
        }
        let invites = self.seats.table(&self.rules).is_some();
        let begin = if invites { msg!("game-invite") } else { msg!("game-begin") };
        // The rules alone can also change for the game that is being played, or for the one after it.
        let change = self.under_way.filter(|_| self.page == GamePage::Rules && !invites);
        let change =
            change.map(|rules| if rules.single_hand { msg!("rules-next-game") } else { msg!("rules-next-hand") });
        let with_change = [msg!("cancel"), change.unwrap_or(begin), begin];
        let buttons = if change.is_some() { &with_change[..] } else { &[msg!("cancel"), begin][..] };
        let sheet = Sheet { title: self.page.word(), width: 700.0, buttons, page: 0, ready: true };
        let note = if self.under_way.is_some() { say!(look.words, "game-under-way") } else { "" };
        let shown = sheet.show_noting(ctx, look, note, |ui| match self.page {
            GamePage::Game => self.body(ui, look),
            GamePage::Rules => {
                self.rules(ui, look);
                false
            }
        });
        let turned = shown.turned.and_then(GamePage::with_word);
        self.page = turned.unwrap_or(self.page);
        if let Some(chosen) = self.begins.take_if(|_| self.named) {
            return Closing::Closes.asking(Request::Begin(chosen));
        }
        if change.is_some() && shown.pressed == Some(1) {
            return self.change();
        }
        if shown.body || shown.pressed == Some(buttons.len() - 1) {
            // What cannot be played is not begun.
            return self.chosen().map_or(Closing::Stays.alone(), |chosen| self.begin(chosen, seen.players));
        }
        Closing::of(shown.left || shown.pressed == Some(0))
    }

    fn hear(&mut self, done: &Result<Option<String>, PlayerTrouble>) {
        self.named = done.is_ok();
        if let Some(own) = &mut self.own_name {
            own.trouble = done.as_ref().err().cloned();
        }
    }
}

impl GameWindow {
    /// Creates a window with the choices of the last time.
    pub fn new(seen: &Seen<'_>) -> GameWindow {
        let (settings, players) = (seen.settings, &seen.players);
        let others = players.list.iter().filter(|player| player.folder != players.folder());
        let others = others.map(|player| (player.folder.clone(), player.name.clone())).collect();
        let is_nameless = players.saves && players.name().is_empty();
        GameWindow {
            page: GamePage::Game,
            shown: None,
            rules: settings.game.rules,
            seats: Chairs::new(settings, players.name(), others),
            settings: settings.clone(),
            deal: String::new(),
            seeks: false,
            sought: String::new(),
            compact: settings.look.is_compact(&settings.game.rules),
            under_way: seen.view.is_under_way.then(|| *seen.view.rules()),
            is_shared: false,
            own_name: is_nameless.then(|| NewName {
                name: seen.tables.name.clone(),
                used: players.list.iter().filter(|player| !player.name.is_empty()).cloned().collect(),
                ..NewName::default()
            }),
            begins: None,
            named: false,
        }
    }

    /// Creates a window at the page of the rules: those of the game with people elsewhere, if it fills the window
    /// and they can change.
    pub fn at_rules(seen: &Seen<'_>) -> GameWindow {
        let window = GameWindow::new(seen).at(GamePage::Rules);
        match seen.shared {
            Some(SharedRules { now, next }) => {
                GameWindow { rules: next, under_way: Some(now), is_shared: true, ..window }
            }
            None => window,
        }
    }

    /// Shows the rules of a game with people elsewhere, who can be asked for others.
    fn show_shared(&mut self, ctx: &Context, look: Look<'_>) -> Done {
        let buttons = &[msg!("cancel"), msg!("rules-next-hand")];
        let sheet = Sheet { title: msg!("friends-rules-title"), width: 700.0, buttons, page: 0, ready: true };
        let shown = sheet.show_noting(ctx, look, say!(look.words, "friends-rules-about"), |ui| self.rules(ui, look));
        // What cannot be is not asked for.
        if shown.pressed == Some(1) && self.can_follow() && self.rules.check().is_ok() {
            return Closing::Closes.asking(FriendsRequest::AskForRules(Box::new(self.rules)).into());
        }
        Closing::of(shown.left || shown.pressed == Some(0))
    }

    /// Has somebody elsewhere at the table.
    #[must_use]
    pub fn inviting(mut self) -> GameWindow {
        self.seats.invite(self.rules.seats());
        self
    }

    /// Opens at this page.
    #[must_use]
    pub fn at(self, page: GamePage) -> GameWindow {
        GameWindow { page, ..self }
    }

    /// Opens where this is chosen, by the message of its name.
    #[must_use]
    pub fn showing(self, name: Message) -> GameWindow {
        let is_rule = !ABOUT_PLAYERS.contains(&name);
        let page = if is_rule { GamePage::Rules } else { GamePage::Game };
        GameWindow { page, shown: is_rule.then_some((name, false)), ..self }
    }

    /// Whether a player who has no name is asked for it: once, and with The Draw Game as long as it is not known,
    /// because that game begins so.
    fn asks_for_a_name(&self) -> bool {
        !self.settings.game.was_asked_for_a_name || self.begins_with_a_name()
    }

    fn begins_with_a_name(&self) -> bool {
        self.rules.game() == Some(Preset::DrawGame)
    }

    fn chosen(&self) -> Option<ChosenGame> {
        self.rules.check().ok()?;
        let seating = self.seats.seating(self.rules.seats());
        let people = seating.people().map(|(seat, _)| seat).collect();
        let clocks = if self.rules.on_time() { people } else { Rules::DRAW.clocks };
        let rules = Rules { clocks, ..self.rules };
        Some(ChosenGame {
            table: self.seats.table(&rules),
            rules,
            levels: self.seats.levels(self.rules.seats()),
            names: self.seats.names(),
            seating,
            deal: self.deal.trim().parse().ok(),
            compact: self.compact,
            own_name: self
                .own_name
                .as_ref()
                .filter(|_| self.asks_for_a_name())
                .map(|own| own.name.trim().to_owned())
                .unwrap_or_default(),
        })
    }

    /// Changes the rules from the next hand of the game that is being played, or from the next game if that has a
    /// single hand. What cannot be is not done.
    fn change(&self) -> Done {
        let (Some(chosen), Some(now)) = (self.chosen(), self.under_way) else { return Closing::Stays.alone() };
        if now.single_hand || self.can_follow() {
            return Closing::Closes.asking(Request::ChangeRules(Box::new(chosen.rules)));
        }
        Closing::Stays.alone()
    }

    /// Whether the game that is being played can go on with the chosen rules.
    fn can_follow(&self) -> bool {
        self.under_way.is_some_and(|now| options::can_follow(&now, &self.rules))
    }

    /// Begins the game, once the player at the table has the name that was entered with it, or whoever has that name
    /// already is at the table. The Draw Game does not begin without one.
    fn begin(&mut self, chosen: ChosenGame, players: Present<'_>) -> Done {
        let chosen = Box::new(chosen);
        let begins_with_a_name = self.begins_with_a_name() && chosen.table.is_none();
        let own = self.own_name.as_ref().filter(|_| begins_with_a_name);
        if let Some(used) = own.and_then(NewName::used) {
            return Closing::Closes.asking(Request::BeginAs(used.folder.clone(), chosen));
        }
        match players.current.filter(|_| own.is_some() || !chosen.own_name.is_empty()) {
            Some(player) => {
                let change = PlayersChange::Rename(player.folder.clone(), chosen.own_name.clone());
                self.begins = Some(chosen);
                Closing::Stays.asking(Request::ChangePlayers(change))
            }
            None => Closing::Closes.asking(Request::Begin(chosen)),
        }
    }

    /// Shows everything except the buttons. Returns whether the last company begins again.
    fn body(&mut self, ui: &mut Ui, look: Look<'_>) -> bool {
        ui.spacing_mut().item_spacing.y = 6.0;
        let again = self.the_same_again(ui, look);
        self.games(ui, look);
        if self.begins_with_a_name() {
            self.ask_for_a_name(ui, look);
        }
        self.players(ui, look);
        // Where it is narrow, only one of the two is seen at once, and who plays comes first.
        if self.rules.seats() == 2 || !is_wide(ui) {
            self.seats.show(ui, look, &self.rules);
            self.points(ui, look);
        } else {
            self.points(ui, look);
            self.seats.show(ui, look, &self.rules);
        }
        if self.rules.firecrackers {
            time(ui, look, &mut self.rules);
        }
        if !self.begins_with_a_name() {
            self.ask_for_a_name(ui, look);
        }
        if opener(ui, look, msg!("game-more")) {
            self.minutes(ui, look);
            self.seats.called(ui, look, self.rules.seats());
            self.number(ui, look);
            self.displays(ui, look);
        }
        again
    }

    /// Shows a button that begins the last game of several people again, with everyone where they
    /// sat.
    fn the_same_again(&mut self, ui: &mut Ui, look: Look<'_>) -> bool {
        let Some(company) = &self.settings.game.company else { return false };
        let names = self.seats.people_of(look, &company.seating);
        let args = [("names", names.into()), ("game", look.words.game(company.rules.game()).into())];
        let again = parts::button(ui, look.theme, &look.words.format(msg!("game-again"), &args), false).clicked();
        if again {
            self.rules = company.rules;
            self.seats.sit_down(&company.seating);
        }
        again
    }

    fn ask_for_a_name(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        let (invites, asks) = (self.seats.table(&self.rules).is_some(), self.asks_for_a_name());
        let begins_with_a_name = self.begins_with_a_name();
        let Some(own) = self.own_name.as_mut().filter(|_| asks) else { return };
        // Who invites was asked already.
        own.is_asked |= !invites || own.name.trim().is_empty() || own.trouble.is_some();
        if !own.is_asked {
            return;
        }
        let hint = if begins_with_a_name { "" } else { say!(words, "greeting-name-hint") };
        let field = TextField { text: &mut own.name, hint, most: LONGEST_NAME };
        written(ui, theme, say!(words, "greeting-name"), field);
        if begins_with_a_name && !own.used.is_empty() {
            let used: Vec<_> = own.used.iter().map(|player| (player.name.clone(), player.name.clone())).collect();
            inline(ui, theme, say!(words, "game-names"), &used, &mut own.name);
        }
        if let Some(trouble) = &own.trouble {
            parts::remark(ui, theme, trouble_word(words, trouble));
        }
    }

    /// The families with a picture each, and the games of the one that is chosen.
    fn games(&mut self, ui: &mut Ui, look: Look<'_>) {
        let chosen = self.rules.game();
        let open = chosen.map(Preset::family);
        let (seeks, was_seeking) = (!self.sought.trim().is_empty(), self.seeks);
        let (mut taken, mut turned) = (None, false);
        let wide = is_wide(ui);
        let columns = if ui.available_width() < NARROW { 2 } else { 4 };
        // Larger letters need higher cards, and fewer in a row.
        let larger = larger_letters(ui.ctx());
        let in_a_row = |columns: usize| ((columns as f32 / larger).round() as usize).max(1);
        let high = |card: f32| larger * if wide { card } else { LOW };
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, ui.spacing().item_spacing.y);
            let families = vec2(ui.available_width() - SEEKER - 8.0, 0.0);
            ui.allocate_ui_with_layout(families, egui::Layout::top_down(egui::Align::Min), |ui| {
                ui.set_max_width(families.x);
                in_rows(ui, &Family::ALL, in_a_row(columns), high(FAMILY), |ui, family, size| {
                    let first = family.games().next().expect("a family that has games");
                    let name = look.words.family(*family);
                    let is_open = open == Some(*family);
                    let card = GameCard { name, spoken: name, beside: "", pictured: Some(first) };
                    let response = small_card(ui, look, card, size, is_open && !seeks);
                    if response.clicked() {
                        (taken, turned) = ((!is_open).then_some(first), true);
                    }
                });
            });
            self.seeks ^= seeker(ui, look, high(FAMILY), self.seeks);
        });
        if !self.seeks {
            self.sought.clear();
        }
        if turned {
            // What is shown are the games of a family again.
            (self.seeks, self.sought) = (false, String::new());
        }
        if self.seeks {
            let (size, name) = ([ui.available_width(), 28.0], say!(look.words, "game-search"));
            let field = parts::search(ui, look.theme, size, &mut self.sought, name, LONGEST_SOUGHT);
            if !was_seeking {
                field.request_focus();
            }
        }
        let games: Vec<Preset> = if !seeks || turned {
            open.unwrap_or(Family::ALL[0]).games().collect()
        } else {
            Preset::by_family().filter(|game| is_sought(look, *game, self.sought.trim())).collect()
        };
        if games.is_empty() {
            parts::remark(ui, look.theme, say!(look.words, "game-search-none"));
        }
        in_rows(ui, &games, in_a_row(3), high(GAME), |ui, game, size| {
            let (name, about) = (look.words.game(Some(*game)), look.words.about_game(Some(*game)));
            let spoken = format!("{name}: {about}");
            let name = if wide && name.chars().count() < 20 { name } else { look.words.short_game(Some(*game)) };
            let players = players_of(*game);
            let card = GameCard { name, spoken: &spoken, beside: &players, pictured: Some(*game) };
            if small_card(ui, look, card, size, chosen == Some(*game)).clicked() {
                taken = Some(*game);
            }
        });
        if let Some(game) = taken {
            self.rules = self.settings.game.with_target(game.rules_or_usual(self.rules.seats()));
            // The levels that it was played at last.
            self.seats.set_levels(&self.settings.game.levels_for(&self.rules));
        }
        parts::aside(ui, look.theme, look.words.about_game(self.rules.game()));
        self.house_rules(ui, look, &mut []);
    }

    /// Tells in sentences what is unlike the usual rules of the game, with a button that brings these
    /// back. A number that is told in one of these answers is told there, with what is usual.
    fn house_rules(&mut self, ui: &mut Ui, look: Look<'_>, answers: &mut [Vec<String>]) {
        let (words, theme) = (look.words, look.theme);
        let unusual = told::unusual(words, &self.rules);
        if unusual.is_empty() {
            return;
        }
        let back = parts::chapter_with(ui, theme, say!(words, "house-rules"), say!(words, "house-rules-usual"));
        for part in unusual {
            if let Some(brief) = part.brief(words) {
                match answers.iter_mut().flatten().find(|sentence| **sentence == part.here[0]) {
                    Some(sentence) => *sentence = brief,
                    None => parts::paragraph(ui, theme, &brief),
                }
                continue;
            }
            part.here.iter().for_each(|sentence| parts::paragraph(ui, theme, sentence));
            if !part.usually.is_empty() {
                let usually = part.usually.join(" ");
                parts::aside(ui, theme, &say!(words, "house-rules-usually", told: usually));
            }
        }
        if back && let Some(usual) = told::usual_beside(&self.rules) {
            self.rules = usual;
        }
    }

    /// Shows how many play, and whether as partners.
    fn players(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        let game = self.rules.game();
        let tables = game.into_iter().flat_map(Preset::players);
        let tables: Vec<(String, usize)> = tables.map(|seats| (seats.to_string(), seats)).collect();
        let mut seats = self.rules.seats();
        if tables.len() < 2 && seats == 2 {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            inline(ui, theme, say!(words, "game-players"), &tables, &mut seats);
            if self.rules.seats() == 4 {
                let name = say!(words, "game-partners");
                let width = parts::button_width(ui, name) + SWITCH;
                if ui.available_size_before_wrap().x < width {
                    ui.end_row();
                }
                let size = vec2(width, parts::row_height(ui));
                ui.allocate_ui(size, |ui| parts::switch(ui, theme, name, "", &mut self.rules.partners));
            }
        });
        if seats != self.rules.seats()
            && let Some(rules) = game.and_then(|game| game.rules(seats).ok())
        {
            self.rules = self.settings.game.with_target(rules);
        }
    }

    fn points(&mut self, ui: &mut Ui, look: Look<'_>) {
        let (words, theme) = (look.words, look.theme);
        if self.rules.single_hand {
            return;
        }
        let (name, targets) = (say!(words, "setting-target"), TARGETS.map(|target| (target.to_string(), target)));
        ui.horizontal_wrapped(|ui| {
            inline(ui, theme, name, &targets, &mut self.rules.target);
            let range = options::range("target").into_inner();
            let names = [msg!("setting-target"), msg!("setting-target-other")];
            number(ui, look, names, &mut self.rules.target, range.into(), &TARGETS);
        });
        // What is wrong with a single hand has nothing to do with points.
        if let Err(error) = (Rules { single_hand: true, ..self.rules }).check() {
            parts::remark(ui, theme, &rules::explain(look, error));
        } else if self.rules.check().is_err() {
            parts::remark(ui, theme, say!(words, "game-cannot"));
        }
    }

    /// Shows the minutes that every person has for a game that needs no clock.
    fn minutes(&mut self, ui: &mut Ui, look: Look<'_>) {
        if self.rules.firecrackers {
            return;
        }
        let mut choices = vec![(say!(look.words, "game-no-clock").to_owned(), 0)];
        choices.extend(minutes());
        let name = say!(look.words, "game-minutes");
        ui.horizontal_wrapped(|ui| inline(ui, look.theme, name, &choices, &mut self.rules.seconds));
    }

    /// Shows the field for the number of the deal, for players who want a certain deal.
    fn number(&mut self, ui: &mut Ui, look: Look<'_>) {
        self.deal.retain(|sign| sign.is_ascii_digit());
        let field = TextField { text: &mut self.deal, hint: say!(look.words, "game-deal-any"), most: 19 };
        written(ui, look.theme, say!(look.words, "game-deal"), field);
    }

    /// Shows the two displays as pictures to choose from.
    fn displays(&mut self, ui: &mut Ui, look: Look<'_>) {
        if self.rules.spinner == Spinner::Every {
            return;
        }
        parts::chapter(ui, look.theme, say!(look.words, "game-display"));
        let gap = 8.0;
        let is_narrow = ui.available_width() < NARROW;
        let width = if is_narrow { ui.available_width() } else { 0.5 * (ui.available_width() - gap) };
        let cards = [false, true].map(|compact| display_text(ui, look, compact, width));
        let high = cards.iter().map(|text| text.size().y + BELOW_TITLE + 10.0).fold(92.0, f32::max);
        let both = |ui: &mut Ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(gap);
            for (compact, text) in [false, true].into_iter().zip(cards) {
                if display_card(ui, look, (compact, text), self.compact == compact, vec2(width, high)).clicked() {
                    self.compact = compact;
                }
            }
        };
        if is_narrow {
            ui.vertical(both)
        } else {
            ui.horizontal(both)
        };
    }
}

/// The time limits to choose from, in seconds.
fn minutes() -> [(String, u16); MINUTES.len()] {
    MINUTES.map(|minutes| (minutes.to_string(), 60 * minutes))
}

/// Whether there is room for pictures and for everything in one row.
fn is_wide(ui: &Ui) -> bool {
    ui.available_width() > WIDE
}

/// Whether a game is meant by a part of its name or of the sentence about it. Accents may be left
/// out.
fn is_sought(look: Look<'_>, game: Preset, sought: &str) -> bool {
    let plain = |text: &str| -> String { text.to_lowercase().chars().map(without_accent).collect() };
    let told = [look.words.game(Some(game)), look.words.about_game(Some(game)), game.name()];
    told.into_iter().any(|text| plain(text).contains(&plain(sought)))
}

/// The letter that is typed where an accent is left out.
const fn without_accent(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ó' | 'ô' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        other => other,
    }
}

/// Any other number than those that are offered beside it. While it is one of those, it is not said
/// twice.
fn number(
    ui: &mut Ui,
    look: Look<'_>,
    [name, about]: [Message; 2],
    number: &mut u16,
    [low, high]: [u16; 2],
    offered: &[u16],
) {
    let (other, offered) = (say!(look.words, "setting-other"), offered.contains(number));
    let shown = |value: f64, _| if offered { other.to_owned() } else { value.to_string() };
    let edit = DragValue::new(number).range(low..=high).speed(1.0).custom_formatter(shown);
    let edit = ui.add_sized([72.0, parts::touchable(ui, 28.0)], edit);
    let spoken = || format!("{} {low}–{high}", look.words.get(name));
    edit.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, spoken()));
    parts::focus_ring(ui, &edit, look.theme);
    edit.on_hover_text(look.words.get(about));
}

fn time(ui: &mut Ui, look: Look<'_>, rules: &mut Rules) {
    if rules.seconds == 0 {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        inline(ui, look.theme, say!(look.words, "setting-time"), &minutes(), &mut rules.seconds);
        let (before, mut now) = (rules.seconds / 60, rules.seconds / 60);
        let most = options::range("seconds").end() / 60;
        number(ui, look, [msg!("setting-time"), msg!("setting-time-other")], &mut now, [1, most], &MINUTES);
        if now != before {
            rules.seconds = 60 * now;
        }
    });
    parts::aside(ui, look.theme, say!(look.words, "setting-time-about"));
}

/// For how many players a game is.
fn players_of(game: Preset) -> String {
    let players = game.players();
    let (least, most) = (players.start(), players.end());
    if least == most { most.to_string() } else { format!("{least}–{most}") }
}

/// The messages of a display: its name, and what it is.
const fn display_words(compact: bool) -> [Message; 2] {
    if compact {
        [msg!("display-compact"), msg!("display-compact-about")]
    } else {
        [msg!("display-whole"), msg!("display-whole-about")]
    }
}

/// What a display is, in lines for a card of this width.
fn display_text(ui: &Ui, look: Look<'_>, compact: bool, width: f32) -> Arc<Galley> {
    let about = look.words.get(display_words(compact)[1]).to_owned();
    let room = width - BEFORE_DISPLAY - 8.0;
    ui.painter().layout(about, text_face(ui.ctx(), 12.5), look.theme.quiet_text(), room)
}

fn display_card(
    ui: &mut Ui,
    look: Look<'_>,
    (compact, text): (bool, Arc<Galley>),
    chosen: bool,
    size: Vec2,
) -> Response {
    let theme = look.theme;
    let [name, about] = display_words(compact).map(|word| look.words.get(word));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, format!("{name}: {about}")));
    card_plate(ui, theme, rect, chosen, response.hovered());
    let shown = Rect::from_min_size(rect.min + vec2(8.0, 8.0), vec2(114.0, 76.0));
    let painter = ui.painter_at(shown);
    painter.rect_filled(shown, CornerRadius::same(5), theme.background_color());
    display_picture(&painter, shown, theme, compact);
    let left = rect.left() + BEFORE_DISPLAY;
    let title = text_face(ui.ctx(), 15.0);
    ui.painter().text(pos2(left, rect.top() + 16.0), Align2::LEFT_CENTER, name, title, theme.text_color());
    ui.painter().galley(pos2(left, rect.top() + BELOW_TITLE), text, theme.quiet_text());
    parts::focus_ring(ui, &response, theme);
    response
}
