//! What can be done with a bone or at a place: a small menu that a right click opens, a long press
//! on a touch screen, or Shift and F10.

use super::frame::TableFrame;
use super::lit::outlook_at;
use crate::engine::{Bone, End, Move};
use crate::msg;
use crate::seat::Input;
use crate::table::Waiting;
use crate::ui::table::input::Action;
use crate::ui::words::step_name;
use egui::{Button, Id, Key, Modifiers, Popup, PopupCloseBehavior, Response, SetOpenCommand, Ui, vec2};

/// The height of an item.
const HEIGHT: f32 = 32.0;

/// What a menu belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Clicked {
    Bone(Bone),
    /// A place where a bone may be played.
    Place(End),
    Yard,
}

/// An item of a menu: its words, its result, and what it does, if anything.
type Item = (String, String, Option<Action>);

/// Shows the menu of what was clicked with the other button. Returns what is chosen there.
pub(super) fn show_offers(ui: &Ui, view: &TableFrame<'_>) -> Option<Action> {
    let by_key = ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, Key::F10));
    // Two fingers that rest before they spread ask for no menu.
    let many = ui.input(|input| input.multi_touch().is_some());
    let mut chosen = None;
    for (id, clicked) in with_menus(view) {
        let Some(response) = ui.ctx().read_response(id) else { continue };
        let by_key = by_key && response.has_focus();
        let opens = by_key || (response.secondary_clicked() && !many);
        if opens || Popup::is_id_open(ui.ctx(), Popup::default_response_id(&response)) {
            chosen = show_menu(&response, items(view, clicked), opens, by_key).or(chosen);
        }
    }
    chosen
}

/// Everything that has a menu.
fn with_menus(view: &TableFrame<'_>) -> Vec<(Id, Clicked)> {
    let (ids, spots) = (view.ids, &view.scene.spots);
    let bones = spots.hand().map(|(bone, _)| (ids.hand(bone), Clicked::Bone(bone)));
    let ends = spots.ends.iter().map(|spot| (ids.end(spot.end), Clicked::Place(spot.end)));
    let yard = spots.in_yard().map(|(number, _)| (ids.yard(number.into()), Clicked::Yard));
    bones.chain(ends).chain(yard).collect()
}

fn items(view: &TableFrame<'_>, clicked: Clicked) -> Vec<Item> {
    let (game, words) = (view.game, view.look.words);
    let mut items: Vec<Item> = match clicked {
        Clicked::Bone(bone) => {
            let turned = game.view().can_turn(bone);
            let ends = game.view().fits(bone).into_iter();
            let ends = ends.flat_map(|end| [Some(end), turned.then(|| end.turned())]).flatten();
            plays(view, ends.map(|end| (bone, end)))
        }
        Clicked::Place(end) => {
            let fits = |bone: &Bone| game.view().fits(*bone).contains(&end);
            plays(view, game.view().hand().iter().filter(fits).map(|bone| (bone, end)))
        }
        Clicked::Yard => {
            let button = view.button.filter(|(_, enabled)| *enabled).into_iter();
            button
                .map(|(text, _)| (words.get(text).to_owned(), String::new(), Some(Action::step(Input::Press))))
                .collect()
        }
    };
    let (word, action) = match clicked {
        Clicked::Bone(bone) if game.chosen() == Some(bone) => (msg!("offer-let-go"), Some(Action::step(Input::LetGo))),
        Clicked::Bone(bone) if view.fits(bone) => (msg!("offer-choose"), Some(Action::step(Input::Choose(bone)))),
        _ if !items.is_empty() => return items,
        _ if !matches!(game.view().waiting, Waiting::You { .. }) => (msg!("refused-not-your-turn"), None),
        Clicked::Bone(_) => (msg!("offer-nowhere"), None),
        _ => (msg!("offer-none"), None),
    };
    items.push((words.get(word).to_owned(), String::new(), action));
    items
}

/// The plays that are offered, each with what it makes. A lead is one play wherever it is laid.
fn plays(view: &TableFrame<'_>, plays: impl Iterator<Item = (Bone, End)>) -> Vec<Item> {
    let plays = plays.filter(|(_, end)| !view.game.view().lead_is_open() || *end == End::LEAD);
    let item = |(bone, end): (Bone, End)| {
        let name = step_name(view.look.words, Move::Play(bone, end));
        let outlook = outlook_at(view, bone, end).unwrap_or_default();
        (name, outlook, Some(Action::step(Input::Put(bone, end))))
    };
    plays.map(item).collect()
}

/// Shows a menu. Returns what was chosen in it.
fn show_menu(on: &Response, items: Vec<Item>, opens: bool, by_key: bool) -> Option<Action> {
    let popup = Popup::menu(on)
        .open_memory(opens.then_some(SetOpenCommand::Bool(true)))
        .close_behavior(PopupCloseBehavior::CloseOnClick);
    let mut chosen = None;
    popup.show(|ui| {
        for (number, (name, outlook, action)) in items.into_iter().enumerate() {
            let button = Button::new(name).min_size(vec2(0.0, HEIGHT));
            let button = if outlook.is_empty() { button } else { button.shortcut_text(outlook) };
            let response = ui.add_enabled(action.is_some(), button);
            if by_key && number == 0 {
                response.request_focus();
            }
            if response.clicked() {
                chosen = action;
                ui.close();
            }
        }
    });
    chosen
}
