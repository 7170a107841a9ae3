import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodingOf, packed } from './packed.ts';

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.0,gzip;q=0', null],
  ['BR', 'br'],
  ['brotli', null],
])('of «%s» the best is %s', (accepted, expected) => expect(encodingOf(accepted)).toBe(expected));

it('the same bytes are packed once, whoever asks and however many', async () => {
  const bytes = Buffer.from('сцена '.repeat(1000));
  const [one, other] = await Promise.all([packed(bytes, 'br'), packed(bytes, 'br')]);
  expect(one).toBe(other);
  expect(await packed(bytes, 'br')).toBe(one);
  expect(one.length).toBeLessThan(bytes.length / 10);
  expect(brotliDecompressSync(one).equals(bytes)).toBe(true);
});
