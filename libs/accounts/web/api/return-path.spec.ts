import { describe, expect, it } from 'vitest';
import { HOME, returnPath, signInAddress } from './return-path.ts';

describe('return path', () => {
  it.each([
    ['/organizer/events/1/program?competitionProgramGuid=2', '/organizer/events/1/program?competitionProgramGuid=2'],
    ['//evil.example/', HOME],
    ['/\\evil.example', HOME],
    ['https://evil.example', HOME],
    ['/profile/login/organizer', HOME],
  ])('«%s» leads to %s', (back, path) => {
    expect(returnPath(new URLSearchParams({ back }))).toBe(path);
  });
  it('survives the way through the address', () => {
    const address = signInAddress({ pathname: '/organizer/events/1', search: '?a=b&c=д' });
    expect(returnPath(new URL(address, 'http://x').searchParams)).toBe('/organizer/events/1?a=b&c=д');
  });
});
