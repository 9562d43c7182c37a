//! Small games with hidden hands have an equilibrium, and no one plays better than the best response.

use electrum_dominoes::arena::solve::{Equilibrium, LevelPolicy, Policy, SmallGame, View, best_response};
use electrum_dominoes::engine::bone::{Bone, Bones, SEATS, Seat};
use electrum_dominoes::engine::rules::{FirstLead, Preset, Rules, Winning};
use electrum_dominoes::engine::state::{GameState, Phase};
use electrum_dominoes::engine::{Deal, Deeds, Move, Observation};
use electrum_dominoes::nestor::Level;
use electrum_dominoes::nestor::twins::without_twins;
use std::collections::{BTreeMap, HashMap};

const WITH_DRAWS: [Preset; 2] = [Preset::Draw, Preset::AllFives];

/// What the best response wins on average over all hands, in each seat.
fn responses(game: &SmallGame, policy: &mut impl Policy) -> [f64; 2] {
    let hands = game.hands();
    let mean =
        |seat| hands.iter().map(|&hand| best_response(game, seat, hand, policy)).sum::<f64>() / hands.len() as f64;
    [Seat::FIRST, Seat::SECOND].map(mean)
}

#[test]
fn the_best_response_to_an_equilibrium_wins_no_more_than_the_equilibrium() {
    let of_block = [(1, 1), (2, 2), (2, 3), (3, 2)].map(|size| (Preset::Block, size));
    let with_draws = WITH_DRAWS.into_iter().flat_map(|preset| [(preset, (1, 1)), (preset, (2, 2))]);
    for (preset, (pips, hand)) in with_draws.chain(of_block) {
        let game = SmallGame::new(preset, pips, hand).expect("a small game");
        let mut equilibrium = Equilibrium::new(&game);
        let before: f64 = responses(&game, &mut equilibrium).iter().sum();
        equilibrium.run(300);
        let after: f64 = responses(&game, &mut equilibrium).iter().sum();
        // Both responses win one hand together. No response can win less than the equilibrium.
        assert!((-1e-9..0.001).contains(&(after - 1.0)), "{after} with hands of {hand} to {pips} at {preset}");
        assert!(after <= before + 1e-9, "{after} after {before}");
    }
}

#[test]
fn whoever_leads_the_only_bone_wins() {
    let game = SmallGame::new(Preset::Block, 2, 1).expect("a small game");
    let [first, second] = responses(&game, &mut Equilibrium::new(&game));
    assert_eq!((first, second), (1.0, 0.0));
}

#[test]
fn whoever_leads_the_only_bone_of_all_fives_wins_only_if_the_other_has_pips_left() {
    for (pips, bones) in [(1, 3.0), (2, 6.0)] {
        let game = SmallGame::new(Preset::AllFives, pips, 1).expect("a small game");
        let [first, second] = responses(&game, &mut Equilibrium::new(&game));
        // Nothing scores if the other has 0-0, and then the hand is tied.
        assert!((first - (1.0 - 0.5 / bones)).abs() < 1e-9 && (first + second - 1.0).abs() < 1e-9, "{first}, {second}");
    }
}

#[test]
fn draw_without_a_boneyard_is_block() {
    let solved = [Preset::Draw, Preset::Block].map(|preset| {
        let game = SmallGame::new(preset, 2, 3).expect("a small game");
        let mut equilibrium = Equilibrium::new(&game);
        equilibrium.run(20);
        (equilibrium.size(), responses(&game, &mut equilibrium))
    });
    assert_eq!(solved[0], solved[1]);
}

/// Makes each of the moves that differ as often, and checks what it is told: the same of two positions if and only if they look the same to it.
#[derive(Default)]
struct Anything {
    seen: HashMap<(Seat, View), String>,
    known: HashMap<String, View>,
}

