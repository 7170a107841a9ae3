import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBlock,
  addField,
  answersTo,
  formOf,
  forms,
  goesInCircles,
  guidOf,
  ITEMS,
  ofBook,
} from '../testing/form-samples.ts';
import { evaluate, usedForm, type Answer, type BlockAnswers, type Condition, type Form, type FormField } from './index.ts'; // prettier-ignore

const DRAFT = { state: 'Draft', status: '' };
const [SECTION, PIECE, FORM, COUNT] = [guidOf(1), guidOf(2), guidOf(100), guidOf(101)];

/** A section, a «номер» that repeats, a choice in it and a number that is asked of ensembles alone. */
const form = formOf(
  addBlock(SECTION),
  addBlock(PIECE, { parentGuid: SECTION, max: 5 }),
  addField(FORM, PIECE, { ...ofBook, isRequired: true }),
  addField(COUNT, PIECE, { isRequired: true, rule: { visible: { field: 3, in: [ITEMS[1]] } } }),
);
const one = (guid: string, answers: BlockAnswers['answers']): BlockAnswers => ({
  ...{ guid, blockGuid: PIECE, parentGuid: 'root', answers },
});
const root: BlockAnswers = { guid: 'root', blockGuid: SECTION, parentGuid: null, answers: {} };

describe('an application by its form', () => {
  it('asks each copy of a block by its own answers', () => {
    const given = [root, one('a', { 3: { i: [ITEMS[0]] } }), one('b', { 3: { i: [ITEMS[1]] } })];
    const { blocks, missing, percent, sections } = evaluate(usedForm(form), given, DRAFT);
    expect(blocks.get('a')!.fields.map(({ isVisible }) => isVisible)).toEqual([true, false]);
    expect(blocks.get('b')!.fields.map(({ isVisible }) => isVisible)).toEqual([true, true]);
    expect(missing.map(({ blockGuid, field }) => [blockGuid, field.guid])).toEqual([['b', COUNT]]);
    expect(percent).toBe(66);
    expect(sections.map(({ allowNextPage }) => allowNextPage)).toEqual([false]);
  });

  it('asks, of what stands inside it, its own and not that of another copy', () => {
    const [inner, said, wanted] = [guidOf(3), guidOf(102), guidOf(103)];
    const nested = usedForm(
      formOf(
        addBlock(PIECE, { max: 5 }),
        addBlock(inner, { parentGuid: PIECE }),
        addField(said, inner),
        addField(wanted, PIECE, { rule: { visible: { field: 3, filled: true } } }),
      ),
    );
    const copy = (guid: string, answers: BlockAnswers['answers']): BlockAnswers[] => [
      { guid, blockGuid: PIECE, parentGuid: null, answers: {} },
      { guid: `${guid}-in`, blockGuid: inner, parentGuid: guid, answers },
    ];
    const { blocks } = evaluate(nested, [...copy('a', { 3: { t: 'да' } }), ...copy('b', {})], DRAFT);
    expect(['a', 'b'].map((guid) => blocks.get(guid)!.fields[0]!.isVisible)).toEqual([true, false]);
  });

  it('neither counts nor reproaches what is hidden, and takes it back when it is shown', () => {
    const hidden = one('a', { 3: { i: [ITEMS[0]] }, 4: { t: 'пять' } });
    const shown = one('a', { 3: { i: [ITEMS[1]] }, 4: { t: 'пять' } });
    expect(evaluate(usedForm(form), [root, hidden], DRAFT).percent).toBe(100);
    expect(evaluate(usedForm(form), [root, shown], DRAFT).percent).toBe(100);
  });

  it('does not owe the organizer what is his own', () => {
    const own = formOf(addBlock(SECTION), addField(FORM, SECTION, { isRequired: true, isPrivate: true }));
    expect(evaluate(usedForm(own), [root], DRAFT)).toMatchObject({ missing: [], required: 0, answered: 0, percent: 0 });
  });

  it('is read in one pass however large the form is: 100 blocks, 400 fields, each asking the one before', () => {
    const edits = Array.from({ length: 100 }, (_, at) => addBlock(guidOf(at + 1)));
    for (let at = 0; at < 400; at++) {
      const rule = at === 0 ? null : { visible: { field: 100 + at, filled: true } as const };
      edits.push(addField(guidOf(1_000 + at), guidOf((at % 100) + 1), { rule, isRequired: true }));
    }
    const large = usedForm(formOf(...edits));
    let reads = 0;
    const given = large.blocks.map(({ guid }) => ({
      ...{ guid, blockGuid: guid, parentGuid: null },
      answers: new Proxy({}, { get: () => ((reads += 1), { t: 'да' }) }) as Record<number, Answer>,
    }));
    expect(evaluate(large, given, DRAFT).percent).toBe(100);
    expect(reads).toBeLessThan(1_200);
  });

  it('agrees with the rules as they are written down, for any form and any answers', () => {
    fc.assert(
      fc.property(forms, fc.array(fc.nat(6), { minLength: 3, maxLength: 40 }), (whole, seed) => {
        const used = usedForm(whole);
        fc.pre(!goesInCircles(used));
        const given = answersTo(whole, seed);
        const { blocks, missing } = evaluate(used, given, DRAFT);
        for (const [guid, { fields, given: own }] of blocks) {
          for (const { field, isVisible, isRequired } of fields) {
            expect(isVisible).toBe(isSeen(used, given, own, field));
            expect(isRequired).toBe(isOwed(used, given, own, field));
            const isTold = missing.some((lack) => lack.blockGuid === guid && lack.field.n === field.n);
            expect(isTold).toBe(isRequired && isEmpty(own.answers[field.n]));
          }
        }
      }),
    );
  });
});

