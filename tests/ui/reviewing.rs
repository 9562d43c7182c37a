//! Reviews with the real widgets: their marks, moving through them, finding a better play, and
//! judging each game only once.

use crate::common::inside::Inside;
use crate::window::inside::InsideDesk;
use crate::window::screens::Screens as _;
use crate::window::{
    self, Window,
    files::{click, finish, has, program_at, program_of},
    in_hand, play_until, step,
    tempting::tempted,
    waiting,
};
use egui::{Key, Modifiers, accesskit::Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use electrum_dominoes::{
    arena::luck::Cause,
    engine::{bone::Seat, moves::Move, rules::Preset, state::Phase},
    nestor::{
        Level, Thinking,
        judge::{self, Judged, Judgement, Judging, Mark, NODES, Weighed},
        question::{Jobs, Kind, Question, Thought},
    },
    record::Record,
    review::{Review, Reviewed},
    seat::Input,
    store::Memory,
    table::Waiting,
    ui::{thinker::Thinker, words::Words},
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering::Relaxed},
};

/// The points that win the games here.
const TARGET: u16 = 40;

/// Starts the program with files in memory and a short game.
fn program(memory: &Memory, deal: u64) -> Window {
    program_at(memory, deal, TARGET)
}

fn stand(window: &Window) -> Record {
    window.state().desk().sitting().session().record().clone()
}

/// Waits until the game is judged.
fn judge(window: &mut Window) {
    for _ in 0..400 {
        window.run_steps(1);
        let Some(review) = window.state().stage().review() else { continue };
        if review.open().next().is_none() && (review.is_open || review.luck.is_some()) {
            window.run();
            return;
        }
    }
    panic!("the review never ends");
}

fn review(window: &Window) -> Review {
    window.state().stage().review().expect("a review").clone()
}

fn key(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run();
}

/// Returns the places of the player's own marks.
fn own_marks(review: &Review) -> Vec<(usize, usize)> {
    let own = |reviewed: &&Reviewed| reviewed.seat() == Seat::FIRST && reviewed.mark().is_some();
    let place = |reviewed: &Reviewed| (reviewed.decision.hand - 1, reviewed.decision.number);
    review.decisions().iter().filter(own).map(place).collect()
}

#[test]
fn a_finished_game_is_reviewed_and_every_mark_matches_the_judge() {
    let mut window = program(&Memory::default(), 4711);
    finish(&mut window);
    let record = stand(&window);
    key(&mut window, Key::J);
    assert!(window.state().stage().looks_through());
    judge(&mut window);
    let review = review(&window);
    assert_eq!(review.decisions().len(), record.decisions().expect("it was played").len());
    for reviewed in review.decisions().iter().step_by(7) {
        let judged = Judging::new(reviewed.decision.seen.clone(), NODES).finish();
        assert_eq!(reviewed.mark(), judged.of(reviewed.decision.step).expect("it was legal").mark);
    }
    let marks = own_marks(&review);
    assert!(!marks.is_empty(), "always playing the first bone that fits leads to mistakes");
    key(&mut window, Key::Home);
    for mark in &marks {
        key(&mut window, Key::M);
        assert_eq!(window.state().stage().looks_at(), Some(*mark));
        assert!(has(&window, "Better:") && !has(&window, "It cost"), "what it cost stands behind a word");
    }
    key(&mut window, Key::M);
    assert_eq!(window.state().stage().looks_at(), marks.last().copied(), "there is none after the last");
    if marks.len() > 1 {
        click(&mut window, "Previous mistake");
        assert_eq!(window.state().stage().looks_at(), Some(marks[marks.len() - 2]));
    }
    assert!(has(&window, "Luck: ") && has(&window, "Your plays") && has(&window, "Plays of the others"));
    click(&mut window, "More…");
    click(&mut window, "Totals");
    assert!(has(&window, "Every decision is judged by what the player knew at the time."));
    key(&mut window, Key::Escape);
    assert!(window.state().stage().looks_through(), "only the totals were closed");
    key(&mut window, Key::Escape);
    assert!(!window.state().stage().looks_through());
    assert_eq!(stand(&window), record);
}

/// Returns the button whose spoken name begins like this.
fn card<'a>(window: &'a Window, title: &str) -> egui_kittest::Node<'a> {
    let named =
        |node: &egui_kittest::Node<'_>| node.accesskit_node().label().is_some_and(|name| name.starts_with(title));
    window.query_all_by_role(Role::Button).find(named).unwrap_or_else(|| panic!("no card “{title}”"))
}

