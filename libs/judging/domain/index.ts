// Scoring: marks of one ranking group in, totals, places, titles and the whole way to them out. Pure.
export type * from './types.ts';
export type * from './result-types.ts';
export type * from './title-types.ts';
export type * from './derivation.ts';
export type * from './skating-types.ts';
export { formatThousandths, scaleDecimals } from './format.ts';
export { serves } from './serves.ts';
export { groupKeyOf } from './group-key.ts';
export { scaleOf, validateMark, validateScheme, type SchemeFault } from './scheme.ts';
export { presets, type Preset, type PresetKey } from './presets.ts';
export { tieChainOf, tieChainsOf, tieSteps, type TieChain, type TieChainKey } from './tie-chains.ts';
export { assignTitles, titleCandidates, type ContestedTitle, type TitleAssignment } from './titles.ts';
export { validateTitles } from './title-rules.ts';
export { defaultTitles } from './default-titles.ts';
export { judgeTotal, type JudgeRule } from './judge-total.ts';
export { rankGroup } from './rank.ts';
export { replay, type Replayed } from './replay.ts';
export { explain } from './explain.ts';
export { gridOf } from './explain-grid.ts';
export type { Explanation, ExplanationGrid, ExplanationLine, ExplanationStep, Names } from './explanation.ts';
export { skatingDance, skatingFinal, validateSkating } from './skating.ts';
export { preliminaryRound, type PreliminaryResult } from './preliminary.ts';
export { figureSkatingScheme, figureSkatingTies } from './figure-skating.ts';
export {
  isGranted,
  participantProtocol,
  USUAL_PERMISSIONS,
  type ParticipantPermissions,
  type SeenProtocol,
  type SeenRow,
} from './participant-protocol.ts';
export { changeText, correctionSteps, type MarkCorrection } from './explain-corrections.ts';
export { methodLines, type CountedGroup } from './method-lines.ts';
export { methodInHall, type CountedPanel } from './hall-method.ts';
export { hasGivenAll, type Given } from './has-given-all.ts';
export { tieStepName } from './wording.ts';
export { OUTLIER_WORDS, outliersOf, type Outlier } from './outliers.ts';
export * from './readiness.ts';
