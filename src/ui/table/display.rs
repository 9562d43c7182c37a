//! What the display shows in a frame, and what is done there with the pointer.

use std::time::Duration;

use egui::{Context, Id, LayerId, Order, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, accesskit::Role};

use super::{
    cloth::{Cloth, Preview, felt, paint_seen},
    desk::{Desk, button_word, display_of, pace},
    hand::HandCells,
    hint::recommended,
    layout::{Display, Layout, Needs},
    scene::{Key, Scene, laid_open, player_of},
    spots::{Spot, Token},
    status::{Status, status_ui},
    whole::{Camera, Scale},
};
use crate::{
    engine::{bone::Bone, table::End},
    game::{Input, Waiting},
    store::ScoreStyle,
    ui::{
        look::Look,
        paint::{
            bone::{Pose, paint_bone, ring},
            button::button_ui,
            scores::{
                SideScore,
                cribbage::{Cribbage, cribbage_ui},
                xsheet::{XSheet, x_sheet_ui},
            },
            theme::{Face, Theme},
        },
        words::{names::side_name, say::points},
    },
};

/// Clicks that follow each other within this many seconds are one double click.
const DOUBLE_CLICK: f64 = 0.3;
/// An answer within this many seconds comes soon.
const SOON: f64 = 0.4;
/// How much larger and smaller than it fits the table can be made.
const ZOOMS: std::ops::RangeInclusive<f32> = 0.6..=4.0;

/// What was done with the bones of the hand.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Done {
    clicked: Option<Bone>,
    double_clicked: Option<Bone>,
    /// The bone under the pointer or, if there is none, with the focus of the keyboard.
    pointed: Option<Bone>,
    /// The bone that is being dragged, and where the pointer is.
    dragged: Option<(Bone, Pos2)>,
    /// The bone that was let go, and where.
    dropped: Option<(Bone, Pos2)>,
}

impl Desk {
    /// Shows the display and takes what is done there. `keys` tells whether the keyboard is meant for it, and not for a window or a menu above it.
    pub fn ui(&mut self, ui: &mut Ui, look: Look<'_>, keys: bool) {
        self.now = ui.input(|input| input.time);
        self.listen();
        if keys {
            self.keys(ui);
        }
        let scene = self.scene_of(ui.max_rect().size(), ui.max_rect().min, look);
        self.show_all(ui, &scene, look);
        self.scene = Some(scene);
        if let Some(id) = self.focus_next.take() {
            ui.memory_mut(|memory| memory.request_focus(id));
            ui.request_repaint();
        }
        if let Some(after) = self.next_step() {
            ui.request_repaint_after(after);
        }
        if self.pegs.shown(self.now) < 1.0 && look.settings.scores != ScoreStyle::Figures {
            ui.request_repaint();
        }
        if let Some(after) = self.motion.next_frame(self.now) {
            ui.request_repaint_after(Duration::from_secs_f32(after));
        }
    }

    /// Everything at this moment, made anew only when something has changed, and bones sent on their way where it has.
    fn scene_of(&mut self, size: Vec2, corner: Pos2, look: Look<'_>) -> Scene {
        let (layout, cells) = self.lay_out(size, corner, look);
        let key = Key {
            moment: self.game.moment(),
            waiting: self.game.waiting(),
            chosen: self.game.chosen(),
            shown: self.game.shown(),
            layout,
            camera: self.camera,
            language: look.words.tag().to_owned(),
            settings: look.settings.clone(),
        };
        let before = self.scene.take();
        if let Some(scene) = before.as_ref().filter(|scene| scene.key == key) {
            return scene.clone();
        }
        self.cells = cells;
        self.pegs.follow(self.game.sitting().number(), self.game.seen(), self.now);
        if look.settings.reduce_motion {
            self.pegs.end();
        }
        let scene = Scene::of(key, &self.game, &self.view, &self.cells, look.words);
        let same_place = |old: &Scene| {
            let (old, new) = (&old.key, &scene.key);
            old.layout.status == new.layout.status && old.camera == new.camera
        };
        if before.as_ref().is_some_and(same_place) {
            let source = self.dealt.then(|| source(&scene.key.layout));
            self.motion.go(&scene.spots.bones, source, pace(look.settings), self.now);
        } else {
            self.motion.put(&scene.spots.bones);
        }
        self.dealt = false;
        if std::mem::take(&mut self.blinks)
            && let Some(bone) = self.marked
        {
            self.motion.blink(Token::Table(bone), pace(look.settings), self.now);
        }
        scene
    }

