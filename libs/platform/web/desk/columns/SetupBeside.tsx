// Rows, and beside them how they are put together; on a narrow screen the setting stands above.

import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useRef, type ReactNode } from 'react';
import { useLeavingWithin } from '../form/leaving-within.tsx';
import classes from './setup-beside.module.css';

/** Elsewhere the setting would push the rows away, so it opens when asked for. */
export const hasRoomBeside = () => window.matchMedia('(min-width: 62em)').matches;

export function SetupBeside({ setup, children }: { setup: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.body}>
      <div className={classes.rows}>{children}</div>
      {setup}
    </div>
  );
}

export interface SetupAsideProps {
  label: string;
  head: ReactNode;
  children: ReactNode;
  onClose(): void;
}

export function SetupAside({ label, head, children, onClose }: SetupAsideProps) {
  const aside = useRef<HTMLElement>(null);
  const { leave, question } = useLeavingWithin(() => aside.current);
  return (
    <aside ref={aside} className={classes.aside} aria-label={label} data-no-print>
      <div className={classes.head}>
        {head}
        <ActionIcon aria-label="Закрыть настройку" onClick={() => leave(onClose)}>
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      {children}
      {question}
    </aside>
  );
}
