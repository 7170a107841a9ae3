import { describe, expect, it } from 'vitest';
import { programInAddress, programToOpen, withProgram } from './open-program.ts';

const going = (guid: string) => ({ guid, isGoingOn: true });
const waiting = (guid: string) => ({ guid, isGoingOn: false });

describe('which program a link opens', () => {
  it('is the one of the address, then the one chosen on this device', () => {
    const list = [going('a'), waiting('b'), waiting('c')];
    expect(programToOpen(list, ['b', 'c'])).toBe('b');
    expect(programToOpen(list, [null, 'c'])).toBe('c');
  });

  it('passes over one that is not his any more', () => {
    expect(programToOpen([waiting('a'), waiting('b')], ['x', 'b'])).toBe('b');
    expect(programToOpen([waiting('a'), waiting('b')], ['x', 'y'])).toBeNull();
  });

  it('is the only one, or the only one that is going on', () => {
    expect(programToOpen([waiting('a')], [null, null])).toBe('a');
    expect(programToOpen([waiting('a'), going('b')], [null, null])).toBe('b');
    expect(programToOpen([going('a'), going('b')], [null, null])).toBeNull();
    expect(programToOpen([], ['a', null])).toBeNull();
  });

  it('stands in the address beside what else is there', () => {
    const at = (search: string, hash = '') => ({ pathname: '/judge/ratings', search, hash }) as Location;
    expect(withProgram(at(''), 'a')).toBe('/judge/ratings?competitionProgramGuid=a');
    expect(withProgram(at('?competitionProgramGuid=a&x=1', '#key=k'), 'b')).toBe(
      '/judge/ratings?competitionProgramGuid=b&x=1#key=k',
    );
    expect(withProgram(at('?competitionProgramGuid=a'), null)).toBe('/judge/ratings');
    expect(programInAddress('?competitionProgramGuid=AB')).toBe('ab');
    expect(programInAddress('')).toBeNull();
  });
});
