// The archive of an event: into it from the card, out of it from the note that stands above an archived one.

import { Button, Group } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { CompetitionArchiveOrUnarchive, type FestivalView } from '@rampa/contract';
import { failureText, inQuotes } from '@rampa/kernel';
import { Confirm, openedLater, tell, useAccess, useGoAtOnce, useWrite } from '@rampa/platform/web/desk';
import { CopyButton } from './Copying.tsx';
import classes from '../style/event.module.css';

const DeleteLater = openedLater(async () => (await import('./DeleteEventForm.tsx')).DeleteEventForm);

function useArchiving({ guid, details }: FestivalView) {
  const write = useWrite(CompetitionArchiveOrUnarchive);
  const put = (isArchived: boolean) =>
    write.mutate(
      { query: { competitionGuid: guid }, body: { isArchived } },
      {
        onSuccess() {
          tell(`${inQuotes(details.title)} ${isArchived ? 'в архиве' : 'снова в работе'}`);
          // The note above the page says what is closed, and brings it back.
          if (isArchived) window.scrollTo({ top: 0 });
        },
      },
    );
  return { put, isBusy: write.isPending };
}

/** On the card, for whoever may change it. */
export function ToArchive({ event }: { event: FestivalView }) {
  const { isOwner } = useAccess(event.guid);
  const goAtOnce = useGoAtOnce();
  const [isDeleting, setDeleting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { put, isBusy } = useArchiving(event);
  return (
    <section className={classes.toArchive} aria-labelledby="to-archive">
      <h2 id="to-archive">Архив</h2>
      <p>Когда всё позади, уберите мероприятие в архив: смотреть и скачивать можно, менять нельзя.</p>
      <Group gap="sm">
        <Button variant="default" size="md" onClick={() => setAsking(true)}>
          Убрать в архив
        </Button>
        {isOwner ? (
          <Button variant="subtle" color="danger" size="md" onClick={() => setDeleting(true)}>
            Удалить мероприятие
          </Button>
        ) : null}
      </Group>
      <DeleteLater
        of={
          isDeleting
            ? { event, onClose: () => setDeleting(false), onDeleted: () => goAtOnce('/organizer/events') }
            : null
        }
      />
      <Confirm
        isOpen={isAsking}
        title={`Убрать ${inQuotes(event.details.title)} в архив?`}
        action="Убрать в архив"
        isBusy={isBusy}
        onClose={() => setAsking(false)}
        onConfirm={() => put(true)}
      >
        Заявки больше не подать и не исправить, платежи не внести, новых счетов и писем не отправить. Настройки,
        программу и протоколы не изменить, оценки с планшетов не примутся. Всё останется на местах: смотреть и скачивать
        можно организатору, сотрудникам и участникам. Вернуть мероприятие из архива можно в любой момент.
      </Confirm>
    </section>
  );
}

/** Above every page of an archived event. */
export function Archived({ event }: { event: FestivalView }) {
  const { changes } = useAccess(event.guid);
  const { put, isBusy } = useArchiving(event);
  return (
    <div className={classes.archived} role="note">
      <IconArchive size={18} stroke={1.75} aria-hidden />
      <p>{failureText('archived')} Смотреть и скачивать можно всё.</p>
      {changes('settings') ? (
        <>
          <CopyButton event={event} size="sm" />
          <Button variant="default" size="sm" loading={isBusy} onClick={() => put(false)}>
            Вернуть из архива
          </Button>
        </>
      ) : null}
    </div>
  );
}
