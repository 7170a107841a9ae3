// One event as a member has it: its head, its tabs, the page.

import type { ReactNode } from 'react';
import { Outlet, useMatch, useParams } from 'react-router';
import { CompetitionGetFullInfoByGuid } from '@rampa/contract';
import { ApiFailure } from '@rampa/platform/web/base';
import {
  AfterSilence,
  dateRangeText,
  FailureView,
  InHeader,
  LampTabs,
  Page,
  useHasPage,
  useRead,
} from '@rampa/platform/web/desk';
import { EventHead } from '../parts/EventHead.tsx';
import { EventLogo } from '../parts/EventLogo.tsx';
import { MemberEventContext } from './member-event.ts';
import { memberTabs } from './member-tabs.ts';
import { OrganizerContacts, OrganizerSign } from './OrganizerContacts.tsx';
import classes from '../style/event.module.css';

export interface MemberEventShellProps {
  /** Shown where there is no such event, or he takes no part in it. */
  notFound: ReactNode;
}

export function MemberEventShell({ notFound }: MemberEventShellProps) {
  const { guid = '' } = useParams();
  const hasPage = useHasPage();
  const isIndex = useMatch('/member/competition/:guid') !== null;
  const { data, error, refetch } = useRead(
    CompetitionGetFullInfoByGuid,
    { query: { competitionGuid: guid } },
    { staleTime: 30_000 },
  );
  if (data === undefined) {
    if (error instanceof ApiFailure && [400, 404].includes(error.status)) return notFound;
    return (
      <Page>
        {error ? <FailureView error={error} onRetry={() => void refetch()} /> : <AfterSilence>{null}</AfterSilence>}
      </Page>
    );
  }
  const at = (to: string) => (to === '' ? `/member/competition/${guid}` : `/member/competition/${guid}/${to}`);
  const tabs = memberTabs({
    useFinances: 'useFinances' in data.details && data.details.useFinances === true,
    hasPage: (to) => hasPage(at(to)),
  }).map((tab) => ({ ...tab, to: at(tab.to) }));
  const { title, beginDate, endDate, city, logoPath } = data.details;
  return (
    <MemberEventContext value={data}>
      <InHeader isAlways>
        <OrganizerSign organizer={data.organizer} />
      </InHeader>
      {isIndex ? (
        <>
          <EventHead event={data} phone={data.organizer.phone} isMembers />
          <OrganizerContacts organizer={data.organizer} />
        </>
      ) : (
        <div className={classes.strip}>
          <EventLogo title={title} logoPath={logoPath} size="small" />
          <span className={classes.name}>{title}</span>
          <span className={classes.facts}>{[dateRangeText(beginDate, endDate), city].filter(Boolean).join(' · ')}</span>
        </div>
      )}
      <LampTabs label="Мероприятие" tabs={tabs} />
      <Outlet />
    </MemberEventContext>
  );
}
