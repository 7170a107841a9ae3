// The contents of the tray: each job with its actions.

import { Button } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconX } from '@tabler/icons-react';
import { JobCancel, JobDownload, type JobView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { EmptyState } from '@rampa/platform/web/base';
import { useWrite } from '../api/calls.ts';
import { momentText, zoneText } from '../format.ts';
import { ListRow, ListRows } from '../list/ListRows.tsx';
import { OPEN, sizeText, stateText } from './job-words.ts';
import { useDownload } from './use-download.ts';
import classes from './job-tray.module.css';

/**
 * The last twenty jobs of a week. Only the rows of the list kit are used: nobody searches twenty jobs, and every page
 * would load the rest.
 */
export function JobList({ jobs }: { jobs: readonly JobView[] }) {
  const open = jobs.filter(({ state }) => OPEN.has(state)).length;
  if (jobs.length === 0)
    return <EmptyState>Заданий пока нет. Протоколы, программы и архивы дипломов появятся здесь.</EmptyState>;
  return (
    <>
      <p className={classes.said} role="status">
        {open > 0 ? `В работе ${counted(open, 'задание', 'задания', 'заданий')}.` : 'Сейчас ничего не готовится.'}{' '}
        Страницу можно закрыть: файлы дождутся вас.
      </p>
      <ListRows label="Задания">
        {jobs.map((job) => (
          <JobRow key={job.guid} job={job} />
        ))}
      </ListRows>
    </>
  );
}

export function JobRow({ job }: { job: JobView }) {
  const cancel = useWrite(JobCancel);
  const download = useDownload();
  const isOpen = OPEN.has(job.state);
  const isCancelling = isOpen && cancel.isSuccess;
  const query = { jobGuid: job.guid };
  return (
    <ListRow
      title={job.title}
      detail={
        <>
          <div className={classes.detail} data-failed={job.state === 'failed' || undefined}>
            {job.state === 'failed' ? <IconAlertTriangle size={16} stroke={1.75} aria-hidden /> : null}
            <span>
              {isCancelling ? 'отменяем' : stateText(job)}
              {job.file ? `, ${sizeText(job.file.size)}` : ''}
              {isOpen ? '' : `, ${atText(job.finishedAt ?? job.createdAt)}`}
            </span>
          </div>
          {job.note ? <div className={classes.note}>{job.note}</div> : null}
          {job.state === 'running' ? (
            <div
              className={classes.track}
              role="progressbar"
              aria-label={job.title}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={job.progress}
            >
              <div className={classes.bar} style={{ transform: `scaleX(${job.progress / 100})` }} />
            </div>
          ) : null}
        </>
      }
    >
      {isOpen ? (
        <Button
          variant="default"
          disabled={isCancelling}
          loading={cancel.isPending}
          leftSection={<IconX size={16} stroke={1.75} />}
          aria-label={`Отменить: ${job.title}`}
          onClick={() => cancel.mutate({ query })}
        >
          Отменить
        </Button>
      ) : null}
      {job.file ? (
        <Button
          variant="default"
          loading={download.isBusy}
          leftSection={<IconDownload size={16} stroke={1.75} />}
          aria-label={`Скачать: ${job.title}`}
          onClick={() => void download.run(JobDownload, query)}
        >
          Скачать
        </Button>
      ) : null}
    </ListRow>
  );
}

/** Times of a person's own jobs are by his own clock, which is named, because events have clocks of their own. */
const LOCAL = Intl.DateTimeFormat().resolvedOptions().timeZone;

function atText(moment: string): string {
  return `${momentText(moment, LOCAL)}\u00A0${zoneText(moment, LOCAL)}`;
}