    /// Where everything stands, and the cells of the hand. On the whole table the hand decides how large its bones are, in the panel it is the other way round.
    fn lay_out(&self, size: Vec2, corner: Pos2, look: Look<'_>) -> (Layout, HandCells) {
        let area = Rect::from_min_size(corner, size);
        let display = display_of(self.game.rules(), look.settings);
        let free = HandCells::after(self.game.seen(), None);
        let needs = Needs {
            display,
            words: look.settings.interface_scale,
            hand: free.span(),
            sides: self.game.rules().seats() > 2,
            scores: look.settings.scores != ScoreStyle::Figures && !self.game.rules().single_hand,
            count: look.settings.table_count,
        };
        let layout = Layout::new(area, needs);
        match display {
            Display::Whole => (layout, free),
            Display::Compact => {
                let mut cells = HandCells::after(self.game.seen(), Some(layout.cells()));
                // What is shown besides the played bones needs room as well, until it is hidden again.
                let listed = self.game.played().len() + laid_open(&self.game).len();
                cells.update(self.game.hand(), layout.cells().saturating_sub(listed));
                (layout, cells)
            }
        }
    }

    fn show_all(&mut self, ui: &mut Ui, scene: &Scene, look: Look<'_>) {
        let (theme, layout) = (look.theme, &scene.key.layout);
        felt(ui.painter(), layout, theme);
        self.show_status(ui, scene, look);
        self.show_scores(ui, scene, look);
        if layout.display == Display::Whole {
            self.move_camera(ui, layout);
        }
        self.show_cloth(ui, scene, look);
        ui.painter().rect_filled(foot(layout), 0.0, theme.band());
        ui.painter().hline(layout.board.x_range(), layout.panel.top(), (1.0, theme.rule()));
        self.show_others(ui, scene, look);
        let done = self.show_hand(ui, scene, look);
        self.show_button(ui, layout, look);
        self.use_hand(ui.ctx(), done, scene, look);
        self.paint_moving(ui, scene, theme);
    }

    fn show_status(&self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let spoken = self.spoken(look);
        let compact = scene.key.layout.display == Display::Compact && scene.cards.len() == 2;
        status_ui(
            ui,
            &Status {
                ids: self.ids,
                layout: &scene.key.layout,
                theme: look.theme,
                cards: &scene.cards,
                target: &scene.target,
                boneyard: compact.then(|| (look.words.get("boneyard"), self.game.seen().drawable())),
                message: &spoken.line,
                detail: &spoken.detail,
            },
        );
    }

    /// The scores on a cribbage board or an X sheet, below the figures.
    fn show_scores(&self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let layout = &scene.key.layout;
        if layout.scores.height() < 1.0 {
            return;
        }
        let rules = self.game.rules();
        let names: Vec<String> =
            rules.all_sides().map(|side| side_name(look.words, look.settings, self.game.seen(), side).0).collect();
        let shown = self.pegs.shown(self.now);
        let colors = rules.all_sides().map(|side| {
            let first = rules.all_seats().find(|seat| rules.side(*seat) == side).unwrap_or(self.game.human());
            look.theme.figure(Face::Played(player_of(&self.game, first)))
        });
        let sides: Vec<SideScore<'_>> = names
            .iter()
            .zip(self.pegs.sides())
            .zip(colors)
            .map(|((name, course), color)| SideScore {
                name,
                score: course.now,
                before: course.before,
                earlier: course.earlier,
                shown,
                color,
            })
            .collect();
        let told: Vec<String> = sides.iter().map(|side| format!("{} {}", side.name, side.score)).collect();
        let (spoken, id) = (told.join(", "), self.ids.other("scores", 0));
        let (sides, target, theme, spoken) = (sides.as_slice(), rules.target, look.theme, spoken.as_str());
        match look.settings.scores {
            ScoreStyle::Figures => {}
            ScoreStyle::Cribbage => {
                let by_fives = rules.fives && !rules.threes && rules.rounding;
                cribbage_ui(ui, id, layout.scores, &Cribbage { sides, target, by_fives, theme, spoken });
            }
            ScoreStyle::XSheet => {
                x_sheet_ui(ui, id, layout.scores, &XSheet { sides, target, theme, spoken });
            }
        }
    }

