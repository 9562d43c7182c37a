//! Where bones lie on the whole table. Random hands of every game must keep the laws, and a few
//! tables must look exactly as expected.

#[path = "laying/hands.rs"]
mod hands;
#[path = "laying/laws.rs"]
mod laws;

use self::hands::{act, lay_hand};
use self::laws::Watch;
use crate::game::Game;
use crate::table::{bone, seat};
use electrum_dominoes_engine::Set;
use electrum_dominoes_engine::bone::{Bone, Bones, Suits};
use electrum_dominoes_engine::layout::{End, Way};
use electrum_dominoes_engine::moves::Move;
use electrum_dominoes_engine::observe::{Act, Deed};
use electrum_dominoes_engine::place::lie::{Heading, Lie, Point};
use electrum_dominoes_engine::place::room::Shape;
use electrum_dominoes_engine::place::whole::{LaidTable, Placed, whole};
use electrum_dominoes_engine::rules::{FirstLead, Preset, Rules, Spinner};
use electrum_dominoes_engine::state::Phase;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// The cloth in a window of 960 by 720 points.
const CLOTH: Shape = Shape { width: 960, height: 430 };

/// Cloths from the narrowest that a window allows to the widest.
const SHAPES: [Shape; 5] = [
    CLOTH,
    Shape { width: 60, height: 100 },
    Shape { width: 1, height: 1 },
    Shape { width: 3, height: 2 },
    Shape { width: 220, height: 100 },
];

/// Every game for every number of players, with this kind of spinner.
fn games(spinner: Spinner) -> Vec<Rules> {
    let tables = Preset::ALL.into_iter().flat_map(|preset| preset.players().flat_map(move |seats| preset.rules(seats)));
    // A line that takes all bones, as in the games in pairs, leaves no room for branches. No named
    // game has both.
    let fits = |rules: &Rules| spinner != Spinner::Every || rules.draws || rules.seats == 2;
    let set = |rules: &Rules| if spinner == Spinner::Sevens { Set::Six } else { rules.set };
    let played = tables.filter(|rules| rules.seats() * usize::from(rules.hand) <= set(rules).size()).filter(fits);
    played.map(|rules| Rules { spinner, set: set(&rules), ..rules }).collect()
}

/// Lays random hands of all games with this kind of spinner on cloths of all shapes. Returns the
/// number of hands that had to be laid again.
fn lay_hands(spinner: Spinner, hands: usize) -> usize {
    lay_hands_of(&games(spinner), hands)
}

fn lay_hands_of(games: &[Rules], hands: usize) -> usize {
    let hand = |number: usize| {
        let (rules, shape) = (games[number % games.len()], SHAPES[number / games.len() % SHAPES.len()]);
        let placed = lay_hand(&rules, shape, number as u64);
        placed.unwrap_or_else(|why| panic!("hand {number} of {rules:?} in {shape:?}: {why}"))
    };
    (0..hands).filter(|&number| hand(number).laid_again > 0).count()
}

#[test]
fn a_line_keeps_the_laws_and_never_starts_again() {
    assert_eq!(lay_hands(Spinner::None, 680), 0);
}

#[test]
fn a_line_whose_halves_add_up_to_seven_keeps_the_laws_and_never_starts_again() {
    assert_eq!(lay_hands(Spinner::Sevens, 340), 0);
}

#[test]
fn the_arms_of_a_spinner_keep_the_laws_and_never_start_again() {
    assert_eq!(lay_hands(Spinner::First, 680), 0);
}

#[test]
fn the_arms_of_a_doublet_that_is_led_or_enclosed_keep_the_laws_and_never_start_again() {
    assert_eq!([Spinner::Led, Spinner::Enclosed].map(|spinner| lay_hands(spinner, 340)), [0, 0]);
}

#[test]
fn a_table_with_arms_keeps_the_laws_with_55_bones_and_seldom_starts_again() {
    let five_up = Preset::FiveUp.rules(4).expect("a game for four");
    for spinner in [Spinner::First, Spinner::Led, Spinner::Enclosed, Spinner::Every] {
        // Where every doublet branches, so many bones leave little room to spare.
        let most = if spinner == Spinner::Every { 3 } else { 1 };
        let again = lay_hands_of(&[Rules { set: Set::Nine, spinner, ..five_up }], 60);
        assert!(again <= most, "{spinner:?}: {again}");
    }
}

