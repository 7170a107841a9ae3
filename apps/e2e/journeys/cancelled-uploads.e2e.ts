// An upload that is stopped on its way: the organizer's logo, an event's, a font. Nothing of it is kept.

import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import pg from 'pg';
import { OrganizerLogin } from '@rampa/contract';
import { BASE, Contest, DATABASE_URL } from '../contest.ts';
import { picture } from '../pages.ts';
import { newOrganizer, post } from '../people.ts';

const FONT = readFileSync(
  createRequire(import.meta.url).resolve('@expo-google-fonts/piazzolla/900Black/Piazzolla_900Black.ttf'),
);
const PICTURE = { name: 'знак.png', mimeType: 'image/png', buffer: randomBytes(2_000_000) };

/** How many files the organizer with this login owns. */
async function filesOf(login: string): Promise<number> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from files.file f join accounts.account a on a.guid = f.owner_guid
        where a.login = $1`,
      [login],
    );
    return rows[0]!.count;
  } finally {
    await client.end();
  }
}

/** Over a network so slow that the file would take minutes; `begin` presses the button that asks for it. */
async function stopped(page: Page, button: string, file: typeof PICTURE): Promise<void> {
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 4_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).click();
  await (await choosing).setFiles(file);
  await expect(page.getByRole('progressbar', { name: 'Отправляем файл' })).toBeVisible();
  // In the designer a sign of the same name undoes the last change.
  const cancel = page.getByRole('button', { name: 'Отменить', exact: true }).filter({ hasText: 'Отменить' });
  await expect(cancel).toBeFocused();
  await picture(page, `upload-${button}`);
  await cancel.press('Enter');
  await failed;
  // The button is there again and has the focus, and nobody calls it a failure.
  await expect(page.getByRole('button', { name: button, exact: true })).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Отправляем файл' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await network.detach();
}

test('a logo and a font whose sending is cancelled are stored nowhere', async ({ page }) => {
  const organizer = await newOrganizer(page.context());
  await post(page.context(), OrganizerLogin, organizer);
  const contest = await Contest.create({ organizer, open: false });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${BASE}/profile`);
  await stopped(page, 'Выбрать картинку', PICTURE);
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  await stopped(page, 'Загрузить логотип', PICTURE);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/diplomas`);
  await page.getByRole('link', { name: 'Свои шаблоны' }).click();
  const ready = page.getByRole('list', { name: 'Готовые шаблоны' });
  await ready.getByRole('button', { name: 'Взять: Диплом лауреата' }).click();
  await page.getByRole('switch', { name: 'Лицензия шрифта разрешает' }).check();
  const font = { name: 'своё.ttf', mimeType: 'font/ttf', buffer: FONT };
  await stopped(page, 'Загрузить шрифт', font);
  expect(await filesOf(organizer.login)).toBe(0);

  // The same file, sent again, is taken.
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Загрузить шрифт' }).click();
  await (await choosing).setFiles(font);
  await expect(page.getByRole('list', { name: 'Свои шрифты' }).getByRole('listitem')).toHaveCount(1);
  expect(await filesOf(organizer.login)).toBe(1);
});
