import {
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemCreatePause,
  CompetitionProgramItemSetActivity,
  CompetitionProgramRecounting,
  CompetitionProgramUpdate,
  type BodyOf,
  type ProgramView,
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

const MINUTE = 60_000;
/** A program that should have begun this many minutes ago: three performances of three minutes and a pause. */
async function lateBy(minutes: number) {
  const dateTimeBegin = new Date(Date.now() - minutes * MINUTE).toISOString();
  const items = ['а', 'б', 'в'].map((performer) => ({ performer, duration: 180 }));
  const made = await makeProgram(api, as, items, { dateTimeBegin });
  await api.call(CompetitionProgramItemCreatePause, {
    query: { competitionProgramGuid: made.program },
    body: { title: 'Перерыв', minutes: 10, afterItemGuid: made.items[1]! },
    as,
  });
  return { ...made, dateTimeBegin };
}

const set = (program: Guid, item: Guid, activity: Activity) =>
  api.call(CompetitionProgramItemSetActivity, {
    query: { competitionProgramGuid: program },
    body: { competitionProgramItemGuid: item, activity },
    as,
  });

const recounting = (competitionProgramGuid: Guid, token = as) =>
  api.send(CompetitionProgramRecounting, { query: { competitionProgramGuid }, as: token });

const change = (competitionGuid: Guid, body: BodyOf<typeof CompetitionProgramUpdate>) =>
  api.call(CompetitionProgramUpdate, { query: { competitionGuid }, body, as });

/** Seconds from the first planned start. */
const plan = ({ items }: ProgramView) =>
  items.map(({ plannedAt }) => (plannedAt ? (Date.parse(plannedAt) - Date.parse(items[0]!.plannedAt!)) / 1000 : null));

/** Seconds from the second planned start. */
const steps = (view: ProgramView) => {
  const [, second, ...rest] = plan(view);
  return [second!, ...rest].map((at) => Math.round(at! - second!));
};

describe('the times of a program', () => {
  it('before the beginning the forecast is the plan; afterwards it follows the stage', async () => {
    const { program, items } = await lateBy(12);
    const before = await readProgram(api, as, program);
    expect(before.items.map(({ forecastAt }) => forecastAt)).toEqual(before.items.map(({ plannedAt }) => plannedAt));
    expect(plan(before)).toEqual([0, 210, 420, 1020]);
    await set(program, items[0]!, 'OnStage');
    const after = await readProgram(api, as, program);
    const entered = Date.parse(after.items[0]!.onStageAt!);
    expect(after.items[0]!.forecastAt).toBeNull();
    expect(after.items.slice(1).map(({ forecastAt }) => Date.parse(forecastAt!) - entered)).toEqual([
      210_000, 420_000, 1_020_000,
    ]);
    expect(plan(after)).toEqual([0, 210, 420, 1020]);
  });

  it('the gap between performances is the program’s own', async () => {
    const { competition, program } = await lateBy(0);
    await change(competition, { competitionProgramGuid: program, gap: 60 });
    expect(plan(await readProgram(api, as, program))).toEqual([0, 240, 480, 1080]);
    const wrong = { competitionProgramGuid: program, gap: 601 };
    const answer = await api.send(CompetitionProgramUpdate, {
      query: { competitionGuid: competition },
      body: wrong,
      as,
    });
    expect(answer.status).toBe(400);
  });
});

describe('a recount', () => {
  it('makes the delay the plan of what has not begun; what has begun keeps its planned time', async () => {
    const { program, items, dateTimeBegin } = await lateBy(12);
    await set(program, items[0]!, 'OnStage');
    const { envelope } = await recounting(program);
    expect(envelope.data).toMatchObject({ moved: 3, replannedAt: expect.any(String) });
    const view = await readProgram(api, as, program);
    expect(view.items[0]!.plannedAt).toBe(dateTimeBegin);
    const ahead = view.items.slice(1);
    expect(ahead[0]!.plannedAt).toBe(view.replannedAt);
    for (const { plannedAt, forecastAt } of ahead) {
      const early = Date.parse(plannedAt!) - Date.parse(forecastAt!);
      expect(early).toBeGreaterThanOrEqual(0);
      expect(early).toBeLessThan(MINUTE);
    }
    expect(steps(view)).toEqual([0, 210, 810]);
  });

  it('before the beginning changes nothing, and after a new beginning its own work is over', async () => {
    const { competition, program, items } = await lateBy(12);
    expect((await recounting(program)).envelope.data).toEqual({ moved: 0, replannedAt: null });
    await set(program, items[0]!, 'OnStage');
    await recounting(program);
    const dateTimeBegin = '2026-11-20T09:00:00.000Z';
    await change(competition, { competitionProgramGuid: program, dateTimeBegin });
    const view = await readProgram(api, as, program);
    expect(view.replannedAt).toBeNull();
    expect(view.items[0]!.plannedAt).toBe(dateTimeBegin);
    expect(plan(view)).toEqual([0, 210, 420, 1020]);
  });

  it('whoever comes back to wait is planned with the rest', async () => {
    const { program, items } = await lateBy(12);
    await set(program, items[0]!, 'OnStage');
    await recounting(program);
    await set(program, items[0]!, 'Waiting');
    const view = await readProgram(api, as, program);
    expect(view.items[0]!.plannedAt).toBe(view.replannedAt);
  });

  it('of two operators at once gives one plan', async () => {
    const { program, items } = await lateBy(12);
    await set(program, items[0]!, 'OnStage');
    const answers = await Promise.all([recounting(program), recounting(program), recounting(program)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const view = await readProgram(api, as, program);
    expect(steps(view)).toEqual([0, 210, 810]);
  });

  it('is refused for a stranger, nobody, rubbish and an archived event', async () => {
    const { competition, program } = await lateBy(0);
    const stranger = (await api.organizer()).token;
    expect((await recounting(program, stranger)).status).toBe(404);
    expect((await api.send(CompetitionProgramRecounting, { query: { competitionProgramGuid: program } })).status).toBe(
      401,
    );
    expect((await recounting('не гуид' as Guid)).status).toBe(400);
    await api.database.query('update competitions.competition set archived_at = now() where guid = $1', [competition]);
    const { status, envelope } = await recounting(program);
    expect([status, envelope.errors[0]!.code]).toEqual([409, 'archived']);
    const read = { query: { competitionProgramGuid: program }, as };
    expect((await api.send(CompetitionProgramGetProgramColumnsDataForModerator, read)).status).toBe(200);
  });
});
