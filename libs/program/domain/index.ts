export * from './readiness.ts';
export { DEFAULT_GAP_S, plannedTimes, type PlannedItem } from './planned-times.ts';
export { forecast, usualGapS, type Forecast, type StagedItem } from './forecast.ts';
export { leadOf, type StepMaker } from './lead.ts';
export { recount, type Recount } from './recount.ts';
export { delayMinutes, delayText, FOREIGN_DAY_MINUTES, forecastOf, startOf, type ViewedItem } from './program-times.ts';
export { ceremonyOrder, juryPartTitle, prizesIndex, type Awarded, type CeremonyPart } from './ceremony.ts';
export {
  callingsOf,
  ceremonySteps,
  ceremonyTakenText,
  CLOSING,
  movedCeremony,
  OPENING,
  rowKey,
  type AwardingPart,
  type CalledRow,
  type Calling,
  type CallingKind,
  type CeremonyMove,
  type CeremonyPast,
  type CeremonyState,
  type CeremonyStep,
  type StepKind,
} from './ceremony-steps.ts';
export {
  guessPerformerKind,
  namesForStrangers,
  answerForStrangers,
  publicName,
  teachersForStrangers,
  type NamedItem,
} from './public-name.ts';
export { sceneTestSlots, type Rehearsed, type SceneTestOrder } from './scene-test.ts';
export { groupText } from './group-text.ts';
export { arranged, placeAt, placesBack, placesBeside, placesBy, type Arranged, type Place } from './arrange.ts';
export {
  aheadOf,
  comingUp,
  offeredSteps,
  standAhead,
  type Coming,
  type OfferedSteps,
  type PlacedInOrder,
  type StagedInOrder,
} from './coming.ts';
export {
  behindLatecomers,
  holderOf,
  insertedNumber,
  nextNumber,
  numbersInOrder,
  type Numbering,
  type NumberingScope,
} from './numbers.ts';
export { afterActivity, type Moments } from './activity.ts';
export { madeStep, notLastText, seenOf, takenText, type SeenStage, type SteppedItem } from './stage-conflict.ts';
export { isWoman } from './gender.ts';
export { usualCase } from './name-case.ts';
export { calendarText, type Calendar, type CalendarEntry } from './calendar.ts';
export { groupKey, groupOfKey, isOfComposition, isSameTaken, performerKindOf, takenFrom, TAKEN_TEXTS, TAKEN_WORDS, type KnownGroups, type Taken, type TakenFrom, type TakenValue } from './taken.ts'; // prettier-ignore
export { differenceOf, sourceAfter, WITHDRAWN, type Difference, type FieldDifference, type SourcePerformance, type StandingItem } from './difference.ts'; // prettier-ignore
export { withComing, type ComingItem, type PlacedItem } from './coming-in.ts';
export { clashesOf, exchanged, exchangeFor, type Clash, type Exchange, type RestRule, type Stage, type StageItem } from './clashes.ts'; // prettier-ignore
export { peopleOnStage, type Cast, type NamedPerson } from './people-on-stage.ts';
export { changesBetween, type VersionChange, type VersionContent, type VersionItem } from './versions.ts';
export { changeWords, type ChangeWording, type ToldChange } from './change-words.ts';
export { overLimitS } from './performance-faults.ts';
export { endingOf, lengthDifference, recordingName, soundTitle, type SoundItem } from './sound.ts';
export { factText, inNamedOrder, isNumberFact, LIST_FACT_WORDS, listedName, READY_LISTS, type ListedBeside, type ListedItem, type ReadyList } from './custom-lists.ts'; // prettier-ignore
export { inventedPerformer, type Invented } from './invented.ts';
export { goingOn, type GoingRule, type Placed } from './going-on.ts';
