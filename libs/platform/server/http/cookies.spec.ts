import { newGuid } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { accountCookie, knownCookie, linkCookie, sessionCookie, tokensOf } from './cookies.ts';

const link = newGuid();
const token = 'A'.repeat(44);

describe('cookies', () => {
  it('in production are of this host alone, and others of the same name are not read', () => {
    const names = [accountCookie('production'), linkCookie(link, 'production'), knownCookie('x', 'production')];
    expect(names.every((name) => name.startsWith('__Host-rampa_'))).toBe(true);
    // What browsers demand of the prefix.
    const given = sessionCookie(names[0]!, token, new Date(0), true);
    expect(given).toMatch(/; Path=\/;/);
    expect(given).toMatch(/Secure/);
    expect(given).not.toMatch(/Domain/i);
    const tossed = { cookie: `rampa_account=${token}; rampa_link_${link}=${token}` };
    expect([tokensOf(tossed, undefined, 'production'), tokensOf(tossed, link, 'production')]).toEqual([[], []]);
    expect(tokensOf({ cookie: `${names[1]}=${token}` }, link, 'production')).toEqual([token]);
  });

  it('elsewhere have plain names, for the plain http of a hall', () => {
    expect([accountCookie('embedded'), linkCookie(link, 'test')]).toEqual(['rampa_account', `rampa_link_${link}`]);
    expect(tokensOf({ cookie: `rampa_account=${token}` }, undefined, 'embedded')).toEqual([token]);
  });
});
