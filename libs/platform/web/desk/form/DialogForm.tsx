// A form in the middle of the page: a few fields, two buttons. Esc and the cross ask before they lose input; the safe
// button does not ask.

import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useEscape } from '../parts/use-escape.ts';
import classes from '../style/form.module.css';
import { FormFrame, FormSaid, useLeaving } from './FormFrame.tsx';
import type { AnyForm } from './kit-form.ts';
import { Window } from '../parts/Window.tsx';

export interface DialogFormProps {
  form: AnyForm;
  title: string;
  /** A verb: «Закрыть навсегда». */
  submit: string;
  isDanger?: boolean | undefined;
  isReady?: boolean;
  size?: string;
  /** Instead of the buttons: progress, and a way to stop. */
  going?: ReactNode;
  children: ReactNode;
  onClose(): void;
}

export function DialogForm(props: DialogFormProps) {
  const { form, title, submit, isDanger, isReady = true, size = 'md', going, children, onClose } = props;
  const { leave, drop, question } = useLeaving(form, onClose);
  useEscape(true, leave);
  return (
    <Window opened size={size} onClose={leave} title={title}>
      <FormFrame form={form} className={classes.page}>
        {children}
        <FormSaid form={form} />
        {going ?? (
          <Group justify="flex-end" gap="sm">
            <Button size="md" variant="default" onClick={drop}>
              Не надо
            </Button>
            <Button
              size="md"
              type="submit"
              color={isDanger ? 'danger' : undefined}
              disabled={!isReady}
              loading={form.isBusy}
            >
              {submit}
            </Button>
          </Group>
        )}
      </FormFrame>
      {question}
    </Window>
  );
}
