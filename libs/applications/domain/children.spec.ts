import type { BlockAnswers, Form, FormBlock, FormField } from '@rampa/forms/domain';
import { describe, expect, it } from 'vitest';
import { childrenOf, childrenStanding, consentsText, peopleIn, type Person } from './children.ts';
import { shownIn } from './shown.ts';

const DAY = '2026-11-28';
const block = (guid: string, parentGuid: string | null, more: Partial<FormBlock> = {}): FormBlock => ({
  ...{ guid, n: 0, parentGuid, title: guid, min: 0, max: 9, isPerformance: false, rule: null },
  ...more,
});
const field = (n: number, blockGuid: string, tag: FormField['tag'], more: Partial<FormField> = {}): FormField => ({
  ...{
    guid: `field${n}`,
    n,
    blockGuid,
    kind: 'Text',
    bookGuid: null,
    title: '',
    hint: '',
    option: {},
    rule: null,
    tag,
  },
  ...{ isRequired: false, isPrivate: false, isPersonal: true },
  ...more,
});
const FORM: Form = {
  blocks: [block('piece', null, { isPerformance: true }), block('cast', 'piece'), block('person', 'cast'), block('teacher', null), block('work', null, { isPerformance: true }), block('reading', null, { isPerformance: true })], // prettier-ignore
  fields: [
    field(1, 'person', 'personFullName'),
    field(2, 'person', 'personBirthDate'),
    field(3, 'teacher', 'personFullName'),
    // One form asks every author when he was born, the other one soloists alone.
    field(4, 'work', 'performer'),
    field(5, 'work', 'personBirthDate', { isRequired: true }),
    field(6, 'reading', 'performer'),
    field(7, 'reading', 'personBirthDate', { isRequired: true, rule: { visible: { field: 9, in: ['solo'] } } }),
    { ...field(9, 'reading', null), kind: 'ReferenceBook', bookGuid: 'forms' },
  ],
};

const FACTS = { state: 'Submitted', status: '' } as const;

const answered = (texts: Record<number, string>): BlockAnswers['answers'] =>
  Object.fromEntries(Object.entries(texts).flatMap(([n, t]) => (t === '' ? [] : [[n, { t }]])));

/** Of each block the field of a name and that of a birth date. */
const NAMING: Record<string, readonly [number, number?]> = {
  person: [1, 2],
  teacher: [3],
  work: [4, 5],
  reading: [6, 7],
};
const given = (guid: string, blockGuid: string, parentGuid: string | null, name = '', born = ''): BlockAnswers => {
  const [named, dated] = NAMING[blockGuid] ?? [1, 2];
  return {
    ...{ guid, blockGuid, parentGuid },
    answers: answered({ [named]: name, ...(dated === undefined ? {} : { [dated]: born }) }),
  };
};
const PIECES = [given('piece1', 'piece', null), given('cast1', 'cast', 'piece1'), given('piece2', 'piece', null), given('cast2', 'cast', 'piece2')]; // prettier-ignore
const people = (blocks: BlockAnswers[], hidden: [string, string[]][] = []) =>
  peopleIn(FORM, [...PIECES, ...blocks], shownIn(FORM, [...PIECES, ...blocks], FACTS, new Map(hidden)), DAY);
const isChild = (born: string) => people([given('a', 'person', 'cast1', 'Анна', born)])[0]!.isChild;

describe('who is a child', () => {
  it('is whoever was under 18 on that day; a birth date that is asked for and not given makes one too', () => {
    expect([isChild('2008-11-29'), isChild('2008-11-28'), isChild('2008-11-27'), isChild('')]).toEqual([true, false, false, true]); // prettier-ignore
    expect([isChild('2008-02-29'), isChild('1950-01-01'), isChild('2026-11-28')]).toEqual([false, false, true]);
  });

  it('is nobody where no birth date is asked for, or the question is hidden', () => {
    expect(people([given('t', 'teacher', null, 'Зоя')])).toMatchObject([{ isChild: false, performance: null }]);
    const one = given('a', 'person', 'cast1', 'Анна', '2015-01-01');
    expect(people([one], [['a', ['f2']]])).toMatchObject([{ name: 'Анна', isChild: false }]);
    expect(people([one], [['a', ['f1']]])).toEqual([]);
  });

  it('stands in the performance around his block, and twice named is one', () => {
    const all = people([
      given('a', 'person', 'cast1', 'Анна', '2015-01-01'),
      given('b', 'person', 'cast2', 'АННА', '2015-01-01'),
      given('c', 'person', 'cast2', 'Анна', '2016-01-01'),
    ]);
    expect(all.map(({ performance }) => performance)).toEqual(['piece1', 'piece2', 'piece2']);
    expect(childrenOf(all).map(({ block: of }) => of)).toEqual(['a', 'c']);
  });
});

