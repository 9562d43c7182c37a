//! Shared by the tests of the windows above the table: a display with one of them, and access to
//! its widgets.

use egui::{self, Key, Vec2, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::{
    career::{
        deck::{Deck, Returning},
        plan::HabitPlan,
        solved::Solved,
        summary::{Met, Summary},
        tally::{Line, Tally, Wins},
    },
    engine::{
        bone::{SEATS, Seat},
        rules::{Preset, Rules},
        state::Phase,
    },
    nestor::{Level, exercises::exercises},
    record::{GameId, KeptGame, Outcome, Played, Seating, Session, text::InText as _},
    review::{GivenAway, Habit, HabitCosts},
    stats::{CountedGame, Figures, Quality, findings, plan_for},
    store::{Games, Player},
    table::{Sitting, View},
    ui::{
        self,
        command::AtTheGame,
        look::Look,
        paint::theme::Theme,
        request::{ChosenGame, Request, Wardrobe},
        settings::KnownTables,
        system_clock::SystemClock,
        thinker::Thinker,
        windows::{
            Closing, WINDOWS, Window,
            seen::{Counting, GameQualities, Imprint, PeekingTest, Present, Seen, Training, WorstPlay},
            settings::SettingsWindow,
        },
        words::Words,
    },
};

use arrayvec::ArrayVec;
use jiff::Timestamp;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use super::album;
use super::friends;
use crate::window;

/// A display with a window, what the window is drawn from, and what it has asked for.
pub(crate) struct Desk {
    pub(crate) words: Words,
    pub(crate) theme: usize,
    pub(crate) themes: [Theme; 3],
    pub(crate) settings: Settings,
    pub(crate) player: String,
    pub(crate) view: View,
    pub(crate) players: Vec<Player>,
    /// The place of the player at the table in that list. Nobody is if nothing can be saved.
    pub(crate) current: Option<usize>,
    pub(crate) won: (Tally, Vec<Met>),
    pub(crate) games: Games,
    /// Those of them that can be read.
    pub(crate) archive: Vec<KeptGame>,
    pub(crate) counted: Vec<CountedGame>,
    pub(crate) deck: Deck,
    /// The plan that the player follows.
    pub(crate) plan: Option<HabitPlan>,
    pub(crate) tables: KnownTables,
    /// The hands of the current game that are over.
    pub(crate) hands_over: Option<String>,
    pub(crate) peeking: PeekingTest,
    pub(crate) open: Option<Box<dyn Window>>,
    pub(crate) asked: Vec<Request>,
}

impl Default for Desk {
    fn default() -> Desk {
        let settings = Settings::default();
        let player = |folder: &str, name: &str| Player { folder: folder.to_owned(), name: name.to_owned() };
        Desk {
            words: Words::choose(Some(&album::language())),
            theme: 0,
            themes: Theme::DEFAULTS,
            view: view_of(window::rules_for(Preset::AllFives, 2), &settings),
            settings,
            player: String::new(),
            players: vec![player("anna-1", "Anna"), player("ben-2", "Ben O’Brien"), player("player-3", "")],
            current: Some(0),
            won: (played(), Vec::new()),
            games: kept(),
            archive: Vec::new(),
            counted: COUNTED.clone(),
            deck: mistakes(2),
            plan: None,
            tables: friends::known(),
            hands_over: None,
            peeking: PeekingTest::default(),
            open: None,
            asked: Vec::new(),
        }
    }
}

impl Desk {
    /// A display with a window that is made elsewhere.
    pub(crate) fn with(window: impl Window + 'static) -> Desk {
        Desk::of(|_| (), |_| Box::new(window))
    }

    /// A display with the window of this row, drawn from what was set.
    pub(crate) fn row(name: &str, set: impl FnOnce(&mut Desk)) -> Desk {
        let (_, make) = WINDOWS.iter().find(|(other, _)| *other == name).expect("a row");
        Desk::of(set, make)
    }

    /// A display with a window that is made from what was set.
    pub(crate) fn of(set: impl FnOnce(&mut Desk), make: impl FnOnce(&Seen<'_>) -> Box<dyn Window>) -> Desk {
        let mut desk = Desk::default();
        set(&mut desk);
        desk.open = Some(desk.look_with(make));
        desk
    }

    fn look_with<R>(&self, does: impl FnOnce(&Seen<'_>) -> R) -> R {
        let (clock, solved) = (SystemClock::of(|| Timestamp::UNIX_EPOCH), Solved::default());
        let theme = self.themes[self.theme];
        let seen = Seen {
            look: Look { words: &self.words, theme: &theme, settings: &self.settings, player: &self.player },
            settings: &self.settings,
            wardrobe: Wardrobe { themes: self.themes, used: self.theme },
            clock: &clock,
            imprint: Imprint {
                version: "0.1.0 (0123456789ab)",
                folder: Some("/home/you/.local/share/electrum-dominoes".as_ref()),
            },
            players: Present {
                list: &self.players,
                current: self.current.map(|at| &self.players[at]),
                asks: true,
                deleted: 1,
                saves: self.current.is_some(),
            },
            view: &self.view,
            shared: None,
            rules: self.view.rules(),
            here: AtTheGame::with(self.view.rules().set),
            chronicle: &|| points_alone(*self.view.rules(), 5, 45).chronicle(Seat::FIRST),
            worst: WorstPlay::Good,
            hands_over: &|| self.hands_over.clone(),
            peeking: &self.peeking,
            tally: &self.won.0,
            met: &self.won.1,
            games: Some(&self.games),
            revision: 1,
            load: &|game| self.archive.iter().find(|kept| kept.played.id == game).cloned(),
            counting: Counting::Done(&self.counted, 1),
            qualities: &judged(),
            training: Training { deck: &self.deck, plan: self.plan.as_ref(), solved: &solved },
            last_match: None,
            tables: &self.tables,
        };
        does(&seen)
    }

    pub(crate) fn ui(&mut self, ui: &mut egui::Ui) {
        let theme = self.themes[self.theme];
        let ctx = ui.ctx().clone();
        ctx.set_visuals(theme.visuals());
        ui.painter().rect_filled(ui.max_rect().expand(50.0), 0.0, theme.background_color());
        let Some(mut window) = self.open.take() else { return };
        let (closing, asks) = self.look_with(|seen| window.show(&ctx, seen));
        self.open = Some(window).filter(|_| closing == Closing::Stays);
        for request in asks {
            match &request {
                Request::Set(settings) => self.settings.clone_from(settings),
                // It asks for this in every frame.
                Request::Count => continue,
                _ => {}
            }
            self.asked.push(request);
        }
    }

    pub(crate) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// The game that was begun.
    pub(crate) fn begun(&self) -> Option<&ChosenGame> {
        self.asked
            .iter()
            .rev()
            .find_map(|request| if let Request::Begin(game) = request { Some(&**game) } else { None })
    }

    /// The themes that are worn.
    pub(crate) fn worn(&self) -> Option<Wardrobe> {
        self.asked.iter().rev().find_map(|request| if let Request::Wear(worn) = request { Some(**worn) } else { None })
    }
}

/// The table of a game of these rules, as it begins.
pub(crate) fn view_of(rules: Rules, settings: &Settings) -> View {
    let others = [Level::Easy; 3];
    let (sitting, events) = Sitting::new(rules, Seating::one_person(others), Some(5)).expect("a game");
    ui::table::Desk::new(sitting, events, Thinker::here(1), settings).game().view().clone()
}

pub(crate) fn harness(size: Vec2, desk: Desk) -> Harness<'static, Desk> {
    let mut harness = Harness::builder()
        .with_size(size)
        .renderer(window::cpu::CpuRenderer::default())
        .build_ui_state(|ui, desk: &mut Desk| desk.ui(ui), desk);
    harness.run();
    harness
}

/// Makes what is touched as large as on a screen that a finger has touched.
pub(crate) fn touch(ctx: &egui::Context) {
    ctx.all_styles_mut(|style| style.spacing.interact_size.y = 44.0);
}

/// Returns a display high enough that nothing is scrolled.
pub(crate) fn high(desk: Desk) -> Harness<'static, Desk> {
    harness(vec2(900.0, 5600.0), desk)
}

/// The settings of a new player who has chosen these rules.
pub(crate) fn settings_with(rules: Rules) -> Settings {
    let mut settings = Settings::default();
    settings.game.rules = rules;
    settings
}

pub(crate) fn settings() -> Harness<'static, Desk> {
    high(Desk::with(SettingsWindow::default()))
}

