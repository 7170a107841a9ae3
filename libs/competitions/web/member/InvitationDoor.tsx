// An invitation's page without an invitation: the organizer's link is pasted here, or its event is already one's own.

import { Button, TextField, useGo, WayLink } from '@rampa/platform/web/base';
import { Held, usePageTitle, useDoorForm, useSession } from '@rampa/platform/web/desk';
import classes from './member.module.css';

const GUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i;

const NO_LINK = 'Это не ссылка приглашения. Скопируйте её из письма или сообщения целиком.';

/** The event that a pasted link or a bare guid names; null for anything else. */
export function invitedTo(text: string): string | null {
  return GUID.exec(text)?.[0].toLowerCase() ?? null;
}

export function InvitationDoor() {
  usePageTitle('Приглашение');
  const go = useGo();
  const { data: session } = useSession();
  const form = useDoorForm({
    values: { text: '' },
    faults: ({ text }) => ({ text: invitedTo(text) ? undefined : NO_LINK }),
    send: async ({ text }) => go(`/member/invite/${invitedTo(text)}`),
  });

  return (
    <section className={classes.invitation}>
      <h1>Приглашение на мероприятие</h1>
      <p>Организатор присылает ссылку. Вставьте её сюда, если она не открылась сама.</p>
      <form {...form.frame} className={classes.door} noValidate>
        <Held at={form.at('text')}>
          {(value, set, error) => (
            <TextField
              label="Ссылка от организатора"
              placeholder="https://…/member/invite/…"
              autoComplete="off"
              value={value}
              error={error}
              onChange={(event) => set(event.currentTarget.value)}
            />
          )}
        </Held>
        <Button type="submit" kind="primary" size="large">
          Открыть приглашение
        </Button>
      </form>
      {session?.userType === 'Member' ? <WayLink to="/member/competition">Мои мероприятия</WayLink> : null}
    </section>
  );
}
