// The frame of every list: hairlines, the name at the left, actions at the right; arrows go from row to row.

import { ActionIcon } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { useContext, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { focusNearRemoved, Whole } from '@rampa/platform/web/base';
import { OrderGrip } from '../order/OrderGrip.tsx';
import type { OrderRowDrag } from '../order/use-order-drag.ts';
import { BusySign } from '../parts/BusySign.tsx';
import { ButtonMenu } from '../parts/ButtonMenu.tsx';
import { rowFor } from './range.ts';
import { RowPlace } from './row-place.ts';
import classes from './list-rows.module.css';

export interface ListRowsProps {
  label: string;
  /** The next page is loading. */
  isOld?: boolean;
  /** Called for keys that the list does not handle. */
  onKey?(event: KeyboardEvent<HTMLUListElement>, id: string): void;
  children: ReactNode;
}

export function ListRows({ label, isOld, onKey, children }: ListRowsProps) {
  const ref = useRef<HTMLUListElement>(null);
  // A row that is removed takes the focus with it.
  useLayoutEffect(() => {
    if (ref.current) focusNearRemoved(ref.current);
  });
  return (
    <ul
      ref={ref}
      className={classes.list}
      aria-label={label}
      aria-busy={isOld || undefined}
      onKeyDown={(event) => {
        const row = rowOf(event);
        if (!row) return;
        onKey?.(event, row.dataset.row ?? '');
        if (!event.defaultPrevented) goOn(event, row);
      }}
    >
      {children}
    </ul>
  );
}

const rowsIn = (list: HTMLUListElement): HTMLElement[] =>
  [...list.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.hasAttribute('aria-hidden'),
  );

const TAKES_KEYS = 'input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="radio"]';

/** The row in which a key was pressed; null if the key belongs to a control or to a menu outside the row. */
function rowOf({ target, currentTarget }: KeyboardEvent<HTMLUListElement>): HTMLElement | null {
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(TAKES_KEYS)) return null;
  const row = target.closest<HTMLElement>('li');
  return row?.parentElement === currentTarget ? row : null;
}

function goOn(event: KeyboardEvent<HTMLUListElement>, row: HTMLElement): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // An arrow opens a menu from its button.
  if ((event.target as Element).closest('[aria-haspopup]')) return;
  const rows = rowsIn(event.currentTarget);
  const to = rowFor(event.key, rows.indexOf(row), rows.length);
  const isOfRow = event.target === row;
  const main = row.querySelector<HTMLElement>('a[href], button');
  const check = row.querySelector<HTMLElement>('input[type="checkbox"]');
  const run =
    to !== null
      ? () => rows[to]!.focus()
      : isOfRow && event.key === 'Enter' && main
        ? () => main.click()
        : isOfRow && event.key === ' ' && check
          ? () => check.click()
          : null;
  if (!run) return;
  event.preventDefault();
  run();
}

export interface ListRowProps {
  /** Shown in the left column: № or a colour. */
  lead?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** Props of rows in an order of their own. */
  drag?: OrderRowDrag;
  children?: ReactNode;
}

export function ListRow({ lead, title, detail, drag: own, children }: ListRowProps) {
  const place = useContext(RowPlace);
  const drag = own ?? place?.drag;
  const check = place?.check;
  const cells = place?.cells;
  return (
    <li
      ref={drag?.row}
      className={classes.row}
      tabIndex={-1}
      data-row={place?.id}
      data-side={drag?.side ?? undefined}
      data-dragged={drag?.isDragged || undefined}
      data-chosen={place?.isChosen || undefined}
    >
      {drag ? <OrderGrip of={drag.grip} /> : null}
      {lead === undefined && !check && !cells ? null : (
        <span className={classes.lead}>
          {check}
          {lead === undefined ? null : <span className={classes.number}>{lead}</span>}
        </span>
      )}
      <div className={classes.text}>
        <div className={classes.title}>{whole(title)}</div>
        {detail ? <div className={classes.detail}>{whole(detail)}</div> : null}
      </div>
      {cells?.map(({ key, label, content }) => (
        <div key={key} className={classes.cell} data-empty={content === '' || content === null || undefined}>
          <span className={classes.cellName}>{label}: </span>
          {whole(content)}
        </div>
      ))}
      {children || cells ? <div className={classes.actions}>{children}</div> : null}
    </li>
  );
}

/** A text keeps its hyphened names together. */
function whole(content: ReactNode): ReactNode {
  return typeof content === 'string' ? <Whole of={content} /> : content;
}

export interface RowMenuProps {
  label: string;
  /** The chosen action is running. */
  isBusy?: boolean;
  children: ReactNode;
}

export function RowMenu({ label, isBusy = false, children }: RowMenuProps) {
  return (
    <ButtonMenu
      button={
        <ActionIcon aria-label={`Действия: ${label}`} aria-busy={isBusy}>
          <BusySign isBusy={isBusy} sign={<IconDotsVertical size={18} stroke={1.75} />} />
        </ActionIcon>
      }
    >
      {children}
    </ButtonMenu>
  );
}