    /// The wheel or a pinch zooms, a drag on the cloth moves the table, a double click fits it again.
    fn move_camera(&mut self, ui: &Ui, layout: &Layout) {
        let response = ui.interact(layout.cloth, self.ids.other("cloth", 0), Sense::CLICK | Sense::DRAG);
        let before = self.camera;
        if response.clicked() && self.game.waiting() == Waiting::Others {
            self.step(Input::Press);
        }
        if response.double_clicked() {
            self.camera = Camera::default();
        }
        if response.dragged() {
            self.camera.aside += response.drag_delta();
        }
        if response.hovered() {
            let (zoom, wheel) = ui.input(|input| (input.zoom_delta(), input.smooth_scroll_delta.y));
            let factor = zoom * (wheel / 400.0).exp();
            let wanted = (self.camera.zoom * factor).clamp(*ZOOMS.start(), *ZOOMS.end());
            if (wanted - self.camera.zoom).abs() > 1e-4 {
                let at = response.hover_pos().unwrap_or(layout.cloth.center()) - layout.cloth.center();
                // What is under the pointer stays there.
                self.camera.aside = at - (at - self.camera.aside) * (wanted / self.camera.zoom);
                self.camera.zoom = wanted;
            }
        }
        if self.camera != before {
            ui.ctx().request_repaint();
        }
    }

    fn show_cloth(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) {
        let lit = self.lit(scene, look);
        let target = self.dragged.and_then(|(_, at)| end_at(scene, &lit, at));
        let cloth = Cloth {
            ids: self.ids,
            layout: &scene.key.layout,
            theme: look.theme,
            spots: &scene.spots,
            motion: &self.motion,
            now: self.now,
            lit: &lit,
            corners: self.game.lead_is_open() && self.game.seen().forced_lead().is_none(),
            marked: self.marked,
            target,
            count: scene.count.as_deref(),
            remark: self.game.sitting().rules_to_come().map(|_| look.words.get("remark-new-rules")),
        };
        if let Some(end) = cloth.show(ui) {
            self.step(Input::Place(end));
            ui.request_repaint();
        }
    }

    /// The ends where the bone in question fits, and what a play there would make.
    fn lit(&self, scene: &Scene, look: Look<'_>) -> Vec<Preview> {
        let held = self.dragged.map(|(bone, _)| bone);
        let hinted = self.hint().and_then(recommended);
        // A bone under the pointer that fits nowhere does not put out what is lit for the chosen one or by a hint.
        let fitting = self.pointed.filter(|bone| !self.game.fits(*bone).is_empty());
        let asked = held.or(fitting).or(self.game.chosen());
        let Some(bone) = asked.or(hinted.map(|(bone, _)| bone)) else { return Vec::new() };
        let meant = |end: &End| asked.is_some() || hinted.is_some_and(|(_, best)| best == *end);
        let fits = self.game.fits(bone);
        let ends = scene.spots.ends.iter().map(|spot| spot.end).filter(|end| fits.contains(end) && meant(end));
        ends.filter_map(|end| self.preview(scene, look, bone, end)).collect()
    }

    fn preview(&self, scene: &Scene, look: Look<'_>, bone: Bone, end: End) -> Option<Preview> {
        let spot = scene.spots.end(end)?;
        let rules = self.game.rules();
        let counts = rules.fives || rules.threes || look.settings.table_count;
        let (pose, ghost) = match &scene.placed {
            Some(placed) => {
                let layout = &scene.key.layout;
                let scale = Scale::fitting(placed, layout.cloth, layout.unit, scene.key.camera);
                (placed.where_would(bone, end).map_or(spot.pose, |lie| scale.pose(lie)), Some(bone))
            }
            None => (spot.pose, None),
        };
        let number = match end {
            End::Joint(_) => self.game.fits(bone).iter().position(|other| *other == end),
            End::Arm(_) => None,
        };
        let outlook = self.game.outlook(bone, end).filter(|_| counts);
        let told = outlook.map(|outlook| {
            let count = ("count", outlook.count.into());
            if outlook.points > 0 {
                let shown = points(look.words, outlook.points.into(), look.settings.score_in_fives);
                look.words.format("preview-points", &[count, ("points", shown.into())])
            } else {
                look.words.format("preview-count", &[count])
            }
        });
        let text = match (number, told) {
            (Some(number), Some(told)) => Some(format!("{}: {told}", number + 1)),
            (Some(number), None) => Some((number + 1).to_string()),
            (None, told) => told,
        };
        Some(Preview { end, pose, ghost, text, scores: outlook.is_some_and(|outlook| outlook.points > 0) })
    }

