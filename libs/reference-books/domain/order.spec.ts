import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placed, placesOf } from './order.ts';

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map(String), { minLength: 1, maxLength: 30 });

it('what was put in another order stands so, when nobody else moved anything', () => {
  const moves = ids.chain((list) =>
    fc.record({ list: fc.constant(list), moved: fc.shuffledSubarray(list, { minLength: 1 }) }).chain((one) =>
      fc.record({
        ...{ list: fc.constant(one.list), moved: fc.constant(one.moved) },
        at: fc.nat({ max: list.length }),
      }),
    ),
  );
  fc.assert(
    fc.property(moves, ({ list, moved, at }) => {
      const rest = list.filter((id) => !moved.includes(id));
      const next = rest.toSpliced(Math.min(at, rest.length), 0, ...moved);
      expect(placed(list, placesOf(next, new Set(moved)))).toEqual(next);
    }),
  );
});

it('no line is lost or doubled, whatever is asked', () => {
  const asked = fc.array(
    fc.record({
      referenceBookItemGuid: fc.integer({ min: 0, max: 60 }).map(String),
      afterItemGuid: fc.option(fc.integer({ min: 0, max: 60 }).map(String)),
    }),
  );
  fc.assert(
    fc.property(ids, asked, (list, places) => {
      expect(placed(list, places).toSorted()).toEqual(list.toSorted());
    }),
  );
});

it('two who move different lines at once both get what they wanted', () => {
  const list = ['a', 'b', 'c', 'd', 'e'];
  const one = placesOf(['e', 'a', 'b', 'c', 'd'], new Set(['e']));
  const other = placesOf(['b', 'c', 'a', 'd', 'e'], new Set(['a']));
  expect(placed(placed(list, one), other)).toEqual(['e', 'b', 'c', 'a', 'd']);
  expect(placed(placed(list, other), one)).toEqual(['e', 'b', 'c', 'a', 'd']);
});
