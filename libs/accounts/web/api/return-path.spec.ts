import { describe, expect, it } from 'vitest';
import { isExempt, returnPath, signInAddress } from './return-path.ts';

describe('return path', () => {
  it.each([
    ['/organizer/events/1/program?competitionProgramGuid=2', '/organizer/events/1/program?competitionProgramGuid=2'],
    ['//evil.example/', null],
    ['/\\evil.example', null],
    ['https://evil.example', null],
    ['/profile/login/organizer', null],
    ['/profile/restore/confirm?x=1', null],
  ])('«%s» leads to %s', (back, path) => {
    expect(returnPath(new URLSearchParams({ back }))).toBe(path);
  });
  it('survives the way through the address', () => {
    const address = signInAddress({ pathname: '/organizer/events/1', search: '?a=b&c=д' });
    expect(returnPath(new URL(address, 'http://x').searchParams)).toBe('/organizer/events/1?a=b&c=д');
  });

  it('leads to the door that the address speaks of', () => {
    const door = (pathname: string, isForMembers?: boolean) =>
      signInAddress({ pathname, search: '' }, isForMembers).split('?')[0];
    expect(door('/organizer/events')).toBe('/profile/login/organizer');
    expect(door('/member/forms')).toBe('/profile/login/member');
    expect(door('/organizer/events/e/members')).toBe('/profile/login/organizer');
    expect(door('/profile')).toBe('/profile/login/organizer');
    expect(door('/profile', true)).toBe('/profile/login/member');
  });

  it('signing in, registering and restoring need no session', () => {
    expect(isExempt('/profile/login/member')).toBe(true);
    expect(isExempt('/profile/restore/confirm')).toBe(true);
    expect(isExempt('/profile/logins')).toBe(false);
    expect(isExempt('/profile')).toBe(false);
  });
});
