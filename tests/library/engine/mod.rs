//! Tests of the engine: the rules by their numbers in docs/rules.md, the laws that hold in all
//! games, and where bones lie.

mod bones;
mod deals;
mod hashes;
mod laws;
mod leads;
mod notation;
mod perft;
mod place;
#[cfg(feature = "console")]
mod protocol;
mod rules_crosses;
mod rules_deal;
mod rules_firecrackers;
mod rules_fives;
mod rules_games;
mod rules_hands;
mod rules_indonesia;
mod rules_leagues;
mod rules_matador;
mod rules_nine;
mod rules_others;
mod rules_points;
mod rules_table;
mod rules_turn;
mod rules_twelve;
mod rules_world;
mod shuffles;
mod words;
