//! Games that the player's next move ends, for what is seen of an end.

use super::album::first_deal;
use super::{Window, go_on, next_input, open_rules, waiting};
use egui::{Vec2, vec2};
use electrum_dominoes::engine::event::{AwardReason, BonusReason, Event, HandEnd};
use electrum_dominoes::engine::rules::{Preset, Rules};
use electrum_dominoes::table::Waiting;
use electrum_dominoes::ui::settings::Settings;

/// How a hand or a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The player goes out and wins the game.
    Won,
    /// Another player wins the game.
    Lost,
    /// The player goes out, and the game goes on.
    Hand,
    /// A hand is blocked, and the game goes on.
    Blocked,
    /// The player goes out with a bone that fits both ends.
    BothEnds,
}

impl End {
    fn rules(self) -> Rules {
        match self {
            End::Won | End::Lost => Rules { target: 60, ..Preset::Muggins.rules(2).expect("a game for two") },
            End::Hand => Preset::Muggins.rules(2).expect("a game for two"),
            End::Blocked => Preset::Block.rules(2).expect("a game for two"),
            End::BothEnds => Preset::Dominican.rules(4).expect("a game for four"),
        }
    }

    /// Whether a game that waits for the next hand or game has just ended so.
    fn is_reached(self, window: &Window) -> bool {
        let view = window.state().desk().game().view();
        let out = Event::HandEnded { how: HandEnd::Domino(view.viewer()), hands: Default::default() };
        let has = |is: &dyn Fn(&Event) -> bool| view.since.iter().any(is);
        let is_out = has(
            &|event| matches!((event, &out), (Event::HandEnded { how, .. }, Event::HandEnded { how: own, .. }) if how == own),
        );
        let winner =
            view.since.iter().find_map(|event| if let Event::GameEnded(end) = event { Some(end.winner) } else { None });
        let yours = view.rules().side(view.viewer());
        let goes_on = waiting(window) == Waiting::NewHand;
        match self {
            End::Won => is_out && winner == Some(Some(yours)),
            End::Lost => matches!(winner, Some(Some(side)) if side != yours),
            End::Hand => is_out && goes_on,
            End::Blocked => goes_on && has(&|event| matches!(event, Event::HandEnded { how: HandEnd::Blocked, .. })),
            End::BothEnds => {
                let pays = |event: &Event| matches!(event, Event::Awarded(award) if matches!(award.why, AwardReason::Bonus { why: BonusReason::BothEnds, .. }));
                is_out && goes_on && has(&pays)
            }
        }
    }

    fn open(self, deal: u64, size: Vec2, compact: bool) -> Window {
        open_rules(self.rules(), deal, size, compact, |_| {})
    }

    /// How many moves lead to an end, and whether it is this one.
    fn played(self, deal: u64, size: Vec2, compact: bool, at: usize) -> (usize, bool, Window) {
        let mut window = self.open(deal, size, compact);
        let (mut moves, mut ends) = (0, 0);
        while moves < 400 {
            go_on(&mut window);
            moves += 1;
            if matches!(waiting(&window), Waiting::NewHand | Waiting::NewGame) {
                ends += 1;
                if self.is_reached(&window) || ends == at || waiting(&window) == Waiting::NewGame {
                    break;
                }
            }
        }
        let is_reached = self.is_reached(&window);
        (moves, is_reached, window)
    }
}

/// Opens a window in which the next move of the player leads to this end. Bones move from then on.
pub(crate) fn before(end: End, size: Vec2, compact: bool, set: impl FnOnce(&mut Settings)) -> Window {
    let deal = first_deal(format!("{end:?}"), |deal| end.played(deal, vec2(960.0, 720.0), false, 12).1);
    let (moves, _, _) = end.played(deal, vec2(960.0, 720.0), false, 12);
    let mut window = end.open(deal, size, compact);
    (1..moves).for_each(|_| go_on(&mut window));
    window.state_mut().set(|settings| {
        settings.look.reduce_motion = false;
        set(settings);
    });
    window.run();
    window
}

/// Opens a window in which this end has just begun: the last bone lies.
pub(crate) fn at(end: End, size: Vec2, compact: bool, set: impl FnOnce(&mut Settings)) -> Window {
    let mut window = before(end, size, compact, set);
    let input = next_input(&window);
    window.state_mut().step(input);
    for _ in 0..600 {
        window.step();
        if has_ended(&window) && window.state().desk().bones_rest() {
            return window;
        }
    }
    panic!("{end:?} does not come");
}

fn has_ended(window: &Window) -> bool {
    matches!(waiting(window), Waiting::NewHand | Waiting::NewGame)
}
