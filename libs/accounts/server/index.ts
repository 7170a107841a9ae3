import { migrationsIn, tablesIn, type ServerRoom } from '@rampa/platform/server';
import { AccountsModule } from './accounts.module.ts';

export const accountsRoom: ServerRoom = {
  name: 'accounts',
  module: AccountsModule,
  migrations: migrationsIn(import.meta.glob('./migrations/*.sql', { eager: true, query: '?raw', import: 'default' })),
  tables: tablesIn(import.meta.glob(['./persistence/*.ts', '!./**/*.spec.ts'], { eager: true })),
};

export { AccountsWorkerModule } from './accounts.module.ts';
export { tellConsent } from './consents/consent-news.ts';
export { EmployeeAccess } from './employees/employee-access.ts';
export { OfficeLetters } from './employees/office-letters.ts';
export { OFFICE_DEEDS, type OfficeDeed, type ToldApplication } from './letters/office-news.ts';
export { FastLinks, type CreatedLink, type JudgeReach, type NewLink, type OpenLink } from './links/fast-links.ts';
export { LinkDevices, type LinkTerms, type LockedLink } from './links/link-devices.ts';
export { qrPicture } from './links/qr-picture.ts';
export { PublicAddress, type Addressed } from './links/public-address.ts';
export { Mailboxes, type Mailbox } from './memberships/mailboxes.ts';
export { LetterRefusals } from './refusals/letter-refusals.ts';
export { serveRefusals } from './refusals/serve-refusals.ts';
export { AnswerLetters, type AnswerToMember } from './memberships/answer-letters.ts';
export { ApplicationLetters } from './memberships/application-letters.ts';
export { StatusLetters } from './memberships/status-letters.ts';
export { ParentLetters, type AskedParent } from './memberships/parent-letters.ts';
export { InvitationLetters } from './memberships/invitation-letters.ts';
export { invitationPath, type Invited } from './letters/invitation.ts';
export { mailboxOf } from './kinds/email.ts';
export { EventNews } from './memberships/event-news.ts';
export { EventRemains } from './memberships/event-remains.ts';
export { Memberships } from './memberships/memberships.ts';
export { Notifications } from './profiles/notifications.ts';
export { AccountTraces, type TraceEraser } from './ports/account-traces.ts';
export { JudgedEvents } from './ports/judged-events.ts';
export { EventEnds } from './ports/event-ends.ts';
export { OpenEvents } from './ports/open-events.ts';
export { PaperLogos } from './papers/paper-logos.ts';
export { Organizers, type OrganizerFace, type OrganizerInfo } from './queries/organizers.ts';
export { CreateOrganizer, type NewOrganizer } from './use-cases/create-organizer.ts';
export { ForgetClosed } from './use-cases/forget-closed.ts';
