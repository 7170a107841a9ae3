import { networkInterfaces } from 'node:os';
import type { Config } from '@rampa/platform/server';
import { expect, it } from 'vitest';
import { PublicAddress } from './public-address.ts';

const own = Object.values(networkInterfaces())
  .flatMap((some) => some ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const at = (host: string, config: Partial<Config> = {}) =>
  new PublicAddress({ publicUrl: null, host: '0.0.0.0', port: 3000, ...config } as Config).inNetwork({
    protocol: 'http',
    host,
  });

it('another device of the network is sent to this machine by its address there', () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000']) {
    expect(at(host)).toBe(own === undefined ? `http://${host}` : `http://${own}:3000`);
  }
});

it('but not where nobody would answer, nor instead of an address that somebody has chosen', () => {
  expect(at('localhost:3000', { host: '127.0.0.1' })).toBe('http://localhost:3000');
  expect(at('hall.local:3000')).toBe('http://hall.local:3000');
  expect(at('localhost:3000', { publicUrl: 'https://rampa.example' })).toBe('https://rampa.example');
});
