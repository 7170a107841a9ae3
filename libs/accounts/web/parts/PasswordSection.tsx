// A new password by the old one.

import { Button } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { passwordFault } from '@rampa/accounts/domain';
import { UserChangePassword } from '@rampa/contract';
import { Section, tell, useSession, useWrite } from '@rampa/platform/web/desk';
import { faultsOf, useFirstFault } from '../api/form-faults.ts';
import classes from '../style/entering.module.css';
import { PasswordField } from './fields.tsx';
import { Refusal } from './Refusal.tsx';

const FIELDS = ['oldPassword', 'password'];

export function PasswordSection() {
  const { data } = useSession();
  const [oldPassword, setOld] = useState('');
  const [password, setNew] = useState('');
  const [attempt, setAttempt] = useState(0);
  const changing = useWrite(UserChangePassword, {
    quiet: true,
    onDone() {
      setOld('');
      setNew('');
      setAttempt(0);
      tell('Пароль изменён', { detail: 'На остальных устройствах понадобится войти снова.' });
    },
  });
  const form = useFirstFault(attempt, changing.error);
  const told = faultsOf(changing.error, FIELDS);
  const missing = {
    oldPassword: oldPassword === '' ? 'Введите прежний пароль' : undefined,
    password: passwordFault(password, data?.login ?? '') ?? undefined,
  };
  const faults = { ...(attempt > 0 ? missing : {}), ...told };

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (missing.oldPassword || missing.password || changing.isPending) return;
    changing.mutate({ body: { oldPassword, password } });
  }

  return (
    <Section title="Пароль">
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        {/* Password managers keep the new password with the login that stands beside it. */}
        <input type="text" name="username" autoComplete="username" value={data?.login ?? ''} readOnly hidden />
        <PasswordField
          label="Прежний пароль"
          name="old-password"
          autoComplete="current-password"
          value={oldPassword}
          error={faults.oldPassword}
          onValue={(value) => {
            setOld(value);
            if (changing.isError) changing.reset();
          }}
        />
        <PasswordField
          label="Новый пароль"
          name="new-password"
          autoComplete="new-password"
          hint="Не короче 8 знаков; длинная фраза лучше короткого слова"
          value={password}
          error={faults.password}
          onValue={(value) => {
            setNew(value);
            if (changing.isError) changing.reset();
          }}
        />
        <Refusal error={Object.keys(told).length > 0 ? null : changing.error} />
        <div>
          <Button type="submit" size="md" loading={changing.isPending}>
            Сменить пароль
          </Button>
        </div>
      </form>
    </Section>
  );
}
