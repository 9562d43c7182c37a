//! Tests of what is kept of games: records, what a seat may read in them, files of every version,
//! and statistics.

mod bests;
mod chronicle;
mod damaged;
mod deal_numbers;
mod deck;
mod drawn;
mod feats;
mod figures;
mod filing;
mod habits;
mod lasting;
mod ledger;
mod notebook;
mod numbers;
mod quality;
mod rates;
mod saved;
mod seating;
mod seeds;
mod solving;
mod tallies;
mod tally;
mod texts;
