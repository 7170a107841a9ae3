import { Injectable } from '@nestjs/common';
import { FastLinks } from '@rampa/accounts/server';
import { eventOf } from '@rampa/competitions/server';
import type { AnswerOf, VotingProtocolGetReach } from '@rampa/contract';
import { isPresent } from '@rampa/jury/domain';
import type { Scope } from '@rampa/platform/server';

@Injectable()
export class JudgesReach {
  constructor(private readonly links: FastLinks) {}

  async run(scope: Scope): Promise<AnswerOf<typeof VotingProtocolGetReach>> {
    const judges = await this.links.judgesReach(eventOf(scope));
    return judges.map(({ judge, link, lastSeenAt }) => ({
      judgeGuid: judge,
      link,
      isHere: link === 'open' && isPresent(lastSeenAt?.getTime() ?? null, Date.now()),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    }));
  }
}
