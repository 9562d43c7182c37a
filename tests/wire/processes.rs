//! What a server of tables keeps, with real programs: killed, out of room, and with files that somebody
//! has damaged.
#![cfg(unix)]

use crate::common::room::{Room, plan};
use crate::sockets::{Friends, nestor_table, nestor_table_by, short};
use electrum_dominoes::engine::Phase;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::wire::{Client, Entrance, LineState, Pass, WhyClosed};
use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::{Child, Command};
use std::sync::mpsc::Receiver;
use std::time::Duration;

fn end(mut child: Child) {
    child.kill().expect("it runs");
    child.wait().expect("it is gone");
}

/// Waits for a line of the log that has this in it.
fn wait_for(told: &Receiver<String>, what: &str) -> String {
    let mut line = String::new();
    while !line.contains(what) {
        line = told.recv_timeout(Duration::from_mins(1)).unwrap_or_else(|_| panic!("no line says “{what}”"));
    }
    line
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).expect("a file").permissions().mode() & 0o777
}

#[test]
fn what_is_kept_can_be_read_by_its_owner_alone() {
    let outer = tempfile::tempdir().expect("a folder");
    let data = outer.path().join("new").join("tables");
    let (child, address, _) = nestor_table("127.0.0.1:0", &data);
    let mut friends = Friends::sit_down(address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    assert_eq!(mode(&data), 0o700);
    let files: Vec<_> = fs::read_dir(&data).expect("a folder").flatten().map(|file| file.path()).collect();
    assert!(files.len() >= 2, "{files:?}");
    assert!(files.iter().all(|file| mode(file) == 0o600), "{files:?}");
    end(child);
}

#[test]
fn a_table_in_a_file_of_its_own_goes_on() {
    let data = tempfile::tempdir().expect("a folder");
    let room = Room::with_table(1, plan(short(Preset::Draw, 2)));
    // The file is of the beginning of this hand.
    let (id, kept) = room.files.iter().next().expect("a table");
    let path = data.path().join(format!("{:016x}.table", id.0));
    fs::write(&path, &kept.whole).expect("a file for the test");
    let (child, address, _) = nestor_table("127.0.0.1:0", data.path());
    let passes: Vec<Pass> = room.clients.iter().map(|client| client.pass().expect("a seat")).collect();
    let mut friends = Friends::new();
    for pass in passes {
        friends.come_back(address, &pass);
    }
    friends.play_to_the_end();
    assert!(!path.exists(), "it is in the other file now");
    end(child);
    // It is still there after that.
    let (child, address, _) = nestor_table(&address.to_string(), data.path());
    let pass = friends.pass(0);
    let mut again = Friends::new();
    again.come_back(address, &pass);
    again.until(Friends::plays);
    end(child);
}

/// A limit on the size of files is what a full disk looks like from within.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_stops_a_table_with_a_word_to_all_and_it_goes_on_once_there_is_room() {
    let data = tempfile::tempdir().expect("a folder");
    let mut command = Command::new("sh");
    // Otherwise the signal that comes with it ends the program.
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_nestor")]);
    let (child, address, told) = nestor_table_by(command, "127.0.0.1:0", data.path());
    let limit = |size: &str| {
        let limit =
            Command::new("prlimit").args(["--pid", &child.id().to_string(), &format!("--fsize={size}:")]).status();
        assert!(limit.expect("a program").success());
    };
    let mut friends = Friends::sit_down(address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    for _ in 0..3 {
        limit("1");
        friends.until(|friends| friends.all(Client::is_halted));
        let line = wait_for(&told, "tables cannot be written, and wait: ");
        assert!(line.contains("File too large"), "{line}");
        let before = friends.deeds();
        for _ in 0..50 {
            friends.act();
        }
        assert_eq!(friends.deeds(), before, "nobody hears of what is not on the disk");
        limit("unlimited");
        friends.until(|friends| friends.all(|client| !client.is_halted()));
        wait_for(&told, "tables can be written again");
        friends.until(|friends| friends.deeds() != before || friends.is_over());
    }
    friends.play_to_the_end();
    end(child);
}

#[cfg(target_os = "linux")]
#[test]
fn a_server_that_is_killed_while_its_disk_is_full_loses_nothing_that_anybody_saw() {
    let data = tempfile::tempdir().expect("a folder");
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_nestor")]);
    let (child, address, _) = nestor_table_by(command, "127.0.0.1:0", data.path());
    let mut friends = Friends::sit_down(address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    let pid = child.id().to_string();
    assert!(Command::new("prlimit").args(["--pid", &pid, "--fsize=1:"]).status().expect("a program").success());
    friends.until(|friends| friends.all(Client::is_halted));
    end(child);
    // What everybody saw is checked with each view that comes.
    let (child, _, _) = nestor_table(&address.to_string(), data.path());
    friends.play_to_the_end();
    end(child);
}

#[test]
fn a_damaged_file_is_set_aside_and_named_and_who_comes_back_is_told() {
    let data = tempfile::tempdir().expect("a folder");
    let file = data.path().join("tables.redb");
    for round in 0..8_usize {
        let (child, address, _) = nestor_table("127.0.0.1:0", data.path());
        let mut friends = Friends::sit_down(address, short(Preset::Draw, 2));
        friends.until(Friends::plays);
        let pass = friends.pass(0);
        end(child);
        // Every page but those with the texts, in which the codes stand.
        let mut bytes = fs::read(&file).expect("the tables");
        match round {
            0 => bytes.truncate(bytes.len() / 2),
            1 => bytes[..64].fill(0x55),
            _ => {
                let code = pass.code.to_string();
                // An older copy of it is nobody's loss.
                let at = |bytes: &[u8], from: usize| bytes[from..].windows(11).position(|part| part == code.as_bytes());
                let mut from = 0;
                while let Some(found) = at(&bytes, from) {
                    from += found + 16 + round * 40;
                    bytes[from..from + 30].fill(b'~');
                }
                assert!(from > 0, "the table is there");
            }
        }
        fs::write(&file, &bytes).expect("a file for the test");
        let (child, address, told) = nestor_table("127.0.0.1:0", data.path());
        let line = wait_for(&told, "cannot be read");
        let named = line.split_once("Z ").and_then(|(_, rest)| rest.split(':').next()).expect("a file");
        assert!(Path::new(named).is_file() && named.ends_with(".damaged"), "{line}");
        assert_eq!(mode(Path::new(named)), 0o600);
        let mut back = Friends::new();
        back.try_to_come_back(address, &pass);
        if bytes.windows(11).any(|part| part == pass.code.to_string().as_bytes()) {
            back.until(|friends| friends.all(|client| client.link() == LineState::Closed(WhyClosed::Unreadable)));
        }
        // Others are not kept from playing.
        let mut others = Friends::sit_down(address, short(Preset::Draw, 2));
        others.until(Friends::plays);
        end(child);
        fs::remove_file(named).expect("what was set aside");
        fs::remove_file(&file).expect("the tables");
    }
}

#[test]
fn a_table_of_its_own_that_is_damaged_is_set_aside_and_the_others_go_on() {
    let data = tempfile::tempdir().expect("a folder");
    let (child, address, _) = nestor_table("127.0.0.1:0", data.path());
    let mut friends = Friends::sit_down(address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    end(child);
    let mut room = Room::new(5);
    room.enter("Ana", Entrance::Open(plan(Preset::Draw.rules(2).expect("a game for two"))));
    let (id, kept) = room.files.iter().next().expect("a table");
    let path = data.path().join(format!("{:016x}.table", id.0));
    fs::write(&path, kept.whole.replace("holders:[", "holders:[~")).expect("a file for the test");
    let (child, _, told) = nestor_table(&address.to_string(), data.path());
    let line = wait_for(&told, "cannot be read");
    assert!(line.contains(&format!("{:016x}.damaged", id.0)) && !path.exists(), "{line}");
    let mut back = Friends::new();
    back.try_to_come_back(address, &room.clients[0].pass().expect("a seat"));
    back.until(|friends| friends.all(|client| client.link() == LineState::Closed(WhyClosed::Unreadable)));
    friends.play_to_the_end();
    end(child);
}

#[test]
fn no_move_is_lost_or_made_twice_however_often_three_tables_are_killed() {
    let data = tempfile::tempdir().expect("a folder");
    let (mut child, address, _) = nestor_table("127.0.0.1:0", data.path());
    let mut tables: Vec<Friends> = (0..3).map(|_| Friends::sit_down(address, short(Preset::Draw, 2))).collect();
    // As often as the variable `TABLE_KILLS` says, each at another moment of what goes on.
    let kills = std::env::var("TABLE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(100);
    for kill in 0..kills {
        end(child);
        (child, _, _) = nestor_table(&address.to_string(), data.path());
        for friends in &mut tables {
            for _ in 0..3 + kill % 7 * 3 {
                friends.act();
            }
            if friends.is_over() {
                friends.play_to_the_end();
                *friends = Friends::sit_down(address, short(Preset::Draw, 2));
            }
        }
    }
    // Every view was compared with the one before it, and every record with what was seen.
    for friends in &mut tables {
        friends.play_to_the_end();
    }
    end(child);
}

#[test]
fn a_table_is_over_in_the_file_too() {
    let data = tempfile::tempdir().expect("a folder");
    let (child, address, told) = nestor_table("127.0.0.1:0", data.path());
    let mut friends = Friends::sit_down(address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    friends.leave();
    wait_for(&told, "a table has ended (0 tables");
    friends.until(|friends| friends.all(|client| client.link() == LineState::Closed(WhyClosed::Ended)));
    end(child);
    let (child, address, told) = nestor_table("127.0.0.1:0", data.path());
    let mut other = Friends::sit_down(address, short(Preset::Draw, 2));
    other.until(Friends::plays);
    let line = wait_for(&told, "a table was opened");
    assert!(line.contains("(1 tables"), "{line}");
    assert!(other.all(|client| client.view().is_some_and(|view| view.seen.phase() == Phase::Playing)));
    end(child);
}

#[test]
fn a_server_can_be_tried() {
    let data = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_nestor"));
    command.args(["table", "--try", "3", "--seconds", "4", "--data"]).arg(data.path());
    let output = command.output().expect("a program");
    let told = String::from_utf8(output.stdout).expect("text");
    let figure = |what: &str| -> f64 {
        let line = told.lines().find_map(|line| line.strip_prefix(what)).unwrap_or_else(|| panic!("{what}: {told}"));
        line.split_whitespace().next().and_then(|figure| figure.parse().ok()).expect("a figure")
    };
    assert!(told.lines().next().is_some_and(|line| line.starts_with("tables ") && line.ends_with(" 3")), "{told}");
    assert!(figure("plays a second") >= 1.0, "{told}");
    assert!(figure("half of them within") <= figure("99 in 100 within"), "{told}");
    // Four see each play, and its player hears that it is done.
    assert!(figure("lines a play") >= 5.0 && figure("bytes a play") > 100.0, "{told}");
    assert!(output.status.success() && data.path().join("tables.redb").is_file());
}
