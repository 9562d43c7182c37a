//! Players and saved games with the real widgets: who plays, and saving, opening, pasting and
//! reviewing games.

use crate::common::inside::Inside;
use crate::common::sittings;
use crate::window::inside::InsideDesk;
use crate::window::screens::Screens as _;
use crate::window::{
    Window, copied,
    files::{click, finish, games, has, keys, program, program_again, type_in},
    open, play_until, press, shows, step, waiting,
};
use egui::vec2;
use egui::{self, Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::{
    engine::{
        moves::Move,
        rules::{Preset, Rules},
        state::Phase,
    },
    nestor::Level,
    record::{
        Record, Seating,
        kept::{KeptGame, Outcome},
    },
    store::{Memory, Players},
    table::sitting::Sitting,
    table::{HostOrder, Waiting},
};
use jiff::Timestamp;
use std::sync::Arc;

/// Returns the record of the game.
fn stand(window: &Window) -> Record {
    window.state().desk().sitting().session().record().clone()
}

/// Opens the program with a game in which some bones were played.
fn under_way(memory: &Memory) -> Window {
    let mut window = program(memory);
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 4));
    window
}

/// Opens the program and plays a game to its end.
fn over(memory: &Memory) -> Window {
    let mut window = program(memory);
    finish(&mut window);
    window
}

/// Opens the list of games and selects them all.
fn select_all(window: &mut Window) {
    keys(window, Key::G);
    click(window, "Select all");
}

#[test]
fn each_player_finds_their_own_game() {
    let mut window = under_way(&Memory::default());
    let of_first = stand(&window);
    keys(&mut window, Key::P);
    type_in(&mut window, "Name", "Ben");
    click(&mut window, "Add");
    click(&mut window, "Play");
    assert_eq!(window.state().players().name(), "Ben");
    assert_ne!(stand(&window), of_first);
    click(&mut window, "A quick game");
    keys(&mut window, Key::P);
    assert!(has(&window, "Ben – playing now"));
    click(&mut window, "First player");
    click(&mut window, "Play");
    assert_eq!(stand(&window), of_first, "the game has waited");
}

#[test]
fn bad_names_are_explained_and_deleting_asks_first() {
    let mut window = program(&Memory::default());
    keys(&mut window, Key::P);
    click(&mut window, "Add");
    assert!(has(&window, "at least one letter"));
    type_in(&mut window, "Name", "Ben");
    click(&mut window, "Add");
    type_in(&mut window, "Name", "BEN");
    click(&mut window, "Add");
    assert!(has(&window, "already a player with this name"));
    click(&mut window, "Delete…");
    assert!(has(&window, "Delete Ben with all games"));
    assert_eq!(window.state().players().list().len(), 2);
    click(&mut window, "Delete");
    assert_eq!((window.state().players().list().len(), window.state().players().deleted()), (1, 1));
    click(&mut window, "Bring back");
    let names = |window: &Window| {
        let players = window.state().players();
        players.list().iter().map(|player| player.name.clone()).collect::<Vec<String>>()
    };
    assert_eq!((names(&window), window.state().players().deleted()), (vec![String::new(), "Ben".to_owned()], 0));
    click(&mut window, "Ben");
    click(&mut window, "Delete…");
    click(&mut window, "Delete");
    type_in(&mut window, "Name", "Ben");
    click(&mut window, "Add");
    click(&mut window, "Bring back");
    assert_eq!(names(&window), ["", "Ben", "Ben 2"], "a name that was given away meanwhile stays where it is");
    click(&mut window, "Ben 2");
    click(&mut window, "Delete…");
    click(&mut window, "Delete");
    click(&mut window, "Delete for good");
    assert_eq!(window.state().players().deleted(), 0);
}

