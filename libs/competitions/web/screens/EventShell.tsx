// The shell of one event: its head and tabs. Tabs of pages that a person may not see are not there.

import { Outlet, useMatch, useParams } from 'react-router';
import { FestivalGetFestivalDetail } from '@rampa/contract';
import { ApiFailure, EmptyState } from '@rampa/platform/web/base';
import {
  AfterSilence,
  dateRangeText,
  FailureView,
  InHeader,
  LampTabs,
  Page,
  useAccess,
  useRead,
  type LampTab,
} from '@rampa/platform/web/desk';
import { EventContext } from '../parts/event-context.ts';
import { EventHead } from '../parts/EventHead.tsx';
import { EventLogo } from '../parts/EventLogo.tsx';
import classes from '../style/event.module.css';

const SETTINGS = ['judges', 'ratings', 'evaluation-criteria', 'ranks', 'display-voiting'];

export function EventShell() {
  const { guid = '' } = useParams();
  const event = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: guid } }, { staleTime: 30_000 });
  const access = useAccess(guid);
  const match = useMatch('/organizer/events/:guid/*');
  const isRoot = match?.params['*'] === '';
  const isSettings = isRoot || SETTINGS.includes(match?.params['*'] ?? '');

  if (event.data === undefined) {
    const isMissing = event.error instanceof ApiFailure && [400, 404].includes(event.error.status);
    if (isMissing) {
      return (
        <Page>
          <EmptyState>Такого мероприятия нет, или оно не ваше.</EmptyState>
        </Page>
      );
    }
    return (
      <Page>
        {event.error ? (
          <FailureView error={event.error} onRetry={() => void event.refetch()} />
        ) : (
          <AfterSilence>{null}</AfterSilence>
        )}
      </Page>
    );
  }

  const { title, description, beginDate, endDate, city, logoPath } = event.data.details;
  const base = `/organizer/events/${guid}`;
  const tabs: (LampTab & { isShown: boolean })[] = [
    {
      to: isSettings ? match!.pathname : base,
      label: 'Настройки конкурса',
      end: true,
      isShown: access.sees('settings'),
    },
    { to: `${base}/program`, label: 'Программа выступлений', isShown: access.sees('program') },
    { to: `${base}/protocols`, label: 'Протоколы итоги', isShown: access.sees('protocol') },
    { to: `${base}/diplomas`, label: 'ДИПЛОМЫ И ДОКУМЕНТЫ', isCapitals: true, isShown: access.sees('diplomas') },
  ];
  const facts = [description.length <= 90 ? description : '', dateRangeText(beginDate, endDate), city].filter(Boolean);

  return (
    <EventContext value={event.data}>
      <InHeader>
        <span className={classes.inHeader}>{title}</span>
      </InHeader>
      {isRoot ? (
        <EventHead event={event.data} />
      ) : (
        <div className={classes.strip}>
          <EventLogo title={title} logoPath={logoPath} size="small" />
          <span className={classes.name}>{title}</span>
          <span className={classes.facts}>{facts.join(' · ')}</span>
        </div>
      )}
      <LampTabs label="Мероприятие" tabs={tabs.filter((tab) => tab.isShown)} />
      <Outlet />
    </EventContext>
  );
}
