//! Draw, Block and Fortress for several, and fives and threes as English leagues play it: R43 to
//! R45.

use crate::game::Game;
use crate::table::*;
use electrum_dominoes_engine::bone::Seat;
use electrum_dominoes_engine::deal::{Deal, DealError, Lead};
use electrum_dominoes_engine::event::{Event, HandEnd};
use electrum_dominoes_engine::rules::{CountWhat, DominoWhat, FirstLead, NextLead, Preset, Rules, RulesError};
use electrum_dominoes_engine::state::{GameState, Phase};

/// A named game for so many players. Seat 0 leads its first hand with any bone.
fn named(preset: Preset, players: usize) -> Rules {
    let rules = preset.rules(players).expect("this number of players can play it");
    Rules { lead_first: FirstLead::Seat(Seat::FIRST), ..rules }
}

fn pub_game(target: u16) -> Rules {
    Rules { target, ..named(Preset::PubFivesAndThrees, 2) }
}

#[test]
fn r22_draw_and_block_give_the_winner_of_several_what_the_others_hold_minus_its_own() {
    for preset in [Preset::Draw, Preset::Block] {
        let blocked = |second: &str| {
            let rules = Rules { draws: false, ..named(preset, 3) };
            let mut state = start(rules, &["6-6 4-0", second, "5-5 1-1"], "");
            paid(&play(&mut state, "6-6e, pass, pass, pass"))
        };
        assert_eq!(blocked("5-1 2-1"), [(0, 21 - 4)], "{preset}: 4, 9 and 12");
        assert_eq!(blocked("3-0 1-0"), [], "{preset}: two are tied");
    }
}

#[test]
fn r13_the_last_two_bones_are_never_drawn_in_crosses_and_where_several_play_draw() {
    let tables = [(Preset::Draw, 3), (Preset::Draw, 4), (Preset::Cross, 2), (Preset::MalteseCross, 2)];
    for (preset, players) in tables {
        let rules = named(preset, players);
        let fewest = (0..40).map(|number| {
            let mut state = GameState::new(rules).expect("named rules can be played");
            state.deal(&Deal::from_number(number, &rules, state.lead())).expect("the hand can be dealt");
            while state.phase() == Phase::Playing {
                let step = state.legal().iter().next().expect("there is a legal move");
                state.play(step).expect("the move is legal");
            }
            state.public().boneyard_len()
        });
        assert_eq!(fewest.min(), Some(2), "{preset} for {players}");
    }
}

#[test]
fn r43_a_count_scores_how_often_five_and_three_go_into_it() {
    let score = |plays: &str| scored(&lay_with_events(pub_game(61), plays).1);
    assert_eq!(score("6-6e"), 4, "twelve is four threes");
    assert_eq!(score("6-6e, 6-3e"), 8, "fifteen is three fives and five threes");
    assert_eq!(score("6-6e, 6-3e, 3-3e"), 6, "eighteen is six threes");
    assert_eq!(score("5-5e"), 2, "ten is two fives");
    assert_eq!(score("6-5e"), 0, "eleven is neither");
    let alone = Rules { counting: CountWhat::Parts, ..Rules::default() };
    assert_eq!(alone.check(), Err(RulesError::PartsOfNothing));
}

#[test]
fn r43_going_out_scores_one_in_pubs_and_a_blocked_hand_nothing() {
    let mut state = start(pub_game(61), &["6-5 5-1", "4-4 3-3"], "");
    assert_eq!(paid(&play(&mut state, "6-5e, pass, 5-1w")), [(0, 1)]);
    let mut state = start(pub_game(1), &["6-5 5-1", "4-4 3-3"], "");
    play(&mut state, "6-5e, pass, 5-1w");
    assert_eq!((scores(&state), state.phase()), (vec![1, 0], Phase::GameOver), "it can be the last point");
    let league = Rules { domino_what: DominoWhat::Nothing, ..pub_game(61) };
    let mut state = start(league, &["6-5 5-1", "4-4 3-3"], "");
    assert!(paid(&play(&mut state, "6-5e, pass, 5-1w")).iter().all(|(_, points)| *points == 0), "nothing in a league");
    let mut state = start(pub_game(61), &["6-5 1-1", "4-4 3-3"], "");
    assert!(paid(&play(&mut state, "6-5e, pass, pass")).iter().all(|(_, points)| *points == 0));
    assert_eq!(scores(&state), [0, 0]);
}

