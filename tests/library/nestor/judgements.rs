//! Judgements agree with what is known to be true.

use super::positions::positions;
use electrum_dominoes::arena::play_game;
use electrum_dominoes::engine::bone::Bones;
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::engine::world::World;
use electrum_dominoes::nestor::ending::exact::only_world;
use electrum_dominoes::nestor::judge::{Judged, Judging, Mark, NODES, Weighed, nodes};
use electrum_dominoes::nestor::{Level, chance_of, choose, value};
use electrum_dominoes::record::Session;
use electrum_dominoes::record::decisions::Decision;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

fn every_table() -> impl Iterator<Item = Rules> {
    Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |players| preset.rules(players)))
}

fn for_two(preset: Preset) -> Rules {
    preset.rules(2).expect("a game for two")
}

/// The decisions of a level in the game with this number.
fn decisions_of(rules: Rules, level: Level, number: u64) -> Vec<Decision> {
    let choose = |seen: &Observation| choose(seen, level, &mut chance_of(seen, number)).best;
    let record = play_game(rules, number, choose).expect("named rules can be played");
    record.decisions().expect("the record can be replayed")
}

fn judge(seen: &Observation) -> Judged {
    Judging::new(seen.clone(), NODES).finish()
}

/// The chance to win and the points of a world for the deciding seat, found by trying everything.
fn tried_out(world: &World, observation: &Observation) -> (f32, i32) {
    let rules = observation.rules();
    let own = observation.seat();
    if world.phase() != Phase::Playing {
        return (value::outcome(world)[rules.side(own).index()], value::lead(rules, &world.public().scores, own));
    }
    let moves = world.legal();
    let tried = moves.iter().map(|step| {
        let mut after = *world;
        after.play(step);
        tried_out(&after, observation)
    });
    let better = |a: (f32, i32), b: (f32, i32)| if (a > b) == (world.to_move() == own) { a } else { b };
    tried.reduce(better).expect("the seat to move has a legal move")
}

#[test]
fn in_an_ending_every_loss_is_exact_and_every_blunder_is_marked() {
    let (mut endings, mut losses, mut blunders, mut found) = (0, 0, 0, 0);
    let games = [Preset::AllFives, Preset::Draw, Preset::FivesAndThrees, Preset::Muggins, Preset::DrawGame];
    let all = games.into_iter().flat_map(|preset| (0..900).flat_map(move |number| positions(for_two(preset), number)));
    for seen in all.filter(|seen| seen.public().boneyard_len() == 0 && seen.hand().len() + seen.unseen().len() <= 8) {
        let world = only_world(&seen).expect("nothing is hidden when the boneyard is empty");
        let worth = |step: Move| {
            let mut after = world;
            after.play(step);
            tried_out(&after, &seen)
        };
        let most = seen.legal().iter().map(worth).max_by(|a, b| a.partial_cmp(b).expect("chances are numbers"));
        let most = most.expect("there is a choice");
        let judged = judge(&seen);
        for step in seen.legal().iter() {
            let judgement = judged.of(step).expect("every legal move is judged");
            let (win, lead) = worth(step);
            let loss = f64::from(most.0) - f64::from(win);
            assert!((judgement.played.loss - loss).abs() < f64::EPSILON, "{step}: {judgement:?}, but {loss}");
            // Of a game that is won or lost for sure, the points don't matter.
            let is_open = |win: f32| win > 0.0 && win < 1.0;
            let points_loss = match (is_open(win), is_open(most.0)) {
                (true, true) => f64::from(most.1 - lead),
                _ if loss > 0.0 => judgement.played.points_loss,
                _ => 0.0,
            };
            assert!((judgement.played.points_loss - points_loss).abs() < 1e-9, "{step}: {judgement:?}");
            assert!(judgement.played.error.abs() < f64::EPSILON && judged.worlds == 1);
            losses += usize::from(loss > 0.0);
            if loss >= 0.1 {
                blunders += 1;
                found += u32::from(judgement.mark == Some(Mark::Blunder));
            }
            assert!(loss > 0.0 || judgement.mark.is_none(), "{step}: {judgement:?}");
        }
        endings += 1;
    }
    assert!(endings > 400 && losses > 400, "{endings} endings with {losses} losses");
    assert!(blunders >= 100 && found == blunders, "{found} of {blunders} blunders");
}

