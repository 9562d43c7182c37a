//! How the windows above the table are opened.

use super::Open;
use crate::nestor::course::{Lesson, lessons};
use crate::ui::app::{at_table::AtTable, background::Backlog};
use crate::ui::stage::Stage;
use crate::ui::table::scene::display_of;
use crate::ui::windows::colors::ColorsWindow;
use crate::ui::windows::game::{GamePage, GameWindow};
use crate::ui::windows::help::{Chapter, HelpWindow};
use crate::ui::windows::outcome::ScoreSheet;
use crate::ui::windows::practice::course::{CourseStop, CourseWindow};
use crate::ui::windows::{
    agreed::AgreedWindow, friends::FriendsWindow, games::GamesWindow, players::PlayersWindow,
    statistics::StatisticsWindow,
};

impl Open {
    /// The window for a new game.
    pub(in crate::ui::app) fn game(at_table: &AtTable) -> Open {
        let (players, under_way) = (at_table.profile().players(), at_table.view().is_under_way);
        let asks = players.saves() && players.name().is_empty();
        let current = players.current().map(|player| player.folder.as_str());
        let others = players.list().iter().filter(|player| Some(player.folder.as_str()) != current);
        let others = others.map(|player| (player.folder.clone(), player.name.clone())).collect();
        let settings = at_table.profile().settings();
        let window = GameWindow::new(settings, players.name(), others, under_way);
        Open::Game(Box::new(if asks { window.asking_for_a_name(&at_table.tables().name) } else { window }))
    }

    /// The same at the page of the rules.
    pub(in crate::ui::app) fn rules(at_table: &AtTable) -> Open {
        match Open::game(at_table) {
            Open::Game(window) => Open::Game(Box::new(window.at(GamePage::Rules))),
            other => other,
        }
    }

    /// The window for a new game with somebody elsewhere.
    pub(in crate::ui::app) fn invitation(at_table: &AtTable) -> Open {
        match Open::game(at_table) {
            Open::Game(window) => Open::Game(Box::new(window.inviting())),
            other => other,
        }
    }

    /// The window for games with people elsewhere, with this invitation.
    pub(in crate::ui::app) fn friends(at_table: &AtTable, typed: String) -> Open {
        let tables = at_table.tables();
        let name = tables.name_of(at_table.profile().players().name()).to_owned();
        let mut known = tables.clone();
        known.name = name;
        Open::Friends(Box::new(FriendsWindow::new(known).listening().with(typed)))
    }

    pub(in crate::ui::app) fn colors(at_table: &AtTable) -> Open {
        Open::Colors(Box::new(ColorsWindow::new(at_table.profile().wardrobe())))
    }

    /// The help, at the rules of the game that is played.
    pub(in crate::ui::app) fn help(at_table: &AtTable, stage: &Stage) -> Open {
        let rules = stage.desk().map_or(at_table.view(), |desk| desk.game().view()).rules();
        let display = display_of(rules, at_table.profile().settings());
        Open::Help(Box::new(HelpWindow::new(Chapter::Games).playing(rules).on(display)))
    }

    /// The window of the players. `asks` is set if the program opens it by itself.
    pub(in crate::ui::app) fn players(at_table: &AtTable, asks: bool) -> Open {
        let current = at_table.profile().players().current().map_or("", |player| &player.folder);
        Open::Players(PlayersWindow::new(current, asks))
    }

    /// The score sheet of the game. After the game it also shows who won, on its own or as a page of
    /// the records.
    pub(in crate::ui::app) fn score_sheet(at_table: &AtTable, backlog: &Backlog, is_page: bool) -> Open {
        let (view, desk, words) = (at_table.view(), at_table.desk(), at_table.profile().words());
        let mut sheet = ScoreSheet::new(desk.chronicle(), view.can_repeat);
        let levels = view.rules().all_seats().filter_map(|seat| view.seating.level(seat));
        let mut levels: Vec<&str> = levels.map(|level| words.level(level)).collect();
        levels.dedup();
        sheet.is_page = is_page;
        (sheet.worst, sheet.level) = (backlog.worst_play(view.game), levels.join(", "));
        Open::Score(Box::new(sheet))
    }

    pub(in crate::ui::app) fn statistics(at_table: &AtTable) -> Open {
        Open::Statistics(Box::new(StatisticsWindow::new(&at_table.clock().now())))
    }

    pub(in crate::ui::app) fn games(at_table: &AtTable) -> Open {
        Open::Games(Box::new(GamesWindow::new(&at_table.clock().now())))
    }

    /// The map of the course.
    pub(in crate::ui::app) fn course(at_table: &AtTable) -> Open {
        let solved = at_table.profile().solved();
        let is_passed = |lesson: &Lesson| lesson.exercises.iter().all(|exercise| solved.has(exercise.id()));
        let stop = |lesson: &Lesson| CourseStop {
            name: lesson.name,
            part: lesson.part,
            passed: is_passed(lesson),
            test_won: solved.test_won(lesson.name),
        };
        Open::Course(CourseWindow::new(lessons().iter().map(stop).collect()))
    }

    /// The window that asks for the deals of a new match.
    pub(in crate::ui::app) fn agreed(at_table: &AtTable) -> Open {
        Open::Agreed(AgreedWindow::new(at_table.profile().agreed(), &at_table.clock().day()))
    }

    /// The same with the deals of a number.
    pub(in crate::ui::app) fn agreed_of(at_table: &AtTable, number: u64) -> Open {
        Open::Agreed(AgreedWindow::of(number, at_table.profile().agreed(), &at_table.clock().day()))
    }
}
