// What a paper's code proves: title, number, event, whose it is, in force or withdrawn; nothing else.

import { Injectable } from '@nestjs/common';
import { Database } from '@rampa/platform/server';
import { paperNumber } from '../persistence/issued-papers.ts';

export interface ProvenPaper {
  title: string;
  number: string;
  event: string;
  shown: string;
  isWithdrawn: boolean;
}

const CODE = /^[A-Za-z0-9_-]{22}$/;

@Injectable()
export class PaperProofs {
  constructor(private readonly database: Database) {}

  /** Null for a code that no paper has. */
  async find(code: string): Promise<ProvenPaper | null> {
    if (!CODE.test(code)) return null;
    const [row] = await this.database.query<Omit<ProvenPaper, 'number'> & { number: number; beginDate: string }>(
      `select d.title, p.number, c.title as event, c.begin_date::text as "beginDate", p.shown,
              p.withdrawn_at is not null as "isWithdrawn"
         from diplomas.paper p join diplomas.document d on d.guid = p.document_guid
         join competitions.v_competition c on c.guid = p.competition_guid
        where p.code = $1`,
      [code],
    );
    if (!row) return null;
    const { beginDate, number, ...said } = row;
    return { ...said, number: paperNumber({ title: row.event, beginDate }, number) };
  }
}
