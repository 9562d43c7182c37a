//! The sounds of a game: every event has one, at the time and place where it is seen and at the
//! player's volume.

use crate::common::inside::Inside;
use crate::window::inside::InsideDesk;
use crate::window::{Window, middling, open, open_on_the_way, open_rules, play_until, put, some_play, step, waiting};
use egui::{Key, vec2};
use electrum_dominoes::ui::settings::Settings;
use electrum_dominoes::{
    engine::{
        moves::Move,
        rules::{Preset, Rules},
    },
    seat::Input,
    sound::{
        Sound,
        mixer::{Cue, Maker},
    },
    table::{HostOrder, Waiting},
    ui::{speaker::Speaker, table::positions::Token},
};
use std::sync::mpsc::{Receiver, channel};

/// Starts listening to a window.
fn listen(window: &mut Window) -> Receiver<Cue> {
    let (sender, heard) = channel();
    window.state_mut().use_speaker(Speaker::to(sender));
    heard
}

fn moving(set: impl FnOnce(&mut Settings)) -> Window {
    open(Preset::AllFives, 4711, vec2(960.0, 720.0), |settings| {
        settings.look.reduce_motion = false;
        set(settings);
    })
}

fn is_of_bone(cue: &Cue) -> bool {
    matches!(cue.sound, Sound::OnBone(_) | Sound::OnCloth(_))
}

/// Returns the first sound of the next bone that you play.
fn next_bone(window: &mut Window, heard: &Receiver<Cue>) -> Cue {
    assert!(play_until(window, |window| matches!(waiting(window), Waiting::You { .. })));
    heard.try_iter().for_each(drop);
    let (bone, end) = some_play(window).expect("a bone that fits");
    put(window, bone, end);
    heard.try_iter().find(is_of_bone).expect("a bone")
}

#[test]
fn everything_in_a_game_is_heard() {
    for players in [2, 3, 4] {
        let rules = Rules { target: 60, ..Preset::Muggins.rules(players).expect("a game for this many players") };
        let mut window = open(Preset::Draw, 5, vec2(960.0, 720.0), |settings| settings.game.rules = rules);
        let heard = listen(&mut window);
        step(&mut window, HostOrder::NewGame(Some(5)));
        assert!(!play_until(&mut window, |_| false), "the game ends");
        let heard: Vec<Cue> = heard.try_iter().collect();
        let hands = window.state().desk().sitting().session().record().hands.clone();
        let moves = |is: fn(&Move) -> bool| hands.iter().flat_map(|hand| &hand.moves).filter(|step| is(step)).count();
        let sounds = |is: fn(&Sound) -> bool| heard.iter().filter(|cue| is(&cue.sound)).count();
        let bones = sounds(|sound| matches!(sound, Sound::OnBone(_) | Sound::OnCloth(_)));
        assert_eq!(bones, moves(|step| matches!(step, Move::Play(..))), "of {players}");
        assert_eq!(sounds(|sound| *sound == Sound::Drawn), moves(|step| *step == Move::Draw), "of {players}");
        assert_eq!(sounds(|sound| *sound == Sound::Knock), moves(|step| *step == Move::Pass), "of {players}");
        assert_eq!(sounds(|sound| matches!(sound, Sound::OnCloth(_))), hands.len(), "each hand has one lead");
        assert_eq!(sounds(|sound| *sound == Sound::Shuffled), hands.len());
        assert_eq!(sounds(|sound| matches!(sound, Sound::GameWon | Sound::GameLost)), 1);
        assert!(sounds(|sound| matches!(sound, Sound::Points(_))) > 0);
        assert!(heard.iter().any(|cue| cue.maker != Maker::Here) && heard.iter().any(|cue| cue.maker == Maker::Here));
    }
}

#[test]
fn a_bone_is_heard_when_and_where_it_lands() {
    let mut window = moving(|_| {});
    let heard = listen(&mut window);
    let (mut left, mut right) = (0, 0);
    for _ in 0..6 {
        let cue = next_bone(&mut window, &heard);
        assert!((0.18..=0.25).contains(&cue.after.as_secs_f64()), "a bone moves for 200 ms: {cue:?}");
        let scene = window.state().desk().scene().expect("a scene");
        let Sound::OnBone(weight) = cue.sound else { continue };
        let at = scene.spots.bones.iter().filter(|spot| matches!(spot.token, Token::Table(_)));
        let mut side = at.filter(|spot| spot.front.is_some_and(|bone| bone.weight() == weight));
        let middle = scene.key.areas.board.center().x;
        assert!(side.any(|spot| (spot.pose.center.x - middle) * cue.pan >= 0.0), "{cue:?}");
        left += usize::from(cue.pan < -0.05);
        right += usize::from(cue.pan > 0.05);
    }
    assert!(left > 0 && right > 0, "{left} to the left, {right} to the right");
}

