import {
  CompetitionDisplaySettingDelete,
  CompetitionDisplaySettingGetByCompetition,
  CompetitionDisplaySettingUpdate,
  PublicDisplay,
} from '@rampa/contract';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hall } from '../testing/hall.ts';

let api: TestApi;
let as: string;

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
});
afterAll(() => api.stop());

/** Every value as a number of its own, because the digits of a mark may occur in a guid. */
function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

describe('a display of the hall', () => {
  it('follows the stage from the logo to the result, and shows no value before its time', async () => {
    const hall = await Hall.make(api, as);
    const { key, url } = await hall.newDisplay();
    expect(new URL(url).pathname).toBe(`/public/display/${key}`);
    expect(await hall.show(key)).toMatchObject({
      scene: 'logo',
      current: null,
      next: { number: '1', name: 'Жар-птица' },
    });

    await hall.activity(0, 'OnStage');
    expect(await hall.show(key)).toMatchObject({
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
      prize: null,
    });

    await hall.mark(0, 0, 9400);
    const judging = await hall.show(key);
    expect(judging).toMatchObject({
      scene: 'judging',
      judges: [{ sent: true }, { sent: false }],
      result: null,
    });
    expect(leavesOf(judging)).not.toContain(9400);
    expect(leavesOf(judging).join('\n')).not.toContain('9,4');

    await hall.mark(1, 0, 9600);
    const waiting = await hall.show(key);
    expect(waiting).toMatchObject({ scene: 'judging', result: null });
    expect(leavesOf(waiting).join('\n')).not.toMatch(/9,[456]/);
    await hall.activity(0, 'Done');
    expect(await hall.show(key)).toMatchObject({
      scene: 'result',
      result: {
        total: '9,50',
        marks: [
          { name: 'Берестов', value: '9,40', isDropped: false },
          { name: 'Громова', value: '9,60', isDropped: false },
        ],
      },
    });
    await hall.activity(1, 'OnStage');
    expect(await hall.show(key)).toMatchObject({ scene: 'current', result: null, current: { name: 'Калинушка' } });
  });

  it('that waits for the publication keeps every value back until then', async () => {
    const hall = await Hall.make(api, as);
    const { key } = await hall.newDisplay({ reveal: 'whenPublished' });
    for (const [index] of hall.items.entries()) {
      await hall.activity(index, 'OnStage');
      await hall.mark(0, index, 9000 + index * 100);
      await hall.mark(1, index, 9000 + index * 100);
    }
    await hall.activity(2, 'Done');
    for (const state of ['Locked', 'Confirmed'] as const) {
      await hall.protocol(state);
      const waiting = await hall.show(key);
      expect(waiting).toMatchObject({ scene: 'judging', result: null, leaders: null });
      expect(leavesOf(waiting).join('\n')).not.toMatch(/9,[012]/);
    }
    await hall.protocol('Published');
    expect(await hall.show(key)).toMatchObject({ scene: 'result', result: { total: '9,20', place: 1 } });
  });

  it('that never reveals shows the performance alone', async () => {
    const hall = await Hall.make(api, as);
    const { key } = await hall.newDisplay({ reveal: 'never', scene: 'result' });
    await hall.activity(0, 'OnStage');
    await hall.mark(0, 0, 9400);
    await hall.mark(1, 0, 9600);
    expect(await hall.show(key)).toMatchObject({ scene: 'current', result: null, leaders: null });
  });

  it('pinned to the leaders lists those who are scored, never the one being judged', async () => {
    const hall = await Hall.make(api, as);
    const { key } = await hall.newDisplay({ scene: 'leaders', reveal: 'afterAllJudges' });
    expect((await hall.show(key)).scene).toBe('logo');
    await hall.activity(0, 'OnStage');
    for (const judge of [0, 1]) await hall.mark(judge, 0, 8800);
    await hall.activity(1, 'OnStage');
    await hall.mark(0, 1, 9900);
    const { leaders, scene } = await hall.show(key);
    expect(scene).toBe('leaders');
    expect(leaders).toMatchObject({
      scored: 1,
      of: 3,
      rows: [{ place: 1, name: 'Жар-птица', total: '8,80', isCurrent: false }],
    });
    await hall.mark(1, 1, 9700);
    expect((await hall.show(key)).leaders!.rows.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['Калинушка', true],
      ['Жар-птица', false],
    ]);
  });

  it('hides the judges’ own marks where the organizer says so', async () => {
    const hall = await Hall.make(api, as);
    const { key } = await hall.newDisplay({ showJudgeMarks: false, reveal: 'afterAllJudges' });
    await hall.activity(0, 'OnStage');
    for (const judge of [0, 1]) await hall.mark(judge, 0, 9400);
    expect((await hall.show(key)).result).toMatchObject({ total: '9,40', marks: [] });
  });

  it('is listed, changed, and gone once deleted', async () => {
    const hall = await Hall.make(api, as);
    const query = { competitionGuid: hall.competition };
    const { guid, key, url } = await hall.newDisplay({ programGuid: hall.program });
    expect(await api.call(CompetitionDisplaySettingGetByCompetition, { query, as })).toEqual([
      {
        guid,
        key,
        url,
        title: 'Зал',
        programGuid: hall.program,
        scene: 'follow',
        reveal: 'afterDone',
        showJudgeMarks: true,
        layout: 'auto',
        accent: '#FFC24A',
        ground: '#120B16',
        logo: null,
        background: null,
        overlayUrl: null,
      },
    ]);
    const body = {
      competitionDisplaySettingGuid: guid,
      title: 'Фойе',
      scene: 'blank' as const,
      layout: 'stacked' as const,
      accent: '#62D9A0',
      ground: '#000000',
    };
    await api.call(CompetitionDisplaySettingUpdate, { query, body, as });
    const refused = async (colours: object) =>
      (await api.send(CompetitionDisplaySettingUpdate, { query, body: { ...body, ...colours }, as })).envelope
        .errors[0];
    expect(await refused({ accent: '#123456' })).toMatchObject({ code: 'colorContrast', field: 'accent' });
    expect(await refused({ ground: '#FFFFFF' })).toMatchObject({ code: 'colorContrast', field: 'ground' });
    expect(await hall.show(key)).toMatchObject({
      scene: 'blank',
      layout: 'stacked',
      accent: '#62D9A0',
      ground: '#000000',
      current: null,
      next: null,
    });
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
    const hall = await Hall.make(api, as);
    const { guid, key } = await hall.newDisplay();
    await api.database.query('update competitions.competition set archived_at = now() where guid = $1', [
      hall.competition,
    ]);
    expect((await hall.show(key)).scene).toBe('logo');
    const update = {
      query: { competitionGuid: hall.competition },
      body: { competitionDisplaySettingGuid: guid, title: 'х' },
      as,
    };
    expect((await api.send(CompetitionDisplaySettingUpdate, update)).status).toBe(409);
  });
});
