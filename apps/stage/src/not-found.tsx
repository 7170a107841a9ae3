// «Страница не найдена» of the stage: links home and to the sign-in; signing out is confirmed first.

import { useState } from 'react';
import { UserLogout } from '@rampa/contract';
import { ApiFailure, Button, Dialog, Lost, callApi, forgetSession, maybeSignedIn } from '@rampa/platform/web/base';

const SIGN_IN = '/profile/login/organizer';

export default function NotFound() {
  const [isAsked, setAsked] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const leave = async () => {
    setLeaving(true);
    setFailure(null);
    try {
      await callApi(UserLogout);
    } catch (error) {
      // Nobody is signed in any more, which was the aim.
      if (!(error instanceof ApiFailure && error.isSignedOut)) {
        setLeaving(false);
        return setFailure(error instanceof ApiFailure ? error.message : 'Не удалось выйти. Попробуйте ещё раз.');
      }
    }
    forgetSession();
    location.assign(SIGN_IN);
  };

  return (
    <Lost>
      <Button kind="primary" size="large" onClick={() => location.assign('/')}>
        На главную
      </Button>
      <Button size="large" onClick={() => (maybeSignedIn() ? setAsked(true) : location.assign(SIGN_IN))}>
        К авторизации
      </Button>
      {isAsked ? (
        <Dialog title="Выйти из кабинета?" onClose={() => setAsked(false)}>
          <p>Чтобы войти под другим именем, сначала нужно выйти.</p>
          <p role="alert">{failure}</p>
          <div className="stage-ways">
            <Button size="large" onClick={() => setAsked(false)}>
              Не надо
            </Button>
            <Button kind="primary" size="large" isBusy={isLeaving} data-autofocus onClick={() => void leave()}>
              Выйти
            </Button>
          </div>
        </Dialog>
      ) : null}
    </Lost>
  );
}
