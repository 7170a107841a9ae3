import { describe, expect, it } from 'vitest';
import { isOwnPage, isOwnWrite } from './own-page.ts';

const PUBLIC = 'https://rampa.example.org';

describe('our own pages', () => {
  it.each([
    ['by name', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['by address in a hall’s network', { origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' }],
    ['by IPv6', { origin: 'http://[fe80::1]:3000', host: '[fe80::1]:3000' }],
    ['behind a proxy that ends TLS', { origin: 'https://hall.example', host: 'hall.example' }],
    ['with the usual port written out', { origin: 'https://hall.example', host: 'hall.example:443' }],
    ['in capitals', { origin: 'https://hall.example', host: 'Hall.Example' }],
    [
      'behind a proxy that renames',
      { origin: 'https://hall.example', host: 'api-1:3000', 'x-forwarded-host': 'hall.example' },
    ],
    [
      'behind two of them',
      { origin: 'https://a.example', host: 'api-1:3000', 'x-forwarded-host': 'a.example, b.example' },
    ],
    ['at the public address', { origin: PUBLIC, host: 'api-1:3000' }],
    ['a program, which has no page', { host: 'localhost:3000' }],
  ])('%s', (_, headers) => {
    expect(isOwnPage(headers, PUBLIC)).toBe(true);
  });
});

describe('pages of others', () => {
  it.each([
    ['another site', { origin: 'https://evil.example', host: 'hall.example' }],
    ['another port of the same machine', { origin: 'http://localhost:8080', host: 'localhost:3000' }],
    ['a name that begins like ours', { origin: 'https://hall.example.evil.example', host: 'hall.example' }],
    ['a name that ends like ours', { origin: 'https://evil-hall.example', host: 'hall.example' }],
    ['the public name over plain http', { origin: 'http://rampa.example.org', host: 'api-1:3000' }],
    ['a page without an address', { origin: 'null', host: 'hall.example' }],
    ['no host to compare with', { origin: 'https://hall.example' }],
    ['rubbish', { origin: '%%%', host: '%%%' }],
  ])('%s', (_, headers) => {
    expect(isOwnPage(headers, PUBLIC)).toBe(false);
    expect(isOwnPage(headers, null)).toBe(false);
  });
});

describe('a write', () => {
  it.each([
    ['of our page', { origin: 'https://hall.example', host: 'hall.example', 'sec-fetch-site': 'same-origin' }, true],
    ['of a program', { host: 'hall.example' }, true],
    ['of our page, whose browser names no origin', { host: 'hall.example', 'sec-fetch-site': 'same-origin' }, true],
    ['by the address bar', { host: 'hall.example', 'sec-fetch-site': 'none' }, true],
    ['of another site', { origin: 'https://evil.example', host: 'hall.example' }, false],
    ['of another site that hides its origin', { host: 'hall.example', 'sec-fetch-site': 'cross-site' }, false],
    ['of a neighbour name', { host: 'hall.example', 'sec-fetch-site': 'same-site' }, false],
    ['of a page without an address', { origin: 'null', host: 'hall.example', 'sec-fetch-site': 'none' }, false],
  ])('%s', (_, headers, isOwn) => {
    expect(isOwnWrite(headers, null)).toBe(isOwn);
  });
});
