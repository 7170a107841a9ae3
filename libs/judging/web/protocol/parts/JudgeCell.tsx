// What a judge gave a performance: his total, struck or not, whether it stands apart, whether he has said something.

import { IconMessage, IconTriangleFilled, IconTriangleInvertedFilled } from '@tabler/icons-react';
import { Mark } from '@rampa/platform/web/base';
import type { Beside } from '../order/beside.ts';
import type { ProtocolRow } from '../order/rows.ts';
import { Glow } from './Glow.tsx';
import classes from '../style/table.module.css';

export interface JudgeCellProps {
  judged: ProtocolRow['byJudge'][number];
  beside: Beside | null;
  decimals: number;
  label: string;
  column: number;
  isButton: boolean;
  onPress(): void;
}

export function JudgeCell({ judged, beside, decimals, label, column, isButton, onPress }: JudgeCellProps) {
  const content = judged.abstained ? (
    <span className={classes.partly} title="Воздержание">
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
