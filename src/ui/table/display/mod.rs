//! Draws the display in each frame and handles the pointer. What is painted reads a [`TableFrame`],
//! and what is done there comes back as [`Action`]s.

mod clock;
mod cloth;
mod fire;
mod frame;
mod hand;
mod lit;
mod offers;
mod others;
mod passing;
mod past;
mod scoreboard;

pub(crate) use self::cloth::paint_spots;
pub(super) use self::frame::TableFrame;
pub(super) use self::lit::{lit_in, needed_for, needed_to_play};
pub(super) use self::past::PastShown;
use crate::say;

use self::clock::{own_clocks, show_clock, show_cover};
use self::cloth::{Cloth, paint_seen, show_felt, show_rack};
use self::fire::{show_firecrackers, show_targets};
use self::hand::{carried, end_at, hand_colors, show_hand};
use super::input::{Action, Arrangement};
use super::panels::{Card, Status, show_players, shown_score};
use super::positions::{Areas, Camera, Display, HandCells, Needs, Wanted};
use super::scene::display_of;
use crate::engine::Event;
use crate::review::Instead;
use crate::seat::{Input, SeatedPlayer};
use crate::table::Waiting;
use crate::ui::look::Look;
use crate::ui::paint::{
    ButtonPurpose, Crackle, button_ui, larger_letters, paint_firecracker, paint_lifted, paint_shadow,
};
use crate::ui::settings::ScoreStyle;
use crate::ui::words::Spoken;
use egui::{Id, LayerId, Order, Rect, Sense, Ui};
use std::{borrow::Cow, time::Duration};

/// An answer within this many seconds counts as quick.
const SOON: f64 = 0.4;
/// How much larger and smaller than it fits the table can be made.
const ZOOMS: std::ops::RangeInclusive<f32> = 0.6..=4.0;

/// Shows a past moment or the present. Returns what was done there.
pub(super) fn show(ui: &Ui, view: &TableFrame<'_>, past: &PastShown) -> Vec<Action> {
    match past.moment {
        Some(_) => Vec::from_iter(past::show_past(ui, view, past)),
        None => show_present(ui, view, past.instead),
    }
}

/// Shows the cloth and the rack of a game of which nothing is to be seen yet.
pub(super) fn show_bare(ui: &Ui, game: &SeatedPlayer, hand: &Arrangement, look: Look<'_>) {
    let (areas, _) = lay_out(ui, game, hand, look);
    show_felt(ui.painter(), &areas, look.theme);
    show_rack(ui.painter(), &areas, look.theme);
}

fn show_present(ui: &Ui, view: &TableFrame<'_>, instead: Option<Instead>) -> Vec<Action> {
    let (areas, theme) = (view.areas(), view.look.theme);
    show_felt(ui.painter(), areas, theme);
    show_rack(ui.painter(), areas, theme);
    if view.game.view().is_covered() {
        _ = show_status(ui, view);
        show_cover(ui, view);
        return Vec::from_iter(show_button(ui, view));
    }
    let mut actions = if areas.display == Display::Whole { move_camera(ui, view) } else { Vec::new() };
    let lit = lit::previews(view);
    let target = view.pointer.dragged.and_then(|(_, at)| end_at(view.scene, &lit, at));
    let end = Cloth { view, lit: &lit, target, instead }.show(ui);
    actions.extend(end.map(|end| Action::step(Input::Place(end))));
    actions.extend(show_status(ui, view));
    actions.extend(others::show_others(ui, view));
    actions.extend(passing::show_passing(ui, view));
    let in_hand = show_hand(ui, view, &lit);
    actions.extend(show_firecrackers(ui, view));
    actions.extend(show_targets(ui, view));
    actions.extend(show_button(ui, view));
    actions.extend(in_hand);
    actions.extend(offers::show_offers(ui, view));
    actions
}

