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

it('comes back from the clipboard as it was, a field alone too', () => {
  expect(clipIn(clipText(parts))).toEqual(parts);
  const field = clippedParts(form, guidOf(9), X)!;
  expect(clipIn(clipText(field))).toEqual(field);
});

it.each([
  ['a text', 'Иванов\nПетров'],
  ['nothing', ''],
  ['other JSON', '{"a":1}'],
  ['null', 'null'],
  ['no mark', JSON.stringify({ ...said, rampa: 'table' })],
  ['more than there is', JSON.stringify({ ...said, isAdmin: true })],
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
