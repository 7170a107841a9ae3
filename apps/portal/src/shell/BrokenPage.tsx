// Shown when the page itself breaks. Saved data are on the server, so a reload helps.

import { Button, buttonLook } from '@rampa/platform/web/base';
import { usePageTitle } from '@rampa/platform/web/desk';
import classes from './shell.module.css';

export function BrokenPage({ isInside = false }: { isInside?: boolean }) {
  usePageTitle('Страница не открылась');
  // Inside the shell the main landmark exists already.
  const Frame = isInside ? 'div' : 'main';
  return (
    <Frame className={isInside ? classes.center : `${classes.center} ${classes.alone}`} role="alert">
      <h1 className={classes.heading}>Страница не открылась</h1>
      <p>
        Сохранённое на месте: оценки и программа хранятся на сервере. Обновите страницу или вернитесь к мероприятиям.
      </p>
      <div className={classes.buttons}>
        <Button kind="primary" size="large" onClick={() => location.reload()}>
          Обновить
        </Button>
        <a {...buttonLook({ size: 'large' })} href="/">
          На главную
        </a>
      </div>
    </Frame>
  );
}
