import { expect, test } from '@playwright/test';
import { faultsAt, openStand, SIZES } from '../hall/stand.ts';

test.describe.configure({ mode: 'parallel' });
test.setTimeout(600_000);

for (const size of SIZES)
  test(`every name in every scene of the hall at ${size.width}×${size.height}`, async ({ browser }) => {
    const page = await openStand(browser);
    const { count, faults } = await faultsAt(page, size, 'sample');
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(1000);
    await page.close();
  });
