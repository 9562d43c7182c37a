//! A course in playing dominoes, from joining the first bone to reading hands. Each lesson has one
//! idea, a few positions to try it on, and a game that tests it.
//!
//! Two paths part after the first lessons, one for two players and one for pairs, and neither needs
//! the other.
//!
//! The lessons are in `data/course.txt`. A line `path NAME` begins a path, a line `part NAME` a part
//! of it, and a line `lesson NAME GAME PLAYERS LEVEL` a lesson. The lines after it are its positions,
//! in the words of the [exercises](super::exercises). A line `was NUMBER…` has the numbers of all
//! positions that a lesson once had, so that whoever passed it then has passed it. The window has the
//! words of each part and lesson.

use super::Level;
use super::exercises::Exercise;
use sight::{Bone, Move, Preset, Rules, Seat};

/// The course as text.
pub const KEPT: &str = include_str!("../data/course.txt");

/// A path of the course.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CoursePath {
    /// What everybody begins with.
    Start,
    /// On from there, against one other player.
    Two,
    /// On from there, with a partner.
    Pairs,
}

named! { CoursePath: Start "start", Two "two", Pairs "pairs" }

impl CoursePath {
    /// All paths in the order in which they are walked by a player who plays in pairs, or who does
    /// not.
    pub const fn order(pairs: bool) -> [CoursePath; 3] {
        let [own, other] =
            if pairs { [CoursePath::Pairs, CoursePath::Two] } else { [CoursePath::Two, CoursePath::Pairs] };
        [CoursePath::Start, own, other]
    }
}

/// A lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The name that its words have.
    pub name: &'static str,
    /// Its path.
    pub path: CoursePath,
    /// The name of its part of the course.
    pub part: &'static str,
    /// Its number on its path, which counts on from the last lesson before the paths part.
    pub number: usize,
    /// The positions, from easy to hard. Where only one move is legal, the margin is zero.
    pub exercises: Vec<Exercise>,
    /// The numbers of all positions that it had in an earlier version, for each such version.
    earlier: Vec<Vec<u64>>,
    /// The game that tests it.
    pub game: Preset,
    /// The number of players in this game.
    pub players: usize,
    /// Nestor's level in it.
    pub level: Level,
    /// How many points win it, if that is not what the game says.
    target: Option<u16>,
}

impl Lesson {
    /// The lesson that such a line begins, which is still without its place and its positions.
    fn from_line(line: &'static str) -> Option<Lesson> {
        let mut words = line.strip_prefix("lesson ")?.split(' ');
        let name = words.next()?;
        let game = Preset::from_name(words.next()?)?;
        let players = words.next()?.parse().ok()?;
        let level = Level::from_name(words.next()?)?;
        let target = words.next().map(str::parse).transpose().ok()?;
        let (path, part, exercises, earlier) = (CoursePath::Start, "", Vec::new(), Vec::new());
        Some(Lesson { name, path, part, number: 0, exercises, earlier, game, players, level, target })
    }

    /// The rules of the game that tests it, if it can be played.
    pub fn rules(&self) -> Option<Rules> {
        let rules = self.game.rules(self.players).ok()?;
        Some(Rules { target: self.target.unwrap_or(rules.target), ..rules })
    }

    /// Whether a position shows the second of two opposite cases of this lesson, for which another reason
    /// holds. In the first one the player is ahead, a block is right, or no bone fits.
    pub fn is_other_case(&self, exercise: &Exercise) -> bool {
        let (seen, rules) = (&exercise.seen, exercise.seen.rules());
        let (own, seats) = (seen.seat(), rules.seats());
        // What a seat holds after the play.
        let held = |seat: Seat| seen.hand_len(seat) - usize::from(seat == own);
        match self.name {
            "drawing" => exercise.best != Move::Draw,
            "twoscores" | "ninety" => {
                let side = rules.side(own);
                rules.all_sides().any(|other| seen.score(other) > seen.score(side))
            }
            "tempo" => seen.hand_len(own) > seen.hand_len(own.next(seats)),
            "turn" => {
                // Of seats with as many bones, the one whose turn comes first.
                let ahead = (1..=seats).map(|steps| own.after(steps, seats)).min_by_key(|seat| held(*seat));
                ahead.is_some_and(|seat| rules.side(seat) != rules.side(own))
            }
            "estimate" => match exercise.best {
                Move::Play(bone, end) => {
                    let after = seen.layout().after(own, bone, end);
                    let fits = |held: Bone| held != bone && after.fitting().contains(held);
                    // Others have none of the numbers on which they passed.
                    let may_hold = |seat: Seat, held: Bone| {
                        let lacks = seen.lacks(seat);
                        !lacks.contains(held.high()) && !lacks.contains(held.low())
                    };
                    let may_play = |seat: Seat| seen.unseen().iter().any(|held| fits(held) && may_hold(seat, held));
                    seen.hand().iter().any(fits) || rules.all_seats().filter(|&seat| seat != own).any(may_play)
                }
                _ => true,
            },
            _ => false,
        }
    }

    /// Whether a player has passed it, who has solved these exercises.
    pub fn is_passed(&self, is_solved: impl Fn(u64) -> bool) -> bool {
        let now = self.exercises.iter().all(|exercise| is_solved(exercise.id()));
        now || self.earlier.iter().any(|then| then.iter().all(|&exercise| is_solved(exercise)))
    }
}

/// The place of a lesson among all of them.
pub fn place_of(name: &str) -> Option<usize> {
    let mut names = KEPT.lines().filter_map(|line| line.strip_prefix("lesson ")?.split(' ').next());
    names.position(|lesson| lesson == name)
}

/// The places of the lessons in the order in which a player learns them who plays in pairs, or who
/// does not.
pub fn order(lessons: &[Lesson], pairs: bool) -> impl Iterator<Item = usize> {
    let of_path = move |path| (0..lessons.len()).filter(move |at| lessons[*at].path == path);
    CoursePath::order(pairs).into_iter().flat_map(of_path)
}

/// The numbers of a lesson's earlier positions in such a line.
fn earlier(line: &str) -> Option<Vec<u64>> {
    line.strip_prefix("was ")?.split(' ').map(|number| number.parse().ok()).collect()
}

/// All lessons, path by path.
pub fn lessons() -> Vec<Lesson> {
    let mut lessons: Vec<Lesson> = Vec::new();
    let (mut path, mut part) = (CoursePath::Start, "");
    for line in KEPT.lines() {
        if let Some(found) = line.strip_prefix("path ").and_then(CoursePath::from_name) {
            path = found;
        } else if let Some(name) = line.strip_prefix("part ") {
            part = name;
        } else if let Some(lesson) = Lesson::from_line(line) {
            let before = lessons.iter().filter(|known| known.path == path || known.path == CoursePath::Start);
            lessons.push(Lesson { path, part, number: before.count() + 1, ..lesson });
        } else if let Some(lesson) = lessons.last_mut() {
            lesson.exercises.extend(Exercise::from_line(line));
            lesson.earlier.extend(earlier(line));
        }
    }
    lessons
}
