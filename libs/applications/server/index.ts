import type { ServerRoom } from '@rampa/platform/server';
import { ApplicationsModule } from './applications.module.ts';
import applications from './migrations/20261123084100-applications.sql?raw';
import filling from './migrations/20261123112000-filling.sql?raw';
import answerFiles from './migrations/20261123150500-answer-files.sql?raw';
import confirmedChanges from './migrations/20261123151500-confirmed-changes.sql?raw';
import mailingMoves from './migrations/20261124130500-mailing-moves.sql?raw';
import ownerEmail from './migrations/20261123152000-owner-email.sql?raw';
import views from './migrations/20261123170000-application-views.sql?raw';
import mailings from './migrations/20261123190500-mailings.sql?raw';
import sought from './migrations/20261124000200-sought-applications.sql?raw';
import imports from './migrations/20261124110000-imports.sql?raw';
import pricedViews from './migrations/20261124005100-priced-views.sql?raw';
import performers from './migrations/20261124120000-performers.sql?raw';
import quotas from './migrations/20261124120200-quotas.sql?raw';
import moneyViews from './migrations/20261128013900-money-views.sql?raw';
import messages from './migrations/20261128021500-messages.sql?raw';
import childConsents from './migrations/20261128014600-child-consents.sql?raw';
import opening from './migrations/20261128020000-opening.sql?raw';
import parentLinks from './migrations/20261128055000-parent-links.sql?raw';
import performersNamed from './migrations/20261129012000-performers-named.sql?raw';
import removedBlocks from './migrations/20261128234500-removed-blocks.sql?raw';
import erasedAnswers from './migrations/20261129011500-erased-answers.sql?raw';
import thrownDrafts from './migrations/20261129064000-thrown-drafts.sql?raw';
import noted from './migrations/20261129204500-noted.sql?raw';
import lookedThrough from './migrations/20261130001500-looked-through.sql?raw';
import placesByThePortal from './migrations/20261130012000-places-by-the-portal.sql?raw';
import turnedDown from './migrations/20261130074500-turned-down.sql?raw';
import emptyIsNotFilled from './migrations/20261130181000-empty-is-not-filled.sql?raw';
import correctedAt from './migrations/20261129083900-corrected-at.sql?raw';
import toldOffice from './migrations/20261129091500-told-office.sql?raw';
import headingRule from './migrations/20261129100500-heading-rule.sql?raw';
import doublesByNames from './migrations/20261129164900-doubles-by-names.sql?raw';
import performerRule from './migrations/20261129125000-performer-rule.sql?raw';
import messageFiles from './migrations/20261129101500-message-files.sql?raw';
import recordings from './migrations/20261124120300-recordings.sql?raw';
import {
  ANSWER_FILE,
  ANSWER_ITEM,
  APPLICATION,
  APPLICATION_BLOCK,
  CHANGE,
  CONFIRMED_CHANGE,
  CONSENT,
  CONSENT_LINK,
  MESSAGE,
  MESSAGE_FILE,
  NOTE,
  NUMBERING,
  PERFORMER,
  QUOTA,
  QUOTA_RULE,
  RULES,
  VIEW,
} from './persistence/application-tables.ts';
import { IMPORT, IMPORT_ROW } from './persistence/import-tables.ts';
import { MAILING, MAILING_LETTER } from './persistence/mailing-tables.ts';

