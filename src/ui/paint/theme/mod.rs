//! The fourteen colours of a theme, the three themes a player starts with, and how egui's own widgets are dressed in them.
//!
//! No other file of the window names a colour: what is painted is one of the fourteen or a mixture of them made here, so that a theme a player
//! has edited reaches every corner of the display.

mod shades;
mod wood;

use std::ops::{Index, IndexMut};

use egui::Color32;
use serde::{Deserialize, Serialize};

use crate::store::Content;
pub use wood::{Inlay, Wood};

/// A colour as its parts of red, green and blue, 0 to 255 each: what the sliders move and what the file of themes holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// Every part, strongest where it is 255, as egui wants it.
    pub const fn color(self) -> Color32 {
        Color32::from_rgb(self.0, self.1, self.2)
    }

    /// The relative luminance of the web's accessibility guidelines, 0 for black to 1 for white.
    pub fn luminance(self) -> f32 {
        let part = |value: u8| {
            let value = f32::from(value) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.212_6 * part(self.0) + 0.715_2 * part(self.1) + 0.072_2 * part(self.2)
    }

    /// The contrast of two colours, 1 (the same) to 21 (black and white).
    pub fn contrast(self, other: Rgb) -> f32 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }

    /// A colour as light as this one, with its hue turned on by so many degrees; a grey gets a little colour first, or there would be nothing to turn.
    #[must_use]
    pub fn turned(self, degrees: f32) -> Rgb {
        let parts = [self.0, self.1, self.2].map(|part| f32::from(part) / 255.0);
        let (most, least) = (parts.iter().copied().fold(0.0, f32::max), parts.iter().copied().fold(1.0, f32::min));
        let spread = (most - least).max(0.16 * most.max(0.3));
        let hue = match () {
            () if most <= least => 0.0,
            () if most <= parts[0] => 60.0 * ((parts[1] - parts[2]) / (most - least)),
            () if most <= parts[1] => 60.0 * ((parts[2] - parts[0]) / (most - least)) + 120.0,
            () => 60.0 * ((parts[0] - parts[1]) / (most - least)) + 240.0,
        };
        let turned = (hue + degrees).rem_euclid(360.0) / 60.0;
        let part = |offset: f32| {
            let along = (turned + offset).rem_euclid(6.0);
            spread * (along.min(4.0 - along)).clamp(0.0, 1.0)
        };
        // The parts of the new hue, as much below the most as their share of the spread.
        let raw = [5.0, 3.0, 1.0].map(|offset| most - part(offset));
        let turned = Rgb::from_parts(raw);
        turned.lit_as(self)
    }

    fn from_parts(parts: [f32; 3]) -> Rgb {
        let [red, green, blue] = parts.map(|part| (255.0 * part).round().clamp(0.0, 255.0) as u8);
        Rgb(red, green, blue)
    }

    /// This colour mixed with black or white until it is about as light as another.
    fn lit_as(self, other: Rgb) -> Rgb {
        let wanted = other.luminance();
        let toward = if self.luminance() > wanted { BLACK } else { WHITE };
        let gap = |share: f32| (self.mix(toward, share).luminance() - wanted).abs();
        let best = (0..=100).map(|share| share as f32 / 100.0).min_by(|a, b| gap(*a).total_cmp(&gap(*b)));
        self.mix(toward, best.unwrap_or(0.0))
    }

    /// This colour with `share` (0 to 1) of another in it.
    #[must_use]
    pub fn mix(self, other: Rgb, share: f32) -> Rgb {
        let part = |one: u8, two: u8| {
            let (one, two) = (f32::from(one), f32::from(two));
            (one + (two - one) * share).round().clamp(0.0, 255.0) as u8
        };
        Rgb(part(self.0, other.0), part(self.1, other.1), part(self.2, other.2))
    }
}

/// Which of the fourteen colours, in the order in which the window of colours lists them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs, reason = "each is documented as the field of `Theme` of the same name")]
pub enum Part {
    Background,
    Text,
    YourHand,
    YourPlays,
    MyPlays,
    Pips,
    Lines,
    Outlines,
    YourHandSelected,
    PipsSelected,
    LinesSelected,
    OutlinesSelected,
    Buttons,
    ButtonText,
}

