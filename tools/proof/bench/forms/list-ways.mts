// A page of the organizer's table: by the product's own query, and by one typed row an answer.

import { answerWords } from '@rampa/applications/domain';
import type { BodyOf, CompetitionGetSubscribedApplicationsByCompetition } from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { Database, type Reader } from '@rampa/platform/server';
import { ApplicationPayments } from '../../../../libs/applications/server/ports/application-payments.ts';
import {
  IS_CHANGED,
  IS_DOUBLE,
  ListApplications,
  UNSEEN_MESSAGES,
} from '../../../../libs/applications/server/queries/list-applications.ts';
import { FormRows } from '../../../../libs/forms/server/persistence/form-rows.ts';
import { EventForms } from '../../../../libs/forms/server/queries/event-forms.ts';
import { POOL } from '../commit/load.ts';
import { fieldGuid, lineGuid } from './event.ts';

interface Page {
  totalCount: number;
  rows: { title: string; cells: string[] }[];
}

const PAGE = 50;
const SELECTED_BY = 10;
/** Half of all applications have chosen one of them. */
const CHOSEN = Array.from({ length: 25 }, (_, at) => lineGuid(at));

export async function listWays(databaseUrl: string, competition: Guid) {
  const database = await new Database(databaseUrl, POOL).connect();
  const list = new ListApplications(database, new EventForms(new FormRows()), new ApplicationPayments());
  const scope = { actor: { kind: 'system' }, organizer: null, competition, mustBeOpen: false } as never;

  const product = async (columns: readonly number[]): Promise<Page> => {
    const body = {
      ...{ pageNumber: 1, pageSize: PAGE, sort: 'title', descending: false, competitionStatusGuids: [] },
      ...{ filters: [{ fieldGuid: fieldGuid(SELECTED_BY), itemGuids: CHOSEN }], columns: columns.map(fieldGuid) },
    } as unknown as BodyOf<typeof CompetitionGetSubscribedApplicationsByCompetition>;
    const { collection, totalCount } = await list.page(scope, { isActive: true, isDefault: false }, body);
    return { totalCount, rows: collection.map(({ title, cells }) => ({ title, cells })) };
  };
  const rows = (columns: readonly number[]) => database.snapshot((reader) => pageOfRows(reader, competition, columns));
  const ways = { product, rows };

  return {
    /** Milliseconds of one page, the median. */
    time: async (ms: number, way: keyof typeof ways, columns: readonly number[]): Promise<number> => {
      const times: number[] = [];
      const until = performance.now() + ms;
      while (performance.now() < until || times.length < 3) {
        const from = performance.now();
        await ways[way](columns);
        times.push(performance.now() - from);
      }
      return times.toSorted((a, b) => a - b)[times.length >> 1]!;
    },
    differences: async (columns: readonly number[]): Promise<string[]> => {
      const [ours, theirs] = [await product(columns), await rows(columns)];
      const isSame = JSON.stringify(ours) === JSON.stringify(theirs);
      return [
        ...(ours.rows.length === 0 ? ['на странице нет заявок'] : []),
        ...(isSame ? [] : [`страницы различаются: найдено ${ours.totalCount} и ${theirs.totalCount}`]),
      ];
    },
  };
}

/** The usual way with an answer a row: a page of applications, how many there are, then their answers. All else is the same. */
async function pageOfRows(reader: Reader, competition: Guid, columns: readonly number[]): Promise<Page> {
  const found = `from applications.application a left join accounts.v_account m on m.guid = a.member_guid
    where a.competition_guid = $1 and a.state = 'Subscribed'
      and exists (select from bench.answer i where i.application_guid = a.guid and i.n = $2 and i.item_guid = any ($3::uuid[]))`;
  const given = [competition, SELECTED_BY, CHOSEN];
  const [count] = await reader.query<{ count: number }>(`select count(*)::int as count ${found}`, given);
  const heads = await reader.query<{ guid: Guid; title: string }>(
    `select a.guid, a.title, a.number, m.full_name, a.percent, a.date_subscribe, a.updated_at, ${IS_CHANGED} as changed,
            (select count(*)::int from applications.block b where b.application_guid = a.guid and b.deleted_at is null
                and b.form_block_guid = bench.guid(7, 2)) as performances,
            ${IS_DOUBLE} as double, ${UNSEEN_MESSAGES} as unseen
       ${found} order by nullif(lower(a.title), '') nulls last, a.guid limit ${PAGE}`,
    given,
  );
  const answers = await reader.query<{ guid: Guid; n: number; t: string | null; title: string | null }>(
    `select v.application_guid as guid, v.n, v.t, i.title from bench.answer v
       left join reference_books.v_item i on i.guid = v.item_guid
      where v.application_guid = any ($1::uuid[]) and v.n = any ($2::int[]) order by v.position, v.block_guid`,
    [heads.map(({ guid }) => guid), columns],
  );
  const ofApplication = Map.groupBy(answers, ({ guid }) => guid);
  const cell = (guid: Guid, n: number) =>
    (ofApplication.get(guid) ?? [])
      .filter((answer) => answer.n === n)
      .map(({ t, title }) => answerWords({ t: t ?? title ?? '' }, {}, () => undefined))
      .filter(Boolean)
      .join('; ');
  return {
    totalCount: count!.count,
    rows: heads.map(({ guid, title }) => ({ title, cells: columns.map((n) => cell(guid, n)) })),
  };
}
