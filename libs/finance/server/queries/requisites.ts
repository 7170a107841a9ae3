import { Injectable } from '@nestjs/common';
import type { AnswerOf, QueryOf, RequisiteGetAll, RequisiteView } from '@rampa/contract';
import type { RequisiteGetRequisitesOfSubscribedApplicationsByCompetition } from '@rampa/contract';
import { eventOf } from '@rampa/competitions/server';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, orderBy, pageOf, type Scope } from '@rampa/platform/server';
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

const FOUND = `from finance.requisite r
  where r.owner_type = $1 and r.owner_guid = $2 and r.deleted_at is null
    and ($3::smallint is null or r.type = $3)`;

@Injectable()
export class Requisites {
  constructor(
    private readonly database: Database,
    private readonly views: RequisiteViews,
  ) {}

  async list(scope: Scope, asked: Asked): Promise<AnswerOf<typeof RequisiteGetAll>> {
    const { ownerType, owner } = ownOf(scope);
    const { rows, totalCount } = await pageOf<FoundRequisite>(
      this.database,
      {
        columns: FOUND_COLUMNS,
        found: FOUND,
        parameters: [ownerType, owner, asked.type ?? null],
        search: { text: asked.searchText, in: [joined(TEXTS)], numbers: [joined(NUMBERS)] },
        order: orderBy(SORTS, asked, 'r.ordinal_number'),
      },
      asked,
    );
    return { collection: rows.map((row) => this.views.viewOf(row)), totalCount };
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

  /** Requisites that this organizer created for participants of the event; applications will bring their own. */
  async ofParticipants(scope: Scope): Promise<OfParticipants> {
    const { competition, organizer } = eventOf(scope);
    const rows = await this.database.query<FoundRequisite & { member: Guid; name: string }>(
      `select ${FOUND_COLUMNS}, a.guid as member, a.full_name as name
       from finance.requisite r
       join accounts.v_account a on a.guid = r.owner_guid
       join accounts.v_membership m on m.member_guid = a.guid and m.competition_guid = r.made_for_guid
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
