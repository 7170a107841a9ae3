// «Участники»: who has accepted the invitation, the link that invites, and closing the event to a person.

import { Menu, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
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
  Answer,
  CopyButton,
  ListRow,
  Page,
  PagedRows,
  PageHead,
  QrButton,
  RowMenu,
  RowsSkeleton,
  Section,
  tell,
  useAccess,
  useLastPage,
  usePages,
  useRead,
  useWrite,
} from '@rampa/platform/web/desk';
import { NoteForm } from '../parts/NoteForm.tsx';
import { useEvent } from '../parts/event-context.ts';
import classes from '../style/events.module.css';

export function MembersPage() {
  const { guid = '' } = useParams();
  const { details } = useEvent();
  const [text, setText] = useState('');
  const [searchText] = useDebouncedValue(text.trim(), 250);
  const pages = usePages();
  const [noted, setNoted] = useState<ParticipantRow | null>(null);
  const access = useAccess(guid);
  const participants = useRead(
    CompetitionGetCompetitionParticipants,
    { query: { competitionGuid: guid, searchText, ...pages.asked } },
    { keepPrevious: true },
  );
  useLastPage(pages, participants.data?.totalCount);
  const update = useWrite(CompetitionUpdateCompetitionParticipant);
  const url = new URL(`/member/invite/${guid}`, window.location.origin).href;

  function setBlocked(row: ParticipantRow, isBlocked: boolean) {
    const { participantUserGuid, note, fullName, email } = row;
    update.mutate(
      { query: { competitionGuid: guid }, body: { participantUserGuid, note, isBlocked } },
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
    <Page width="form">
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
        </div>
      </Section>
      <Section title="Кто принял">
        <TextInput
          className={classes.search!}
          aria-label="Поиск по имени, почте, городу"
          placeholder="Имя, почта, город"
          leftSection={<IconSearch size={18} stroke={1.75} />}
          type="search"
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            pages.setPage(1);
          }}
        />
        <Answer of={participants} skeleton={<RowsSkeleton rows={4} height="3.5rem" />}>
          {({ collection, totalCount }) =>
            totalCount === 0 ? (
              <EmptyState>
                {searchText === ''
                  ? 'Пока никто. Отправьте ссылку-приглашение.'
                  : 'Таких участников нет. Попробуйте другое слово.'}
              </EmptyState>
            ) : (
              <PagedRows
                label="Участники"
                count={counted(totalCount, 'участник', 'участника', 'участников')}
                total={totalCount}
                pages={pages}
              >
                {collection.map((row) => (
                  <ListRow
                    key={row.participantUserGuid}
                    title={
                      <>
                        {row.fullName || row.email} {row.isBlocked ? <Chip tone="danger">закрыто</Chip> : null}
                      </>
                    }
                    detail={[row.city, row.email, phoneText(row.phone), row.note].filter(Boolean).join(', ')}
                  >
                    {access.changes('settings') ? (
                      <RowMenu
                        label={row.fullName || row.email}
                        isBusy={
                          update.isPending && update.variables.body?.participantUserGuid === row.participantUserGuid
                        }
                      >
                        <Menu.Item onClick={() => setNoted(row)}>Заметка для своих</Menu.Item>
                        <Menu.Item onClick={() => setBlocked(row, !row.isBlocked)}>
                          {row.isBlocked ? 'Открыть мероприятие снова' : 'Закрыть мероприятие'}
                        </Menu.Item>
                      </RowMenu>
                    ) : null}
                  </ListRow>
                ))}
              </PagedRows>
            )
          }
        </Answer>
      </Section>
      {noted ? <NoteForm competition={guid} row={noted} onClose={() => setNoted(null)} /> : null}
    </Page>
  );
}
