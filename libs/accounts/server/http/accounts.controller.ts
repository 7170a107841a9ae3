import { Controller } from '@nestjs/common';
import {
  UserChangeEmail,
  UserChangePassword,
  UserCloseAccount,
  UserConfirmEmail,
  UserEndOtherSessions,
  UserEndSession,
  UserGetConsents,
  UserGetSessions,
  UserGetShort,
  UserGiveConsent,
  UserLogout,
  UserWithdrawConsent,
} from '@rampa/contract';
import { Call, Input, networkOf, type Given } from '@rampa/platform/server';
import { PublicAddress } from '../links/public-address.ts';
import { GetAccountShort } from '../queries/get-account-short.ts';
import { GetConsents } from '../queries/get-consents.ts';
import { GetSessions } from '../queries/get-sessions.ts';
import { ChangeEmail } from '../use-cases/change-email.ts';
import { ChangePassword } from '../use-cases/change-password.ts';
import { CloseAccount } from '../use-cases/close-account.ts';
import { EndSessions } from '../use-cases/end-sessions.ts';
import { LogOut } from '../use-cases/log-out.ts';
import { SettleConsents } from '../use-cases/settle-consents.ts';
import { SessionCookies } from './session-cookies.ts';

@Controller()
export class AccountsController {
  constructor(
    private readonly cookies: SessionCookies,
    private readonly address: PublicAddress,
    private readonly logOut: LogOut,
    private readonly getAccountShort: GetAccountShort,
    private readonly getSessions: GetSessions,
    private readonly getConsents: GetConsents,
    private readonly endSessions: EndSessions,
    private readonly changePassword: ChangePassword,
    private readonly changeEmail: ChangeEmail,
    private readonly settleConsents: SettleConsents,
    private readonly closeAccount: CloseAccount,
  ) {}

  @Call(UserLogout)
  async logout(@Input() given: Given<typeof UserLogout>) {
    return this.cookies.end(given, await this.logOut.run(given.scope));
  }

  @Call(UserCloseAccount)
  async close(@Input() given: Given<typeof UserCloseAccount>) {
    await this.closeAccount.run(given.scope, given.body);
    return this.cookies.end(given, given.scope.actor);
  }

  @Call(UserGetShort)
  getShort(@Input() given: Given<typeof UserGetShort>) {
    return this.getAccountShort.run(given.scope);
  }

  @Call(UserGetSessions)
  sessions(@Input() given: Given<typeof UserGetSessions>) {
    return this.getSessions.run(given.scope);
  }

  @Call(UserEndSession)
  endSession(@Input() given: Given<typeof UserEndSession>) {
    return this.endSessions.one(given.scope, given.query.sessionGuid);
  }

  @Call(UserEndOtherSessions)
  endOtherSessions(@Input() given: Given<typeof UserEndOtherSessions>) {
    return this.endSessions.others(given.scope);
  }

  @Call(UserChangePassword)
  ownPassword(@Input() given: Given<typeof UserChangePassword>) {
    return this.changePassword.run(given.scope, given.body, (path) => this.address.inLetters(path, given.request));
  }

  @Call(UserChangeEmail)
  newEmail(@Input() given: Given<typeof UserChangeEmail>) {
    const urlOf = (path: string) => this.address.inLetters(path, given.request);
    return this.changeEmail.begin(given.scope, given.body, { address: networkOf(given.request.ip), urlOf });
  }

  @Call(UserConfirmEmail)
  confirmEmail(@Input() given: Given<typeof UserConfirmEmail>) {
    return this.changeEmail.confirm(given.scope, given.body, networkOf(given.request.ip));
  }

  @Call(UserGetConsents)
  consents(@Input() given: Given<typeof UserGetConsents>) {
    return this.getConsents.run(given.scope);
  }

  @Call(UserGiveConsent)
  giveConsent(@Input() given: Given<typeof UserGiveConsent>) {
    return this.settleConsents.give(given.scope, given.body);
  }

  @Call(UserWithdrawConsent)
  withdrawConsent(@Input() given: Given<typeof UserWithdrawConsent>) {
    return this.settleConsents.withdraw(given.scope, given.body.kind);
  }
}
