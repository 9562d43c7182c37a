//! What can be done with a bone or at a place: a small menu that a right click opens, a long press on a touch screen, or Shift and F10.

use crate::engine::{Bone, End, Move};
use crate::game::{Input, Waiting};
use crate::ui::table::positions::{Camera, Display};
use crate::ui::table::{Desk, Scene};
use crate::ui::{look::Look, words::step_name};
use egui::{Button, Id, Key, Modifiers, Popup, PopupCloseBehavior, Response, SetOpenCommand, Ui, vec2};

/// The height of a line.
const LINE: f32 = 32.0;

/// What a menu belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spotted {
    Bone(Bone),
    /// A place where a bone may be played.
    Place(End),
    Yard,
    /// The cloth, where nothing lies.
    Cloth,
}

enum Offer {
    Step(Box<Input>),
    Fit,
}

impl Offer {
    fn step(input: Input) -> Offer {
        Offer::Step(Box::new(input))
    }
}

/// A line of a menu: its words, its result, and its action, if it has one.
type Line = (String, String, Option<Offer>);

impl Desk {
    /// Shows the menu of what was clicked with the other button, and does what is chosen there.
    pub(super) fn offer(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let by_key = ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, Key::F10));
        let mut chosen = None;
        for (id, spotted) in self.spotted(scene) {
            let Some(response) = ui.ctx().read_response(id) else { continue };
            let by_key = by_key && response.has_focus();
            let opens = by_key || response.secondary_clicked();
            if !opens && !Popup::is_id_open(ui.ctx(), Popup::default_response_id(&response)) {
                continue;
            }
            let lines = self.lines(spotted, look);
            chosen = menu(&response, spotted, lines, opens, by_key).or(chosen);
        }
        match chosen {
            Some(Offer::Step(input)) => self.step(*input),
            Some(Offer::Fit) => self.sight.camera = Camera::default(),
            None => return,
        }
        ui.request_repaint();
    }

    /// Everything that has a menu.
    fn spotted(&self, scene: &Scene) -> Vec<(Id, Spotted)> {
        let bones = scene.spots.hand().map(|(bone, _)| (self.ids.hand(bone), Spotted::Bone(bone)));
        let ends = scene.spots.ends.iter().map(|spot| (self.ids.end(spot.end), Spotted::Place(spot.end)));
        let yard = (0..scene.spots.yard().len()).map(|number| (self.ids.yard(number), Spotted::Yard));
        let cloth = (scene.key.areas.display == Display::Whole).then(|| (self.ids.other("cloth", 0), Spotted::Cloth));
        bones.chain(ends).chain(yard).chain(cloth).collect()
    }

    fn lines(&self, spotted: Spotted, look: Look<'_>) -> Vec<Line> {
        let mut lines: Vec<Line> = match spotted {
            Spotted::Bone(bone) => {
                let turned = self.game().can_turn(bone);
                let ends = self.game().fits(bone).into_iter();
                let ends = ends.flat_map(|end| [Some(end), turned.then(|| end.turned())]).flatten();
                self.plays(ends.map(|end| (bone, end)), look)
            }
            Spotted::Place(end) => {
                let fits = |bone: &Bone| self.game().fits(*bone).contains(&end);
                self.plays(self.game().hand().iter().filter(fits).map(|bone| (bone, end)), look)
            }
            Spotted::Yard | Spotted::Cloth => self.pressed(look),
        };
        let yours = matches!(self.game().waiting(), Waiting::You { .. });
        let (word, offer) = match spotted {
            Spotted::Bone(bone) if self.game().chosen() == Some(bone) => {
                ("offer-let-go", Some(Offer::step(Input::LetGo)))
            }
            Spotted::Bone(bone) if !self.game().fits(bone).is_empty() => {
                ("offer-choose", Some(Offer::step(Input::Choose(bone))))
            }
            Spotted::Cloth => ("offer-fit", Some(Offer::Fit)),
            _ if !lines.is_empty() => return lines,
            _ if !yours => ("refused-not-your-turn", None),
            Spotted::Bone(_) => ("offer-nowhere", None),
            _ => ("offer-none", None),
        };
        lines.push((look.words.get(word).to_owned(), String::new(), offer));
        lines
    }

    /// The plays that are offered, each with what it makes. A lead is one play wherever it is laid.
    fn plays(&self, plays: impl Iterator<Item = (Bone, End)>, look: Look<'_>) -> Vec<Line> {
        let plays = plays.filter(|(_, end)| !self.game().lead_is_open() || *end == End::LEAD);
        let line = |(bone, end): (Bone, End)| {
            let name = step_name(look.words, Move::Play(bone, self.bearings().end(end)));
            let told = self.told_at(look, bone, end).unwrap_or_default();
            (name, told, Some(Offer::step(Input::Put(bone, end))))
        };
        plays.map(line).collect()
    }

    fn pressed(&self, look: Look<'_>) -> Vec<Line> {
        let button = self.driver.button().filter(|(_, enabled)| *enabled);
        let line = |(word, _)| (look.words.get(word).to_owned(), String::new(), Some(Offer::step(Input::Press)));
        button.into_iter().map(line).collect()
    }
}

/// Shows a menu. Returns what was chosen in it.
fn menu(response: &Response, spotted: Spotted, lines: Vec<Line>, opens: bool, by_key: bool) -> Option<Offer> {
    let popup = Popup::menu(response)
        .open_memory(opens.then_some(SetOpenCommand::Bool(true)))
        .close_behavior(PopupCloseBehavior::CloseOnClick);
    let popup = if spotted == Spotted::Cloth { popup.at_pointer_fixed() } else { popup };
    let mut chosen = None;
    popup.show(|ui| {
        for (number, (name, told, offer)) in lines.into_iter().enumerate() {
            let button = Button::new(name).min_size(vec2(0.0, LINE));
            let button = if told.is_empty() { button } else { button.shortcut_text(told) };
            let line = ui.add_enabled(offer.is_some(), button);
            if by_key && number == 0 {
                line.request_focus();
            }
            if line.clicked() {
                chosen = offer;
                ui.close();
            }
        }
    });
    chosen
}
