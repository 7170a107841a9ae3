import type { Answer, Form, FormBlock, FormField } from '@rampa/forms/domain';
import { APPLICATION_COLUMNS, type ApplicationColumn, type Guid } from '@rampa/kernel';
import { describe, expect, it } from 'vitest';
import type { ColumnReader } from './column-types.ts';
import { pathTo } from './paths.ts';
import { planOf } from './plan.ts';
import { projectedRows, type GivenBlock, type RowFacts } from './projected.ts';

const block = (guid: Guid, parentGuid: Guid | null = null, max = 3): FormBlock => ({
  ...{ guid, n: 0, parentGuid, title: guid, min: 0, max, isPerformance: guid === 'piece', rule: null },
});
const field = (guid: Guid, n: number, blockGuid: Guid, more: Partial<FormField> = {}): FormField => ({
  ...{ guid, n, blockGuid, kind: 'Text', bookGuid: null, title: guid, hint: '', option: {}, rule: null, tag: null },
  ...{ isRequired: false, isPrivate: false, isPersonal: false, ...more },
});
const form: Form = {
  blocks: [block('club', null, 1), block('piece'), block('person', 'piece'), block('teacher', 'piece')],
  fields: [
    field('name', 2, 'club'),
    field('secret', 3, 'club', { isPrivate: true }),
    field('title', 4, 'piece'),
    field('form', 5, 'piece', { kind: 'ReferenceBook', bookGuid: 'forms' }),
    field('person', 6, 'person', { isPersonal: true }),
    field('teacher', 7, 'teacher'),
  ],
};
const NOTHING = Object.fromEntries(APPLICATION_COLUMNS.map((key) => [key, ''])) as Record<ApplicationColumn, string>;
const row = (guid: Guid | null, own: Partial<RowFacts['own']> = {}): RowFacts => ({
  ...{ application: 'a', block: guid, own: { ...NOTHING, ...own } },
});

/** «Берёзка» with two performances: the first of two people and a teacher, the second of one person. */
function givenOf(fields: ReadonlyMap<Guid, readonly FormField[]>): GivenBlock[] {
  const said: [Guid, Guid, Guid | null, Record<Guid, Answer>][] = [
    ['c', 'club', null, { name: { t: 'Берёзка' }, secret: { t: 'Не ставить первой' } }],
    ['p1', 'piece', null, { title: { t: 'Барыня' }, form: { i: ['solo', 'duet'] } }],
    ['p2', 'piece', null, { title: { t: 'Метелица' } }],
    ['m1', 'person', 'p1', { person: { t: 'Аня' } }],
    ['m2', 'person', 'p1', { person: { t: 'Вера' } }],
    ['m3', 'person', 'p2', { person: { t: 'Света' } }],
    ['t1', 'teacher', 'p1', { teacher: { t: 'Ольга Ивановна' } }],
  ];
  return said
    .filter(([, of]) => fields.has(of))
    .map(([guid, of, parent, answers]) => ({
      ...{ guid, application: 'a', parent, block: of },
      answers: fields.get(of)!.map((one) => answers[one.guid] ?? null),
    }));
}

function texts(kind: Guid | null, rows: (Guid | null)[], columns: Guid[][], reader: ColumnReader) {
  const asked = columns.map((parts) => ({ parts: parts.map((guid) => ({ field: guid })), separator: ' / ' }));
  const plan = planOf(form, kind, asked, reader);
  return projectedRows(plan, rows.map((guid) => row(guid)), givenOf(plan.blocks), (item) => `[${item}]`); // prettier-ignore
}

describe('where the answers of a row stand', () => {
  it.each<[string, Guid | null, Guid, { up: number | null; down: number }]>([
    ['its own', 'piece', 'piece', { up: 0, down: 0 }],
    ['around it', 'person', 'piece', { up: 1, down: 0 }],
    ['inside it', 'piece', 'person', { up: 0, down: 1 }],
    ['beside it in the same block', 'person', 'teacher', { up: 1, down: 1 }],
    ['elsewhere in the application', 'piece', 'club', { up: null, down: 1 }],
    ['of the application', null, 'person', { up: null, down: 2 }],
  ])('%s', (_, from, to, path) => {
    expect(pathTo(form, from, to)).toEqual(path);
  });
});

describe('a table of applications in words', () => {
  it('repeats what is around a row and joins what is inside it', () => {
    expect(texts('piece', ['p1', 'p2'], [['name'], ['title'], ['person'], ['form']], 'organizer')).toEqual([
      ['Берёзка', 'Барыня', 'Аня; Вера', '[solo], [duet]'],
      ['Берёзка', 'Метелица', 'Света', ''],
    ]);
    expect(texts('person', ['m1', 'm3'], [['title'], ['teacher'], ['person']], 'organizer')).toEqual([
      ['Барыня', 'Ольга Ивановна', 'Аня'],
      ['Метелица', '', 'Света'],
    ]);
    expect(texts(null, [null], [['title'], ['person']], 'organizer')).toEqual([['Барыня; Метелица', 'Аня; Вера; Света']]); // prettier-ignore
  });

  it('puts several fields into one column and leaves out the empty ones with their separator', () => {
    expect(texts('piece', ['p1', 'p2'], [['title', 'form', 'name']], 'organizer')).toEqual([
      ['Барыня / [solo], [duet] / Берёзка'],
      ['Метелица / Берёзка'],
    ]);
  });

  it('shows the organizer’s own fields and people to the organizer alone; a removed field is empty to everybody', () => {
    const columns = [['secret', 'name'], ['person'], ['gone']];
    expect(texts('piece', ['p2'], columns, 'organizer')).toEqual([['Не ставить первой / Берёзка', 'Света', '']]);
    expect(texts('piece', ['p2'], columns, 'everybody')).toEqual([['Берёзка', '', '']]);
    // Whoever leads the stage says names aloud.
    expect(texts('piece', ['p2'], columns, 'stage')).toEqual([['Берёзка', 'Света', '']]);
  });

  it('reads no private field from the database for everybody', () => {
    const asked = [{ parts: [{ field: 'secret' }, { field: 'name' }], separator: '' }];
    const read = (reader: 'organizer' | 'everybody') =>
      [...planOf(form, 'piece', asked, reader).blocks.values()].flat().map(({ guid }) => guid);
    expect(read('organizer')).toEqual(['secret', 'name']);
    expect(read('everybody')).toEqual(['name']);
  });

  it('tells what the portal knows by itself, and who has applied to the organizer alone', () => {
    const asked = [{ parts: [{ own: 'applicationNumber' }, { own: 'member' }] as const, separator: ' ' }];
    const told = (reader: ColumnReader) =>
      projectedRows(planOf(form, null, asked, reader), [row(null, { applicationNumber: '7', member: 'Иванова' })], [], () => ''); // prettier-ignore
    expect(told('organizer')).toEqual([['7 Иванова']]);
    expect(told('everybody')).toEqual([['7']]);
    expect(told('stage')).toEqual([['7']]);
  });
});