    /// Your hand. Returns what was done with it.
    fn show_hand(&mut self, ui: &Ui, scene: &Scene, look: Look<'_>) -> Done {
        let mut done = Done::default();
        let hinted = self.hint().and_then(recommended).map(|(bone, _)| bone);
        let yours = matches!(self.game.waiting(), Waiting::You { .. });
        for spot in &scene.spots.bones {
            let Token::Hand(bone) = spot.token else { continue };
            let usable = yours && !self.game.fits(bone).is_empty();
            let response = self.hand_bone(ui, spot, bone, usable, look.theme);
            if hinted == Some(bone) {
                ring(ui.painter(), spot.pose, (0.055 * spot.pose.size).max(2.0), look.theme.lit());
            }
            note(&mut done, bone, &response);
        }
        done
    }

    fn hand_bone(&self, ui: &Ui, spot: &Spot, bone: Bone, usable: bool, theme: &Theme) -> Response {
        let chosen = self.game.chosen() == Some(bone);
        let sense = if usable { Sense::click_and_drag() } else { Sense::click() };
        let response = ui.interact(spot.pose.rect(), self.ids.hand(bone), sense);
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Button, ui.is_enabled(), &spot.name);
            info.selected = Some(chosen);
            info
        });
        let held = self.dragged.is_some_and(|(dragged, _)| dragged == bone);
        if held || self.motion.is_moving(spot.token, self.now) {
            return response;
        }
        let face = if chosen { Face::Selected } else { Face::Hand };
        paint_bone(ui.painter(), spot.pose, [bone.high(), bone.low()], &theme.bone(face), 1.0);
        if usable && response.hovered() {
            ring(ui.painter(), spot.pose, (0.035 * spot.pose.size).max(1.5), theme.lit());
        }
        if response.has_focus() {
            ring(ui.painter(), spot.pose, (0.06 * spot.pose.size).max(2.0), theme.focus());
        }
        response
    }

    fn show_button(&mut self, ui: &Ui, layout: &Layout, look: Look<'_>) {
        let waiting = self.game.waiting();
        let since = self.now - self.others_since;
        if waiting == Waiting::Others && since < SOON {
            // Most answers come before anybody could read that somebody thinks; a button that flashes up would only disturb.
            ui.request_repaint_after(Duration::from_secs_f64(SOON - since));
            return;
        }
        if waiting == Waiting::Ok && look.settings.auto_ok {
            return;
        }
        let Some((word, enabled)) = button_word(waiting) else { return };
        let text = look.words.get(word);
        let response = button_ui(ui, self.ids.button(), layout.button, layout.scale, look.theme, text, enabled);
        if !response.clicked() {
            return;
        }
        // The second click of a double click was meant for what the button said before the first.
        let meant = self.pressed.is_none_or(|(said, since)| said == word || self.now - since > DOUBLE_CLICK);
        if meant {
            self.pressed = Some((word, self.now));
            self.step(Input::Press);
        }
        ui.request_repaint();
    }

    fn use_hand(&mut self, ctx: &Context, done: Done, scene: &Scene, look: Look<'_>) {
        if done.pointed != self.pointed {
            self.pointed = done.pointed;
            ctx.request_repaint();
        }
        if let Some(bone) = done.double_clicked {
            self.play_at_once(bone);
        } else if let Some(bone) = done.clicked {
            self.step(Input::Choose(bone));
        }
        if let Some((bone, at)) = done.dragged {
            if self.dragged.is_none() && self.game.chosen() != Some(bone) {
                self.step(Input::Choose(bone));
            }
            // What was painted in this frame shows where the bone was in the one before.
            if self.dragged.replace((bone, at)) != Some((bone, at)) {
                ctx.request_repaint();
            }
        }
        if let Some((bone, at)) = done.dropped {
            self.drop_at(bone, at, scene, look);
        } else if done.dragged.is_none() && self.dragged.take().is_some() {
            // The pointer has left the window, or another program has taken it: the bone goes home.
            self.let_go_of_bone();
            ctx.request_repaint();
        }
        if done.clicked.or(done.double_clicked).is_some() || done.dropped.is_some() {
            ctx.request_repaint();
        }
    }

    /// A bone was let go somewhere: at an end it is played, anywhere else it goes home.
    fn drop_at(&mut self, bone: Bone, at: Pos2, scene: &Scene, look: Look<'_>) {
        let lit = self.lit(scene, look);
        let end = end_at(scene, &lit, at);
        self.dragged = None;
        // Before the lead, and where a bone fits only one end, anywhere on the table is clear enough.
        let only = self.game.only_fit(bone).filter(|_| scene.key.layout.board.contains(at));
        match end.or(only) {
            Some(end) => self.put_down(bone, end, lifted(&scene.key.layout, at)),
            None => self.let_go_of_bone(),
        }
    }

    /// Lets go of the chosen bone alone: it went home.
    fn let_go_of_bone(&mut self) {
        if let Some(bone) = self.game.chosen() {
            self.step(Input::Choose(bone));
        }
    }

    /// The bones on their way and the one that is being dragged, above everything else.
    fn paint_moving(&self, ui: &Ui, scene: &Scene, theme: &Theme) {
        let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, Id::unique("moving")));
        if self.motion.moves(self.now) {
            let moving = scene.spots.bones.iter().filter(|spot| self.motion.is_moving(spot.token, self.now));
            for seen in moving.filter_map(|spot| self.motion.seen(spot.token, self.now)) {
                paint_seen(&painter, &seen, theme);
            }
        }
        if let Some((bone, at)) = self.dragged {
            let colors = theme.bone(Face::Selected);
            paint_bone(&painter, lifted(&scene.key.layout, at), [bone.high(), bone.low()], &colors, 1.0);
        }
    }
}

