import {
  CompetitionDisplaySettingCreate,
  CompetitionDisplaySettingDelete,
  CompetitionDisplaySettingGetByCompetition,
  CompetitionDisplaySettingUpdate,
  CompetitionJudgeCreate,
  CompetitionJudgeCreateFastLoginUrl,
  CompetitionProgramCreate,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemSetActivity,
  FestivalCreateFestival,
  JudgeFastLogin,
  PointCreate,
  PublicDisplay,
  VotingProtocolChangeState,
  VotingProtocolSavingBySelf,
  type SentBody,
} from '@rampa/contract';
import { newGuid, type Activity, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let api: TestApi;
let as: string;

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
});
afterAll(() => api.stop());

interface Hall {
  competition: Guid;
  program: Guid;
  items: Guid[];
  point: Guid;
  judges: { guid: Guid; token: string }[];
}

const PERFORMERS = [
  {
    performer: 'Жар-птица',
    collective: 'Образцовый ансамбль танца',
    city: 'Кострома',
    pieceTitle: 'Половецкие пляски',
  },
  { performer: 'Калинушка', city: 'Арзамас' },
  { performer: 'Лель', city: 'Иваново' },
];

/** An event with two judges and three performances; its protocol is open. */
async function makeHall(): Promise<Hall> {
  const details = { title: 'Светлояр', beginDate: '2026-11-20', endDate: '2026-11-22', city: 'Нижний Новгород' };
  const { guid: competition } = await api.call(FestivalCreateFestival, { body: { details }, as });
  const query = { competitionGuid: competition };
  const { guid: program } = await api.call(CompetitionProgramCreate, { query, body: { title: 'Гала' }, as });
  const { guids: items } = await api.call(CompetitionProgramItemCreateRange, {
    query: { competitionProgramGuid: program },
    body: { items: PERFORMERS.map((performer) => ({ ...performer, block: 'I отделение' })) },
    as,
  });
  const scale = { title: 'Мастерство', min: 0, max: 10_000, step: 100 };
  const { guid: point } = await api.call(PointCreate, { query, body: scale, as });
  const judges = [];
  for (const fullName of ['Берестов Андрей Ильич', 'Громова Ольга Львовна']) {
    const { guid } = await api.call(CompetitionJudgeCreate, { query, body: { fullName }, as });
    const link = { query: { competitionJudgeGuid: guid }, body: {}, as };
    const { url } = await api.call(CompetitionJudgeCreateFastLoginUrl, link);
    const key = new URL(url).hash.replace('#key=', '');
    const { token } = await api.call(JudgeFastLogin, { query: { key, device: 'планшет' } });
    judges.push({ guid, token });
  }
  await change(program, 'Open');
  return { competition, program, items, point, judges };
}

async function change(program: Guid, state: SentBody<typeof VotingProtocolChangeState>['state']): Promise<void> {
  await api.call(VotingProtocolChangeState, { query: { competitionProgramGuid: program }, body: { state }, as });
}

async function activity({ program, items }: Hall, index: number, next: Activity): Promise<void> {
  await api.call(CompetitionProgramItemSetActivity, {
    query: { competitionProgramGuid: program },
    body: { competitionProgramItemGuid: items[index]!, activity: next },
    as,
  });
}

async function mark(hall: Hall, judge: number, index: number, value: number | null): Promise<void> {
  const { guid, token } = hall.judges[judge]!;
  const { replies } = await api.call(VotingProtocolSavingBySelf, {
    query: { competitionGuid: hall.competition },
    body: {
      submissions: [
        {
          submissionGuid: newGuid(),
          judgeGuid: guid,
          device: 'планшет',
          deviceSeq: 1,
          seenRevision: null,
          baseVersion: null,
          competitionProgramItemGuid: hall.items[index]!,
          pointGuid: hall.point,
          value,
        },
      ],
    },
    as: token,
  });
  expect(replies[0]!.status).toBe('accepted');
}

async function newDisplay(hall: Hall, more: Partial<SentBody<typeof CompetitionDisplaySettingCreate>> = {}) {
  const query = { competitionGuid: hall.competition };
  return api.call(CompetitionDisplaySettingCreate, { query, body: { title: 'Зал', ...more }, as });
}

/** Every value in it, each for itself: the digits of a mark may well stand in a guid. */
function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

const show = (key: string) => api.call(PublicDisplay, { params: { key } });