#[test]
fn a_review_opens_with_what_cost_most_the_best_play_and_what_all_cost_and_leads_to_them() {
    let mut window = program(&Memory::default(), 4711);
    finish(&mut window);
    key(&mut window, Key::J);
    judge(&mut window);
    let review = review(&window);
    let own = || review.decisions().iter().filter(|reviewed| reviewed.seat() == Seat::FIRST);
    let loss = |reviewed: &Reviewed| reviewed.judgement().expect("it was judged").played.loss;
    let worst = own().max_by(|one, other| loss(one).total_cmp(&loss(other))).expect("some decisions");
    let Move::Play(bone, _) = worst.decision.step else { panic!("a bone was played") };
    let name = card(&window, "Cost you most").accesskit_node().label().expect("a name");
    assert!(name.starts_with(&format!("Cost you most: {bone} ")) && name.ends_with("games in 100"), "{name}");
    let together = "What your plays cost together"; // and nothing about a level
    let all = card(&window, together).accesskit_node().label().expect("a name");
    let sum = Words::english().games_in_100(review.sum(Seat::FIRST).loss).to_string();
    assert!(all.contains(&sum) && !all.contains(" 0 ") && !all.contains('“'), "{all}");
    // Every other move would have cost more than any other that was right costs.
    let margin = |reviewed: &Reviewed| {
        let judged = reviewed.judged().expect("it was judged");
        let is_best = judged.of(reviewed.decision.step).is_some_and(|made| made.played.loss <= 0.0);
        judged.candidates.get(1).filter(|_| is_best).map_or(0.0, |next| next.loss)
    };
    let best = own().max_by(|one, other| margin(one).total_cmp(&margin(other))).expect("some decisions");
    let place = |reviewed: &Reviewed| Some((reviewed.decision.hand - 1, reviewed.decision.number));
    card(&window, "Your best play").click();
    window.run();
    assert_eq!(window.state().stage().looks_at(), place(best));
    assert!(has(&window, "There was nothing better."));
    // The verdict is what comes after the last move.
    click(&mut window, "Last");
    card(&window, "Cost you most").click();
    window.run();
    assert_eq!(window.state().stage().looks_at(), place(worst));
    key(&mut window, Key::End);
    card(&window, together).click();
    window.run();
    assert!(has(&window, "Every decision is judged by what the player knew"), "the totals are open");
    key(&mut window, Key::Escape);
    // From there, the mistakes begin with the first.
    key(&mut window, Key::M);
    assert_eq!(window.state().stage().looks_at(), own_marks(&review).first().copied());
    for way in ["First", "Back", "Next", "Last", "Previous mistake", "Next mistake"] {
        let icon = window.get_by_label(way).rect();
        assert!(icon.width() < 50.0, "{way} is {icon}");
    }
}

#[test]
fn everyone_at_a_table_of_four_is_named_beside_the_likely_places_of_bones() {
    let rules = Preset::Muggins.rules(4).expect("a game for four");
    let mut window = window::open_rules(rules, 7, vec2(960.0, 720.0), false, |_| {});
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 6));
    key(&mut window, Key::J);
    judge(&mut window);
    key(&mut window, Key::B);
    let bar = window.get_by_label("First").rect();
    let title = window
        .query_all_by_role(Role::Heading)
        .find(|title| title.accesskit_node().label().is_some_and(|text| text.starts_with("Unseen")));
    let title = title.expect("the panel").rect();
    for name in ["Nestor", "Ajax", "Helen", "Boneyard"] {
        let below = title.left_bottom();
        let beside = |node: &egui_kittest::Node<'_>| node.rect().left() >= below.x && node.rect().top() >= below.y;
        let found = window.query_all_by_role(Role::Label).filter(beside);
        let mut found = found.filter(|node| node.value().is_some_and(|text| text.starts_with(name)));
        let place = found.next().unwrap_or_else(|| panic!("{name} is not named")).rect();
        assert!(place.bottom() < bar.top() - 150.0, "{name} stands at {place}");
    }
}