export const applicationsRoom: ServerRoom = {
  name: 'applications',
  module: ApplicationsModule,
  migrations: [
    { name: '20261123084100-applications', sql: applications },
    { name: '20261123112000-filling', sql: filling },
    { name: '20261123150500-answer-files', sql: answerFiles },
    { name: '20261123151500-confirmed-changes', sql: confirmedChanges },
    { name: '20261123152000-owner-email', sql: ownerEmail },
    { name: '20261123170000-application-views', sql: views },
    { name: '20261123190500-mailings', sql: mailings },
    { name: '20261124000200-sought-applications', sql: sought },
    { name: '20261124005100-priced-views', sql: pricedViews },
    { name: '20261124110000-imports', sql: imports },
    { name: '20261124130500-mailing-moves', sql: mailingMoves },
    { name: '20261124120000-performers', sql: performers },
    { name: '20261124120200-quotas', sql: quotas },
    { name: '20261124120300-recordings', sql: recordings },
    { name: '20261128013900-money-views', sql: moneyViews },
    { name: '20261128014600-child-consents', sql: childConsents },
    { name: '20261128021500-messages', sql: messages },
    { name: '20261128020000-opening', sql: opening },
    { name: '20261128055000-parent-links', sql: parentLinks },
    { name: '20261128234500-removed-blocks', sql: removedBlocks },
    { name: '20261129011500-erased-answers', sql: erasedAnswers },
    { name: '20261129012000-performers-named', sql: performersNamed },
    { name: '20261129064000-thrown-drafts', sql: thrownDrafts },
    { name: '20261129083900-corrected-at', sql: correctedAt },
    { name: '20261129091500-told-office', sql: toldOffice },
    { name: '20261129100500-heading-rule', sql: headingRule },
    { name: '20261129101500-message-files', sql: messageFiles },
    { name: '20261129125000-performer-rule', sql: performerRule },
    { name: '20261129164900-doubles-by-names', sql: doublesByNames },
    { name: '20261129204500-noted', sql: noted },
    { name: '20261130001500-looked-through', sql: lookedThrough },
    { name: '20261130012000-places-by-the-portal', sql: placesByThePortal },
    { name: '20261130074500-turned-down', sql: turnedDown },
    { name: '20261130181000-empty-is-not-filled', sql: emptyIsNotFilled },
  ],
  tables: [
    APPLICATION,
    APPLICATION_BLOCK,
    ANSWER_ITEM,
    ANSWER_FILE,
    CHANGE,
    CONFIRMED_CHANGE,
    CONSENT,
    CONSENT_LINK,
    MESSAGE,
    MESSAGE_FILE,
    NOTE,
    NUMBERING,
    PERFORMER,
    QUOTA,
    QUOTA_RULE,
    RULES,
    VIEW,
    MAILING,
    MAILING_LETTER,
    IMPORT,
    IMPORT_ROW,
  ],
};

export { ApplicationsWorkerModule } from './applications.module.ts';
export {
  ApplicationProjection,
  PROJECTION_SORTS,
  type ProjectedRow,
  type ProjectionAsked,
  type ProjectionSort,
} from './projection/application-projection.ts';
export type { StrangersNames } from './projection/strangers-names.ts';
export { ColumnKeeping, type AttachedField } from './columns/column-keeping.ts';
export { columnBoxOf, columnViews } from './columns/column-views.ts';
export type { ColumnSet, HeldColumns, KeptColumn, KeptField, WhichColumns } from './columns/kept-columns.ts';
export { CountedFields, type FieldCount, type FieldCounts } from './projection/counted-fields.ts';
export type { RowsAsked } from './projection/found-rows.ts';
export { serveParentPages } from './parents/serve-parent-pages.ts';
export { DecideApplications } from './use-cases/decide-applications.ts';
export {
  recordingFiles,
  type RecordingFile,
  applicationNumbers,
  Performances,
  type Performance,
} from './queries/performances.ts';
export { AnswerTraces, type AnswerTraceEraser } from './ports/answer-traces.ts';
export { ApplicationClaims, type ClaimFollower } from './ports/application-claims.ts';
export { ApplicationFollowers, type ApplicationFollower, type FollowedWrite } from './ports/application-followers.ts';
export {
  ApplicationPayments,
  type ApplicationPayment,
  type EventSums,
  type PaymentReader,
} from './ports/application-payments.ts';
export { ProgramGates, type ProgramGate } from './ports/program-gates.ts';
export { PerformanceVetoes, type PerformanceVeto } from './ports/performance-vetoes.ts';
