//! What is heard at a table: which sound everything has that happens, when it is heard, and from
//! where.
//!
//! A sound belongs to what is seen, so it waits until its bone lands. The moment is known when the
//! bone leaves; nothing is painted for it.

use super::moving::Motion;
use super::positions::{Spot, Token};
use super::scene::{Scene, player_of};
use crate::engine::{Bone, Event, HandEnd, ScoreReason, Seat};
use crate::seat::SeatedPlayer;
use crate::sound::{Cue, Maker, Sound};
use crate::table::Waiting;
use crate::table::sitting::clock::seconds_of;
use std::time::Duration;

/// How long after its bone the points are heard, in seconds, and then the end of a hand where nothing
/// moves, and then that it is your turn.
const POINTS: f64 = 0.1;
const ENDING: f64 = 0.3;
const YOUR_TURN: f64 = 0.35;
/// How long after one bone that is drawn the next one is heard.
const NEXT_DRAW: f64 = 0.11;
/// On a clock with no more seconds than this, each is heard.
const LAST_SECONDS: u16 = 10;
/// How far to the side the edge of the window sounds.
const WIDTH: f32 = 0.8;
/// How loud a bone of the line is that falls at the end of a game.
const FALLEN: f32 = 0.4;

/// When something is heard, and where.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Lands {
    /// At once, where a player sits.
    Now(u8),
    /// When a firecracker bursts whose fuse burns now, where a player sits.
    Bang(u8),
    /// When this bone lies, where it lies.
    Bone(Token),
    /// When all bones lie, where a player sits.
    Last(u8),
    /// When it is said who has won.
    Verdict,
    /// At once, where this bone of the line has fallen.
    Fallen(Bone),
}

/// Something that is heard.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Heard {
    sound: Sound,
    lands: Lands,
    /// How much later than that, in seconds.
    later: f64,
    /// Whose it is, counted from the player's left, or the player's own.
    player: u8,
}

/// The sounds to play from a table.
#[derive(Default, Debug)]
pub struct ToHear {
    /// Whether delayed sounds are played at once, because a player who acts has seen what they
    /// belong to.
    pub hurried: bool,
    /// What is heard from now on.
    pub cues: Vec<Cue>,
}

/// What is heard at a table.
#[derive(Default)]
pub(crate) struct Sounds {
    /// What has no moment and no place yet.
    heard: Vec<Heard>,
    sent: ToHear,
}

/// What is heard of the end of a hand, or of the game with it. Nobody wins a tie.
fn ending(game: &SeatedPlayer, events: &[Event]) -> Option<Sound> {
    let awarded = |event: &Event| match event {
        Event::Awarded(award) if award.points > 0 => Some(award.side),
        _ => None,
    };
    let of_game = events.iter().find_map(|event| if let Event::GameEnded(end) = event { end.winner } else { None });
    let of_hand = events.iter().find_map(|event| match event {
        Event::HandEnded { how: HandEnd::Domino(seat), .. } => Some(game.view().rules().side(*seat)),
        Event::HandEnded { how: HandEnd::Blocked, .. } => events.iter().find_map(awarded),
        _ => None,
    });
    let of_game = of_game.map(|winner| (winner, [Sound::GameWon, Sound::GameLost]));
    let (winner, [won, lost]) = of_game.or(of_hand.map(|winner| (winner, [Sound::HandWon, Sound::HandLost])))?;
    Some(if game.view().rules().side(game.view().viewer()) == winner { won } else { lost })
}

impl Sounds {
    /// Notes what is heard of things that happened one after the other.
    pub(super) fn note(&mut self, game: &SeatedPlayer, events: &[Event]) {
        let (mut drawn, by) = (0, |seat: &Seat| player_of(game, *seat));
        // Where the points of a play are heard. Those for passes are heard where they go.
        let mut last = Lands::Last(0);
        let mut hear = |sound, lands, later, player| self.heard.push(Heard { sound, lands, later, player });
        for event in events {
            match event {
                Event::Dealt { .. } => {
                    hear(Sound::Shuffled, Lands::Now(0), 0.0, 0);
                    hear(Sound::Dealt, Lands::Last(0), 0.0, 0);
                }
                Event::Played { seat, bone, .. } => {
                    let sound = if game.view().played().len() == 1 { Sound::OnCloth } else { Sound::OnBone };
                    last = Lands::Bone(Token::Table(*bone));
                    hear(sound(bone.weight()), last, 0.0, by(seat));
                }
                Event::Scored { seat, points, why, counted: true, .. } => {
                    let of_play = matches!(why, ScoreReason::Count | ScoreReason::Unblocked);
                    let lands = if of_play { last } else { Lands::Last(by(seat)) };
                    hear(Sound::Points(*points), lands, POINTS, by(seat));
                }
                Event::Drew { seat, bone, .. } => {
                    let lands = bone.map_or(Lands::Last(by(seat)), |bone| Lands::Bone(Token::Hand(bone)));
                    hear(Sound::Drawn, lands, NEXT_DRAW * f64::from(drawn), by(seat));
                    drawn += 1;
                }
                Event::Passed { seat } => hear(Sound::Knock, Lands::Now(by(seat)), 0.0, by(seat)),
                Event::Destroyed { seat, bone, .. } => {
                    hear(Sound::Bang, Lands::Bang(by(seat)), 0.0, by(seat));
                    last = Lands::Bone(Token::Table(*bone));
                }
                _ => {}
            }
        }
        if let Some(sound) = ending(game, events) {
            hear(sound, Lands::Verdict, 0.0, 0);
        }
    }

