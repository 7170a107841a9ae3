// «Страница не найдена»: home, or out to the sign-in.

import { Button } from '@mantine/core';
import { useLocation, useNavigate } from 'react-router';
import { LampRow } from '@rampa/platform/web/base';
import { usePageTitle } from '@rampa/platform/web/desk';
import { isMemberHost, useLeaving } from '@rampa/accounts/web';
import classes from './shell.module.css';

export function NotFoundPage({ isInside = false }: { isInside?: boolean }) {
  usePageTitle('Страница не найдена');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isForMembers = isMemberHost() || pathname.includes('member');
  const { leave, isPending } = useLeaving(isForMembers ? '/profile/login/member' : '/profile/login/organizer');
  // Inside the shell the main landmark is already there.
  const Frame = isInside ? 'div' : 'main';
  return (
    <Frame className={isInside ? classes.center : `${classes.center} ${classes.alone}`}>
      <LampRow lamps={['waiting', 'waiting', 'waiting', 'waiting', 'waiting']} />
      <h1 className={classes.heading}>
        <span className="r-sentence">СТРАНИЦА НЕ НАЙДЕНА</span>
      </h1>
      <p>Возможно, её удалили или в адресе ошибка.</p>
      <div className={classes.buttons}>
        <Button size="md" onClick={() => void navigate('/')}>
          На главную
        </Button>
        <Button size="md" variant="default" loading={isPending} onClick={leave}>
          К авторизации
        </Button>
      </div>
    </Frame>
  );
}
