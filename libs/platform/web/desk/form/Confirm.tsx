// Asks before a deed that cannot be undone or would lose input: two buttons, and Esc is the safe one. It has no field;
// with a typed reason or name use `TypedConfirm`.

import { Button, Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useEscape } from '../parts/use-escape.ts';
import { Window } from '../parts/Window.tsx';

export interface ConfirmProps {
  isOpen: boolean;
  title: string;
  children?: ReactNode;
  /** A verb: «Удалить». */
  action: string;
  isDanger?: boolean;
  /** Label of the safe button, which has the focus at first. */
  stay?: string;
  isBusy?: boolean;
  onClose(): void;
  onConfirm(): void;
}

export function Confirm(props: ConfirmProps) {
  const { isOpen, isBusy = false, onClose, onConfirm } = props;
  useEscape(isOpen, onClose);
  // While the window goes it still says what it asked: the page has forgotten the question by then.
  const [asked, setAsked] = useState(props);
  if (isOpen && asked !== props) setAsked(props);
  const { title, children, action, isDanger, stay } = asked;
  return (
    <Window opened={isOpen} onClose={onClose} title={title}>
      {/* What is told of the deed belongs to the page, not to the window that goes. */}
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
          onClick={isOpen ? onConfirm : undefined}
        >
          {action}
        </Button>
      </Group>
    </Window>
  );
}
