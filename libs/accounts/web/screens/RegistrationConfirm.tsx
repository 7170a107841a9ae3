// The page of the confirmation link. Opening it does nothing, because mail programs open links themselves; a tap
// confirms.

import { OrganizerEmailConfirmation } from '@rampa/contract';
import { ApiFailure, Button, buttonLook, useGo, WayLink } from '@rampa/platform/web/base';
import { useHasPage, usePageTitle, useWrite } from '@rampa/platform/web/desk';
import { useOtherTabs } from '../api/other-tabs.ts';
import { KINDS, kindsHere, pathOf, type Kind } from '../api/kinds.ts';
import { useLetterKey, type LetterKey } from '../api/letter-key.ts';
import { landingAfterLogin } from '../api/session.ts';
import { Refusal } from '../parts/Refusal.tsx';
import classes from '../style/entering.module.css';

export function RegistrationConfirm() {
  usePageTitle('Подтверждение почты');
  const key = useLetterKey();
  if (key) return <Confirming key={key.token} letter={key} kind={KINDS[key.kind]} />;
  return (
    <div className={classes.form}>
      <h1 className={classes.title}>Подтверждение почты</h1>
      <p className={classes.lead}>
        Ссылка неполная. Откройте её прямо из письма или скопируйте целиком. Если почта уже подтверждена, просто
        войдите.
      </p>
      <Doors />
    </div>
  );
}

function Confirming({ letter, kind }: { letter: LetterKey; kind: Kind }) {
  const go = useGo();
  const hasPage = useHasPage();
  const tellBeside = useOtherTabs('entered', () => {
    if (confirming.isSuccess) {
      void landingAfterLogin(new URLSearchParams(), hasPage).then((to) => go(to, { replace: true }));
    }
  });
  const confirming = useWrite(kind.confirmation ?? OrganizerEmailConfirmation, {
    quiet: true,
    onDone: () => tellBeside('confirmed'),
  });
  const isDead = confirming.error instanceof ApiFailure && confirming.error.code === 'letterLinkDead';
  const toLogin = (
    <WayLink {...buttonLook({ kind: 'primary', size: 'tall', isWide: true })} to={pathOf('login', kind.name)}>
      Войти
    </WayLink>
  );
  if (confirming.isSuccess) {
    return (
      <div className={classes.form} role="status">
        <h1 className={classes.title}>Почта подтверждена</h1>
        <p className={classes.lead}>
          {kind.name === 'employee'
            ? 'Мы передали вашу просьбу организатору. Войти можно будет, когда он откроет вам доступ.'
            : 'Кабинет открыт. Войдите с почтой и паролем, которые указали при регистрации.'}
        </p>
        {toLogin}
      </div>
    );
  }
  return (
    <div className={classes.form}>
      <h1 className={classes.title}>Подтверждение почты</h1>
      {isDead ? null : <p className={classes.lead}>Остался один шаг: подтвердите, что эта почта ваша.</p>}
      <Refusal error={confirming.error}>
        {isDead ? ' Если почта уже подтверждена, просто войдите; если нет, там же можно получить новое письмо.' : null}
      </Refusal>
      {isDead ? (
        toLogin
      ) : (
        <Button
          kind="primary"
          size="tall"
          isWide
          isBusy={confirming.isPending}
          onClick={() => confirming.mutate({ body: { token: letter.token } })}
        >
          Подтвердить почту
        </Button>
      )}
    </div>
  );
}

function Doors() {
  return (
    <p className={classes.foot}>
      {kindsHere().map(({ name, label }) => (
        <WayLink key={name} to={pathOf('login', name)} className="r-link">
          {label}
        </WayLink>
      ))}
    </p>
  );
}
