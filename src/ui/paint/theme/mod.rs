//! Themes: fourteen colors and three materials. This folder has the eight tables that come with the
//! program, mixes all other colors, and styles egui's widgets.
//!
//! No other file of the window names a color. Everything is painted in one of the fourteen colors
//! or in a mixture made here, so an edited theme changes the whole window.

mod bones;
mod materials;
mod rgb;
mod shades;
mod tables;
mod wood;

use crate::msg;
use crate::ui::words::Message;
pub use bones::{BackColors, BoneColors, Edging, Face, Finish};
pub use materials::{BoneSet, ClothKind, Materials, RailKind, ThemeName};
pub use rgb::Rgb;
pub use tables::{numbered, table_of};
pub use wood::{Inlay, Wood};

use crate::store::Content;
use serde::{Deserialize, Serialize};
use std::ops::{Index, IndexMut};

/// Declares the fourteen colors. Each is a part, in the order of the Colors window, with its word
/// in the language files, and a field of a theme, with its colors in the three default themes and
/// on the blue playfield of The Draw Game.
macro_rules! parts {
    ($(#[$doc:meta] $part:ident $word:literal $field:ident $green:tt $dark:tt $contrast:tt $blue:tt;)*) => {
        /// One of the fourteen colors, in the order of the Colors window.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        pub enum Part {
            $(#[$doc] $part,)*
        }

        impl Part {
            /// All fourteen in order.
            pub const ALL: [Part; 14] = [$(Part::$part),*];

            /// The id of its name in the language files, `part-background` to `part-button-text`.
            pub const fn word(self) -> Message {
                match self {
                    $(Part::$part => msg!($word),)*
                }
            }
        }

        /// A theme. A value that is missing in a file is as in the first theme.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Theme {
            $(#[$doc] pub $field: Rgb,)*
            /// Whether Nestor's plays have a second outline, for people who cannot tell the colors
            /// apart.
            pub double_outlines: bool,
            /// What the bones, the cloth and the rail are made of.
            pub materials: Materials,
            /// The name that the player has given it.
            pub name: ThemeName,
        }

        impl Theme {
            const GREEN: Theme = Theme {
                $($field: Rgb $green,)*
                double_outlines: false,
                materials: Materials { bones: BoneSet::Ivory, cloth: ClothKind::Felt, rail: RailKind::Wood },
                name: ThemeName::NONE,
            };
            const DARK: Theme = Theme {
                $($field: Rgb $dark,)*
                materials: Materials { bones: BoneSet::Ivory, cloth: ClothKind::Slate, rail: RailKind::Steel },
                ..Theme::GREEN
            };
            const BLUE: Theme = Theme {
                $($field: Rgb $blue,)*
                materials: Materials { bones: BoneSet::Ivory, cloth: ClothKind::Linen, rail: RailKind::Steel },
                ..Theme::GREEN
            };
            const CONTRAST: Theme = Theme {
                $($field: Rgb $contrast,)*
                double_outlines: true,
                materials: Materials { bones: BoneSet::Flat, cloth: ClothKind::Flat, rail: RailKind::Flat },
                ..Theme::GREEN
            };
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
    /// The background of the display.
    Background "part-background" background (18, 66, 48) (22, 25, 31) (0, 0, 0) (0, 44, 150);
    /// The text of the status area and the table count.
    Text "part-text" text (243, 236, 217) (218, 223, 231) (255, 255, 255) (255, 255, 255);
    /// The bones in your hand.
    YourHand "part-your-hand" your_hand (247, 240, 222) (56, 64, 79) (255, 255, 255) (255, 255, 255);
    /// The bones that you have played.
    YourPlays "part-your-plays" your_plays (236, 221, 184) (24, 72, 76) (255, 255, 255) (255, 255, 255);
    /// The bones that Nestor has played.
    MyPlays "part-my-plays" my_plays (196, 212, 214) (84, 46, 66) (255, 206, 92) (206, 222, 246);
    /// The pips on the bones.
    Pips "part-pips" pips (34, 28, 24) (246, 243, 235) (0, 0, 0) (0, 0, 0);
    /// The lines across the bones.
    Lines "part-lines" lines (148, 132, 100) (132, 142, 160) (0, 0, 0) (120, 126, 140);
    /// The outlines around bones and buttons.
    Outlines "part-outlines" outlines (8, 34, 24) (108, 118, 136) (0, 0, 0) (0, 0, 0);
    /// The bone that you have chosen.
    YourHandSelected "part-your-hand-selected" your_hand_selected (52, 38, 30) (236, 230, 214) (0, 40, 120) (12, 16, 40);
    /// The pips on that bone.
    PipsSelected "part-pips-selected" pips_selected (250, 240, 214) (24, 26, 32) (255, 255, 255) (255, 255, 255);
    /// The line on that bone.
    LinesSelected "part-lines-selected" lines_selected (176, 146, 92) (150, 138, 112) (255, 255, 255) (150, 160, 190);
    /// The outline of that bone.
    OutlinesSelected "part-outlines-selected" outlines_selected (240, 200, 98) (245, 184, 80) (255, 224, 0) (255, 208, 64);
    /// The one button and the other buttons.
    Buttons "part-buttons" buttons (222, 184, 98) (58, 104, 172) (255, 224, 0) (236, 196, 84);
    /// The text on those buttons.
    ButtonText "part-button-text" button_text (34, 26, 12) (250, 251, 253) (0, 0, 0) (24, 20, 8);
}

impl Default for Theme {
    fn default() -> Theme {
        Theme::GREEN
    }
}

impl Content for [Theme; 3] {}

impl Theme {
    /// What a player's three themes are before anything is changed: ivory on deep green, a dark one,
    /// and one with high contrast that does not rely on hues.
    pub const DEFAULTS: [Theme; 3] = [Theme::GREEN, Theme::DARK, Theme::CONTRAST];
}
