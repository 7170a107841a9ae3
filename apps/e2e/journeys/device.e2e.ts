import { expect, test, type Browser } from '@playwright/test';
import { personIn } from '../../../tools/proof/drill/browser/device.ts';
import { auditTaps, faultsOfTaps, untilAccepted } from '../../../tools/proof/drill/browser/taps-audit.ts';
import { Tablet } from '../../../tools/proof/drill/browser/tablet.ts';
import { performedContest, type Venue } from '../../../tools/proof/drill/browser/venue.ts';
import { offlineJudge } from '../../../tools/proof/drill/offline-judge.ts';
import { picture } from '../pages.ts';
import { freshSeed, redOf, venue } from '../venue.ts';

test.use({ serviceWorkers: 'allow' });

const NOTHING_WRONG = {
  потеряно: 0,
  задвоено: 0,
  'лишних в базе': 0,
  'не последнее значение': 0,
  'порядок нарушен': 0,
};

/** The short forms of drills: several people's days at once. */
const DRILL_MS = 180_000;

async function judgeAt(place: Venue, browser: Browser, title: string, init?: string) {
  const contest = await performedContest(place, { judges: 1, items: 2, points: 2, title });
  const device = await personIn(browser, init ? { init } : {});
  const tablet = new Tablet({ device, contest, url: place.url });
  await tablet.enter(contest.judges[0]!.path);
  const given = { databaseUrl: place.databaseUrl, judge: contest.judges[0]!.guid, taps: tablet.taps };
  return { contest, device, tablet, path: contest.judges[0]!.path, given };
}

test('a judge without a network marks, edits, loses his browser and his link, and nothing is lost', async () => {
  test.setTimeout(DRILL_MS);
  const day = { items: 1, edits: 2, offlineMs: 0, seed: freshSeed(), say: console.log };
  expect(redOf(await offlineJudge(await venue(), day))).toEqual([]);
});

test('a tab that is closed in the moment of the tap loses nothing and counts it once', async ({ browser }) => {
  const { device, tablet, path, given } = await judgeAt(await venue(), browser, 'Закрытая вкладка');
  await tablet.installed();
  await tablet.tap(0, 0, 8500);
  await device.page.close();
  device.page = await device.context.newPage();
  await tablet.open(path);
  expect(await untilAccepted(given)).not.toBeNull();
  await tablet.ready();
  // The base has the mark; the page hears of it a moment later, and counts until then.
  await device.page.locator('.judge-list li button').first().click();
  await expect(device.page.getByText('принято', { exact: true })).toHaveCount(1, { timeout: 60_000 });
  await device.context.setOffline(true);
  await tablet.tap(0, 1, 7400);
  await tablet.tap(1, 0, 9100, true);
  await device.page.close();
  device.page = await device.context.newPage();
  await tablet.open(path);
  await tablet.ready();
  expect(await tablet.tells(2)).toBe(true);
  await device.context.setOffline(false);
  expect(await untilAccepted(given)).not.toBeNull();
  expect(faultsOfTaps(await auditTaps(given))).toEqual(NOTHING_WRONG);
});

test('the installed page starts without a network: programs, sheet and pad from the device’s memory', async ({
  browser,
}) => {
  const { contest, device, tablet, path, given } = await judgeAt(await venue(), browser, 'Холодный запуск');
  await tablet.installed();
  await device.page.close();
  await device.context.setOffline(true);
  device.page = await device.context.newPage();
  await tablet.open(path);
  await tablet.ready();
  await expect(device.page.locator('.judge-list li')).toHaveCount(contest.items.length);
  await tablet.tap(0, 0, 8500);
  await tablet.tap(0, 1, 9000);
  await expect(device.page.getByText('на планшете', { exact: true })).toHaveCount(2);
  expect(await tablet.tells(2)).toBe(true);
  await picture(device.page, 'judge-offline-start');
  await device.context.setOffline(false);
  await expect(device.page.getByText('принято', { exact: true })).toHaveCount(2, { timeout: 60_000 });
  expect(faultsOfTaps(await auditTaps(given))).toEqual(NOTHING_WRONG);
});

test('of two tablets with clocks two days apart the one that has not seen the mark reads what is in force', async ({
  browser,
}) => {
  const place = await venue();
  const clock = (days: number) => `{
    const Real = Date;
    const off = ${days} * 86_400_000;
    globalThis.Date = class extends Real {
      constructor(...given) { given.length === 0 ? super(Real.now() + off) : super(...given); }
      static now() { return Real.now() + off; }
    };
  }`;
  const { contest, tablet: slow, device, path } = await judgeAt(place, browser, 'Часы врозь', clock(-1));
  const other = await personIn(browser, { init: clock(1) });
  const fast = new Tablet({ device: other, contest, url: place.url });
  await fast.enter(path);
  // The fast clock has not seen it, and so loses although its tap is two days younger.
  await other.context.setOffline(true);
  await slow.tap(0, 0, 8500);
  await expect(device.page.getByText('принято', { exact: true })).toHaveCount(1);
  await fast.tap(0, 0, 7000);
  await expect(other.page.getByText('на планшете', { exact: true })).toHaveCount(1);
  await other.context.setOffline(false);
  await expect(other.page.getByRole('alert').filter({ hasText: '7,0 не принято' })).toBeVisible({ timeout: 60_000 });
  for (const { page } of [slow, fast]) await expect(page.locator('.judge-row-value').first()).toHaveText('8,5');
  await picture(other.page, 'judge-two-tablets');
});
