//! What the display shows in a frame, and what is done there with the pointer.

use std::time::Duration;

use egui::{Context, Id, LayerId, Order, Pos2, Ui};

use crate::{
    engine::{
        bone::Bone,
        table::{End, Way},
    },
    game::{Ends, Input, Waiting},
    ui::{
        look::Look,
        paint::{
            bone::{paint_bone, ring},
            button::button_ui,
            theme::{Face, Theme},
        },
        table::{
            board::{Board, Geometry, Preview, board_ui, felt},
            desk::{Desk, button_word},
            hint::recommended,
            layout::Layout,
            panel::{Panel, PanelResponse, lifted, panel_ui},
            scene::{Key, Scene},
            status::{Status, status_ui},
        },
        words::say::points,
    },
};

/// Clicks that follow each other within this many seconds are one double click.
const DOUBLE_CLICK: f64 = 0.3;

/// An answer within this many seconds comes soon.
const SOON: f64 = 0.4;

impl Desk {
    /// Shows the display and takes what is done there. `keys` tells whether the keyboard is meant for it, and not for a window or a menu above it.
    pub fn ui(&mut self, ui: &mut Ui, look: Look<'_>, keys: bool) {
        self.now = ui.input(|input| input.time);
        self.motion.step(self.now);
        self.listen(look);
        let layout = Layout::new(ui.max_rect(), f32::from(look.settings.interface_scale) / 100.0);
        self.layout = Some(layout);
        if keys {
            self.keys(ui, look);
        }
        let scene = self.scene(&layout, look);
        self.show_all(ui, &layout, &scene, look);
        self.scene = Some(scene);
        if let Some(id) = self.focus_next.take() {
            ui.memory_mut(|memory| memory.request_focus(id));
            ui.request_repaint();
        }
        if let Some(after) = self.next_step() {
            ui.request_repaint_after(after);
        }
        if let Some(after) = self.motion.next_frame() {
            ui.request_repaint_after(Duration::from_secs_f32(after));
        }
    }

    /// The words and bones of this moment, made anew only when something has changed.
    fn scene(&mut self, layout: &Layout, look: Look<'_>) -> Scene {
        let key = Key {
            moment: self.game.moment(),
            waiting: self.game.waiting(),
            chosen: self.game.chosen(),
            shown: self.game.shown(),
            cells: layout.cells(),
            language: look.words.tag().to_owned(),
            in_fives: look.settings.score_in_fives,
            table_count: look.settings.table_count,
        };
        match self.scene.take() {
            Some(scene) if scene.key == key => scene,
            _ => Scene::of(key, (&self.game, &self.view), &mut self.places, look.words, look.settings),
        }
    }

    fn show_all(&mut self, ui: &mut Ui, layout: &Layout, scene: &Scene, look: Look<'_>) {
        let theme = look.theme;
        let spoken = self.spoken(look);
        felt(ui.painter(), layout, theme);
        status_ui(
            ui,
            &Status {
                layout,
                theme,
                players: &scene.players,
                target: &scene.target,
                boneyard_name: look.words.get("boneyard"),
                boneyard: self.game.seen().drawable(),
                message: &spoken.line,
                detail: &spoken.detail,
            },
        );
        self.show_board(ui, layout, scene, look);
        let panel = Panel { layout, theme, hand: &scene.hand, open: &scene.open, flying: self.motion.bones() };
        let response = panel_ui(ui, &panel);
        let hinted = self.hint().and_then(recommended).and_then(|(bone, _)| self.places.cell(bone));
        if let Some(cell) = hinted {
            ring(ui.painter(), layout.cell(cell), (0.055 * layout.bone).max(2.0), theme.lit());
        }
        self.show_button(ui, layout, look);
        self.use_panel(ui.ctx(), response, layout, look);
        self.paint_moving(ui, layout, theme);
    }

    fn show_board(&mut self, ui: &mut Ui, layout: &Layout, scene: &Scene, look: Look<'_>) {
        let view = self.motion.table().unwrap_or(&self.view).clone();
        let geometry = Geometry::new(&view, layout.middle(), layout.unit);
        let target = self.dragged.and_then(|(bone, at)| geometry.end_at(at, self.fits(bone)));
        let board = Board {
            layout,
            theme: look.theme,
            view: &view,
            geometry: &geometry,
            names: &scene.ends,
            middle_name: &scene.middle,
            lit: self.lit(look),
            corners: self.game.lead_is_open() && self.game.seen().forced_lead().is_none(),
            blink: self.motion.blink(self.now),
            count: scene.count.as_deref(),
            remark: self.game.sitting().rules_to_come().map(|_| look.words.get("remark-new-rules")),
            target,
        };
        let response = board_ui(ui, &board);
        if let Some(way) = response.clicked {
            self.step(Input::Place(End::Arm(way)), look);
            ui.request_repaint();
        }
    }

