// «Заявки» of a member: those of all his events, the last changed first.

import { Link } from 'react-router';
import { ApplicationGetAllToMember, type ApplicationHead } from '@rampa/contract';
import { buttonLook, EmptyState } from '@rampa/platform/web/base';
import { List, ListTools, Page, PageHead, StalePlace, useList, useRead } from '@rampa/platform/web/desk';
import { OWN_ZONE, STATUSES_MS, useOwnFollow } from './live.ts';
import { ApplicationRow } from './parts/ApplicationRow.tsx';
import { nameOf } from './words.ts';

const FOLLOWED = [ApplicationGetAllToMember];

export function MyApplicationsPage() {
  const list = useList({});
  const applications = useRead(
    ApplicationGetAllToMember,
    { body: { ...list.page, ...list.found } },
    { keepPrevious: true, everyMs: STATUSES_MS },
  );
  const live = useOwnFollow(FOLLOWED);
  return (
    <Page isPaper>
      <PageHead title="Заявки" />
      <ListTools list={list} search="Номер, название, мероприятие" rows={applications.data?.totalCount ?? 0} />
      <List<ApplicationHead>
        label="Мои заявки"
        list={list}
        of={applications}
        height="4.25rem"
        idOf={({ guid }) => guid}
        nameOf={(head) => nameOf(head)}
        empty={
          <EmptyState
            action={
              <Link to="/member/competition" {...buttonLook({ kind: 'primary', size: 'large' })}>
                К мероприятиям
              </Link>
            }
          >
            Заявок пока нет. Откройте мероприятие и начните заявку на его вкладке «Заявки».
          </EmptyState>
        }
        nothing="Таких заявок нет. Попробуйте другое слово."
        row={(head) => <ApplicationRow head={head} withEvent />}
      />
      <StalePlace since={live.staleSince} timeZone={OWN_ZONE} isRead={live.isRead}>
        Список на месте.
      </StalePlace>
    </Page>
  );
}
