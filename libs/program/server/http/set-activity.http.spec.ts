import {
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionProgramGetForPresenter,
  presenterItem,
  presenterView,
  CompetitionProgramItemCreatePause,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUndoStep,
  CompetitionProgramItemUpdate,
  UserGetShort,
} from '@rampa/contract';
import type { Activity, Guid } from '@rampa/kernel';
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

interface Seen {
  activity: Activity;
  onStageGuid: Guid | null;
}

const set = (program: Guid, item: Guid, activity: Activity, token = as, seen?: Seen) =>
  api.send(CompetitionProgramItemSetActivity, {
    query: { competitionProgramGuid: program },
    body: { competitionProgramItemGuid: item, activity, ...(seen ? { seen } : {}) },
    as: token,
  });

const activities = async (program: Guid) => (await readProgram(api, as, program)).items.map(({ activity }) => activity);

async function presenterOf(competitionGuid: Guid): Promise<string> {
  const query = { competitionGuid };
  const { url } = await api.call(CompetitionPresenterCreateFastLoginUrl, { query, body: { name: 'Анна' }, as });
  const key = new URL(url).hash.replace('#key=', '');
  return (await api.call(CompetitionPresenterFastLogin, { query: { key, device: 'a' } })).token;
}

describe('who is on stage', () => {
  it('the next one called makes the one before it done, and every step is an event', async () => {
    const { competition, program, items } = await makeProgram(api, as, ['а', 'б']);
    expect((await set(program, items[0]!, 'OnStage')).envelope.data).toEqual({
      previous: 'Waiting',
      activity: 'OnStage',
    });
    await set(program, items[1]!, 'OnStage');
    const view = await readProgram(api, as, program);
    expect(view.items.map(({ activity }) => activity)).toEqual(['Done', 'OnStage']);
    expect(view.items[0]).toMatchObject({ onStageAt: expect.any(String), doneAt: expect.any(String) });
    expect(view.items[1]).toMatchObject({ onStageAt: expect.any(String), doneAt: null });
    const events = await api.database.query<{ payload: object }>(
      `select payload from live.event where stream_guid = $1 and kind = 'item.activity' order by revision, n`,
      [competition],
    );
    expect(events.map(({ payload }) => payload)).toEqual([
      { program, item: items[0], activity: 'OnStage', previous: 'Waiting' },
      { program, item: items[0], activity: 'Done', previous: 'OnStage' },
      { program, item: items[1], activity: 'OnStage', previous: 'Waiting' },
    ]);
  });

  it('a step set back is undone and keeps the moment of the entrance', async () => {
    const { program, items } = await makeProgram(api, as, ['а']);
    await set(program, items[0]!, 'OnStage');
    const { onStageAt } = (await readProgram(api, as, program)).items[0]!;
    await set(program, items[0]!, 'Done');
    await set(program, items[0]!, 'OnStage');
    expect((await readProgram(api, as, program)).items[0]).toMatchObject({
      activity: 'OnStage',
      onStageAt,
      doneAt: null,
    });
    await set(program, items[0]!, 'Waiting');
    expect((await readProgram(api, as, program)).items[0]).toMatchObject({ onStageAt: null, doneAt: null });
  });

  it('many operators pressing at once leave exactly one on stage', async () => {
    const { program, items } = await makeProgram(api, as, ['а', 'б', 'в', 'г', 'д', 'е']);
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(items.map((item) => set(program, item, 'OnStage')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const now = await activities(program);
      expect(now.filter((activity) => activity === 'OnStage')).toHaveLength(1);
      expect(now.filter((activity) => activity === 'Done')).toHaveLength(5);
    }
  });

  it('the same button pressed twice changes nothing the second time', async () => {
    const { competition, program, items } = await makeProgram(api, as, ['а']);
    await Promise.all([set(program, items[0]!, 'OnStage'), set(program, items[0]!, 'OnStage')]);
    const [events] = await api.database.query<{ count: number }>(
      `select count(*)::int as count from live.event where stream_guid = $1 and kind = 'item.activity'`,
      [competition],
    );
    expect(events!.count).toBe(1);
  });

  it('of two who press by one picture one makes the step, the other reads that it is made', async () => {
    const { program, items } = await makeProgram(api, as, ['а', 'б', 'в']);
    const [first, second, third] = items as [Guid, Guid, Guid];
    await set(program, first, 'OnStage');
    const press = async (presses: [Guid, Activity, Seen][]) => {
      const answers = await Promise.all(presses.map(([item, to, seen]) => set(program, item, to, as, seen)));
      expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
      return answers.find(({ status }) => status === 409)!.envelope.errors[0]!;
    };
    const done: [Guid, Activity, Seen] = [first, 'Done', { activity: 'OnStage', onStageGuid: first }];
    expect(await press([done, done])).toMatchObject({
      code: 'stepTaken',
      message: 'Уже сделано: №\u00A01 — закончил.',
    });
    const call = (item: Guid): [Guid, Activity, Seen] => [item, 'OnStage', { activity: 'Waiting', onStageGuid: null }];
    expect((await press([call(second), call(third)])).message).toMatch(
      /^Уже сделан другой шаг: на сцене №\u00A0[23]\./,
    );
    expect((await activities(program)).filter((activity) => activity === 'OnStage')).toHaveLength(1);
    expect((await activities(program)).filter((activity) => activity === 'Done')).toHaveLength(1);
  });

  it('no pause and nothing withdrawn comes on stage; whoever is withdrawn leaves it', async () => {
    const { program, items } = await makeProgram(api, as, ['а', 'б']);
    const query = { competitionProgramGuid: program };
    const pause = await api.call(CompetitionProgramItemCreatePause, {
      query,
      body: { title: 'Перерыв', minutes: 5 },
      as,
    });
    expect((await set(program, pause.guid, 'OnStage')).envelope.errors[0]!.code).toBe('itemNotPerformance');
    await set(program, items[0]!, 'OnStage');
    const withdraw = (isWithdrawn: boolean) =>
      api.call(CompetitionProgramItemUpdate, {
        query,
        body: { competitionProgramItemGuid: items[0]!, isWithdrawn },
        as,
      });
    await withdraw(true);
    expect((await readProgram(api, as, program)).items[0]).toMatchObject({
      activity: 'Waiting',
      isWithdrawn: true,
      number: '1',
    });
    expect((await set(program, items[0]!, 'OnStage')).status).toBe(409);
    await withdraw(false);
    expect((await set(program, items[0]!, 'OnStage')).status).toBe(200);
  });

  it('an archived event takes no step of the stage', async () => {
    const { competition, program, items } = await makeProgram(api, as, ['а']);
    await api.database.query('update competitions.competition set archived_at = now() where guid = $1', [competition]);
    expect((await set(program, items[0]!, 'OnStage')).envelope.errors[0]!.code).toBe('archived');
  });
});

describe('the last step of the stage', () => {
  const undo = (program: Guid, stepGuid: Guid, token = as) =>
    api.send(CompetitionProgramItemUndoStep, {
      query: { competitionProgramGuid: program },
      body: { stepGuid },
      as: token,
    });
  const last = async (program: Guid) => (await readProgram(api, as, program)).lastStep;

  it('is taken back by anybody who leads the stage, with whom it had sent off; a former one is refused by name', async () => {
    const { competition, program, items } = await makeProgram(api, as, ['а', 'б']);
    const [first, second] = items as [Guid, Guid];
    expect(await last(program)).toBeNull();
    const presenter = await presenterOf(competition);
    await set(program, first, 'OnStage', presenter);
    const own = (await last(program))!;
    await set(program, second, 'OnStage');
    const newest = (await last(program))!;
    expect(newest).toMatchObject({ itemGuid: second, activity: 'OnStage', previous: 'Waiting' });
    const refused = (await undo(program, own.guid, presenter)).envelope.errors[0]!;
    expect(refused).toMatchObject({
      code: 'stepTaken',
      message: 'Отменить можно только последний шаг сцены. Сейчас это «На сцене №\u00A02».',
    });
    expect(await activities(program)).toEqual(['Done', 'OnStage']);
    expect((await undo(program, newest.guid, presenter)).status).toBe(200);
    expect(await activities(program)).toEqual(['OnStage', 'Waiting']);
    expect((await readProgram(api, as, program)).items[0]).toMatchObject({ doneAt: null });
    expect((await undo(program, newest.guid)).status).toBe(409);
    expect(await last(program)).toEqual(own);
    expect((await undo(program, own.guid)).status).toBe(200);
    expect(await activities(program)).toEqual(['Waiting', 'Waiting']);
    expect(await last(program)).toBeNull();
  });

  it('is nothing to take back once its performance has been withdrawn', async () => {
    const { program, items } = await makeProgram(api, as, ['а']);
    await set(program, items[0]!, 'OnStage');
    const { guid } = (await last(program))!;
    await api.call(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: program },
      body: { competitionProgramItemGuid: items[0]!, isWithdrawn: true },
      as,
    });
    expect(await last(program)).toBeNull();
    expect((await undo(program, guid)).envelope.errors[0]!.message).toMatch(/^Отменять нечего/);
    expect((await readProgram(api, as, program)).steps.map((step) => step.guid)).toEqual([guid]);
  });

  it('and the four before it are told with who made them and when: an account, or a presenter by his link', async () => {
    const { competition, program, items } = await makeProgram(api, as, ['а', 'б', 'в']);
    const [first, second, third] = items as [Guid, Guid, Guid];
    expect((await readProgram(api, as, program)).steps).toEqual([]);
    await set(program, first, 'Ready');
    await set(program, first, 'OnStage');
    await set(program, second, 'OnStage', await presenterOf(competition));
    await set(program, second, 'Done');
    await set(program, third, 'OnStage');
    const { steps, lastStep } = await readProgram(api, as, program);
    expect(steps.map(({ itemGuid, activity }) => [itemGuid, activity])).toEqual([
      [third, 'OnStage'],
      [second, 'Done'],
      [second, 'OnStage'],
      [first, 'OnStage'],
    ]);
    expect(steps[0]).toMatchObject(lastStep!);
    const mine = (await api.call(UserGetShort, { query: {}, as })).guid;
    const { by, at } = steps[0]!;
    expect(by).toMatchObject({ guid: mine, isPresenter: false });
    expect(by.name).not.toBe('');
    expect(Date.parse(at)).toBeGreaterThanOrEqual(Date.parse(steps[1]!.at));
    expect(steps[2]!.by).toEqual({ guid: expect.any(String), name: 'Анна', isPresenter: true });
    await undo(program, lastStep!.guid);
    expect((await readProgram(api, as, program)).steps.map(({ activity }) => activity)).toEqual([
      ...['Done', 'OnStage', 'OnStage', 'Ready'],
    ]);
  });
});