impl Policy for Anything {
    fn odds(&mut self, state: &GameState, deeds: &dyn Fn() -> Deeds, view: View) -> Vec<f64> {
        let seat = state.to_move();
        let seen = format!("{:?}", Observation::new(state, &deeds(), seat));
        assert_eq!(*self.known.entry(seen.clone()).or_insert(view), view, "{seen}");
        assert_eq!(*self.seen.entry((seat, view)).or_insert_with(|| seen.clone()), seen);
        let steps: Vec<Move> = without_twins(state.table(), &state.legal()).collect();
        vec![1.0 / steps.len() as f64; steps.len()]
    }
}

#[test]
fn what_a_seat_knows_is_what_it_sees_whatever_the_boneyard_holds() {
    for preset in WITH_DRAWS {
        let game = SmallGame::new(preset, 2, 2).expect("a small game");
        let mut told = Anything::default();
        responses(&game, &mut told);
        let (_, choices, _) = Equilibrium::new(&game).size();
        assert_eq!(told.known.len(), choices, "{preset}");
        // Here a seat may still have a choice after the other has drawn a bone and kept it.
        let larger = SmallGame::new(preset, 3, 4).expect("a small game");
        for (hand, seat) in larger.hands().into_iter().step_by(25).zip([Seat::FIRST, Seat::SECOND].into_iter().cycle())
        {
            best_response(&larger, seat, hand, &mut told);
        }
        assert!(told.known.len() > choices + 1000, "{} at {preset}", told.known.len());
    }
}

/// The games with these hands and a set to this many pips, by the rules of the engine alone: one for each order of the boneyard.
fn dealt(preset: Preset, pips: u8, [first, second]: [Bones; 2]) -> Vec<GameState> {
    let rules = preset.rules(2).expect("a game for two");
    let (by_points, lead_first) = (rules.scores_in_play(), FirstLead::Seat(Seat::FIRST));
    let (finish, hand) = (Winning { at_hand_end: true, ..rules.finish }, first.len() as u8);
    let rules = Rules { hand, single_hand: !by_points, target: 1, finish, lead_first, ..rules };
    let yard: Bones = (!(first | second)).iter().filter(|bone| bone.high() <= pips).collect();
    let aside = !(first | second | yard);
    let game = |order: Vec<Bone>| {
        let (hands, boneyard) = ([first, second, Bones::NONE, Bones::NONE], order.into_iter().chain(aside.iter()));
        let deal = Deal { number: None, lot: Vec::new(), hands, boneyard: boneyard.collect(), depths: [0; SEATS] };
        let mut state = GameState::new(rules).expect("the rules can be played");
        state.deal(&deal).expect("the deal is right");
        state.set_aside(aside);
        state
    };
    orders(yard).into_iter().map(game).collect()
}

fn orders(bones: Bones) -> Vec<Vec<Bone>> {
    if bones.is_empty() {
        return vec![vec![]];
    }
    let from = |bone: Bone| orders(bones - Bones::of(bone)).into_iter().map(move |rest| [vec![bone], rest].concat());
    bones.iter().flat_map(from).collect()
}

/// A position, what was done before, and how likely it is.
type Likely = (GameState, Deeds, f64);

fn after((state, deeds, chance): &Likely, step: Move, odds: f64) -> Likely {
    let mut deeds = deeds.clone();
    deeds.note(state, step);
    (state.after(step), deeds, chance * odds)
}

