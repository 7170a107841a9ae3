import { expect, it } from 'vitest';
import { partsOf } from './content.ts';

it('a column shows fields whatever they mean, and what the portal knows; a meaning alone shows nothing', () => {
  expect(
    partsOf([
      { fieldGuid: 'f', tag: 'performer' },
      { fieldGuid: null, tag: 'member' },
      { fieldGuid: null, tag: 'performer' },
      { fieldGuid: null, tag: null },
    ]),
  ).toEqual([{ field: 'f' }, { own: 'member' }]);
});
