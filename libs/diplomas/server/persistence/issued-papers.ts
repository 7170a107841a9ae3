// Papers that were issued by a template: each has a number of its own in the event and keeps it.

import { Injectable } from '@nestjs/common';
import type { IssuedPaper } from '@rampa/contract';
import { seriesOf } from '@rampa/diplomas/domain';
import { newGuid, newSecret, numberSign, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Reader } from '@rampa/platform/server';
import type { PaperRecordFace } from '../papers/paper-record-face.ts';
import type { PaperRecordSource } from '../papers/paper-records.ts';
import { PAPER, type PaperRow } from './template-tables.ts';

const DIGITS = 4;

export interface Issued {
  number: string;
  code: string;
}

/** «СВ26 № 0241» */
export function paperNumber(event: { title: string; beginDate: string }, number: number): string {
  const digits = String(number).padStart(DIGITS, '0');
  return `${seriesOf(event.title, event.beginDate)}\u00A0${numberSign(digits)}`.trim();
}

export function paperView(event: { title: string; beginDate: string }, row: PaperRow): IssuedPaper {
  return {
    ...{ guid: row.guid, number: paperNumber(event, row.number), reason: row.reason },
    ...{ issuedAt: row.issuedAt.toISOString(), withdrawnAt: row.withdrawnAt?.toISOString() ?? null },
  };
}

/** The newest of each record first. */
export function papersOf(reader: Reader, document: Guid): Promise<PaperRow[]> {
  return reader.query(
    `select ${PAPER.select('p')} from diplomas.paper p where p.document_guid = $1 order by p.number desc`,
    [document],
  );
}

@Injectable()
export class IssuedPapers {
  constructor(private readonly work: UnitOfWork) {}

  /**
   * Numbers in the order of the records. Whoever has a paper in force keeps its number; a name that was corrected is
   * corrected on the proof page too. Two prints at once number one after the other.
   */
  async issue(
    actor: string,
    document: Guid,
    { event }: Pick<PaperRecordSource, 'event'>,
    records: readonly (Pick<PaperRecordFace, 'key' | 'name'> & { shown: string })[],
  ): Promise<Issued[]> {
    const given = records.map(({ key, name, shown }) => ({ guid: newGuid(), code: newSecret(), key, name, shown }));
    const { result } = await this.work.run({ actor }, async (tx) => {
      await tx.query(
        'insert into diplomas.counter (competition_guid, last_number) values ($1, 0) on conflict do nothing',
        [event.guid],
      );
      await tx.query('select from diplomas.counter where competition_guid = $1 for update', [event.guid]);
      await tx.query(
        `with asked as (
           select * from rows from (
             jsonb_to_recordset($3::jsonb) as (guid uuid, code text, key text, name text, shown text)
           ) with ordinality as r (guid, code, key, name, shown, n)
         ), wanted as (
           select * from asked a where not exists (
             select from diplomas.paper p
              where p.document_guid = $2 and p.record_key = a.key and p.withdrawn_at is null)
         ), given as (
           insert into diplomas.paper (guid, competition_guid, document_guid, record_key, number, code, recipient, shown)
           select w.guid, $1, $2, w.key, c.last_number + row_number() over (order by w.n), w.code, w.name, w.shown
             from wanted w, diplomas.counter c where c.competition_guid = $1
         ), corrected as (
           update diplomas.paper p set recipient = a.name, shown = a.shown from asked a
            where p.document_guid = $2 and p.record_key = a.key and p.withdrawn_at is null and p.recipient <> a.name
         )
         update diplomas.counter set last_number = last_number + (select count(*) from wanted)
          where competition_guid = $1`,
        [event.guid, document, JSON.stringify(given)],
      );
      return tx.query<{ key: string; number: number; code: string }>(
        `select record_key as key, number, code from diplomas.paper
          where document_guid = $1 and record_key = any ($2::text[]) and withdrawn_at is null`,
        [document, given.map(({ key }) => key)],
      );
    });
    const byKey = new Map(result.map((row) => [row.key, row]));
    return given.map(({ key }) => {
      const { number, code } = byKey.get(key)!;
      return { number: paperNumber(event, number), code };
    });
  }
}
