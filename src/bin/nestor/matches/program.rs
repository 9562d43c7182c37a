//! A bot in its own program, which is asked over the line protocol. Whatever it does, the match
//! goes on.

use super::group::Group;
use crate::lines::{Received, read_line};
use electrum_dominoes::arena::Contender;
use electrum_dominoes::engine::notation::{Unreadable, shown_within};
use electrum_dominoes::engine::protocol::{self, VERSION};
use electrum_dominoes::engine::{Move, Observation, Rules};
use rand_chacha::ChaCha8Rng;
use std::io::{BufReader, Read, Write};
use std::process::Command;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::{Duration, Instant};

/// How many lines may wait to be read. A bot that writes more has to wait.
const WAITING_LINES: usize = 64;

/// How much may wait to be written. A bot is told something new only after it has answered, so only
/// a bot that does not read reaches this.
const WAITING_TEXTS: usize = 8;

/// How often in a row a bot may fail to start before the match gives up on it.
const MOST_FAILURES: u32 = 3;

/// The longest part of a bot's line that is repeated, in characters.
const LONGEST_QUOTE: usize = 200;

/// How long a bot may take to end by itself after `quit`.
const GRACE: Duration = Duration::from_millis(200);

pub(super) struct Program {
    words: Vec<String>,
    rules: Rules,
    patience: Duration,
    running: Option<Running>,
    /// How often in a row it could not be started, and why not.
    failures: u32,
    why: String,
}

impl Program {
    /// Starts a bot, and waits for its greeting.
    pub(super) fn start(words: &[String], rules: &Rules, patience: Duration) -> Result<Program, String> {
        let running = Some(Running::start(words, rules, patience)?);
        Ok(Program { words: words.to_vec(), rules: *rules, patience, running, failures: 0, why: String::new() })
    }

    /// Whether it has ended and could not be started again.
    pub(super) const fn is_lost(&self) -> bool {
        self.failures > 0
    }

    /// The bot, started again if it is not running.
    fn running(&mut self) -> Result<&mut Running, String> {
        if self.running.is_none() && self.failures < MOST_FAILURES {
            match Running::start(&self.words, &self.rules, self.patience) {
                Ok(running) => {
                    self.running = Some(running);
                    self.failures = 0;
                }
                Err(why) => {
                    self.why = format!("it cannot be started again: {why}");
                    self.failures += 1;
                }
            }
        }
        self.running.as_mut().ok_or_else(|| self.why.clone())
    }
}

impl Contender for Program {
    /// Returns the bot's move, or what it did wrong. After a mistake it is stopped, since a late
    /// answer could be taken for an answer to the next question. It is started again when it is
    /// asked again.
    fn choose(&mut self, observation: &Observation, _: &mut ChaCha8Rng) -> Result<Move, String> {
        let position = protocol::write_position(&observation.account());
        let patience = self.patience;
        let answer = self.running().and_then(|running| running.ask(&position, patience));
        if answer.is_err() {
            self.running = None;
        }
        answer
    }
}

/// A bot that is running. Writing and reading have their own threads, so a bot that does neither
/// holds up nothing.
struct Running {
    group: Group,
    texts: Option<SyncSender<String>>,
    lines: Receiver<Received>,
}

impl Running {
    fn start(words: &[String], rules: &Rules, patience: Duration) -> Result<Running, String> {
        let [name, arguments @ ..] = words else { return Err("no program is named".to_owned()) };
        let mut command = Command::new(name);
        command.args(arguments);
        let started = Group::start(command);
        let (group, input, output) = started.map_err(|error| format!("{name} cannot be started: {error}"))?;
        let mut running = Running { group, texts: Some(spoken(input)), lines: heard(output) };
        running.greet(patience)?;
        running.say(format!("newgame {}\n", protocol::write_rules(rules)))?;
        Ok(running)
    }

    fn greet(&mut self, patience: Duration) -> Result<(), String> {
        let until = Instant::now() + patience;
        let line = self.line(until).map_err(|why| format!("no greeting: {why}"))?;
        match protocol::read_greeting(&line) {
            Some(VERSION) => Ok(()),
            Some(version) => Err(format!("it speaks version {version} of the protocol, not {VERSION}")),
            None => Err(Unreadable::new(&line, "the greeting of a bot").to_string()),
        }
    }

    fn ask(&mut self, position: &str, patience: Duration) -> Result<Move, String> {
        let until = Instant::now() + patience;
        self.say(format!("position {position}\ngo\n"))?;
        loop {
            let line = self.line(until)?;
            if let Some(step) = line.strip_prefix("bestmove ") {
                return read_answer(step.trim());
            }
            if let Some(error) = line.strip_prefix("error") {
                return Err(format!("it answered with an error:{}", shown_within(error, LONGEST_QUOTE)));
            }
        }
    }

    fn say(&mut self, text: String) -> Result<(), String> {
        let texts = self.texts.as_ref().ok_or("it was told to end")?;
        texts.try_send(text).map_err(|error| match error {
            TrySendError::Full(_) => "it does not read what it is told".to_owned(),
            TrySendError::Disconnected(_) => "it has ended".to_owned(),
        })
    }

    /// The bot's next line. A line that is not text counts as empty.
    fn line(&self, until: Instant) -> Result<String, String> {
        let late = || "it answered too late".to_owned();
        // A bot that never stops writing is late as well.
        let left = until.checked_duration_since(Instant::now()).ok_or_else(late)?;
        match self.lines.recv_timeout(left) {
            Ok(Received::Text(line)) => Ok(line),
            Ok(Received::TooLong | Received::NotText) => Ok(String::new()),
            Err(RecvTimeoutError::Timeout) => Err(late()),
            Err(RecvTimeoutError::Disconnected) => Err("it has ended".to_owned()),
        }
    }
}

/// Reads a move that a bot may choose. The clock is not the bot's, and a bot cannot resign.
fn read_answer(text: &str) -> Result<Move, String> {
    match text.parse() {
        Ok(Move::Clock(..) | Move::Resign(_)) => Err(format!("{text} is not an answer")),
        read => read.map_err(|error: Unreadable| error.to_string()),
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

impl Drop for Running {
    fn drop(&mut self) {
        let until = Instant::now() + GRACE;
        if let Some(texts) = self.texts.take() {
            let _ = texts.try_send("quit\n".to_owned());
        }
        // What it still writes does not matter. Wait for it to end.
        while self.line(until).is_ok() {}
        // Some bots ignore `quit`, and a match must not leave them or their children running.
        self.group.end();
    }
}
