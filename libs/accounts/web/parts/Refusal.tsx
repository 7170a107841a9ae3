// The server's refusal, announced in a live region that is always present.

import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { failureTextOf } from '@rampa/platform/web/desk';
import classes from '../style/entering.module.css';

export function Refusal({ error, children }: { error: unknown; children?: ReactNode }) {
  return (
    <div className={classes.refusal} role="alert">
      {error ? (
        <>
          <IconAlertCircle size={18} stroke={1.75} aria-hidden />
          <div>
            {failureTextOf(error)}
            {children}
          </div>
        </>
      ) : null}
    </div>
  );
}
