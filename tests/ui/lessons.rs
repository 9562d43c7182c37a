//! What the help says of its examples and problems is true of the tables that it shows.

use crate::common::table::{awards, play, start};
use electrum_dominoes::engine::Set;
use electrum_dominoes::engine::bone::{Bone, Bones, Seat};
use electrum_dominoes::engine::layout::{End, Joint, Layout};
use electrum_dominoes::engine::rules::{FirstLead, Preset, Rules};
use electrum_dominoes::ui::windows::figure::{Figure, seen_of};
use electrum_dominoes::ui::windows::help::examples::{Problem, examples, problems, stacks};
use electrum_dominoes::ui::windows::help::firecrackers::before_and_after;

/// Returns the unseen bones that would score on a table, each with its points.
fn answers(layout: &Layout, rules: &Rules, yours: Bones) -> Vec<(String, u8)> {
    let hidden = Set::Six.bones() - (yours | layout.bones());
    let best = |bone: Bone| {
        let ends = layout.ends().filter(|(_, joint)| bone.has(joint.pips()));
        let points = ends.map(|(end, _)| rules.points(layout.opening(end).count_with(bone))).max();
        points.filter(|points| *points > 0).map(|points| (bone.to_string(), points))
    };
    hidden.into_iter().filter_map(best).collect()
}

/// Returns your hand in a problem.
fn own(problem: &Problem) -> Bones {
    problem.hand.iter().copied().collect()
}

fn text(answers: &[(String, u8)]) -> Vec<(&str, u8)> {
    answers.iter().map(|(bone, points)| (bone.as_str(), *points)).collect()
}

#[test]
fn the_problem_of_the_lead_is_as_the_chapter_tells_it() {
    let rules = Preset::AllFives.rules(2).unwrap();
    let empty = Layout::new(rules.spinner);
    let [problem, ..] = problems();
    let scoring: Vec<Bone> = own(&problem)
        .into_iter()
        .filter(|bone| rules.points(empty.after(Seat::FIRST, *bone, End::LEAD).count()) > 0)
        .collect();
    assert_eq!(scoring, [Bone::new(5, 0).unwrap()], "only one lead scores");
    let after = |lead: (u8, u8)| {
        let lead = Bone::new(lead.0, lead.1).unwrap();
        answers(&empty.after(Seat::FIRST, lead, End::LEAD), &rules, own(&problem))
    };
    assert_eq!(text(&after((5, 0))), [("0-0", 5), ("5-5", 10)]);
    assert_eq!(text(&after((4, 4))), []);
    assert_eq!(text(&after((2, 2))), [("2-1", 5), ("6-2", 10)]);
    // There is an answer worth ten to both of them.
    for (theirs, yours) in [((2, 1), (6, 1)), ((6, 2), (4, 2))] {
        let layout = empty.after(Seat::FIRST, Bone::doublet(2), End::LEAD);
        let theirs = Bone::new(theirs.0, theirs.1).unwrap();
        let end = layout.ends().find(|(_, joint)| theirs.has(joint.pips())).unwrap().0;
        let layout = layout.after(Seat::new(1).unwrap(), theirs, end);
        let yours = Bone::new(yours.0, yours.1).unwrap();
        let best = layout
            .ends()
            .filter(|(_, joint)| yours.has(joint.pips()))
            .map(|(end, _)| rules.points(layout.opening(end).count_with(yours)))
            .max();
        assert_eq!(best, Some(10));
    }
    let points: Vec<u8> = problem.tables.iter().map(|layout| layout.points).collect();
    assert_eq!((problem.hand.len(), points), (7, vec![10, 0, 10]));
}

#[test]
fn the_problem_of_the_count_is_as_the_chapter_tells_it() {
    let rules = Preset::AllFives.rules(2).unwrap();
    let [_, _, _, _, count, ..] = problems();
    let [before, after] = &count.tables[..] else { panic!("two tables") };
    assert_eq!((before.layout.count(), after.layout.count(), after.points), (6, 5, 5));
    let scoring: Vec<String> = answers(&before.layout, &rules, Bones::NONE).into_iter().map(|(bone, _)| bone).collect();
    assert_eq!(scoring, ["1-0", "2-1", "3-2", "4-0", "5-1"]);
    let held: Vec<&String> = scoring.iter().filter(|bone| own(&count).contains(bone.parse().unwrap())).collect();
    assert_eq!(held, ["1-0"]);
    assert_eq!(text(&answers(&after.layout, &rules, own(&count))), [("5-0", 10)]);
    assert_eq!(text(&answers(&after.layout, &rules, Bones::NONE)), [("0-0", 5), ("5-0", 10)]);
}

