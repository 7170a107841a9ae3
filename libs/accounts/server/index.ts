import type { ServerRoom } from '@rampa/platform/server';
import { AccountsModule } from './accounts.module.ts';
import accounts from './migrations/0010-accounts.sql?raw';
import people from './migrations/0011-people.sql?raw';
import entering from './migrations/0012-entering.sql?raw';
import unconfirmed from './migrations/0013-unconfirmed.sql?raw';
import contacts from './migrations/0014-contacts.sql?raw';
import employees from './migrations/0016-employees.sql?raw';
import profiles from './migrations/0018-profiles.sql?raw';
import personStreams from './migrations/0019-person-streams.sql?raw';
import closing from './migrations/0172-closing.sql?raw';
import standingConsents from './migrations/0169-standing-consents.sql?raw';
import eventLetters from './migrations/20261122123000-event-letters.sql?raw';
import emailChange from './migrations/0165-email-change.sql?raw';
import views from './migrations/20261123013100-accounts-views.sql?raw';
import letterRefusals from './migrations/20261124130000-letter-refusals.sql?raw';
import openedLinks from './migrations/20261128223500-opened-links.sql?raw';
import { ACCOUNT, FAST_LINK, SESSION } from './persistence/account-tables.ts';

export const accountsRoom: ServerRoom = {
  name: 'accounts',
  module: AccountsModule,
  migrations: [
    { name: '0010-accounts', sql: accounts },
    { name: '0011-people', sql: people },
    { name: '0012-entering', sql: entering },
    { name: '0013-unconfirmed', sql: unconfirmed },
    { name: '0014-contacts', sql: contacts },
    { name: '0016-employees', sql: employees },
    { name: '0018-profiles', sql: profiles },
    { name: '0019-person-streams', sql: personStreams },
    { name: '0165-email-change', sql: emailChange },
    { name: '0169-standing-consents', sql: standingConsents },
    { name: '0172-closing', sql: closing },
    { name: '20261122123000-event-letters', sql: eventLetters },
    { name: '20261123013100-accounts-views', sql: views },
    { name: '20261124130000-letter-refusals', sql: letterRefusals },
    { name: '20261128223500-opened-links', sql: openedLinks },
  ],
  tables: [ACCOUNT, FAST_LINK, SESSION],
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
