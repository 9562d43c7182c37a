//! The loudspeaker. Sounds go to the system's device on a separate thread, which starts when sounds
//! are first needed.
//!
//! A game must never wait for a loudspeaker or report on it. If there is none, if it goes away, or
//! if the system is slow, nothing is heard and nothing else happens. The next sounds try again.
//! While nothing sounds, the thread sleeps and the device rests.

#[cfg(not(any(target_os = "linux", target_os = "macos", target_os = "windows", target_family = "wasm")))]
mod nothing;
#[cfg(target_family = "wasm")]
mod page;
#[cfg(target_os = "linux")]
mod pulse;
#[cfg(any(target_os = "macos", target_os = "windows"))]
mod system;

use crate::host::{IS_PAGE, Stopwatch};
use crate::sound::{Bank, Cue, Mixer};
#[cfg(not(any(target_os = "linux", target_os = "macos", target_os = "windows", target_family = "wasm")))]
use nothing::NoDevice as Device;
#[cfg(target_family = "wasm")]
use page::PageDevice as Device;
#[cfg(target_os = "linux")]
use pulse::PulseDevice as Device;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, sync_channel};
use std::{sync::Arc, thread, time::Duration};
#[cfg(any(target_os = "macos", target_os = "windows"))]
use system::SystemDevice as Device;

/// How long a device waits for more before it rests.
const REST: Duration = Duration::from_secs(1);
/// How long to wait before trying a missing device again.
const AGAIN: Duration = Duration::from_secs(5);
/// A sound later than this is dropped.
const LATE: Duration = Duration::from_millis(150);
/// How many orders may wait for the thread. If there are more, the system does not answer, and they
/// are dropped.
const ORDERS: usize = 64;

enum Order {
    Play(Cue, Stopwatch),
    Hurry,
}

/// Plays sounds.
#[derive(Default)]
pub struct Speaker(Way);

#[derive(Default)]
enum Way {
    #[default]
    Nowhere,
    /// The thread starts when sounds are needed.
    Ready,
    Thread(SyncSender<Order>),
    /// A page has no threads, and a device that never makes it wait.
    Here(Box<Line>),
    /// Nothing is played. The sounds are reported to a listener.
    Ear(Sender<Cue>),
}

impl Speaker {
    /// Returns the speaker of the system.
    pub const fn of_the_system() -> Speaker {
        Speaker(Way::Ready)
    }

    /// Returns a speaker that reports the sounds and plays nothing.
    pub const fn to(ear: Sender<Cue>) -> Speaker {
        Speaker(Way::Ear(ear))
    }

    /// Gets the sounds ready, because some are needed soon.
    pub fn prepare(&mut self) {
        if matches!(self.0, Way::Ready) {
            self.0 = begin();
        }
    }

    /// Plays a sound.
    pub fn play(&mut self, cue: Cue) {
        self.prepare();
        match &mut self.0 {
            Way::Here(line) => line.play(cue, Stopwatch::now()),
            Way::Thread(orders) => send(orders, Order::Play(cue, Stopwatch::now())),
            // The listener may be gone.
            Way::Ear(ear) => _ = ear.send(cue),
            Way::Nowhere | Way::Ready => {}
        }
    }

    /// Plays delayed sounds now.
    pub fn hurry(&mut self) {
        match &mut self.0 {
            Way::Here(line) => line.mix(|mixer, _| mixer.hurry()),
            Way::Thread(orders) => send(orders, Order::Hurry),
            Way::Nowhere | Way::Ready | Way::Ear(_) => {}
        }
    }
}

fn send(orders: &SyncSender<Order>, order: Order) {
    // A thread that can't keep up has lost its device, so there is only silence to hear.
    let _ = orders.try_send(order);
}

fn begin() -> Way {
    let (sender, orders) = sync_channel(ORDERS);
    // If the system has no thread left, there is no sound.
    match thread::Builder::new().name("speaker".to_owned()).spawn(move || work(&orders)) {
        Ok(_) => Way::Thread(sender),
        Err(_) if IS_PAGE => Way::Here(Box::new(Line::new())),
        Err(_) => Way::Nowhere,
    }
}

/// Takes orders until there is no one left to give them.
fn work(orders: &Receiver<Order>) {
    let mut line = Line::new();
    line.open();
    loop {
        // Only a device that plays needs to be put to rest.
        let plays = line.device.is_some() && line.is_awake;
        let order = if plays { orders.recv_timeout(REST) } else { orders.recv().map_err(RecvTimeoutError::from) };
        match order {
            Ok(Order::Play(cue, told)) => line.play(cue, told),
            Ok(Order::Hurry) => line.mix(|mixer, _| mixer.hurry()),
            Err(RecvTimeoutError::Timeout) => line.rest(),
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// The connection to a device, as long as there is one.
struct Line {
    bank: Arc<Bank>,
    device: Option<Device>,
    /// Whether it plays. Otherwise it rests.
    is_awake: bool,
    /// When the last try to open a device failed.
    failed: Option<Stopwatch>,
}

impl Line {
    fn new() -> Line {
        Line { bank: Arc::new(Bank::of_seed(1)), device: None, is_awake: false, failed: None }
    }

    fn play(&mut self, mut cue: Cue, told: Stopwatch) {
        self.open();
        self.mix(|mixer, ahead| {
            let late = told.elapsed() + ahead;
            if late <= cue.after + LATE {
                cue.after = cue.after.saturating_sub(late);
                mixer.play(cue);
            }
        });
    }

    /// Opens a device, unless there is one or the last try has just failed.
    fn open(&mut self) {
        self.device.take_if(|device| device.is_gone());
        if self.device.is_none() && self.failed.is_none_or(|failed| failed.elapsed() >= AGAIN) {
            self.device = Device::open(&self.bank);
            self.is_awake = false;
            self.failed = self.device.is_none().then(Stopwatch::now);
        }
    }

    /// Changes what is mixed, given how long it takes until that is heard, and plays it.
    fn mix(&mut self, change: impl FnOnce(&mut Mixer, Duration)) {
        let Some(device) = &mut self.device else { return };
        device.mix(change);
        // A page's device rests by itself.
        if (IS_PAGE || !self.is_awake) && !device.is_silent() {
            self.turn(true);
        }
    }

    /// Lets the device rest, once nothing sounds.
    fn rest(&mut self) {
        if self.device.as_ref().is_some_and(Device::is_silent) {
            self.turn(false);
        }
    }

    fn turn(&mut self, on: bool) {
        self.is_awake = on;
        self.device.take_if(|device| !device.turn(on));
    }
}
