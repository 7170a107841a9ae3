import { expect, test } from '@playwright/test';
import { brokenStorage } from '../../../tools/proof/drill/broken-storage.ts';
import { sleepingTab } from '../../../tools/proof/drill/sleeping-tab.ts';
import { freshSeed, redOf, venue } from '../venue.ts';

test.use({ serviceWorkers: 'allow' });

/** The short forms of drills: several people's days at once. */
const DRILL_MS = 180_000;

test('whatever breaks in the browser’s storage, the second copy has the marks and the judge is warned', async () => {
  test.setTimeout(DRILL_MS);
  const verdict = await brokenStorage(await venue(), { items: 1, seed: freshSeed(), say: console.log });
  expect(redOf(verdict)).toEqual([]);
});

test('a phone, a booth and a hall screen that have slept say so, and soon are right', async () => {
  test.setTimeout(DRILL_MS);
  const night = { sleepMs: 12_000, seed: freshSeed(), say: console.log };
  expect(redOf(await sleepingTab(await venue(), night))).toEqual([]);
});
