// The form of a `TypedConfirm`. A refusal keeps the typed text: the input counts as saved only once the dialog is
// closed.

import { Text } from '@mantine/core';
import { FAULT_WORDS } from '@rampa/kernel';
import { DialogForm } from './DialogForm.tsx';
import { TextArea } from './fields/TextArea.tsx';
import { TextLine } from './fields/TextLine.tsx';
import type { TypedConfirmProps } from './typed-confirm.ts';
import { useSendForm } from './use-form.ts';

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

export function ReasonForm(props: TypedConfirmProps) {
  const { title, children, action, isDanger, isBusy = false, typed, reason, usualReason = '', onClose } = props;
  const form = useSendForm({
    values: { typed: '', reason: usualReason },
    faults: (values) => (reason === 'required' ? { reason: reasonFault(values.reason) } : {}),
    send: async (values) => props.onConfirm(values.reason.trim()),
    isKeptByOthers: true,
  });
  const typedText = form.useValue('typed');
  return (
    <DialogForm
      form={{ ...form, isBusy }}
      title={title}
      submit={action}
      isDanger={isDanger}
      isReady={typed === undefined || same(typedText, typed)}
      onClose={onClose}
    >
      {typeof children === 'string' ? <Text c="var(--r-ink-2)">{children}</Text> : children}
      {typed === undefined ? null : (
        <TextLine at={form.at('typed')} label={`Введите: ${typed}`} autoComplete="off" data-autofocus />
      )}
      {reason ? (
        <TextArea
          at={form.at('reason')}
          label={reason === 'required' ? 'Причина' : 'Причина, необязательно'}
          description="Останется в журнале протокола."
          data-autofocus={typed === undefined || undefined}
        />
      ) : null}
    </DialogForm>
  );
}
