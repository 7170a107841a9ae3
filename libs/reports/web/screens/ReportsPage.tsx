// «Отчёты»: tables that the organizer puts together from what was applied for.

import { Button, Menu } from '@mantine/core';
import { IconCopy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { ReportGetByCompetitionGuid, type ReportView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { Chip, EmptyState } from '@rampa/platform/web/base';
import {
  List,
  ListRow,
  ListTools,
  Page,
  PageHead,
  RowMenu,
  useAccess,
  useList,
  useRead,
  wholeList,
} from '@rampa/platform/web/desk';
import { ReportLater } from '../parts/later.ts';
import { useReportDeeds } from '../parts/use-report-deeds.ts';
import { detailOf } from '../words.ts';
import classes from '../style/reports.module.css';

/** One file for both: whoever opens the list opens a report next. */
export { ReportPage } from './ReportPage.tsx';

const SORTS = { '-changedAt': 'Сначала изменённые недавно', title: 'По названию, А–Я', '-title': 'По названию, Я–А' };
const NOTE = 'Таблицы из отправленных заявок: столбцы и условия — ваши, строки обновляются сами.';

export function ReportsPage() {
  const { guid = '' } = useParams();
  const go = useNavigate();
  const canChange = useAccess(guid).changes('reports');
  const list = useList({ keep: 'reports', sorts: SORTS, usualSize: 50 });
  const reports = useRead(ReportGetByCompetitionGuid, { query: { competitionGuid: guid } });
  const [edited, setEdited] = useState<ReportView | 'new' | null>(null);
  const deeds = useReportDeeds(guid);
  const make = canChange ? (
    <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => setEdited('new')}>
      Новый отчёт
    </Button>
  ) : null;
  const sorted = reports.data?.toSorted(inOrder(list.sort));
  const rows = wholeList({ ...reports, data: sorted }, list, { wordsOf: ({ title }) => [title], hasPages: true });
  return (
    <Page isPaper>
      <PageHead title="Отчёты" note={NOTE} actions={make} />
      <ListTools list={list} search="Название отчёта" rows={reports.data?.length ?? 0} />
      <List
        label="Отчёты"
        list={list}
        of={rows}
        height="4rem"
        idOf={({ guid: id }) => id}
        nameOf={({ title }) => title}
        empty={
          <EmptyState action={make}>
            Отчётов пока нет. Соберите первый: список коллективов, расселение, сводку по номинациям.
          </EmptyState>
        }
        nothing="Такого отчёта нет. Попробуйте другое слово."
        row={(report) => (
          <ListRow
            title={
              <span className={classes.nameLine}>
                <Link to={report.guid} className={classes.name}>
                  {report.title}
                </Link>
                {report.isPublished ? <Chip tone="info">открыт всем по ссылке</Chip> : null}
                {report.lackCount > 0 ? (
                  <Chip tone="danger">{counted(report.lackCount, 'поля', 'полей', 'полей')} в форме уже нет</Chip>
                ) : null}
              </span>
            }
            detail={detailOf(report)}
          >
            {canChange ? (
              <RowMenu label={report.title} isBusy={deeds.isBusy}>
                <Menu.Item leftSection={<IconPencil size={18} stroke={1.75} />} onClick={() => setEdited(report)}>
                  Название и строки
                </Menu.Item>
                <Menu.Item leftSection={<IconCopy size={18} stroke={1.75} />} onClick={() => deeds.copy(report)}>
                  Сделать копию
                </Menu.Item>
                <Menu.Item
                  data-danger
                  leftSection={<IconTrash size={18} stroke={1.75} />}
                  onClick={() => deeds.remove(report)}
                >
                  Удалить
                </Menu.Item>
              </RowMenu>
            ) : null}
          </ListRow>
        )}
      />
      <ReportLater
        of={
          edited && {
            competitionGuid: guid,
            report: edited === 'new' ? null : edited,
            onClose: () => setEdited(null),
            onMade: (made) => void go(made),
          }
        }
      />
    </Page>
  );
}

function inOrder(sort: string): (one: ReportView, other: ReportView) => number {
  const sign = sort.startsWith('-') ? -1 : 1;
  if (sort.endsWith('title')) return (one, other) => sign * one.title.localeCompare(other.title, 'ru');
  return (one, other) => sign * one.changedAt.localeCompare(other.changedAt);
}
