// «Забыли пароль?» of each kind of account.

import { useState, type FormEvent } from 'react';
import { Button, useGo, WayLink } from '@rampa/platform/web/base';
import { usePageTitle, useWrite } from '@rampa/platform/web/desk';
import { faultsOf, useFirstFault } from '@rampa/platform/web/base';
import { KINDS, pathOf, type KindName } from '../api/kinds.ts';
import { DoorTabs } from '../parts/DoorTabs.tsx';
import { EmailField } from '../parts/fields.tsx';
import { RestoreModal } from '../parts/modals.tsx';
import { Refusal } from '../parts/Refusal.tsx';
import classes from '../style/entering.module.css';

export function Restore({ kind: name }: { kind: KindName }) {
  const kind = KINDS[name];
  usePageTitle(`Новый пароль ${kind.whose}`);
  const go = useGo();
  const [email, setEmail] = useState('');
  const [attempt, setAttempt] = useState(0);
  const asking = useWrite(kind.recovery, { quiet: true });
  const form = useFirstFault(attempt, asking.error);
  const told = faultsOf(asking.error, ['email']).email;
  const missing = /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'Введите почту, на которую зарегистрирован кабинет';
  const fault = told ?? (attempt > 0 ? missing : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAttempt(attempt + 1);
    if (!missing && !asking.isPending) asking.mutate({ body: { email: email.trim() } });
  }

  return (
    <>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <h1 className={classes.title}>Новый пароль</h1>
        <p className={classes.who}>Пришлём на почту ссылку, по которой вы его зададите</p>
        <DoorTabs page="restore" />
        <EmailField autoFocus value={email} error={fault} onValue={setEmail} />
        <Refusal error={told ? null : asking.error} />
        <Button type="submit" kind="primary" size="tall" isWide isBusy={asking.isPending}>
          Прислать ссылку
        </Button>
        <p className={classes.foot}>
          Вспомнили пароль?
          <WayLink to={pathOf('login', name)} className="r-link">
            Войти
          </WayLink>
        </p>
      </form>
      {asking.isSuccess ? (
        <RestoreModal kind={kind} email={email.trim()} onClose={() => go(pathOf('login', name))} />
      ) : null}
    </>
  );
}
