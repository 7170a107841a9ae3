import {
  CompetitionProgramDelete,
  CompetitionProgramGetByCompetition,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemCreatePause,
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemDeleteRange,
  CompetitionProgramItemReorder,
  CompetitionProgramItemSwap,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  GroupFieldUpdate,
  ReferenceBookGetByOrganizer,
  ReferenceBookItemCreate,
  ReferenceBookItemUpdate,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi, type TestOrganizer } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEvent, makeProgram, readProgram } from '../testing/program.factory.ts';

let api: TestApi;
let organizer: TestOrganizer;
let as: string;

beforeAll(async () => {
  api = await startTestApi();
  organizer = await api.organizer();
  as = organizer.token;
});
afterAll(() => api.stop());

const inProgram = (program: Guid) => ({ competitionProgramGuid: program });
const order = async (program: Guid) =>
  (await readProgram(api, as, program)).items.map((item) => item.performer || item.title);

describe('items of a program', () => {
  it('without a number get the next one; what is no performance gets none', async () => {
    const { program } = await makeProgram(api, as, [
      { performer: 'а', number: '7' },
      { performer: 'б' },
      { performer: 'в', number: '15а' },
      { kind: 'award', title: 'Награждение' },
      { performer: 'г' },
    ]);
    const { items } = await readProgram(api, as, program);
    expect(items.map(({ number }) => number)).toEqual(['7', '8', '15а', '', '9']);
    const more = { query: inProgram(program), body: { items: [{ performer: 'д' }] }, as };
    await api.call(CompetitionProgramItemCreateRange, more);
    expect((await readProgram(api, as, program)).items.at(-1)!.number).toBe('10');
  });

  it('added by several people at once all stand, each with a number of its own', async () => {
    const { program } = await makeProgram(api, as, []);
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        api.call(CompetitionProgramItemCreateRange, {
          query: inProgram(program),
          body: { items: [{ performer: `${n}` }, { performer: `${n}′` }] },
          as,
        }),
      ),
    );
    const { items } = await readProgram(api, as, program);
    expect(items.map(({ number }) => Number(number))).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
  });

  it('are changed field by field: what is not sent stays', async () => {
    const whole = {
      performer: 'Жар-птица',
      city: 'Кострома',
      duration: 180,
      peopleCount: 12,
      presenterText: 'Встречайте',
    };
    const { program, items } = await makeProgram(api, as, [whole]);
    await api.call(CompetitionProgramItemUpdate, {
      query: inProgram(program),
      body: { competitionProgramItemGuid: items[0]!, city: 'Галич' },
      as,
    });
    const [item] = (await readProgram(api, as, program)).items;
    expect(item).toMatchObject({ ...whole, city: 'Галич', number: '1', kind: 'performance', groupValues: {} });
  });

  it('are read with their nomination, their group and their planned time', async () => {
    const competition = await makeEvent(api, as);
    const { guids: fields } = await api.call(GroupFieldUpdate, {
      query: { competitionGuid: competition },
      body: { fields: [{ title: 'Возраст', tag: 'ageCategory' }] },
      as,
    });
    const { collection } = await api.call(ReferenceBookGetByOrganizer, { body: {}, as });
    const nomination = await api.call(ReferenceBookItemCreate, {
      body: { referenceBookGuid: collection[0]!.guid, title: 'Народный танец' },
      as,
    });
    const { program } = await makeProgram(
      api,
      as,
      [
        { performer: 'а', duration: 180, nominationGuid: nomination.guid, groupValues: { [fields[0]!]: '13–15 лет' } },
        { performer: 'б', duration: 240 },
      ],
      { competition, dateTimeBegin: '2026-11-20T07:00:00Z' },
    );
    const view = await readProgram(api, as, program);
    expect(view).toMatchObject({ competitionTitle: 'Светлояр', timeZone: 'Europe/Moscow', protocolState: 'Draft' });
    expect(view.items[0]).toMatchObject({ nomination: 'Народный танец', group: 'Народный танец · 13–15 лет' });
    expect(view.items.map(({ plannedAt }) => plannedAt)).toEqual([
      '2026-11-20T07:00:00.000Z',
      '2026-11-20T07:03:30.000Z',
    ]);
    await api.call(ReferenceBookItemUpdate, {
      body: { referenceBookItemGuid: nomination.guid, title: 'Народная пляска' },
      as,
    });
    expect((await readProgram(api, as, program)).items[0]!.group).toBe('Народная пляска · 13–15 лет');
  });

  it('are the same by a guid written in capitals', async () => {
    const { program } = await makeProgram(api, as, ['а']);
    expect(await order(program)).toEqual(['а']);
    const query = inProgram(program.toUpperCase());
    await api.call(CompetitionProgramItemCreateRange, { query, body: { items: [{ performer: 'б' }] }, as });
    expect(await order(program)).toEqual(['а', 'б']);
  });

  it('refuse a group field of another event', async () => {
    const { program } = await makeProgram(api, as, []);
    const body = { items: [{ performer: 'а', groupValues: { [newGuid()]: 'лишнее' } }] };
    const { status, envelope } = await api.send(CompetitionProgramItemCreateRange, {
      query: inProgram(program),
      body,
      as,
    });
    expect([status, envelope.errors[0]!.field]).toEqual([400, 'groupValues']);
  });
});

