// Marks that stand apart: how many, the next one, those alone. By which rule is told at the foot of the table.

import { ActionIcon, Switch } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import classes from '../style/apart.module.css';

export function Apart({ count, onNext }: { count: number; onNext(): void }) {
  if (count === 0) return null;
  return (
    <div className={classes.apart}>
      <b>Выбиваются: {count}</b>
      <ActionIcon size={44} variant="default" aria-label="Следующая" title="Следующая, клавиша N" onClick={onNext}>
        <IconArrowDown size={18} stroke={1.75} />
      </ActionIcon>
    </div>
  );
}

export interface ApartOnlyProps {
  count: number;
  isOnly: boolean;
  onOnly(isOnly: boolean): void;
}

export function ApartOnly({ count, isOnly, onOnly }: ApartOnlyProps) {
  if (count === 0) return null;
  return (
    <Switch label="Только выбивающиеся" checked={isOnly} onChange={(event) => onOnly(event.currentTarget.checked)} />
  );
}

/** The table, or the list that stands in its place on a phone. */
export function protocolRows(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-protocol-rows]');
}

/** The cell after the focused one, round the table; it may be no button where nothing can be corrected. */
export function focusNextApart(table: HTMLElement | null): void {
  const cells = [...(table?.querySelectorAll<HTMLElement>('[data-apart]') ?? [])];
  const now = document.activeElement;
  const next =
    cells.find(
      (cell) =>
        now &&
        !cell.contains(now) &&
        now.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING &&
        table?.contains(now),
    ) ?? cells[0];
  if (!next) return;
  (next.querySelector<HTMLElement>('button') ?? next).focus();
  next.scrollIntoView({ block: 'center', inline: 'nearest' });
}
