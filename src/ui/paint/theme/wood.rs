//! The colors of a wooden score board and its inlays, mixed from the fourteen.

use crate::ui::paint::theme::rgb::{BLACK, TEXT, UMBER, WHITE};
use crate::ui::paint::{Rgb, Theme};
use egui::Color32;

/// Mixes the colors of the wood.
const MAHOGANY: Rgb = Rgb(74, 38, 20);

/// The colors of a wooden board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wood {
    /// The face.
    pub body: Color32,
    /// The upper edge, where light falls on it.
    pub light: Color32,
    /// The lower edge, which shows how thick it is.
    pub side: Color32,
    /// The lines of the grain. With high contrast there are none.
    pub grain: Option<Color32>,
    /// A drilled hole.
    pub hole: Color32,
    /// A carved line.
    pub cut: Color32,
    /// The edge all around it.
    pub outline: Color32,
    /// The names on it.
    pub text: Color32,
    /// Its shadow on the table.
    pub shade: Color32,
}

/// The colors of one side on a wooden board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Inlay {
    /// The track of its pegs.
    pub track: Color32,
    /// The part of the track behind the front peg.
    pub gone: Color32,
    /// The lower rim of a hole in the track, which is lit.
    pub rim: Color32,
    /// The front peg.
    pub peg: Color32,
    /// The back peg, which is dimmed.
    pub back: Color32,
    /// The shine on a peg.
    pub shine: Color32,
    /// The edge of a peg, and a sign on it.
    pub edge: Color32,
}

impl Wood {
    /// The wood of a board.
    pub fn of(theme: &Theme) -> Wood {
        let body = wood(theme);
        let text = theme.ink().clear_of(body, TEXT);
        Wood {
            body: body.color(),
            light: body.mix(WHITE, 0.2).color(),
            side: body.mix(UMBER, 0.55).color(),
            grain: (!theme.double_outlines).then(|| body.mix(UMBER, 0.4).color()),
            hole: body.mix(BLACK, 0.75).color(),
            cut: body.mix(text, 0.38).color(),
            outline: if theme.double_outlines { text.color() } else { body.mix(BLACK, 0.6).color() },
            text: text.color(),
            shade: theme.shade(),
        }
    }
}

impl Inlay {
    /// The track and the pegs of a side with this color, if it can be seen on the wood.
    pub fn of(theme: &Theme, side: Color32) -> Inlay {
        let wood = wood(theme);
        let peg = Rgb::of(side).clear_of(wood, 3.2);
        Inlay {
            track: wood.mix(peg, 0.13).color(),
            gone: wood.mix(peg, 0.42).color(),
            rim: wood.mix(peg, 0.3).color(),
            peg: peg.color(),
            back: peg.mix(wood, 0.25).color(),
            shine: peg.mix(WHITE, 0.6).color(),
            edge: wood.mix(BLACK, 0.75).color(),
        }
    }
}

/// The lines and buttons of a theme, turned to wood. With high contrast it is almost the
/// background.
fn wood(theme: &Theme) -> Rgb {
    if theme.double_outlines {
        theme.background.mix(theme.ink(), 0.1)
    } else {
        theme.lines.mix(theme.buttons, 0.35).mix(MAHOGANY, 0.65).mix(UMBER, 0.2)
    }
}
