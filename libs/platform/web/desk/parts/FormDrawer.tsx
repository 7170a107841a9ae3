// A form at the right edge: fields scroll, the buttons stay.

import { Button, Drawer, Group } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import classes from '../style/form-drawer.module.css';

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
    size = 480,
    children,
    onClose,
  } = props;
  function send(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy && isReady) props.onSubmit();
  }
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position="right"
      size={size}
      classNames={{ content: classes.content!, header: classes.header!, title: classes.title!, body: classes.body! }}
      overlayProps={{ backgroundOpacity: 0.3, color: '#1C1220' }}
      transitionProps={{ duration: 260, exitDuration: 180 }}
      closeButtonProps={{ 'aria-label': 'Закрыть', size: 44 }}
    >
      <form className={classes.form} onSubmit={send} noValidate>
        <div className={classes.fields}>{children}</div>
        <div className={classes.foot}>
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
    </Drawer>
  );
}
