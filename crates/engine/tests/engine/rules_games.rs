//! The game that rules belong to. A game stays the same game while only its other options change.

use electrum_dominoes_engine::options::{self, OPTIONS};
use electrum_dominoes_engine::protocol::{read_rules, write_rules};
use electrum_dominoes_engine::rules::{FirstLead, NextLead, Preset, Rules, Spinner};

fn named(preset: Preset) -> Rules {
    preset.rules(2).expect("a game for two")
}

/// Values to try for an option. It may not take all of them.
fn values(option: &str) -> Vec<String> {
    let words = [
        "on",
        "off",
        "0-0",
        "low-doublet",
        "collect",
        "lone",
        "parts",
        "twins",
        "none",
        "first",
        "every",
        "doublet",
        "lot",
        "seat-0",
        "seat-1",
        "winner",
        "loser",
        "alternate",
        "low",
        "last",
        "difference",
        "between",
        "opponent",
        "both",
        "nothing",
        "award",
        "subtract",
        "pips",
        "five-each",
        "low-hand",
        "closer",
        "same",
        "maltese-four",
        "heaviest",
        "lowest",
        "most-pips",
        "opponents",
        "all",
        "one",
        "share",
        "nobody",
        "carry",
        "carry-all",
        "not-closer",
        "led",
        "enclosed",
        "play-two",
        "leader",
        "100:75:50:25",
        "20",
    ];
    let numbers = [0, 1, 2, 3, 4, 5, 6, 7, 9, 18, 28, 50, 61, 150, 250, 300, 1000];
    let takes = |value: &String| options::set(&mut Rules::default(), option, value).is_ok();
    words.iter().map(ToString::to_string).chain(numbers.iter().map(ToString::to_string)).filter(takes).collect()
}

/// One spinner for all that make the same game.
fn kind(spinner: Spinner) -> Spinner {
    match spinner {
        Spinner::Led | Spinner::Enclosed => Spinner::First,
        Spinner::MalteseFour => Spinner::Maltese,
        other => other,
    }
}

/// Whether the rules are those of another game but for one option or for who plays.
fn is_nearer_to_another(preset: Preset, played: &Rules) -> bool {
    let is_near = |named: Rules| {
        let lightly = Rules { target: named.target, hand: named.hand, ..*played };
        let company = Rules { seats: named.seats, partners: named.partners, ..lightly };
        company == named || lightly.is_same_table(&named) && options::differing(&lightly, &named).count() <= 1
    };
    Preset::tables().any(|(other, named)| other != preset && is_near(named))
}

/// Whether the rules are those of another game but for the points to win and the size of a hand, which
/// players change most often.
fn is_another_to_other_points(preset: Preset, played: &Rules) -> bool {
    let is_it = |named: Rules| Rules { target: named.target, hand: named.hand, ..*played } == named;
    Preset::tables().any(|(other, named)| other != preset && is_it(named))
}

/// Whether the game is played so by another number of players, as cut-throat is with and without
/// draws.
fn has_such_a_table(preset: Preset, played: &Rules) -> bool {
    let made = |rules: &Rules| {
        (kind(rules.spinner), rules.draws, rules.fives, rules.threes, rules.single_hand, rules.firecrackers)
    };
    preset.players().flat_map(|players| preset.rules(players)).any(|named| made(&named) == made(played))
}

#[test]
fn every_named_game_is_itself_and_unchanged() {
    for (preset, rules) in Preset::tables() {
        assert_eq!((rules.game(), rules.is_changed()), (Some(preset), false));
    }
}

#[test]
fn a_game_with_one_option_changed_is_the_same_game_changed_unless_the_option_makes_the_game() {
    let mut changes = 0;
    for (preset, rules) in Preset::tables() {
        for option in OPTIONS {
            for value in values(option.name) {
                let mut played = rules;
                options::set(&mut played, option.name, &value).expect("the option takes the value");
                if played == rules || played.check().is_err() {
                    continue;
                }
                let told = format!("{preset} with {}={value}", option.name);
                changes += 1;
                let twin = Preset::tables().find(|&(_, named)| named == played).map(|(twin, _)| twin);
                if let Some(twin) = twin {
                    assert_eq!((played.game(), played.is_changed()), (Some(twin), false), "{told}");
                } else if ["seats", "partners"].contains(&option.name) && is_nearer_to_another(preset, &played)
                    || is_another_to_other_points(preset, &played)
                {
                    assert!(played.is_changed(), "{told}");
                } else if option.makes_the_game
                    && (option.name != "spinner" || kind(rules.spinner) != kind(played.spinner))
                    && !has_such_a_table(preset, &played)
                {
                    assert_ne!(played.game(), Some(preset), "{told}");
                    assert!(played.is_changed(), "{told}");
                } else {
                    assert_eq!((played.game(), played.is_changed()), (Some(preset), true), "{told}");
                }
            }
        }
    }
    assert!(changes > 500, "only {changes} changes were tried");
}