pub(crate) fn played() -> Tally {
    let mut tally = Tally::default();
    for (game, level, won, lost, helped) in [
        (Some(Preset::Draw), Level::Beginner, 12, 3, 1),
        (Some(Preset::Draw), Level::Easy, 40, 28, 4),
        (Some(Preset::AllFives), Level::Tough, 131, 144, 12),
        (Some(Preset::AllFives), Level::Brutal, 7, 21, 0),
        (Some(Preset::FivesAndThrees), Level::NotSoEasy, 1, 0, 1),
        (None, Level::Brutal, 0, 2, 0),
    ] {
        let wins = Wins { won, lost, practice_won: helped, practice_lost: helped / 2 };
        tally.add(Line { game, level, wins });
    }
    tally
}

/// Plays a game of these rules for this many moves or to its end. Everyone plays only for points.
pub(crate) fn points_alone(rules: Rules, number: u64, moves: usize) -> Session {
    let mut session = Session::new(rules).expect("rules that can be played");
    let mut made = 0;
    while session.state().phase() != Phase::GameOver && made < moves {
        if session.state().phase() == Phase::HandOver {
            let hand = u64::from(session.state().hand_number());
            session.deal_number(number + hand).expect("it is time for a deal");
        }
        let state = session.state();
        let best = state.legal().iter().max_by_key(|step| state.points_of(*step)).expect("there is a legal move");
        session.play(best).expect("a legal move");
        made += 1;
    }
    session
}

