// A form on a page: its fields, its faults, the button, and whether it is saved.

import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { SyncState } from '@rampa/platform/web/base';
import classes from '../style/form.module.css';
import { DraftOffer, FormFrame, FormSaid } from './FormFrame.tsx';
import type { AnyForm } from './kit-form.ts';

export interface PageFormProps {
  form: AnyForm;
  submit: string;
  className?: string | undefined;
  label?: string;
  /** Shows beside the button whether the values are saved. */
  isKept?: boolean;
  isReady?: boolean;
  /** A second button with another effect. */
  variant?: 'default' | 'filled';
  color?: string;
  /** After the button. */
  aside?: ReactNode;
  children: ReactNode;
}

export function PageForm(props: PageFormProps) {
  const { form, submit, className = classes.page, label, isKept = false, isReady = true, variant, color } = props;
  return (
    <FormFrame form={form} className={className} {...(label ? { label } : {})}>
      <DraftOffer form={form} />
      {props.children}
      <FormSaid form={form} />
      <Group gap="sm">
        <Button
          type="submit"
          size="md"
          loading={form.isBusy}
          disabled={!isReady}
          {...(variant ? { variant } : {})}
          {...(color ? { color } : {})}
        >
          {submit}
        </Button>
        {props.aside}
        {isKept ? (
          <span aria-live="polite">
            {form.isDirty() ? <SyncState state="unsent" /> : form.isSaved ? <SyncState state="saved" /> : null}
          </span>
        ) : null}
      </Group>
    </FormFrame>
  );
}
