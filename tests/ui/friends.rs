//! People who sit at one table, each before a window of their own, over real sockets.

use crate::window::{
    Window,
    files::{keys, program},
    friends::{Sitting, act, next, screen, view},
    in_hand, now, open, press_button, rules_for, shows,
};
use egui::{Color32, Key, Shape, accesskit::Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::msg;
use electrum_dominoes::{
    engine::{Bones, BySeat, End, HandEnd, Move, Phase, Way, rules::Preset},
    record::Bytes,
    seat::Input,
    sound::Sound,
    store::{Kept, Memory, Store},
    table::{View, Waiting, Wish},
    ui::{
        settings::{KnownTable, KnownTables},
        speaker::Speaker,
        words::Words,
    },
    wire::{Client, Code, DealMemory, FromTable, Invitation, Pass},
};
use std::{
    collections::BTreeSet,
    sync::{Arc, mpsc},
    thread,
    time::Duration,
};

#[cfg(target_os = "linux")]
mod desktop;

/// The windows of people at one table.
struct Friends {
    windows: Vec<Window>,
    memories: Vec<Memory>,
}

/// A window with files of its own, whose player goes by this name.
fn newcomer(name: &str) -> (Window, Memory) {
    let memory = Memory::default();
    let mut window = program(&memory);
    keys(&mut window, Key::J);
    enter(&mut window, "Your name", name);
    (window, memory)
}

fn enter(window: &mut Window, field: &str, text: &str) {
    window.get_by_role_and_label(Role::TextInput, field).click();
    window.run();
    keys(window, Key::A);
    window.get_by_role_and_label(Role::TextInput, field).type_text(text);
    window.run();
}

impl Friends {
    /// Ana invites to a table.
    fn invite() -> (Friends, Invitation) {
        Friends::invite_from(newcomer("Ana"))
    }

    fn invite_from((mut ana, hers): (Window, Memory)) -> (Friends, Invitation) {
        press_button(&mut ana, "Invite…");
        press_button(&mut ana, "Invite");
        let mut friends = Friends { windows: vec![ana], memories: vec![hers] };
        friends.until(|friends| screen(&friends.windows[0]).invitation().is_some());
        let invitation = screen(&friends.windows[0]).invitation().expect("it is open");
        (friends, invitation)
    }

    /// One invites, and the other comes by what the invitation says.
    fn sit_down() -> Friends {
        Friends::sit_down_with(newcomer("Ana"))
    }

    /// The same, to a game that no first hand ends.
    fn sit_down_to_a_long_game() -> Friends {
        let (mut ana, hers) = newcomer("Ana");
        ana.state_mut().set(|settings| settings.game.rules.target = 500);
        Friends::sit_down_with((ana, hers))
    }

    fn sit_down_with(ana: (Window, Memory)) -> Friends {
        let (mut friends, invitation) = Friends::invite_from(ana);
        assert!(shows(&friends.windows[0], &invitation.code.to_string()), "what the other types is in view");
        let (mut ben, his) = newcomer("Ben");
        enter(&mut ben, "Link or code", &invitation.typed());
        // Tables of other tests may be in the list of those that are near.
        ben.key_press(Key::Enter);
        ben.run();
        friends.windows.push(ben);
        friends.memories.push(his);
        friends.until(|friends| friends.windows.iter().all(|window| view(window).is_some()));
        friends
    }

    /// Shows all windows, frame by frame, until something is so.
    #[track_caller]
    fn until(&mut self, is_so: impl Fn(&Friends) -> bool) {
        self.go_on(is_so, |_| {});
    }

    /// Everybody plays the first bone that fits, until something is so.
    #[track_caller]
    fn play_until(&mut self, is_so: impl Fn(&Friends) -> bool) {
        self.go_on(is_so, Friends::play);
    }

    #[track_caller]
    fn go_on(&mut self, is_so: impl Fn(&Friends) -> bool, act: impl Fn(&mut Friends)) {
        for _ in 0..3000 {
            self.windows.iter_mut().for_each(Window::step);
            if is_so(self) {
                return;
            }
            act(self);
            thread::sleep(Duration::from_millis(2));
        }
        panic!("it did not come to that");
    }

    /// Whoever is to move does it, once all see the same moment and nobody waits for an answer.
    fn play(&mut self) {
        if !self.is_settled() {
            return;
        }
        let all_over = self.is_hand_over();
        for window in &mut self.windows {
            if let Some(input) = next(window).or(all_over.then_some(Input::Press)) {
                act(window, input);
            }
        }
    }

    /// Whether everybody sees the end of a hand.
    fn is_hand_over(&self) -> bool {
        self.windows.iter().all(|window| view(window).is_some_and(|view| view.waiting == Waiting::NewHand))
    }

    /// Whether all see the same moment, and nobody waits for an answer.
    fn is_settled(&self) -> bool {
        let moments = self.windows.iter().map(|window| view(window).map(|view| view.moment));
        let waits = self.windows.iter().any(|window| screen(window).client().is_none_or(Client::is_waiting));
        moments.collect::<BTreeSet<_>>().len() == 1 && !waits
    }
}

/// What the log tells of a hand: how many moves it had, how it ended and with which bones, and the scores.
type Told = (usize, Option<(HandEnd, BySeat<Bones>)>, BySeat<i16>);

fn told(window: &Window) -> Told {
    let chronicle = window.state().stage().desk().expect("a game").chronicle();
    let hand = chronicle.hands.last().expect("a hand").clone();
    (hand.entries.len(), hand.end, hand.scores)
}

fn is_over(window: &Window) -> bool {
    view(window).is_some_and(|view| view.seen.phase() != Phase::Playing)
}

#[test]
fn who_invites_is_called_as_they_typed_it_with_the_game() {
    let mut window = program(&Memory::default());
    keys(&mut window, Key::J);
    press_button(&mut window, "Invite…");
    enter(&mut window, "Your name", "Ana");
    press_button(&mut window, "Invite");
    let mut friends = Friends { windows: vec![window], memories: Vec::new() };
    let called = |friends: &Friends| -> Vec<String> {
        let Some(screen) = friends.windows[0].state().stage().friends() else { return Vec::new() };
        let Some(client) = screen.client() else { return Vec::new() };
        client.company().chairs.iter().map(|chair| chair.name.clone()).collect()
    };
    friends.until(|friends| !called(friends).is_empty());
    assert!(called(&friends).contains(&"Ana".to_owned()), "{:?}", called(&friends));
    assert_eq!(friends.windows[0].state().players().name(), "Ana");
}

#[test]
fn a_camera_sees_the_whole_code_of_an_invitation_however_small_the_window_is() {
    for size in [vec2(960.0, 720.0), vec2(480.0, 560.0), vec2(360.0, 640.0)] {
        let window = open(Preset::AllFives, 4711, size, |_| {});
        let sitting = Sitting::open(window, rules_for(Preset::AllFives, 2));
        let mut codes = sitting.window.output().shapes.iter().filter_map(|painted| match &painted.shape {
            Shape::Rect(shape) if shape.fill == Color32::WHITE && shape.rect.width() > 80.0 => {
                Some((shape.rect, painted.clip_rect))
            }
            _ => None,
        });
        let (code, seen) = codes.next().expect("a code");
        assert!(seen.contains_rect(code), "{size}: {code} in {seen}");
    }
}

#[test]
fn two_at_home_play_a_hand_and_each_sees_the_other_by_name() {
    let mut friends = Friends::sit_down();
    for (window, other) in friends.windows.iter().zip(["Ben", "Ana"]) {
        assert!(shows(window, other), "{other} sits there");
    }
    let seats: Vec<_> = friends.windows.iter().map(|window| view(window).expect("a game").viewer()).collect();
    assert_ne!(seats[0], seats[1]);
    let hands: Vec<_> = friends.windows.iter().map(|window| view(window).expect("a game").hand()).collect();
    for bone in hands[1].iter().filter(|bone| !hands[0].contains(*bone)) {
        assert!(!shows(&friends.windows[0], &in_hand(bone)), "nobody sees the hand of the other");
    }
    let waits = friends.windows.iter().position(|window| next(window).is_none()).expect("one of the two waits");
    let bone = view(&friends.windows[waits]).expect("a game").hand().iter().next().expect("a bone");
    act(&mut friends.windows[waits], Input::Choose(bone));
    friends.until(|friends| shows(&friends.windows[waits], "It’s not your turn."));
    friends.play_until(|friends| friends.windows.iter().all(is_over));
    let [ana, ben] = &friends.windows[..] else { panic!("two windows") };
    assert!(told(ana).0 > 4);
    assert_eq!(told(ana), told(ben), "both logs tell the same hand");
    friends.until(|friends| friends.windows.iter().all(|window| shows(window, "You all shuffled one hand together")));
}

#[test]
fn what_one_says_the_other_reads_unless_muted() {
    let mut friends = Friends::sit_down();
    press_button(&mut friends.windows[1], "Say…");
    press_button(&mut friends.windows[1], "Well played.");
    friends.until(|friends| shows(&friends.windows[0], "Ben: Well played."));
    press_button(&mut friends.windows[0], "Say…");
    friends.windows[0].get_by_role_and_label(Role::Switch, "Hide what others say").click();
    friends.windows[0].run();
    assert!(!shows(&friends.windows[0], "Ben: Well played."));
}

#[test]
fn one_takes_back_only_if_the_other_agrees() {
    let mut friends = Friends::sit_down();
    let deeds = |friends: &Friends| view(&friends.windows[0]).expect("a game").seen.deeds().len();
    // Somebody is to move whose last turn comes before one of the other. Bones that were drawn stay
    // drawn, so it may take a while.
    let takes_back = |window: &Window| {
        let past = view(window).filter(|_| next(window).is_some()).and_then(|view| view.past.undo.clone());
        past.is_some_and(|others| !others.is_empty())
    };
    friends.play_until(|friends| friends.is_settled() && friends.windows.iter().any(takes_back));
    let at = friends.windows.iter().position(takes_back).expect("somebody is to move");
    let (own, other) = [("Ana", "Ben"), ("Ben", "Ana")][at];
    let asks = format!("{own} would like to undo a move.");
    let before = deeds(&friends);
    keys(&mut friends.windows[at], Key::Z);
    friends.until(|friends| shows(&friends.windows[1 - at], &asks));
    assert_eq!(deeds(&friends), before, "nothing is taken back yet");
    press_button(&mut friends.windows[1 - at], "No");
    let told = format!("{other} said no.");
    friends.until(|friends| shows(&friends.windows[at], &told) && !shows(&friends.windows[1 - at], &asks));
    assert_eq!(deeds(&friends), before);
    keys(&mut friends.windows[at], Key::Z);
    friends.until(|friends| shows(&friends.windows[1 - at], &asks));
    press_button(&mut friends.windows[1 - at], "Agree");
    friends.until(|friends| deeds(friends) < before);
}

/// Presses what has this name wherever it stands on a page.
fn press_there(window: &mut Window, name: &str) {
    window.get_by_label(name).click_accesskit();
    window.run();
}

/// Ana opens the page of the rules at their table, and asks for a game without fives.
fn asks_for_a_game_without_fives(friends: &mut Friends) {
    let ana = &mut friends.windows[0];
    press_button(ana, "Change the rules…");
    assert!(shows(ana, "Everyone at the table is asked first."));
    assert!(ana.query_by_role_and_label(Role::Button, "Begin").is_none(), "this is not the page of a game of her own");
    assert!(ana.query_by_label("New game").is_none());
    if ana.query_by_label("Fives").is_none() {
        press_there(ana, Words::english().get(msg!("rules-ask-scores")));
    }
    press_there(ana, "Fives");
    press_button(ana, "From the next hand");
}

#[test]
fn the_next_hand_has_other_rules_once_the_other_agrees_who_reads_which() {
    let mut friends = Friends::sit_down_to_a_long_game();
    let has_fives =
        |friends: &Friends| friends.windows.iter().all(|window| view(window).is_some_and(|view| view.rules().fives));
    let asks = "Ana would like other rules from the next hand: Without this rule: Fives.";
    let agreed = "From the next hand: Without this rule: Fives.";
    friends.until(|friends| friends.is_settled() && has_fives(friends));
    asks_for_a_game_without_fives(&mut friends);
    friends.until(|friends| shows(&friends.windows[1], asks) && shows(&friends.windows[0], "Waiting for Ben."));
    press_button(&mut friends.windows[1], "No");
    friends.until(|friends| shows(&friends.windows[0], "Ben said no.") && !shows(&friends.windows[1], asks));
    asks_for_a_game_without_fives(&mut friends);
    friends.until(|friends| shows(&friends.windows[1], asks));
    assert!(!shows(&friends.windows[0], agreed));
    press_button(&mut friends.windows[1], "Agree");
    friends.until(|friends| friends.windows.iter().all(|window| shows(window, agreed)));
    assert!(has_fives(&friends), "this hand goes on as it began");
    // Whoever opens the page again sees what is agreed on, and what no game can change within.
    let ben = &mut friends.windows[1];
    press_button(ben, "Change the rules…");
    press_there(ben, Words::english().get(msg!("rules-ask-players")));
    press_there(ben, "Set of bones: Double nine, 55 bones");
    assert!(shows(ben, "It needs a new one."), "what cannot change says so where it stands");
    press_button(ben, "From the next hand");
    assert!(shows(ben, "It needs a new one."), "and nobody is asked");
    ben.key_press(Key::Escape);
    ben.run();
    let has_none =
        |friends: &Friends| friends.windows.iter().all(|window| view(window).is_some_and(|view| !view.rules().fives));
    friends.play_until(has_none);
    // It is this hand now.
    friends.until(|friends| !friends.windows.iter().any(|window| shows(window, agreed)));
    friends.play_until(|friends| friends.windows.iter().all(is_over));
    friends.until(|friends| friends.windows.iter().all(|window| shows(window, "You all shuffled 2 hands together")));
    let chronicle = |window: &Window| window.state().stage().desk().expect("a game").chronicle();
    for window in &friends.windows {
        let fives: Vec<bool> = chronicle(window).hands.iter().map(|hand| hand.rules.fives).collect();
        assert_eq!(fives, [true, false], "the sheet says which hand had which");
    }
}

#[test]
fn on_a_telephone_the_button_leads_to_other_rules_too() {
    let mut friends = Friends::sit_down_to_a_long_game();
    friends.windows[0].set_size(vec2(360.0, 640.0));
    friends.until(Friends::is_settled);
    let ana = &mut friends.windows[0];
    press_button(ana, "More…");
    press_button(ana, "Change the rules…");
    assert!(shows(ana, "Everyone at the table is asked first."));
}

#[test]
fn the_others_are_told_of_what_one_takes_back_alone() {
    let mut sitting =
        Sitting::open(open(Preset::Draw, 4711, vec2(960.0, 720.0), |_| {}), rules_for(Preset::Draw, 2)).with_others();
    // Nestor does not play here, so a play after which nothing has happened is Ben's own to take back.
    let takes_back = |client: &mut Client| {
        let view = client.view().expect("a view").clone();
        let alone = view.past.undo.as_ref().is_some_and(Vec::is_empty) && view.seen.deeds().len() > 1;
        alone && client.wish(Wish::Undo, view.moment).is_some()
    };
    sitting.until(|window| deeds(window) > 0);
    while !sitting.of_other(takes_back) {
        let before = deeds(&sitting.window);
        sitting.until(|window| deeds(window) > before);
    }
    sitting.window.run();
    assert!(shows(&sitting.window, "Ben took back a move."));
    assert!(!shows(&sitting.window, "Ana took back a move."));
}

#[test]
fn what_somebody_does_again_and_again_is_told_once() {
    let mut sitting =
        Sitting::open(open(Preset::Draw, 4711, vec2(960.0, 720.0), |_| {}), rules_for(Preset::Draw, 2)).with_others();
    sitting.until(|window| next(window).is_some());
    let held = view(&sitting.window).expect("a game").hand().iter().next().expect("a bone");
    for _ in 0..3 {
        sitting.of_other(|client| {
            let step = Move::Play(held, End::Arm(Way::West));
            client.wish(Wish::Play { step, west: false, draws_on: false }, client.view().expect("a view").moment)
        });
        sitting.until(|window| shows(window, "Ben played out of turn."));
    }
    sitting.window.run_steps(10);
    let told = sitting.window.query_all_by_label_contains("Ben played out of turn.").count();
    assert_eq!(told, 1);
}

fn deeds(window: &Window) -> usize {
    view(window).map_or(0, |view| view.seen.deeds().len())
}

#[test]
fn a_table_that_does_not_answer_is_said() {
    for size in [vec2(960.0, 720.0), vec2(360.0, 640.0)] {
        let window = open(Preset::Draw, 4711, size, |_| {});
        let mut sitting = Sitting::open(window, rules_for(Preset::Draw, 2)).with_others();
        sitting.until(|window| next(window).is_some());
        sitting.cut(true);
        let input = next(&sitting.window).expect("a play");
        act(&mut sitting.window, input);
        sitting.window.step();
        assert!(!shows(&sitting.window, "The table isn’t answering."));
        let asked = now(&sitting.window);
        while now(&sitting.window) < asked + 5.5 {
            sitting.window.step();
        }
        assert!(shows(&sitting.window, "The table isn’t answering."), "{size}");
    }
}

#[test]
fn an_invitation_goes_away_once_all_sit() {
    let window = open(Preset::Draw, 4711, vec2(960.0, 720.0), |_| {});
    let sitting = Sitting::open(window, rules_for(Preset::Draw, 2));
    assert!(shows(&sitting.window, "Send this to your friends"));
    // One who sits down and never takes part in the deal.
    let is_of_the_deal = |message: &FromTable| matches!(message, FromTable::Draw { .. } | FromTable::Hashes { .. });
    sitting.room.borrow_mut().rig = Some(Box::new(move |_, message| {
        (Some(message).filter(|message| !is_of_the_deal(message)).into_iter().collect(), Vec::new())
    }));
    let sitting = sitting.with_others();
    assert!(view(&sitting.window).is_none(), "nothing is dealt");
    assert!(!shows(&sitting.window, "Send this to your friends"));
    assert!(shows(&sitting.window, "Everyone’s here."));
}

#[test]
fn on_a_telephone_the_table_of_friends_is_as_large_as_any_other_and_one_line_opens_to_the_rest() {
    let size = vec2(360.0, 640.0);
    let mut sitting = Sitting::open(open(Preset::AllFives, 4711, size, |_| {}), rules_for(Preset::AllFives, 2));
    sitting = sitting.with_others();
    sitting.until(|window| view(window).is_some_and(View::is_your_turn));
    let window = &mut sitting.window;
    let bone = |window: &Window, hand: Bones| {
        let label = in_hand(hand.iter().next().expect("a bone"));
        window.query_all_by_label_contains(&label).next().expect("it is shown").rect().height()
    };
    let alone = open(Preset::AllFives, 4711, size, |_| {});
    let usual = bone(&alone, alone.state().desk().game().view().hand());
    let here = bone(window, view(window).expect("a game").hand());
    assert!(here > 0.9 * usual, "{here} beside {usual}");
    assert!(shows(window, "Ben") && !shows(window, "Give up my seat"));
    press_button(window, "More…");
    assert!(shows(window, "Give up my seat") && shows(window, "Say…"));
    press_button(window, "Close");
    assert!(!shows(window, "Give up my seat") && shows(window, "More…"), "the cross folds what was unfolded");
    press_button(window, "Close");
    assert!(!shows(window, "More…") && shows(window, "Rejoin"), "and leaves the table to itself then");
}

#[test]
fn to_invite_and_to_join_are_two_choices_and_servers_are_for_friends_far_away() {
    for (wide, beside) in [(960.0, true), (480.0, true), (360.0, false)] {
        let (mut window, _) = newcomer("Ana");
        window.set_size(vec2(wide, 640.0));
        window.run();
        // Tables that are near come below, each with a button of its own.
        let first = |name| window.query_all_by_role_and_label(Role::Button, name).next().expect("a button");
        let place = |name: &'static str| first(name).rect();
        let [invite, sit] = ["Invite…", "Sit down"].map(place);
        assert_eq!(invite.right() < sit.left(), beside, "{invite} and {sit} in {wide}");
        assert_eq!(invite.bottom() < sit.top() - 30.0, !beside, "{invite} and {sit} in {wide}");
        assert!([invite, sit].iter().all(|place| place.left() >= 0.0 && place.right() <= wide));
        let asked = |window: &Window| {
            shows(window, "4850") || window.query_by_role_and_label(Role::TextInput, "Who hosts your tables").is_some()
        };
        assert!(!asked(&window), "nobody is asked for a server or a port");
        // On a telephone it is below what is seen.
        window.get_by_role_and_label(Role::Button, "Friends far away…").click_accesskit();
        window.run();
        assert!(asked(&window));
    }
}

#[test]
fn whoever_invites_to_a_table_of_four_can_ask_three_friends() {
    let (mut ana, hers) = newcomer("Ana");
    press_button(&mut ana, "Invite…");
    for choice in [
        "Five-Up: ",
        "Players: 4",
        "Ajax: Beginner",
        "Ajax’s seat: A friend online",
        "Helen: Beginner",
        "Helen’s seat: A friend online",
    ] {
        // Some of them are below what is seen.
        ana.get_by_label_contains(choice).click_accesskit();
        ana.run();
    }
    press_button(&mut ana, "Invite");
    let mut friends = Friends { windows: vec![ana], memories: vec![hers] };
    friends.until(|friends| screen(&friends.windows[0]).invitation().is_some());
    let free = ["Free. Waiting for someone."; 3].join(" · ");
    friends.until(|friends| shows(&friends.windows[0], &free));
}

#[test]
fn a_wrong_code_is_said_where_it_was_typed() {
    let mut friends = Friends::sit_down();
    let invitation = screen(&friends.windows[0]).invitation().expect("it is open");
    let wrong = Invitation { code: Code::from_typed("01234-56789").expect("a code"), ..invitation };
    let (mut cleo, hers) = newcomer("Cleo");
    enter(&mut cleo, "Link or code", &wrong.typed());
    cleo.key_press(Key::Enter);
    cleo.run();
    friends.windows.push(cleo);
    friends.memories.push(hers);
    friends.until(|friends| shows(&friends.windows[2], "No table has this code"));
    let typed = friends.windows[2].get_by_role_and_label(Role::TextInput, "Link or code").value();
    assert_eq!(typed, Some(wrong.typed()), "what was typed can be mended");
    assert!(friends.windows[2].state().stage().friends().is_none(), "nobody sits at no table");
}

#[test]
fn a_link_to_the_own_table_leads_back_to_the_seat() {
    let mut friends = Friends::sit_down();
    let invitation = screen(&friends.windows[1]).invitation().expect("it is open");
    let (_, hand) = (friends.windows.pop(), view(&friends.windows[0]).expect("a game").hand());
    let mut ben = program(&friends.memories[1]);
    let (sender, openings) = mpsc::channel();
    ben.state_mut().use_openings(openings);
    sender.send(format!("dominoes:{}", invitation.typed()).into()).expect("the window listens");
    ben.run_steps(4);
    friends.windows.push(ben);
    friends.until(|friends| view(&friends.windows[1]).is_some());
    assert!(view(&friends.windows[1]).is_some_and(|view| view.hand() != hand && !view.hand().is_empty()));
}

#[test]
fn who_comes_by_a_link_types_a_name_and_sits_down() {
    let (mut friends, invitation) = Friends::invite();
    let memory = Memory::default();
    let mut ben = program(&memory);
    let (sender, openings) = mpsc::channel();
    ben.state_mut().use_openings(openings);
    sender.send(format!("dominoes:{}", invitation.typed()).into()).expect("the window listens");
    ben.run_steps(4);
    ben.event(egui::Event::Text("Ben".to_owned()));
    ben.run_steps(2);
    ben.key_press(Key::Enter);
    ben.run_steps(2);
    friends.windows.push(ben);
    friends.memories.push(memory);
    friends.until(|friends| friends.windows.iter().all(|window| view(window).is_some()));
    let chairs = &screen(&friends.windows[0]).client().expect("a line").company().chairs;
    assert!(chairs.iter().any(|chair| chair.name == "Ben"), "{chairs:?}");
    friends.windows[1].run_steps(2);
    let title = friends.windows[1].root().accesskit_node().label().expect("the window has a name");
    assert!(title.contains("Ben"), "{title}");
}

#[test]
fn a_name_that_was_given_is_not_asked_again() {
    let (mut ana, _) = newcomer("Ana");
    press_button(&mut ana, "Invite…");
    assert!(ana.query_by_role_and_label(Role::TextInput, "Your name").is_none());
    press_button(&mut ana, "Invite");
    let mut friends = Friends { windows: vec![ana], memories: Vec::new() };
    friends.until(|friends| !screen(&friends.windows[0]).client().expect("a line").company().chairs.is_empty());
    let chairs = screen(&friends.windows[0]).client().expect("a line").company().chairs.clone();
    assert!(chairs.iter().any(|chair| chair.name == "Ana"), "{chairs:?}");
}

#[test]
fn whoever_goes_away_keeps_the_seat_and_comes_back_to_the_same_hand() {
    let mut friends = Friends::sit_down();
    friends.play_until(|friends| friends.is_settled() && told(&friends.windows[0]).0 >= 3);
    let (hand, log) = (view(&friends.windows[1]).expect("a game").hand(), told(&friends.windows[1]));
    // The program ends, and is started again.
    friends.windows[1] = program(&Memory::default());
    friends.until(|friends| shows(&friends.windows[0], "Ben is away"));
    friends.windows[1] = program(&friends.memories[1]);
    assert!(shows(&friends.windows[1], "Your seat at the table with Ana is kept."));
    press_button(&mut friends.windows[1], "Rejoin");
    friends.until(|friends| view(&friends.windows[1]).is_some_and(|view| view.hand() == hand));
    friends.until(|friends| !shows(&friends.windows[0], "Ben is away"));
    assert_eq!(told(&friends.windows[1]), log, "the log tells what was played before");
}

/// The sign over the middle of the table.
fn sign(window: &Window) -> Option<String> {
    let desk = window.state().stage().desk()?;
    desk.animations().banner.seen(now(window)).map(|(text, _)| text.to_owned())
}

#[test]
fn the_sign_of_a_hand_names_the_friend_who_won_it_to_whoever_comes_back_then_too() {
    let mut friends = Friends::sit_down_to_a_long_game();
    // Hers is the program that keeps the table, so he is the one who comes back. Nobody goes on
    // before both windows have said who won, however late the news reaches one of them.
    let told = loop {
        friends.play_until(Friends::is_hand_over);
        friends.until(|friends| friends.windows.iter().all(|window| sign(window).is_some()));
        let told = sign(&friends.windows[1]).expect("it is said");
        if told.contains('+') && !told.contains("You") {
            break told;
        }
        friends.play_until(|friends| !friends.is_hand_over());
    };
    assert!(told.contains("Ana"), "{told} names her");
    friends.windows[1] = program(&friends.memories[1]);
    press_button(&mut friends.windows[1], "Rejoin");
    friends.until(|friends| sign(&friends.windows[1]).is_some());
    assert_eq!(sign(&friends.windows[1]), Some(told));
}

#[test]
fn whoever_does_something_else_sits_at_the_table_all_the_same_and_is_told_of_the_turn() {
    let mut friends = Friends::sit_down();
    friends.play_until(|friends| {
        friends.is_settled() && next(&friends.windows[0]).is_some() && told(&friends.windows[1]).0 > 0
    });
    friends.windows[1].key_press(Key::Escape);
    friends.windows[1].run_steps(4);
    assert!(friends.windows[1].state().stage().is_table(), "Ben is at his own table");
    assert!(shows(&friends.windows[1], "At your table, Ana is to play."));
    keys(&mut friends.windows[1], Key::E);
    assert!(shows(&friends.windows[1], "At your table, Ana is to play."), "above the exercises too");
    let (sender, heard) = mpsc::channel();
    friends.windows[1].state_mut().use_speaker(Speaker::to(sender));
    let before = told(&friends.windows[0]).0;
    let is_to_move = |friends: &Friends| shows(&friends.windows[1], "Your turn at the table with Ana.");
    friends.go_on(is_to_move, |friends| {
        if let Some(input) = next(&friends.windows[0]) {
            act(&mut friends.windows[0], input);
        }
    });
    assert!(told(&friends.windows[0]).0 > before && !shows(&friends.windows[0], "Ben is away"));
    assert!(heard.try_iter().any(|cue| cue.sound == Sound::YourTurn), "it is heard too");
    press_button(&mut friends.windows[1], "Rejoin");
    friends.until(Friends::is_settled);
    assert_eq!(told(&friends.windows[1]), told(&friends.windows[0]), "nothing of it was missed");
    assert!(next(&friends.windows[1]).is_some() && !is_to_move(&friends));
}

#[test]
fn a_table_that_this_computer_keeps_is_closed_only_after_a_question() {
    let mut friends = Friends::sit_down();
    friends.windows[0].key_press(Key::Escape);
    friends.windows[0].run_steps(4);
    // Nobody goes to a second table by mistake, which would close this one.
    keys(&mut friends.windows[0], Key::J);
    press_button(&mut friends.windows[0], "Invite…");
    press_button(&mut friends.windows[0], "Invite");
    assert!(shows(&friends.windows[0], "You’re already at a table."));
    press_button(&mut friends.windows[0], "OK");
    press_button(&mut friends.windows[0], "Close");
    assert!(shows(&friends.windows[0], "The table waits until you open it again"));
    press_button(&mut friends.windows[0], "Cancel");
    friends.until(|friends| shows(&friends.windows[0], "Rejoin"));
    press_button(&mut friends.windows[0], "Close");
    press_button(&mut friends.windows[0], "Close the table");
    friends.until(|friends| shows(&friends.windows[1], "Connection lost."));
    assert!(!shows(&friends.windows[0], "Rejoin"), "whoever has stood up is not reminded");
}

/// Who cannot keep what they gave to deals gives bytes twice after the next start.
#[test]
fn as_many_tables_as_are_remembered_are_kept_with_all_that_is_known_of_their_deals() {
    let memory = Memory::default();
    let store = || Store::on(Arc::new(memory.clone()));
    let window = open(Preset::Block, 4711, vec2(960.0, 720.0), |_| {});
    let mut sitting = Sitting::open(window, rules_for(Preset::Block, 2)).with_others();
    sitting.until(|window| view(window).is_some_and(|view| view.seen.phase() == Phase::HandOver));
    let deals = screen(&sitting.window).client().and_then(Client::pass).expect("a seat").deals;
    assert_ne!(deals, DealMemory::default(), "a hand was noted");
    let mut known = KnownTables::default();
    for number in 0..20_u32 {
        let code = Code::from_typed(&format!("{number:010}")).expect("a code");
        let (address, name) = ("wss://dominoes.example/table".to_owned(), "Ana".to_owned());
        let pass = Pass { address, code, token: None, secret: Bytes([7; 32]), name, deals: deals.clone() };
        known.note(KnownTable {
            pass,
            game: "draw".to_owned(),
            others: vec!["Ben".to_owned()],
            port: None,
            sits: false,
        });
    }
    let mut writes = store();
    writes.save(Kept::Tables, known.clone());
    assert!(writes.is_well());
    drop(writes);
    assert_eq!(store().load::<KnownTables>(Kept::Tables).expect("they were kept").list(), known.list());
}
