import { Injectable } from '@nestjs/common';
import { FastLinks, type CreatedLink } from '@rampa/accounts/server';
import type { BodyOf, CompetitionJudgeCreateFastLoginUrl } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { JudgingWork } from '../judging-work.ts';

@Injectable()
export class CreateJudgeLink {
  constructor(
    private readonly work: JudgingWork,
    private readonly links: FastLinks,
  ) {}

  /** The former link ends with its sessions. */
  async run(
    scope: Scope,
    judge: Guid,
    { dateExpires: expires, deviceLimit }: BodyOf<typeof CompetitionJudgeCreateFastLoginUrl>,
  ): Promise<CreatedLink> {
    const worked = await this.work.plain(scope, async (tx, { competition }) => {
      // Locked, so that a judge deleted meanwhile does not get a link.
      const [row] = await tx.query<{ name: string }>(
        `select full_name as name from judging.judge
          where guid = $1 and competition_guid = $2 and removed_at is null for share`,
        [judge, competition],
      );
      if (!row) throw new Failure('notFound');
      return this.links.createFor(tx, { competition, role: 'judge', judge, name: row.name, expires, deviceLimit });
    });
    return worked.result;
  }
}
