// Columns and cells of a protocol's tables: what one row of the results says on paper.

import type { ProtocolView } from '@rampa/contract';
import { printable, printableName, quoted } from '@rampa/diplomas/domain';
import { withInitials, type Guid } from '@rampa/kernel';
import type { ProtocolSource } from './protocol-source.ts';
import type { PaperCell, PaperColumn, PaperRow } from './table.ts';

type Group = ProtocolView['groups'][number];
export type Row = Group['rows'][number];

export const NUMBER: PaperColumn = { title: '№', width: { mm: 10 }, isNumber: true };
export const PERFORMER: PaperColumn = { title: 'Исполнитель', width: { share: 5 } };
export const PIECE: PaperColumn = { title: 'Произведение', width: { share: 4 } };
export const TOTAL: PaperColumn = { title: 'Итог', width: { mm: 15 }, isNumber: true };
export const PLACE: PaperColumn = { title: 'Место', width: { mm: 13 }, isNumber: true };
export const AWARD: PaperColumn = { title: 'Звание', width: { mm: 34 } };

export function judgeColumns({ judges }: ProtocolView): PaperColumn[] {
  const [least, most] = judges.length > 9 ? [12, 14] : judges.length > 5 ? [17, 22] : [17, 34];
  return judges.map(({ fullName }) => {
    // The surname above, the initials below; a short whole name stays on one line: «Ё Ми Сон».
    const title = withInitials(printable(fullName)).replace(/\u00A0(?=\p{L}\.)/u, '\n');
    const width = { mm: Math.max(least, Math.min(most, headWidth(title))) };
    return { title, width, isNumber: true, isName: true };
  });
}

/** Column width in mm in which the head stands on its lines, by the usual letter. */
function headWidth(title: string): number {
  const longest = Math.max(...title.split('\n').map((line) => line.length));
  return Math.ceil(longest * 1.45) + 4;
}

export function marksOf({ decimals }: ProtocolView, { byJudge }: Row): PaperCell[] {
  return byJudge.map(({ total, isDropped, abstained }) =>
    total === null ? (abstained ? 'возд.' : null) : { ...numberCell(total, decimals), isStruck: isDropped },
  );
}

export function numberCell(thousandths: number, decimals: number) {
  return { thousandths, decimals };
}

/** Decimals that the value needs: 9500 → 1. */
export function decimalsOf(value: number): number {
  return value % 1000 === 0 ? 0 : value % 100 === 0 ? 1 : value % 10 === 0 ? 2 : 3;
}

export function totalOf({ decimals }: ProtocolView, { total }: Row): PaperCell {
  return total === null ? null : { ...numberCell(total, decimals), isStrong: true };
}

/** «15» is a number, «15а» is not. */
export function numberOf({ number }: Row): PaperCell {
  return wholeCell(number);
}

function wholeCell(text: string): PaperCell {
  return /^\d{1,6}$/.test(text) ? numberCell(Number(text) * 1000, 0) : text;
}

export function placeOf({ place, placeTo, isWithdrawn }: Row): PaperCell {
  if (isWithdrawn) return 'снят';
  if (place === null) return '';
  return placeTo !== null && placeTo > place ? `${place}–${placeTo}` : wholeCell(String(place));
}

export function awardOf({ award }: Row): string {
  return award ? printable(award.title) : '';
}

export function performerOf({ performer }: Row): string {
  return printableName(performer);
}

export function pieceOf({ pieceTitle }: Row): string {
  return printable(quoted(pieceTitle));
}

export function competes({ isWithdrawn, activity }: Row): boolean {
  return !isWithdrawn && activity !== 'Skipped';
}

/** Leader, institution and town, in small print under the name. */
export function faceOf(
  { items, program }: ProtocolSource,
  row: Row,
  at: number,
): Pick<PaperRow, 'item' | 'under' | 'face' | 'isMuted'> {
  const item = items.get(row.itemGuid);
  const face = {
    collective: row.collective === row.performer ? '' : printable(row.collective),
    institution: printable(item?.institution ?? ''),
    city: printable(row.city),
  };
  const under = [face.collective, face.institution, face.city].filter(Boolean).join(', ');
  return {
    item: row.itemGuid,
    face,
    ...(under ? { under: { [at]: under } } : {}),
    isMuted: !competes(row) || row.programGuid !== program.guid,
  };
}

export function titleOf({ title, subtitle, rows, isProvisional }: Group): { title: string; note: string } {
  const note = [
    printable(subtitle.replaceAll(' · ', ', ')),
    `выступлений: ${rows.filter(competes).length}`,
    isProvisional ? 'места предварительные' : '',
  ];
  return { title: printable(title), note: note.filter(Boolean).join(', ') };
}

export function rowsByItem({ groups, programGuid }: ProtocolView): Map<Guid, { row: Row; group: Group }> {
  return new Map(
    groups.flatMap((group) =>
      group.rows.filter((row) => row.programGuid === programGuid).map((row) => [row.itemGuid, { row, group }] as const),
    ),
  );
}
