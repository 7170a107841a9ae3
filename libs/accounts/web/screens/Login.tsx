// The sign-in of each kind of account, on the authorization layout.

import { IconQrcode } from '@tabler/icons-react';
import { useRef, useState, type FormEvent } from 'react';
import { ApiFailure, Button, useAddress, useGo, WayLink } from '@rampa/platform/web/base';
import { useHasPage, usePageTitle, useWrite } from '@rampa/platform/web/desk';
import { useFirstFault } from '@rampa/platform/web/base';
import { KIND_NAMES, KINDS, pathOf, type Kind, type KindName } from '../api/kinds.ts';
import { saysClosed } from '../api/landing.ts';
import { landingAfterLogin, useLogin } from '../api/session.ts';
import { DoorTabs } from '../parts/DoorTabs.tsx';
import { EmailField, PasswordField } from '../parts/fields.tsx';
import { CodeModal } from '../parts/modals.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import { Resend } from '../parts/Resend.tsx';
import classes from '../style/entering.module.css';

export function Login({ kind: name }: { kind: KindName }) {
  const kind = KINDS[name];
  usePageTitle(`Вход ${kind.whose}`);
  const go = useGo();
  const search = new URLSearchParams(useAddress().search);
  const hasPage = useHasPage();
  const signIn = useLogin(kind);
  // An unconfirmed member gets a fresh code, because his first one has expired.
  const resend = useWrite(kind.resend);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const passwordField = useRef<HTMLInputElement>(null);
  const isAsked = attempt > 0;
  const loginFault =
    isAsked && login.trim() === '' ? 'Введите почту, на которую зарегистрирован ваш кабинет' : undefined;
  const passwordFault = isAsked && password === '' ? 'Введите пароль' : undefined;
  const form = useFirstFault(attempt, null);
  const email = login.trim();

  function enter() {
    signIn.mutate(
      { body: { login: email, password } },
      {
        onSuccess: () => void landingAfterLogin(search, hasPage).then((to) => go(to, { replace: true })),
        onError(error) {
          if (isUnconfirmed(error) && kind.confirmation === null) {
            resend.mutate({ body: { email } });
            setCodeAsked(true);
          } else passwordField.current?.select();
        },
      },
    );
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (email !== '' && password !== '' && !signIn.isPending) enter();
  }

  return (
    <>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <h1 className={classes.title}>Вход</h1>
        <p className={classes.who}>{kind.audience}</p>
        {saysClosed(search) ? (
          <p className={classes.told} role="status">
            Кабинет закрыт. Письмо об этом уже в пути.
          </p>
        ) : null}
        <DoorTabs page="login" />
        <EmailField name="login" autoFocus value={login} error={loginFault} onValue={setLogin} />
        <div className={classes.withLink}>
          <PasswordField
            ref={passwordField}
            autoComplete="current-password"
            value={password}
            error={passwordFault}
            onValue={setPassword}
          />
          <WayLink to={pathOf('restore', name)} className={`r-link ${classes.aside}`}>
            Забыли пароль?
          </WayLink>
        </div>
        <Refusal error={signIn.error}>
          <FurtherHelp error={signIn.error} kind={kind} email={email} />
        </Refusal>
        <Button type="submit" kind="primary" size="tall" isWide isBusy={signIn.isPending}>
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
      {isCodeAsked ? (
        <CodeModal
          email={email}
          onClose={() => setCodeAsked(false)}
          onConfirmed={() => {
            setCodeAsked(false);
            enter();
          }}
        />
      ) : null}
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
