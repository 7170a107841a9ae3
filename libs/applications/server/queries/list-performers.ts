import { Injectable } from '@nestjs/common';
import type { AnswerOf, PerformerGetAll, PerformerView, QueryOf } from '@rampa/contract';
import { Database, orderBy, pageOf, type Scope } from '@rampa/platform/server';
import { memberOf } from '../persistence/application-rows.ts';

type Asked = QueryOf<typeof PerformerGetAll>;

const SORTS: Record<Asked['sort'], string> = {
  name: 'p.folded',
  birthDate: `coalesce(p.birth_date, 'infinity')`,
  updatedAt: 'p.updated_at',
};

@Injectable()
export class ListPerformers {
  constructor(private readonly database: Database) {}

  async page(scope: Scope, asked: Asked): Promise<AnswerOf<typeof PerformerGetAll>> {
    const { rows, totalCount } = await pageOf<Omit<PerformerView, 'updatedAt'> & { updatedAt: Date }>(
      this.database,
      {
        columns: `p.guid, p.kind, p.name, p.birth_date::text as "birthDate", p.city, p.institution, p.updated_at as "updatedAt"`,
        found: 'from applications.performer p where p.member_guid = $1 and ($2::text is null or p.kind = $2)',
        parameters: [memberOf(scope), asked.kind ?? null],
        search: { text: asked.searchText, in: ['p.name', 'p.city', 'p.institution'] },
        order: orderBy(SORTS, asked, 'p.guid'),
      },
      asked,
    );
    return { collection: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })), totalCount };
  }
}
