import { describe, expect, it } from 'vitest';
import { invoiceParts } from './invoice-parts.ts';

const stage = (title: string, amount: number, day: string) => ({ title, amount, due: day, effectiveDue: day });
const STAGES = [
  stage('Предоплата', 240_000, '2026-10-01'),
  stage('Вторая часть', 160_000, '2026-11-01'),
  stage('Остаток', 200_000, '2026-12-01'),
];
const parts = (paid: number, fromSponsors: number, today: string) =>
  invoiceParts({ stages: STAGES, paid, fromSponsors }, today).map(({ stage: at, sum }) => [at, sum]);

describe('what an invoice may be of', () => {
  it('the stage that is due, or all that is left', () => {
    expect(parts(0, 0, '2026-10-01')).toEqual([
      [0, 240_000],
      [null, 600_000],
    ]);
    // Before the first day too: somebody pays in time.
    expect(parts(0, 0, '2026-09-01')[0]).toEqual([0, 240_000]);
  });

  it('each stage whose day has come', () => {
    expect(parts(40_000, 0, '2026-11-05')).toEqual([
      [0, 200_000],
      [1, 160_000],
      [null, 560_000],
    ]);
  });

  it('without what sponsors have promised', () => {
    expect(parts(100_000, 200_000, '2026-11-01')).toEqual([
      [1, 100_000],
      [null, 300_000],
    ]);
  });

  it('all at once where there is nothing to choose', () => {
    expect(parts(400_000, 0, '2026-10-01')).toEqual([[null, 200_000]]);
    expect(parts(0, 0, '2026-12-02')).toEqual([[null, 600_000]]);
    expect(invoiceParts({ stages: [STAGES[0]!], paid: 0, fromSponsors: 0 }, '2026-09-01')).toHaveLength(1);
  });
});
