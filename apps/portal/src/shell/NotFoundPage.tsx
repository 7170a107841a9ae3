// «Страница не найдена»: links home and to the sign-in; signing out is confirmed first.

import { useState } from 'react';
import { Button, Dialog, Lost, useAddress, useGo } from '@rampa/platform/web/base';
import { usePageTitle, useSession } from '@rampa/platform/web/desk';
import { isMemberHost, isOfMembers, useLeaving } from '@rampa/accounts/web';
import classes from './shell.module.css';

export function NotFoundPage({ isInside = false }: { isInside?: boolean }) {
  usePageTitle('Страница не найдена');
  const go = useGo();
  const { pathname } = useAddress();
  const isForMembers = isMemberHost() || isOfMembers(pathname);
  const { leave, isPending } = useLeaving(isForMembers ? '/profile/login/member' : '/profile/login/organizer');
  const { data: person } = useSession();
  const [isAsked, setAsked] = useState(false);
  return (
    <Lost isInside={isInside}>
      <Button kind="primary" size="large" onClick={() => go('/')}>
        На главную
      </Button>
      <Button size="large" isBusy={isPending} onClick={() => (person ? setAsked(true) : leave())}>
        К авторизации
      </Button>
      {isAsked ? (
        <Dialog title="Выйти из кабинета?" onClose={() => setAsked(false)}>
          <p>Чтобы войти под другим именем, сначала нужно выйти.</p>
          <div className={classes.buttons}>
            <Button size="large" onClick={() => setAsked(false)}>
              Не надо
            </Button>
            <Button kind="primary" size="large" isBusy={isPending} data-autofocus onClick={leave}>
              Выйти
            </Button>
          </div>
        </Dialog>
      ) : null}
    </Lost>
  );
}
