import { Injectable } from '@nestjs/common';
import type { AwardGroupCreate, BodyOf } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { Nominations } from '@rampa/reference-books/server';
import { JudgingWork } from '../judging-work.ts';
import { createSet } from '../writing/filled-set.ts';

@Injectable()
export class CreateAwardGroup {
  constructor(
    private readonly work: JudgingWork,
    private readonly nominations: Nominations,
  ) {}

  async run(scope: Scope, body: BodyOf<typeof AwardGroupCreate>): Promise<{ guid: Guid }> {
    const { result } = await this.work.exclusive(scope, (tx, event) => createSet(tx, this.nominations, event, body));
    return { guid: result };
  }
}
