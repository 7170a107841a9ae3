// Scoring: marks of one ranking group in, totals, places, titles and the whole way to them out. Pure.
export type * from './types.ts';
export type * from './result-types.ts';
export type * from './derivation.ts';
export type * from './skating-types.ts';
export { formatFactor, formatThousandths, scaleDecimals } from './format.ts';
export { groupKeyOf } from './group-key.ts';
export { assignTitles, type ContestedTitle, type TitleAssignment, type TitleEntry } from './titles.ts';
export { judgeTotal, type JudgeRule } from './judge-total.ts';
export { rankGroup } from './rank.ts';
export { replay, type Replayed } from './replay.ts';
export { explain } from './explain.ts';
export { gridOf } from './explain-grid.ts';
export type { Explanation, ExplanationGrid, ExplanationLine, ExplanationStep, Names } from './explanation.ts';
export { skatingDance, skatingFinal } from './skating.ts';
export { preliminaryRound, type PreliminaryResult } from './preliminary.ts';
export {
  isGranted,
  participantProtocol,
  USUAL_PERMISSIONS,
  type ParticipantPermissions,
  type SeenProtocol,
  type SeenPrizeGiven,
  type SeenRow,
} from './participant-protocol.ts';
export { OPENINGS, type Audience, type OpeningFacts } from './openings.ts';
export { seenOthers, type SeenOthers } from './seen-others.ts';
export { changeText, correctionSteps, type MarkCorrection } from './explain-corrections.ts';
export { abstentionLines, methodLines, signsOf, type CountedGroup } from './method-lines.ts';
export { methodInHall, methodOf, type CountedPanel, type PanelJudge } from './hall-method.ts';
export { abstentionsOf, methodOfGroup } from './group-method.ts';
export { tieText } from './tie-text.ts';
export { hasGivenAll, type Given } from './has-given-all.ts';
export { OUTLIER_WORDS, outliersOf, type Outlier } from './outliers.ts';
export * from './readiness.ts';
export { JOURNAL_WORDS, journalWords, type JournalSaid } from './journal-words.ts';
export { countBallot, mayBecome, type BallotCount, type BallotState } from './ballot.ts';
export {
  cellKey,
  settled,
  SHEET_CODE,
  sheetChanges,
  sheetCodeIn,
  type InForce,
  type Question,
  type ReadRow,
  type Settlement,
  type SheetChanges,
  type SheetCriterion,
  type SheetLayout,
  type SheetRow,
  type Solution,
} from './paper-sheet.ts';
export type * from './proof/proof-types.ts';
export type { ProofFault } from './proof/proof-fault.ts';
export { PROOF_FORMAT } from './proof/proof-types.ts';
export { canonical } from './proof/canonical.ts';
export { MARK_FIGURES, markText, marksOf, nameText, type PlacedMark } from './proof/proof-text.ts';
export { keysOf, packed, type ToProve } from './proof/packing.ts';
export { MOST_PROOF_BYTES, NotAPackage, readPackage } from './proof/reading.ts';
export { checkPackage, type Known, type ProofReport } from './proof/check.ts';
export { faultText, judgeText, performanceText } from './proof/fault-text.ts';
export { subtleProof, type Subtle } from './proof/subtle.ts';
