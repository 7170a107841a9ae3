// The programs of an event inside a frame of the organizer's own site: no header of ours, links open a page of their own.

import { useEffect } from 'react';
import type { MobileEvent } from '@rampa/contract';
import { eventOnScreen } from '@rampa/kernel';
import { LiveProvider, Skeleton, StaleBar, unbroken } from '@rampa/platform/web/base';
import { PublicLive, usePageTitle } from '@rampa/platform/web/desk';
import { MobileClosed } from './MobileLostPage.tsx';
import { MobilePrograms } from './MobilePrograms.tsx';
import { useAllFollowed } from './use-all-followed.ts';
import { useKeptLive } from './use-kept-live.ts';
import classes from './mobile.module.css';

export function MobileEmbedPage({ guid: key }: { guid: string }) {
  // Links must leave the frame: the site around it has its own address.
  useEffect(() => {
    const base = document.createElement('base');
    base.target = '_blank';
    document.head.append(base);
    return () => base.remove();
  }, []);
  return (
    <LiveProvider>
      <Opened link={key || null} />
    </LiveProvider>
  );
}

function Opened({ link }: { link: string | null }) {
  const live = useKeptLive('mobile-event', link);
  usePageTitle(live.state?.title ?? 'Программа мероприятия');
  if (live.ended) return <MobileClosed />;
  return (
    <PublicLive
      {...{ live, link }}
      asks="Возьмите код для сайта в программе мероприятия."
      waits={{ label: 'Программа загружается', outlines: <Skeleton height="16rem" /> }}
    >
      {(event) => <Embedded event={event} staleSince={live.staleSince} />}
    </PublicLive>
  );
}

function Embedded({ event, staleSince }: { event: MobileEvent; staleSince: number | null }) {
  return (
    <main className={classes.embed}>
      <h1>{unbroken(eventOnScreen(event.title, event.shortTitle))}</h1>
      {staleSince === null ? null : <StaleBar since={staleSince} timeZone={event.timeZone} />}
      <MobilePrograms event={event} followed={useAllFollowed(event.programs)} />
    </main>
  );
}
