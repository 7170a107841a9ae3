// The judge's and the presenter's pages under the official names of a real festival: nothing that must be read is cut,
// and what the judge marks stays in sight above keys that do not move.

import { chromium, expect, test, type Page } from '@playwright/test';
import { CompetitionJudgeUpdate, CompetitionProgramItemUpdate, VotingProtocolNudgeJudge } from '@rampa/contract';
import names from '../../../libs/kernel/testing/real-names/names.json' with { type: 'json' };
import { Contest } from '../contest.ts';
import { enterByLink, picture } from '../pages.ts';
import { realName } from '../real-names.ts';

test.use({ serviceWorkers: 'allow' });

test.setTimeout(420_000);
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const LONGEST = 'Соответствие репертуара исполнительским возможностям и возрастной категории исполнителя';
const CRITERIA = ['Исполнительское мастерство', LONGEST, 'Артистизм', 'Костюм', `${LONGEST} и выступления`];
const PHONES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
];

async function officially(criteria: readonly string[]): Promise<Contest> {
  const contest = await Contest.create({
    criteria,
    spell: (name, most) => (criteria.includes(name) ? name : realName(name, most)),
  });
  const [chair] = names.judges;
  await contest.call(CompetitionJudgeUpdate, {
    body: { competitionJudgeGuid: contest.judges[0]!.guid, fullName: chair!.name, isChair: true },
  });
  for (const [index, performer] of [names.collectives[0]!, names.performers[1]!, names.performers[5]!].entries())
    await contest.call(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: contest.program },
      body: {
        competitionProgramItemGuid: contest.item(index),
        ...{ performer, pieceTitle: names.pieces[index]!, city: names.places[index]! },
      },
    });
  return contest;
}

/** What of the sheet is cut, moved or out of sight. */
function faultsOfSheet(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const [list, row, head] = [box('.judge-criteria'), box('.judge-row[aria-pressed="true"]'), box('.judge-head')];
    const name = document.querySelector('.judge-item h1')!;
    const item = box('.judge-item');
    const faults: string[] = [];
    if (row.top < list.top - 0.5 || row.bottom > list.bottom + 0.5 || row.bottom > box('.judge-pad').top + 0.5)
      faults.push(`the criterion is at ${row.top}–${row.bottom} of ${list.top}–${list.bottom}`);
    if (head.height > 110) faults.push(`the head is ${head.height} px high`);
    if (name.scrollHeight > name.clientHeight + 4 || name.scrollWidth > name.clientWidth + 1)
      faults.push('the name is cut');
    if (item.top < head.bottom - 0.5) faults.push('the performance is under the head');
    if (document.querySelector('.judge-main')!.scrollTop > 0) faults.push('the sheet is scrolled');
    const [company, logo] = [box('.judge-head .r-company-name'), box('.judge-head .r-company-logo')];
    if (company.width < 60 || company.height < 10 || company.bottom > head.bottom + 1 || company.right > innerWidth)
      faults.push(`the company is ${company.width}×${company.height}`);
    if (logo.width !== 45 || logo.height !== 45) faults.push(`the logo is ${logo.width}×${logo.height}`);
    return faults;
  });
}

for (const count of [3, 5])
  test(`the criterion that is marked stands whole under official names, ${count} criteria`, async ({
    page,
    context,
  }) => {
    const contest = await officially(CRITERIA.slice(0, count));
    await contest.stage(0);
    await enterByLink(page, contest.judges[0]!.link);
    const pressed = page.locator('.judge-row[aria-pressed="true"]');
    const ten = page.getByRole('button', { name: '10', exact: true });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('подготовительная группы');
    await expect(page.getByRole('banner')).toContainText('Профиль судьи, председатель');
    await page.evaluate(() => navigator.serviceWorker?.ready.then(() => true));
    const faults: string[] = [];
    for (const isOffline of [false, true]) {
      await context.setOffline(isOffline);
      if (isOffline) await expect(page.getByText(/Связи нет с/)).toBeVisible({ timeout: 60_000 });
      for (const size of PHONES) {
        await page.setViewportSize(size);
        const rows = page.locator('.judge-row');
        let keys: unknown = null;
        for (let at = 0; at < count; at++) {
          await rows.nth(at).click();
          const where = `${size.width}×${size.height}, ${isOffline ? 'offline, ' : ''}criterion ${at + 1}`;
          const told = async (when: string) =>
            faults.push(...(await faultsOfSheet(page)).map((fault) => `${where}, ${when}: ${fault}`));
          await told('chosen');
          await page.getByRole('button', { name: '7', exact: true }).click();
          await page.getByRole('button', { name: `,${at + (isOffline ? 5 : 0)}`, exact: true }).click();
          await expect(rows.nth(at)).toContainText(isOffline ? 'на планшете' : 'принято');
          await told('marked');
          keys ??= await ten.boundingBox();
          expect(await ten.boundingBox(), where).toEqual(keys);
        }
        await picture(page, `tablets-judge-${count}-${size.width}${isOffline ? '-offline' : ''}`);
      }
    }
    await expect(pressed).toHaveCount(1);
    expect(faults).toEqual([]);
  });

