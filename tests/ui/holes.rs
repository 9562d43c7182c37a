//! The holes of a cribbage board are in the right places on a board of any shape.

use egui::{Pos2, Rect, pos2, vec2};
use electrum_dominoes::ui::paint::scores::holes::{BEFORE, Course, GROUP, Holes, MOST, worth};

/// Returns boards of many shapes, for one to four sides, with and without names.
fn boards() -> impl Iterator<Item = (Rect, usize, Holes)> {
    let sizes =
        [(440.0, 40.0), (460.0, 64.0), (700.0, 50.0), (1000.0, 60.0), (1900.0, 30.0), (300.0, 300.0), (90.0, 400.0)];
    let rects = sizes.map(|(wide, high)| Rect::from_min_size(pos2(13.0, 7.0), vec2(wide, high)));
    rects.into_iter().flat_map(|rect| {
        (1..=4).flat_map(move |sides| {
            [1, 5, 6, 40, 50, 51, 61, 100, 121, 200].into_iter().flat_map(move |holes| {
                [0.0, 0.15 * rect.width()].map(|names| (rect, sides, Holes::new(rect, names, sides, holes)))
            })
        })
    })
}

fn places(board: &Holes) -> impl Iterator<Item = i32> {
    1 - BEFORE..=board.last
}

#[test]
fn every_hole_is_in_the_wood_and_the_wood_in_the_rectangle() {
    for (rect, sides, board) in boards() {
        assert!(rect.expand(0.01).contains_rect(board.board), "{rect} {board:?}");
        assert!(board.cell() > 1.0, "{rect} {board:?}");
        let wood = board.board.shrink(0.5 * board.cell());
        for side in 0..sides {
            for hole in places(&board) {
                assert!(wood.contains(board.at(side, hole)), "hole {hole} of {side}: {board:?}");
            }
        }
    }
}

#[test]
fn no_holes_overlap() {
    for (_, sides, board) in boards() {
        let all: Vec<Pos2> = (0..sides).flat_map(|side| places(&board).map(move |hole| board.at(side, hole))).collect();
        for (number, one) in all.iter().enumerate() {
            for other in &all[..number] {
                assert!(one.distance(*other) >= 0.99 * board.cell(), "{one} and {other}: {board:?}");
            }
        }
    }
}

#[test]
fn a_track_never_runs_backwards() {
    for (_, sides, board) in boards() {
        for side in 0..sides {
            let (mut rightward, mut turns) = (true, 0);
            for hole in 2 - BEFORE..=board.last {
                let (before, now) = (board.at(side, hole - 1), board.at(side, hole));
                if (now.y - before.y).abs() < 0.01 {
                    let on = if rightward { now.x - before.x } else { before.x - now.x };
                    assert!(on >= 0.99 * board.step, "hole {hole} of {side}: {board:?}");
                } else {
                    assert!(now.y > before.y, "hole {hole} of {side}: {board:?}");
                    (rightward, turns) = (!rightward, turns + 1);
                }
            }
            assert_eq!(turns + 1, board.rows);
        }
    }
}

#[test]
fn tracks_stay_side_by_side() {
    for (_, sides, board) in boards() {
        for side in 1..sides {
            for hole in places(&board) {
                let (one, next) = (board.at(side - 1, hole), board.at(side, hole));
                assert!((one.x - next.x).abs() < 0.01 && (one.y - next.y).abs() > 0.99 * board.track);
            }
        }
    }
}

#[test]
fn the_strip_under_a_track_stays_on_the_wood_and_ends_at_its_hole() {
    for (_, sides, board) in boards() {
        for side in 0..sides {
            let path = board.path(side, board.last);
            let wood = board.board.shrink(0.4 * board.track);
            assert!(path.iter().all(|at| wood.contains(*at)), "side {side}: {board:?}");
            assert_eq!(path.last(), Some(&board.at(side, board.last)));
            // Its turns are outside the rows, and it passes through every hole.
            let [left, right] = board.edges();
            assert!(path[1..path.len() - 1].iter().all(|at| at.x < left + 0.01 || right - 0.01 < at.x));
            for hole in places(&board) {
                let at = board.at(side, hole);
                let on = |pair: &[Pos2]| {
                    let (one, two) = (pair[0], pair[1]);
                    (one.y - at.y).abs() < 0.01
                        && (two.y - at.y).abs() < 0.01
                        && one.x.min(two.x) <= at.x + 0.01
                        && at.x <= one.x.max(two.x) + 0.01
                };
                assert!(path.windows(2).any(on), "hole {hole} of {side}: {board:?}");
            }
        }
    }
}

#[test]
fn lines_divide_the_holes_into_groups_of_five() {
    for (_, _, board) in boards() {
        let mut rows = vec![Vec::new(); board.rows];
        for hole in 1..=board.last {
            rows[board.seat(hole).0].push(board.at(0, hole));
        }
        for row in rows {
            let lines = board.lines();
            let between = |pair: &&[Pos2]| {
                let (low, high) = (pair[0].x.min(pair[1].x), pair[0].x.max(pair[1].x));
                lines.iter().any(|[top, end]| low < top.x && top.x < high && (top.y..end.y).contains(&pair[0].y))
            };
            let parted: Vec<usize> = (1..row.len()).filter(|at| between(&&row[at - 1..=*at])).collect();
            assert_eq!(parted, (1..row.len()).filter(|at| at % GROUP == 0).collect::<Vec<_>>(), "{board:?}");
        }
    }
}

#[test]
fn holes_can_be_told_apart_even_in_a_small_window() {
    let rect = Rect::from_min_size(Pos2::ZERO, vec2(440.0, 40.0));
    for (sides, holes, least) in [(2, 61, 5.0), (4, 61, 5.0), (2, 121, 4.5), (4, 121, 3.9)] {
        let cell = Holes::new(rect, 70.0, sides, holes).cell();
        assert!(cell >= least, "{sides} sides, {holes} holes: {cell}");
    }
}

#[test]
fn a_hole_is_worth_five_in_games_of_fives_and_otherwise_as_little_as_fits() {
    for (target, by_fives, points, holes) in [
        (61, false, 1, 61),
        (121, false, 1, 121),
        (150, false, 2, 75),
        (250, false, 5, 50),
        (1000, false, 10, 100),
        (305, true, 5, 61),
        (250, true, 5, 50),
        (251, true, 5, 51),
    ] {
        assert_eq!(worth(target, by_fives), points, "{target}");
        assert_eq!(Course::new(target, by_fives).holes, holes, "{target}");
    }
    for target in 1..=1210 {
        assert!(Course::new(target, false).holes <= usize::from(MOST), "{target}");
    }
}

#[test]
fn only_a_score_at_the_target_is_in_the_last_hole() {
    for (target, by_fives) in [(61, false), (150, false), (250, true), (251, true), (1000, false)] {
        let course = Course::new(target, by_fives);
        let (target, last) = (i32::from(target), course.holes as i32);
        assert_eq!([target - 1, target, target + 40].map(|score| course.hole(score) == last), [false, true, true]);
        assert!((1..target + 40).all(|score| course.hole(score - 1) <= course.hole(score)));
        assert_eq!([course.hole(0), course.hole(-1), course.hole(-300)], [0, -1, -1]);
    }
}

#[test]
fn two_pegs_of_a_side_never_share_a_hole() {
    let course = Course::new(150, false);
    for score in -20..=170 {
        for before in -20..=170 {
            let [front, back] = course.pair(score, before);
            assert_eq!(front, course.hole(score));
            assert!(front != back && (1 - BEFORE..=course.holes as i32).contains(&back), "{score} after {before}");
        }
    }
}
