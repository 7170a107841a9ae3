import { describe, expect, it } from 'vitest';
import {
  answerOf,
  answerWords,
  arrivalRefusal,
  editingRefusal,
  headingOf,
  isDecidedAnew,
  newSince,
  plainAnswer,
  runsOf,
  saidOnce,
  SEARCH_MAX,
  toldAnswer,
  type Change,
  type EditingFacts,
} from './index.ts';

describe('an answer on the wire', () => {
  it('comes back as it was sent', () => {
    const sent = { valueGuids: ['a', 'b'], sumIntFields: [2, null], sumStringFields: ['соло', ''] };
    expect(toldAnswer(answerOf('ReferenceBook', sent))).toMatchObject(sent);
    expect(toldAnswer(answerOf('Text', { value: ' Узоры ' })).value).toBe(' Узоры ');
    expect(toldAnswer(answerOf('Range', { valueArray: ['3', '9'] }))).toMatchObject({ value: '3 – 9', valueArray: ['3', '9'] }); // prettier-ignore
  });

  it('is none when blank, and half a range is kept but does not count as filled', () => {
    expect(answerOf('Text', { value: ' \u00a0 ' })).toBeNull();
    expect(answerOf('ReferenceBook', { valueGuids: [] })).toBeNull();
    expect(toldAnswer(answerOf('Range', { valueArray: ['3', ' '] }))).toMatchObject({
      value: '',
      valueArray: ['3', ''],
    });
  });

  it('is compared without the revision that wrote it', () => {
    expect(plainAnswer({ t: 'да', r: 7 } as never)).toEqual({ t: 'да' });
    expect(plainAnswer(undefined)).toBeNull();
  });

  it('in words: days, telephones, quantities, ends', () => {
    const titleOf = (item: string) => ({ a: 'Соло', b: 'Дуэт' })[item];
    expect(answerWords({ t: '2027-03-05' }, { format: 'date' }, titleOf)).toBe('05.03.2027');
    expect(answerWords({ t: '89161234567' }, { format: 'phone' }, titleOf)).toBe('+7\u00a0(916)\u00a0123-45-67');
    expect(answerWords({ t: '+375 29 1234567' }, { format: 'phone' }, titleOf)).toBe('+375\u00a029\u00a01234567');
    expect(answerWords({ i: ['a', 'b'], q: [2, null], s: ['', 'Анна'] }, {}, titleOf)).toBe('Соло × 2, Дуэт: Анна');
    expect(answerWords({ a: '7', b: '' }, {}, titleOf)).toBe('7 – …');
    expect(answerWords(null, {}, titleOf)).toBe('');
    // Named where all of them are known; of one that is gone only how many there were.
    expect(answerWords({ f: ['x', 'y'] }, {}, titleOf)).toBe('2\u00a0файла');
    expect(answerWords({ f: ['a', 'b'] }, {}, titleOf)).toBe('Соло, Дуэт');
    expect(answerWords({ f: ['a', 'y'] }, {}, titleOf)).toBe('2\u00a0файла');
    expect(saidOnce(['Танец', 'Хор', 'Танец'])).toEqual(['Танец × 2', 'Хор']);
  });
});