/// Returns the tables of a problem, each with its count and the points of its last bone.
fn counted(problem: &Problem) -> Vec<(u8, u8)> {
    problem.tables.iter().map(|example| (example.layout.count(), example.points)).collect()
}

#[test]
fn the_problem_of_control_is_as_the_chapter_tells_it() {
    let rules = Preset::AllFives.rules(2).unwrap();
    let empty = Layout::new(rules.spinner);
    let lead = |bone: Bone| rules.points(empty.after(Seat::FIRST, bone, End::LEAD).count());
    let tens: Vec<String> =
        Set::Six.bones().iter().filter(|bone| lead(*bone) > 5).map(|bone| bone.to_string()).collect();
    assert_eq!(
        (tens.as_slice(), Set::Six.bones().iter().map(lead).max()),
        (&["5-5", "6-4"].map(String::from)[..], Some(10))
    );
    let [_, control, ..] = problems();
    assert_eq!(counted(&control), [(10, 10), (6, 0)]);
    let threes = control.hand.iter().filter(|bone| bone.has(3)).count();
    assert_eq!((control.hand.len(), threes), (7, 4));
    let layout = control.tables[1].layout;
    assert_eq!(text(&answers(&layout, &rules, own(&control))), []);
    assert_eq!(layout.ends().filter(|(_, joint)| joint.pips() == 3).count(), 2, "one of them is left for you");
}

#[test]
fn the_problem_of_little_is_as_the_chapter_tells_it() {
    let rules = Preset::AllFives.rules(2).unwrap();
    let [_, _, small, ..] = problems();
    assert_eq!(counted(&small), [(14, 0), (3, 0)]);
    let before = Layout::new(rules.spinner).after(Seat::FIRST, Bone::new(6, 2).unwrap(), End::LEAD);
    let yours = answers(&before, &rules, Bones::NONE);
    let held = |(bone, _): &(String, u8)| own(&small).contains(bone.parse().unwrap());
    assert!(!yours.iter().any(held), "none of your bones scores");
    let [much, little] = [0, 1].map(|number| answers(&small.tables[number].layout, &rules, own(&small)));
    assert_eq!(much.iter().find(|(_, points)| *points == 15).map(|(bone, _)| bone.as_str()), Some("3-2"));
    assert!(little.iter().all(|(_, points)| *points == 5), "{little:?}");
}

#[test]
fn the_problem_of_fives_is_as_the_chapter_tells_it() {
    let [_, _, _, fives, ..] = problems();
    assert_eq!(counted(&fives), [(11, 0), (10, 10), (5, 5)]);
    let sum = fives.tables[1].layout.sum();
    assert!(!sum.contains(&5), "{sum:?}");
}

#[test]
fn the_problem_of_goals_is_as_the_chapter_tells_it() {
    let [.., goals, _, _] = problems();
    assert_eq!(counted(&goals), [(10, 10), (6, 0)]);
    let [score, block] = &goals.tables[..] else { panic!("two tables") };
    assert_eq!(score.layout.ends().filter(|(_, joint)| joint.pips() == 5).count(), 2, "any five answers");
    assert!(block.layout.ends().all(|(_, joint)| joint.pips() == 2));
    let twos: Bones = Set::Six.bones().iter().filter(|bone| bone.has(2)).collect();
    assert_eq!(twos - block.layout.bones() - own(&goals), Bones::NONE, "you hold all that are left");
}

#[test]
fn the_problem_of_domino_is_as_the_chapter_tells_it() {
    let [.., domino, _] = problems();
    let [table] = &domino.tables[..] else { panic!("one table") };
    let threes = |joint: &Joint| joint.pips() == 3;
    assert_eq!(table.layout.ends().filter(|(_, joint)| threes(joint)).count(), 2, "both ends show a three");
    assert!(domino.hand.len() == 2 && domino.hand.iter().all(|bone| bone.has(3)), "both bones fit either");
    // Whatever the other plays, one of them stays open, unless it is a doublet, which is a three again.
    for bone in Set::Six.bones() - own(&domino) - table.layout.bones() {
        for (end, _) in table.layout.ends().filter(|(_, joint)| bone.has(joint.pips())) {
            let after = table.layout.after(Seat::SECOND, bone, end);
            assert!(after.ends().any(|(_, joint)| threes(&joint)), "{bone}");
        }
    }
}

