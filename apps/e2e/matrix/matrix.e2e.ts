import { test } from '@playwright/test';
import { walk } from '../walk.ts';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(420_000);

for (const font of ['default', 'xl', 'xxl'] as const)
  for (const width of [360, 808, 1024, 1440])
    test(`every page at ${width} px, type «${font}»`, ({ browser }) => walk(browser, { width, font }));

test('every page on a laptop with the usual type, each with its picture', ({ browser }) =>
  walk(browser, { width: 1280, font: 'default', hasPictures: true }));
