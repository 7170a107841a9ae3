import { describe, expect, it } from 'vitest';
import { BOOK, addBlock, addField, after, formOf, guidOf, ofBook } from '@rampa/forms/testing';
import { newGuid, type Guid } from '@rampa/kernel';
import { clippedParts, pastedParts, portionsOf } from './clipped.ts';
import type { WholeForm } from './form-types.ts';
import { usedForm } from './whole-form.ts';

const [SECTION, PIECE, PERSON, FORM, COUNT, NAME] = [1, 2, 3, 11, 12, 13].map(guidOf) as [Guid, Guid, Guid, Guid, Guid, Guid]; // prettier-ignore
const asked = { visible: { field: 4, filled: true as const } };
/** 1 «Раздел», 2 «Номер» with 3 «Участник» in it; 4 of a book, 5 asks about it, 6 in «Участник». */
const source = formOf(
  addBlock(SECTION, { title: 'Раздел' }),
  addBlock(PIECE, { title: 'Номер', max: 3, isPerformance: true }),
  addBlock(PERSON, { title: 'Участник', parentGuid: PIECE, min: 0, max: 9, rule: asked }),
  addField(FORM, PIECE, { ...ofBook, title: 'Форма', tag: 'nomination' }),
  addField(COUNT, PIECE, { title: 'Сколько', rule: asked }),
  addField(NAME, PERSON, { title: 'Имя' }),
);
const other = formOf(addBlock(guidOf(50), { title: 'Чужой' }), addField(guidOf(51), guidOf(50)), addField(guidOf(52), guidOf(50))); // prettier-ignore

function pasted(of: Guid, into: WholeForm, more: Partial<Parameters<typeof pastedParts>[1]> = {}) {
  const place = { form: into, formGuid: guidOf(800), chosen: null, hasBook: (guid: Guid) => guid === BOOK, newGuid };
  const given = { ...place, ...more };
  const made = pastedParts(clippedParts(source, guidOf(700), of)!, given);
  // Each as a deed of its own, as the page sends them.
  const form = [...portionsOf(made.adds), ...portionsOf(made.rules)].reduce((now, edits) => after(now, ...edits), into);
  return { ...made, form, used: usedForm(form) };
}
const titles = ({ used }: ReturnType<typeof pasted>) => [...used.blocks, ...used.fields].map(({ title }) => title);

describe('a part on the clipboard', () => {
  it('stands in another form with all that was in it, and its rules ask about what came along', () => {
    const made = pasted(PIECE, other);
    expect(titles(made)).toEqual(['Чужой', 'Номер', 'Участник', 'Поле', 'Поле', 'Форма', 'Сколько', 'Имя']);
    const numberOf = (title: string) => made.used.fields.find((one) => one.title === title)!.n;
    expect(made.used.fields.find(({ title }) => title === 'Сколько')!.rule).toEqual({ visible: { field: numberOf('Форма'), filled: true } }); // prettier-ignore
    expect(made.used.blocks.find(({ title }) => title === 'Участник')!.rule).toEqual({ visible: { field: numberOf('Форма'), filled: true } }); // prettier-ignore
    expect(made.used.blocks.find(({ title }) => title === 'Номер')).toMatchObject({ isPerformance: true, max: 3 });
    expect(made.lost).toEqual([]);
    const guids = [...source.blocks.keys(), ...source.fields.keys()];
    expect([...made.used.blocks, ...made.used.fields].filter(({ guid }) => guids.includes(guid))).toEqual([]);
  });

  it('whose book is gone is left behind, said by name, and so is the rule that asked about it', () => {
    const made = pasted(PIECE, other, { hasBook: () => false });
    expect(titles(made)).toEqual(['Чужой', 'Номер', 'Участник', 'Поле', 'Поле', 'Сколько', 'Имя']);
    expect(made.lost).toEqual([
      'Поле «Форма» не вставлено: его справочника больше нет.',
      'Условие у «Участник» не вставлено: оно спрашивает о том, чего здесь нет.',
      'Условие у «Сколько» не вставлено: оно спрашивает о том, чего здесь нет.',
    ]);
    expect(pasted(FORM, other, { hasBook: () => false })).toMatchObject({ root: null, adds: [] });
  });

  it('a field goes behind the chosen one, into the chosen block, into the last one; nowhere where there is none', () => {
    const places = (chosen: Guid | null) => {
      const { used, root } = pasted(NAME, other, { chosen });
      return used.fields.findIndex(({ guid }) => guid === root);
    };
    expect([places(guidOf(51)), places(guidOf(50)), places(null)]).toEqual([1, 2, 2]);
    const nowhere = pasted(NAME, formOf());
    expect([nowhere.root, nowhere.lost]).toEqual([null, ['Полю негде стоять: сначала добавьте раздел.']]);
  });

  it('within its own form it is a copy: its rules ask what they asked, tag and performance stay with the first one', () => {
    const made = pasted(COUNT, source, { formGuid: guidOf(700), chosen: NAME });
    expect(made.used.fields.find(({ guid }) => guid === made.root)).toMatchObject({ blockGuid: PERSON, rule: asked });
    const twice = pasted(PIECE, source, { formGuid: guidOf(700) });
    expect(twice.used.fields.filter(({ tag }) => tag === 'nomination')).toHaveLength(1);
    expect(twice.used.blocks.filter(({ isPerformance }) => isPerformance)).toHaveLength(1);
  });

  it('a rule about a status of the organizer stays with its own event', () => {
    const status = { visible: { sys: 'status' as const, in: ['x'] } };
    const whole = after(source, { do: 'changeField', guid: NAME, values: { rule: status } });
    const parts = clippedParts(whole, guidOf(700), NAME)!;
    const place = { form: other, formGuid: guidOf(800), chosen: null, hasBook: () => true, newGuid };
    expect(pastedParts(parts, place)).toMatchObject({ rules: [], lost: [expect.stringContaining('«Имя»')] });
  });

  it('what is removed is not taken along', () => {
    const gone = after(source, { do: 'removeField', guid: COUNT });
    expect(clippedParts(gone, guidOf(700), COUNT)).toBeNull();
    expect(clippedParts(gone, guidOf(700), PIECE)!.fields.map(({ title }) => title)).toEqual(['Форма', 'Имя']);
  });
});
