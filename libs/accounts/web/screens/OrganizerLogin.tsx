// The organizer's sign-in, on the authorization layout.

import { Button, PasswordInput, TextInput } from '@mantine/core';
import { IconAlertCircle, IconQrcode } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { failureTextOf, usePageTitle } from '@rampa/platform/web/desk';
import { landingAfterLogin, useOrganizerLogin } from '../api/session.ts';
import classes from '../style/login.module.css';

export function OrganizerLogin() {
  usePageTitle('Вход организатора');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const signIn = useOrganizerLogin();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const loginFault =
    isAsked && login.trim() === '' ? 'Введите почту, на которую зарегистрирован ваш кабинет' : undefined;
  const passwordFault = isAsked && password === '' ? 'Введите пароль' : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (login.trim() === '' || password === '' || signIn.isPending) return;
    signIn.mutate(
      { body: { login: login.trim(), password } },
      {
        onSuccess: async () => void navigate(await landingAfterLogin(search), { replace: true }),
        onError: () => passwordField.current?.select(),
      },
    );
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h1 className={classes.title}>Вход</h1>
      <p className={classes.who}>Для организаторов мероприятий</p>
      <TextInput
        label="Электронная почта"
        type="email"
        name="login"
        autoComplete="username"
        inputMode="email"
        autoFocus
        required
        withAsterisk={false}
        classNames={{ input: classes.input!, label: classes.label! }}
        value={login}
        error={loginFault}
        onChange={(event) => setLogin(event.currentTarget.value)}
      />
      <PasswordInput
        ref={passwordField}
        label="Пароль"
        name="password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        classNames={{ input: classes.input!, innerInput: classes.innerInput!, label: classes.label! }}
        visibilityToggleButtonProps={{ 'aria-label': 'Показать пароль', tabIndex: 0 }}
        value={password}
        error={passwordFault}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={classes.refusal} role="alert">
        {signIn.error ? (
          <>
            <IconAlertCircle size={18} stroke={1.75} aria-hidden />
            {failureTextOf(signIn.error)}
          </>
        ) : null}
      </div>
      <Button type="submit" size="lg" fullWidth loading={signIn.isPending}>
        Войти
      </Button>
      <p className={classes.hint}>
        <IconQrcode size={22} stroke={1.75} aria-hidden />
        <span>Судьи и ведущие входят по своей ссылке или QR‑коду от организатора, пароль не нужен.</span>
      </p>
    </form>
  );
}