#[test]
fn with_several_players_the_program_asks_who_plays() {
    let asked = |window: &mut Window| {
        window.state_mut().ask_who_plays();
        window.run();
        has(window, "Who plays?")
    };
    let mut window = program(&Memory::default());
    assert!(!asked(&mut window), "a single player is not asked");
    keys(&mut window, Key::P);
    type_in(&mut window, "Name", "Ben");
    click(&mut window, "Add");
    window.key_press(Key::Escape);
    window.run();
    assert!(asked(&mut window));
    click(&mut window, "Ben");
    assert!(asked(&mut window) && has(&window, "Ben – playing now"), "a click on a name is the answer");
    click(&mut window, "Add or rename");
    click(&mut window, "Ask at startup");
    window.key_press(Key::Escape);
    assert!(!asked(&mut window));
}

#[test]
fn a_finished_game_is_listed_looked_through_and_played_on() {
    let mut window = over(&Memory::default());
    let ended = stand(&window);
    assert_eq!(games(&window), 1);
    let tally = window.state_mut().tally().total();
    assert_eq!(tally.games(), 1);
    press(&mut window);
    let next = stand(&window);
    keys(&mut window, Key::G);
    assert!(has(&window, "1 game"));
    window.query_all_by_label_contains("All Fives, Beginner").next().expect("a row").click();
    window.run();
    click(&mut window, "Look through");
    assert!(window.state().stage().looks_through());
    let last = ended.hands.last().expect("a hand").moves.len();
    let at = |hand: usize, made: usize, of: usize| format!("Hand {hand}, move {made} of {of}");
    assert!(has(&window, &at(ended.hands.len(), last, last)));
    window.key_press(Key::Home);
    window.run();
    assert!(has(&window, &at(1, 0, ended.hands[0].moves.len())));
    for made in 1..=4 {
        window.key_press(Key::ArrowRight);
        window.run();
        assert!(has(&window, &at(1, made, ended.hands[0].moves.len())));
    }
    assert_eq!(stand(&window), next, "the current game waits");
    click(&mut window, "More…");
    click(&mut window, "Play on from here");
    assert!(!window.state().stage().looks_through());
    let now = stand(&window);
    assert_eq!((&now.hands[0].deal, &now.hands[0].moves[..4]), (&ended.hands[0].deal, &ended.hands[0].moves[..4]));
    assert!(window.state().desk().game().view().is_practice, "a player who has seen the end may know too much");
    assert_eq!(games(&window), 1, "it is a new, unfinished game");
}

#[test]
fn choosing_a_game_moves_nothing_in_the_list() {
    let mut window = over(&Memory::default());
    keys(&mut window, Key::G);
    let places = |window: &Window| {
        ["Look through", "Select all", "Review", "Delete"].map(|name| window.get_by_label(name).rect())
    };
    let before = places(&window);
    assert!(window.get_by_label("Delete").accesskit_node().is_disabled());
    window.query_all_by_label_contains("All Fives, Beginner").next().expect("a row").click();
    window.run();
    assert!(!window.get_by_label("Delete").accesskit_node().is_disabled());
    assert_eq!(places(&window), before);
}

#[test]
fn nothing_moves_while_somebody_searches_and_look_through_opens_the_first_game() {
    let mut window = over(&Memory::default());
    keys(&mut window, Key::G);
    let places = |window: &Window| ["Look through", "Select all"].map(|name| window.get_by_label(name).rect());
    let before = places(&window);
    for text in ["6-", "zzz", "6-6"] {
        type_in(&mut window, "Bone or deal", text);
        assert_eq!(places(&window), before, "{text}");
    }
    type_in(&mut window, "Bone or deal", "");
    click(&mut window, "Look through");
    assert!(window.state().stage().looks_through());
    let name = window.root().accesskit_node().label().expect("the window has a name");
    assert_eq!(name, "Electrum Dominoes – All Fives", "the window is called by what it shows");
}

#[test]
fn in_a_small_window_the_table_of_an_old_game_has_room() {
    let mut window = over(&Memory::default());
    keys(&mut window, Key::G);
    click(&mut window, "Look through");
    window.set_size(egui::vec2(480.0, 560.0));
    window.run();
    assert!(!has(&window, "Copy as text"), "the log has left its room to the table");
    window.set_size(egui::vec2(960.0, 720.0));
    window.run();
    assert!(has(&window, "Copy as text"));
}

