import type { ProgramDifference } from '@rampa/contract';
import { expect, it } from 'vitest';
import { firstTicks, reviewed, tickOf } from './review.ts';

const item = (itemGuid: string) => ({ itemGuid, label: itemGuid, applicationGuid: null, applicationNumber: null });
const offered = (applicationBlockGuid: string) => ({
  ...{ applicationBlockGuid, applicationGuid: 'a', applicationNumber: 1, nominationGuid: null, nomination: '' },
  ...{ performer: 'Лель', collective: '', pieceTitle: '', city: '', duration: 0 },
});
const field = (key: string, is: { isOwn?: boolean; isHeld?: boolean } = {}) => ({
  ...{ key, title: key, before: 'а', after: 'б', isOwn: false, isHeld: false, ...is },
});
const SEEN: ProgramDifference = {
  ...{ token: 't', isClosed: false, isByNominations: true },
  added: [offered('b1'), offered('b2')],
  changed: [{ ...item('i1'), fields: [field('city'), field('performer', { isOwn: true }), field('nominationGuid', { isHeld: true })] }], // prettier-ignore
  withdrawn: [
    { ...item('i2'), isBack: false, isHeld: false },
    { ...item('i3'), isBack: false, isHeld: true },
  ],
  doubled: [
    { ...item('i4'), performance: offered('b3'), elsewhere: '', isHeld: false },
    { ...item('i5'), performance: null, elsewhere: 'День 1', isHeld: false },
  ],
};

it('begins with everything but own words, what is held and a withdrawal of one of two', () => {
  expect(reviewed(SEEN, firstTicks(SEEN))).toEqual({
    ...{ token: 't', added: ['b1', 'b2'], changed: [{ itemGuid: 'i1', keys: ['city'] }] },
    ...{ withdrawn: ['i2'], linked: ['i4'] },
  });
});

it('begins with nobody new where the program names no nominations, or its protocol is closed', () => {
  expect(reviewed(SEEN, firstTicks({ ...SEEN, isByNominations: false })).added).toEqual([]);
  expect(reviewed(SEEN, firstTicks({ ...SEEN, isClosed: true })).added).toEqual([]);
});

it('sends what is ticked and nothing else', () => {
  const ticks = [tickOf.added('b3'), tickOf.withdrawn('i5'), tickOf.changed('i1', 'performer'), tickOf.added('gone')];
  expect(reviewed(SEEN, ticks)).toEqual({
    ...{ token: 't', added: ['b3'], changed: [{ itemGuid: 'i1', keys: ['performer'] }] },
    ...{ withdrawn: ['i5'], linked: [] },
  });
});
