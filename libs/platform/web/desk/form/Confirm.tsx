// Asking before what cannot be undone, and before what would be lost: two ways out, Esc is the safe one. It holds nothing
// that is typed; where a reason or a name is asked for it is a `TypedConfirm`.

import { Button, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { NoticePlace } from '@rampa/platform/web/base';
import { useEscape } from '../parts/use-escape.ts';

export interface ConfirmProps {
  isOpen: boolean;
  title: string;
  children?: ReactNode;
  /** A verb: «Удалить». */
  action: string;
  isDanger?: boolean;
  /** The safe button's own word: the focus stands on it, for nothing is asked about what was begun on purpose. */
  stay?: string;
  isBusy?: boolean;
  onClose(): void;
  onConfirm(): void;
}

export function Confirm(props: ConfirmProps) {
  const { isOpen, title, children, action, isDanger, stay, isBusy = false, onClose, onConfirm } = props;
  useEscape(isOpen, onClose);
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Закрыть' }}>
      <NoticePlace />
      {typeof children === 'string' ? <Text c="var(--r-ink-2)">{children}</Text> : children}
      <Group mt="xl" justify="flex-end" gap="sm">
        <Button size="md" variant="default" data-autofocus={stay ? true : undefined} onClick={onClose}>
          {stay ?? 'Не надо'}
        </Button>
        <Button
          size="md"
          color={isDanger ? 'danger' : undefined}
          loading={isBusy}
          data-autofocus={stay ? undefined : true}
          onClick={onConfirm}
        >
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