#[test]
fn a_game_of_one_hand_is_listed_without_points() {
    let mut window = program(&Memory::default());
    window.state_mut().set(|settings| settings.game.rules = Preset::DrawGame.rules(2).expect("a game for two"));
    step(&mut window, HostOrder::NewGame(Some(3)));
    finish(&mut window);
    keys(&mut window, Key::G);
    let row = window.query_all_by_label_contains("The Draw Game, Beginner").next().expect("a row");
    let told = row.accesskit_node().label().expect("a name");
    assert!(["Won,", "Lost,"].iter().any(|result| told.contains(result)) && !told.contains(" : "), "{told}");
}

#[test]
fn deleted_games_come_back() {
    let mut window = over(&Memory::default());
    select_all(&mut window);
    click(&mut window, "Delete");
    assert_eq!((games(&window), window.state_mut().tally().total().games()), (0, 0));
    click(&mut window, "Restore the deleted game");
    assert_eq!((games(&window), window.state_mut().tally().total().games()), (1, 1));
}

#[test]
fn clearing_the_tally_leaves_the_games_alone_and_undo_brings_it_back() {
    let mut window = over(&Memory::default());
    window.key_press(Key::F3);
    window.run();
    click(&mut window, "Clear");
    assert_eq!((games(&window), window.state_mut().tally().total().games()), (1, 0));
    window.key_press(Key::Escape);
    window.run();
    keys(&mut window, Key::Z);
    assert_eq!((games(&window), window.state_mut().tally().total().games()), (1, 1));
}

#[test]
fn an_unfinished_game_can_be_saved_and_its_finished_form_replaces_it() {
    let mut window = under_way(&Memory::default());
    window.state_mut().set(|settings| settings.play.writes_bones = true);
    keys(&mut window, Key::K);
    keys(&mut window, Key::G);
    assert!(has(&window, "Unfinished"));
    window.key_press(Key::Escape);
    window.run();
    finish(&mut window);
    assert_eq!(games(&window), 1);
    keys(&mut window, Key::G);
    assert!(!has(&window, "Unfinished 0"));
}

#[test]
fn the_same_deals_can_be_played_again_and_undo_brings_the_game_back() {
    let mut window = under_way(&Memory::default());
    let before = stand(&window);
    keys(&mut window, Key::R);
    let again = stand(&window);
    assert_eq!((again.hands.len(), &again.hands[0].deal), (1, &before.hands[0].deal));
    assert!(again.hands[0].moves.len() < 2);
    assert!(window.state().desk().game().view().is_practice);
    keys(&mut window, Key::Z);
    assert_eq!(stand(&window).hands[0].moves, before.hands[0].moves);
}

#[test]
fn a_game_goes_through_the_clipboard() {
    let mut window = under_way(&Memory::default());
    let game = stand(&window);
    window.state_mut().set(|settings| settings.play.writes_bones = true);
    window.event(Event::Copy);
    window.step();
    let text = copied(&window).expect("something was copied");
    let kept = KeptGame::from_bytes(text.as_bytes()).expect("a game");
    assert_eq!(kept.record, game);
    step(&mut window, HostOrder::NewGame(Some(1)));
    window.run();
    let other = stand(&window);
    window.event(Event::Paste(text));
    window.run();
    assert_eq!(stand(&window), game);
    assert!(window.state().desk().game().view().is_practice);
    keys(&mut window, Key::Z);
    let back = stand(&window);
    let known = |record: &Record| (record.hands[0].deal.hands, record.hands[0].moves.clone());
    assert_eq!(known(&back), known(&other), "Undo brings back what was under way");
}

#[test]
fn a_broken_game_is_reported_with_its_line_and_changes_nothing() {
    let mut window = under_way(&Memory::default());
    let before = stand(&window);
    let sound = before.to_text();
    let later = sound.replace("version: 2", "version: 99");
    let illegal = sound.replacen("moves: \"", "moves: \"pass, ", 1);
    for (text, said) in [
        ("hello".to_owned(), "Line 1, column"),
        (sound[..sound.len() / 2].to_owned(), "Line "),
        (later, "a newer version of the game (99)"),
        (illegal, "In hand 1, move 1 can’t be made"),
        ("x".repeat(2_000_000), "too large to be a game"),
    ] {
        window.event(Event::Paste(text));
        window.run();
        assert!(has(&window, said), "{said}");
        assert_eq!(stand(&window), before);
        window.key_press(Key::Escape);
        window.run();
    }
}

