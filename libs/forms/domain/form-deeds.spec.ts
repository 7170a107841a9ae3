import { expect, it } from 'vitest';
import { addBlock, addField, after, formOf, guidOf } from '../testing/form-samples.ts';
import { inverse, patchesBetween, saidChange, type Edit } from './index.ts';

const [A, B, X, Y, Z] = [guidOf(1), guidOf(2), guidOf(101), guidOf(102), guidOf(103)];
const FORM = formOf(addBlock(A), addBlock(B), addField(X, A), addField(Y, A));

it.each<[string, Edit, string[]]>([
  ['added', { ...addField(Z, A), afterGuid: X } as Edit, [Z]],
  ['removed', { do: 'removeField', guid: X }, [X]],
  ['moved', { do: 'moveField', guid: X, blockGuid: B }, [X]],
  ['renamed', { do: 'changeField', guid: X, values: { title: 'Хор' } }, [X]],
  ['changed', { do: 'changeField', guid: X, values: { title: 'Хор', isRequired: true } }, [X]],
])('%s is told of what somebody did, and of nothing that only made room', (deed, edit, guids) => {
  expect(saidChange(patchesBetween(FORM, after(FORM, edit)))).toEqual({ deed, guids });
});

it('what comes back is told as restored, what an undoing takes away as removed', () => {
  const added = patchesBetween(FORM, after(FORM, addField(Z, A)));
  expect(saidChange(added.map(inverse))).toEqual({ deed: 'removed', guids: [Z] });
  expect(saidChange(added.map(inverse).map(inverse)).deed).toBe('restored');
  const removed = patchesBetween(FORM, after(FORM, { do: 'removeField', guid: X }));
  expect(saidChange(removed.map(inverse))).toEqual({ deed: 'restored', guids: [X] });
});

it('tells the deed before the neighbours that made room for it', () => {
  const moved = { part: 'field', guid: Y, before: { position: 2 }, after: { position: 3 } } as const;
  const [removed, added] = [
    { part: 'field', guid: X, before: { isRemoved: false }, after: { isRemoved: true } } as const,
    { part: 'field', guid: Z, before: { isRemoved: true }, after: { isRemoved: false, title: 'Хор' } } as const,
  ];
  expect(saidChange([moved, removed])).toEqual({ deed: 'removed', guids: [X] });
  expect(saidChange([moved, added])).toEqual({ deed: 'added', guids: [Z] });
});