#[test]
fn a_review_never_asks_to_go_on() {
    let memory = Memory::default();
    let mut window = program(&memory, 4711);
    finish(&mut window);
    key(&mut window, Key::J);
    judge(&mut window);
    key(&mut window, Key::Home);
    let mut moments = 0;
    loop {
        for asked in ["OK", "New hand", "New game", "It is my turn"] {
            assert!(!has(&window, asked), "{asked} at {:?}", window.state().stage().looks_at());
        }
        moments += 1;
        let before = window.state().stage().looks_at();
        key(&mut window, Key::ArrowRight);
        if window.state().stage().looks_at() == before {
            break;
        }
    }
    assert!(moments > 10);
}

#[test]
fn luck_and_plays_add_up_to_the_result() {
    let mut window = program(&Memory::default(), 12);
    finish(&mut window);
    key(&mut window, Key::J);
    judge(&mut window);
    let review = review(&window);
    let luck = review.luck.as_ref().expect("the game is over");
    let side = electrum_dominoes::engine::bone::Side::new(0).expect("a side");
    let won = stand(&window).replay().expect("it was played").state().result().and_then(|end| end.winner);
    assert!((luck.end[0] - f64::from(u8::from(won == Some(side)))).abs() < 1e-9);
    let plays = luck.changes.iter().filter(|change| matches!(change.cause, Cause::Play(_)));
    let all = luck.of(side) + plays.map(|play| play.after[0] - play.before[0]).sum::<f64>();
    assert!((luck.start[0] + all - luck.end[0]).abs() < 1e-9);
}

#[test]
fn the_current_game_is_reviewed_as_far_as_the_player_may_know() {
    let mut window = program(&Memory::default(), 4711);
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 6));
    let before = stand(&window);
    key(&mut window, Key::J);
    judge(&mut window);
    let review = review(&window);
    assert!(review.is_open && review.luck.is_none());
    assert!(review.decisions().iter().all(|reviewed| reviewed.seat() == Seat::FIRST) && !review.decisions().is_empty());
    assert!(has(&window, "Luck is shown once the hand is over"));
    key(&mut window, Key::Escape);
    assert_eq!(stand(&window), before);
}

#[test]
fn a_game_is_judged_once_and_a_damaged_review_is_made_again() {
    let memory = Memory::default();
    let mut window = program(&memory, 4711);
    finish(&mut window);
    key(&mut window, Key::J);
    judge(&mut window);
    let first = review(&window);
    key(&mut window, Key::Escape);
    let id = window.state().store().archive().wait_for_games()[0].played.id;
    let kept = window.state().store().archive().load_review(id).expect("it was kept");
    // The second time, it is there at once from the list of games.
    window.key_press_modifiers(Modifiers::COMMAND, Key::G);
    window.run();
    window.query_all_by_label_contains("All Fives, Beginner").next().expect("a row").click();
    window.run();
    window.get_by_label("Review").click();
    window.run_steps(3);
    let again = review(&window);
    assert_eq!(again.open().count(), 0, "it was judged before");
    for (one, other) in first.decisions().iter().zip(again.decisions()) {
        assert_eq!((one.judgement(), &one.decision), (other.judgement(), &other.decision));
    }
    assert_eq!(first.luck, again.luck);
    key(&mut window, Key::Escape);
    key(&mut window, Key::Escape);
    // A broken review does no harm.
    let folder = shelf_of_reviews(&memory);
    let name = folder.names().into_iter().find(|name| name.contains(&id.to_string())).expect("a file");
    folder.write(&name, b"nothing").expect("memory can be written");
    assert!(window.state().store().archive().load_review(id).is_none());
    key(&mut window, Key::J);
    judge(&mut window);
    assert_eq!(window.state().store().archive().load_review(id), Some(kept), "it was made and saved again");
}

/// Returns how many decisions of a review are judged.
fn count(review: &Review) -> usize {
    review.decisions().len() - review.open().count()
}

/// Starts the review of the game at the table and goes on until this many decisions are judged.
fn judge_so_many(window: &mut Window, wanted: usize) {
    window.key_press(Key::J);
    for _ in 0..400 {
        window.run_steps(1);
        if window.state().stage().review().is_some_and(|review| count(review) >= wanted) {
            return;
        }
    }
    panic!("it never gets that far");
}

/// Returns what is saved of the review of the only game.
fn kept(window: &Window, record: &Record) -> Review {
    let id = window.state().store().archive().wait_for_games()[0].played.id;
    let mut review = Review::of(record, Seat::FIRST).expect("it was played");
    let kept = window.state().store().archive().load_review(id).expect("something was saved");
    assert!(kept.put_into(&mut review));
    review
}

