// Below a table: how much of it is shown, and the actions on chosen rows, which never cover them.

import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './table-foot.module.css';

export interface TableFootProps {
  label: string;
  chosen: number;
  total: number;
  /** «986 по условиям» */
  said: ReactNode;
  /** At the right: «Список обновляется сам». */
  note?: ReactNode;
  onAll(): void;
  onClear(): void;
  /** Actions on several rows. */
  children: ReactNode;
}

export function TableFoot({ label, chosen, total, said, note, onAll, onClear, children }: TableFootProps) {
  return (
    <div className={classes.foot} data-no-print>
      <span role="status" className={classes.said}>
        {said}
      </span>
      {chosen === 0 ? null : (
        <div role="toolbar" aria-label={`Выбранное: ${label}`} className={classes.bar}>
          <b role="status">Выбрано {chosen.toLocaleString('ru-RU')}</b>
          {children}
          {chosen < total ? (
            <Button variant="transparent" size="sm" c="inherit" onClick={onAll}>
              Все {total.toLocaleString('ru-RU')}
            </Button>
          ) : null}
          <Button
            variant="transparent"
            size="sm"
            c="inherit"
            aria-label="Снять выбор"
            leftSection={<IconX size={16} stroke={1.75} />}
            onClick={onClear}
          >
            Снять
          </Button>
        </div>
      )}
      <span className={classes.note}>{note}</span>
    </div>
  );
}
