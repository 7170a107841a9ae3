// Layers over a page, by keyboard, in short; the long matrix walks every menu, dialog and drawer.

import { expect, test } from '@playwright/test';
import { BASE, Contest } from '../contest.ts';
import { lostFocus } from '../focus.ts';
import { lostStates } from '../forced.ts';
import { layersOf, writeNothing } from '../layers.ts';
import { signIn } from '../pages.ts';
import type { SitePage } from '../site-map.ts';
import { tour } from '../tour.ts';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(420_000);

const OF_THE_DAY = [/:guid\/(program|judges|protocols|display-voiting)$/, /^Лист оценок/, /^Кабинет ведущего/];
const WITH_STATES = [/:guid\/(program|evaluation-criteria|display-voiting)$/, /notifications$/, /^\/program/];

const among = (routes: readonly RegExp[]) => (place: SitePage) => routes.some((one) => one.test(place.route));

for (const width of [360, 1440])
  test(`a page with drawers, a dialog and a list by the keyboard at ${width} px`, async ({ browser }) => {
    const places = among([/:guid\/accesses$/]);
    const seen = new Set<string>();
    await tour(browser, { width, context: { reducedMotion: 'reduce' }, places }, async (visit) => {
      await writeNothing(visit.page);
      expect(await layersOf(visit, { hasAxe: false, seen, scope: 'main' })).toEqual([]);
    });
    expect([...seen]).toContain('organizer: Ссылка и устройства: Новая ссылка');
  });

test('every drawer of the jury and its criteria asks before it loses what was typed', async ({ browser }) => {
  const places = among([/:guid\/(judges|evaluation-criteria)$/]);
  const [seen, asked] = [new Set<string>(), new Set<string>()];
  await tour(browser, { width: 1440, context: { reducedMotion: 'reduce' }, places }, async (visit) => {
    await writeNothing(visit.page);
    const faults = await layersOf(visit, { hasAxe: false, seen, asked, scope: 'main' });
    expect(faults.filter((fault) => /typed/.test(fault))).toEqual([]);
  });
  expect([...asked]).toContain('organizer: Добавить судей');
  expect([...asked].length).toBeGreaterThan(3);
});

test('a draft of a long form comes back after a reload, and two presses in one breath send it once', async ({
  page,
}) => {
  const contest = await Contest.create();
  await signIn(page);
  const address = `${BASE}/organizer/events/${contest.guid}/judges`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Добавить судей' }).click();
  const field = page.getByLabel(/^Судьи, каждый/);
  await field.fill('Лугова Елена Сергеевна');
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  // The browser's own question, once: the tab, a reload and the address bar are its ways out.
  expect(heard).toEqual(['beforeunload']);
  await page.getByRole('button', { name: 'Добавить судей' }).click();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await expect(field).toHaveValue('Лугова Елена Сергеевна');
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await page.getByRole('button', { name: 'Добавить', exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText('Наведите камеру').first()).toBeVisible();
  expect(sent.filter((url) => /CreateRange/.test(url))).toHaveLength(1);
});

test('no field of the longest drawer lies under its buttons when the keyboard comes to it', async ({ browser }) => {
  const contest = await Contest.create();
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  await page.getByRole('button', { name: 'Лель, изменить' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Выступление' });
  await expect(drawer.getByLabel('Примечание для своих')).toBeVisible();
  // The refusal stands above the buttons, so that they take more of the drawer than ever.
  await writeNothing(page);
  await drawer.getByRole('button', { name: 'Сохранить' }).click();
  await expect(drawer.getByRole('alert')).toBeVisible();
  expect(await lostFocus(page, '[role="dialog"]')).toEqual([]);
  // Not even by an edge.
  const refusal = (await drawer.getByRole('alert').boundingBox())!;
  for (const field of await drawer.getByRole('textbox').all()) {
    await field.focus();
    const { y, height } = (await field.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(refusal.y);
  }
  await page.close();
});

test('what is said inside a drawer is said once', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/accesses`);
  await writeNothing(page);
  await page.getByRole('button', { name: 'Ссылка и устройства' }).first().press('Enter');
  const panel = page.getByRole('dialog');
  await panel.getByRole('combobox', { name: 'Сколько устройств' }).click();
  await page.getByRole('option').first().click();
  await panel.getByRole('button', { name: 'Сохранить' }).click();
  await expect(panel.getByRole('alert')).toHaveCount(1);
  await expect(panel.getByRole('status')).toHaveCount(0);
});

test('what is pressed, chosen, checked or lit is seen in forced colours', async ({ browser }) => {
  const places = among([...WITH_STATES, ...OF_THE_DAY.slice(1)]);
  await tour(browser, { width: 1440, context: { forcedColors: 'active' }, places }, async ({ page, name, place }) => {
    // The judge's list has a lamp within its chosen row.
    if (place.as === 'judge')
      await expect(page.locator('.judge-list [aria-current="true"] .r-lamp[data-state="now"]')).toBeVisible();
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
  // A question takes the focus when it stands; Esc before that is pressed by nobody, and meets the kit's own timer.
  await expect(asking.getByRole('button', { name: 'Вернуться' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asking).toBeHidden();
  await expect(field).toHaveValue('Лугова Елена Сергеевна');
  await expect(field).toBeFocused();
  await field.press('Escape');
  // Enter does not discard it.
  await expect(asking.getByRole('button', { name: 'Вернуться' })).toBeFocused();
  await asking.getByRole('button', { name: 'Закрыть без сохранения' }).click();
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  // When nothing is typed, nothing is asked.
  await opener.press('Enter');
  await field.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(asking).toBeHidden();
});
