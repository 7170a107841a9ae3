// An invitation's page without an invitation: the organizer's link is pasted here, or its event is already one's own.

import { useState, type FormEvent } from 'react';
import { Button, TextField, useGo, WayLink } from '@rampa/platform/web/base';
import { usePageTitle, useSession } from '@rampa/platform/web/desk';
import classes from './member.module.css';

const GUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;

/** The event that a pasted link or a bare guid names; null for anything else. */
export function invitedTo(text: string): string | null {
  return GUID.exec(text)?.[0].toLowerCase() ?? null;
}

export function InvitationDoor() {
  usePageTitle('Приглашение');
  const go = useGo();
  const { data: session } = useSession();
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    const guid = invitedTo(text);
    if (guid) go(`/member/invite/${guid}`);
    else setRefused(true);
  }

  return (
    <section className={classes.invitation}>
      <h1>Приглашение на мероприятие</h1>
      <p>Организатор присылает ссылку. Вставьте её сюда, если она не открылась сама.</p>
      <form onSubmit={submit} className={classes.door}>
        <TextField
          label="Ссылка от организатора"
          placeholder="https://…/member/invite/…"
          autoComplete="off"
          value={text}
          error={isRefused ? 'Это не ссылка приглашения. Скопируйте её из письма или сообщения целиком.' : undefined}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setRefused(false);
          }}
        />
        <Button type="submit" kind="primary" size="large">
          Открыть приглашение
        </Button>
      </form>
      {session?.userType === 'Member' ? <WayLink to="/member/competition">Мои мероприятия</WayLink> : null}
    </section>
  );
}
