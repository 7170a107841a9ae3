// What stands beside a judge's total in the table: a mark of his that is apart from the panel's, his comment. Pure.

import type { ProtocolView } from '@rampa/contract';
import { outliersOf, scaleDecimals } from '@rampa/judging/domain';
import { formatThousandths } from '@rampa/kernel';
import type { ProtocolGroup } from './rows.ts';

export interface Beside {
  /** «Техника: 6,0 при медиане жюри 9,0»; every criterion in which he stands apart. */
  outlier: { isAbove: boolean; words: string } | null;
  comment: string;
}

/** By performance, in the order of `judges`. */
export type BesideMarks = ReadonlyMap<string, readonly Beside[]>;

export function besideOf({ groups, judges, criteria, comments }: ProtocolView): BesideMarks {
  const said = new Map(comments.map(({ itemGuid, judgeGuid, text }) => [`${itemGuid} ${judgeGuid}`, text]));
  const commented = new Set(comments.map(({ itemGuid }) => itemGuid));
  const nothing = judges.map((): Beside => ({ outlier: null, comment: '' }));
  return new Map(
    groups.flatMap(({ rows }) =>
      rows.map(({ itemGuid, byJudge }) => {
        const found = outliersOf(
          criteria,
          byJudge.map(({ marks, abstained }) => (abstained ? [] : marks)),
        );
        if (found.length === 0 && !commented.has(itemGuid)) return [itemGuid, nothing] as const;
        const beside = judges.map(({ guid }, judge): Beside => {
          const own = found.filter((one) => one.judge === judge);
          const words = own.map(({ criterion, mark, median }) => {
            const { title, ...scale } = criteria[criterion]!;
            const shown = (value: number) => formatThousandths(value, scaleDecimals(scale));
            return `${title}: ${shown(mark)} при медиане жюри ${shown(median)}`;
          });
          return {
            outlier: own.length === 0 ? null : { isAbove: own[0]!.isAbove, words: words.join('; ') },
            comment: said.get(`${itemGuid} ${guid}`) ?? '',
          };
        });
        return [itemGuid, beside] as const;
      }),
    ),
  );
}

export function outlierCount(beside: BesideMarks, groups: readonly ProtocolGroup[]): number {
  const rows = groups.flatMap((group) => group.rows);
  return rows.reduce((sum, { itemGuid }) => sum + cellsOf(beside, itemGuid).filter(isApart).length, 0);
}

/** Rows with a mark apart; groups without any are left out. */
export function apartOnly(groups: readonly ProtocolGroup[], beside: BesideMarks): ProtocolGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ itemGuid }) => cellsOf(beside, itemGuid).some(isApart)) }))
    .filter(({ rows }) => rows.length > 0);
}

const isApart = ({ outlier }: Beside) => outlier !== null;
const cellsOf = (beside: BesideMarks, itemGuid: string) => beside.get(itemGuid) ?? [];
