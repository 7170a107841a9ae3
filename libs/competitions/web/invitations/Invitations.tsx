// Who was invited by e-mail and what became of each letter; how far the sending is while it goes on.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CompetitionGetInvitations, CompetitionInviteByEmail, type InvitationRow } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  dateText,
  JobsUnderWay,
  List,
  ListRow,
  ListTools,
  refreshAfter,
  Section,
  useList,
  useRead,
} from '@rampa/platform/web/desk';
import { STATE_WORDS } from './verdict-words.ts';

const SORTS = { '-invitedAt': 'Сначала новые', email: 'По адресу, А–Я', '-email': 'По адресу, Я–А' };
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const ON_ITS_WAY_MS = 2_000;

/** The kind of the job that writes the letters. */
const KIND = 'competitions.invite';

export function Invitations({ competitionGuid }: { competitionGuid: string }) {
  const client = useQueryClient();
  const list = useList({ name: 'invited', keep: 'invited', sorts: SORTS, isPrivate: true });
  const [isOnItsWay, setOnItsWay] = useState(false);
  const invited = useRead(
    CompetitionGetInvitations,
    { query: { competitionGuid, ...list.page, ...list.found, ...list.sorted } },
    { keepPrevious: true, ...(isOnItsWay ? { everyMs: ON_ITS_WAY_MS } : {}) },
  );
  // Nobody tells that a letter has left: it is asked for while one is on its way.
  const isNow = invited.data?.collection.some(({ state }) => state === 'waiting' || state === 'leaving') ?? false;
  if (isNow !== isOnItsWay) setOnItsWay(isNow);
  return (
    <Section
      title="Приглашены по почте"
      note="Кому письмо не дошло, того можно пригласить ещё раз: вставьте адрес в список снова. Через год после мероприятия адреса удаляются."
    >
      <JobsUnderWay
        kind={KIND}
        competitionGuid={competitionGuid}
        label="Отправляются"
        onStep={() => void refreshAfter(client, CompetitionInviteByEmail)}
      />
      <ListTools list={list} search="Адрес" rows={invited.data?.totalCount ?? 0} />
      <List
        label="Приглашённые по почте"
        list={list}
        of={invited}
        idOf={({ invitationGuid }) => invitationGuid}
        nameOf={({ email }) => email}
        count={(total) => counted(total, 'адрес', 'адреса', 'адресов')}
        empty={<EmptyState>По почте пока никого не приглашали.</EmptyState>}
        nothing="Такого адреса среди приглашённых нет."
        row={(row) => (
          <ListRow title={row.email} detail={row.reason}>
            <Chip tone={toneOf(row)}>
              {STATE_WORDS[row.state]}, {dateText(row.invitedAt, HERE)}
            </Chip>
          </ListRow>
        )}
      />
    </Section>
  );
}

function toneOf({ state }: InvitationRow) {
  if (state === 'joined') return 'ok';
  return state === 'failed' || state === 'stopped' ? 'danger' : 'plain';
}
