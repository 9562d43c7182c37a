//! The covered parts of the cloth.

use crate::{BONES, place::Area};
use arrayvec::ArrayVec;

/// The covered parts as a list of rectangles, with space for all bones of a set and one
/// hypothetical bone.
#[derive(Clone, Default, Debug)]
pub(super) struct Ground(ArrayVec<Area, { BONES + 1 }>);

impl Ground {
    pub(super) fn is_free(&self, area: &Area) -> bool {
        !self.0.iter().any(|covered| covered.overlaps(area))
    }

    pub(super) fn with(&self, area: Area) -> Ground {
        let mut ground = self.clone();
        ground.0.push(area);
        ground
    }

    pub(super) fn iter(&self) -> std::slice::Iter<'_, Area> {
        self.0.iter()
    }
}

impl FromIterator<Area> for Ground {
    fn from_iter<I: IntoIterator<Item = Area>>(areas: I) -> Ground {
        Ground(areas.into_iter().collect())
    }
}
