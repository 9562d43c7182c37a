//! All that moves or is heard: what is under way, and what has happened that the display does not
//! show yet.

use super::banner::{Banner, Occasion};
use super::bursts::Bursts;
use super::finale::{Finale, Stakes};
use super::fine_plays::FinePlays;
use super::motion::{Motion, Pace};
use super::points::{EndsCounted, Flight, FlyingPoints, PointsScored, plate_of};
use super::scores::ScoreChanges;
use super::sheet::SheetMotion;
use super::staged::{Staged, gains_of};
use crate::engine::{Award, Bone, Event, GameEnd, HandEnd, ScoreReason, Side};
use crate::record::{Chronicle, What};
use crate::say;
use crate::seat::SeatedPlayer;
use crate::table::Waiting;
use crate::ui::look::Look;
use crate::ui::paint::{Pose, RAIL, Theme, bow};
use crate::ui::settings::Settings;
use crate::ui::table::panels::score_place;
use crate::ui::table::positions::{Areas, Display, Spot, Token};
use crate::ui::table::scene::{LineEnding, Scene, player_of};
use crate::ui::table::sounds::Sounds;
use crate::ui::words::{Names, points};
use egui::{Painter, Pos2, Rect, Vec2, vec2};

/// The seconds between groups of points that start at the same moment.
const BETWEEN: f64 = 0.2;
/// The letters of points where text is of its usual size.
const LETTERS: f32 = 20.0;

/// Half the height of the figures of a score, where text is of its usual size.
const FIGURES: f32 = 14.0;

/// What moves, and what is heard of it.
#[derive(Default)]
pub struct Animations {
    pub(crate) motion: Motion,
    /// The sheet of bones to draw from.
    pub sheet: SheetMotion,
    pub(crate) scores: ScoreChanges,
    /// The points on their way to a score.
    pub points: FlyingPoints,
    pub(crate) bursts: Bursts,
    /// The banner.
    pub banner: Banner,
    /// The end of a hand or a game, until another begins or the player goes on.
    staged: Option<Staged>,
    pub(crate) sounds: Sounds,
    /// The time when the game ended, until the player has been told everything.
    pub(crate) over_since: Option<f64>,
    /// Whether the player wants nothing to move.
    pub(crate) still: bool,
    fine: FinePlays,
    upcoming: Upcoming,
}

/// What has just happened, until the display shows it.
#[derive(Default)]
struct Upcoming {
    occasion: Option<Occasion>,
    /// Whether the bones were dealt anew.
    dealt: bool,
    /// The bone that another player has just played, until it blinks.
    blinks: Option<Bone>,
    /// Points just scored by plays, until they start to move.
    scored: Vec<PointsScored>,
    /// What was won and lost at the end of a hand.
    awards: Vec<Award>,
    game_end: Option<GameEnd>,
}

/// When and of what game something begins to move, and on what it is painted.
pub struct Departure<'a> {
    /// The game that goes on.
    pub game: &'a SeatedPlayer,
    /// How everything looks.
    pub look: Look<'a>,
    /// What it is painted on.
    pub painter: &'a Painter,
    /// When it begins.
    pub now: f64,
}

impl Animations {
    /// Ends the motion of bones, the banner and a staged end, because a player who acts has seen
    /// enough of them. The result of a hand stands, so that it can be read.
    pub(crate) fn end_motion(&mut self) {
        self.motion.end();
        self.sheet.end();
        self.sounds.hurry();
        self.banner.rest();
        if self.staged.take().is_some() {
            self.end_counting();
        }
    }

    /// Makes way for what the player does now. A play that is taken back is worth no banner.
    pub(crate) fn give_way(&mut self) {
        self.end_motion();
        self.bursts.end();
        self.upcoming.occasion = None;
    }

    pub(crate) fn end_counting(&mut self) {
        self.scores.end();
        self.points.end();
    }

    /// Whether anything moves, blinks or bursts.
    pub(crate) fn is_under_way(&self, now: f64) -> bool {
        self.changes(now) || self.bursts.is_seen(now) || self.motion.next_frame(now).is_some()
    }

    /// Whether anything besides bones moves, so that every frame is different.
    pub(crate) fn changes(&self, now: f64) -> bool {
        let is_staged = self.staged.as_ref().is_some_and(|staged| now < staged.finale.ends());
        is_staged || self.scores.moves(now) || self.points.moves(now) || self.banner.moves(now) || self.sheet.moves(now)
    }

    /// Whether a bone that another player has played is still on its way, or blinks where it has arrived.
    pub fn shows_a_play(&self, now: f64) -> bool {
        self.motion.shows_a_play(now) || self.motion.blinking(now).is_some()
    }

