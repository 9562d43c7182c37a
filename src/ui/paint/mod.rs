//! Painting that knows nothing of the game: themes, bones, buttons, the program's icon, and
//! triangles as pixels.

pub mod bone;
pub(crate) mod button;
pub(crate) mod firecracker;
pub mod ground;
pub mod head;
pub mod icon;
mod lettering;
pub(crate) mod marks;
mod relief;
pub mod scores;
pub(crate) mod signs;
pub mod theme;

pub(crate) use bone::places;
pub use bone::{
    Pose, corners, paint_back, paint_bone, paint_face, paint_lifted, paint_shadow, paint_slice, paint_tipped, ring,
};
pub(crate) use button::{ButtonPurpose, button_ui};
pub(crate) use firecracker::{Crackle, paint_burst, paint_firecracker};
pub use ground::{RAIL, paint_cloth, paint_plank, paint_rack, paint_rail};
pub(crate) use ground::{paper, plank};
pub use head::{Head, paint_head};
pub(crate) use lettering::{display, enlarge_letters, larger_letters, text_face, title_face};
pub(crate) use marks::{arrow_above, bow, closed_end, crossed_out, focus_line, joined_ends};
pub use scores::SideScore;
pub(crate) use signs::{Sign, paint_sign};
pub use theme::{
    BackColors, BoneColors, BoneSet, ClothKind, Edging, Face, Finish, Inlay, Materials, Part, RailKind, Rgb, Theme,
    ThemeName, Wood,
};
