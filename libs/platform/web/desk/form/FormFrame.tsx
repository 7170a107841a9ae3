// The frame of every form: offers its draft, shows its fields and faults, asks before it is left.

import { Button } from '@mantine/core';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { momentText } from '../format.ts';
import classes from '../style/form.module.css';
import { Confirm } from './Confirm.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import type { AnyForm } from './kit-form.ts';

export interface FormFrameProps {
  form: AnyForm;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
  onKeyDown?(event: KeyboardEvent): void;
}

export function FormFrame({ form, className, label, children, onKeyDown }: FormFrameProps) {
  return (
    <form {...form.frame} className={className} aria-label={label} onKeyDown={onKeyDown} noValidate>
      {children}
      <LeaveGuard
        isDirty={() => form.isDirty() && (!form.isBusy || form.stop !== undefined)}
        element={() => form.frame.ref.current}
        lost={form.lost}
        discard={form.discard}
      />
    </form>
  );
}

/** Rendered after the fields, because only then it is known which of them show their own fault. */
export function FormSaid({ form }: { form: AnyForm }) {
  const said = form.said();
  return said ? (
    <div className={classes.said} role="alert">
      {said}
    </div>
  ) : null;
}

export function DraftOffer({ form: { draft } }: { form: AnyForm }) {
  if (!draft) return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <div className={classes.draft} role="status">
      <span>Здесь осталось несохранённое: {momentText(draft.at, timeZone)}.</span>
      <Button size="xs" variant="default" onClick={draft.take}>
        Вернуть
      </Button>
      <Button size="xs" variant="subtle" color="gray" onClick={draft.drop}>
        Начать заново
      </Button>
    </div>
  );
}

export interface Leaving {
  /** Esc, the cross and a press beside the form: asks first if input would be lost. */
  leave(): void;
  /** The safe button: drops the input without a question. */
  drop(): void;
  question: ReactNode;
}

/** What can be closed with something typed in it. */
export type Leavable = Pick<AnyForm, 'isBusy' | 'stop' | 'isDirty' | 'discard' | 'lost'>;

/** Closing a form that lies over the page or stands in a row. */
export function useLeaving(form: Leavable, onClose: () => void, title = 'Закрыть без сохранения?'): Leaving {
  const [isAsking, setAsking] = useState(false);
  return {
    leave() {
      if (form.isBusy && form.stop) form.stop();
      else if (form.isDirty() && !form.isBusy) setAsking(true);
      else onClose();
    },
    drop() {
      if (form.isBusy && form.stop) return form.stop();
      form.discard();
      onClose();
    },
    question: (
      <Confirm
        isOpen={isAsking}
        title={title}
        action="Закрыть без сохранения"
        stay="Вернуться"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          form.discard();
          onClose();
        }}
      >
        {form.lost}
      </Confirm>
    ),
  };
}