#[test]
fn a_judgement_does_not_depend_on_the_steps_in_which_it_was_made() {
    for seen in every_table().flat_map(|rules| positions(rules, 3).into_iter().step_by(9)) {
        let at_once = Judging::new(seen.clone(), 4_000).finish();
        let mut judging = Judging::new(seen.clone(), 4_000);
        let mut steps = 1;
        while !judging.step(150) {
            assert!(judging.judged().is_none());
            steps += 1;
        }
        assert_eq!(judging.judged(), Some(&at_once));
        // An ending that is solved or weighed takes as long as it takes.
        let most = if at_once.worlds == 1 { u64::MAX } else { u64::max(4_000, at_once.nodes) / 150 + 70 };
        assert!(steps < most, "{steps} steps of 150 moves for at most {most}");
    }
}

#[test]
fn every_legal_move_is_judged_and_twins_alike() {
    let mut twins = 0;
    for seen in every_table().flat_map(|rules| positions(rules, 5).into_iter().step_by(5)) {
        let judged = Judging::new(seen.clone(), 2_000).finish();
        let [best, ..] = judged.candidates[..] else { panic!("there is a choice") };
        assert!(best.loss.abs() < f64::EPSILON && best.error.abs() < f64::EPSILON);
        assert!(judged.candidates.iter().all(|candidate| candidate.loss >= 0.0 && candidate.loss.is_finite()));
        for step in seen.legal().iter() {
            let judgement = judged.of(step).unwrap_or_else(|| panic!("{step} is not judged"));
            assert!(judgement.best.win >= judgement.played.win - 1e-12);
        }
        twins += seen.legal().len() - judged.candidates.len();
    }
    assert!(twins > 20, "only {twins} twins were seen");
    let illegal = Judging::new(positions(for_two(Preset::Draw), 1)[0].clone(), 2_000).finish();
    assert_eq!(illegal.of(Move::Pass), None);
}

#[test]
fn plays_with_the_same_effect_are_one_candidate() {
    // Both sides of the lead 6-6 are alike. On a line that shows fours at both ends, both ends are
    // alike.
    let mut session = Session::new(for_two(Preset::Draw)).expect("named rules can be played");
    let lead = (0..).find_map(|number| {
        session = Session::new(for_two(Preset::Draw)).expect("named rules can be played");
        session.deal_number(number).expect("the hand can be dealt");
        let forced = session.state().forced_lead()?;
        let step = session.state().legal().nth(0)?;
        session.play(step).expect("the lead is legal");
        let seen = session.observe(session.state().to_move());
        let fitting = (seen.hand() & Bones::suit(forced.high())).len();
        (fitting > 1).then_some((seen, fitting))
    });
    let (seen, fitting) = lead.expect("some deal has two bones that fit its lead");
    assert_eq!(seen.legal().len(), 2 * fitting);
    assert_eq!(judge(&seen).candidates.len(), fitting);
}

