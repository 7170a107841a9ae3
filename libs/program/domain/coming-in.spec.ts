import fc from 'fast-check';
import { newGuid } from '@rampa/kernel';
import { expect, it } from 'vitest';
import { withComing } from './coming-in.ts';

const NOMINATIONS = [null, 'хор', 'танец'];
const standing = fc
  .array(fc.constantFrom(...NOMINATIONS), { maxLength: 12 })
  .map((all) =>
    all.map((nominationGuid, at) => ({ guid: `s${at}`, number: String(at + 1), block: '', nominationGuid })),
  );
const coming = fc
  .array(fc.constantFrom(...NOMINATIONS), { maxLength: 40 })
  .map((all) => all.map((nominationGuid) => ({ guid: newGuid(), nominationGuid })));

it('keeps the order and the numbers that are known, and gives no number twice', () => {
  fc.assert(
    fc.property(standing, coming, (before, fresh) => {
      const after = withComing(before, fresh);
      expect(after.filter(({ guid }) => guid.startsWith('s'))).toEqual(before);
      expect(after).toHaveLength(before.length + fresh.length);
      expect(new Set(after.map(({ number }) => number)).size).toBe(after.length);
    }),
  );
});

it('puts each behind the last one of its nomination, or at the end', () => {
  fc.assert(
    fc.property(standing, coming, (before, fresh) => {
      const after = withComing(before, fresh);
      for (const nomination of ['хор', 'танец']) {
        const at = after.flatMap((one, index) => (one.nominationGuid === nomination ? [index] : []));
        const first = before.findIndex(({ nominationGuid }) => nominationGuid === nomination);
        const came = fresh.filter(({ nominationGuid }) => nominationGuid === nomination).map(({ guid }) => guid);
        const inOrder = after.filter(({ guid }) => came.includes(guid)).map(({ guid }) => guid);
        expect(inOrder).toEqual(came);
        // Nobody of another nomination stands between those who came together behind the last one.
        if (first >= 0 && came.length > 0) expect(at.slice(-came.length - 1)).toEqual(at.slice(-came.length - 1).map((_, step) => at.at(-came.length - 1)! + step)); // prettier-ignore
      }
    }),
  );
});

it('stands behind the named item in its part', () => {
  const before = [
    { guid: 's0', number: '1', block: 'I', nominationGuid: null },
    { guid: 's1', number: '2', block: 'II', nominationGuid: null },
  ];
  const after = withComing(before, [{ guid: 'a', nominationGuid: null }, { guid: 'b', nominationGuid: null }], 's0'); // prettier-ignore
  expect(after.map(({ guid, number, block }) => [guid, number, block])).toEqual([
    ['s0', '1', 'I'],
    ['a', '1а', 'I'],
    ['b', '1б', 'I'],
    ['s1', '2', 'II'],
  ]);
});
