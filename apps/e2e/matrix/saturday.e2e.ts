// A festival under official names, from the registration to the ZIP of its papers, as a new organizer lives through it: two
// programs, a latecomer, a tie, an abstention, double taps and a revoked link. Its screens are looked at at every size.

import { copyFile, readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import {
  CompetitionDisplaySettingControl,
  CompetitionDisplaySettingGetByCompetition,
  CompetitionGetCompetitionParticipants,
  CompetitionJudgeGetByCompetitionGuid,
  CompetitionPresenterGetByCompetitionGuid,
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemSetActivity,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
  VotingProtocolChangeState,
  VotingProtocolSettingPermissionForParticipant,
  type SentBody,
} from '@rampa/contract';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };
import { entriesOf } from '../../../libs/platform/testing/zip-entries.ts';
import { BASE, here } from '../contest.ts';
import { chooseIn } from '../pages.ts';
import { joinAsMember } from '../people.ts';
import { mark, office, stage } from '../saturday/day.ts';
import { chooseFirst, look } from '../saturday/eyes.ts';
import { table } from '../saturday/names.ts';
import { addJury, addProgram, createEvent, DESK, register } from '../saturday/office.ts';

test.setTimeout(900_000);

/** Of the seven of a group, the third and the fourth alike. */
const MARKS = [
  [5, 5, 5, 5, 4], [5, 4, 5, 4, 5], [4, 4, 4, 4, 4], [4, 4, 4, 4, 4], [3, 3, 4, 4, 4], [3, 4, 3, 3, 4], [2, 3, 3, 3, 3],
] as const; // prettier-ignore
/** A file that is made in the background. */
const JOB = { timeout: 180_000 };
const PHONE = [390, 844] as const;
const UPRIGHT = [768, 1024] as const;
const LYING = [1024, 768] as const;
const HALLS = [[1920, 1080], [1024, 768], [1080, 1920], [3840, 2160]] as const; // prettier-ignore

