//! Which games a measure of the levels plays, and how their decisions are judged.

use crate::arena::play_game;
use crate::engine::{Move, Observation, Phase, Preset, Rules};
use crate::lab::{Contender as _, House};
use crate::nestor::judge::{self, Judged, Judging};
use crate::nestor::{self, Level};
use crate::record::{Record, Session};
use crate::tool::at_once::{self, each};
use crate::tool::failure::Failure;
use crate::tool::records::many::level;
use crate::tool::rules_args::preset;

#[derive(clap::Args)]
pub(super) struct SampledGames {
    /// How many games of each kind to play, at most 100000. Ten take about a minute.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    pub(super) games: u32,
    /// Judge as `nestor judge --level` does with this level. Tough takes a tenth of the time.
    #[arg(long, value_name = "LEVEL", default_value = "brutal", value_parser = level)]
    level: Level,
    /// Measure only this game.
    #[arg(long, value_name = "NAME", value_parser = preset(), hide_possible_values = true)]
    preset: Option<Preset>,
    /// The number of the first game.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// How many games to look at at once, at most 256. By default, one for each core.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=at_once::MOST_JOBS))]
    jobs: Option<u16>,
}

impl SampledGames {
    /// The command that prints the same again.
    pub(super) fn command(&self, verb: &str, decisions: u32) -> String {
        let SampledGames { games, level, seed, .. } = self;
        let only = self.preset.map_or(String::new(), |preset| format!(" --preset {preset}"));
        format!("nestor {verb} --games {games} --decisions {decisions} --seed {seed} --level {level}{only}")
    }

    /// Every game with every number of players that is measured.
    pub(super) fn tables(&self) -> impl Iterator<Item = (Preset, Rules)> {
        Preset::tables().filter(|(preset, _)| self.preset.is_none_or(|only| only == *preset))
    }

    /// What is found in each game, by its number.
    pub(super) fn each<T: Send>(&self, find: impl Fn(u64) -> Result<T, Failure> + Sync) -> Result<Vec<T>, Failure> {
        let all: Vec<u64> = (0..self.games).map(|at| self.seed.wrapping_add(at.into())).collect();
        each(&all, self.jobs, |number| find(*number)).into_iter().collect()
    }

    /// The value of every move that this seat could make.
    pub(super) fn judged(&self, seen: Observation) -> Judged {
        Judging::new(seen, judge::nodes(self.level)).finish()
    }
}

/// The game with this number, which a level plays against itself.
pub(super) fn game_of(level: Level, rules: Rules, number: u64) -> Result<Record, Failure> {
    let choose = |seen: &_| nestor::choose(seen, level, &mut nestor::chance_of(seen, number)).best;
    // Games are numbered far apart. Otherwise the second hand of one game would be the first of the
    // next.
    play_game(rules, number << 20, choose).map_err(Failure::usage)
}

/// Plays a hand to its end, and returns what each seat knew and did whenever it had a choice.
pub(super) fn play_hand(
    session: &mut Session,
    mut player: House,
    seed: u64,
) -> Result<Vec<(Observation, Move)>, Failure> {
    let mut choices = Vec::new();
    while session.state().phase() == Phase::Playing {
        let observation = session.observe(session.state().to_move());
        let chosen = player.choose(&observation, &mut nestor::chance_of(&observation, seed));
        let step = chosen.map_err(Failure::wrong)?;
        session.play(step).map_err(Failure::wrong)?;
        if observation.legal().len() > 1 {
            choices.push((observation, step));
        }
    }
    Ok(choices)
}