#[test]
fn the_problem_of_going_out_is_as_the_chapter_tells_it() {
    let rules = Preset::AllFives.rules(2).unwrap();
    let [.., out] = problems();
    assert_eq!(counted(&out).iter().map(|(_, points)| *points).collect::<Vec<_>>(), [10, 0, 0]);
    let [scored, waits, _] = &out.tables[..] else { panic!("three tables") };
    assert!(!scored.layout.ends().any(|(_, joint)| joint.pips() == 2), "the 2-2 fits nowhere");
    let last = Bone::new(3, 2).unwrap();
    let unseen = Set::Six.bones() - own(&out) - waits.layout.bones();
    for bone in unseen {
        for (end, _) in waits.layout.ends().filter(|(_, joint)| bone.has(joint.pips())) {
            let after = waits.layout.after(Seat::FIRST, bone, end);
            assert!(after.ends().any(|(_, joint)| last.has(joint.pips())), "{bone} cannot cover both");
        }
    }
    // The game is played again as it is shown. The last bone that the others hold is the 6-4.
    let hands = ["6-6 6-5 6-0 3-0 3-3 2-2 3-2", "6-1 5-4 0-0 2-1 4-1 5-2 6-4"];
    let rules = Rules { lead_first: FirstLead::Seat(Seat::FIRST), ..rules };
    let mut state = start(rules, &hands, "");
    play(&mut state, "6-6e, 6-1e, 6-5w, 5-4w, 6-0n, 0-0n, 3-0n, 2-1e, 3-3n, 4-1w");
    assert_eq!(state.layout().count(), 9, "the count is nine when you begin");
    let events = play(&mut state, "2-2e, 5-2e, 3-2n");
    assert_eq!(*state.layout(), out.tables[2].layout);
    assert_eq!(awards(&events)[0].points, 10);
}

#[test]
fn the_nine_examples_count_what_the_rules_say() {
    let counted: Vec<_> = examples().iter().map(|example| (example.layout.count(), example.points)).collect();
    let expected = [(12, 0), (13, 0), (4, 0), (5, 5), (5, 5), (10, 10), (10, 10), (10, 10), (16, 0)];
    assert_eq!(counted, expected);
}

/// Every figure of the help.
fn figures() -> Vec<Figure> {
    let help = examples().into_iter().chain(stacks()).chain(problems().into_iter().flat_map(|problem| problem.tables));
    let fired = before_and_after().into_iter().flatten();
    let games = Preset::ALL.into_iter().filter_map(|game| seen_of(&game.usual()).cloned());
    help.chain(fired).chain(games).collect()
}

#[test]
fn in_a_figure_no_bone_lies_on_another_and_the_ends_in_view_add_up_to_the_count() {
    let figures = figures();
    assert!(figures.len() > 9 + 17 + 1 + 2 + 10, "{}", figures.len());
    for Figure { placed, layout, .. } in &figures {
        let bones: Bones = placed.bones.iter().map(|laid| laid.bone).collect();
        assert_eq!((bones, placed.bones.len()), (layout.bones(), layout.bones().len()), "all bones are there, once");
        for (at, one) in placed.bones.iter().enumerate() {
            let on = placed.bones[..at].iter().find(|other| other.lie.area().overlaps(&one.lie.area()));
            assert!(on.is_none(), "{} lies on {}", one.bone, on.expect("one").bone);
        }
    }
}

#[test]
fn the_marks_of_a_figure_are_the_terms_of_its_count_beside_the_bones_that_show_them() {
    for figure in figures() {
        let marks = figure.marks();
        let sum: u8 = marks.iter().filter_map(|mark| mark.adds).sum();
        assert_eq!(sum, figure.layout.count(), "{:?}", figure.layout.sum());
        for mark in &marks {
            let halves = [mark.bone.high(), mark.bone.low()];
            let shows = |adds: u8| halves.contains(&adds) || mark.bone.is_doublet() && adds == 2 * mark.bone.high();
            assert!(mark.adds.is_none_or(shows), "{mark:?}");
        }
    }
}

#[test]
fn a_game_whose_counts_score_is_pictured_with_a_count_that_does() {
    for rules in Preset::ALL.map(Preset::usual).into_iter().filter(|rules| rules.fives || rules.threes) {
        let figure = seen_of(&rules).expect("it has a picture");
        assert!(rules.points(figure.layout.count()) > 0, "{:?}: {}", rules.game(), figure.layout.count());
    }
}
