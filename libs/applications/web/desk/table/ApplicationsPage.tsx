// «Заявки»: all that were sent to the event, found, narrowed, looked at by everybody's own columns, decided several at once.

import { Button } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import {
  ApplicationExportChosen,
  ApplicationViewGetByCompetition,
  CompetitionGetSubscribedApplicationsByCompetition,
  CompetitionStatusGetAllByCompetitionGuid,
  type ApplicationRow,
  type ApplicationTableFacts,
} from '@rampa/contract';
import { counted, numberSign } from '@rampa/kernel';
import { EmptyState, useLive, usePageTitle } from '@rampa/platform/web/base';
import {
  Answer,
  ColumnsButton,
  FailureView,
  isAnyNew,
  ListTools,
  LiveEnded,
  openedLater,
  RowsSkeleton,
  StalePlace,
  Table,
  TableFoot,
  tellBegun,
  useAccess,
  useFollow,
  useTableChoice,
  useWrite,
} from '@rampa/platform/web/desk';
import { Card, Lead, Number } from './cells.tsx';
import { FilterChips } from './FilterChips.tsx';
import { useEventZone } from '../parts/event.ts';
import { AddLater } from './later.ts';
import { OthersFound } from './OthersFound.tsx';
import { useApplications, useFacts } from './use-applications.ts';
import { ViewDeeds } from './ViewDeeds.tsx';
import { Views } from './Views.tsx';
import classes from './applications.module.css';

export { ImportsPage } from '../imports/ImportsPage.tsx';
export { PlacesPage } from '../places/PlacesPage.tsx';
export { MailingsPage } from '../mailings/MailingsPage.tsx';

/** With the table's own: as many as a view keeps. */
const MOST_COLUMNS = 46;
/** Nomination, age group and town, as a rule. */
const ON_A_CARD = 3;
const FOLLOWED = [
  CompetitionGetSubscribedApplicationsByCompetition,
  ApplicationViewGetByCompetition,
  CompetitionStatusGetAllByCompetitionGuid,
];

const OF_MONEY = [CompetitionGetSubscribedApplicationsByCompetition, ApplicationViewGetByCompetition];

const ChosenLater = openedLater(async () => (await import('./ChosenForms.tsx')).ChosenForms);

export function ApplicationsPage() {
  const { guid = '' } = useParams();
  const facts = useFacts(guid);
  const zone = useEventZone(guid);
  const live = useLive('applications', guid);
  useFollow(live, { calls: FOLLOWED, isOld: isAnyNew });
  const money = useLive('money', facts.data?.money ? guid : null);
  useFollow(money, { calls: OF_MONEY, isOld: isAnyNew });
  usePageTitle('Заявки');
  if (live.ended)
    return (
      <div className={classes.page}>
        <LiveEnded ended={live.ended} />
      </div>
    );
  return (
    <div className={classes.page}>
      <Answer of={facts} skeleton={<RowsSkeleton rows={12} height="2.5rem" />}>
        {(known) => <Applications competitionGuid={guid} facts={known} />}
      </Answer>
      <StalePlace since={live.staleSince} timeZone={zone} isRead={live.isRead}>
        Таблица на месте.
      </StalePlace>
    </div>
  );
}

interface ApplicationsProps {
  competitionGuid: string;
  facts: ApplicationTableFacts;
}

