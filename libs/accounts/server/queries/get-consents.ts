import { Injectable } from '@nestjs/common';
import type { AnswerOf, UserGetConsents } from '@rampa/contract';
import { Database, type Scope } from '@rampa/platform/server';
import { Consents } from '../consents/consents.ts';
import { accountOf } from '../sessions/own-account.ts';

@Injectable()
export class GetConsents {
  constructor(
    private readonly database: Database,
    private readonly consents: Consents,
  ) {}

  run(scope: Scope): Promise<AnswerOf<typeof UserGetConsents>> {
    return this.consents.of(this.database, accountOf(scope).account);
  }
}
