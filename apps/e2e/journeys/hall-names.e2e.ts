import { expect, test } from '@playwright/test';
import { faultsAt, openStand, SIZES } from '../hall/stand.ts';

// Every pair of extremes; the long matrix tries every name.
for (const size of SIZES) {
  test(`at ${size.width}×${size.height} no scene of the hall prints texts over each other, cuts one or loses what may not give way`, async ({
    browser,
  }) => {
    const page = await openStand(browser);
    const { count, faults } = await faultsAt(page, size, 'brief');
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(100);
    await page.close();
  });
}

test('a hyphen that may not break looks like any other', async ({ browser }) => {
  const page = await openStand(browser);
  const widths = await page.evaluate(async () => {
    const faces = [
      '700 40px "Piazzolla Variable"',
      'italic 500 40px "Piazzolla Variable"',
      '400 40px "Onest Variable"',
    ];
    const pen = document.createElement('canvas').getContext('2d')!;
    return Promise.all(
      faces.map(async (face) => {
        await document.fonts.load(face, '-\u2011');
        pen.font = `${face}, monospace`;
        return ['-', '\u2011'].map((sign) => pen.measureText(sign).width);
      }),
    );
  });
  for (const [plain, bound] of widths) expect(bound).toBe(plain);
  await page.close();
});
