import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { CompetitionsModule } from './competitions.module.ts';

export const competitionsRoom: ServerRoom = {
  name: 'competitions',
  module: CompetitionsModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob(['./persistence/*.ts', '!./**/*.spec.ts'], { eager: true })),
};

export { EmptyBin } from './use-cases/empty-bin.ts';
export { ArchivedEventsModule } from './archived-events.ts';
export { CompetitionsWorkerModule } from './competitions.module.ts';
export { eventOf } from './event-scope.ts';
export { Competitions, type CompetitionFace, type GroupField, type GroupValue } from './queries/competitions.ts';
export { GroupValueRows, type NewGroupValue } from './persistence/group-value-rows.ts';
export { GroupFieldVetoes, type GroupFieldVeto } from './ports/group-field-vetoes.ts';
export { TypeTourVetoes, type TypeTourVeto } from './ports/type-tour-vetoes.ts';
export { Preparations, type Preparation } from './ports/preparations.ts';
export { Receptions, type ReceptionOf } from './ports/receptions.ts';
export { OpeningLacks, type OpeningLack } from './ports/opening-lacks.ts';
export { EventBeginnings, type EventBeginner } from './ports/event-beginnings.ts';
export { DeletionVetoes, type DeletionVeto } from './ports/deletion-vetoes.ts';
export { EventChangeVetoes, type EventChangeVeto } from './ports/event-change-vetoes.ts';
export { copyRows, EventCopies, type EventCopier, type EventCopying } from './ports/event-copies.ts';
export { AcceptedMembers, type AcceptedMember } from './ports/accepted-members.ts';
export { MemberJoins, type Joined, type WhenJoined } from './ports/member-joins.ts';
export { OwnApplications, type OwnApplication, type OwnApplicationsOf } from './ports/own-applications.ts';
export { StatusUses, type StatusQuestions, type StatusUse } from './ports/status-uses.ts';
export { JudgeProfiles, type JudgeFace, type JudgeFaceOf } from './ports/judge-profiles.ts';
