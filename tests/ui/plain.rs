//! No command of the menus leaves a game plain that has shown a hidden bone (R34).

use crate::common::inside::Inside;
use crate::company::{guest, sit_down};
use crate::window::inside::InsideDesk;
use crate::window::screens::Screens as _;
use crate::window::{Window, click, press, put, rules_for, some_play, waiting};
use egui::{Context, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    engine::{
        bone::{Bones, Seat},
        deal::Deal,
        rules::Preset,
        state::Phase,
    },
    nestor::Level,
    record::{Opened, Record, Seating},
    store::{Kept, Memory, Players},
    table::Waiting,
    table::sitting::Sitting,
    ui::{
        app::{App, Start},
        command::{COMMANDS, Command},
        thinker::Thinker,
    },
};
use std::sync::Arc;

/// What the program shows or gives away of the hand at the table, besides what its player may see.
fn given_away(app: &App, ctx: &Context) -> Option<&'static str> {
    let game = app.desk().game();
    let sitting = app.desk().sitting();
    let deal = &sitting.session().record().hands.last()?.deal;
    let has_it = |record: &Record| record.hands.iter().any(|hand| hand.deal.hands == deal.hands);
    let copied = ctx.output(|output| output.commands.clone()).into_iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Opened::from_bytes(text.as_bytes()).ok(),
        _ => None,
    });
    let games = app.store().archive().games().unwrap_or_default();
    let kept = |id| app.store().archive().load(id).is_ok_and(|kept| has_it(&kept.record));
    let hidden: Bones = game.view().open.clone().hands.into_iter().fold(Bones::NONE, |open, hand| open | hand);
    if copied.is_some_and(|opened| has_it(&opened.record)) {
        Some("a copy")
    } else if games.iter().any(|game| kept(game.played.id)) {
        Some("the list of games")
    } else if !hidden.is_empty() || !game.view().open.clone().boneyard.is_empty() {
        Some("the table")
    } else if game.hint().is_some() || game.clues().is_some() {
        Some("a hint")
    } else {
        app.stage().looks_through().then_some("a review")
    }
}

/// The program with a game in which each side has played, and one with a hand that is over.
fn begun(over: bool) -> (App, Context) {
    let rules = Preset::Draw.rules(2).expect("two can play it");
    let (mut sitting, _) = Sitting::new(rules, Seating::one_person([Level::Easy]), None).expect("a game");
    let there = |sitting: &Sitting| {
        let state = sitting.state();
        let moves = sitting.session().record().hands.last().map_or(0, |hand| hand.moves.len());
        if over { state.phase() != Phase::Playing } else { moves > 5 && state.to_move() == Seat::FIRST }
    };
    while !there(&sitting) {
        let step = sitting.state().legal().nth(0).expect("a legal move");
        sitting.play(step).expect("it is legal");
    }
    assert!(!sitting.is_practice());
    let memory = Memory::default();
    let players = Players::on(Arc::new(memory));
    let mut store = players.store();
    store.save(Kept::Game, sitting.saved());
    let mut app = App::seated(players, store, Start::default(), Thinker::here(1));
    // The question whether the game may be written is answered once and for all.
    app.set(|settings| settings.play.writes_bones = true);
    (app, Context::default())
}

#[test]
fn after_any_command_and_then_any_other_a_plain_game_has_shown_nothing_hidden() {
    let all: Vec<Command> =
        COMMANDS.iter().map(|entry| entry.command).filter(|command| *command != Command::Quit).collect();
    for over in [false, true] {
        for &first in &all {
            let (mut app, ctx) = begun(over);
            let mut shown: Vec<(Deal, &'static str)> = Vec::new();
            // Each is given after the first one, and after all that stand before it.
            for &command in [first].iter().chain(&all).chain([&first]) {
                app.run(command, &ctx);
                let sitting = app.desk().sitting();
                let deal = sitting.session().record().hands.last().expect("a hand").deal.clone();
                if let Some(what) = given_away(&app, &ctx).filter(|_| sitting.state().phase() == Phase::Playing) {
                    shown.push((deal.clone(), what));
                }
                let known = shown.iter().find(|(seen, _)| seen.hands == deal.hands);
                if let Some((_, what)) = known.filter(|_| sitting.state().phase() == Phase::Playing) {
                    assert!(sitting.is_practice(), "{first:?}, then {command:?}: {what} shows hidden bones");
                }
                ctx.output_mut(|output| output.commands.clear());
            }
        }
    }
}

#[test]
fn a_second_window_plays_a_game_of_its_own() {
    let memory = Memory::default();
    let window = || {
        let players = Players::on(Arc::new(memory.clone()));
        let store = players.store();
        App::seated(players, store, Start::default(), Thinker::here(1))
    };
    let mut first = window();
    first.run(Command::Tutor, &Context::default());
    let game = |app: &App| app.desk().sitting().session().record().clone();
    let mut second = window();
    assert_ne!(game(&second).hands[0].deal, game(&first).hands[0].deal);
    second.run(Command::ShowHands, &Context::default());
    assert!(second.desk().game().view().is_practice && !first.desk().game().view().is_practice);
}

#[test]
fn at_a_table_of_several_people_a_restart_asks_the_others_and_nothing_is_backed_up() {
    let mut window = sit_down(rules_for(Preset::Muggins, 2), &[guest("Ann"), guest("Ben")], 7);
    let game = |window: &Window| window.state().desk().game().view().game;
    let before = game(&window);
    while window.state().desk().game().view().seen.deeds().len() < 3 {
        match (waiting(&window), some_play(&window)) {
            (Waiting::You { .. }, Some((bone, end))) => put(&mut window, bone, end),
            _ => press(&mut window),
        }
    }
    window.key_press_modifiers(Modifiers::COMMAND, Key::R);
    window.run();
    assert!(window.query_by_label_contains("Restarting ends the game for").is_some());
    click(&mut window, "Cancel");
    assert_eq!(game(&window), before);
    window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    window.run();
    assert!(window.query_by_label("Path of the file").is_none(), "a backup has all bones");
}
