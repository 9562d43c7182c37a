//! Several people at one screen: who sits where, passing the screen on, and what nobody may see.

use crate::common::inside::Inside;
use crate::window::files::type_in;
use crate::window::inside::InsideDesk;
use crate::window::{
    Window, choose_one, click, end_label, in_hand, open, open_rules, press_button, rules_for, shows, spoken, step,
    waiting,
};
use egui::{Event, Key, Modifiers, OutputCommand, PointerButton, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::{
    engine::{Preset, Rules, Seat, event},
    nestor::Level,
    record::{Person, Seating, Sitter},
    seat::Input,
    store::{Memory, Players, Store},
    table::{HostOrder, NextGame, Waiting, Watcher},
    ui::app::{App, Start},
    ui::thinker::Thinker,
};
use std::sync::Arc;

pub(crate) fn guest(name: &str) -> Sitter {
    Sitter::Person(Person::Guest(name.into()))
}

/// Begins a game of these sitters.
pub(crate) fn sit_down(rules: Rules, sitters: &[Sitter], deal: u64) -> Window {
    let mut window = open_rules(rules, deal, vec2(960.0, 720.0), false, |_| {});
    let seating = Seating::new(sitters).expect("people sit there");
    step(&mut window, HostOrder::NextGame(NextGame { rules, seating }));
    step(&mut window, HostOrder::NewGame(Some(deal)));
    window
}

pub(crate) fn watcher(window: &Window) -> Watcher {
    window.state().desk().game().view().watcher()
}

/// Plays a bone by the pointer: a click on it, and one on the first end where it fits.
fn play_by_pointer(window: &mut Window) {
    let game = window.state().desk().game();
    let fitting = game.view().hand().iter().find(|bone| !game.view().fits(*bone).is_empty()).expect("a bone that fits");
    window.run_steps(20); // longer than a double click
    click(window, &in_hand(fitting));
    let Some(end) = window.state().desk().game().view().fits(fitting).last().copied() else { return };
    if window.state().desk().game().chosen() == Some(fitting) {
        let name = end_label(window, end);
        window.get_by_label(&name).click();
        window.run();
    }
}

/// Goes to the button that shows the next hand, and presses it.
pub(crate) fn show_by_keys(window: &mut Window) {
    window.run_steps(20); // longer than a double click
    window.key_press(Key::Tab);
    window.run();
    window.key_press(Key::Space);
    window.run();
}

/// Begins the window that begins a game.
fn begin(window: &mut Window) {
    window.key_press_modifiers(Modifiers::COMMAND, Key::N);
    window.run();
}

#[test]
fn a_seat_is_given_to_a_guest_in_the_window_that_begins_a_game_and_the_company_comes_back_with_one_press() {
    let mut window = open(Preset::Draw, 5, vec2(960.0, 720.0), |_| {});
    begin(&mut window);
    assert!(!shows(&window, "Again: "), "there was no company yet");
    assert!(shows(&window, "Beginner. Plays any bone that fits."));
    click(&mut window, "Nestor’s seat: A person");
    type_in(&mut window, "Name of the person in seat 2", "Ben");
    assert!(!shows(&window, "Beginner. "), "no Nestor plays");
    press_button(&mut window, "Begin");
    let seating = window.state().desk().game().view().seating.clone();
    assert_eq!(Some(&seating), Seating::new(&[Sitter::HOST, guest("Ben")]).as_ref());
    assert!(matches!(watcher(&window), Watcher::Covered(_)), "the first hand is covered");
    // Alone again, and then the company with one press.
    begin(&mut window);
    click(&mut window, "Seat 2: Nestor");
    press_button(&mut window, "Begin");
    assert!(!window.state().desk().game().view().is_company());
    begin(&mut window);
    click(&mut window, "Again: You, Ben · Draw");
    assert_eq!(window.state().desk().game().view().seating, seating);
}

#[test]
fn whoever_has_not_played_yet_is_told_that_nothing_is_theirs_to_undo() {
    let mut window = sit_down(rules_for(Preset::Draw, 2), &[guest("Ann"), guest("Ben")], 5);
    let moves = |window: &Window| window.state().desk().sitting().session().record().hands[0].moves.len();
    // The lead is forced, and the first of them plays.
    while moves(&window) < 2 {
        if matches!(watcher(&window), Watcher::Covered(_)) {
            step(&mut window, Input::Press);
        } else {
            play_by_pointer(&mut window);
        }
    }
    step(&mut window, Input::Press);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    assert!(shows(&window, "nothing of yours to undo"));
}

#[test]
fn the_player_whose_files_these_are_can_lend_the_table_to_others() {
    let store = Store::on(Arc::new(Memory::default()));
    let rules = Rules { target: 5, ..rules_for(Preset::Muggins, 2) };
    let mut window =
        crate::window::open_with(Thinker::here(1), store, Preset::Muggins, 5, vec2(960.0, 720.0), |settings| {
            settings.game.rules = rules;
        });
    begin(&mut window);
    click(&mut window, "Nestor’s seat: A person");
    choose_one(&mut window, "You");
    click(&mut window, "Seat 1: A person");
    choose_one(&mut window, "Player 2: A person");
    click(&mut window, "Seat 2: Nestor");
    assert!(shows(&window, "Seat 1: A person") && !shows(&window, "Seat 1: Nestor"), "somebody must play");
    type_in(&mut window, "Name of the person in seat 1", "Ann");
    press_button(&mut window, "Begin");
    let seating = window.state().desk().game().view().seating.clone();
    assert!(!seating.has_host() && seating.host() == Seat::FIRST);
    assert_eq!(seating.people().map(|(_, person)| person.name()).collect::<Vec<_>>(), ["Ann"]);
    for _ in 0..200 {
        if waiting(&window) == Waiting::NewGame {
            break;
        }
        go_on(&mut window);
    }
    assert_eq!(waiting(&window), Waiting::NewGame);
    assert!(window.state().store().archive().wait_for_games().is_empty(), "the game is not the owner’s");
    assert!(window.state_mut().tally().is_empty());
    window.run_steps(200);
    window.key_press(Key::Escape);
    window.run();
    step(&mut window, HostOrder::NewGame(None));
    assert_eq!(window.state().desk().game().view().seating, seating);
    begin(&mut window);
    click(&mut window, "Seat 1: You");
    press_button(&mut window, "Begin");
    assert!(window.state().desk().game().view().seating.has_host());
}

#[test]
fn people_change_seats() {
    let mut window = open_rules(rules_for(Preset::FiveUp, 4), 5, vec2(960.0, 900.0), false, |_| ());
    begin(&mut window);
    for choice in ["Helen: Beginner", "Helen’s seat: A person"] {
        click(&mut window, choice);
    }
    choose_one(&mut window, "You");
    click(&mut window, "Move You to the next seat");
    press_button(&mut window, "Begin");
    let seating = window.state().desk().game().view().seating.clone();
    assert_eq!(seating.host(), Seat::new(1).expect("a seat"));
    assert!(seating.is_person(Seat::new(3).expect("a seat")));
}

#[test]
fn a_hand_of_two_people_is_played_by_pointer_and_keys_and_passed_on_by_name() {
    let sitters = [guest("Ann"), guest("Ben")];
    let mut window = sit_down(rules_for(Preset::Muggins, 2), &sitters, 7);
    let (mut passed, mut by_keys) = (0, true);
    for _ in 0..200 {
        match waiting(&window) {
            Waiting::Uncover(seat) => {
                let name = ["Ann", "Ben"][seat.index()];
                assert!(shows(&window, &format!("{name}, your turn.")), "{name} is called to the screen");
                assert!(!shows(&window, ", in your hand"), "no bone of a hand is read out");
                if by_keys {
                    show_by_keys(&mut window);
                } else {
                    press_button(&mut window, "Show my hand");
                }
                assert_eq!(watcher(&window), Watcher::Seat(seat));
                assert!(shows(&window, ", in your hand"));
                (passed, by_keys) = (passed + 1, !by_keys);
            }
            Waiting::You { .. } => play_by_pointer(&mut window),
            Waiting::NewHand | Waiting::NewGame => break,
            _ => {
                window.key_press(Key::Space);
                // The next press is no second half of this one.
                window.run_steps(20);
            }
        }
    }
    assert!(matches!(waiting(&window), Waiting::NewHand | Waiting::NewGame), "the hand comes to its end");
    assert!(passed > 6, "{passed}");
}

#[test]
fn the_next_person_reads_what_has_happened_since_their_last_turn() {
    let sitters = [guest("Ann"), guest("Ben"), guest("Cleo")];
    let mut window = sit_down(rules_for(Preset::Muggins, 3), &sitters, 7);
    let (mut told, mut covers) = (0, Vec::new());
    for _ in 0..60 {
        match waiting(&window) {
            Waiting::Uncover(seat) => {
                let name = ["Ann", "Ben", "Cleo"][seat.index()];
                let begins = format!("{name}, ");
                let cover = window.query_all_by_label_contains(&begins).next();
                if let Some(cover) = cover {
                    let cover = cover.accesskit_node().value().unwrap_or_default();
                    assert!(!cover.contains(&format!("{name}: ")), "{cover}");
                    covers.push(cover.clone());
                    let others = ["Ann: ", "Ben: ", "Cleo: "].into_iter();
                    told += usize::from(others.filter(|by| cover.contains(by)).count() == 2);
                }
                show_by_keys(&mut window);
            }
            Waiting::You { .. } => play_by_pointer(&mut window),
            Waiting::NewHand | Waiting::NewGame => break,
            _ => {
                window.key_press(Key::Space);
                window.run();
            }
        }
    }
    assert!(told > 3, "{covers:#?}");
}

/// Everything that is copied when somebody asks for it, by the system's own command and by Ctrl+C.
pub(crate) fn copied(window: &mut Window) -> String {
    let modifiers = Modifiers::COMMAND;
    let key = |pressed| Event::Key { key: Key::C, physical_key: None, pressed, repeat: false, modifiers };
    let mut copied = String::new();
    for event in [
        Event::Copy,
        Event::ModifiersChanged(modifiers),
        key(true),
        key(false),
        Event::ModifiersChanged(Modifiers::NONE),
    ] {
        window.event(event);
        // Only the output of the last frame can be seen.
        window.step();
        for command in &window.output().platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                copied += text;
            }
        }
    }
    copied
}