#[test]
fn a_branching_table_keeps_the_laws_and_seldom_starts_again() {
    assert!(lay_hands(Spinner::Every, 680) * 200 <= 680);
}

#[test]
fn crosses_and_what_grows_out_of_them_keep_the_laws() {
    for preset in [Preset::Cross, Preset::MalteseCross, Preset::Fortress, Preset::Sebastopol, Preset::Manaus] {
        let tables: Vec<Rules> = preset.players().flat_map(|seats| preset.rules(seats)).collect();
        for number in 0..60 {
            let (rules, shape) = (tables[number % tables.len()], SHAPES[number / tables.len() % SHAPES.len()]);
            lay_hand(&rules, shape, number as u64).unwrap_or_else(|why| panic!("hand {number} of {preset}: {why}"));
        }
    }
}

#[test]
fn a_tree_that_no_style_can_lay_is_laid_with_other_sites() {
    let muggins = Preset::Muggins.rules(3).expect("three can play it");
    let placed = lay_hand(&Rules { spinner: Spinner::Every, ..muggins }, Shape { width: 60, height: 100 }, 61283);
    assert!(placed.unwrap_or_else(|why| panic!("{why}")).laid_again > 0);
}

/// The short side of a bone on a cloth of 960 by 430 points at the end of random hands, in tenths
/// of a point, shortest first.
fn sides(preset: Preset, players: usize, hands: u64) -> Vec<u32> {
    let rules = preset.rules(players).expect("a game for this number of players");
    let side = |number: u64| {
        let room = lay_hand(&rules, CLOTH, number).expect("a lawful table").room;
        // The size of the room is in half squares.
        (2 * 10 * 960 / room.width() as u32).min(2 * 10 * 430 / room.height() as u32)
    };
    let mut sides: Vec<u32> = (0..hands).map(side).collect();
    sides.sort_unstable();
    sides
}

/// The short side of a bone on a cloth when a hand of All Fives has so many bones: the median in tenths of a
/// point.
fn sides_on_the_way(cloth: Shape, bones: usize) -> u32 {
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    let mut sides: Vec<u32> = (0..120).filter_map(|number| side_after(&rules, cloth, number, bones)).collect();
    sides.sort_unstable();
    sides[sides.len() / 2]
}

fn side_after(rules: &Rules, cloth: Shape, number: u64, bones: usize) -> Option<u32> {
    let mut game = Game::new(*rules).expect("rules that can be played");
    game.deal_number(number).expect("a deal");
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    let played = |game: &Game| game.state().layout().bones().len();
    while played(&game) < bones {
        let step = game.state().legal().pick(chance.next_u32()).filter(|_| game.state().phase() == Phase::Playing)?;
        game.play(step).expect("a legal move");
    }
    let room = whole(rules, game.observe(seat(0)).deeds(), cloth).room;
    let side = |points: u16, squares: i16| 2 * 10 * u32::from(points) / squares as u32;
    Some(side(cloth.width, room.width()).min(side(cloth.height, room.height())))
}

#[test]
fn bones_stay_as_large_as_the_line_allows() {
    // A hand has bones of 55 points.
    let median = [2, 4, 5, 6, 8, 10].map(|bones| sides_on_the_way(CLOTH, bones));
    assert!(median[2] >= 540 && median[3] >= 500, "{median:?}");
}

/// The cloth of a window of 480 by 560 points. With the rooms of a large one these were 26 points.
#[test]
fn in_a_small_window_a_line_folds_before_its_bones_are_small() {
    let small = Shape { width: 480, height: 290 };
    let median = [4, 6, 8, 10, 12].map(|bones| sides_on_the_way(small, bones));
    assert!(median[0] >= 400 && median[3] >= 320, "{median:?}");
}

#[test]
fn bones_stay_large_enough_to_be_read() {
    for preset in [Preset::Draw, Preset::AllFives] {
        let sides = sides(preset, 2, 150);
        assert!(sides[75] >= 400 && sides[0] >= 260, "{preset}: {sides:?}");
    }
    let [five_up, cuban] = [Preset::FiveUp, Preset::Cuban].map(|preset| sides(preset, 4, 60));
    assert!(five_up[0] >= 200, "{five_up:?}");
    // Up to forty bones in one line.
    assert!(cuban[0] >= 280, "{cuban:?}");
}