const person = (of: string, name: string, isYoung = true): Person => ({
  ...{ block: of, performance: 'piece1', name, birthDate: isYoung ? '2015-01-01' : '1990-01-01', isChild: isYoung },
});
const word = (name: string, kind: 'processing' | 'publishing' = 'publishing') => ({ name, birthDate: '2015-01-01', kind }); // prettier-ignore

describe('a performer', () => {
  const solo = (blockGuid: string, born: string, hidden: string[] = []) =>
    people([given('s', blockGuid, null, 'Анна', born)], [['s', hidden]]);

  it('whose birth date is asked for is a person, in the performance that names him', () => {
    const anna = { block: 's', performance: 's', name: 'Анна' };
    expect(solo('work', '2015-01-01')).toMatchObject([{ ...anna, birthDate: '2015-01-01', isChild: true }]);
    expect(solo('work', '')).toMatchObject([{ ...anna, birthDate: null, isChild: true }]);
    expect(solo('work', '1990-01-01')).toMatchObject([{ ...anna, isChild: false }]);
    expect(solo('reading', '2015-01-01')).toMatchObject([{ ...anna, isChild: true }]);
  });

  it('may be a collective where nobody owes a birth date, or the question is hidden', () => {
    expect([solo('reading', ''), solo('reading', '2015-01-01', ['f7'])]).toEqual([[], []]);
  });

  it('stays a person while the condition asks for his birth date, cleared or not, and is none while it does not', () => {
    const soloist = (born: string, form: 'solo' | 'group') => {
      const one = given('s', 'reading', null, 'Анна', born);
      const blocks = [{ ...one, answers: { ...one.answers, 9: { i: [form] } } }];
      // What a condition hides is kept, and counts again with it.
      const hidden = form === 'group' && born !== '' ? [['s', ['f7']] as const] : [];
      return peopleIn(FORM, blocks, shownIn(FORM, blocks, FACTS, new Map(hidden)), DAY).map((of) => [of.birthDate, of.isChild]); // prettier-ignore
    };
    expect(soloist('2015-01-01', 'solo')).toEqual([['2015-01-01', true]]);
    expect(soloist('2015-01-01', 'group')).toEqual([]);
    expect(soloist('', 'group')).toEqual([]);
    expect(soloist('', 'solo')).toEqual([[null, true]]);
  });

  it('is one with himself in a block of people, and closes his performance whatever stands beside him', () => {
    const all = people([given('s', 'work', null, 'Анна', '2015-01-01'), given('a', 'person', 'cast1', 'АННА', '2015-01-01')]); // prettier-ignore
    expect(childrenOf(all)).toHaveLength(1);
    const beside: Person = { block: 'x', performance: 's', name: 'Зоя', birthDate: '1990-01-01', isChild: false };
    const child = all.filter(({ block: of }) => of === 's');
    for (const these of [
      [beside, ...child],
      [...child, beside],
    ])
      expect(childrenStanding(these, []).words.get('s')).toBe('closed');
    const grown = people([given('s', 'work', null, 'Пётр', '1990-01-01')]);
    expect(childrenStanding([{ ...beside, isChild: true }, ...grown], []).words.get('s')).toBe('closed');
  });
});

describe('what stands', () => {
  it('counts each child and each kind apart', () => {
    const standing = childrenStanding([person('a', 'Анна'), person('b', 'Борис')], [word('Анна'), word('анна', 'processing'), word('Борис')]); // prettier-ignore
    expect(standing).toMatchObject({ children: 2, lacks: { processing: 1, publishing: 0 } });
  });

  it('closes a performance by one child, opens it by all, and leaves it to the member beside a grown-up', () => {
    const wordOf = (...all: Parameters<typeof childrenStanding>) => childrenStanding(...all).words.get('piece1');
    const [anna, boris, zoya] = [person('a', 'Анна'), person('b', 'Борис'), person('z', 'Зоя', false)];
    expect(wordOf([anna, boris], [word('Анна')])).toBe('closed');
    expect(wordOf([boris, anna], [word('Анна')])).toBe('closed');
    expect(wordOf([anna, boris], [word('Анна'), word('Борис')])).toBe('open');
    expect(wordOf([anna, zoya], [word('Анна')])).toBe(null);
    expect(wordOf([zoya, anna], [])).toBe('closed');
    expect(wordOf([zoya], [])).toBe(null);
    expect(wordOf([], [])).toBe(undefined);
  });

  it('is about this child: another name or birth date has no word', () => {
    const closed = (name: string, birthDate: string) =>
      childrenStanding([person('a', 'Анна')], [{ name, birthDate, kind: 'publishing' }]).lacks.publishing;
    expect([closed('Анна', '2015-01-01'), closed('Анна', '2014-01-01'), closed('Анна Б.', '2015-01-01')]).toEqual([0, 1, 1]); // prettier-ignore
  });

  it('says itself in a cell', () => {
    expect([consentsText(0, 0, 0), consentsText(3, 0, 0), consentsText(5, 2, 3)]).toEqual(['', 'все (3)', 'данные 3, имена 2 из 5']); // prettier-ignore
  });
});
