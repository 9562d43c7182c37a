//! The examples of the help. They are played by the engine, so what they show is true.
//!
//! Nine examples show how to count, seven problems show how to play well, and one table shows both displays.

use crate::{
    engine::{
        bone::{Bone, Bones, SEATS, Seat},
        deal::Deal,
        event::Event,
        moves::Move,
        observe::Deed,
        rules::{FirstLead, NextLead, Preset, Rules},
        state::GameState,
        table::{End, Table, Way},
    },
    record::Session,
};

/// One example: its plays, the leader, and the rest of your hand.
struct Plays {
    leader: Seat,
    bones: &'static [(u8, u8, Way)],
    hand: &'static [(u8, u8)],
}

const FIRST_GAME: [(u8, u8, Way); 6] = [
    (6, 6, Way::East),
    (6, 1, Way::East),
    (6, 3, Way::West),
    (1, 1, Way::East),
    (6, 0, Way::North),
    (6, 5, Way::South),
];
const THIRD_GAME: [(u8, u8, Way); 2] = [(6, 4, Way::East), (6, 6, Way::East)];

const EXAMPLES: [Plays; 9] = [
    Plays { leader: Seat::FIRST, bones: FIRST_GAME.split_at(1).0, hand: &[] },
    Plays { leader: Seat::FIRST, bones: FIRST_GAME.split_at(2).0, hand: &[] },
    Plays { leader: Seat::FIRST, bones: FIRST_GAME.split_at(3).0, hand: &[] },
    Plays { leader: Seat::FIRST, bones: FIRST_GAME.split_at(4).0, hand: &[] },
    Plays { leader: Seat::FIRST, bones: FIRST_GAME.split_at(5).0, hand: &[] },
    Plays { leader: Seat::FIRST, bones: &FIRST_GAME, hand: &[] },
    Plays { leader: Seat::SECOND, bones: &[(5, 5, Way::East)], hand: &[] },
    Plays { leader: Seat::FIRST, bones: THIRD_GAME.split_at(1).0, hand: &[] },
    Plays { leader: Seat::FIRST, bones: &THIRD_GAME, hand: &[] },
];

