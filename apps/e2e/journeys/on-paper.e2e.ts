// Printed from the browser: what stands on the sheets, and that none of them is empty.

import { expect, test, type Page } from '@playwright/test';
import { CompetitionProgramUpdate } from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { picture, signIn } from '../pages.ts';

/** Sheets that the browser's own printing makes. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page(?!s)/g)?.length ?? 0;
}

test('the public program is printed whole and dark on white, whatever has been played', async ({ page }) => {
  const contest = await Contest.create();
  await contest.call(CompetitionProgramUpdate, {
    query: { competitionGuid: contest.guid },
    body: { competitionProgramGuid: contest.program, isPublished: true },
  });
  for (const item of [0, 1]) await contest.stage(item, 'Done');
  await contest.stage(2);
  await page.goto(`${BASE}/program/${contest.program}`);
  const rows = page.getByRole('region', { name: 'Программа' }).getByRole('listitem');
  await expect(page.getByRole('button', { name: 'Прошли: 2' })).toBeVisible();
  await expect(rows.filter({ hasText: 'Жар' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Жар', 'Калинушка']) await expect(rows.filter({ hasText: name })).toBeVisible();
  await expect(page.getByLabel('Найти выступление')).toBeHidden();
  await expect(page.getByRole('button', { name: /Прошли|Моё выступление/ })).toHaveCount(0);
  const now = page.getByRole('region', { name: 'Сейчас' });
  await expect(now.getByText('Лель')).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(now).toHaveCSS('background-image', 'none');
  await picture(page, 'paper-public-program');
  expect(await sheetsOf(page)).toBe(1);
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
