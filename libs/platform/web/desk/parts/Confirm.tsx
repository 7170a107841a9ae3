// Asking before what cannot be undone. What weighs most is confirmed by typing its name.

import { Button, Group, Modal, Text, Textarea, TextInput } from '@mantine/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { NoticePlace } from '@rampa/platform/web/base';
import { useEscape } from './use-escape.ts';

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
  /** Must be typed exactly. */
  typed?: string;
  /** Asks for a reason of at least three characters (or offers one). */
  reason?: 'required' | 'optional';
  /** Stands in the reason's field at first, so that it is seen and may be changed. */
  usualReason?: string;
  onClose(): void;
  onConfirm(reason: string): void;
}

export function Confirm(props: ConfirmProps) {
  useEscape(props.isOpen, props.onClose);
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      {props.isOpen ? <ConfirmForm {...props} /> : null}
    </Modal>
  );
}

function same(left: string, right: string): boolean {
  const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();
  return plain(left) === plain(right);
}

function ConfirmForm(props: ConfirmProps) {
  const { children, action, isDanger, stay, isBusy, typed, reason, usualReason = '', onClose, onConfirm } = props;
  const [typedText, setTypedText] = useState('');
  const [reasonText, setReasonText] = useState(usualReason);
  const isReady =
    (typed === undefined || same(typedText, typed)) && (reason !== 'required' || reasonText.trim().length >= 3);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Asked inside another form, it answers for itself alone.
    event.stopPropagation();
    if (isReady && !isBusy) onConfirm(reasonText.trim());
  }

  return (
    <form onSubmit={submit}>
      <NoticePlace />
      {typeof children === 'string' ? <Text c="var(--r-ink-2)">{children}</Text> : children}
      {typed === undefined ? null : (
        <TextInput
          mt="md"
          label={`Введите: ${typed}`}
          value={typedText}
          autoComplete="off"
          data-autofocus
          onChange={(event) => setTypedText(event.currentTarget.value)}
        />
      )}
      {reason ? (
        <Textarea
          mt="md"
          label={reason === 'required' ? 'Причина' : 'Причина, необязательно'}
          description="Останется в журнале протокола"
          autosize
          minRows={2}
          maxLength={500}
          value={reasonText}
          data-autofocus={typed === undefined || undefined}
          onChange={(event) => setReasonText(event.currentTarget.value)}
        />
      ) : null}
      <Group mt="xl" justify="flex-end" gap="sm">
        <Button size="md" variant="default" data-autofocus={stay ? true : undefined} onClick={onClose}>
          {stay ?? 'Не надо'}
        </Button>
        <Button
          size="md"
          type="submit"
          color={isDanger ? 'danger' : undefined}
          disabled={!isReady}
          loading={isBusy ?? false}
          data-autofocus={typed === undefined && !reason && !stay ? true : undefined}
        >
          {action}
        </Button>
      </Group>
    </form>
  );
}
