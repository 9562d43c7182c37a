//! The materials of a theme, which are chosen apart from its colors, and the colors of cloth and
//! rail, mixed from the fourteen.

use crate::ui::paint::theme::rgb::{BLACK, UMBER, WHITE};
use crate::ui::paint::{Rgb, Theme};
use arrayvec::ArrayString;
use serde::{Deserialize, Serialize};

/// What the bones, the cloth and the rail are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Materials {
    /// The set of bones.
    pub bones: BoneSet,
    /// The cloth.
    pub cloth: ClothKind,
    /// The rail around the table, and the rack.
    pub rail: RailKind,
}

/// A set of bones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BoneSet {
    /// In the theme's colors, with a brass pin.
    #[default]
    Ivory,
    /// Black, with pips as light as the theme's bones.
    Black,
    /// With a color for each number of pips.
    Colored,
    /// With raised grain.
    Grained,
    /// Without light or shade.
    Flat,
}

named! { BoneSet: Ivory "ivory", Black "black", Colored "colored", Grained "grained", Flat "flat" }

/// A kind of cloth.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ClothKind {
    /// Brushed wool.
    #[default]
    Felt,
    /// A plain weave.
    Linen,
    /// Stone instead of cloth.
    Slate,
    /// One color.
    Flat,
}

named! { ClothKind: Felt "felt", Linen "linen", Slate "slate", Flat "flat" }

/// A kind of rail.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RailKind {
    /// Walnut, oiled.
    #[default]
    Wood,
    /// Steel, brushed.
    Steel,
    /// Stone, smooth.
    Stone,
    /// A line.
    Flat,
}

named! { RailKind: Wood "wood", Steel "steel", Stone "stone", Flat "flat" }

/// The name that a player has given a theme. If it is empty, the theme has its default name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct ThemeName(ArrayString<{ 4 * ThemeName::LONGEST }>);

impl ThemeName {
    /// The longest name, in letters.
    pub const LONGEST: usize = 24;
    /// The default name.
    pub const NONE: ThemeName = ThemeName(ArrayString::new_const());

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for ThemeName {
    fn from(text: &str) -> ThemeName {
        let mut name = ThemeName::NONE;
        for letter in text.chars().filter(|letter| !letter.is_control()).take(ThemeName::LONGEST) {
            name.0.push(letter);
        }
        name
    }
}

impl From<String> for ThemeName {
    fn from(text: String) -> ThemeName {
        ThemeName::from(text.as_str())
    }
}

impl From<ThemeName> for String {
    fn from(name: ThemeName) -> String {
        name.as_str().to_owned()
    }
}

/// The colors of a material in the light, as it is, and in the shade.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::ui::paint) struct Shading<T> {
    pub(in crate::ui::paint) light: T,
    pub(in crate::ui::paint) body: T,
    pub(in crate::ui::paint) dark: T,
}

/// Mixes the colors of the materials.
const WALNUT: Rgb = Rgb(84, 50, 26);
const IRON: Rgb = Rgb(58, 64, 70);
const GRANITE: Rgb = Rgb(82, 80, 76);

impl Theme {
    /// The cloth below the lamp, around it, and next to the rail. Text can be read on all of it.
    pub(in crate::ui::paint) fn cloth(&self) -> Shading<egui::Color32> {
        let (body, ink) = (self.background, self.ink());
        let lit = |share: f32| body.mix(WHITE, share);
        let shares = [0.07, 0.05, 0.03, 0.0];
        let light = shares.into_iter().map(lit).find(|light| ink.contrast(*light) >= 4.6).unwrap_or(body);
        let dark = body.mix(BLACK, 0.34);
        let dark = if ink.contrast(dark) >= ink.contrast(body).min(4.6) { dark } else { body };
        Shading { light: light.color(), body: body.color(), dark: dark.color() }
    }

    /// The rail and the rack. Even dimmed text can be read on them.
    pub(in crate::ui::paint) fn rail(&self) -> Shading<Rgb> {
        let body = match self.materials.rail {
            RailKind::Wood => self.lines.mix(self.buttons, 0.3).mix(WALNUT, 0.72),
            RailKind::Steel => self.background.mix(self.lines, 0.22).mix(IRON, 0.25),
            RailKind::Stone => self.background.mix(self.lines, 0.3).mix(GRANITE, 0.4),
            RailKind::Flat => self.raised_rgb(),
        };
        let ink = self.ink();
        let least = |body: Rgb| ink.contrast(body.mix(WHITE, 0.12)).min(ink.contrast(body.mix(BLACK, 0.15)));
        let body = self.away(body, |body| least(body) >= 6.5);
        Shading {
            light: body.mix(WHITE, 0.34).mix(self.lines, 0.15),
            body,
            dark: body.mix(UMBER, 0.62).mix(BLACK, 0.2),
        }
    }

    /// Whether bones are painted without light and shade.
    pub fn has_flat_bones(&self) -> bool {
        self.materials.bones == BoneSet::Flat
    }
}
