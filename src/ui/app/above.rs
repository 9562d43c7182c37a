//! The windows above the table: how each is opened, and what happens with the player's choice.

use super::App;
use super::profile::Profile;
use crate::seat::Input;
use crate::store::{Kept, Notice};
use crate::table::Wish;
use crate::ui::settings::LookSettings;
use crate::ui::windows::about::{Imprint, PAGE, about};
use crate::ui::windows::colors::{ColorsChoice, ColorsWindow};
use crate::ui::windows::game::{Chosen, GameWindow};
use crate::ui::windows::notes::{AdviceWindow, Consent, Message, PathWindow, message};
use crate::ui::windows::outcome::{OtherTableWindow, ResultsWindow, ScoreSheet, TallyChoice, fair, tally};
use crate::ui::windows::{
    agreed::AgreedWindow, friends::FriendsWindow, games::GamesWindow, help::HelpWindow, players::PlayersWindow,
    settings::SettingsWindow, statistics::StatisticsWindow,
};
use crate::ui::{command::Command, dialogs::Purpose, look::Look};
use crate::{VERSION, engine::Phase, host::FileUse};
use egui::{Color32, Context, Frame, Id, Modal};
use std::path::Path;

pub(super) enum Open {
    Tally,
    Score(Box<ScoreSheet>),
    Settings(SettingsWindow),
    Colors(Box<ColorsWindow>),
    Help(Box<HelpWindow>),
    About,
    Consent(Consent),
    Results(Box<ResultsWindow>),
    Game(Box<GameWindow>),
    Players(PlayersWindow),
    Games(Box<GamesWindow>),
    OtherTable(Box<OtherTableWindow>),
    Statistics(Box<StatisticsWindow>),
    Fair,
    Path(Purpose, PathWindow),
    Message(Message),
    Advice(AdviceWindow),
    Agreed(AgreedWindow),
    Friends(FriendsWindow),
    /// Nothing to see while the files are lent.
    Wait,
}

/// What is above the table, and what returns when it closes.
#[derive(Default)]
pub(super) struct Above {
    open: Option<Open>,
    /// The window that returns when a window opened from it closes, or when the review of a game ends.
    behind: Option<Open>,
    pub(super) notices: Vec<Notice>,
    /// Whether the player has been told that a thought failed. Once is enough.
    stumbled: bool,
}

impl Above {
    /// Starts with these notices and nothing else.
    pub(super) fn with(notices: Vec<Notice>) -> Above {
        Above { notices, ..Above::default() }
    }

    pub(super) const fn is_clear(&self) -> bool {
        self.open.is_none() && self.notices.is_empty()
    }

    pub(super) fn open(&mut self, window: Open) {
        self.open = Some(window);
    }

    pub(super) fn close(&mut self) {
        self.open = None;
    }

    /// Puts the open window behind the next one. If none is open, nothing returns later.
    pub(super) fn step_back(&mut self) {
        self.behind = self.open.take();
    }

    /// Shows a message. The open window returns after it.
    pub(super) fn say(&mut self, title: &'static str, text: String) {
        self.step_back();
        self.open(Open::Message(Message { title, text: vec![text] }));
    }

    /// Asks for the path of a file. The window that needs it returns afterwards, even if it is already behind another.
    pub(super) fn ask_for_path(&mut self, purpose: Purpose, path: &Path) {
        self.behind = self.open.take().or(self.behind.take());
        let folder = purpose.what() == FileUse::Folder;
        self.open(Open::Path(purpose, PathWindow::new(purpose.word(), path, folder)));
    }

    /// The open window of a new game.
    pub(super) fn game_window(&mut self) -> Option<&mut GameWindow> {
        if let Some(Open::Game(window)) = &mut self.open { Some(window) } else { None }
    }

    /// The open window of the players.
    pub(super) fn players_window(&mut self) -> Option<&mut PlayersWindow> {
        if let Some(Open::Players(window)) = &mut self.open { Some(window) } else { None }
    }

    /// Brings back the window behind.
    pub(super) fn come_back(&mut self) {
        self.open = self.behind.take();
    }

    /// Whether the results of friends are compared.
    pub(super) const fn compares(&self) -> bool {
        matches!(self.open, Some(Open::Friends(_)))
    }