describe('the running order', () => {
  it('moves one item anywhere, again and again', async () => {
    const { program, items } = await makeProgram(api, as, ['а', 'б', 'в', 'г']);
    const move = (index: number, toIndex: number) =>
      api.call(CompetitionProgramItemReorder, {
        query: inProgram(program),
        body: { competitionProgramItemGuid: items[index]!, toIndex },
        as,
      });
    await move(3, 0);
    expect(await order(program)).toEqual(['г', 'а', 'б', 'в']);
    await move(3, 2);
    expect(await order(program)).toEqual(['а', 'б', 'г', 'в']);
    await move(0, 9999);
    expect(await order(program)).toEqual(['б', 'г', 'в', 'а']);
    await move(1, 0);
    expect(await order(program)).toEqual(['б', 'г', 'в', 'а']);
    // Halves the same gap far beyond a double's precision; in the end the keys are written anew.
    for (let turn = 0; turn < 60; turn++) await move(turn % 2 === 0 ? 0 : 2, 1);
    expect(await order(program)).toEqual(['б', 'в', 'а', 'г']);
    const [longest] = await api.database.query<{ scale: number }>(
      'select max(scale(order_key)) as scale from program.item where program_guid = $1',
      [program],
    );
    expect(longest!.scale).toBeLessThanOrEqual(41);
  });

  it('swaps two with their parts; each keeps its number, and the same again takes it back', async () => {
    const { program, items } = await makeProgram(api, as, [
      { performer: 'а', block: 'I' },
      { performer: 'б', block: 'I' },
      { performer: 'в', block: 'II' },
    ]);
    const body = { firstGuid: items[0]!, secondGuid: items[2]! };
    const swap = () => api.call(CompetitionProgramItemSwap, { query: inProgram(program), body, as });
    const told = async () =>
      (await readProgram(api, as, program)).items.map(({ performer, number, block }) => [performer, number, block]);
    const before = await told();
    await swap();
    expect(await told()).toEqual([
      ['в', '3', 'I'],
      ['б', '2', 'I'],
      ['а', '1', 'II'],
    ]);
    await swap();
    expect(await told()).toEqual(before);
  });

  it('swaps nothing across two programs, and says so', async () => {
    const competition = await makeEvent(api, as);
    const one = await makeProgram(api, as, ['а', 'б'], { competition });
    const two = await makeProgram(api, as, ['в'], { competition });
    const body = { firstGuid: one.items[0]!, secondGuid: two.items[0]! };
    const { status, envelope } = await api.send(CompetitionProgramItemSwap, {
      query: inProgram(one.program),
      body,
      as,
    });
    expect([status, envelope.errors[0]!.code]).toEqual([409, 'itemsApart']);
    expect([await order(one.program), await order(two.program)]).toEqual([['а', 'б'], ['в']]);
  });

  it('takes a pause after an item, or at the end', async () => {
    const { program, items } = await makeProgram(api, as, [
      { performer: 'а', block: 'I' },
      { performer: 'б', block: 'II' },
    ]);
    const pause = (title: string, afterItemGuid?: Guid) =>
      api.call(CompetitionProgramItemCreatePause, {
        query: inProgram(program),
        body: { title, minutes: 15, afterItemGuid },
        as,
      });
    await pause('Перерыв', items[0]);
    await pause('Проба сцены');
    const view = await readProgram(api, as, program);
    expect(view.items.map((item) => item.performer || item.title)).toEqual(['а', 'Перерыв', 'б', 'Проба сцены']);
    expect(view.items[1]).toMatchObject({ kind: 'pause', duration: 900, block: 'I', number: '' });
  });
});