impl Part {
    /// All fourteen, in the order of the list.
    pub const ALL: [Part; 14] = [
        Part::Background,
        Part::Text,
        Part::YourHand,
        Part::YourPlays,
        Part::MyPlays,
        Part::Pips,
        Part::Lines,
        Part::Outlines,
        Part::YourHandSelected,
        Part::PipsSelected,
        Part::LinesSelected,
        Part::OutlinesSelected,
        Part::Buttons,
        Part::ButtonText,
    ];

    /// The id of its name among the words, `part-background` to `part-button-text`.
    pub const fn word(self) -> &'static str {
        match self {
            Part::Background => "part-background",
            Part::Text => "part-text",
            Part::YourHand => "part-your-hand",
            Part::YourPlays => "part-your-plays",
            Part::MyPlays => "part-my-plays",
            Part::Pips => "part-pips",
            Part::Lines => "part-lines",
            Part::Outlines => "part-outlines",
            Part::YourHandSelected => "part-your-hand-selected",
            Part::PipsSelected => "part-pips-selected",
            Part::LinesSelected => "part-lines-selected",
            Part::OutlinesSelected => "part-outlines-selected",
            Part::Buttons => "part-buttons",
            Part::ButtonText => "part-button-text",
        }
    }
}

/// A theme: fourteen colours, and whether who played a bone also shows in its outline. What a file does not say is as in the first theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Theme {
    /// The background of the display.
    pub background: Rgb,
    /// The text of the status area and the table count.
    pub text: Rgb,
    /// The bones in your hand.
    pub your_hand: Rgb,
    /// The bones you have played.
    pub your_plays: Rgb,
    /// The bones Nestor has played.
    pub my_plays: Rgb,
    /// The spots on the bones.
    pub pips: Rgb,
    /// The lines across the bones.
    pub lines: Rgb,
    /// The outlines around bones and buttons.
    pub outlines: Rgb,
    /// The bone you have chosen.
    pub your_hand_selected: Rgb,
    /// The pips on that bone.
    pub pips_selected: Rgb,
    /// The line on that bone.
    pub lines_selected: Rgb,
    /// The outline of that bone.
    pub outlines_selected: Rgb,
    /// The one button and the other buttons.
    pub buttons: Rgb,
    /// The text on those buttons.
    pub button_text: Rgb,
    /// Whether Nestor's plays carry a second outline, for eyes that cannot tell the colours apart.
    pub double_outlines: bool,
}

impl Default for Theme {
    fn default() -> Theme {
        Theme::GREEN
    }
}

impl Content for [Theme; 3] {}

impl Index<Part> for Theme {
    type Output = Rgb;

    fn index(&self, part: Part) -> &Rgb {
        match part {
            Part::Background => &self.background,
            Part::Text => &self.text,
            Part::YourHand => &self.your_hand,
            Part::YourPlays => &self.your_plays,
            Part::MyPlays => &self.my_plays,
            Part::Pips => &self.pips,
            Part::Lines => &self.lines,
            Part::Outlines => &self.outlines,
            Part::YourHandSelected => &self.your_hand_selected,
            Part::PipsSelected => &self.pips_selected,
            Part::LinesSelected => &self.lines_selected,
            Part::OutlinesSelected => &self.outlines_selected,
            Part::Buttons => &self.buttons,
            Part::ButtonText => &self.button_text,
        }
    }
}

impl IndexMut<Part> for Theme {
    fn index_mut(&mut self, part: Part) -> &mut Rgb {
        match part {
            Part::Background => &mut self.background,
            Part::Text => &mut self.text,
            Part::YourHand => &mut self.your_hand,
            Part::YourPlays => &mut self.your_plays,
            Part::MyPlays => &mut self.my_plays,
            Part::Pips => &mut self.pips,
            Part::Lines => &mut self.lines,
            Part::Outlines => &mut self.outlines,
            Part::YourHandSelected => &mut self.your_hand_selected,
            Part::PipsSelected => &mut self.pips_selected,
            Part::LinesSelected => &mut self.lines_selected,
            Part::OutlinesSelected => &mut self.outlines_selected,
            Part::Buttons => &mut self.buttons,
            Part::ButtonText => &mut self.button_text,
        }
    }
}

/// Which of the four kinds of face a bone shows, each with its own colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// In your hand.
    Hand,
    /// On the table, played by a player: you are number 0, and the others are counted from your left.
    Played(u8),
    /// Chosen, or shown where it would otherwise lie hidden.
    Selected,
}

