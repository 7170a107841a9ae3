// Printed from the browser: what stands on the sheets, and that none of them is empty.

import { expect, test, type Page } from '@playwright/test';
import {
  CompetitionProgramItemCreateRange,
  CompetitionProgramItemUpdate,
  CompetitionProgramUpdate,
} from '@rampa/contract';
import { pdfPages } from '../../../libs/platform/testing/pdf-text.ts';
import { BASE, Contest } from '../contest.ts';
import { expectOneEdge, picture, pictures, signIn } from '../pages.ts';

/** Sheets that the browser's own printing makes. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

/** How far from the edge of a sheet the page's own styles begin. */
const marginsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = (rule: CSSRule): CSSRule[] => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]);
    const all = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].flatMap(within));
    return all.flatMap((rule) => (rule instanceof CSSPageRule ? [rule.style.margin] : []));
  });

test('the public program is printed whole and dark on white, whatever has been played', async ({ page }) => {
  const contest = await Contest.create();
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: contest.program, isPublished: true },
  });
  for (const index of [0, 1, 2])
    await contest.call(CompetitionProgramItemUpdate, {
      query: { competitionProgramGuid: contest.program },
      body: { competitionProgramItemGuid: contest.item(index), block: 'I отделение' },
    });
  await contest.stage(0, 'Done');
  await contest.stage(1);
  await page.goto(`${BASE}/program/${contest.program}`);
  const rows = page.getByRole('region', { name: 'Программа' }).getByRole('listitem');
  await expect(page.getByRole('button', { name: 'Прошли: 1' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Жар' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Жар', 'Лель']) await expect(rows.filter({ hasText: name })).toBeVisible();
  // A part that has begun is named once.
  await expect(page.getByRole('heading', { name: 'I отделение' })).toHaveCount(1);
  await expect(page.getByLabel('Найти выступление')).toBeHidden();
  await expect(page.getByRole('button', { name: /Прошли|Моё выступление/ })).toHaveCount(0);
  const now = page.getByRole('region', { name: 'Сейчас' });
  await expect(now.getByText('Калинушка')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(now).toHaveCSS('background-image', 'none');
  await expect(page.getByText('Сайт носит исключительно информационный характер')).toBeHidden();
  expect(await marginsOf(page)).toContain('12mm');
  await expectOneEdge(page);
  await pictures(page, 'paper-public-program', 703);
  expect(await sheetsOf(page)).toBe(1);
  // What a search has left is not printed as if it were the whole program.
  const said = page.getByText('Найдено по слову «Арзамас»: 1\u00A0строка из 3');
  await page.emulateMedia({ media: 'screen' });
  await page.getByLabel('Найти выступление').fill('Арзамас');
  await expect(rows).toHaveCount(1);
  await expect(said).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(said).toBeVisible();
  await picture(page, 'paper-public-program-found');
});

test('a part that goes on is named anew on each sheet, for everybody and at the desk', async ({ page }) => {
  const contest = await Contest.create();
  await contest.call(CompetitionProgramItemCreateRange, {
    query: { competitionProgramGuid: contest.program },
    body: {
      items: Array.from({ length: 60 }, (_, index) => ({ performer: `Ансамбль ${index + 1}`, block: 'II отделение' })),
    },
  });
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: contest.program, isPublished: true },
  });
  await signIn(page);
  for (const path of [`/program/${contest.program}`, `/organizer/events/${contest.guid}/program`]) {
    await page.goto(`${BASE}${path}`);
    await expect(page.getByText('Ансамбль 60').first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const sheets = await pdfPages(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(sheets.length, path).toBeGreaterThan(1);
    for (const [index, sheet] of sheets.entries()) {
      expect(sheet.replaceAll(/\s+/g, ' '), `${path}, sheet ${index + 1}`).toContain('II отделение');
    }
    await page.emulateMedia({ media: 'screen' });
  }
});

test('judges’ links are printed in even rows, on no more sheets than they need', async ({ page }) => {
  const contest = await Contest.create({ judges: 3 });
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/accesses`);
  await page.getByRole('button', { name: 'Напечатать все ссылки' }).click();
  const cards = page.getByRole('list', { name: 'Карточки' }).getByRole('listitem');
  await expect(cards).toHaveCount(4);
  await expect(cards.getByRole('img')).toHaveCount(4);
  await page.emulateMedia({ media: 'print' });
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect([tops[0], tops[2]]).toEqual([tops[1], tops[3]]);
  await picture(page, 'paper-links');
  expect(await sheetsOf(page)).toBe(1);
});

test('the protocol and the list of performances are printed without what waits for a press', async ({ page }) => {
  const contest = await Contest.create();
  await contest.finish();
  await signIn(page);
  for (const [path, heading, words] of [
    ['protocols', 'Сводный протокол', ['9,50', 'Лауреат I степени']],
    ['program', 'Программа', ['Половецкие пляски']],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${BASE}/organizer/events/${contest.guid}/${path}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Калинушка').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Жар-птица', 'Калинушка', 'Лель', ...words]) {
      const shown = main.getByText(text).first();
      await expect(shown, text).toBeVisible();
      await expect(shown, text).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const name of [/^Скачать/, /^Закончил|^На сцену/, /^Утвердить/, /^Добавить/]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    // A title takes one line while there is room.
    for (const title of await main.locator('.r-title').all()) {
      expect((await title.boundingBox())!.height, path).toBeLessThan(30);
    }
    await picture(page, `paper-${path}`);
    expect(await sheetsOf(page), path).toBe(1);
  }
});