/// The hand in which you choose a lead.
const LEAD: [(u8, u8); 7] = [(5, 0), (4, 4), (2, 2), (4, 2), (6, 1), (2, 0), (6, 3)];
/// Three of those leads and what follows.
const LEADS: [Plays; 3] = [
    Plays { leader: Seat::FIRST, bones: &[(5, 0, Way::East), (5, 5, Way::East)], hand: &LEAD },
    Plays { leader: Seat::FIRST, bones: &[(4, 4, Way::East)], hand: &LEAD },
    Plays { leader: Seat::FIRST, bones: &[(2, 2, Way::East), (6, 2, Way::East), (4, 2, Way::West)], hand: &LEAD },
];
/// The hand with a ten-pointer and four threes.
const CONTROL: [(u8, u8); 7] = [(6, 4), (3, 3), (4, 3), (5, 3), (3, 1), (2, 0), (6, 1)];
const CONTROLS: [Plays; 2] = [
    Plays { leader: Seat::FIRST, bones: &[(6, 4, Way::East)], hand: &CONTROL },
    Plays { leader: Seat::FIRST, bones: &[(3, 3, Way::East)], hand: &CONTROL },
];
/// The hand in which no bone scores on the 6-2.
const SMALL: [(u8, u8); 4] = [(6, 6), (6, 1), (5, 4), (4, 3)];
const SMALLS: [Plays; 2] = [
    Plays { leader: Seat::SECOND, bones: &[(6, 2, Way::East), (6, 6, Way::East)], hand: &SMALL },
    Plays { leader: Seat::SECOND, bones: &[(6, 2, Way::East), (6, 1, Way::East)], hand: &SMALL },
];
/// The hand with three ways to play on the 6-3.
const FIVES: [(u8, u8); 4] = [(5, 3), (4, 3), (6, 2), (1, 1)];
const FIVE_OR_NOT: [Plays; 3] = [
    Plays { leader: Seat::SECOND, bones: &[(6, 3, Way::East), (5, 3, Way::West)], hand: &FIVES },
    Plays { leader: Seat::SECOND, bones: &[(6, 3, Way::East), (4, 3, Way::West)], hand: &FIVES },
    Plays { leader: Seat::SECOND, bones: &[(6, 3, Way::East), (6, 2, Way::East)], hand: &FIVES },
];
/// The hand with all the twos that are not on the table.
const GOALS: [(u8, u8); 6] = [(5, 2), (4, 2), (3, 2), (2, 1), (2, 0), (4, 4)];
const SCORE_OR_BLOCK: [Plays; 2] = [
    Plays {
        leader: Seat::SECOND,
        bones: &[(6, 5, Way::East), (6, 2, Way::East), (2, 2, Way::East), (5, 2, Way::East)],
        hand: &GOALS,
    },
    Plays {
        leader: Seat::SECOND,
        bones: &[(6, 5, Way::East), (6, 2, Way::East), (2, 2, Way::East), (5, 2, Way::West)],
        hand: &GOALS,
    },
];
/// The last two bones of a hand.
const OUT: [(u8, u8); 2] = [(3, 2), (2, 2)];
const ENDING: [(u8, u8, Way); 13] = [
    (6, 6, Way::East),
    (6, 1, Way::East),
    (6, 5, Way::West),
    (5, 4, Way::West),
    (6, 0, Way::North),
    (0, 0, Way::North),
    (3, 0, Way::North),
    (2, 1, Way::East),
    (3, 3, Way::North),
    (4, 1, Way::West),
    (2, 2, Way::East),
    (5, 2, Way::East),
    (3, 2, Way::North),
];
/// The same play up to the last two bones, which come in the other order.
const OTHER_ENDING: [(u8, u8, Way); 11] = {
    let mut bones = [(3, 2, Way::East); 11];
    bones.split_at_mut(10).0.copy_from_slice(ENDING.split_at(10).0);
    bones
};
const WAYS_OUT: [Plays; 3] = [
    Plays { leader: Seat::FIRST, bones: &OTHER_ENDING, hand: &OUT },
    Plays { leader: Seat::FIRST, bones: ENDING.split_at(11).0, hand: &OUT },
    Plays { leader: Seat::FIRST, bones: &ENDING, hand: &OUT },
];
/// The hand at a table with a count of six.
const COUNT: [(u8, u8); 5] = [(1, 0), (0, 0), (5, 3), (4, 4), (5, 4)];
const COUNTED: [(u8, u8, Way); 6] = [
    (6, 6, Way::East),
    (6, 1, Way::East),
    (6, 2, Way::West),
    (6, 3, Way::North),
    (6, 0, Way::South),
    (1, 0, Way::East),
];
const COUNTS: [Plays; 2] = [
    Plays { leader: Seat::SECOND, bones: COUNTED.split_at(5).0, hand: &COUNT },
    Plays { leader: Seat::SECOND, bones: &COUNTED, hand: &COUNT },
];
/// A table on which bones overlap on the compact display.
const STACKS: Plays = Plays {
    leader: Seat::FIRST,
    bones: &[
        (6, 6, Way::East),
        (6, 1, Way::East),
        (6, 3, Way::West),
        (5, 1, Way::East),
        (3, 2, Way::West),
        (5, 4, Way::East),
        (6, 0, Way::North),
        (4, 4, Way::East),
    ],
    hand: &[],
};

/// A problem: your hand, and the tables that follow.
#[derive(Clone, Debug)]
pub(super) struct Problem {
    /// Your hand.
    pub hand: Vec<Bone>,
    /// The tables.
    pub tables: Vec<Example>,
}

/// Returns the problems in the order of the chapter.
pub(super) fn problems() -> [Problem; 7] {
    let problem = |hand: &[(u8, u8)], plays: &[Plays]| Problem {
        hand: hand.iter().filter_map(|&(one, other)| Bone::new(one, other)).collect(),
        tables: plays.iter().filter_map(play).collect(),
    };
    [
        problem(&LEAD, &LEADS),
        problem(&CONTROL, &CONTROLS),
        problem(&SMALL, &SMALLS),
        problem(&FIVES, &FIVE_OR_NOT),
        problem(&COUNT, &COUNTS),
        problem(&GOALS, &SCORE_OR_BLOCK),
        problem(&OUT, &WAYS_OUT),
    ]
}