#[test]
fn games_are_saved_and_opened_without_a_system_dialog() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut window = under_way(&Memory::default());
    let game = stand(&window);
    let path = folder.path().join("a game");
    keys(&mut window, Key::S);
    type_in(&mut window, "Path of the file", &path.to_string_lossy());
    click(&mut window, "OK");
    let file = path.with_extension("domino");
    let bytes = std::fs::read(&file).expect("it was saved");
    assert_eq!(Record::from_bytes(&bytes).as_ref(), Ok(&game), "and the console tool reads it");
    assert!(has(&window, &format!("Saved as {}", file.display())), "and the player is told");
    click(&mut window, "OK");
    step(&mut window, HostOrder::NewGame(Some(1)));
    window.run();
    keys(&mut window, Key::O);
    type_in(&mut window, "Path of the file", &file.to_string_lossy());
    click(&mut window, "OK");
    assert_eq!(stand(&window), game);
    keys(&mut window, Key::O);
    type_in(&mut window, "Path of the file", "/nowhere/at/all.domino");
    click(&mut window, "OK");
    assert!(has(&window, "there is no such file"));
    assert_eq!(stand(&window), game);
}

#[test]
fn a_game_is_saved_by_keyboard_after_the_question_whether_it_becomes_practice() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let file = folder.path().join("mine.domino");
    let mut window = program_again(&Memory::default());
    click(&mut window, "A quick game");
    play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. }));
    keys(&mut window, Key::S);
    window.key_press_modifiers(Modifiers::SHIFT, Key::Tab);
    window.run();
    window.key_press(Key::Enter);
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.run();
    window.event(Event::Text(file.to_string_lossy().into_owned()));
    window.run();
    window.key_press(Key::Enter);
    window.run();
    assert!(file.exists(), "what is written then is the path, and Enter saves");
}

#[test]
fn everything_goes_to_another_place_by_keyboard_and_a_game_that_is_there_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("Ann.dominoes");
    let press = |window: &mut Window, key: Key| {
        window.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, key);
        window.run();
        type_in(window, "Path of the file", &path.to_string_lossy());
        click(window, "OK");
        window.run();
    };
    let mut ann = over(&Memory::default());
    press(&mut ann, Key::S);
    assert!(has(&ann, "Saved as"));
    let mut bea = over(&Memory::default());
    for (told, count) in [("One game was added.", 2), ("One game was already here and stays as it is.", 2)] {
        press(&mut bea, Key::O);
        assert!(has(&bea, told) && has(&bea, "Your game stays at the table."), "{told}");
        click(&mut bea, "OK");
        assert_eq!(games(&bea), count);
    }
    std::fs::write(&path, "(version: 1").expect("it can be written");
    press(&mut bea, Key::O);
    assert!(has(&bea, "can’t be read: it is damaged."));
}

#[test]
fn an_existing_file_is_not_overwritten_without_consent() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("Ann vs. Ben");
    let file = folder.path().join("Ann vs. Ben.domino");
    let mut window = program(&Memory::default());
    window.state_mut().set(|settings| settings.play.writes_bones = true);
    let mut save = || {
        keys(&mut window, Key::S);
        type_in(&mut window, "Path of the file", &path.to_string_lossy());
        click(&mut window, "OK");
        let exists = has(&window, "Nothing was written. Choose another name");
        click(&mut window, "OK");
        exists
    };
    assert!(!save());
    assert!(file.exists() && !path.exists(), "a dot within a name does not start an extension");
    std::fs::write(&file, "something important").expect("the folder can be written");
    assert!(save());
    assert_eq!(std::fs::read_to_string(&file).expect("a file"), "something important");
    // A table of games does not overwrite a file either.
    finish(&mut window);
    select_all(&mut window);
    click(&mut window, "Export as a table…");
    let table = folder.path().join("table.CSV");
    std::fs::write(&table, "something important").expect("the folder can be written");
    type_in(&mut window, "Path of the file", &table.to_string_lossy());
    click(&mut window, "OK");
    assert!(has(&window, "Nothing was written. Choose another name"));
    assert_eq!(std::fs::read_to_string(&table).expect("a file"), "something important");
    click(&mut window, "OK");
    assert!(has(&window, "Select none"), "the list is back");
}

