import { expect, it } from 'vitest';
import { clockText, lengthNote, limitsOf, optionFault, secondsIn } from './index.ts';

it('a length is written as people say it', () => {
  expect([0, 9, 60, 225, 6_000].map(clockText)).toEqual(['0:00', '0:09', '1:00', '3:45', '100:00']);
  expect(['3:45', ' 100:00 ', '', '0:00', '3:60', '3', '1:2', '-1:00'].map(secondsIn)).toEqual([
    225,
    6_000,
    undefined,
    ...[null, null, null, null, null],
  ]);
});

it('and told where it is above the limit, never where there is none or nobody knows', () => {
  expect(lengthNote({ seconds: 240 }, 241)).toBe('Запись длиннее, чем можно: 4:01, а не больше 4:00');
  expect(lengthNote({ seconds: 240 }, 240)).toBeNull();
  expect(lengthNote({ seconds: 240 }, null)).toBeNull();
  expect(lengthNote({}, 9_999)).toBeNull();
});

it('only a field of files has the limit', () => {
  expect(limitsOf({ kind: 'Attachment', option: {} })).toContain('seconds');
  expect(limitsOf({ kind: 'Text', option: {} })).not.toContain('seconds');
  expect(optionFault({ kind: 'Attachment', option: { seconds: 0 } })).toMatchObject({ key: 'seconds' });
  expect(optionFault({ kind: 'Attachment', option: { seconds: 240 } })).toBeNull();
});
