import { describe, expect, it } from 'vitest';
import { usedForm, type Edit } from '@rampa/forms/domain';
import { addBlock, addField, guidOf } from '@rampa/forms/testing';
import type { FormView } from '@rampa/contract';
import { acted, begun, kept, nextDeed, read, redone, refused, sent, undone, unsent, type Editing } from './editing.ts';

const [A, B, X, Y] = [guidOf(1), guidOf(2), guidOf(11), guidOf(12)];
const press = (n: number) => guidOf(500 + n);
const FIELD = { kind: 'Text', bookGuid: null, hint: '', option: {}, rule: null, tag: null, isRequired: false, isPrivate: false, isPersonal: true } as const; // prettier-ignore

function view(
  revision: number,
  titles: Record<string, string> = { [X]: 'один' },
  numbers: Record<string, number> = {},
): FormView {
  // prettier-ignore
  const fields = Object.entries(titles).map(([guid, title], at) => ({
    ...FIELD,
    ...{ guid, n: numbers[guid] ?? at + 2, blockGuid: A, title, isRemoved: false },
  }));
  return {
    ...{ guid: guidOf(99), competitionGuid: null, title: 'Заявка', revision, lastN: 1 + fields.length },
    blocks: [{ guid: A, n: 1, parentGuid: null, title: 'Раздел', min: 1, max: 1, isPerformance: false, rule: null, isRemoved: false }], // prettier-ignore
    ...{ fields, faults: [], applicationCount: 0 },
  } as FormView;
}

const named = (title: string): Edit[] => [{ do: 'changeField', guid: X, values: { title } }];
const titles = ({ shown }: Editing) => usedForm(shown).fields.map(({ title }) => title);
const answer = (revision: number, more: object = {}) => ({
  revision,
  numbers: {},
  isBehind: false,
  faults: [],
  ...more,
});
const go = (state: Editing) => sent(state, nextDeed(state)!);

