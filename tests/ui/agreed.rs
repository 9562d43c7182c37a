//! A match of eight deals with the real widgets: the comparison of both tables, and resuming where
//! the match was left.

use crate::common::inside::Inside;
use crate::window::inside::InsideDesk;
use crate::window::screens::Screens as _;
use crate::window::{
    Window,
    agreed::{self, finish, go_on, seen, waiting},
    copied,
    files::keys,
    in_hand, open_with, press_button, shows,
};
use egui::{Event, Key, Modifiers, PointerButton, Vec2, accesskit::Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::{
    career::agreed::{AgreedMatch, DEALS, Shared},
    engine::{
        bone::Bone,
        moves::Move,
        observe::Observation,
        rules::{Preset, Rules},
    },
    nestor::{Level, chance_of, choose},
    seat::Input,
    store::{Kept, Memory, Store},
    table::Waiting,
    ui::{settings::KnownTables, thinker::Thinker},
    wire::{DayPlaces, DayRow, NoAnswer},
};
use std::{sync::Arc, time::Duration};

/// The number of the match.
const NUMBER: u64 = 4711;
/// The number of the match of the day on which the tests play.
const TODAY: u64 = 19_700_101;

/// Starts the program with a game of these rules against Beginner.
fn program(memory: &Memory, rules: Rules) -> Window {
    program_of(vec2(960.0, 900.0), memory, rules)
}

/// Starts it in a window of this size.
fn program_of(size: Vec2, memory: &Memory, rules: Rules) -> Window {
    let store = Store::on(Arc::new(memory.clone()));
    open_with(Thinker::here(1), store, Preset::Draw, 5, size, |settings| {
        settings.game.rules = rules;
        settings.game.set_levels(&[Level::Beginner; 3]);
    })
}

fn begin(window: &mut Window, level: &str) {
    begin_number(window, level, NUMBER);
}

/// Begins the match of this number.
fn begin_number(window: &mut Window, level: &str, number: u64) {
    keys(window, Key::D);
    window.get_by_label(agreed::WHICH).click();
    window.run();
    agreed::type_number(window, "Match number", number);
    window.get_by_label(&format!("Nestor’s level in your seat: {level}")).click();
    window.run();
    press_button(window, "Start the match");
}

fn played(window: &Window) -> &AgreedMatch {
    &window.state().stage().agreed().expect("a match is open").played
}

fn first(seen: &Observation) -> Move {
    seen.legal().nth(0).expect("there is a legal move")
}

fn rows(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::Row).filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn the_same_plays_as_nestor_give_the_same_result_in_all_eight_deals() {
    for rules in [Preset::AllFives.rules(2), Preset::Muggins.rules(4)].map(|rules| rules.expect("a named game")) {
        let mut window = program(&Memory::default(), rules);
        begin(&mut window, "Easy");
        for deal in 1..=DEALS {
            assert!(shows(&window, &format!("Deal {deal} of 8")));
            assert_eq!(rows(&window).len(), if deal == 1 { 0 } else { usize::from(deal) }, "with the sum");
            finish(&mut window, |seen| choose(seen, Level::Easy, &mut chance_of(seen, NUMBER)).best);
            if deal < DEALS {
                press_button(&mut window, "Next deal");
            }
        }
        let told = rows(&window);
        assert_eq!(told.len(), usize::from(DEALS) + 1);
        assert!(told.iter().all(|row| row.ends_with("Difference 0")), "{told:?}");
        assert!(shows(&window, "You did as well as Nestor."));
        assert!(window.query_by_role_and_label(Role::Button, "Next deal").is_none());
        assert!(window.state().stage().agreed().expect("the match is open").played.is_over());
    }
}

#[test]
fn a_finished_match_can_be_shown_again_until_another_starts() {
    let memory = Memory::default();
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    let mut window = program(&memory, rules);
    begin(&mut window, "Beginner");
    for deal in 1..=DEALS {
        finish(&mut window, first);
        if deal < DEALS {
            press_button(&mut window, "Next deal");
        }
    }
    let (over, told) = (played(&window).clone(), rows(&window));
    drop(window);
    let mut window = program(&memory, rules);
    keys(&mut window, Key::D);
    assert!(window.state().stage().agreed().is_none(), "another match can be started");
    assert!(!shows(&window, "without a result"));
    press_button(&mut window, "Show the last match");
    assert_eq!((played(&window), rows(&window)), (&over, told));
}

#[test]
fn the_arrows_go_through_the_hand_and_not_into_the_panel_beside_it() {
    // The window is so low that the buttons of the panel lie beside the hand.
    let mut window =
        program_of(vec2(1600.0, 440.0), &Memory::default(), Preset::AllFives.rules(2).expect("a game for two"));
    begin(&mut window, "Beginner");
    let plays = |seen: &Observation| seen.legal().iter().filter(|step| matches!(step, Move::Play(..))).count();
    while plays(&seen(&window)) < 4 || !matches!(waiting(&window), Waiting::You { .. }) {
        go_on(&mut window, first);
    }
    window.key_press(Key::Tab);
    window.run();
    let focused = |window: &Window| {
        let focus = window.ctx.memory(egui::Memory::focused);
        let desk = &window.state().stage().agreed().expect("a match is open").desk;
        desk.game().view().hand().iter().find(|bone| Some(desk.ids().hand(*bone)) == focus)
    };
    let begun = focused(&window).expect("a bone has the focus");
    let mut last = begun;
    for _ in 0..9 {
        window.key_press(Key::ArrowRight);
        window.run();
        last = focused(&window).expect("the focus stays in the hand");
    }
    assert_ne!(begun, last, "several bones fit");
    window.key_press(Key::ArrowLeft);
    window.run();
    assert!(focused(&window).is_some_and(|bone| bone != last), "and it goes back");
}

#[test]
fn pressing_on_after_the_last_deal_stays_on_the_result() {
    let mut window = program(&Memory::default(), Preset::AllFives.rules(2).expect("a game for two"));
    begin(&mut window, "Beginner");
    for deal in 1..=DEALS {
        assert!(shows(&window, &format!("Deal {deal} of 8")));
        finish(&mut window, first);
        window.key_press(Key::Space);
        window.run();
    }
    let (over, told) = (played(&window).clone(), rows(&window));
    for _ in 0..3 {
        window.key_press(Key::Space);
        window.run();
    }
    assert!(!shows(&window, agreed::WHICH));
    assert_eq!((played(&window), rows(&window)), (&over, told));
    // Tab can still reach it.
    let there = (0..8).any(|_| {
        window.key_press(Key::Tab);
        window.run();
        window.get_by_role_and_label(Role::Button, "Another match").is_focused()
    });
    assert!(there);
    window.key_press(Key::Enter);
    window.run();
    assert!(shows(&window, agreed::WHICH));
}

/// Nestor may still play the deal in the player's seat when the player has finished it.
#[test]
fn the_next_deal_keeps_the_focus_when_nestor_finishes_later() {
    let mut store = Store::on(Arc::new(Memory::default()));
    store.write_behind(|| ());
    let mut window = open_with(Thinker::here(1), store, Preset::AllFives, 5, vec2(960.0, 900.0), |settings| {
        settings.game.set_levels(&[Level::Beginner]);
    });
    begin(&mut window, "Brutal");
    let (mut later, mut deals) = (0, 0);
    while deals < 3 {
        for _ in 0..400 {
            if matches!(waiting(&window), Waiting::NewHand | Waiting::NewGame) {
                break;
            }
            let step = match waiting(&window) {
                Waiting::You { .. } => match first(&seen(&window)) {
                    Move::Play(bone, end) => Input::Put(bone, end),
                    _ => Input::Draw,
                },
                _ => Input::Press,
            };
            window.state_mut().stage_mut().agreed_mut().expect("a match is open").desk.step(step);
            window.run_steps(1);
        }
        deals += 1;
        window.run_steps(3);
        while played(&window).nestor().len() < deals {
            later += 1;
            std::thread::sleep(Duration::from_millis(10));
            window.run_steps(1);
        }
        window.run_steps(2);
        assert!(window.get_by_role_and_label(Role::Button, "Next deal").is_focused(), "after deal {deals}");
        window.key_press(Key::Enter);
        window.run();
        assert!(shows(&window, &format!("Deal {} of 8", deals + 1)));
    }
    assert!(later > 0, "Nestor has never come later");
}

#[test]
fn starting_another_match_warns_that_the_current_one_ends() {
    let mut window = program(&Memory::default(), Preset::AllFives.rules(2).expect("a game for two"));
    begin(&mut window, "Beginner");
    finish(&mut window, first);
    press_button(&mut window, "Next deal");
    go_on(&mut window, first);
    let before = played(&window).clone();
    press_button(&mut window, "Another match");
    assert!(shows(&window, "at deal 2 of 8. Starting another one ends it without a result"));
    assert!(!shows(&window, "Show the last match"));
    press_button(&mut window, "Cancel");
    assert_eq!(played(&window), &before);
    // Whoever presses Enter without reading loses nothing.
    press_button(&mut window, "Another match");
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(played(&window), &before);
    assert!(shows(&window, "Deal 2 of 8"));
    press_button(&mut window, "Another match");
    press_button(&mut window, "Start the match");
    assert_ne!(played(&window).number(), before.number());
    assert!(shows(&window, "Deal 1 of 8"));
}

#[test]
fn with_the_keyboard_the_focus_is_on_the_hand_in_every_deal() {
    let mut window = program(&Memory::default(), Preset::AllFives.rules(2).expect("a game for two"));
    keys(&mut window, Key::D);
    window.get_by_label(agreed::WHICH).click();
    window.run();
    agreed::type_number(&mut window, "Match number", NUMBER);
    window.key_press(Key::Enter);
    window.run();
    let ring = |window: &Window| {
        seen(window).hand().iter().any(|bone| window.get_by_label_contains(&in_hand(bone)).is_focused())
    };
    for deal in 1..=3 {
        assert!(shows(&window, &format!("Deal {deal} of 8")));
        while seen(&window).legal().iter().all(|step| !matches!(step, Move::Play(..))) {
            window.key_press(Key::Space);
            window.run();
        }
        assert!(ring(&window), "in deal {deal}");
        finish(&mut window, first);
        window.key_press(Key::Space);
        window.run();
    }
    // A player who clicks does not need the focus until Tab asks for it.
    finish(&mut window, first);
    let next = window.get_by_role_and_label(Role::Button, "Next deal").rect().center();
    for press in [true, false] {
        window.event(Event::PointerMoved(next));
        let button = PointerButton::Primary;
        window.event(Event::PointerButton { pos: next, button, pressed: press, modifiers: Modifiers::NONE });
        window.run();
    }
    assert!(shows(&window, "Deal 5 of 8"));
    while seen(&window).legal().iter().all(|step| !matches!(step, Move::Play(..))) {
        go_on(&mut window, first);
    }
    assert!(!ring(&window));
    window.key_press(Key::Tab);
    window.run();
    assert!(ring(&window));
}

#[test]
fn a_friend_with_the_same_number_gets_the_same_bones() {
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    let hands = |choose: fn(&Observation) -> Move| {
        let mut window = program(&Memory::default(), rules);
        begin(&mut window, "Beginner");
        let hands: Vec<Vec<Bone>> = played(&window)
            .deals()
            .map(|number| {
                let hand =
                    window.state().stage().agreed().expect("the match is open").desk.sitting().session().record().hands
                        [0]
                    .clone();
                assert_eq!(hand.deal.number, Some(number));
                finish(&mut window, choose);
                if !played(&window).is_over() {
                    press_button(&mut window, "Next deal");
                }
                hand.deal.hands[0].iter().collect()
            })
            .collect();
        (hands, played(&window).nestor().to_vec(), played(&window).player())
    };
    let (mine, nestor, own) = hands(first);
    let (theirs, other_nestor, other) = hands(|seen| seen.legal().iter().last().expect("there is a legal move"));
    assert_eq!((mine, nestor), (theirs, other_nestor));
    assert_ne!(own, other, "they played differently");
}

#[test]
fn a_match_that_was_left_or_killed_resumes_with_the_same_table() {
    let memory = Memory::default();
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    let mut window = program(&memory, rules);
    begin(&mut window, "Beginner");
    for _ in 0..2 {
        finish(&mut window, first);
        press_button(&mut window, "Next deal");
    }
    for _ in 0..5 {
        go_on(&mut window, first);
    }
    let before = played(&window).clone();
    assert_eq!((before.player().len(), before.at()), (2, 2));
    // The program ends without asking anyone.
    drop(window);
    let mut window = program(&memory, rules);
    assert!(window.state().stage().agreed().is_none());
    let at_the_table = window.state().desk().sitting().session().record().clone();
    keys(&mut window, Key::D);
    assert_eq!(played(&window), &before);
    assert!(shows(&window, "Deal 3 of 8"));
    // Escape leaves the match, and the current game is as it was.
    window.key_press(Key::Escape);
    window.run();
    assert!(window.state().stage().agreed().is_none());
    assert_eq!(window.state().desk().sitting().session().record(), &at_the_table);
    keys(&mut window, Key::D);
    finish(&mut window, first);
    assert_eq!(played(&window).player().len(), 3);
    assert_eq!(played(&window).player()[..2], before.player()[..]);
}

#[test]
fn a_match_has_no_help_and_only_its_own_eight_deals() {
    let mut window = program(&Memory::default(), Preset::AllFives.rules(2).expect("a game for two"));
    begin(&mut window, "Beginner");
    for _ in 0..4 {
        go_on(&mut window, first);
    }
    let before = seen(&window);
    window.key_press(Key::F2);
    keys(&mut window, Key::Z);
    window.key_press(Key::F6);
    window.run();
    assert_eq!(seen(&window), before);
    assert!(window.state().stage().agreed().expect("the match is open").desk.game().view().shown.is_none());
    finish(&mut window, first);
    assert!(!shows(&window, "New hand"));
    window.key_press(Key::Space);
    window.run();
    assert!(shows(&window, "Deal 2 of 8"), "the button to go on has the focus");
    let desk = &window.state().stage().agreed().expect("the match is open").desk;
    assert_eq!(desk.sitting().session().record().hands.len(), 1);
}

/// Plays the match of this number to its end.
fn over(memory: &Memory, number: u64) -> Window {
    let mut window = program(memory, Preset::AllFives.rules(2).expect("a game for two"));
    begin_number(&mut window, "Beginner", number);
    for deal in 1..=DEALS {
        assert!(window.query_by_role_and_label(Role::Button, "Copy my result").is_none());
        finish(&mut window, first);
        if deal < DEALS {
            press_button(&mut window, "Next deal");
        }
    }
    window
}

#[test]
fn a_result_is_copied_for_friends_with_one_button() {
    let mut window = over(&Memory::default(), NUMBER);
    window.get_by_role_and_label(Role::Button, "Copy my result").click();
    window.step();
    let text = copied(&window).expect("the result");
    window.run();
    assert!(shows(&window, "Your result was copied."));
    // Above what a program reads stands what anybody reads.
    let (own, nestor) = (played(&window).player(), played(&window).nestor().to_vec());
    let better = own.iter().zip(&nestor).filter(|(own, nestor)| own > nestor).count();
    let mut lines = text.lines();
    let told = format!("All Fives, match 4711: better than Nestor in {better} of 8 deals");
    assert_eq!(lines.next(), Some(told.as_str()));
    let signs: Vec<char> = lines.next().expect("a line of signs").chars().collect();
    let sign = |(own, nestor): (&f64, &f64)| {
        if own > nestor {
            '🟩'
        } else if own < nestor {
            '🟥'
        } else {
            '⬜'
        }
    };
    assert_eq!(signs, own.iter().zip(&nestor).map(sign).collect::<Vec<_>>());
    let read = Shared::read(&text).expect("a program reads it");
    assert_eq!((read.by(), read.gained()), ("Player", own));
}

#[test]
fn today_has_a_match_with_the_same_number_for_everyone() {
    let mut window = program(&Memory::default(), Preset::AllFives.rules(2).expect("a game for two"));
    keys(&mut window, Key::D);
    window.get_by_label(agreed::WHICH).click();
    window.run();
    press_button(&mut window, "Today’s match");
    press_button(&mut window, "Start the match");
    assert_eq!(played(&window).number(), TODAY, "year, month and day");
}

/// Whether the window of what there is to practise says this.
fn practice_says(window: &mut Window, said: &str) -> bool {
    window.key_press(Key::Escape);
    window.run();
    window.get_by_label("Game").click();
    window.run();
    window.get_by_label("Practice").click();
    window.run();
    shows(window, said)
}

#[test]
fn practice_says_how_far_the_match_of_the_day_is_and_nothing_of_another_one() {
    let at_the_second = |number| {
        let mut window = program(&Memory::default(), Preset::AllFives.rules(2).expect("a game for two"));
        begin_number(&mut window, "Beginner", number);
        finish(&mut window, first);
        press_button(&mut window, "Next deal");
        window
    };
    assert!(practice_says(&mut at_the_second(TODAY), "Today’s match: deal 2 of 8"));
    assert!(!practice_says(&mut at_the_second(NUMBER), "Today’s match"));
    assert!(practice_says(&mut over(&Memory::default(), TODAY), "You’ve played today’s match."));
}

/// Plays the match of this number to its end, for a player whose tables are at this server.
fn over_at(server: &str, number: u64) -> Window {
    let memory = Memory::default();
    let mut store = Store::on(Arc::new(memory.clone()));
    let mut tables = KnownTables::default();
    server.clone_into(&mut tables.server);
    store.save(Kept::Tables, tables);
    assert!(store.is_well());
    drop(store);
    over(&memory, number)
}

#[test]
fn a_place_among_all_is_asked_for_where_there_is_a_server_and_only_today() {
    let offers = |server, number| shows(&over_at(server, number), "My place today");
    assert!(!offers("", TODAY), "nobody keeps results");
    assert!(!offers("dominoes.example", 19_691_231), "it was yesterday’s");
    let mut window = over_at("http://127.0.0.1:9", TODAY);
    press_button(&mut window, "My place today");
    assert!(!shows(&window, "My place today"), "it was asked");
    assert!(shows(&window, "Asking the server…") || shows(&window, "The server didn’t answer."));
}

#[test]
fn the_place_of_the_day_is_told_with_the_best() {
    let mut window = over_at("dominoes.example", TODAY);
    let answers = |window: &mut Window, answer| {
        let screen = window.state_mut().stage_mut().agreed_mut().expect("the match is open");
        screen.day.as_mut().expect("a server has places").answer = Some(answer);
        window.run();
    };
    let row = |name: &str, points| DayRow { name: name.to_owned(), points };
    let best = vec![row("Ben", 55.0), row("Ana", 40.0), row("Cleo", 40.0), row("Dora", -5.0)];
    answers(&mut window, Ok(DayPlaces { place: 2, of: 12, best }));
    assert!(shows(&window, "Place 2 of 12 on your server today"));
    assert!(shows(&window, "1. Ben +55 · 2. Ana +40 · 2. Cleo +40 · 4. Dora −5"));
    assert!(!shows(&window, "My place today"));
    answers(&mut window, Err(NoAnswer::Silent));
    assert!(shows(&window, "The server didn’t answer."));
}
