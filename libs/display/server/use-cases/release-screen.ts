import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';

@Injectable()
export class ReleaseScreen {
  constructor(private readonly work: UnitOfWork) {}

  /** A television asks within seconds and shows a code again; any other device is only forgotten. */
  async run(scope: Scope, screen: Guid): Promise<void> {
    const event = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      await tx.query('update display.claim set display_guid = null where guid = $1', [screen]);
      await tx.query('delete from display.screen where guid = $1', [screen]);
      tx.emit(event.competition, 'display.controlled', { displays: [], do: 'releaseScreen' });
    });
  }
}
