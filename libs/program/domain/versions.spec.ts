import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, type VersionContent, type VersionItem } from './versions.ts';

const MINUTE = 60_000;
const items = (text: string, given: Partial<VersionItem> = {}): VersionItem[] =>
  [...text].map((guid, at) => ({
    ...{ guid, number: String(at + 1), block: '', startMs: at * 4 * MINUTE, isWithdrawn: false, said: guid, ...given },
  }));
const version = (list: readonly VersionItem[], given: Partial<VersionContent> = {}): VersionContent => ({
  ...{ beginMs: 0, place: 'ДК', items: list, ...given },
});
const told = (before: VersionContent, after: VersionContent) =>
  changesBetween(before, after).map((one) => `${one.kind}${'guid' in one ? ` ${one.guid}` : ''}`);

describe('what has changed between two publications', () => {
  it('is nothing between a version and itself', () => {
    expect(changesBetween(version(items('абвг')), version(items('абвг')))).toEqual([]);
  });

  it('names the one that was moved and not all whom it has passed', () => {
    const before = version(items('абвгде'));
    const after = version(items('бвгдеа').map((one) => ({ ...one, number: before.items.find(({ guid }) => guid === one.guid)!.number }))); // prettier-ignore
    expect(changesBetween(before, after)).toEqual([
      { kind: 'moved', guid: 'а', number: '1', before: 0, after: 20 * MINUTE },
    ]);
  });

  it('counts others whose time is another one, unless the beginning says so', () => {
    const before = version(items('абв'));
    const late = before.items.map((one, at) => (at === 0 ? one : { ...one, startMs: one.startMs! + 12 * MINUTE }));
    expect(changesBetween(before, version(late))).toEqual([{ kind: 'times', count: 2, minutes: 12 }]);
    const all = before.items.map((one) => ({ ...one, startMs: one.startMs! + 12 * MINUTE }));
    expect(told(before, version(all, { beginMs: 12 * MINUTE }))).toEqual(['begin']);
    const little = before.items.map((one) => ({ ...one, startMs: one.startMs! + 4 * MINUTE }));
    expect(told(before, version(little))).toEqual([]);
  });

  it('tells who has left, come and come back, another number, another text and another place', () => {
    const before = version([...items('абвг'), { ...items('д')[0]!, number: '5', isWithdrawn: true }]);
    const [a, b, c] = before.items as [VersionItem, VersionItem, VersionItem];
    const after = version(
      [
        { ...a, isWithdrawn: true },
        { ...b, number: '2а' },
        { ...c, said: 'иначе' },
        { ...before.items[4]!, isWithdrawn: false },
        { ...items('е')[0]!, number: '6' },
      ],
      { place: 'Парк' },
    );
    expect(told(before, after)).toEqual(['place', 'withdrawn а', 'removed', 'returned д', 'added е', 'number б', 'text в']); // prettier-ignore
  });

  it('never calls more moved than must have been, and whoever is left stands as before', () => {
    const order = fc.shuffledSubarray([...'абвгдежз'], { minLength: 8 });
    fc.assert(
      fc.property(order, order, (first, second) => {
        const [before, after] = [version(items(first.join(''))), version(items(second.join('')))];
        const moved = changesBetween(before, after).flatMap((one) => (one.kind === 'moved' ? one.guid : []));
        const left = (all: string[]) => all.filter((guid) => !moved.includes(guid)).join('');
        expect(left(second)).toBe(left(first));
        expect(moved.length).toBe(8 - longest(second.map((guid) => first.indexOf(guid))));
      }),
    );
  });
});

/** By trying every run. */
function longest(places: readonly number[], after = -1): number {
  return places.reduce((most, place, at) => (place > after ? Math.max(most, 1 + longest(places.slice(at + 1), place)) : most), 0); // prettier-ignore
}
