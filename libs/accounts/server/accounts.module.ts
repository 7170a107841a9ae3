import { Global, Module } from '@nestjs/common';
import { Authenticator } from '@rampa/platform/server';
import { AccountsController } from './http/accounts.controller.ts';
import { FastLoginController } from './http/fast-login.controller.ts';
import { SessionCookies } from './http/session-cookies.ts';
import { FastLinks } from './links/fast-links.ts';
import { PublicAddress } from './links/public-address.ts';
import { Memberships } from './memberships/memberships.ts';
import { GetAccountShort } from './queries/get-account-short.ts';
import { Organizers } from './queries/organizers.ts';
import { LoginAttempts } from './sessions/login-attempts.ts';
import { Passwords } from './sessions/passwords.ts';
import { SessionAuthenticator } from './sessions/session-authenticator.ts';
import { Sessions } from './sessions/sessions.ts';
import { CreateOrganizer } from './use-cases/create-organizer.ts';
import { LogOut } from './use-cases/log-out.ts';
import { LoginByLink } from './use-cases/login-by-link.ts';
import { LoginOrganizer } from './use-cases/login-organizer.ts';

/** Global, because the platform's guard and gateway ask it who a token is. */
@Global()
@Module({
  controllers: [AccountsController, FastLoginController],
  providers: [
    { provide: Authenticator, useClass: SessionAuthenticator },
    Sessions,
    Passwords,
    LoginAttempts,
    SessionCookies,
    LoginOrganizer,
    LoginByLink,
    LogOut,
    GetAccountShort,
    FastLinks,
    PublicAddress,
    Organizers,
    CreateOrganizer,
    Memberships,
  ],
  exports: [Authenticator, FastLinks, PublicAddress, Organizers, CreateOrganizer, Memberships],
})
export class AccountsModule {}
