// A status as people see it wherever it stands.

import { wholeColors, type StatusColors } from '@rampa/competitions/domain';
import classes from './statuses.module.css';

export function StatusChip({ title, colors }: { title: string; colors: StatusColors }) {
  const whole = wholeColors(colors);
  return (
    <span
      className={classes.chip}
      style={whole ? { background: whole.backgroundColor, color: whole.fontColor } : undefined}
    >
      {title}
    </span>
  );
}
