// What a row's columns say: in the table two lines of each, on a phone the first few under each other.

import type { ReactNode } from 'react';
import { Whole } from '@rampa/platform/web/base';
import classes from './row-texts.module.css';

/** Letters of the longest hyphened word that the narrowest column holds. */
const LONGEST = 11;

/** All of a longer text stands under the mouse. */
export function CellText({ text }: { text: string }) {
  if (text === '') return <span className={classes.none}>–</span>;
  return (
    <span className={classes.text} title={text}>
      <Whole of={text} longest={LONGEST} />
    </span>
  );
}

/** On a phone a row shows so many of its columns. */
const ON_A_PHONE = 3;

export interface RowCardProps {
  columns: readonly { key: string; label: string }[];
  /** A text for each column. */
  cells: readonly string[];
  /** What stands above them. */
  children?: ReactNode;
}

export function RowCard({ columns, cells, children }: RowCardProps) {
  return (
    <div className={classes.card}>
      {children}
      {columns.slice(0, ON_A_PHONE).map(({ key, label }, at) => (
        <span key={key} className={classes.line}>
          <small>{label}</small> {cells[at] || '–'}
        </span>
      ))}
    </div>
  );
}
