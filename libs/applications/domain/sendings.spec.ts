import { describe, expect, it } from 'vitest';
import type { Change } from './history.ts';
import { formerSendings } from './sendings.ts';

const state = (at: string, after: object): Change => ({
  ...{ revision: 1, kind: 'state', blockGuid: null, n: null, before: null, after, actor: 'a', isOrganizer: false, at },
});
const sent = (dateSubscribe: string) => state(dateSubscribe, { state: 'Subscribed', dateSubscribe });
const [FIRST, SECOND, THIRD] = ['2027-02-01T09:00:00.000Z', '2027-02-10T09:00:00.000Z', '2027-02-10T09:00:01.000Z'];

describe('former sendings', () => {
  it('are all but the one that stands, the latest first, also after one was put back', () => {
    const changes = [sent(FIRST), state(SECOND, { state: 'Unsubscribed' }), sent(SECOND), sent(THIRD)];
    expect(formerSendings(changes, THIRD)).toEqual([SECOND, FIRST]);
    expect(formerSendings(changes, FIRST)).toEqual([THIRD, SECOND]);
    expect(formerSendings([sent(FIRST)], FIRST)).toEqual([]);
    expect(formerSendings([], null)).toEqual([]);
  });

  it('are known by the journal’s own moment where their line was written before it kept the date', () => {
    const changes = [state(FIRST, { state: 'Subscribed', number: 1 }), state(SECOND, { state: 'Subscribed' })];
    expect(formerSendings(changes, THIRD)).toEqual([FIRST]);
  });
});
