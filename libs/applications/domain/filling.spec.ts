import { isFilled, namedFields, conditionsOf, usedForm, type BlockAnswers } from '@rampa/forms/domain';
import { addBlock, addField, answersTo, formOf, forms, guidOf, ITEMS, ofBook } from '@rampa/forms/testing';
import fc from 'fast-check';
import { newGuid } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import { allFilledWords, copyOf, filledSum, filling } from './index.ts';

const DRAFT = { state: 'Draft', status: '' };
const seeds = fc.array(fc.nat(6), { minLength: 3, maxLength: 40 });
const [SECTION, PIECE, NAME, FORM, COUNT] = [guidOf(1), guidOf(2), guidOf(100), guidOf(101), guidOf(102)];

const form = usedForm(
  formOf(
    addBlock(SECTION, { title: 'Коллектив' }),
    addBlock(PIECE, { parentGuid: SECTION, title: 'Номер', max: 2 }),
    addField(NAME, SECTION, { title: 'Название', isRequired: true }),
    addField(FORM, PIECE, { ...ofBook, isRequired: true }),
    addField(COUNT, PIECE, { option: { format: 'number' }, rule: { visible: { field: 4, in: [ITEMS[1]] } } }),
    addField(guidOf(103), SECTION, { title: 'Заметка', isPrivate: true, isRequired: true, option: { format: 'number' } }), // prettier-ignore
  ),
);
const root: BlockAnswers = { guid: 'root', blockGuid: SECTION, parentGuid: null, answers: {} };
const piece = (guid: string, answers: BlockAnswers['answers']): BlockAnswers => ({
  ...{ guid, blockGuid: PIECE, parentGuid: 'root', answers },
});

describe('filling', () => {
  it('leads the member to what is lacking, by the name of the copy', () => {
    const given = [root, piece('a', { 4: { i: [ITEMS[1]] }, 5: { t: 'много' } }), piece('b', {})];
    const { lacks, percent, sections } = filling(form, given, DRAFT);
    expect(lacks.map(({ field, place, error }) => [field.title, place, error])).toEqual([
      ['Название', '', 'Заполните поле'],
      ['Поле', 'Номер\u00a01', 'Число до тысячных, например 9,5'],
      ['Поле', 'Номер\u00a02', 'Заполните поле'],
    ]);
    expect(percent).toBe(33);
    expect(sections[0]).toMatchObject({ percent: 33, allowNextPage: false });
    expect(sections[0]!.blocks.map(({ number, count, canAdd, canRemove }) => [number, count, canAdd, canRemove])).toEqual([
      [1, 1, false, false],
      [1, 2, false, true],
      [2, 2, false, true],
    ]); // prettier-ignore
  });

  it('keeps the organizer’s own fields from the member, who is not held up by them', () => {
    const given = [
      { ...root, answers: { 3: { t: 'Узоры' }, 6: { t: 'не число' } } },
      piece('a', { 4: { i: [ITEMS[0]] } }),
    ];
    const [ours, theirs] = [filling(form, given, DRAFT, 'organizer'), filling(form, given, DRAFT)];
    expect(ours.sections[0]!.fields.map(({ field }) => field.n)).toContain(6);
    expect(theirs.sections[0]!.fields.map(({ field }) => field.n)).not.toContain(6);
    expect(theirs).toMatchObject({ percent: 100, lacks: [], sections: [{ allowNextPage: true }] });
    expect(ours.lacks).toEqual([]);
  });

  it('does not call an empty form filled where nothing is required of it', () => {
    const free = usedForm(
      formOf(
        addBlock(SECTION, { title: 'Коллектив' }),
        addField(NAME, SECTION, { title: 'Название' }),
        addField(guidOf(103), SECTION, { title: 'Заметка', isPrivate: true }),
      ),
    );
    const read = (answers: BlockAnswers['answers']) => filling(free, [{ ...root, answers }], DRAFT);
    const [empty, noted, one] = [read({}), read({ 3: { t: 'для своих' } }), read({ 2: { t: 'Узоры' } })];
    expect(empty).toMatchObject({ percent: 0, required: 0, answered: 0, lacks: [], sections: [{ percent: 100, allowNextPage: true }] }); // prettier-ignore
    expect(noted).toMatchObject({ percent: 0, answered: 0 });
    expect(one).toMatchObject({ percent: 100, required: 0, answered: 1 });
    expect([filledSum(empty), allFilledWords(empty)]).toEqual([
      { sum: '0', of: 'ответов, обязательного нет' },
      'Обязательного нет. Ничего ещё не вписано',
    ]);
    expect([filledSum(one), allFilledWords(one)]).toEqual([
      { sum: '1', of: 'ответ, обязательного нет' },
      'Обязательного нет. Вписан 1\u00a0ответ',
    ]);
    const given = [{ ...root, answers: { 3: { t: 'Узоры' } } }, piece('a', {})];
    expect(filledSum(filling(form, given, DRAFT))).toEqual({ sum: '50\u00a0%', of: '' });
    const whole = [given[0]!, piece('a', { 4: { i: [ITEMS[0]] } })];
    expect(allFilledWords(filling(form, whole, DRAFT))).toBe('Всё обязательное заполнено');
  });

  it('a copy has its own guids and no files', () => {
    const given = [root, piece('a', { 4: { i: [ITEMS[0]] }, 5: { f: ['music'] } })];
    const [copy] = copyOf(form, given, 'a', true, () => 'copy');
    expect(copy).toEqual({ guid: 'copy', blockGuid: PIECE, parentGuid: 'root', answers: { 4: { i: [ITEMS[0]] } } });
    expect(copyOf(form, given, 'a', false, () => 'copy')[0]!.answers).toEqual({});
  });
});

