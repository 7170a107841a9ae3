import { expect, test } from '@playwright/test';
import { layersOf, writeNothing } from '../layers.ts';
import { tour } from '../tour.ts';

test.describe.configure({ mode: 'parallel' });
// Layers inside a layer are opened anew for each check, so this is the longest walk.
test.setTimeout(900_000);

for (const width of [360, 1440])
  test(`every menu, dialog and drawer by the keyboard at ${width} px`, async ({ browser }) => {
    const seen = new Set<string>();
    await tour(browser, { width, context: { reducedMotion: 'reduce' } }, async (visit) => {
      await writeNothing(visit.page);
      expect.soft(await layersOf(visit, { hasAxe: true, seen }), visit.name).toEqual([]);
    });
  });
