import { Controller } from '@nestjs/common';
import { OrganizerLogin, UserGetShort, UserLogout } from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { GetAccountShort } from '../queries/get-account-short.ts';
import { LogOut } from '../use-cases/log-out.ts';
import { LoginOrganizer } from '../use-cases/login-organizer.ts';
import { SessionCookies } from './session-cookies.ts';

@Controller()
export class AccountsController {
  constructor(
    private readonly cookies: SessionCookies,
    private readonly loginOrganizer: LoginOrganizer,
    private readonly logOut: LogOut,
    private readonly getAccountShort: GetAccountShort,
  ) {}

  @Call(OrganizerLogin)
  async login(@Input() given: Given<typeof OrganizerLogin>) {
    return this.cookies.giveAccount(given, await this.loginOrganizer.run(given.body, given.request.ip));
  }

  @Call(UserLogout)
  async logout(@Input() given: Given<typeof UserLogout>) {
    return this.cookies.end(given, await this.logOut.run(given.scope));
  }

  @Call(UserGetShort)
  getShort(@Input() given: Given<typeof UserGetShort>) {
    return this.getAccountShort.run(given.scope);
  }
}
