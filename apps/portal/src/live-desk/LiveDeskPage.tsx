// «Пульт»: the day of an event on one page. Rooms provide the columns; they meet only here.

import { Navigate, useParams } from 'react-router';
import { FestivalGetFestivalDetail } from '@rampa/contract';
import { failureText } from '@rampa/kernel';
import { ApiFailure, useSlanted } from '@rampa/platform/web/base';
import { AfterSilence, FailureView, ReadOnly, useAccess, usePageTitle, useRead } from '@rampa/platform/web/desk';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { LiveDesk } from './LiveDesk.tsx';

export function LiveDeskPage() {
  useSlanted();
  const { guid = '' } = useParams();
  const event = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: guid } }, { staleTime: 30_000 });
  const { isKnown, sees } = useAccess(guid);
  usePageTitle(event.data ? `Пульт: ${event.data.details.title}` : 'Пульт');
  if (event.data === undefined) {
    if (event.error instanceof ApiFailure && [400, 404].includes(event.error.status)) return <NotFoundPage />;
    return (
      <main id="content">
        {event.error ? (
          <FailureView error={event.error} onRetry={() => void event.refetch()} />
        ) : (
          <AfterSilence>{null}</AfterSilence>
        )}
      </main>
    );
  }
  if (!isKnown) return null;
  // Without rights to any column the event's page shows what is open to him.
  if (!sees('program') && !sees('protocol') && !sees('settings')) {
    return <Navigate to={`/organizer/events/${guid}`} replace />;
  }
  return (
    <ReadOnly value={event.data.isArchived ? failureText('archived') : null}>
      <LiveDesk event={event.data} />
    </ReadOnly>
  );
}
