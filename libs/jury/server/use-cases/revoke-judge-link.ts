import { Injectable } from '@nestjs/common';
import { FastLinks } from '@rampa/accounts/server';
import type { Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';

@Injectable()
export class RevokeJudgeLink {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: FastLinks,
  ) {}

  /** Works in an archived event too: taking access away changes nothing of it. */
  async run(scope: Scope, judge: Guid): Promise<void> {
    await this.work.run({ scope }, (tx) => this.links.revokeForJudge(tx, judge));
  }
}
