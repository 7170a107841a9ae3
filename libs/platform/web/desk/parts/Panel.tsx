// A panel at the right edge (from below on a phone): Mantine's, so that its menus open above it. It may contain forms,
// whose unsaved input is asked about before it closes.

import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, type ReactNode } from 'react';
import { NoticePlace } from '@rampa/platform/web/base';
import { useLeavingWithin } from '../form/leaving-within.tsx';
import { useEscape } from './use-escape.ts';
import { PHONE } from './phone.ts';
import classes from '../style/form-drawer.module.css';

export interface PanelProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  onClose(): void;
}

export function Panel({ isOpen, title, children, onClose }: PanelProps) {
  const mark = useRef<HTMLSpanElement>(null);
  const { leave, question } = useLeavingWithin(() => mark.current?.closest('[role="dialog"]'));
  const close = () => leave(onClose);
  useEscape(isOpen, close);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={isOpen}
      onClose={close}
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
      {question}
    </Drawer>
  );
}
