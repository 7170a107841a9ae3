// Actions on the chosen rows; above the list, so that the bar covers no row.

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Choice } from './use-choice.ts';
import classes from './bulk-bar.module.css';

export interface BulkBarProps {
  label: string;
  choice: Choice;
  /** Keys of all rows that can be chosen here. */
  ids: readonly string[];
  children: ReactNode;
}

export function BulkBar({ label, choice, ids, children }: BulkBarProps) {
  if (!choice.isOn) return null;
  return (
    <div className={classes.bar} role="toolbar" aria-label={`Выбранное: ${label}`} data-no-print>
      <b role="status">Выбрано {choice.ids.size}</b>
      {children}
      {choice.ids.size < ids.length ? (
        <Button variant="subtle" color="gray" onClick={() => choice.put(ids)}>
          Выбрать все {ids.length}
        </Button>
      ) : null}
      <Button variant="subtle" color="gray" onClick={choice.clear}>
        Снять выбор
      </Button>
    </div>
  );
}
