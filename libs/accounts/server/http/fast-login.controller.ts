import { Controller } from '@nestjs/common';
import { deviceName } from '@rampa/accounts/domain';
import {
  CompetitionPresenterFastLogin,
  CompetitionPresenterFastLoginByPost,
  JudgeFastLogin,
  JudgeFastLoginByPost,
} from '@rampa/contract';
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
  judge(@Input() given: Given<typeof JudgeFastLogin>) {
    return this.signJudgeIn(given, given.query);
  }

  @Call(JudgeFastLoginByPost)
  judgeByPost(@Input() given: Given<typeof JudgeFastLoginByPost>) {
    return this.signJudgeIn(given, given.body);
  }

  @Call(CompetitionPresenterFastLogin)
  presenter(@Input() given: Given<typeof CompetitionPresenterFastLogin>) {
    return this.signPresenterIn(given, given.query);
  }

  @Call(CompetitionPresenterFastLoginByPost)
  presenterByPost(@Input() given: Given<typeof CompetitionPresenterFastLoginByPost>) {
    return this.signPresenterIn(given, given.body);
  }

  private async signJudgeIn(exchange: Exchange, came: Came) {
    const signedIn = await this.loginByLink.run('judge', cameBy(exchange, came));
    return { ...this.cookies.giveLink(exchange, signedIn), judgeGuid: signedIn.judge };
  }

  private async signPresenterIn(exchange: Exchange, came: Came) {
    return this.cookies.giveLink(exchange, await this.loginByLink.run('presenter', cameBy(exchange, came)));
  }
}

type Exchange = Pick<Given<typeof JudgeFastLogin>, 'request' | 'reply'>;
type Came = Pick<CameByLink, 'key' | 'device'>;

function cameBy({ request }: Exchange, came: Came): CameByLink {
  return { ...came, deviceName: deviceName(request.headers['user-agent']) };
}