/// What a bone is painted with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoneColors {
    /// Its face.
    pub body: Color32,
    /// The upper edge, where light falls on it.
    pub light: Color32,
    /// The lower edge, which is its thickness.
    pub side: Color32,
    /// Its spots.
    pub pips: Color32,
    /// The line across it.
    pub line: Color32,
    /// The pin in the middle of that line, and the ring of light around it.
    pub pin: Color32,
    /// The shine on the pin.
    pub pin_light: Color32,
    /// The outline around it.
    pub outline: Color32,
    /// A mark within the outline, and its colour.
    pub mark: Option<(Edging, Color32)>,
    /// The shade it throws on the table.
    pub shade: Color32,
}

/// By what the bones of a player are told from those of the others without their colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edging {
    /// A second outline within the first.
    Frame,
    /// Bars along the long sides.
    Sides,
    /// Bars along the short sides.
    Ends,
}

/// What the back of a bone is painted with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BackColors {
    /// The back itself.
    pub body: Color32,
    /// The lower edge, which is the thickness of the bone.
    pub side: Color32,
    /// The outline around it.
    pub outline: Color32,
    /// The fine border on it.
    pub border: Color32,
    /// The shade it throws on the table.
    pub shade: Color32,
}

const BLACK: Rgb = Rgb(0, 0, 0);
const WHITE: Rgb = Rgb(255, 255, 255);
/// The colour of an edge in the shade.
const UMBER: Rgb = Rgb(24, 16, 6);
const BRASS: Rgb = Rgb(201, 160, 74);

impl Theme {
    /// The three themes a player starts with: ivory on deep green, a dark one, and one of high contrast that needs no sight of colours.
    pub const DEFAULTS: [Theme; 3] = [Theme::GREEN, Theme::DARK, Theme::CONTRAST];

    const GREEN: Theme = Theme {
        background: Rgb(18, 66, 48),
        text: Rgb(243, 236, 217),
        your_hand: Rgb(247, 240, 222),
        your_plays: Rgb(236, 221, 184),
        my_plays: Rgb(196, 212, 214),
        pips: Rgb(34, 28, 24),
        lines: Rgb(148, 132, 100),
        outlines: Rgb(8, 34, 24),
        your_hand_selected: Rgb(52, 38, 30),
        pips_selected: Rgb(250, 240, 214),
        lines_selected: Rgb(176, 146, 92),
        outlines_selected: Rgb(240, 200, 98),
        buttons: Rgb(222, 184, 98),
        button_text: Rgb(34, 26, 12),
        double_outlines: false,
    };

    const DARK: Theme = Theme {
        background: Rgb(22, 25, 31),
        text: Rgb(218, 223, 231),
        your_hand: Rgb(56, 64, 79),
        your_plays: Rgb(24, 72, 76),
        my_plays: Rgb(84, 46, 66),
        pips: Rgb(246, 243, 235),
        lines: Rgb(132, 142, 160),
        outlines: Rgb(108, 118, 136),
        your_hand_selected: Rgb(236, 230, 214),
        pips_selected: Rgb(24, 26, 32),
        lines_selected: Rgb(150, 138, 112),
        outlines_selected: Rgb(245, 184, 80),
        buttons: Rgb(58, 104, 172),
        button_text: Rgb(250, 251, 253),
        double_outlines: false,
    };

    const CONTRAST: Theme = Theme {
        background: Rgb(0, 0, 0),
        text: Rgb(255, 255, 255),
        your_hand: Rgb(255, 255, 255),
        your_plays: Rgb(255, 255, 255),
        my_plays: Rgb(255, 206, 92),
        pips: Rgb(0, 0, 0),
        lines: Rgb(0, 0, 0),
        outlines: Rgb(0, 0, 0),
        your_hand_selected: Rgb(0, 40, 120),
        pips_selected: Rgb(255, 255, 255),
        lines_selected: Rgb(255, 255, 255),
        outlines_selected: Rgb(255, 224, 0),
        buttons: Rgb(255, 224, 0),
        button_text: Rgb(0, 0, 0),
        double_outlines: true,
    };

    /// Whether the background is dark, so that shades go lighter from it.
    pub fn is_dark(&self) -> bool {
        self.background.luminance() < 0.18
    }

    /// The face of the bones that a player has played. Of a third and a fourth player it is made from the second's: as light, but of another hue.
    pub fn plays(&self, player: u8) -> Rgb {
        match player {
            0 => self.your_plays,
            1 => self.my_plays,
            2 => self.my_plays.turned(150.0),
            _ => self.my_plays.turned(280.0),
        }
    }

