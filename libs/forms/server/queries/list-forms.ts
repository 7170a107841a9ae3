import { Injectable } from '@nestjs/common';
import type { AnswerOf, ApplicationBuilderListTemplate, ApplicationFormGetChanges, QueryOf } from '@rampa/contract';
import { READY_FORMS, saidChange, type Patch } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import { Database, pageOf, type Scope } from '@rampa/platform/server';
import { FormRows } from '../persistence/form-rows.ts';

type Own = AnswerOf<typeof ApplicationBuilderListTemplate>['own'][number];

interface ChangeRow {
  revision: number;
  at: Date;
  author: Guid | null;
  name: string | null;
  undoes: number | null;
  undoneBy: number | null;
  patches: Patch[];
}

@Injectable()
export class ListForms {
  constructor(
    private readonly database: Database,
    private readonly rows: FormRows,
  ) {}

  async library({ organizer }: Scope): Promise<AnswerOf<typeof ApplicationBuilderListTemplate>> {
    const own = await this.database.query<Omit<Own, 'changedAt'> & { changedAt: Date }>(
      `select f.guid, f.title, f.changed_at as "changedAt",
              (select count(*)::int from forms.block b where b.form_guid = f.guid and b.removed_at is null) as "blockCount",
              (select count(*)::int from forms.field x join forms.block b on b.guid = x.block_guid
                where x.form_guid = f.guid and x.removed_at is null and b.removed_at is null) as "fieldCount",
              (select count(*)::int from forms.form e join competitions.v_competition c on c.guid = e.competition_guid
                where e.source_guid = f.guid) as "eventCount"
         from forms.form f where f.organizer_guid = $1 and f.competition_guid is null and f.removed_at is null
        order by lower(f.title), f.guid`,
      [organizer],
    );
    return {
      own: own.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() })),
      ready: READY_FORMS.map(({ key, title, description, blockCount, fieldCount }) => ({
        ...{ key, title, description, blockCount, fieldCount },
      })),
    };
  }

  /** The latest first. */
  async changes(
    { organizer }: Scope,
    { formGuid, pageNumber, pageSize }: QueryOf<typeof ApplicationFormGetChanges>,
  ): Promise<AnswerOf<typeof ApplicationFormGetChanges>> {
    const { whole } = await this.rows.byGuid(this.database, organizer!, formGuid);
    const { rows, totalCount } = await pageOf<ChangeRow>(
      this.database,
      {
        columns: `c.revision, c.at, c.undoes, c.patches, a.guid as author,
          coalesce(nullif(a.full_name, ''), a.company_name) as name,
          (select min(u.revision) from forms.change u where u.form_guid = c.form_guid and u.undoes = c.revision) as "undoneBy"`,
        found: `from forms.change c
          left join accounts.v_account a on a.guid = substring(c.actor from '^account:(.+)$')::uuid
         where c.form_guid = $1`,
        parameters: [formGuid],
        order: 'c.revision desc',
      },
      { pageNumber, pageSize },
    );
    const titleOf = (guid: Guid | null) =>
      guid === null ? whole.title : ((whole.blocks.get(guid) ?? whole.fields.get(guid))?.title ?? '');
    return {
      collection: rows.map(({ at, author, name, patches, ...row }) => {
        const { deed, guids } = saidChange(patches);
        const titles = [...new Set(guids.map(titleOf))];
        return { ...row, at: at.toISOString(), authorGuid: author, authorName: name ?? '', deed, titles };
      }),
      totalCount,
    };
  }
}