    pub(super) fn forget(&mut self) {
        self.behind = None;
    }

    /// Puts a window back after it was drawn, unless another has opened from it.
    pub(super) fn put_back(&mut self, window: Open) {
        if self.open.is_none() {
            self.open = Some(window);
        } else if matches!(window, Open::Games(_) | Open::Players(_) | Open::Statistics(_)) {
            // One of these may have asked or said something. It returns when that is over.
            self.behind = Some(window);
        }
    }

    /// Takes in news: notices, whether the files are well again, and whether a thought has failed.
    pub(super) fn hear(&mut self, news: Vec<Notice>, stumbled: bool, well: bool) {
        self.notices.extend(news);
        if stumbled && !self.stumbled {
            self.stumbled = true;
            self.notices.push(Notice::Stumbled);
        }
        if well {
            self.notices.retain(|notice| !matches!(notice, Notice::CannotSave(_)));
        }
    }
}

impl App {
    /// Opens the window for a new game, with a greeting at the first start.
    pub(super) fn open_game(&mut self, greets: bool) {
        let under_way = self.desk.game().view().is_under_way;
        let players = &self.profile.players;
        let asks = greets && players.saves() && players.name().is_empty();
        let current = players.current().map(|player| player.folder.as_str());
        let others = players.list().iter().filter(|player| Some(player.folder.as_str()) != current);
        let others = others.map(|player| (player.folder.clone(), player.name.clone())).collect();
        let window = GameWindow::new(&self.profile.settings, players.name(), others, under_way && !greets, greets);
        self.above.open(Open::Game(Box::new(if asks { window.asking_for_a_name() } else { window })));
    }

    /// Starts the chosen game. The current game is saved, and Undo brings it back.
    pub(super) fn begin(&mut self, chosen: &Chosen) {
        if self.profile.settings.game.programs != chosen.programs {
            self.profile.store.save(Kept::Programs, chosen.programs.clone());
        }
        self.set_for_next_game(|settings| {
            settings.game.rules = chosen.rules;
            settings.game.set_levels(&chosen.levels);
            settings.game.keep_levels(&chosen.rules);
            settings.game.names.clone_from(&chosen.names);
            settings.game.programs.clone_from(&chosen.programs);
            settings.game.remember_company(&chosen.rules, &chosen.seating);
            settings.look.set_compact(&chosen.rules, chosen.compact);
        });
        self.step(Input::Wish(Wish::NewGame(chosen.deal)));
    }

    /// Opens the settings. While the game goes on, its rules can be changed there as well.
    pub(super) fn open_settings(&mut self) {
        let view = self.desk.game().view();
        let game = (view.seen.phase() != Phase::GameOver).then_some(&view.next_rules);
        self.above.open(Open::Settings(SettingsWindow::new(&self.profile.settings).beside(game)));
    }

    /// Suggests another level between two games if the results call for it. Each suggestion is made once.
    pub(super) fn advise(&mut self) {
        let view = self.desk.game().view();
        let between = !view.is_under_way && view.seen.phase() == Phase::Playing;
        // The results are not known until all games have been read.
        if !between || !self.above.is_clear() || self.profile.store.archive().games().is_none() {
            return;
        }
        let Some(from) = view.seating.strongest_against(view.viewer(), view.rules()) else { return };
        let tally = self.tally();
        let Some(to) = tally.better_level(from) else { return };
        let wins = tally.at_level(from);
        if self.profile.settings.game.proposed.insert(format!("{from} {to}")) {
            self.profile.keep_settings();
            self.above.open(Open::Advice(AdviceWindow { from, to, wins }));
        }
    }

    pub(super) fn show_above(&mut self, ctx: &Context) {
        let Some(mut window) = self.above.open.take() else { return };
        if !self.show_one(ctx, &mut window) {
            self.above.put_back(window);
        }
    }

    /// Shows the suggestion of another level and follows it if the player agrees. Returns whether it was closed.
    fn show_advice(&mut self, ctx: &Context, advice: AdviceWindow) -> bool {
        let wanted = advice.show(ctx, self.profile.look());
        if wanted == Some(true) {
            self.set(|settings| {
                let levels = settings.game.levels().map(|level| if level == advice.from { advice.to } else { level });
                settings.game.set_levels(&levels);
            });
        }
        wanted.is_some()
    }

