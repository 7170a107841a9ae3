import type { BlockAnswers, Form, FormBlock, FormField } from '@rampa/forms/domain';
import { describe, expect, it } from 'vitest';
import { childrenOf, childrenStanding, consentsText, peopleIn, type Person } from './children.ts';

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
  blocks: [block('piece', null, { isPerformance: true }), block('cast', 'piece'), block('person', 'cast'), block('teacher', null)], // prettier-ignore
  fields: [
    field(1, 'person', 'personFullName'),
    field(2, 'person', 'personBirthDate'),
    field(3, 'teacher', 'personFullName'),
  ],
};

const answered = (texts: Record<number, string>): BlockAnswers['answers'] =>
  Object.fromEntries(Object.entries(texts).flatMap(([n, t]) => (t === '' ? [] : [[n, { t }]])));

const given = (guid: string, blockGuid: string, parentGuid: string | null, name = '', born = ''): BlockAnswers => ({
  ...{ guid, blockGuid, parentGuid },
  answers: answered(blockGuid === 'teacher' ? { 3: name } : { 1: name, 2: born }),
});
const PIECES = [given('piece1', 'piece', null), given('cast1', 'cast', 'piece1'), given('piece2', 'piece', null), given('cast2', 'cast', 'piece2')]; // prettier-ignore
const people = (blocks: BlockAnswers[], hidden: [string, string[]][] = []) =>
  peopleIn(FORM, [...PIECES, ...blocks], new Map(hidden), DAY);
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
