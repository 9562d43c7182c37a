//! `nestor place`: where the bones of a record lie on the table, and whether random hands keep the laws of the table.

mod check;
mod hands;
mod laws;

use crate::records::replay::{mover, record_in, wrong};
use crate::{failure::Failure, rules_args::preset};
use electrum_dominoes::engine::Preset;
use electrum_dominoes::place::{Heading, Lie, Placed, Shape, whole::LaidTable};
use electrum_dominoes::record::Replay;
use hands::act;
use std::path::{Path, PathBuf};
use std::{io::Write, iter};

const FORMAT: &str = "\
Every line is a word and its columns, separated by tabs. Hands and moves are counted from 1, seats from 0. Lengths are in squares. A bone is two
squares long and one wide. X grows to the right and Y downwards, from the middle of the lead. A dash means there is no value.

  move  HAND N SEAT MOVE        a move, as in `nestor replay`; then where everything lies:
  room  LEFT TOP RIGHT BOTTOM AGAIN    what the window should show, and how often in this hand everything was laid again to make room for a bone
  bone  BONE SEAT X Y TURN      a bone on the table, in the order of play, with who played it, its center, and where its heavier half points: right, down, left or
                                up. For a doublet, where its north end points, with its west and east sides to the left and right of that
  end   END X Y TURN X Y TURN   an open end, and how the next bone would lie there. First a plain bone, turned to where its far half points, then the doublet. Dashes
                                if every such bone is on the table

With --check, after all hands:

  broken  GAME PLAYERS SPINNER SHAPE NUMBER WHY   a hand in which a law was broken; only the first hundred are printed
  game    GAME PLAYERS SPINNER HANDS AGAIN MEDIAN WORST    for every game: the hands, how many of them were laid again at least once, and the length of the
                                short side of a bone at their end, on a cloth of 960 by 430 points or the one in --shape, as median and
                                minimum. Dashes if no hand was laid on that cloth
  total   HANDS AGAIN BROKEN    all hands together

Exit code 1 if the record is wrong or a law was broken.";

#[derive(clap::Args)]
#[command(after_long_help = FORMAT)]
pub(crate) struct Arguments {
    /// The record, or a dash for standard input.
    #[arg(required_unless_present = "check", conflicts_with = "check")]
    file: Option<PathBuf>,
    /// The width of the cloth relative to its height.
    #[arg(long, value_name = "W:H", value_parser = shape)]
    shape: Option<Shape>,
    /// Lay this many random hands, of all games in turn and on cloths of every shape, and check the laws of the table.
    #[arg(long, value_name = "HANDS")]
    check: Option<u64>,
    /// Check only this game, with its own rules.
    #[arg(long, value_name = "NAME", value_parser = preset, conflicts_with = "file")]
    game: Option<Preset>,
    /// The number of the first hand to check.
    #[arg(long, value_name = "N", default_value_t = 0, conflicts_with = "file")]
    seed: u64,
}

/// The cloth that is left of a window of 960 by 720 points.
const CLOTH: Shape = Shape { width: 960, height: 430 };

fn shape(text: &str) -> Result<Shape, String> {
    let sides = text.split_once(':').and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    let shape = sides.filter(|&(width, height): &(u16, u16)| width > 0 && height > 0);
    let (width, height) = shape.ok_or("a shape is two whole numbers with a colon between them, such as 16:9")?;
    Ok(Shape { width, height })
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    match (&arguments.file, arguments.check) {
        (Some(file), _) => lay_record(file, arguments.shape.unwrap_or(CLOTH), out),
        (None, hands) => check::check(hands.unwrap_or(0), arguments.game, arguments.shape, arguments.seed, out),
    }
}

fn lay_record(file: &Path, shape: Shape, out: &mut impl Write) -> Result<(), Failure> {
    let record = record_in(file)?;
    let mut lines = Vec::new();
    let mut table = None;
    let see = |seen: Replay<'_>| {
        let Replay::Move(step) = seen else {
            table = None;
            return;
        };
        let whole = table.get_or_insert_with(|| LaidTable::new(step.before.rules().spinner, shape));
        if let Some(act) = act(step.step) {
            whole.follow(step.before.to_move(), act);
        }
        lines.push(format!("move\t{}\t{}\t{}\t{}", step.hand, step.number, mover(&step), step.step));
        lines.extend(placed_lines(&whole.placed()));
    };
    record.replay_with(see).map_err(|why| wrong(file, why))?;
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}

fn placed_lines(placed: &Placed) -> Vec<String> {
    let room = [placed.room.left, placed.room.top, placed.room.right, placed.room.bottom].map(squares).join("\t");
    let room = format!("room\t{room}\t{}", placed.laid_again);
    let bones = placed.bones.iter().map(|laid| format!("bone\t{}\t{}\t{}", laid.bone, laid.owner, lie(Some(laid.lie))));
    let ends = placed.ends.iter().map(|next| format!("end\t{}\t{}\t{}", next.end, lie(next.plain), lie(next.doublet)));
    iter::once(room).chain(bones).chain(ends).collect()
}

fn lie(lie: Option<Lie>) -> String {
    let Some(Lie { at, turn }) = lie else { return "-\t-\t-".to_owned() };
    let turn = match turn {
        Heading::Right => "right",
        Heading::Down => "down",
        Heading::Left => "left",
        Heading::Up => "up",
    };
    format!("{}\t{}\t{turn}", squares(at.x), squares(at.y))
}

fn squares(halves: i16) -> String {
    (f32::from(halves) / 2.0).to_string()
}
