// A form in one line of a list: a field or two, the button and, if it replaces a row, a way back.

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormFrame, FormSaid, useLeaving } from './FormFrame.tsx';
import type { AnyForm } from './kit-form.ts';

export interface LineFormProps {
  form: AnyForm;
  submit: string;
  className?: string | undefined;
  isReady?: boolean;
  children: ReactNode;
  /** Where it can be closed: Esc asks first. */
  onClose?: () => void;
}

export function LineForm({ form, submit, className, isReady = true, children, onClose }: LineFormProps) {
  const { leave, question } = useLeaving(form, onClose ?? (() => undefined));
  return (
    <FormFrame
      form={form}
      className={className}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && onClose) leave();
      }}
    >
      {children}
      <Button
        type="submit"
        size="md"
        {...(onClose ? {} : { variant: 'default' })}
        loading={form.isBusy}
        disabled={!isReady}
      >
        {submit}
      </Button>
      {onClose ? (
        <Button size="md" variant="default" onClick={onClose}>
          Отменить
        </Button>
      ) : null}
      <FormSaid form={form} />
      {question}
    </FormFrame>
  );
}