/// What a seat wins at best in these positions together, if nothing but what it sees tells them apart, and the other makes each of the moves that differ as
/// often.
fn wins_by_what_it_sees(seat: Seat, mut open: Vec<Likely>) -> f64 {
    let (mut won, mut to_choose) = (0.0, BTreeMap::<String, Vec<Likely>>::new());
    while let Some(likely) = open.pop() {
        let (state, deeds, chance) = &likely;
        let steps: Vec<Move> = without_twins(state.table(), &state.legal()).collect();
        if state.phase() != Phase::Playing {
            let winner = state.result().and_then(|end| end.winner);
            won += chance * winner.map_or(0.5, |winner| f64::from(u8::from(winner.index() == seat.index())));
        } else if state.to_move() == seat && steps.len() > 1 {
            let seen = format!("{:?}", Observation::new(state, deeds, seat));
            to_choose.entry(seen).or_default().push(likely);
        } else {
            open.extend(steps.iter().map(|&step| after(&likely, step, 1.0 / steps.len() as f64)));
        }
    }
    let best = |alike: &Vec<Likely>| {
        let steps: Vec<Move> = without_twins(alike[0].0.table(), &alike[0].0.legal()).collect();
        let with =
            |&step: &Move| wins_by_what_it_sees(seat, alike.iter().map(|likely| after(likely, step, 1.0)).collect());
        steps.iter().map(with).fold(0.0, f64::max)
    };
    won + to_choose.values().map(best).sum::<f64>()
}

#[test]
fn the_best_response_wins_as_much_as_can_be_won_by_what_its_seat_sees() {
    for (preset, (pips, hand, every)) in
        WITH_DRAWS.into_iter().flat_map(|preset| [(preset, (2, 2, 1)), (preset, (3, 3, 120))])
    {
        let game = SmallGame::new(preset, pips, hand).expect("a small game");
        let (seats, hands) = ([Seat::FIRST, Seat::SECOND], game.hands());
        for (seat, &own) in seats.into_iter().flat_map(|seat| hands.iter().step_by(every).map(move |own| (seat, own))) {
            let others = hands.iter().filter(|other| other.is_disjoint(own));
            let both = others.map(|&other| if seat == Seat::FIRST { [own, other] } else { [other, own] });
            let deals: Vec<GameState> = both.flat_map(|hands| dealt(preset, pips, hands)).collect();
            let count = deals.len() as f64;
            let deals = deals.into_iter().map(|state| (state, Deeds::new(), 1.0)).collect();
            let best = wins_by_what_it_sees(seat, deals) / count;
            let found = best_response(&game, seat, own, &mut Anything::default());
            assert!((found - best).abs() < 1e-9, "{found} and {best} with {own:?} at {preset}");
        }
    }
}

#[test]
fn a_small_game_has_as_many_deals_as_there_are_pairs_of_hands() {
    // Ten bones have 120 hands of three, and the seven others have 35.
    let game = SmallGame::new(Preset::Block, 3, 3).expect("a small game");
    assert_eq!((game.hands().len(), Equilibrium::new(&game).size().0), (120, 120 * 35));
    assert_eq!(SmallGame::new(Preset::Block, 1, 2), None, "three bones are not enough for two hands of two");
    assert_eq!(SmallGame::new(Preset::Block, 7, 2), None, "a half has at most six pips");
    assert_eq!(SmallGame::new(Preset::Firecrackers, 3, 2), None, "only three games are known");
}

#[test]
fn a_level_loses_to_its_best_response_and_a_stronger_one_loses_less() {
    let game = SmallGame::new(Preset::Block, 3, 2).expect("a small game");
    let lost = |level| responses(&game, &mut LevelPolicy::new(level, 1, 1)).iter().sum::<f64>() - 1.0;
    let [weak, strong] = [Level::Beginner, Level::NotSoEasy].map(lost);
    assert!(strong > 0.0 && weak > strong, "{weak} and {strong}");
}

#[test]
fn no_level_is_told_what_is_hidden() {
    // In all deals that a seat cannot tell apart it is asked once, so its answer cannot depend on the other hand or on the boneyard.
    for preset in [Preset::Block, Preset::Draw, Preset::AllFives] {
        let game = SmallGame::new(preset, 2, 2).expect("a small game");
        let mut policy = LevelPolicy::new(Level::Easy, 1, 1);
        responses(&game, &mut policy);
        let (_, choices, _) = Equilibrium::new(&game).size();
        assert!((1..=choices).contains(&policy.asked()), "{} of {choices} at {preset}", policy.asked());
    }
}
