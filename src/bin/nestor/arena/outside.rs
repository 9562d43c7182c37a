//! A bot that is a program of its own, asked over the line protocol. Whatever it does, a match goes on.

use crate::lines::{Line, read_line};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::notation::Unreadable;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::protocol::{self, VERSION};
use electrum_dominoes::engine::rules::Rules;
use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// How many lines may wait to be read; a bot that writes more has to wait.
const WAITING_LINES: usize = 64;

/// How to start a bot, and how long to wait for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Program {
    /// The program and its arguments.
    pub(crate) words: Vec<String>,
    pub(crate) patience: Duration,
}

/// A bot that may be running.
pub(crate) struct Outside {
    program: Program,
    rules: Rules,
    running: Option<Running>,
}

impl Outside {
    /// Starts a bot, and waits for its greeting.
    pub(crate) fn start(program: &Program, rules: &Rules) -> Result<Outside, String> {
        let mut outside = Outside { program: program.clone(), rules: *rules, running: None };
        outside.running()?;
        Ok(outside)
    }

    /// What the bot does; or what it did wrong. After that it is stopped, since a late answer could be taken for one to the next question, and is
    /// started again when it is asked again.
    pub(crate) fn choose(&mut self, observation: &Observation) -> Result<Move, String> {
        let position = protocol::write_position(&observation.account());
        let patience = self.program.patience;
        let answer = self.running().and_then(|running| running.ask(&position, patience));
        if answer.is_err() {
            self.running = None;
        }
        answer
    }

    fn running(&mut self) -> Result<&mut Running, String> {
        let running = match self.running.take() {
            Some(running) => running,
            None => Running::start(&self.program, &self.rules)?,
        };
        Ok(self.running.insert(running))
    }
}

/// A bot that is running.
struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<Line>,
}

impl Running {
    fn start(program: &Program, rules: &Rules) -> Result<Running, String> {
        let [name, arguments @ ..] = &program.words[..] else { return Err("no program is named".to_owned()) };
        let mut command = Command::new(name);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("{name} cannot be started: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{name} cannot be spoken to"));
        };
        let (sender, lines) = sync_channel(WAITING_LINES);
        // The thread ends when the bot does, or when nobody listens to it any more.
        std::thread::spawn(move || {
            let mut output = BufReader::new(output);
            while let Ok(Some(line)) = read_line(&mut output) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut running = Running { child, input, lines };
        running.greet(program.patience)?;
        running.say(&format!("newgame {}", protocol::write_rules(rules)))?;
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
        self.say(&format!("position {position}\ngo"))?;
        loop {
            let line = self.line(until)?;
            if let Some(step) = line.strip_prefix("bestmove ") {
                return read_answer(step.trim());
            }
            if let Some(error) = line.strip_prefix("error") {
                return Err(format!("it answered with an error:{error}"));
            }
        }
    }

    fn say(&mut self, text: &str) -> Result<(), String> {
        let said = writeln!(self.input, "{text}").and_then(|()| self.input.flush());
        said.map_err(|_| "it has ended".to_owned())
    }

    /// The bot's next line of text. One that is none counts as a line that says nothing.
    fn line(&self, until: Instant) -> Result<String, String> {
        let late = || "it answered too late".to_owned();
        // A bot that never stops talking is late as well.
        let left = until.checked_duration_since(Instant::now()).ok_or_else(late)?;
        match self.lines.recv_timeout(left) {
            Ok(Line::Text(line)) => Ok(line),
            Ok(Line::TooLong | Line::NotText) => Ok(String::new()),
            Err(RecvTimeoutError::Timeout) => Err(late()),
            Err(RecvTimeoutError::Disconnected) => Err("it has ended".to_owned()),
        }
    }
}

/// A move that a seat can be asked for: the clock is not a bot's, and one that wants to resign has to lose.
fn read_answer(text: &str) -> Result<Move, String> {
    match text.parse() {
        Ok(Move::Clock(_) | Move::Resign(_)) => Err(format!("{text} is no answer")),
        read => read.map_err(|error: Unreadable| error.to_string()),
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        // Not every bot listens, and a match must not leave any behind.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
