// One performance of the protocol.

import { memo } from 'react';
import { formatThousandths } from '@rampa/kernel';
import type { Beside } from '../order/beside.ts';
import { nameOf, placeText, stateOf, type ProtocolJudge, type ProtocolRow } from '../order/rows.ts';
import { Glow } from './Glow.tsx';
import { JudgeCell } from './JudgeCell.tsx';
import { Outcome } from './Outcome.tsx';
import { RowWords } from './RowWords.tsx';
import classes from '../style/table.module.css';

export interface Columns {
  hasTechnical: boolean;
  hasDeductions: boolean;
  count: number;
}

export interface ProtocolTableRowProps {
  row: ProtocolRow;
  /** In the order of the judges. */
  beside: readonly Beside[];
  judges: readonly ProtocolJudge[];
  names: readonly string[];
  columns: Columns;
  decimals: number;
  /** Of another program of the same group. */
  isForeign: boolean;
  isChosen: boolean;
  isTabStop: boolean;
  canCorrect: boolean;
  onExplain(itemGuid: string): void;
  onCorrect(itemGuid: string, judgeIndex: number): void;
}

/** Every frame is a new picture of everything; only rows that say something else are drawn anew. */
function isSame(before: ProtocolTableRowProps, after: ProtocolTableRowProps): boolean {
  const same = (['decimals', 'isForeign', 'isChosen', 'isTabStop', 'canCorrect'] as const).every(
    (name) => before[name] === after[name],
  );
  return (
    same &&
    ((before.row === after.row && before.beside === after.beside && before.columns === after.columns) ||
      JSON.stringify([before.row, before.beside, before.names, before.columns]) ===
        JSON.stringify([after.row, after.beside, after.names, after.columns]))
  );
}

export const ProtocolTableRow = memo(function ProtocolTableRow(props: ProtocolTableRowProps) {
  const {
    row,
    beside,
    judges,
    names,
    columns,
    decimals,
    isForeign,
    isChosen,
    isTabStop,
    canCorrect,
    onExplain,
    onCorrect,
  } = props;
  const name = nameOf(row);
  return (
    <tr data-row={row.itemGuid} data-chosen={isChosen || undefined} data-state={stateOf(row)} aria-selected={isChosen}>
      <td className={classes.place}>
        <Glow of={row.place}>{placeText(row)}</Glow>
      </td>
      <td className={classes.number}>{row.number}</td>
      <th scope="row" className={classes.name}>
        <button
          type="button"
          data-explains={row.itemGuid}
          data-column={-1}
          tabIndex={isTabStop ? 0 : -1}
          aria-expanded={isChosen}
          onClick={() => onExplain(row.itemGuid)}
        >
          <RowWords row={row} isForeign={isForeign} />
        </button>
      </th>
      {row.byJudge.map((judged, index) => (
        <td
          key={judges[index]?.guid ?? index}
          className={classes.mark}
          {...(beside[index]?.outlier ? { 'data-apart': '', tabIndex: -1 } : {})}
        >
          <JudgeCell
            judged={judged}
            beside={beside[index] ?? null}
            decimals={decimals}
            label={`${names[index]}, ${name}: исправить`}
            column={index}
            isButton={canCorrect && !judged.abstained && judged.expected > 0}
            onPress={() => onCorrect(row.itemGuid, index)}
          />
        </td>
      ))}
      {columns.hasTechnical ? (
        <td className={classes.mark}>{row.technical === null ? '' : formatThousandths(row.technical, decimals)}</td>
      ) : null}
      {columns.hasDeductions ? (
        <td className={classes.mark}>{row.deductions ? formatThousandths(-Math.abs(row.deductions), decimals) : ''}</td>
      ) : null}
      <td className={classes.total}>
        {row.total === null ? null : (
          <button
            type="button"
            className={classes.why}
            data-column={judges.length}
            tabIndex={-1}
            title={`Почему ${formatThousandths(row.total, decimals)}`}
            onClick={() => onExplain(row.itemGuid)}
          >
            <Glow of={row.total}>{formatThousandths(row.total, decimals)}</Glow>
          </button>
        )}
      </td>
      <td className={classes.award}>
        <Outcome row={row} judges={judges} />
      </td>
    </tr>
  );
}, isSame);
