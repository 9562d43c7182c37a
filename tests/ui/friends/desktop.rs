//! A desktop that shows notifications, on a bus of its own.

use super::*;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use zbus::blocking::{Connection, connection};
use zbus::object_server::SignalEmitter;
use zbus::zvariant::Value;

struct Desktop(mpsc::Sender<(String, String)>);

#[zbus::interface(name = "org.freedesktop.Notifications")]
impl Desktop {
    #[expect(clippy::too_many_arguments, reason = "the specification has them")]
    fn notify(
        &self,
        program: String,
        replaces: u32,
        icon: &str,
        summary: String,
        body: &str,
        actions: Vec<&str>,
        hints: std::collections::HashMap<String, Value<'_>>,
        milliseconds: i32,
    ) -> u32 {
        assert_eq!((replaces, icon, body, milliseconds), (0, "electrum-dominoes", "", -1));
        assert!(actions.into_iter().next() == Some("default") && hints.into_keys().any(|hint| hint == "transient"));
        self.0.send((program, summary)).expect("the test listens");
        7
    }

    #[zbus(signal)]
    async fn action_invoked(emitter: &SignalEmitter<'_>, number: u32, action: &str) -> zbus::Result<()>;
}

struct Bus(Child, String);

impl Bus {
    fn start() -> Option<Bus> {
        let mut bus = Command::new("dbus-daemon");
        let mut bus = bus.args(["--session", "--nofork", "--print-address"]).stdout(Stdio::piped()).spawn().ok()?;
        let mut address = String::new();
        BufReader::new(bus.stdout.take()?).read_line(&mut address).ok()?;
        Some(Bus(bus, address.trim().to_owned()))
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn a_desktop_tells_whose_window_lies_behind_others_of_the_turn_and_a_click_brings_it_to_the_front() {
    let Some(bus) = Bus::start() else {
        eprintln!("without dbus-daemon there is no desktop to be told");
        return;
    };
    let (sender, told) = mpsc::channel();
    let builder = connection::Builder::address(bus.1.as_str()).expect("this is an address");
    let builder = builder.name("org.freedesktop.Notifications").expect("this is a name");
    let builder = builder.serve_at("/org/freedesktop/Notifications", Desktop(sender)).expect("this is a path");
    let connection: Connection = builder.build().expect("the bus is there");
    let program = std::env::current_exe().expect("a test knows its own program");
    let child = Command::new(program)
        .args(["friends::desktop::sits_behind_other_windows", "--exact", "--ignored", "--nocapture"])
        .env("DBUS_SESSION_BUS_ADDRESS", &bus.1)
        .stdout(Stdio::piped())
        .spawn();
    let child = child.expect("the test can be started again");
    let (program, text) = told.recv_timeout(Duration::from_mins(1)).expect("the desktop is told");
    assert_eq!((program.as_str(), text.as_str()), ("Electrum Dominoes", "Your turn: All Fives"));
    let emitter = SignalEmitter::new(connection.inner(), "/org/freedesktop/Notifications").expect("this is a path");
    zbus::block_on(Desktop::action_invoked(&emitter, 7, "default")).expect("the bus is there");
    let output = child.wait_with_output().expect("the child is ours");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
}

/// Sees each frame whether the window asks to come to the front.
#[derive(Default)]
struct ToFront(Arc<AtomicBool>);

impl egui::Plugin for ToFront {
    fn debug_name(&self) -> &'static str {
        "to the front"
    }

    fn output_hook(&mut self, _: &egui::Context, output: &mut egui::FullOutput) {
        let commands = output.viewport_output.values().flat_map(|viewport| &viewport.commands);
        if commands.into_iter().any(|command| *command == egui::ViewportCommand::Focus) {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

/// Ben looks at something else until his window is asked to come to the front.
#[test]
#[ignore = "a child of the test above"]
fn sits_behind_other_windows() {
    let mut friends = Friends::sit_down();
    let to_front = ToFront::default();
    let asks = Arc::clone(&to_front.0);
    friends.windows[1].ctx.add_plugin(to_front);
    let input = friends.windows[1].input_mut();
    input.viewports.entry(egui::ViewportId::ROOT).or_default().focused = Some(false);
    friends.play_until(|_| asks.load(Ordering::Relaxed));
}
