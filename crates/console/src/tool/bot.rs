//! `nestor bot`: Nestor over standard input and output, from text alone, so that anyone can watch
//! everything he is told.

use crate::bot::lines::{Received, read_line};
use crate::engine::protocol::{self, BadLine, LONGEST_LINE};
use crate::engine::{Observation, Rules, notation::shown_within};
use crate::nestor::{self, Choice, Level};
use crate::record::fresh_number;
use crate::tool::{failure::Failure, rules_args::level};
use std::io::{self, BufRead, Write};

const PROTOCOL: &str = "\
The bot greets with a line, and then answers lines. Words are separated by
spaces. It skips words and lines that it does not know. It answers a line that
makes no sense with `error line N: why`, and the conversation goes on.
docs/bots.md explains the protocol with an example.

  newgame GAME PLAYERS OPTION=VALUE...
        the game and rules from here on, as `nestor presets` lists them; draw
        until then
  position FIELD...
        everything one seat knows about a hand; see below
  legal MOVE...
        the moves that the rules allow, which he works out for himself
  go
        answered with `info` lines and one `bestmove MOVE`
  quit
        ends the conversation, as does the end of the input

A position is complete. Apart from the rules, earlier lines do not matter. Its
fields:

  seat N
        the seat whose view this is, 0 to 3
  hand N
        the number of the hand in the game, from 0
  first N
        the seat that led the first hand of the game
  leader N
        the seat that leads this hand
  why WORD
        why it leads: doublet, low-doublet, three-two, lot, named, winner,
        loser, alternate, blocked or again
  won N
        the number of hands that some side has won, if there are any and the
        first ones pay a bonus
  carried N
        how many points the hands before add to this one, if any
  scores N:N
        the score of each side, side 0 first
  seconds N
        the seconds left on each clock, such as 120 or 120:95, 0 in a game
        without a clock
  must BONE
        the bone that the seat must lead with, if there is one
  dealt BONE...
        the bones that the seat was dealt
  events EVENT...
        what has happened since, in order, each as SEAT:WHAT: 0:6-4e a bone
        played on an end, 1:draw a draw, 0:draw:5-5 the seat's own draw with its
        bone, 1:pass, and 0:boom:6-4 a bone destroyed. A forced lead is an event
        like any other.

Moves are 6-4e (a bone and the end: e, w, n or s; the first bone of a hand goes
to e), 5-4@5-5n if every doublet is a spinner (the bone, and the place on the
table where it joins), draw, pass and boom 6-4, which is boom:6-4 after legal.
Where halves add up to seven, 5-2e shows the lighter half of a matador, and
5-2e^ the heavier.

  info value POINTS win CHANCE worlds N nodes N
        the points he expects to gain until the end of the hand, and his chance
        of winning the game
  info move MOVE value POINTS +- ERROR win CHANCE +- ERROR
        the same for each move, the best first, with its standard error";

/// The longest part of a line that an error repeats, in characters.
const LONGEST_QUOTE: usize = 40;

#[derive(clap::Args)]
#[command(after_long_help = PROTOCOL)]
pub(crate) struct Arguments {
    /// The level: beginner, easy, not-so-easy, tough or brutal.
    #[arg(long, value_name = "LEVEL", value_parser = level(), hide_possible_values = true)]
    level: Level,
    /// The seed. With the same seed, he plays the same in the same position. Random by default.
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let seed = arguments.seed.unwrap_or_else(fresh_number);
    let mut bot = Bot { level: arguments.level, seed, rules: Rules::default(), position: None };
    let name = format!("Nestor {} {}", env!("CARGO_PKG_VERSION"), arguments.level);
    writeln!(out, "{}", protocol::greeting(&name))?;
    out.flush()?;
    bot.talk(&mut io::stdin().lock(), out)
}

struct Bot {
    level: Level,
    seed: u64,
    rules: Rules,
    position: Option<Observation>,
}

impl Bot {
    fn talk(&mut self, source: &mut impl BufRead, out: &mut impl Write) -> Result<(), Failure> {
        for number in 1_u64.. {
            let answer = match read_line(source)? {
                None => break,
                Some(Received::Text(line)) if line.trim() == "quit" => break,
                Some(Received::Text(line)) => {
                    self.answer(&line).map_err(|why| format!("{why}, in “{}”", shown_within(&line, LONGEST_QUOTE)))
                }
                Some(Received::TooLong) => Err(format!("a line has at most {LONGEST_LINE} bytes")),
                Some(Received::NotText) => Err("this is not text (UTF-8)".to_owned()),
            };
            match answer {
                Ok(choice) => choice.map_or(Ok(()), |choice| write_choice(&choice, out))?,
                Err(why) => writeln!(out, "error line {number}: {why}")?,
            }
            out.flush()?;
        }
        Ok(())
    }

    /// Carries out a line. Returns what he chooses if it asks for that.
    fn answer(&mut self, line: &str) -> Result<Option<Choice>, BadLine> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "newgame" => self.new_game(rest)?,
            "position" => self.set_position(rest)?,
            "go" => return self.choose().map(Some),
            _ => {}
        }
        Ok(None)
    }

    fn new_game(&mut self, text: &str) -> Result<(), BadLine> {
        self.position = None;
        self.rules = protocol::read_rules(text)?;
        Ok(())
    }

    /// Reads a position. If it makes no sense, there is no position, so `go` cannot answer for an
    /// older one.
    fn set_position(&mut self, text: &str) -> Result<(), BadLine> {
        self.position = None;
        let told = protocol::read_position(text, &self.rules)?;
        self.position = Some(Observation::from_account(&told).map_err(BadLine::new)?);
        Ok(())
    }

    fn choose(&self) -> Result<Choice, BadLine> {
        let observation = self.position.as_ref().ok_or_else(|| BadLine::new("there is no position to go from"))?;
        if observation.to_move() != observation.seat() {
            let (to_move, seat) = (observation.to_move(), observation.seat());
            return Err(BadLine::new(format!("it is the turn of seat {to_move}, not of seat {seat}")));
        }
        let mut chance = nestor::chance_of(observation, self.seed);
        Ok(nestor::choose(observation, self.level, &mut chance))
    }
}

fn write_choice(choice: &Choice, out: &mut impl Write) -> io::Result<()> {
    let best = choice.candidates.iter().find(|candidate| candidate.step == choice.best);
    if let Some(best) = best {
        let (worlds, nodes) = (choice.worlds, choice.nodes);
        writeln!(out, "info value {:.3} win {:.4} worlds {worlds} nodes {nodes}", best.points, best.win)?;
    }
    for candidate in &choice.candidates {
        writeln!(
            out,
            "info move {} value {:.3} +- {:.3} win {:.4} +- {:.4}",
            candidate.step, candidate.points, candidate.points_error, candidate.win, candidate.win_error
        )?;
    }
    writeln!(out, "bestmove {}", choice.best)
}
