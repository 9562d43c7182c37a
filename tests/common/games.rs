//! Random rules and random games, for laws that hold in all of them.

#![allow(dead_code, unreachable_pub, reason = "each test uses its own share of it")]

use electrum_dominoes_engine::Set;
use electrum_dominoes_engine::bone::{SEATS, Seat};
use electrum_dominoes_engine::options::{self, OPTIONS, Values};
use electrum_dominoes_engine::rules::{
    Awards, BlockLead, BlockTie, BlockWhat, BlockWho, BonesLeft, Bonuses, CloserLoses, CountWhat, DominoWhat, Exact,
    FirstLead, LeadAfter, LeadBone, LeadScores, Leading, Love, NextLead, NoDoublet, Rounding, Rules, Settle, Spinner,
    TieLead, Winning,
};
use proptest::prelude::*;

/// Any rules that can be played. A test makes sure that each option takes several values.
pub fn rules() -> impl Strategy<Value = Rules> {
    let switches = prop::collection::vec(0.0..1.0, OPTIONS.len());
    (table(), leads(), turns(), goal(), ends(), (won(), bonuses(), switches)).prop_map(
        |(table, leads, turns, goal, ends, (won, bonuses, switches))| {
            let (seats, hand, spinner, set) = table;
            let ((lead_first, no_doublet, lead_scores, lead_bone), lead_next, max_doublets, left) = leads;
            let (leave_out, leader_takes) = left;
            let (domino_what, block_tie, lead_after, finish) = won;
            let (reserve, hand_limit, draw_most) = turns;
            let (counting, target, head_start, seconds, clocks) = goal;
            let ((rounding, cap), (block_who, closer_loses), (block_what, block_under), settle, bones_left) = ends;
            let mut rules = Rules {
                seats,
                set,
                hand,
                spinner,
                reserve,
                hand_limit,
                draw_most,
                counting,
                target,
                head_start,
                finish,
                awards: Awards { rounding, cap, ..Rules::DRAW.awards },
                leading: Leading { scores: lead_scores, bone: lead_bone, ..Rules::DRAW.leading },
                lead_first,
                no_doublet,
                lead_next,
                lead_after,
                max_doublets,
                leave_out,
                leader_takes,
                domino_what,
                block_who,
                block_what,
                block_under,
                block_tie,
                closer_loses,
                bonuses,
                settle,
                bones_left,
                clocks: clocks.into_iter().collect(),
                seconds,
                ..Rules::DRAW
            };
            for (option, chance) in OPTIONS.iter().zip(switches).filter(|(option, _)| option.values == Values::Switch) {
                let value = if chance < likelihood(option.name) { "on" } else { "off" };
                options::set(&mut rules, option.name, value).expect("a switch is on or off");
            }
            playable(rules)
        },
    )
}

/// How often a switch is on.
fn likelihood(option: &str) -> f64 {
    match option {
        "draws" => 0.8,
        "fives" => 0.7,
        "free-draw" => 0.3,
        "opener-doublet" => 0.2,
        "single-hand" => 0.1,
        _ => 0.5,
    }
}

/// One of the seats of these rules.
fn first_of(rules: &Rules, number: usize) -> Seat {
    Seat::FIRST.after(number, rules.seats())
}

