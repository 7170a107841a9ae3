import { test } from '@playwright/test';
import { walk } from '../walk.ts';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(420_000);

test('every page on a narrow phone with the largest type, by the keyboard too, whatever the names are', ({ browser }) =>
  walk(browser, { width: 360, font: 'xxl', hasTabs: true, isHostile: true }));

test('every page on a laptop with the usual type, each with its picture', ({ browser }) =>
  walk(browser, { width: 1280, font: 'default', hasPictures: true }));
