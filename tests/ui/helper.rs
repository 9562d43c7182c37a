//! What a worker of the page says is what would be found out without it. Messages and replies are
//! texts, so the page and its worker agree on these forms.

use crate::common::driver::next_answer;
use electrum_dominoes::{
    arena::duplicate::{Comparison, OtherTable},
    career::agreed::AgreedMatch,
    engine::rules::Preset,
    nestor::Level,
    nestor::question::{Answer, JobId, Jobs, Kind, Question},
    record::{Session, text::dialect},
    ui::task::helper::Helper,
};
use serde::{Deserialize, Serialize};
use std::cell::RefCell;

/// What a page sends.
#[derive(Serialize)]
enum Sent {
    Be(Option<u64>),
    Ask(Box<Question>),
    Cancel(JobId),
    Do(Box<Work>),
}

#[derive(Serialize)]
enum Work {
    Match(AgreedMatch),
}

/// What a page gets.
#[derive(PartialEq, Debug, Deserialize)]
enum Heard {
    Answer(Answer),
    TaskNews(Found),
    End,
}

#[derive(PartialEq, Debug, Deserialize)]
enum Found {
    Hand(Comparison),
    Done(f64),
}

/// What a new worker says to these messages, until it has nothing to think about.
fn heard(messages: &[Sent]) -> Vec<Heard> {
    let said = RefCell::new(Vec::new());
    let say = |reply: &str| said.borrow_mut().push(dialect().from_str(reply).expect("a reply"));
    let mut helper = Helper::default();
    helper.hear("nonsense", say);
    for message in messages {
        helper.hear(&dialect().to_string(message).expect("messages are numbers and texts"), say);
    }
    while helper.work(say) {}
    said.into_inner()
}

#[test]
fn a_worker_plays_a_match_as_it_is_played_without_one() {
    let played = AgreedMatch::new(4711, Preset::Block.usual(), &[Level::Easy; 3], Level::Easy).expect("a match");
    let expected = OtherTable::of_match(&played).expect("it can be played").finish();
    let said = heard(&[Sent::Do(Box::new(Work::Match(played)))]);
    let hands = said.iter().filter_map(|heard| match heard {
        Heard::TaskNews(Found::Hand(hand)) => Some(*hand),
        _ => None,
    });
    assert_eq!(hands.collect::<Vec<_>>(), expected);
    let progress = said.iter().filter_map(|heard| match heard {
        Heard::TaskNews(Found::Done(part)) => Some(*part),
        _ => None,
    });
    assert!(progress.is_sorted() && said.len() > expected.len() + 1, "{said:?}");
    assert_eq!(
        said.iter().position(|heard| *heard == Heard::End),
        Some(said.len() - 1),
        "it says once that it is over"
    );
}

#[test]
fn a_worker_thinks_the_same_as_a_thread() {
    let mut session = Session::new(Preset::AllFives.usual()).expect("rules");
    session.deal_number(4711).expect("a deal");
    // Wherever there is more than one move to choose from.
    while session.state().legal().len() < 3 {
        let step = session.state().legal().nth(0).expect("a legal move");
        session.play(step).expect("a legal move");
    }
    let seen = session.observe(session.state().to_move());
    for kind in [Kind::Move, Kind::Judge, Kind::Beliefs] {
        let question =
            Question { job: JobId { kind, number: 3 }, level: Level::Tough, seen: seen.clone(), chance: None };
        let mut jobs = Jobs::of_number(7);
        jobs.ask(question.clone());
        let expected = next_answer(&mut jobs).map(Heard::Answer);
        assert_eq!(heard(&[Sent::Be(Some(7)), Sent::Ask(question.clone().into())]), Vec::from_iter(expected));
        assert_eq!(
            heard(&[Sent::Be(Some(7)), Sent::Ask(question.into()), Sent::Cancel(JobId { kind, number: 3 })]),
            []
        );
    }
}
