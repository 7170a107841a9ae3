import type { ServerRoom } from '@rampa/platform/server';
import { CompetitionsModule } from './competitions.module.ts';
import competitions from './migrations/0030-competitions.sql?raw';
import groupValues from './migrations/20261122194500-group-values.sql?raw';
import eventFacts from './migrations/20261122105000-event-facts.sql?raw';
import statusView from './migrations/20261123113000-status-view.sql?raw';
import statusLooks from './migrations/20261123120000-status-looks.sql?raw';
import shortTitle from './migrations/0181-short-title.sql?raw';
import statusRoles from './migrations/20261124120100-status-roles.sql?raw';
import statuses from './migrations/20261123050500-statuses.sql?raw';
import bin from './migrations/20261123083200-event-bin.sql?raw';
import documents from './migrations/20261123083100-documents.sql?raw';
import invitations from './migrations/20261123200000-invitations.sql?raw';
import views from './migrations/20261123013300-competition-views.sql?raw';
import hiddenDocuments from './migrations/20261129072000-hidden-documents.sql?raw';
import practice from './migrations/20261129165415-practice.sql?raw';
import financesView from './migrations/20261129202000-finances-view.sql?raw';
import archivedView from './migrations/20261128021400-archived-view.sql?raw';
import { COMPETITION, GROUP_FIELD, GROUP_VALUE } from './persistence/competition-tables.ts';
import { DOCUMENT } from './persistence/document-table.ts';
import { INVITATION } from './persistence/invitation-table.ts';
import { STATUS } from './persistence/status-table.ts';

export const competitionsRoom: ServerRoom = {
  name: 'competitions',
  module: CompetitionsModule,
  migrations: [
    { name: '0030-competitions', sql: competitions },
    { name: '20261122105000-event-facts', sql: eventFacts },
    { name: '0181-short-title', sql: shortTitle },
    { name: '20261122194500-group-values', sql: groupValues },
    { name: '20261123013300-competition-views', sql: views },
    { name: '20261123050500-statuses', sql: statuses },
    { name: '20261123083100-documents', sql: documents },
    { name: '20261123083200-event-bin', sql: bin },
    { name: '20261123113000-status-view', sql: statusView },
    { name: '20261123120000-status-looks', sql: statusLooks },
    { name: '20261123200000-invitations', sql: invitations },
    { name: '20261124120100-status-roles', sql: statusRoles },
    { name: '20261128021400-archived-view', sql: archivedView },
    { name: '20261129072000-hidden-documents', sql: hiddenDocuments },
    { name: '20261129165415-practice', sql: practice },
    { name: '20261129202000-finances-view', sql: financesView },
  ],
  tables: [COMPETITION, GROUP_FIELD, GROUP_VALUE, STATUS, DOCUMENT, INVITATION],
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
