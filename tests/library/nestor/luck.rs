//! Luck and plays add up to the result of a game, and luck averages to zero.

use electrum_dominoes::arena::luck::{Care, Cause, Swing, Telling};
use electrum_dominoes::arena::play_game;
use electrum_dominoes::engine::bone::Seat;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::nestor::{judge::Judging, sensible};
use electrum_dominoes::record::Record;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

const COARSE: Care = Care { deal: 16, draw: 4, play: 8 };

fn game(rules: Rules, number: u64) -> Record {
    play_game(rules, number, sensible).expect("named rules can be played")
}

fn every_table() -> impl Iterator<Item = Rules> {
    Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |players| preset.rules(players)))
}

fn telling(record: &Record, care: Care, seed: u64) -> Telling<ChaCha8Rng> {
    Telling::new(record, care, ChaCha8Rng::seed_from_u64(seed)).expect("the record can be replayed")
}

#[test]
fn luck_and_plays_add_up_to_the_result() {
    for rules in every_table() {
        let record = game(rules, 5);
        let winner = record.replay().expect("the record can be replayed").state().result().and_then(|end| end.winner);
        let luck = telling(&record, COARSE, 1).finish();
        for side in rules.all_sides() {
            let result = f64::from(u8::from(winner == Some(side)));
            assert!((luck.end[side.index()] - result).abs() < 1e-9 || winner.is_none());
            let rise = |change: &Swing| change.after[side.index()] - change.before[side.index()];
            let told: f64 = luck.changes.iter().map(rise).sum();
            assert!((luck.start[side.index()] + told - luck.end[side.index()]).abs() < 1e-9, "{luck:?}");
            let plays = luck.changes.iter().filter(|change| matches!(change.cause, Cause::Play(_)));
            assert!((plays.map(rise).sum::<f64>() + luck.of(side) - told).abs() < 1e-9);
        }
        for pair in luck.changes.windows(2) {
            let gap = rules.all_sides().map(|side| (pair[0].after[side.index()] - pair[1].before[side.index()]).abs());
            assert!(gap.sum::<f64>() < 1e-9, "{pair:?}");
        }
    }
}

#[test]
fn luck_does_not_depend_on_the_steps_and_an_unfinished_game_has_luck_too() {
    let mut record = game(Preset::AllFives.rules(2).expect("a game for two"), 3);
    for care in [COARSE, Care { play: 0, ..COARSE }] {
        let mut in_steps = telling(&record, care, 2);
        let mut steps = 1;
        while !in_steps.step(50) {
            steps += 1;
        }
        assert_eq!(in_steps.finish(), telling(&record, care, 2).finish());
        assert!(steps > 10);
    }
    let last = record.hands.last_mut().expect("the record has a hand");
    last.moves.truncate(3);
    let luck = telling(&record, COARSE, 2).finish();
    let [one, two, ..] = luck.end;
    assert!((one + two - 1.0).abs() < 1e-6 && one > 0.0 && two > 0.0, "{luck:?}");
}

#[test]
fn every_draw_and_deal_is_listed_and_averages_to_zero() {
    // A draw is compared with all bones that might have come, so that their values add up to zero.
    let rules = Preset::DrawGame.rules(2).expect("a game for two");
    let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
    for number in 0..150 {
        let record = game(rules, number);
        let draws = record.hands.iter().flat_map(|hand| &hand.moves).filter(|step| **step == Move::Draw).count();
        let luck = telling(&record, Care { deal: 12, draw: 2, play: 0 }, number).finish();
        assert_eq!(luck.changes.len(), draws + record.hands.len());
        let first = luck.of(rules.side(Seat::FIRST));
        (sum, squares, count) = (sum + first, squares + first * first, count + 1.0);
    }
    let (mean, error) = (sum / count, (squares / count).sqrt() / f64::sqrt(count));
    assert!(mean.abs() < 4.0 * error, "{mean} +- {error}");
    assert!(error > 0.01, "luck decides a good part of a single hand, {error}");
}

