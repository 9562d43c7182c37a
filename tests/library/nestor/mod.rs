//! Tests of Nestor: he is honest, his levels differ in strength, and matches show who is better.

mod after;
#[cfg(feature = "console")]
mod bouts;
mod chances;
mod course;
mod duplicate;
mod endings;
mod exercises;
mod eye;
mod framed;
#[cfg(feature = "console")]
mod honest;
mod judge;
mod judgements;
mod known;
mod lesson_facts;
#[cfg(feature = "console")]
mod levels;
mod luck;
mod measured;
mod past;
mod peeking;

mod positions;
mod reading;
mod reasons;
mod reasons_counted;
mod reasons_numbers;
#[cfg(feature = "window")]
mod reasons_said;
mod reasons_told;
#[cfg(feature = "console")]
mod results;
mod shares;
#[cfg(feature = "console")]
mod statistics;
#[cfg(feature = "console")]
mod stopping;
mod thinking;
#[cfg(feature = "console")]
mod worlds;
