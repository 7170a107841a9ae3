import { Injectable } from '@nestjs/common';
import { tableCell } from '@rampa/applications/domain';
import type {
  AnswerOf,
  ApplicationRow,
  ApplicationView,
  BodyOf,
  CompetitionGetSubscribedApplicationsByCompetition,
  QueryOf,
} from '@rampa/contract';
import type { Form, FormField } from '@rampa/forms/domain';
import { EventForms } from '@rampa/forms/server';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, may, orderBy, pageOf, type Reader, type Scope } from '@rampa/platform/server';
import { byNumber } from '../persistence/application-rows.ts';
import type { StoredAnswer } from '../persistence/application-tables.ts';
import { ApplicationPayments } from '../ports/application-payments.ts';
import { chosenLines } from './chosen-lines.ts';
import { itemTitles } from './item-titles.ts';
import { MONEY_COLUMN } from './open-view.ts';

type List = typeof CompetitionGetSubscribedApplicationsByCompetition;
type Asked = BodyOf<List>;
type Row = Omit<ApplicationRow, 'member' | 'cells' | 'money' | 'dateSubscribe' | 'updatedAt'> & {
  memberGuid: Guid | null;
  fullName: string | null;
  dateSubscribe: Date | null;
  updatedAt: Date;
};

const SORTS: Record<Asked['sort'], string> = {
  number: 'a.number',
  title: `nullif(lower(a.title), '')`,
  member: 'lower(m.full_name)',
  percent: 'a.percent',
  dateSubscribe: 'a.date_subscribe',
  updatedAt: 'a.updated_at',
};

/** Of people's changes alone: what the organizer has changed himself he need not be told. */
export const IS_CHANGED = `(a.number is not null and exists (select from applications.change h
  where h.application_guid = a.guid and h.revision > a.confirmed_revision and not h.is_organizer))`;

/** Sent, and waits for somebody's look: nobody has looked it through since it came, or it was changed since. */
export const IS_UNCHECKED = `(a.state = 'Subscribed' and (a.checked_at is null or ${IS_CHANGED}))`;

/**
 * Sent, and another one that is sent names the same collective or performer. `$1` is the event: its names are counted once
 * for the whole statement, because a look for each row would go through the event's applications again.
 */
export const IS_DOUBLE = `(a.state = 'Subscribed' and a.performers && array(
  select named from applications.application d cross join unnest(d.performers) named
   where d.competition_guid = $1 and d.state = 'Subscribed' group by named having count(*) > 1))`;
const HAS_FILES = `exists (select from applications.block b where b.application_guid = a.guid and b.deleted_at is null
  and jsonb_path_exists(b.answers - b.hidden, '$.*.f[*]'))`;

export const UNSEEN_MESSAGES = `(select count(*)::int from applications.message x
  where x.application_guid = a.guid and x.seen_at is null and not x.is_organizer)`;
const HAS_UNSEEN = `exists (select from applications.message x where x.application_guid = a.guid and x.seen_at is null
  and not x.is_organizer)`;

/** A file's page of rows. */
const AT_ONCE = 100;

export type ListedApplication = ApplicationRow;

/** What else narrows a file: words that are searched, or rows that were chosen. */
export interface Which {
  searchText?: string | undefined;
  only?: readonly Guid[];
}

@Injectable()
export class ListApplications {
  constructor(
    private readonly database: Database,
    private readonly forms: EventForms,
    private readonly payments: ApplicationPayments,
  ) {}

  /** Failure badRequest of a filter by a field that has no reference book. Money that the asker may not see narrows nothing. */
  page(scope: Scope, query: Omit<QueryOf<List>, 'competitionGuid'>, body: Asked): Promise<AnswerOf<List>> {
    const competition = scope.competition!;
    const seesMoney = may(scope, 'finances', 1);
    const asked = { ...body, isPaid: seesMoney ? body.isPaid : undefined, withMoney: body.withMoney && seesMoney };
    return this.database.snapshot(async (reader) => {
      const form = (await this.forms.of(reader, competition))?.used ?? { blocks: [], fields: [] };
      return this.read(reader, competition, form, query, asked);
    });
  }

