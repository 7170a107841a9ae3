// The four papers of a protocol as tables.

import type { ProtocolPaper } from '@rampa/contract';
import { printable } from '@rampa/diplomas/domain';
import { changeText, scaleDecimals } from '@rampa/judging/domain';
import { Failure, withInitials, type Guid } from '@rampa/kernel';
import { ceremonyOrder } from '@rampa/program/domain';
import {
  AWARD,
  NUMBER,
  PERFORMER,
  PIECE,
  PLACE,
  TOTAL,
  awardOf,
  competes,
  decimalsOf,
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
} from './protocol-cells.ts';
import type { ProtocolSource } from './protocol-source.ts';
import { headOf, isDraft, notesOf, PAPER_TITLES, signaturesOf, skippedNote } from './protocol-words.ts';
import type { PaperTable } from './table.ts';

/** Throws Failure notFound for a judge who is not on the panel. */
export function protocolTables(given: ProtocolSource, paper: ProtocolPaper, judge?: Guid): PaperTable[] {
  const source = withoutSkipped(given);
  if (paper === 'summary') return [summary(source)];
  if (paper === 'program') return [byProgram(source)];
  if (paper === 'awards') return [awards(source)];
  const panel = source.protocol.judges.flatMap(({ guid }, index) => (!judge || guid === judge ? index : []));
  if (panel.length === 0 && judge) throw new Failure('notFound');
  return panel.map((index) => sheet(source, index));
}

function summary(source: ProtocolSource): PaperTable {
  const { protocol } = source;
  // An empty column is left out, because it would take room from the judges' names.
  const hasTeachers = protocol.groups.some(({ rows }) =>
    rows.some(({ itemGuid }) => (source.items.get(itemGuid)?.teachers ?? '').trim() !== ''),
  );
  const adjusts = protocol.groups.some(({ rows }) => rows.some(({ deductions }) => (deductions ?? 0) !== 0));
  return table(source, 'summary', {
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
  return table(source, 'program', {
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

/** In the order of the awarding: from the last place up; titles that the jury gave by hand come last. */
function awards(source: ProtocolSource): PaperTable {
  const { protocol, program, facts } = source;
  const titles = new Map(facts.awards.map(({ guid, kind, rank }) => [guid, { rank, isManual: kind === 'manual' }]));
  const found = rowsByItem(protocol);
  const inOrder = program.items.flatMap(({ guid }) => {
    const { row, group } = found.get(guid) ?? {};
    if (!row || !group || !competes(row)) return [];
    const award = row.award ? (titles.get(row.award.guid) ?? { rank: 0, isManual: false }) : null;
    return { row, group: String(protocol.groups.indexOf(group)), award, place: row.place };
  });
  const sections = ceremonyOrder(inOrder).map(({ group, rows }) => ({
    ...(group === null ? { title: 'Решение жюри', note: '' } : titleOf(protocol.groups[Number(group)]!)),
    rows: rows
      .filter(({ place }) => place !== null)
      .map(({ row }) => ({
        ...faceOf(source, row, 1),
        cells: [
          numberOf(row),
          performerOf(row),
          pieceOf(row),
          printable(source.items.get(row.itemGuid)?.teachers ?? ''),
          totalOf(protocol, row),
          placeOf(row),
          awardOf(row),
          '',
        ],
      })),
  }));
  return table(source, 'awards', {
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
    sections: sections.filter(({ rows }) => rows.length > 0),
  });
}

function sheet(source: ProtocolSource, index: number): PaperTable {
  const { protocol, program, facts } = source;
  const { guid, fullName } = protocol.judges[index]!;
  const judge = facts.judges.find((one) => one.guid === guid);
  const found = rowsByItem(protocol);
  const rows = program.items.flatMap((item) => found.get(item.guid) ?? []);
  /** «исправлено организатором: Композиция 5 → 4»; empty where the judge's own marks stand. */
  const corrected = (item: string): string => {
    const changes = facts.corrections
      .filter((one) => one.item === item && one.judge === guid)
      .map((one) => {
        const criterion = protocol.criteria.find((found) => found.guid === one.criterion);
        return `${criterion?.title ?? ''} ${changeText(one, criterion)}`.trim();
      });
    return changes.length === 0 ? '' : `исправлено организатором: ${changes.join(', ')}`;
  };
  const made = table(source, 'judge', {
    columns: [
      NUMBER,
      PERFORMER,
      PIECE,
      ...protocol.criteria.map(({ title }) => ({
        ...{ title: printable(title), width: { mm: protocol.criteria.length > 5 ? 20 : 28 }, isNumber: true },
      })),
      TOTAL,
      { title: 'Примечание', width: { share: 4 } },
    ],
    sections: [
      {
        title: '',
        note: '',
        rows: rows.map(({ row }) => {
          const own = row.byJudge[index]!;
          const comment = facts.comments.find((one) => one.item === row.itemGuid && one.judge === guid)?.body ?? '';
          const note = own.abstained ? 'воздержание' : row.isWithdrawn ? 'снят' : '';
          return {
            ...faceOf(source, row, 1),
            cells: [
              numberOf(row),
              performerOf(row),
              pieceOf(row),
              ...own.marks.map((mark, at) =>
                mark === null
                  ? null
                  : numberCell(mark, Math.max(decimalsOf(mark), scaleDecimals(protocol.criteria[at]!))),
              ),
              own.total === null ? null : { ...numberCell(own.total, protocol.decimals), isStrong: true },
              printable([note, corrected(row.itemGuid), comment].filter(Boolean).join('. ')),
            ],
          };
        }),
      },
    ],
  });
  const name = printable(fullName);
  const title = printable(judge?.title ?? '');
  return {
    ...made,
    title: `${PAPER_TITLES.judge}: ${name}`,
    head: [...made.head, ...(title ? [title] : [])],
    signatures: [{ post: judge?.isChair ? 'Председатель жюри' : 'Судья', name: withInitials(name) }],
  };
}

function table(
  source: ProtocolSource,
  paper: ProtocolPaper,
  given: Pick<PaperTable, 'columns' | 'sections'>,
): PaperTable {
  return {
    title: PAPER_TITLES[paper],
    isDraft: isDraft(source),
    head: headOf(source),
    notes: [...(paper === 'judge' ? [] : notesOf(source)), skippedNote(source)].filter((note) => note !== ''),
    signatures: signaturesOf(source),
    page: source.facts.page,
    ...(paper === 'judge' ? given : withCounting(source, given)),
  };
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

/** Room in mm for what the hall was told, under a total: «Итог — среднее трёх судей, одно воздержание». */
const COUNTED_MM = 29;

/** Under a total from which somebody abstained stands how it was counted. */
function withCounting(
  { counting: { abstentions } }: ProtocolSource,
  { columns, sections }: Pick<PaperTable, 'columns' | 'sections'>,
): Pick<PaperTable, 'columns' | 'sections'> {
  const at = columns.indexOf(TOTAL);
  const isCounted = sections.some(({ rows }) => rows.some(({ item }) => abstentions.has(item)));
  if (!isCounted) return { columns, sections };
  return {
    columns: columns.with(at, { ...TOTAL, width: { mm: COUNTED_MM } }),
    sections: sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => {
        const words = abstentions.get(row.item);
        return words === undefined ? row : { ...row, under: { ...row.under, [at]: printable(words) } };
      }),
    })),
  };
}
