//! The engine of a cluster, as a program of its own, and what a server reads and writes on its way there.

use super::free_port;
use async_nats::jetstream::{self, stream};
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;
use tempfile::TempDir;

/// NATS, which ends with this.
pub(crate) struct Nats {
    child: Child,
    folder: TempDir,
    pub(crate) port: u16,
}

impl Nats {
    pub(crate) fn start() -> Nats {
        Nats::start_with("", true)
    }

    /// The same with these lines in its settings.
    pub(crate) fn start_with(lines: &str, has_streams: bool) -> Nats {
        let nats = Nats::start_at(free_port(), lines, has_streams);
        nats.wait();
        nats
    }

    /// Three that keep everything together, which can be asked at their second ports whether they are well.
    pub(crate) fn three() -> Vec<(Nats, u16)> {
        let ports: Vec<[u16; 3]> = (0..3).map(|_| [free_port(), free_port(), free_port()]).collect();
        let routes: Vec<String> = ports.iter().map(|[.., port]| format!("nats://127.0.0.1:{port}")).collect();
        let routes = routes.join(", ");
        let start = |(at, [port, status, route]): (usize, &[u16; 3])| {
            let lines = format!(
                "server_name: n{at}\nhttp: \"127.0.0.1:{status}\"\n\
                 cluster {{ name: tables, listen: \"127.0.0.1:{route}\", routes: [{routes}] }}"
            );
            (Nats::start_at(*port, &lines, true), *status)
        };
        let nodes: Vec<(Nats, u16)> = ports.iter().enumerate().map(start).collect();
        for (_, status) in &nodes {
            wait_until_well(*status);
        }
        nodes
    }

    fn start_at(port: u16, lines: &str, has_streams: bool) -> Nats {
        let folder = tempfile::tempdir().expect("a folder");
        let kept = folder.path().join("kept").display().to_string();
        let streams = if has_streams { format!("jetstream {{ store_dir: \"{kept}\" }}") } else { String::new() };
        let settings = format!("listen: \"127.0.0.1:{port}\"\n{streams}\n{lines}\n");
        fs::write(folder.path().join("settings"), settings).expect("a file for the test");
        let child = run(&folder);
        Nats { child, folder, port }
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it is gone");
    }

    pub(crate) fn restart(&mut self) {
        self.child = run(&self.folder);
        self.wait();
    }

    fn wait(&self) {
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            thread::sleep(Duration::from_millis(20));
        }
    }

    fn ask<T>(&self, what: impl AsyncFnOnce(jetstream::Context) -> T) -> T {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        runtime.block_on(async {
            let client = async_nats::connect(self.url()).await.expect("it runs");
            what(jetstream::new(client)).await
        })
    }

    /// Who wrote the messages of all tables since the last whole one of each.
    pub(crate) fn writers(&self) -> Vec<String> {
        self.ask(async |context| {
            let mut stream = context.get_stream("NESTOR_TABLES").await.expect("the tables");
            let (first, last) = {
                let state = &stream.info().await.expect("it is known").state;
                (state.first_sequence, state.last_sequence)
            };
            let mut writers = Vec::new();
            for sequence in first..=last {
                // What is not needed any more has gone.
                let Ok(message) = stream.get_raw_message(sequence).await else { continue };
                writers.push(message.headers.get("Nestor-Server").expect("a writer").to_string());
            }
            writers
        })
    }

    /// Forgets the leases of all servers without a word to anybody, as those are forgotten that ended long ago.
    pub(crate) fn forget_leases(&self) {
        self.ask(async |context| {
            let stream = context.get_stream("KV_NESTOR_SERVERS").await.expect("the leases");
            stream.purge().await.expect("they are gone");
        });
    }

    pub(crate) fn make_stream(&self, name: &str, description: &str) {
        let config = stream::Config {
            name: name.to_owned(),
            description: Some(description.to_owned()),
            subjects: vec![format!("of.{name}")],
            ..stream::Config::default()
        };
        self.ask(async |context| _ = context.create_stream(config).await.expect("a stream"));
    }
}

/// Waits until a node has all that the others have.
pub(crate) fn wait_until_well(status: u16) {
    let is_well = || {
        let mut socket = TcpStream::connect(("127.0.0.1", status)).ok()?;
        socket.write_all(b"GET /healthz HTTP/1.0\r\n\r\n").ok()?;
        let mut answer = String::new();
        socket.read_to_string(&mut answer).ok()?;
        answer.split(' ').nth(1).map(|code| code == "200")
    };
    while is_well() != Some(true) {
        thread::sleep(Duration::from_millis(100));
    }
}