// The oracle: the rules of the design, each said once, without memory and without a tree.

function isSeen(form: Form, given: readonly BlockAnswers[], own: BlockAnswers, field: FormField): boolean {
  return isBlockSeen(form, given, own) && (!field.rule?.visible || meets(form, given, own, field.rule.visible));
}

function isOwed(form: Form, given: readonly BlockAnswers[], own: BlockAnswers, field: FormField): boolean {
  if (!isSeen(form, given, own, field) || field.isPrivate) return false;
  return field.rule?.required ? meets(form, given, own, field.rule.required) : field.isRequired;
}

function isBlockSeen(form: Form, given: readonly BlockAnswers[], own: BlockAnswers): boolean {
  const parent = given.find(({ guid }) => guid === own.parentGuid);
  const rule = form.blocks.find(({ guid }) => guid === own.blockGuid)!.rule?.visible;
  return (!parent || isBlockSeen(form, given, parent)) && (!rule || meets(form, given, own, rule));
}

function meets(form: Form, given: readonly BlockAnswers[], own: BlockAnswers, condition: Condition): boolean {
  if ('all' in condition) return !condition.all.some((part) => !meets(form, given, own, part));
  if ('any' in condition) return condition.any.some((part) => meets(form, given, own, part));
  if ('not' in condition) return !meets(form, given, own, condition.not);
  if ('sys' in condition) return condition.in.includes(DRAFT[condition.sys]);
  const field = form.fields.find(({ n }) => n === condition.field);
  const where = field && placeOf(form, given, own, field);
  const answer = where && isSeen(form, given, where, field) ? where.answers[field.n] : undefined;
  if ('filled' in condition) return !isEmpty(answer);
  return 'in' in condition && !!answer && 'i' in answer && answer.i.some((item) => condition.in.includes(item));
}

/** Which copy of the field's block is meant: around the asking one, or the only one that there can be. */
function placeOf(form: Form, given: readonly BlockAnswers[], own: BlockAnswers, field: FormField) {
  for (let at: BlockAnswers | undefined = own; at; at = given.find(({ guid }) => guid === at!.parentGuid))
    if (at.blockGuid === field.blockGuid) return at;
  const path = (guid: string): string[] => {
    const parent = form.blocks.find((block) => block.guid === guid)!.parentGuid;
    return parent === null ? [guid] : [guid, ...path(parent)];
  };
  const around = path(own.blockGuid);
  const isOnly = path(field.blockGuid).every(
    (guid) => around.includes(guid) || form.blocks.find((block) => block.guid === guid)!.max === 1,
  );
  const outer = (one: BlockAnswers | undefined): BlockAnswers[] =>
    one ? [one, ...outer(given.find(({ guid }) => guid === one.parentGuid))] : [];
  const isBeside = (one: BlockAnswers) => outer(one).every((at) => outer(own).every((mine) => mine.blockGuid !== at.blockGuid || mine === at)); // prettier-ignore
  return isOnly ? given.findLast((one) => one.blockGuid === field.blockGuid && isBeside(one)) : undefined;
}

const isEmpty = (answer: Answer | undefined) =>
  !answer || ('t' in answer ? answer.t.trim() === '' : 'i' in answer && answer.i.length === 0);
