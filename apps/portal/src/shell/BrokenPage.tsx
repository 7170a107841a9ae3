// The page itself broke. What was saved is on the server; a reload is the remedy.

import { Button } from '@mantine/core';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { usePageTitle } from '@rampa/platform/web/desk';
import { NotFoundPage } from './NotFoundPage.tsx';
import classes from './shell.module.css';

export function BrokenPage({ isInside = false }: { isInside?: boolean }) {
  const error = useRouteError();
  usePageTitle('Страница не открылась');
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage isInside={isInside} />;
  // Inside the shell the main landmark is already there.
  const Frame = isInside ? 'div' : 'main';
  return (
    <Frame className={isInside ? classes.center : `${classes.center} ${classes.alone}`} role="alert">
      <h1 className={classes.heading}>Страница не открылась</h1>
      <p>
        Сохранённое на месте: оценки и программа хранятся на сервере. Обновите страницу или вернитесь к мероприятиям.
      </p>
      <div className={classes.buttons}>
        <Button size="md" onClick={() => location.reload()}>
          Обновить
        </Button>
        <Button size="md" variant="default" component="a" href="/">
          На главную
        </Button>
      </div>
    </Frame>
  );
}
