//! What the program says: bones, points, ends and reasons in words.

use crate::practice::{WIDE, another, exercise, lay};
use crate::window::{
    Window, open, open_rules, open_with, play_until, rules_for, shows, some_play, spoken, step, waiting,
};
use egui::{Key, Modifiers, vec2};
use electrum_dominoes::msg;
use electrum_dominoes::{
    engine::{
        Bones, End, Move, Set, Way,
        bone::Bone,
        event::{Event, HandEnd, LeadReason},
        rules::{DominoWhat, Preset, Rules},
    },
    nestor::{
        Level,
        judge::{BlockCount, Effect, LineEnd, Reason, Scoring},
        question::Jobs,
    },
    seat::Input,
    store::Store,
    table::{Waiting, Wish},
    ui::{
        settings::Settings,
        thinker::Thinker,
        words::{
            BUILT_IN, Words,
            judged::sentence,
            say::{bone_name, points, step_in_sentence},
        },
    },
};
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};

#[test]
fn points_can_be_shown_in_fives() {
    assert_eq!(points(&Words::english(), 35, false), "35");
    assert_eq!(points(&Words::english(), 35, true), "7");
    assert_eq!(points(&Words::english(), 12, true), "2.4");
    assert_eq!(points(&Words::english(), -10, true), "−2");
}

#[test]
fn bones_are_read_aloud_as_players_say_them() {
    let words = Words::english();
    assert_eq!(bone_name(&words, Bone::new(6, 4).unwrap()), "six four");
    assert_eq!(bone_name(&words, Bone::doublet(0)), "double blank");
}

#[test]
fn a_cost_is_told_in_games_and_never_as_none() {
    let words = Words::english();
    let told = [0.004, 0.006, 0.154].map(|share| words.games_in_100(share).to_string());
    assert_eq!(told, ["less than one game in 100", "one game in 100", "15 games in 100"]);
    for (tag, _) in BUILT_IN {
        let words = Words::choose(Some(tag));
        let told = [0.0, 0.004, 0.006, 0.154].map(|share| words.games_in_100(share).to_string());
        assert!(told[0] == told[1] && told[1] != told[2] && told[3].starts_with("15 "), "{tag}: {told:?}");
        let ahead = sentence(&words, Reason::Ahead(0.004), "");
        assert!(!ahead.contains(char::is_numeric), "{tag}: {ahead}");
    }
}

/// Whether a reason names the play that it compares with.
fn compares(reason: Reason) -> bool {
    match reason {
        Reason::Line([here, there], ends) => here > there || ends[0] != ends[1],
        Reason::Scores(..)
        | Reason::Guards { .. }
        | Reason::Replies { .. }
        | Reason::Stops(..)
        | Reason::Holds { .. }
        | Reason::Answer { .. }
        | Reason::Stuck { .. }
        | Reason::RivalOut(..)
        | Reason::NextScores { .. }
        | Reason::SurelyPlays(_)
        | Reason::Out { .. }
        | Reason::Keeps { .. }
        | Reason::Sheds(..)
        | Reason::KeepsOpen(_)
        | Reason::FewFit { .. }
        | Reason::LineWins
        | Reason::LineTies
        | Reason::LastFits(..)
        | Reason::PassPays(_, Some(_))
        | Reason::PartnerFits(..)
        | Reason::Relieves(_)
        | Reason::Places(..) => true,
        _ => false,
    }
}

/// A bone, and none, it alone, and two.
fn some_bones() -> (Bone, [Bones; 3]) {
    let [four, five] = [(6, 4), (5, 0)].map(|(high, low)| Bone::new(high, low).expect("a bone"));
    (four, [Bones::NONE, Bones::of(four), Bones::of(four) | Bones::of(five)])
}

