//! The colors of bones: of each face, in each set, and of their backs.

use crate::ui::paint::theme::rgb::{BLACK, BRASS, TEXT, UMBER, WHITE};
use crate::ui::paint::{BoneSet, Rgb, Theme};
use egui::Color32;
use std::cell::RefCell;

/// The four kinds of face of a bone, each with its own colors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// In your hand.
    Hand,
    /// On the table. The player has this number. You are number 0, and the others are counted from
    /// your left. In pairs your partner has 4 and that of the first of the others has 5, whose colors
    /// are akin to those of their partners.
    Played(u8),
    /// Chosen, or a hidden bone that is shown.
    Selected,
}

impl Face {
    /// What a player has played, who may have a partner.
    pub const fn played(player: u8, in_pairs: bool) -> Face {
        Face::Played(if in_pairs && player >= 2 { player + 2 } else { player })
    }

    /// Who has played it.
    pub const fn player(self) -> Option<u8> {
        match self {
            Face::Played(player @ 4..) => Some(player - 2),
            Face::Played(player) => Some(player),
            Face::Hand | Face::Selected => None,
        }
    }
}

/// The colors of a bone.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub struct BoneColors {
    /// The finish of its surface.
    pub finish: Finish,
    /// Its face.
    pub body: Color32,
    /// The upper edge, where light falls on it.
    pub light: Color32,
    /// The lower edge, which shows its thickness.
    pub side: Color32,
    /// The pips, by their number on a half.
    pub pips: [Color32; NUMBERS],
    /// The line across it.
    pub line: Color32,
    /// The pin in the middle of that line and the shine on it, if there is one.
    pub pin: Option<(Color32, Color32)>,
    /// The outline around it.
    pub outline: Color32,
    /// A mark within the outline, and its color.
    pub mark: Option<(Edging, Color32)>,
    /// The shadow it throws on the table, where it is darkest.
    pub shade: Color32,
}

/// The finish of a bone's surface.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finish {
    /// Without light or shade.
    Flat,
    /// Polished.
    Smooth,
    /// With raised grain.
    Grained,
}

impl BoneColors {
    /// The same with every color changed.
    fn each(self, change: impl Fn(Color32) -> Color32) -> BoneColors {
        BoneColors {
            finish: self.finish,
            body: change(self.body),
            light: change(self.light),
            side: change(self.side),
            pips: self.pips.map(&change),
            line: change(self.line),
            pin: self.pin.map(|(pin, shine)| (change(pin), change(shine))),
            outline: change(self.outline),
            mark: self.mark.map(|(mark, ink)| (mark, change(ink))),
            shade: self.shade,
        }
    }

    /// The same, with the table shining through.
    #[must_use]
    pub fn fainter(self, strength: f32) -> BoneColors {
        if strength < 1.0 { self.each(|color| color.gamma_multiply(strength)) } else { self }
    }

    /// Returns the same, blended into a ground by this share.
    #[must_use]
    pub fn dimmed(self, ground: Color32, share: f32) -> BoneColors {
        self.each(|color| color.lerp_to_gamma(ground, share))
    }

    /// Returns the same for a chosen bone, lighter and with another outline.
    #[must_use]
    pub fn lit(self, outline: Color32) -> BoneColors {
        // Light pips would be harder to see on a lighter body.
        let dark_pips = Rgb::of(self.pips[0]).luminance() < Rgb::of(self.body).luminance();
        let body = if dark_pips { self.body.lerp_to_gamma(Color32::WHITE, 0.16) } else { self.body };
        BoneColors { body, light: self.light.lerp_to_gamma(Color32::WHITE, 0.5), outline, ..self }
    }
}

/// A mark that tells the players' bones apart without color.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Edging {
    /// A second outline within the first.
    Frame,
    /// Bars along the long sides.
    Sides,
    /// Bars along the short sides.
    Ends,
}

