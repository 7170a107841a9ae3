export { chooseScene, mayOpenMarks, mayReveal, mayShowPrize, type SceneSetting, type StageFacts } from './scene.ts';
export { staysOpen, type RevealedFacts } from './stays-open.ts';
export { runningOrder, type OrderedItem, type RunningOrder } from './running-order.ts';
export { stepsOfGivingWay, type GivesWay } from './giving-way.ts';
export { nominationOnScreen } from './screen-names.ts';
export { sharedPlacesNote } from './shared-places.ts';
export {
  accentFault,
  COLOUR_FAULTS,
  groundFault,
  STAGE_GROUND,
  type ColourFault,
  type ScreenColours,
} from './colours.ts';
export { codeOf, plainCode } from './claim-code.ts';
export * from './readiness.ts';
