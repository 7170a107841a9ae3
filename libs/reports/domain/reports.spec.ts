import { expect, it } from 'vitest';
import { lacksOf } from './lacks.ts';

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
