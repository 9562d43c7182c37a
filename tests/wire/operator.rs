//! What who runs a server relies on: flags, figures, names, and that it can be replaced while people
//! play.

use crate::crowds::{greet, run};
use crate::sockets::{Friends, UPGRADE, get_by, listening, refused, short, spawn_table, start_table};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::wire::{Client, PATH};
use futures_util::StreamExt;
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

fn nestor() -> Command {
    Command::new(env!("CARGO_BIN_EXE_nestor"))
}

/// A server that ends with the test.
struct Running(Child, SocketAddr, Receiver<String>);

impl Running {
    fn start(arguments: &[&str]) -> Running {
        let (child, address, lines) = start_table(nestor(), &[&["--listen", "127.0.0.1:0"], arguments].concat());
        Running(child, address, lines)
    }

    /// Where it tells how it is.
    fn status(&self) -> SocketAddr {
        let line = self.said("telling on");
        line.split(' ').nth(3).and_then(|address| address.parse().ok()).expect("an address")
    }

    /// A line of its log that has these words.
    fn said(&self, words: &str) -> String {
        loop {
            let line = self.2.recv_timeout(Duration::from_mins(1)).expect("it says so");
            if line.contains(words) {
                return line;
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn flags_that_cannot_work_are_named_before_anything_starts() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("tables").display().to_string();
    for (flag, value) in [
        ("--page", ""),
        ("--data", ""),
        ("--tables", "0"),
        ("--tables-each", "0"),
        ("--connections", "0"),
        ("--connections-each", "0"),
        ("--days", "0"),
        ("--proxy", "nobody"),
        ("--proxy", ""),
        ("--proxy", "10.0.0.0/33"),
        ("--name", ""),
        ("--name", "https://dominoes.example"),
        ("--status", "nowhere"),
    ] {
        let others: &[&str] = if flag == "--data" { &[] } else { &["--data", &folder] };
        // Were it not refused, it would be for the folder that is not there.
        let page: &[&str] = if flag == "--page" { &[] } else { &["--page", "/nothing"] };
        let (code, why) = refused(&[&["--listen", "127.0.0.1:0", flag, value], others, page].concat());
        assert!(code == Some(2) && why.contains(flag), "{flag} {value:?}: {code:?} {why}");
    }
    let (code, why) = refused(&["--listen", "127.0.0.1:0", "--page", "/nothing", "--data", &folder]);
    assert!(code == Some(1) && why.contains("/nothing"), "{why}");
    assert!(!data.path().join("tables").exists());
}

#[test]
fn a_server_whose_log_nobody_reads_any_more_goes_on() {
    let command = nestor().args(["table", "--listen", "127.0.0.1:0"]).stdout(Stdio::piped()).spawn();
    let mut child = command.expect("a program");
    let (mut log, mut line) = (BufReader::new(child.stdout.take().expect("its output")), String::new());
    log.read_line(&mut line).expect("where it listens");
    let (tell, told) = channel();
    tell.send(line).expect("a line");
    let server = Running(child, listening(&told), told);
    drop(log);
    for _ in 0..2 {
        let mut friends = Friends::sit_down(server.1, short(Preset::Draw, 2));
        friends.play_to_the_end();
        friends.leave();
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_server_with_few_descriptors_says_how_many_connections_it_can_have() {
    let data = tempfile::tempdir().expect("a folder");
    let log = |descriptors: &str| {
        let mut command = Command::new("sh");
        command.args(["-c", &format!("ulimit {descriptors}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_nestor")]);
        let folder = data.path().display().to_string();
        let (child, lines) = spawn_table(command, &["--listen", "127.0.0.1:0", "--data", &folder]);
        listening(&lines);
        let mut server = Running(child, SocketAddr::from(([127, 0, 0, 1], 0)), lines);
        terminate(&server.0);
        assert!(server.0.wait().expect("it ends").success());
        server.2.iter().collect::<Vec<_>>().join("\n")
    };
    let few = log("-n 300");
    assert!(few.contains("lets this program have 207 connections open, not 2000"), "{few}");
    // It may have more than it has at first, and asks for them.
    let enough = log("-S -n 300");
    assert!(!enough.contains("lets this program"), "{enough}");
}

/// The value of a figure.
pub(crate) fn figure(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {text}"))
}

#[test]
fn an_operator_sees_how_the_server_is() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().join("tables");
    let server = Running::start(&["--data", &folder.display().to_string(), "--status", "localhost:0"]);
    let status = server.status();
    let ask = |path: &str| get_by(status, "anything", path, "Connection: close\r\n");
    assert!(ask("/health").starts_with("HTTP/1.1 200"));
    let mut friends = Friends::sit_down(server.1, short(Preset::Draw, 2));
    friends.play_to_the_end();
    run(async {
        let wrong = json!({"watch": {"code": "00000-00000"}});
        assert_eq!(greet("127.0.0.1", server.1, None, &wrong).await.1, "no_table");
    });
    let told = ask("/metrics");
    assert!(told.contains("content-type: text/plain; version=0.0.4"), "{told}");
    for (name, value) in [
        ("nestor_tables", 1.0),
        ("nestor_connections", 2.0),
        ("nestor_tables_opened_total", 1.0),
        ("nestor_closed_total{reason=\"no_table\"}", 1.0),
        ("nestor_disk_failures_total", 0.0),
        ("nestor_disk_well", 1.0),
    ] {
        assert!((figure(&told, name) - value).abs() < 0.5, "{name}: {told}");
    }
    let wishes = figure(&told, "nestor_wish_seconds_count");
    assert!(figure(&told, "nestor_plays_total") > 4.0 && wishes >= figure(&told, "nestor_plays_total"), "{told}");
    assert!(figure(&told, "nestor_wish_seconds_sum") > 0.0, "{told}");
    assert!(!told.contains("Ana") && !told.contains(&friends.code().to_string()), "{told}");
    // Nobody else is told.
    for path in ["/health", "/metrics"] {
        let told = get_by(server.1, &server.1.to_string(), path, "Connection: close\r\n");
        assert!(told.starts_with("HTTP/1.1 404"), "{told}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_operator_is_told_of_a_full_disk() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().display().to_string();
    let mut command = Command::new("sh");
    // Otherwise the signal that comes with it ends the program.
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_nestor")]);
    let arguments = ["--listen", "127.0.0.1:0", "--data", &folder, "--status", "127.0.0.1:0"];
    let (child, address, lines) = start_table(command, &arguments);
    let server = Running(child, address, lines);
    let status = server.status();
    let limit = |size: &str| {
        let pid = server.0.id().to_string();
        let limit = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={size}:")]).status();
        assert!(limit.expect("a program").success());
    };
    let ask = |path: &str| get_by(status, "anything", path, "Connection: close\r\n");
    let mut friends = Friends::sit_down(address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    limit("1");
    friends.until(|friends| friends.all(Client::is_halted));
    let told = ask("/health");
    assert!(told.starts_with("HTTP/1.1 503") && told.contains("cannot be written"), "{told}");
    let told = ask("/metrics");
    assert!(figure(&told, "nestor_disk_failures_total") > 0.0, "{told}");
    assert!(figure(&told, "nestor_disk_well") < 1.0, "{told}");
    limit("unlimited");
    friends.until(|friends| friends.all(|client| !client.is_halted()));
    assert!(ask("/health").starts_with("HTTP/1.1 200"));
}

#[test]
fn a_browser_that_was_led_here_by_another_name_is_sent_away() {
    let server = Running::start(&["--name", "dominoes.example", "--name", "other.example"]);
    let page = |host: &str| get_by(server.1, host, "/", "Connection: close\r\n");
    let port = server.1.port();
    let own = nix::unistd::gethostname().expect("a name").into_string().expect("text");
    for host in [
        "127.0.0.1",
        "192.168.1.5:4850",
        "[::1]:4850",
        "localhost",
        "LocalHost:4850",
        "ana.local",
        "Dominoes.Example",
        "other.example:443",
        &own,
    ] {
        assert!(page(host).starts_with("HTTP/1.1 404"), "{host}: {}", page(host));
    }
    for host in ["evil.example", "dominoes.example.evil.example", "local", "127.0.0.1.evil.example", ""] {
        assert!(page(host).starts_with("HTTP/1.1 421"), "{host}: {}", page(host));
    }
    assert!(page("evil.example:80").contains("--name evil.example"), "it says what to do");
    assert!(!page("evil\"><script>").contains("script"), "{}", page("evil\"><script>"));
    let line = |host: &str, lines: &str| get_by(server.1, host, PATH, &format!("{UPGRADE}{lines}"));
    let rebound = line("evil.example", "Origin: http://evil.example\r\nConnection: close\r\n");
    assert!(rebound.starts_with("HTTP/1.1 421"), "{rebound}");
    // A program has no page of somebody else in it.
    assert!(line("friends.dyndns.example", "").starts_with("HTTP/1.1 101"));
    // Some proxies ask by an address, whatever stands in the browser.
    let by_proxy = line(&format!("127.0.0.1:{port}"), "Origin: https://dominoes.example\r\n");
    assert!(by_proxy.starts_with("HTTP/1.1 101"), "{by_proxy}");
}

#[test]
fn a_proxy_that_is_named_has_its_own_names() {
    let server = Running::start(&["--proxy", "127.0.0.1"]);
    let page = |lines: &str| get_by(server.1, "dominoes.example", "/", &format!("{lines}Connection: close\r\n"));
    assert!(page("X-Forwarded-For: 203.0.113.7\r\n").starts_with("HTTP/1.1 404"));
    assert!(page("").starts_with("HTTP/1.1 421"));
    let server = Running::start(&[]);
    get_by(server.1, "127.0.0.1", "/", "X-Forwarded-For: 203.0.113.7\r\nConnection: close\r\n");
    server.said("no proxy that --proxy names");
}

#[cfg(unix)]
fn terminate(child: &Child) {
    use nix::sys::signal::{Signal, kill};
    kill(nix::unistd::Pid::from_raw(child.id().cast_signed()), Signal::SIGTERM).expect("it runs");
}

#[cfg(unix)]
#[test]
fn a_server_is_replaced_again_and_again_and_nobody_loses_a_move() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().display().to_string();
    let mut server = Running::start(&["--data", &folder]);
    let address = server.1;
    let mut friends = Friends::sit_down(address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    for round in 0..8 {
        for _ in 0..round % 4 * 2 {
            friends.act();
        }
        if friends.is_over() {
            friends.play_to_the_end();
            friends = Friends::sit_down(address, short(Preset::Draw, 2));
            friends.until(Friends::plays);
        }
        // The new one is started while the old one is still there.
        let arguments = ["--listen", &address.to_string(), "--data", &folder, "--wait", "60"];
        let (next, lines) = spawn_table(nestor(), &arguments);
        let line = lines.recv_timeout(Duration::from_mins(1)).expect("it waits");
        assert!(line.contains("waiting for another server to end"), "{line}");
        terminate(&server.0);
        assert!(server.0.wait().expect("it ends").success());
        listening(&lines);
        server = Running(next, address, lines);
    }
    friends.play_to_the_end();
}

#[cfg(unix)]
#[test]
fn whoever_plays_is_told_to_come_back_when_the_server_is_replaced() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().display().to_string();
    let mut server = Running::start(&["--data", &folder]);
    let open = json!({"open": {"rules": "draw-game 2", "chairs": [{"here": ""}, "elsewhere"]}});
    run(async {
        let mut line = greet("127.0.0.1", server.1, None, &open).await.0.expect("a line");
        terminate(&server.0);
        let mut last = String::new();
        while let Some(Ok(message)) = line.next().await {
            if message.is_text() {
                last = message.to_text().expect("text").to_owned();
            }
        }
        assert_eq!(last, r#"{"closed":"come_back"}"#);
    });
    assert!(server.0.wait().expect("it ends").success());
}

#[test]
fn the_page_is_served_packed_with_its_policy_and_asked_for_anew() {
    let page = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(page.path().join(name), text).expect("a file");
    let policy = "default-src 'none'; script-src 'self'";
    write("index.html", &format!("<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">"));
    write("game.js", "the file itself");
    write("game.js.br", "packed by brotli");
    write("game.js.gz", "packed by gzip");
    let server = Running::start(&["--page", &page.path().display().to_string()]);
    let get = |path: &str, lines: &str| {
        get_by(server.1, &server.1.to_string(), path, &format!("{lines}Connection: close\r\n"))
    };
    for (accepts, packed, text) in [
        ("Accept-Encoding: gzip, deflate, br\r\n", Some("br"), "packed by brotli"),
        ("Accept-Encoding: gzip\r\n", Some("gzip"), "packed by gzip"),
        ("", None, "the file itself"),
    ] {
        let told = get("/game.js", accepts);
        assert!(told.ends_with(&format!("\n{text}\n")) && told.contains("content-type: text/javascript"), "{told}");
        let says = told.lines().find_map(|line| line.strip_prefix("content-encoding: "));
        assert_eq!(says, packed, "{told}");
        assert!(told.contains("vary: accept-encoding"), "{told}");
    }
    let told = get("/", "");
    assert!(told.contains(&format!("content-security-policy: {policy}; frame-ancestors 'none'\n")), "{told}");
    assert!(told.contains("x-content-type-options: nosniff\n") && told.contains("cache-control: no-cache\n"), "{told}");
    let mark = told.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a mark of this version");
    let again = get("/", &format!("If-None-Match: {mark}\r\n"));
    assert!(again.starts_with("HTTP/1.1 304"), "{again}");
}
