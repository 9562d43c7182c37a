//! The sentences that a player reads of exercises: what is certain as certain, chances as the table would
//! count them, and the next step by name.

use super::known::{Known, known};
use electrum_dominoes::engine::Preset;
use electrum_dominoes::engine::bone::{Bone, Bones, Seat};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::observe::Observation;
use electrum_dominoes::engine::state::Phase;
use electrum_dominoes::engine::world::World;
use electrum_dominoes::nestor::judge::{Judging, NODES};
use electrum_dominoes::record::Session;
use electrum_dominoes::review::Review;
use electrum_dominoes::ui::words::{
    Words,
    judged::{reasons, told},
};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

/// The exercise whose moves begin and end like this.
fn exercise(moves: [&str; 2]) -> &'static Known {
    let is_it = |known: &&Known| {
        let line = known.exercise.to_line();
        let events = line.rsplit_once("events ").map_or("", |(_, events)| events);
        events.starts_with(moves[0]) && events.ends_with(moves[1])
    };
    known().iter().find(is_it).expect("an exercise with these moves")
}

/// What a player reads.
fn said(moves: [&str; 2]) -> String {
    let Known { exercise, best, tempting, .. } = exercise(moves);
    reasons(&Words::english(), &exercise.seen, best, tempting).join(" ")
}

#[test]
fn what_passes_and_draws_prove_is_said_as_certain() {
    // The next player must hold 6-1, and it is the only bone that he can play.
    let told = said(["1:3-3e 2:3-1w 3:4-1w", "2:draw 2:3-0w"]);
    assert!(
        told.contains("6-1 on the right would leave you nothing to play. The next player must hold that bone."),
        "{told}"
    );
    assert!(told.contains("6-1 is the only other bone left with a 6.") && !told.contains("times in ten"), "{told}");
    // None of the bones that are left scores. Five would be enough, but a hand is played to its end here.
    let told = said(["2:pass 3:5-5e 0:5-2w", "2:6-3e"]);
    assert!(told.contains("After this, with nothing.") && !told.contains("to win"), "{told}");
    // Both blanks stay open, because a doublet has sides.
    let told = said(["0:2-0e", "0:2-0e"]);
    assert!(told.contains("You will have a play next turn, whatever happens before."), "{told}");
}

#[test]
fn near_the_target_the_bones_that_would_win_are_named() {
    // Ten are enough.
    let told = said(["1:3-2e 2:4-3e 0:4-4e", "1:1-0e 2:1-1e 0:5-3w"]);
    assert!(told.contains("needs only 10 to win. After 4-2 at the top, they could get there with 3-3 (10)"), "{told}");
    assert!(told.contains("6-3 (10). After this, with nothing."), "{told}");
}

#[test]
fn a_hand_that_is_over_before_the_next_turn_has_no_next_turn() {
    // The ends would both be 5, the next player has passed on it, and the other goes out or passes.
    let told = said(["1:6-6e 2:6-0w 0:6-1e", "0:pass 1:3-0w"]);
    assert!(!told.contains("next turn") && !told.contains("times in ten"), "{told}");
}

#[test]
fn a_player_who_must_draw_is_not_said_to_be_stuck() {
    let told = said(["0:6-6e 1:6-3w 0:draw 0:3-2w", "0:5-4w"]);
    assert!(told.contains("The next player must draw. They have shown that they hold no 6 or 3."), "{told}");
}

#[test]
fn a_lead_that_is_reviewed_has_no_side() {
    let words = Words::english();
    let mut leads = 0;
    for number in 0..30 {
        let mut session = Session::new(Preset::AllFivesPagat.usual()).expect("rules that can be played");
        session.deal_number(number).expect("the first hand");
        if session.state().to_move() != Seat::FIRST || session.state().legal().plays().next().is_none() {
            continue;
        }
        let first = session.state().legal().iter().last().expect("a lead");
        let Move::Play(bone, _) = first else { panic!("a hand begins with a bone") };
        session.play(first).expect("a legal move");
        let mut review = Review::of(session.record(), Seat::FIRST).expect("it was played");
        let open: Vec<_> = review.open().map(|(number, decision)| (number, decision.seen.clone())).collect();
        for (number, seen) in open.into_iter().take(1) {
            review.note(number, Judging::new(seen, NODES / 50).finish());
        }
        let Some(reviewed) = review.decisions().first().filter(|reviewed| reviewed.judgement().is_some()) else {
            continue;
        };
        let explained = told(&words, reviewed, "You", true);
        leads += 1;
        assert!(
            explained.said.contains(&bone.to_string()) && !explained.said.contains(" on the right"),
            "{}",
            explained.said
        );
        assert!(!explained.why.contains(&format!("After {bone} on the right")), "{}", explained.why);
    }
    assert!(leads > 2, "there was hardly a lead to review: {leads}");
}

