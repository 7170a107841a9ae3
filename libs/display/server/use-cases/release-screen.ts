import { Injectable } from '@nestjs/common';
import { Competitions, eventOf } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import { actorName, UnitOfWork, type Scope } from '@rampa/platform/server';

@Injectable()
export class ReleaseScreen {
  constructor(
    private readonly work: UnitOfWork,
    private readonly competitions: Competitions,
  ) {}

  /** The television asks within seconds and shows a code again; another device is merely forgotten. */
  async run(scope: Scope, screen: Guid): Promise<void> {
    const event = eventOf(scope);
    await this.work.run({ actor: actorName(scope.actor) }, async (tx) => {
      await this.competitions.assertWritable(tx, event);
      await tx.query('update display.claim set display_guid = null where guid = $1', [screen]);
      await tx.query('delete from display.screen where guid = $1', [screen]);
      tx.emit(event.competition, 'display.controlled', { displays: [], do: 'releaseScreen' });
    });
  }
}
