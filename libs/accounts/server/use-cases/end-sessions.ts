import { Injectable } from '@nestjs/common';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';
import { accountOf } from '../sessions/own-account.ts';
import { Sessions } from '../sessions/sessions.ts';

/** A person ends his own sessions; every node closes their sockets within seconds. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sessions: Sessions,
  ) {}

  /** Another person's session answers notFound. */
  async one(scope: Scope, session: Guid): Promise<Record<string, never>> {
    const { account } = accountOf(scope);
    await this.work.run({ scope }, async (tx) => {
      if (!(await this.sessions.endOne(tx, account, session))) throw new Failure('notFound');
    });
    return {};
  }

  async others(scope: Scope): Promise<{ ended: number }> {
    const { account, session } = accountOf(scope);
    const worked = await this.work.run({ scope }, (tx) => this.sessions.endAll(tx, account, session));
    return { ended: worked.result };
  }
}