/// Some deals that agree with draws and passes, if they are found by dealing at random.
fn deals(seen: &Observation, chance: &mut ChaCha8Rng) -> Vec<World> {
    const TRIES: usize = 20_000;
    const WANTED: usize = 400;
    let others = || seen.rules().all_seats().filter(|&seat| seat != seen.seat());
    let mut hidden: Vec<Bone> = seen.unseen().iter().collect();
    let mut found = Vec::new();
    for _ in 0..TRIES {
        for at in (1..hidden.len()).rev() {
            hidden.swap(at, chance.random_range(0..=at));
        }
        let world = World::laid_out(seen, &hidden, [0; 4]).expect("the hidden bones can lie anywhere");
        if others().all(|seat| world.hand(seat).is_disjoint(seen.ruled_out(seat) | seen.rules().left_out())) {
            found.push(world);
        }
        if found.len() == WANTED {
            break;
        }
    }
    found
}

/// How often the player has nothing to play at the next turn, and how often a rival goes out before, if the
/// others play anything that fits.
fn ordinary(seen: &Observation, step: Move, deals: &[World], chance: &mut ChaCha8Rng) -> [f64; 2] {
    let (rules, own) = (seen.rules(), seen.seat());
    let (mut turns, mut stuck, mut lost) = (0.0, 0.0, 0.0);
    for deal in deals {
        let mut world = *deal;
        let mut all_pass = true;
        world.play(step);
        while world.phase() == Phase::Playing && world.to_move() != own {
            let steps: Vec<Move> = world.legal().iter().collect();
            let plays: Vec<Move> = steps.iter().copied().filter(|step| matches!(step, Move::Play(..))).collect();
            let choice = if plays.is_empty() { steps } else { plays };
            let step = choice[chance.random_range(0..choice.len())];
            all_pass &= step == Move::Pass;
            world.play(step);
        }
        let has_none = world.hand(own).is_disjoint(world.layout().fitting());
        let is_out = |seat| rules.side(seat) != rules.side(own) && world.hand(seat) == Bones::NONE;
        lost += f64::from(u8::from(rules.all_seats().any(is_out)));
        if world.phase() == Phase::Playing && !(all_pass && has_none && !world.legal().draw) {
            turns += 1.0;
            stuck += f64::from(u8::from(has_none));
        }
    }
    [stuck / f64::max(turns, 1.0), lost / deals.len() as f64]
}

#[test]
fn what_comes_until_the_next_turn_is_what_comes_of_plays_at_random() {
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    let mut compared = 0;
    for Known { exercise, judged, .. } in known().iter().step_by(3) {
        let seen = &exercise.seen;
        let rules = seen.rules();
        if rules.firecrackers || rules.free_draw || seen.layout().is_empty() {
            continue;
        }
        let deals = deals(seen, &mut chance);
        if deals.len() < 200 {
            continue;
        }
        for play in &judged.candidates {
            let Some(round) = play.facts.round else { continue };
            let [stuck, lost] = ordinary(seen, play.step, &deals, &mut chance);
            let off = f64::max((round.stuck - stuck) * (1.0 - round.over), round.lost - lost).abs();
            assert!(off < 0.15, "{round:?}, not {stuck} and {lost}, after {} in {seen:?}", play.step);
            compared += 1;
        }
    }
    assert!(compared > 60, "{compared}");
    // Four ends are open, and of them the others would have to close two.
    let stuck = exercise(["0:3-2e 1:3-3e 2:5-3e", "3:4-1s"]).tempting.facts.round.expect("it was counted").stuck;
    assert!((0.05..0.2).contains(&stuck), "{stuck}");
    let told = said(["0:3-2e 1:3-3e 2:5-3e", "3:4-1s"]);
    assert!(!told.contains("three times in four"), "{told}");
}

#[test]
fn the_next_step_is_told_by_name() {
    // All pass, and 4-0 must go.
    let told = said(["2:6-4e 3:6-6e 0:6-0e", "2:pass 3:3-0w"]);
    assert!(told.contains("so you play again, with 4-0"), "{told}");
    let told = said(["0:3-3e 1:4-2w", "1:4-2w"]);
    assert!(told.contains("0-0 is a matador and fits any end, so it can wait."), "{told}");
    let told = said(["1:6-6e 0:draw:3-1", "0:draw:3-1"]);
    assert!(told.contains("6-3 on the left can still score 15 after it") && !told.contains("more now"), "{told}");
    // 4-0 must go where 3-0 and 5-0 would fit, so they are no reason.
    let told = said(["1:1-1e 2:draw 2:1-0w 0:3-1e", "0:5-1w"]);
    assert!(told.contains("0-0 counts 25") && !told.contains("3-0 and 5-0"), "{told}");
}

#[test]
fn a_sentence_has_at_most_twenty_words() {
    let words = Words::english();
    for Known { number, exercise, best, tempting: other, .. } in known() {
        for told in reasons(&words, &exercise.seen, best, other) {
            let longest = told.split(". ").map(|sentence| sentence.split_whitespace().count()).max();
            assert!(longest.is_some_and(|longest| longest <= 20), "exercise {number}: {told}");
        }
    }
}
