import { Injectable } from '@nestjs/common';
import { arrivalRefusal, editingRefusal, mayBeThrown } from '@rampa/applications/domain';
import type { ApplicationHead } from '@rampa/contract';
import { failureText, type ApplicationState, type Guid } from '@rampa/kernel';
import { Database, pageOf, type PageAsked, type Reader, type Scope } from '@rampa/platform/server';
import { memberOf } from '../persistence/application-rows.ts';

interface HeadRow {
  guid: Guid;
  competitionGuid: Guid;
  competitionTitle: string;
  number: number | null;
  title: string;
  state: ApplicationState;
  statusGuid: Guid | null;
  statusTitle: string | null;
  backgroundColor: string | null;
  fontColor: string | null;
  statusAllows: boolean | null;
  comment: string;
  percent: number;
  dateSubscribe: Date | null;
  createdAt: Date;
  updatedAt: Date;
  revision: number;
  isOpened: boolean;
  opensAt: Date | null;
  closesAt: Date | null;
  freezesAt: Date | null;
  overAt: Date;
  isArchived: boolean;
  isImported: boolean;
  erasedAt: Date | null;
  organizer: string;
  officeAnswers: number;
}

const COLUMNS = `a.guid, a.competition_guid as "competitionGuid", c.title as "competitionTitle", a.number, a.title, a.state,
  s.guid as "statusGuid", s.title as "statusTitle", s.background_color as "backgroundColor", s.font_color as "fontColor",
  s.allows_editing as "statusAllows", a.comment, a.percent, a.date_subscribe as "dateSubscribe",
  a.created_at as "createdAt", a.updated_at as "updatedAt", a.revision, a.is_opened as "isOpened",
  d.opens_at as "opensAt", d.closes_at as "closesAt", d.freezes_at as "freezesAt",
  (c.end_date + 1)::timestamp at time zone c.time_zone as "overAt",
  c.archived_at is not null as "isArchived", a.import_key is not null as "isImported", a.erased_at as "erasedAt",
  case when a.erased_at is not null then (select o.company_name from accounts.v_account o where o.guid = c.organizer_guid)
       else '' end as organizer`;
/** Of answers that stand and that he may read. */
const OFFICE_ANSWERS = `(select count(*)::int from (
    select distinct on (h.block_guid, h.n) h.block_guid, h.n, h.is_organizer, h.import_guid
      from applications.change h where h.application_guid = a.guid and h.kind = 'answer'
     order by h.block_guid, h.n, h.revision desc) h
   where h.is_organizer and h.import_guid is null
     and exists (select from applications.block b where b.guid = h.block_guid and b.deleted_at is null)
     and not exists (select from forms.v_field f
                      where f.competition_guid = a.competition_guid and f.n = h.n and f.is_private)) as "officeAnswers"`;
const FROM = `from applications.application a
  join competitions.v_competition c on c.guid = a.competition_guid
  left join competitions.v_status s on s.guid = a.status_guid
  left join applications.rules d on d.competition_guid = a.competition_guid`;

@Injectable()
export class ApplicationHeads {
  constructor(private readonly database: Database) {}

  /** The caller has found it by the asking person. */
  async one(reader: Reader, scope: Scope, guid: Guid): Promise<ApplicationHead> {
    const isMember = memberOf(scope) !== null;
    const columns = isMember ? `${COLUMNS}, ${OFFICE_ANSWERS}` : `${COLUMNS}, 0 as "officeAnswers"`;
    const [row] = await reader.query<HeadRow>(`select ${columns} ${FROM} where a.guid = $1`, [guid]);
    return headOf(row!, isMember);
  }

  /** A member's own, the last changed first; `competition` null: of all his events that are not closed to him. */
  async ofMember(scope: Scope, competition: Guid | null, page: PageAsked & { searchText?: string | undefined }) {
    const { actor } = scope;
    const events = actor.kind === 'account' ? actor.memberships.map((one) => one.competition) : [];
    const { rows, totalCount } = await pageOf<HeadRow>(
      this.database,
      {
        columns: `${COLUMNS}, ${OFFICE_ANSWERS}`,
        found: `${FROM} where a.member_guid = $1 and a.competition_guid = any ($2::uuid[])
          and ($3::uuid is null or a.competition_guid = $3) and a.deleted_at is null`,
        parameters: [memberOf(scope), events, competition],
        search: { text: page.searchText, in: ['a.title', 'c.title'], numbers: ['a.number::text'] },
        order: 'a.updated_at desc, a.guid',
      },
      page,
    );
    return { collection: rows.map((row) => headOf(row, true)), totalCount };
  }
}

function headOf(row: HeadRow, isMember: boolean): ApplicationHead {
  const { statusGuid, statusTitle, backgroundColor, fontColor, statusAllows } = row;
  const { isArchived, isOpened, opensAt, closesAt, freezesAt, overAt, dateSubscribe, createdAt, updatedAt, ...head } =
    row;
  const facts = {
    ...{ state: row.state, isArchived, isOpened, statusAllows: statusAllows ?? false },
    ...{ opensAt: opensAt?.toISOString() ?? null, closesAt: closesAt?.toISOString() ?? null },
    ...{ freezesAt: freezesAt?.toISOString() ?? null, overAt: overAt.toISOString() },
  };
  const now = new Date().toISOString();
  const refusal = isMember ? editingRefusal(facts, now) : null;
  const closed = isMember ? arrivalRefusal(facts, now) : null;
  const held = isMember ? editingRefusal({ ...facts, state: 'Unsubscribed' }, now) : null;
  const status =
    statusGuid === null
      ? null
      : {
          ...{
            guid: statusGuid,
            title: statusTitle!,
            colors: { backgroundColor: backgroundColor!, fontColor: fontColor! },
          },
        };
  return {
    ...{ guid: head.guid, competitionGuid: head.competitionGuid, competitionTitle: head.competitionTitle },
    ...{ number: head.number, title: head.title, state: head.state, status, comment: head.comment },
    ...{ percent: head.percent, revision: head.revision, officeAnswers: head.officeAnswers },
    ...{ dateSubscribe: dateSubscribe?.toISOString() ?? null },
    ...{ createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
    erased: head.erasedAt && { at: head.erasedAt.toISOString(), organizer: head.organizer },
    canDelete: isMember && mayBeThrown(row),
    ...{ isEditingEnable: refusal === null, editingRefusal: refusal && failureText(refusal) },
    ...{ sendingRefusal: closed && failureText(closed), takenBackRefusal: held && failureText(held) },
  };
}