/// The reasons that name bones, with what their sentences must have.
fn about_bones() -> Vec<(Reason, Vec<&'static str>)> {
    let (four, [_, one, two]) = some_bones();
    let nothing = Scoring::default();
    let [single, both] = [Scoring::of([(four, 10)]), Scoring::of([(four, 10), (Bone::new(5, 0).expect("a bone"), 5)])];
    vec![
        (
            Reason::Replies { likely: [0.0, 0.9], points: [0.0, 10.0], bones: Some([nothing, both]) },
            vec!["6-4 (10)", "5-0 (5)"],
        ),
        (
            Reason::Replies { likely: [0.2, 0.9], points: [5.0, 10.0], bones: Some([single, both]) },
            vec!["6-4 (10)", "5-0 (5)"],
        ),
        (Reason::Holds { bones: one, fitting: one, whole: true }, vec!["6-4"]),
        (Reason::Holds { bones: two, fitting: one, whole: true }, vec!["6-4", "5-0"]),
        (Reason::Holds { bones: one, fitting: one, whole: false }, vec!["6-4"]),
        (Reason::Holds { bones: two, fitting: two, whole: false }, vec!["6-4", "5-0"]),
        (Reason::Untaken { bone: four, scores: 0, points: 7 }, vec!["6-4", "7"]),
        (Reason::Untaken { bone: four, scores: 15, points: 10 }, vec!["6-4", "15", "10"]),
        (Reason::Returns { pips: 4, bones: one }, vec!["4", "6-4", "6"]),
        (Reason::Returns { pips: 0, bones: Bones::of(Bone::new(5, 0).expect("a bone")) }, vec!["0", "5-0", "5"]),
        (Reason::Wild(Bone::doublet(0)), vec!["0-0"]),
        (Reason::Lone(four, 25), vec!["6-4", "25"]),
        (Reason::OutPays(four, 20), vec!["6-4", "20"]),
        (Reason::OpenedTwice { pips: 4, bones: [four, Bone::doublet(4)] }, vec!["4", "6-4", "4-4"]),
        (Reason::Keeps { bones: one, instead: 0 }, vec!["6-4"]),
        (Reason::Keeps { bones: two, instead: 1 }, vec!["6-4", "5-0", "1"]),
        (Reason::Keeps { bones: Bones::suit(4) & Set::Six.bones(), instead: 1 }, vec!["7", "1"]),
        (Reason::Narrow { bone: Bone::doublet(4), waits: four, ends: 2 }, vec!["4-4", "6-4", "2"]),
        (Reason::OutUnless(four), vec!["6-4"]),
        (Reason::Own { pips: [4].into_iter().collect(), bones: one }, vec!["4", "6-4"]),
        (Reason::Own { pips: [0, 4].into_iter().collect(), bones: two }, vec!["4", "0", "6-4", "5-0"]),
        (Reason::Own { pips: [4].into_iter().collect(), bones: Bones::suit(4) & Set::Six.bones() }, vec!["4", "7"]),
    ]
}

/// The reasons that lie in what comes until the player's next turn.
fn about_the_next_turn() -> Vec<(Reason, Vec<&'static str>)> {
    let (four, _) = some_bones();
    vec![
        (Reason::SurelyPlays(0.43), vec!["of:half"]),
        (Reason::Stuck { likely: [0.1, 0.43], ends: false }, vec!["of:tenth", "of:half"]),
        (Reason::Stuck { likely: [0.1, 0.43], ends: true }, vec!["of:tenth", "of:half"]),
        (Reason::Stuck { likely: [0.02, 0.43], ends: false }, vec!["of:half"]),
        (Reason::Stuck { likely: [0.02, 0.43], ends: true }, vec!["of:half"]),
        (Reason::Stuck { likely: [0.0, 1.0], ends: true }, vec!["of:always"]),
        (Reason::RivalOut(0.21, 0.52), vec!["of:fifth", "of:half"]),
        (Reason::NextScores { likely: [0.52, 0.21], points: [8.0, 3.0], bone: None }, vec!["of:half", "of:fifth"]),
        (
            Reason::NextScores { likely: [0.52, 0.21], points: [8.0, 3.0], bone: Some(four) },
            vec!["of:half", "of:fifth", "6-4"],
        ),
        (Reason::NextScores { likely: [0.52, 0.51], points: [8.0, 3.0], bone: None }, vec!["8", "3"]),
        (Reason::NextScores { likely: [0.52, 0.51], points: [8.0, 3.0], bone: Some(four) }, vec!["8", "3", "6-4"]),
    ]
}

/// The reasons that lie in hands that nobody can go on with.
fn about_blocks() -> Vec<(Reason, Vec<&'static str>)> {
    let (_, [none, _, two]) = some_bones();
    let count = |own, wins, pairs| BlockCount { own, wins, pairs, beaten_by: none };
    vec![
        (Reason::Shuts(count(12, 0.84, false)), vec!["12", "of:four-fifths"]),
        (Reason::Shuts(count(12, 0.84, true)), vec!["12", "of:four-fifths"]),
        (Reason::Shuts(count(12, 1.0, false)), vec!["12"]),
        (Reason::Shuts(count(12, 1.0, true)), vec!["12"]),
        (Reason::Shuts(BlockCount { beaten_by: two, ..count(12, 0.84, false) }), vec!["12", "6-4", "5-0"]),
        (Reason::KeepsOpen(count(21, 0.31, false)), vec!["21", "of:third"]),
        (Reason::KeepsOpen(count(21, 0.31, true)), vec!["21", "of:third"]),
        (Reason::KeepsOpen(count(21, 0.0, false)), vec!["21"]),
        (Reason::KeepsOpen(count(21, 0.0, true)), vec!["21"]),
        (Reason::Shuts(count(1, 0.5, false)), vec!["1", "of:half"]),
    ]
}

