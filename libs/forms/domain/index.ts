export * from './form-types.ts';
export { BlockTree } from './block-tree.ts';
export { fieldSections } from './sections.ts';
export {
  conditionsOf,
  holds,
  isFilled,
  namedFields,
  namedItems,
  nestingOf,
  relined,
  renumberedRule,
  reworded,
  survivesMerging,
  type SystemFacts,
} from './conditions.ts';
export * from './evaluate.ts';
export { answerFault, isDay, fileFault } from './answer-faults.ts';
export { ANSWER_WORDS, FORM_WORDS } from './form-words.ts';
export { FILE_CATEGORIES, extensionsOf, type FileCategory } from './file-categories.ts';
export { takenFile, type FoundInside, type TakenFile } from './file-contents.ts';
export { EMPTY_FORM, usedForm, type UsedForm } from './whole-form.ts';
export type { Edit, BlockValues, FieldValues } from './edit-types.ts';
export { edited, type NewGuid } from './edited.ts';
export { replaced, type FormTree } from './replaced.ts';
export { asReplacing, linesAsked, replacedFields, replacementsIn, type ReplacedField } from './replacing.ts';
export { CarriedSum, type CarriedField, type Carrier } from './carried-sum.ts';
export { copiedForm } from './copies.ts';
export { clippedParts, pastedParts, portionsOf, type ClippedParts, type PastedParts } from './clipped.ts';
export { inverse, patched, patchesBetween, sameValue, type Clash, type Part, type Patch } from './patches.ts';
export { saidChange, type SaidChange } from './form-deeds.ts';
export { formFaults } from './form-faults.ts';
export type { FormFault, KnownBook, KnownBooks } from './form-fault.ts';
export { formStep, type PreparedForm } from './readiness.ts';
export { limitsOf, optionFault } from './option-faults.ts';
export { clockText, lengthNote, secondsIn } from './recordings.ts';
export { concerned } from './concerned.ts';
export { restingPart } from './resting-part.ts';
export { changesReading, fieldsOfOtherMeaning } from './changed-parts.ts';
export {
  EFFECTS,
  ImpactSum,
  missingBlocks,
  touchedAnswers,
  type Effect,
  type FieldImpact,
  type Touched,
} from './impact.ts';
export { READY_FORMS, readyForm } from './ready/index.ts';
export type { ReadyBook, ReadyForm } from './ready/ready-form.ts';