describe('a display of the hall', () => {
  it('follows the stage from the logo to the result, and shows no value before its time', async () => {
    const hall = await makeHall();
    const { key, url } = await newDisplay(hall);
    expect(new URL(url).pathname).toBe(`/public/display/${key}`);
    expect(await show(key)).toMatchObject({ scene: 'logo', current: null, next: { number: '1', name: 'Жар-птица' } });

    await activity(hall, 0, 'OnStage');
    expect(await show(key)).toMatchObject({
      competitionTitle: 'Светлояр',
      scene: 'current',
      block: 'I отделение',
      lamps: { count: 3, done: 0, current: 0 },
      current: {
        number: '1',
        name: 'Жар-птица',
        detail: 'Образцовый ансамбль танца · Кострома',
        piece: 'Половецкие пляски',
      },
      next: { number: '2', name: 'Калинушка', detail: 'Арзамас' },
      judges: [
        { name: 'Берестов', sent: false },
        { name: 'Громова', sent: false },
      ],
      result: null,
      leaders: null,
    });

    await mark(hall, 0, 0, 9400);
    const judging = await show(key);
    expect(judging).toMatchObject({
      scene: 'judging',
      judges: [{ sent: true }, { sent: false }],
      result: null,
    });
    expect(leavesOf(judging)).not.toContain(9400);
    expect(leavesOf(judging).join('\n')).not.toContain('9,4');

    await mark(hall, 1, 0, 9600);
    expect(await show(key)).toMatchObject({
      scene: 'result',
      result: {
        total: '9,50',
        marks: [
          { name: 'Берестов', value: '9,40', isDropped: false },
          { name: 'Громова', value: '9,60', isDropped: false },
        ],
      },
    });
    await activity(hall, 0, 'Done');
    expect((await show(key)).scene).toBe('result');
    await activity(hall, 1, 'OnStage');
    expect(await show(key)).toMatchObject({ scene: 'current', result: null, current: { name: 'Калинушка' } });
  });

  it('that waits for the publication keeps every value back until then', async () => {
    const hall = await makeHall();
    const { key } = await newDisplay(hall, { reveal: 'whenPublished' });
    for (const [index] of hall.items.entries()) {
      await activity(hall, index, 'OnStage');
      await mark(hall, 0, index, 9000 + index * 100);
      await mark(hall, 1, index, 9000 + index * 100);
    }
    await activity(hall, 2, 'Done');
    for (const state of ['Locked', 'Confirmed'] as const) {
      await change(hall.program, state);
      const waiting = await show(key);
      expect(waiting).toMatchObject({ scene: 'judging', result: null, leaders: null });
      expect(leavesOf(waiting).join('\n')).not.toMatch(/9,[012]/);
    }
    await change(hall.program, 'Published');
    expect(await show(key)).toMatchObject({ scene: 'result', result: { total: '9,20', place: 1 } });
  });

  it('that never reveals shows the performance alone', async () => {
    const hall = await makeHall();
    const { key } = await newDisplay(hall, { reveal: 'never', scene: 'result' });
    await activity(hall, 0, 'OnStage');
    await mark(hall, 0, 0, 9400);
    await mark(hall, 1, 0, 9600);
    expect(await show(key)).toMatchObject({ scene: 'current', result: null, leaders: null });
  });

  it('pinned to the leaders lists those who are scored, never the one being judged', async () => {
    const hall = await makeHall();
    const { key } = await newDisplay(hall, { scene: 'leaders' });
    expect((await show(key)).scene).toBe('logo');
    await activity(hall, 0, 'OnStage');
    for (const judge of [0, 1]) await mark(hall, judge, 0, 8800);
    await activity(hall, 1, 'OnStage');
    await mark(hall, 0, 1, 9900);
    const { leaders, scene } = await show(key);
    expect(scene).toBe('leaders');
    expect(leaders).toMatchObject({
      scored: 1,
      of: 3,
      rows: [{ place: 1, name: 'Жар-птица', total: '8,80', isCurrent: false }],
    });
    await mark(hall, 1, 1, 9700);
    expect((await show(key)).leaders!.rows.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['Калинушка', true],
      ['Жар-птица', false],
    ]);
  });

  it('hides the judges’ own marks where the organizer says so', async () => {
    const hall = await makeHall();
    const { key } = await newDisplay(hall, { showJudgeMarks: false });
    await activity(hall, 0, 'OnStage');
    for (const judge of [0, 1]) await mark(hall, judge, 0, 9400);
    expect((await show(key)).result).toMatchObject({ total: '9,40', marks: [] });
  });

  it('is listed, changed, and gone once deleted', async () => {
    const hall = await makeHall();
    const query = { competitionGuid: hall.competition };
    const { guid, key, url } = await newDisplay(hall, { programGuid: hall.program });
    expect(await api.call(CompetitionDisplaySettingGetByCompetition, { query, as })).toEqual([
      {
        guid,
        key,
        url,
        title: 'Зал',
        programGuid: hall.program,
        scene: 'follow',
        reveal: 'afterAllJudges',
        showJudgeMarks: true,
        accent: '#FFC24A',
      },
    ]);
    const body = { competitionDisplaySettingGuid: guid, title: 'Фойе', scene: 'blank' as const, accent: '#123456' };
    await api.call(CompetitionDisplaySettingUpdate, { query, body, as });
    expect(await show(key)).toMatchObject({ scene: 'blank', accent: '#123456', current: null, next: null });
    const stranger = (await api.organizer()).token;
    const foreign = { query: { CompetitionDisplaySettingGuid: guid }, as: stranger };
    expect((await api.send(CompetitionDisplaySettingDelete, foreign)).status).toBe(404);
    await api.call(CompetitionDisplaySettingDelete, { query: { CompetitionDisplaySettingGuid: guid }, as });
    const deleted = await api.send(PublicDisplay, { params: { key } });
    const random = await api.send(PublicDisplay, { params: { key: 'A'.repeat(22) } });
    expect(deleted.status).toBe(404);
    expect(deleted.envelope).toEqual(random.envelope);
  });

  it('of an archived event is shown and no longer changed', async () => {
    const hall = await makeHall();
    const { guid, key } = await newDisplay(hall);
    await api.database.query('update competitions.competition set archived_at = now() where guid = $1', [
      hall.competition,
    ]);
    expect((await show(key)).scene).toBe('logo');
    const update = {
      query: { competitionGuid: hall.competition },
      body: { competitionDisplaySettingGuid: guid, title: 'х' },
      as,
    };
    expect((await api.send(CompetitionDisplaySettingUpdate, update)).status).toBe(409);
  });
});