  /** Every application of a view that `openView` has given, for a file. What the form has no more narrows nothing. */
  all(
    competition: Guid,
    view: ApplicationView,
    columns: Guid[],
    { searchText, only }: Which = {},
  ): Promise<ListedApplication[]> {
    return this.database.snapshot(async (reader) => {
      const form = (await this.forms.of(reader, competition))?.used ?? { blocks: [], fields: [] };
      const books = form.fields.filter(({ kind }) => kind === 'ReferenceBook').map(({ guid }) => guid);
      const { isSent: isActive, columns: shown, ...narrowed } = view;
      const withMoney = shown.some(({ key }) => key === MONEY_COLUMN);
      const filters = view.filters.filter(({ fieldGuid }) => books.includes(fieldGuid));
      const all: ListedApplication[] = [];
      for (let pageNumber = 1; ; pageNumber++) {
        const asked = { ...narrowed, filters, columns, withMoney, pageNumber, pageSize: AT_ONCE };
        const query = { isActive, isDefault: false, searchText };
        const { collection } = await this.read(reader, competition, form, query, asked, only);
        all.push(...collection);
        if (collection.length < AT_ONCE) return all;
      }
    });
  }

  private async read(
    reader: Reader,
    competition: Guid,
    form: Form,
    query: Omit<QueryOf<List>, 'competitionGuid'>,
    body: Asked,
    only?: readonly Guid[],
  ): Promise<AnswerOf<List>> {
    const { isPaid, withMoney } = body;
    const paid = isPaid === undefined ? null : await this.payments.paid(reader, competition, isPaid);
    const named = [only, isPaid === undefined ? undefined : (paid?.guids ?? [])];
    const { where, parameters } = conditions(competition, query, body, form, named);
    const { rows, totalCount } = await pageOf<Row>(
      reader,
      {
        columns: `a.guid, a.number, a.title, a.member_guid as "memberGuid", m.full_name as "fullName",
            a.owner_email as "ownerEmail", a.state,
            a.status_guid as "competitionStatusGuid", a.percent, a.date_subscribe as "dateSubscribe",
            a.updated_at as "updatedAt", a.children, a.lacks_processing as "lacksProcessing",
            a.lacks_publishing as "lacksPublishing"`,
        each: {
          from: 'left join applications.application a on a.guid = r.guid',
          columns: `${UNSEEN_MESSAGES} as "unseenMessages", ${IS_CHANGED} as "isChanged", ${IS_DOUBLE} as "isDouble",
            (select count(*)::int from applications.block b where b.application_guid = a.guid and b.deleted_at is null
                and b.form_block_guid = any ($2::uuid[])) as "performanceCount"`,
        },
        found: `from applications.application a left join accounts.v_account m on m.guid = a.member_guid
            where ${where}`,
        parameters,
        search: {
          text: query.searchText,
          in: ['a.title', 'm.full_name', 'a.owner_email'],
          kept: ['a.search'],
          numbers: ['a.number::text'],
          also: chosenLines(form, '$1'),
        },
        order: orderBy(SORTS, body, 'a.guid'),
      },
      body,
    );
    const guids = rows.map(({ guid }) => guid);
    const sums = withMoney ? await this.payments.sums(reader, competition, guids) : null;
    const cells = await cellsOf(reader, form, guids, body.columns);
    const collection = rows.map(({ memberGuid, fullName, dateSubscribe, updatedAt, ...row }) => ({
      ...row,
      member: memberGuid === null ? null : { guid: memberGuid, fullName: fullName ?? '' },
      dateSubscribe: dateSubscribe?.toISOString() ?? null,
      updatedAt: updatedAt.toISOString(),
      cells: cells.get(row.guid)!,
      money: sums?.of.get(row.guid) ?? null,
    }));
    return { collection, totalCount };
  }
}

