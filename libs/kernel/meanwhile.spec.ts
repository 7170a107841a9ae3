import { describe, expect, it } from 'vitest';
import { Failure } from './failure.ts';
import { meant } from './meanwhile.ts';

type Card = Record<'title' | 'city' | 'day', string | null>;
const READ: Card = { title: 'Лель', city: 'Бийск', day: null };

describe('two people change one thing', () => {
  it('only what differs from what was read is meant', () => {
    expect(meant<Card>({ ...READ, title: 'Купава' }, READ, { ...READ, city: 'Барнаул' })).toEqual({ title: 'Купава' });
    expect(meant<Card>({ ...READ, day: '2026-11-21' }, READ, READ)).toEqual({ day: '2026-11-21' });
    // Without what was read, all that was sent is meant.
    expect(meant<Card>(READ, {}, { ...READ, title: 'Снегурочка' })).toEqual(READ);
  });

  it('another word in the same field is refused at that field, the same word is not', () => {
    const both = (title: string) => meant<Card>({ ...READ, title: 'Купава' }, READ, { ...READ, title }, 'details.');
    expect(both('Купава')).toEqual({ title: 'Купава' });
    let refused: unknown;
    try {
      both('Снегурочка');
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(Failure);
    expect((refused as Failure).code).toBe('staleVersion');
    expect((refused as Failure).details.map(({ field }) => field)).toEqual(['details.title']);
  });
});
