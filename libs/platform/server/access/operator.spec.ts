import { describe, expect, it } from 'vitest';
import { isAtThisMachine, mayOperate } from './operator.ts';

const TOKEN = 'k'.repeat(40);
const from = (remoteAddress: string, headers: Record<string, string> = {}) => ({
  socket: { remoteAddress },
  headers: { host: 'localhost:3000', ...headers },
});

describe('at this machine', () => {
  it.each([
    ['127.0.0.1', { host: 'localhost:3000' }, true],
    ['::1', { host: '[::1]:3000' }, true],
    ['::ffff:127.0.0.1', { host: '127.0.0.1' }, true],
    ['192.168.0.7', { host: 'localhost:3000' }, false],
    ['127.0.0.1', { host: 'evil.example' }, false],
    ['127.0.0.1', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, false],
    [undefined, { host: 'localhost' }, false],
  ])('%s %o: %s', (remote, headers, expected) => {
    expect(isAtThisMachine(remote, headers)).toBe(expected);
  });
});

describe('the operator', () => {
  it('is known by the token from anywhere, behind a proxy too', () => {
    const shown = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '10.0.0.1' };
    expect(mayOperate(from('10.0.0.1', shown), TOKEN)).toBe(true);
  });

  it('is asked for it by a browser as a password', () => {
    const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` });
    expect(mayOperate(from('10.0.0.1', basic(`operator:${TOKEN}`)), TOKEN)).toBe(true);
    expect(mayOperate(from('10.0.0.1', basic(`${TOKEN}:`)), TOKEN)).toBe(false);
  });

  it('is nobody with another token, at the machine itself either', () => {
    expect(mayOperate(from('10.0.0.1', { authorization: 'Bearer wrong' }), TOKEN)).toBe(false);
    expect(mayOperate(from('127.0.0.1', { authorization: 'Bearer wrong' }), TOKEN)).toBe(false);
  });

  it('needs no token at the machine, and has none elsewhere when none is set', () => {
    expect(mayOperate(from('127.0.0.1'), null)).toBe(true);
    expect(mayOperate(from('10.0.0.1', { authorization: `Bearer ${TOKEN}` }), null)).toBe(false);
  });
});