/** All of them. Within one filter any of its lines will do. `named`: lists of which it must be. */
function conditions(
  competition: Guid,
  query: Omit<QueryOf<List>, 'competitionGuid'>,
  body: Asked,
  form: Form,
  named: readonly (readonly Guid[] | undefined)[],
) {
  const performances = form.blocks.filter(({ isPerformance }) => isPerformance).map(({ guid }) => guid);
  const parameters: unknown[] = [competition, performances];
  const next = (value: unknown) => `$${parameters.push(value)}`;
  const where = ['a.competition_guid = $1', 'a.deleted_at is null', '$2::uuid[] is not null'];
  where.push(query.isActive ? `a.state = 'Subscribed'` : `a.state <> 'Subscribed'`);
  for (const only of named) if (only !== undefined) where.push(`a.guid = any (${next(only)}::uuid[])`);
  if (query.isDefault) where.push('a.status_guid is null');
  const statuses = [
    ...body.competitionStatusGuids,
    ...(query.competitionStatusGuid ? [query.competitionStatusGuid] : []),
  ];
  if (statuses.length > 0)
    where.push(
      `coalesce(a.status_guid = any (${next(statuses)}::uuid[]), false) = ${next(!body.exceptStatuses)}::bool`,
    );
  for (const { fieldGuid, itemGuids, isExcept } of body.filters) {
    const field = form.fields.find(({ guid }) => guid === fieldGuid);
    if (field?.kind !== 'ReferenceBook')
      throw new Failure('badRequest', {
        field: 'filters',
        message: 'По этому полю не отбирают: в нём нет справочника.',
      });
    where.push(`${isExcept ? 'not ' : ''}exists (select from applications.answer_item i where i.application_guid = a.guid and not i.is_hidden
      and i.n = ${next(field.n)} and i.item_guid = any (${next(itemGuids)}::uuid[]))`);
  }
  if (body.isFilled !== undefined) where.push(`(a.percent = 100) = ${next(body.isFilled)}::bool`);
  if (body.isChanged !== undefined) where.push(`${IS_CHANGED} = ${next(body.isChanged)}::bool`);
  if (body.isUnchecked !== undefined) where.push(`${IS_UNCHECKED} = ${next(body.isUnchecked)}::bool`);
  if (body.isWithdrawn !== undefined) where.push(`(a.state = 'Unsubscribed') = ${next(body.isWithdrawn)}::bool`);
  if (body.hasFiles !== undefined) where.push(`${HAS_FILES} = ${next(body.hasFiles)}::bool`);
  if (body.isDouble !== undefined) where.push(`${IS_DOUBLE} = ${next(body.isDouble)}::bool`);
  if (body.lacksConsent !== undefined) where.push(`a.lacks_${body.lacksConsent} > 0`);
  if (body.hasStatus !== undefined) where.push(`(a.status_guid is not null) = ${next(body.hasStatus)}::bool`);
  if (body.hasUnseen !== undefined) where.push(`${HAS_UNSEEN} = ${next(body.hasUnseen)}::bool`);
  if (body.sentFrom !== undefined) where.push(`a.date_subscribe >= ${next(body.sentFrom)}::timestamptz`);
  if (body.sentBefore !== undefined) where.push(`a.date_subscribe < ${next(body.sentBefore)}::timestamptz`);
  if (body.changedSince !== undefined) where.push(`a.updated_at >= ${next(body.changedSince)}::timestamptz`);
  return { where: where.join(' and '), parameters };
}

interface Answered {
  application: Guid;
  block: Guid;
  answers: Record<string, StoredAnswer>;
}

/** For each application the answers that count, by the fields that are asked for; several blocks in their order. */
export async function cellsOf(reader: Reader, form: Form, applications: readonly Guid[], columns: readonly Guid[]) {
  const fields = columns.map((guid) => form.fields.find((field) => field.guid === guid));
  const blocks = [...new Set(fields.flatMap((field) => field?.blockGuid ?? []))];
  if (blocks.length === 0) return new Map(applications.map((guid) => [guid, columns.map(() => '')]));
  const keys = fields.flatMap((field) => (field ? [`f${field.n}`] : []));
  const rows = await reader.query<Answered>(
    `select application, block, (select coalesce(jsonb_object_agg(k, x.answers -> k), '{}')
                                   from unnest($3::text[]) k where x.answers ? k) as answers
       from (select application_guid as application, form_block_guid as block, position, guid, answers - hidden as answers
               from applications.block
              where application_guid = any ($1::uuid[]) and form_block_guid = any ($2::uuid[]) and deleted_at is null
             offset 0) x
      order by position, guid`,
    [applications, blocks, keys],
  );
  const given = rows.map((row) => ({ ...row, answers: byNumber(row.answers) }));
  const titles = await itemTitles(reader, given);
  const ofApplication = Map.groupBy(given, ({ application }) => application);
  const cell = (guid: Guid, field: FormField | undefined): string => {
    if (!field) return '';
    const own = (ofApplication.get(guid) ?? []).filter(({ block }) => block === field.blockGuid);
    return tableCell(field, own.map(({ answers }) => answers[field.n]), (item) => titles.get(item)); // prettier-ignore
  };
  return new Map(applications.map((guid) => [guid, fields.map((field) => cell(guid, field))]));
}