#[test]
fn the_document_names_the_options_that_make_another_game() {
    let text = include_str!("../../../../docs/rules.md").split_whitespace().collect::<Vec<_>>().join(" ");
    let (_, told) = text.split_once("A game becomes another game only through").expect("the sentence");
    let (told, _) = told.split_once("With any other option").expect("the next sentence");
    let is_told = |option: &&options::RuleOption| told.contains(&option.name.replace('-', " "));
    for option in OPTIONS.iter().filter(|option| !["hand", "seats", "partners"].contains(&option.name)) {
        assert_eq!(is_told(&option), option.makes_the_game, "{}: {told}", option.name);
    }
}

#[test]
fn all_fives_to_fifty_is_all_fives() {
    let to_fifty = Rules { target: 50, ..named(Preset::AllFives) };
    assert_eq!((to_fifty.game(), to_fifty.is_changed(), to_fifty.preset()), (Some(Preset::AllFives), true, None));
}

#[test]
fn all_fives_and_its_palm_table_differ_only_in_free_draw() {
    let freely = Rules { free_draw: true, ..named(Preset::AllFives) };
    assert_eq!((freely.game(), freely.is_changed()), (Some(Preset::AllFivesPalm), false));
    let to_fifty = Rules { target: 50, ..freely };
    assert_eq!((to_fifty.game(), to_fifty.is_changed()), (Some(Preset::AllFivesPalm), true));
}

#[test]
fn the_target_and_the_hand_size_do_not_make_one_table_of_all_fives_another() {
    let [plain, pagat] = [Preset::AllFives, Preset::AllFivesPagat].map(named);
    assert_eq!(Rules { hand: 9, target: 250, ..plain }.game(), Some(Preset::AllFives));
    assert_eq!(Rules { hand: 7, target: 150, ..pagat }.game(), Some(Preset::AllFivesPagat));
    assert_eq!(Rules { hand: 7, target: 150, awards: Rules::DRAW.awards, ..pagat }.game(), Some(Preset::AllFivesPagat));
    let between = Rules { lead_first: pagat.lead_first, lead_next: pagat.lead_next, ..plain };
    assert_eq!(
        between.game(),
        Some(Preset::AllFives),
        "two of four options differ either way, and the rest is All Fives"
    );
}

#[test]
fn rules_are_written_under_the_name_of_the_game_that_they_belong_to() {
    let block = Preset::Block.rules(4).expect("four can play it");
    let alone = Rules { lead_first: FirstLead::Doublet, lead_next: NextLead::Doublet, hand: 7, target: 100, ..block };
    let fewer = options::differences(&alone, &Preset::Fortress.rules(4).expect("four can play it"));
    assert_eq!(fewer, ["spinner=none"], "Fortress differs in less");
    assert_eq!(write_rules(&alone), "block 4 hand=7 lead-first=doublet lead-next=doublet");
    for (preset, rules) in Preset::tables() {
        let changed = Rules { target: rules.target + 1, ..rules };
        let name = changed.game().expect("the game with another target").name();
        assert!(write_rules(&changed).starts_with(name), "{preset}: {}", write_rules(&changed));
    }
}

#[test]
fn rules_without_a_name_are_no_game() {
    let unnamed = Rules { spinner: Spinner::Every, ..Rules::default() };
    assert_eq!((unnamed.game(), unnamed.is_changed()), (None, true));
    let three = Rules { seats: 3, ..named(Preset::AllFives) };
    assert_eq!((three.game(), Rules { seats: 2, ..three }.game()), (Some(Preset::AllFives), Some(Preset::AllFives)));
    let three = Rules { seats: 3, ..named(Preset::AllThrees) };
    assert_eq!((three.game(), three.is_changed()), (Some(Preset::AllThrees), true), "its table is for two");
}

#[test]
fn four_players_without_partners_play_the_same_game_as_partners() {
    let alone = Rules { partners: false, ..Preset::FiveUp.rules(4).expect("it is for four") };
    assert_eq!((alone.game(), alone.is_changed()), (Some(Preset::FiveUp), true));
}