describe('may a member still change it', () => {
  const NOW = '2026-11-10T09:00:00.000Z';
  const facts: EditingFacts = {
    state: 'Submitted',
    isArchived: false,
    statusAllows: false,
    isOpened: false,
    opensAt: null,
    closesAt: null,
    freezesAt: null,
    overAt: '2026-12-01T00:00:00.000Z',
  };
  const asked = (more: Partial<EditingFacts>) => editingRefusal({ ...facts, ...more }, NOW);
  const [past, later] = ['2026-11-10T08:59:59.000Z', '2026-11-11T00:00:00.000Z'];

  it.each<[Partial<EditingFacts>, string | null]>([
    [{}, null],
    [{ closesAt: later }, null],
    [{ closesAt: past }, 'applicationClosed'],
    [{ closesAt: past, isOpened: true }, null],
    [{ state: 'Subscribed' }, 'applicationSettled'],
    [{ state: 'Subscribed', statusAllows: true }, null],
    [{ state: 'Subscribed', statusAllows: true, closesAt: past }, 'applicationFrozen'],
    [{ state: 'Subscribed', statusAllows: true, closesAt: past, freezesAt: later }, null],
    [{ state: 'Subscribed', statusAllows: true, freezesAt: past }, 'applicationFrozen'],
    [{ state: 'Subscribed', statusAllows: true, overAt: NOW }, 'applicationFrozen'],
    [{ state: 'Subscribed', statusAllows: true, overAt: past, closesAt: later }, null],
    [{ state: 'Subscribed', isOpened: true, overAt: past }, null],
    [{ state: 'Submitted', overAt: past }, null],
    [{ state: 'Subscribed', isOpened: true, freezesAt: past }, null],
    [{ state: 'Unsubscribed', freezesAt: past }, 'applicationFrozen'],
    [{ state: 'Unsubscribed', statusAllows: true, freezesAt: past }, 'applicationFrozen'],
    [{ state: 'Unsubscribed', freezesAt: later }, null],
    [{ state: 'Unsubscribed', isOpened: true, freezesAt: past }, null],
    [{ state: 'Unsubscribed', closesAt: past, freezesAt: past }, 'applicationClosed'],
    [{ state: 'Submitted', freezesAt: past }, null],
    [{ opensAt: later }, null],
    [{ isArchived: true, isOpened: true }, 'archived'],
  ])('%o → %s', (more, expected) => expect(asked(more)).toBe(expected));

  it.each<[Partial<EditingFacts>, string | null]>([
    [{}, null],
    [{ opensAt: NOW }, null],
    [{ opensAt: later }, 'applicationEarly'],
    [{ opensAt: later, isOpened: true }, null],
    [{ opensAt: past, closesAt: later }, null],
    [{ opensAt: past, closesAt: NOW }, 'applicationClosed'],
    [{ closesAt: past, isOpened: true }, null],
    [{ overAt: NOW }, 'applicationOver'],
    [{ overAt: past, closesAt: later }, null],
    [{ overAt: past, closesAt: past }, 'applicationClosed'],
    [{ overAt: past, opensAt: later }, 'applicationOver'],
    [{ overAt: past, isOpened: true }, null],
    [{ isArchived: true, isOpened: true, opensAt: later }, 'archived'],
  ])('a new one comes in: %o → %s', (more, expected) =>
    expect(arrivalRefusal({ ...facts, ...more }, NOW)).toBe(expected),
  );
});

describe('sent again: is it decided anew', () => {
  const at = '2026-11-10T09:00:00.000Z';
  const no = { blockGuid: null, n: null, before: null, after: null, actor: 'a', isOrganizer: false, at };
  const state = (revision: number, after: string): Change => ({
    ...{ ...no, kind: 'state' as const },
    ...{ revision, after: { state: after } },
  });
  const answer = (revision: number, before: string, after: string, isOrganizer = false): Change => ({
    ...{ ...no, kind: 'answer' as const, blockGuid: 'b', n: 1, isOrganizer },
    ...{ revision, before: { t: before }, after: { t: after } },
  });
  const sent = [answer(1, '', 'Берёзка'), state(2, 'Subscribed'), state(3, 'Unsubscribed')];
  const settled = { statusAllows: false, isOpened: false };

  it.each<[string, Change[], boolean]>([
    ['nothing was changed', sent, false],
    ['the member has changed it', [...sent, answer(4, 'Берёзка', 'Узоры')], true],
    ['there and back', [...sent, answer(4, 'Берёзка', 'Узоры'), answer(5, 'Узоры', 'Берёзка')], false],
    ['the organizer has changed it', [...sent, answer(4, 'Берёзка', 'Узоры', true)], false],
    [
      'a block is gone',
      [...sent, { ...no, revision: 4, kind: 'blockRemoved', blockGuid: 'b', before: { blocks: ['b'] } }],
      true,
    ],
    [
      'changed before it was taken back',
      [...sent.slice(0, 2), answer(3, '', 'Узоры'), state(4, 'Unsubscribed')],
      false,
    ],
    ['never taken back', [...sent.slice(0, 2), answer(3, 'Берёзка', 'Узоры')], false],
  ])('%s', (_, changes, expected) => expect(isDecidedAnew(settled, changes)).toBe(expected));

  it('not where it may be changed without taking it back', () => {
    const changed = [...sent, answer(4, 'Берёзка', 'Узоры')];
    expect(isDecidedAnew({ ...settled, statusAllows: true }, changed)).toBe(false);
    expect(isDecidedAnew({ ...settled, isOpened: true }, changed)).toBe(false);
  });
});

