import { describe, expect, it } from 'vitest';
import { afterPress, isResting, released, type Rest } from './rest.ts';

const ten: Rest = { control: '10', since: 1_000, isHeld: false };

describe('a control after its automatic step', () => {
  it('takes no second tap of a trembling hand, and takes one that was meant', () => {
    expect(isResting(ten, '10', 1_190)).toBe(true);
    expect(isResting(ten, '10', 1_600)).toBe(false);
  });

  // Hands were measured: «10» twice within 190 ms, «На сцену» twice within 450 ms.
  it.each([
    [190, true],
    [450, true],
    [599, true],
    [600, false],
  ])('%i ms after the step was painted and the finger had left: a press is refused: %s', (after, isRefused) => {
    const stage = released({ control: 'next', since: 1_000, isHeld: true });
    expect(isResting(stage, 'next', 1_000 + after)).toBe(isRefused);
  });

  it('rests as long as the finger stays, however long a held key repeats itself', () => {
    const held = { ...ten, isHeld: true };
    expect(isResting(held, '10', 60_000)).toBe(true);
    expect(isResting(released(held), '10', 1_190)).toBe(true);
    expect(isResting(released(held), '10', 60_000)).toBe(false);
  });

  it('rests until its new words have been painted, however late a busy device does it', () => {
    expect(isResting({ ...ten, since: Infinity }, '10', 60_000)).toBe(true);
    expect(isResting({ ...ten, since: Infinity }, '9', 1_001)).toBe(false);
  });

  it('slows nobody who goes on by other keys', () => {
    expect(isResting(ten, '9', 1_001)).toBe(false);
    // 9,8 · 9,8 at full speed: between the two ,8 there was a 9.
    expect(isResting(afterPress(ten, '9', 1_090), '10', 1_180)).toBe(false);
  });

  it('is not woken by its own trembling', () => {
    expect(isResting(afterPress(ten, '10', 1_190), '10', 1_380)).toBe(true);
  });

  it('may be pressed before anything has happened', () => {
    expect(isResting(null, '10', 0)).toBe(false);
    expect(released(null)).toBeNull();
  });
});
