import type { ServerRoom } from '@rampa/platform/server';
import program from './migrations/0040-program.sql?raw';
import nominations from './migrations/0160-program-nominations.sql?raw';
import participants from './migrations/0042-participants.sql?raw';
import performerKind from './migrations/0170-performer-kind.sql?raw';
import stepMakers from './migrations/20261122194500-step-makers.sql?raw';
import itemsByValue from './migrations/20261122194600-items-by-value.sql?raw';
import itemsByNomination from './migrations/20261123050200-items-by-nomination.sql?raw';
import steps from './migrations/0171-stage-steps.sql?raw';
import times from './migrations/0041-program-times.sql?raw';
import mobileProgram from './migrations/20261124012000-mobile-program.sql?raw';
import views from './migrations/20261123013400-program-views.sql?raw';
import versions from './migrations/20261128023000-program-versions.sql?raw';
import itemApplications from './migrations/20261128052600-item-applications.sql?raw';
import prizesAt from './migrations/20261129075800-prizes-at.sql?raw';
import ceremony from './migrations/20261129165000-ceremony.sql?raw';
import awardOrderWord from './migrations/20261129205000-award-order-word.sql?raw';
import { CEREMONY } from './persistence/ceremonies.ts';
import { VERSION } from './persistence/version-tables.ts';
import columns from './migrations/20261128021000-program-columns.sql?raw';
import { PROGRAM_COLUMN, PROGRAM_COLUMN_FIELD } from './persistence/column-tables.ts';
import { MOBILE_EVENT, MOBILE_PROGRAM } from './persistence/mobile-tables.ts';
import fromApplications from './migrations/20261124004000-items-from-applications.sql?raw';
import customLists from './migrations/20261128013000-custom-lists.sql?raw';
import { CUSTOM_LIST, CUSTOM_LIST_ITEM } from './persistence/custom-list-tables.ts';
import { ITEM, PROGRAM, STEP } from './persistence/program-tables.ts';
import { ProgramModule } from './program.module.ts';

export const programRoom: ServerRoom = {
  name: 'program',
  module: ProgramModule,
  migrations: [
    { name: '0040-program', sql: program },
    { name: '0041-program-times', sql: times },
    { name: '0042-participants', sql: participants },
    { name: '0160-program-nominations', sql: nominations },
    { name: '0170-performer-kind', sql: performerKind },
    { name: '0171-stage-steps', sql: steps },
    { name: '20261122194500-step-makers', sql: stepMakers },
    { name: '20261122194600-items-by-value', sql: itemsByValue },
    { name: '20261123013400-program-views', sql: views },
    { name: '20261123050200-items-by-nomination', sql: itemsByNomination },
    { name: '20261124012000-mobile-program', sql: mobileProgram },
    { name: '20261124004000-items-from-applications', sql: fromApplications },
    { name: '20261128013000-custom-lists', sql: customLists },
    { name: '20261128021000-program-columns', sql: columns },
    { name: '20261128023000-program-versions', sql: versions },
    { name: '20261128052600-item-applications', sql: itemApplications },
    { name: '20261129075800-prizes-at', sql: prizesAt },
    { name: '20261129165000-ceremony', sql: ceremony },
    { name: '20261129205000-award-order-word', sql: awardOrderWord },
  ],
  tables: [
    ...[PROGRAM, ITEM, STEP, CEREMONY, MOBILE_EVENT, MOBILE_PROGRAM, CUSTOM_LIST, CUSTOM_LIST_ITEM],
    ...[PROGRAM_COLUMN, PROGRAM_COLUMN_FIELD, VERSION],
  ],
};

export { ProgramWorkerModule } from './program.module.ts';
export { ProgramNames, type NamesOf } from './queries/program-names.ts';
export { stopCeremony } from './persistence/ceremonies.ts';
export { CeremonyReads, type RunningCeremony } from './queries/ceremony-reads.ts';
export { ProgramReads } from './queries/program-reads.ts';
export { CompositionChanges, type CompositionFollower } from './ports/composition-changes.ts';
export { ItemVetoes, type ItemVeto } from './ports/item-vetoes.ts';
export { MarkedItems, type MarkedOf } from './ports/marked-items.ts';
export { TourCarries, type CarriedTour } from './ports/tour-carries.ts';
export { ProtocolStates, type StatesOf } from './ports/protocol-states.ts';
export { PublishedProtocols, type ProtocolPathsOf } from './ports/published-protocols.ts';
export { AwardedItems, type AwardedItem, type AwardsOf, type PrizedItem } from './ports/awarded-items.ts';
export { ReportedPerformances, type ReportedOf } from './ports/reported-performances.ts';
export { programsOf } from './queries/sources.ts';
export { JudgeNominations, type NominationsOf } from './ports/judge-nominations.ts';
export { paperName, type NamedProgram } from './papers/paper-name.ts';
export { ItemTraces, type ItemTraceEraser } from './ports/item-traces.ts';