/// Plays a bone that fits by the pointer, or presses Space.
pub(crate) fn go_on(window: &mut Window) {
    match waiting(window) {
        Waiting::You { .. } => play_by_pointer(window),
        Waiting::Uncover(_) => show_by_keys(window),
        _ => {
            window.key_press(Key::Space);
            window.run();
        }
    }
}

/// Plays until somebody is told of moves of the others, and the hand is covered or not.
fn until_something_has_happened(window: &mut Window, covered: bool) {
    for _ in 0..60 {
        let game = window.state().desk().game();
        let moves = |event: &&event::Event| matches!(event, event::Event::Played { .. });
        if game.view().hides_the_hand() && game.view().since.iter().filter(moves).count() >= game.view().rules().seats()
        {
            if !covered {
                show_by_keys(window);
            }
            return;
        }
        go_on(window);
    }
    panic!("nobody played");
}

#[test]
fn what_has_happened_is_watched_again_before_and_after_the_hand_is_shown() {
    let sitters = [guest("Ann"), guest("Ben"), guest("Cleo")];
    for covered in [true, false] {
        let mut window = sit_down(rules_for(Preset::Muggins, 3), &sitters, 7);
        until_something_has_happened(&mut window, covered);
        let game = window.state().desk().game();
        let (before, moment) = (game.view().watcher(), game.view().change());
        if covered {
            press_button(&mut window, "Watch again");
        } else {
            window.key_press(Key::A);
            window.run();
        }
        let shown = |window: &Window| {
            let line = window.query_all_by_label_contains("Move ").next();
            line.and_then(|node| node.accesskit_node().label())
        };
        let mut seen: Vec<String> = Vec::new();
        for _ in 0..600 {
            let Some(line) = shown(&window) else { break };
            assert!(!shows(&window, ", in your hand"));
            if seen.last() != Some(&line) {
                seen.push(line);
            }
            window.run_steps(1);
        }
        let names = ["Ann", "Ben", "Cleo"];
        let own = names[before.seat().index()];
        assert!(seen.len() >= 2 && !seen.iter().any(|line| line.contains(own)), "{seen:?}");
        assert!(names.iter().filter(|name| **name != own).all(|name| seen.iter().any(|line| line.contains(name))));
        let game = window.state().desk().game();
        assert_eq!((game.view().watcher(), game.view().change()), (before, moment), "nothing has changed");
        // Esc ends it early.
        window.key_press(Key::A);
        window.run();
        assert!(shown(&window).is_some());
        window.key_press(Key::Escape);
        window.run();
        assert!(shown(&window).is_none());
    }
}

