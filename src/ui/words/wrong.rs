//! Describes in the player's language what is wrong with a file, a record, rules or a move. Only
//! the reports of the system are quoted as they are.

use super::Words;
use super::say::{end_word, pips_word};
use crate::engine::next_hand::{CannotChange, CannotDeal};
use crate::engine::{Bone, End, Illegal, Phase, RulesError, deal::DealError, options::range};
use crate::msg;
use crate::record::{RecordError, ReplayError, Wrong};
use crate::store::{Obstacle, TableAfter, TakenIn, Trouble, Unread, WhyRefused};
use crate::ui::words::Message;

/// How many refused files are named.
const MOST_REFUSED: usize = 8;

impl Words {
    /// Returns why a file cannot be written, as part of a sentence.
    pub fn trouble(&self, trouble: &Trouble) -> String {
        let id = match trouble {
            Trouble::Full => msg!("file-full"),
            Trouble::Forbidden => msg!("obstacle-forbidden"),
            Trouble::NoFolder => msg!("file-no-folder"),
            Trouble::Taken => msg!("file-taken"),
            Trouble::Silent => msg!("file-silent"),
            Trouble::Lock => msg!("file-lock"),
            Trouble::TooLong => msg!("file-too-long"),
            Trouble::Other(why) => return self.quoted(why),
        };
        self.get(id).to_owned()
    }

