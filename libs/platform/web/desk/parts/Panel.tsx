// A panel at the right edge (from below on a phone): Mantine's, so that its menus open above it. Forms may stand in it;
// what is typed there is asked about before it is closed.

import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState, type ReactNode } from 'react';
import { NoticePlace } from '@rampa/platform/web/base';
import { Confirm } from '../form/Confirm.tsx';
import { allUnsaved } from '../form/unsaved.ts';
import { useEscape } from './use-escape.ts';
import classes from '../style/form-drawer.module.css';

/** Paper is no phone, however narrow the sheet. */
export const PHONE = 'screen and (max-width: 807px)';

export interface PanelProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  onClose(): void;
}

export function Panel({ isOpen, title, children, onClose }: PanelProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const [isAsking, setAsking] = useState(false);
  const unsaved = () => allUnsaved().filter((one) => mark.current?.closest('[role="dialog"]')?.contains(one.element()));
  const leave = () => (unsaved().length > 0 ? setAsking(true) : onClose());
  useEscape(isOpen, leave);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={isOpen}
      onClose={leave}
      title={title}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '86dvh' : 424}
      classNames={{ content: classes.content!, header: classes.header!, title: classes.title!, body: classes.panel! }}
      overlayProps={{ backgroundOpacity: 0.3, color: '#1C1220' }}
      transitionProps={{ duration: 260, exitDuration: 180 }}
      closeButtonProps={{ 'aria-label': 'Закрыть', size: 44 }}
    >
      <span ref={mark} hidden />
      <NoticePlace />
      {children}
      <Confirm
        isOpen={isAsking}
        title="Закрыть без сохранения?"
        action="Закрыть без сохранения"
        stay="Вернуться"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          for (const one of unsaved()) one.discard();
          setAsking(false);
          onClose();
        }}
      >
        {isAsking
          ? unsaved()
              .map(({ lost }) => lost)
              .join(' ')
          : null}
      </Confirm>
    </Drawer>
  );
}