/// How well every other game in the list was played.
fn judged() -> GameQualities {
    let quality = |number: u32| {
        let given =
            GivenAway { decisions: 20, loss: f64::from(number % 7) * 0.1, by_chance: 1.5, ..GivenAway::default() };
        Quality { games: 1, given, luck: f64::from(number % 5) * 0.15 - 0.3, ..Quality::default() }
    };
    (0..40).step_by(2).map(|number| (GameId(number.into()), quality(number))).collect()
}

/// Games of every kind.
fn kept() -> Games {
    let kinds = [
        ("all-fives 2", Level::Brutal, Outcome::Lost, 215, 250, false),
        ("all-fives 2", Level::Tough, Outcome::Won, 255, 190, false),
        ("fives-and-threes 2", Level::NotSoEasy, Outcome::Won, 61, 44, true),
        ("muggins 4", Level::Easy, Outcome::Drawn, 100, 100, false),
        ("draw 2 target=150", Level::Beginner, Outcome::Unfinished, 40, 65, false),
        ("five-up 3", Level::Tough, Outcome::Lost, 20, 61, false),
    ];
    let games = (0..40_u32).map(|number| {
        let (rules, level, result, own, other, helped) = kinds[number as usize % kinds.len()];
        let rules = Rules::from_text(rules).expect("a game");
        let points = rules.all_sides().map(|side| if side.index() == 0 { own } else { other }).collect();
        let seating = Seating::one_person([level]).for_table(rules.seats());
        let played = Played {
            id: GameId(number.into()),
            by: "Anna".to_owned(),
            seat: seating.host(),
            seating,
            when: Timestamp::from_second(1_790_000_000 + i64::from(number) * 8_640).expect("a time"),
            took: Duration::from_secs(200 + 37 * u64::from(number)),
            practice: helped,
            doubted: false,
            number: 4711,
            era: 0,
        };
        Arc::new(Summary {
            played,
            rules,
            mixed: false,
            result,
            points,
            hands: 5,
            leads: vec!["6-6".parse().expect("a bone")],
        })
    });
    Arc::new(games.collect())
}

