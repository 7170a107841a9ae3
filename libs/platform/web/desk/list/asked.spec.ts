import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNarrowed, lastPage, readAsked, sortAsked, withChange, writeAsked, type ListShape } from './asked.ts';

const SHAPE = { filters: { archive: ['1'], type: ['0', '1', '2'] }, sorts: ['title', '-title'] } satisfies ListShape;
const PLAIN = { search: '', page: 1, sort: '', filters: { archive: '', type: '' } };

const asked = fc.record({
  search: fc
    .string({ maxLength: 60, unit: fc.constantFrom('а', 'Ё', '%', '&', '=', '+', '#', '?', ' ', '😀', '/') })
    .map((text) => text.trim()),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  sort: fc.constantFrom('', ...SHAPE.sorts),
  filters: fc.record({ archive: fc.constantFrom('', '1'), type: fc.constantFrom('', '0', '1', '2') }),
});
const words = fc.dictionary(
  fc.constantFrom('search', 'page', 'sort', 'archive', 'type', 'tab', 'people.page'),
  fc.oneof(fc.string(), fc.constantFrom('-1', '0', '1e3', '2.5', 'Infinity', 'title', '7', '\u0000а\u001b')),
);

describe('what is asked of a list', () => {
  it('comes out of the address as it went in, through the address as text, beside what others keep there', () => {
    fc.assert(
      fc.property(asked, words, fc.constantFrom(undefined, 'people'), (value, others, name) => {
        const shape = name === undefined ? SHAPE : { ...SHAPE, name };
        const written = new URLSearchParams(writeAsked(new URLSearchParams(others), shape, value).toString());
        expect(readAsked(written, shape)).toEqual(value);
        expect(written.get('tab')).toBe(new URLSearchParams(others).get('tab'));
        if (name === undefined) expect(written.get('people.page')).toBe(new URLSearchParams(others).get('people.page'));
      }),
    );
  });

  it('can be asked, whatever somebody has written into the address', () => {
    fc.assert(
      fc.property(words, (given) => {
        const value = readAsked(new URLSearchParams(given), SHAPE);
        expect(value.page).toSatisfy((page: number) => Number.isInteger(page) && page >= 1);
        expect(value.search).not.toMatch(/[\u0000-\u001f\u007f]/);
        expect(readAsked(writeAsked(new URLSearchParams(given), SHAPE, value), SHAPE)).toEqual(value);
      }),
    );
  });

  it('takes of a filter by an expression the whole value or nothing', () => {
    const shape = { filters: { since: /^\d{4}-\d\d$/ } };
    const since = (value: string) => readAsked(new URLSearchParams({ since: value }), shape).filters.since;
    expect(['2026-11', '2026-11-23', 'x2026-11', ''].map(since)).toEqual(['2026-11', '', '', '']);
    expect(readAsked(new URLSearchParams({ since: '7'.repeat(3_000) }), { filters: { since: /^7+$/ } }).filters).toEqual({ since: '' }); // prettier-ignore
  });

  it('leaves no trace in the address while it is as usual', () => {
    const address = new URLSearchParams('search=а&page=3&sort=title&type=1&tab=2');
    expect(writeAsked(address, SHAPE, PLAIN).toString()).toBe('tab=2');
  });

  it('begins at the first page when something else is looked for, and keeps what was not changed', () => {
    const value = { ...PLAIN, search: 'а', page: 4, filters: { archive: '1', type: '' } };
    expect(withChange(value, { filters: { type: '2' } })).toEqual({
      ...value,
      page: 1,
      filters: { archive: '1', type: '2' },
    });
    expect(withChange(value, { page: 5 })).toEqual({ ...value, page: 5 });
    expect([isNarrowed(PLAIN), isNarrowed(value), isNarrowed({ ...PLAIN, page: 2, sort: 'title' })]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

it('a sort says its direction, and a list has a last page even without rows', () => {
  expect([sortAsked('title'), sortAsked('-title')]).toEqual([
    { sort: 'title', isDescending: 'false' },
    { sort: 'title', isDescending: 'true' },
  ]);
  expect([lastPage(0, 20), lastPage(20, 20), lastPage(21, 20)]).toEqual([1, 1, 2]);
});
