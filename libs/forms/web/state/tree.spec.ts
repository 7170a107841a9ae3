import { describe, expect, it } from 'vitest';
import { usedForm, type Edit, type WholeForm } from '@rampa/forms/domain';
import { addBlock, addField, after, formOf, guidOf } from '@rampa/forms/testing';
import { dropOf, otherParents, stepOf, treeRows } from './tree.ts';

const [A, B, C, X, Y, Z] = [1, 2, 3, 11, 12, 13].map(guidOf) as [string, string, string, string, string, string];
const form = formOf(
  ...[addBlock(A), addBlock(B), addBlock(C, { parentGuid: B })],
  ...[addField(X, A, { title: 'x' }), addField(Y, A, { title: 'y' }), addField(Z, B, { title: 'z' })],
);
const fieldsOf = (whole: WholeForm) => usedForm(whole).fields.map(({ guid, blockGuid }) => `${guid.at(-1)} в ${blockGuid.at(-1)}`); // prettier-ignore
const done = (edit: Edit | null) => fieldsOf(after(form, edit!));

describe('the tree', () => {
  it('has a block, its fields, the blocks inside it; a closed one is one row', () => {
    expect(treeRows(form, new Set()).map(({ part, depth }) => `${part.guid.slice(-2)} ${depth}`)).toEqual(['01 0', '11 1', '12 1', '02 0', '13 1', '03 1']); // prettier-ignore
    expect(treeRows(form, new Set([A])).map(({ part }) => part.guid)).toEqual([A, B, Z, C]);
  });

  it('steps among its own and over into the next block', () => {
    expect(done(stepOf(form, Y, -1))).toEqual(['2 в 1', '1 в 1', '3 в 2']);
    expect(done(stepOf(form, X, 1))).toEqual(['2 в 1', '1 в 1', '3 в 2']);
    expect(done(stepOf(form, Y, 1))).toEqual(['1 в 1', '2 в 2', '3 в 2']);
    expect(done(stepOf(form, Z, -1))).toEqual(['1 в 1', '2 в 1', '3 в 1']);
    expect(stepOf(form, X, -1)).toBeNull();
    expect(stepOf(form, C, 1)).toBeNull();
    expect(usedForm(after(form, stepOf(form, B, -1)!)).blocks.map(({ guid }) => guid)).toEqual([B, C, A]);
  });

  it('drops beside a field, into a block, never a block into itself', () => {
    expect(done(dropOf(form, { id: Z, side: 'before', ofId: Y }))).toEqual(['1 в 1', '3 в 1', '2 в 1']);
    expect(done(dropOf(form, { id: X, side: 'after', ofId: Y }))).toEqual(['2 в 1', '1 в 1', '3 в 2']);
    expect(done(dropOf(form, { id: X, side: 'after', ofId: B }))).toEqual(['2 в 1', '1 в 2', '3 в 2']);
    expect(dropOf(form, { id: B, side: 'after', ofId: C })).toBeNull();
    expect(dropOf(form, { id: A, side: 'after', ofId: X })).toBeNull();
  });

  it('offers a block every place but its own, inside itself and below the third level', () => {
    const places = (whole: WholeForm, guid: string) => otherParents(whole, guid).map((parent) => parent?.guid ?? 'раздел'); // prettier-ignore
    expect(places(form, C)).toEqual(['раздел', A]);
    expect(places(form, B)).toEqual([A]);
    expect(places(form, A)).toEqual([B, C]);
    const deep = after(form, addBlock(guidOf(4), { parentGuid: C }));
    expect(places(deep, A)).toEqual([B, C]);
    expect(places(deep, B)).toEqual([]);
  });
});
