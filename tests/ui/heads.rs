//! The heads of the players beside their names, and the bones that stand out in your hand.

use egui::{Key, vec2};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::{
    engine::event::{Event, HandEnd},
    engine::rules::Preset,
    seat::Input,
    store::Memory,
    table::Waiting,
    ui::{paint::Head, settings::Settings},
};

use crate::window::{
    Window,
    files::{click, keys, program, program_again},
    middling, open, play_until, press, shows, step, waiting,
};

/// The heads that stand at the table, from your own seat on.
fn heads(window: &Window) -> Vec<Option<Head>> {
    let scene = window.state().desk().scene().expect("a table");
    let mut members: Vec<_> = scene.cards.iter().flat_map(|card| &card.members).collect();
    members.sort_by_key(|member| member.player);
    members.into_iter().map(|member| member.head).collect()
}

fn at_four(set: impl FnOnce(&mut Settings)) -> Window {
    open(Preset::Partnership, 5, vec2(960.0, 720.0), set)
}

#[test]
fn whoever_nestor_plays_has_a_head_of_their_own() {
    let seen = heads(&at_four(|_| {}));
    let nestors: Vec<Head> = seen.iter().skip(1).flatten().copied().collect();
    assert_eq!((seen[0], nestors.len()), (None, 3), "you have none unless you choose one");
    assert!(nestors[0] != nestors[1] && nestors[1] != nestors[2] && nestors[0] != nestors[2], "{nestors:?}");
    assert_eq!(heads(&at_four(|settings| settings.look.heads = false)), vec![None; 4], "without heads");
}

#[test]
fn the_head_that_you_chose_is_there_again_the_next_time() {
    let files = Memory::default();
    let mut window = program(&files);
    assert_eq!(heads(&window)[0], None);
    keys(&mut window, Key::Comma);
    click(&mut window, "Settings: At the table");
    window.get_by_label("Your face: 2").focus();
    window.run();
    window.key_press(Key::Space);
    window.run();
    window.key_press(Key::Escape);
    window.run();
    assert_eq!(heads(&window)[0], Head::of_person(2));
    drop(window);
    assert_eq!(heads(&program_again(&files))[0], Head::of_person(2));
}

/// What Nestor says when he went out, and when you did.
const OUT: [&str; 2] = ["Nestor: Patience pays.", "Nestor: One bone at a time."];
const BEATEN: [&str; 2] = ["Nestor: Well played.", "Nestor: Neatly done."];

/// Plays on to the end of the next hand in which somebody goes out, and tells whether that was you.
fn until_somebody_is_out(window: &mut Window) -> bool {
    loop {
        press(window);
        assert!(play_until(window, |window| matches!(waiting(window), Waiting::NewHand | Waiting::NewGame)));
        let view = window.state().desk().game().view();
        let how = |event: &Event| if let Event::HandEnded { how, .. } = event { Some(*how) } else { None };
        if let Some(HandEnd::Domino(out)) = view.since.iter().find_map(how) {
            let yours = out == view.viewer();
            window.run_steps(40);
            return yours;
        }
    }
}

#[test]
fn after_a_hand_nestor_has_a_word_to_say_and_never_the_same_one_twice_in_a_row() {
    let mut window = middling(Preset::AllFives, 4711);
    let (mut before, mut heard) = ("", Vec::new());
    for _ in 0..6 {
        let yours = until_somebody_is_out(&mut window);
        let said: Vec<&str> = OUT.into_iter().chain(BEATEN).filter(|words| shows(&window, words)).collect();
        let fitting = if yours { BEATEN } else { OUT };
        assert!(matches!(said[..], [one] if fitting.contains(&one) && one != before), "{said:?} after {before:?}");
        (before, heard) = (said[0], [heard, said].concat());
    }
    heard.sort_unstable();
    heard.dedup();
    assert!(heard.len() > 2, "{heard:?}");
    step(&mut window, Input::Press);
    assert!(!shows(&window, before), "nobody speaks once the next hand is dealt");
}

#[test]
fn without_faces_nobody_says_anything_after_a_hand() {
    let mut window = open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| settings.look.heads = false);
    until_somebody_is_out(&mut window);
    assert!(!OUT.into_iter().chain(BEATEN).any(|words| shows(&window, words)));
}