function Applications({ competitionGuid, facts }: ApplicationsProps) {
  const table = useApplications(competitionGuid, facts);
  const { list, pages, columns, zone, statuses } = table;
  const canChange = useAccess(competitionGuid).changes('requests');
  const choice = useTableChoice(table.key, pages, idOf);
  const exported = useWrite(ApplicationExportChosen, { onDone: () => tellBegun('Таблица заявок готовится') });
  const go = useNavigate();
  const [opened, setOpened] = useState<'add' | null>(null);
  const isNarrowed = list.isNarrowed;
  const total = pages.total ?? 0;
  const close = () => setOpened(null);
  const known = new Map(statuses.map((status) => [status.guid, status]));
  const open = (row: ApplicationRow, at: number) =>
    void go(row.guid, { state: { table: { asking: table.asking, at, total } } });
  const add = canChange ? (
    <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setOpened('add')}>
      Добавить заявку
    </Button>
  ) : null;

  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>Заявки</h1>
        <span className={classes.count}>{counted(facts.counts.sent, 'заявка', 'заявки', 'заявок')}</span>
        <Views {...{ facts, table }} />
        <div className={classes.actions} data-no-print>
          <Button variant="default" component={Link} to="mailings">
            Рассылки
          </Button>
          <Button variant="default" component={Link} to="imports">
            Импорт
          </Button>
          <Button variant="default" component={Link} to="places">
            Места
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.75} />}
            loading={exported.isPending}
            disabled={total === 0}
            onClick={() => exported.mutate({ query: { competitionGuid }, body: { ...list.found, view: table.view } })}
          >
            Скачать
          </Button>
          {add}
        </div>
      </div>
      <ListTools list={list} search="Номер, имя, коллектив, ответ участника" hasHeads>
        <FilterChips {...{ table, facts }} />
        {canChange ? <ViewDeeds {...{ competitionGuid, facts, table }} /> : null}
        <ColumnsButton columns={columns} most={MOST_COLUMNS} />
      </ListTools>
      {list.text !== '' && facts.counts.cut > 0 ? (
        <p className={classes.cut}>
          В {counted(facts.counts.cut, 'заявке', 'заявках', 'заявках')} ответов больше, чем читает поиск: имена в них
          найдутся, а остальное — не всё.
        </p>
      ) : null}
      {pages.error && pages.total === undefined ? (
        <FailureView error={pages.error} onRetry={() => void pages.refetch()} />
      ) : pages.total === undefined ? (
        <RowsSkeleton rows={12} height="2.5rem" />
      ) : total === 0 ? (
        <EmptyState
          action={
            isNarrowed ? (
              <>
                {list.text === '' ? null : (
                  <OthersFound {...{ competitionGuid, list }} isSent={list.asked.filters.state !== 'others'} />
                )}
                <Button variant="default" onClick={list.reset}>
                  Сбросить
                </Button>
              </>
            ) : (
              add
            )
          }
        >
          {isNarrowed
            ? 'Таких заявок нет. Попробуйте другое слово или уберите условие.'
            : 'Заявок пока нет. Они появятся здесь, как только участник отправит первую.'}
        </EmptyState>
      ) : (
        <Table
          label="Заявки"
          list={list}
          of={table.key}
          {...{ pages, columns, idOf, nameOf, choice, open }}
          isNew={({ isChanged }) => isChanged}
          leads={[
            { label: '№', width: 60, sort: 'number', of: (row) => <Number row={row} /> },
            {
              ...{ label: 'Заявка', width: 248, sort: 'title' },
              of: (row) => <Lead row={row} />,
            },
          ]}
          news={{
            words: (count) => `Новых заявок: ${count.toLocaleString('ru-RU')}`,
            isFirst: table.isNewFirst,
            show: table.showNew,
          }}
          cardHeight={table.asked.length > 0 ? 136 : 112}
          card={(row) => (
            <Card
              {...{ row, zone }}
              currency={facts.money?.currency ?? null}
              status={known.get(row.competitionStatusGuid ?? '')}
              said={row.cells.slice(0, Math.min(ON_A_CARD, table.asked.length))}
            />
          )}
        />
      )}
      {total === 0 ? null : (
        <TableFoot
          label="Заявки"
          choice={choice}
          total={total}
          said={
            isNarrowed
              ? `${counted(total, 'заявка', 'заявки', 'заявок')} по условиям`
              : counted(total, 'заявка', 'заявки', 'заявок')
          }
          note="Список обновляется сам."
        >
          <ChosenLater of={choice.rows.size === 0 ? null : { competitionGuid, facts, table, choice, canChange }} />
        </TableFoot>
      )}
      {/* Beside the bar, which stands only over chosen rows: it is here before the first is chosen. */}
      <ChosenLater of={null} />
      <AddLater of={opened === 'add' ? { competitionGuid, onClose: close } : null} />
    </>
  );
}

const idOf = ({ guid }: ApplicationRow): string => guid;
const nameOf = ({ number, title }: ApplicationRow): string =>
  [number === null ? '' : numberSign(number), title].filter(Boolean).join(' ') || 'заявка без названия';
