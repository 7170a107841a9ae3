import { expect, it } from 'vitest';
import { newGuid } from '@rampa/kernel';
import { noSaves } from './field-saves.ts';
import { savesStorage } from './kept-saves.ts';
import { unsentAnswers } from './unsent.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

it('counts what is owed of this account in whichever tab, and not what was refused for good', () => {
  const [store, own] = [memory(), newGuid()];
  const place = () => ({ applicationGuid: newGuid(), applicationBlockGuid: newGuid(), fieldGuid: newGuid() });
  const save = { changeGuid: newGuid(), answer: { t: 'Берёзка' }, base: 0 };
  const saves = (more: object) => ({ ...noSaves(place(), 'Text'), typedAt: Date.now(), ...more });
  const keep = (account: string, tab: string, more: object) =>
    savesStorage(account, () => store, Date.now).keep(tab, saves(more));
  expect(unsentAnswers(own, () => store)).toBe(0);
  keep(own, 'one', { waiting: save });
  keep(own, 'two', { sent: save });
  keep(own, 'two', { refused: { answer: save.answer, code: 'formPartGone', message: '' } });
  keep(newGuid(), 'one', { waiting: save });
  // Nobody opens it after 14 days.
  keep(own, 'one', { waiting: save, typedAt: Date.now() - 15 * 24 * 3_600_000 });
  expect(unsentAnswers(own, () => store)).toBe(2);
  expect(
    unsentAnswers(own, () => {
      throw new Error('closed');
    }),
  ).toBe(0);
});
