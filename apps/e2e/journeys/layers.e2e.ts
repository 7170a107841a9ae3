// What lies over a page, at the keyboard, in short; every menu, dialog and drawer is walked in the long matrix.

import { expect, test } from '@playwright/test';
import { BASE, Contest } from '../contest.ts';
import { lostStates } from '../forced.ts';
import { signIn } from '../pages.ts';
import type { SitePage } from '../site-map.ts';
import { tour } from '../tour.ts';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(180_000);

const OF_THE_DAY = [/:guid\/(program|judges|protocols|display-voiting)$/, /^Лист оценок/, /^Кабинет ведущего/];
const WITH_STATES = [/:guid\/(program|evaluation-criteria|display-voiting)$/, /notifications$/, /^\/program/];

const among = (routes: readonly RegExp[]) => (place: SitePage) => routes.some((one) => one.test(place.route));

test('what is pressed, chosen, checked or lit is seen in forced colours', async ({ browser }) => {
  const places = among([...WITH_STATES, ...OF_THE_DAY.slice(1)]);
  await tour(browser, { width: 1440, context: { forcedColors: 'active' }, places }, async ({ page, name }) => {
    expect.soft(await lostStates(page), name).toEqual([]);
  });
});

test('what has been typed into a drawer is not lost by Esc', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/judges`);
  const opener = page.getByRole('button', { name: 'Добавить судей' });
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Новые судьи' });
  const field = drawer.getByLabel(/^Судьи, каждый/);
  await field.fill('Лугова Елена Сергеевна');
  await field.press('Escape');
  const asking = page.getByRole('dialog', { name: 'Закрыть без сохранения?' });
  await expect(asking).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asking).toBeHidden();
  await expect(field).toHaveValue('Лугова Елена Сергеевна');
  await expect(field).toBeFocused();
  await field.press('Escape');
  // Enter loses nothing.
  await expect(asking.getByRole('button', { name: 'Вернуться' })).toBeFocused();
  await asking.getByRole('button', { name: 'Закрыть без сохранения' }).click();
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  // Nothing typed, nothing asked.
  await opener.press('Enter');
  await field.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(asking).toBeHidden();
});
