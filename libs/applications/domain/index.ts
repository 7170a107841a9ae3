export { filling, type Audience, type FilledBlock, type FilledField, type FilledSection, type Filling, type Lack } from './filling.ts'; // prettier-ignore
export { allFilledWords, answeredWords, filledSum } from './filled-words.ts';
export { arrivalRefusal, doneSince, editingRefusal, isDecidedAnew, MOST_OF_ONE, type Arrival, type Closing, type EditingFacts } from './editing.ts'; // prettier-ignore
export { answerOf, plainAnswer, toldAnswer, type SentAnswer, type ToldAnswer } from './sent-answers.ts';
export { ownerWords, shownStatus, STATE_WORDS, statusInLetters } from './standing-words.ts';
export { answerWords, saidOnce } from './answer-words.ts';
export { carrierOf, CARRIED_WORDS, toCarry } from './carried-answers.ts';
export { mergedAnswer } from './merged-answers.ts';
export { HEADING_RULE, headingOf, SEARCH_MAX } from './heading.ts';
export { usualFields } from './usual-fields.ts';
export { isChangedSince, newSince, placeOf, runsOf, type Change, type Confirmed } from './history.ts';
export { shownBy, shownIn, type Shown } from './shown.ts';
export { formerSendings } from './sendings.ts';
export { copyOf, siblingsOf, withInner, type NewBlock } from './block-copies.ts';
export { childrenOf, childrenStanding, consentsText, isOne, peopleIn, type ChildrenStanding, type ConsentedChild, type NameWord, type Person } from './children.ts'; // prettier-ignore
export { ageAdvice, hasUnnamedChildren, peopleNear, type AgeAdvice, type AgeLine } from './age-advice.ts';
export { isOutside } from './people-count.ts';
export { CHILD_CONSENTS, wordingOfConsent, wordsOfConsent, type ChildConsentText } from './child-consents.ts';
export { mayBeThrown, type ThrownFacts } from './thrown-drafts.ts';
export { membersForm } from './members-form.ts';
export { datesStep, type PreparedDates } from './dates-step.ts';
export { BookLines, type BookLine } from './import/book-lines.ts';
export { guessedMapping, importFields, isOfPerformance, isRepeated, mappingFault } from './import/columns.ts';
export { plainTitle } from './import/plain-title.ts';
export type { RememberedTable } from './import/remembered.ts';
export { groupedRows, type RowGroup } from './import/groups.ts';
export type { AnswerDeed, ColumnUse, ImportDeed, ImportMapping, RowFault, RowOutcome, StandingBlock, TableRow } from './import/import-types.ts'; // prettier-ignore
export { fieldTitles, OWN_TITLES, PORTAL_CODE, portalCode, portalCodeIn, portalColumn } from './import/portal-table.ts';
export { NO_SUCH_APPLICATION } from './import/returned.ts';
export { isReturned, plannedImport } from './import/planned.ts';
export { tableCell } from './table-cell.ts';
export { fieldColumns, type ImportPlan, type KnownTable, type Standing } from './import/plan.ts';
export { pastedRows, placesFor, rowText, soundRows, type PastedRow, type WrongRow } from './pasted-list.ts';
export { isSame, namedIn, rosterAnswers, rosterPlace, type Named, type Performer, type RosterPlace } from './roster.ts';
export { LEFT_WORDS, takenOver } from './taken-over.ts';
export type { Earlier, TakenAnswer, TakenOver, TakingOver } from './taking-over.ts';
export { demandOf, lackingPlaces, nextIn, turnsOf, type Demand, type Seats, type Waiting } from './places.ts';
export type { ColumnPart, ColumnReader, LineFilter, ProjectedColumn } from './columns/column-types.ts';
export { isOwnColumn, OWN_COLUMN_WORDS, partsOf, type ColumnContent } from './columns/content.ts';
export { meaningsIn, withMeanings, type Meanings } from './columns/meanings.ts';
export { namesSomebody, strictestTag, tagsIn, tellsWho } from './columns/naming.ts';
export { pathTo, type FieldPath } from './columns/paths.ts';
export {
  isOpenField,
  isOpenOwn,
  planOf,
  type ColumnPlan,
  type PlannedColumn,
  type PlannedPart,
} from './columns/plan.ts';
export { projectedRows, type GivenBlock, type RowFacts } from './columns/projected.ts';
export { PERFORMANCE_TEXTS, performancesOf, performingPart, secondsOf, type PerformanceBlock, type PerformanceFacts, type PerformanceText, type PerformingPerson } from './performances.ts'; // prettier-ignore
