// The remote control: every command, its undoing, and that none shows a value too early.

import {
  CompetitionDisplaySettingControl,
  CompetitionDisplaySettingGetGroups,
  CompetitionDisplaySettingGetPrizes,
  CompetitionDisplaySettingGetRemote,
  CompetitionDisplaySettingGetScreens,
  CompetitionDisplaySettingUpdate,
  CompetitionProgramUpdate,
  CompetitionSpecialPrizeBindOrUnbind,
  CompetitionSpecialPrizeCreate,
  PublicDisplay,
  PublicDisplayScreen,
  type DisplayCommand,
  type SentBody,
} from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { startTestApi, type TestApi } from '@rampa/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Hall } from '../testing/hall.ts';

/** Results are looked at while the performance is still on stage. */
const EAGER = { reveal: 'afterAllJudges' } as const;

let api: TestApi;
let as: string;

beforeAll(async () => {
  api = await startTestApi();
  as = (await api.organizer()).token;
});
afterAll(() => api.stop());

type Command = SentBody<typeof CompetitionDisplaySettingControl>['command'];

function press(hall: Hall, displays: Guid[], command: Command, who = as) {
  const query = { competitionGuid: hall.competition };
  return api.send(CompetitionDisplaySettingControl, { query, body: { displays, command }, as: who });
}

async function pressed(hall: Hall, display: Guid, command: Command): Promise<number> {
  const { status, envelope } = await press(hall, [display], command);
  expect([status, envelope.errors]).toEqual([200, []]);
  return envelope.data!.versions[0]!.version;
}

async function remoteOf(hall: Hall, display: Guid) {
  const query = { competitionGuid: hall.competition };
  const { displays } = await api.call(CompetitionDisplaySettingGetRemote, { query, as });
  return displays.find(({ guid }) => guid === display)!;
}

/** The first performance is on stage and both judges have sent. */
async function scored(hall: Hall): Promise<void> {
  await hall.activity(0, 'OnStage');
  for (const judge of [0, 1]) await hall.mark(judge, 0, 9400);
}

