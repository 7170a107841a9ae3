// One row of the tree. It is drawn anew only when it is another, and its menu comes with the first press: a form has four
// hundred rows, and each letter that is typed changes one.

import {
  IconAlignLeft,
  IconAt,
  IconCalendar,
  IconChevronDown,
  IconChevronRight,
  IconClock,
  IconEye,
  IconHash,
  IconLetterCase,
  IconList,
  IconLock,
  IconMicrophone2,
  IconNumbers,
  IconPaperclip,
  IconPhone,
  IconRepeat,
  type TablerIcon,
} from '@tabler/icons-react';
import { memo } from 'react';
import { listed } from '@rampa/platform/web/base';
import { counted } from '@rampa/kernel';
import { OrderGrip, RowMenu, useOrderRow } from '@rampa/platform/web/desk';
import type { TreeRow } from '../state/tree.ts';
import { SORTS, sortOf, type Sort } from '../state/words.ts';
import { PartItems } from './PartItems.tsx';
import classes from '../style/tree.module.css';

const SIGNS: Record<Sort, TablerIcon> = {
  line: IconLetterCase,
  lines: IconAlignLeft,
  number: IconNumbers,
  date: IconCalendar,
  duration: IconClock,
  phone: IconPhone,
  email: IconAt,
  mask: IconHash,
  ReferenceBook: IconList,
  Attachment: IconPaperclip,
  rangeNumber: IconNumbers,
  rangeDate: IconCalendar,
};

export interface TreeLineProps {
  row: TreeRow;
  /** Null: nothing is changed here. */
  list: string | null;
  isChosen: boolean;
  /** What is wrong with it. */
  fault: string | null;
  /** The same object in every drawing. */
  deeds: RowDeeds;
}

export interface RowDeeds {
  choose(row: TreeRow): void;
  toggle(row: TreeRow): void;
  move(row: TreeRow, by: 1 | -1): void;
}

export const TreeLine = memo(Line, (one, other) => {
  const [was, is] = [one.row, other.row];
  return (
    was.part === is.part &&
    was.depth === is.depth &&
    (was.kind === 'field' || (is.kind === 'block' && was.isOpen === is.isOpen && was.fieldCount === is.fieldCount)) &&
    one.list === other.list &&
    one.isChosen === other.isChosen &&
    one.fault === other.fault
  );
});

function Line({ row, list, isChosen, fault, deeds }: TreeLineProps) {
  const canChange = list !== null;
  const { part, kind, depth } = row;
  const drag = useOrderRow(list, part.guid);
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
          onClick={() => deeds.toggle(row)}
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
        onClick={() => deeds.choose(row)}
      >
        {kind === 'field' ? <Sign sort={sortOf(part)} /> : null}
        <span className={classes.title}>
          {part.title}
          {kind === 'field' && part.isRequired ? <span className={classes.star}>{'\u00A0*'}</span> : null}
        </span>
        <Signs row={row} />
      </button>
      {fault === null ? null : (
        <span className={classes.fault} role="img" aria-label={`Замечание: ${fault}`} title={fault} />
      )}
      {canChange ? (
        <RowMenu label={part.title}>
          <PartItems row={row} onMove={(by) => deeds.move(row, by)} />
        </RowMenu>
      ) : null}
    </li>
  );
}

function Sign({ sort }: { sort: Sort }) {
  const Icon = SIGNS[sort];
  return <Icon className={classes.sort} size={18} stroke={1.75} aria-hidden />;
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
      <span className="r-sr-only">{listed(SORTS[sortOf(row.part)], isRequired ? 'обязательное' : '')}</span>
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
