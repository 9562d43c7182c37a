//! The chapter of the help on Fives with Firecrackers. It shows a table before and after a
//! firecracker.

use super::{examples::read_all, framed, pages, paint_count};
use crate::engine::{Bone, Move, Preset, Seat};
use crate::ui::paint::ring;
use crate::ui::windows::figure::Figure;
use crate::ui::windows::{Look, parts};
use crate::ui::words::Message;
use crate::{msg, say};
use egui::{Ui, accesskit::Role, vec2};

const PARTS: [(Message, &[Message]); 4] = [
    (msg!("fire-clock"), &[msg!("fire-clock-1"), msg!("fire-clock-2")]),
    (msg!("fire-use"), &[msg!("fire-use-1"), msg!("fire-use-2")]),
    (msg!("fire-tips"), &[msg!("fire-tips-1"), msg!("fire-tips-2")]),
    (msg!("fire-points"), &[msg!("fire-points-1"), msg!("fire-points-2"), msg!("fire-points-3")]),
];

pub(super) fn chapter(ui: &mut Ui, look: Look<'_>) {
    parts::paragraph(ui, look.theme, say!(look.words, "fire-intro"));
    pages(ui, look, &PARTS[..2]);
    pictures(ui, look);
    pages(ui, look, &PARTS[2..]);
}

/// Returns a table, the same after a firecracker, and the bone at its north end that this destroys.
fn example() -> Option<(Figure, Figure, Bone)> {
    let (rules, bone) = (Preset::Firecrackers.rules(2).ok()?, Bone::new(6, 2)?);
    let plays: Vec<Move> = read_all("6-6e 6-1w 6-3e 1-1w 6-2n");
    let after = [&plays[..], &[Move::Boom(bone)]].concat();
    let played = |moves: &[Move]| Figure::played(&rules, Seat::FIRST, &[], moves);
    Some((played(&plays)?, played(&after)?, bone))
}

/// Returns the two pictures of this chapter.
pub fn before_and_after() -> Option<[Figure; 2]> {
    example().map(|(before, after, _)| [before, after])
}

fn pictures(ui: &mut Ui, look: Look<'_>) {
    let Some((before, after, bone)) = example() else { return };
    let width = 0.5 * (ui.available_width() - 10.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        for (figure, target, word) in [(before, Some(bone), msg!("fire-before")), (after, None, msg!("fire-after"))] {
            ui.vertical(|ui| {
                ui.set_width(width);
                picture(ui, look, &figure, target, word);
            });
        }
    });
    ui.add_space(6.0);
}

fn picture(ui: &mut Ui, look: Look<'_>, figure: &Figure, target: Option<Bone>, word: Message) {
    let told = look.words.get(word);
    let (rect, _) = parts::area(ui, vec2(ui.available_width(), 216.0), Role::Image, told);
    let painter = framed(ui, look.theme, rect);
    // The count stands below.
    let scale = figure.scale(rect.shrink2(vec2(12.0, 26.0)), 26.5);
    figure.paint(&painter, &scale, look.theme);
    if let Some(pose) = target.and_then(|bone| figure.pose(&scale, bone)) {
        ring(&painter, pose, 2.5, look.theme.lit());
    }
    paint_count(&painter, look, rect, figure.layout.count());
    parts::aside(ui, look.theme, told);
}