    /// Notes that a bone of a line that falls has hit the table.
    pub(super) fn note_fallen(&mut self, bone: Bone) {
        let sound = Sound::OnBone(bone.weight());
        self.heard.push(Heard { sound, lands: Lands::Fallen(bone), later: 0.0, player: 0 });
    }

    /// Notes what is heard of something that was done, beside what happened: `before` is how the
    /// game stood.
    pub(super) fn note_step(&mut self, game: &SeatedPlayer, before: Before, refused: bool) {
        let now = |sound| Heard { sound, lands: Lands::Now(0), later: 0.0, player: 0 };
        if let Some(bone) = game.chosen().filter(|_| game.chosen() != before.chosen) {
            self.heard.push(Heard { lands: Lands::Bone(Token::Hand(bone)), ..now(Sound::Lifted) });
        }
        if game.lights() && !before.lights {
            self.heard.push(now(Sound::Fuse));
        }
        if refused {
            self.heard.push(now(Sound::Refused));
        }
        let second = seconds(game).filter(|left| *left <= LAST_SECONDS && game.view().clocks.runs);
        if second.is_some() && second != before.seconds {
            self.heard.push(now(Sound::Tick));
        }
        let is_yours = matches!(game.view().waiting, Waiting::You { .. } | Waiting::Draw | Waiting::Pass);
        if is_yours && matches!(before.waiting, Waiting::Ok | Waiting::Others) {
            self.heard.push(Heard { lands: Lands::Last(0), later: YOUR_TURN, ..now(Sound::YourTurn) });
        }
    }

    /// Notes that the player has acted and no longer waits for what is moving.
    pub(super) const fn hurry(&mut self) {
        self.sent.hurried = true;
    }

    /// What is to be heard since this was asked last.
    pub(super) fn take(&mut self) -> ToHear {
        std::mem::take(&mut self.sent)
    }

    /// Gives everything that was noted its moment and its place, now that all bones are on their
    /// way.
    pub(super) fn send(&mut self, scene: &Scene, motion: &Motion, (bang, verdict): (f64, Option<f64>), now: f64) {
        let place = |token| scene.spots.bone(token).map(|spot| spot.pose.center.x);
        for heard in std::mem::take(&mut self.heard) {
            let (lands, x) = match heard.lands {
                Lands::Now(player) => (now, court(scene, player)),
                Lands::Bang(player) => (bang, court(scene, player)),
                Lands::Last(player) => (motion.rests(now), court(scene, player)),
                Lands::Verdict => (verdict.unwrap_or_else(|| motion.rests(now) + ENDING), None),
                Lands::Bone(token) => (motion.arrives(token, now), place(token)),
                Lands::Fallen(bone) => (now, place(Token::Table(bone))),
            };
            // Many fall, and each is heard a little.
            let level = if matches!(heard.lands, Lands::Fallen(_)) { FALLEN } else { 1.0 };
            let board = scene.key.areas.board;
            let pan = x.map_or(0.0, |x| WIDTH * (x - board.center().x) / (0.5 * board.width()));
            let maker = if heard.player == 0 { Maker::Here } else { Maker::Other(heard.player) };
            let after = Duration::from_secs_f64((lands - now).max(0.0) + heard.later);
            self.sent.cues.push(Cue { sound: heard.sound, after, pan: pan.clamp(-WIDTH, WIDTH), level, maker });
        }
    }
}

/// How the game stood before a step.
#[derive(Clone, Copy)]
pub(super) struct Before {
    chosen: Option<Bone>,
    lights: bool,
    waiting: Waiting,
    seconds: Option<u16>,
}

impl Before {
    pub(super) fn of(game: &SeatedPlayer) -> Before {
        Before { chosen: game.chosen(), lights: game.lights(), waiting: game.view().waiting, seconds: seconds(game) }
    }
}

/// Where the bones of another player lie, in the middle of them.
fn court(scene: &Scene, player: u8) -> Option<f32> {
    let of_player = |spot: &&Spot| matches!(spot.token, Token::Court(other, _) if other == player);
    let places: Vec<f32> = scene.spots.bones.iter().filter(of_player).map(|spot| spot.pose.center.x).collect();
    (!places.is_empty()).then(|| places.iter().sum::<f32>() / places.len() as f32)
}

/// The seconds that the clock shows.
fn seconds(game: &SeatedPlayer) -> Option<u16> {
    game.view().left().map(seconds_of)
}
