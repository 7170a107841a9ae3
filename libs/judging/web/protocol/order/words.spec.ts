import { expect, it } from 'vitest';
import { keptText } from './words.ts';

it('tells how many cleared marks did not come back, and why', () => {
  expect(keptText(0)).toBe('');
  expect(keptText(1)).toBe('Ещё 1\u00A0не вернулась: на её месте уже новая.');
  expect(keptText(3)).toBe('Ещё 3\u00A0не вернулись: на их месте уже новые.');
  expect(keptText(18)).toBe('Ещё 18\u00A0не вернулись: на их месте уже новые.');
});