describe('what belongs to somebody or something else', () => {
  it('an item of another program of the same event is not found', async () => {
    const competition = await makeEvent(api, as);
    const one = await makeProgram(api, as, ['а', 'б'], { competition });
    const two = await makeProgram(api, as, ['в'], { competition });
    const query = inProgram(one.program);
    const sends = [
      api.send(CompetitionProgramItemUpdate, {
        query,
        body: { competitionProgramItemGuid: two.items[0]!, city: 'х' },
        as,
      }),
      api.send(CompetitionProgramItemReorder, {
        query,
        body: { competitionProgramItemGuid: two.items[0]!, toIndex: 0 },
        as,
      }),
      api.send(CompetitionProgramItemDeleteRange, { query, body: { data: [one.items[0]!, two.items[0]!] }, as }),
      api.send(CompetitionProgramItemCreatePause, {
        query,
        body: { title: 'х', minutes: 1, afterItemGuid: two.items[0]! },
        as,
      }),
    ];
    for (const { status } of await Promise.all(sends)) expect(status).toBe(404);
    expect(await order(one.program)).toEqual(['а', 'б']);
    expect(await order(two.program)).toEqual(['в']);
  });

  it('a foreign program and a random one get the same answer, by every call', async () => {
    const stranger = (await api.organizer()).token;
    const { program, items } = await makeProgram(api, as, ['а']);
    for (const call of [CompetitionProgramGetProgramColumnsDataForModerator, CompetitionProgramDelete]) {
      const foreign = await api.send(call, { query: inProgram(program), as: stranger });
      const random = await api.send(call, { query: inProgram(newGuid()), as: stranger });
      expect(foreign.status).toBe(404);
      expect(foreign.envelope).toEqual(random.envelope);
    }
    // The caller's own program with another's item is refused as foreign.
    const own = await makeProgram(api, stranger, ['б']);
    const pair = { query: inProgram(own.program), body: { data: [own.items[0]!, items[0]!] }, as: stranger };
    expect((await api.send(CompetitionProgramItemDeleteRange, pair)).status).toBe(404);
    expect(await order(program)).toEqual(['а']);
  });

  it('an archived event takes no change', async () => {
    const { competition, program, items } = await makeProgram(api, as, ['а', 'б']);
    await api.database.query('update competitions.competition set archived_at = now() where guid = $1', [competition]);
    const query = inProgram(program);
    const sends = [
      api.send(CompetitionProgramUpdate, {
        query: { competitionGuid: competition },
        body: { competitionProgramGuid: program, title: 'х' },
        as,
      }),
      api.send(CompetitionProgramItemCreateRange, { query, body: { items: [{ performer: 'х' }] }, as }),
      api.send(CompetitionProgramItemUpdate, { query, body: { competitionProgramItemGuid: items[0]!, city: 'х' }, as }),
      api.send(CompetitionProgramItemReorder, {
        query,
        body: { competitionProgramItemGuid: items[0]!, toIndex: 1 },
        as,
      }),
      api.send(CompetitionProgramItemSwap, { query, body: { firstGuid: items[0]!, secondGuid: items[1]! }, as }),
      api.send(CompetitionProgramItemCreatePause, { query, body: { title: 'х', minutes: 1 }, as }),
      api.send(CompetitionProgramItemDeleteRange, { query, body: { data: [items[0]!] }, as }),
      api.send(CompetitionProgramDelete, { query, as }),
    ];
    for (const { status, envelope } of await Promise.all(sends)) {
      expect([status, envelope.errors[0]!.code]).toEqual([409, 'archived']);
    }
    expect(await order(program)).toEqual(['а', 'б']);
  });
});

describe('programs of an event', () => {
  it('are listed with their counts, changed and deleted', async () => {
    const competition = await makeEvent(api, as);
    const { program } = await makeProgram(api, as, ['а', { kind: 'award', title: 'Награждение' }], { competition });
    const list = () => api.call(CompetitionProgramGetByCompetition, { query: { competitionGuid: competition }, as });
    expect(await list()).toMatchObject([
      { guid: program, itemCount: 2, performanceCount: 1, aheadCount: 1, protocolState: 'Draft' },
    ]);
    await api.call(CompetitionProgramUpdate, {
      query: { competitionGuid: competition },
      body: { competitionProgramGuid: program, dateTimeBegin: '2026-11-20T07:00:00Z', isPublished: true },
      as,
    });
    const [changed] = await list();
    expect(changed).toMatchObject({
      title: 'II отделение',
      dateTimeBegin: '2026-11-20T07:00:00.000Z',
      isPublished: true,
    });
    await api.call(CompetitionProgramDelete, { query: inProgram(program), as });
    expect(await list()).toEqual([]);
    expect(
      (await api.send(CompetitionProgramGetProgramColumnsDataForModerator, { query: inProgram(program), as })).status,
    ).toBe(404);
  });

  it('answer a known revision without a body', async () => {
    const { program } = await makeProgram(api, as, ['а']);
    const query = inProgram(program);
    const first = await api.send(CompetitionProgramGetProgramColumnsDataForModerator, { query, as });
    const headers = { 'if-none-match': first.headers.get('etag')! };
    expect((await api.send(CompetitionProgramGetProgramColumnsDataForModerator, { query, as, headers })).status).toBe(
      304,
    );
    const stranger = (await api.organizer()).token;
    const refused = await api.send(CompetitionProgramGetProgramColumnsDataForModerator, {
      query,
      as: stranger,
      headers,
    });
    expect(refused.status).toBe(404);
  });
});
