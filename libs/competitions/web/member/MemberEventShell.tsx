// One event as a member has it: its head, its tabs, the page.

import type { ReactNode } from 'react';
import { Link, Outlet, useMatch, useParams } from 'react-router';
import { CompetitionGetFullInfoByGuid } from '@rampa/contract';
import { failureText } from '@rampa/kernel';
import { ApiFailure, EmptyState, useMedia } from '@rampa/platform/web/base';
import {
  AfterSilence,
  FailureView,
  InHeader,
  LampTabs,
  Page,
  PHONE,
  ReadOnly,
  useHasPage,
  useRead,
} from '@rampa/platform/web/desk';
import { EventHead } from '../parts/EventHead.tsx';
import { CLOSED } from '../parts/event-tabs.ts';
import { FoldedHead } from './FoldedHead.tsx';
import { MemberEventContext } from './member-event.ts';
import { memberTabs } from './member-tabs.ts';
import { OrganizerContacts, OrganizerSign } from './OrganizerContacts.tsx';
import classes from './member.module.css';

export interface MemberEventShellProps {
  /** Shown where there is no such event, or he takes no part in it. */
  notFound: ReactNode;
}

export function MemberEventShell({ notFound }: MemberEventShellProps) {
  const { guid = '' } = useParams();
  const hasPage = useHasPage();
  const isPhone = useMedia(PHONE);
  const isIndex = useMatch('/member/competition/:guid') !== null;
  const isApplication = useMatch('/member/competition/:guid/applications/*') !== null;
  const isMoney = useMatch('/member/competition/:guid/payments/*') !== null;
  // Whoever fills one in needs the room: the head is folded, and on a phone the page has a way back of its own.
  const isFilling = useMatch('/member/competition/:guid/applications/:applicationGuid') !== null;
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
    useFinances: data.details.useFinances,
    hasPage: (to) => hasPage(at(to)),
  }).map((tab) => ({ ...tab, to: at(tab.to) }));
  const { phone } = data.organizer;
  return (
    <MemberEventContext value={data}>
      <InHeader isAlways>
        <OrganizerSign organizer={data.organizer} />
      </InHeader>
      <FoldedHead event={data} isFolded={isFilling || (isPhone && !isIndex)} isApplication={isApplication}>
        {/* Applications ask for the town, and not for a telephone. */}
        <EventHead event={data} phone={isApplication ? '' : phone} isMembers />
        <OrganizerContacts organizer={data.organizer} look={isIndex ? 'words' : 'signs'} />
      </FoldedHead>
      {isFilling && isPhone ? null : <LampTabs label="Мероприятие" tabs={tabs} />}
      {data.isArchived ? (
        <p className={classes.archived} role="note">
          Мероприятие в архиве: всё можно прочитать, изменить уже ничего нельзя.
        </p>
      ) : null}
      <ReadOnly value={data.isArchived ? failureText('archived') : null}>
        {isMoney && !data.details.useFinances ? (
          <Page isPaper>
            <EmptyState action={<Link to={at('applications')}>Открыть заявки</Link>}>
              {CLOSED.membersFinances}
            </EmptyState>
          </Page>
        ) : (
          <Outlet />
        )}
      </ReadOnly>
    </MemberEventContext>
  );
}
