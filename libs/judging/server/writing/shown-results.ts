// What the hall has been shown, as the rooms that show results report it: a judge who changes such a mark is asked
// first.

import { Injectable, Logger } from '@nestjs/common';
import type { Guid } from '@rampa/kernel';
import { UnitOfWork, type Reader } from '@rampa/platform/server';

@Injectable()
export class ShownResults {
  private readonly logger = new Logger('ShownResults');

  constructor(private readonly work: UnitOfWork) {}

  /**
   * Records that the values of these performances go out to a screen. It is written once per performance and apart from
   * the read: no screen waits for it, and the next read repeats a failed write.
   */
  async note(reader: Reader, items: readonly Guid[]): Promise<void> {
    if (items.length === 0) return;
    const news = await reader.query<{ guid: Guid }>(
      `select guid from unnest($1::uuid[]) as guid
        where not exists (select from judging.shown_result s where s.item_guid = guid) order by guid`,
      [items],
    );
    if (news.length === 0) return;
    const guids = news.map(({ guid }) => guid);
    this.write(guids).catch((error: unknown) => this.logger.warn(`not written: ${String(error)}`));
  }

  private async write(items: readonly Guid[]): Promise<void> {
    await this.work.run({ actor: 'display' }, async (tx) => {
      const written = await tx.query<{ item: Guid; program: Guid; competition: Guid }>(
        `with shown as (
           insert into judging.shown_result (item_guid)
           select guid from program.v_item where guid = any ($1::uuid[]) order by guid
           on conflict do nothing returning item_guid
         )
         select i.guid as item, i.program_guid as program, i.competition_guid as competition
           from shown join program.v_item i on i.guid = shown.item_guid order by i.guid`,
        [items],
      );
      for (const { item, program, competition } of written) tx.emit(competition, 'result.shown', { program, item });
    });
  }
}