    /// The ends where the bone in question fits, and what a play there would make.
    fn lit(&self, look: Look<'_>) -> [Option<Preview>; 4] {
        let held = self.dragged.map(|(bone, _)| bone);
        let hinted = self.hint().and_then(recommended);
        // A bone under the pointer that fits nowhere does not put out what is lit for the chosen one or by a hint.
        let fitting = self.pointed.filter(|bone| !self.game.fits(*bone).is_empty());
        let asked = held.or(fitting).or(self.game.chosen());
        let Some(bone) = asked.or(hinted.map(|(bone, _)| bone)) else { return Default::default() };
        let rules = self.game.rules();
        let counts = rules.fives || rules.threes || look.settings.table_count;
        let fits = self.fits(bone);
        Way::ALL.map(|way| {
            let meant = asked.is_some() || hinted.is_some_and(|(_, best)| best == End::Arm(way));
            if !fits[way.index()] || !meant {
                return None;
            }
            let outlook = self.game.outlook(bone, End::Arm(way)).filter(|_| counts);
            let Some(outlook) = outlook else { return Some(Preview::default()) };
            let shown = points(outlook.points.into(), look.settings.score_in_fives);
            let count = ("count", outlook.count.into());
            let text = if outlook.points > 0 {
                look.words.format("preview-points", &[count, ("points", shown.into())])
            } else {
                look.words.format("preview-count", &[count])
            };
            Some(Preview { text: Some(text), scores: outlook.points > 0 })
        })
    }

    fn show_button(&mut self, ui: &Ui, layout: &Layout, look: Look<'_>) {
        let waiting = self.game.waiting();
        let thinks_since = self.now - self.others_since;
        if waiting == Waiting::Others && thinks_since < SOON {
            // Most answers come before anybody could read that Nestor thinks; a button that flashes up would only disturb.
            ui.request_repaint_after(Duration::from_secs_f64(SOON - thinks_since));
            return;
        }
        if waiting == Waiting::Ok && look.settings.auto_ok {
            return;
        }
        let Some((word, enabled)) = button_word(waiting) else { return };
        let text = look.words.get(word);
        let response = button_ui(ui, layout.button, layout.scale, look.theme, text, enabled);
        if !response.clicked() {
            return;
        }
        // The second click of a double click was meant for what the button said before the first.
        let meant = self.pressed.is_none_or(|(said, since)| said == word || self.now - since > DOUBLE_CLICK);
        if meant {
            self.pressed = Some((word, self.now));
            self.step(Input::Press, look);
        }
        ui.request_repaint();
    }

    fn use_panel(&mut self, ctx: &Context, response: PanelResponse, layout: &Layout, look: Look<'_>) {
        if response.pointed != self.pointed {
            self.pointed = response.pointed;
            ctx.request_repaint();
        }
        if let Some(bone) = response.double_clicked {
            self.play_at_once(bone, look);
        } else if let Some(bone) = response.clicked {
            self.step(Input::Choose(bone), look);
        }
        if let Some((bone, at)) = response.dragged {
            if self.dragged.is_none() && self.game.chosen() != Some(bone) {
                self.step(Input::Choose(bone), look);
            }
            // What was painted in this frame shows where the bone was in the one before.
            if self.dragged.replace((bone, at)) != Some((bone, at)) {
                ctx.request_repaint();
            }
        }
        if let Some((bone, at)) = response.dropped {
            self.dragged = None;
            self.drop_at(bone, at, layout, look);
        } else if response.dragged.is_none() && self.dragged.take().is_some() {
            // The pointer has left the window, or another program has taken it: the bone goes home.
            self.let_go_of_bone(look);
            ctx.request_repaint();
        }
        if response.clicked.or(response.double_clicked).is_some() || response.dropped.is_some() {
            ctx.request_repaint();
        }
    }

    /// A bone was let go somewhere: at an end it is played, anywhere else it goes home.
    fn drop_at(&mut self, bone: Bone, at: Pos2, layout: &Layout, look: Look<'_>) {
        let geometry = Geometry::new(&self.view, layout.middle(), layout.unit);
        let end = geometry.end_at(at, self.fits(bone)).or_else(|| geometry.end_at(at, by_way(&self.game.ends())));
        let end = end.map(End::Arm);
        // Before the lead, and where a bone fits only one end, anywhere on the table is clear enough.
        let only = self.game.only_fit(bone).filter(|_| layout.board.contains(at));
        match end.or(only) {
            Some(end) => self.step_from(Input::Put(bone, end), Some(lifted(layout, at)), look),
            None => self.let_go_of_bone(look),
        }
    }

    /// The arms at whose ends a bone fits.
    fn fits(&self, bone: Bone) -> [bool; 4] {
        by_way(&self.game.fits(bone))
    }

    /// Lets go of the chosen bone alone: it went home.
    fn let_go_of_bone(&mut self, look: Look<'_>) {
        if let Some(bone) = self.game.chosen() {
            self.step(Input::Choose(bone), look);
        }
    }

    /// The bones on their way and the one that is being dragged, above everything else.
    fn paint_moving(&self, ui: &Ui, layout: &Layout, theme: &Theme) {
        let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, Id::unique("moving")));
        for flying in self.motion.flying(self.now) {
            let halves = [flying.bone.high(), flying.bone.low()];
            paint_bone(&painter, flying.lie, halves, &theme.bone(flying.face), 1.0);
        }
        if let Some((bone, at)) = self.dragged {
            let lie = lifted(layout, at);
            paint_bone(&painter, lie, [bone.high(), bone.low()], &theme.bone(Face::Selected), 1.0);
        }
    }
}

/// Ends that have the names of arms, as a switch for each arm.
fn by_way(ends: &Ends) -> [bool; 4] {
    Way::ALL.map(|way| ends.contains(&End::Arm(way)))
}
