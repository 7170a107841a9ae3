import type { Form } from '@rampa/forms/domain';
import { expect, it } from 'vitest';
import { meaningsIn, withMeanings } from './meanings.ts';

const form = {
  blocks: [],
  fields: [
    { guid: 'city', tag: 'city' },
    { guid: 'club', tag: 'collective' },
    { guid: 'region', tag: null },
  ],
} as unknown as Form;
const tags = ({ fields }: Form) => fields.map(({ guid, tag }) => `${guid} ${tag}`);

it('a field means to a program what its column says, and whoever had that meaning loses it', () => {
  const meanings = meaningsIn(
    [
      { fieldGuid: 'region', tag: 'city' },
      { fieldGuid: 'club', tag: 'collective' },
      { fieldGuid: null, tag: 'member' },
      { fieldGuid: 'gone', tag: null },
    ],
    form,
  );
  expect([...meanings]).toEqual([['region', 'city']]);
  expect(tags(withMeanings(form, meanings))).toEqual(['city null', 'club collective', 'region city']);
});

it('what columns show as the form says it changes nothing', () => {
  expect(withMeanings(form, meaningsIn([{ fieldGuid: 'city', tag: 'city' }], form))).toBe(form);
});
