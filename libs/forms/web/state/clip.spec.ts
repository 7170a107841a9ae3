import { expect, it } from 'vitest';
import { clippedParts } from '@rampa/forms/domain';
import { addBlock, addField, formOf, guidOf } from '@rampa/forms/testing';
import { clipIn, clipText } from './clip.ts';

const [A, B, X] = [guidOf(1), guidOf(2), guidOf(3)];
const form = formOf(
  addBlock(A),
  addBlock(B, { parentGuid: A }),
  addField(X, B, { title: 'Имя', option: { maxLength: 5 } }),
);
const parts = clippedParts(form, guidOf(9), A)!;
const said = JSON.parse(clipText(parts)) as { blocks: { parentGuid: string | null }[]; fields: object[] };

const deep = (levels: number): object => (levels === 0 ? { field: 1, filled: true } : { not: deep(levels - 1) });

it('comes back from the clipboard as it was, a field alone too', () => {
  expect(clipIn(clipText(parts))).toEqual(parts);
  const field = clippedParts(form, guidOf(9), X)!;
  expect(clipIn(clipText(field))).toEqual(field);
  // What else somebody has written there is left behind.
  expect(clipIn(JSON.stringify({ ...said, isAdmin: true, blocks: said.blocks.map((one) => ({ ...one, position: 1 })) }))).toEqual(parts); // prettier-ignore
});

it.each([
  ['a text', 'Иванов\nПетров'],
  ['nothing', ''],
  ['other JSON', '{"a":1}'],
  ['null', 'null'],
  ['no mark', JSON.stringify({ ...said, rampa: 'table' })],
  ['a rule deeper than any', JSON.stringify({ ...said, fields: [{ ...said.fields[0], rule: { visible: deep(9) } }] })],
  [
    'a rule about nothing',
    JSON.stringify({ ...said, fields: [{ ...said.fields[0], rule: { visible: { in: 'x' } } }] }),
  ],
  ['a list of lists', JSON.stringify({ ...said, blocks: [[said.blocks[0]]] })],
  ['a script for a title', JSON.stringify({ ...said, fields: [{ ...said.fields[0], title: { a: 1 } }] })],
  ['a field of no block', JSON.stringify({ ...said, fields: [{ ...said.fields[0], blockGuid: guidOf(77) }] })],
  ['a block twice', JSON.stringify({ ...said, blocks: [...said.blocks, said.blocks[1]] })],
  ['blocks in a circle', JSON.stringify({ ...said, blocks: said.blocks.map((one, at) => ({ ...one, parentGuid: [B, A][at] })).toReversed() })], // prettier-ignore
  [
    'two fields alone',
    JSON.stringify({ ...said, blocks: [], fields: [said.fields[0], { ...said.fields[0], guid: A }] }),
  ],
])('is not read where it is %s', (_, text) => {
  expect(clipIn(text)).toBeNull();
});
