// How an event is judged, as it is set up: criteria, the scheme that counts their marks, titles. Pure.
export type * from './types.ts';
export type * from './title-types.ts';
export { serves } from './serves.ts';
export {
  addsUp,
  countsByCriterion,
  fewerIsBetter,
  multiplierOf,
  ranksByPlaces,
  scaleOf,
  validateMark,
  validateScheme,
  type SchemeFault,
} from './scheme.ts';
export { trimOf } from './trim.ts';
export { presets, type Preset, type PresetKey } from './presets.ts';
export { tieChainOf, tieChainsOf, tieSteps, type TieChain, type TieChainKey } from './tie-chains.ts';
export { tieStepName } from './tie-step-name.ts';
export { titlesOutgrown, validateTitles } from './title-rules.ts';
export { defaultTitles } from './default-titles.ts';
export {
  FIGURE_SKATING_ROUNDING,
  FIGURE_SKATING_TRIM,
  figureSkatingScheme,
  figureSkatingTies,
} from './figure-skating.ts';
export { isPresent, PRESENT_MS } from './presence.ts';
export { juryFaults, jurySteps, type PreparedJury } from './readiness.ts';
