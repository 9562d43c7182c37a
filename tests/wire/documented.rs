//! What docs/wire.md says, worked out again.

use super::rigged::{BEN, after_a_hand};
use crate::common::room::Room;
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::engine::{Bone, Deal, GameState, Seat};
use electrum_dominoes::record::{Bytes, InText as _};
use electrum_dominoes::wire::WhyClosed;
use serde_json::Value;
use sha2::{Digest, Sha256};

fn document() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/wire.md")).expect("the document")
}

#[test]
fn every_reason_to_close_a_line_is_in_the_document() {
    let document = document();
    let (_, table) = document.split_once("| reason |").expect("a table of reasons");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let listed: Vec<&str> = rows.filter_map(|row| row.split('`').nth(1)).collect();
    let known: Vec<&str> = WhyClosed::ALL.iter().map(|why| why.name()).collect();
    assert_eq!(listed, known);
    for why in WhyClosed::ALL {
        assert_eq!(serde_json::to_string(why).expect("a line"), format!("\"{}\"", why.name()));
    }
    let later: WhyClosed = serde_json::from_str("\"a reason of a later version\"").expect("some reason");
    assert_eq!(later, WhyClosed::Other);
}

/// ChaCha with eight rounds, by what its authors have published.
struct ChaCha {
    key: [u32; 8],
    block: u64,
    words: Vec<u32>,
}

impl ChaCha {
    fn new(number: u64) -> ChaCha {
        let mut key = [0; 8];
        (key[0], key[1]) = (number as u32, (number >> 32) as u32);
        ChaCha { key, block: 0, words: Vec::new() }
    }

    fn word(&mut self) -> u32 {
        if self.words.is_empty() {
            let mut start = [0; 16];
            start[..4].copy_from_slice(&[0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
            start[4..12].copy_from_slice(&self.key);
            (start[12], start[13]) = (self.block as u32, (self.block >> 32) as u32);
            self.block += 1;
            let mut state: [u32; 16] = start;
            for _ in 0..4 {
                for [a, b, c, d] in [
                    [0, 4, 8, 12],
                    [1, 5, 9, 13],
                    [2, 6, 10, 14],
                    [3, 7, 11, 15],
                    [0, 5, 10, 15],
                    [1, 6, 11, 12],
                    [2, 7, 8, 13],
                    [3, 4, 9, 14],
                ] {
                    for (one, other, third, turn) in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)] {
                        state[one] = state[one].wrapping_add(state[other]);
                        state[third] = (state[third] ^ state[one]).rotate_left(turn);
                    }
                }
            }
            self.words = state.iter().zip(start).map(|(word, start)| word.wrapping_add(start)).rev().collect();
        }
        self.words.pop().expect("a word")
    }

    fn below(&mut self, bound: u32) -> usize {
        loop {
            let product = u64::from(self.word()) * u64::from(bound);
            if u64::from(product as u32) >= (1 << 32) % u64::from(bound) {
                return (product >> 32) as usize;
            }
        }
    }
}

#[test]
fn the_example_of_a_deal_is_what_follows() {
    let document = document();
    let (dealer, shares) = ([1; 32], [[2; 32], [3; 32]]);
    let hash = Bytes(Sha256::digest(dealer).into()).to_text();
    assert!(document.contains(&format!("The dealer's hash is `{hash}`")));
    let mut hash = Sha256::new();
    hash.update(dealer);
    for share in shares {
        hash.update(share);
    }
    hash.update(0x0123_4567_89ab_cdef_u64.to_be_bytes());
    hash.update(7_u64.to_be_bytes());
    let digest = hash.finalize();
    let number = u64::from_be_bytes(digest[..8].try_into().expect("eight bytes"));
    assert!(document.contains(&format!("the number is {number}.")), "{number}");

    let mut chance = ChaCha::new(number);
    let first: Vec<u32> = (0..3).map(|_| chance.word()).collect();
    assert!(document.contains(&format!("words are {}, {} and {}", first[0], first[1], first[2])), "{first:?}");
    let mut chance = ChaCha::new(number);
    let mut bones: Vec<(u8, u8)> = (0..7).flat_map(|high| (0..=high).map(move |low| (high, low))).collect();
    for last in (1..bones.len()).rev() {
        bones.swap(last, chance.below(last as u32 + 1));
    }
    let text =
        |bones: &[(u8, u8)]| bones.iter().map(|(high, low)| format!("{high}-{low}")).collect::<Vec<_>>().join(" ");
    for part in [&bones[..7], &bones[7..14], &bones[14..]] {
        assert!(document.contains(&format!("`{}`", text(part))), "{}", text(part));
    }
    // The program deals the same.
    let rules = Preset::Draw.rules(2).expect("a game for two");
    let deal = Deal::from_number(number, &rules, GameState::new(rules).expect("a game").lead());
    let same = |bone: Bone| (bone.high(), bone.low());
    for (seat, dealt) in [(Seat::FIRST, &bones[..7]), (Seat::SECOND, &bones[7..14])] {
        let mut dealt = dealt.to_vec();
        dealt.sort_unstable();
        let mut hand: Vec<_> = deal.hands[seat.index()].iter().map(same).collect();
        hand.sort_unstable();
        assert_eq!(hand, dealt);
    }
    assert_eq!(deal.boneyard.iter().copied().map(same).collect::<Vec<_>>(), bones[14..]);
}

