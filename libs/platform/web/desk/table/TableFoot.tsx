// Below a table: how much of it is shown, and the actions on chosen rows, which cover them on a phone alone.

import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TableChoice } from './table-choice.ts';
import classes from './table-foot.module.css';

export interface TableFootProps<Row> {
  label: string;
  choice: TableChoice<Row>;
  total: number;
  /** «986 по условиям» */
  said: ReactNode;
  /** At the right: «Список обновляется сам». */
  note?: ReactNode;
  /** Actions on several rows; they wait for rows that are still being read. */
  children: ReactNode;
}

export function TableFoot<Row>({ label, choice, total, said, note, children }: TableFootProps<Row>) {
  const chosen = choice.rows.size;
  return (
    <div className={classes.foot} data-no-print>
      <span role="status" className={classes.said}>
        {said}
      </span>
      {chosen === 0 ? null : (
        <div role="toolbar" aria-label={`Выбранное: ${label}`} className={classes.bar}>
          <b role="status">Выбрано {chosen.toLocaleString('ru-RU')}</b>
          <fieldset className={classes.deeds} disabled={choice.isTaking}>
            {children}
          </fieldset>
          {/* It stays when it has nothing more to choose: the focus would fall to the page's beginning. */}
          <Button variant="transparent" size="sm" c="inherit" aria-disabled={chosen >= total} onClick={choice.all}>
            {choice.isTaking ? 'Выбираем…' : `Все ${total.toLocaleString('ru-RU')}`}
          </Button>
          <Button
            variant="transparent"
            size="sm"
            c="inherit"
            aria-label="Снять выбор"
            leftSection={<IconX size={16} stroke={1.75} />}
            onClick={choice.clear}
          >
            Снять
          </Button>
        </div>
      )}
      <span className={classes.note}>{note}</span>
    </div>
  );
}
