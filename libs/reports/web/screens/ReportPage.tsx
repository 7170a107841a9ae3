// One report: its rows, how it is put together beside them, what they say together.

import { Button } from '@mantine/core';
import { IconAdjustments, IconChartBar, IconTable } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { ReportGetReportColumnsData, ReportGetReportStatsColumnsData, type ReportView } from '@rampa/contract';
import { EmptyState, useLive, usePageTitle } from '@rampa/platform/web/base';
import {
  Answer,
  hasRoomBeside,
  isAnyNew,
  ListTools,
  RowsSkeleton,
  SetupBeside,
  useAccess,
  useFollow,
} from '@rampa/platform/web/desk';
import { FilterChips } from '../parts/FilterChips.tsx';
import { Lacks } from '../parts/Lacks.tsx';
import { ReportHead } from '../parts/ReportHead.tsx';
import { ReportTable } from '../parts/ReportTable.tsx';
import { useReport, useReportFace, useToggle } from '../parts/use-report.tsx';
import { SetupPanel } from '../setup/SetupPanel.tsx';
import { ReportStatistics } from '../stats/ReportStatistics.tsx';
import classes from '../style/report.module.css';

const FOLLOWED = [ReportGetReportColumnsData, ReportGetReportStatsColumnsData];

export function ReportPage() {
  const { guid = '', reportGuid = '' } = useParams();
  const { of, report } = useReportFace(guid, reportGuid);
  usePageTitle(report?.title ?? 'Отчёт');
  return (
    <div className={classes.page}>
      <Answer of={of} skeleton={<RowsSkeleton rows={12} height="2.5rem" />}>
        {() =>
          report ? (
            <OneReport key={reportGuid} competitionGuid={guid} face={report} />
          ) : (
            <EmptyState
              action={
                <Button component={Link} to={`/organizer/events/${guid}/reports`} variant="default">
                  Все отчёты
                </Button>
              }
            >
              Такого отчёта нет: его удалили или ссылка неполная.
            </EmptyState>
          )
        }
      </Answer>
    </div>
  );
}

function OneReport({ competitionGuid, face }: { competitionGuid: string; face: ReportView }) {
  const report = useReport(competitionGuid, face);
  const access = useAccess(competitionGuid);
  const canChange = access.changes('reports');
  // Whoever does not work on applications reads their rows anew by coming back.
  useFollow(useLive('applications', access.sees('requests') ? competitionGuid : null), { calls: FOLLOWED, isOld: isAnyNew }); // prettier-ignore
  const [isStats, showStats] = useToggle(`report ${face.guid} stats`, false);
  const [hasFilters, showFilters] = useToggle(`report ${face.guid} filters`, true);
  const [isSetup, setSetup] = useToggle('reports setup', hasRoomBeside());
  const filterCount = report.filters.data?.length ?? 0;
  return (
    <>
      <ReportHead {...{ competitionGuid, face, report, canChange }} />
      <Lacks face={face} report={report} />
      <ListTools
        list={isStats ? { ...report.list, sorts: {} } : report.list}
        {...(isStats ? {} : { search: 'Номер, коллектив, ответ участника' })}
        hasHeads={isHeaded(report.list.sort)}
      >
        <Button
          variant="default"
          leftSection={isStats ? <IconTable size={18} stroke={1.75} /> : <IconChartBar size={18} stroke={1.75} />}
          onClick={() => showStats(!isStats)}
        >
          {isStats ? 'Таблица' : 'Статистика'}
        </Button>
        {filterCount > 0 ? (
          <Button variant="default" aria-pressed={hasFilters} onClick={() => showFilters(!hasFilters)}>
            {hasFilters ? 'Спрятать условия' : `Условия: ${filterCount}`}
          </Button>
        ) : null}
        {canChange ? (
          <Button
            variant="default"
            aria-expanded={isSetup}
            leftSection={<IconAdjustments size={18} stroke={1.75} />}
            onClick={() => setSetup(!isSetup)}
          >
            Настроить
          </Button>
        ) : null}
      </ListTools>
      {hasFilters ? <FilterChips filters={report.filters.data ?? []} /> : null}
      <SetupBeside
        setup={
          canChange && isSetup ? <SetupPanel {...{ competitionGuid, report }} onClose={() => setSetup(false)} /> : null
        }
      >
        {isStats ? (
          <ReportStatistics reportGuid={face.guid} />
        ) : (
          <ReportTable {...{ competitionGuid, face, report, canChange }} />
        )}
      </SetupBeside>
    </>
  );
}

/** An order that a column's head shows; the others are chosen in the list of orders, on a wide screen too. */
const isHeaded = (sort: string) => sort.includes('column:');
