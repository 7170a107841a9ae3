// A form in the middle of the page: a few fields, two buttons. Esc and the cross ask before they lose input; the safe
// button does not ask.

import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { NoticePlace } from '@rampa/platform/web/base';
import { useEscape } from '../parts/use-escape.ts';
import classes from '../style/form.module.css';
import { FormFrame, FormSaid, useLeaving } from './FormFrame.tsx';
import type { AnyForm } from './kit-form.ts';

export interface DialogFormProps {
  form: AnyForm;
  title: string;
  /** A verb: «Закрыть навсегда». */
  submit: string;
  isDanger?: boolean | undefined;
  isReady?: boolean;
  children: ReactNode;
  onClose(): void;
}

export function DialogForm({ form, title, submit, isDanger, isReady = true, children, onClose }: DialogFormProps) {
  const { leave, question } = useLeaving(form, onClose);
  useEscape(true, leave);
  return (
    <Modal opened onClose={leave} title={title} closeButtonProps={{ 'aria-label': 'Закрыть' }}>
      <FormFrame form={form} className={classes.page}>
        <NoticePlace />
        {children}
        <FormSaid form={form} />
        <Group justify="flex-end" gap="sm">
          <Button
            size="md"
            variant="default"
            onClick={() => {
              form.discard();
              onClose();
            }}
          >
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
      </FormFrame>
      {question}
    </Modal>
  );
}
