import { describe, expect, it } from 'vitest';
import { guidOf } from '../../forms/testing/index.ts';
import { mergedAnswer } from './index.ts';

const [kept, other, third] = [guidOf(1), guidOf(2), guidOf(3)];
const from = new Set([other, third]);

describe('an answer whose lines become one', () => {
  it('names the kept line where the former one stood', () => {
    expect(mergedAnswer({ i: [guidOf(7), other] }, from, kept)).toEqual({ i: [guidOf(7), kept] });
  });

  it('names it once, with the quantities of all and each text once', () => {
    const answer = { i: [other, guidOf(7), kept, third], q: [2, 5, 3, null], s: ['Аня', 'Ира', 'Аня', 'Оля'] };
    expect(mergedAnswer(answer, from, kept)).toEqual({ i: [kept, guidOf(7)], q: [5, 5], s: ['Аня; Оля', 'Ира'] });
  });

  it('is left alone where it names none of them', () => {
    expect(mergedAnswer({ i: [kept] }, from, kept)).toBeNull();
    expect(mergedAnswer({ t: other }, from, kept)).toBeNull();
  });
});
