//! The deals of a match favour no player and do not depend on each other.

use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::lab::{Bout, Contender, House, Length, Results, Sample};
use electrum_dominoes::record::Session;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn bout(preset: Preset, players: usize, length: Length) -> Bout {
    Bout::new(preset.rules(players).expect("this number of players can play it"), length, 5)
        .expect("named rules can be played")
}

fn house(name: &str) -> House {
    name.parse().expect("a built-in player")
}

/// Plays like Beginner for this many moves, and then fails to answer.
struct Tired {
    left: u32,
}

impl Contender for Tired {
    fn choose(&mut self, observation: &Observation, chance: &mut ChaCha8Rng) -> Result<Move, String> {
        self.left = self.left.checked_sub(1).ok_or("it is tired")?;
        house("beginner").choose(observation, chance)
    }
}

#[test]
fn a_deal_is_played_the_same_whatever_came_before_it() {
    let bout = bout(Preset::FiveUp, 3, Length::Game);
    let mut players = [house("beginner"), house("random")];
    let there: Vec<Sample> = (0..6).map(|deal| bout.play_deal(deal, &mut players)).collect();
    let mut back: Vec<Sample> = (0..6).rev().map(|deal| bout.play_deal(deal, &mut players)).collect();
    back.reverse();
    assert_eq!(there, back);
    assert_ne!(there[0], there[1]);
}

#[test]
fn luck_averages_to_zero_however_well_a_player_plays() {
    let mut bout = bout(Preset::Draw, 2, Length::Game);
    bout.tells_luck = true;
    let samples: Vec<Sample> =
        (0..30).map(|deal| bout.play_deal(deal, &mut [house("not-so-easy"), house("random")])).collect();
    let luck: Vec<(f64, f64)> =
        samples.iter().map(|sample| (sample.told.iter().map(|told| told.luck).sum(), 2.0)).collect();
    let mean = electrum_dominoes::arena::ratio(&luck);
    assert!(mean.mean.abs() < 4.0 * mean.error() && mean.error() < 0.07, "{mean:?}");
    assert!(Results::of(&samples).share.low > 0.8);
}

#[test]
fn a_player_who_fails_to_answer_loses_that_game_and_all_later_ones() {
    let bout = bout(Preset::AllFives, 2, Length::Hand);
    let mut players = [Tired { left: u32::MAX }, Tired { left: 20 }];
    let samples: Vec<Sample> = (0..10).map(|deal| bout.play_deal(deal, &mut players)).collect();
    let results = Results::of(&samples);
    assert_eq!((results.games, results.decisions[1]), (20, 20 + results.forfeits.len() as u64));
    assert!((2..20).contains(&results.forfeits.len()), "{results:?}");
    assert!(results.forfeits.iter().all(|forfeit| forfeit.player == 1 && forfeit.why == "it is tired"));
    let last = samples.last().expect("ten deals were played");
    assert_eq!((last.won, last.forfeits.len()), ([2, 0], 2));
}

#[test]
fn swapping_the_players_reverses_the_result() {
    let bout = bout(Preset::AllFives, 2, Length::Game);
    let mut players = [house("beginner"), house("two-plays")];
    let mut changed = [house("two-plays"), house("beginner")];
    let sum =
        |players: &mut [House; 2]| Results::of(&(0..150).map(|deal| bout.play_deal(deal, players)).collect::<Vec<_>>());
    let (one, other) = (sum(&mut players), sum(&mut changed));
    assert!(one.share.high < 0.5 && other.share.low > 0.5, "{:?} and {:?}", one.share, other.share);
    assert!(one.points.mean < 0.0 && other.points.mean > 0.0, "{:?} and {:?}", one.points, other.points);
    assert_eq!(one.won[0] + one.won[1], one.games);
}

#[test]
fn a_cheat_who_sees_all_bones_beats_everyone_who_does_not_but_is_shown_them_only_in_a_match() {
    let bout = bout(Preset::Block, 2, Length::Hand);
    let won =
        |players: &mut [House; 2]| Results::of(&(0..100).map(|deal| bout.play_deal(deal, players)).collect::<Vec<_>>());
    let against_an_equal_without_eyes = won(&mut [house("cheat:30"), house("monte-carlo:30")]);
    assert!(against_an_equal_without_eyes.share.low > 0.55, "{:?}", against_an_equal_without_eyes.share);
    let mut session = Session::new(*bout.rules()).expect("rules that can be played");
    session.deal_number(1).expect("a first hand");
    let seen = session.observe(session.state().to_move());
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    assert!(house("cheat:30").choose(&seen, &mut chance).is_err());
}