#[test]
fn a_file_of_a_finished_game_opens_for_review() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut window = over(&Memory::default());
    let file = folder.path().join("over.domino");
    std::fs::write(&file, stand(&window).to_text()).expect("the folder can be written");
    press(&mut window);
    let before = stand(&window);
    let (sender, openings) = std::sync::mpsc::channel();
    window.state_mut().use_openings(openings);
    sender.send(file.into()).expect("the program listens");
    window.run();
    assert!(window.state().stage().looks_through());
    window.key_press(Key::Escape);
    window.run();
    assert!(!window.state().stage().looks_through());
    assert_eq!(stand(&window), before);
    assert_eq!(games(&window), 1, "looking at a game does not save it");
}

#[test]
fn a_link_begins_a_game_that_undo_takes_back() {
    let mut window = over(&Memory::default());
    press(&mut window);
    // What is hidden is mixed again when a turn is taken back.
    let seen =
        |window: &Window| stand(window).hands.into_iter().map(|hand| (hand.deal.hands, hand.moves)).collect::<Vec<_>>();
    let before = seen(&window);
    let (sender, openings) = std::sync::mpsc::channel();
    window.state_mut().use_openings(openings);
    let follow = |window: &mut Window, link: &str| {
        sender.send(link.into()).expect("the program listens");
        window.run();
    };
    follow(&mut window, "Dominoes://draw/4711/");
    let rules = |window: &Window| window.state().desk().game().view().rules().game();
    assert_eq!(rules(&window), Some(Preset::Draw));
    let dealt = stand(&window);
    follow(&mut window, "dominoes:deal/4711");
    assert_eq!(rules(&window), Some(Preset::Draw), "the player’s own game");
    assert_eq!(stand(&window).to_text(), dealt.to_text(), "the same deals");
    for _ in 0..2 {
        keys(&mut window, Key::Z);
    }
    assert_eq!(seen(&window), before);
    follow(&mut window, "dominoes:nowhere");
    assert!(has(&window, "This version doesn’t understand dominoes:nowhere."));
    assert_eq!(seen(&window), before);
}

#[test]
fn games_are_exported_as_records_and_as_a_table() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let mut window = over(&Memory::default());
    let ended = stand(&window);
    select_all(&mut window);
    click(&mut window, "Export as records…");
    type_in(&mut window, "Path of the folder", &folder.path().to_string_lossy());
    click(&mut window, "OK");
    window.run();
    assert!(has(&window, "One game was exported"));
    let file = std::fs::read_dir(folder.path()).expect("the folder can be read").flatten().next().expect("a file");
    assert_eq!(Record::from_bytes(&std::fs::read(file.path()).expect("a file")), Ok(ended));
    click(&mut window, "OK");
    click(&mut window, "Export as a table…");
    let table = folder.path().join("table.csv");
    type_in(&mut window, "Path of the file", &table.to_string_lossy());
    click(&mut window, "OK");
    window.run();
    let table = std::fs::read_to_string(table).expect("it was exported");
    assert!(table.starts_with("ended,player,rules,") && table.lines().count() == 2, "{table}");
}

#[test]
fn a_game_that_was_deleted_stays_deleted_after_the_next_start() {
    let memory = Memory::default();
    let mut window = over(&memory);
    select_all(&mut window);
    click(&mut window, "Delete");
    assert_eq!(games(&window), 0);
    drop(window);
    let window = program_again(&memory);
    assert_eq!(games(&window), 0, "it did not come back");
}

