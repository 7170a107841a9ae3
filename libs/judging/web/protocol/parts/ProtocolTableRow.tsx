// One performance of the protocol.

import { memo } from 'react';
import { IconMessage, IconTriangleFilled, IconTriangleInvertedFilled } from '@tabler/icons-react';
import { formatThousandths } from '@rampa/kernel';
import { LampRow, Mark, Piece, Title } from '@rampa/platform/web/base';
import type { Beside } from '../order/beside.ts';
import { isWaiting, placeText, sentBy, type ProtocolJudge, type ProtocolRow } from '../order/rows.ts';
import type { Columns } from './ProtocolTable.tsx';
import { Glow } from './Glow.tsx';
import classes from '../style/table.module.css';

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
    JSON.stringify([before.row, before.beside, before.names, before.columns]) ===
      JSON.stringify([after.row, after.beside, after.names, after.columns])
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
  const name = row.performer || row.collective || 'Без исполнителя';
  const state = row.isWithdrawn || row.activity === 'Skipped' ? 'out' : row.activity === 'OnStage' ? 'now' : undefined;
  return (
    <tr data-row={row.itemGuid} data-chosen={isChosen || undefined} data-state={state} aria-selected={isChosen}>
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
          <b>{name}</b>
          <span>
            <Piece title={row.pieceTitle} />
            {row.pieceTitle !== '' && row.city !== '' ? ', ' : ''}
            {row.city}
            {isForeign ? ' · другая программа' : ''}
          </span>
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
        <Glow of={row.total}>{row.total === null ? '' : formatThousandths(row.total, decimals)}</Glow>
      </td>
      <td className={classes.award}>
        <Outcome row={row} judges={judges} />
      </td>
    </tr>
  );
}, isSame);

interface JudgeCellProps {
  judged: ProtocolRow['byJudge'][number];
  beside: Beside | null;
  decimals: number;
  label: string;
  column: number;
  isButton: boolean;
  onPress(): void;
}

function JudgeCell({ judged, beside, decimals, label, column, isButton, onPress }: JudgeCellProps) {
  const content = judged.abstained ? (
    <span className={classes.partly} title="Судья воздержался">
      возд.
    </span>
  ) : judged.total !== null ? (
    <Mark value={judged.total} decimals={decimals} isDropped={judged.isDropped} />
  ) : judged.given > 0 ? (
    <span className={classes.partly}>
      {judged.given} из {judged.expected}
    </span>
  ) : (
    <span className={classes.none}>
      <span className="r-sr-only">{judged.expected > 0 ? 'нет оценки' : 'не оценивает'}</span>
    </span>
  );
  const value = judged.total ?? `${judged.given}/${judged.expected}`;
  const outlier = beside?.outlier ?? null;
  const shown = (
    <>
      <span className={classes.given}>
        {beside?.comment ? <CommentSign comment={beside.comment} /> : null}
        <Glow of={value}>{content}</Glow>
      </span>
      {outlier ? (
        <span className={classes.apart} title={outlier.words}>
          {outlier.isAbove ? (
            <IconTriangleFilled size={8} aria-hidden />
          ) : (
            <IconTriangleInvertedFilled size={8} aria-hidden />
          )}
          {outlier.isAbove ? 'выше' : 'ниже'}
          <span className="r-sr-only"> остальных. {outlier.words}</span>
        </span>
      ) : null}
    </>
  );
  if (!isButton) return shown;
  return (
    <button type="button" className={classes.cell} data-column={column} tabIndex={-1} title={label} onClick={onPress}>
      {shown}
    </button>
  );
}

function CommentSign({ comment }: { comment: string }) {
  return (
    <span className={classes.comment} title={comment}>
      <IconMessage size={14} stroke={1.75} aria-hidden />
      <span className="r-sr-only">есть комментарий, </span>
    </span>
  );
}

function Outcome({ row, judges }: { row: ProtocolRow; judges: readonly ProtocolJudge[] }) {
  if (row.isWithdrawn) return <span className={classes.partly}>снят</span>;
  if (row.award) return <Title title={row.award.title} color={row.award.color} />;
  if (row.activity === 'Skipped') return <span className={classes.partly}>пропущен</span>;
  if (!isWaiting(row)) return null;
  const sent = sentBy(row, judges);
  const hasBegun = row.activity === 'OnStage' || row.activity === 'Done' || sent.count > 0;
  if (!hasBegun) return <span className={classes.partly}>ждёт выхода</span>;
  const whom = sent.waitingFor.length > 0 ? `, ждём: ${sent.waitingFor.join(', ')}` : '';
  return (
    <span className={classes.sent} title={`Оценили ${sent.count} из ${sent.of}${whom}`}>
      <LampRow lamps={sent.lamps.map((isLit) => (isLit ? 'now' : 'waiting'))} />
      {sent.count} из {sent.of}
    </span>
  );
}
