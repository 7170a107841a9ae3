// Mailings of an event and what became of each letter. Of a letter in the outbox the outbox knows.

import { Injectable } from '@nestjs/common';
import type { MailingGetByCompetition, MailingGetLetters, MailingLetter, MailingView, QueryOf } from '@rampa/contract';
import { Failure, type Guid, type MailingOutcome } from '@rampa/kernel';
import { Database, orderBy, pageOf } from '@rampa/platform/server';
import { authorOf, namesOf } from './authors.ts';

const OUTCOME = `case when l.outcome <> 'posted' then l.outcome when o.state = 'sent' then 'sent'
  when o.state = 'failed' then 'refused' else 'leaving' end`;
const LETTERS = 'applications.mailing_letter l left join mail.v_letter o on o.guid = l.letter_guid';

const COLUMNS = `m.guid, m.subject, m.author, m.created_at as "createdAt", m.cancelled_at as "cancelledAt",
  (select jsonb_object_agg(c.outcome, c.count)
     from (select ${OUTCOME} as outcome, count(*)::int as count from ${LETTERS} where l.mailing_guid = m.guid group by 1) c
  ) as counts`;

interface Row {
  guid: Guid;
  subject: string;
  author: string;
  createdAt: Date;
  cancelledAt: Date | null;
  counts: Partial<Record<MailingOutcome, number>>;
}

const NO_COUNTS = { waiting: 0, leaving: 0, sent: 0, refused: 0, skipped: 0, cancelled: 0 };

@Injectable()
export class ReadMailings {
  constructor(private readonly database: Database) {}

  async page(competition: Guid, asked: QueryOf<typeof MailingGetByCompetition>) {
    const { rows, totalCount } = await pageOf<Row>(
      this.database,
      {
        ...{ columns: COLUMNS, found: 'from applications.mailing m where m.competition_guid = $1' },
        parameters: [competition],
        search: { text: asked.searchText, in: ['m.subject'] },
        order: orderBy({ createdAt: 'm.created_at', subject: 'lower(m.subject)' }, asked, 'm.guid'),
      },
      asked,
    );
    return { collection: await this.viewsOf(rows), totalCount };
  }

  /** Failure notFound. */
  async one(guid: Guid): Promise<MailingView> {
    const rows = await this.database.query<Row>(`select ${COLUMNS} from applications.mailing m where m.guid = $1`, [
      guid,
    ]);
    const [view] = await this.viewsOf(rows);
    if (!view) throw new Failure('notFound');
    return view;
  }

  async letters(
    asked: QueryOf<typeof MailingGetLetters>,
  ): Promise<{ collection: MailingLetter[]; totalCount: number }> {
    const { rows, totalCount } = await pageOf<MailingLetter>(
      this.database,
      {
        columns: `l.application_guid as "applicationGuid", a.number, a.title, coalesce(p.full_name, '') as "fullName",
          ${OUTCOME} as outcome, l.why, case when l.outcome = 'posted' and o.state <> 'sent' then o.last_error end as said`,
        found: `from ${LETTERS} join applications.application a on a.guid = l.application_guid
          left join accounts.v_account p on p.guid = a.member_guid
          where l.mailing_guid = $1 and ($2::text is null or ${OUTCOME} = $2)`,
        parameters: [asked.mailingGuid, asked.outcome ?? null],
        search: {
          ...{ text: asked.searchText, in: ['a.title', 'p.full_name'] },
          numbers: ['a.number::text'],
        },
        order: orderBy({ number: 'a.number', title: 'lower(a.title)', outcome: OUTCOME }, asked, 'l.position'),
      },
      asked,
    );
    return { collection: rows, totalCount };
  }

  private async viewsOf(rows: readonly Row[]): Promise<MailingView[]> {
    const names = await namesOf(
      this.database,
      rows.map(({ author }) => author),
    );
    return rows.map(({ guid, subject, author, createdAt, cancelledAt, counts }) => ({
      ...{ guid, subject, authorName: authorOf(author, names).name },
      ...{ createdAt: createdAt.toISOString(), cancelledAt: cancelledAt?.toISOString() ?? null },
      counts: { ...NO_COUNTS, ...counts },
      total: Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0),
    }));
  }
}
