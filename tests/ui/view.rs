//! The compact view shows the right ends of the line and counts the bones that it hides.

use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::bone::{Bone, Bones, Seat};
use electrum_dominoes::engine::deal::{Deal, Lead};
use electrum_dominoes::engine::layout::{End, Layout, Way};
use electrum_dominoes::engine::moves::Move;
use electrum_dominoes::engine::rules::{FirstLead, NextLead, Rules, Spinner};
use electrum_dominoes::engine::state::GameState;
use electrum_dominoes::ui::paint::theme::Face;
use electrum_dominoes::ui::table::positions::{LastBone, TableView};

/// Returns a table with these bones played in turn. Hands are dealt to fit.
fn layout(spinner: Spinner, plays: &[(u8, u8, Way)]) -> Layout {
    let rules = Rules {
        spinner,
        lead_first: FirstLead::Seat(Seat::FIRST),
        lead_next: NextLead::Winner,
        hand: 9,
        target: 1000,
        ..Rules::default()
    };
    let bone = |play: &(u8, u8, Way)| Bone::new(play.0, play.1).unwrap();
    let mut hands = [Bones::NONE; 4];
    for (turn, play) in plays.iter().enumerate() {
        hands[turn % 2].insert(bone(play));
    }
    let mut rest = Set::Six.bones() - (hands[0] | hands[1]);
    for hand in &mut hands[..2] {
        while hand.len() < 9 {
            let next = rest.last().unwrap();
            rest.remove(next);
            hand.insert(next);
        }
    }
    let boneyard = rest.iter().collect();
    let deal = Deal { number: None, lot: Vec::new(), hands, boneyard, depths: [0; 4] };
    let mut state = GameState::new(rules).unwrap();
    assert_eq!(state.lead(), Lead::Seat(Seat::FIRST));
    state.deal(&deal).unwrap();
    for play in plays {
        state.play(Move::Play(bone(play), End::Arm(play.2))).unwrap();
    }
    *state.layout()
}

fn tips(view: &TableView) -> [Option<[u8; 2]>; 4] {
    [0, 1, 2, 3].map(|at| view.arms[at].tip.map(|tip: LastBone| tip.halves))
}

#[test]
fn a_doublet_that_leads_lies_in_the_middle() {
    let view = TableView::seen_from(Seat::FIRST, 2, &layout(Spinner::None, &[(6, 6, Way::East)]), false);
    assert_eq!(view.middle.unwrap().0, Bone::doublet(6));
    assert_eq!(tips(&view), [None; 4]);
    assert_eq!(view.arms[0].open, Some(6));
}

#[test]
fn a_plain_lead_shows_at_the_end_where_it_was_played() {
    let layout = layout(Spinner::First, &[(6, 4, Way::East)]);
    assert_eq!(tips(&TableView::seen_from(Seat::FIRST, 2, &layout, false)), [None, Some([4, 6]), None, None]);
    assert_eq!(tips(&TableView::seen_from(Seat::FIRST, 2, &layout, true)), [Some([4, 6]), None, None, None]);
}

#[test]
fn bones_lie_with_their_equal_pips_inward() {
    let plays = [(6, 6, Way::East), (6, 1, Way::East), (6, 3, Way::West), (1, 1, Way::East), (6, 0, Way::North)];
    let view = TableView::seen_from(Seat::FIRST, 2, &layout(Spinner::First, &plays), false);
    assert_eq!(tips(&view), [Some([3, 6]), Some([1, 1]), Some([0, 6]), None]);
    assert_eq!(view.arms[Way::East.index()].hidden, [Face::Played(1)]);
    assert_eq!(view.arms[Way::South.index()].open, Some(6), "an end that shows no bone is open");
    assert_eq!(view.arms[Way::North.index()].tip.unwrap().face, Face::Played(0));
}

#[test]
fn the_first_doublet_takes_the_middle_and_the_lead_moves_west() {
    let view =
        TableView::seen_from(Seat::FIRST, 2, &layout(Spinner::First, &[(6, 4, Way::East), (6, 6, Way::East)]), false);
    assert_eq!(view.middle, Some((Bone::doublet(6), Face::Played(1))));
    assert_eq!(tips(&view), [Some([4, 6]), None, None, None]);
}

#[test]
fn a_line_without_a_middle_shows_both_its_ends() {
    let plays = [(6, 4, Way::East), (6, 5, Way::East)];
    let view = TableView::seen_from(Seat::FIRST, 2, &layout(Spinner::None, &plays), false);
    assert_eq!(tips(&view), [Some([4, 6]), Some([6, 5]), None, None]);
    let plays = [(6, 4, Way::East), (6, 5, Way::East), (4, 4, Way::West), (5, 1, Way::East)];
    let view = TableView::seen_from(Seat::FIRST, 2, &layout(Spinner::None, &plays), false);
    assert_eq!(tips(&view), [Some([4, 4]), Some([5, 1]), None, None]);
    let hidden: Vec<usize> = view.arms.iter().map(|arm| arm.hidden.len()).collect();
    assert_eq!(hidden, [1, 1, 0, 0], "every bone of the line is visible or counted");
}

#[test]
fn every_bone_is_either_shown_or_hidden() {
    let plays = [
        (6, 4, Way::East),
        (6, 5, Way::East),
        (5, 5, Way::East),
        (5, 1, Way::East),
        (4, 2, Way::West),
        (5, 0, Way::North),
        (1, 1, Way::East),
    ];
    let layout = layout(Spinner::First, &plays);
    let view = TableView::seen_from(Seat::FIRST, 2, &layout, false);
    let hidden: usize = view.arms.iter().map(|arm| arm.hidden.len()).sum();
    let tips = view.arms.iter().filter_map(|arm| arm.tip).map(|tip| tip.bone);
    let shown: Bones = view.middle.map(|(bone, _)| bone).into_iter().chain(tips).collect();
    assert_eq!(hidden + (shown & layout.bones()).len(), plays.len());
    assert_eq!(view.middle, Some((Bone::doublet(5), Face::Played(0))));
}
