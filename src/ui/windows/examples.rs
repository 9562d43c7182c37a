//! The nine examples of how points are counted, as games that were really played: what the help shows of them comes from the engine.

use crate::{
    engine::{
        bone::{Bone, Bones, SEATS},
        deal::Deal,
        event::Event,
        moves::Move,
        rules::{FirstLead, NextLead, Preset, Rules},
        state::GameState,
        table::{End, Table, Way},
    },
    session::Session,
};

/// One example: the plays that lead to it, and who led.
struct Plays {
    leader: u8,
    bones: &'static [(u8, u8, Way)],
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
    Plays { leader: 0, bones: FIRST_GAME.split_at(1).0 },
    Plays { leader: 0, bones: FIRST_GAME.split_at(2).0 },
    Plays { leader: 0, bones: FIRST_GAME.split_at(3).0 },
    Plays { leader: 0, bones: FIRST_GAME.split_at(4).0 },
    Plays { leader: 0, bones: FIRST_GAME.split_at(5).0 },
    Plays { leader: 0, bones: &FIRST_GAME },
    Plays { leader: 1, bones: &[(5, 5, Way::East)] },
    Plays { leader: 0, bones: THIRD_GAME.split_at(1).0 },
    Plays { leader: 0, bones: &THIRD_GAME },
];

/// An example as it lies on the table.
#[derive(Clone, Debug)]
pub(super) struct Example {
    /// The table.
    pub table: Table,
    /// What its count is the sum of.
    pub sum: Vec<u8>,
    /// What the last play scored.
    pub points: u8,
}

/// The examples in order.
pub(super) fn examples() -> Vec<Example> {
    EXAMPLES.iter().filter_map(play).collect()
}

/// Plays an example. Hands are dealt so that the two hold what they play.
fn play(plays: &Plays) -> Option<Example> {
    let rules =
        Rules { lead_first: FirstLead::Seat(plays.leader), lead_next: NextLead::Winner, ..Preset::AllFives.rules(2)? };
    let mut session = Session::new(rules).ok()?;
    session.deal(deal(&rules, plays)?).ok()?;
    let mut example = None;
    for &(one, other, way) in plays.bones {
        let events = session.play(Move::Play(Bone::new(one, other)?, End::Arm(way))).ok()?;
        let points =
            events.iter().find_map(|event| if let Event::Scored { points, .. } = event { Some(*points) } else { None });
        let state: &GameState = session.state();
        let sum = state.table().sum().iter().copied().collect();
        example = Some(Example { table: *state.table(), sum, points: points.unwrap_or(0) });
    }
    example
}

fn deal(rules: &Rules, plays: &Plays) -> Option<Deal> {
    let mut hands = [Bones::NONE; SEATS];
    for (turn, &(one, other, _)) in plays.bones.iter().enumerate() {
        hands[(usize::from(plays.leader) + turn) % 2].insert(Bone::new(one, other)?);
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