    /// How far a bone on the table is tipped up, from 0 to 1, and over which of its edges.
    pub(crate) fn tipped(&self, bone: Bone, now: f64) -> Option<(f32, Vec2)> {
        self.staged.as_ref()?.tipped(bone, now)
    }

    /// The end of a hand or a game, while it is staged.
    pub fn finale(&self) -> Option<&Finale> {
        self.staged.as_ref().map(|staged| &staged.finale)
    }

    /// Notes what has happened, as it was shown until now: what will move, and what of it is worth
    /// a banner. `chronicle` is the game so far.
    pub(crate) fn note(
        &mut self,
        events: &[Event],
        game: &SeatedPlayer,
        chronicle: impl Fn() -> Chronicle,
        shown: Option<&Scene>,
        now: f64,
    ) {
        self.sounds.note(game, events);
        let mut played = None;
        for event in events {
            let mut occasion = None;
            match event {
                Event::Dealt { .. } => (self.upcoming.dealt, self.upcoming.blinks) = (true, None),
                Event::Played { seat, bone, .. } => {
                    played = Some(*bone);
                    if *seat != game.view().viewer() {
                        self.upcoming.blinks = played;
                    }
                }
                Event::Scored { side, seat, points, why, counted: true, .. } => {
                    let (points, is_count) = ((*points).into(), *why == ScoreReason::Count);
                    self.upcoming.scored.push(PointsScored { side: *side, points, from: played, is_count });
                    if *seat == game.view().viewer() {
                        let of = (game.view().game, *seat);
                        occasion = self.fine.note(of, &plays_of(&chronicle()));
                    }
                }
                Event::Awarded(award) if award.counted && award.points != 0 => self.upcoming.awards.push(*award),
                Event::Destroyed { seat, bone, .. } => {
                    let shown = shown.filter(|_| !self.still);
                    let spot = shown.and_then(|scene| scene.spots.bone(Token::Table(*bone)));
                    self.bursts.begin(*bone, spot, player_of(game, *seat), now);
                }
                Event::HandEnded { .. } => occasion = Some(Occasion::Ended(Stakes::Hand)),
                Event::GameEnded(end) => {
                    (self.over_since, self.upcoming.game_end) = (Some(now), Some(*end));
                    let yours = game.view().rules().side(game.view().viewer());
                    let stakes = if end.winner == Some(yours) { Stakes::Won } else { Stakes::Lost };
                    occasion = Some(Occasion::Ended(stakes));
                }
                _ => {}
            }
            self.upcoming.occasion = self.upcoming.occasion.max(occasion);
        }
    }

    /// Starts all motion from the scene before to this one.
    pub(crate) fn start(&mut self, before: Option<&Scene>, scene: &Scene, departure: &Departure<'_>) {
        let Departure { game, look, painter, now } = *departure;
        let (pace, dealt) = (pace(look.settings), self.upcoming.dealt);
        let same_place = |old: &&Scene| {
            let (old, new) = (&old.key, &scene.key);
            // The two displays of one window have this in common.
            let window = |areas: &Areas| (areas.status.min, areas.status.width(), areas.scale);
            window(&old.areas) == window(&new.areas) && old.camera == new.camera
        };
        if let Some(before) = before.filter(same_place) {
            if let Some(sheet) = scene.sheet.as_ref().filter(|_| before.sheet.is_none()) {
                self.motion.enter(&scene.spots.yard(), sheet.away);
            }
            self.sheet.go(scene.sheet.as_ref(), pace, now);
            let dealt_from = dealt.then(|| dealt_from(&scene.key.areas));
            self.motion.go(&scene.spots.bones, dealt_from, pace, self.bursts.bang(now));
        } else {
            self.motion.put(&scene.spots.bones);
            self.sheet.put(scene.sheet.as_ref());
            // What was on its way over the cloth would now miss its place.
            self.banner.rest();
            self.staged = None;
            self.end_counting();
        }
        let upcoming = std::mem::take(&mut self.upcoming);
        let size = scene.key.areas.letters(LETTERS);
        if let Some(Occasion::Ended(stakes)) = upcoming.occasion.filter(|_| !pace.still) {
            let begins = self.motion.rests(now);
            self.staged = Some(Staged::new(scene, game, &upcoming.awards, stakes, begins, pace.speed, size));
        }
        self.count_scores(scene, &upcoming, departure);
        let result = Occasion::Ended(Stakes::Hand);
        let ended = |event: &Event| matches!(event, Event::HandEnded { .. });
        let has_result = game.view().waiting == Waiting::NewHand && game.view().since.iter().any(ended);
        if self.banner.stays() && !has_result {
            self.banner.end();
        }
        // After Redo, or in a game that is opened, it is there at once.
        let found = (has_result && !self.banner.stays()).then_some(result);
        if let Some(occasion) = upcoming.occasion.filter(|_| !pace.still).or(found) {
            self.begin_banner(occasion, upcoming.game_end, departure);
            let over = self.banner.lay(painter, &scene.key.areas, &self.seen_in(scene, size));
            if let Some((over, begins)) = over.zip(self.banner.begins()) {
                self.banner.wait(self.points.leave(over, begins));
            }
            if pace.still || upcoming.occasion.is_none() {
                self.banner.rest();
            }
        } else if self.banner.stays() {
            self.banner.lay(painter, &scene.key.areas, &self.seen_in(scene, size));
        }
        if let Some(bone) = upcoming.blinks {
            self.motion.blink(Token::Table(bone), pace, now);
        }
    }