#[test]
fn planted_blunders_are_found_and_the_best_plays_of_brutal_are_not_marked() {
    let (mut found, mut plays, mut marked) = (0, 0, 0);
    let games = [Preset::AllFives, Preset::Draw, Preset::Block, Preset::FivesAndThrees, Preset::DrawGame];
    for (preset, number) in games.into_iter().zip(1_000..) {
        for decision in decisions_of(for_two(preset), Level::Brutal, number).into_iter().step_by(2).take(10) {
            let judged = judge(&decision.seen);
            plays += 1;
            marked += u32::from(judged.of(decision.step).is_some_and(|judgement| judgement.mark.is_some()));
            // A play that loses a tenth of a game in Nestor's own search, with other random
            // numbers, must be a blunder if the judge, who looks ten times as closely, is certain.
            let mut chance = ChaCha8Rng::seed_from_u64(99);
            let choice = choose(&decision.seen, Level::Brutal, &mut chance);
            let worse = choice.candidates.iter().filter(|candidate| candidate.win < choice.candidates[0].win - 0.1);
            let is_found = |step: &Move| judged.of(*step).is_some_and(|judgement| judgement.mark >= Some(Mark::Bad));
            let (marked, missed): (Vec<Move>, Vec<Move>) = worse.map(|candidate| candidate.step).partition(is_found);
            found += marked.len();
            if missed.is_empty() {
                continue;
            }
            let closely = Judging::new(decision.seen, 10 * nodes(Level::Brutal)).finish();
            let sure = |weighed: &Weighed| weighed.loss - 2.0 * weighed.error > 0.1;
            for blunder in missed {
                assert!(
                    !closely.of(blunder).is_some_and(|truth| sure(&truth.played)),
                    "{preset}: {blunder} is no mistake"
                );
            }
        }
    }
    assert!(found >= 5, "only {found} blunders were found in {plays} plays");
    assert!(marked * 50 <= plays, "{marked} of {plays} of Brutal's plays were marked");
}

/// The choices between a draw and a play in a hand of free draws, whose seats draw or play as soon
/// as they can.
fn free_draws(number: u64, gathers: bool) -> Vec<Observation> {
    let mut session = Session::new(for_two(Preset::AllFivesPalm)).expect("named rules can be played");
    session.deal_number(number).expect("the hand can be dealt");
    let mut found = Vec::new();
    while session.state().phase() == Phase::Playing {
        let seen = session.observe(session.state().to_move());
        let moves = seen.legal();
        let play = moves.iter().find(|step| matches!(step, Move::Play(..)));
        let step = if moves.draw && gathers { Move::Draw } else { play.or(moves.nth(0)).expect("a legal move") };
        if moves.draw && play.is_some() {
            found.push(seen);
        }
        session.play(step).expect("the move is legal");
    }
    found
}

#[test]
fn with_free_draws_it_is_no_mistake_to_gather_bones_down_to_the_last() {
    for number in 0..4 {
        let draws = free_draws(number, true);
        assert!(draws.len() >= 3, "deal {number}");
        for seen in &draws[draws.len() - 3..] {
            let drawing = judge(seen).of(Move::Draw).expect("a draw is legal");
            assert_eq!(drawing.mark, None, "with {} bones left: {drawing:?}", seen.public().drawable());
        }
    }
}

#[test]
fn with_free_draws_the_last_bone_goes_out() {
    let hands = (0..).flat_map(|number| free_draws(number, false));
    for seen in hands.filter(|seen| seen.hand().len() == 1).take(4) {
        let best = judge(&seen).candidates[0];
        assert!(matches!(best.step, Move::Play(..)), "{best:?}");
    }
}

#[test]
fn stronger_levels_lose_less() {
    let mean = |level: Level| {
        let games = [(Preset::Draw, 12), (Preset::AllFives, 13)];
        let decisions = games.into_iter().flat_map(|(preset, number)| decisions_of(for_two(preset), level, number));
        let losses: Vec<f64> = decisions
            .step_by(3)
            .filter_map(|decision| Judging::new(decision.seen, 40_000).finish().of(decision.step))
            .map(|judgement| judgement.played.loss)
            .collect();
        losses.iter().sum::<f64>() / losses.len() as f64
    };
    let [beginner, tough, brutal] = [Level::Beginner, Level::Tough, Level::Brutal].map(mean);
    assert!(beginner > 3.0 * tough && tough > brutal, "{beginner} {tough} {brutal}");
}

#[test]
fn marks_begin_at_their_bounds_and_need_certainty() {
    let marks = [0.0, 0.019, 0.02, 0.05, 0.1, 0.5].map(|loss| Mark::of(loss, 0.002));
    let all = [None, None, Some(Mark::Doubtful), Some(Mark::Bad), Some(Mark::Blunder), Some(Mark::Blunder)];
    assert_eq!(marks, all);
    assert_eq!(Mark::of(0.06, 0.03), None);
    assert_eq!(Mark::of(0.061, 0.03), Some(Mark::Bad));
}
