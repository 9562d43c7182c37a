//! Links that a player shares: to a moment of a finished game, to a match of eight deals and to the
//! exercises of the day.

use crate::window::screens::Screens as _;
use crate::window::{
    Window,
    agreed::WHICH,
    copied,
    files::{click, finish, has, program_at},
};
use egui::{Key, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    engine::rules::{Preset, Rules},
    engine::{Set, bone::Seat, state::Phase},
    nestor::{self, Level},
    record::{Played, Seating, Session, deal_number},
    store::{Memory, Players},
    ui::app::{App, AppLink, SharedGame, Start},
    ui::command::Command,
    ui::thinker::Thinker,
};
use std::sync::Arc;

/// A finished game by these rules, dealt from a number.
fn played(rules: Rules, number: u64) -> (Session, Played) {
    let mut session = Session::new(rules).expect("it can be played");
    for hand in 0..200 {
        if session.state().phase() == Phase::GameOver {
            break;
        }
        session.deal_number(deal_number(number, hand)).expect("the hand before is over");
        while session.state().phase() == Phase::Playing {
            let seen = session.observe(session.state().to_move());
            session.play(nestor::sensible(&seen)).expect("a legal move");
        }
    }
    let seating = Seating::one_person(vec![Level::Tough; rules.seats() - 1]).for_table(rules.seats());
    (session, Played::elsewhere("", seating, Seat::FIRST, number))
}

#[test]
fn every_game_fits_into_a_link_and_is_the_same_again() {
    let larger = [Set::Nine, Set::Twelve].map(|set| (Preset::Draw, Rules { set, ..Preset::Draw.usual() }));
    let usual = Preset::ALL.map(|preset| (preset, preset.usual()));
    for (at, (preset, usual)) in (0_u64..).zip(usual.into_iter().chain(larger)) {
        let rules = Rules { target: usual.target.min(60), ..usual };
        let rules = if rules.check().is_ok() { rules } else { usual };
        let (session, played) = played(rules, 4711 + at);
        let last = session.record().hands.len() - 1;
        let moment = (last, session.record().hands[last].moves.len() / 2);
        let shared = SharedGame::of(session.record(), &played, moment).expect("its deals come from its number");
        let link = AppLink::Moment(Box::new(shared)).to_string();
        let plain = |sign: char| sign.is_ascii_alphanumeric() || "-._~!@:+=/,".contains(sign);
        assert!(link.chars().all(plain), "{preset}: {link}");
        assert!(link.len() < 6500, "{preset}: {} letters", link.len());
        let read = AppLink::read(&link).expect("a link").expect("it leads somewhere");
        assert_eq!(read.to_string(), link, "{preset}");
    }
}

#[test]
fn a_link_to_a_game_that_was_cut_or_changed_leads_nowhere() {
    let (session, played) = played(Preset::Block.usual(), 12);
    let shared = SharedGame::of(session.record(), &played, (0, 3)).expect("its deals come from its number");
    let link = AppLink::Moment(Box::new(shared)).to_string();
    let leads = |text: &str| matches!(AppLink::read(text), Some(Ok(AppLink::Moment(_))));
    assert!(leads(&link));
    for (at, _) in link.char_indices().skip("dominoes:".len()) {
        assert!(!leads(&link[..at]), "{}", &link[..at]);
    }
    for (part, other) in [("/12/", "/13/"), ("/0.3/", "/0.99/"), ("/0.3/", "/99.0/"), ("/H", "/h"), ("pass", "draw")] {
        let changed = link.replacen(part, other, 1);
        assert!(changed != link && !leads(&changed), "{changed}");
    }
}

/// Returns the link that a click has copied.
fn copied_by(window: &mut Window, button: &str) -> String {
    window.get_by_label(button).click();
    for _ in 0..5 {
        window.step();
        if let Some(text) = copied(window) {
            window.run();
            return text;
        }
    }
    panic!("{button} copies nothing");
}

fn follow(window: &mut Window, link: &str) {
    let (sender, openings) = std::sync::mpsc::channel();
    window.state_mut().use_openings(openings);
    sender.send(link.into()).expect("the program listens");
    window.run();
}

fn run(window: &mut Window, command: Command) {
    let ctx = window.ctx.clone();
    window.state_mut().run(command, &ctx);
    window.run();
}

