import { MOST_OF_ONE } from '@rampa/applications/domain';
import {
  ApplicationFormGetByCompetition,
  ApplicationGetByGuid,
  FestivalGetFestivals,
  ReferenceBookItemGetByReferenceBookGuid,
} from '@rampa/contract';
import type { Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BIG, makeBig, sharesOf, type Ask } from '../../../tools/run/seed/big.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.stop());

it('the large seed makes what it says, by calls that a portal answers', async () => {
  const { token } = await api.organizer();
  const askAs =
    (as: string): Ask =>
    (definition, sent = {}) =>
      api.call(definition, { ...sent, as });
  const organizer = askAs(token);
  const members = (event: Guid, count: number) =>
    Promise.all(Array.from({ length: count }, async () => askAs((await api.member(event)).token)));
  const size = { events: 13, items: 203, blocks: 3, fields: 108, applications: 5 };
  const made = await makeBig({ organizer, members, say: () => undefined }, size);

  const events = await organizer(FestivalGetFestivals, { body: { pageSize: 100 } });
  expect(events.totalCount).toBe(13);
  const { form } = await organizer(ApplicationFormGetByCompetition, { query: { competitionGuid: made.event } });
  expect([form!.guid, form!.blocks.length, form!.fields.length]).toEqual([made.formGuid, 3, 108]);
  expect(form!.fields.filter(({ bookGuid }) => bookGuid === made.bookGuid)).toHaveLength(10);
  const book = await organizer(ReferenceBookItemGetByReferenceBookGuid, {
    query: { referenceBookGuid: made.bookGuid },
  });
  expect(book).toHaveLength(203);
  const heads = await Promise.all(
    made.applications.map((applicationGuid) => organizer(ApplicationGetByGuid, { query: { applicationGuid } })),
  );
  expect(heads.map(({ number }) => Number(number)).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(5);
});

it('no member of the large seed begins more applications than one may', () => {
  const shares = sharesOf(BIG.applications);
  expect(shares.reduce((sum, one) => sum + one, 0)).toBe(1_000);
  expect(Math.max(...shares)).toBeLessThanOrEqual(MOST_OF_ONE);
  expect(sharesOf(5)).toEqual([2, 3]);
});
