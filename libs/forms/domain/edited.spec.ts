import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBlock, addField, after, formOf, forms, guidOf } from '../testing/form-samples.ts';
import { copiedForm, edited, EMPTY_FORM, inverse, patched, patchesBetween, replaced, usedForm, type Edit, type WholeForm } from './index.ts'; // prettier-ignore
import { newGuid } from '@rampa/kernel';

const [A, B, X, Y] = [guidOf(1), guidOf(2), guidOf(101), guidOf(102)];
const titles = (form: WholeForm) => usedForm(form).fields.map(({ title }) => title);

/** Deeds on what a form has and on what it lacks; one that is refused is left out. */
const deeds = fc.array(fc.record({ what: fc.nat(12), at: fc.nat(20), other: fc.nat(20), flag: fc.boolean() }), {
  maxLength: 12,
});
type Deed = { what: number; at: number; other: number; flag: boolean };

function edit(form: WholeForm, { what, at, other, flag }: Deed): Edit | null {
  const [blocks, fields] = [[...form.blocks.keys()], [...form.fields.keys()]];
  const [block, into] = [blocks[at % blocks.length], blocks[other % blocks.length]];
  const [field, beside] = [fields[at % fields.length], fields[other % fields.length]];
  const deeds: (Edit | '' | undefined)[] = [
    addBlock(newGuid(), { parentGuid: flag && block ? block : null }),
    block && { do: 'changeBlock', guid: block, values: { title: `Блок ${other}`, max: other } },
    block && { do: 'moveBlock', guid: block, parentGuid: flag ? null : (into ?? null), afterGuid: flag ? into : null },
    block && { do: 'removeBlock', guid: block },
    block && { do: 'restoreBlock', guid: block },
    block && { do: 'copyBlock', guid: block, copyGuid: newGuid() },
    block && addField(newGuid(), block, { title: `Поле ${other}` }),
    field && { do: 'changeField', guid: field, values: { title: `Поле ${other}`, isRequired: flag } },
    field && into && { do: 'moveField', guid: field, blockGuid: into, afterGuid: flag ? beside : null },
    field && { do: 'removeField', guid: field },
    field && { do: 'restoreField', guid: field },
    field && { do: 'copyField', guid: field, copyGuid: newGuid() },
    field && {
      do: 'replaceField',
      guid: field,
      copyGuid: newGuid(),
      values: { kind: 'Range', bookGuid: null, option: {} },
    },
  ];
  return deeds[what] || null;
}

function done(form: WholeForm, all: readonly Deed[]): WholeForm {
  return all.reduce((now, deed) => {
    const one = edit(now, deed);
    try {
      return one ? edited(now, [one], newGuid) : now;
    } catch {
      return now;
    }
  }, form);
}

