// What a report is called and what can be done with it as a whole.

import { Button, Menu } from '@mantine/core';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ReportExport, type ReportFormat, type ReportView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { Chip } from '@rampa/platform/web/base';
import {
  ButtonMenu,
  Confirm,
  copyText,
  RowMenu,
  tell,
  tellRefusal,
  useAccess,
  useDownload,
  useGoAtOnce,
} from '@rampa/platform/web/desk';
import { detailOf, openedWords } from '../words.ts';
import { ReportLater } from './later.ts';
import type { Report } from './use-report.tsx';
import { useReportDeeds } from './use-report-deeds.ts';
import classes from '../style/report.module.css';

export interface ReportHeadProps {
  competitionGuid: string;
  face: ReportView;
  report: Report;
  canChange: boolean;
}

const FORMATS: readonly { format: ReportFormat; label: string }[] = [
  { format: 'xlsx', label: 'Книга Excel (XLSX)' },
  { format: 'pdf', label: 'Для печати (PDF)' },
  { format: 'docx', label: 'Документ Word (DOCX)' },
];

export function ReportHead({ competitionGuid, face, report, canChange }: ReportHeadProps) {
  const go = useNavigate();
  const goAtOnce = useGoAtOnce();
  const access = useAccess(competitionGuid);
  const deeds = useReportDeeds(competitionGuid);
  const download = useDownload();
  const [isEdited, setEdited] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const home = `/organizer/events/${competitionGuid}/reports`;
  return (
    <div className={classes.head}>
      <Link to={home} className={classes.back} aria-label="Все отчёты" title="Все отчёты" data-no-print>
        <IconArrowLeft size={20} stroke={1.75} />
      </Link>
      <h1 className={classes.title}>{face.title}</h1>
      {face.isPublished ? <Chip tone="info">открыт всем по ссылке</Chip> : null}
      <span className={classes.note}>{detailOf(face)}</span>
      <div className={classes.actions} data-no-print>
        <ButtonMenu
          position="bottom-end"
          button={
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.75} />}
              loading={download.isBusy}
              disabled={(report.setup.data?.length ?? 0) === 0}
            >
              Скачать
            </Button>
          }
        >
          {FORMATS.map(({ format, label }) => (
            <Menu.Item
              key={format}
              onClick={() =>
                void download.order(
                  ReportExport,
                  { ...report.query, ...report.list.found, ...report.order, format },
                  'Отчёт готовится',
                )
              }
            >
              {label}
            </Menu.Item>
          ))}
        </ButtonMenu>
        {canChange ? (
          <RowMenu label={face.title} isBusy={deeds.isBusy}>
            <Menu.Item onClick={() => setEdited(true)}>Название и строки</Menu.Item>
            <Menu.Item onClick={() => deeds.copy(face, (copy) => void go(`${home}/${copy}`))}>Сделать копию</Menu.Item>
            {face.isPerformance && access.changes('program') ? (
              <Menu.Item
                component={Link}
                to={`/organizer/events/${competitionGuid}/program?sourceReportGuid=${face.guid}`}
              >
                Составить программу
              </Menu.Item>
            ) : null}
            {face.isPublished ? (
              <>
                <Menu.Item onClick={() => void copyLink(face.guid)}>Скопировать ссылку</Menu.Item>
                <Menu.Item onClick={() => deeds.open(face, false)}>Закрыть для посторонних</Menu.Item>
              </>
            ) : (
              <Menu.Item onClick={() => setOpening(true)}>Открыть всем по ссылке</Menu.Item>
            )}
            <Menu.Item data-danger onClick={() => deeds.remove(face, () => goAtOnce(home))}>
              Удалить
            </Menu.Item>
          </RowMenu>
        ) : null}
      </div>
      {isOpening ? (
        <Confirm
          isOpen
          title={`Открыть ${inQuotes(face.title)} всем по ссылке?`}
          action="Открыть"
          onClose={() => setOpening(false)}
          onConfirm={() => {
            deeds.open(face, true);
            setOpening(false);
          }}
        >
          {openedWords(report.setup.data ?? [])}
        </Confirm>
      ) : null}
      <ReportLater of={isEdited ? { competitionGuid, report: face, onClose: () => setEdited(false) } : null} />
    </div>
  );
}

async function copyLink(guid: string): Promise<void> {
  const link = `${location.origin}/report/${guid}`;
  if (await copyText(link)) tell('Ссылка скопирована', { subject: guid, detail: link });
  else tellRefusal('Браузер не дал скопировать', { subject: guid, detail: link });
}