describe('history', () => {
  const change = (revision: number, more: Partial<Change>): Change => ({
    ...{ revision, kind: 'answer', blockGuid: 'b', n: 2, before: null, after: null, actor: 'account:m' },
    ...{ isOrganizer: false, at: new Date(revision * 60_000).toISOString() },
    ...more,
  });

  it('joins an author’s run in one field and tells another author apart', () => {
    const list = [
      change(1, { after: { t: 'У' } }),
      change(2, { before: { t: 'У' }, after: { t: 'Узоры' } }),
      change(3, { before: { t: 'Узоры' }, after: { t: 'Узор' }, actor: 'account:o', isOrganizer: true }),
      change(20, { before: { t: 'Узор' }, after: { t: 'Узоры' }, actor: 'account:o', isOrganizer: true }),
    ];
    expect(runsOf(list).map(({ revision, before, after }) => [revision, before, after])).toEqual([
      [20, { t: 'Узор' }, { t: 'Узоры' }],
      [3, { t: 'Узоры' }, { t: 'Узор' }],
      [2, null, { t: 'Узоры' }],
    ]);
  });

  it('keeps as a line what was sent, and calls sending again no change', () => {
    const state = (revision: number, before: object, after: object) =>
      change(revision, { kind: 'state', blockGuid: null, n: null, before, after });
    const list = [
      change(1, { after: { t: 'г. Омск' } }),
      state(2, { state: 'Submitted' }, { state: 'Subscribed', number: 1 }),
      change(3, { before: { t: 'г. Омск' }, after: { t: 'Омск' } }),
      state(4, { state: 'Subscribed' }, { state: 'Unsubscribed' }),
      state(5, { state: 'Unsubscribed' }, { state: 'Subscribed', number: 1 }),
    ];
    expect(runsOf(list).filter(({ kind }) => kind === 'answer')).toHaveLength(2);
    expect(newSince(list, { revision: 2, places: new Map() }).map(({ kind }) => kind)).toEqual(['answer']);
    expect(newSince(list.slice(0, 4), { revision: 2, places: new Map() })).toHaveLength(2);
  });

  it('of what is new tells the difference alone, and nothing that the organizer did himself', () => {
    const list = [
      change(1, { after: { t: 'старое' } }),
      change(2, { before: { t: 'старое' }, after: { t: 'новое' } }),
      change(3, { before: { t: 'новое' }, after: { t: 'старое' } }),
      change(4, { n: 3, before: null, after: { t: 'наше' }, isOrganizer: true }),
      change(5, { n: 4, before: { t: '1' }, after: { t: '2' } }),
      change(6, { n: 4, before: { t: '2' }, after: { t: '3' } }),
    ];
    const fresh = (places: [string, number][] = []) =>
      newSince(list, { revision: 1, places: new Map(places) }).map(({ n, before, after }) => [n, before, after]);
    expect(fresh()).toEqual([[4, { t: '1' }, { t: '3' }]]);
    // Confirmed apart from the others: what came later in the same place stays new.
    expect(fresh([['answer b 4', 6]])).toEqual([]);
    expect(fresh([['answer b 4', 5]])).toEqual([[4, { t: '2' }, { t: '3' }]]);
    expect(fresh([['answer b 5', 6]])).toHaveLength(1);
  });
});

it('an application is called by its collective, and found by its open answers with ё as е', () => {
  const field = (n: number, more: object) => ({ n, blockGuid: 'b', tag: null, isPrivate: false, ...more }) as never;
  const form = {
    blocks: [],
    fields: [field(1, { tag: 'performer' }), field(2, { tag: 'collective' }), field(3, { isPrivate: true })],
  };
  const said: Record<number, string> = { 1: 'Алёна', 2: 'Берёзка', 3: 'тайна' };
  const block = { guid: 'x', blockGuid: 'b', parentGuid: null, answers: {} };
  expect(headingOf(form, [block], ({ n }) => said[n]!)).toEqual({
    ...{ title: 'Берёзка', search: 'березка · алена', performers: ['березка', 'алена'] },
  });
  // Another number of the same soloist is told by him; whoever names people alone, by the first of them.
  const people = { ...form, fields: [field(1, { tag: 'personFullName' }), field(2, { tag: 'personFullName' })] };
  expect(headingOf(people, [block], ({ n }) => said[n]!)).toMatchObject({ title: 'Алёна', performers: ['алена'] });
  // What the organizer keeps for himself names nothing: its member reads how his application is called.
  const secret = { ...form, fields: [field(3, { tag: 'collective', isPrivate: true })] };
  expect(headingOf(secret, [block], () => 'тайна')).toEqual({ title: '', search: '', performers: [] });
  // What is said twice is kept once, so that names of three hundred people and what is said of them find it.
  const crowd = Array.from({ length: 300 }, (_, at) => ({ ...block, guid: `${at}` }));
  const told = headingOf(people, crowd, ({ n }, { guid }) =>
    n === 1 ? `Ветлугина Инна Сергеевна ${guid}` : 'Кострома',
  );
  expect([told.search.includes('сергеевна 299'), told.search.match(/кострома/g)?.length]).toEqual([true, 1]);
  const long = headingOf(form, [block], ({ n }) => `${n}${'ж'.repeat(30_000)}`).search;
  expect(new TextEncoder().encode(long).length).toBeLessThanOrEqual(SEARCH_MAX);
  expect(long).not.toContain('\ufffd');
});