/// Reasons about the points that another side needs, each with what its sentence says of them.
fn about_what_is_needed() -> Vec<(Reason, Vec<&'static str>)> {
    let (four, _) = some_bones();
    vec![
        (Reason::Guards { need: 12, likely: [0.21, 0.64], bones: None }, vec!["12", "of:fifth", "of:two-thirds"]),
        (Reason::Guards { need: 12, likely: [0.01, 0.64], bones: None }, vec!["12", "of:two-thirds"]),
        (Reason::Guards { need: 12, likely: [0.0, 0.64], bones: None }, vec!["12", "of:two-thirds"]),
        (
            Reason::Guards {
                need: 12,
                likely: [0.0, 0.64],
                bones: Some([Scoring::default(), Scoring::of([(four, 15)])]),
            },
            vec!["12", "6-4 (15)"],
        ),
    ]
}

/// What calls the other players several, in all languages.
const SEVERAL: [&str; 14] = [
    "the others",
    "die anderen",
    "den anderen",
    "der anderen",
    "los demás",
    "les autres",
    "aux autres",
    "gli altri",
    "os outros",
    "aos outros",
    "другие.",
    "другие,",
    "других,",
    "другим,",
];

/// Whether a sentence says a number. A chance, `of:half`, is said as a share, wherever the sentence has it. The
/// number of a half may be said by its name, whose end changes: «пятёрка», «пятёрок».
fn is_told(words: &Words, number: &str, text: &str) -> bool {
    if let Some(of) = number.strip_prefix("of:") {
        let share = words.phrase(msg!("share"), &[("of", of.into())]);
        return text.contains(&share.to_string()) || text.contains(share.form("within"));
    }
    let named = number.parse().ok().map(|pips| words.number_on_half(pips).form("name").to_owned());
    let stem = named.map(|name| name.chars().take(3).collect::<String>());
    text.contains(number) || stem.is_some_and(|stem| stem.chars().count() > 2 && text.contains(&stem))
}

