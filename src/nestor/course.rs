//! A course in playing dominoes, from joining the first bone to reading hands. Each lesson has one
//! idea, a few positions to try it on, and a game that tests it.
//!
//! The lessons are in `assets/course.txt`. A line `part NAME` begins a part of the course. A line
//! `lesson NAME GAME PLAYERS LEVEL` begins a lesson, and the lines after it are its positions, in the
//! words of the [exercises](super::exercises). The window has the words of each part and lesson.

use super::Level;
use super::exercises::Exercise;
use crate::engine::Preset;

/// The course as text.
pub const KEPT: &str = include_str!("../../assets/course.txt");

/// A lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The name that its words have.
    pub name: &'static str,
    /// The name of its part of the course.
    pub part: &'static str,
    /// The positions, from easy to hard. Where only one move is legal, the margin is zero.
    pub exercises: Vec<Exercise>,
    /// The game that tests it.
    pub game: Preset,
    /// The number of players in this game.
    pub players: usize,
    /// Nestor's level in it.
    pub level: Level,
}

impl Lesson {
    fn from_line(line: &'static str, part: &'static str) -> Option<Lesson> {
        let mut words = line.strip_prefix("lesson ")?.split(' ');
        let name = words.next()?;
        let game = Preset::from_name(words.next()?)?;
        let players = words.next()?.parse().ok()?;
        let level = Level::from_name(words.next()?)?;
        Some(Lesson { name, part, exercises: Vec::new(), game, players, level })
    }
}

/// The place of a lesson in the order in which they are learned.
pub fn place_of(name: &str) -> Option<usize> {
    let mut names = KEPT.lines().filter_map(|line| line.strip_prefix("lesson ")?.split(' ').next());
    names.position(|lesson| lesson == name)
}

/// All lessons, in the order in which they are learned.
pub fn lessons() -> Vec<Lesson> {
    let mut lessons: Vec<Lesson> = Vec::new();
    let mut part = "";
    for line in KEPT.lines() {
        part = line.strip_prefix("part ").unwrap_or(part);
        match (Lesson::from_line(line, part), Exercise::from_line(line), lessons.last_mut()) {
            (Some(lesson), ..) => lessons.push(lesson),
            (None, Some(exercise), Some(lesson)) => lesson.exercises.push(exercise),
            (None, ..) => {}
        }
    }
    lessons
}
