import { expect, it } from 'vitest';
import { sizeOf } from './font-size.ts';

it.each([
  ['default', 'default'],
  ['xl', 'xl'],
  ['xxl', 'xxl'],
  ['18', 'xl'],
  ['20', 'xxl'],
  ['huge', 'default'],
  [null, 'default'],
])('%s is kept as the size %s', (kept, size) => expect(sizeOf(kept)).toBe(size));
