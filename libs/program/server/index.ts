import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { ProgramModule } from './program.module.ts';

export const programRoom: ServerRoom = {
  name: 'program',
  module: ProgramModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob(['./persistence/*.ts', '!./**/*.spec.ts'], { eager: true })),
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
