// A word on the colours that somebody has chosen for it: an organizer's statuses.

import classes from './painted-chip.module.css';

export interface PaintedChipProps {
  title: string;
  /** Null where what was chosen is no pair of colours. */
  paint: { backgroundColor: string; fontColor: string } | null;
  /** In a table: one line, all of it under the mouse. */
  isShort?: boolean;
}

export function PaintedChip({ title, paint, isShort = false }: PaintedChipProps) {
  return (
    <span
      className={classes.chip}
      {...(isShort ? { title, 'data-short': true } : {})}
      style={paint ? { background: paint.backgroundColor, color: paint.fontColor } : undefined}
    >
      {title}
    </span>
  );
}
