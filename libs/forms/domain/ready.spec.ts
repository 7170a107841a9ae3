import { READY_FORM_KEYS, newGuid, type Guid } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { EMPTY_FORM, formFaults, READY_FORMS, replaced, usedForm, type KnownBooks, type ReadyForm } from './index.ts';

/** As an organizer gets it: each book and each line with a guid of its own. */
function made(ready: ReadyForm) {
  const books = new Map(ready.books.map(({ key, title, items }) => [key, { guid: newGuid(), title, items: new Map(items.map((item) => [item, newGuid()])) }])); // prettier-ignore
  const found = <T>(value: T | undefined, name: string): T => value ?? expect.fail(`${ready.key} has no ${name}`);
  const itemOf = (book: string, item: string): Guid => found(books.get(book)?.items.get(item), `${book} «${item}»`);
  const tree = ready.tree((book) => found(books.get(book), book).guid, itemOf, newGuid);
  const known: KnownBooks = new Map(
    [...books.values()].map(({ guid, title, items }) => [
      guid,
      { title, hasItems: true, items: new Set(items.values()) },
    ]),
  );
  return { whole: replaced(EMPTY_FORM, tree, newGuid), known };
}

describe('ready forms', () => {
  it('there is one for each art', () => {
    expect(READY_FORMS.map(({ key }) => key)).toEqual(READY_FORM_KEYS);
  });

  describe.each(READY_FORMS.map((ready) => [ready.key, ready] as const))('%s', (_, ready) => {
    it('has nothing that the validator would reproach', () => {
      const { whole, known } = made(ready);
      expect(formFaults(whole, known)).toEqual([]);
    });

    it('has one performance, its nomination, age, level, performer or collective, and a city', () => {
      const { whole } = made(ready);
      const { blocks, fields } = usedForm(whole);
      expect(blocks.filter(({ isPerformance }) => isPerformance)).toHaveLength(1);
      const tags = fields.flatMap(({ tag }) => tag ?? []);
      expect(tags.includes('performer') || tags.includes('collective')).toBe(true);
      for (const tag of ['nomination', 'ageCategory', 'level', 'pieceTitle', 'city', 'teachers'])
        expect(tags).toContain(tag);
      expect(blocks).toHaveLength(ready.blockCount);
      expect(fields).toHaveLength(ready.fieldCount);
    });

    it('has books without a line twice, and asks from each of them', () => {
      const { whole, known } = made(ready);
      for (const { items } of ready.books) expect(new Set(items).size).toBe(items.length);
      const asked = new Set(usedForm(whole).fields.map(({ bookGuid }) => bookGuid));
      for (const [guid, { title }] of known) expect(asked.has(guid) ? title : `${title}: nobody asks`).toBe(title);
    });

    it('speaks without straight quotes', () => {
      const { whole } = made(ready);
      const { blocks, fields } = usedForm(whole);
      const words = [ready.title, ready.description, ...blocks.map(({ title }) => title), ...fields.flatMap(({ title, hint }) => [title, hint])]; // prettier-ignore
      expect(words.filter((word) => /["']|\.\.\.| - /.test(word))).toEqual([]);
    });
  });
});
