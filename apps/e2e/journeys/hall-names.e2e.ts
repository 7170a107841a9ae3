import { expect, test } from '@playwright/test';
import { faultsAt, openStand, SIZES } from '../hall/stand.ts';

test.setTimeout(420_000);

// Every pair of extremes; the long matrix tries every name.
test('no scene of the hall prints texts over each other, cuts one or loses what may not give way', async ({
  browser,
}) => {
  const page = await openStand(browser);
  for (const size of SIZES) {
    const { count, faults } = await faultsAt(page, size, 'brief');
    expect(faults, `${size.width}×${size.height}`).toEqual([]);
    expect(count).toBeGreaterThan(100);
  }
  await page.close();
});
