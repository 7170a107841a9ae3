import { expect, it } from 'vitest';
import { applicationsIn, ofApplication } from './of-application.ts';

type Programs = Parameters<typeof ofApplication>[0];

const item = (guid: string, applicationGuid: string | null) => ({ guid, applicationGuid }) as Programs[number]['items'][number]; // prettier-ignore
const program = (programGuid: string, ...items: Programs[number]['items']) => ({ programGuid, items }) as Programs[number]; // prettier-ignore

const PROGRAMS = [
  program('day', item('a', 'swan'), item('b', 'crane'), item('c', 'swan')),
  program('night', item('d', 'crane'), item('e', null)),
];
const shown = (application: string | null) =>
  ofApplication(PROGRAMS, application).map(({ programGuid, items }) => [programGuid, items.map(({ guid }) => guid).join('')]); // prettier-ignore

it('each application with a performance is offered once', () => {
  expect(applicationsIn(PROGRAMS)).toEqual(['swan', 'crane']);
});

it('one application leaves its performances alone, and none of them a program that it is not in', () => {
  expect(shown('swan')).toEqual([['day', 'ac']]);
  expect(shown('crane')).toEqual([
    ['day', 'b'],
    ['night', 'd'],
  ]);
  expect(shown('stork')).toEqual([]);
  expect(shown(null)).toEqual([
    ['day', 'abc'],
    ['night', 'de'],
  ]);
});
