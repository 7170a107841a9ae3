// Column heads: a press sorts; the edge of a column is dragged, or moved by the arrows (with Shift at the head itself), to
// change its width.

import { Checkbox } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { VirtualItem } from '@tanstack/react-virtual';
import { inQuotes } from '@rampa/kernel';
import type { ListState } from '../list/use-list.ts';
import { within } from './kept-columns.ts';
import type { TableChoice } from './table-choice.ts';
import type { TableColumns } from './table-columns.ts';
import { offsetsOf, type Span, type TableLead } from './table-parts.ts';
import classes from './table.module.css';

export interface TableHeadsProps<Row> {
  list: ListState;
  leads: readonly TableLead<Row>[];
  columns: TableColumns<Row>;
  items: readonly VirtualItem[];
  span: Span;
  choice: TableChoice<Row> | null;
  isAll: boolean;
}

export function TableHeads<Row>({ list, leads, columns, items, span, choice, isAll }: TableHeadsProps<Row>) {
  const offsets = offsetsOf(leads, choice !== null);
  return (
    <div role="rowgroup" className={classes.heads}>
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        {choice ? (
          <div role="columnheader" aria-colindex={1} className={classes.check}>
            <Checkbox
              aria-label="Выбрать все найденные"
              size="sm"
              checked={isAll}
              indeterminate={!isAll && choice.rows.size > 0}
              onChange={() => (isAll ? choice.clear() : choice.all())}
            />
          </div>
        ) : null}
        {leads.map(({ label, width, sort }, at) => (
          <Head
            key={label}
            {...{ label, sort, list }}
            column={at + 2}
            isLast={at === leads.length - 1}
            place={{ left: `calc(var(--table-em) * ${offsets[at]}px)`, width: `calc(var(--table-em) * ${width}px)` }}
          />
        ))}
        <div aria-hidden style={{ flex: `none`, width: span.before }} />
        {items.map(({ index, size }) => {
          const { key, label, sort, isNumber, width } = columns.shown[index]!;
          return (
            <Head
              key={key}
              {...{ label, sort, list, isNumber }}
              column={index + leads.length + 2}
              place={{ width: size }}
              width={width}
              onResize={(next) => columns.resize(key, next)}
            />
          );
        })}
        <div aria-hidden style={{ flex: `none`, width: span.after }} />
      </div>
    </div>
  );
}

interface HeadProps {
  label: string;
  sort: string | undefined;
  list: ListState;
  column: number;
  isNumber?: boolean | undefined;
  /** The last column that stands still. */
  isLast?: boolean;
  place: { left?: string; width: number | string };
  width?: number;
  onResize?(width: number): void;
}

function Head({ label, sort, list, column, isNumber, isLast, place, width, onResize }: HeadProps) {
  const [drawn, setDrawn] = useState<number | null>(null);
  const sorts = Object.keys(list.sorts);
  const back = `-${sort}`;
  const isSorted = sort !== undefined && (sorts.includes(sort) || sorts.includes(back));
  const isOn = isSorted && (list.sort === sort || list.sort === back);
  const isDown = isOn && list.sort === back;
  const next = isOn ? (isDown ? sort! : back) : sorts.find((one) => one === sort || one === back)!;
  const Sign = isDown ? IconArrowDown : IconArrowUp;
  return (
    <div
      role="columnheader"
      aria-colindex={column}
      aria-sort={isOn ? (isDown ? 'descending' : 'ascending') : undefined}
      className={classes.head}
      data-pinned={place.left === undefined ? undefined : true}
      data-last={isLast || undefined}
      data-number={isNumber || undefined}
      style={{ ...place, ...(drawn === null ? {} : { width: drawn }) }}
    >
      {isSorted ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => list.change({ sort: next })}
          {...(onResize && width !== undefined
            ? {
                'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight',
                title: 'Shift+← и Shift+→ меняют ширину',
                onKeyDown: (event: KeyboardEvent) => void (event.shiftKey && resizeByKeys(event, width, onResize)),
              }
            : {})}
        >
          <span className={classes.headText}>{label}</span>
          {isOn ? <Sign size={14} stroke={2} aria-hidden /> : null}
        </button>
      ) : (
        <span className={classes.headText} title={label}>
          {label}
        </span>
      )}
      {onResize && width !== undefined ? (
        <span
          role="slider"
          tabIndex={-1}
          className={classes.edge}
          aria-label={`Ширина столбца ${inQuotes(label)}`}
          aria-valuenow={width}
          onPointerDown={(event) => draw(event, width, setDrawn, onResize)}
          onKeyDown={(event) => resizeByKeys(event, width, onResize)}
        />
      ) : null}
    </div>
  );
}

/** A narrow edge is no place to stop at by Tab: the head itself takes the same arrows with Shift. */
function resizeByKeys(event: KeyboardEvent, width: number, onResize: (width: number) => void): void {
  const by = event.key === 'ArrowRight' ? 16 : event.key === 'ArrowLeft' ? -16 : 0;
  if (by === 0) return;
  event.preventDefault();
  event.stopPropagation();
  onResize(within(width + by));
}

/** The width is shown while it is dragged and stored when it is let go. */
function draw(
  event: PointerEvent<HTMLElement>,
  width: number,
  show: (px: number | null) => void,
  keep: (width: number) => void,
): void {
  const edge = event.currentTarget;
  const from = event.clientX;
  const before = edge.parentElement!.getBoundingClientRect().width;
  const em = before / width;
  const at = (x: number) => within((before + x - from) / em);
  edge.setPointerCapture(event.pointerId);
  const move = ({ clientX }: globalThis.PointerEvent) => show(at(clientX) * em);
  const end = ({ clientX, type }: globalThis.PointerEvent) => {
    edge.removeEventListener('pointermove', move);
    edge.removeEventListener('pointerup', end);
    edge.removeEventListener('pointercancel', end);
    show(null);
    if (type === 'pointerup' && clientX !== from) keep(at(clientX));
  };
  edge.addEventListener('pointermove', move);
  edge.addEventListener('pointerup', end);
  edge.addEventListener('pointercancel', end);
}
