//! Shared by the tests of the windows above the table: a display with one of them, and access to
//! its widgets.

use egui::{self, Key, Vec2, vec2};
use egui_kittest::{Harness, kittest::Queryable as _};
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::{
    arena::duplicate::Comparison,
    career::{
        agreed::{AgreedMatch, DEALS},
        deck::{Deck, Returning},
        fairness::Books,
        summary::{Met, Summary},
        tally::{Line, Tally, Wins},
    },
    engine::{
        bone::{SEATS, Seat},
        rules::{Preset, Rules},
        state::Phase,
    },
    nestor::{Level, exercises::exercises},
    record::{
        Session,
        kept::{GameId, Outcome, Played},
        seating::{Person, Seating},
        text::InText as _,
    },
    review::{GivenAway, Habit, HabitCosts},
    stats::{CountedGame, Figures, Quality},
    store::{Games, Player},
    ui::{
        look::Look,
        paint::theme::Theme,
        windows::{
            about::{Imprint, about},
            agreed::{
                AgreedWindow,
                compare::{CompareChoice, CompareWindow},
            },
            colors::{ColorsChoice, ColorsWindow, Wardrobe},
            friends::FriendsWindow,
            game::{Chosen, GameWindow},
            games::{GameQualities, GamesChoice, GamesWindow},
            help::{Chapter, HelpWindow},
            notes::{AdviceWindow, Message, PathWindow, message},
            outcome::{
                DrawnGames, News, OtherTableChoice, OtherTableWindow, ScoreSheet, SheetChoice, TallyChoice, fair, tally,
            },
            players::{PlayersChoice, PlayersWindow, Present},
            practice::{course::CourseWindow, practice},
            settings::{SettingsWindow, Tab},
            statistics::{Counting, Page, StatisticsChoice, StatisticsWindow},
            welcome::welcome,
        },
        words::Words,
    },
};

use arrayvec::ArrayVec;
use jiff::{Timestamp, Zoned, tz::TimeZone};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use super::agreed::{TODAY, agreed_after, compared};
use super::album;
use super::friends;
use super::new_game::{company, rules_page};
use crate::{common::chance::enter, window};

/// An open window.
pub(crate) enum Open {
    Welcome,
    Settings(SettingsWindow),
    Game(Box<GameWindow>),
    Colors(Box<ColorsWindow>),
    Tally(Tally, Vec<Met>),
    Score(Box<ScoreSheet>),
    Help(HelpWindow),
    About,
    Players(PlayersWindow, Vec<Player>),
    Games(Box<GamesWindow>, Games),
    OtherTable(Box<OtherTableWindow>),
    Statistics(Box<StatisticsWindow>, Vec<CountedGame>),
    Fair(Books, DrawnGames),
    Course(CourseWindow),
    Practice(usize),
    Path(PathWindow),
    Message(Message),
    Advice(AdviceWindow),
    Agreed(AgreedWindow),
    Friends(FriendsWindow),
    Compare(CompareWindow, Box<AgreedMatch>),
    Nothing,
}

/// A display with a window, and its result.
pub(crate) struct Desk {
    pub(crate) words: Words,
    pub(crate) theme: usize,
    pub(crate) themes: [Theme; 3],
    pub(crate) settings: Settings,
    pub(crate) player: String,
    pub(crate) open: Open,
    pub(crate) chosen: Option<Chosen>,
    pub(crate) colors: Option<ColorsChoice>,
    pub(crate) tally: Option<TallyChoice>,
    pub(crate) sheet: Option<SheetChoice>,
    pub(crate) advice: Option<bool>,
}

impl Desk {
    pub(crate) fn new(open: Open) -> Desk {
        let mut settings = Settings::default();
        if matches!(open, Open::Welcome) {
            settings.set_for_a_first_game();
        }
        Desk {
            words: Words::choose(Some(&album::language()), &[]),
            theme: 0,
            themes: Theme::DEFAULTS,
            settings,
            player: String::new(),
            open,
            chosen: None,
            colors: None,
            tally: None,
            sheet: None,
            advice: None,
        }
    }

