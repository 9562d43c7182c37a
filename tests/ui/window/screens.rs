//! What fills the window, as the tests look at it.

use electrum_dominoes::{
    engine::layout::End,
    review::Review,
    ui::stage::{OnStage, Stage, agreed::AgreedScreen, practice::Practice, review::Viewer},
};

pub(crate) trait Screens {
    fn agreed(&self) -> Option<&AgreedScreen>;
    fn agreed_mut(&mut self) -> Option<&mut AgreedScreen>;
    fn practice(&self) -> Option<&Practice>;
    fn viewer(&self) -> Option<&Viewer>;

    /// Whether a game is under review.
    fn looks_through(&self) -> bool {
        self.viewer().is_some()
    }

    /// The review of the game under review.
    fn review(&self) -> Option<&Review> {
        self.viewer()?.review()
    }

    /// The hand and the number of moves made in it where the review stands.
    fn looks_at(&self) -> Option<(usize, usize)> {
        self.viewer().map(Viewer::moment)
    }

    /// The spoken name of an end of the line on the reviewed table, if it is shown.
    fn end_looked_at(&self, end: End) -> Option<String> {
        let scene = self.viewer()?.desk.scene()?;
        Some(scene.spots.end(end)?.name.clone())
    }
}

impl Screens for Stage {
    fn agreed(&self) -> Option<&AgreedScreen> {
        if let OnStage::Match(screen) = self.shown() { Some(screen) } else { None }
    }

    fn agreed_mut(&mut self) -> Option<&mut AgreedScreen> {
        if let OnStage::Match(screen) = self.shown_mut() { Some(screen) } else { None }
    }

    fn practice(&self) -> Option<&Practice> {
        if let OnStage::Exercises(practice) = self.shown() { Some(practice) } else { None }
    }

    fn viewer(&self) -> Option<&Viewer> {
        if let OnStage::LookThrough(viewer) = self.shown() { Some(viewer) } else { None }
    }
}
