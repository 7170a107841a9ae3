import { Global, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { Authenticator, deedsIn, GuidOwners, JobKinds, SealedColumns } from '@rampa/platform/server';
import { Attempts } from './attempts/attempts.ts';
import { Consents } from './consents/consents.ts';
import { AccessNews } from './employees/access-news.ts';
import { EmployeeAccess } from './employees/employee-access.ts';
import { Employees } from './employees/employees.ts';
import { SetEmployeeAccess } from './employees/set-employee-access.ts';
import { SettleEmployee } from './employees/settle-employee.ts';
import { AccountsController } from './http/accounts.controller.ts';
import { EmployeeController } from './http/employee.controller.ts';
import { EmployeesController } from './http/employees.controller.ts';
import { Entrance } from './http/entrance.ts';
import { FastLoginController } from './http/fast-login.controller.ts';
import { KnownDevices } from './http/known-devices.ts';
import { MemberController } from './http/member.controller.ts';
import { OrganizerController } from './http/organizer.controller.ts';
import { ProfileController } from './http/profile.controller.ts';
import { SessionCookies } from './http/session-cookies.ts';
import { ForgetClosedHandler } from './jobs/forget-closed.handler.ts';
import { FORGET_CLOSED } from './jobs/forget-closed.ts';
import { SessionTrimHandler } from './jobs/session-trim.handler.ts';
import { SESSION_TRIM } from './jobs/session-trim.ts';
import { AccountRows } from './kinds/account-rows.ts';
import { FastLinks, linkPlace } from './links/fast-links.ts';
import { LinkDevices } from './links/link-devices.ts';
import { PublicAddress } from './links/public-address.ts';
import { EventNews } from './memberships/event-news.ts';
import { EventRemains } from './memberships/event-remains.ts';
import { Mailboxes } from './memberships/mailboxes.ts';
import { InvitationLetters } from './memberships/invitation-letters.ts';
import { AnswerLetters } from './memberships/answer-letters.ts';
import { ApplicationLetters } from './memberships/application-letters.ts';
import { ParentLetters } from './memberships/parent-letters.ts';
import { StatusLetters } from './memberships/status-letters.ts';
import { Memberships } from './memberships/memberships.ts';
import { LetterRefusals } from './refusals/letter-refusals.ts';
import { ChangeLogo } from './profiles/change-logo.ts';
import { GetProfile } from './profiles/get-profile.ts';
import { LogoGate } from './profiles/logo-gate.ts';
import { Notifications } from './profiles/notifications.ts';
import { ProfileRows } from './profiles/profile-rows.ts';
import { UpdateProfile } from './profiles/update-profile.ts';
import { AccountTraces } from './ports/account-traces.ts';
import { JudgedEvents } from './ports/judged-events.ts';
import { EventEnds } from './ports/event-ends.ts';
import { OpenEvents } from './ports/open-events.ts';
import { ConfirmationCodes } from './proofs/confirmation-codes.ts';
import { EmailChanges } from './proofs/email-changes.ts';
import { LetterTokens } from './proofs/letter-tokens.ts';
import { PaperLogos } from './papers/paper-logos.ts';
import { Organizers } from './queries/organizers.ts';
import { Passwords } from './sessions/passwords.ts';
import { SessionAuthenticator } from './sessions/session-authenticator.ts';
import { Sessions } from './sessions/sessions.ts';
import { CreateOrganizer } from './use-cases/create-organizer.ts';
import { ForgetClosed } from './use-cases/forget-closed.ts';
import { ForgetSessions } from './use-cases/forget-sessions.ts';

/** Registration, confirmation of the address, sign-in, forgotten password. */
const ENTERING = [AccountRows, Attempts, Consents, ConfirmationCodes, LetterTokens, KnownDevices, Entrance];

/** His profile. */
const PROFILE = [ProfileRows, GetProfile, UpdateProfile, ChangeLogo, LogoGate, Notifications];

/** What an organizer decides about his employees. */
const EMPLOYEES = [
  EmployeeAccess,
  EventRemains,
  OpenEvents,
  EventEnds,
  AccessNews,
  Employees,
  SettleEmployee,
  SetEmployeeAccess,
];

/** Known to every process. */
@Injectable()
class AccountJobs implements OnModuleInit {
  constructor(private readonly kinds: JobKinds) {}

  onModuleInit(): void {
    this.kinds.add(SESSION_TRIM);
    this.kinds.add(FORGET_CLOSED);
  }
}

@Injectable()
class SealedLinks implements OnModuleInit {
  constructor(private readonly sealed: SealedColumns) {}

  onModuleInit(): void {
    this.sealed.add({ table: 'accounts.fast_link', column: 'key_sealed', placeOf: linkPlace });
  }
}

/** What the worker loads of this room. Global, because the rooms above register how they erase a person. */
@Global()
@Module({
  providers: [
    AccountJobs,
    SealedLinks,
    AccountRows,
    ForgetSessions,
    SessionTrimHandler,
    AccountTraces,
    ForgetClosed,
    ForgetClosedHandler,
    EventRemains,
    InvitationLetters,
    LetterRefusals,
    Notifications,
    Organizers,
    PaperLogos,
  ],
  exports: [AccountTraces, EventRemains, InvitationLetters, LetterRefusals, Notifications, Organizers, PaperLogos],
})
export class AccountsWorkerModule {}

/** Global, because the platform's guard and gateway ask it whose a token is. */
@Global()
@Module({
  controllers: [
    OrganizerController,
    EmployeeController,
    EmployeesController,
    MemberController,
    AccountsController,
    ProfileController,
    FastLoginController,
  ],
  providers: [
    { provide: Authenticator, useClass: SessionAuthenticator },
    Sessions,
    Passwords,
    SessionCookies,
    ...ENTERING,
    EmailChanges,
    ...PROFILE,
    ...EMPLOYEES,
    AccountJobs,
    JudgedEvents,
    FastLinks,
    LinkDevices,
    PublicAddress,
    PaperLogos,
    Memberships,
    EventNews,
    LetterRefusals,
    Mailboxes,
    AnswerLetters,
    ApplicationLetters,
    ParentLetters,
    StatusLetters,
    InvitationLetters,
    AccountTraces,
    ...deedsIn(import.meta.glob(['./{queries,use-cases}/*.ts', '!./**/*.spec.ts'], { eager: true }), {
      but: [ForgetSessions],
    }),
  ],
  exports: [
    AccountTraces,
    EventRemains,
    EmployeeAccess,
    Authenticator,
    Sessions,
    FastLinks,
    LinkDevices,
    PublicAddress,
    Organizers,
    PaperLogos,
    CreateOrganizer,
    Memberships,
    EventNews,
    Mailboxes,
    AnswerLetters,
    ApplicationLetters,
    ParentLetters,
    StatusLetters,
    InvitationLetters,
    JudgedEvents,
    OpenEvents,
    EventEnds,
    Notifications,
  ],
})
export class AccountsModule implements OnModuleInit {
  constructor(private readonly owners: GuidOwners) {}

  onModuleInit(): void {
    // Employees who named an organizer's address before he registered become his.
    this.owners.register(
      'employee',
      `select e.guid, coalesce(e.organizer_guid, o.guid) as organizer_guid, null::uuid as competition_guid
       from accounts.account e
       left join accounts.account o
         on e.organizer_guid is null and o.user_type = 'Organizer' and o.is_verified and o.login = e.named_organizer
       where e.guid = any ($1::uuid[]) and e.user_type = 'OrganizerEmployee'
         and (e.organizer_guid is not null or o.guid is not null)`,
    );
  }
}