#[test]
fn the_window_reports_games_that_cannot_be_listed() {
    let memory = Memory::default();
    let mut window = over(&memory);
    let game = window.state().desk().game().view().game;
    press(&mut window);
    drop(window);
    let players = Players::on(Arc::new(memory.clone()));
    let folder = format!("players/{}/games", players.list()[0].folder);
    drop(players);
    memory.put(&format!("{folder}/{game}.domino"), "rubbish");
    memory.put(&format!("{folder}/0000000000000001.domino"), "Record(version: 99, everything: \"else\")");
    memory.put("players.ron", "rubbish");
    let mut window = program_again(&memory);
    assert_eq!(games(&window), 0);
    window.run();
    for said in ["players.ron was damaged", "One game in your list was damaged", "written by a newer version"] {
        assert!(has(&window, said), "{said}");
    }
}

#[test]
fn a_wrong_move_in_a_file_is_explained_in_the_players_language() {
    let memory = Memory::default();
    let mut window = under_way(&memory);
    let record = stand(&window);
    let Move::Play(bone, end) = record.hands[0].moves[0] else { panic!("a hand begins with a play") };
    let twice = record.to_text().replacen("moves: \"", &format!("moves: \"{}, ", Move::Play(bone, end)), 1);
    for (language, said) in [
        ("en", format!("The player doesn’t hold {bone}.")),
        ("de", format!("Der Spieler hat {bone} nicht auf der Hand.")),
        ("es", format!("El jugador no tiene el {bone}.")),
        ("fr", format!("Le joueur n’a pas le {bone}.")),
        ("it", format!("Il giocatore non ha il {bone}.")),
        ("pt", format!("O jogador não tem {bone}.")),
        ("ru", format!("{bone} не на руках у этого игрока.")),
    ] {
        window.state_mut().set(|settings| settings.look.language = Some(language.to_owned()));
        window.event(Event::Paste(twice.clone()));
        window.run();
        assert!(has(&window, &said), "{said}");
        window.key_press(Key::Escape);
        window.run();
    }
}

/// Saves this many games won at a level.
fn win(memory: &Memory, level: Level, games: usize) {
    let mut store = Players::on(Arc::new(memory.clone())).store();
    let rules = Rules { target: 5, ..sittings::rules(Preset::AllFives) };
    let won = (1..).filter_map(|number| {
        let (mut sitting, _) = Sitting::new(rules, Seating::one_person([level]), None).expect("a game");
        let mut chance = sittings::Chance(number);
        sittings::until(&mut sitting, &mut chance, |sitting| sitting.state().phase() == Phase::GameOver);
        (Outcome::of(sitting.state(), sitting.seating().host()) == Outcome::Won).then_some(sitting)
    });
    for sitting in won.take(games) {
        store.keep_game(sitting.kept_game("", Timestamp::UNIX_EPOCH));
    }
}

#[test]
fn ten_wins_lead_to_one_suggestion_of_a_stronger_level() {
    for (games, proposed) in [(9, false), (10, true)] {
        let memory = Memory::default();
        let level = Settings::default().game.level;
        let next = Level::ALL.into_iter().find(|other| *other > level).expect("a stronger one");
        win(&memory, level, games);
        let mut window = program(&memory);
        assert_eq!(has(&window, &format!("{games} of {games} games")), proposed);
        if proposed {
            click(&mut window, "Change level");
            assert_eq!(window.state().settings().game.level, next);
            window.state_mut().set(|settings| settings.game.level = level);
            step(&mut window, HostOrder::NewGame(Some(1)));
            assert!(!has(&window, "Change level"), "it happens only once");
        }
    }
}

#[test]
fn an_empty_list_of_games_offers_nothing_to_look_through() {
    let mut window = open(Preset::Draw, 5, vec2(960.0, 720.0), |_| {});
    window.key_press_modifiers(Modifiers::COMMAND, Key::G);
    window.run();
    assert!(shows(&window, "Every game you finish is kept here.") && !shows(&window, "Look through"));
    window.key_press(Key::Escape);
    window.run();
    assert!(!shows(&window, "Every game you finish is kept here."));
}
