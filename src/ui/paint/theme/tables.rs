//! The eight tables that come with the program. They cannot be changed, only copied.

use crate::ui::paint::{BoneSet, ClothKind, Materials, RailKind, Rgb, Theme};

/// Black bones on a light cloth. Who played one shows in its line.
const LINEN: Theme = Theme {
    background: Rgb(214, 203, 178),
    text: Rgb(38, 30, 20),
    your_hand: Rgb(244, 236, 216),
    your_plays: Rgb(238, 206, 138),
    my_plays: Rgb(160, 204, 214),
    pips: Rgb(26, 20, 14),
    lines: Rgb(166, 134, 92),
    outlines: Rgb(44, 34, 24),
    your_hand_selected: Rgb(58, 40, 28),
    pips_selected: Rgb(250, 240, 220),
    lines_selected: Rgb(180, 150, 104),
    outlines_selected: Rgb(140, 36, 18),
    buttons: Rgb(124, 44, 26),
    button_text: Rgb(252, 242, 224),
    materials: Materials { bones: BoneSet::Black, cloth: ClothKind::Linen, rail: RailKind::Wood },
    ..Theme::GREEN
};

/// Bones with raised grain on gray stone.
const STONE: Theme = Theme {
    background: Rgb(66, 70, 72),
    text: Rgb(242, 242, 238),
    your_hand: Rgb(234, 230, 220),
    your_plays: Rgb(224, 212, 186),
    my_plays: Rgb(178, 202, 204),
    pips: Rgb(28, 30, 32),
    lines: Rgb(132, 130, 122),
    outlines: Rgb(24, 26, 28),
    your_hand_selected: Rgb(40, 44, 48),
    pips_selected: Rgb(246, 244, 236),
    lines_selected: Rgb(160, 156, 146),
    outlines_selected: Rgb(255, 208, 112),
    buttons: Rgb(212, 172, 100),
    button_text: Rgb(30, 24, 12),
    materials: Materials { bones: BoneSet::Grained, cloth: ClothKind::Slate, rail: RailKind::Stone },
    ..Theme::GREEN
};

/// Ivory on brown cloth within walnut.
const WALNUT: Theme = Theme {
    background: Rgb(66, 36, 26),
    text: Rgb(246, 232, 204),
    your_hand: Rgb(248, 236, 208),
    your_plays: Rgb(240, 216, 166),
    my_plays: Rgb(204, 202, 196),
    pips: Rgb(36, 22, 12),
    lines: Rgb(170, 128, 62),
    outlines: Rgb(28, 16, 10),
    your_hand_selected: Rgb(46, 28, 18),
    pips_selected: Rgb(252, 236, 198),
    lines_selected: Rgb(198, 156, 82),
    outlines_selected: Rgb(246, 206, 106),
    buttons: Rgb(208, 162, 76),
    button_text: Rgb(34, 22, 8),
    materials: Materials { bones: BoneSet::Ivory, cloth: ClothKind::Felt, rail: RailKind::Wood },
    ..Theme::GREEN
};

/// Black bones on a cloth almost as dark.
const NIGHT: Theme = Theme {
    background: Rgb(20, 26, 48),
    text: Rgb(212, 220, 238),
    your_hand: Rgb(226, 226, 222),
    your_plays: Rgb(126, 206, 196),
    my_plays: Rgb(238, 160, 138),
    pips: Rgb(14, 16, 24),
    lines: Rgb(120, 130, 160),
    outlines: Rgb(96, 106, 140),
    your_hand_selected: Rgb(30, 34, 52),
    pips_selected: Rgb(246, 244, 236),
    lines_selected: Rgb(150, 156, 180),
    outlines_selected: Rgb(255, 198, 112),
    buttons: Rgb(86, 110, 182),
    button_text: Rgb(255, 255, 255),
    materials: Materials { bones: BoneSet::Black, cloth: ClothKind::Felt, rail: RailKind::Steel },
    ..Theme::GREEN
};

impl Theme {
    /// The eight tables. The first three are the default themes, and the fourth is the blue
    /// playfield of The Draw Game with white bones and black spots.
    pub const TABLES: &'static [Theme; 8] =
        &[Theme::GREEN, Theme::DARK, Theme::CONTRAST, Theme::BLUE, LINEN, STONE, WALNUT, NIGHT];
}

/// Which of the tables a theme is, if the player has changed nothing of it.
pub fn table_of(theme: &Theme) -> Option<usize> {
    Theme::TABLES.iter().position(|table| table == theme)
}

/// The theme of this number: one of the player's own, or after those a table.
pub fn numbered(own: &[Theme; 3], number: usize) -> &Theme {
    own.get(number).unwrap_or_else(|| &Theme::TABLES[number - own.len()])
}
