//! Tables over real sockets: a server in this program, and `nestor table` as a program of its own.

use crate::common::room::{Room, filed, largest_tables, plan, played, sensible};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::{Deed, Phase, Seats};
use electrum_dominoes::net::{HostNames, Server, ServerPlan, WebSocket};
use electrum_dominoes::record::{Bytes, KeptGame, Record};
use electrum_dominoes::table::View;
use electrum_dominoes::wire::{
    Chair, Client, ClientNews, Code, Entrance, Fairness, Limits, LineState, PATH, Pass, Remote,
};
use std::io::{BufRead, BufReader, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

/// Clients at one table, each with a line of its own.
pub(crate) struct Friends {
    remotes: Vec<Remote<WebSocket>>,
    woken: Receiver<()>,
    wake: Sender<()>,
    began: Instant,
    /// The last view of each, by which it is known what must not be lost.
    seen: Vec<Option<View>>,
    /// Whether each is at the table, as far as it has said so.
    greeted: Vec<bool>,
    /// The last game that each wanted in its files.
    filed: Vec<Option<KeptGame>>,
}

impl Friends {
    pub(crate) fn new() -> Friends {
        let (wake, woken) = channel();
        let (remotes, seen, greeted, filed) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Friends { remotes, woken, wake, began: Instant::now(), seen, greeted, filed }
    }

    pub(crate) fn enter(&mut self, address: SocketAddr, way: Entrance) {
        self.try_to_enter(address, way);
        self.until(|friends| friends.remotes.iter().all(|remote| remote.client.code().is_some()));
    }

    fn add(&mut self, client: Client) {
        let wake = self.wake.clone();
        self.remotes.push(Remote::new(client, WebSocket::new(move || _ = wake.send(()))));
        self.seen.push(None);
        self.greeted.push(false);
        self.filed.push(None);
    }

    /// Somebody begins to come, and may be refused.
    pub(crate) fn try_to_enter(&mut self, address: SocketAddr, way: Entrance) {
        let secret = Bytes([self.remotes.len() as u8 + 1; 32]);
        self.add(Client::new(&format!("ws://{address}{PATH}"), "Ana", way, secret));
    }

    /// Somebody begins to come back to a seat, at a server that has the table now.
    pub(crate) fn try_to_come_back(&mut self, address: SocketAddr, pass: &Pass) {
        self.add(Client::back(&Pass { address: format!("ws://{address}{PATH}"), ..pass.clone() }));
    }

    pub(crate) fn come_back(&mut self, address: SocketAddr, pass: &Pass) {
        self.try_to_come_back(address, pass);
        self.until(|friends| friends.remotes.iter().all(|remote| remote.client.code().is_some()));
    }

    pub(crate) fn pass(&self, at: usize) -> Pass {
        self.remotes[at].client.pass().expect("a seat")
    }

    /// Whether something is so of everybody.
    pub(crate) fn all(&self, is_so: impl Fn(&Client) -> bool) -> bool {
        self.remotes.iter().all(|remote| is_so(&remote.client))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.all(|client| client.view().is_some_and(|view| view.seen.phase() == Phase::GameOver))
    }

    /// All that everybody has seen of the hand.
    pub(crate) fn deeds(&self) -> Vec<Vec<Deed>> {
        let views = self.remotes.iter().filter_map(|remote| remote.client.view());
        views.map(|view| view.seen.deeds().to_vec()).collect()
    }

    /// Everybody gets up for good.
    pub(crate) fn leave(&mut self) {
        for remote in &mut self.remotes {
            remote.client.leave();
            remote.flush();
        }
    }

    /// Whether somebody has heard that the table stands still.
    #[cfg(feature = "cluster")]
    pub(crate) fn is_halted(&self, at: usize) -> bool {
        self.remotes[at].client.is_halted()
    }

    /// How somebody's line is.
    #[cfg(feature = "cluster")]
    pub(crate) fn link(&self, at: usize) -> LineState {
        self.remotes[at].client.link()
    }

    pub(crate) fn seats(&self, at: usize) -> Seats {
        self.remotes[at].client.seats()
    }

    /// What somebody has seen once is never taken back, since nobody here takes anything back.
    fn look(&mut self) {
        for (remote, seen) in self.remotes.iter().zip(&mut self.seen) {
            let Some(view) = remote.client.view() else { continue };
            if let Some(before) = seen.as_ref().filter(|before| before.game == view.game) {
                let is_later = view.seen.deeds().starts_with(before.seen.deeds());
                // A game can end with the first play of a hand, of which nothing else was seen.
                let is_over = |view: &View| view.seen.phase() == Phase::HandOver;
                let hands = |view: &View| i32::from(view.seen.public().hand_number) - i32::from(is_over(view));
                assert!(hands(view) > hands(before) || is_later, "{before:?} was seen, and then {view:?}");
            }
            *seen = Some(view.clone());
        }
    }

    /// Lets everybody do what there is to do, until this is so.
    pub(crate) fn until(&mut self, is_so: impl Fn(&Friends) -> bool) {
        while !is_so(self) {
            self.act();
            assert!(
                self.began.elapsed() < Duration::from_mins(3),
                "it does not go on: {} {:?}",
                self.told(),
                self.remotes.iter().map(|remote| remote.client.deals()).collect::<Vec<_>>()
            );
        }
    }

    pub(crate) fn act(&mut self) {
        self.act_at_once();
        // A line wakes it at once. Without one, time passes.
        let _ = self.woken.recv_timeout(Duration::from_millis(20));
        while self.woken.try_recv().is_ok() {}
    }

    /// Lets everybody do what there is to do now.
    pub(crate) fn act_at_once(&mut self) {
        self.poll();
        for remote in &mut self.remotes {
            if let Some((wish, moment)) = remote.client.view().and_then(sensible)
                && remote.client.link() == LineState::Up
            {
                remote.client.wish(wish, moment);
                remote.flush();
            }
        }
        self.look();
    }

    /// Hears what is said, and does nothing.
    #[cfg(feature = "cluster")]
    pub(crate) fn listen(&mut self) {
        self.poll();
        self.look();
    }

    fn poll(&mut self) {
        let now = self.began.elapsed();
        for ((remote, greeted), kept) in self.remotes.iter_mut().zip(&mut self.greeted).zip(&mut self.filed) {
            let news = remote.poll(now);
            *kept = filed(&news).last().cloned().or(kept.take());
            for news in news {
                if let ClientNews::LineState(state) = news {
                    *greeted = state == LineState::Up;
                }
            }
        }
    }

    /// Whether each is at the table.
    #[cfg(feature = "cluster")]
    pub(crate) fn are_there(&self) -> impl Iterator<Item = bool> {
        self.greeted.iter().copied()
    }

    /// How often one of them has tried in vain to come back.
    #[cfg(feature = "cluster")]
    pub(crate) fn tries(&self) -> u32 {
        let tries = |remote: &Remote<WebSocket>| match remote.client.link() {
            LineState::Down { tries, .. } | LineState::Trying(tries) => tries,
            LineState::Up | LineState::Closed(_) => 0,
        };
        self.remotes.iter().map(tries).max().unwrap_or(0)
    }

    /// Hears what is said until it is somebody's turn, and nobody does anything.
    #[cfg(feature = "cluster")]
    pub(crate) fn wait_for_a_turn(&mut self) {
        let has_turn = |remote: &Remote<WebSocket>| {
            !remote.client.is_waiting() && remote.client.view().and_then(sensible).is_some()
        };
        while !self.remotes.iter().any(has_turn) {
            self.poll();
            let _ = self.woken.recv_timeout(Duration::from_millis(20));
        }
    }

    /// Everybody sits down at a new table, unless something goes wrong within this time. `meanwhile` is
    /// done again and again until then.
    #[cfg(feature = "cluster")]
    pub(crate) fn try_to_sit_down(
        address: SocketAddr,
        rules: Rules,
        within: Duration,
        mut meanwhile: impl FnMut(),
    ) -> Option<Friends> {
        let mut friends = Friends::new();
        let mut plan = plan(rules);
        plan.pace = 0;
        let others = plan.chairs.iter().filter(|chair| **chair == Chair::Elsewhere).count();
        let mut ways = vec![Entrance::Open(plan)];
        while let Some(way) = ways.pop() {
            friends.try_to_enter(address, way);
            while !friends.all(|client| client.code().is_some()) {
                friends.act();
                meanwhile();
                let is_refused = !friends.all(|client| !matches!(client.link(), LineState::Closed(_)));
                if is_refused || friends.began.elapsed() > within {
                    return None;
                }
            }
            if friends.remotes.len() <= others {
                ways.push(Entrance::Sit { code: friends.code(), with: Vec::new() });
            }
        }
        Some(friends)
    }

    /// Whether the game is over, and every screen has checked all of it.
    pub(crate) fn is_checked(&self) -> bool {
        self.is_over_and_told() && self.all(|client| matches!(client.fairness(), Fairness::Fair(_)))
    }

    /// Whether the game is over and everybody has all of it.
    pub(crate) fn is_over_and_told(&self) -> bool {
        let is_whole = |kept: &Option<KeptGame>| {
            let over = |kept: &KeptGame| kept.record.replay().is_ok_and(|end| end.state().phase() == Phase::GameOver);
            kept.as_ref().is_some_and(over)
        };
        self.is_over() && self.filed.iter().all(is_whole)
    }

    /// How everybody's line is, and what they see.
    pub(crate) fn told(&self) -> String {
        let told = |remote: &Remote<WebSocket>| {
            let view = remote.client.view();
            let view = view.map(|view| (view.moment, &view.waiting, &view.gathering, view.seen.phase()));
            format!("{:?}, halted: {}, {view:?}; ", remote.client.link(), remote.client.is_halted())
        };
        self.remotes.iter().map(told).collect()
    }

    /// What every screen says of the deals.
    pub(crate) fn fairness(&self) -> Vec<Fairness> {
        self.remotes.iter().map(|remote| remote.client.fairness()).collect()
    }

    /// Everybody sits down at a new table.
    pub(crate) fn sit_down(address: SocketAddr, rules: Rules) -> Friends {
        let mut friends = Friends::new();
        let mut plan = plan(rules);
        plan.pace = 0;
        let others = plan.chairs.iter().filter(|chair| **chair == Chair::Elsewhere).count();
        friends.enter(address, Entrance::Open(plan));
        let code = friends.code();
        for _ in 0..others {
            friends.enter(address, Entrance::Sit { code, with: Vec::new() });
        }
        friends
    }

    pub(crate) fn code(&self) -> Code {
        self.remotes[0].client.code().expect("a table")
    }

    pub(crate) fn play_to_the_end(&mut self) {
        self.until(Friends::is_checked);
        self.check_records();
    }

    /// Everybody has the same game.
    pub(crate) fn check_records(&self) {
        let records: Vec<Record> = self.filed.iter().map(|kept| played(kept.as_ref().expect("a game"))).collect();
        assert!(records.iter().all(|record| *record == records[0]));
    }

    pub(crate) fn plays(&self) -> bool {
        self.all(|client| client.view().is_some())
    }
}

pub(crate) fn short(preset: Preset, players: usize) -> Rules {
    Rules { target: 30, ..preset.rules(players).expect("so many can play it") }
}

#[test]
fn a_game_over_sockets_is_played_to_its_end() {
    let listen = "127.0.0.1:0".parse().expect("an address");
    let server = Server::start(ServerPlan::new(listen, Limits::default())).expect("a server");
    let for_four = largest_tables().find(|rules| rules.seats() == 4).expect("a game for four");
    for rules in [short(Preset::Block, 2), for_four] {
        let mut friends = Friends::sit_down(server.address(), rules);
        friends.play_to_the_end();
    }
    server.stop();
}

/// `nestor table`, with where it listens and what else it has printed.
pub(crate) fn nestor_table(listen: &str, data: &Path) -> (Child, SocketAddr, Receiver<String>) {
    nestor_table_by(Command::new(env!("CARGO_BIN_EXE_nestor")), listen, data)
}

/// The same by a command that starts it.
pub(crate) fn nestor_table_by(command: Command, listen: &str, data: &Path) -> (Child, SocketAddr, Receiver<String>) {
    let folder = data.display().to_string();
    start_table(command, &["--listen", listen, "--data", &folder])
}

/// The same with these arguments, once it listens.
pub(crate) fn start_table(command: Command, arguments: &[&str]) -> (Child, SocketAddr, Receiver<String>) {
    let (child, told) = spawn_table(command, arguments);
    let address = listening(&told);
    (child, address, told)
}

/// The same, whether it listens yet or not.
pub(crate) fn spawn_table(mut command: Command, arguments: &[&str]) -> (Child, Receiver<String>) {
    command.arg("table").args(arguments).stdout(Stdio::piped());
    let mut child = command.spawn().expect("a program");
    let (tell, told) = channel();
    let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    std::thread::spawn(move || lines.map_while(Result::ok).for_each(|line| _ = tell.send(line)));
    (child, told)
}

/// Waits until a server listens, and returns where.
pub(crate) fn listening(told: &Receiver<String>) -> SocketAddr {
    loop {
        let line = told.recv_timeout(Duration::from_mins(1)).expect("it says where it listens");
        if let Some((_, rest)) = line.split_once("listening on ") {
            return rest.split(' ').next().and_then(|address| address.parse().ok()).expect("an address");
        }
    }
}

#[cfg(unix)]
#[test]
fn nestor_table_ends_cleanly_when_it_is_told_to_and_its_log_has_no_names() {
    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;
    let data = tempfile::tempdir().expect("a folder");
    let (mut child, address, told) = nestor_table("127.0.0.1:0", data.path());
    let mut friends = Friends::sit_down(address, short(Preset::Draw, 2));
    friends.until(Friends::plays);
    kill(Pid::from_raw(child.id().cast_signed()), Signal::SIGTERM).expect("it runs");
    assert!(child.wait().expect("it ends").success());
    let log: Vec<String> = told.iter().collect();
    assert!(log.iter().any(|line| line.contains("Z a table was opened, from this computer (1 tables")), "{log:?}");
    assert!(log.last().is_some_and(|line| line.contains("Z ending ")), "{log:?}");
    assert!(!log.iter().any(|line| line.contains("Ana") || line.contains(&friends.code().to_string())), "{log:?}");
}

/// What a server prints that refuses to start, with its exit code.
pub(crate) fn refused(arguments: &[&str]) -> (Option<i32>, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_nestor")).arg("table").args(arguments).output().expect("a program");
    (output.status.code(), String::from_utf8(output.stderr).expect("text"))
}

#[test]
fn two_servers_never_keep_their_tables_in_one_folder() {
    let data = tempfile::tempdir().expect("a folder");
    let folder = data.path().display().to_string();
    let (mut child, _, _) = nestor_table("127.0.0.1:0", data.path());
    let (code, why) = refused(&["--listen", "127.0.0.1:0", "--data", &folder]);
    assert_eq!((code, why), (Some(1), format!("nestor: {folder}: another server keeps its tables in this folder\n")));
    child.kill().expect("it runs");
    child.wait().expect("it is gone");
    // A server that was killed leaves no lock behind.
    let (mut child, _, _) = nestor_table("127.0.0.1:0", data.path());
    child.kill().expect("it runs");
    child.wait().expect("it is gone");
}

#[test]
fn a_server_that_cannot_start_names_the_folder_or_the_address() {
    let empty = tempfile::tempdir().expect("a folder");
    let page = empty.path().display().to_string();
    let (code, why) = refused(&["--listen", "127.0.0.1:0", "--page", &page]);
    assert!(code == Some(1) && why.contains(&page) && why.contains("there is no page"), "{why}");
    let file = empty.path().join("file");
    std::fs::write(&file, "").expect("a file for the test");
    let within = file.join("tables").display().to_string();
    let (code, why) = refused(&["--listen", "127.0.0.1:0", "--data", &within]);
    assert!(code == Some(1) && why.contains(&within), "{why}");
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let (code, why) = refused(&["--listen", &address]);
    assert!(code == Some(1) && why.starts_with(&format!("nestor: {address}: ")), "{why}");
    let (code, why) = refused(&["--listen", "nowhere"]);
    assert!(code == Some(2) && why.contains("an address and a port"), "{why}");
}

/// What a browser gets that asks for a path with these lines.
fn get(address: SocketAddr, path: &str, lines: &str) -> String {
    get_by(address, &address.to_string(), path, lines)
}

/// The same, by another name.
pub(crate) fn get_by(address: SocketAddr, host: &str, path: &str, lines: &str) -> String {
    let mut line = std::net::TcpStream::connect(address).expect("a server");
    let asked = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n{lines}\r\n");
    line.write_all(asked.as_bytes()).expect("it reads");
    let mut answer = String::new();
    for text in BufReader::new(line).lines().map_while(Result::ok) {
        answer += &(text + "\n");
        // A line to a table stays open after its greeting.
        if answer.starts_with("HTTP/1.1 1") || answer.starts_with("HTTP/1.1 403") || answer.starts_with("HTTP/1.1 304")
        {
            break;
        }
    }
    answer
}

/// What asks for a line to a table.
pub(crate) const UPGRADE: &str = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
    Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";

#[test]
fn a_page_from_elsewhere_gets_no_line_to_a_table() {
    let data = tempfile::tempdir().expect("a folder");
    let (mut child, address, _) = nestor_table("127.0.0.1:0", data.path());
    let of = |origin: &str| get(address, PATH, &format!("{UPGRADE}Origin: {origin}\r\n"));
    let (own, other) = (of(&format!("http://{address}")), of("https://elsewhere.example"));
    child.kill().expect("it runs");
    child.wait().expect("it is gone");
    assert!(own.starts_with("HTTP/1.1 101"), "{own}");
    assert!(!other.starts_with("HTTP/1.1 101") && !other.contains("websocket"), "{other}");
}

#[test]
fn a_server_without_a_page_says_in_every_language_what_it_is() {
    let data = tempfile::tempdir().expect("a folder");
    let (mut child, address, _) = nestor_table("localhost:0", data.path());
    let told = get(address, "/", "Connection: close\r\n");
    child.kill().expect("it runs");
    child.wait().expect("it is gone");
    assert!(told.starts_with("HTTP/1.1 404"), "{told}");
    for file in std::fs::read_dir("assets/lang").expect("the languages").flatten() {
        let path = file.path();
        if path.extension().is_none_or(|ending| ending != "ftl") {
            continue;
        }
        let tag = path.file_stem().and_then(|stem| stem.to_str()).expect("a language");
        let text = std::fs::read_to_string(&path).expect("its words");
        let friends = text.lines().find_map(|line| line.strip_prefix("command-friends = ")).expect("the command");
        assert!(told.contains(&format!("lang=\"{tag}\"")) && told.contains(friends), "{tag}: {told}");
    }
}

/// The example in Python.
#[cfg(unix)]
pub(crate) fn friend(address: SocketAddr, code: Option<&str>) -> Child {
    let mut command = Command::new("python3");
    command.arg(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/friend.py")).arg(address.to_string()).args(code);
    command.stdout(Stdio::piped()).spawn().expect("Python")
}

/// Two programs that share no code with ours play a game, by what docs/wire.md says.
#[cfg(unix)]
#[test]
fn a_client_in_another_language_plays_a_game() {
    let data = tempfile::tempdir().expect("a folder");
    let (mut child, address, _) = nestor_table("127.0.0.1:0", data.path());
    let mut first = friend(address, None);
    let mut lines = BufReader::new(first.stdout.take().expect("its output")).lines().map_while(Result::ok);
    let code = lines.next().and_then(|line| Some(line.strip_prefix("code ")?.to_owned())).expect("a code");
    let second = friend(address, Some(&code)).wait_with_output().expect("it ends");
    let over = lines.next().expect("it ends as well");
    assert!(over.starts_with("over "), "{over}");
    assert!(String::from_utf8_lossy(&second.stdout).ends_with(&format!("{over}\n")), "{second:?}");
    assert!(first.wait().expect("it ends").success() && second.status.success());
    child.kill().expect("it runs");
    child.wait().expect("it is gone");
}

#[test]
fn a_server_that_hangs_is_given_up_after_five_seconds_and_tried_again() {
    // It takes every connection and never says a word.
    let hangs = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("ws://{}/table", hangs.local_addr().expect("an address"));
    let way = Entrance::Watch { code: Code::from_typed("01234-56789").expect("a code") };
    let mut remote = Remote::new(Client::new(&address, "Ana", way, Bytes([1; 32])), WebSocket::new(|| ()));
    let at = Duration::from_secs(100);
    remote.poll(at);
    assert_eq!(remote.client.link(), LineState::Trying(0));
    remote.poll(at + Duration::from_millis(4900));
    assert_eq!(remote.client.link(), LineState::Trying(0), "a slow line is waited for");
    remote.poll(at + Duration::from_millis(5100));
    assert!(matches!(remote.client.link(), LineState::Down { tries: 1, .. } | LineState::Trying(1)), "it is said");
}

#[test]
fn a_server_that_never_greets_is_given_up_after_five_seconds() {
    let mut client = Room::with_table(3, plan(Preset::Draw.rules(2).expect("a game for two"))).clients.remove(1);
    client.disconnected(Duration::ZERO);
    for tries in 1..4 {
        let at = Duration::from_secs(100 * tries);
        client.try_now(at);
        client.connected(at);
        assert!(!client.is_dead(at + Duration::from_millis(4900)));
        assert!(client.is_dead(at + Duration::from_millis(5100)));
        client.disconnected(at + Duration::from_millis(5100));
        assert!(matches!(client.link(), LineState::Down { tries: told, .. } if u64::from(told) == tries), "{tries}");
    }
}

#[test]
fn a_server_without_the_page_says_so() {
    for has_page in [false, true] {
        let page = tempfile::tempdir().expect("a folder");
        std::fs::write(page.path().join("index.html"), "the page").expect("a file");
        let at = "127.0.0.1:0".parse().expect("an address");
        let folder = has_page.then(|| page.path().to_owned());
        let server = Server::start(ServerPlan { page: folder, ..ServerPlan::new(at, Limits::default()) });
        let server = server.expect("a server");
        let mut friends = Friends::new();
        friends.enter(server.address(), Entrance::Open(plan(Preset::Draw.rules(2).expect("a game for two"))));
        assert_eq!(friends.remotes[0].client.has_page(), has_page);
        server.stop();
    }
}

#[test]
fn a_server_that_knows_its_name_tells_whole_addresses_to_whoever_shows_a_link_to_it() {
    let at = "127.0.0.1:0".parse().expect("an address");
    for told in [vec!["dominoes.example".to_owned()], Vec::new()] {
        let page = tempfile::tempdir().expect("a folder");
        std::fs::copy("web/index.html", page.path().join("index.html")).expect("the page");
        let names = HostNames { told: told.clone(), only: false };
        let folder = Some(page.path().to_owned());
        let server = Server::start(ServerPlan { page: folder, names, ..ServerPlan::new(at, Limits::default()) });
        let server = server.expect("a server");
        let first = get(server.address(), "/", "Connection: close\r\n");
        let whole = [
            "og:image\" content=\"https://dominoes.example/icon-512.png\"",
            "og:url\" content=\"https://dominoes.example/\"",
        ];
        for text in whole {
            assert_eq!(first.contains(text), !told.is_empty(), "{text}: {first}");
        }
        if !told.is_empty() {
            let mark = first.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a mark");
            let again = get(server.address(), "/", &format!("Connection: close\r\nIf-None-Match: {mark}\r\n"));
            assert!(again.starts_with("HTTP/1.1 304"), "{again}");
        }
        server.stop();
    }
}