/// What greets like an engine of this version. Returns where it listens.
pub(crate) fn old_engine(version: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let info = format!(
        "INFO {{\"server_id\":\"N\",\"server_name\":\"n\",\"version\":\"{version}\",\"proto\":1,\"go\":\"go\",\"host\":\"127.0.0.1\",\
         \"port\":{port},\"headers\":true,\"max_payload\":1048576,\"jetstream\":true}}\r\n"
    );
    thread::spawn(move || {
        for mut socket in listener.incoming().map_while(Result::ok) {
            let _ = socket.write_all(info.as_bytes());
            let lines = BufReader::new(socket.try_clone().expect("a socket")).lines().map_while(Result::ok);
            for _ in lines.filter(|line| line.starts_with("PING")) {
                let _ = socket.write_all(b"PONG\r\n");
            }
        }
    });
    format!("nats://127.0.0.1:{port}")
}

fn run(folder: &TempDir) -> Child {
    let mut command = Command::new("nats-server");
    command.arg("-c").arg(folder.path().join("settings")).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().expect("nats-server is installed")
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What lies between a server and the engine.
pub(crate) struct Strait {
    port: u16,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    /// Whether nothing comes through to the server.
    holds: AtomicBool,
    /// Whether the engine does not hear after which message another one was written.
    is_open: AtomicBool,
    /// How many messages of tables went by since nothing comes through.
    plays: AtomicU64,
}

/// What says after which message another one was written, and what the engine does not know.
const FENCE: &[u8] = b"Nats-Expected-Last-Subject-Sequence";
const OTHER: &[u8] = b"Xats-Expected-Last-Subject-Sequence";

/// Before the messages of tables.
const TABLE: &[u8] = b"HPUB nestor.table.";

impl Strait {
    /// Leads to the engine at a port.
    pub(crate) fn before(to: u16) -> Strait {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let state = Arc::<State>::default();
        let of_all = Arc::clone(&state);
        thread::spawn(move || {
            for near in listener.incoming().map_while(Result::ok) {
                let Ok(far) = TcpStream::connect(("127.0.0.1", to)) else { continue };
                let (of_up, of_down) = (Arc::clone(&of_all), Arc::clone(&of_all));
                let (near_up, far_up) = (near.try_clone().expect("a socket"), far.try_clone().expect("a socket"));
                thread::spawn(move || carry(near_up, far_up, |bytes| of_up.pass_up(bytes)));
                thread::spawn(move || carry(far, near, |_| of_down.pass_down()));
            }
        });
        Strait { port, state }
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// From now on, the server hears nothing.
    pub(crate) fn hold(&self) {
        self.state.holds.store(true, Ordering::SeqCst);
    }

    pub(crate) fn let_go(&self) {
        self.state.holds.store(false, Ordering::SeqCst);
    }

    /// From now on, the engine takes every message, whatever it was written after.
    pub(crate) fn remove_fences(&self) {
        self.state.is_open.store(true, Ordering::SeqCst);
    }

    /// Forgets what the server wrote so far.
    pub(crate) fn count_from_now(&self) {
        self.state.plays.store(0, Ordering::SeqCst);
    }

    /// Waits until the server has written of a table.
    pub(crate) fn wait_for_a_play(&self) {
        for _ in 0..500 {
            if self.state.plays.load(Ordering::SeqCst) > 0 {
                // The engine has it a little later.
                thread::sleep(Duration::from_millis(300));
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("the server writes nothing");
    }
}

impl State {
    fn pass_up(&self, bytes: &mut [u8]) {
        let holds = self.holds.load(Ordering::SeqCst);
        for at in 0..bytes.len() {
            if holds && bytes[at..].starts_with(TABLE) {
                self.plays.fetch_add(1, Ordering::SeqCst);
            }
            if self.is_open.load(Ordering::SeqCst) && bytes[at..].starts_with(FENCE) {
                bytes[at..at + FENCE.len()].copy_from_slice(OTHER);
            }
        }
    }

    fn pass_down(&self) {
        while self.holds.load(Ordering::SeqCst) {
            thread::sleep(Duration::from_millis(5));
        }
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream, pass: impl Fn(&mut [u8])) {
    let mut bytes = vec![0; 1 << 16];
    while let Ok(count) = from.read(&mut bytes) {
        pass(&mut bytes[..count]);
        if count == 0 || to.write_all(&bytes[..count]).is_err() {
            let _ = to.shutdown(std::net::Shutdown::Both);
            return;
        }
    }
}