#[test]
fn a_review_that_was_left_or_killed_resumes_where_it_stopped() {
    let long = (4711..).find_map(|number| {
        let memory = Memory::default();
        let mut window = program(&memory, number);
        finish(&mut window);
        let record = stand(&window);
        let review = Review::of(&record, Seat::FIRST).expect("it was played");
        (review.decisions().len() > 20).then_some((window, record))
    });
    let (mut window, record) = long.expect("some game is long enough");
    judge_so_many(&mut window, 3);
    let first = review(&window);
    assert!(!first.is_whole() && (3..8).contains(&count(&first)));
    window.key_press(Key::Escape);
    window.run_steps(2);
    let judged = |review: &Review| review.decisions().iter().map(Reviewed::judgement).collect::<Vec<_>>();
    assert!(judged(&first).is_sorted_by_key(Option::is_some), "the latest are judged first");
    // One more was judged in the frame in which it was closed.
    let at_the_close = kept(&window, &record);
    assert!(count(&at_the_close) >= count(&first) && judged(&at_the_close).is_sorted_by_key(Option::is_some));
    // The saved part is there before anything more is judged, and the program ends without asking
    // anyone.
    judge_so_many(&mut window, count(&first) + 12);
    let second = review(&window);
    let at_the_kill = kept(&window, &record);
    assert!(!second.is_whole() && count(&at_the_kill) >= count(&first) + 8);
    for before in [first, at_the_close, at_the_kill] {
        let same = |(one, other): (&Reviewed, &Reviewed)| [None, other.judgement()].contains(&one.judgement());
        assert!(before.decisions().iter().zip(second.decisions()).all(same));
    }
    window.run_steps(2);
    judge(&mut window);
    assert!(kept(&window, &record).is_whole());
    assert_eq!(judged(&kept(&window, &record)), judged(&review(&window)));
}

/// Returns each unseen bone with the text about it.
fn told_of_bones(window: &Window) -> Vec<(String, String)> {
    let told = window.query_all_by_role(Role::Label).filter_map(|node| node.value());
    let of_bone = |line: String| {
        let (bone, shares) = line.split_once(": ")?;
        let is_bone = bone.len() == 3 && bone.as_bytes()[1] == b'-' && shares.contains('%');
        is_bone.then(|| (bone.to_owned(), shares.to_owned()))
    };
    told.filter_map(of_bone).collect()
}

#[test]
fn beliefs_are_shown_next_to_the_truth_once_a_hand_is_over() {
    let mut window = program(&Memory::default(), 4711);
    finish(&mut window);
    let record = stand(&window);
    key(&mut window, Key::J);
    judge(&mut window);
    key(&mut window, Key::Home);
    for _ in 0..6 {
        key(&mut window, Key::ArrowRight);
    }
    assert!(told_of_bones(&window).is_empty());
    key(&mut window, Key::B);
    let (hand, made) = window.state().stage().looks_at().expect("a moment");
    let mut then = Record { hands: record.hands[..=hand].to_vec(), ..record.clone() };
    then.hands[hand].moves.truncate(made);
    let state = *then.replay().expect("it was played").state();
    let truth = state.reveal();
    let told = told_of_bones(&window);
    let hidden = truth.hands[1].iter().chain(truth.boneyard.iter().copied()).count();
    assert_eq!(told.len(), hidden, "{told:?}");
    for (bone, shares) in &told {
        let held = truth.hands[1].iter().any(|other| other.to_string() == *bone);
        let place = if held { "Nestor" } else { "Boneyard" };
        assert!(shares.ends_with(&format!("It’s here: {place}.")), "{bone}: {shares}");
    }
    // With only draws and passes as clues, the shares differ but the truth is the same.
    click(&mut window, "Where bones may be: From draws and passes");
    let plain = told_of_bones(&window);
    assert!(plain.len() == told.len() && plain != told);
    key(&mut window, Key::ArrowRight);
    assert!(told_of_bones(&window) != plain, "it belongs to another moment");
    key(&mut window, Key::B);
    assert!(told_of_bones(&window).is_empty());
    click(&mut window, "More…");
    click(&mut window, "Where bones may be");
    assert!(!told_of_bones(&window).is_empty());
}