    /// Returns why a file cannot be read, as part of a sentence.
    pub fn unread(&self, why: &Unread) -> String {
        let id = match why {
            Unread::Missing => msg!("file-missing"),
            Unread::Damaged => msg!("file-damaged"),
            Unread::Newer => msg!("file-newer"),
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
            self.format(msg!("added-not"), &[("file", file.into()), ("why", why.into())])
        });
        let more = taken.refused.len().saturating_sub(MOST_REFUSED);
        let counts = [
            (msg!("added-games"), taken.added, true),
            (msg!("added-known"), taken.known, false),
            (msg!("added-more"), more, false),
        ];
        let told = counts.into_iter().filter(|(_, count, always)| *always || *count > 0);
        let mut told: Vec<String> = told.map(|(id, count, _)| self.format(id, &[("count", count.into())])).collect();
        told.splice(1..1, refused);
        told.extend(taken.table.map(|table| {
            let id = match table {
                TableAfter::Stays(false) => msg!("added-stays"),
                TableAfter::Stays(true) => msg!("added-stays-listed"),
                TableAfter::Comes(false) => msg!("added-comes"),
                TableAfter::Comes(true) => msg!("added-comes-listed"),
            };
            self.get(id).to_owned()
        }));
        told
    }

    /// Returns what blocks access to a file, as part of a sentence.
    pub fn obstacle(&self, why: &Obstacle) -> String {
        let id = match why {
            Obstacle::Forbidden => msg!("obstacle-forbidden"),
            Obstacle::NotAFile => msg!("obstacle-not-a-file"),
            Obstacle::LinkToNowhere => msg!("obstacle-link"),
            Obstacle::Other(why) => return self.quoted(why),
        };
        self.get(id).to_owned()
    }

    fn quoted(&self, why: &str) -> String {
        self.format(msg!("obstacle-other"), &[("why", why.into())])
    }

    /// Returns what is wrong with a record, and where.
    pub fn record_error(&self, why: &RecordError) -> String {
        match why {
            RecordError::TooLarge => self.get(msg!("file-too-large")).to_owned(),
            RecordError::NotText(byte) => self.format(msg!("file-not-text"), &[("byte", byte.to_string().into())]),
            // The reader's reason is in English.
            RecordError::Unreadable { line, column, .. } => {
                let [line, column] = [line, column].map(|number| number.to_string().into());
                self.format(msg!("file-unreadable"), &[("line", line), ("column", column)])
            }
            RecordError::Version(version) => {
                self.format(msg!("file-version"), &[("version", version.to_string().into())])
            }
            RecordError::Seats { hand, .. } => self.in_hand(*hand, self.get(msg!("wrong-seats")).to_owned()),
            RecordError::Replay(ReplayError { hand, number, why }) => match why {
                Wrong::Rules(why) => self.rules_error(*why),
                Wrong::Change(why) => self.in_hand(*hand, self.change_error(*why)),
                Wrong::Begins => self.in_hand(*hand, self.get(msg!("file-begins")).to_owned()),
                Wrong::Deal(why) => self.in_hand(*hand, self.deal_error(*why)),
                Wrong::Move(_, why) => {
                    let [hand, number] = [hand, number].map(|number| number.to_string().into());
                    self.format(
                        msg!("file-move"),
                        &[("hand", hand), ("move", number), ("why", self.illegal(*why).into())],
                    )
                }
            },
        }
    }

    fn in_hand(&self, hand: usize, why: String) -> String {
        self.format(msg!("file-hand"), &[("hand", hand.to_string().into()), ("why", why.into())])
    }

    fn change_error(&self, why: CannotChange) -> String {
        match why {
            CannotChange::NotNow(phase) => self.not_now(phase),
            CannotChange::OtherTable => self.get(msg!("wrong-other-table")).to_owned(),
            CannotChange::Unplayable(why) => self.rules_error(why),
        }
    }

    fn deal_error(&self, why: CannotDeal) -> String {
        let id = match why {
            CannotDeal::NotNow(phase) => return self.not_now(phase),
            CannotDeal::Wrong(DealError::Twice(bone)) => return self.with_bone(msg!("wrong-twice"), bone),
            CannotDeal::Wrong(DealError::Missing(bone)) => return self.with_bone(msg!("wrong-missing"), bone),
            CannotDeal::Wrong(DealError::NotInSet(bone)) => return self.with_bone(msg!("wrong-not-in-set"), bone),
            CannotDeal::Wrong(DealError::HandSize { .. }) => msg!("wrong-hand-size"),
            CannotDeal::Wrong(DealError::Void(_)) => msg!("wrong-void"),
            CannotDeal::Wrong(DealError::DepthUnasked) => msg!("refused-no-firecrackers"),
            // The rest is about the lot.
            CannotDeal::Wrong(_) => msg!("wrong-lot"),
        };
        self.get(id).to_owned()
    }

    fn not_now(&self, phase: Phase) -> String {
        self.get(if phase == Phase::GameOver { msg!("refused-game-over") } else { msg!("wrong-not-over") }).to_owned()
    }

    /// Returns why rules cannot be played.
    pub fn rules_error(&self, why: RulesError) -> String {
        let id = match why {
            RulesError::Range { option, value, .. } => {
                let (low, high) = range(option).into_inner();
                let name = Message::find(&format!("setting-{option}")).map_or(option, |name| self.get(name));
                let told =
                    [("option", name.into()), ("low", low.into()), ("high", high.into()), ("value", value.into())];
                return self.format(msg!("wrong-rules-range"), &told);
            }
            RulesError::Partners(_) => msg!("wrong-rules-partners"),
            RulesError::NotEnoughBones { .. } => msg!("wrong-rules-bones"),
            RulesError::SevensOfSix => msg!("wrong-rules-sevens"),
            RulesError::TreeTooLarge => msg!("wrong-rules-tree"),
            RulesError::NothingLeftOut => msg!("wrong-rules-leave-out"),
            RulesError::NothingToTake => msg!("wrong-rules-left-over"),
            RulesError::PassPaysMany(_) => msg!("wrong-rules-pass"),
            RulesError::DoubletOrDraw => msg!("wrong-rules-lead-bone"),
            RulesError::CappedBelow(_) => msg!("wrong-rules-cap"),
            RulesError::LeadSeat(_) => msg!("wrong-rules-lead"),
            RulesError::HandLimit { set, .. } => {
                return self.format(msg!("wrong-rules-limit"), &[("bones", set.size().into())]);
            }
            RulesError::NoOpener => msg!("wrong-rules-sure-doublet"),
            RulesError::ClockSeat(_) => msg!("wrong-rules-clock-seat"),
            RulesError::ClockOfNobody => msg!("wrong-rules-no-clock"),
            RulesError::NothingScores => msg!("wrong-rules-nothing"),
            RulesError::PartsOfNothing => msg!("wrong-rules-parts"),
            RulesError::TwinsAndCounts => msg!("wrong-rules-twins"),
            RulesError::NoPartnerOut => msg!("wrong-rules-both-out"),
            RulesError::NeverExact(_) => msg!("wrong-rules-exact"),
            RulesError::CollectsMore => msg!("wrong-rules-collect"),
            RulesError::CarriesPips => msg!("wrong-rules-carry"),
            RulesError::LeadIsAll => msg!("wrong-rules-lead-all"),
            RulesError::LoveOfPips => msg!("wrong-rules-love"),
            RulesError::LoveTooFar(_) => msg!("wrong-rules-love-far"),
            RulesError::LoveAhead => msg!("wrong-rules-love-ahead"),
            RulesError::AheadOfAll(_) => msg!("wrong-rules-head-start"),
        };
        self.get(id).to_owned()
    }

    /// Returns why a move is not allowed, for any player.
    pub fn illegal(&self, why: Illegal) -> String {
        let id = match why {
            Illegal::DoesNotFit { bone, end: End::Arm(way), shows } => {
                let (end, pips) = (self.get(end_word(way)).into(), self.get(pips_word(shows)).into());
                let args = [("bone", bone.to_string().into()), ("end", end), ("pips", pips)];
                return self.format(msg!("refused-does-not-fit"), &args);
            }
            Illegal::DoesNotFit { bone, .. } => return self.with_bone(msg!("wrong-does-not-fit"), bone),
            Illegal::NotInHand { bone, .. } => return self.with_bone(msg!("wrong-not-in-hand"), bone),
            Illegal::MustLead { bone, .. } | Illegal::DrawBeforeForcedLead { bone, .. } => {
                return self.with_bone(msg!("refused-must-lead"), bone);
            }
            Illegal::LeadsDoublet { bone, .. } => return self.with_bone(msg!("refused-leads-doublet"), bone),
            Illegal::NotOnTable(bone) => return self.with_bone(msg!("wrong-not-on-table"), bone),
            Illegal::SpinnerStands(bone) => return self.with_bone(msg!("refused-spinner-stands"), bone),
            Illegal::NotAnEndBone(bone) => return self.with_bone(msg!("refused-not-an-end"), bone),
            Illegal::GameOver => msg!("refused-game-over"),
            Illegal::HandOver => msg!("refused-hand-over"),
            Illegal::NotLedThere { .. } | Illegal::EndNotOpen { .. } => msg!("refused-not-open"),
            Illegal::NeedsDoublet { .. } => msg!("refused-needs-doublet"),
            Illegal::DrawWhilePlayable { .. } | Illegal::PassWhilePlayable { .. } => msg!("wrong-playable"),
            Illegal::PassWhileDrawable { .. } => msg!("wrong-drawable"),
            Illegal::NoDraws => msg!("refused-no-draws"),
            Illegal::BoneyardEmpty | Illegal::OnlyReserveLeft(_) => msg!("refused-boneyard-empty"),
            Illegal::HandFull { .. } => msg!("wrong-hand-full"),
            Illegal::DrawnEnough { .. } => msg!("wrong-drawn-enough"),
            Illegal::NoFirecrackers => msg!("refused-no-firecrackers"),
            Illegal::FirecrackerUsed { .. } => msg!("wrong-firecracker-used"),
            Illegal::NotOnTime => msg!("refused-no-clock"),
            Illegal::NoClock(_) => msg!("wrong-no-clock"),
            Illegal::ClockRunsBack { .. } => msg!("wrong-clock"),
            Illegal::NoSuchSeat(_) => msg!("wrong-seat"),
        };
        self.get(id).to_owned()
    }

    pub(super) fn with_bone(&self, id: Message, bone: Bone) -> String {
        self.format(id, &[("bone", bone.to_string().into())])
    }
}
