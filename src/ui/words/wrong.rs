//! Describes in the player's language what is wrong with a file, a record, rules or a move. Only
//! the reports of the system are quoted as they are.

use super::Words;
use super::say::{end_word, pips_word};
use crate::engine::next_hand::{CannotChange, CannotDeal};
use crate::engine::{Bone, End, Illegal, Phase, RulesError, deal::DealError, options::range};
use crate::record::{RecordError, ReplayError, Wrong};
use crate::store::{Obstacle, TableAfter, TakenIn, Trouble, Unread, WhyRefused};

/// How many refused files are named.
const MOST_REFUSED: usize = 8;

impl Words {
    /// Returns why a file cannot be written, as part of a sentence.
    pub fn trouble(&self, trouble: &Trouble) -> String {
        let id = match trouble {
            Trouble::Full => "file-full",
            Trouble::Forbidden => "obstacle-forbidden",
            Trouble::NoFolder => "file-no-folder",
            Trouble::Taken => "file-taken",
            Trouble::Silent => "file-silent",
            Trouble::Lock => "file-lock",
            Trouble::TooLong => "file-too-long",
            Trouble::Other(why) => return self.quoted(why),
        };
        self.get(id).to_owned()
    }

    /// Returns why a file cannot be read, as part of a sentence.
    pub fn unread(&self, why: &Unread) -> String {
        let id = match why {
            Unread::Missing => "file-missing",
            Unread::Damaged => "file-damaged",
            Unread::Newer => "file-newer",
            Unread::Unreachable(why) => return self.obstacle(why),
        };
        self.get(id).to_owned()
    }

    /// Returns what was taken in from a file with everything of a player, in paragraphs.
    pub fn taken_in(&self, taken: &TakenIn) -> Vec<String> {
        let refused = taken.refused.iter().take(MOST_REFUSED).map(|(file, why)| {
            let why = match why {
                WhyRefused::Unread(why) => self.unread(why),
                WhyRefused::Unwritten(trouble) => self.trouble(trouble),
            };
            self.format("added-not", &[("file", file.into()), ("why", why.into())])
        });
        let more = taken.refused.len().saturating_sub(MOST_REFUSED);
        let counts =
            [("added-games", taken.added, true), ("added-known", taken.known, false), ("added-more", more, false)];
        let told = counts.into_iter().filter(|(_, count, always)| *always || *count > 0);
        let mut told: Vec<String> = told.map(|(id, count, _)| self.format(id, &[("count", count.into())])).collect();
        told.splice(1..1, refused);
        told.extend(taken.table.map(|table| {
            let id = match table {
                TableAfter::Stays(false) => "added-stays",
                TableAfter::Stays(true) => "added-stays-listed",
                TableAfter::Comes(false) => "added-comes",
                TableAfter::Comes(true) => "added-comes-listed",
            };
            self.get(id).to_owned()
        }));
        told
    }

    /// Returns what blocks access to a file, as part of a sentence.
    pub fn obstacle(&self, why: &Obstacle) -> String {
        let id = match why {
            Obstacle::Forbidden => "obstacle-forbidden",
            Obstacle::NotAFile => "obstacle-not-a-file",
            Obstacle::LinkToNowhere => "obstacle-link",
            Obstacle::Other(why) => return self.quoted(why),
        };
        self.get(id).to_owned()
    }

    fn quoted(&self, why: &str) -> String {
        self.format("obstacle-other", &[("why", why.into())])
    }

    /// Returns what is wrong with a record, and where.
    pub fn record_error(&self, why: &RecordError) -> String {
        match why {
            RecordError::TooLarge => self.get("file-too-large").to_owned(),
            RecordError::NotText(byte) => self.format("file-not-text", &[("byte", byte.to_string().into())]),
            // The reader's reason is in English.
            RecordError::Unreadable { line, column, .. } => {
                let [line, column] = [line, column].map(|number| number.to_string().into());
                self.format("file-unreadable", &[("line", line), ("column", column)])
            }
            RecordError::Version(version) => self.format("file-version", &[("version", version.to_string().into())]),
            RecordError::Seats { hand, .. } => self.in_hand(*hand, self.get("wrong-seats").to_owned()),
            RecordError::Replay(ReplayError { hand, number, why }) => match why {
                Wrong::Rules(why) => self.rules_error(*why),
                Wrong::Change(why) => self.in_hand(*hand, self.change_error(*why)),
                Wrong::Begins => self.in_hand(*hand, self.get("file-begins").to_owned()),
                Wrong::Deal(why) => self.in_hand(*hand, self.deal_error(*why)),
                Wrong::Move(_, why) => {
                    let [hand, number] = [hand, number].map(|number| number.to_string().into());
                    self.format("file-move", &[("hand", hand), ("move", number), ("why", self.illegal(*why).into())])
                }
            },
        }
    }

    fn in_hand(&self, hand: usize, why: String) -> String {
        self.format("file-hand", &[("hand", hand.to_string().into()), ("why", why.into())])
    }

    fn change_error(&self, why: CannotChange) -> String {
        match why {
            CannotChange::NotNow(phase) => self.not_now(phase),
            CannotChange::OtherTable => self.get("wrong-other-table").to_owned(),
            CannotChange::Unplayable(why) => self.rules_error(why),
        }
    }

