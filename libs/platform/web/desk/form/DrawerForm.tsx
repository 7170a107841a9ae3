// A form at the right edge: the fields scroll, the buttons stay. «Отменить» closes without a question; every other way
// out asks before it loses input.

import { Button, Drawer, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { NoticePlace } from '@rampa/platform/web/base';
import { useEscape } from '../parts/use-escape.ts';
import classes from '../style/form-drawer.module.css';
import { DraftOffer, FormFrame, FormSaid, useLeaving } from './FormFrame.tsx';
import type { AnyForm } from './kit-form.ts';

export interface DrawerFormProps {
  form: AnyForm;
  title: string;
  /** A verb: «Сохранить». */
  submit: string;
  /** Nothing can be sent yet though no field is wrong, because there is none. */
  isReady?: boolean;
  /** Shown beside the buttons: «Удалить». */
  aside?: ReactNode;
  /** Title of the question before unsaved input is lost. */
  asks?: string;
  size?: number | string;
  children: ReactNode;
  onClose(): void;
}

export function DrawerForm(props: DrawerFormProps) {
  const { form, title, submit, isReady = true, aside, asks, size = 480, children, onClose } = props;
  const { leave, drop, question } = useLeaving(form, onClose, asks);
  useEscape(true, leave);
  return (
    <Drawer
      opened
      onClose={leave}
      title={title}
      position="right"
      size={size}
      classNames={{ content: classes.content!, header: classes.header!, title: classes.title!, body: classes.body! }}
      overlayProps={{ backgroundOpacity: 0.3, color: '#1C1220' }}
      transitionProps={{ duration: 260, exitDuration: 180 }}
      closeButtonProps={{ 'aria-label': 'Закрыть', size: 44 }}
    >
      <FormFrame form={form} className={classes.form}>
        <div className={classes.fields}>
          <DraftOffer form={form} />
          {children}
        </div>
        <div className={classes.foot}>
          <NoticePlace />
          <FormSaid form={form} />
          <Group justify="space-between" gap="sm">
            <div>{aside}</div>
            <Group gap="sm">
              <Button size="md" variant="default" onClick={drop}>
                Отменить
              </Button>
              <Button size="md" type="submit" loading={form.isBusy} disabled={!isReady}>
                {submit}
              </Button>
            </Group>
          </Group>
        </div>
      </FormFrame>
      {question}
    </Drawer>
  );
}