#[test]
fn another_game_is_played_by_as_many_if_they_can() {
    assert_eq!(Ok(Preset::FiveUp.rules_or_usual(3)), Preset::FiveUp.rules(3), "the table stays as large");
    assert_eq!(Preset::AllThrees.rules_or_usual(3), named(Preset::AllThrees), "All Threes is for two");
}

#[test]
fn a_game_that_is_not_for_two_starts_with_a_possible_number_of_players() {
    let game = Preset::Partnership;
    assert_eq!((game.usual().seats(), game.rules(2).is_ok(), game.usual().check()), (4, false, Ok(())));
    assert_eq!(game.rules_or_usual(2), game.usual(), "two players have played until now");
}

#[test]
fn a_game_keeps_its_name_with_other_players_and_with_or_without_partners() {
    let dominican = Rules { seats: 3, partners: false, hand: 9, ..Preset::Dominican.usual() };
    assert_eq!((dominican.game(), dominican.is_changed()), (Some(Preset::Dominican), true), "for three alone");
    let written = "dominican 4 seats=3 partners=off hand=9 pass-round-asleep=off";
    assert_eq!((write_rules(&dominican), read_rules(written)), (written.to_owned(), Ok(dominican)));
    let gaple = Rules { partners: true, target: 151, ..Preset::Gaple.usual() };
    let written = "gaple 4 partners=on target=151 lead-bone=doublet-or-next lead-first=blank max-doublets=4";
    assert_eq!((gaple.game(), write_rules(&gaple)), (Some(Preset::Gaple), written.to_owned()));
    let alone = Rules { partners: false, ..Preset::Partnership.usual() };
    assert_eq!(alone.game(), Some(Preset::Partnership));
    let other = Rules { partners: false, ..Preset::Manaus.usual() };
    assert_eq!(other.game(), Some(Preset::Manaus));
    // Of two games that are equally near, it is the one for these players.
    let love = Rules { partners: false, ..Preset::JamaicaPartner.usual() };
    assert_eq!((love.game(), write_rules(&love)), (Some(Preset::CutThroat), "cut-throat 4 love=on".to_owned()));
}

#[test]
fn names_and_values_in_files_mean_what_they_meant_in_1_0() {
    for (text, option, value) in [
        ("brazil 4", "block-tie", "carry-all"),
        ("fives-and-threes-pub 3", "domino-what", "nothing"),
        ("kozel 2", "no-doublet", "deal-again"),
        ("telefon 4", "no-doublet", "deal-again"),
        ("gaple 4", "lead-first", "doublet"),
        ("gaple 4 partners=on", "max-doublets", "5"),
        ("partnership 4 lead-next=loser", "lead-next", "most-pips"),
        ("partnership 4 lead-next=losing-side", "lead-next", "loser"),
        ("cut-throat 4 lead-next=loser", "lead-next", "loser"),
    ] {
        let rules = read_rules(text).unwrap_or_else(|why| panic!("{text}: {why}"));
        assert_eq!(options::named(option).get(&rules), value, "{text}");
        assert_eq!(write_rules(&rules), text);
        assert_eq!(rules.game().map(Preset::name), text.split(' ').next(), "{text} keeps its name");
    }
    let today = [
        (Preset::Brazil, "brazil 4 block-tie=carry"),
        (Preset::PubFivesAndThrees, "fives-and-threes-pub 2 domino-what=one"),
        (Preset::Kozel, "kozel 2 no-doublet=heaviest"),
        (Preset::Telefon, "telefon 2 no-doublet=lowest"),
    ];
    for (preset, text) in today {
        assert_eq!((write_rules(&preset.usual()).as_str(), read_rules(text)), (text, Ok(preset.usual())));
    }
    let late = read_rules("partnership 4 partners=off lead-next=loser partners=on").expect("words in any order");
    assert_eq!(write_rules(&late), "partnership 4 lead-next=loser");
}

#[test]
fn every_game_is_in_one_family_and_has_a_name_of_its_own() {
    let mut listed: Vec<Preset> = Preset::by_family().collect();
    assert_eq!(listed.len(), Preset::ALL.len());
    listed.sort_unstable();
    assert_eq!(listed, Preset::ALL);
    for preset in Preset::ALL {
        assert_eq!(Preset::from_name(preset.name()), Some(preset));
        assert_eq!((preset.usual().game(), preset.usual().check()), (Some(preset), Ok(())));
    }
}
