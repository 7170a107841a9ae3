import { describe, expect, it } from 'vitest';
import type { ProtocolView } from '@rampa/contract';
import { USUAL_PERMISSIONS } from '@rampa/judging/domain';
import { arrangedGroups, competingIn, isWaiting, placeText, sentBy, type ProtocolRow } from './rows.ts';

const judged = (given: number, expected = 2, abstained = false) => ({
  total: null,
  given,
  expected,
  isDropped: false,
  abstained,
  marks: [],
});

const row = (number: string, change: Partial<ProtocolRow> = {}): ProtocolRow => ({
  itemGuid: number,
  programGuid: 'p',
  nominationGuid: null,
  number,
  performer: number,
  collective: '',
  city: '',
  pieceTitle: '',
  activity: 'Done',
  isWithdrawn: false,
  status: 'complete',
  total: 9000,
  technical: null,
  components: null,
  deductions: null,
  place: 1,
  placeTo: null,
  award: null,
  byJudge: [judged(2), judged(2)],
  byCriterion: [],
  methodText: '',
  ...change,
});

const judges = [
  { guid: '1', fullName: 'Берестов Андрей Николаевич', isChair: true },
  { guid: '2', fullName: 'Громова Лидия Петровна', isChair: false },
];

const protocol = (rows: ProtocolRow[][]): ProtocolView => ({
  competitionGuid: 'c',
  competitionTitle: '',
  programGuid: 'p',
  programTitle: '',
  tour: 1,
  timeZone: 'Europe/Moscow',
  state: 'Open',
  version: 1,
  lockedAt: null,
  decimals: 2,
  methodText: '',
  judges,
  criteria: [],
  lateCount: 0,
  clearing: null,
  comments: [],
  shownChanges: [],
  shownAbstentions: [],
  granted: { members: USUAL_PERMISSIONS, link: USUAL_PERMISSIONS },
  groups: rows.map((one, index) => ({
    key: String(index),
    title: '',
    subtitle: '',
    methodText: '',
    isProvisional: false,
    ties: [],
    rows: one,
  })),
});

it('a group is as large as those who compete in it', () => {
  const rows = [row('1'), row('2', { isWithdrawn: true }), row('3', { activity: 'Skipped' }), row('4')];
  expect(competingIn(rows)).toBe(2);
});

describe('running order', () => {
  it('counts as people do and leaves the other programs of a group out', () => {
    const [group] = arrangedGroups(
      protocol([
        [row('15а'), row('9')],
        [row('15'), row('3', { programGuid: 'q' })],
      ]),
      'order',
    );
    expect(group!.rows.map((one) => one.number)).toEqual(['9', '15', '15а']);
  });
});

describe('lamps', () => {
  const waiting = row('2', { status: 'waiting', byJudge: [judged(2), judged(1)] });
  it('expect nothing of withdrawn, skipped and abstaining', () => {
    expect(isWaiting(waiting)).toBe(true);
    expect(isWaiting({ ...waiting, isWithdrawn: true })).toBe(false);
    expect(isWaiting({ ...waiting, activity: 'Skipped' })).toBe(false);
    expect(sentBy(row('4', { byJudge: [judged(0, 2, true), judged(1)] }), judges)).toMatchObject({ count: 0, of: 1 });
  });
  it('light one per judge', () => {
    expect(sentBy(waiting, judges)).toEqual({
      count: 1,
      of: 2,
      lamps: [true, false],
      waitingFor: ['Громова Лидия Петровна'],
    });
  });
});

describe('places', () => {
  it('a shared place is a range', () => {
    expect(placeText({ place: 2, placeTo: 3 })).toBe('2–3');
    expect(placeText({ place: 2, placeTo: null })).toBe('2');
    expect(placeText({ place: null, placeTo: null })).toBe('');
  });
});
