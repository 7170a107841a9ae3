import {
  CompetitionProgramItemArrange,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemReorder,
  type SentBody,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeProgram, readProgram } from '../testing/program.factory.ts';

let api: TestApi;
let as: string;

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
});
afterAll(() => api.stop());

type Places = SentBody<typeof CompetitionProgramItemArrange>['places'];

const arrange = (program: Guid, places: Places, token = as) =>
  api.send(CompetitionProgramItemArrange, {
    query: { competitionProgramGuid: program },
    body: { places },
    as: token,
  });

async function order(program: Guid): Promise<string[]> {
  const { items } = await readProgram(api, as, program);
  return items.map(({ performer, block, number }) => [number, performer, block].filter(Boolean).join(' '));
}

const inParts = () =>
  makeProgram(api, as, [
    { performer: 'а', block: 'I' },
    { performer: 'б', block: 'I' },
    { performer: 'в', block: 'II' },
    { performer: 'г', block: 'II' },
  ]);

describe('the running order', () => {
  it('takes several moves in one write, or none of them', async () => {
    const { program, items } = await inParts();
    const [a, b, c, d] = items as [Guid, Guid, Guid, Guid];
    const places: Places = [
      { itemGuid: a, side: 'after', ofGuid: c },
      { itemGuid: b, side: 'after', ofGuid: a },
    ];
    expect((await arrange(program, places)).status).toBe(200);
    expect(await order(program)).toEqual(['3 в II', '1 а II', '2 б II', '4 г II']);
    const lost = await arrange(program, [
      { itemGuid: d, side: 'before', ofGuid: null },
      { itemGuid: c, side: 'after', ofGuid: newGuid() },
    ]);
    expect(lost.status).toBe(404);
    expect(await order(program)).toEqual(['3 в II', '1 а II', '2 б II', '4 г II']);
    await arrange(program, [
      { itemGuid: a, side: 'before', ofGuid: null, block: 'I' },
      { itemGuid: b, side: 'after', ofGuid: a, block: 'I' },
    ]);
    expect(await order(program)).toEqual(['1 а I', '2 б I', '3 в II', '4 г II']);
  });

  it('by an index too cuts no part in two', async () => {
    const { program, items } = await inParts();
    const move = (competitionProgramItemGuid: Guid, toIndex: number) =>
      api.call(CompetitionProgramItemReorder, {
        query: { competitionProgramGuid: program },
        body: { competitionProgramItemGuid, toIndex },
        as,
      });
    await move(items[2]!, 1);
    expect(await order(program)).toEqual(['1 а I', '3 в I', '2 б I', '4 г II']);
    await move(items[0]!, 3);
    expect(await order(program)).toEqual(['3 в I', '2 б I', '4 г II', '1 а II']);
  });

  it('is nobody else’s to change', async () => {
    const { program, items } = await inParts();
    const other = (await api.organizer()).token;
    const places: Places = [{ itemGuid: items[0]!, side: 'after', ofGuid: null }];
    expect((await arrange(program, places, other)).status).toBe(404);
  });
});

it('a latecomer stands behind whom he was put, in his part, with a letter; at the end with the next number', async () => {
  const { program, items } = await inParts();
  const insert = (performer: string, afterItemGuid: Guid) =>
    api.send(CompetitionProgramItemCreateRange, {
      query: { competitionProgramGuid: program },
      body: { items: [{ performer }], afterItemGuid },
      as,
    });
  await insert('д', items[1]!);
  await insert('е', items[1]!);
  await insert('ж', items[3]!);
  expect(await order(program)).toEqual(['1 а I', '2 б I', '2а д I', '2б е I', '3 в II', '4 г II', '5 ж II']);
  expect((await insert('з', newGuid())).status).toBe(404);
});
