import { Injectable } from '@nestjs/common';
import { Failure } from '@rampa/kernel';
import { actorName, UnitOfWork, type Actor, type Scope } from '@rampa/platform/server';

@Injectable()
export class LogOut {
  constructor(private readonly work: UnitOfWork) {}

  /** Returns whose session it was. */
  async run(scope: Scope): Promise<Actor> {
    const { actor } = scope;
    if (!('session' in actor)) throw new Failure('unauthorized');
    await this.work.run({ actor: actorName(actor) }, (tx) =>
      tx.query('update accounts.session set ended_at = now() where guid = $1 and ended_at is null', [actor.session]),
    );
    return actor;
  }
}
