// «Забыли пароль?» of each kind of account.

import { useState } from 'react';
import { Button, callApi, useGo, WayLink } from '@rampa/platform/web/base';
import { useDoorForm, usePageTitle } from '@rampa/platform/web/desk';
import { KINDS, pathOf, type KindName } from '../api/kinds.ts';
import { DoorTabs } from '../parts/DoorTabs.tsx';
import { EmailLine } from '../parts/lines.tsx';
import { RestoreLater } from '../parts/modals-later.ts';
import { DoorSaid } from '../parts/Refusal.tsx';
import classes from '../style/entering.module.css';

export function Restore({ kind: name }: { kind: KindName }) {
  const kind = KINDS[name];
  usePageTitle(`Новый пароль ${kind.whose}`);
  const go = useGo();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useDoorForm({
    values: { email: '' },
    send: ({ email }) => callApi(kind.recovery, { body: { email: email.trim() } }),
    faults: ({ email }) => ({
      email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'Введите почту, на которую зарегистрирован кабинет',
    }),
    onSaved: (_, { email }) => setSentTo(email.trim()),
  });

  return (
    <>
      <form {...form.frame} className={classes.form} noValidate>
        <h1 className={classes.title}>Новый пароль</h1>
        <p className={classes.who}>Пришлём на почту ссылку, по которой вы его зададите</p>
        <DoorTabs page="restore" />
        <EmailLine at={form.at('email')} autoFocus />
        <DoorSaid form={form} />
        <Button type="submit" kind="primary" size="tall" isWide isBusy={form.isBusy}>
          Прислать ссылку
        </Button>
        <p className={classes.foot}>
          Вспомнили пароль?
          <WayLink to={pathOf('login', name)} className="r-link">
            Войти
          </WayLink>
        </p>
      </form>
      <RestoreLater of={sentTo === null ? null : { kind, email: sentTo, onClose: () => go(pathOf('login', name)) }} />
    </>
  );
}