/// How many pairs of bones lie long side by long side in random hands.
fn fences(preset: Preset, players: usize) -> usize {
    let rules = preset.rules(players).expect("a game for this number of players");
    let pairs = |number| {
        let placed = lay_hand(&rules, CLOTH, number).expect("a lawful table");
        let areas: Vec<_> = placed.bones.iter().map(|laid| laid.lie.area()).collect();
        let at_side = |one: usize| {
            let touches = |other: &&_| areas[one].is_beside(other) && areas[one].grown(1).shared(other) > 1;
            areas[..one].iter().filter(touches).count()
        };
        (0..areas.len()).map(at_side).sum::<usize>()
    };
    (0..150).map(pairs).sum()
}

#[test]
fn bones_seldom_stand_side_by_side_like_a_fence() {
    let found = [(Preset::Draw, 2), (Preset::AllFives, 2), (Preset::AllFivesPagat, 4)]
        .map(|(preset, players)| fences(preset, players));
    assert!(found[0] <= 20 && found[1] <= 10 && found[2] <= 60, "{found:?}");
}

/// A hand in progress, and how it lies after every deed.
struct Hand {
    game: Game,
    tables: Vec<Placed>,
}

fn hand(rules: Rules, number: u64) -> Hand {
    let mut game = Game::new(rules).expect("rules that can be played");
    game.deal_number(number).expect("the hand can be dealt");
    let mut whole = LaidTable::new(&rules, CLOTH);
    let mut tables = vec![whole.placed()];
    let mut chance = ChaCha8Rng::seed_from_u64(number);
    while game.state().phase() == Phase::Playing {
        let step = game.state().legal().pick(chance.next_u32()).expect("there is a legal move");
        if let Some(act) = act(step) {
            whole.follow(game.state().to_move(), act);
        }
        tables.push(whole.placed());
        game.play(step).expect("a legal move");
    }
    Hand { game, tables }
}

#[test]
fn the_layout_of_a_table_depends_only_on_the_deeds() {
    for (preset, players) in [(Preset::AllFives, 2), (Preset::FiveUp, 4), (Preset::Firecrackers, 2)] {
        let rules = preset.rules(players).expect("a game for this number of players");
        for number in 0..4 {
            let hand = hand(rules, number);
            for seat in rules.all_seats() {
                let seen = hand.game.observe(seat);
                let deeds = seen.deeds();
                for end in (0..=deeds.len()).step_by(5) {
                    let placed = whole(&rules, &deeds[..end], CLOTH);
                    assert_eq!(
                        placed, hand.tables[end],
                        "{preset}, hand {number}, {end} deeds as seat {seat} saw them"
                    );
                }
            }
        }
    }
}

/// The table after two players play in turn.
fn laid(spinner: Spinner, plays: &str, shape: Shape) -> Placed {
    let step = |text: &str| text.trim().parse::<Move>().unwrap_or_else(|why| panic!("{why}"));
    let acts = plays.split(',').filter(|text| !text.trim().is_empty()).map(step).filter_map(act);
    let mut whole = LaidTable::new(&Rules { spinner, ..Rules::default() }, shape);
    acts.zip([seat(0), seat(1)].into_iter().cycle()).for_each(|(act, seat)| whole.follow(seat, act));
    whole.placed()
}

fn lie(x: i16, y: i16, turn: Heading) -> Lie {
    Lie { at: Point { x, y }, turn }
}

fn lies(placed: &Placed, text: &str) -> Lie {
    placed.bones.iter().find(|laid| laid.bone == bone(text)).unwrap_or_else(|| panic!("{text} does not lie")).lie
}

#[test]
fn the_lead_lies_in_the_middle_and_its_place_is_shown_before() {
    let empty = laid(Spinner::First, "", CLOTH);
    assert_eq!(empty.where_would(bone("6-4"), End::LEAD), Some(lie(0, 0, Heading::Right)));
    assert_eq!(empty.where_would(bone("6-6"), End::LEAD), Some(lie(0, 0, Heading::Up)));
    let placed = laid(Spinner::First, "6-4e", CLOTH);
    assert_eq!(lies(&placed, "6-4"), lie(0, 0, Heading::Right), "its heavier half points east");
    let (left, right) = (-placed.room.left, placed.room.right);
    assert!((left - right).abs() <= 1, "the lead is in the middle of {:?}", placed.room);
    let placed = laid(Spinner::First, "6-4e, 6-3w", CLOTH);
    let (left, right) = (-6 - placed.room.left, placed.room.right - 2);
    assert!((left - right).abs() <= 1, "both bones are in the middle of {:?}", placed.room);
}