/// The nearest rules that can be played.
fn playable(rules: Rules) -> Rules {
    let mut rules = rules;
    if rules.spinner == Spinner::Sevens {
        rules.set = Set::Six;
    }
    if rules.spinner == Spinner::Every && rules.set == Set::Twelve {
        rules.set = Set::Nine;
    }
    // Few random tables leave so few bones over that the leader can take them, so three make such a one.
    if rules.leader_takes && rules.seats == 3 {
        rules = Rules { set: Set::Six, hand: 9, draws: false, leave_out: false, ..rules };
    }
    rules.hand = rules.hand.min(rules.set.size() as u8 / rules.seats);
    rules.leave_out &= !rules.draws && rules.left_over() > 0;
    rules.partners &= rules.seats == 4;
    rules.hand_limit = rules.hand_limit.map(|limit| limit.max(rules.hand));
    if let FirstLead::Seat(seat) = rules.lead_first {
        rules.lead_first = FirstLead::Seat(first_of(&rules, seat.index()));
    }
    if rules.opener_doublet && rules.opener().is_none() {
        rules.lead_first = FirstLead::Seat(first_of(&rules, rules.hand.into()));
    }
    rules.clocks = rules.all_seats().filter(|&seat| rules.clocks.contains(seat)).collect();
    if rules.clocks.is_empty() {
        rules.clocks = Rules::default().clocks;
    }
    if rules.hand < 2 {
        rules.leading.wins = true;
        rules.leading.scores = LeadScores::Any;
    }
    if rules.draws {
        rules.leading.bone = LeadBone::Any;
    }
    if rules.sides() != 2 {
        rules.bonuses.pass = 0;
    }
    rules.both_out &= rules.partners && !rules.draws;
    if rules.counting == CountWhat::Twins {
        (rules.fives, rules.threes) = (false, false);
    } else if !rules.fives && !rules.threes {
        rules.counting = CountWhat::Whole;
    }
    let more =
        rules.scores_in_play() || rules.firecrackers || rules.bonuses != Bonuses::NONE || rules.finish.love.is_on();
    match rules.settle {
        Settle::Collect if more || rules.block_tie.carries() => rules.settle = Settle::Award,
        Settle::Subtract if !rules.scores_in_play() => rules.settle = Settle::Award,
        Settle::Award | Settle::Subtract | Settle::Collect => {}
    }
    if !rules.scores_in_play() && rules.domino_what == DominoWhat::Nothing {
        rules.domino_what = DominoWhat::All;
    }
    if rules.block_tie.carries() {
        rules.domino_what = DominoWhat::One;
    }
    if rules.finish.love.is_on() {
        let target = 1 + rules.target % 7;
        let (domino_what, block_what) = (DominoWhat::One, BlockWhat::One);
        rules = Rules { fives: false, threes: false, firecrackers: false, target, domino_what, block_what, ..rules };
        rules.settle = Settle::Award;
        rules.counting = CountWhat::Whole;
        if rules.closer_loses == CloserLoses::Point {
            rules.closer_loses = CloserLoses::Double;
        }
        rules.bonuses = Bonuses { pass: 0, pass_round: 0, pass_lead: 0, ..rules.bonuses };
    }
    let most = if rules.finish.love.is_on() { 0 } else { rules.target - 1 };
    rules.head_start = rules.head_start.min(u8::try_from(most).unwrap_or(u8::MAX));
    let again = Bonuses { hands: [0; 4], ..rules.bonuses };
    let more = rules.scores_in_play() || rules.firecrackers || again.points().next().is_some();
    rules.awards.cap = rules.awards.cap.filter(|cap| more || *cap >= rules.target);
    if (Rules { leader_takes: false, ..rules }).check().is_err() {
        rules.finish.exact = Exact::Off;
    }
    // The leader takes what is left over where it can, or where no more than its leads have to
    // change for that.
    let takes = Rules {
        lead_first: FirstLead::Doublet,
        lead_next: NextLead::Doublet,
        no_doublet: NoDoublet::DealAgain,
        lead_after: LeadAfter { tie: TieLead::First, ..rules.lead_after },
        opener_doublet: false,
        ..rules
    };
    let takes = Some(takes).filter(|takes| takes.leader_takes && takes.check().is_ok());
    let rules = takes.unwrap_or(Rules { leader_takes: false, ..rules });
    rules.check().unwrap_or_else(|why| panic!("{why}: {rules:?}"));
    rules
}

fn table() -> impl Strategy<Value = (u8, u8, Spinner, Set)> {
    let spinner = prop_oneof![
        Just(Spinner::None),
        Just(Spinner::First),
        Just(Spinner::Led),
        Just(Spinner::Enclosed),
        Just(Spinner::Counting),
        Just(Spinner::Cross),
        Just(Spinner::Maltese),
        Just(Spinner::MalteseFour),
        Just(Spinner::Every),
        Just(Spinner::Sevens)
    ];
    let set = prop_oneof![3 => Just(Set::Six), 2 => Just(Set::Nine), 2 => Just(Set::Twelve)];
    (2u8..=4, 1u8..=10, spinner, set)
}

type Leads = ((FirstLead, NoDoublet, LeadScores, LeadBone), NextLead, Option<u8>, (bool, bool));

fn leads() -> impl Strategy<Value = Leads> {
    let first = prop_oneof![
        Just(FirstLead::Doublet),
        Just(FirstLead::LowDoublet),
        Just(FirstLead::ThreeTwo),
        Just(FirstLead::Blank),
        Just(FirstLead::Lot),
        (0usize..4).prop_filter_map("a seat", Seat::new).prop_map(FirstLead::Seat)
    ];
    let next = prop_oneof![
        Just(NextLead::Doublet),
        Just(NextLead::Winner),
        Just(NextLead::Loser),
        Just(NextLead::MostPips),
        Just(NextLead::Alternate),
        Just(NextLead::Lot),
        Just(NextLead::EachDoublet)
    ];
    let otherwise =
        prop_oneof![2 => Just(NoDoublet::DealAgain), 1 => Just(NoDoublet::Heaviest), 1 => Just(NoDoublet::Lowest)];
    let bone = prop_oneof![2 => Just(LeadBone::Any), 1 => Just(LeadBone::Doublet), 1 => Just(LeadBone::DoubletOrNext)];
    let scores =
        prop_oneof![3 => Just(LeadScores::Any), 1 => Just(LeadScores::DoubleFive), 1 => Just(LeadScores::Nothing)];
    (
        (first, otherwise, scores, bone),
        next,
        proptest::option::weighted(0.3, 3u8..=7),
        (any::<bool>(), prop::bool::weighted(0.2)),
    )
}

