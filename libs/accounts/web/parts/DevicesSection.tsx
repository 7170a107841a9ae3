// The devices where one is signed in, each with a button that ends its session.

import { Button } from '@mantine/core';
import { useState } from 'react';
import { UserEndOtherSessions, UserEndSession, UserGetSessions, type OwnSession } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  Confirm,
  List,
  ListRow,
  momentText,
  Section,
  tell,
  useList,
  useRead,
  useWrite,
  wholeList,
} from '@rampa/platform/web/desk';

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function DevicesSection() {
  const sessions = useRead(UserGetSessions);
  const [isAsked, setAsked] = useState(false);
  const list = useList({ name: 'devices' });
  const ending = useWrite(UserEndOtherSessions, {
    onDone({ ended }) {
      setAsked(false);
      tell(`Завершено: ${counted(ended, 'вход', 'входа', 'входов')}`);
    },
  });
  const hasOthers = (sessions.data?.length ?? 0) > 1;
  return (
    <Section
      title="Устройства"
      note="Здесь выполнен вход в ваш кабинет. Если что-то не узнаёте, завершите вход и смените пароль."
      actions={
        hasOthers ? (
          <Button variant="default" onClick={() => setAsked(true)}>
            Завершить остальные
          </Button>
        ) : null
      }
    >
      <List
        label="Устройства"
        list={list}
        of={wholeList(sessions, list, { hasPages: true })}
        idOf={({ guid }) => guid}
        nameOf={({ device }) => device}
        empty={<EmptyState>Входов нет.</EmptyState>}
        nothing="Таких устройств нет."
        row={(session) => <Device session={session} />}
      />
      <Confirm
        isOpen={isAsked}
        title="Завершить остальные входы?"
        action="Выйти"
        isBusy={ending.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => ending.mutate({})}
      >
        Вход останется только здесь. На остальных устройствах понадобятся почта и пароль.
      </Confirm>
    </Section>
  );
}

function Device({ session }: { session: OwnSession }) {
  const [isAsked, setAsked] = useState(false);
  const ending = useWrite(UserEndSession, {
    onDone: () => tell(`Вход завершён: ${session.device}`),
  });
  const since = `вход ${momentText(session.firstSeenAt, HERE)}`;
  const seen = session.isCurrent ? 'сейчас' : `в последний раз ${momentText(session.lastSeenAt, HERE)}`;
  return (
    <>
      <ListRow
        title={
          <>
            {session.device || 'Неизвестное устройство'}
            {session.isCurrent ? <Chip tone="ok">это устройство</Chip> : null}
          </>
        }
        detail={`${seen}, ${since}`}
      >
        {session.isCurrent ? null : (
          <Button variant="default" aria-label={`Завершить вход: ${session.device}`} onClick={() => setAsked(true)}>
            Завершить
          </Button>
        )}
      </ListRow>
      <Confirm
        isOpen={isAsked}
        title={`Завершить вход на ${inQuotes(session.device)}?`}
        action="Завершить"
        isBusy={ending.isPending}
        onClose={() => setAsked(false)}
        onConfirm={() => ending.mutate({ query: { sessionGuid: session.guid } }, { onSettled: () => setAsked(false) })}
      >
        Открытые там страницы сразу попросят войти снова.
      </Confirm>
    </>
  );
}