#[test]
#[expect(clippy::float_cmp, reason = "nothing changes, so the numbers are identical")]
fn drawing_the_last_bone_is_not_luck() {
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let mut last = 0;
    for number in 0..12 {
        let record = game(rules, number);
        let luck = telling(&record, COARSE, number).finish();
        for change in luck.changes.iter().filter(|change| matches!(change.cause, Cause::Draw(_))) {
            let moves = &record.hands[change.hand - 1].moves[..change.number];
            let drawn = moves.iter().filter(|step| **step == Move::Draw).count();
            if drawn + rules.seats() * usize::from(rules.hand) == 28 {
                assert!(change.before == change.after, "{change:?}");
                last += 1;
            }
        }
    }
    assert!(last > 5, "only {last} last bones were drawn");
}

#[test]
fn measuring_the_luck_of_a_hand_again_gives_nearly_the_same() {
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let side = rules.side(Seat::FIRST);
    let apart = |number| {
        let record = game(rules, number);
        let [one, other] = [1, 2].map(|seed| telling(&record, Care::MATCH, seed).finish().of(side));
        (one - other).powi(2) / record.hands.len() as f64
    };
    let rms = ((0..12).map(apart).sum::<f64>() / 12.0).sqrt();
    assert!(rms > 0.0 && rms < 0.04, "{rms}");
}

#[test]
fn the_winner_of_a_hand_usually_had_more_luck() {
    let rules = Preset::DrawGame.rules(2).expect("a game for two");
    let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
    for number in 0..100 {
        let record = game(rules, number);
        let end = record.replay().expect("the record can be replayed").state().result();
        let Some(winner) = end.and_then(|end| end.winner) else { continue };
        let luck = telling(&record, Care { deal: 24, draw: 6, play: 0 }, number).finish().of(winner);
        (sum, squares, count) = (sum + luck, squares + luck * luck, count + 1.0);
    }
    let (mean, error) = (sum / count, (squares / count).sqrt() / f64::sqrt(count));
    assert!(mean > 4.0 * error && mean > 0.1 && mean < 0.5, "{mean} +- {error}");
}

/// With more unseen bones than this something is hidden nearly always, and judging it would only take
/// time.
const OFTEN_HIDDEN: usize = 7;

#[test]
fn where_nothing_is_hidden_a_play_changes_the_chances_by_what_it_cost_and_by_nothing_else() {
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let (mut exact, mut blunders) = (0, 0);
    for number in 0..30 {
        let record = game(rules, number);
        let luck = telling(&record, COARSE, number).finish();
        let decisions = record.decisions().expect("the record can be replayed");
        for (decision, next) in decisions.iter().zip(decisions.iter().skip(1)) {
            // After the last choice of a hand, the chances are the mean over all deals of the next.
            if next.hand != decision.hand || decision.seen.unseen().iter().count() > OFTEN_HIDDEN {
                continue;
            }
            let judged = Judging::new(decision.seen.clone(), 2_000).finish();
            let Some(played) = judged.of(decision.step).map(|found| found.played).filter(|_| judged.worlds == 1) else {
                continue;
            };
            let (seat, side) = (decision.seen.seat(), rules.side(decision.seen.seat()).index());
            let is_it = |change: &&Swing| (change.hand, change.number) == (decision.hand, decision.number);
            let change = luck.changes.iter().filter(is_it).find(|change| change.cause == Cause::Play(seat));
            let fall = change.map_or(0.0, |change| change.before[side] - change.after[side]);
            assert!((fall - played.loss).abs() < 1e-6, "{change:?} for a play that cost {}", played.loss);
            exact += 1;
            blunders += u32::from(played.loss > 0.1);
        }
    }
    assert!(exact > 20 && blunders > 2, "{exact} exact plays with {blunders} blunders");
}
