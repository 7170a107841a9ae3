// A judge moves to a spare tablet while the old one is offline: his unsent marks travel as text or as QR codes.

import { expect, test, type Locator, type Page } from '@playwright/test';
import pg from 'pg';
import { personIn } from '../../../tools/proof/drill/browser/device.ts';
import { auditTaps, faultsOfTaps, untilAccepted } from '../../../tools/proof/drill/browser/taps-audit.ts';
import { Tablet } from '../../../tools/proof/drill/browser/tablet.ts';
import { performedContest } from '../../../tools/proof/drill/browser/venue.ts';
import { DATABASE_URL } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture } from '../pages.ts';
import { venue } from '../venue.ts';

test.use({ serviceWorkers: 'allow' });

const NOTHING_WRONG = {
  потеряно: 0,
  задвоено: 0,
  'лишних в базе': 0,
  'не последнее значение': 0,
  'порядок нарушен': 0,
};

const GIVE = 'Передать на другой планшет';
const TAKE = 'Принять оценки с другого планшета';
/** A fake camera that shows what the test gives it, where this browser cannot read codes. */
const CAMERA = `
  globalThis.BarcodeDetector = class {
    async detect() { return globalThis.shown ? [{ rawValue: globalThis.shown }] : []; }
  };
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = document.createElement('canvas');
    const pen = canvas.getContext('2d');
    setInterval(() => pen.fillRect(0, 0, 9, 9), 100);
    return canvas.captureStream();
  };
`;
const SAID = 'Ясная дикция, «живой» звук.';

/** The server's answers to each of the judge's taps. */
async function answersTo(judge: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query<{ status: string }>(
      'select status from judging.mark_submission where judge_guid = $1',
      [judge],
    );
    return rows.map(({ status }) => status);
  } finally {
    await client.end();
  }
}

async function read(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Или вставьте текст со старого планшета' }).fill(text);
  await page.getByRole('button', { name: 'Прочитать' }).click();
}

/** Pixels that stick out of a narrow phone's sheet at the largest type. */
async function sideways(sheet: Locator, name: string): Promise<number> {
  const page = sheet.page();
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 360, height: 760 });
  const type = await page.evaluate(() => document.documentElement.dataset.fontSize);
  await page.evaluate(() => (document.documentElement.dataset.fontSize = 'xxl'));
  const out = await sheet.locator('.r-drawer-body').evaluate((body) => body.scrollWidth - body.clientWidth);
  await picture(page, `handover-${name}-360`);
  await page.evaluate((before) => (document.documentElement.dataset.fontSize = before), type);
  await page.setViewportSize(size);
  return out;
}

