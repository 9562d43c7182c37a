//! The places of bones, as the console tool prints and checks them.

use crate::run::{self, nestor};

fn printed(arguments: &[&str]) -> String {
    run::printed(nestor(arguments))
}

#[test]
fn the_console_prints_every_place_after_every_move() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let file = folder.path().join("game.ron");
    let record = printed(&["record", "--preset", "five-up", "--players", "4", "--seed", "7"]);
    std::fs::write(&file, &record).expect("a file for the test");
    let file = file.to_str().expect("a path that is text");
    let text = printed(&["place", file, "--shape", "16:9"]);
    let moves = printed(&["replay", file]).lines().filter(|line| line.starts_with("move\t")).count();
    assert_eq!(text.lines().filter(|line| line.starts_with("move\t")).count(), moves);
    let mut squares: Vec<(f32, f32)> = Vec::new();
    let mut seen = 0;
    for line in text.lines() {
        let words: Vec<&str> = line.split('\t').collect();
        let number = |at: usize| words[at].parse::<f32>().expect("a number");
        match words[0] {
            "move" => squares.clear(),
            "room" => {
                assert!(number(1) < number(3) && number(2) < number(4) && words[5].parse::<u32>().is_ok(), "{line}");
            }
            "bone" => {
                let (dx, dy) = match words[5] {
                    "right" | "left" => (0.5, 0.0),
                    "up" | "down" => (0.0, 0.5),
                    other => panic!("{other} is no direction"),
                };
                let halves = [(number(3) - dx, number(4) - dy), (number(3) + dx, number(4) + dy)];
                let near = |&(x, y): &(f32, f32)| squares.iter().any(|&(a, b)| (a - x).powi(2) + (b - y).powi(2) < 1.3);
                assert!(squares.is_empty() || halves.iter().any(near), "{line} is joined to no earlier bone");
                for (x, y) in halves {
                    assert!(
                        squares.iter().all(|&(a, b)| (a - x).abs() >= 1.0 || (b - y).abs() >= 1.0),
                        "{line} lies on another"
                    );
                    squares.push((x, y));
                }
                seen += 1;
            }
            "end" => assert_eq!(words.len(), 8, "{line}"),
            other => panic!("a line begins with {other}"),
        }
    }
    assert!(seen > moves, "bones were printed");
}

#[test]
fn the_console_checks_hands_and_refuses_wrong_arguments() {
    let text = printed(&["place", "--check", "34", "--game", "five-up", "--shape", "960:430"]);
    let last: Vec<&str> = text.lines().last().expect("lines").split('\t').collect();
    assert_eq!((last[0], last[1], last[3]), ("total", "34", "0"));
    assert_eq!(text.lines().filter(|line| line.starts_with("game\tfive-up\t")).count(), 3);
    for wrong in [
        &["place"][..],
        &["place", "x", "--check", "1"],
        &["place", "x", "--shape", "0:3"],
        &["place", "x", "--shape", "3"],
    ] {
        assert_eq!(nestor(wrong).status.code(), Some(2), "{wrong:?}");
    }
    let missing = nestor(&["place", "/no/such/record"]);
    assert_eq!((missing.status.code(), missing.stdout.as_slice()), (Some(1), &b""[..]));
}
