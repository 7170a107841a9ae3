// «Заявки» of an event: the member's own, and the way to a new one while they are taken.

import { IconPlus } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from 'react-router';
import {
  ApplicationGetAllToMemberByCompetitionGuid,
  ApplicationRulesGetByCompetition,
  ApplicationSubmit,
  type ApplicationHead,
  CompetitionGetFullInfoByGuid,
} from '@rampa/contract';
import { Button, buttonLook, EmptyState } from '@rampa/platform/web/base';
import {
  List,
  ListTools,
  Page,
  PageHead,
  StalePlace,
  useList,
  useRead,
  useReadOnly,
  useWrite,
} from '@rampa/platform/web/desk';
import { STATUSES_MS, useOwnFollow } from './live.ts';
import { ApplicationRow } from './parts/ApplicationRow.tsx';
import { DeletedDrafts } from './parts/DeletedDrafts.tsx';
import { datesNote, nameOf } from './words.ts';

const FOLLOWED = [ApplicationGetAllToMemberByCompetitionGuid];
/** A page that is left open sees applications open and close. */
const DATES_MS = 60_000;

export function EventApplicationsPage() {
  const { guid = '' } = useParams();
  const go = useNavigate();
  const query = { competitionGuid: guid };
  const list = useList({});
  const applications = useRead(
    ApplicationGetAllToMemberByCompetitionGuid,
    { query, body: { ...list.page, ...list.found } },
    { keepPrevious: true, everyMs: STATUSES_MS },
  );
  const live = useOwnFollow(FOLLOWED);
  const rules = useRead(ApplicationRulesGetByCompetition, { query }, { everyMs: DATES_MS });
  const event = useRead(CompetitionGetFullInfoByGuid, { query }, { staleTime: 30_000 });
  const beginning = useWrite(ApplicationSubmit, { onDone: ({ applicationGuid }) => void go(applicationGuid) });
  const zone = event.data?.details.timeZone ?? 'Europe/Moscow';
  const { isEarly = false, isClosed = false } = rules.data ?? {};
  // The note about the archive stands above every page of the event.
  const isReadOnly = useReadOnly() !== null;
  const isOff = isClosed || isEarly || isReadOnly;
  const make = isOff ? null : (
    <Button
      kind="primary"
      size="large"
      icon={IconPlus}
      isBusy={beginning.isPending}
      onClick={() => beginning.mutate({ query })}
    >
      Новая заявка
    </Button>
  );
  const copy = isOff ? null : (
    <Link to="copy" {...buttonLook({ size: 'large' })}>
      Взять из прошлой заявки
    </Link>
  );
  const makes = (
    <>
      {make}
      {copy}
    </>
  );
  const hasAny = list.text !== '' || (applications.data?.totalCount ?? 0) > 0;
  return (
    <Page isPaper>
      <PageHead
        title="Заявки"
        note={rules.data && !isReadOnly ? datesNote(rules.data, zone) : undefined}
        actions={hasAny ? makes : null}
      />
      <ListTools list={list} search="Номер, название" rows={applications.data?.totalCount ?? 0} />
      <List<ApplicationHead>
        label="Мои заявки"
        list={list}
        of={applications}
        height="4.25rem"
        idOf={(head) => head.guid}
        nameOf={(head) => nameOf(head)}
        empty={
          <EmptyState action={makes}>
            {isEarly && !isReadOnly
              ? 'Заявок пока нет. Когда приём откроется, здесь появится «Новая заявка».'
              : isOff
                ? 'Вы не подали здесь ни одной заявки.'
                : 'Заявок пока нет. Начните первую: каждый ответ сохраняется сам, вернуться к ней можно с любого устройства.'}
          </EmptyState>
        }
        nothing="Таких заявок нет. Попробуйте другое слово."
        row={(head) => <ApplicationRow head={head} />}
      />
      <DeletedDrafts competition={guid} canRestore={!isReadOnly} />
      <StalePlace since={live.staleSince} timeZone={zone} isRead={live.isRead}>
        Список на месте.
      </StalePlace>
    </Page>
  );
}
