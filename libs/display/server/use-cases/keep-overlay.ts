import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import { OVERLAY_KEY } from '@rampa/contract';
import { Failure, newSecret, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';

/** The key of a screen's lower third for a stream. */
@Injectable()
export class KeepOverlay {
  constructor(private readonly work: UnitOfWork) {}

  /** The one that stands, or a new one. Throws Failure notFound. */
  async make(scope: Scope, display: Guid): Promise<string> {
    const event = eventOf(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const [row] = await tx.query<{ key: string }>(
        `update display.setting set overlay_key = coalesce(overlay_key, $3)
          where guid = $1 and competition_guid = $2 returning overlay_key as key`,
        [display, event.competition, `${OVERLAY_KEY}${newSecret()}`],
      );
      if (!row) throw new Failure('notFound');
      tx.emit(event.competition, 'display.changed', { display });
      return row.key;
    });
    return result;
  }

  /** Open pages of it become empty. */
  async revoke(scope: Scope, display: Guid): Promise<void> {
    const event = eventOf(scope);
    await this.work.run({ scope }, async (tx) => {
      await tx.query('update display.setting set overlay_key = null where guid = $1 and competition_guid = $2', [
        display,
        event.competition,
      ]);
      tx.emit(event.competition, 'display.changed', { display });
    });
  }
}
