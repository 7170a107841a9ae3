import { Injectable } from '@nestjs/common';
import type { AnswerOf, QueryOf, RequisiteGetAll, RequisiteView } from '@rampa/contract';
import type { RequisiteGetRequisitesOfSubscribedApplicationsByCompetition } from '@rampa/contract';
import { eventOf } from '@rampa/competitions/server';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';
import { ownOf } from '../requisites/requisite-owner.ts';
import { FOUND_COLUMNS, RequisiteViews, type FoundRequisite } from '../requisites/requisite-view.ts';

type Asked = QueryOf<typeof RequisiteGetAll>;
type OfParticipants = AnswerOf<typeof RequisiteGetRequisitesOfSubscribedApplicationsByCompetition>;

const TITLE = `lower(coalesce(r.fields ->> case r.type when 0 then 'fullName' else 'organizationName' end, ''))`;
const SORTS: Record<Asked['sort'], string> = {
  ordinalNumber: 'r.ordinal_number',
  title: TITLE,
  type: 'r.type',
  updatedAt: 'r.updated_at',
};

const TEXTS = ['organizationName', 'fullName', 'bankName', 'mail'];
const NUMBERS = ['inn', 'kpp', 'ogrn', 'bik', 'paymentAccount'];
const joined = (fields: string[]) => `concat_ws(' ', ${fields.map((field) => `r.fields ->> '${field}'`).join(', ')})`;

// Numbers are also found by what is copied with spaces between the groups.
const FOUND = `from finance.requisite r
  where r.owner_type = $1 and r.owner_guid = $2 and r.deleted_at is null
    and ($3::smallint is null or r.type = $3)
    and ($4::text = '' or ${joined(TEXTS)} ilike $4 or ${joined(NUMBERS)} ilike $5)`;

@Injectable()
export class Requisites {
  constructor(
    private readonly database: Database,
    private readonly views: RequisiteViews,
  ) {}

  async list(scope: Scope, asked: Asked): Promise<AnswerOf<typeof RequisiteGetAll>> {
    const { ownerType, owner } = ownOf(scope);
    const text = asked.searchText ?? '';
    const found = [ownerType, owner, asked.type ?? null, pattern(text), pattern(text.replace(/[\s\u00a0]/g, ''))];
    const direction = asked.isDescending ? 'desc' : 'asc';
    const [[total], rows] = await Promise.all([
      this.database.query<{ count: number }>(`select count(*)::int as count ${FOUND}`, found),
      this.database.query<FoundRequisite>(
        `select ${FOUND_COLUMNS} ${FOUND} order by ${SORTS[asked.sort]} ${direction}, r.ordinal_number limit $6 offset $7`,
        [...found, asked.pageSize, (asked.pageNumber - 1) * asked.pageSize],
      ),
    ]);
    return { collection: rows.map((row) => this.views.viewOf(row)), totalCount: total!.count };
  }

  async one(scope: Scope, guid: Guid): Promise<RequisiteView> {
    const { ownerType, owner } = ownOf(scope);
    const [row] = await this.database.query<FoundRequisite>(
      `select ${FOUND_COLUMNS} from finance.requisite r
       where r.guid = $1 and r.owner_type = $2 and r.owner_guid = $3 and r.deleted_at is null`,
      [guid, ownerType, owner],
    );
    if (!row) throw new Failure('notFound');
    return this.views.viewOf(row);
  }

  /** Those of the event's participants that this organizer made for it: until applications bring their own. */
  async ofParticipants(scope: Scope): Promise<OfParticipants> {
    const { competition, organizer } = eventOf(scope);
    const rows = await this.database.query<FoundRequisite & { member: Guid; name: string }>(
      `select ${FOUND_COLUMNS}, a.guid as member, a.full_name as name
       from finance.requisite r
       join accounts.account a on a.guid = r.owner_guid
       join accounts.membership m on m.member_guid = a.guid and m.competition_guid = r.made_for_guid
       where r.made_for_guid = $1 and r.made_by_guid = $2 and r.deleted_at is null
       order by lower(a.full_name), a.guid, r.ordinal_number`,
      [competition, organizer],
    );
    return rows.map((row) => ({
      ...this.views.viewOf(row),
      participantUserGuid: row.member,
      participantName: row.name,
    }));
  }
}

/** What is typed is looked for as it stands: % and _ are no wildcards. */
function pattern(searchText: string): string {
  return searchText === '' ? '' : `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
}
