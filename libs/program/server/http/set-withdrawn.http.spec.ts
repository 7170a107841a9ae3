import { CompetitionProgramItemSetActivity, CompetitionProgramItemSetWithdrawn, type SentBody } from '@rampa/contract';
import { newGuid, type Activity, type Guid } from '@rampa/kernel';
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

const withdraw = (program: Guid, body: SentBody<typeof CompetitionProgramItemSetWithdrawn>) =>
  api.send(CompetitionProgramItemSetWithdrawn, { query: { competitionProgramGuid: program }, body, as });

const set = (program: Guid, competitionProgramItemGuid: Guid, activity: Activity) =>
  api.call(CompetitionProgramItemSetActivity, {
    query: { competitionProgramGuid: program },
    body: { competitionProgramItemGuid, activity },
    as,
  });

async function states(program: Guid): Promise<string[]> {
  const { items } = await readProgram(api, as, program);
  return items.map(({ number, activity, isWithdrawn }) => `${number} ${isWithdrawn ? 'withdrawn' : activity}`);
}

describe('the rest of a day', () => {
  it('leaves the program in one write, numbers kept, and comes back in one', async () => {
    const { competition, program, items } = await makeProgram(api, as, [
      'а',
      'б',
      { kind: 'pause', title: 'Перерыв' },
      'в',
    ]);
    const events = () => api.database.query('select from live.event where stream_guid = $1', [competition]);
    await set(program, items[0]!, 'Done');
    const rest = { data: items.slice(1), isWithdrawn: true };
    expect((await withdraw(program, rest)).status).toBe(200);
    expect(await states(program)).toEqual(['1 Done', '2 withdrawn', ' withdrawn', '3 withdrawn']);
    const told = await events();
    expect(told.length).toBeGreaterThan(0);
    expect((await withdraw(program, rest)).status).toBe(200);
    expect(await events()).toHaveLength(told.length);
    expect((await withdraw(program, { ...rest, isWithdrawn: false })).status).toBe(200);
    expect(await states(program)).toEqual(['1 Done', '2 Waiting', ' Waiting', '3 Waiting']);
  });

  it('takes whoever is on stage off it, and his step is no more to take back', async () => {
    const { program, items } = await makeProgram(api, as, ['а', 'б']);
    await set(program, items[0]!, 'OnStage');
    await withdraw(program, { data: items, isWithdrawn: true });
    const view = await readProgram(api, as, program);
    expect(view.items[0]).toMatchObject({ isWithdrawn: true, activity: 'Waiting', onStageAt: null });
    expect(view.lastStep).toBeNull();
  });

  it('stays whole when one item is of another program', async () => {
    const [one, other] = [await makeProgram(api, as, ['а']), await makeProgram(api, as, ['б'])];
    for (const foreign of [other.items[0]!, newGuid()]) {
      const answer = await withdraw(one.program, { data: [...one.items, foreign], isWithdrawn: true });
      expect(answer.status).toBe(404);
    }
    expect(await states(one.program)).toEqual(['1 Waiting']);
    expect(await states(other.program)).toEqual(['1 Waiting']);
  });
});
