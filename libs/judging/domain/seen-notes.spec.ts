import { expect, it } from 'vitest';
import { USUAL_PERMISSIONS, type ParticipantPermissions } from './participant-protocol.ts';
import { seenNotes, type NotedRow } from './seen-notes.ts';

const row = (number: string, programGuid = 'own', abstained = false): NotedRow => ({
  ...{ itemGuid: `item ${number}`, programGuid, number, performer: 'Ли А', collective: '', place: 1 },
  methodText: 'Итог — среднее трёх судей, одно воздержание',
  byJudge: [{ abstained }],
});

const rows = [row('8'), row('1', 'own', true), row('3', 'other')];
const ties = [{ itemGuids: ['item 8', 'item 1', 'item 3'], decision: { reason: ' Чище строй ' } }];
const notes = (one: NotedRow, allowed: Partial<ParticipantPermissions>, decided: typeof ties | [] = ties) =>
  seenNotes(one, {
    rows,
    ties: decided,
    permissions: { ...USUAL_PERMISSIONS, ...allowed },
    namesOf: (_, names) => names,
  });

it('says who is higher where the chair parted equal totals, with his words where words are shown', () => {
  const places = { showPlaces: true };
  expect(notes(rows[0]!, places)).toEqual([
    'При равном итоге выше, чем №\u00A01 и №\u00A03 другой программы: решение председателя жюри',
  ]);
  expect(notes(rows[1]!, { ...places, showComments: true })).toEqual([
    'При равном итоге ниже, чем №\u00A08, и выше, чем №\u00A03 другой программы: решение председателя жюри. Чище строй',
  ]);
  expect(notes(rows[0]!, places, [])).toEqual([]);
  expect(
    seenNotes(rows[0]!, {
      rows,
      ties: [{ ...ties[0]!, decision: null }],
      permissions: { ...USUAL_PERMISSIONS, ...places },
      namesOf: (_, names) => names,
    }),
  ).toEqual([]);
});

it('says how the total was counted where a judge abstained, and nothing that is not shown', () => {
  expect(notes(rows[1]!, { showTotals: true })).toEqual(['Итог — среднее трёх судей, одно воздержание']);
  expect(notes(rows[0]!, { showTotals: true })).toEqual([]);
  expect(notes(rows[1]!, { showTitles: true, showJudges: true })).toEqual([]);
});