/// Returns the areas and the cells of the hand.
pub(super) fn lay_out(ui: &Ui, game: &SeatedPlayer, hand: &Arrangement, look: Look<'_>) -> (Areas, HandCells) {
    let (display, rules) = (display_of(game.view().rules(), look.settings), game.view().rules());
    // In a small window not everything is as large as the settings want, but letters are.
    let words = (100.0 * ui.ctx().zoom_factor()).round() as u16;
    let letters = (larger_letters(ui.ctx()) * f32::from(words)).round() as u16;
    let (seen, wanted) = (&game.view().seen, hand.wanted(look.settings));
    let cells = HandCells::after(seen, wanted);
    let (hands, viewer) = (game.view().open.clone().hands, game.view().viewer().index());
    let needs = Needs {
        display,
        words,
        letters,
        set: rules.set,
        hand: cells.span(),
        seats: rules.seats(),
        scores: look.settings.look.scores != ScoreStyle::Figures && !rules.single_hand,
        open: hands.into_iter().enumerate().any(|(seat, hand)| seat != viewer && !hand.is_empty()),
        firecrackers: rules.firecrackers,
        over: matches!(game.view().waiting, Waiting::NewHand | Waiting::NewGame),
        stays: !look.settings.look.close_gaps,
    };
    let areas = Areas::new(ui.max_rect(), needs);
    // Where a panel has the played bones as well, which places they have depends on how many there are.
    let cells =
        areas.shared().map_or(cells, |places| HandCells::after(seen, Wanted { shared: Some(places), ..wanted }));
    (areas, cells)
}

/// Shows the status area, or what is said at the whole table. Returns what was done there.
fn show_status(ui: &Ui, view: &TableFrame<'_>) -> Option<Action> {
    let (spoken, _) = view.message.shown.as_ref()?;
    let spoken = &said_beside(view, spoken);
    let figure = view.scene.has_boneyard_figure(view.game);
    let status = Status {
        ids: view.ids,
        areas: view.areas(),
        theme: view.look.theme,
        cards: &counted(view),
        target: &view.scene.target,
        clocks: &own_clocks(view),
        boneyard: figure.then(|| {
            let drawable = view.game.view().seen.public().drawable();
            (say!(view.look.words, "boneyard"), drawable, others::is_drawn_by_the_figure(view))
        }),
        spoken,
        voices: &view.message.beside_hands(),
    };
    let draws = show_players(ui, &status);
    scoreboard::show_scores(ui, view);
    show_clock(ui, view);
    draws.then(|| Action::step(Input::Draw))
}

/// What is said beside the display. The sign over the cloth tells how a hand has ended and what it has
/// given, so the line has only what that is the sum of, and nobody repeats it.
fn said_beside<'a>(view: &TableFrame<'_>, spoken: &'a Spoken) -> Cow<'a, Spoken> {
    let is_over = matches!(view.game.view().waiting, Waiting::NewHand | Waiting::NewGame);
    let ended = |event: &Event| matches!(event, Event::HandEnded { .. });
    if !is_over || !view.game.view().since.iter().any(ended) {
        return Cow::Borrowed(spoken);
    }
    // What was rounded is no repetition.
    let terms = spoken.detail.split_once(" = ").filter(|(_, sum)| sum.chars().all(|letter| letter.is_ascii_digit()));
    let detail = terms.map_or(spoken.detail.as_str(), |(terms, _)| terms).to_owned();
    Cow::Owned(Spoken { speech: None, detail, is_over: true, ..spoken.clone() })
}

/// Returns the sides as they look now, with changing scores part of the way.
fn counted<'a>(view: &TableFrame<'a>) -> Cow<'a, [Card]> {
    let scores = &view.animations.scores;
    if !scores.moves(view.now) {
        return Cow::Borrowed(&view.scene.cards);
    }
    let (rules, words, in_fives) = (view.game.view().rules(), view.look.words, view.look.settings.look.score_in_fives);
    let mut cards = view.scene.cards.clone();
    for card in &mut cards {
        let at = rules.all_sides().position(|side| side == card.side);
        let Some(change) = at.and_then(|at| scores.sides().get(at)) else { continue };
        let counted = change.counted(view.now);
        let whole = if in_fives && counted != change.now { counted / 5 * 5 } else { counted };
        card.score = shown_score(words, rules, whole, in_fives).0;
        card.progress = shown_score(words, rules, counted, in_fives).1;
    }
    Cow::Owned(cards)
}

