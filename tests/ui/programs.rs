//! A program on a seat: it plays, Nestor takes over from one that does not, and no file starts one.

use crate::common::inside::Inside;
use crate::window::files::keys;
use crate::window::inside::InsideDesk;
use crate::window::{Window, click, copied, open_with, press, press_button, put, show, shows, some_play, waiting};
use egui::{Event, Key, Vec2, accesskit::Role, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::engine::Preset;
use electrum_dominoes::record::{Seating, Sitter};
use electrum_dominoes::store::{Backend as _, Memory, Store};
use electrum_dominoes::table::Waiting;
use electrum_dominoes::ui::app::{App, Start};
use electrum_dominoes::ui::thinker::Thinker;
use std::time::{Duration, Instant};
use std::{fs, path::Path, sync::Arc, thread};
use tempfile::TempDir;

const SIZE: Vec2 = vec2(960.0, 720.0);

/// The example bot, in a program that writes what it reads, its process and one that it has started
/// into its folder. It ends when it has been asked more often than this.
const PLAYS: &str = "
import os, runpy, subprocess, sys
folder, most = sys.argv[1], int(sys.argv[2])
def note(file, text):
    with open(os.path.join(folder, file), 'a') as told:
        told.write(text)
def read(lines):
    asked = 0
    for line in lines:
        note('read', line)
        asked += line.strip() == 'go'
        if asked > most:
            return
        yield line
left = subprocess.Popen(['sleep', '600'], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
note('ids', f'{os.getpid()}\\n{left.pid}\\n')
sys.stdin = read(sys.stdin)
runpy.run_path(EXAMPLE)
";

/// A folder with such a program, and the command that starts it.
fn program(most: usize) -> (TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let home = folder.path().join("my bots");
    fs::create_dir(&home).expect("a folder within");
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/bots/example.py");
    fs::write(home.join("heavy.py"), PLAYS.replace("EXAMPLE", &format!("{:?}", example.display().to_string())))
        .expect("it can be written");
    let command = format!("python3 \"{0}/heavy.py\" \"{0}\" {most}", home.display());
    (folder, command)
}

fn told(folder: &TempDir, file: &str) -> String {
    fs::read_to_string(folder.path().join("my bots").join(file)).unwrap_or_default()
}

/// Whether one of the processes that a program has named still runs.
fn runs(folder: &TempDir) -> bool {
    let ids = told(folder, "ids");
    assert!(!ids.is_empty(), "the program was never started");
    let stat = |id: &str| fs::read_to_string(format!("/proc/{id}/stat")).ok();
    // A process that has ended may wait for its parent to notice.
    ids.lines().filter_map(stat).any(|stat| !stat.contains(") Z "))
}

/// Whether all of them have ended, or end now: the system takes a moment for one that was killed.
fn have_ended(folder: &TempDir) -> bool {
    (0..250).any(|_| {
        let ended = !runs(folder);
        if !ended {
            thread::sleep(Duration::from_millis(20));
        }
        ended
    })
}

/// Gives the seat beside the player to a program in the window, and begins.
fn seat(memory: &Memory, command: &str) -> Window {
    let store = Store::on(Arc::new(memory.clone()));
    let mut window = open_with(Thinker::here(1), store, Preset::Draw, 5, SIZE, |settings| {
        settings.play.auto_ok = true;
        settings.play.judge_games = false;
    });
    keys(&mut window, Key::N);
    click(&mut window, "Nestor’s seat: A person");
    click(&mut window, "Seat 2: Other players…");
    window.get_by_role_and_label(Role::Button, "A program").click();
    window.run();
    let field = window.get_by_role_and_label(Role::TextInput, "Command for the program in seat 2");
    field.focus();
    field.type_text(command);
    window.run();
    press_button(&mut window, "Begin");
    window
}

/// Plays until the hand is over or something is said, and waits for the program.
fn play(window: &mut Window) {
    let until = Instant::now() + Duration::from_mins(1);
    while Instant::now() < until {
        match waiting(window) {
            Waiting::NewHand | Waiting::NewGame => return,
            _ if shows(window, "Nestor plays") => return,
            Waiting::Others => {
                thread::sleep(Duration::from_millis(1));
                window.step();
            }
            Waiting::You { .. } => {
                let (bone, end) = some_play(window).expect("a bone that fits");
                put(window, bone, end);
            }
            _ => press(window),
        }
    }
    panic!("the hand does not end");
}

fn seating(window: &Window) -> Seating {
    window.state().desk().game().view().seating.clone()
}

fn heavy(replaced: bool) -> Seating {
    Seating::new(&[Sitter::HOST, Sitter::Program { name: "heavy".into(), replaced }]).expect("a person sits there")
}

#[test]
fn a_program_plays_a_hand_and_ends_with_the_window() {
    let (folder, command) = program(1000);
    let mut window = seat(&Memory::default(), &command);
    assert_eq!(seating(&window), heavy(false));
    assert!(shows(&window, "heavy"), "it is called by its name");
    play(&mut window);
    assert_eq!(seating(&window), heavy(false), "it played to the end");
    let read = told(&folder, "read");
    let own = window.state().desk().sitting().session().record().hands[0].deal.hands[1];
    let positions = read.lines().filter(|line| line.starts_with("position seat 1 "));
    let dealt = positions.map(|line| line.split_once(" dealt ").expect("its bones").1);
    let dealt: Vec<_> = dealt.map(|line| line.split(" events").next().expect("bones").split(' ').count()).collect();
    assert!(!dealt.is_empty() && dealt.iter().all(|count| *count == own.len()), "{read}");
    assert!(runs(&folder));
    drop(window);
    assert!(have_ended(&folder), "it outlives the window");
}

#[test]
fn nestor_goes_on_for_a_program_that_ends_and_for_one_that_cannot_start() {
    let (folder, dies) = program(1);
    for command in [dies.as_str(), "/nowhere/heavy"] {
        let memory = Memory::default();
        let mut window = seat(&memory, command);
        play(&mut window);
        assert!(shows(&window, "heavy doesn’t answer. Nestor plays for it."));
        window.key_press(Key::Enter);
        window.run();
        assert_eq!(seating(&window), heavy(true));
        play(&mut window);
        assert_eq!(waiting(&window), Waiting::NewHand);
        let kept = memory.read("game.ron", 1 << 20).expect("the game is saved");
        assert!(String::from_utf8_lossy(&kept).contains("human, replaced heavy"));
    }
    assert!(have_ended(&folder), "what it started outlives it");
}

#[test]
fn a_game_from_a_file_starts_no_program() {
    let (folder, command) = program(1000);
    let memory = Memory::default();
    let mut window = seat(&memory, &command);
    window.state_mut().set(|settings| settings.play.writes_bones = true);
    window.event(Event::Copy);
    window.step();
    let text = copied(&window).expect("a game");
    assert!(text.contains("human, program heavy") && !text.contains("my bots"), "{text}");
    play(&mut window);
    let before = told(&folder, "ids");
    window.event(Event::Paste(text));
    window.run();
    assert!(shows(&window, "A game from a file doesn’t start programs. Nestor plays for heavy."));
    window.key_press(Key::Enter);
    window.run();
    assert_eq!(seating(&window), heavy(true));
    play(&mut window);
    assert_eq!(waiting(&window), Waiting::NewHand);
    assert!(!before.is_empty() && told(&folder, "ids") == before, "it was started again");
}

#[test]
fn a_program_goes_on_with_the_saved_game_only_where_it_was_entered() {
    let (folder, command) = program(1000);
    let memory = Memory::default();
    drop(seat(&memory, &command));
    let _ = fs::remove_file(folder.path().join("my bots/ids"));
    let elsewhere = Memory::default();
    for name in ["game.ron", "settings.ron"] {
        elsewhere.write(name, &memory.read(name, 1 << 20).expect("it was saved")).expect("memory");
    }
    for (memory, known) in [(elsewhere, false), (memory, true)] {
        let mut window = show(App::new(Store::on(Arc::new(memory)), Start::default(), Thinker::here(1)), SIZE);
        play(&mut window);
        assert_eq!(seating(&window), heavy(!known));
        assert_eq!(shows(&window, "No program called heavy was entered here. Nestor plays for it."), !known);
        assert_eq!(told(&folder, "ids").is_empty(), !known);
    }
}
