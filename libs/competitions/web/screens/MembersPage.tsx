// «Участники»: who has accepted the invitation, the link that invites, invitations by e-mail, and closing the event to a person.

import { Button, Menu } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams } from 'react-router';
import {
  CompetitionGetCompetitionParticipants,
  CompetitionUpdateCompetitionParticipant,
  type ParticipantRow,
} from '@rampa/contract';
import { counted, inQuotes, phoneText } from '@rampa/kernel';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  ColumnsMenu,
  CopyAddresses,
  CopyButton,
  dateText,
  List,
  ListRow,
  ListTools,
  Page,
  PageHead,
  QrButton,
  RowMenu,
  Section,
  tell,
  useAccess,
  useColumns,
  useList,
  useRead,
  useWrite,
  type Column,
} from '@rampa/platform/web/desk';
import { CloseChosen } from '../parts/CloseChosen.tsx';
import { InvitationsLater, InviteLater, NoteLater } from '../parts/forms-later.ts';
import { useEvent } from '../parts/event-context.ts';
import classes from '../style/events.module.css';

const SORTS = {
  fullName: 'По имени, А–Я',
  '-fullName': 'По имени, Я–А',
  city: 'По городу, А–Я',
  '-city': 'По городу, Я–А',
  '-joinedAt': 'Сначала новые',
  joinedAt: 'Сначала давние',
};
const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const COLUMNS: readonly Column<ParticipantRow>[] = [
  { key: 'city', label: 'Город', of: ({ city }) => city, sort: 'city' },
  { key: 'email', label: 'Почта', of: ({ email }) => email, share: 1.5 },
  { key: 'phone', label: 'Телефон', of: ({ phone }) => phoneText(phone).replaceAll(' ', '\u00A0') },
  {
    key: 'joined',
    label: 'Участвует с',
    of: ({ joinedAt }) => dateText(joinedAt, HERE),
    sort: 'joinedAt',
    isHidden: true,
  },
];

export function MembersPage() {
  const { guid = '' } = useParams();
  const { details } = useEvent();
  const list = useList({ keep: 'members', sorts: SORTS, isPrivate: true });
  const columns = useColumns('members', COLUMNS);
  const [isInviting, setInviting] = useState(false);
  const [noted, setNoted] = useState<ParticipantRow | null>(null);
  const access = useAccess(guid);
  const participants = useRead(
    CompetitionGetCompetitionParticipants,
    { query: { competitionGuid: guid, ...list.page, ...list.found, ...list.sorted } },
    { keepPrevious: true },
  );
  const update = useWrite(CompetitionUpdateCompetitionParticipant);
  const url = new URL(`/member/invite/${guid}`, window.location.origin).href;

  function setBlocked(row: ParticipantRow, isBlocked: boolean) {
    const { participantUserGuid, fullName, email } = row;
    update.mutate(
      { query: { competitionGuid: guid }, body: { participantUserGuid, isBlocked } },
      {
        onSuccess: () =>
          tell(`${isBlocked ? 'Закрыто для' : 'Снова открыто для'}: ${fullName || email}`, {
            subject: participantUserGuid,
            action: { label: 'Отменить', run: () => setBlocked(row, !isBlocked) },
          }),
      },
    );
  }

  return (
    <Page>
      <PageHead title="Участники" />
      <Section
        isForScreen
        title="Приглашение"
        note="Отправьте ссылку тем, кого приглашаете: педагогам, коллективам, родителям. Кто её примет, увидит мероприятие у себя."
        actions={null}
      >
        <div className={classes.invite}>
          <CopyButton text={url} name={`приглашение на ${inQuotes(details.title)}`} />
          <QrButton
            title="Приглашение"
            name={details.title}
            hint="Наведите камеру телефона: откроется приглашение на мероприятие."
            url={url}
          />
          {access.changes('settings') ? (
            <Button
              variant="default"
              leftSection={<IconMail size={16} stroke={1.75} />}
              onClick={() => setInviting(true)}
            >
              Пригласить по почте
            </Button>
          ) : null}
        </div>
      </Section>
      <Section title="Кто принял">
        <ListTools list={list} search="Имя, почта, город, телефон" hasHeads>
          <ColumnsMenu columns={columns} />
        </ListTools>
        <List
          label="Участники"
          list={list}
          of={participants}
          idOf={(row) => row.participantUserGuid}
          nameOf={nameOf}
          count={(total) => counted(total, 'участник', 'участника', 'участников')}
          columns={columns}
          heads={{ title: 'Имя', sort: 'fullName' }}
          empty={<EmptyState>Пока никто. Отправьте ссылку-приглашение.</EmptyState>}
          nothing="Таких участников нет. Попробуйте другое слово."
          bulk={(rows, choice) => (
            <>
              <CopyAddresses of={rows} />
              {access.changes('settings') ? (
                <CloseChosen competitionGuid={guid} rows={rows} onDone={choice.clear} />
              ) : null}
            </>
          )}
          row={(row) => (
            <ListRow
              title={
                <>
                  {nameOf(row)} {row.isBlocked ? <Chip tone="danger">закрыто</Chip> : null}
                </>
              }
              detail={row.note}
            >
              {access.changes('settings') ? (
                <RowMenu
                  label={nameOf(row)}
                  isBusy={update.isPending && update.variables.body?.participantUserGuid === row.participantUserGuid}
                >
                  <Menu.Item onClick={() => setNoted(row)}>Заметка для своих</Menu.Item>
                  <Menu.Item onClick={() => setBlocked(row, !row.isBlocked)}>
                    {row.isBlocked ? 'Открыть мероприятие снова' : 'Закрыть мероприятие'}
                  </Menu.Item>
                </RowMenu>
              ) : null}
            </ListRow>
          )}
        />
      </Section>
      <InvitationsLater of={access.sees('settings') ? { competitionGuid: guid } : null} />
      <InviteLater of={isInviting ? { competitionGuid: guid, onClose: () => setInviting(false) } : null} />
      <NoteLater of={noted && { competition: guid, row: noted, onClose: () => setNoted(null) }} />
    </Page>
  );
}

const nameOf = ({ fullName, email }: ParticipantRow): string => fullName || email;
