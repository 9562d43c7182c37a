//! Themes: fourteen colors and three materials. This folder has the three default themes, mixes all other colors, and styles egui's widgets.
//!
//! No other file of the window names a color. Everything is painted in one of the fourteen colors or in a mixture made here, so an edited theme changes the
//! whole window.

mod bones;
mod materials;
mod rgb;
mod shades;
mod wood;

pub use bones::{BackColors, BoneColors, Edging, Face, Finish};
pub use materials::{BoneSet, ClothKind, Materials, RailKind, ThemeName};
pub use rgb::Rgb;
pub use wood::{Inlay, Wood};

use crate::store::{Content, Older};
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// One of the fourteen colors, in the order of the Colors window.
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

/// Gives each part its word in the language files, and the field of a theme that has its color.
macro_rules! parts {
    ($($part:ident $word:literal $field:ident),*) => {
        impl Part {
            /// All fourteen in order.
            pub const ALL: [Part; 14] = [$(Part::$part),*];

            /// The id of its name in the language files, `part-background` to `part-button-text`.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Part::$part => $word,)*
                }
            }
        }

        impl Index<Part> for Theme {
            type Output = Rgb;

            fn index(&self, part: Part) -> &Rgb {
                match part {
                    $(Part::$part => &self.$field,)*
                }
            }
        }

        impl IndexMut<Part> for Theme {
            fn index_mut(&mut self, part: Part) -> &mut Rgb {
                match part {
                    $(Part::$part => &mut self.$field,)*
                }
            }
        }
    };
}

parts! {
    Background "part-background" background,
    Text "part-text" text,
    YourHand "part-your-hand" your_hand,
    YourPlays "part-your-plays" your_plays,
    MyPlays "part-my-plays" my_plays,
    Pips "part-pips" pips,
    Lines "part-lines" lines,
    Outlines "part-outlines" outlines,
    YourHandSelected "part-your-hand-selected" your_hand_selected,
    PipsSelected "part-pips-selected" pips_selected,
    LinesSelected "part-lines-selected" lines_selected,
    OutlinesSelected "part-outlines-selected" outlines_selected,
    Buttons "part-buttons" buttons,
    ButtonText "part-button-text" button_text
}

/// A theme. A value that is missing in a file is as in the first theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Theme {
    /// The background of the display.
    pub background: Rgb,
    /// The text of the status area and the table count.
    pub text: Rgb,
    /// The bones in your hand.
    pub your_hand: Rgb,
    /// The bones that you have played.
    pub your_plays: Rgb,
    /// The bones that Nestor has played.
    pub my_plays: Rgb,
    /// The pips on the bones.
    pub pips: Rgb,
    /// The lines across the bones.
    pub lines: Rgb,
    /// The outlines around bones and buttons.
    pub outlines: Rgb,
    /// The bone that you have chosen.
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
    /// Whether Nestor's plays have a second outline, for people who cannot tell the colors apart.
    pub double_outlines: bool,
    /// What the bones, the cloth and the rail are made of.
    pub materials: Materials,
    /// The name that the player has given it.
    pub name: ThemeName,
}

impl Default for Theme {
    fn default() -> Theme {
        Theme::GREEN
    }
}

impl Content for [Theme; 3] {
    /// Version 1 had only colors. The materials come from today's theme of the same number.
    fn from_older(older: &Older<'_>) -> Option<[Theme; 3]> {
        let mut themes: [Theme; 3] = older.content(1)?;
        for (theme, new) in themes.iter_mut().zip(Theme::DEFAULTS) {
            theme.materials = new.materials;
        }
        Some(themes)
    }
}

impl Theme {
    /// The three default themes: ivory on deep green, a dark one, and one with high contrast that does not rely on hues.
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
        materials: Materials { bones: BoneSet::Ivory, cloth: ClothKind::Felt, rail: RailKind::Wood },
        name: ThemeName::NONE,
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
        materials: Materials { bones: BoneSet::Ivory, cloth: ClothKind::Slate, rail: RailKind::Steel },
        name: ThemeName::NONE,
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
        materials: Materials { bones: BoneSet::Flat, cloth: ClothKind::Flat, rail: RailKind::Flat },
        name: ThemeName::NONE,
    };

    /// Whether the background is dark. Then its shades are lighter than the background itself.
    pub fn is_dark(&self) -> bool {
        self.background.luminance() < 0.18
    }
}