#[test]
fn a_spinner_has_arms_at_its_sides_and_then_at_its_ends() {
    let placed = laid(Spinner::First, "6-6e, 6-4e, 6-3w", CLOTH);
    assert_eq!(lies(&placed, "6-6"), lie(0, 0, Heading::Up), "a doublet lies across the line");
    assert_eq!(lies(&placed, "6-4"), lie(3, 0, Heading::Left));
    assert_eq!(lies(&placed, "6-3"), lie(-3, 0, Heading::Right));
    let placed = laid(Spinner::First, "6-6e, 6-4e, 6-3w, 6-2n, 6-1s, 2-2n", CLOTH);
    assert_eq!(lies(&placed, "6-2"), lie(0, -4, Heading::Down));
    assert_eq!(lies(&placed, "6-1"), lie(0, 4, Heading::Up));
    assert!(lies(&placed, "2-2").turn.is_level(), "across an arm that goes up");
}

#[test]
fn a_line_runs_straight_until_it_comes_near_the_edge() {
    let plays = "6-6e, 6-5e, 6-4w, 5-4e, 4-2w, 4-3e, 2-0w, 3-2e, 5-0w, 2-1e, 5-1w, 1-0e, 3-1w, 6-0e";
    let placed = laid(Spinner::None, plays, CLOTH);
    let in_the_row: Vec<_> =
        placed.bones.iter().filter(|laid| laid.lie.at.y == 0).map(|laid| laid.lie.area()).collect();
    let row = in_the_row.iter().copied().reduce(|row, area| row.with(&area)).expect("a row of bones");
    assert!(in_the_row.len() < placed.bones.len(), "the room is too small for all of them in one row");
    assert!(
        row.width() * 10 >= placed.room.width() * 8,
        "a row of {} in a room of {}",
        row.width(),
        placed.room.width()
    );
}

/// How many bones run straight on from the spinner, for each arm to the north or south that turns
/// later.
fn straight_runs(number: u64) -> Vec<usize> {
    let hand = hand(Preset::AllFives.rules(2).expect("a game for two"), number);
    let bones = &hand.tables.last().expect("a table").bones;
    let lie = |bone: Bone| bones.iter().find(|laid| laid.bone == bone).expect("a bone that was played").lie;
    let moves = || hand.game.moves.iter();
    let run = |arm: Way| {
        let on_arm = |step: &Move| match step {
            Move::Play(bone, End::Arm(way)) if *way == arm => Some(lie(*bone).at.x),
            _ => None,
        };
        let columns: Vec<i16> = moves().filter_map(on_arm).collect();
        let first = *columns.first()?;
        columns.iter().position(|x| *x != first)
    };
    [Way::North, Way::South].into_iter().filter_map(run).collect()
}

#[test]
fn most_arms_to_the_north_and_south_run_straight_for_more_than_one_bone() {
    let runs: Vec<usize> = (0..100).flat_map(straight_runs).collect();
    let short = runs.iter().filter(|run| **run < 2).count();
    assert!(runs.len() > 80 && short * 100 <= runs.len() * 42, "{short} of {}", runs.len());
}

#[test]
fn a_tree_grows_along_the_longer_side_of_the_cloth() {
    let upright = Shape { width: 60, height: 100 };
    assert_eq!(lies(&laid(Spinner::Every, "6-4@6-4e", upright), "6-4").turn, Heading::Down);
    assert_eq!(lies(&laid(Spinner::Every, "6-4@6-4e", CLOTH), "6-4").turn, Heading::Right);
    assert_eq!(
        lies(&laid(Spinner::First, "6-4e", upright), "6-4").turn,
        Heading::Right,
        "an east arm lies in the east"
    );
}

#[test]
fn a_destroyed_bone_is_gone_and_the_others_stay() {
    let before = laid(Spinner::First, "6-6e, 6-4e, 6-3w, 4-1e", CLOTH);
    let after = laid(Spinner::First, "6-6e, 6-4e, 6-3w, 4-1e, boom 4-1", CLOTH);
    assert_eq!(after.bones[..], before.bones[..3]);
    let again = laid(Spinner::First, "6-6e, 6-4e, 6-3w, 4-1e, boom 4-1, 4-2e, 2-1e, 4-1e", CLOTH);
    assert_ne!(lies(&again, "4-1"), lies(&before, "4-1"), "it may come back in another place");
}