#[test]
fn the_truth_is_not_shown_during_a_hand() {
    let mut window = program(&Memory::default(), 4711);
    assert!(play_until(&mut window, |window| window.state().desk().game().view().played().len() > 6));
    key(&mut window, Key::J);
    judge(&mut window);
    key(&mut window, Key::B);
    let told = told_of_bones(&window);
    assert!(!told.is_empty() && told.iter().all(|(_, shares)| !shares.contains("lies here")), "{told:?}");
}

/// Returns the folder with the first player's reviews.
fn shelf_of_reviews(memory: &Memory) -> Arc<dyn electrum_dominoes::store::Backend> {
    let mut places: Vec<Arc<dyn electrum_dominoes::store::Backend>> = vec![Arc::new(memory.clone())];
    while let Some(place) = places.pop() {
        for name in place.folders() {
            if name == "judged" {
                return place.folder(&name);
            }
            places.push(place.folder(&name));
        }
    }
    panic!("no review was kept")
}

/// Opens the review of the game at the player's last mistake.
fn review_the_last_mark(window: &mut Window) {
    key(window, Key::J);
    judge(window);
    key(window, Key::Home);
    let last = *own_marks(&review(window)).last().expect("the mistake");
    while window.state().stage().looks_at() != Some(last) {
        key(window, Key::M);
    }
}

/// Opens the review of a game in which the player has just blundered.
fn blundered() -> (Window, Move) {
    let (mut window, bone, end) = tempted(vec2(960.0, 720.0), |_| {});
    window::put(&mut window, bone, end);
    review_the_last_mark(&mut window);
    (window, Move::Play(bone, end))
}

/// Plays at the table under review.
fn try_play(window: &mut Window, step: Move) {
    let Move::Play(bone, end) = step else { panic!("{step} is no play") };
    window.run_steps(30);
    let label = in_hand(bone);
    window.get_by_label_contains(&label).click();
    window.run();
    window.run_steps(30);
    let end = window.state().stage().end_looked_at(end).expect("an end that is shown");
    window.get_by_label(&end).click();
    window.run();
}

#[test]
fn a_mistake_is_hidden_and_another_try_is_judged() {
    let (mut window, blunder) = blundered();
    assert_eq!(review(&window).decisions().last().and_then(Reviewed::mark), Some(Mark::Blunder));
    let best = review(&window).decisions().last().and_then(Reviewed::judgement).expect("it was judged").best.step;
    click(&mut window, "Find better");
    assert!(has(&window, "What would you play now?") && !has(&window, "Better:"), "nothing names the best play");
    try_play(&mut window, blunder);
    assert!(has(&window, "costs"));
    click(&mut window, "Try again");
    assert!(has(&window, "What would you play now?"));
    try_play(&mut window, best);
    assert!(has(&window, "there’s nothing better"));
    click(&mut window, "Try again");
    click(&mut window, "Show best play");
    assert!(has(&window, "Better:"));
    let lies = window.state().stage().viewer().expect("a review").desk.game().view().seen.deeds().last().copied();
    assert_eq!(lies.map(|deed| deed.act.step()), Some(best), "the best play lies on the table");
    click(&mut window, "Back to the review");
    assert!(has(&window, "Find better"));
    let record = stand(&window);
    key(&mut window, Key::Escape);
    assert_eq!(stand(&window), record, "nothing was played in the game itself");
}

/// The moves that lie on the table under review.
fn deeds(window: &Window) -> Vec<Move> {
    let viewer = window.state().stage().viewer().expect("a review");
    viewer.desk.game().view().seen.deeds().iter().map(|deed| deed.act.step()).collect()
}

/// Opens the review of a game in which the player has just made a mistake although nothing was
/// hidden, and what would have been best.
fn blundered_in_the_open() -> (Window, Judgement) {
    let known = |window: &Window| {
        let seen = &window.state().desk().game().view().seen;
        let bad = |judged: &Judged, play: &Weighed| {
            !judged.candidates[0].line.is_empty() && !play.line.is_empty() && play.loss > 0.05
        };
        let judged = (seen.unseen().len() < 12).then(|| Judging::new(seen.clone(), 5_000).finish())?;
        let play = judged.candidates.iter().find(|play| bad(&judged, play))?;
        let Move::Play(bone, end) = play.step else { return None };
        Some((bone, end, judged.of(play.step)?))
    };
    for deal in 1..100 {
        let mut window = window::open_rules(Preset::Draw.usual(), deal, vec2(960.0, 720.0), false, |_| {});
        let is_open = |window: &Window| matches!(waiting(window), Waiting::You { .. }) && known(window).is_some();
        let over = |window: &Window| matches!(waiting(window), Waiting::NewHand | Waiting::NewGame);
        play_until(&mut window, |window| over(window) || is_open(window));
        if over(&window) {
            continue;
        }
        let (bone, end, judged) = known(&window).expect("a mistake");
        window::put(&mut window, bone, end);
        review_the_last_mark(&mut window);
        return (window, judged);
    }
    panic!("no such mistake in a hundred hands")
}