#[test]
fn r44_the_lead_of_a_hand_cannot_win_the_game_in_pubs() {
    let led = |rules| lay_with_events(rules, "6-6e").0;
    let state = led(pub_game(4));
    assert_eq!((scores(&state), state.phase()), (vec![0, 0], Phase::Playing));
    let state = led(Rules { leading: Rules::DRAW.leading, ..pub_game(4) });
    assert_eq!((scores(&state), state.phase()), (vec![4, 0], Phase::GameOver));
    let state = led(pub_game(5));
    assert_eq!(scores(&state), [4, 0], "points that do not win are scored");
    let (state, _) = lay_with_events(pub_game(8), "6-6e, 6-3e");
    assert_eq!((scores(&state), state.phase()), (vec![4, 8], Phase::GameOver), "the second bone can win");
    let six_six = "6-6e".parse().expect("a move");
    let told = |target| {
        let mut game = Game::new(pub_game(target)).expect("rules that can be played");
        game.deal_number(3).expect("the hand can be dealt");
        game.observe(game.state().to_move()).counted_points_of(six_six)
    };
    assert_eq!((told(4), told(5)), (0, 4), "a seat is told what its lead counts");
    assert_eq!(Rules { hand: 1, ..pub_game(61) }.check(), Err(RulesError::LeadIsAll));
}

#[test]
fn r45_a_hand_of_pairs_goes_on_until_both_partners_are_out() {
    let rules = named(Preset::PubFivesAndThrees, 4);
    let hands = ["6-6 6-1", "6-2 3-3", "5-2 4-3", "4-1 0-0"];
    let ends = |events: &[Event]| {
        events.iter().find_map(|event| if let Event::HandEnded { how, .. } = event { Some(*how) } else { None })
    };
    let dealt = |rules| -> GameState { start(rules, &hands, "") };
    let out = "6-6e, 6-2e, 5-2e, pass, 6-1w";
    let mut state = dealt(rules);
    assert_eq!(ends(&play(&mut state, out)), None, "seat 0 is out, and its partner is not");
    play(&mut state, "pass, pass, 4-1w");
    assert_eq!(legal(&state), ["pass"], "a seat without bones passes");
    let events = play(&mut state, "pass, pass, 4-3w");
    assert_eq!((ends(&events), paid(&events)), (Some(HandEnd::Domino(seat(2))), vec![(0, 1)]), "one for both");
    let mut state = dealt(Rules { both_out: false, ..rules });
    assert_eq!(ends(&play(&mut state, out)), Some(HandEnd::Domino(seat(0))));
    let alone = Rules { both_out: true, ..named(Preset::Block, 4) };
    assert_eq!(alone.check(), Err(RulesError::NoPartnerOut));
}

#[test]
fn fortress_deals_everything_and_opens_every_doublet() {
    let mut state = start(named(Preset::Fortress, 4), &["6-6 4-2", "6-5 5-5", "6-4 4-4", "3-2 1-1"], "");
    play(&mut state, "6-6e, 6-5@6-6e, 6-4@6-6w");
    assert_eq!(legal(&state), ["pass"], "nothing is drawn, and six-six opens at four ends");
    play(&mut state, "pass");
    assert_eq!(legal(&state), ["4-2@6-4w"]);
}

#[test]
fn r64_the_leader_of_fortress_for_three_takes_the_bone_that_is_left_over() {
    let rules = Preset::Fortress.rules(3).expect("three can play it");
    let plain = Rules { leader_takes: false, ..rules };
    let (mut took, mut laid) = (0, 0);
    for number in 0..200 {
        let [deal, before] = [rules, plain].map(|rules| Deal::from_number(number, &rules, Lead::Doublet));
        let left = before.boneyard[0];
        let holds = |wanted: &str| rules.all_seats().find(|seat| before.hands[seat.index()].contains(bone(wanted)));
        let leader = holds("6-6").unwrap_or_else(|| holds("5-5").expect("nine bones each").after(2, 3));
        assert!(deal.boneyard.is_empty() && deal.hands[leader.index()].contains(left), "deal {number}");
        let mut state = GameState::new(rules).expect("named rules can be played");
        state.deal(&deal).expect("a deal of these rules");
        assert_eq!((state.to_move(), legal(&state)), (leader, vec!["6-6e".to_owned()]), "deal {number}");
        play(&mut state, "6-6e");
        assert!(rules.all_seats().all(|seat| state.hand_len(seat) == 9), "deal {number}");
        if left == bone("6-6") {
            assert_eq!(Some(state.to_move()), holds("5-5"), "it plays first on the bone that was laid");
            laid += 1;
        } else {
            took += 1;
        }
    }
    assert!(took > 150 && laid > 0, "{took} bones were taken, and 6-6 was laid {laid} times");
    let short = Deal::from_number(1, &plain, Lead::Doublet).check(&rules, Lead::Doublet);
    assert!(matches!(short, Err(DealError::HandSize { bones: 9, expected: 10, .. })), "{short:?}");
}

#[test]
fn r64_only_where_the_heaviest_doublet_always_leads_and_less_is_left_than_players() {
    let rules = Preset::Fortress.rules(3).expect("three can play it");
    let others = [
        Rules { draws: true, ..rules },
        Rules { leave_out: true, ..rules },
        Rules { lead_next: NextLead::Winner, ..rules },
        Rules { lead_first: FirstLead::Lot, ..rules },
        Rules { hand: 8, ..rules },
    ];
    assert_eq!(others.map(|rules| rules.check()), [Err(RulesError::NothingToTake); 5]);
}
