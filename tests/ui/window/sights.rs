//! Every window, each in the ways that it is looked at by the tests.

use super::agreed::{TODAY, agreed_after};
use super::new_game::{self, company, rules_page};
use super::sheets::{Desk, mistakes, plan, points_alone, view_of};
use super::{friends, rules_for};
use electrum_dominoes::msg;
use electrum_dominoes::{
    arena::peeking::Rechosen,
    career::{agreed::DEALS, summary::Met, tally::Wins},
    engine::{
        bone::Seat,
        rules::{Preset, Rules},
    },
    nestor::Level,
    record::{GameId, KeptGame, Outcome, Person, Played, Seating},
    ui::{
        dialogs::Purpose,
        paint::theme::Theme,
        request::Wardrobe,
        windows::{
            WINDOWS, Window,
            agreed::AgreedWindow,
            colors::ColorsWindow,
            games::GamesWindow,
            help::{Chapter, HelpWindow},
            notes::{AdviceWindow, Announcement, PathWindow},
            outcome::ScoreSheet,
            practice::plan::{PLAN, PlanWindow},
            seen::{PeekingTest, Seen},
            settings::{SettingsWindow, Tab},
            statistics::{Page, StatisticsWindow},
        },
    },
};

/// A window as it is looked at: the name of its picture, the row that it is of, and what makes it.
type Sight = (&'static str, &'static str, fn() -> Desk);

/// What is looked at in more ways than its row opens it. What has no row is a question or a message.
const SIGHTS: &[Sight] = &[
    ("welcome", "welcome", || {
        Desk::row("welcome", |desk| {
            desk.settings.set_for_a_first_game();
            desk.view = view_of(desk.settings.game.rules, &desk.settings);
        })
    }),
    ("settings", "command-settings", || Desk::with(SettingsWindow::default())),
    ("settings-comfort", "command-settings", || Desk::with(SettingsWindow::default().at(Tab::Comfort))),
    ("settings-table", "command-settings", || Desk::with(SettingsWindow::default().at(Tab::Table))),
    ("new-game", "command-new-game", new_game::nameless_under_way),
    ("new-game-company", "command-new-game", || new_game::begins(company(), false)),
    ("new-game-rules", "command-new-game", || rules_page(Rules { target: 50, ..rules_for(Preset::Dominican, 4) })),
    ("colors", "command-colors", || tables(&Theme::DEFAULTS, 0)),
    ("colors-tune", "command-colors", colors),
    ("tally-people", "command-tally", || tally_of(people_met())),
    ("tally", "command-tally", || tally_of(Vec::new())),
    ("score-sheet", "command-score-sheet", || score_sheet(rules_for(Preset::AllFives, 2), 5, 45)),
    ("score-sheet-kozel", "command-score-sheet", || score_sheet(rules_for(Preset::Kozel, 2), 5, 120)),
    ("score-sheet-love", "command-score-sheet", || score_sheet(rules_for(Preset::JamaicaPartner, 4), 5, 70)),
    ("game-over", "end-title", || score_sheet(rules_for(Preset::Firecrackers, 2), 4, usize::MAX)),
    ("game-over-four", "end-title", || {
        let rules = Rules { partners: false, target: 100, ..rules_for(Preset::FiveUp, 4) };
        score_sheet(rules, 3, usize::MAX)
    }),
    ("game-over-hand", "end-title", || score_sheet(rules_for(Preset::DrawGame, 2), 2, usize::MAX)),
    ("help-play", "command-help", || help(Chapter::Play)),
    ("help-scoring", "command-help", || help(Chapter::Scoring)),
    ("help-firecrackers", "command-help", || help(Chapter::Firecrackers)),
    ("help-games", "command-help", || help_with(Preset::AllFives)),
    ("help-five-up", "command-help", || help_with(Preset::FiveUp)),
    ("help-strategy", "command-help", || help(Chapter::Strategy)),
    ("help-keys", "command-help", || help(Chapter::Keys)),
    ("players", "command-players", players),
    ("games", "command-games", games),
    ("fair", "command-fair", tested),
    ("friends", "command-friends", || friends::at_home("")),
    ("friends-link", "command-friends", || friends::at_home("https://dominoes.example/#01234-56789")),
    ("agreed", "command-agreed", || Desk::with(AgreedWindow::of(471_112, None, TODAY))),
    ("agreed-ends", "command-agreed", || agreed_after(3)),
    ("agreed-over", "command-agreed", || agreed_after(DEALS)),
    ("statistics-won", "command-statistics", || statistics(Page::Won)),
    ("statistics-first", "command-statistics", || {
        let mut desk = statistics(Page::Won);
        desk.counted.retain(|counted| counted.game.result != Outcome::Unfinished);
        desk.counted.truncate(6);
        desk
    }),
    ("statistics-quality", "command-statistics", || statistics(Page::Quality)),
    ("statistics-habits", "command-statistics", || statistics(Page::Habits)),
    ("statistics-table", "command-statistics", || statistics(Page::Table)),
    ("statistics-empty", "command-statistics", || Desk::row("command-statistics", |desk| desk.counted.clear())),
    ("course", "command-course", || Desk::with(crate::course::course_after(9))),
    ("practice", "command-practice", || Desk::row("command-practice", |desk| desk.deck = mistakes(3))),
    ("practice-plan", "command-practice", || Desk::row("command-practice", |desk| desk.plan = Some(plan()))),
    ("plan", PLAN.id(), || Desk::row(PLAN.id(), |desk| desk.plan = Some(plan()))),
    ("plan-offered", PLAN.id(), || Desk::with(PlanWindow::offering(plan()))),
    ("path", "", || Desk::with(PathWindow::new(Purpose::OpenGame, "/home/anna/Documents/4711.domino".as_ref()))),
    ("message", "", || {
        let text = "holiday.domino isn’t a domino game. Nothing has changed. Line 7, column 3 can’t be read.";
        Desk::with(Announcement { title: msg!("command-open-game"), text: vec![text.to_owned()] })
    }),
    ("advice", "", || Desk::with(advice())),
];