#[test]
fn a_table_agrees_in_its_window_to_play_without_help_and_says_so_when_asked() {
    let mut window = open(Preset::Draw, 5, vec2(960.0, 720.0), |_| {});
    begin(&mut window);
    assert!(!shows(&window, "No help"), "one person alone has nobody to agree with");
    click(&mut window, "Nestor’s seat: A person");
    click(&mut window, "No help");
    press_button(&mut window, "Begin");
    assert!(window.state().desk().game().view().seating.is_without_help());
    show_by_keys(&mut window);
    for key in [Key::F2, Key::F6, Key::B, Key::T] {
        window.key_press(key);
        window.run();
        assert_eq!(spoken(&window).note, "This table has agreed to play without help.", "{key:?}");
    }
    begin(&mut window);
    window.get_by_label_contains("No help").scroll_to_me();
    window.run();
    click(&mut window, "No help");
    press_button(&mut window, "Begin");
    assert!(!window.state().desk().game().view().seating.is_without_help());
}

#[test]
fn restore_and_redo_ask_those_whose_turns_they_change() {
    let mut window = sit_down(rules_for(Preset::Muggins, 2), &[guest("Ann"), guest("Ben")], 7);
    show_by_keys(&mut window);
    window.key_press(Key::F5);
    window.run();
    until_something_has_happened(&mut window, false);
    let acted = |window: &Window| window.state().desk().game().view().seen.deeds().len();
    let before = acted(&window);
    let other = ["Ben", "Ann"][window.state().desk().game().view().viewer().index()];
    window.key_press(Key::F9);
    window.run();
    assert!(shows(&window, &format!("This takes back turns of {other}.")));
    click(&mut window, "Cancel");
    assert_eq!(acted(&window), before);
    for (key, asks, yes) in
        [(Key::Z, "This takes back a turn of", "Take it back"), (Key::Y, "This plays a turn of", "Redo")]
    {
        window.key_press_modifiers(Modifiers::COMMAND, key);
        window.run();
        assert!(shows(&window, asks));
        press_button(&mut window, yes);
    }
    window.key_press(Key::F9);
    window.run();
    press_button(&mut window, "Restore");
    assert!(acted(&window) < before && window.state().desk().game().view().hides_the_hand());
}