#[test]
fn every_reason_is_a_whole_sentence_with_its_numbers_in_every_language() {
    let (four, [none, one, two]) = some_bones();
    let answer = |effect| Reason::Answer { step: Move::Play(four, End::Arm(Way::East)), held: 0.52, effect };
    let mut reasons = about_bones();
    reasons.extend(about_the_next_turn());
    reasons.extend(about_blocks());
    reasons.extend(about_what_is_needed());
    reasons.extend([
        (Reason::Wins, vec![]),
        (Reason::GoesOut, vec![]),
        (Reason::Scores(15, 5), vec!["15", "5"]),
        (
            Reason::Replies { likely: [0.33, 0.71], points: [8.2, 13.6], bones: None },
            vec!["of:third", "of:three-quarters"],
        ),
        (Reason::Replies { likely: [0.73, 0.75], points: [8.2, 13.6], bones: None }, vec!["8", "14"]),
        (Reason::Replies { likely: [0.01, 0.71], points: [0.0, 13.6], bones: None }, vec!["of:three-quarters"]),
        (Reason::Replies { likely: [0.0, 0.71], points: [0.0, 13.6], bones: None }, vec!["of:three-quarters"]),
        (Reason::Stops(0.41, 0.17), vec!["of:third", "of:fifth"]),
        // A few made-up worlds bear no certainty. What is certain is said so.
        (Reason::Stops(0.999, 0.001), vec!["of:nearly", "of:hardly"]),
        (Reason::Stops(0.52, 0.0), vec!["of:half", "of:never"]),
        (Reason::CannotPlay { draws: false }, vec![]),
        (Reason::CannotPlay { draws: true }, vec![]),
        (answer(Effect::Scores(15)), vec!["6-4", "of:half", "15"]),
        (answer(Effect::GoesOut), vec!["6-4", "of:half"]),
        (answer(Effect::Stops), vec!["6-4", "of:half"]),
        (answer(Effect::Fits), vec!["6-4", "of:half"]),
        (Reason::Answer { step: Move::Play(four, End::Arm(Way::East)), held: 1.0, effect: Effect::Stops }, vec!["6-4"]),
        (Reason::Out { likely: [0.52, 0.31], pairs: false }, vec!["of:half", "of:third"]),
        (Reason::Out { likely: [0.52, 0.31], pairs: true }, vec!["of:half", "of:third"]),
        (Reason::LastFits(0.52, 0.88), vec!["of:half", "of:nine-tenths"]),
        (Reason::PartnerFits(0.88, 0.52), vec!["of:nine-tenths", "of:half"]),
        (Reason::PassPays(20, None), vec!["20"]),
        (Reason::PassPays(20, Some([0.52, 0.2])), vec!["20", "of:half", "of:fifth"]),
        (Reason::RoundPays(25), vec!["25"]),
        (Reason::Sheds(11, 6), vec!["11", "6"]),
        (Reason::Line([14, -23], [LineEnd::Open; 2]), vec!["+14", "−23"]),
        (Reason::Line([14, -23], [LineEnd::Own, LineEnd::Other]), vec!["+14", "−23"]),
        (Reason::Line([14, -23], [LineEnd::Blocked, LineEnd::Other]), vec!["+14", "−23"]),
        (Reason::Line([3, 3], [LineEnd::Open; 2]), vec![]),
        (Reason::OutNext(four), vec!["6-4"]),
        (Reason::RunsOut(3), vec!["3"]),
        (Reason::Lacks { numbers: [3, 5].into_iter().collect(), draws: false }, vec!["5", "3"]),
        (Reason::Lacks { numbers: [3, 5].into_iter().collect(), draws: true }, vec!["5", "3"]),
        (Reason::FewFit { fit: [2, 6], hidden: 13, bones: none, shown: false, last: false }, vec!["13", "2", "6"]),
        (Reason::FewFit { fit: [1, 6], hidden: 13, bones: none, shown: false, last: false }, vec!["13", "1", "6"]),
        (Reason::FewFit { fit: [2, 6], hidden: 13, bones: two, shown: false, last: false }, vec!["6-4", "5-0", "6"]),
        (Reason::FewFit { fit: [1, 6], hidden: 9, bones: one, shown: true, last: false }, vec!["6-4", "6"]),
        (Reason::OnlyYou(two), vec!["6-4", "5-0"]),
        (Reason::OnlyYou(Bones::suit(4) & Set::Six.bones()), vec!["7"]),
        (Reason::LineWins, vec![]),
        (Reason::LineTies, vec![]),
        (Reason::FewFit { fit: [2, 6], hidden: 13, bones: none, shown: false, last: true }, vec!["13", "2", "6"]),
        (Reason::FewFit { fit: [2, 6], hidden: 9, bones: none, shown: true, last: true }, vec!["9", "2", "6"]),
        (Reason::Ours(4), vec!["4"]),
        (Reason::Waits { bone: four, pips: 4 }, vec!["4", "6-4"]),
        (Reason::Doublet { pips: 4, hidden: 3, last: None }, vec!["3", "4"]),
        (Reason::Doublet { pips: 4, hidden: 0, last: None }, vec!["4"]),
        (Reason::Doublet { pips: 4, hidden: 1, last: Some(four) }, vec!["4", "6-4"]),
        (Reason::Strong { pips: 6, own: 3, hidden: 2 }, vec!["6", "3", "2"]),
        (Reason::LeadOfPartner(4), vec!["4"]),
        (Reason::RivalOpenedTwice { pips: 4, bones: [four, four] }, vec!["4", "6-4"]),
        (Reason::Relieves([2].into_iter().collect()), vec!["2"]),
        (Reason::Places(3, 1), vec!["3", "1"]),
        (Reason::Gathers(8), vec!["8"]),
        (Reason::Gains(3.4), vec!["3"]),
        (Reason::Ahead(0.07), vec!["7"]),
    ]);
    let other = Move::Play(Bone::doublet(2), End::Arm(Way::West));
    for (tag, _) in BUILT_IN {
        let words = Words::choose(Some(tag));
        // As one says it: "2-2 im Westen" where a list has "2-2 Westen".
        let name = format!("2-2 {}", words.get(msg!("at-west")));
        let mut told = std::collections::BTreeSet::new();
        for (reason, numbers) in &reasons {
            let text = sentence(&words, *reason, &step_in_sentence(&words, other));
            assert!(text.ends_with('.') && !text.contains(['{', '$']) && text.len() > 15, "{tag}: {text}");
            for number in numbers {
                assert!(is_told(&words, number, &text), "{tag}: {number} in {text}");
            }
            // At a table of two there is one other player. Only rounds of passes are of larger tables.
            let is_of_several = SEVERAL.iter().any(|others| text.contains(others));
            assert!(!is_of_several || matches!(reason, Reason::RoundPays(_)), "{tag}: {text}");
            let compares = compares(*reason);
            assert_eq!(text.contains(&name), compares, "{tag}: {text} names the play that it compares with");
            told.insert(text);
        }
        assert_eq!(told.len(), reasons.len(), "{tag}: {told:?}");
    }
}

