// The mobile program is closed, or its link is wrong: why, and what to do.

import type { ReactNode } from 'react';
import { Button, EmptyState } from '@rampa/platform/web/base';
import { PublicMessage, usePageTitle } from '@rampa/platform/web/desk';
import classes from './mobile.module.css';

/** In place of the page, so that a reload finds it as soon as it is open again. */
export function MobileClosed() {
  return <Lost action={<Button onClick={() => location.reload()}>Проверить ещё раз</Button>} />;
}

export function MobileLostPage() {
  return <Lost action={null} />;
}

function Lost({ action }: { action: ReactNode }) {
  usePageTitle('Программа не найдена');
  return (
    <PublicMessage>
      <h1 className={classes.lost}>Программа не найдена</h1>
      <EmptyState action={action}>
        Организатор её закрыл, или ссылка неполная. Наведите камеру на QR‑код ещё раз или спросите у организатора.
      </EmptyState>
    </PublicMessage>
  );
}
