// Marks that stand apart: how many, by which rule, those alone, the next one.

import { Button, Switch } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { OUTLIER_WORDS } from '@rampa/judging/domain';
import classes from '../style/apart.module.css';

export interface ApartProps {
  count: number;
  isOnly: boolean;
  onOnly(isOnly: boolean): void;
  onNext(): void;
}

export function Apart({ count, isOnly, onOnly, onNext }: ApartProps) {
  if (count === 0) return null;
  return (
    <div className={classes.apart}>
      <b>Выбиваются: {count}</b>
      <Button
        variant="default"
        leftSection={<IconArrowDown size={16} stroke={1.75} />}
        rightSection={<kbd>N</kbd>}
        onClick={onNext}
      >
        Следующая
      </Button>
      <Switch label="Только с такими" checked={isOnly} onChange={(event) => onOnly(event.currentTarget.checked)} />
      <p>{OUTLIER_WORDS}</p>
    </div>
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
