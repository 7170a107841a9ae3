// Faults that must be corrected before a protocol can be closed, in sentences.

import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '../style/ranks.module.css';

export function Faults({ of, children }: { of: readonly string[]; children?: ReactNode }) {
  if (of.length === 0) return null;
  return (
    <div className={classes.faults} role="status">
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
      <div>
        <ul>
          {of.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}
