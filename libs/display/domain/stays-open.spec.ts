import { REVEALS } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { staysOpen, type RevealedFacts } from './stays-open.ts';

const past: RevealedFacts = {
  isOnStage: false,
  allSent: true,
  hasTotal: true,
  protocol: 'Open',
  isReleased: false,
  isCurrent: false,
  isInPicture: false,
};

describe('what stays open when from now on a press is waited for', () => {
  it('is what the rule of before let out', () => {
    expect(REVEALS.filter((from) => staysOpen(from, past))).toEqual(['afterDone', 'afterAllJudges', 'atOnce']);
    expect(staysOpen('whenPublished', { ...past, protocol: 'Published' })).toBe(true);
    expect(staysOpen('whenReleased', { ...past, isReleased: true })).toBe(true);
  });

  it('is never a result that is not complete', () => {
    for (const from of REVEALS) {
      expect(staysOpen(from, { ...past, allSent: false, isReleased: true, protocol: 'Published' })).toBe(false);
      expect(staysOpen(from, { ...past, hasTotal: false, isReleased: true, protocol: 'Published' })).toBe(false);
    }
  });

  it('of the performance of this moment is what the hall sees already', () => {
    expect(staysOpen('afterAllJudges', { ...past, isCurrent: true })).toBe(false);
    expect(staysOpen('afterAllJudges', { ...past, isCurrent: true, isInPicture: true })).toBe(true);
  });
});