    pub(crate) fn ui(&mut self, ui: &mut egui::Ui) {
        let theme = self.themes[self.theme];
        let (settings, player) = (self.settings.clone(), self.player.clone());
        let look = Look { words: &self.words, theme: &theme, settings: &settings, player: &player };
        let ctx = ui.ctx().clone();
        ctx.set_visuals(theme.visuals());
        ui.painter().rect_filled(ui.max_rect().expand(50.0), 0.0, theme.background_color());
        let closed = match &mut self.open {
            Open::Welcome => welcome(&ctx, look, &self.settings.game.rules).is_some(),
            Open::Settings(window) => window.show(&ctx, look, &mut self.settings).closed,
            Open::Game(window) => {
                let done = window.show(&ctx, look);
                self.chosen = done.clone().flatten().or(self.chosen.take());
                done.is_some()
            }
            Open::Colors(window) => {
                let choice = window.show(&ctx, look);
                self.colors = choice.clone().or(self.colors.take());
                matches!(choice, Some(ColorsChoice::Save(_) | ColorsChoice::Leave))
            }
            Open::Tally(won, met) => {
                self.tally = tally(&ctx, look, won, met).or(self.tally);
                self.tally == Some(TallyChoice::Close)
            }
            Open::Score(window) => {
                self.sheet = window.show(&ctx, look).or(self.sheet);
                self.sheet.is_some()
            }
            Open::Help(window) => window.show(&ctx, look, &shortcuts()),
            Open::Players(window, players) => {
                let present = Present { players, current: &players[0].folder, asks: true, deleted: 1, saves: true };
                let choice = window.show(&ctx, look, present);
                matches!(choice, Some(PlayersChoice::Close | PlayersChoice::Play(_)))
            }
            Open::Games(window, games) => {
                matches!(window.show(&ctx, look, Some(games), 1, &judged()), Some(GamesChoice::Close))
            }
            Open::OtherTable(window) => window.show(&ctx, look) == Some(OtherTableChoice::Close),
            Open::Statistics(window, games) => {
                let choice = window.show(&ctx, look, Counting::Done(games, 1), &MISTAKES);
                matches!(choice, Some(StatisticsChoice::Close))
            }
            Open::Fair(books, drawn) => fair(&ctx, look, books, drawn),
            Open::Course(window) => window.show(&ctx, look).is_some(),
            Open::Practice(due) => practice(&ctx, look, *due).is_some(),
            Open::Path(window) => window.show(&ctx, look).is_some(),
            Open::Message(said) => message(&ctx, look, said),
            Open::About => {
                let folder = Some("/home/you/.local/share/electrum-dominoes".as_ref());
                about(&ctx, look, Imprint { version: "0.1.0 (0123456789ab)", folder })
            }
            Open::Advice(window) => {
                self.advice = window.show(&ctx, look).or(self.advice);
                self.advice.is_some()
            }
            Open::Agreed(window) => window.show(&ctx, look).is_some(),
            Open::Friends(window) => window.show(&ctx, look).is_some(),
            Open::Compare(window, whole) => window.show(&ctx, look, whole) == Some(CompareChoice::Close),
            Open::Nothing => false,
        };
        if closed {
            self.open = Open::Nothing;
        }
    }

    pub(crate) fn is_open(&self) -> bool {
        !matches!(self.open, Open::Nothing)
    }
}

pub(crate) fn shortcuts() -> Vec<(String, String)> {
    [("Undo", "Ctrl+Z"), ("New game", "Ctrl+N"), ("Hint", "F2"), ("Preserve", "F5"), ("Restore", "F9")]
        .map(|(does, key)| (does.to_owned(), key.to_owned()))
        .into()
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
pub(crate) fn high(open: Open) -> Harness<'static, Desk> {
    harness(vec2(900.0, 4400.0), Desk::new(open))
}

/// The settings of a new player who has chosen these rules.
pub(crate) fn settings_with(rules: Rules) -> Settings {
    let mut settings = Settings::default();
    settings.game.rules = rules;
    settings
}

pub(crate) fn settings() -> Harness<'static, Desk> {
    high(Open::Settings(SettingsWindow::default()))
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
        tally.add(Line { game, level, wins: Wins { won, lost, practice_won: helped, practice_lost: helped / 2 } });
    }
    tally
}

/// Returns games with and against people.
fn people_met() -> Vec<Met> {
    let guests = |names: &[&str]| names.iter().map(|name| Person::Guest((*name).into())).collect();
    let met = |game, with: &[&str], against: &[&str], won, lost| {
        let wins = Wins { won, lost, practice_won: 1, practice_lost: 0 };
        Met { game: Some(game), partners: guests(with), opponents: guests(against), wins }
    };
    vec![
        met(Preset::Muggins, &[], &["Ben"], 12, 9),
        met(Preset::Dominican, &["Ann"], &["Christoph-Maximilian", ""], 3, 7),
        met(Preset::Partnership, &["Ann"], &[], 2, 1),
    ]
}