describe('for any form and any answers', () => {
  const all = (read: ReturnType<typeof filling>) => read.sections.flatMap(({ fields }) => fields);

  it('what is hidden is neither required nor wrong, and a hidden block hides all in it', () => {
    fc.assert(
      fc.property(forms, seeds, (whole, seed) => {
        const read = filling(usedForm(whole), answersTo(whole, seed), DRAFT, 'organizer');
        const hidden = new Set<string>();
        for (const { applicationBlockGuid, parentGuid, isVisible } of read.sections.flatMap(({ blocks }) => blocks)) {
          if (parentGuid !== null && hidden.has(parentGuid)) expect(isVisible).toBe(false);
          if (!isVisible) hidden.add(applicationBlockGuid);
        }
        for (const { applicationBlockGuid, isVisible, isRequired, error } of all(read)) {
          if (hidden.has(applicationBlockGuid)) expect(isVisible).toBe(false);
          if (!isVisible) expect([isRequired, error]).toEqual([false, null]);
        }
      }),
    );
  });

  it('an answer that no rule asks about never lowers the percent', () => {
    fc.assert(
      fc.property(forms, seeds, fc.nat(30), (whole, seed, nth) => {
        const used = usedForm(whole);
        const given = answersTo(whole, seed);
        const asked = new Set([...used.blocks, ...used.fields].flatMap(({ rule }) => conditionsOf(rule).flatMap(namedFields))); // prettier-ignore
        const before = filling(used, given, DRAFT);
        const free = all(before).filter(({ field, answer }) => !asked.has(field.n) && !isFilled(answer));
        fc.pre(free.length > 0);
        const { field, applicationBlockGuid } = free[nth % free.length]!;
        const answer = field.kind === 'ReferenceBook' ? { i: [ITEMS[0]] } : { t: 'да' };
        const after = filling(
          used,
          given.map((one) => (one.guid === applicationBlockGuid ? { ...one, answers: { ...one.answers, [field.n]: answer } } : one)),
          DRAFT,
        ); // prettier-ignore
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
        expect(after.lacks.length).toBeLessThanOrEqual(before.lacks.length);
        for (const [at, section] of after.sections.entries())
          if (before.sections[at]!.allowNextPage) expect(section.allowNextPage).toBe(true);
      }),
    );
  });

  it('a hundred percent, nothing lacking and every gate open are one thing, unless nothing is asked and nothing answered', () => {
    fc.assert(
      fc.property(forms, seeds, (whole, seed) => {
        const read = filling(usedForm(whole), answersTo(whole, seed), DRAFT);
        const { percent, lacks, sections, required } = read;
        expect(sections.every(({ allowNextPage }) => allowNextPage)).toBe(lacks.length === 0);
        const isAnswered = all(read).some(({ isVisible, isFilled }) => isVisible && isFilled);
        if (lacks.length === 0) expect(percent).toBe(required > 0 || isAnswered ? 100 : 0);
      }),
    );
  });

  it('one more copy changes nothing of what the others show and lack', () => {
    fc.assert(
      fc.property(forms, seeds, fc.nat(20), (whole, seed, nth) => {
        const used = usedForm(whole);
        const given = answersTo(whole, seed);
        const repeated = given.filter(({ blockGuid }) => used.blocks.find(({ guid }) => guid === blockGuid)!.max > 1);
        fc.pre(repeated.length > 0);
        const copy = copyOf(used, given, repeated[nth % repeated.length]!.guid, true, newGuid);
        const told = (blocks: readonly BlockAnswers[]) =>
          all(filling(used, blocks, DRAFT, 'organizer'))
            .filter(({ applicationBlockGuid }) => given.some(({ guid }) => guid === applicationBlockGuid))
            .map(({ applicationBlockGuid, field, ...rest }) => [applicationBlockGuid, field.n, rest]);
        expect(told([...given, ...copy])).toEqual(told(given));
      }),
    );
  });

  it('server and browser read the same: what has travelled as JSON is read alike', () => {
    fc.assert(
      fc.property(forms, seeds, (whole, seed) => {
        const [used, given] = [usedForm(whole), answersTo(whole, seed)];
        const travelled = JSON.parse(JSON.stringify({ used, given })) as { used: typeof used; given: typeof given };
        expect(filling(travelled.used, travelled.given, DRAFT)).toEqual(filling(used, given, DRAFT));
      }),
    );
  });
});