#[test]
fn what_is_said_while_nestor_thinks_goes_once_it_is_your_turn() {
    // He thinks for several frames.
    let thinker = Thinker::in_slices(Jobs::of_nestor(ChaCha8Rng::seed_from_u64(1)), 500);
    let mut window = open_with(thinker, Store::nowhere(), Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| {
        settings.set_as_in_manuals(false);
        settings.game.level = Level::Brutal;
    });
    let (bone, end) = some_play(&window).expect("a bone that fits");
    window.state_mut().step(Input::Put(bone, end));
    window.step();
    assert_eq!(waiting(&window), Waiting::Others);
    let other = window.state().desk().game().view().hand().iter().next().expect("a bone");
    window.state_mut().step(Input::Choose(other));
    assert!(window.state().spoken().note.contains("thinking"), "{:?}", window.state().spoken());
    window.run();
    assert!(window.state().desk().game().view().is_your_turn(), "he has played");
    assert_eq!(window.state().spoken().note, "");
}

#[test]
fn a_lead_that_was_made_for_the_player_is_told_with_its_reason() {
    let mut told = 0;
    for deal in 1..30 {
        let window = open(Preset::AllFives, deal, vec2(960.0, 720.0), |settings| settings.play.auto_ok = true);
        let view = window.state().desk().game().view();
        let [Event::Dealt { leader, why: LeadReason::Doublet, .. }, Event::Played { bone, .. }, ..] = view.since[..]
        else {
            continue;
        };
        let said = spoken(&window);
        if leader == view.viewer() {
            // Nestor has answered by then.
            let by_another = said.speech.as_ref().is_some_and(|speech| speech.explains);
            assert!(said.detail == format!("You had to lead with {bone}.") && !by_another, "{said:?}");
            told += 1;
        } else {
            assert!(said.line.contains(&bone.to_string()) && said.detail.is_empty(), "{said:?}");
        }
    }
    assert!(told > 5, "{told}");
}

#[test]
fn nobody_is_told_to_lead_before_it_can_be_done() {
    let mut led = 0;
    for deal in 1..12 {
        let lots = |settings: &mut Settings| settings.play.lots_by_hand = true;
        let mut window = open_rules(rules_for(Preset::DrawGame, 2), deal, vec2(960.0, 720.0), false, lots);
        while waiting(&window) == Waiting::Lot {
            step(&mut window, Input::Wish(Wish::TakeUp(0)));
        }
        assert_eq!(waiting(&window), Waiting::LotSeen);
        let line = spoken(&window).line;
        assert!(!line.contains("Lead with"), "{line}");
        led += u32::from(line.ends_with("so you lead."));
    }
    assert!(led > 0);
}

#[test]
fn nobody_is_told_of_points_for_going_out_where_that_is_worth_none() {
    let rules = Rules { domino_what: DominoWhat::Nothing, ..rules_for(Preset::PubFivesAndThrees, 2) };
    let out = |window: &Window| {
        let view = window.state().desk().game().view();
        view.since.iter().any(|event| matches!(event, Event::HandEnded { how: HandEnd::Domino(_), .. }))
    };
    let mut window = (1..20)
        .find_map(|deal| {
            let mut window = open_rules(rules, deal, vec2(960.0, 720.0), false, |_| {});
            (play_until(&mut window, |window| waiting(window) == Waiting::NewHand) && out(&window)).then_some(window)
        })
        .expect("a hand in which somebody goes out");
    window.run();
    let said = spoken(&window);
    assert!(said.line.contains("out") && said.detail.is_empty(), "{said:?}");
}

#[test]
fn a_wrong_play_is_named_as_one_says_it() {
    let store = Store::nowhere();
    let mut window = open_with(Thinker::here(1), store, Preset::Draw, 5, WIDE, |settings| {
        settings.look.language = Some("de".to_owned());
    });
    window.key_press_modifiers(Modifiers::COMMAND, Key::E);
    window.run();
    let wrong = another(&exercise(&window));
    let Move::Play(bone, _) = wrong else { panic!("{wrong} is no play") };
    lay(&mut window, wrong, &format!("{}, in deiner Hand", bone_name(&Words::choose(Some("de")), bone)));
    let mut places = ["links", "rechts", "oben", "unten"].into_iter();
    assert!(places.any(|place| shows(&window, &format!("{bone} {place} kostet dich"))));
}