/// Zooms by wheel or pinch, moves the table by drag, and fits it again by double click.
fn move_camera(ui: &Ui, view: &TableFrame<'_>) -> Vec<Action> {
    let cloth = view.areas().cloth;
    let response = ui.interact(cloth, view.ids.cloth(), Sense::CLICK | Sense::DRAG);
    let (before, mut actions) = (view.scene.key.camera, Vec::new());
    let mut camera = before;
    if response.clicked() && view.game.view().waiting == Waiting::Others {
        actions.push(Action::step(Input::Press));
    }
    if response.double_clicked() {
        camera = Camera::default();
    }
    if response.dragged() {
        camera.aside += response.drag_delta();
    }
    // Fingers that have rested hover over nothing.
    let pinched = response.contains_pointer() && ui.input(|input| input.multi_touch().is_some());
    if response.hovered() || pinched {
        let (zoom, wheel) = ui.input(|input| (input.zoom_delta(), input.smooth_scroll_delta.y));
        let wanted = (camera.zoom * (zoom * (wheel / 400.0).exp())).clamp(*ZOOMS.start(), *ZOOMS.end());
        if (wanted - camera.zoom).abs() > 1e-4 {
            let at = ui.input(|input| input.pointer.hover_pos()).unwrap_or(cloth.center()) - cloth.center();
            // The point under the pointer stays in place.
            camera.aside = at - (at - camera.aside) * (wanted / camera.zoom);
            camera.zoom = wanted;
        }
    }
    actions.extend((camera != before).then_some(Action::Zoom(camera)));
    actions
}

fn show_button(ui: &Ui, view: &TableFrame<'_>) -> Option<Action> {
    let (waiting, look) = (view.game.view().waiting, view.look);
    if waiting == Waiting::Others {
        let since = view.now - view.game.view().waited_since?.as_secs_f64();
        if since < SOON {
            // Most answers arrive before anyone could read the message, and a flashing button would
            // only disturb.
            ui.request_repaint_after(Duration::from_secs_f64(SOON - since));
            return None;
        }
    }
    if matches!(waiting, Waiting::Ok | Waiting::LotSeen) && look.settings.play.auto_ok {
        return None;
    }
    let ((word, enabled), areas) = (view.button?, view.areas());
    let yours = matches!(waiting, Waiting::You { .. } | Waiting::Draw | Waiting::Pass);
    if yours && view.animations.motion.shows_a_play(view.now) {
        // What led to it is seen first. A click here ends all motion, and then it counts.
        ui.interact(areas.button, view.ids.button(), Sense::click());
        return None;
    }
    let text = look.words.get(word);
    let purpose = if enabled { ButtonPurpose::Next } else { ButtonPurpose::Waiting };
    let place = (view.ids.button(), areas.button);
    let response = button_ui(ui, place, [areas.scale, areas.least], look.theme, text, purpose);
    let presses = response.clicked() && !view.is_held_to_show() && !view.is_second_press();
    presses.then_some(Action::Press(word))
}

/// What is above everything else on the table: the bones on their way, what is dragged, points, the
/// banner and a burst. Windows and menus are above it.
pub(super) fn paint_above(ui: &Ui, view: &TableFrame<'_>) {
    let (theme, areas, animations) = (view.look.theme, view.areas(), view.animations);
    let above = |name: &str| ui.ctx().layer_painter(LayerId::new(Order::Middle, Id::unique(name)));
    let painter = above("moving");
    let moving = view.scene.spots.bones.iter().filter(|spot| view.is_moving(spot.token));
    for seen in moving.filter_map(|spot| animations.motion.seen(spot.token, view.now)) {
        paint_shadow(&painter, seen.pose, theme.back().shade, seen.lift);
        paint_seen(&painter, &seen, theme);
    }
    if let Some((bone, at)) = view.pointer.dragged {
        let (colors, _) = hand_colors(true, false, areas.display, view.look);
        paint_lifted(&painter, carried(areas, at), [bone.high(), bone.low()], &colors, 1.0);
    }
    animations.paint_words(&painter, areas, theme, view.now);
    let painter = above("fire");
    if let Some(at) = view.pointer.firecracker {
        let place = Rect::from_center_size(at, 1.15 * areas.firecrackers[0].size());
        paint_firecracker(&painter, place, &Crackle::of(theme, 0), true);
    }
    animations.bursts.paint(ui, &painter, areas, theme, view.now);
}
