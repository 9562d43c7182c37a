//! Sittings played at random, and what can be seen of them.
#![allow(dead_code, unreachable_pub, reason = "each test uses its own share of it")]

use crate::common::inside::Inside;
use electrum_dominoes::career::tally::Tally;
use electrum_dominoes::engine::bone::{Bone, Seat, Side};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::{GameState, Phase};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::record::Seating;
use electrum_dominoes::table::Sitting;
use electrum_dominoes::table::sitting::saved::Saved;

/// A random generator that is the same in every run.
pub struct Chance(pub u64);

impl Chance {
    pub fn next(&mut self) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 32) as u32
    }
}

pub fn rules(preset: Preset) -> Rules {
    preset.rules(2).expect("two can play it")
}

pub fn sitting(preset: Preset, number: u64) -> Sitting {
    seated(rules(preset), Level::Easy, number)
}

/// The same with bones that chance deals.
pub fn plain(preset: Preset) -> Sitting {
    Sitting::new(rules(preset), Seating::one_person([Level::Easy]), None).expect("two can play it").0
}

/// A table with you on the first seat and Nestors of this level on the others.
pub fn seated(rules: Rules, level: Level, number: u64) -> Sitting {
    Sitting::new(rules, Seating::one_person([level]), Some(number)).expect("these rules can be played").0
}

/// Goes on by one step: a random move, the next hand or the next game.
pub fn step(sitting: &mut Sitting, chance: &mut Chance) {
    match sitting.state().phase() {
        Phase::Playing => {
            let step = sitting.state().legal().pick(chance.next()).expect("a legal move");
            sitting.play(step).expect("a legal move is accepted");
        }
        Phase::HandOver => assert!(!sitting.new_hand().is_empty()),
        Phase::GameOver => assert!(!sitting.another_game(Some(u64::from(chance.next()))).is_empty()),
    }
}

pub fn until(sitting: &mut Sitting, chance: &mut Chance, there: impl Fn(&Sitting) -> bool) {
    for _ in 0..20_000 {
        if there(sitting) {
            return;
        }
        step(sitting, chance);
    }
    panic!("this never happened");
}

/// Everything about a state except the order of the boneyard.
pub fn seen(state: &GameState) -> impl PartialEq + std::fmt::Debug + use<> {
    let revealed = state.reveal();
    let mut boneyard: Vec<Bone> = revealed.boneyard;
    boneyard.sort();
    let scores = [0, 1].map(|side| Side::new(side).map(|side| state.score(side)));
    (*state.layout(), revealed.hands, boneyard, scores, state.to_move(), state.phase(), state.hand_number())
}

pub fn yours(sitting: &Sitting) -> bool {
    sitting.state().phase() == Phase::Playing && sitting.state().to_move() == Seat::FIRST
}

/// How many games each side has won, plain or as practice.
pub fn won(tally: &Tally) -> Vec<(Option<Preset>, Level, u32, u32)> {
    let all = tally.lines().iter().map(|line| {
        let wins = line.wins;
        (line.game, line.level, wins.won + wins.practice_won, wins.lost + wins.practice_lost)
    });
    all.collect()
}

pub fn text(sitting: &Sitting) -> String {
    ron::to_string(&sitting.saved()).expect("a sitting can always be written")
}

pub fn read(text: &str) -> Option<Sitting> {
    Saved::load(ron::from_str::<Saved>(text).ok()?)
}

/// Plays until a game is over and has a winner. Returns how many games the tally then has.
pub fn win_or_lose(sitting: &mut Sitting, chance: &mut Chance) -> u32 {
    until(sitting, chance, |sitting| sitting.state().phase() == Phase::GameOver);
    sitting.tally().total().games()
}