#[test]
fn where_nothing_is_hidden_what_follows_the_best_play_and_the_answer_to_ones_own_lie_on_the_table() {
    let (mut window, judged) = blundered_in_the_open();
    click(&mut window, "Find better");
    let before = deeds(&window).len();
    click(&mut window, "Show best play");
    let mut line: Vec<Move> = std::iter::once(judged.best.step).chain(judged.best.line.steps()).collect();
    assert_eq!(deeds(&window)[before..], line[..1]);
    for _ in 1..line.len() {
        assert!(has(&window, "What follows"));
        key(&mut window, Key::ArrowRight);
    }
    assert!(!has(&window, "What follows"));
    assert_eq!(deeds(&window)[before..], line);
    click(&mut window, "The answer to your play");
    line = std::iter::once(judged.played.step).chain(judged.played.line.steps()).collect();
    assert_eq!(deeds(&window)[before..], line[..2]);
    if line.len() > 2 {
        click(&mut window, "What follows");
        assert_eq!(deeds(&window)[before..], line[..3]);
    }
    click(&mut window, "Show best play");
    assert_eq!(deeds(&window)[before..], [judged.best.step]);
    click(&mut window, "Back to the review");
    assert!(has(&window, "Find better"));
}

#[test]
fn the_end_of_a_game_offers_its_review() {
    let mut window = program(&Memory::default(), 4711);
    while window.state().desk().game().view().seen.phase() != Phase::GameOver {
        play_until(&mut window, |window| matches!(waiting(window), Waiting::NewHand | Waiting::NewGame));
        if waiting(&window) == Waiting::NewHand {
            step(&mut window, Input::Press);
        }
    }
    window.run_steps(60);
    click(&mut window, "Review");
    assert!(window.state().stage().looks_through() && window.state().stage().review().is_some());
}

/// Whether judges should fail at the first decision of a review.
static FAILS: AtomicBool = AtomicBool::new(false);

fn judges_that_may_fail() -> Jobs {
    Jobs::new(Box::new(|question: &Question| -> Box<dyn Thought> {
        let seen = question.seen.clone();
        if question.job.kind != Kind::Review {
            return Box::new(Thinking::new(seen, Level::Beginner, ChaCha8Rng::seed_from_u64(1)));
        }
        assert!(question.job.number != 0 || !FAILS.load(Relaxed), "a fault in the judge, on purpose");
        Box::new(Judging::new(seen, judge::nodes(Level::Beginner)))
    }))
}

#[test]
fn a_failed_judgement_is_reported_once_and_tried_again_later() {
    let mut window = program_of(&Memory::default(), 4711, TARGET, Thinker::of_jobs(judges_that_may_fail));
    finish(&mut window);
    for (fails, told) in [(true, true), (true, false), (false, false)] {
        FAILS.store(fails, Relaxed);
        key(&mut window, Key::J);
        judge(&mut window);
        assert_eq!(has(&window, "Something went wrong while Nestor was thinking"), told);
        if told {
            click(&mut window, "OK");
        }
        let review = review(&window);
        assert!(review.is_whole() && review.progress() >= 1.0);
        let judged: Vec<bool> = review.decisions().iter().map(|reviewed| reviewed.judged().is_some()).collect();
        assert_eq!((judged[0], judged[1..].contains(&false)), (!fails, false));
        let first = (review.decisions()[0].decision.hand - 1, review.decisions()[0].decision.number);
        key(&mut window, Key::Home);
        while window.state().stage().looks_at() != Some(first) {
            key(&mut window, Key::ArrowRight);
        }
        assert_eq!(has(&window, "This play couldn’t be judged"), fails);
        key(&mut window, Key::Escape);
    }
}