it('one and the same device, pressing by the picture of before its own step, makes no second one', async () => {
  const { program, items } = await makeProgram(api, as, ['а', 'б', 'в']);
  const [first, second, third] = items as [Guid, Guid, Guid];
  const seen: Seen = { activity: 'Waiting', onStageGuid: first };
  await set(program, first, 'OnStage');
  expect((await set(program, second, 'OnStage', as, seen)).status).toBe(200);
  expect((await set(program, third, 'OnStage', as, seen)).status).toBe(409);
  expect(await activities(program)).toEqual(['Done', 'OnStage', 'Waiting']);
});

describe('the presenter', () => {
  it('leads his own event and no other', async () => {
    const own = await makeProgram(api, as, ['а']);
    const other = await makeProgram(api, as, ['б']);
    const presenter = await presenterOf(own.competition);
    expect((await set(own.program, own.items[0]!, 'OnStage', presenter)).status).toBe(200);
    expect((await set(other.program, other.items[0]!, 'OnStage', presenter)).status).toBe(404);
    const read = (program: Guid) =>
      api.send(CompetitionProgramGetForPresenter, { query: { competitionProgramGuid: program }, as: presenter });
    expect((await read(own.program)).envelope.data!.items[0]).toMatchObject({ performer: 'а', activity: 'OnStage' });
    expect((await read(other.program)).status).toBe(404);
  });

  it('reads his view and nothing that his page does not show; the organizer has another one', async () => {
    const { program, competition } = await makeProgram(api, as, ['а']);
    const query = { competitionProgramGuid: program };
    const own = await api.call(CompetitionProgramGetForPresenter, { query, as: await presenterOf(competition) });
    expect(Object.keys(own).sort()).toEqual(Object.keys(presenterView.shape).sort());
    expect(Object.keys(own.items[0]!).sort()).toEqual(Object.keys(presenterItem.shape).sort());
    expect((await api.send(CompetitionProgramGetForPresenter, { query, as })).status).toBe(403);
  });
});
