import { newGuid, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { expect, it } from 'vitest';
import { BookItemUses } from './book-item-uses.ts';

const nobodyAsked = {} as Reader;
const book = newGuid();
const competition = newGuid();
const [first, second, third] = [newGuid(), newGuid(), newGuid()].toSorted() as [Guid, Guid, Guid];

it.each([
  [
    [second, first],
    [third, second],
  ],
  [
    [third, second],
    [first, second],
  ],
])('names each line of an event once, in the same order whatever order the rooms answer in', async (...rooms) => {
  const uses = new BookItemUses();
  for (const items of rooms) {
    uses.register({ within: () => Promise.resolve(items.map((item) => ({ book, item, competition }))) });
  }
  const found = await uses.within(nobodyAsked, newGuid(), [book]);
  expect(found.map(({ item }) => item)).toEqual([first, second, third]);
});
