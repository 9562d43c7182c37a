//! What is said in the games of Indonesia.

use crate::common::inside::Inside;
use crate::window::inside::InsideDesk;
use crate::window::{Window, copied, middling, play_until, spoken, waiting};
use egui::{self, Key, accesskit::Role};
use egui_kittest::kittest::Queryable as _;
use electrum_dominoes::engine::Seat;
use electrum_dominoes::engine::event::{AwardReason, BonusReason, Event, LeadReason};
use electrum_dominoes::engine::rules::Preset;
use electrum_dominoes::msg;
use electrum_dominoes::record::What;
use electrum_dominoes::table::Waiting;
use electrum_dominoes::ui::words::Words;

/// The first game of this kind in which this comes about, at that moment.
fn first(preset: Preset, there: impl Fn(&Window) -> bool) -> Window {
    let found = (1..80).find_map(|deal| {
        let mut window = middling(preset, deal);
        play_until(&mut window, &there).then_some(window)
    });
    found.expect("some game comes to it")
}

/// Whether an award of the last move has such a reason.
fn awards(window: &Window, is: impl Fn(&AwardReason) -> bool) -> bool {
    let view = window.state().desk().game().view();
    view.since.iter().any(|event| matches!(event, Event::Awarded(award) if award.points != 0 && is(&award.why)))
}

#[test]
fn a_winner_who_has_to_lead_with_a_doublet_is_told_so() {
    for preset in [Preset::Gaple, Preset::Manaus] {
        let window = first(preset, |window| {
            let view = window.state().desk().game().view();
            let leads = view.seen.leader() == (view.viewer(), LeadReason::Winner);
            leads && view.seen.layout().is_empty() && matches!(waiting(window), Waiting::You { .. })
        });
        let said = spoken(&window).line;
        assert_eq!(said, Words::english().get(msg!("say-you-lead-with-doublet")), "{preset}");
    }
}

#[test]
fn the_sheet_names_who_led_and_not_who_passed_on_the_lead() {
    let led = |window: &Window| {
        let hand = window.state().desk().sitting().session().chronicle(Seat::FIRST).hands.pop();
        let entries = hand.expect("a hand").entries;
        let by = entries.iter().find(|entry| matches!(entry.what, What::Played { .. })).map(|entry| entry.seat);
        by.filter(|by| *by != entries[0].seat)
    };
    let mut window = first(Preset::Gaple, |window| led(window).is_some());
    let by = ["You", "Nestor", "Ajax", "Helen"][led(&window).expect("it was played to there").index()];
    window.key_press(Key::L);
    window.run();
    window.run_steps(20);
    window.get_by_role_and_label(Role::Button, "Copy as text").click();
    window.step();
    let text = copied(&window).expect("a text that was copied");
    let last = text.lines().rfind(|line| line.starts_with("Hand ")).expect("a hand");
    assert!(last.contains(&format!("{by} led.")), "{last}");
}

#[test]
fn who_blocks_a_hand_and_loses_it_hears_what_that_costs() {
    let window = first(Preset::Pordi, |window| awards(window, |why| matches!(why, AwardReason::ClosedAndLost { .. })));
    let said = spoken(&window);
    assert!(said.line.contains("blocked") && said.line.contains('2'), "{said:?}");
    assert!(said.detail.contains("a blocked hand: 2") && said.detail.contains("1 less"), "{said:?}");
    let window = first(Preset::Orado, |window| {
        awards(window, |why| matches!(why, AwardReason::Bonus { why: BonusReason::DoubleBlock, .. }))
    });
    assert!(spoken(&window).detail.contains("lost by the side that blocked, counted twice"), "{:?}", spoken(&window));
}

#[test]
fn going_out_at_both_ends_is_told_with_what_it_adds() {
    let double = |why: &AwardReason| matches!(why, AwardReason::Bonus { why: BonusReason::DoubleEnds, .. });
    let window = first(Preset::Orado, |window| awards(window, double));
    assert!(spoken(&window).detail.contains("both ends, counted twice"), "{:?}", spoken(&window));
}
