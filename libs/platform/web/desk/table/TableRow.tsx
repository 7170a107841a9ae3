import { Checkbox } from '@mantine/core';
import type { VirtualItem } from '@tanstack/react-virtual';
import { memo, type ReactNode } from 'react';
import { Skeleton } from '@rampa/platform/web/base';
import type { TableChoice } from './table-choice.ts';
import type { TableColumn } from './table-columns.ts';
import { offsetsOf, type Span, type TableLead } from './table-parts.ts';
import classes from './table.module.css';

export interface TableRowProps<Row> {
  index: number;
  start: number;
  size: number;
  /** Undefined while it loads. */
  row: Row | undefined;
  leads: readonly TableLead<Row>[];
  columns: readonly TableColumn<Row>[];
  items: readonly VirtualItem[];
  span: Span;
  card(row: Row): ReactNode;
  idOf(row: Row): string;
  nameOf(row: Row): string;
  isNew?: ((row: Row) => boolean) | undefined;
  choice: TableChoice<Row> | null;
  isPhone: boolean;
  isActive: boolean;
  open(row: Row, index: number): void;
  onActive(index: number): void;
}

/** Controls in a row that handle their own press. */
const OWN = 'a, button, input, label';

/** Memoised, so that scrolling renders only rows that come. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Row>(props: TableRowProps<Row>) {
  const { index, start, size, row, leads, columns, items, span, card, idOf, nameOf, isNew, choice } = props;
  const { isPhone, isActive, open, onActive } = props;
  const isChosen = row !== undefined && choice !== null && choice.rows.has(idOf(row));
  const offsets = offsetsOf(leads, choice !== null);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={choice ? isChosen : undefined}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      data-row={row === undefined ? undefined : idOf(row)}
      data-chosen={isChosen || undefined}
      data-new={(row !== undefined && isNew?.(row)) || undefined}
      className={classes.row}
      style={{ height: size, transform: `translateY(${start}px)` }}
      onFocus={() => onActive(index)}
      onClick={(event) => {
        if (row !== undefined && !(event.target as Element).closest(OWN)) open(row, index);
      }}
    >
      {choice ? (
        <div role="gridcell" aria-colindex={1} className={classes.check}>
          {row === undefined ? null : (
            <Checkbox
              aria-label={`Выбрать: ${nameOf(row)}`}
              size="sm"
              tabIndex={isActive ? 0 : -1}
              checked={isChosen}
              onChange={() => undefined}
              onClick={(event) => choice.toggle(index, event.shiftKey)}
            />
          )}
        </div>
      ) : null}
      {isPhone ? (
        <div role="gridcell" aria-colindex={2} className={classes.card}>
          {row === undefined ? <Skeleton width="60%" height="14px" /> : card(row)}
        </div>
      ) : (
        <>
          {leads.map(({ label, width, of }, at) => (
            <div
              key={label}
              role="gridcell"
              aria-colindex={at + 2}
              className={classes.cell}
              data-pinned
              data-last={at === leads.length - 1 || undefined}
              style={{
                left: `calc(var(--table-em) * ${offsets[at]}px)`,
                width: `calc(var(--table-em) * ${width}px)`,
              }}
            >
              {row === undefined ? <Skeleton width="60%" height="12px" /> : of(row)}
            </div>
          ))}
          <div aria-hidden style={{ flex: 'none', width: span.before }} />
          {items.map((item) => {
            const { key, isNumber, of } = columns[item.index]!;
            return (
              <div
                key={key}
                role="gridcell"
                aria-colindex={item.index + leads.length + 2}
                className={classes.cell}
                data-number={isNumber || undefined}
                style={{ width: item.size }}
              >
                {row === undefined ? <Skeleton width="60%" height="12px" /> : of(row)}
              </div>
            );
          })}
          <div aria-hidden style={{ flex: 'none', width: span.after }} />
        </>
      )}
    </div>
  );
}