/// What is in the last line of a kind that Ben was sent.
fn line(room: &Room, kind: &str) -> Value {
    let read = |line: &String| serde_json::from_str::<Value>(line).ok()?.get(kind).cloned();
    room.sent[BEN].iter().rev().find_map(read).unwrap_or_else(|| panic!("no {kind}"))
}

/// The bytes of a text of digits.
fn bytes(text: &Value) -> Vec<u8> {
    let text = text.as_str().expect("a text");
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).expect("digits")).collect()
}

#[test]
fn the_lines_about_a_deal_have_what_the_document_says_and_nothing_else() {
    let mut room = after_a_hand(2);
    room.restart(BEN);
    let keys = |value: &Value| -> Vec<String> { value.as_object().expect("fields").keys().cloned().collect() };
    let drawn_for = ["game", "rules", "sitters", "seats", "begins"];
    for (kind, expected) in [
        ("draw", &["hand", "hash", "for"][..]),
        ("hashes", &["hand", "hashes"]),
        ("given", &["hand", "hash", "for", "given"]),
        ("dealer", &["hand", "bytes"]),
        ("missed", &["hand", "hash", "for", "given", "bytes", "moves"]),
    ] {
        let line = line(&room, kind);
        let (mut found, mut expected) = (keys(&line), expected.to_vec());
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected, "{kind}");
        if let Some(terms) = line.get("for") {
            let mut found = keys(terms);
            found.sort_unstable();
            let mut expected = drawn_for.to_vec();
            expected.sort_unstable();
            assert_eq!(found, expected, "what {kind} is for");
            assert!(["hand", "scores", "lead", "why"].iter().all(|name| terms["begins"].get(name).is_some()));
        }
    }
}

#[test]
fn the_letters_of_a_hand_are_those_of_the_text_in_the_document() {
    let mut room = after_a_hand(2);
    let told = room.clients[BEN].deals()[0].letters.expect("letters").to_string();
    let table = line(&room, "welcome")["table"].as_str().and_then(|id| u64::from_str_radix(id, 16).ok());
    room.restart(BEN);
    let missed = line(&room, "missed");
    let mut all = Sha256::new();
    all.update(bytes(&missed["bytes"]));
    for share in missed["given"].as_array().expect("what all gave") {
        all.update(bytes(&share[1]));
    }
    all.update(table.expect("the table").to_be_bytes());
    all.update(missed["hand"].as_u64().expect("a number").to_be_bytes());
    let number = u64::from_be_bytes(all.finalize()[..8].try_into().expect("eight bytes"));
    let word = |value: &Value| value.as_str().expect("a text").to_owned();
    let (rules, sitters) = (word(&missed["for"]["rules"]), word(&missed["for"]["sitters"]));
    let scores = &line(&room, "view")["seen"]["scores"];
    let text = format!("{number}\n{rules}\n{sitters}\n{}\n{}:{}\n", word(&missed["moves"]), scores[0], scores[1]);
    let letters = b"ABCDEFGHJKLMNPQRSTUVWXYZ";
    let hash = Sha256::digest(text);
    let letters: String = hash.iter().take(4).map(|byte| char::from(letters[usize::from(*byte) % 24])).collect();
    assert_eq!(told, letters);
}
