// The shell of one event: its head and tabs. A section that is closed to the person leads to one that is not.

import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useMatch, useParams } from 'react-router';
import {
  ApplicationViewGetByCompetition,
  CompetitionGetFullInfoByGuid,
  FestivalGetFestivalDetail,
} from '@rampa/contract';
import { eventOnScreen, failureText } from '@rampa/kernel';
import { ApiFailure } from '@rampa/platform/web/base';
import {
  AfterSilence,
  FailureView,
  hasDiplomas,
  InHeader,
  LampTabs,
  OncePainted,
  Page,
  ReadOnly,
  tellRefusal,
  useHasPage,
  useRead,
  useSession,
} from '@rampa/platform/web/desk';
import { Archived } from '../parts/Archiving.tsx';
import { EventContext } from '../parts/event-context.ts';
import { EventActions } from '../parts/EventActions.tsx';
import { EventHead, EventStrip } from '../parts/EventHead.tsx';
import { closedSections, doorOf, isOpen, organizerTabs, sectionOf } from '../parts/event-tabs.ts';
import classes from '../style/event.module.css';

// Every page of an event loads the shell.
const ClosedSection = lazy(async () => ({ default: (await import('../parts/ClosedSection.tsx')).ClosedSection }));

const PracticeNote = lazy(async () => ({ default: (await import('../parts/Practice.tsx')).PracticeNote }));

export interface EventShellProps {
  /** Shown where there is no such event, or it is another's. */
  notFound: ReactNode;
  /** The first page of the event that the person may see, or null: accounts know the order. */
  firstSection(
    competitionGuid: string,
    config: Record<string, number>,
    hasPage: (path: string) => boolean,
  ): string | null;
}

export function EventShell({ firstSection, notFound }: EventShellProps) {
  const { guid = '' } = useParams();
  const event = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: guid } }, { staleTime: 30_000 });
  // The organizer's telephone comes with what the event's own people read.
  const whole = useRead(CompetitionGetFullInfoByGuid, { query: { competitionGuid: guid } }, { staleTime: 60_000 });
  const { data: session, error: refused } = useSession(guid);
  const applications = useRead(
    ApplicationViewGetByCompetition,
    { query: { competitionGuid: guid } },
    { enabled: (session?.config.requests ?? 0) > 0, staleTime: 60_000 },
  );
  const hasPage = useHasPage();
  const path = (useMatch('/organizer/events/:guid/*')?.params['*'] ?? '').replace(/\/$/, '');

  if (event.data === undefined) {
    if (event.error instanceof ApiFailure && [400, 404].includes(event.error.status)) return notFound;
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

  const base = `/organizer/events/${guid}`;
  const { title, shortTitle, useFinances } = event.data.details;
  const first = (config: Record<string, number>) => {
    const other = firstSection(guid, config, hasPage);
    return other === `${base}/${path}` ? null : other;
  };
  const off = closedSections({ useFinances, hasDiplomas: hasDiplomas() });
  const door = session ? doorOf(path, session.config, off, first) : 'stay';
  if (door === 'away') return <Away />;
  if (!['stay', 'off'].includes(door)) {
    return <Navigate to={off.some((section) => section === door) ? `${base}/${door}` : door} replace />;
  }

  const phone = whole.data?.organizer.phone ?? '';
  const at = (to: string) => (to === '' ? base : `${base}/${to}`);
  const tabs = organizerTabs({
    path,
    config: session?.config ?? {},
    useFinances,
    isJudged: event.data.typeTourCompetition !== 0,
    hasDiplomas: hasDiplomas(),
    applicationCount: applications.data?.counts.sent,
    hasPage: (to) => hasPage(at(to)),
  }).map((tab) => ({
    ...tab,
    to: at(tab.to),
    ...(tab.choices ? { choices: tab.choices.map((choice) => ({ ...choice, to: at(choice.to) })) } : {}),
  }));

  return (
    <EventContext value={event.data}>
      <InHeader>
        {/* A phone's header has room for one line. */}
        <span className={classes.inHeader}>{eventOnScreen(title, shortTitle)}</span>
      </InHeader>
      {path === '' ? (
        <EventHead event={event.data} phone={phone} actions={<EventActions event={event.data} />} />
      ) : (
        <EventStrip event={event.data} phone={phone} isApplication={path.startsWith('applications')} />
      )}
      {session ? <LampTabs label="Мероприятие" tabs={tabs} /> : <div className={classes.tabsPlace} />}
      {event.data.isArchived ? <Archived event={event.data} /> : null}
      {event.data.practiceOf === null ? null : (
        <Suspense>
          <PracticeNote event={event.data} />
        </Suspense>
      )}
      <ReadOnly value={event.data.isArchived ? failureText('archived') : null}>
        {/* What a page reads may be closed to him: nothing is asked before that is known. */}
        {door === 'off' ? (
          <Suspense>
            <ClosedSection section={sectionOf(path)} event={isOpen('', session?.config ?? {}) ? base : null} />
          </Suspense>
        ) : session || refused ? (
          <OncePainted>
            <Outlet />
          </OncePainted>
        ) : null}
      </ReadOnly>
    </EventContext>
  );
}

/** Nothing of the event is open to him: home, with the catalogue's word. */
function Away() {
  useEffect(() => tellRefusal(failureText('forbidden'), { subject: 'away' }), []);
  return <Navigate to="/" replace />;
}
