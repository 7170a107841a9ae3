import { describe, expect, it } from 'vitest';
import { accentFault, groundFault, STAGE_GROUND } from './colours.ts';

describe('the colours of a screen', () => {
  it.each([
    [STAGE_GROUND, null],
    ['#000000', null],
    ['#080C1A', null],
    ['#060F0B', null],
    ['#1A0710', null],
    ['#2A1E33', 'tooLight'],
    ['#FFFFFF', 'tooLight'],
    ['чёрный', 'notColour'],
  ])('ground %s: %s', (ground, fault) => expect(groundFault(ground)).toBe(fault));

  it.each([
    ['#FFC24A', null],
    ['#8E1441', 'tooDark'],
    ['#FFC24', 'notColour'],
  ])('accent %s: %s', (accent, fault) => expect(accentFault({ accent, ground: STAGE_GROUND })).toBe(fault));
});
