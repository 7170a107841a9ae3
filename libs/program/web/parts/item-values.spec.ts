import type { ProgramItemView } from '@rampa/contract';
import { expect, it } from 'vitest';
import { bodyOf, joinedOf, valuesOf } from './item-values.ts';

const item = (change: Partial<ProgramItemView>) => ({ block: '', nominationGuid: null, groupValues: {}, ...change }) as ProgramItemView; // prettier-ignore
const neighbour = item({ block: 'I отделение', nominationGuid: 'танец', groupValues: { возраст: '13–15' } });
const last = item({ block: 'II отделение', nominationGuid: 'хор', groupValues: { возраст: '7–9' } });

it('a latecomer competes with those beside whom he is put; at the end only the part is taken over', () => {
  const beside = valuesOf(null, joinedOf([neighbour, last], neighbour));
  expect(beside).toMatchObject({
    block: 'I отделение',
    nominationGuid: 'танец',
    groupValues: { возраст: '13–15' },
    performer: '',
    number: '',
  });
  const atTheEnd = valuesOf(null, joinedOf([neighbour, last], null));
  expect(atTheEnd).toMatchObject({ block: 'II отделение', nominationGuid: null, groupValues: {} });
  expect(valuesOf(last, joinedOf([neighbour], neighbour))).toMatchObject({ nominationGuid: 'хор' });
});

it('a break that is put there competes with nobody', () => {
  const values = { ...valuesOf(null, joinedOf([neighbour], neighbour)), kind: 'pause' as const };
  const { title, nominationGuid, groupValues } = bodyOf(values, {});
  expect({ title, nominationGuid, groupValues }).toEqual({ title: 'Перерыв', nominationGuid: null, groupValues: {} });
});
