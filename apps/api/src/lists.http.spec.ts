// Every list of the contract answers any page, sort and search without an error, and docs/lists.md names it.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CALLS,
  CompetitionGetCompetitionParticipants,
  FestivalCreateFestival,
  type CallDefinition,
  type ParticipantRow,
} from '@rampa/contract';
import { startTestApi, type TestApi, type TestOrganizer, type TestPerson } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const reads = CALLS.filter(({ kind }) => kind === 'read');
const isPaged = ({ answer }: CallDefinition) => answer instanceof z.ZodObject && 'totalCount' in answer.shape;
const paged = reads.filter(isPaged);
const shapeOf = (schema: z.ZodType) => (schema instanceof z.ZodObject ? schema.shape : {}) as Record<string, z.ZodType>;
const fieldOf = ({ query, body }: CallDefinition, name: string) => shapeOf(query)[name] ?? shapeOf(body)[name];

describe('the contract', () => {
  it('asks for a page that is neither without end nor before the beginning', () => {
    expect(paged.length).toBeGreaterThanOrEqual(7);
    const taken = paged.flatMap((call) =>
      [
        ['pageSize', 0],
        ['pageSize', 101],
        ['pageSize', 1.5],
        ['pageNumber', 0],
        ['pageNumber', 1_000_001],
      ].flatMap(([name, value]) => {
        const field = fieldOf(call, name as string);
        return !field || field.safeParse(value).success ? [`${call.id} ${name}=${value}`] : [];
      }),
    );
    expect(taken).toEqual([]);
  });

  it('and docs/lists.md say of every list whether it comes by pages or whole, and why', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/lists.md'), 'utf8');
    const [byPages, whole] = page
      .split('## Whole')
      .map((part) => [...part.matchAll(/^\| (\w+\/\w+) /gm)].map(([, id]) => id!));
    expect(byPages).toEqual(paged.map(({ id }) => id).toSorted());
    const arrays = reads.filter(({ answer }) => answer instanceof z.ZodArray).map(({ id }) => id);
    expect(whole).toEqual(arrays.toSorted());
  });
});

describe('whatever is asked', () => {
  let api: TestApi;
  let boss: TestOrganizer;
  let competitionGuid: string;
  let member: TestPerson;

  beforeAll(async () => {
    api = await startTestApi();
    boss = await api.organizer();
    const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Кострома' };
    ({ guid: competitionGuid } = await api.call(FestivalCreateFestival, {
      body: { details, typeTourCompetition: 2 },
      as: boss.token,
    }));
    [member] = (await Promise.all(Array.from({ length: 5 }, () => api.member(competitionGuid)))) as [TestPerson];
    const names = ['Пётр 100%', 'Петрова_А', 'a\\b', "О'Нил", 'Анна-Мария\u00a0Ким'];
    await api.database.query(
      `update accounts.account a set full_name = n.name
         from (select guid, row_number() over () as at from accounts.account where user_type = 'Member') m,
              unnest($1::text[]) with ordinality n (name, at)
        where a.guid = m.guid and n.at = m.at`,
      [names],
    );
  });
  afterAll(() => api?.stop());

  const HOSTILE: Record<string, readonly unknown[]> = {
    searchText: [
      '%',
      '_',
      '\\',
      "'; drop table x; --",
      '$1',
      '()',
      '-',
      '😀',
      ' ',
      'ё',
      '\ud800',
      'a'.repeat(200),
      'a'.repeat(201),
      '\u0000',
    ],
    sort: ['constructor', '__proto__', 'toString', '1; select 1', '', 'fullName desc'],
    isDescending: ['да', '1', '', 'true'],
    pageNumber: [0, -1, 1.5, 1_000_000, 1_000_001, 2 ** 40, 'NaN', ''],
    pageSize: [0, 1, 100, 101, -5, 'all', 2 ** 40],
  };

  it('no list answers with a fault of its own', async () => {
    const faults: string[] = [];
    let asked = 0;
    for (const call of paged) {
      const as = call.who.includes('member') && call.who.length === 1 ? member.token : boss.token;
      const event = 'competitionGuid' in shapeOf(call.query) ? { competitionGuid } : {};
      for (const [name, values] of Object.entries(HOSTILE)) {
        if (!fieldOf(call, name)) continue;
        for (const value of values) {
          const isQuery = name in shapeOf(call.query);
          const { status } = await api.send(call, {
            query: { ...event, ...(isQuery ? { [name]: value } : {}) },
            ...(call.method === 'POST' ? { body: isQuery ? {} : { [name]: value } } : {}),
            as,
          } as never);
          asked += 1;
          if (status !== 200 && status !== 400)
            faults.push(`${call.id} ${name}=${String(value).slice(0, 20)}: ${status}`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(150);
  });

  it('what was typed is found as it stands, «ё» as «е», and by a number however it is parted', async () => {
    const found = async (query: object) => {
      const answer = await api.call(CompetitionGetCompetitionParticipants, {
        query: { competitionGuid, ...query },
        as: boss.token,
      });
      return [answer.collection.map(({ fullName }: ParticipantRow) => fullName), answer.totalCount];
    };
    expect(await found({ searchText: '%' })).toEqual([['Пётр 100%'], 1]);
    expect(await found({ searchText: '_' })).toEqual([['Петрова_А'], 1]);
    expect(await found({ searchText: '\\' })).toEqual([['a\\b'], 1]);
    expect(await found({ searchText: "о'н" })).toEqual([["О'Нил"], 1]);
    expect(await found({ searchText: 'петр' })).toEqual([['Пётр 100%', 'Петрова_А'], 2]);
    for (const searchText of ['анна мария', 'анна-мария ким', 'Мария  Ким', 'Анна – Мария'])
      expect(await found({ searchText })).toEqual([['Анна-Мария\u00a0Ким'], 1]);
    expect((await found({ searchText: '(999) 123-45' }))[1]).toBe(5);
    expect(await found({ searchText: '()' })).toEqual([[], 0]);
  });

  it('pages follow each other without a hole, and behind the last one the total is said all the same', async () => {
    const page = (pageNumber: number, isDescending: boolean) =>
      api.call(CompetitionGetCompetitionParticipants, {
        query: { competitionGuid, pageNumber, pageSize: 2, sort: 'city', isDescending: String(isDescending) },
        as: boss.token,
      });
    for (const isDescending of [false, true]) {
      const pages = await Promise.all([1, 2, 3].map((number) => page(number, isDescending)));
      const guids = pages.flatMap(({ collection }) => collection.map((row) => row.participantUserGuid));
      expect(guids).toHaveLength(5);
      expect(new Set(guids).size).toBe(5);
    }
    expect(await page(9, false)).toEqual({ collection: [], totalCount: 5 });
  });
});
