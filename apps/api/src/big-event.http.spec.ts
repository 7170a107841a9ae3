// The short form of the bench: the day's reads of an event cost as many statements with six performances a program as
// with thirty. A statement for each row would be slow with five thousand.

import { startTestApi, type TestApi } from '@rampa/platform/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeBigEvent } from '../../../tools/proof/bench/big-event/event.ts';
import { readsOf } from '../../../tools/proof/bench/big-event/reads.ts';

/** Performances of each program. */
const SHORT = 6;
const LONG = 30;

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => api?.stop());

/** By the call's name. */
async function statementsIn(itemsEach: number): Promise<Record<string, number>> {
  const { token } = await api.organizer();
  const sql = (text: string, values: unknown[]) => api.database.query(text, values);
  const event = await makeBigEvent({ url: api.url, token, sql }, itemsEach);
  const counted: Record<string, number> = {};
  for (const { title, path, token: as } of readsOf(event, token)) {
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    const response = await fetch(new URL(`/api/v1/${path}`, api.url), {
      headers: as ? { authorization: `Bearer ${as}` } : {},
    });
    await response.arrayBuffer();
    expect(`${title} ${response.status}`).toBe(`${title} 200`);
    counted[title] = asked.mock.calls.length;
    asked.mockRestore();
  }
  return counted;
}

it('reads of the day ask the database as often in a long event as in a short one', async () => {
  const short = await statementsIn(SHORT);
  const long = await statementsIn(LONG);
  expect(Object.keys(long).length).toBeGreaterThan(25);
  expect(long['VotingProtocol/GetVoitingProtocolJson']).toBeGreaterThan(5);
  // A poll of the live streams may add some; a statement for each row adds far more.
  const often = Object.keys(long).filter((title) => long[title]! - short[title]! >= (LONG - SHORT) / 2);
  expect(often).toEqual([]);
});
