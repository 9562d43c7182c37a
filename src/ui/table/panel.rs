//! The bone panel: your hand from the left and top down, the bones that were played from the right and bottom up.

use egui::{Id, Pos2, Response, Sense, Ui, Vec2, WidgetInfo, accesskit::Role};

use crate::{
    engine::{
        bone::{Bone, Bones},
        observe::{Act, Observation},
    },
    ui::{
        paint::{
            bone::{BoneWidget, Lie, bone_ui, paint_bone},
            theme::{Face, Theme},
        },
        table::layout::Layout,
    },
};

/// Which cell of the panel each bone of the hand keeps. A bone that leaves leaves a gap, which the next one that is drawn fills.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Places(Vec<Option<Bone>>);

impl Places {
    /// The places that the bones have come to in the course of a hand, in a panel of so many cells. They follow from what was played and drawn, so a
    /// bone that comes back by Undo, Restore or a new start lies where it lay.
    pub fn after(seen: &Observation, cells: usize) -> Places {
        let mut places = Places::default();
        let (mut hand, mut lying) = (seen.dealt(), 0_usize);
        places.update(hand, cells);
        for deed in seen.deeds() {
            let own = deed.seat == seen.seat();
            match deed.act {
                Act::Played(bone, _) => {
                    lying += 1;
                    hand = if own { hand - Bones::of(bone) } else { hand };
                }
                Act::Drew(Some(bone)) if own => hand.insert(bone),
                Act::Destroyed(_) => lying = lying.saturating_sub(1),
                Act::Drew(_) | Act::Passed => {}
            }
            places.update(hand, cells.saturating_sub(lying));
        }
        places
    }

    /// Brings the places up to date with the hand. Of the panel's cells only the first `room` are free for it, so when the played bones come near, the
    /// last bones move into gaps instead of being covered.
    pub fn update(&mut self, hand: Bones, room: usize) {
        let mut missing = hand;
        for place in &mut self.0 {
            match *place {
                Some(bone) if missing.contains(bone) => missing.remove(bone),
                _ => *place = None,
            }
        }
        for bone in missing {
            self.fill(bone);
        }
        self.trim();
        while self.0.len() > room.max(hand.len()) {
            if let Some(bone) = self.0.pop().flatten() {
                self.fill(bone);
            }
            self.trim();
        }
    }

    /// Where each bone lies.
    pub fn iter(&self) -> impl Iterator<Item = (usize, Bone)> + '_ {
        self.0.iter().enumerate().filter_map(|(cell, bone)| Some((cell, (*bone)?)))
    }

    /// The cell of one bone.
    pub fn cell(&self, bone: Bone) -> Option<usize> {
        self.iter().find(|(_, other)| *other == bone).map(|(cell, _)| cell)
    }

    fn fill(&mut self, bone: Bone) {
        match self.0.iter_mut().find(|place| place.is_none()) {
            Some(gap) => *gap = Some(bone),
            None => self.0.push(Some(bone)),
        }
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&None) {
            self.0.pop();
        }
    }
}

/// A bone of the hand as the panel shows it.
#[derive(Clone, PartialEq, Debug)]
pub struct HandBone {
    /// Which bone.
    pub bone: Bone,
    /// Its cell.
    pub cell: usize,
    /// What a screen reader says.
    pub name: String,
    /// Whether it is chosen.
    pub chosen: bool,
    /// Whether it can be used now; a ring shows it under the pointer.
    pub usable: bool,
}

/// A bone that was played, or that is shown although it lies hidden.
#[derive(Clone, PartialEq, Debug)]
pub struct OpenBone {
    /// Which bone.
    pub bone: Bone,
    /// Its colours.
    pub face: Face,
    /// What a screen reader says.
    pub name: String,
}

/// The panel of one frame.
pub struct Panel<'a> {
    /// Where everything stands.
    pub layout: &'a Layout,
    /// Its colours.
    pub theme: &'a Theme,
    /// Your hand.
    pub hand: &'a [HandBone],
    /// From the right: the played bones in the order of play, and behind them those that are shown.
    pub open: &'a [OpenBone],
    /// The bones that are on their way to the hand and must not be seen at their places yet.
    pub flying: Bones,
}

/// What was done with the bones of the hand.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct PanelResponse {
    /// The bone that was clicked.
    pub clicked: Option<Bone>,
    /// The bone that was clicked twice.
    pub double_clicked: Option<Bone>,
    /// The bone under the pointer or, if there is none, with the focus of the keyboard.
    pub pointed: Option<Bone>,
    /// The bone that is being dragged, and where its middle is.
    pub dragged: Option<(Bone, Pos2)>,
    /// The bone that was let go, and where.
    pub dropped: Option<(Bone, Pos2)>,
}

