import type { ServerRoom } from '@rampa/platform/server';
import { JuryModule } from './jury.module.ts';
import judgePhoto from './migrations/0140-judge-photo.sql?raw';
import views from './migrations/20261123050000-jury-views.sql?raw';
import rules from './migrations/20261123050500-jury-rules.sql?raw';
import seeingOthers from './migrations/20261129133000-seeing-others.sql?raw';
import { AWARD_GROUP, AWARD_SETTING, CRITERION, JUDGE } from './persistence/jury-tables.ts';

export const juryRoom: ServerRoom = {
  name: 'jury',
  module: JuryModule,
  migrations: [
    { name: '0140-judge-photo', sql: judgePhoto },
    { name: '20261123050000-jury-views', sql: views },
    { name: '20261123050500-jury-rules', sql: rules },
    { name: '20261129133000-seeing-others', sql: seeingOthers },
  ],
  tables: [JUDGE, CRITERION, AWARD_GROUP, AWARD_SETTING],
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
