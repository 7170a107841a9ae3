// Asking before what cannot be undone. What weighs most is confirmed by typing its name.

import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { FAULT_WORDS } from '@rampa/kernel';
import { NoticePlace } from '@rampa/platform/web/base';
import { useEscape } from '../parts/use-escape.ts';
import { FormFrame, FormSaid, useLeaving } from './FormFrame.tsx';
import { TextArea } from './fields/TextArea.tsx';
import { TextLine } from './fields/TextLine.tsx';
import { useSendForm } from './use-form.ts';

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
  const { isOpen, title, onClose } = props;
  // What has been typed is asked about: the form knows how it may be left.
  const way = useRef(onClose);
  const leave = () => way.current();
  useEscape(isOpen, leave);
  return (
    <Modal opened={isOpen} onClose={leave} title={title} closeButtonProps={{ 'aria-label': 'Закрыть' }}>
      {isOpen ? <ConfirmForm {...props} way={way} /> : null}
    </Modal>
  );
}

const LEAST = 3;

function same(left: string, right: string): boolean {
  const plain = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();
  return plain(left) === plain(right);
}

function reasonFault(reason: string): string | undefined {
  const { length } = reason.trim();
  if (length === 0) return FAULT_WORDS.missing('reason');
  return length < LEAST ? FAULT_WORDS.tooShort(LEAST, length) : undefined;
}

function ConfirmForm(props: ConfirmProps & { way: RefObject<() => void> }) {
  const {
    children,
    action,
    isDanger,
    stay,
    isBusy = false,
    typed,
    reason,
    usualReason = '',
    onClose,
    onConfirm,
  } = props;
  const form = useSendForm({
    values: { typed: '', reason: usualReason },
    faults: (values) => (reason === 'required' ? { reason: reasonFault(values.reason) } : {}),
    send: async (values) => onConfirm(values.reason.trim()),
  });
  const typedText = form.useValue('typed');
  const isReady = typed === undefined || same(typedText, typed);
  const { leave, question } = useLeaving(form, onClose);
  useEffect(() => {
    props.way.current = leave;
  });

  return (
    <FormFrame form={form}>
      <NoticePlace />
      {typeof children === 'string' ? <Text c="var(--r-ink-2)">{children}</Text> : children}
      {typed === undefined ? null : (
        <TextLine mt="md" at={form.at('typed')} label={`Введите: ${typed}`} autoComplete="off" data-autofocus />
      )}
      {reason ? (
        <TextArea
          mt="md"
          at={form.at('reason')}
          label={reason === 'required' ? 'Причина' : 'Причина, необязательно'}
          description="Останется в журнале протокола"
          data-autofocus={typed === undefined || undefined}
        />
      ) : null}
      <FormSaid form={form} />
      <Group mt="xl" justify="flex-end" gap="sm">
        <Button size="md" variant="default" data-autofocus={stay ? true : undefined} onClick={onClose}>
          {stay ?? 'Не надо'}
        </Button>
        <Button
          size="md"
          type="submit"
          color={isDanger ? 'danger' : undefined}
          disabled={!isReady}
          loading={isBusy}
          data-autofocus={typed === undefined && !reason && !stay ? true : undefined}
        >
          {action}
        </Button>
      </Group>
      {question}
    </FormFrame>
  );
}