test('what opens over a sheet moves nothing, covers no performer and calls him as he is written', async () => {
  const { project } = test.info();
  // With scrollbars that take their place, as on a computer.
  const browser = await chromium.launch({ ...project.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ viewport: { width: 810, height: 1080 }, locale: 'ru-RU' });
  const contest = await officially(CRITERIA.slice(0, 3));
  await contest.stage(0);
  await enterByLink(page, contest.judges[0]!.link);
  const keys = page.getByRole('button', { name: '10', exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('подготовительная группы');
  const before = await keys.boundingBox();
  await page.getByRole('button', { name: 'Мой ученик — воздерживаюсь' }).click();
  const asked = page.getByRole('dialog', { name: 'Мой ученик — воздерживаюсь' });
  await expect(asked).toContainText(/Вы не оцениваете выступление: №\s1, Образцовый художественный/);
  expect(await keys.boundingBox()).toEqual(before);
  await expect.poll(async () => (await asked.boundingBox())!.x + (await asked.boundingBox())!.width).toBe(810);
  await picture(page, 'tablets-judge-asked');
  await asked.getByRole('button', { name: 'Оценить как обычно' }).click();
  // Reminded of the performance that is open, he reads its name.
  await contest.call(VotingProtocolNudgeJudge, {
    body: { competitionJudgeGuid: contest.judges[0]!.guid, competitionProgramItemGuid: contest.item(0) },
  });
  const call = page.getByRole('alert');
  await expect(call).toContainText(/Ждём вашу оценку: №\s1, Образцовый/);
  await picture(page, 'tablets-judge-reminded');
  const [over, name] = [(await call.boundingBox())!, (await heading.boundingBox())!];
  expect(over.y + over.height).toBeLessThanOrEqual(name.y);
  expect(await keys.boundingBox()).toEqual(before);

  // Beside a total the list is narrowest: a name breaks there at a space or its own hyphen, and at no letter.
  await contest.stage(1);
  await contest.mark(0, 1, [90, 90, 90]);
  await page.setViewportSize({ width: 1024, height: 768 });
  const rows = page.locator('.judge-list button');
  await expect(rows.nth(1)).toContainText('9,0, 9,0, 9,0');
  const torn = await rows.locator('b').evaluateAll((all) => {
    for (const one of all) (one as HTMLElement).style.overflowWrap = 'normal';
    return all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
  });
  await picture(page, 'tablets-judge-list');
  expect(torn).toEqual([]);
  await browser.close();
});

test('on a portrait tablet a number of the rail opens the sheet of its performance', async ({ page }) => {
  const contest = await Contest.create();
  await page.setViewportSize({ width: 768, height: 1024 });
  await contest.stage(0);
  await contest.mark(0, 0, [90, 90]);
  await contest.stage(1);
  await enterByLink(page, contest.judges[0]!.link);
  const rail = page.locator('.judge-rail');
  const number = (at: number) => rail.getByRole('button').nth(at);
  const sheet = page.locator('.judge-item');
  const isOpen = async (at: number, name: string | RegExp) => {
    await expect(sheet.locator('.r-big-number')).toContainText(String(at + 1));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(rail.locator('[aria-current]')).toHaveCount(1);
    await expect(number(at)).toHaveAttribute('aria-current', 'true');
  };
  await expect(rail.getByRole('button')).toHaveCount(3);
  await expect(number(1)).toHaveAccessibleName(/^№\s2\sКалинушка,\sна\sсцене$/);
  await isOpen(1, 'Калинушка');

  // A marked one says so, and its marks stand in the sheet that opens.
  await expect(number(0)).toHaveAccessibleName(/^№\s1\sЖар.*птица,\sоценено$/);
  await number(0).click();
  await isOpen(0, /^Жар.*птица$/);
  await expect(page.locator('.judge-row').first()).toContainText('9,0');
  await picture(page, 'tablets-judge-rail');
  await number(2).click();
  await isOpen(2, 'Лель');
  await expect(page.locator('.judge-row').first()).not.toContainText('9,0');
  await number(1).click();
  await isOpen(1, 'Калинушка');
  // Done as soon as the last criterion has its mark.
  for (const row of [0, 1]) {
    await page.locator('.judge-row').nth(row).click();
    await page.getByRole('button', { name: '8', exact: true }).click();
    await page.getByRole('button', { name: `,${row + 4}`, exact: true }).click();
    await expect(page.locator('.judge-row').nth(row)).toContainText('принято');
  }
  await contest.stage(1, 'Done');
  await expect(number(1)).toHaveAccessibleName(/^№\s2\sКалинушка,\sоценено$/);
});

test('the presenter reads pieces and names whole, and each once', async ({ page }) => {
  const contest = await officially(['Артистизм']);
  await page.setViewportSize({ width: 810, height: 1080 });
  await enterByLink(page, contest.presenterLink);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('подготовительная группы');
  const coming = page.getByRole('complementary', { name: 'Программа' });
  // Nobody is on stage yet: the first one stands above and not once more below.
  await expect(coming.locator('.booth-next')).toHaveCount(2);
  await expect(coming).not.toContainText('подготовительная');
  await expect(page.locator('.booth-state')).toContainText(/выход ≈ \d/);
  await contest.stage(0);
  await expect(page.locator('.booth-state')).toContainText('на сцене');
  await contest.call(CompetitionProgramItemUpdate, {
    query: { competitionProgramGuid: contest.program },
    body: { competitionProgramItemGuid: contest.item(0), city: names.places[1]!, institution: names.institutions[0]! },
  });
  await expect(page.getByLabel('Текст для чтения')).toContainText('Санчелеево');
  for (const [width, height] of [
    [768, 1024],
    [810, 1080],
    [1024, 768],
    [1440, 900],
    [414, 896],
    [390, 844],
    [360, 740],
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen = await page.evaluate(() => {
      const piece = document.querySelector('.booth-title .r-piece')!;
      const text = document.querySelector('.booth-text')!;
      const focus = document.querySelector('.booth-focus')!;
      const words = document.querySelector('.booth-words')!.getBoundingClientRect();
      const seen = document.querySelector('.booth-middle')!.getBoundingClientRect();
      const sizes = [...document.querySelectorAll('.booth-next b')].map((one) =>
        parseFloat(getComputedStyle(one).fontSize),
      );
      const [company, logo] = ['.r-company-name', '.r-company-logo'].map((one) =>
        document.querySelector(`.booth-head ${one}`)!.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return {
        isCompanySeen: company.width > 50 && company.height > 10 && company.right <= innerWidth,
        logo: `${logo.width}×${logo.height}`,
        isPieceWhole: getComputedStyle(piece).webkitLineClamp === 'none',
        // On a phone on its side only the beginning has room.
        areWordsSeen: words.top >= seen.top && (innerHeight < 520 || words.bottom <= seen.bottom + 1),
        isMoreTold: text.scrollHeight <= text.clientHeight || getComputedStyle(text, '::after').position === 'sticky',
        // A line that is cut in two by the edge looks like a fault unless it fades.
        isRestTold:
          focus.scrollHeight <= focus.clientHeight ||
          getComputedStyle(focus).overflowY === 'visible' ||
          getComputedStyle(focus, '::after').position === 'sticky',
        isBesideNumber: [...document.querySelectorAll('.booth-next')].every(
          (one) => one.querySelector('b')!.getBoundingClientRect().left < one.getBoundingClientRect().left + 80,
        ),
        least: Math.min(...sizes),
        most: Math.max(...sizes),
      };
    });
    expect(seen, `${width}×${height}`).toMatchObject({
      isCompanySeen: true,
      logo: '45×45',
      isPieceWhole: true,
      areWordsSeen: true,
      isMoreTold: true,
      isRestTold: true,
      isBesideNumber: true,
    });
    expect(seen.least, `${width}×${height}`).toBeGreaterThanOrEqual(15);
    expect(seen.most, `${width}×${height}`).toBeLessThanOrEqual(18);
    await picture(page, `tablets-presenter-${width}`);
  }
});
