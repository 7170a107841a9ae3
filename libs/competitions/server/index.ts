import type { ServerRoom } from '@rampa/platform/server';
import { CompetitionsModule } from './competitions.module.ts';
import competitions from './migrations/0030-competitions.sql?raw';
import { CompetitionEntity } from './persistence/competition.entity.ts';
import { GroupFieldEntity } from './persistence/group-field.entity.ts';

export const competitionsRoom: ServerRoom = {
  name: 'competitions',
  module: CompetitionsModule,
  migrations: [{ name: '0030-competitions', sql: competitions }],
  entities: [CompetitionEntity, GroupFieldEntity],
};

export { eventOf } from './event-scope.ts';
export { Competitions, type CompetitionFace, type GroupField } from './queries/competitions.ts';
export { GroupFieldVetoes, type GroupFieldVeto } from './ports/group-field-vetoes.ts';
export { JudgeProfiles, type JudgeFace, type JudgeFaceOf } from './ports/judge-profiles.ts';
