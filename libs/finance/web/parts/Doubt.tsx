// A possible slip, told beside its field.

import { IconAlertTriangle } from '@tabler/icons-react';
import classes from '../style/form.module.css';

export function Doubt({ children }: { children: string }) {
  return (
    <span className={classes.doubt}>
      <IconAlertTriangle size={16} stroke={1.75} aria-hidden />
      {children}
    </span>
  );
}