/// The colors of the back of a bone.
#[derive(Clone, Copy, PartialEq, Hash, Debug)]
pub struct BackColors {
    /// Whether it has neither light nor shade.
    pub flat: bool,
    /// The back itself.
    pub body: Color32,
    /// The upper edge, where light falls on it, and on what is engraved.
    pub light: Color32,
    /// The lower edge, which is the thickness of the bone.
    pub side: Color32,
    /// The outline around it.
    pub outline: Color32,
    /// What is engraved.
    pub border: Color32,
    /// The shadow it throws on the table, where it is darkest.
    pub shade: Color32,
}

/// What makes a bone black.
const EBONY: Rgb = Rgb(20, 19, 20);
/// How many numbers of pips a half can have.
const NUMBERS: usize = 13;
/// What each number of pips is dyed with, from one on, as players know it from sets with colored
/// pips.
const DYES: [Rgb; NUMBERS - 1] = [
    Rgb(0, 104, 128),
    Rgb(0, 104, 44),
    Rgb(176, 20, 30),
    Rgb(122, 68, 8),
    Rgb(34, 44, 158),
    Rgb(122, 22, 116),
    Rgb(66, 74, 82),
    Rgb(88, 90, 0),
    Rgb(182, 0, 92),
    Rgb(96, 42, 202),
    Rgb(98, 6, 24),
    Rgb(18, 18, 22),
];
/// The contrast of pips.
const PIPS: f32 = 7.0;
/// The darkest part of a shadow.
const SHADE: u8 = 150;

thread_local! {
    /// The colors of bones that were mixed last. Mixing takes longer than painting.
    static MIXED: RefCell<Vec<((Theme, Face), BoneColors)>> = const { RefCell::new(Vec::new()) };
}

impl Theme {
    /// Returns the face of a player's bones on the table, by the number in [`Face::Played`]. The third
    /// and fourth player's are made from the second's, equally light but with another hue, and a
    /// partner's are close to those of whom they play with.
    pub fn plays(&self, player: u8) -> Rgb {
        match player {
            0 => self.your_plays,
            1 => self.my_plays,
            2 => self.my_plays.turned(150.0),
            4 => self.your_plays.turned(-30.0),
            5 => self.my_plays.turned(-45.0),
            _ => self.my_plays.turned(280.0),
        }
    }

    /// Returns the mark of a player's bones. With two players color is enough, unless the player
    /// asked for double outlines.
    fn mark(&self, face: Face) -> Option<Edging> {
        match face {
            Face::Played(1) if self.double_outlines => Some(Edging::Frame),
            Face::Played(2 | 4) => Some(Edging::Sides),
            Face::Played(3 | 5) => Some(Edging::Ends),
            _ => None,
        }
    }

    /// The colors of the back of a bone.
    pub fn back(&self) -> BackColors {
        let flat = self.has_flat_bones();
        let body = match self.materials.bones {
            BoneSet::Flat => self.your_hand.mix(self.background, 0.42),
            BoneSet::Black => ebony(self.your_hand).mix(self.lines, 0.1),
            _ => self.your_hand.mix(self.lines, 0.45).mix(self.background, 0.07),
        };
        BackColors {
            flat,
            body: body.color(),
            light: lighter(body),
            side: darker(body),
            outline: self.outlines.color(),
            border: body.mix(if flat { self.outlines } else { UMBER }, if flat { 0.35 } else { 0.5 }).color(),
            shade: self.bone_shade(),
        }
    }

    /// The colors of a bone that shows this face.
    pub fn bone(&self, face: Face) -> BoneColors {
        /// Every face of two themes.
        const MOST: usize = 12;
        MIXED.with_borrow_mut(|mixed| {
            let wanted = (*self, face);
            if let Some((_, found)) = mixed.iter().find(|(key, _)| *key == wanted) {
                return *found;
            }
            let colors = self.mixed(face);
            if mixed.len() >= MOST {
                mixed.remove(0);
            }
            mixed.push((wanted, colors));
            colors
        })
    }