#[test]
fn points_for_passes_are_heard_from_whoever_gets_them() {
    let rules = Preset::Dominican.rules(4).expect("a game for four");
    let (mut left, mut right) = (0, 0);
    for deal in 0..40 {
        if left > 0 && right > 0 {
            break;
        }
        let mut window = open_rules(rules, deal, vec2(960.0, 720.0), false, |_| {});
        let heard = listen(&mut window);
        assert!(!play_until(&mut window, |_| false), "the game ends");
        // Nothing else scores before the end of a hand.
        for cue in heard.try_iter().filter(|cue| matches!(cue.sound, Sound::Points(_))) {
            match cue.maker {
                Maker::Other(1) => left += usize::from(cue.pan < -0.1),
                Maker::Other(3) => right += usize::from(cue.pan > 0.1),
                _ => assert!(cue.pan.abs() < 0.15, "{cue:?}"),
            }
        }
    }
    assert!(left > 0 && right > 0, "{left} from the left, {right} from the right");
}

#[test]
fn without_motion_a_bone_is_heard_at_once() {
    let mut window = middling(Preset::AllFives, 4711);
    let heard = listen(&mut window);
    assert!(next_bone(&mut window, &heard).after.is_zero());
}

#[test]
fn an_act_plays_the_delayed_sounds_at_once() {
    let mut window = open_on_the_way();
    let hurried = window.state_mut().act(|desk, _| {
        desk.step(Input::LetGo);
        desk.take_sounds().hurried
    });
    assert!(hurried);
}

#[test]
fn choices_and_refusals_are_heard() {
    let mut window = middling(Preset::AllFives, 4711);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    let (bone, end) = some_play(&window).expect("a bone that fits");
    let heard = listen(&mut window);
    let sounds = |window: &mut Window, input| {
        step(window, input);
        heard.try_iter().map(|cue| cue.sound).collect::<Vec<Sound>>()
    };
    assert_eq!(sounds(&mut window, Input::Place(end)), [Sound::Refused], "no bone is chosen yet");
    assert_eq!(sounds(&mut window, Input::Choose(bone)), [Sound::Lifted]);
    assert_eq!(sounds(&mut window, Input::LetGo), []);
    assert_eq!(sounds(&mut window, Input::Choose(bone)), [Sound::Lifted], "the earlier refusal is over");
}

#[test]
fn your_turn_is_heard_after_the_turns_of_others() {
    let mut window = middling(Preset::AllFives, 4711);
    let heard = listen(&mut window);
    next_bone(&mut window, &heard);
    heard.try_iter().for_each(drop);
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. } | Waiting::Draw)));
    let sounds: Vec<Sound> = heard.try_iter().map(|cue| cue.sound).collect();
    assert_eq!(sounds.last(), Some(&Sound::YourTurn), "{sounds:?}");
}

#[test]
fn m_turns_all_sounds_off_and_on() {
    let mut window = middling(Preset::AllFives, 4711);
    let heard = listen(&mut window);
    window.key_press(Key::M);
    window.run();
    assert!(!window.state().settings().sound.on);
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 6));
    assert_eq!(heard.try_iter().count(), 0);
    window.key_press(Key::M);
    window.run();
    assert!(window.state().settings().sound.on);
    next_bone(&mut window, &heard);
}

#[test]
fn sounds_are_as_loud_as_the_player_wants_and_others_softer_if_wanted() {
    let mut window = middling(Preset::AllFives, 4711);
    let heard = listen(&mut window);
    let mut levels = |volume, quieter_others| {
        window.state_mut().set(|settings| {
            settings.sound.volume = volume;
            settings.sound.quieter_others = quieter_others;
        });
        let yours = next_bone(&mut window, &heard).level;
        assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. } | Waiting::NewGame)));
        let theirs = heard.try_iter().find(|cue| cue.maker != Maker::Here).expect("Nestor's moves").level;
        (yours, theirs)
    };
    let all = levels(100, false);
    assert_eq!(all, (1.0, 1.0));
    let half = levels(50, false);
    assert!(half.0 < 0.5 && (half.0 - half.1).abs() < f32::EPSILON);
    let quieter = levels(100, true);
    assert!(quieter.1 < 0.5 && (quieter.0 - 1.0).abs() < f32::EPSILON, "{quieter:?}");
}

#[test]
fn the_last_seconds_of_a_clock_are_heard_one_by_one() {
    let rules = Rules { seconds: 60, ..Preset::Firecrackers.rules(2).expect("a game for two") };
    let mut window = open_rules(rules, 5, vec2(960.0, 720.0), false, |_| {});
    assert!(play_until(&mut window, |window| matches!(waiting(window), Waiting::You { .. })));
    let heard = listen(&mut window);
    let mut ticks = [0, 0];
    for second in 0..55 {
        let now = window.ctx.input(|input| input.time);
        window.input_mut().time = Some(now + 1.0);
        window.step();
        ticks[usize::from(second >= 45)] += heard.try_iter().filter(|cue| cue.sound == Sound::Tick).count();
    }
    assert!(ticks[0] <= 1 && (5..=10).contains(&ticks[1]), "{ticks:?}");
}
