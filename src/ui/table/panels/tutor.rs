//! The tutor. Before a play counts, he says how much better another would be and why, and asks
//! whether to play it anyway.

use super::{Underneath, strip::strip};
use crate::engine::Observation;
use crate::nestor::judge::Judgement;
use crate::seat::{Doubt, Input};
use crate::ui::look::Look;
use crate::ui::words::{in_100, reasons, step_from};
use crate::{msg, say};
use egui::Context;

/// Shows the tutor where the player is asked. Returns the player's answer.
pub(crate) fn tutor_ui(
    ctx: &Context,
    doubt: &Doubt,
    look: Look<'_>,
    seen: &Observation,
    over: Underneath<'_>,
) -> Option<Input> {
    let Doubt::Told { judgement, shown, .. } = doubt else { return None };
    let offered = [
        (msg!("tutor-rethink"), true, &Input::LetGo),
        (msg!("tutor-play-anyway"), false, &Input::PlayAnyway),
        (msg!("tutor-show-better"), false, &Input::ShowBetter),
    ];
    let offered = &offered[..offered.len() - usize::from(*shown)];
    strip(ctx, "tutor", look, &says(look, seen, judgement, *shown), over, offered).cloned()
}

/// Returns the cost of a play and what speaks for the better one. If the player wants to know, it
/// also names the best play.
fn says(look: Look<'_>, seen: &Observation, judgement: &Judgement, shown: bool) -> String {
    let Judgement { played, best, .. } = judgement;
    let mut said = vec![look.words.format(msg!("tutor-better"), &[("count", in_100(played.loss))])];
    if let Some(why) = reasons(look.words, seen, best, played).into_iter().next() {
        said.push(format!("{}\n{why}", say!(look.words, "practice-why-other")));
    }
    if shown {
        let best = step_from(look.words, seen, best.step).into();
        said.push(look.words.format(msg!("tutor-best"), &[("play", best)]));
    }
    said.join(" ")
}