#[test]
fn no_cloth_is_too_odd_to_lay_a_hand_on() {
    let rules = Preset::AllFives.rules(2).expect("a game for two");
    let deeds = hand(rules, 1).game.observe(seat(0)).deeds().to_vec();
    for (width, height) in [(0, 0), (1, u16::MAX), (u16::MAX, 1), (u16::MAX, u16::MAX)] {
        let placed = whole(&rules, &deeds, Shape { width, height });
        assert!(placed.bones.len() > 10 && placed.bones.iter().all(|laid| placed.room.holds(&laid.lie.area())));
    }
}

#[test]
fn every_bone_has_its_owner() {
    let placed = laid(Spinner::None, "6-6e, 6-4e, 6-3w", CLOTH);
    let owners: Vec<usize> = placed.bones.iter().map(|laid| laid.owner.index()).collect();
    assert_eq!(owners, [0, 1, 0]);
}

#[test]
fn the_check_of_the_laws_finds_every_kind_of_fault() {
    let sees = |plays: &str, spoil: fn(&mut Placed)| {
        let mut game = Game::new(Rules { lead_first: FirstLead::Seat(seat(0)), ..Rules::default() });
        let _ = game.as_mut().map(|game| game.deal_number(0));
        let mut layout = electrum_dominoes_engine::layout::Layout::new(Spinner::First);
        let mut watch = Watch::new(Set::Six, CLOTH);
        let moves: Vec<Move> = plays.split(", ").map(|text| text.parse().expect("a move")).collect();
        let mut whole = LaidTable::new(&Preset::AllFives.usual(), CLOTH);
        let mut seen = Ok(());
        for (at, act) in moves.iter().copied().filter_map(act).enumerate() {
            layout = match act {
                Act::Played(bone, end) => layout.after(seat(0), bone, end),
                Act::Destroyed(bone) => layout.without(bone),
                Act::Drew(_) | Act::Passed => layout,
            };
            whole.follow(seat(0), act);
            let mut placed = whole.placed();
            if at + 1 == moves.len() {
                spoil(&mut placed);
            }
            seen = watch.see(seat(0), act, &layout, &placed);
        }
        seen.err().unwrap_or_default()
    };
    let plays = "6-6e, 6-4e, 6-3w";
    assert_eq!(sees(plays, |_| {}), "");
    assert!(sees(plays, |placed| placed.bones[2].lie.at.x += 2).contains("overlap"));
    assert!(sees(plays, |placed| placed.bones[2].lie.at.x -= 2).contains("meet"));
    assert!(sees(plays, |placed| placed.bones[2].lie.turn = Heading::Left).contains("meet"), "the three is not a six");
    assert!(sees(plays, |placed| placed.bones.swap_remove(2).owner = seat(1)).contains("not those that were played"));
    assert!(sees(plays, |placed| placed.bones[2].owner = seat(1)).contains("not seat 0's"));
    assert!(sees(plays, |placed| placed.ends.truncate(1)).contains("ends are open"));
    assert!(sees(plays, |placed| placed.ends[0].plain = None).contains("no place"));
    assert!(sees(plays, |placed| placed.room.right = 8).contains("outside"));
    assert!(sees(plays, |placed| placed.room.bottom += 4).contains("the room is"));
    let all_aside = |placed: &mut Placed| {
        placed.bones.iter_mut().for_each(|laid| laid.lie.at.x += 1);
        placed
            .ends
            .iter_mut()
            .flat_map(|next| next.plain.iter_mut().chain(&mut next.doublet))
            .for_each(|lie| lie.at.x += 1);
    };
    assert!(sees(plays, all_aside).contains("was moved"), "{}", sees(plays, all_aside));
}

#[test]
fn draws_and_passes_change_nothing() {
    let deed = |act| Deed { seat: seat(0), act, shows: Suits::NONE, fitting: Bones::NONE };
    let lead = deed(Act::Played(bone("6-6"), End::LEAD));
    let alone = whole(&Preset::AllFives.usual(), &[lead], CLOTH);
    assert_eq!(
        whole(
            &Preset::AllFives.usual(),
            &[deed(Act::Drew(None)), lead, deed(Act::Passed), deed(Act::Drew(Some(bone("1-0"))))],
            CLOTH
        ),
        alone
    );
}