    /// Shows a window and does what the player chose. Returns whether it was closed.
    fn show_one(&mut self, ctx: &Context, window: &mut Open) -> bool {
        let look = self.profile.look();
        match window {
            Open::Tally => {
                let won = self.tally();
                // The tally is of the player whose files these are, whoever has the screen.
                let look = Look { player: self.profile.players.name(), ..self.profile.look() };
                let choice = tally(ctx, look, &won, self.profile.met());
                if choice == Some(TallyChoice::Clear) {
                    self.step(Input::Wish(Wish::ClearTally));
                }
                choice == Some(TallyChoice::Close)
            }
            Open::Score(sheet) => self.leave_score_sheet(ctx, sheet.show(ctx, look)),
            Open::Results(results) => self.leave_score_sheet(ctx, results.show(ctx, look)),
            Open::Settings(window) => {
                let playing = self.desk.game().view().chosen_rules;
                let before = self.profile.settings.clone();
                let Profile { words, themes, settings, .. } = &mut self.profile;
                let look = Look { words, theme: &themes[before.look.theme], settings: &before, player: "" };
                let done = window.show(ctx, look, settings, &playing);
                if done.changed || done.new_game {
                    self.settings_changed(&before);
                }
                if done.rules {
                    self.step(Input::Wish(Wish::WantRules(self.profile.settings.game.rules)));
                }
                if done.new_game {
                    self.step(Input::Wish(Wish::NewGame(None)));
                }
                done.closed || done.new_game
            }
            Open::Colors(window) => {
                let choice = window.show(ctx, look);
                if let Some(ColorsChoice::Use(wardrobe) | ColorsChoice::Save(wardrobe)) = &choice {
                    self.profile.themes = wardrobe.themes;
                    self.profile.settings.look.theme = wardrobe.used.min(LookSettings::THEMES - 1);
                    self.profile.keep_settings();
                    self.profile.store.save(Kept::Themes, self.profile.themes);
                }
                matches!(choice, Some(ColorsChoice::Save(_) | ColorsChoice::Leave))
            }
            Open::Help(window) => window.show(ctx, look, &Command::list(ctx, &self.profile.words)),
            Open::Consent(consent) => self.take_consent(ctx, consent, consent.show(ctx, look)),
            Open::Advice(window) => self.show_advice(ctx, *window),
            Open::About => {
                let told = Imprint { version: VERSION, folder: self.profile.store.folder(), page: PAGE };
                about(ctx, look, told)
            }
            Open::Players(window) => {
                let choice = window.show(ctx, look, App::present(&self.profile.players));
                choice.is_some_and(|choice| self.change_players(ctx, window, choice))
            }
            Open::Games(window) => {
                let archive = self.profile.store.archive();
                let choice = window.show(ctx, look, archive.games().as_ref(), archive.revision());
                choice.is_some_and(|choice| self.do_with_games(ctx, window, choice))
            }
            Open::OtherTable(window) => self.show_other_table(ctx, window),
            Open::Agreed(window) => window.show(ctx, look).map(|choice| self.chose_agreed(ctx, choice)).is_some(),
            Open::Friends(window) => self.show_friends(ctx, window),
            Open::Statistics(window) => self.show_statistics(ctx, window),
            Open::Fair => {
                let closed = fair(ctx, look, &self.desk.files().books());
                // The statistics return if they were open before.
                if closed {
                    self.above.come_back();
                }
                closed
            }
            Open::Path(purpose, window) => {
                window.show(ctx, look).is_some_and(|path| self.take_path(ctx, *purpose, path))
            }
            Open::Message(said) => message(ctx, look, said) && self.take_path(ctx, Purpose::OpenGame, None),
            Open::Game(window) => match window.show(ctx, look) {
                Some(Some(chosen)) => self.name_and_begin(ctx, chosen),
                other => other.is_some(),
            },
            Open::Wait => {
                let unseen = Modal::new(Id::unique("wait")).backdrop_color(Color32::TRANSPARENT).frame(Frame::NONE);
                unseen.show(ctx, |_| ());
                false
            }
        }
    }
}
