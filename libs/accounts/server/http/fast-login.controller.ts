import { Controller } from '@nestjs/common';
import { deviceName } from '@rampa/accounts/domain';
import { CompetitionPresenterFastLogin, JudgeFastLogin } from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { LoginByLink, type CameByLink } from '../use-cases/login-by-link.ts';
import { SessionCookies } from './session-cookies.ts';

@Controller()
export class FastLoginController {
  constructor(
    private readonly cookies: SessionCookies,
    private readonly loginByLink: LoginByLink,
  ) {}

  @Call(JudgeFastLogin)
  async judge(@Input() given: Given<typeof JudgeFastLogin>) {
    const signedIn = await this.loginByLink.run('judge', cameBy(given));
    return { ...this.cookies.giveLink(given, signedIn), judgeGuid: signedIn.judge };
  }

  @Call(CompetitionPresenterFastLogin)
  async presenter(@Input() given: Given<typeof CompetitionPresenterFastLogin>) {
    const signedIn = await this.loginByLink.run('presenter', cameBy(given));
    return this.cookies.giveLink(given, signedIn);
  }
}

function cameBy({ query, request }: Given<typeof JudgeFastLogin | typeof CompetitionPresenterFastLogin>): CameByLink {
  return { ...query, deviceName: deviceName(request.headers['user-agent']) };
}
