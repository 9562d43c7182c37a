//! The windows above the table: how each is opened, and what is done with what was chosen in it.

use super::App;
use crate::{
    VERSION,
    engine::state::Phase,
    game::Input,
    nestor::Level,
    store::{Kept, Settings},
    ui::{
        command::Command,
        dialogs::Purpose,
        look::Look,
        windows::{
            Open, about,
            advice::AdviceWindow,
            colors::{ColorsChoice, ColorsWindow},
            game::{Chosen, GameWindow},
            give_up,
            help::{Chapter, HelpWindow},
            message::message,
            settings::SettingsWindow,
            tally::{TallyChoice, tally},
        },
    },
};
use egui::Context;

impl App {
    /// Opens a window above the table.
    pub(in crate::ui) fn open(&mut self, window: Open) {
        self.above = Some(window);
    }

    pub(in crate::ui) fn open_settings(&mut self) {
        self.open(Open::Settings(SettingsWindow::new(&self.settings)));
    }

    pub(in crate::ui) fn open_colors(&mut self) {
        self.open(Open::Colors(ColorsWindow::new(self.themes, self.settings.theme)));
    }

    pub(in crate::ui) fn open_help(&mut self, chapter: Chapter) {
        let game = self.desk.game().rules().game();
        self.open(Open::Help(HelpWindow::new(chapter).about(game)));
    }

    /// Opens the window that begins a game, with a greeting for whoever is here for the first time.
    pub(in crate::ui) fn open_game(&mut self, greets: bool) {
        let under_way = self.desk.game().sitting().is_under_way();
        self.open(Open::Game(GameWindow::new(&self.settings, under_way && !greets, greets)));
    }

    /// Begins the game that was chosen. One that is under way is kept, and Undo brings it back.
    fn begin(&mut self, chosen: &Chosen) {
        let before = self.settings.clone();
        self.settings.rules = chosen.rules;
        self.settings.set_levels(&chosen.levels);
        self.settings.names.clone_from(&chosen.names);
        self.settings.set_compact(&chosen.rules, chosen.compact);
        self.settings_changed(&before);
        self.step(Input::NewGame(chosen.deal));
    }

    /// Proposes another level between two games, where the games at this one say so and that was not proposed before.
    pub(super) fn advise(&mut self) {
        let sitting = self.desk.game().sitting();
        let between = !sitting.is_under_way() && sitting.state().phase() == Phase::Playing;
        // Until all games are read, nobody knows what they come to.
        if !between || self.above.is_some() || !self.notices.is_empty() || self.store.archive().games().is_none() {
            return;
        }
        let viewer = self.desk.game().viewer();
        let Some(from) = sitting.seating().strongest_against(viewer, sitting.state().rules()) else { return };
        let tally = self.tally();
        let Some(to) = tally.better_level(from) else { return };
        let wins = tally.at_level(from);
        if self.settings.proposed.insert(format!("{from} {to}")) {
            self.store.save(Kept::Settings, self.settings.clone());
            self.open(Open::Advice(AdviceWindow { from, to, wins }));
        }
    }

    /// All who play at a level play at another one from now on.
    fn change_level(&mut self, from: Level, to: Level) {
        self.set(|settings| {
            let levels = settings.levels().map(|level| if level == from { to } else { level });
            settings.set_levels(&levels);
        });
    }

    /// Shows the window above the table, if there is one.
    pub(super) fn show_above(&mut self, ctx: &Context) {
        let Some(mut window) = self.above.take() else { return };
        if self.show_one(ctx, &mut window) {
            return;
        }
        match self.above {
            None => self.above = Some(window),
            // What was asked or said in these is over soon, and then they are there again.
            Some(_) if matches!(window, Open::Games(_) | Open::Players(_) | Open::Statistics(_)) => {
                self.behind = Some(window);
            }
            Some(_) => {}
        }
    }