    /// The mark of a player's bones. With two players colours alone are enough for whoever sees them.
    fn mark(&self, face: Face) -> Option<Edging> {
        match face {
            Face::Played(1) if self.double_outlines => Some(Edging::Frame),
            Face::Played(2) => Some(Edging::Sides),
            Face::Played(3) => Some(Edging::Ends),
            _ => None,
        }
    }

    /// The colours of the back of a bone.
    pub fn back(&self) -> BackColors {
        let body = self.your_hand.mix(self.background, 0.42);
        BackColors {
            body: body.color(),
            side: body.mix(UMBER, 0.45).color(),
            outline: self.outlines.color(),
            border: body.mix(self.outlines, 0.35).color(),
            shade: self.shade(),
        }
    }

    /// The colours of a bone that shows this face.
    pub fn bone(&self, face: Face) -> BoneColors {
        let (body, pips, line, outline) = match face {
            Face::Hand => (self.your_hand, self.pips, self.lines, self.outlines),
            Face::Played(player) => (self.plays(player), self.pips, self.lines, self.outlines),
            Face::Selected => {
                (self.your_hand_selected, self.pips_selected, self.lines_selected, self.outlines_selected)
            }
        };
        let pin = if self.double_outlines { line } else { line.mix(BRASS, 0.8) };
        BoneColors {
            body: body.color(),
            light: body.mix(WHITE, if body.luminance() > 0.3 { 0.5 } else { 0.14 }).color(),
            side: body.mix(UMBER, if body.luminance() > 0.3 { 0.36 } else { 0.6 }).color(),
            pips: pips.color(),
            line: line.color(),
            pin: pin.color(),
            pin_light: pin.mix(WHITE, 0.55).color(),
            outline: outline.color(),
            mark: self
                .mark(face)
                .map(|mark| (mark, pips.mix(body, if self.double_outlines { 0.0 } else { 0.45 }).color())),
            shade: self.shade(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_can_be_read_in_every_default_theme() {
        for theme in Theme::DEFAULTS {
            let ground = theme.raised_rgb();
            assert!(theme.text.contrast(theme.background) >= 4.5);
            assert!(theme.text.contrast(ground) >= 4.5);
            assert!(theme.button_text.contrast(theme.buttons) >= 4.5);
            let quiet = theme.text.mix(theme.background, theme.stand_back(0.3));
            assert!(quiet.contrast(ground) >= 4.5 && quiet.contrast(theme.background) >= 4.5);
        }
    }

    #[test]
    fn pips_stand_out_on_every_bone_of_every_default_theme() {
        for theme in Theme::DEFAULTS {
            for body in [theme.your_hand, theme.plays(0), theme.plays(1), theme.plays(2), theme.plays(3)] {
                assert!(theme.pips.contrast(body) >= 7.0, "{body:?} {}", theme.pips.contrast(body));
            }
            assert!(theme.pips_selected.contrast(theme.your_hand_selected) >= 7.0);
        }
    }

    #[test]
    fn what_is_lit_or_focused_is_seen_on_the_table() {
        for theme in Theme::DEFAULTS {
            assert!(theme.outlines_selected.contrast(theme.background) >= 3.0);
        }
    }

    #[test]
    fn high_contrast_shows_who_played_without_colour() {
        let theme = Theme::DEFAULTS[2];
        let marks: Vec<_> = (0..4).map(|player| theme.bone(Face::Played(player)).mark.map(|(mark, _)| mark)).collect();
        assert!((0..4).all(|at| !marks[..at].contains(&marks[at])), "{marks:?}");
    }

    #[test]
    fn a_part_reaches_its_own_colour_and_no_other() {
        let mut theme = Theme::DEFAULTS[0];
        for (at, part) in Part::ALL.into_iter().enumerate() {
            theme[part] = Rgb(at as u8, 0, 0);
        }
        let found: Vec<u8> = Part::ALL.into_iter().map(|part| theme[part].0).collect();
        assert_eq!(found, (0..14).collect::<Vec<u8>>());
    }

    #[test]
    fn a_theme_survives_its_file() {
        for theme in Theme::DEFAULTS {
            let text = ron::to_string(&theme).unwrap();
            assert_eq!(ron::from_str::<Theme>(&text).unwrap(), theme);
        }
    }
}
