//! What is kept of games: records and what a seat may read of them, files of every version, and what they come to when they are counted.

mod chronicle;
#[path = "../common/mod.rs"]
mod common;
mod fairness;
mod figures;
mod numbers;
mod old_files;
mod records;
mod saved;
mod seeds;
mod tallies;
