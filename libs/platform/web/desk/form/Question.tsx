// Two ways out of something: the safe one has the focus. It holds nothing that could be lost, so Esc is the safe way.

import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NoticePlace } from '@rampa/platform/web/base';
import { useEscape } from '../parts/use-escape.ts';

export interface QuestionProps {
  isOpen: boolean;
  title: string;
  /** A verb: «Уйти». */
  action: string;
  stay: string;
  children: ReactNode;
  onStay(): void;
  onAction(): void;
}

export function Question({ isOpen, title, action, stay, children, onStay, onAction }: QuestionProps) {
  useEscape(isOpen, onStay);
  return (
    <Modal opened={isOpen} onClose={onStay} title={title} closeButtonProps={{ 'aria-label': 'Закрыть' }}>
      <NoticePlace />
      <Text c="var(--r-ink-2)">{children}</Text>
      <Group mt="xl" justify="flex-end" gap="sm">
        <Button size="md" variant="default" data-autofocus onClick={onStay}>
          {stay}
        </Button>
        <Button size="md" onClick={onAction}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
