// «Заявки» of a member: those of all his events, the last changed first.

import { Link } from 'react-router';
import { ApplicationGetAllToMember } from '@rampa/contract';
import { buttonLook, EmptyState } from '@rampa/platform/web/base';
import { List, Page, PageHead, useList, useRead } from '@rampa/platform/web/desk';
import { ApplicationRow } from './parts/ApplicationRow.tsx';
import { nameOf } from './words.ts';

const FRESH_MS = 15_000;

export function MyApplicationsPage() {
  const list = useList({});
  const applications = useRead(
    ApplicationGetAllToMember,
    { body: list.page },
    { keepPrevious: true, everyMs: FRESH_MS },
  );
  return (
    <Page isPaper>
      <PageHead title="Заявки" />
      <List
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
        nothing="Таких заявок нет."
        row={(head) => <ApplicationRow head={head} withEvent />}
      />
    </Page>
  );
}