describe('the remote control', () => {
  it('shows each scene, and the picture says what it needs', async () => {
    const hall = await Hall.make(api, as);
    const { guid, key } = await hall.newDisplay();
    await hall.activity(0, 'OnStage');
    await pressed(hall, guid, { do: 'show', scene: 'blank' });
    expect(await hall.show(key)).toMatchObject({ scene: 'blank', current: null, next: null });
    await pressed(hall, guid, { do: 'show', scene: 'logo' });
    expect(await hall.show(key)).toMatchObject({ scene: 'logo', current: null });
    await pressed(hall, guid, { do: 'show', scene: 'next' });
    expect(await hall.show(key)).toMatchObject({
      scene: 'next',
      current: null,
      next: { name: 'Калинушка' },
      upcoming: [{ name: 'Лель' }],
    });
    await pressed(hall, guid, { do: 'message', text: 'Потерялся ребёнок: ждём у сцены' });
    expect(await hall.show(key)).toMatchObject({ scene: 'message', message: 'Потерялся ребёнок: ждём у сцены' });
    await pressed(hall, guid, { do: 'show', scene: 'follow' });
    expect(await hall.show(key)).toMatchObject({ scene: 'current', message: '' });
  });

  it('counts a pause to an absolute instant, and the next performance ends it', async () => {
    const hall = await Hall.make(api, as);
    const { guid, key } = await hall.newDisplay();
    await hall.activity(0, 'OnStage');
    const before = Date.now();
    await pressed(hall, guid, { do: 'pause', minutes: 15 });
    const { scene, pause, next } = await hall.show(key);
    expect([scene, pause!.title, next!.name]).toEqual(['pause', 'Перерыв', 'Калинушка']);
    const left = Date.parse(pause!.until) - before;
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000 + 60_000);
    await hall.activity(0, 'Done');
    expect((await hall.show(key)).scene).toBe('pause');
    await hall.activity(1, 'OnStage');
    expect(await hall.show(key)).toMatchObject({ scene: 'current', pause: null, current: { name: 'Калинушка' } });
  });

  it('releases a result by a press, hides it again, and never before every judge has sent', async () => {
    const hall = await Hall.make(api, as);
    const { guid, key } = await hall.newDisplay({ reveal: 'whenReleased' });
    await hall.activity(0, 'OnStage');
    await hall.mark(0, 0, 9400);
    const release = { do: 'release', itemGuid: hall.items[0]! } as const;
    const early = await press(hall, [guid], release);
    expect([early.status, early.envelope.errors[0]!.code]).toEqual([409, 'resultNotReady']);
    await hall.mark(1, 0, 9400);
    const waiting = await hall.show(key);
    expect(waiting).toMatchObject({ scene: 'judging', result: null });
    expect(JSON.stringify(waiting)).not.toMatch(/9,4/);
    expect(await remoteOf(hall, guid)).toMatchObject({ isReady: true, isReleased: false, sent: 2, judges: 2 });
    await pressed(hall, guid, release);
    expect(await hall.show(key)).toMatchObject({ scene: 'result', result: { total: '9,40' } });
    await pressed(hall, guid, { do: 'hide', itemGuid: hall.items[0]! });
    const hidden = await hall.show(key);
    expect(hidden).toMatchObject({ scene: 'judging', result: null });
    expect(JSON.stringify(hidden)).not.toMatch(/9,4/);
  });

  it('leaders of a screen that waits for the press list released ones alone', async () => {
    const hall = await Hall.make(api, as);
    const { guid, key } = await hall.newDisplay({ reveal: 'whenReleased' });
    await scored(hall);
    await pressed(hall, guid, { do: 'leaders', group: null });
    expect((await hall.show(key)).leaders).toMatchObject({ scored: 0, rows: [] });
    await pressed(hall, guid, { do: 'release', itemGuid: hall.items[0]! });
    expect((await hall.show(key)).leaders).toMatchObject({ scored: 1, rows: [{ name: 'Жар-птица', total: '9,40' }] });
  });

  it('«по кнопке» in the middle of the day keeps what the hall has seen, on any way to that rule', async () => {
    const hall = await Hall.make(api, as);
    const screens = [await hall.newDisplay(), await hall.newDisplay(), await hall.newDisplay({ reveal: 'never' })];
    const [pressedOn, updated, silent] = screens as [(typeof screens)[0], (typeof screens)[0], (typeof screens)[0]];
    await scored(hall);
    await hall.activity(1, 'OnStage');
    const body = { competitionDisplaySettingGuid: updated.guid, title: 'Фойе', reveal: 'whenReleased' as const };
    const query = { competitionGuid: hall.competition };
    for (const { guid } of [pressedOn, silent]) await pressed(hall, guid, { do: 'reveal', when: 'whenReleased' });
    await api.call(CompetitionDisplaySettingUpdate, { query, body, as });
    // Results that come from now on wait, on every screen.
    for (const judge of [0, 1]) await hall.mark(judge, 1, 9600);
    for (const { guid } of screens) await pressed(hall, guid, { do: 'leaders', group: null });
    const shown = async () => Promise.all(screens.map(async ({ key }) => (await hall.show(key)).leaders!.rows));
    const seen = [expect.objectContaining({ name: 'Жар-птица', total: '9,40' })];
    expect(await shown()).toEqual([seen, seen, []]);
    expect(await remoteOf(hall, pressedOn.guid)).toMatchObject({ released: 1 });
    await pressed(hall, pressedOn.guid, { do: 'show', scene: 'logo' });
    await pressed(hall, pressedOn.guid, { do: 'leaders', group: null });
    expect(await shown()).toEqual([seen, seen, []]);
    await pressed(hall, pressedOn.guid, { do: 'hideAll' });
    expect(await shown()).toEqual([[], seen, []]);
  });

  it('«по кнопке» does not open the result of this moment that the hall has not seen', async () => {
    const hall = await Hall.make(api, as);
    const [seeing, dark] = [await hall.newDisplay(EAGER), await hall.newDisplay({ scene: 'logo' })];
    await scored(hall);
    for (const { guid } of [seeing, dark]) {
      await pressed(hall, guid, { do: 'reveal', when: 'whenReleased' });
      await pressed(hall, guid, { do: 'show', scene: 'follow' });
    }
    expect(await hall.show(seeing.key)).toMatchObject({ scene: 'result', result: { total: '9,40' } });
    expect(await hall.show(dark.key)).toMatchObject({ scene: 'judging', result: null });
  });

  it('names the groups of a program for the leaders, and no result of them', async () => {
    const hall = await Hall.make(api, as);
    await scored(hall);
    const query = { competitionProgramGuid: hall.program };
    const groups = await api.call(CompetitionDisplaySettingGetGroups, { query, as });
    expect(groups).toEqual([{ key: expect.any(String) as string, title: 'Без номинации', subtitle: '' }]);
    const { guid, key } = await hall.newDisplay(EAGER);
    await pressed(hall, guid, { do: 'leaders', group: groups[0]!.key });
    expect((await hall.show(key)).leaders).toMatchObject({ scored: 1, title: 'Без номинации' });
  });

  it('shows a special prize once it may be read aloud, and no moment longer', async () => {
    const hall = await Hall.make(api, as);
    const { guid, key } = await hall.newDisplay();
    const query = { competitionGuid: hall.competition };
    const { guid: specialPrizeGuid } = await api.call(CompetitionSpecialPrizeCreate, {
      query,
      body: { title: 'За костюм', giver: 'sponsor', giverName: 'Дом культуры' },
      as,
    });
    const give = (isBound: boolean) =>
      api.call(CompetitionSpecialPrizeBindOrUnbind, {
        query,
        body: { specialPrizeGuid, competitionProgramItemGuid: hall.items[0]!, isBound },
        as,
      });
    const allow = (isAwardOrderOpen: boolean) =>
      api.call(CompetitionProgramUpdate, {
        query,
        body: { competitionProgramGuid: hall.program, isAwardOrderOpen },
        as,
      });
    const prizes = () => api.call(CompetitionDisplaySettingGetPrizes, { query, as });
    const command = { do: 'prize', specialPrizeGuid, itemGuid: hall.items[0]! } as const;
    const refused = async () => {
      expect(await prizes()).toEqual([]);
      const { status, envelope } = await press(hall, [guid], command);
      expect([status, envelope.errors[0]?.code]).toEqual([409, 'prizeNotOpen']);
      const hidden = await hall.show(key);
      expect(hidden.prize).toBeNull();
      expect(JSON.stringify([hidden, await remoteOf(hall, guid)])).not.toMatch(/За костюм|Дом культуры/);
    };
    await refused();
    await give(true);
    await allow(true);
    await refused();
    for (const index of [0, 1, 2]) {
      await hall.activity(index, 'OnStage');
      for (const judge of [0, 1]) await hall.mark(judge, index, 9400);
      await hall.activity(index, 'Done');
    }
    await hall.protocol('Locked');
    await allow(false);
    await refused();
    await allow(true);
    const row = { specialPrizeGuid, itemGuid: hall.items[0]!, programTitle: 'Гала' };
    expect(await prizes()).toEqual([
      { ...row, title: 'За костюм', giver: 'Дом культуры', number: '1', name: 'Жар-птица' },
    ]);
    await pressed(hall, guid, command);
    const prize = { title: 'За костюм', giver: 'Дом культуры', number: '1', name: 'Жар-птица' };
    expect(await hall.show(key)).toMatchObject({ scene: 'prize', prize, current: null, result: null });
    expect(await remoteOf(hall, guid)).toMatchObject({ shown: 'prize', prize: { title: 'За костюм' } });

    // A screen that hides results hides prizes, and a frozen one keeps neither.
    const silent = await hall.newDisplay({ reveal: 'never' });
    expect((await press(hall, [guid, silent.guid], command)).status).toBe(409);
    await pressed(hall, guid, { do: 'freeze' });
    await pressed(hall, guid, { do: 'show', scene: 'logo' });
    expect(await hall.show(key)).toMatchObject({ scene: 'prize', prize });
    await allow(false);
    expect(await hall.show(key)).toMatchObject({ scene: 'logo', prize: null });
    await allow(true);
    await pressed(hall, guid, { do: 'unfreeze' });
    await pressed(hall, guid, command);
    await hall.protocol('Open', 'Ошибка в листе');
    expect(await hall.show(key)).toMatchObject({ scene: 'logo', prize: null });
    await hall.protocol('Locked');
    expect(await hall.show(key)).toMatchObject({ scene: 'prize', prize });
    await give(false);
    await refused();
  });

  it('opens marks one by one where the organizer wants it so', async () => {
    const hall = await Hall.make(api, as);
    const { key } = await hall.newDisplay({ reveal: 'atOnce' });
    await hall.activity(0, 'OnStage');
    expect((await hall.show(key)).scene).toBe('current');
    await hall.mark(0, 0, 9400);
    expect(await hall.show(key)).toMatchObject({
      scene: 'result',
      result: {
        total: '—',
        place: null,
        award: null,
        marks: [
          { name: 'Берестов', value: '9,40' },
          { name: 'Громова', value: '' },
        ],
      },
    });
    await hall.mark(1, 0, 9600);
    expect((await hall.show(key)).result!.total).toBe('9,50');
  });

  it('freezes a picture through whatever happens, but not a value that may not be shown any more', async () => {
    const hall = await Hall.make(api, as);
    const { guid, key } = await hall.newDisplay(EAGER);
    await scored(hall);
    await pressed(hall, guid, { do: 'freeze' });
    await hall.activity(1, 'OnStage');
    expect(await hall.show(key)).toMatchObject({ scene: 'result', current: { name: 'Жар-птица' } });
    expect((await remoteOf(hall, guid)).frozenAt).not.toBeNull();
    await pressed(hall, guid, { do: 'unfreeze' });
    expect(await hall.show(key)).toMatchObject({ scene: 'current', current: { name: 'Калинушка' } });
    await hall.activity(0, 'OnStage');
    await pressed(hall, guid, { do: 'freeze' });
    await hall.mark(0, 0, null, 1);
    const after = await hall.show(key);
    expect(after).toMatchObject({ scene: 'judging', result: null });
    expect(JSON.stringify(after)).not.toMatch(/9,4/);
  });

  it('keeps a frozen picture whatever is chosen meanwhile, and shows that once it is unfrozen', async () => {
    const hall = await Hall.make(api, as);
    const { guid, key } = await hall.newDisplay(EAGER);
    await scored(hall);
    await pressed(hall, guid, { do: 'freeze' });
    const frozen = { scene: 'result', current: { name: 'Жар-птица' }, message: '', pause: null };
    const chosen: Command[] = [
      { do: 'pause', minutes: 5, title: 'Перерыв' },
      { do: 'leaders', group: null },
      { do: 'message', text: 'Начинаем' },
      { do: 'show', scene: 'blank' },
    ];
    for (const command of chosen) {
      await pressed(hall, guid, command);
      expect(await hall.show(key)).toMatchObject(frozen);
    }
    expect(await remoteOf(hall, guid)).toMatchObject({ scene: 'blank', frozenAt: expect.any(String) });
    await pressed(hall, guid, { do: 'unfreeze' });
    expect(await hall.show(key)).toMatchObject({ scene: 'blank', current: null });
    expect((await remoteOf(hall, guid)).frozenAt).toBeNull();
  });

  it('tells every screen to load itself anew without changing its picture', async () => {
    const hall = await Hall.make(api, as);
    const { guid, key } = await hall.newDisplay(EAGER);
    const before = await hall.show(key);
    await pressed(hall, guid, { do: 'reload' });
    expect(await hall.show(key)).toEqual({ ...before, reload: before.reload + 1 });
  });

  it('one press darkens many screens', async () => {
    const hall = await Hall.make(api, as);
    const displays = [await hall.newDisplay(), await hall.newDisplay()];
    const { status } = await press(
      hall,
      displays.map(({ guid }) => guid),
      { do: 'show', scene: 'blank' },
    );
    expect(status).toBe(200);
    for (const { key } of displays) expect((await hall.show(key)).scene).toBe('blank');
  });

  it('two operators at once: nobody fails, the last one wins, versions count every press', async () => {
    const hall = await Hall.make(api, as);
    const displays = [(await hall.newDisplay()).guid, (await hall.newDisplay()).guid];
    const commands: DisplayCommand[] = [
      { do: 'show', scene: 'logo' },
      { do: 'message', text: 'Начинаем' },
      { do: 'freeze' },
      { do: 'show', scene: 'blank' },
      { do: 'pause', minutes: 5, title: 'Перерыв' },
    ];
    const answers = await Promise.all(
      [...commands, ...commands, ...commands].map((command, index) =>
        press(hall, index % 2 === 0 ? displays : displays.toReversed(), command),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const display of displays) expect((await remoteOf(hall, display)).version).toBe(1 + answers.length);
    await pressed(hall, displays[0]!, { do: 'show', scene: 'logo' });
    await pressed(hall, displays[0]!, { do: 'unfreeze' });
    expect(await remoteOf(hall, displays[0]!)).toMatchObject({ scene: 'logo', shown: 'logo', frozenAt: null });
  });

  it('is nobody else’s', async () => {
    const [hall, other] = [await Hall.make(api, as), await Hall.make(api, as)];
    const { guid } = await hall.newDisplay(EAGER);
    const stranger = (await api.organizer()).token;
    const command = { do: 'show', scene: 'logo' } as const;
    const foreign = await press(hall, [guid], command, stranger);
    const random = await press(hall, [newGuid()], command);
    expect([foreign.status, random.status]).toEqual([404, 404]);
    expect(foreign.envelope).toEqual(random.envelope);
    expect((await press(other, [guid], command)).status).toBe(404);
    const mixed = await press(hall, [guid], { do: 'release', itemGuid: other.items[0]! });
    expect(mixed.status).toBe(404);
    const query = { competitionGuid: hall.competition };
    for (const call of [CompetitionDisplaySettingGetRemote, CompetitionDisplaySettingGetScreens]) {
      expect((await api.send(call, { query, as: stranger })).status).toBe(404);
      expect((await api.send(call, { query })).status).toBe(401);
    }
  });
});