    /// Shows the proposal of another level, and follows it. Returns whether it was closed.
    fn show_advice(&mut self, ctx: &Context, advice: AdviceWindow) -> bool {
        let theme = &self.themes[self.settings.theme];
        let wanted = advice.show(ctx, Look { words: &self.words, theme, settings: &self.settings });
        if wanted == Some(true) {
            self.change_level(advice.from, advice.to);
        }
        wanted.is_some()
    }

    /// Shows a window and does what was chosen in it. Returns whether it was closed.
    fn show_one(&mut self, ctx: &Context, window: &mut Open) -> bool {
        let theme = self.themes[self.settings.theme];
        let kept = self.settings.clone();
        let won = matches!(window, Open::Tally).then(|| self.tally()).unwrap_or_default();
        let look = Look { words: &self.words, theme: &theme, settings: &kept };
        match window {
            Open::Tally => match tally(ctx, look, &won) {
                Some(TallyChoice::Clear) => self.step(Input::ClearTally),
                Some(TallyChoice::Close) => return true,
                None => {}
            },
            Open::Score(sheet) => {
                let chosen = sheet.show(ctx, look);
                return self.leave_score_sheet(ctx, chosen);
            }
            Open::Settings(window) => {
                let playing = *self.desk.game().rules();
                let before = self.settings.clone();
                let done = window.show(ctx, look, &mut self.settings, &playing);
                if done.changed {
                    self.settings_changed(&before);
                }
                if done.new_game {
                    self.step(Input::NewGame(None));
                }
                return done.closed || done.new_game;
            }
            Open::Colors(window) => match window.show(ctx, look, self.settings.theme) {
                Some(ColorsChoice::Save(themes)) => {
                    self.themes = themes;
                    self.store.save(Kept::Themes, self.themes);
                    return true;
                }
                Some(ColorsChoice::Use(number)) => {
                    self.settings.theme = number.min(Settings::THEMES - 1);
                    self.store.save(Kept::Settings, self.settings.clone());
                }
                Some(ColorsChoice::Cancel(used)) => {
                    self.settings.theme = used.min(Settings::THEMES - 1);
                    self.store.save(Kept::Settings, self.settings.clone());
                    return true;
                }
                None => {}
            },
            Open::Help(window) => return window.show(ctx, look, &Command::list(ctx, &self.words)),
            Open::Results(results) => {
                let chosen = results.show(ctx, look);
                return self.leave_results(ctx, chosen);
            }
            Open::GiveUp => match give_up::give_up(ctx, look) {
                Some(true) => {
                    self.step(Input::GiveUp);
                    return true;
                }
                Some(false) => return true,
                None => {}
            },
            Open::Advice(window) => return self.show_advice(ctx, *window),
            Open::About => return about::about(ctx, look, VERSION, self.store.folder()),
            Open::Players(window) => {
                let choice = window.show(ctx, look, App::present(&self.players));
                return choice.is_some_and(|choice| self.change_players(ctx, window, choice));
            }
            Open::Games(window) => {
                let archive = self.store.archive();
                let choice = window.show(ctx, look, archive.games().as_ref(), archive.revision());
                return choice.is_some_and(|choice| self.do_with_games(ctx, window, choice));
            }
            Open::OtherTable(window) => return self.show_other_table(ctx, window),
            Open::Agreed(window) => {
                let choice = window.show(ctx, look);
                return choice.map(|choice| self.chose_agreed(ctx, choice)).is_some();
            }
            Open::Statistics(window) => return self.show_statistics(ctx, window),
            Open::Fair => return self.show_fair(ctx),
            Open::Path(purpose, window) => {
                let chosen = window.show(ctx, look);
                return chosen.is_some_and(|path| self.take_path(ctx, *purpose, path));
            }
            Open::Message(said) => {
                return message(ctx, look, said) && self.take_path(ctx, Purpose::OpenGame, None);
            }
            Open::Game(window) => {
                let done = window.show(ctx, look);
                if let Some(Some(chosen)) = &done {
                    self.begin(chosen);
                }
                return done.is_some();
            }
        }
        false
    }
}