test('a Saturday under official names, from the registration to the ZIP', async ({ page, browser }) => {
  const open = async (width: number, height: number) =>
    (await browser.newContext({ viewport: { width, height }, hasTouch: width < 1200 })).newPage();
  await page.setViewportSize(DESK);
  const login = await register(page);
  const event = await createEvent(page);
  await addJury(page, event);
  await addProgram(page, event, 'Суббота: отборочный тур, Большой зал', table(21, 0), 21);
  await look(page, 'program', [1440, 900], PHONE);
  await addProgram(page, event, 'Воскресенье: гала-концерт', table(6, 3), 6);
  const day = await office(event, login);
  expect(day.programs).toHaveLength(2);
  const saturday = day.programs[0]!;
  const ofDay = { competitionProgramGuid: saturday };

  await test.step('links, a screen, the opening', async () => {
    await page.goto(`${BASE}${event}/judges`);
    await page.getByLabel('Имя ведущего').fill(names.judges[2]!.name);
    await page.getByRole('button', { name: 'Создать ссылку' }).click();
    await expect(page.getByRole('button', { name: /^Отозвать ссылку: / })).toBeVisible();
    await look(page, 'judges', [1440, 900], PHONE);
    await page.goto(`${BASE}${event}/display-voiting`);
    await page.getByRole('button', { name: 'Добавить экран' }).first().click();
    const form = page.getByRole('dialog', { name: 'Новый экран' });
    await form.getByLabel('Название').fill('Большой зал');
    await form.getByRole('button', { name: /^(Создать|Добавить)/ }).click();
    await expect(form).toBeHidden();
    await page.goto(`${BASE}${event}/protocols?competitionProgramGuid=${saturday}`);
    await page.getByRole('button', { name: 'Открыть приём оценок' }).click();
    await expect(page.getByRole('button', { name: 'Закрыть протокол' })).toBeVisible();
    await page.goto(`${BASE}${event}`);
    await expect(page.getByRole('complementary', { name: 'Готовность' })).toBeVisible();
    await look(page, 'event', [1440, 900], PHONE);
    await page.goto(`${BASE}/organizer`);
    await expect(page.getByRole('main').getByRole('link', { name: /Щегол/ }).first()).toBeVisible();
    await look(page, 'home', [1440, 900], PHONE);
  });

  const { collection: jury } = await day.ask(CompetitionJudgeGetByCompetitionGuid, {
    query: { competitionGuid: day.guid },
    body: {},
  });
  const keys = jury.map(({ fastLoginUrl }) => new URL(fastLoginUrl!).hash.slice('#key='.length));
  const [display] = await day.ask(CompetitionDisplaySettingGetByCompetition, { query: { competitionGuid: day.guid } });
  const [presenter] = await day.ask(CompetitionPresenterGetByCompetitionGuid, { query: { competitionGuid: day.guid } });
  const hall = await open(1920, 1080);
  await hall.goto(here(display!.url));
  const booth = await open(...UPRIGHT);
  const tablet = await open(...UPRIGHT);

  await test.step('doors, a judge’s tablet, the booth', async () => {
    await tablet.goto(here(jury[0]!.fastLoginUrl!));
    const enter = (of: Page) => of.getByRole('button', { name: 'Войти' });
    await expect(enter(tablet)).toBeVisible();
    await look(tablet, 'judge-door', PHONE, UPRIGHT);
    await enter(tablet).click();
    await chooseFirst(tablet, '.judge-programs li button', '.judge-row');
    await booth.goto(here(presenter!.url!));
    await expect(enter(booth)).toBeVisible();
    await look(booth, 'presenter-door', PHONE);
    await enter(booth).click();
    await chooseFirst(booth, '.booth-programs li button', '.booth-step');
    await expect(booth.getByText('на связи')).toBeVisible();
    await look(hall, 'hall-logo', ...HALLS);
  });

  const control = (command: SentBody<typeof CompetitionDisplaySettingControl>['command']) =>
    day.ask(CompetitionDisplaySettingControl, {
      query: { competitionGuid: day.guid },
      body: { displays: [display!.guid], command },
    });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('SetActivity')) sent.push(String(request.postDataJSON().activity));
  });
  const bar = page.getByRole('toolbar', { name: 'Ведение программы' });

  await test.step('the desk puts the first on stage by a double tap, which is one step', async () => {
    await page.goto(`${BASE}${event}/desk?competitionProgramGuid=${saturday}`);
    const main = bar.locator('[data-kind="primary"]');
    await expect(main).toContainText(/На сцену №\s1/);
    await main.dblclick();
    await expect(main).toContainText('Закончил');
    expect(sent).toEqual(['OnStage']);
    await look(page, 'desk', [1440, 900], [1920, 1080]);
    await look(hall, 'hall-now', ...HALLS);
    await look(booth, 'presenter', PHONE, UPRIGHT, LYING);
  });

  await test.step('a judge taps twice, and only one criterion is marked', async () => {
    const five = tablet.getByRole('button', { name: '5', exact: true });
    await expect(five).toBeVisible();
    await five.dblclick();
    await expect(tablet.locator('.judge-row').filter({ hasText: 'принято' })).toHaveCount(1);
    await look(tablet, 'judge', PHONE, UPRIGHT, LYING);
    for (let row = 1; row < 5; row++) {
      await tablet.locator('.judge-row').nth(row).click();
      await tablet.getByRole('button', { name: row === 3 ? '4' : '5', exact: true }).click();
      await expect(tablet.locator('.judge-row').nth(row)).toContainText('принято');
    }
    for (const [judge, marks] of [
      [1, [5, 5, 5, 5, 4]],
      [2, [5, 5, 4, 5, 5]],
    ] as const)
      await mark(day, keys[judge]!, jury[judge]!.guid, day.items[0]!, marks);
    await look(page, 'desk-marking', [1440, 900]);
    await mark(day, keys[3]!, jury[3]!.guid, day.items[0]!, [5, 5, 5, 5, 5]);
    await stage(day, day.items[0]!, 'Done');
    await look(page, 'desk-marked', [1440, 900], [1920, 1080], PHONE);
    await expect(hall.getByText(/^24,/).first()).toBeVisible();
    await look(hall, 'hall-result', ...HALLS);
    await control({ do: 'show', scene: 'next' });
    await expect(hall.locator('.hall-next-up')).toContainText('Александровна');
    await look(hall, 'hall-next', ...HALLS);
    await control({ do: 'show', scene: 'follow' });
  });

  await test.step('an abstention; equal totals; who comes late stands behind № 13', async () => {
    await stage(day, day.items[1]!);
    const heading = tablet.getByRole('heading', { level: 1 });
    await expect(async () => {
      const further = tablet.getByRole('button', { name: /^Далее/ });
      if (await further.isVisible()) await further.click();
      await expect(heading).toContainText('Александровна', { timeout: 2000 });
    }).toPass();
    await tablet.getByRole('button', { name: 'Мой ученик — воздерживаюсь' }).click();
    await look(tablet, 'judge-abstains', UPRIGHT);
    await tablet.getByRole('button', { name: 'Воздержаться', exact: true }).click();
    for (const judge of [1, 2, 3]) await mark(day, keys[judge]!, jury[judge]!.guid, day.items[1]!, [5, 4, 5, 4, 5]);
    await stage(day, day.items[1]!, 'Done');
    await expect(hall.getByText(/^23,/).first()).toBeVisible();
    await look(hall, 'hall-abstained', ...HALLS);
    for (const [at, item] of day.items.entries()) {
      if (at < 2) continue;
      await stage(day, item);
      const marks = MARKS[at % MARKS.length]!;
      for (const judge of [0, 1, 2, 3]) await mark(day, keys[judge]!, jury[judge]!.guid, item, marks);
      if (at === 6) await look(tablet, 'judge-given', UPRIGHT, PHONE);
      if (at === 7) await look(booth, 'presenter-later', PHONE, UPRIGHT, LYING);
      await stage(day, item, 'Done');
      if (at === 12) {
        await page.goto(`${BASE}${event}/program?competitionProgramGuid=${saturday}`);
        await chooseIn(page, /^Действия: .*Христорождественская/, 'Вставить после №\u00A013');
        await page.getByLabel('Исполнитель').fill(names.performers[9]!);
        await page.getByLabel(/^Произведение/).fill(names.pieces[4]!);
        await page.getByRole('dialog').getByRole('button', { name: 'Добавить' }).click();
        await expect(page.getByRole('button', { name: /^№ 13а /, exact: false })).toBeVisible();
        await look(page, 'program-latecomer', [1440, 900], PHONE);
        const { items } = await day.ask(CompetitionProgramGetProgramColumnsDataForModerator, { query: ofDay });
        const late = items.find(({ number }) => number === '13а')!.guid;
        await stage(day, late);
        for (const judge of [0, 1, 2, 3]) await mark(day, keys[judge]!, jury[judge]!.guid, late, [5, 4, 4, 4, 5]);
        await stage(day, late, 'Done');
      }
    }
  });

  await test.step('every scene of the hall', async () => {
    await control({ do: 'leaders', group: null });
    await expect(hall.locator('.hall-row').first()).toBeVisible();
    await look(hall, 'hall-leaders', ...HALLS);
    await control({ do: 'pause', minutes: 15, title: 'Перерыв' });
    await expect(hall.getByRole('timer')).toBeVisible();
    await look(hall, 'hall-pause', ...HALLS);
    await control({
      do: 'message',
      text: 'Просим руководителей коллективов подойти к столу организаторов за дипломами',
    });
    await expect(hall.getByText(/подойти к\sстолу/)).toBeVisible();
    await look(hall, 'hall-message', ...HALLS);
    await control({ do: 'show', scene: 'follow' });
  });

  await test.step('the other program goes on stage, and the tablet and the booth are called there', async () => {
    const query = { competitionProgramGuid: day.programs[1]! };
    await day.ask(VotingProtocolChangeState, { query, body: { state: 'Open' } });
    const { items } = await day.ask(CompetitionProgramGetProgramColumnsDataForModerator, { query });
    const first = items.find(({ number }) => number !== '')!;
    const put = (activity: 'OnStage' | 'Done') =>
      day.ask(CompetitionProgramItemSetActivity, { query, body: { competitionProgramItemGuid: first.guid, activity } });
    await put('OnStage');
    const called = tablet
      .getByRole('alert')
      .getByRole('button', { name: /^На сцене: Воскресенье: гала.+концерт, №\s/ });
    await expect(called).toBeVisible();
    await look(tablet, 'judge-called', PHONE, UPRIGHT, LYING);
    const booked = booth.getByRole('status').filter({ hasText: 'На сцене: Воскресенье' });
    await expect(booked).toBeVisible();
    await look(booth, 'presenter-called', PHONE, UPRIGHT, LYING);
    await booked.getByRole('button', { name: 'Остаться здесь' }).click();
    await called.click();
    await expect(tablet).toHaveURL(new RegExp(day.programs[1]!));
    await expect(tablet.getByRole('heading', { level: 1 })).toContainText(first.performer.split(' ').at(-1)!);
    await put('Done');
  });

  await test.step('a revoked link', async () => {
    await page.goto(`${BASE}${event}/accesses`);
    await page.getByRole('button', { name: `Ссылка и устройства: ${jury[0]!.fullName}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать' }).click();
    const asked = page.getByRole('dialog', { name: 'Отозвать ссылку?' });
    await asked.getByRole('button', { name: 'Отозвать' }).click();
    await expect(tablet.getByRole('heading', { name: 'Лист закрыт' })).toBeVisible();
    await look(tablet, 'judge-revoked', PHONE, UPRIGHT);
  });

  await test.step('the chair decides, the protocol is closed and published', async () => {
    await page.goto(`${BASE}${event}/protocols?competitionProgramGuid=${saturday}`);
    const ties = page.getByRole('list', { name: 'Решения председателя' });
    await expect(ties).toContainText('решает председатель');
    await look(page, 'protocol', [1440, 900], [360, 740], UPRIGHT);
    await page
      .getByRole('row', { name: /Мельникова Арина/ })
      .first()
      .getByRole('button', { name: /Мельникова Арина/ })
      .click();
    await expect(page.getByRole('heading', { name: /^Почему/ })).toBeVisible();
    await look(page, 'protocol-why', [1440, 900], [360, 740]);
    await page.keyboard.press('Escape');
    for (const decide = ties.getByRole('button', { name: 'Решить' }); (await decide.count()) > 0;) {
      const before = await decide.count();
      await decide.first().click();
      const panel = page.getByRole('dialog', { name: 'Решение председателя' });
      await panel.locator('[aria-pressed]').first().click();
      await panel.getByLabel('Причина').fill('Сложнее программа');
      await panel.getByRole('button', { name: 'Записать' }).click();
      await expect(decide).toHaveCount(before - 1);
    }
    await page.getByRole('button', { name: 'Закрыть протокол' }).click();
    await page.getByRole('button', { name: 'Утвердить' }).click();
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    const asked = page.getByRole('dialog', { name: 'Опубликовать протокол?' });
    await asked.getByRole('switch', { name: /по открытой ссылке/ }).click();
    await asked.getByRole('button', { name: 'Опубликовать' }).click();
    const panel = page.getByRole('dialog', { name: 'Открытая ссылка на протокол' });
    const link = await panel.getByText(/\/voiting-protocol\//).innerText();
    await look(page, 'protocol-published', [1440, 900]);
    const shown = { showTitles: true, showPlaces: true, showTotals: true, showJudges: true };
    for (const audience of ['link', 'members'] as const)
      await day.ask(VotingProtocolSettingPermissionForParticipant, { query: ofDay, body: { audience, ...shown } });
    const stranger = await open(360, 740);
    await stranger.goto(here(link));
    await expect(stranger.getByText('Багдасарова').first()).toBeVisible();
    await look(stranger, 'open-protocol', [360, 740], [1440, 900]);
    await day.ask(CompetitionProgramUpdate, {
      query: { competitionGuid: day.guid },
      body: { competitionProgramGuid: saturday, isPublished: true, isAwardOrderOpen: true },
    });
    await stranger.goto(`${BASE}/program/${saturday}`);
    await stranger.getByRole('button', { name: 'Прошли: 22' }).click();
    await expect(stranger.getByText('Багдасарова').first()).toBeVisible();
    await look(stranger, 'public-program', [360, 740], [390, 844], [1440, 900]);
    await booth.getByRole('button', { name: /Награждение/ }).click();
    await look(booth, 'presenter-awards', PHONE, UPRIGHT, LYING);
  });

  await test.step('a member reads his results', async () => {
    const guest = await browser.newContext({ viewport: DESK });
    const email = await joinAsMember(guest, day.guid, names.performers[1]!);
    const { collection } = await day.ask(CompetitionGetCompetitionParticipants, {
      query: { competitionGuid: day.guid, searchText: email },
    });
    await day.ask(CompetitionProgramItemUpdate, {
      query: ofDay,
      body: { competitionProgramItemGuid: day.items[1]!, participantUserGuid: collection[0]!.participantUserGuid },
    });
    const member = await guest.newPage();
    await member.goto(`${BASE}/member/competition/${day.guid}/results`);
    await expect(member.getByRole('main').getByText('Александровна').first()).toBeVisible();
    await look(member, 'member-results', [1440, 900], PHONE);
  });

  await test.step('papers and the ZIP', async () => {
    await page.goto(`${BASE}${event}/protocols?competitionProgramGuid=${saturday}`);
    await chooseIn(page, 'Скачать', 'Архив протоколов');
    await expect(page.getByText(/^Готово: Архив протоколов/)).toBeVisible(JOB);
    await page.goto(`${BASE}${event}/diplomas`);
    await page.getByRole('button', { name: /^Архив дипломов: Суббота/ }).click();
    await expect(page.getByText(/^Готово: Дипломы/)).toBeVisible(JOB);
    await look(page, 'diplomas', [1440, 900], PHONE);
    await page.getByRole('button', { name: /^Файлы и задания/ }).click();
    for (const [of, name] of [
      [/^Скачать: Архив протоколов/, 'protocols.zip'],
      [/^Скачать: Дипломы/, 'diplomas.zip'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: of }).first().click();
      const zip = await (await download).path();
      const files = entriesOf(await readFile(zip));
      expect(files.length, name).toBeGreaterThan(0);
      if (process.env.RAMPA_TEST_PICTURES) await copyFile(zip, `test-results/pictures/saturday/${name}`);
    }
  });
});