/// The name of every window's picture with what makes it: its row, unless there are better ways to look
/// at it.
fn sights() -> impl Iterator<Item = (&'static str, Box<dyn FnOnce() -> Desk>)> {
    let plain = WINDOWS.iter().map(|(row, _)| *row).filter(|row| SIGHTS.iter().all(|(_, of, _)| of != row));
    let plain = plain.map(|row| {
        let open: Box<dyn FnOnce() -> Desk> = Box::new(move || Desk::row(row, |_| ()));
        (row.trim_start_matches("command-"), open)
    });
    SIGHTS.iter().map(|(name, _, open)| (*name, Box::new(open) as _)).chain(plain)
}

/// The names of all windows.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    sights().map(|(name, _)| name)
}

/// Every window.
pub(crate) fn windows() -> impl Iterator<Item = (&'static str, Desk)> {
    sights().map(|(name, open)| (name, open()))
}

/// The window of this name.
pub(crate) fn opened(name: &str) -> Desk {
    let (_, open) = sights().find(|(other, _)| *other == name).expect("a window of this name");
    open()
}

/// Returns games with and against people.
fn people_met() -> Vec<Met> {
    let guests = |names: &[&str]| names.iter().map(|name| Person::Guest((*name).into())).collect();
    let met = |game, with: &[&str], against: &[&str], won, lost| {
        let wins = Wins { won, lost, practice_won: 1, ..Wins::default() };
        Met { game: Some(game), partners: guests(with), opponents: guests(against), wins }
    };
    vec![
        met(Preset::Muggins, &[], &["Ben"], 12, 9),
        met(Preset::Dominican, &["Ann"], &["Christoph-Maximilian", ""], 3, 7),
        met(Preset::Partnership, &["Ann"], &[], 2, 1),
    ]
}

/// Returns the games won of a player who has no name.
fn tally_of(met: Vec<Met>) -> Desk {
    Desk::row("command-tally", |desk| {
        desk.current = desk.players.iter().position(|player| player.name.is_empty());
        desk.won.1 = met;
    })
}

/// Returns the score sheet of a game of these rules, after this many moves or at its end. Everyone
/// plays only for points.
pub(crate) fn score_sheet(rules: Rules, number: u64, moves: usize) -> Desk {
    Desk::with(ScoreSheet::of(points_alone(rules, number, moves).chronicle(Seat::FIRST), true))
}

/// Returns the window of the players with another one chosen than who is at the table.
fn players() -> Desk {
    let desk = Desk::row("command-players", |desk| desk.current = Some(1));
    Desk { current: Some(0), ..desk }
}

/// Returns a list of games of every kind.
pub(crate) fn games() -> Desk {
    let choosing = |seen: &Seen<'_>| {
        let mut window = GamesWindow::new(seen);
        window.choose(GameId(37));
        Box::new(window) as Box<dyn Window>
    };
    Desk::of(|_| (), choosing)
}

/// Returns the page about fairness after Nestor's choices in a hand were made again.
pub(crate) fn tested() -> Desk {
    let session = points_alone(rules_for(Preset::AllFives, 2), 4711, usize::MAX);
    let seating = Seating::one_person([Level::Easy]);
    let played = Played::elsewhere("", seating, Seat::FIRST, 4711);
    let game = KeptGame { record: session.record().clone(), played };
    let chosen = [(2, "6-4@e"), (4, "5-4@w"), (6, "draw"), (8, "6-1@e")].map(|(number, step)| Rechosen {
        hand: 1,
        seat: Seat::SECOND,
        number,
        step: step.parse().expect("a move"),
        times: 250,
        same: 250,
    });
    Desk::row("command-fair", |desk| {
        desk.hands_over = Some(game.to_text().expect("a text"));
        desk.peeking = PeekingTest { chosen: chosen.to_vec(), done: Some(1.0) };
    })
}

/// Returns the statistics of some games, open at this page.
pub(crate) fn statistics(page: Page) -> Desk {
    Desk::of(|_| (), |seen| Box::new(StatisticsWindow::new(seen).at(page)))
}

pub(crate) fn advice() -> AdviceWindow {
    AdviceWindow {
        from: Level::Easy,
        to: Level::NotSoEasy,
        wins: Wins { won: 13, lost: 7, practice_won: 1, ..Wins::default() },
    }
}

/// The window of colors over these themes, of which one is in use.
pub(crate) fn wearing(themes: &[Theme; 3], used: usize) -> Desk {
    let mut window = ColorsWindow::new(Wardrobe { themes: *themes, used });
    window.tune();
    Desk::with(window)
}

/// Returns the window of colors with these themes as it opens.
pub(crate) fn tables(themes: &[Theme; 3], used: usize) -> Desk {
    Desk::with(ColorsWindow::new(Wardrobe { themes: *themes, used }))
}

pub(crate) fn colors() -> Desk {
    wearing(&Theme::DEFAULTS, 0)
}

/// The help at this chapter.
pub(crate) fn help(chapter: Chapter) -> Desk {
    Desk::with(HelpWindow::new(chapter, &rules_for(Preset::AllFives, 2)))
}

/// The rules of a game in the help.
fn help_with(game: Preset) -> Desk {
    Desk::with(HelpWindow::new(Chapter::Games, &rules_for(game, 2)))
}