fn turns() -> impl Strategy<Value = (u8, Option<u8>, Option<u8>)> {
    (0u8..=2, proptest::option::weighted(0.2, 1u8..=18), proptest::option::weighted(0.2, 1u8..=6))
}

fn goal() -> impl Strategy<Value = (CountWhat, u16, u8, u16, Vec<Seat>)> {
    let target = prop_oneof![Just(61u16), Just(100), Just(305), 1u16..=1000];
    let head_start = prop_oneof![3 => Just(0u8), 1 => 1u8..=250];
    let seconds = prop_oneof![3 => Just(0u16), 1 => 1u16..=600];
    let clocks = prop::collection::vec((0..SEATS).prop_filter_map("a seat", Seat::new), 1..=SEATS);
    let counting = prop_oneof![3 => Just(CountWhat::Whole), 2 => Just(CountWhat::Parts), 1 => Just(CountWhat::Twins)];
    (counting, target, head_start, seconds, clocks)
}

type Ends = ((Rounding, Option<u16>), (BlockWho, CloserLoses), (BlockWhat, Option<u8>), Settle, BonesLeft);

fn ends() -> impl Strategy<Value = Ends> {
    let who = prop_oneof![Just(BlockWho::Low), Just(BlockWho::Last), Just(BlockWho::LowHand), Just(BlockWho::Closer)];
    let closer =
        prop_oneof![2 => Just(CloserLoses::Nothing), 1 => Just(CloserLoses::Point), 1 => Just(CloserLoses::Double)];
    let what = prop_oneof![
        Just(BlockWhat::Difference),
        Just(BlockWhat::Between),
        Just(BlockWhat::Opponent),
        Just(BlockWhat::Both),
        Just(BlockWhat::One),
        Just(BlockWhat::Two),
        Just(BlockWhat::Nothing)
    ];
    let settle = prop_oneof![3 => Just(Settle::Award), 1 => Just(Settle::Subtract), 1 => Just(Settle::Collect)];
    let left = prop_oneof![3 => Just(BonesLeft::Pips), 1 => Just(BonesLeft::FiveEach), 1 => Just(BonesLeft::Lone)];
    let rounding = prop_oneof![Just(Rounding::Off), Just(Rounding::Nearest), Just(Rounding::Down), Just(Rounding::Up)];
    let cap = proptest::option::weighted(0.2, 1u16..=1000);
    let under = proptest::option::weighted(0.3, 1u8..=30);
    ((rounding, cap), (who, closer), (what, under), settle, left)
}

fn won() -> impl Strategy<Value = (DominoWhat, BlockTie, LeadAfter, Winning)> {
    let what = prop_oneof![
        3 => Just(DominoWhat::Opponents),
        2 => Just(DominoWhat::All),
        2 => Just(DominoWhat::One),
        1 => Just(DominoWhat::Nothing)
    ];
    let block_tie = prop_oneof![
        Just(BlockTie::Share),
        Just(BlockTie::Nobody),
        Just(BlockTie::Leader),
        Just(BlockTie::NotCloser),
        Just(BlockTie::NotCloserOne),
        Just(BlockTie::Carry),
        Just(BlockTie::CarryAll)
    ];
    let block =
        prop_oneof![Just(BlockLead::First), Just(BlockLead::LowHand), Just(BlockLead::Closer), Just(BlockLead::Last)];
    let tie = prop_oneof![Just(TieLead::First), Just(TieLead::Same)];
    let lead_after = (block, tie).prop_map(|(block, tie)| LeadAfter { block, tie });
    let love = prop_oneof![10 => Just(Love::Off), 1 => Just(Love::On), 1 => Just(Love::PlayTwo)];
    let exact = prop_oneof![2 => Just(Exact::Off), 1 => Just(Exact::On), 1 => Just(Exact::Near)];
    let finish = (exact, love, prop::bool::weighted(0.3));
    let finish = finish.prop_map(|(exact, love, at_hand_end)| Winning { exact, love, at_hand_end });
    (what, block_tie, lead_after, finish)
}

fn bonuses() -> impl Strategy<Value = Bonuses> {
    let paid = || prop_oneof![2 => Just(0u8), 1 => 1u8..=200];
    let hands = (0usize..=4, prop::array::uniform4(1u8..=200)).prop_map(|(len, mut hands)| {
        hands[len..].fill(0);
        hands
    });
    let some = (paid(), (paid(), paid()), paid(), (paid(), paid()), (paid(), any::<bool>()), hands).prop_map(
        |(out_doublet, ends, out_blank, (pass, pass_round), (pass_lead, pass_lead_doublet), hands)| {
            let (out_both_ends, out_doublet_ends) = ends;
            let paid = Bonuses { out_doublet, out_both_ends, out_doublet_ends, out_blank, pass, ..Bonuses::NONE };
            Bonuses { pass_round, pass_lead, pass_lead_doublet, hands, ..paid }
        },
    );
    prop_oneof![Just(Bonuses::NONE), some]
}