    /// Sends the sounds of what has begun to move, and of bones that have fallen.
    pub(crate) fn send_sounds(&mut self, scene: &Scene, now: f64) {
        for bone in self.staged.iter_mut().flat_map(|staged| staged.fallen(now)) {
            self.sounds.note_fallen(bone);
        }
        let ends = self.banner.begins().filter(|_| self.staged.is_some());
        self.sounds.send(scene, &self.motion, (self.bursts.bang(now), ends), now);
    }

    /// Paints the points and the banner, and what is counted at the end of a hand.
    pub(crate) fn paint_words(&self, painter: &Painter, areas: &Areas, theme: &Theme, now: f64) {
        let size = areas.letters(LETTERS);
        let on_cloth = painter.with_clip_rect(inside(areas));
        if let Some(staged) = &self.staged {
            staged.paint(painter, theme, size, now);
        }
        self.points.paint(&on_cloth, theme, size, now);
        self.banner.paint(painter, areas, theme, now);
    }

    /// Starts the flight of new points, and the scores that follow them.
    fn count_scores(&mut self, scene: &Scene, upcoming: &Upcoming, departure: &Departure<'_>) {
        let Departure { game, look, painter, now } = *departure;
        let (areas, pace, mut arrivals) = (&scene.key.areas, pace(look.settings), Vec::new());
        let size = areas.letters(LETTERS);
        let lands = |bone: Option<Bone>| {
            let spot = bone.and_then(|bone| scene.spots.bone(Token::Table(bone)));
            spot.map_or(self.motion.rests(now), |spot| self.motion.arrives(spot.token, now))
        };
        // The points of a play are what its ends come to, which is seen first.
        let first = upcoming.scored.first().filter(|play| play.is_count && !pace.still);
        let ends = first.and_then(|play| EndsCounted::new(scene, game, play.from?, lands(play.from), pace.speed, size));
        let counted = ends.as_ref().map(EndsCounted::counted);
        self.points.light_up(ends);
        let mut send = |side, value: i32, from: &dyn Fn(Vec2) -> Pos2, begins, stands| {
            let sign = if value < 0 { "−" } else { "+" };
            let text = format!("{sign}{}", points(look.words, value.abs(), look.settings.look.score_in_fives));
            let plate = plate_of(painter, &text, size);
            let number = scene.cards.iter().position(|card| card.side == side).unwrap_or(0);
            let score = score_place(areas, &scene.cards, scene.has_boneyard_figure(game), number);
            // They end beside the figures, which can be read all the while, and slide under the rail if
            // these are beyond it.
            let (from, beside) = (from(plate), 0.5 * plate.y + FIGURES * areas.text.max(areas.scale));
            let to = score + vec2(0.0, beside * (from.y - score.y).signum());
            let to = inside(areas).expand2(0.5 * plate).clamp(to);
            let flight = Flight::new(text, plate, [from, to], begins, pace.speed);
            arrivals.push((side, value, self.points.send(if stands { flight } else { flight.at_once() })));
        };
        for (number, PointsScored { side, points: value, from, .. }) in upcoming.scored.iter().enumerate() {
            let spot = from.and_then(|bone| scene.spots.bone(Token::Table(bone)));
            let lands = counted.filter(|_| number == 0).unwrap_or_else(|| lands(*from));
            let from = |plate: Vec2| {
                // Clear of the bone, so that it can still be read.
                let above = |spot: &Spot| spot.pose.rect().center_top() - vec2(0.0, 0.5 * plate.y + 4.0);
                spot.map_or(areas.cloth.center(), above)
            };
            send(*side, *value, &from, lands + number as f64 * BETWEEN / pace.speed, true);
        }
        for (side, value, from, begins) in self.staged.iter().flat_map(Staged::gains) {
            send(side, value, &|_| from.unwrap_or(areas.cloth.center()), begins, from.is_none());
        }
        let view = game.view();
        let arrives = |side: Side| arrivals.iter().find(|(other, ..)| *other == side).map_or(now, |(.., at)| *at);
        self.scores.follow((view.game, view.arrivals), &view.seen, arrives);
        for (number, side) in view.rules().all_sides().enumerate() {
            let mut of_side = arrivals.iter().filter(|(other, ..)| *other == side);
            if let Some((_, value, at)) = of_side.next_back().filter(|_| of_side.next().is_some()) {
                self.scores.split(number, *value, *at);
            }
        }
        if pace.still {
            self.end_counting();
        }
    }

