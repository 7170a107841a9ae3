// The paper of one judge: his own marks, criterion by criterion, with what was corrected and what he wrote.

import { printable } from '@rampa/diplomas/domain';
import { changeText, scaleDecimals } from '@rampa/judging/domain';
import { withInitials } from '@rampa/kernel';
import {
  NUMBER,
  PERFORMER,
  PIECE,
  TOTAL,
  decimalsOf,
  faceOf,
  numberCell,
  numberOf,
  performerOf,
  pieceOf,
  rowsByItem,
} from './protocol-cells.ts';
import type { ProtocolSource } from './protocol-source.ts';
import { protocolTable } from './protocol-table.ts';
import { PAPER_TITLES } from './protocol-words.ts';
import type { PaperColumn, PaperTable } from './table.ts';

/** Wide enough for the longest word of the head, at the usual letter. */
function criterionColumns(criteria: readonly { title: string }[]): PaperColumn[] {
  const most = criteria.length > 5 ? 20 : 28;
  return criteria.map((criterion) => {
    const title = printable(criterion.title);
    const longest = Math.max(...title.split(/\s/).map((word) => word.length));
    return { title, width: { mm: Math.min(most, Math.max(14, Math.ceil(longest * 1.5) + 4)) }, isNumber: true };
  });
}

export function judgeSheet(source: ProtocolSource, index: number): PaperTable {
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
  const made = protocolTable(source, 'judge', {
    columns: [
      NUMBER,
      PERFORMER,
      PIECE,
      ...criterionColumns(protocol.criteria),
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
