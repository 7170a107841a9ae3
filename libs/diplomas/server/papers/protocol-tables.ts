// The four papers of a protocol as tables.

import type { ProtocolPaper } from '@rampa/contract';
import { printable } from '@rampa/diplomas/domain';
import { Failure, withInitials, type Guid } from '@rampa/kernel';
import { ceremonyOrder, prizesIndex } from '@rampa/program/domain';
import {
  AWARD,
  NUMBER,
  PERFORMER,
  PIECE,
  PLACE,
  TOTAL,
  awardOf,
  competes,
  faceOf,
  judgeColumns,
  marksOf,
  numberCell,
  numberOf,
  performerOf,
  pieceOf,
  placeOf,
  rowsByItem,
  titleOf,
  totalOf,
  type Row,
} from './protocol-cells.ts';
import { judgeSheet } from './judge-sheet-table.ts';
import type { ProtocolSource } from './protocol-source.ts';
import { protocolTable } from './protocol-table.ts';
import type { PaperRow, PaperTable } from './table.ts';

/** The column of titles in the paper of the awarding. */
const TITLE_AT = 6;

/** Throws Failure notFound for a judge who is not on the panel. */
export function protocolTables(given: ProtocolSource, paper: ProtocolPaper, judge?: Guid): PaperTable[] {
  const source = withoutSkipped(given);
  if (paper === 'summary') return [summary(source)];
  if (paper === 'program') return [byProgram(source)];
  if (paper === 'awards') return [awards(source, rowsByItem(given.protocol))];
  const panel = source.protocol.judges.flatMap(({ guid }, index) => (!judge || guid === judge ? index : []));
  if (panel.length === 0 && judge) throw new Failure('notFound');
  return panel.map((index) => judgeSheet(source, index));
}

function summary(source: ProtocolSource): PaperTable {
  const { protocol } = source;
  // An empty column is left out, because it would take room from the judges' names.
  const hasTeachers = protocol.groups.some(({ rows }) =>
    rows.some(({ itemGuid }) => (source.items.get(itemGuid)?.teachers ?? '').trim() !== ''),
  );
  const adjusts = protocol.groups.some(({ rows }) => rows.some(({ deductions }) => (deductions ?? 0) !== 0));
  return protocolTable(source, 'summary', {
    columns: [
      PLACE,
      NUMBER,
      PERFORMER,
      PIECE,
      ...(hasTeachers ? [{ title: 'Педагог', width: { share: 3 } }] : []),
      ...judgeColumns(protocol),
      ...(adjusts ? [{ title: 'Снижение', width: { mm: 16 }, isNumber: true }] : []),
      TOTAL,
      AWARD,
    ],
    sections: protocol.groups.map((group) => ({
      ...titleOf(group),
      rows: group.rows.map((row) => ({
        ...faceOf(source, row, 2),
        cells: [
          placeOf(row),
          numberOf(row),
          performerOf(row),
          pieceOf(row),
          ...(hasTeachers ? [printable(source.items.get(row.itemGuid)?.teachers ?? '')] : []),
          ...marksOf(protocol, row),
          ...(adjusts ? [row.deductions ? numberCell(-row.deductions, protocol.decimals) : ''] : []),
          totalOf(protocol, row),
          awardOf(row),
        ],
      })),
    })),
  });
}

/** In the order of appearance, withdrawn performances included. */
function byProgram(source: ProtocolSource): PaperTable {
  const { protocol, program } = source;
  const found = rowsByItem(protocol);
  const rows = program.items.flatMap(({ guid }) => found.get(guid) ?? []);
  return protocolTable(source, 'program', {
    columns: [
      NUMBER,
      PERFORMER,
      PIECE,
      { title: 'Группа', width: { share: 4 } },
      ...judgeColumns(protocol),
      TOTAL,
      PLACE,
      AWARD,
    ],
    sections: [
      {
        title: '',
        note: '',
        rows: rows.map(({ row, group }) => ({
          ...faceOf(source, row, 1),
          cells: [
            numberOf(row),
            performerOf(row),
            pieceOf(row),
            [group.title, group.subtitle.replaceAll(' · ', ', ')].filter(Boolean).map(printable).join(', '),
            ...marksOf(protocol, row),
            totalOf(protocol, row),
            placeOf(row),
            awardOf(row),
          ],
        })),
      },
    ],
  });
}

/**
 * In the order of the awarding: from the last place up, titles that the jury gave by hand last, special prizes where the
 * organizer puts them. `everybody`: those who were passed over too, since a prize of theirs is read aloud as well.
 */
function awards(source: ProtocolSource, everybody: Found): PaperTable {
  const { protocol, program, facts } = source;
  const titles = new Map(facts.awards.map(({ guid, kind, rank }) => [guid, { rank, isManual: kind === 'manual' }]));
  const found = rowsByItem(protocol);
  const inOrder = program.items.flatMap(({ guid }) => {
    const { row, group } = found.get(guid) ?? {};
    if (!row || !group || !competes(row)) return [];
    const award = row.award ? (titles.get(row.award.guid) ?? { rank: 0, isManual: false }) : null;
    return { row, group: String(protocol.groups.indexOf(group)), award, place: row.place };
  });
  const titled = ceremonyOrder(inOrder).map(({ group, rows }) => ({
    group,
    ...(group === null ? { title: 'Решение жюри', note: '' } : titleOf(protocol.groups[Number(group)]!)),
    rows: rows.filter(({ place }) => place !== null).map(({ row }) => handed(source, row, awardOf(row))),
  }));
  const sections = titled.filter(({ rows }) => rows.length > 0);
  const prizes = prizesSection(source, everybody);
  const at = prizesIndex(
    sections.map(({ group }) => group),
    program.prizesAt,
  );
  return protocolTable(source, 'awards', {
    columns: [
      NUMBER,
      PERFORMER,
      PIECE,
      { title: 'Педагог', width: { share: 4 } },
      TOTAL,
      PLACE,
      { ...AWARD, width: { mm: 40 } },
      { title: 'Вручено', width: { mm: 20 } },
    ],
    sections: prizes.rows.length === 0 ? sections : sections.toSpliced(at, 0, { group: null, ...prizes }),
  });
}

function handed(source: ProtocolSource, row: Row, title: string): PaperRow {
  return {
    ...faceOf(source, row, 1),
    cells: [
      numberOf(row),
      performerOf(row),
      pieceOf(row),
      printable(source.items.get(row.itemGuid)?.teachers ?? ''),
      totalOf(source.protocol, row),
      placeOf(row),
      title,
      '',
    ],
  };
}

type Found = ReturnType<typeof rowsByItem>;

/** As the presenter reads them. Who gives a prize stands under it. */
function prizesSection(source: ProtocolSource, everybody: Found): PaperTable['sections'][number] {
  const rows = source.facts.prizes.flatMap(({ item, title, giver }) => {
    const row = everybody.get(item)?.row;
    if (!row || row.isWithdrawn) return [];
    const { under, ...line } = handed(source, row, printable(title));
    return [{ ...line, under: giver === '' ? { ...under } : { ...under, [TITLE_AT]: printable(withInitials(giver)) } }];
  });
  return { title: 'Спецпризы', note: '', rows };
}

/** Who was passed over fills no row: a line below the table names them. */
function withoutSkipped(source: ProtocolSource): ProtocolSource {
  const groups = source.protocol.groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ activity, isWithdrawn }) => activity !== 'Skipped' || isWithdrawn),
    }))
    .filter(({ rows }) => rows.length > 0);
  return { ...source, protocol: { ...source.protocol, groups } };
}
