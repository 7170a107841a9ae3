import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { JudgingModule } from './judging.module.ts';

export const judgingRoom: ServerRoom = {
  name: 'judging',
  module: JudgingModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob(['./persistence/*.ts', '!./**/*.spec.ts'], { eager: true })),
};

export { JudgingWorkerModule } from './judging.module.ts';
export { JudgingReads } from './judging-reads.ts';
export {
  HallReads,
  type HallGroup,
  type HallPrize,
  type HallResults,
  type HallRow,
  type JudgeSent,
} from './queries/hall-reads.ts';
export { OpeningReads, type ProgramOpening, type SaidBy } from './queries/opening-reads.ts';
export { ShownResults } from './writing/shown-results.ts';
export { judgingReads } from './judging-reads.providers.ts';
export { JournalReads } from './queries/journal-reads.ts';
export { PaperSheetReads, type PrintedSheet } from './queries/paper-sheet-reads.ts';
export { PaperReads, type PaperCounting, type PaperFacts, type PaperResult } from './queries/paper-reads.ts';
