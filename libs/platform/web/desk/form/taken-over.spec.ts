import { describe, expect, it } from 'vitest';
import { changedPaths, overtakenWords, takenOver } from './taken-over.ts';

const READ = { title: 'Лель', city: 'Бийск', places: { solo: 3, duet: null as number | null }, lines: [{ name: 'а' }] };
type Form = typeof READ & { places: Record<string, number | null> };
const over = (values: Partial<Form>, fresh: Partial<Form>, sent: Form | null = null) =>
  takenOver<Form>({ values: { ...READ, ...values }, former: READ, fresh: { ...READ, ...fresh }, sent });

describe('what another has saved meanwhile', () => {
  it('comes into the fields that nobody has typed in, and what was typed elsewhere stays', () => {
    expect(over({ title: 'Купава' }, { city: 'Барнаул' })).toEqual({
      values: { ...READ, title: 'Купава', city: 'Барнаул' },
      clashes: [],
    });
    expect(over({}, { city: 'Барнаул', lines: [] }).values).toEqual({ ...READ, city: 'Барнаул', lines: [] });
  });

  it('is told where it is another word for what was typed, and is not taken', () => {
    expect(over({ title: 'Купава' }, { title: 'Снегурочка' })).toEqual({
      values: { ...READ, title: 'Купава' },
      clashes: ['title'],
    });
    // Both wrote the same, and what this form has sent itself.
    expect(over({ title: 'Купава' }, { title: 'Купава' }).clashes).toEqual([]);
    expect(over({ title: 'Купава и Лель' }, { title: 'Купава' }, { ...READ, title: 'Купава ' }).clashes).toEqual([]);
  });

  it('comes into a record by its keys, with lines that are new and without lines that are gone', () => {
    const mine = { solo: 3, duet: 7 };
    expect(over({ places: mine }, { places: { solo: 5, duet: null, trio: 1 } as never })).toEqual({
      values: { ...READ, places: { solo: 5, duet: 7, trio: 1 } },
      clashes: [],
    });
    expect(over({ places: mine }, { places: { solo: 3, duet: 2 } }).clashes).toEqual(['places.duet']);
    expect(over({ places: mine }, { places: { duet: null } as never }).values.places).toEqual({ duet: 7 });
  });

  it('comes as a whole where it lies deeper than a record', () => {
    expect(over({ lines: [{ name: 'б' }] }, { lines: [{ name: 'в' }] })).toMatchObject({
      values: { lines: [{ name: 'б' }] },
      clashes: ['lines'],
    });
  });
});

it('names the single fields that differ', () => {
  expect(changedPaths({ ...READ, city: 'Б', places: { solo: 4, duet: null } }, READ)).toEqual(['city', 'places.solo']);
  expect(changedPaths({ ...READ, lines: [] }, READ)).toEqual(['lines']);
});

it('says what stands there now', () => {
  const said = (theirs: unknown) => overtakenWords(theirs).split(': ')[1];
  expect(said('Лель')).toBe('«Лель»');
  expect([said(''), said(null), said(12), said(true)]).toEqual(['пусто', 'пусто', '12', 'включено']);
  expect([said('2026-11-21'), said('2026-11-21T10:05')]).toEqual([
    '21\u00A0ноября 2026\u00A0г.',
    '21\u00A0ноября, 10:05',
  ]);
  expect(overtakenWords([1])).toBe('Пока вы правили, это поле изменил другой.');
});
