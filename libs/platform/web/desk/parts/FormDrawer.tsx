// A form at the right edge: fields scroll, the buttons stay. «Отменить» means it; every other way out asks before it loses
// what has been put in.

import { Button, Drawer, Group } from '@mantine/core';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { NoticePlace } from '@rampa/platform/web/base';
import { Confirm } from '../form/Confirm.tsx';
import { LeaveGuard } from '../form/LeaveGuard.tsx';
import { useEscape } from './use-escape.ts';
import { useUnsaved } from './use-unsaved.ts';
import classes from '../style/form-drawer.module.css';

const LOST = { title: 'Закрыть без сохранения?', text: 'Введённое ещё не сохранено и пропадёт.' };

export interface FormDrawerProps {
  isOpen: boolean;
  title: string;
  /** A verb: «Сохранить». */
  submit: string;
  isBusy?: boolean;
  isReady?: boolean;
  /** Beside the buttons: «Удалить». */
  aside?: ReactNode;
  /** Above the buttons: what the server refused. */
  refusal?: ReactNode;
  /** What is asked before it is closed with something put in. */
  lost?: { title: string; text: string };
  size?: number | string;
  children: ReactNode;
  onClose(): void;
  onSubmit(): void;
}

export function FormDrawer(props: FormDrawerProps) {
  const {
    isOpen,
    title,
    submit,
    isBusy = false,
    isReady = true,
    aside,
    refusal,
    lost = LOST,
    size = 480,
    children,
    onClose,
  } = props;
  const { form, touched, filled, isDirty, forget } = useUnsaved();
  const [isAsking, setAsking] = useState(false);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (isOpen) return;
    forget();
    setAsking(false);
    setSent(false);
  }, [isOpen]);
  // Read at the moment of leaving: a form that was sent may lead on to what it has made.
  const leaving = {
    get current() {
      return isDirty();
    },
  };
  function send(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isBusy || !isReady) return;
    setSent(true);
    forget();
    props.onSubmit();
  }
  // What was sent is kept, unless it came back; what is done in the drawer after it counts for itself.
  function isLost(): boolean {
    return isDirty() || (isSent && Boolean(refusal));
  }
  function leave() {
    if (isLost() && !isBusy) setAsking(true);
    else onClose();
  }
  useEscape(isOpen, leave);
  return (
    <Drawer
      opened={isOpen}
      onClose={leave}
      title={title}
      position="right"
      size={size}
      classNames={{ content: classes.content!, header: classes.header!, title: classes.title!, body: classes.body! }}
      overlayProps={{ backgroundOpacity: 0.3, color: '#1C1220' }}
      transitionProps={{ duration: 260, exitDuration: 180 }}
      closeButtonProps={{ 'aria-label': 'Закрыть', size: 44 }}
    >
      <form
        ref={form}
        className={classes.form}
        onSubmit={send}
        onKeyDownCapture={touched}
        onPointerDownCapture={touched}
        onPasteCapture={touched}
        onDropCapture={touched}
        onInputCapture={filled}
        noValidate
      >
        <div className={classes.fields}>{children}</div>
        <div className={classes.foot}>
          <NoticePlace />
          {refusal ? (
            <div className={classes.refusal} role="alert">
              {refusal}
            </div>
          ) : null}
          <Group justify="space-between" gap="sm">
            <div>{aside}</div>
            <Group gap="sm">
              <Button size="md" variant="default" onClick={onClose}>
                Отменить
              </Button>
              <Button size="md" type="submit" loading={isBusy} disabled={!isReady}>
                {submit}
              </Button>
            </Group>
          </Group>
        </div>
      </form>
      {isOpen ? <LeaveGuard isDirty={() => leaving.current} lost={lost.text} discard={() => undefined} /> : null}
      <Confirm
        isOpen={isAsking}
        title={lost.title}
        action="Закрыть без сохранения"
        stay="Вернуться"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      >
        {lost.text}
      </Confirm>
    </Drawer>
  );
}
