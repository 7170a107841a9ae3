import { Global, Module } from '@nestjs/common';
import { Authenticator } from '@rampa/platform/server';
import { Attempts } from './attempts/attempts.ts';
import { Consents } from './consents/consents.ts';
import { AccountsController } from './http/accounts.controller.ts';
import { EmployeeController } from './http/employee.controller.ts';
import { Entrance } from './http/entrance.ts';
import { FastLoginController } from './http/fast-login.controller.ts';
import { KnownDevices } from './http/known-devices.ts';
import { MemberController } from './http/member.controller.ts';
import { OrganizerController } from './http/organizer.controller.ts';
import { ProfileController } from './http/profile.controller.ts';
import { SessionCookies } from './http/session-cookies.ts';
import { AccountRows } from './kinds/account-rows.ts';
import { FastLinks } from './links/fast-links.ts';
import { PublicAddress } from './links/public-address.ts';
import { Memberships } from './memberships/memberships.ts';
import { ChangeLogo } from './profiles/change-logo.ts';
import { GetProfile } from './profiles/get-profile.ts';
import { LogoGate } from './profiles/logo-gate.ts';
import { Notifications } from './profiles/notifications.ts';
import { ProfileRows } from './profiles/profile-rows.ts';
import { UpdateProfile } from './profiles/update-profile.ts';
import { ConfirmationCodes } from './proofs/confirmation-codes.ts';
import { LetterTokens } from './proofs/letter-tokens.ts';
import { GetAccountShort } from './queries/get-account-short.ts';
import { GetConsents } from './queries/get-consents.ts';
import { GetSessions } from './queries/get-sessions.ts';
import { Organizers } from './queries/organizers.ts';
import { Passwords } from './sessions/passwords.ts';
import { SessionAuthenticator } from './sessions/session-authenticator.ts';
import { Sessions } from './sessions/sessions.ts';
import { ChangePassword } from './use-cases/change-password.ts';
import { ConfirmEmail } from './use-cases/confirm-email.ts';
import { Confirming } from './use-cases/confirming.ts';
import { CreateOrganizer } from './use-cases/create-organizer.ts';
import { EndSessions } from './use-cases/end-sessions.ts';
import { LogIn } from './use-cases/log-in.ts';
import { LogOut } from './use-cases/log-out.ts';
import { LoginByLink } from './use-cases/login-by-link.ts';
import { Proving } from './use-cases/proving.ts';
import { RecoverPassword } from './use-cases/recover-password.ts';
import { Register } from './use-cases/register.ts';
import { ResendConfirmation } from './use-cases/resend-confirmation.ts';
import { RestorePassword } from './use-cases/restore-password.ts';
import { SettleConsents } from './use-cases/settle-consents.ts';

/** How people with accounts come in: registration, proof of the address, sign-in, a forgotten password. */
const ENTERING = [
  AccountRows,
  Attempts,
  Consents,
  ConfirmationCodes,
  LetterTokens,
  Proving,
  Confirming,
  Register,
  ResendConfirmation,
  ConfirmEmail,
  LogIn,
  RecoverPassword,
  RestorePassword,
  KnownDevices,
  Entrance,
];

/** What a person settles once he is in. */
const OWN = [LogOut, GetAccountShort, GetSessions, EndSessions, ChangePassword, GetConsents, SettleConsents];

/** What he says of himself. */
const PROFILE = [ProfileRows, GetProfile, UpdateProfile, ChangeLogo, LogoGate, Notifications];

/** Global, because the platform's guard and gateway ask it who a token is. */
@Global()
@Module({
  controllers: [
    OrganizerController,
    EmployeeController,
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
    ...OWN,
    ...PROFILE,
    LoginByLink,
    FastLinks,
    PublicAddress,
    Organizers,
    CreateOrganizer,
    Memberships,
  ],
  exports: [Authenticator, Sessions, FastLinks, PublicAddress, Organizers, CreateOrganizer, Memberships, Notifications],
})
export class AccountsModule {}
