import { expect, it } from 'vitest';
import { knownBlock, portionsOf } from './portions.ts';

const program = [
  { guid: 'a', block: 'I отделение', kind: 'performance' },
  { guid: 'b', block: 'I отделение', kind: 'pause' },
  { guid: 'c', block: 'II отделение', kind: 'performance' },
];
const inPart = (block: string, name: string) => ({ block, name });

it('items go into the part that they name, before its closing pause; new parts and none at the end', () => {
  const items = [inPart('I отделение', 'x'), inPart('III отделение', 'y'), inPart('I отделение', 'z'), { name: 'w' }];
  expect(
    portionsOf<{ block?: string; name: string }>(items, program).map(({ items, afterItemGuid }) => [
      afterItemGuid,
      items.map(({ name }) => name).join(''),
    ]),
  ).toEqual([
    ['a', 'xz'],
    [null, 'yw'],
  ]);
});

it('the last part simply goes on, and an empty program takes everything at its end', () => {
  expect(portionsOf([inPart('II отделение', 'x')], program)).toMatchObject([{ afterItemGuid: null }]);
  expect(portionsOf([inPart('I отделение', 'x')], [])).toMatchObject([{ afterItemGuid: null }]);
});

it('knows a part however it is typed', () => {
  expect(knownBlock('ii  ОТДЕЛЕНИЕ', program)).toBe('II отделение');
  expect(knownBlock('III отделение', program)).toBe('III отделение');
});
