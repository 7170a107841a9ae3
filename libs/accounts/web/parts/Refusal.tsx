// A refusal or a fault at a door, announced in a live region that is always present.

import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AnyForm } from '@rampa/platform/web/desk';
import classes from '../style/entering.module.css';

export function Refusal({ text, children }: { text: string | null; children?: ReactNode }) {
  return (
    <div className={classes.refusal} role="alert">
      {text === null ? null : (
        <>
          <IconAlertCircle size={18} stroke={1.75} aria-hidden />
          <div>
            {text}
            {children}
          </div>
        </>
      )}
    </div>
  );
}

/** Of a form; drawn after its fields. `children`: what can be done about the server's refusal. */
export function DoorSaid({ form, children }: { form: Pick<AnyForm, 'said' | 'failure'>; children?: ReactNode }) {
  return <Refusal text={form.said()}>{form.failure ? children : null}</Refusal>;
}