    fn mixed(&self, face: Face) -> BoneColors {
        let set = self.materials.bones;
        let (body, pips, line, outline) = match face {
            Face::Hand => (self.your_hand, self.pips, self.lines, self.outlines),
            Face::Played(player) => (self.plays(player), self.pips, self.lines, self.outlines),
            Face::Selected => {
                (self.your_hand_selected, self.pips_selected, self.lines_selected, self.outlines_selected)
            }
        };
        let mark = self.mark(face).map(|mark| (mark, pips.mix(body, if self.double_outlines { 0.0 } else { 0.45 })));
        let (body, pips, line, mark) = match (set, face) {
            (BoneSet::Black, Face::Selected) => (ivory(self), ebony(self.your_hand), line, mark),
            (BoneSet::Black, Face::Hand) => (ebony(body), ivory(self), line, mark),
            (BoneSet::Black, Face::Played(_)) => self.black_plays(body, face),
            _ => (body, pips, line, mark),
        };
        BoneColors {
            finish: match set {
                BoneSet::Flat => Finish::Flat,
                BoneSet::Grained => Finish::Grained,
                _ => Finish::Smooth,
            },
            body: body.color(),
            light: lighter(body),
            side: darker(body),
            pips: std::array::from_fn(|number| spots(set, number, pips, body)),
            line: line.color(),
            pin: pin(set, line),
            outline: outline.color(),
            mark: mark.map(|(mark, ink)| (mark, ink.color())),
            shade: self.bone_shade(),
        }
    }

    /// A black bone shows who played it by its line, and by an inlay of the same color.
    fn black_plays(&self, body: Rgb, face: Face) -> (Rgb, Rgb, Rgb, Option<(Edging, Rgb)>) {
        let black = ebony(body);
        let ink = body.clear_of(black, TEXT);
        let mark = self.mark(face).or_else(|| (!self.double_outlines).then_some(Edging::Frame));
        (black, ivory(self), ink, mark.map(|mark| (mark, ink.mix(black, 0.25))))
    }

    /// Text on the color of a player's bones.
    pub fn text_on_plays(&self, player: u8) -> Color32 {
        self.pips.text_on(self.plays(player)).color()
    }

    fn bone_shade(&self) -> Color32 {
        if self.has_flat_bones() { Color32::TRANSPARENT } else { Color32::from_black_alpha(SHADE) }
    }
}

/// A color with so much black in it that it is black, with a little of its hue.
fn ebony(color: Rgb) -> Rgb {
    let share = [0.7, 0.8, 0.86].into_iter().find(|share| color.mix(EBONY, *share).luminance() < 0.02).unwrap_or(0.9);
    color.mix(EBONY, share)
}

/// The lighter of what a theme has for bones and pips.
fn ivory(theme: &Theme) -> Rgb {
    let (hand, pips) = (theme.your_hand, theme.pips);
    let lighter = if hand.luminance() > pips.luminance() { hand } else { pips };
    lighter.clear_of(ebony(theme.your_hand), 1.5 * PIPS)
}

/// The color of the pips of a half that has this many.
fn spots(set: BoneSet, number: usize, pips: Rgb, body: Rgb) -> Color32 {
    let dye = number.checked_sub(1).and_then(|number| DYES.get(number)).filter(|_| set == BoneSet::Colored);
    dye.map_or(pips, |dye| dye.mix(pips, 0.1).clear_of(body, PIPS)).color()
}

fn pin(set: BoneSet, line: Rgb) -> Option<(Color32, Color32)> {
    let pin = match set {
        BoneSet::Ivory | BoneSet::Black => line.mix(BRASS, 0.8),
        BoneSet::Colored => line.mix(WHITE, 0.35),
        BoneSet::Grained | BoneSet::Flat => return None,
    };
    Some((pin.color(), pin.mix(WHITE, 0.6).color()))
}

/// An edge in the light.
fn lighter(body: Rgb) -> Color32 {
    body.mix(WHITE, if body.luminance() > 0.3 { 0.7 } else { 0.3 }).color()
}

/// An edge in the shade.
fn darker(body: Rgb) -> Color32 {
    if body.luminance() > 0.3 { body.mix(UMBER, 0.42).color() } else { body.mix(BLACK, 0.55).color() }
}