fn note(done: &mut Done, bone: Bone, on: &Response) {
    if on.double_clicked() {
        done.double_clicked = Some(bone);
    } else if on.clicked() {
        done.clicked = Some(bone);
    }
    if on.hovered() || (on.has_focus() && done.pointed.is_none()) {
        done.pointed = Some(bone);
    }
    if let Some(at) = on.interact_pointer_pos() {
        if on.dragged() {
            done.dragged = Some((bone, at));
        }
        if on.drag_stopped() {
            done.dropped = Some((bone, at));
        }
    }
}

/// Everything below the playing area.
fn foot(layout: &Layout) -> Rect {
    Rect::from_min_max(
        Pos2::new(layout.board.left(), layout.panel.top()),
        Pos2::new(layout.board.right(), layout.panel.bottom()),
    )
}

/// The pose of a bone that is being dragged: in the hand of whoever drags it, a little larger, as if lifted.
fn lifted(layout: &Layout, at: Pos2) -> Pose {
    let size = 1.12 * layout.bone;
    let center = at - Vec2::new(0.0, 0.1 * layout.bone);
    match layout.display {
        Display::Compact => Pose::flat(center, size),
        Display::Whole => Pose::upright(center, size),
    }
}

/// Where a deal comes from.
fn source(layout: &Layout) -> Pose {
    match layout.display {
        Display::Whole => Pose::upright(layout.yard.center(), 0.4 * layout.bone),
        Display::Compact => Pose::upright(layout.status.center(), 0.3 * layout.bone),
    }
}

/// The end that something let go at a point is meant for: one that is lit, or else any that is near.
fn end_at(scene: &Scene, lit: &[Preview], at: Pos2) -> Option<End> {
    let near = |pose: Pose| {
        let distance = pose.rect().distance_to_pos(at);
        (distance < 0.75 * scene.spots.unit).then_some(distance)
    };
    let best = |found: Vec<(f32, End)>| found.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, end)| end);
    let lit = lit.iter().filter_map(|preview| Some((near(preview.pose)?, preview.end))).collect();
    let any = || scene.spots.ends.iter().filter_map(|spot| Some((near(spot.pose)?, spot.end))).collect();
    best(lit).or_else(|| best(any()))
}
