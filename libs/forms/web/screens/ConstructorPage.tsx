// «Форма заявки»: what an event's members fill in.

import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ApplicationFormGetByCompetition } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { callApi, EmptyState, useLive } from '@rampa/platform/web/base';
import {
  Answer,
  LiveEnded,
  Page,
  PageHead,
  RowsSkeleton,
  StalePlace,
  useAccess,
  useFollow,
  useRead,
} from '@rampa/platform/web/desk';
import { Beginning } from '../parts/Beginning.tsx';
import { ConstructorLater } from '../parts/ConstructorLater.tsx';
import { KeepLater } from '../parts/opened-forms.ts';

const FOLLOWED = [ApplicationFormGetByCompetition];
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

export function ConstructorPage() {
  const { guid = '' } = useParams();
  const canChange = useAccess(guid).changes('settings');
  const [isKeeping, setKeeping] = useState(false);
  const query = { competitionGuid: guid };
  const form = useRead(ApplicationFormGetByCompetition, { query });
  // Begun by somebody else meanwhile; what stands is followed where it is changed.
  const live = useLive('form', guid);
  useFollow(live, { calls: FOLLOWED, isOld: ({ revision }) => revision !== null && form.data?.form === null });
  const reread = useCallback(async () => {
    const read = await callApi(ApplicationFormGetByCompetition, { query: { competitionGuid: guid } });
    if (!read.form) throw new Failure('formAbsent');
    return read.form;
  }, [guid]);
  if (live.ended)
    return (
      <Page isPaper>
        <LiveEnded ended={live.ended} />
      </Page>
    );
  return (
    <Page isPaper>
      <PageHead
        title="Форма заявки"
        actions={
          <>
            <Button component={Link} to="/organizer/forms" variant="default">
              Библиотека форм
            </Button>
            {canChange && form.data?.form ? (
              <Button variant="default" onClick={() => setKeeping(true)}>
                Сохранить в библиотеку
              </Button>
            ) : null}
          </>
        }
      />
      <Answer of={form} skeleton={<RowsSkeleton rows={8} height="3rem" />}>
        {({ form: view }) =>
          view ? (
            <ConstructorLater key={view.guid} of={{ view, canChange, reread }} />
          ) : canChange ? (
            <Beginning competitionGuid={guid} />
          ) : (
            <EmptyState>Формы заявки пока нет. Её добавит тот, кому открыты настройки мероприятия.</EmptyState>
          )
        }
      </Answer>
      <StalePlace since={live.staleSince} timeZone={ZONE} isRead={live.isRead}>
        Форма на месте.
      </StalePlace>
      <KeepLater
        of={
          isKeeping && form.data?.form
            ? { formGuid: form.data.form.guid, title: form.data.form.title, onClose: () => setKeeping(false) }
            : null
        }
      />
    </Page>
  );
}
