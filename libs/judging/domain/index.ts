// Scoring: marks of one ranking group in, totals, places, titles and the whole way to them out. Pure.
export type * from './types.ts';
export type * from './title-types.ts';
export type * from './derivation.ts';
export type * from './skating-types.ts';
export { formatThousandths } from './format.ts';
export { groupKeyOf } from './group-key.ts';
export { scaleOf, validateMark, validateScheme, type SchemeFault } from './scheme.ts';
export { presets, type Preset, type PresetKey } from './presets.ts';
export { assignTitles, titleCandidates, validateTitles, type TitleAssignment } from './titles.ts';
export { defaultTitles } from './default-titles.ts';
export { rankGroup } from './rank.ts';
export { replay, type Replayed } from './replay.ts';
export { explain, type Explanation, type ExplanationStep, type ExplanationLine, type Names } from './explain.ts';
export { skatingDance, skatingFinal, validateSkating } from './skating.ts';
export { preliminaryRound, type PreliminaryResult } from './preliminary.ts';
export { figureSkatingScheme, figureSkatingTies } from './figure-skating.ts';