/// The id of a bone of the hand: it goes with the bone, so that focus and drags stay on it.
pub fn hand_id(bone: Bone) -> Id {
    Id::unique(("hand", bone.index()))
}

/// Paints the panel and tells what was done there.
pub fn panel_ui(ui: &Ui, panel: &Panel<'_>) -> PanelResponse {
    let mut response = PanelResponse::default();
    ui.painter().rect_filled(panel.layout.panel, 0.0, panel.theme.band());
    ui.painter().hline(panel.layout.panel.x_range(), panel.layout.panel.top(), (1.0, panel.theme.rule()));
    for (number, open) in panel.open.iter().enumerate() {
        open_bone(ui, panel, panel.layout.cell_from_end(number), open);
    }
    for bone in panel.hand.iter().filter(|bone| !panel.flying.contains(bone.bone)) {
        note(&mut response, bone.bone, &hand_bone(ui, panel, bone));
    }
    response
}

fn hand_bone(ui: &Ui, panel: &Panel<'_>, bone: &HandBone) -> Response {
    let theme = panel.theme;
    let face = if bone.chosen { Face::Selected } else { Face::Hand };
    let widget = BoneWidget {
        lie: panel.layout.cell(bone.cell),
        halves: [bone.bone.high(), bone.bone.low()],
        colors: theme.bone(face),
        name: &bone.name,
        draggable: bone.usable,
        chosen: bone.chosen,
        focus: theme.focus(),
        hover: bone.usable.then(|| theme.lit()),
    };
    bone_ui(ui, hand_id(bone.bone), &widget)
}

fn note(response: &mut PanelResponse, bone: Bone, on: &Response) {
    if on.double_clicked() {
        response.double_clicked = Some(bone);
    } else if on.clicked() {
        response.clicked = Some(bone);
    }
    if on.hovered() || (on.has_focus() && response.pointed.is_none()) {
        response.pointed = Some(bone);
    }
    if let Some(at) = on.interact_pointer_pos() {
        if on.dragged() {
            response.dragged = Some((bone, at));
        }
        if on.drag_stopped() {
            response.dropped = Some((bone, at));
        }
    }
}

fn open_bone(ui: &Ui, panel: &Panel<'_>, lie: Lie, open: &OpenBone) {
    paint_bone(ui.painter(), lie, [open.bone.high(), open.bone.low()], &panel.theme.bone(open.face), 1.0);
    let response = ui.interact(lie.rect(), Id::unique(("open", open.bone.index())), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &open.name));
}

/// The lie of a bone that is being dragged: in the hand of whoever drags it, a little larger, as if lifted.
pub fn lifted(layout: &Layout, at: Pos2) -> Lie {
    Lie::flat(at - Vec2::new(0.0, 0.1 * layout.bone), 1.12 * layout.bone)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(bones: &[(u8, u8)]) -> Bones {
        bones.iter().map(|&(a, b)| Bone::new(a, b).unwrap()).collect()
    }

    fn cells(places: &Places) -> Vec<usize> {
        places.iter().map(|(cell, _)| cell).collect()
    }

    #[test]
    fn bones_keep_their_places_when_one_leaves() {
        let mut places = Places::default();
        places.update(hand(&[(0, 0), (1, 0), (2, 0), (3, 0)]), 28);
        places.update(hand(&[(0, 0), (2, 0), (3, 0)]), 28);
        assert_eq!(cells(&places), [0, 2, 3]);
        assert_eq!(places.cell(Bone::new(3, 0).unwrap()), Some(3));
    }

    #[test]
    fn a_bone_that_is_drawn_fills_the_first_gap() {
        let mut places = Places::default();
        places.update(hand(&[(0, 0), (1, 0), (2, 0)]), 28);
        places.update(hand(&[(0, 0), (2, 0)]), 28);
        places.update(hand(&[(0, 0), (2, 0), (6, 6)]), 28);
        assert_eq!(places.cell(Bone::doublet(6)), Some(1));
    }

    #[test]
    fn the_hand_gives_way_before_it_is_covered() {
        let mut places = Places::default();
        let all: Bones = Bone::all().take(20).collect();
        places.update(all, 28);
        let few: Bones = Bone::all().skip(15).take(5).collect();
        places.update(few, 8);
        assert!(cells(&places).into_iter().all(|cell| cell < 8));
        assert_eq!(places.iter().map(|(_, bone)| bone).collect::<Bones>(), few);
    }
}
