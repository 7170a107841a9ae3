import { expect, it } from 'vitest';
import { partsOf } from './columns.ts';
import { lacksOf } from './lacks.ts';

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

it('counts rows, fields and filters that are gone, each as often as the report names it', () => {
  const form = { blocks: [{ guid: 'b' }], fields: [{ guid: 'f' }] } as never;
  const report = (rowBlockGuid: string | null, columns: string[], filters: string[]) => ({
    rowBlockGuid,
    columns: columns.map((fieldGuid) => ({ fields: [{ fieldGuid }, { fieldGuid: null }] })),
    filters: filters.map((fieldGuid) => ({ fieldGuid })),
  });
  expect(lacksOf(form, report('b', ['f'], ['f']))).toBe(0);
  expect(lacksOf(form, report(null, [], []))).toBe(0);
  expect(lacksOf(form, report('gone', ['f', 'x', 'x'], ['y']))).toBe(4);
});