describe('deeds on a form', () => {
  const form = formOf(addBlock(A), addField(X, A, { title: 'один' }), addField(Y, A, { title: 'два' }), addBlock(B));

  it('put a thing where it is told: behind another, first, last', () => {
    expect(titles(after(form, addField(guidOf(5), A, { title: 'три' })))).toEqual(['один', 'два', 'три']);
    const between = { ...addField(guidOf(5), A, { title: 'три' }), afterGuid: X } as Edit;
    expect(titles(after(form, between))).toEqual(['один', 'три', 'два']);
    expect(titles(after(form, { do: 'moveField', guid: Y, blockGuid: A, afterGuid: null }))).toEqual(['два', 'один']);
  });

  it('find room between two things however often one is put there', () => {
    let now = form;
    for (let at = 0; at < 60; at++)
      now = after(now, { ...addField(guidOf(500 + at), A, { title: String(at) }), afterGuid: X } as Edit);
    expect(titles(now)).toEqual(['один', ...Array.from({ length: 60 }, (_, at) => String(59 - at)), 'два']);
  });

  it('copy a block with rules that ask the copies', () => {
    const asking = formOf(
      addBlock(A),
      addField(X, A),
      addField(Y, A, { rule: { visible: { field: 2, filled: true } } }),
    );
    const { fields } = usedForm(after(asking, { do: 'copyBlock', guid: A, copyGuid: B }));
    expect(fields.map(({ n, rule }) => [n, rule?.visible])).toEqual([
      [2, undefined],
      [3, { field: 2, filled: true }],
      [5, undefined],
      [6, { field: 5, filled: true }],
    ]);
  });

  it('refuse a block inside itself, and what is not there', () => {
    const inner = after(form, addBlock(guidOf(7), { parentGuid: B }));
    expect(() => after(inner, { do: 'moveBlock', guid: B, parentGuid: guidOf(7) })).toThrow('formNesting');
    expect(() => after(form, { do: 'removeField', guid: guidOf(999) })).toThrow('formPartGone');
    expect(() => after(form, addField(X, A))).toThrow('formPartKnown');
    expect(() => after(after(form, { do: 'removeBlock', guid: B }), addField(guidOf(9), B))).toThrow('formPartGone');
  });

  it('lose no field, and give no number twice', () => {
    fc.assert(
      fc.property(forms, deeds, (before, all) => {
        const now = done(before, all);
        for (const { guid, n } of before.fields.values()) expect(now.fields.get(guid)?.n).toBe(n);
        const numbers = [...now.blocks.values(), ...now.fields.values()].map(({ n }) => n);
        expect(new Set(numbers).size).toBe(numbers.length);
        expect(Math.max(0, ...numbers)).toBeLessThanOrEqual(now.lastN);
      }),
    );
  });

  it('are told by their patches, and undone by the same the other way round', () => {
    fc.assert(
      fc.property(forms, deeds, (before, all) => {
        const now = done(before, all);
        const patches = JSON.parse(JSON.stringify(patchesBetween(before, now))) as ReturnType<typeof patchesBetween>;
        const forth = patched(before, patches);
        expect('form' in forth && patchesBetween(forth.form, now)).toEqual([]);
        const back = patched(now, patches.map(inverse));
        expect('form' in back && usedForm(back.form)).toEqual(usedForm(before));
        const again = 'form' in back && patched(back.form, patches.map(inverse).map(inverse));
        expect(again && 'form' in again && usedForm(again.form)).toEqual(usedForm(now));
      }),
    );
  });

  it('of two people who touch different fields come out the same in either order', () => {
    fc.assert(
      fc.property(forms, fc.string(), fc.boolean(), (before, title, isRequired) => {
        const [one, other] = [...before.fields.keys()];
        fc.pre(one !== undefined && other !== undefined);
        const mine: Edit = { do: 'changeField', guid: one!, values: { title } };
        const theirs: Edit = { do: 'changeField', guid: other!, values: { isRequired } };
        expect(after(before, mine, theirs)).toEqual(after(before, theirs, mine));
      }),
    );
  });

  it('are not undone over what somebody has changed since', () => {
    const renamed = after(form, { do: 'changeField', guid: X, values: { title: 'раз' } });
    const patches = patchesBetween(form, renamed);
    const twice = after(renamed, { do: 'changeField', guid: X, values: { title: 'другое' } });
    expect(patched(twice, patches.map(inverse))).toEqual({ clashes: [{ part: 'field', guid: X, key: 'title' }] });
    const elsewhere = after(renamed, { do: 'changeField', guid: X, values: { hint: 'подсказка' } });
    const back = patched(elsewhere, patches.map(inverse));
    expect('form' in back && back.form.fields.get(X)).toMatchObject({ title: 'один', hint: 'подсказка' });
  });
});

describe('a whole form', () => {
  it('in the place of another keeps what it knows, numbers what is new and removes what is not named', () => {
    const form = formOf(addBlock(A), addField(X, A, { title: 'один' }), addField(Y, A, { title: 'два' }));
    const used = usedForm(form);
    const [kept] = used.fields;
    const added = {
      ...kept!,
      guid: guidOf(555),
      n: 77,
      title: 'новое',
      rule: { visible: { field: 2, filled: true as const } },
    };
    const asks = {
      ...added,
      guid: guidOf(556),
      n: 78,
      title: 'о новом',
      rule: { visible: { field: 77, filled: true as const } },
    };
    const now = replaced(form, { title: 'Заявка', blocks: used.blocks, fields: [kept!, added, asks] }, newGuid);
    expect(now.fields.get(Y)).toMatchObject({ isRemoved: true, n: 3 });
    expect(now.fields.get(X)).toMatchObject({ isRemoved: false, n: 2 });
    const fields = usedForm(now).fields.slice(1);
    expect(fields.map(({ n, rule }) => [n, rule?.visible])).toEqual([
      [4, { field: 2, filled: true }],
      [5, { field: 4, filled: true }],
    ]);
    expect(fields.some(({ guid }) => guid === guidOf(555))).toBe(false);
  });

  it('is the same after itself, whatever it is', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const now = replaced(form, { title: form.title, ...usedForm(form) }, newGuid);
        const bare = (one: WholeForm) => usedForm(one).fields.map(({ position: _, ...field }) => field);
        expect(bare(now)).toEqual(bare(form));
        expect(now.lastN).toBe(form.lastN);
      }),
    );
  });

  it('is copied with its rules and without what was removed', () => {
    fc.assert(
      fc.property(forms, (form) => {
        const copy = copiedForm(form, 'Копия', newGuid);
        const told = (one: WholeForm) => usedForm(one).fields.map(({ n, title, rule, originGuid }) => ({ n, title, rule, originGuid })); // prettier-ignore
        expect(told(copy)).toEqual(told(form));
        expect([...copy.fields.keys()].some((guid) => form.fields.has(guid))).toBe(false);
      }),
    );
    expect(copiedForm(EMPTY_FORM, 'Пусто', newGuid).lastN).toBe(0);
  });
});