    /// What is seen on the cloth besides the banner. `size` is that of the letters of points.
    fn seen_in(&self, scene: &Scene, size: f32) -> Vec<Rect> {
        let bones = scene.spots.bones.iter().map(|spot| spot.pose.rect());
        let places = scene.spots.ends.iter().map(|end| end.pose.rect());
        let joined = if let Some(LineEnding::BothEnds(ends)) = &scene.closing { bow(*ends) } else { Vec::new() };
        let joined = joined.windows(2).map(|pair| Rect::from_two_pos(pair[0], pair[1]).expand(0.2 * size));
        // An end waits until what flies has passed it, and so has the same place whoever has won.
        let flying = self.points.ways().filter(|_| self.staged.is_none());
        let points = flying.chain(self.staged.iter().flat_map(|staged| staged.sums(size)));
        let beside = [scene.key.areas.button, scene.key.areas.count];
        bones.chain(places).chain(joined).chain(points).chain(beside).collect()
    }

    /// Shows what is worth a banner once the last bone lies, and who has won once all is counted.
    fn begin_banner(&mut self, occasion: Occasion, end: Option<GameEnd>, departure: &Departure<'_>) {
        let Departure { game, look, now, .. } = *departure;
        let words = look.words;
        let text = match occasion {
            Occasion::Streak(plays) => say!(words, "moment-streak", count: usize::from(plays)),
            Occasion::BestPlay(value) => {
                let value = points(words, value, look.settings.look.score_in_fives);
                say!(words, "moment-best-play", points: value)
            }
            Occasion::Ended(_) => {
                let view = game.view();
                let award = |event: &Event| match event {
                    Event::Awarded(award) if award.counted => Some(*award),
                    _ => None,
                };
                let gains = gains_of(&view.since.iter().filter_map(award).collect::<Vec<_>>());
                let names = Names { words, settings: look.settings, rules: view.rules(), you: view.viewer() };
                let is_block = |event: &Event| matches!(event, Event::HandEnded { how: HandEnd::Blocked, .. });
                let of_hand = || names.outcome(view.since.iter().any(is_block), gains);
                end.map_or_else(of_hand, |end| names.verdict(&end))
            }
        };
        let finale = self.finale();
        let begins = finale.map_or(self.motion.rests(now), Finale::verdict);
        // The end of a game stands until its card opens, so that the table is never empty in between.
        let opens = self.over_since.map(|since| since + game.habits().table.pace.as_secs_f64());
        let ends = finale.map(Finale::ends).map(|ends| ends.max(opens.unwrap_or(ends)));
        self.banner.begin(occasion, text, begins, ends);
    }
}

/// Returns how bones move with these settings.
fn pace(settings: &Settings) -> Pace {
    let speed = f64::from(settings.look.animation_speed.max(1)) / 100.0;
    Pace { still: settings.look.reduce_motion, speed, flicker: settings.look.flicker }
}

/// What each play of the seat whose chronicle this is has scored, with the number of its hand.
fn plays_of(chronicle: &Chronicle) -> Vec<(usize, i32)> {
    let entries = chronicle.hands.iter().enumerate().flat_map(|(at, hand)| hand.entries.iter().map(move |it| (at, it)));
    let own = entries.filter(|(_, entry)| entry.seat == chronicle.seat && matches!(entry.what, What::Played { .. }));
    own.map(|(hand, entry)| (hand, entry.counted())).collect()
}

/// The playing area inside its rail.
fn inside(areas: &Areas) -> Rect {
    areas.board.shrink(RAIL * areas.scale)
}

/// Returns where the bones of a deal come from.
fn dealt_from(areas: &Areas) -> Pose {
    match areas.display {
        Display::Whole => Pose::upright(areas.yard.center(), 0.4 * areas.bone),
        Display::Compact => Pose::upright(areas.status.center(), 0.3 * areas.bone),
    }
}
