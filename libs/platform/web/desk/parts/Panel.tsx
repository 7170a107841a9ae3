// A panel at the right edge (from below on a phone) that only shows: Mantine's, so that its menus open above it.

import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { NoticePlace } from '@rampa/platform/web/base';
import { useEscape } from './use-escape.ts';
import classes from '../style/form-drawer.module.css';

export const PHONE = '(max-width: 807px)';

export interface PanelProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  onClose(): void;
}

export function Panel({ isOpen, title, children, onClose }: PanelProps) {
  useEscape(isOpen, onClose);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '86dvh' : 424}
      classNames={{ content: classes.content!, header: classes.header!, title: classes.title!, body: classes.panel! }}
      overlayProps={{ backgroundOpacity: 0.3, color: '#1C1220' }}
      transitionProps={{ duration: 260, exitDuration: 180 }}
      closeButtonProps={{ 'aria-label': 'Закрыть', size: 44 }}
    >
      <NoticePlace />
      {children}
    </Drawer>
  );
}