/// Returns the score sheet of a game of these rules, after this many moves or at its end. Everyone
/// plays only for points.
pub(crate) fn score_sheet(rules: Rules, number: u64, moves: usize) -> Open {
    let session = points_alone(rules, number, moves);
    Open::Score(Box::new(ScoreSheet::new(session.chronicle(Seat::FIRST), true)))
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

/// Returns players, one of them without a name.
pub(crate) fn players() -> Open {
    let player = |folder: &str, name: &str| Player { folder: folder.to_owned(), name: name.to_owned() };
    let all = vec![player("anna-1", "Anna"), player("ben-2", "Ben O’Brien"), player("player-3", "")];
    Open::Players(PlayersWindow::new("ben-2", false), all)
}

/// Returns a list of games of every kind.
pub(crate) fn games() -> Open {
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
            taken_back: false,
            refused: 0,
            doubted: false,
            number: 4711,
            era: 0,
        };
        Arc::new(Summary { played, rules, result, points, hands: 5, leads: vec!["6-6".parse().expect("a bone")] })
    });
    let mut window = GamesWindow::new(&epoch());
    window.choose(GameId(37));
    Open::Games(Box::new(window), Arc::new(games.collect()))
}

/// Returns the other table when this share of the hands is played.
pub(crate) fn other_table(games: usize, done: f64) -> Open {
    let mut window = OtherTableWindow::new(games);
    let hands = [(35.0, 20.0), (-10.0, 15.0), (0.0, -25.0), (50.0, 50.0), (-22.5, 7.5), (15.0, 10.0)];
    let played = (0..games).flat_map(|game| (1..).zip(hands).map(move |hand| (game, hand)));
    for (game, (number, (here, there))) in played {
        window.hear(News::Hand(game, Comparison { number, here: Some(here), there }));
    }
    window.hear(News::Done(done));
    Open::OtherTable(Box::new(window))
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
    let played: Vec<_> = (0..15_u64)
        .map(|number| {
            let (rules, level) = kinds[number as usize % kinds.len()];
            let rules = Rules::from_text(rules).expect("a game");
            let seating = Seating::one_person([level]).for_table(rules.seats());
            let session = points_alone(rules, 100 * number, usize::MAX);
            let figures = Figures::of(session.record(), Seat::FIRST).expect("it was played");
            (
                rules,
                seating,
                rules.all_sides().map(|side| session.state().score(side)).collect::<ArrayVec<i16, SEATS>>(),
                figures,
            )
        })
        .collect();
    let game = |number: u64| {
        let (rules, seating, points, figures) = &played[(number * 7 % 15) as usize];
        // The player gets better over time.
        let won = number * 2_654_435_761 % 1000 < 380 + number;
        let result = if won { Outcome::Won } else { Outcome::Lost };
        let played = Played {
            id: GameId(number),
            by: "Anna".to_owned(),
            seat: seating.host(),
            seating: seating.clone(),
            when: Timestamp::from_second(1_735_700_000 + number as i64 * 259_200).expect("a time"),
            took: Duration::from_secs(240 + 37 * (number % 23)),
            practice: number.is_multiple_of(9),
            taken_back: false,
            refused: 0,
            doubted: false,
            number,
            era: 0,
        };
        let (points, hands) = (points.clone(), figures.hands.len() as u16);
        let game = Summary { played, rules: *rules, result, points, hands, leads: Vec::new() };
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

/// Two mistakes with points passed up.
static MISTAKES: LazyLock<Deck> = LazyLock::new(|| {
    let mut deck = Deck::default();
    for (exercise, loss) in exercises().iter().take(2).zip([0.12, 0.07]) {
        let others = exercise.seen.legal();
        let played = others.iter().find(|step| *step != exercise.best).expect("a choice").to_string();
        let habits = vec![Habit::MissesPoints.name().to_owned()];
        deck.add(Returning::new(exercise.to_line(), Some(played), loss, habits));
    }
    deck
});

/// Returns the time of the system's clock.
fn epoch() -> Zoned {
    Timestamp::UNIX_EPOCH.to_zoned(TimeZone::UTC)
}

/// Returns the statistics of some games, open at this page.
pub(crate) fn statistics(page: Page) -> Open {
    Open::Statistics(Box::new(StatisticsWindow::new(&epoch()).at(page)), COUNTED.clone())
}

/// Returns the books of some games.
pub(crate) fn books() -> Books {
    let mut books = Books::default();
    for (rules, number) in [("all-fives 2", 0), ("draw 2", 100), ("fives-and-threes 2", 200), ("five-up 3", 300)] {
        let session = points_alone(Rules::from_text(rules).expect("a game"), number, usize::MAX);
        enter(&mut books, session.record(), Seat::FIRST);
    }
    books.enter_others(Seat::FIRST, &Seating::one_person([Level::Easy]));
    books
}

pub(crate) fn advice() -> AdviceWindow {
    AdviceWindow {
        from: Level::Easy,
        to: Level::NotSoEasy,
        wins: Wins { won: 13, lost: 7, practice_won: 1, practice_lost: 0 },
    }
}

/// The window of colors over these themes, of which one is in use.
pub(crate) fn wearing(themes: &[Theme; 3], used: usize) -> Open {
    let mut window = ColorsWindow::new(Wardrobe { themes: *themes, used });
    window.tune();
    Open::Colors(Box::new(window))
}

/// Returns the window of colors with these themes as it opens.
pub(crate) fn tables(themes: &[Theme; 3], used: usize) -> Open {
    Open::Colors(Box::new(ColorsWindow::new(Wardrobe { themes: *themes, used })))
}

pub(crate) fn colors() -> Open {
    wearing(&Theme::DEFAULTS, 0)
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

/// A window and the name of its picture.
type Named = (&'static str, fn() -> Open);

/// Every window, with one for each chapter of the help.
pub(crate) const WINDOWS: [Named; 50] = [
    ("welcome", || Open::Welcome),
    ("settings", || Open::Settings(SettingsWindow::default())),
    ("settings-table", || Open::Settings(SettingsWindow::default().at(Tab::Table))),
    ("new-game", || {
        let settings = settings_with(window::rules_for(Preset::AllFives, 2));
        Open::Game(Box::new(GameWindow::new(&settings, "", Vec::new(), true).asking_for_a_name("")))
    }),
    ("new-game-company", || Open::Game(Box::new(GameWindow::new(&company(), "", Vec::new(), false)))),
    ("new-game-rules", || rules_page(Rules { target: 50, ..window::rules_for(Preset::Dominican, 4) })),
    ("colors", || tables(&Theme::DEFAULTS, 0)),
    ("colors-tune", colors),
    ("tally", || Open::Tally(played(), Vec::new())),
    ("tally-people", || Open::Tally(played(), people_met())),
    ("score-sheet", || score_sheet(window::rules_for(Preset::AllFives, 2), 5, 45)),
    ("score-sheet-kozel", || score_sheet(window::rules_for(Preset::Kozel, 2), 5, 120)),
    ("score-sheet-love", || score_sheet(window::rules_for(Preset::JamaicaPartner, 4), 5, 70)),
    ("game-over", || score_sheet(window::rules_for(Preset::Firecrackers, 2), 4, usize::MAX)),
    ("game-over-four", || {
        let rules = Rules { partners: false, target: 100, ..window::rules_for(Preset::FiveUp, 4) };
        score_sheet(rules, 3, usize::MAX)
    }),
    ("game-over-hand", || score_sheet(window::rules_for(Preset::DrawGame, 2), 2, usize::MAX)),
    ("help-play", || Open::Help(HelpWindow::new(Chapter::Play))),
    ("help-scoring", || Open::Help(HelpWindow::new(Chapter::Scoring))),
    ("help-firecrackers", || Open::Help(HelpWindow::new(Chapter::Firecrackers))),
    ("help-games", || Open::Help(HelpWindow::new(Chapter::Games).about(Some(Preset::AllFives)))),
    ("help-five-up", || Open::Help(HelpWindow::new(Chapter::Games).about(Some(Preset::FiveUp)))),
    ("help-strategy", || Open::Help(HelpWindow::new(Chapter::Strategy))),
    ("help-keys", || Open::Help(HelpWindow::new(Chapter::Keys))),
    ("about", || Open::About),
    ("players", players),
    ("games", games),
    ("friends", || friends::at_home("")),
    ("friends-link", || friends::at_home("https://dominoes.example/#01234-56789")),
    ("agreed", || Open::Agreed(AgreedWindow::of(471_112, None, TODAY))),
    ("agreed-ends", || agreed_after(3)),
    ("agreed-over", || agreed_after(DEALS)),
    ("compare", || compared(&["Ann"])),
    ("compare-many", || compared(&["Ann", "Ben O’Brien", "Christoph-Maximilian", "Dana", "Eve"])),
    ("compare-alone", || compared(&[])),
    ("other-table", || other_table(1, 1.0)),
    ("other-table-many", || other_table(3, 0.62)),
    ("other-table-new", || Open::OtherTable(Box::new(OtherTableWindow::new(1)))),
    ("statistics-won", || statistics(Page::Won)),
    ("statistics-quality", || statistics(Page::Quality)),
    ("statistics-habits", || statistics(Page::Habits)),
    ("statistics-points", || statistics(Page::Points)),
    ("statistics-bests", || statistics(Page::Bests)),
    ("statistics-table", || statistics(Page::Table)),
    ("statistics-empty", || Open::Statistics(Box::new(StatisticsWindow::new(&epoch())), Vec::new())),
    ("fair", || Open::Fair(books(), DrawnGames::default())),
    ("course", || Open::Course(crate::course::course_after(9))),
    ("practice", || Open::Practice(3)),
    ("path", || Open::Path(PathWindow::new("command-open-game", "/home/anna/Documents/4711.domino".as_ref(), false))),
    ("message", || {
        let text = "holiday.domino isn’t a domino game. Nothing has changed. Line 7, column 3: expected a string.";
        Open::Message(Message { title: "command-open-game", text: vec![text.to_owned()] })
    }),
    ("advice", || Open::Advice(advice())),
];