#[test]
fn nothing_that_shows_every_bone_leaves_a_table_of_several_people() {
    let mut window = sit_down(rules_for(Preset::Draw, 2), &[Sitter::HOST, guest("Ben")], 7);
    for covered in [true, false] {
        assert_eq!(window.state().desk().game().view().hides_the_hand(), covered);
        assert_eq!(copied(&mut window), "");
        window.run();
        for key in [Key::F6, Key::F7] {
            window.key_press(key);
            window.run();
            assert!(window.state().desk().game().view().shown.is_none());
        }
        show_by_keys(&mut window);
    }
}

#[test]
fn undo_asks_those_whose_turns_it_takes_back() {
    let mut window = sit_down(rules_for(Preset::Muggins, 2), &[guest("Ann"), guest("Ben")], 7);
    let acted = |window: &Window| window.state().desk().game().view().seen.deeds().len();
    while acted(&window) < 4 || !matches!(waiting(&window), Waiting::You { .. }) {
        go_on(&mut window);
    }
    let (before, asker) = (acted(&window), window.state().desk().game().view().viewer());
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    let other = if asker == Seat::FIRST { "Ben" } else { "Ann" };
    assert!(shows(&window, &format!("This takes back a turn of {other}.")));
    click(&mut window, "Cancel");
    assert_eq!(acted(&window), before);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run();
    click(&mut window, "Take it back");
    assert!(acted(&window) < before);
    assert_eq!(watcher(&window), Watcher::Covered(asker));
}

