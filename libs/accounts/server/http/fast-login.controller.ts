import { Controller } from '@nestjs/common';
import { CompetitionPresenterFastLogin, JudgeFastLogin } from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { LoginByLink } from '../use-cases/login-by-link.ts';
import { SessionCookies } from './session-cookies.ts';

@Controller()
export class FastLoginController {
  constructor(
    private readonly cookies: SessionCookies,
    private readonly loginByLink: LoginByLink,
  ) {}

  @Call(JudgeFastLogin)
  async judge(@Input() given: Given<typeof JudgeFastLogin>) {
    const signedIn = await this.loginByLink.run('judge', given.query.key, given.query.device);
    return { ...this.cookies.giveLink(given, signedIn), judgeGuid: signedIn.judge };
  }

  @Call(CompetitionPresenterFastLogin)
  async presenter(@Input() given: Given<typeof CompetitionPresenterFastLogin>) {
    const signedIn = await this.loginByLink.run('presenter', given.query.key, given.query.device);
    return this.cookies.giveLink(given, signedIn);
  }
}
