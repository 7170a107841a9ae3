import { expect, test } from '@playwright/test';
import { faultsAt, openStand, SIZES } from '../hall/stand.ts';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(1_200_000);

for (const size of SIZES)
  test(`every combination of names in the hall at ${size.width}×${size.height}`, async ({ browser }) => {
    const page = await openStand(browser);
    const { count, faults } = await faultsAt(page, size, 'whole');
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(1000);
    await page.close();
  });