#[test]
fn a_finished_game_is_kept_for_every_player_of_the_list_as_seen_from_their_seat() {
    let memory = Memory::default();
    let mut players = Players::on(Arc::new(memory.clone()));
    let host = players.list()[0].folder.clone();
    players.rename(&host, "Anna").expect("a name");
    let ben = players.add("Ben").expect("a player");
    players.change_to(&host);
    let store = players.store();
    let rules = Rules { target: 10, ..rules_for(Preset::Muggins, 2) };
    let mut app = App::seated(players, store, Start::default(), Thinker::here(1));
    let sitters = [Sitter::HOST, Sitter::Person(Person::Player { folder: ben.as_str().into(), name: "Ben".into() })];
    let seating = Seating::new(&sitters).expect("two people");
    app.set(|settings| {
        settings.look.reduce_motion = true;
        settings.look.language = Some("en".to_owned());
    });
    app.step(HostOrder::NextGame(NextGame { rules, seating }));
    app.step(HostOrder::NewGame(None));
    let mut window = crate::window::show(app, vec2(960.0, 720.0));
    for _ in 0..400 {
        match waiting(&window) {
            Waiting::NewGame => break,
            Waiting::You { .. } => {
                let (bone, end) = crate::window::some_play(&window).expect("a bone that fits");
                crate::window::put(&mut window, bone, end);
            }
            _ => crate::window::press(&mut window),
        }
    }
    assert_eq!(waiting(&window), Waiting::NewGame);
    let kept = |store: &Store| {
        let games = store.archive().games().expect("games are read");
        let game = &games.first().expect("the game is kept").played;
        (games.len(), game.by.clone(), game.seat, game.seating.clone())
    };
    let (_, by, seat, _) = kept(window.state().store());
    assert_eq!((by.as_str(), seat), ("Anna", Seat::FIRST));
    // The tally has Ben as an opponent.
    let winner = window.state().desk().sitting().state().result().and_then(|end| end.winner);
    let has_won = winner == Some(rules.side(Seat::FIRST));
    // The greeting closes, then the score sheet, before the tally.
    for key in [Key::Escape, Key::Escape, Key::F3] {
        window.key_press(key);
        window.run();
    }
    let lost = format!("Muggins, against Ben: you {}, others {}", u8::from(has_won), u8::from(!has_won));
    assert!(shows(&window, &lost), "{lost}");
    // So do the statistics, and both can be asked for the games with Ben alone.
    window.key_press(Key::Escape);
    window.run();
    window.key_press(Key::F4);
    window.run();
    press_button(&mut window, "All figures");
    let told = format!("Muggins, against Ben: won {} of 1", u8::from(has_won));
    assert!(shows(&window, &told), "{told}");
    press_button(&mut window, "Filter");
    window.get_by_label("Person: With anyone").click();
    window.run();
    window.query_all_by_label("Ben").last().expect("Ben can be picked").click();
    window.run();
    assert!(shows(&window, &told) && shows(&window, "Person: Ben") && shows(&window, "One finished game"));
    drop(window);
    // Anna deletes the game, and Ben still has it.
    let mut store = Players::on(Arc::new(memory.clone())).store();
    let game = store.archive().wait_for_games()[0].played.id;
    store.delete_games(vec![game]);
    store.settle();
    assert!(store.archive().wait_for_games().is_empty());
    drop(store);
    let mut players = Players::on(Arc::new(memory));
    players.change_to(&ben);
    let store = players.store();
    let (games, by, seat, seating) = kept(&store);
    assert_eq!((games, by.as_str(), seat), (1, "Ben", Seat::new(1).expect("a seat")));
    let anna = Person::Player { folder: host.as_str().into(), name: "Anna".into() };
    assert_eq!(Some(seating), Seating::new(&[Sitter::Person(anna), Sitter::HOST]));
}

#[test]
fn a_press_that_shows_the_hand_can_be_asked_to_be_held() {
    let mut window = sit_down(rules_for(Preset::Draw, 2), &[Sitter::HOST, guest("Ben")], 7);
    window.state_mut().set(|settings| settings.play.hold_to_show = true);
    let seating = Seating::new(&[Sitter::HOST, guest("Ben")]).expect("two people");
    step(&mut window, HostOrder::NextGame(NextGame { rules: rules_for(Preset::Draw, 2), seating }));
    window.key_press(Key::Space);
    window.run_steps(10);
    press_button(&mut window, "Show my hand");
    assert!(window.state().desk().game().view().hides_the_hand(), "a short press shows nothing");
    window.key_down(Key::Space);
    window.run_steps(50);
    assert!(!window.state().desk().game().view().hides_the_hand());
    window.key_up(Key::Space);
    window.run();
    assert!(!window.state().desk().game().view().hides_the_hand());
}