describe('the registry', () => {
  it('holds the devices that show a screen, and no values', async () => {
    const hall = await Hall.make(api, as);
    const { guid, key } = await hall.newDisplay(EAGER);
    await scored(hall);
    const screenGuid = newGuid();
    const body = { key, screenGuid, width: 1920, height: 1080, delayMs: 38 };
    await api.call(PublicDisplayScreen, { body });
    await api.call(PublicDisplayScreen, {
      body: { ...body, width: 3840, height: 2160, delayMs: null, override: 'blank' },
    });
    const query = { competitionGuid: hall.competition };
    const { screens } = await api.call(CompetitionDisplaySettingGetScreens, { query, as });
    expect(screens).toEqual([
      {
        guid: screenGuid,
        displayGuid: guid,
        width: 3840,
        height: 2160,
        delayMs: 38,
        override: 'blank',
        lastSeenAt: expect.any(String) as string,
        isConnected: true,
        isClaimed: false,
      },
    ]);
    const remote = await remoteOf(hall, guid);
    expect(remote).toMatchObject({ shown: 'result', item: { number: '1', name: 'Жар-птица' }, isReady: true });
    expect(JSON.stringify(remote)).not.toMatch(/"9,4|[:[,]9400[,}\]]/);
    const unknown = await api.send(PublicDisplayScreen, { body: { ...body, key: 'A'.repeat(22) } });
    expect(unknown.status).toBe(404);
    expect(unknown.envelope).toEqual((await api.send(PublicDisplay, { params: { key: 'A'.repeat(22) } })).envelope);
  });
});
