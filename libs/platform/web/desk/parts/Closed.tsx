// A link that is disabled for now. It stays in its place, can be focused and says why.

import { Tooltip } from '@mantine/core';
import { useId, type ReactNode } from 'react';

export interface ClosedProps {
  /** One sentence: why it is closed. */
  reason: string;
  className?: string;
  children: ReactNode;
}

export function Closed({ reason, className, children }: ClosedProps) {
  const id = useId();
  return (
    <Tooltip label={reason}>
      <span role="link" aria-disabled tabIndex={0} aria-describedby={id} className={className}>
        {children}
        <span id={id} hidden>
          {reason}
        </span>
      </span>
    </Tooltip>
  );
}
