import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { JuryModule } from './jury.module.ts';

export const juryRoom: ServerRoom = {
  name: 'jury',
  module: JuryModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob(['./persistence/*.ts', '!./**/*.spec.ts'], { eager: true })),
};

export { JudgingWork } from './judging-work.ts';
export { JudgedNominations, type JudgedIn } from './ports/judged-nominations.ts';
export { JudgeMarks } from './ports/judge-marks.ts';
export { SetupVetoes, type NextScale } from './ports/setup-vetoes.ts';
export { WrittenResults, type ClosedProgram } from './ports/written-results.ts';
export {
  awardRules,
  awardSetOf,
  criteriaOf,
  loadRules,
  panelOf,
  schemeBodyOf,
  schemeOf,
  type AwardSet,
  type EventRules,
  type Judge,
  type StoredScheme,
} from './rules/event-rules.ts';
export { faultDetail } from './rules/scheme-faults.ts';
export { DEFAULT_SCHEME, type SchemeBody } from './rules/scheme-shape.ts';
export { nominationsInUse, refuseUncovered, servedIn } from './rules/title-faults.ts';