/// Returns the table that is shown on both displays.
pub(super) fn stacks() -> Option<Example> {
    play(&STACKS)
}

/// An example after its plays.
#[derive(Clone, Debug)]
pub(super) struct Example {
    /// The plays.
    pub deeds: Vec<Deed>,
    /// The table.
    pub table: Table,
    /// The terms of its count.
    pub sum: Vec<u8>,
    /// The points of the last play.
    pub points: u8,
}

/// Returns the examples in order.
pub(super) fn examples() -> Vec<Example> {
    EXAMPLES.iter().filter_map(play).collect()
}

/// Plays an example with hands that hold the bones played.
fn play(plays: &Plays) -> Option<Example> {
    let rules = examples_rules(plays.leader)?;
    let mut session = Session::new(rules).ok()?;
    session.deal(deal(&rules, plays)?).ok()?;
    let mut example = None;
    for &(one, other, way) in plays.bones {
        let events = session.play(Move::Play(Bone::new(one, other)?, End::Arm(way))).ok()?;
        let points =
            events.iter().find_map(|event| if let Event::Scored { points, .. } = event { Some(*points) } else { None });
        let state: &GameState = session.state();
        let sum = state.table().sum().iter().copied().collect();
        let deeds = session.observe(Seat::FIRST).deeds().to_vec();
        example = Some(Example { deeds, table: *state.table(), sum, points: points.unwrap_or(0) });
    }
    example
}

/// Returns the rules of an example that this seat leads.
fn examples_rules(leader: Seat) -> Option<Rules> {
    Some(Rules { lead_first: FirstLead::Seat(leader), lead_next: NextLead::Winner, ..Preset::AllFives.rules(2)? })
}