/// Plays a bone by keys: its two numbers choose it, and Enter plays it.
pub(crate) fn play_by_keys(window: &mut Window) {
    const DIGITS: [Key; 10] =
        [Key::Num0, Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    let game = window.state().desk().game();
    let fitting = game.view().hand().iter().find(|bone| !game.view().fits(*bone).is_empty()).expect("a bone that fits");
    let acted = game.view().seen.deeds().len();
    for pips in [fitting.high(), fitting.low()] {
        window.key_press(DIGITS[usize::from(pips)]);
        window.run();
    }
    for _ in 0..4 {
        if window.state().desk().game().view().seen.deeds().len() > acted {
            return;
        }
        window.key_press(Key::Enter);
        window.run();
    }
}

/// Presses the one button of the table by the pointer.
fn press_by_pointer(window: &mut Window) {
    let button = window.ctx.read_response(window.state().desk().ids().button());
    let Some(at) = button.map(|button| button.rect.center()) else { return window.run_steps(1) };
    window.run_steps(20);
    window.event(Event::PointerMoved(at));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        window.event(Event::PointerButton { pos: at, button, pressed, modifiers });
        window.run();
    }
}

/// Plays a game to its end, by keys alone or by the pointer alone. Returns how often a hand was
/// uncovered.
fn play_whole_game(rules: Rules, sitters: &[Sitter], deal: u64, by_keys: bool) -> usize {
    let mut window = sit_down(rules, sitters, deal);
    let (mut uncovered, mut covered) = (0, true);
    for _ in 0..1500 {
        let game = window.state().desk().game();
        if covered && !game.view().hides_the_hand() {
            uncovered += 1;
        }
        covered = game.view().hides_the_hand();
        match waiting(&window) {
            Waiting::NewGame => return uncovered,
            Waiting::You { .. } if by_keys => play_by_keys(&mut window),
            Waiting::You { .. } => play_by_pointer(&mut window),
            Waiting::Uncover(_) if by_keys => show_by_keys(&mut window),
            _ if by_keys => {
                window.key_press(Key::Space);
                window.run();
            }
            _ => press_by_pointer(&mut window),
        }
    }
    panic!("{rules:?} does not end: {:?}", waiting(&window));
}

#[test]
fn whole_games_of_every_kind_are_played_by_two_to_four_people_and_nestors_by_pointer_and_by_keys_alone() {
    // Half of the games are played, one table of each in one of two ways. With `COMPANY_GAMES` set,
    // every table of every game is played in both ways.
    let all = std::env::var_os("COMPANY_GAMES").is_some();
    let mut all_uncovered = 0;
    for (number, game) in Preset::ALL.into_iter().enumerate().filter(|(number, _)| all || number % 2 == 0) {
        let tables: Vec<Rules> = game.players().flat_map(|seats| game.rules(seats)).collect();
        for (at, table) in tables.iter().enumerate().filter(|(at, _)| all || *at == number % tables.len()) {
            // Short games, of one hand where hands are counted.
            let target = if table.target > 30 { 20 } else { 1 };
            let rules = Rules { target: if table.single_hand { table.target } else { target }, ..*table };
            let rules = if rules.check().is_ok() { rules } else { *table };
            let mut sitters: Vec<Sitter> = rules.all_seats().map(|seat| guest(&format!("P{seat}"))).collect();
            if rules.seats() > 2 && number % 3 == 0 {
                sitters[at % 2] = Sitter::Nestor(Level::Beginner);
            }
            for by_keys in [true, false].into_iter().filter(|keys| all || *keys == (number % 4 < 2)) {
                let uncovered = play_whole_game(rules, &sitters, 40 + number as u64, by_keys);
                assert!(uncovered > 0, "{game}");
                all_uncovered += uncovered;
            }
        }
    }
    assert!(all_uncovered > 100, "{all_uncovered}");
}
