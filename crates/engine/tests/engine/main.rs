//! Tests of the engine: the rules by their numbers in docs/rules.md, and where bones lie. They need nothing but the
//! engine. The laws of whole games, which go through records, are tests of the game.

#[path = "../../../../tests/common/games.rs"]
mod games;
#[path = "../../../../tests/common/naive/mod.rs"]
mod naive;
#[path = "../../../../tests/common/table.rs"]
mod table;

mod bones;
mod deals;
mod game;
mod hashes;
mod notation;
mod perft;
mod place;
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
