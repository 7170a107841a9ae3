// The sign-in of each kind of account, on the authorization layout.

import { IconQrcode } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiFailure, Button, callApi, useAddress, useGo, WayLink } from '@rampa/platform/web/base';
import { useDoorForm, useHasPage, usePageTitle, useWrite } from '@rampa/platform/web/desk';
import { KIND_NAMES, KINDS, pathOf, type Kind, type KindName } from '../api/kinds.ts';
import { saysClosed } from '../api/landing.ts';
import { landingAfterLogin } from '../api/session.ts';
import { DoorTabs } from '../parts/DoorTabs.tsx';
import { EmailLine, PasswordLine } from '../parts/lines.tsx';
import { CodeLater } from '../parts/modals-later.ts';
import { DoorSaid } from '../parts/Refusal.tsx';
import { Resend } from '../parts/Resend.tsx';
import classes from '../style/entering.module.css';

export function Login({ kind: name }: { kind: KindName }) {
  const kind = KINDS[name];
  usePageTitle(`Вход ${kind.whose}`);
  const go = useGo();
  const search = new URLSearchParams(useAddress().search);
  const hasPage = useHasPage();
  const client = useQueryClient();
  // An unconfirmed member gets a fresh code, because his first one has expired.
  const resend = useWrite(kind.resend);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const form = useDoorForm({
    values: { login: '', password: '' },
    faults: ({ login, password }) => ({
      login: login.trim() === '' ? 'Введите почту, на которую зарегистрирован ваш кабинет' : undefined,
      password: password === '' ? 'Введите пароль' : undefined,
    }),
    send: ({ login, password }) => callApi(kind.login, { body: { login: login.trim(), password } }),
    onSaved() {
      client.clear();
      void landingAfterLogin(search, hasPage).then((to) => go(to, { replace: true }));
    },
    onRefused(error, { login }) {
      if (isUnconfirmed(error) && kind.confirmation === null) {
        resend.mutate({ body: { email: login.trim() } });
        setCodeAsked(true);
      } else passwordField.current?.select();
    },
  });
  const email = form.values.login.trim();

  return (
    <>
      <form {...form.frame} className={classes.form} noValidate>
        <h1 className={classes.title}>Вход</h1>
        <p className={classes.who}>{kind.audience}</p>
        {saysClosed(search) ? (
          <p className={classes.told} role="status">
            Кабинет закрыт. Письмо об этом уже в пути.
          </p>
        ) : null}
        <DoorTabs page="login" />
        <EmailLine at={form.at('login')} name="login" autoFocus />
        <div className={classes.withLink}>
          <PasswordLine at={form.at('password')} ref={passwordField} autoComplete="current-password" />
          <WayLink to={pathOf('restore', name)} className={`r-link ${classes.aside}`}>
            Забыли пароль?
          </WayLink>
        </div>
        <DoorSaid form={form}>
          <FurtherHelp error={form.failure} kind={kind} email={email} />
        </DoorSaid>
        <Button type="submit" kind="primary" size="tall" isWide isBusy={form.isBusy}>
          Войти
        </Button>
        <p className={classes.foot}>
          Впервые здесь?
          <WayLink to={pathOf('registration', name)} className="r-link">
            {kind.registerLink}
          </WayLink>
        </p>
        <p className={classes.hint}>
          <IconQrcode size={22} stroke={1.75} aria-hidden />
          <span>Судьи и ведущие входят по своей ссылке или QR‑коду от организатора, пароль не нужен.</span>
        </p>
      </form>
      <CodeLater
        of={
          isCodeAsked
            ? {
                email,
                onClose: () => setCodeAsked(false),
                onConfirmed() {
                  setCodeAsked(false);
                  form.submit();
                },
              }
            : null
        }
      />
    </>
  );
}

function isUnconfirmed(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'emailUnconfirmed';
}

/** What to do about a refusal that came after a right password. */
function FurtherHelp({ error, kind, email }: { error: unknown; kind: Kind; email: string }) {
  if (isUnconfirmed(error) && kind.confirmation) return <Resend kind={kind} email={email} isAtOnce />;
  if (!(error instanceof ApiFailure) || error.code !== 'otherDoor') return null;
  const other = KIND_NAMES.find((name) => name === error.errors[0]?.customData?.kind);
  return other ? (
    <>
      {' '}
      <WayLink to={pathOf('login', other)} className="r-link">
        {KINDS[other].label}
      </WayLink>
    </>
  ) : null;
}