    fn deal_error(&self, why: CannotDeal) -> String {
        let id = match why {
            CannotDeal::NotNow(phase) => return self.not_now(phase),
            CannotDeal::Wrong(DealError::Twice(bone)) => return self.with_bone("wrong-twice", bone),
            CannotDeal::Wrong(DealError::Missing(bone)) => return self.with_bone("wrong-missing", bone),
            CannotDeal::Wrong(DealError::NotInSet(bone)) => return self.with_bone("wrong-not-in-set", bone),
            CannotDeal::Wrong(DealError::HandSize { .. }) => "wrong-hand-size",
            CannotDeal::Wrong(DealError::Void(_)) => "wrong-void",
            CannotDeal::Wrong(DealError::DepthUnasked) => "refused-no-firecrackers",
            // The rest is about the lot.
            CannotDeal::Wrong(_) => "wrong-lot",
        };
        self.get(id).to_owned()
    }

    fn not_now(&self, phase: Phase) -> String {
        self.get(if phase == Phase::GameOver { "refused-game-over" } else { "wrong-not-over" }).to_owned()
    }

    /// Returns why rules cannot be played.
    pub fn rules_error(&self, why: RulesError) -> String {
        let id = match why {
            RulesError::Range { option, value, .. } => {
                let (low, high) = range(option).into_inner();
                let name = self.find(&format!("setting-{option}")).unwrap_or(option);
                let told =
                    [("option", name.into()), ("low", low.into()), ("high", high.into()), ("value", value.into())];
                return self.format("wrong-rules-range", &told);
            }
            RulesError::Partners(_) => "wrong-rules-partners",
            RulesError::NotEnoughBones { .. } => "wrong-rules-bones",
            RulesError::SevensOfSix => "wrong-rules-sevens",
            RulesError::TreeTooLarge => "wrong-rules-tree",
            RulesError::NothingLeftOut => "wrong-rules-leave-out",
            RulesError::NothingToTake => "wrong-rules-left-over",
            RulesError::PassPaysMany(_) => "wrong-rules-pass",
            RulesError::DoubletOrDraw => "wrong-rules-lead-bone",
            RulesError::CappedBelow(_) => "wrong-rules-cap",
            RulesError::LeadSeat(_) => "wrong-rules-lead",
            RulesError::HandLimit { set, .. } => {
                return self.format("wrong-rules-limit", &[("bones", set.size().into())]);
            }
            RulesError::NoOpener => "wrong-rules-sure-doublet",
            RulesError::ClockSeat(_) => "wrong-rules-clock-seat",
            RulesError::ClockOfNobody => "wrong-rules-no-clock",
            RulesError::NothingScores => "wrong-rules-nothing",
            RulesError::PartsOfNothing => "wrong-rules-parts",
            RulesError::TwinsAndCounts => "wrong-rules-twins",
            RulesError::NoPartnerOut => "wrong-rules-both-out",
            RulesError::NeverExact(_) => "wrong-rules-exact",
            RulesError::CollectsMore => "wrong-rules-collect",
            RulesError::CarriesPips => "wrong-rules-carry",
            RulesError::LeadIsAll => "wrong-rules-lead-all",
            RulesError::LoveOfPips => "wrong-rules-love",
            RulesError::LoveTooFar(_) => "wrong-rules-love-far",
            RulesError::LoveAhead => "wrong-rules-love-ahead",
            RulesError::AheadOfAll(_) => "wrong-rules-head-start",
        };
        self.get(id).to_owned()
    }

    /// Returns why a move is not allowed, for any player.
    pub fn illegal(&self, why: Illegal) -> String {
        let id = match why {
            Illegal::DoesNotFit { bone, end: End::Arm(way), shows } => {
                let (end, pips) = (self.get(end_word(way)).into(), self.get(pips_word(shows)).into());
                let args = [("bone", bone.to_string().into()), ("end", end), ("pips", pips)];
                return self.format("refused-does-not-fit", &args);
            }
            Illegal::DoesNotFit { bone, .. } => return self.with_bone("wrong-does-not-fit", bone),
            Illegal::NotInHand { bone, .. } => return self.with_bone("wrong-not-in-hand", bone),
            Illegal::MustLead { bone, .. } | Illegal::DrawBeforeForcedLead { bone, .. } => {
                return self.with_bone("refused-must-lead", bone);
            }
            Illegal::LeadsDoublet { bone, .. } => return self.with_bone("refused-leads-doublet", bone),
            Illegal::NotOnTable(bone) => return self.with_bone("wrong-not-on-table", bone),
            Illegal::SpinnerStands(bone) => return self.with_bone("refused-spinner-stands", bone),
            Illegal::NotAnEndBone(bone) => return self.with_bone("refused-not-an-end", bone),
            Illegal::GameOver => "refused-game-over",
            Illegal::HandOver => "refused-hand-over",
            Illegal::NotLedThere { .. } | Illegal::EndNotOpen { .. } => "refused-not-open",
            Illegal::NeedsDoublet { .. } => "refused-needs-doublet",
            Illegal::DrawWhilePlayable { .. } | Illegal::PassWhilePlayable { .. } => "wrong-playable",
            Illegal::PassWhileDrawable { .. } => "wrong-drawable",
            Illegal::NoDraws => "refused-no-draws",
            Illegal::BoneyardEmpty | Illegal::OnlyReserveLeft(_) => "refused-boneyard-empty",
            Illegal::HandFull { .. } => "wrong-hand-full",
            Illegal::DrawnEnough { .. } => "wrong-drawn-enough",
            Illegal::NoFirecrackers => "refused-no-firecrackers",
            Illegal::FirecrackerUsed { .. } => "wrong-firecracker-used",
            Illegal::NotOnTime => "refused-no-clock",
            Illegal::NoClock(_) => "wrong-no-clock",
            Illegal::ClockRunsBack { .. } => "wrong-clock",
            Illegal::NoSuchSeat(_) => "wrong-seat",
        };
        self.get(id).to_owned()
    }

    pub(super) fn with_bone(&self, id: &str, bone: Bone) -> String {
        self.format(id, &[("bone", bone.to_string().into())])
    }
}
