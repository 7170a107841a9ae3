import { expect, it } from 'vitest';
import { partsOf } from './content.ts';
import { strictestTag } from './naming.ts';

it('a column shows fields whatever they mean, and what the portal knows; a meaning alone shows nothing', () => {
  expect(
    partsOf([
      { fieldGuid: 'f', tag: 'performer' },
      { fieldGuid: 'g', tag: null },
      { fieldGuid: null, tag: 'member' },
      { fieldGuid: null, tag: 'performer' },
      { fieldGuid: null, tag: null },
    ]),
  ).toEqual([{ field: 'f', tag: 'performer' }, { field: 'g', tag: null }, { own: 'member' }]);
});

it('a column may say that a field names somebody, and none that it names nobody', () => {
  expect(strictestTag(null, ['teachers'])).toBe('teachers');
  expect(strictestTag(null, ['collective', 'performer', 'teachers'])).toBe('performer');
  expect(strictestTag('personFullName', ['collective', 'city'])).toBe('personFullName');
  expect(strictestTag('teachers', ['performer'])).toBe('performer');
  expect(strictestTag('city', ['pieceTitle'])).toBe('pieceTitle');
  expect([strictestTag('city', []), strictestTag(null, [])]).toEqual(['city', null]);
});
