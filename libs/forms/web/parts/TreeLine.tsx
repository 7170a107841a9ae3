// One row of the tree.

import { IconChevronDown, IconChevronRight, IconEye, IconLock, IconMicrophone2, IconRepeat } from '@tabler/icons-react';
import { listed } from '@rampa/platform/web/base';
import { counted } from '@rampa/kernel';
import { OrderGrip, useOrderRow } from '@rampa/platform/web/desk';
import type { TreeRow } from '../state/tree.ts';
import { SORTS, sortOf } from '../state/words.ts';
import { useDesk } from './desk-context.ts';
import { PartMenu } from './PartMenu.tsx';
import classes from '../style/tree.module.css';

export interface TreeLineProps {
  row: TreeRow;
  /** Null: nothing is dragged. */
  list: string | null;
  isChosen: boolean;
  onChoose(): void;
  onToggle(): void;
  onMove(by: 1 | -1): void;
}

export function TreeLine({ row, list, isChosen, onChoose, onToggle, onMove }: TreeLineProps) {
  const { faultsOf, canChange } = useDesk();
  const { part, kind, depth } = row;
  const drag = useOrderRow(list, part.guid);
  const faults = faultsOf(part.guid);
  return (
    <li
      ref={drag.row}
      className={classes.row}
      style={{ '--depth': depth } as React.CSSProperties}
      data-kind={kind}
      data-chosen={isChosen || undefined}
      data-side={drag.side ?? undefined}
      data-dragged={drag.isDragged || undefined}
    >
      {canChange ? <OrderGrip of={drag.grip} /> : null}
      {kind === 'block' ? (
        <button
          type="button"
          className={classes.fold}
          tabIndex={-1}
          aria-label={row.isOpen ? `Свернуть: ${part.title}` : `Развернуть: ${part.title}`}
          onClick={onToggle}
        >
          {row.isOpen ? <IconChevronDown size={16} /> : <IconChevronRight size={16} />}
        </button>
      ) : null}
      <button
        type="button"
        className={classes.name}
        data-part={part.guid}
        aria-current={isChosen || undefined}
        aria-expanded={kind === 'block' ? row.isOpen : undefined}
        onClick={onChoose}
      >
        <span className={classes.title}>{part.title}</span>
        <Signs row={row} />
      </button>
      {faults.length > 0 ? (
        <span
          className={classes.fault}
          role="img"
          aria-label={`Замечание: ${faults[0]!.message}`}
          title={faults[0]!.message}
        />
      ) : null}
      {canChange ? <PartMenu row={row} onMove={onMove} /> : null}
    </li>
  );
}

function Signs({ row }: { row: TreeRow }) {
  const sign = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;
  if (row.kind === 'block') {
    const { min, max, isPerformance, rule } = row.part;
    return (
      <span className={classes.signs}>
        {isPerformance ? (
          <span data-tone="accent">
            <IconMicrophone2 {...sign} /> выступление
          </span>
        ) : null}
        {max > 1 ? (
          <span>
            <IconRepeat {...sign} /> повторяется {min}–{max}
          </span>
        ) : null}
        {rule?.visible ? (
          <span data-tone="info">
            <IconEye {...sign} /> с условием
          </span>
        ) : null}
        {row.isOpen ? null : <span>{counted(row.fieldCount, 'поле', 'поля', 'полей')}</span>}
      </span>
    );
  }
  const { isRequired, isPrivate, rule } = row.part;
  return (
    <span className={classes.signs}>
      <span>{listed(SORTS[sortOf(row.part)], isRequired ? 'обязательное' : '')}</span>
      {isPrivate ? (
        <span>
          <IconLock {...sign} /> закрытое
        </span>
      ) : null}
      {rule?.visible ? (
        <span data-tone="info">
          <IconEye {...sign} /> с условием
        </span>
      ) : null}
    </span>
  );
}
