// Small forms and arbitrary ones, for specs.

import fc from 'fast-check';
import { newGuid, type Guid } from '@rampa/kernel';
import {
  EMPTY_FORM,
  edited,
  namedFields,
  type BlockAnswers,
  type BlockValues,
  type Condition,
  type Edit,
  type FieldValues,
  type Form,
  type FormFault,
  type KnownBooks,
  type WholeForm,
} from '../domain/index.ts';

/** The n-th guid of a spec. */
export const guidOf = (n: number): Guid => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
export const BOOK = guidOf(900);
export const ITEMS = [guidOf(901), guidOf(902), guidOf(903)] as const;
export const BOOKS: KnownBooks = new Map([[BOOK, { title: 'Формы', hasItems: true, items: new Set(ITEMS) }]]);

const BLOCK: BlockValues = { title: 'Блок', min: 1, max: 1, isPerformance: false, rule: null };
const FIELD: FieldValues = {
  ...{ kind: 'Text', bookGuid: null, title: 'Поле', hint: '', option: {}, rule: null, tag: null },
  ...{ isRequired: false, isPrivate: false, isPersonal: true },
};

export const addBlock = (guid: Guid, values: Partial<BlockValues> & { parentGuid?: Guid | null } = {}): Edit => ({
  ...{ do: 'addBlock', guid, parentGuid: null, ...BLOCK },
  ...values,
});
export const addField = (guid: Guid, blockGuid: Guid, values: Partial<FieldValues> = {}): Edit => ({
  ...{ do: 'addField', guid, blockGuid, ...FIELD },
  ...values,
});
export const ofBook: Partial<FieldValues> = { kind: 'ReferenceBook', bookGuid: BOOK };

export const after = (form: WholeForm, ...edits: Edit[]): WholeForm => edited(form, edits, newGuid);
export const formOf = (...edits: Edit[]): WholeForm => after({ ...EMPTY_FORM, title: 'Заявка' }, ...edits);

export const told = (faults: readonly FormFault[]): string[] => faults.map(({ guid, key, message }) => `${guid?.slice(-3) ?? 'форма'} ${key}: ${message}`); // prettier-ignore

/**
 * A form of a few blocks and fields of all kinds: numbers 1 and up in the order of making. Rules name any field, also one
 * out of reach: nothing may break by it.
 */
export const forms: fc.Arbitrary<WholeForm> = fc
  .record({
    blocks: fc.array(fc.record({ parent: fc.nat(4), max: fc.constantFrom(1, 1, 3), rule: fc.nat(3) }), {
      minLength: 1,
      maxLength: 5,
    }),
    fields: fc.array(
      fc.record({
        ...{ block: fc.nat(4), isBook: fc.boolean(), isRequired: fc.boolean(), isPrivate: fc.boolean() },
        ...{ rule: fc.nat(3), named: fc.nat(9), item: fc.nat(2), form: fc.nat(5) },
      }),
      { maxLength: 10 },
    ),
  })
  .map(({ blocks, fields }) => {
    const numberOf = (field: number) => blocks.length + 1 + (field % Math.max(1, fields.length));
    const condition = (form: number, field: number, item: number): Condition => {
      const asked: Condition = { field: numberOf(field), filled: true };
      const chosen: Condition = { field: numberOf(field + 1), in: [ITEMS[item]!] };
      const forms: Condition[] = [asked, chosen, { not: asked }, { all: [asked, chosen] }, { any: [asked, chosen] }, { sys: 'state', in: ['Draft'] }]; // prettier-ignore
      return forms[form]!;
    };
    const edits: Edit[] = blocks.map(({ parent, max, rule }, at) =>
      addBlock(guidOf(at + 1), {
        parentGuid: parent < at ? guidOf(parent + 1) : null,
        max,
        rule: rule === 0 ? { visible: condition(at, at, 0) } : null,
      }),
    );
    for (const [at, one] of fields.entries()) {
      const rule = { visible: condition(one.form, one.named, one.item) };
      const required = { required: condition(one.form, one.named, one.item) };
      edits.push(
        addField(guidOf(100 + at), guidOf((one.block % blocks.length) + 1), {
          ...(one.isBook ? ofBook : {}),
          ...{ title: `Поле ${at}`, isRequired: one.isRequired, isPrivate: one.isPrivate },
          rule: one.rule === 0 ? rule : one.rule === 1 ? required : null,
        }),
      );
    }
    return formOf(...edits);
  });

/** Answers of an application to a form: some blocks twice, some fields empty. */
export function answersTo(form: WholeForm, seed: readonly number[]): BlockAnswers[] {
  let at = 0;
  const next = (most: number) => (seed[at++ % Math.max(1, seed.length)] ?? 0) % (most + 1);
  const given: BlockAnswers[] = [];
  const made = new Map<Guid, Guid[]>();
  for (const block of form.blocks.values()) {
    const parents: (Guid | null)[] = block.parentGuid === null ? [null] : (made.get(block.parentGuid) ?? []);
    for (const parentGuid of parents) {
      for (let copy = 0; copy < Math.min(block.max, 1 + next(1)); copy++) {
        const answers: BlockAnswers['answers'] = Object.fromEntries(
          [...form.fields.values()]
            .filter(({ blockGuid }) => blockGuid === block.guid)
            .flatMap(({ n, kind }) => {
              if (next(2) === 0) return [];
              return [[n, kind === 'ReferenceBook' ? { i: [ITEMS[next(2)]!] } : { t: ['', 'да', '  '][next(2)]! }]];
            }),
        ) as BlockAnswers['answers'];
        const guid = newGuid();
        given.push({ guid, blockGuid: block.guid, parentGuid, answers });
        made.set(block.guid, [...(made.get(block.guid) ?? []), guid]);
      }
    }
  }
  return given;
}

/** Whether parts are left that need each other, once all that need nothing more are taken away. */
export function goesInCircles({ blocks, fields }: Form): boolean {
  const guids = new Map(fields.map(({ n, guid }) => [n, guid]));
  const needs = new Map(
    [...blocks, ...fields].map((part) => {
      const around = 'blockGuid' in part ? part.blockGuid : part.parentGuid;
      const named = part.rule?.visible ? namedFields(part.rule.visible).map((n) => guids.get(n)) : [];
      return [part.guid, [around, ...named]] as const;
    }),
  );
  const left = new Set<unknown>(needs.keys());
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [guid, needed] of needs) if (!needed.some((one) => left.has(one))) left.delete(guid);
  }
  return left.size > 0;
}
