// The ceremony: what the hall sees on each step, who moves it, and that it stops with its results.

import {
  AwardGroupCreate,
  AwardSettingCreate,
  CompetitionDisplaySettingControl,
  CompetitionPresenterCreateFastLoginUrl,
  CompetitionPresenterFastLogin,
  CompetitionProgramControlCeremony,
  CompetitionProgramGetCeremony,
  CompetitionProgramUpdate,
  CompetitionSpecialPrizeBindOrUnbind,
  CompetitionSpecialPrizeCreate,
  VotingProtocolSetManualAward,
  type CeremonyCommand,
  type SentBody,
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

const ofProgram = (hall: Hall) => ({ competitionProgramGuid: hall.program });
const ofEvent = (hall: Hall) => ({ competitionGuid: hall.competition });

const viewOf = (hall: Hall, who = as) => api.call(CompetitionProgramGetCeremony, { query: ofProgram(hall), as: who });

async function send(
  hall: Hall,
  command: CeremonyCommand,
  { who = as, revision }: { who?: string; revision?: number } = {},
) {
  const seen = revision ?? (await viewOf(hall)).revision;
  return api.send(CompetitionProgramControlCeremony, {
    query: ofProgram(hall),
    body: { revision: seen, command },
    as: who,
  });
}

async function moved(hall: Hall, ...commands: CeremonyCommand[]): Promise<void> {
  for (const command of commands) expect((await send(hall, command)).envelope.errors).toEqual([]);
}

async function refusal(hall: Hall, command: CeremonyCommand, given: { who?: string; revision?: number } = {}) {
  const { status, envelope } = await send(hall, command, given);
  return [status, envelope.errors[0]?.code];
}

const openOrder = (hall: Hall, isAwardOrderOpen: boolean) =>
  api.call(CompetitionProgramUpdate, {
    query: ofEvent(hall),
    body: { competitionProgramGuid: hall.program, isAwardOrderOpen, prizesAt: 'beforeGrandPrix' },
    as,
  });

/**
 * Жар-птица has the Гран-при and 9,70, Калинушка 8,10, Лель 7,20 and a prize for its costume; results are closed and may be
 * read aloud.
 */
async function judged(): Promise<Hall> {
  const hall = await Hall.make(api, as);
  for (const [item, value] of [9700, 8100, 7200].entries()) {
    await hall.activity(item, 'OnStage');
    for (const judge of [0, 1]) await hall.mark(judge, item, value);
  }
  await hall.activity(2, 'Done');
  const { guid: awardGroupGuid } = await api.call(AwardGroupCreate, {
    query: ofEvent(hall),
    body: { title: 'Звания' },
    as,
  });
  const setting = async (body: object) => {
    const given = { awardGroupGuid, color: '#F6D37A', ...body } as SentBody<typeof AwardSettingCreate>;
    return (await api.call(AwardSettingCreate, { query: ofEvent(hall), body: given, as })).guid;
  };
  const grand = await setting({ kind: 'manual', order: 0, title: 'Гран-при' });
  await setting({ kind: 'threshold', order: 1, title: 'Лауреат II степени', from: 8000, to: null });
  await setting({ kind: 'threshold', order: 2, title: 'Лауреат III степени', from: 0, to: 8000 });
  await api.call(VotingProtocolSetManualAward, {
    query: ofProgram(hall),
    body: { competitionProgramItemGuid: hall.items[0]!, awardSettingGuid: grand, reason: 'Решение жюри' },
    as,
  });
  const prize = { title: 'За костюм', giver: 'sponsor' as const, giverName: 'Дом культуры' };
  const { guid } = await api.call(CompetitionSpecialPrizeCreate, { query: ofEvent(hall), body: prize, as });
  const bound = { specialPrizeGuid: guid, competitionProgramItemGuid: hall.items[2]!, isBound: true };
  await api.call(CompetitionSpecialPrizeBindOrUnbind, { query: ofEvent(hall), body: bound, as });
  await hall.protocol('Locked');
  await openOrder(hall, true);
  return hall;
}

async function presenter(hall: Hall): Promise<string> {
  const made = { query: ofEvent(hall), body: { name: 'Анна' }, as };
  const { url } = await api.call(CompetitionPresenterCreateFastLoginUrl, made);
  const key = new URL(url).hash.replace('#key=', '');
  return (await api.call(CompetitionPresenterFastLogin, { query: { key, device: 'a' } })).token;
}

describe('the ceremony in the hall', () => {
  it('shows each step and nothing of the steps after it', async () => {
    const hall = await judged();
    const { key } = await hall.newDisplay();
    const seen: string[] = [];
    /** What of the secrets stands in the picture, wherever in it. */
    const look = async () => {
      const view = await hall.show(key);
      const text = JSON.stringify({ ...view, next: null, competitionTitle: '', city: '' });
      const secrets = [
        'Лель',
        'Калинушка',
        'Жар-птица',
        'За костюм',
        'Лауреат III',
        'Лауреат II степени',
        'Гран-при',
        '7,20',
        '8,10',
        '9,70',
      ];
      seen.push(`${view.scene}: ${secrets.filter((secret) => text.includes(secret)).join(', ')}`);
    };
    await moved(hall, { do: 'start', hasPoints: true });
    await look();
    for (let step = 0; step < 12; step++) {
      await moved(hall, { do: 'next' });
      await look();
    }
    expect(seen).toEqual([
      'ceremony: ',
      ...['ceremony: Лель', 'ceremony: Лель, Лауреат III', 'ceremony: Лель, Лауреат III, 7,20'],
      ...[
        'ceremony: Калинушка',
        'ceremony: Калинушка, Лауреат II степени',
        'ceremony: Калинушка, Лауреат II степени, 8,10',
      ],
      ...['ceremony: За костюм', 'prize: Лель, За костюм'],
      ...['ceremony: Гран-при', 'ceremony: Жар-птица, Гран-при', 'ceremony: Жар-птица, Гран-при, 9,70'],
      'ceremony: ',
    ]);
    expect(await refusal(hall, { do: 'next' })).toEqual([409, 'ceremonyNoStep']);
    await moved(hall, { do: 'back' });
    expect(await hall.show(key)).toMatchObject({
      ceremony: { step: 'points', people: [{ name: 'Жар-птица', total: '9,70' }] },
    });
    await moved(hall, { do: 'finish' });
    expect((await hall.show(key)).ceremony).toBeNull();
  });

  it('is on screens that follow the stage; a chosen picture stays, and a rule that hides results hides it', async () => {
    const hall = await judged();
    const screens = await Promise.all([
      hall.newDisplay(),
      hall.newDisplay({ programGuid: hall.program }),
      hall.newDisplay({ scene: 'blank' }),
      hall.newDisplay({ reveal: 'never' }),
      hall.newDisplay({ reveal: 'whenPublished' }),
    ]);
    await moved(hall, { do: 'start', hasPoints: true }, { do: 'next' });
    const scenes = async () => {
      const views = await Promise.all(screens.map(({ key }) => hall.show(key)));
      return views.map(({ scene, ceremony }) => `${scene} ${ceremony?.people[0]?.name ?? '–'}`);
    };
    expect(await scenes()).toEqual(['ceremony Лель', 'ceremony Лель', 'blank –', 'logo –', 'logo –']);
    await hall.protocol('Confirmed');
    await hall.protocol('Published');
    expect((await scenes()).at(-1)).toBe('ceremony Лель');
  });

  it('a protocol opened in its middle takes it from every screen, a frozen one too, and stops it for good', async () => {
    const hall = await judged();
    const { key } = await hall.newDisplay();
    const frozen = await hall.newDisplay();
    await moved(hall, { do: 'start', hasPoints: true }, { do: 'next' }, { do: 'next' });
    const body = { displays: [frozen.guid], command: { do: 'freeze' as const } };
    await api.call(CompetitionDisplaySettingControl, { query: ofEvent(hall), body, as });
    const hidden = async () => {
      for (const one of [key, frozen.key]) {
        const view = await hall.show(one);
        expect([view.scene, view.ceremony, view.prize]).toEqual(['logo', null, null]);
      }
    };
    await hall.protocol('Open', 'Ошибка в оценке');
    await hidden();
    expect(await viewOf(hall)).toMatchObject({ hindrance: 'protocol', parts: [], run: { stopped: 'protocol' } });
    expect(await refusal(hall, { do: 'next' })).toEqual([409, 'ceremonyHidden']);
    // Closed again it does not come back by itself.
    await hall.protocol('Locked');
    await hidden();
    expect(await refusal(hall, { do: 'next' })).toEqual([409, 'ceremonyStopped']);
    await moved(hall, { do: 'resume' });
    expect(await hall.show(key)).toMatchObject({
      scene: 'ceremony',
      ceremony: { step: 'title', people: [{ name: 'Лель' }] },
    });
    // So does the organizer who takes back that results may be read aloud.
    await openOrder(hall, false);
    await hidden();
    await openOrder(hall, true);
    await hidden();
    expect((await viewOf(hall)).run).toMatchObject({ stopped: 'order' });
    await moved(hall, { do: 'resume' }, { do: 'next' });
    expect(await hall.show(key)).toMatchObject({ ceremony: { people: [{ total: '7,20' }] } });
  });
});

describe('moving the ceremony', () => {
  it('begins only once results may be read aloud', async () => {
    const hall = await Hall.make(api, as);
    const start = { do: 'start', hasPoints: true } as const;
    expect(await viewOf(hall)).toMatchObject({ hindrance: 'protocol', run: null, parts: [], revision: 0 });
    expect(await refusal(hall, start)).toEqual([409, 'ceremonyHidden']);
    const ready = await judged();
    await openOrder(ready, false);
    expect(await viewOf(ready)).toMatchObject({ hindrance: 'order', parts: [] });
    expect(await refusal(ready, start)).toEqual([409, 'ceremonyHidden']);
    expect(await refusal(ready, { do: 'next' })).toEqual([409, 'ceremonyOver']);
  });

  it('two people at once make one step, and the later one is told who was first', async () => {
    const hall = await judged();
    await moved(hall, { do: 'start', hasPoints: true });
    const { revision } = await viewOf(hall);
    const token = await presenter(hall);
    const answers = await Promise.all([
      send(hall, { do: 'next' }, { revision, who: token }),
      send(hall, { do: 'next' }, { revision }),
      send(hall, { do: 'next' }, { revision, who: token }),
    ]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409).map(({ envelope }) => envelope.errors[0]!);
    expect(refused.map(({ code }) => code)).toEqual(['stepTaken', 'stepTaken']);
    expect(refused[0]!.message).toContain('Шаг только что сделан');
    const { run } = await viewOf(hall);
    expect(run!.step).toBe(`${hall.items[2]!}:call`);
  });

  it('a presenter leads it, and the organizer begins, jumps and ends it', async () => {
    const hall = await judged();
    const token = await presenter(hall);
    const { revision } = await viewOf(hall, token);
    const start = { do: 'start', hasPoints: false } as const;
    expect(await refusal(hall, start, { who: token, revision })).toEqual([409, 'ceremonyOfOrganizer']);
    await moved(hall, start);
    expect(await refusal(hall, start)).toEqual([409, 'ceremonyRuns']);
    expect((await send(hall, { do: 'next' }, { who: token })).status).toBe(200);
    expect((await viewOf(hall, token)).run).toMatchObject({ by: { name: 'Анна', isPresenter: true }, hasPast: true });
    for (const command of [{ do: 'finish' }, { do: 'jump', step: 'opening' }] as const)
      expect(await refusal(hall, command, { who: token })).toEqual([409, 'ceremonyOfOrganizer']);
    await moved(hall, { do: 'jump', step: `${hall.items[0]!}:title` });
    expect(await refusal(hall, { do: 'jump', step: `${hall.items[0]!}:points` })).toEqual([409, 'ceremonyNoStep']);
    const stranger = (await api.organizer()).token;
    expect((await send(hall, { do: 'next' }, { who: stranger, revision: 0 })).status).toBe(404);
  });

  it('calls who is absent at the end, takes that back, and keeps all of it', async () => {
    const hall = await judged();
    const { key } = await hall.newDisplay();
    const [grand, , lel] = hall.items;
    await moved(hall, { do: 'start', hasPoints: true }, { do: 'next' }, { do: 'absent', rows: [lel!] });
    expect(await hall.show(key)).toMatchObject({ ceremony: { step: 'call', people: [{ name: 'Калинушка' }] } });
    await moved(hall, { do: 'back' });
    expect(await hall.show(key)).toMatchObject({ ceremony: { step: 'call', people: [{ name: 'Лель' }] } });
    expect((await viewOf(hall)).run).toMatchObject({ absent: [] });
    await moved(hall, { do: 'absent', rows: [lel!] }, { do: 'jump', step: `${grand!}:points` }, { do: 'next' });
    expect(await hall.show(key)).toMatchObject({
      ceremony: { step: 'call', isLate: true, people: [{ name: 'Лель' }] },
    });
    await moved(hall, { do: 'present', rows: [lel!] });
    expect(await hall.show(key)).toMatchObject({
      ceremony: { step: 'call', isLate: false, people: [{ name: 'Лель' }] },
    });
    expect(await refusal(hall, { do: 'absent', rows: [grand!] })).toEqual([409, 'ceremonyNoStep']);
  });
});