describe('the constructor’s state', () => {
  it('tell a letter, which its own field shows, from what the page has to show at once', () => {
    const one = begun(view(5));
    expect(one.isTyped).toBe(false);
    const typed = acted(one, named('два'), press(1));
    expect(typed.isTyped).toBe(true);
    const required = acted(typed, [{ do: 'changeField', guid: X, values: { isRequired: true } }], press(2));
    expect(required.isTyped).toBe(false);
    expect(undone(acted(required, named('три'), press(3)), press(4)).isTyped).toBe(false);
    expect(acted(typed, [addField(Y, A)], press(2)).isTyped).toBe(false);
  });

  it('shows a deed at once and sends one after another', () => {
    let state = acted(begun(view(1)), [addField(Y, A, { title: 'два' })], press(1));
    state = go(acted(state, [addBlock(B)], press(2)));
    expect(titles(state)).toEqual(['один', 'два']);
    expect(nextDeed(state)).toBeNull();
    state = kept(state, press(1), answer(2, { numbers: { [Y]: 3 } }));
    expect(state.isBehind).toBe(false);
    expect(nextDeed(state)?.changeGuid).toBe(press(2));
    expect(state.revision).toBe(2);
  });

  it('makes one press of what is typed letter by letter, but not of what is on its way', () => {
    let state = acted(acted(begun(view(1)), named('о'), press(1)), named('од'), press(2));
    expect(state.waiting.map(({ changeGuid }) => changeGuid)).toEqual([press(1)]);
    state = acted(go(state), named('одн'), press(3));
    expect(state.waiting.map(({ changeGuid }) => changeGuid)).toEqual([press(1), press(3)]);
    expect(state.past).toEqual([press(1), press(3)]);
    state = undone(state, press(4));
    expect(titles(state)).toEqual(['од']);
  });

  it('adds nothing to what the server may have kept though its answer was lost', () => {
    const cut = unsent(go(acted(begun(view(1)), named('о'), press(1))));
    const state = acted(cut, named('од'), press(2));
    expect(state.waiting.map(({ changeGuid }) => changeGuid)).toEqual([press(1), press(2)]);
    expect(nextDeed(state)).toMatchObject({ changeGuid: press(1), edits: named('о') });
  });

  it('takes back and brings back, by the journal of the server', () => {
    let state = kept(go(acted(begun(view(1)), named('два'), press(1))), press(1), answer(2));
    state = undone(state, press(2));
    expect(titles(state)).toEqual(['один']);
    expect(nextDeed(state)).toMatchObject({ undoes: press(1) });
    expect(state.revisions.get(press(1))).toBe(2);
    state = redone(kept(go(state), press(2), answer(3)), press(3));
    expect(titles(state)).toEqual(['два']);
    expect(nextDeed(state)).toMatchObject({ undoes: press(2) });
    expect([state.past, state.future]).toEqual([[press(3)], []]);
  });

  it('forgets what could be brought back once something else is done', () => {
    const state = acted(undone(acted(begun(view(1)), named('два'), press(1)), press(2)), [addBlock(B)], press(3));
    expect([state.past, state.future]).toEqual([[press(3)], []]);
  });

  it('waits for a reading when others have changed the form, and does the rest to what it reads', () => {
    let state = acted(begun(view(1)), named('мой'), press(1));
    state = acted(go(state), [addField(Y, A, { title: 'два' })], press(2));
    state = kept(state, press(1), answer(3, { isBehind: true }));
    expect(nextDeed(state)).toBeNull();
    state = read(state, view(3, { [X]: 'мой', [guidOf(13)]: 'чужой' }));
    expect(titles(state)).toEqual(['мой', 'чужой', 'два']);
    expect(nextDeed(state)?.changeGuid).toBe(press(2));
  });

  it('drops what is refused and whatever would have taken it back, and reads', () => {
    const state = refused(undone(go(acted(begun(view(1)), named('мой'), press(1))), press(2)), press(1));
    expect([state.waiting, state.past, state.future]).toEqual([[], [], []]);
    expect([titles(state), state.isBehind]).toEqual([['один'], true]);
  });

  it('asks in rules for the numbers that the server has given', () => {
    let state = acted(begun(view(1)), [addField(Y, A, { title: 'два' })], press(1));
    const rule = { visible: { field: 3, filled: true } } as const;
    state = acted(go(state), [{ do: 'changeField', guid: X, values: { rule } }], press(2));
    state = kept(state, press(1), answer(3, { isBehind: true, numbers: { [Y]: 4 } }));
    state = read(state, view(3, { [X]: 'один', [guidOf(13)]: 'чужой', [Y]: 'два' }));
    expect(nextDeed(state)).toMatchObject({ edits: [{ values: { rule: { visible: { field: 4 } } } }] });
  });

  it('shows a copy once it has been read, because its guids are the server’s', () => {
    let state = acted(begun(view(1)), [{ do: 'copyBlock', guid: A, copyGuid: B }], press(1));
    expect(usedForm(state.shown).blocks).toHaveLength(1);
    state = kept(go(state), press(1), answer(2, { numbers: { [B]: 3 } }));
    expect(state.isBehind).toBe(true);
  });

  it('cannot take back what has changed nothing: its revision is another change’s', () => {
    let state = acted(acted(begun(view(1)), named('два'), press(1)), named('один'), press(2));
    state = kept(go(state), press(1), answer(1));
    expect([state.past, state.waiting, state.onItsWay]).toEqual([[], [], null]);
  });

  it('passes over a reading that is older than what it knows', () => {
    const state = kept(go(acted(begun(view(1)), named('новый'), press(1))), press(1), answer(2));
    expect(titles(read(state, view(1)))).toEqual(['новый']);
  });

  it('changes nothing where nothing would change', () => {
    const state = begun(view(1));
    expect(acted(state, named('один'), press(1))).toBe(state);
  });
});