/// Games over two years with their figures. A few were really played, and the rest are copies of
/// them.
pub(crate) static COUNTED: LazyLock<Vec<CountedGame>> = LazyLock::new(|| {
    let kinds = [
        ("all-fives 2 target=100", Level::Tough),
        ("all-fives 2 target=100", Level::Brutal),
        ("fives-and-threes 2", Level::NotSoEasy),
        ("draw 2 target=100", Level::Easy),
        ("five-up 3", Level::Tough),
    ];
    // A few games of each kind, with who has won.
    let played = kinds.map(|(rules, level)| {
        let rules = Rules::from_text(rules).expect("a game");
        let seating = Seating::one_person([level]).for_table(rules.seats());
        let play = |number: u64| {
            let session = points_alone(rules, 100 * number, usize::MAX);
            let figures = Figures::of(session.record(), Seat::FIRST).expect("it was played");
            let points: ArrayVec<i16, SEATS> = rules.all_sides().map(|side| session.state().score(side)).collect();
            let won = points[1..].iter().all(|other| *other < points[0]);
            (won, (rules, seating.clone(), points, figures))
        };
        (0..12).map(play).partition::<Vec<_>, _>(|(won, _)| *won)
    });
    let game = |number: u64| {
        // The player gets better over time.
        let won = number * 2_654_435_761 % 1000 < 380 + number;
        let (winning, losing) = &played[number as usize % kinds.len()];
        let of_kind = if won { winning } else { losing };
        let (_, (rules, seating, points, figures)) = &of_kind[(number / 5) as usize % of_kind.len()];
        let result = if won { Outcome::Won } else { Outcome::Lost };
        let played = Played {
            id: GameId(number),
            by: "Anna".to_owned(),
            seat: seating.host(),
            seating: seating.clone(),
            when: Timestamp::from_second(1_735_700_000 + number as i64 * 259_200).expect("a time"),
            took: Duration::from_secs(240 + 37 * (number % 23)),
            practice: number.is_multiple_of(9),
            doubted: false,
            number,
            era: 0,
        };
        let (points, hands) = (points.clone(), figures.hands.len() as u16);
        let game = Summary { played, rules: *rules, mixed: false, result, points, hands, leads: Vec::new() };
        // The last games are judged first, and a good player gives away less and less.
        let given = GivenAway {
            decisions: 48,
            loss: 1.1 - 0.002 * number as f64,
            squares: 0.06,
            squared_error: 0.01,
            by_chance: 6.0,
            marks: [4, 2, u32::from(number.is_multiple_of(3))],
            ..GivenAway::default()
        };
        let (result, luck) = (f64::from(u8::from(won)), if number.is_multiple_of(2) { 0.12 } else { -0.08 });
        // Points are passed up in every game, and doublets are kept in one of five.
        let kept = if number.is_multiple_of(5) { [1.0, 1.0, 0.03] } else { [0.0; 3] };
        let plays = [&[1.0, 3.0, 1.0, 0.03, 1.0, 1.0, 0.03, 16.0, 3.0, 2.0, 0.06][..], &kept].concat();
        let habits = HabitCosts::from_row(&plays).expect("two kinds of plays");
        let quality = (number >= 40).then_some(Quality { games: 1, given, result, luck, habits });
        CountedGame { game: Arc::new(game), figures: figures.clone(), quality }
    };
    (0..240).map(game).collect()
});

/// So many mistakes with points passed up.
pub(crate) fn mistakes(count: usize) -> Deck {
    let mut deck = Deck::default();
    for (exercise, loss) in exercises().iter().take(count).zip([0.12, 0.07, 0.05]) {
        let others = exercise.seen.legal();
        let played = others.iter().find(|step| *step != exercise.best).expect("a choice").to_string();
        let habits = vec![Habit::MissesPoints.name().to_owned()];
        deck.add(Returning::new(exercise.to_line(), Some(played), loss, habits));
    }
    deck
}

/// A plan against passing up points, made when 40 of the games were still to come.
pub(crate) fn plan() -> HabitPlan {
    let (before, since) = COUNTED.split_at(200);
    let judged = |counted: &'static CountedGame| Some((&counted.game.rules, &counted.quality.as_ref()?.habits));
    let found = findings(&before.iter().filter_map(judged).collect::<Vec<_>>());
    let dearest = found.first().filter(|found| found.is_sure()).expect("a habit");
    plan_for(dearest, &mistakes(3), since[0].game.played.when.as_second()).expect("there is a lesson about it")
}

/// Clicks a widget by its spoken name.
pub(crate) fn click(harness: &mut Harness<'_, Desk>, name: &str) {
    open_tab(harness, name);
    harness.get_by_label(name).click();
    harness.run();
}

/// Opens the tab of the settings that has a row of this name, if none is shown.
pub(crate) fn open_tab(harness: &mut Harness<'_, Desk>, name: &str) {
    for tab in ["Settings: Play", "Settings: At the table", "Settings: Comfort"] {
        if harness.query_all_by_label(name).next().is_some() || harness.query_by_label(tab).is_none() {
            return;
        }
        harness.get_by_label(tab).click();
        harness.run();
    }
}

/// Moves to a widget with Tab alone and presses a key there.
pub(crate) fn press(harness: &mut Harness<'_, Desk>, name: &str, key: Key) {
    for _ in 0..160 {
        if harness.query_by_label(name).is_some_and(|node| node.is_focused()) {
            harness.key_press(key);
            harness.run();
            return;
        }
        harness.key_press(Key::Tab);
        harness.run();
    }
    panic!("Tab never came to {name}");
}
