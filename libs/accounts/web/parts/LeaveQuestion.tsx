// Before somebody signs out who has typed what the server does not have yet: wait for it, go all the same, or stay.

import { useState } from 'react';
import { counted, plural } from '@rampa/kernel';
import { Button, Dialog } from '@rampa/platform/web/base';
import classes from '../style/profile-menu.module.css';

/** What lies on this device alone. Of the signed-in person, by his account. */
export interface Unsent {
  count(account: string): number;
  /** True: all of it is with the server now. */
  send(account: string): Promise<boolean>;
}

export interface LeaveQuestionProps {
  account: string;
  unsent: Unsent;
  isLeaving: boolean;
  onLeave(): void;
  onClose(): void;
}

export function LeaveQuestion({ account, unsent, isLeaving, onLeave, onClose }: LeaveQuestionProps) {
  const [count, setCount] = useState(() => unsent.count(account));
  const [state, setState] = useState<'asked' | 'sending' | 'stuck'>('asked');
  async function wait() {
    setState('sending');
    const isSent = await unsent.send(account).catch(() => false);
    setCount(unsent.count(account));
    if (isSent) onLeave();
    else setState('stuck');
  }
  return (
    <Dialog title="Не всё отправлено" onClose={onClose}>
      <p>
        На этом устройстве {counted(count, 'ответ', 'ответа', 'ответов')},{' '}
        {plural(count, 'которого', 'которых', 'которых')} ещё нет на сервере. Если выйти сейчас,{' '}
        {plural(count, 'он останется', 'они останутся', 'они останутся')} здесь и{' '}
        {plural(count, 'уйдёт', 'уйдут', 'уйдут')}, когда вы снова войдёте с этого устройства.
      </p>
      <p role="status">
        {state === 'stuck' ? 'Отправить пока не удалось. Проверьте сеть и откройте заявку: там видно, что ждёт.' : ''}
      </p>
      <div className={classes.ways}>
        <Button
          kind="primary"
          size="large"
          data-autofocus
          isBusy={state === 'sending' || isLeaving}
          onClick={() => void wait()}
        >
          {state === 'stuck' ? 'Попробовать ещё раз' : 'Отправить и выйти'}
        </Button>
        <Button size="large" disabled={isLeaving} onClick={onLeave}>
          Выйти сейчас
        </Button>
      </div>
    </Dialog>
  );
}
