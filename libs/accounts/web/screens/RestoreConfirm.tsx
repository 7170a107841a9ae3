// The page of a restore link: sets a new password, then leads to the sign-in.

import { useState, type FormEvent } from 'react';
import { passwordFault } from '@rampa/accounts/domain';
import { Button, WayLink } from '@rampa/platform/web/base';
import { usePageTitle, useWrite } from '@rampa/platform/web/desk';
import { faultsOf, useFirstFault } from '@rampa/platform/web/base';
import { KINDS, kindsHere, pathOf, type Kind } from '../api/kinds.ts';
import { useLetterKey, type LetterKey } from '../api/letter-key.ts';
import { PasswordField } from '../parts/fields.tsx';
import { PasswordChangedModal } from '../parts/modals.tsx';
import { Refusal } from '../parts/Refusal.tsx';
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
  const [password, setPassword] = useState('');
  const [attempt, setAttempt] = useState(0);
  const changing = useWrite(kind.passwordChange, { quiet: true });
  const form = useFirstFault(attempt, changing.error);
  const told = faultsOf(changing.error, ['password']).password;
  const fault = told ?? (attempt > 0 ? (passwordFault(password, '') ?? undefined) : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (passwordFault(password, '') === null && !changing.isPending) {
      changing.mutate({ body: { token: letter.token, password } });
    }
  }

  return (
    <>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <h1 className={classes.title}>Новый пароль</h1>
        <p className={classes.who}>Прежний перестанет действовать, на всех устройствах понадобится войти снова</p>
        <PasswordField
          label="Новый пароль"
          name="new-password"
          autoComplete="new-password"
          autoFocus
          hint="Не короче 8 знаков; длинная фраза лучше короткого слова"
          value={password}
          error={fault}
          onValue={(value) => {
            setPassword(value);
            if (told) changing.reset();
          }}
        />
        <Refusal error={told ? null : changing.error}>
          {changing.error ? (
            <>
              {' '}
              <WayLink to={pathOf('restore', kind.name)} className="r-link">
                Попросить новую ссылку
              </WayLink>
            </>
          ) : null}
        </Refusal>
        <Button type="submit" kind="primary" size="tall" isWide isBusy={changing.isPending}>
          Сохранить пароль
        </Button>
      </form>
      {changing.isSuccess ? <PasswordChangedModal kind={kind} /> : null}
    </>
  );
}