#[test]
fn a_moment_of_a_finished_game_is_shared_and_opened_elsewhere() {
    let mut window = program_at(&Memory::default(), 4711, 60);
    finish(&mut window);
    run(&mut window, Command::Review);
    window.key_press(Key::Home);
    window.run();
    for _ in 0..4 {
        window.key_press(Key::ArrowRight);
        window.run();
    }
    let there = window.state().stage().looks_at();
    let shown = |window: &Window| {
        let viewer = window.state().stage().viewer().expect("a game that is looked through");
        let view = viewer.desk.game().view();
        (view.played(), view.hand())
    };
    let before = shown(&window);
    click(&mut window, "More…");
    let link = copied_by(&mut window, "Share this moment");
    assert!(has(&window, "The link was copied."));
    let mut other = program_at(&Memory::default(), 1, 60);
    follow(&mut other, &link);
    assert_eq!(other.state().stage().looks_at(), there);
    assert_eq!(shown(&other), before);
    other.key_press(Key::Escape);
    other.run();
    assert!(!other.state().stage().looks_through(), "back at the table");
}

#[test]
fn eight_deals_and_the_exercises_of_the_day_are_shared_as_links() {
    let mut window = program_at(&Memory::default(), 4711, 60);
    let to_60 = Rules { target: 60, ..Preset::Muggins.usual() };
    follow(&mut window, &AppLink::Eight(Box::new(to_60), 471_112).to_string());
    assert_eq!(window.state().settings().game.rules, to_60, "the match is of this game");
    assert!(has(&window, "Muggins. Nestor plays at"));
    click(&mut window, WHICH);
    assert_eq!(copied_by(&mut window, "Share link"), AppLink::Eight(Box::new(to_60), 471_112).to_string());
    click(&mut window, "OK");
    assert!(has(&window, "Start the match"), "the window of the match is there again");
    window.key_press(Key::Escape);
    window.run();
    run(&mut window, Command::Today);
    click(&mut window, "More…");
    assert_eq!(copied_by(&mut window, "Share link"), "dominoes:today");
    click(&mut window, "OK");
    assert!(window.get_all_by_role(Role::Button).count() > 0 && window.state().stage().practice().is_some());
}

/// The first start of somebody who came by this link.
fn came_by(link: &str) -> Window {
    let players = Players::on(Arc::new(Memory::default()));
    let store = players.store();
    let mut app = App::seated(players, store, Start::default(), Thinker::here(1));
    app.set(|settings| {
        (settings.look.reduce_motion, settings.play.pace) = (true, 0);
        settings.look.language = Some("en".to_owned());
    });
    let (sender, openings) = std::sync::mpsc::channel();
    app.use_openings(openings);
    sender.send(link.into()).expect("the program listens");
    crate::window::show(app, egui::vec2(960.0, 720.0))
}

const WELCOME: &str = "What would you like to do?";

#[test]
fn at_the_first_start_a_link_shows_what_it_leads_to_and_the_question_comes_after() {
    let (session, record) = played(Preset::Block.usual(), 12);
    let shared = SharedGame::of(session.record(), &record, (0, 3)).expect("its deals come from its number");
    let moment = AppLink::Moment(Box::new(shared)).to_string();
    for link in ["dominoes:today", &moment] {
        let mut window = came_by(link);
        assert!(!has(&window, WELCOME) && !window.state().stage().is_table(), "{link}");
        assert_eq!(window.state().stage().looks_through(), link != "dominoes:today");
        window.key_press(Key::Escape);
        window.run();
        assert!(has(&window, WELCOME) && window.state().stage().is_table(), "{link}: then it asks");
    }
    for link in ["dominoes:all-fives/4711", "dominoes:muggins", "dominoes:deal/4711"] {
        let mut window = came_by(link);
        assert!(!has(&window, WELCOME), "{link}");
        assert!(window.state().desk().scene().is_some(), "{link}: the table is dealt");
        window.key_press(Key::Escape);
        window.run();
        assert!(!has(&window, WELCOME), "{link}: somebody plays, and is not asked");
    }
    let window = came_by(&AppLink::Eight(Box::new(Preset::Muggins.usual()), 471_112).to_string());
    assert!(has(&window, "Start the match") && !has(&window, WELCOME));
    let window = came_by("dominoes:friends");
    assert!(window.query_by_role_and_label(Role::Dialog, "Play with friends").is_some() && !has(&window, WELCOME));
    let mut window = came_by("dominoes:nowhere");
    click(&mut window, "OK");
    assert!(has(&window, WELCOME), "a link that leads nowhere takes nobody's place");
}

#[test]
fn a_link_is_not_followed_behind_an_open_window() {
    let mut window = program_at(&Memory::default(), 4711, 60);
    for (link, command) in [("dominoes:muggins/12", Command::Settings), ("dominoes:today", Command::Colors)] {
        run(&mut window, command);
        assert!(window.query_all_by_role(Role::Dialog).next().is_some());
        follow(&mut window, link);
        assert!(window.query_all_by_role(Role::Dialog).next().is_none(), "{link}");
    }
    assert_eq!(window.state().settings().game.rules.game(), Some(Preset::Muggins));
}
