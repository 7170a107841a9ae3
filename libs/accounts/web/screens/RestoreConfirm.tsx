// The page of a restore link: sets a new password, then leads to the sign-in.

import { useState } from 'react';
import { passwordFault } from '@rampa/accounts/domain';
import { Button, callApi, WayLink } from '@rampa/platform/web/base';
import { useDoorForm, usePageTitle } from '@rampa/platform/web/desk';
import { KINDS, kindsHere, pathOf, type Kind } from '../api/kinds.ts';
import { useLetterKey, type LetterKey } from '../api/letter-key.ts';
import { PasswordLine } from '../parts/lines.tsx';
import { PasswordChangedLater } from '../parts/modals-later.ts';
import { DoorSaid } from '../parts/Refusal.tsx';
import classes from '../style/entering.module.css';

export function RestoreConfirm() {
  usePageTitle('Новый пароль');
  const key = useLetterKey();
  if (key) return <NewPassword key={key.token} letter={key} kind={KINDS[key.kind]} />;
  return (
    <div className={classes.form}>
      <h1 className={classes.title}>Новый пароль</h1>
      <p className={classes.lead}>Ссылка неполная. Откройте её прямо из письма или попросите новую.</p>
      <p className={classes.foot}>
        {kindsHere().map(({ name, label }) => (
          <WayLink key={name} to={pathOf('restore', name)} className="r-link">
            {label}
          </WayLink>
        ))}
      </p>
    </div>
  );
}

function NewPassword({ letter, kind }: { letter: LetterKey; kind: Kind }) {
  const [isChanged, setChanged] = useState(false);
  const form = useDoorForm({
    values: { password: '' },
    send: ({ password }) => callApi(kind.passwordChange, { body: { token: letter.token, password } }),
    faults: ({ password }) => ({ password: passwordFault(password, '') ?? undefined }),
    onSaved: () => setChanged(true),
  });

  return (
    <>
      <form {...form.frame} className={classes.form} noValidate>
        <h1 className={classes.title}>Новый пароль</h1>
        <p className={classes.who}>Прежний перестанет действовать, на всех устройствах понадобится войти снова</p>
        <PasswordLine
          at={form.at('password')}
          label="Новый пароль"
          name="new-password"
          autoComplete="new-password"
          autoFocus
          hint="Не короче 8 знаков; длинная фраза лучше короткого слова."
        />
        <DoorSaid form={form}>
          {' '}
          <WayLink to={pathOf('restore', kind.name)} className="r-link">
            Попросить новую ссылку
          </WayLink>
        </DoorSaid>
        <Button type="submit" kind="primary" size="tall" isWide isBusy={form.isBusy}>
          Сохранить пароль
        </Button>
      </form>
      <PasswordChangedLater of={isChanged ? { kind } : null} />
    </>
  );
}
