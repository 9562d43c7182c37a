//! The words for bones, ends, points and acts, both written and spoken.

use super::{Phrase, Words};
use crate::engine::{Act, Bone, Deed, End, Move, Observation, Seat, Set, Way};
use crate::ui::words::Message;
use crate::{msg, say};

/// The line in the status area and the text below it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spoken {
    /// The words of the players.
    pub line: String,
    /// A note that stays next to the line for a while.
    pub note: String,
    /// Who says the note, if another player does.
    pub note_by: Option<Seat>,
    /// A sum or a reason.
    pub detail: String,
    /// What comes next, where the table shows it as well.
    pub prompt: String,
    /// Whether that is said by another player.
    pub is_theirs: bool,
    /// Whether a sign over the table tells what the line says.
    pub is_over: bool,
    /// What another player says of the line, if one does.
    pub speech: Option<Speech>,
}

/// The words of another player, who speaks for himself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speech {
    /// The speaker.
    pub by: Seat,
    /// The words, in the first person.
    pub said: String,
    /// What the line says besides.
    pub rest: String,
    /// Whether the detail is theirs.
    pub explains: bool,
}

impl Spoken {
    /// Creates a line without a note or detail.
    pub fn line(line: impl Into<String>) -> Spoken {
        Spoken { line: line.into(), ..Spoken::default() }
    }

    /// Returns the same with one more sentence in the line.
    #[must_use]
    pub fn then(mut self, sentence: &str) -> Spoken {
        add_sentence(&mut self.line, sentence);
        if let Some(speech) = &mut self.speech {
            add_sentence(&mut speech.rest, sentence);
        }
        self
    }

    /// What the game says, without the words of another player.
    pub fn told(&self) -> &str {
        self.speech.as_ref().map_or(&self.line, |speech| &speech.rest)
    }
}

fn add_sentence(line: &mut String, sentence: &str) {
    if !line.is_empty() && !sentence.is_empty() {
        line.push(' ');
    }
    line.push_str(sentence);
}

/// Returns the message for the name of an end.
pub const fn end_word(way: Way) -> Message {
    [msg!("end-west"), msg!("end-east"), msg!("end-north"), msg!("end-south")][way.index()]
}

/// Returns where a bone goes: "on the right", "on 5-5", "on the six of 6-4".
pub fn place_name(words: &Words, end: End) -> String {
    match end {
        End::Arm(way) => {
            words.get([msg!("at-west"), msg!("at-east"), msg!("at-north"), msg!("at-south")][way.index()]).to_owned()
        }
        End::Turned(_) => say!(words, "at-turned", place: place_name(words, end.straight())),
        End::Joint(joint) => {
            let id = if joint.bone().is_doublet() { msg!("at-bone") } else { msg!("at-half") };
            let pips = words.get(pips_word(joint.pips()));
            words.format(id, &[("bone", joint.bone().to_string().into()), ("pips", pips.into())])
        }
    }
}

/// Returns a play as everything calls it: "6-3 on the right", "4-4 on 5-5".
pub fn play_name(words: &Words, bone: Bone, end: End) -> String {
    let place = place_name(words, end);
    say!(words, "bone-at", bone: bone.to_string(), place: place)
}

/// Returns the message for a number of pips.
pub fn pips_word(pips: u8) -> Message {
    const WORDS: [Message; Set::GREATEST.suit_size()] = [
        msg!("pips-0"),
        msg!("pips-1"),
        msg!("pips-2"),
        msg!("pips-3"),
        msg!("pips-4"),
        msg!("pips-5"),
        msg!("pips-6"),
        msg!("pips-7"),
        msg!("pips-8"),
        msg!("pips-9"),
        msg!("pips-10"),
        msg!("pips-11"),
        msg!("pips-12"),
    ];
    WORDS[usize::from(pips.min(Set::GREATEST.highest()))]
}

/// Returns the spoken name of a bone: "six four", "double five".
pub fn bone_name(words: &Words, bone: Bone) -> String {
    let (high, low) = (words.get(pips_word(bone.high())), words.get(pips_word(bone.low())));
    if bone.is_doublet() {
        say!(words, "bone-doublet", pips: high)
    } else {
        say!(words, "bone-plain", high: high, low: low)
    }
}

/// Returns what a seat did last in this hand, in a word or two.
pub fn last_act(words: &Words, seen: &Observation, seat: Seat) -> Option<String> {
    let deeds = seen.deeds();
    let last = deeds.iter().rposition(|deed| deed.seat == seat)?;
    Some(match deeds[last].act {
        Act::Played(bone, _) => {
            let drawn = drawn_before(&deeds[..last], seat);
            let bone = ("bone", bone.to_string().into());
            if drawn == 0 {
                words.format(msg!("did-play"), &[bone])
            } else {
                words.format(msg!("did-draw-and-play"), &[bone, ("count", drawn.into())])
            }
        }
        Act::Drew(_) => say!(words, "did-draw", count: drawn_before(&deeds[..=last], seat)),
        Act::Passed => say!(words, "did-pass").to_owned(),
        Act::Destroyed(bone) => say!(words, "did-destroy", bone: bone.to_string()),
    })
}

fn drawn_before(deeds: &[Deed], seat: Seat) -> usize {
    deeds.iter().rev().take_while(|deed| deed.seat == seat && matches!(deed.act, Act::Drew(_))).count()
}

/// Returns points as text. The player can choose to count in fives, which are shown with a decimal
/// if they do not come out even.
pub fn points(words: &Words, points: i32, in_fives: bool) -> String {
    let sign = if points < 0 { "−" } else { "" };
    let most = points.abs();
    let told = match (in_fives, most % 5) {
        (false, _) => most.to_string(),
        (true, 0) => (most / 5).to_string(),
        (true, _) => words.number(f64::from(most) / 5.0, 1),
    };
    sign.to_owned() + &told
}

/// Returns the name of a move in a list of moves, or after a colon.
pub fn step_name(words: &Words, step: Move) -> String {
    match step {
        Move::Play(bone, end) => play_name(words, bone, end),
        other => other_step(words, other).to_string(),
    }
}

/// Returns the name of a move within a sentence, where this is seen before it. A lead goes nowhere.
pub fn step_from(words: &Words, seen: &Observation, step: Move) -> String {
    match step {
        Move::Play(bone, _) if seen.layout().is_empty() => bone.to_string(),
        _ => step_in_sentence(words, step),
    }
}

/// Returns the name of a move within a sentence.
pub fn step_in_sentence(words: &Words, step: Move) -> String {
    match step {
        Move::Play(bone, end) => play_name(words, bone, end),
        other => other_step(words, other).form("said").to_owned(),
    }
}

/// Returns the name of a move at the head of a sentence.
pub fn step_at_first(words: &Words, step: Move) -> String {
    match step {
        Move::Play(bone, end) => play_name(words, bone, end),
        other => other_step(words, other).form("first").to_owned(),
    }
}

/// Returns the name of a move that is no play, with its form `said` for sentences, and `first` at their head.
fn other_step(words: &Words, step: Move) -> Phrase {
    match step {
        Move::Draw => words.phrase(msg!("hint-draw"), &[]),
        Move::Boom(bone) => words.phrase(msg!("hint-destroy"), &[("bone", bone.to_string().into())]),
        _ => words.phrase(msg!("hint-pass"), &[]),
    }
}