fn deal(rules: &Rules, plays: &Plays) -> Option<Deal> {
    let mut hands = [Bones::NONE; SEATS];
    hands[0] = plays.hand.iter().filter_map(|&(one, other)| Bone::new(one, other)).collect();
    for (turn, &(one, other, _)) in plays.bones.iter().enumerate() {
        hands[plays.leader.after(turn, 2).index()].insert(Bone::new(one, other)?);
    }
    let mut rest = hands[..2].iter().fold(Bones::ALL, |rest, hand| rest - *hand);
    for hand in &mut hands[..2] {
        while hand.len() < usize::from(rules.hand) {
            let next = rest.last()?;
            rest.remove(next);
            hand.insert(next);
        }
    }
    let boneyard = rest.iter().collect();
    Some(Deal { number: None, lot: Vec::new(), hands, boneyard, depths: [0; SEATS] })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the unseen bones that would score on a table, each with its points.
    fn answers(table: &Table, rules: &Rules, yours: Bones) -> Vec<(String, u8)> {
        let hidden = !(yours | table.bones());
        let best = |bone: Bone| {
            let ends = table.ends().filter(|(_, joint)| bone.has(joint.pips()));
            let points = ends.map(|(end, _)| rules.points(table.count_with(bone, end))).max();
            points.filter(|points| *points > 0).map(|points| (bone.to_string(), points))
        };
        hidden.into_iter().filter_map(best).collect()
    }

    fn bones(pairs: &[(u8, u8)]) -> Bones {
        pairs.iter().map(|&(one, other)| Bone::new(one, other).unwrap()).collect()
    }

    fn text(answers: &[(String, u8)]) -> Vec<(&str, u8)> {
        answers.iter().map(|(bone, points)| (bone.as_str(), *points)).collect()
    }

    #[test]
    fn the_problem_of_the_lead_is_as_the_chapter_tells_it() {
        let rules = Preset::AllFives.rules(2).unwrap();
        let empty = Table::new(rules.spinner);
        let scoring: Vec<Bone> = bones(&LEAD)
            .into_iter()
            .filter(|bone| rules.points(empty.after(Seat::FIRST, *bone, End::LEAD).count()) > 0)
            .collect();
        assert_eq!(scoring, [Bone::new(5, 0).unwrap()], "only one lead scores");
        let after = |lead: (u8, u8)| {
            let lead = Bone::new(lead.0, lead.1).unwrap();
            answers(&empty.after(Seat::FIRST, lead, End::LEAD), &rules, bones(&LEAD))
        };
        assert_eq!(text(&after((5, 0))), [("0-0", 5), ("5-5", 10)]);
        assert_eq!(text(&after((4, 4))), []);
        assert_eq!(text(&after((2, 2))), [("2-1", 5), ("6-2", 10)]);
        // There is an answer worth ten to both of them.
        for (theirs, yours) in [((2, 1), (6, 1)), ((6, 2), (4, 2))] {
            let table = empty.after(Seat::FIRST, Bone::doublet(2), End::LEAD);
            let theirs = Bone::new(theirs.0, theirs.1).unwrap();
            let end = table.ends().find(|(_, joint)| theirs.has(joint.pips())).unwrap().0;
            let table = table.after(Seat::new(1).unwrap(), theirs, end);
            let yours = Bone::new(yours.0, yours.1).unwrap();
            let best = table
                .ends()
                .filter(|(_, joint)| yours.has(joint.pips()))
                .map(|(end, _)| rules.points(table.count_with(yours, end)))
                .max();
            assert_eq!(best, Some(10));
        }
        let [lead, ..] = problems();
        let points: Vec<u8> = lead.tables.iter().map(|table| table.points).collect();
        assert_eq!((lead.hand.len(), points), (7, vec![10, 0, 10]));
    }

    #[test]
    fn the_problem_of_the_count_is_as_the_chapter_tells_it() {
        let rules = Preset::AllFives.rules(2).unwrap();
        let [_, _, _, _, count, ..] = problems();
        let [before, after] = &count.tables[..] else { panic!("two tables") };
        assert_eq!((before.table.count(), after.table.count(), after.points), (6, 5, 5));
        let scoring: Vec<String> =
            answers(&before.table, &rules, Bones::NONE).into_iter().map(|(bone, _)| bone).collect();
        assert_eq!(scoring, ["1-0", "2-1", "3-2", "4-0", "5-1"]);
        let held: Vec<&String> = scoring.iter().filter(|bone| bones(&COUNT).contains(bone.parse().unwrap())).collect();
        assert_eq!(held, ["1-0"]);
        assert_eq!(text(&answers(&after.table, &rules, bones(&COUNT))), [("5-0", 10)]);
        assert_eq!(text(&answers(&after.table, &rules, Bones::NONE)), [("0-0", 5), ("5-0", 10)]);
    }

    /// Returns the tables of a problem, each with its count and the points of its last bone.
    fn counted(problem: &Problem) -> Vec<(u8, u8)> {
        problem.tables.iter().map(|example| (example.table.count(), example.points)).collect()
    }

    #[test]
    fn the_problem_of_control_is_as_the_chapter_tells_it() {
        let rules = Preset::AllFives.rules(2).unwrap();
        let empty = Table::new(rules.spinner);
        let lead = |bone: Bone| rules.points(empty.after(Seat::FIRST, bone, End::LEAD).count());
        let tens: Vec<String> = Bone::all().filter(|bone| lead(*bone) > 5).map(|bone| bone.to_string()).collect();
        assert_eq!((tens.as_slice(), Bone::all().map(lead).max()), (&["5-5", "6-4"].map(String::from)[..], Some(10)));
        let [_, control, ..] = problems();
        assert_eq!(counted(&control), [(10, 10), (6, 0)]);
        let threes = control.hand.iter().filter(|bone| bone.has(3)).count();
        assert_eq!((control.hand.len(), threes), (7, 4));
        let table = control.tables[1].table;
        assert_eq!(text(&answers(&table, &rules, bones(&CONTROL))), []);
        assert_eq!(table.ends().filter(|(_, joint)| joint.pips() == 3).count(), 2, "one of them is left for you");
    }

    #[test]
    fn the_problem_of_little_is_as_the_chapter_tells_it() {
        let rules = Preset::AllFives.rules(2).unwrap();
        let [_, _, small, ..] = problems();
        assert_eq!(counted(&small), [(14, 0), (3, 0)]);
        let before = Table::new(rules.spinner).after(Seat::FIRST, Bone::new(6, 2).unwrap(), End::LEAD);
        let yours = answers(&before, &rules, Bones::NONE);
        let held = |(bone, _): &(String, u8)| bones(&SMALL).contains(bone.parse().unwrap());
        assert!(!yours.iter().any(held), "none of your bones scores");
        let [much, little] = [0, 1].map(|number| answers(&small.tables[number].table, &rules, bones(&SMALL)));
        assert_eq!(much.iter().find(|(_, points)| *points == 15).map(|(bone, _)| bone.as_str()), Some("3-2"));
        assert!(little.iter().all(|(_, points)| *points == 5), "{little:?}");
    }

    #[test]
    fn the_problem_of_fives_is_as_the_chapter_tells_it() {
        let [_, _, _, fives, ..] = problems();
        assert_eq!(counted(&fives), [(11, 0), (10, 10), (5, 5)]);
        assert!(!fives.tables[1].sum.contains(&5), "{:?}", fives.tables[1].sum);
    }

    #[test]
    fn the_problem_of_goals_is_as_the_chapter_tells_it() {
        let [.., goals, _] = problems();
        assert_eq!(counted(&goals), [(10, 10), (6, 0)]);
        let [score, block] = &goals.tables[..] else { panic!("two tables") };
        assert_eq!(score.table.ends().filter(|(_, joint)| joint.pips() == 5).count(), 2, "any five answers");
        assert!(block.table.ends().all(|(_, joint)| joint.pips() == 2));
        let twos: Bones = Bone::all().filter(|bone| bone.has(2)).collect();
        assert_eq!(twos - block.table.bones() - bones(&GOALS), Bones::NONE, "you hold all that are left");
    }

    #[test]
    fn the_problem_of_going_out_is_as_the_chapter_tells_it() {
        let [.., out] = problems();
        assert_eq!(counted(&out).iter().map(|(_, points)| *points).collect::<Vec<_>>(), [10, 0, 0]);
        let [scored, waits, _] = &out.tables[..] else { panic!("three tables") };
        assert!(!scored.table.ends().any(|(_, joint)| joint.pips() == 2), "the 2-2 fits nowhere");
        let last = Bone::new(3, 2).unwrap();
        let unseen = Bones::ALL - bones(&OUT) - waits.table.bones();
        for bone in unseen {
            for (end, _) in waits.table.ends().filter(|(_, joint)| bone.has(joint.pips())) {
                let after = waits.table.after(Seat::FIRST, bone, end);
                assert!(after.ends().any(|(_, joint)| last.has(joint.pips())), "{bone} cannot cover both");
            }
        }
        let rules = examples_rules(WAYS_OUT[2].leader).unwrap();
        let mut state = GameState::new(rules).unwrap();
        state.deal(&deal(&rules, &WAYS_OUT[2]).unwrap()).unwrap();
        assert_eq!(state.table().count(), 0);
        let mut events = Vec::new();
        for &(one, other, way) in WAYS_OUT[2].bones {
            let before = state.table().count();
            events =
                state.play(Move::Play(Bone::new(one, other).unwrap(), End::Arm(way))).unwrap().into_iter().collect();
            assert!(one != 2 || other != 2 || before == 9, "the count is nine when you begin");
        }
        let won =
            events.iter().find_map(|event| if let Event::Awarded(award) = event { Some(award.points) } else { None });
        assert_eq!(won, Some(10));
    }

    #[test]
    fn the_nine_examples_count_what_the_rules_say() {
        let counted: Vec<_> = examples().iter().map(|example| (example.table.count(), example.points)).collect();
        let expected = [(12, 0), (13, 0), (4, 0), (5, 5), (5, 5), (10, 10), (10, 10), (10, 10), (16, 0)];
        assert_eq!(counted, expected);
        for example in examples() {
            assert_eq!(example.sum.iter().sum::<u8>(), example.table.count());
        }
    }
}
