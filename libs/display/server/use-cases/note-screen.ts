// A device reports that it shows a display. It writes no domain event, because no screen changes by it and reports
// would flood the event's stream; the page of screens polls instead.

import { Injectable } from '@nestjs/common';
import { AttemptLimit } from '@rampa/accounts/domain';
import type { BodyOf, PublicDisplayScreen } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database } from '@rampa/platform/server';
import { deviceHash } from './ask-claim.ts';
import { displayClosed } from '../queries/display-rows.ts';

/** Most devices that one display records, against pranks. */
const MOST_SCREENS = 200;

@Injectable()
export class NoteScreen {
  private readonly notes = new AttemptLimit({ limit: 6_000, windowMs: 60_000 });

  constructor(private readonly database: Database) {}

  async run(body: BodyOf<typeof PublicDisplayScreen>, address: string): Promise<void> {
    if (!this.notes.take(address, Date.now())) throw new Failure('tooMany');
    const { key, screenGuid, device, width, height, delayMs, override } = body;
    await this.refuseOthers(screenGuid, device);
    const [display] = await this.database.query<{ noted: boolean }>(
      `with display as (select guid from display.setting where key = $1),
            old as (
              delete from display.screen s using display
               where s.display_guid = display.guid and s.last_seen_at < now() - interval '1 day' and s.guid <> $2
            ),
            noted as (
              insert into display.screen (guid, display_guid, width, height, delay_ms, override)
              select $2, display.guid, $3, $4, $5, $6 from display
               where (select count(*) from display.screen s where s.display_guid = display.guid) < ${MOST_SCREENS}
                  or exists (select from display.screen s where s.guid = $2)
              on conflict (guid) do update
                set display_guid = excluded.display_guid, width = excluded.width, height = excluded.height,
                    delay_ms = coalesce(excluded.delay_ms, display.screen.delay_ms), override = excluded.override, last_seen_at = now()
              returning guid
            )
       select exists (select from noted) as noted from display`,
      [key, screenGuid, width, height, delayMs, override],
    );
    if (!display) throw displayClosed();
  }

  /** Checks the television's secret, because operators see its guid. Throws Failure forbidden. */
  private async refuseOthers(screen: Guid, device: string | undefined): Promise<void> {
    const [claim] = await this.database.query<{ isOwn: boolean }>(
      'select device_hash = $2 as "isOwn" from display.claim where guid = $1',
      [screen, deviceHash(device ?? '')],
    );
    if (claim && !claim.isOwn) throw new Failure('forbidden');
  }
}
