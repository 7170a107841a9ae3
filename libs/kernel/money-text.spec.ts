import { describe, expect, it } from 'vitest';
import { moneyText } from './money-text.ts';

describe('sums as people read them', () => {
  it('have kopecks only where there are any', () => {
    expect(moneyText(360_000, 'RUB')).toBe('3\u00A0600\u00A0₽');
    expect(moneyText(24_850, 'BYN')).toBe('248,50\u00A0BYN');
  });

  it('have a minus that no line’s end tears off', () => {
    expect(moneyText(-200_000, 'RUB')).toBe('−\u20602\u00A0000\u00A0₽');
    expect(moneyText(0, 'RUB')).toBe('0\u00A0₽');
  });
});