test('marks and a comment of a tablet without a network go on from a spare one, and count once', async ({
  browser,
}) => {
  test.setTimeout(420_000);
  const place = await venue();
  const contest = await performedContest(place, { judges: 2, items: 2, points: 2, title: 'Запасной планшет' });
  const [judge, other] = contest.judges;
  const old = new Tablet({ device: await personIn(browser), contest, url: place.url });
  await old.enter(judge!.path);
  await old.installed();
  await old.device.context.setOffline(true);
  await old.tap(0, 0, 8500);
  await old.tap(0, 1, 9000);
  await old.tap(1, 0, 7400);
  await old.page.getByRole('button', { name: 'Комментарий' }).click();
  await old.page.getByRole('textbox').fill(SAID);
  await old.page.getByRole('button', { name: 'Сохранить' }).click();
  expect(await old.tells(4)).toBe(true);

  // The old tablet shows them without a network.
  await old.page.getByRole('status').getByRole('button', { name: GIVE }).click();
  const sheet = old.page.getByRole('dialog', { name: GIVE });
  await expect(sheet).toContainText('3 оценки, 1 комментарий');
  await expect(sheet.getByRole('img', { name: /QR‑код с оценками/ })).toBeVisible();
  await expectAccessible(old.page);
  await picture(old.page, 'handover-give');
  await old.page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(old.page);
  expect(await sideways(sheet, 'give')).toBeLessThanOrEqual(0);
  await picture(old.page, 'handover-give-390');
  await sheet.getByText('Без камеры: текст').click();
  await picture(old.page, 'handover-text-390');
  const text = await sheet.getByRole('textbox').inputValue();
  expect(text).not.toContain(judge!.path.split('key=')[1]!);

  // After the hand-over they no longer count as unsent; after taking them back they do.
  const away = sheet.getByRole('button', { name: 'Оценки переданы, убрать отсюда' });
  if (await away.isDisabled()) await sheet.getByRole('button', { name: 'Следующая часть' }).click();
  await away.click();
  await sheet.getByRole('button', { name: 'Убрать отсюда' }).click();
  await expect(sheet.getByText('нет неотправленных оценок')).toBeVisible();
  await picture(old.page, 'handover-given-390');
  await sheet.getByRole('button', { name: 'Вернуть и отправить отсюда' }).click();
  await old.page.keyboard.press('Escape');
  expect(await old.tells(4)).toBe(true);

  // Another judge's tablet refuses them, and incomplete parts too.
  const stranger = new Tablet({ device: await personIn(browser, { init: CAMERA }), contest, url: place.url });
  await stranger.enter(other!.path);
  await stranger.page.getByRole('button', { name: TAKE }).click();
  await read(stranger.page, text.slice(0, -9));
  await expect(stranger.page.getByRole('alert').filter({ hasText: 'не полностью' })).toBeVisible();
  await stranger.page.getByRole('button', { name: 'Включить камеру' }).click();
  await stranger.page.evaluate((code) => Object.assign(globalThis, { shown: code }), text);
  await expect(stranger.page.getByRole('alert').filter({ hasText: 'Это оценки другого судьи' })).toBeVisible();
  await stranger.device.context.close();

  // The spare tablet's camera opens a page for each part, the last part first.
  const spare = new Tablet({
    device: await personIn(browser, { viewport: { width: 390, height: 844 } }),
    contest,
    url: place.url,
  });
  await spare.enter(judge!.path);
  const [head, letters] = [text.slice(0, 12), text.slice(16)];
  const half = Math.floor(letters.length / 2);
  await spare.page.goto('about:blank');
  await spare.page.goto(`${place.url}/judge/ratings#marks=${head}2.2.${letters.slice(half)}`);
  await expect(spare.page.getByText('Прочитано 1 из 2. Нужна ещё часть 1')).toBeVisible();
  expect(new URL(spare.page.url()).hash).toBe('');
  await picture(spare.page, 'handover-take-390');
  spare.device.page = await spare.device.context.newPage();
  await spare.page.goto(`${place.url}/judge/ratings#marks=${head}1.2.${letters.slice(0, half)}`);
  const taking = spare.page.getByRole('dialog', { name: TAKE });
  expect(await sideways(taking, 'read')).toBeLessThanOrEqual(0);
  await expect(taking.getByRole('listitem')).toContainText('3 оценки, 1 комментарий');
  await expectAccessible(spare.page);
  await picture(spare.page, 'handover-read-390');
  await taking.getByRole('button', { name: 'Принять: 3 оценки, 1 комментарий' }).click();
  await expect(taking.getByRole('status').filter({ hasText: /\S/ })).toContainText('теперь на этом планшете');
  await taking.getByRole('button', { name: 'К листу' }).click();
  const given = { databaseUrl: place.databaseUrl, judge: judge!.guid, taps: old.taps };
  expect(await untilAccepted(given)).not.toBeNull();
  await expect(spare.page.getByText('принято', { exact: true }).first()).toBeVisible();

  // The old tablet comes back online and sends them too.
  await old.device.context.setOffline(false);
  await expect(old.page.locator('.judge-bar')).toHaveCount(0, { timeout: 60_000 });
  await old.page.setViewportSize({ width: 1024, height: 768 });
  await expect(old.page.getByText('на планшете', { exact: true })).toHaveCount(0);
  await expect(old.page.getByText('принято', { exact: true }).first()).toBeVisible();
  expect(faultsOfTaps(await auditTaps(given))).toEqual(NOTHING_WRONG);
  expect(await answersTo(judge!.guid)).toEqual(Array(4).fill('accepted'));

  // A judge who signs out with one more unsent still reads on the sign-in page how many wait, and can hand them over.
  await old.device.context.setOffline(true);
  await old.tap(1, 1, 6600);
  expect(await old.tells(1)).toBe(true);
  await picture(old.page, 'handover-bar-1024');
  await old.page.getByRole('button', { name: 'Выйти' }).click();
  await old.page.getByRole('button', { name: 'Да, выйти с этого устройства' }).click();
  await expect(old.page.getByText('ждёт отправки 1\u00a0оценка')).toBeVisible();
  await old.page.getByRole('button', { name: GIVE }).click();
  await expect(sheet).toContainText('1 оценка');
  await expect(sheet.getByRole('img')).toBeVisible();
  await picture(old.page, 'handover-door-1024');
});
