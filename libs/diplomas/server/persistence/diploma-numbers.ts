// Numbers of diplomas: assigned in the order of the awarding, unique in the event, never reused.

import { Injectable } from '@nestjs/common';
import { seriesOf } from '@rampa/diplomas/domain';
import { numberSign, type Guid } from '@rampa/kernel';
import { UnitOfWork } from '@rampa/platform/server';
import type { Numbered } from '../papers/diploma-papers.ts';
import type { DiplomaSource } from '../papers/diploma-source.ts';

const DIGITS = 4;

@Injectable()
export class DiplomaNumbers {
  constructor(private readonly work: UnitOfWork) {}

  async given(actor: string, { event, diplomas }: DiplomaSource): Promise<Numbered[]> {
    const items = diplomas.map(({ item }) => item);
    const { result: numbers } = await this.work.run({ actor }, async (tx) => {
      await tx.query(
        'insert into diplomas.counter (competition_guid, last_number) values ($1, 0) on conflict do nothing',
        [event.guid],
      );
      // The counter's row is the lock: two concurrent prints number one after the other.
      await tx.query('select from diplomas.counter where competition_guid = $1 for update', [event.guid]);
      await tx.query(
        `with wanted as (
           select item, n from unnest($2::uuid[]) with ordinality as w (item, n)
            where not exists (select from diplomas.number d where d.item_guid = w.item)
         ), given as (
           insert into diplomas.number (item_guid, competition_guid, number)
           select item, $1, c.last_number + row_number() over (order by n)
             from wanted, diplomas.counter c where c.competition_guid = $1
         )
         update diplomas.counter set last_number = last_number + (select count(*) from wanted)
          where competition_guid = $1`,
        [event.guid, items],
      );
      return tx.query<{ item: Guid; number: number }>(
        'select item_guid as item, number from diplomas.number where item_guid = any ($1::uuid[])',
        [items],
      );
    });
    const byItem = new Map(numbers.map(({ item, number }) => [item, number]));
    const series = seriesOf(event.title, event.beginDate);
    return diplomas.map((face) => {
      const digits = String(byItem.get(face.item)!).padStart(DIGITS, '0');
      return { ...face, number: `${series}\u00A0${numberSign(digits)}`.trim() };
    });
  }
}
