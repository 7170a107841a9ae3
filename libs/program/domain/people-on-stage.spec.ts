import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peopleOnStage, type Cast, type NamedPerson } from './people-on-stage.ts';
import { overLimitS } from './performance-faults.ts';

const cast = (given: Partial<Cast>): Cast => ({
  ...{ performer: '', collective: '', performerKind: 'unknown', people: [], ...given },
});
const person = (name: string, performer: string | null = null, birthDate: string | null = null): NamedPerson => ({
  ...{ performer, name, birthDate },
});
const meet = (one: Partial<Cast>, other: Partial<Cast>) => {
  const [a, b] = peopleOnStage([cast(one), cast(other)]).of;
  return a!.some((each) => b!.includes(each));
};

describe('who is one person', () => {
  it.each([
    ['Арина Мельникова', 'мельникова  Арина'],
    ['Семён Ёлкин', 'Елкин Семен'],
    ['Мельникова Арина, Воронов Степан', 'Степан Воронов'],
    ['Мельникова Арина Воронов Степан', 'Степан Воронов'],
  ])('«%s» and «%s»', (one, other) => {
    expect(meet({ performer: one }, { performer: other })).toBe(true);
  });

  it.each([
    ['Арина', 'Арина'],
    ['Мельникова Арина', 'Мельникова Анна'],
    ['Ансамбль «Лель»', 'Хор «Лель»'],
  ])('not «%s» and «%s»', (one, other) => {
    const named = (name: string) => (name === 'Арина' ? { people: [person(name)] } : { performer: name });
    expect(meet(named(one), named(other))).toBe(false);
  });

  it('a collective, however it is quoted, and whoever the member’s list says, whatever he is called', () => {
    expect(meet({ collective: 'Ансамбль «Лель»' }, { performer: 'ансамбль "Лель"' })).toBe(true);
    expect(meet({ people: [person('Аня', 'p')] }, { people: [person('Анна Мельникова', 'p')] })).toBe(true);
  });

  it('the soloist of an ensemble, by what the applications name', () => {
    const solo = { performer: 'Арина Мельникова', performerKind: 'person' as const };
    expect(meet(solo, { collective: 'Лель', people: [person('Мельникова Арина'), person('Пётр Зуев')] })).toBe(true);
  });

  it('two of one name are two where their birth dates say so', () => {
    const [born, later] = [person('Зуев Пётр', null, '2012-01-05'), person('Зуев Пётр', null, '2015-01-05')];
    expect(meet({ people: [born] }, { people: [later] })).toBe(false);
    expect(meet({ people: [born] }, { performer: 'Пётр Зуев' })).toBe(true);
  });

  it('depends on no order of the program', () => {
    const people = fc.record({
      performer: fc.constantFrom(null, 'p', 'q'),
      name: fc.constantFrom('Арина Зуева', 'Зуева Арина', 'Пётр Зуев', 'Аня'),
      birthDate: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(fc.array(people, { minLength: 1, maxLength: 3 }), { maxLength: 8 }), (casts) => {
        const pairsOf = (order: readonly number[]) => {
          const { of } = peopleOnStage(order.map((at) => cast({ people: casts[at]! })));
          const place = new Map(order.map((at, index) => [at, of[index]!]));
          return casts.flatMap((_, a) => casts.flatMap((__, b) => place.get(a)!.some((one) => place.get(b)!.includes(one)))); // prettier-ignore
        };
        const order = casts.map((_, at) => at);
        expect(pairsOf(order.toReversed())).toEqual(pairsOf(order));
      }),
    );
  });
});

describe('what is wrong with one performance', () => {
  it('a length is over its limit by the longer of what is told and what is recorded', () => {
    expect([overLimitS(240, 200, 260), overLimitS(240, 250, null), overLimitS(240, 240, 10), overLimitS(null, 9999, null)]).toEqual([20, 10, 0, 0]); // prettier-ignore
  });
});
