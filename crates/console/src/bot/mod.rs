//! Bots: programs that play over the line protocol. A bot is started, asked for its moves, and
//! ended with everything that it has started. Whatever it does, its caller goes on.

#[cfg_attr(target_family = "wasm", path = "no_group.rs")]
mod group;
pub mod lines;

pub use group::prepare;

use crate::engine::notation::{Unreadable, shown_within};
use crate::engine::protocol::{self, OLDEST, VERSION};
use crate::engine::{Move, Observation, Rules};
use group::Group;
use lines::{Received, read_line};
use std::io::{BufReader, Read, Write};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::{Duration, Instant};

/// How many lines may wait to be read. A bot that writes more has to wait.
const WAITING_LINES: usize = 64;

/// How much may wait to be written. A bot is told something new only after it has answered, so only
/// a bot that does not read reaches this.
const WAITING_TEXTS: usize = 8;

/// The longest part of a bot's line that is repeated, in characters.
const LONGEST_QUOTE: usize = 200;

/// How long a bot may take to end by itself after `quit`.
const GRACE: Duration = Duration::from_millis(200);

/// How often to look whether a bot's answer is still wanted.
const LOOK: Duration = Duration::from_millis(20);

/// A bot that is running. Writing and reading have their own threads, so a bot that does neither
/// holds up nothing.
pub struct RunningBot {
    group: Group,
    texts: Option<SyncSender<String>>,
    lines: Receiver<Received>,
    /// The version of the protocol that it speaks.
    version: u32,
    /// The rules that it was told last.
    rules: Rules,
    patience: Duration,
    unwanted: Arc<AtomicBool>,
}

impl RunningBot {
    /// Starts a bot, waits for its greeting and tells it the rules. It may take this long for the
    /// greeting and for each answer. Once it is unwanted, nobody waits for it any more.
    pub fn start(
        words: &[String],
        rules: &Rules,
        patience: Duration,
        unwanted: Arc<AtomicBool>,
    ) -> Result<RunningBot, String> {
        let [name, arguments @ ..] = words else { return Err("no program is named".to_owned()) };
        let mut command = Command::new(name);
        command.args(arguments);
        let started = Group::start(command);
        let (group, input, output) = started.map_err(|error| format!("{name} cannot be started: {error}"))?;
        let (texts, lines) = (Some(spoken(input)), heard(output));
        let mut bot = RunningBot { group, texts, lines, version: OLDEST, rules: *rules, patience, unwanted };
        bot.version = bot.greeted()?;
        bot.tell_rules()?;
        Ok(bot)
    }

    /// The version of the protocol in its greeting.
    fn greeted(&self) -> Result<u32, String> {
        let line = self.line(Instant::now() + self.patience).map_err(|why| format!("no greeting: {why}"))?;
        match protocol::read_greeting(&line) {
            Some(version @ OLDEST..=VERSION) => Ok(version),
            Some(version) => Err(format!("it speaks version {version} of the protocol, not {OLDEST} to {VERSION}")),
            None => Err(Unreadable::new(&line, "the greeting of a bot").to_string()),
        }
    }

    fn tell_rules(&self) -> Result<(), String> {
        let (version, needed) = (self.version, protocol::version_for(&self.rules));
        if version < needed {
            return Err(format!("it speaks version {version} of the protocol, and this game needs {needed}"));
        }
        // A program of version 1.0 need not know every option by which a game is told today.
        let write = if version == VERSION { protocol::write_rules_in_full } else { protocol::write_rules };
        self.say(format!("newgame {}\n", write(&self.rules)))
    }

    /// Returns the bot's move, or what it did wrong. After that it must be dropped, since a late
    /// answer could be taken for an answer to the next question.
    pub fn choose(&mut self, seen: &Observation) -> Result<Move, String> {
        if self.rules != *seen.rules() {
            self.rules = *seen.rules();
            self.tell_rules()?;
        }
        let until = Instant::now() + self.patience;
        let (position, legal) = (protocol::write_position(&seen.account()), protocol::write_legal(&seen.legal()));
        self.say(format!("position {position}\nlegal {legal}\ngo\n"))?;
        loop {
            let line = self.line(until)?;
            if let Some(step) = line.strip_prefix("bestmove").filter(|rest| rest.is_empty() || rest.starts_with(' ')) {
                return protocol::read_answer(step.trim()).map_err(|why| why.to_string());
            }
            if let Some(error) = line.strip_prefix("error") {
                return Err(format!("it answered with an error:{}", shown_within(error, LONGEST_QUOTE)));
            }
        }
    }

    fn say(&self, text: String) -> Result<(), String> {
        let texts = self.texts.as_ref().ok_or("it was told to end")?;
        texts.try_send(text).map_err(|error| match error {
            TrySendError::Full(_) => "it does not read what it is told".to_owned(),
            TrySendError::Disconnected(_) => "it has ended".to_owned(),
        })
    }

    /// The bot's next line. A line that is not text counts as empty.
    fn line(&self, until: Instant) -> Result<String, String> {
        let late = || "it answered too late".to_owned();
        loop {
            // A bot that never stops writing is late as well.
            let left = until.checked_duration_since(Instant::now()).ok_or_else(late)?;
            match self.lines.recv_timeout(left.min(LOOK)) {
                Ok(Received::Text(line)) => return Ok(line),
                Ok(Received::TooLong | Received::NotText) => return Ok(String::new()),
                Err(RecvTimeoutError::Timeout) if self.unwanted.load(Ordering::Relaxed) => return Err(late()),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err("it has ended".to_owned()),
            }
        }
    }
}

/// Writes what is sent here to a bot. The thread ends when the sender or the bot is gone.
fn spoken(mut input: impl Write + Send + 'static) -> SyncSender<String> {
    let (sender, texts) = sync_channel::<String>(WAITING_TEXTS);
    std::thread::spawn(move || {
        for text in texts {
            if input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_err() {
                break;
            }
        }
    });
    sender
}

/// Receives what a bot writes. The thread ends when the bot or the receiver is gone.
fn heard(output: impl Read + Send + 'static) -> Receiver<Received> {
    let (sender, lines) = sync_channel(WAITING_LINES);
    std::thread::spawn(move || {
        let mut output = BufReader::new(output);
        while let Ok(Some(line)) = read_line(&mut output) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

impl Drop for RunningBot {
    fn drop(&mut self) {
        let until = Instant::now() + GRACE;
        if let Some(texts) = self.texts.take() {
            let _ = texts.try_send("quit\n".to_owned());
        }
        // What it still writes does not matter. Wait for it to end.
        while self.lines.recv_timeout(until.saturating_duration_since(Instant::now())).is_ok() {}
        // Some bots ignore `quit`, and neither they nor their children may go on running.
        self.group.end();
    }
}
