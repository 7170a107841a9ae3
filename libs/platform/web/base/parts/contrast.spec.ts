import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awardColors } from './award-colors.ts';
import { contrast } from '@rampa/kernel';

const color = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

describe('award colours', () => {
  it('keep the house’s own pairs', () => {
    expect(awardColors('#F6D37A')).toEqual({ ground: '#f6d37a', text: '#3d2a00', stage: '#ffd15c' });
  });
  it('read on paper at 4.5 and in the hall at 7, whatever the organizer chose', () => {
    fc.assert(
      fc.property(color, (ground) => {
        const { text, stage } = awardColors(ground);
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(stage, '#120b16')).toBeGreaterThanOrEqual(7);
      }),
    );
  });
});
