// The tray in the header: what is being made in the background, how far it is, what can be fetched.

import { ActionIcon, Button } from '@mantine/core';
import { IconAlertTriangle, IconDownload, IconFiles, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { JobCancel, JobDownload, type JobView } from '@rampa/contract';
import { counted } from '@rampa/kernel';
import { EmptyState, useLive } from '@rampa/platform/web/base';
import { useSession } from '../api/access.ts';
import { useWrite } from '../api/calls.ts';
import { momentText } from '../format.ts';
import { tell, tellRefusal } from '../notices.ts';
import { LiveEnded, useSessionEnd } from '../parts/LiveEnded.tsx';
import { RowsSkeleton } from '../parts/Loading.tsx';
import { Panel } from '../parts/Panel.tsx';
import { justFinished, OPEN, sizeText, stateText } from './job-words.ts';
import { useDownload } from './use-download.ts';
import classes from './job-tray.module.css';

export function JobTray() {
  const session = useSession();
  const live = useLive('jobs', session.data?.guid ?? null);
  // It stands on every page of a person: a session ended elsewhere is noticed without a press.
  useSessionEnd(live.ended);
  const [isOpen, setOpen] = useState(false);
  const jobs = live.state?.jobs ?? null;
  const open = jobs?.filter(({ state }) => OPEN.has(state)).length ?? 0;
  useNews(jobs, isOpen);
  const label = open > 0 ? `Файлы и задания, в работе: ${open}` : 'Файлы и задания';
  return (
    <>
      <ActionIcon size={44} aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={classes.sign}>
          <IconFiles size={20} stroke={1.75} />
          {open > 0 ? (
            <span className={classes.count} aria-hidden>
              {open}
            </span>
          ) : null}
        </span>
      </ActionIcon>
      <Panel isOpen={isOpen} title="Файлы и задания" onClose={() => setOpen(false)}>
        {live.ended ? (
          <LiveEnded ended={live.ended} />
        ) : jobs === null ? (
          <RowsSkeleton rows={3} />
        ) : jobs.length === 0 ? (
          <EmptyState>Заданий пока нет. Протоколы, программы и архивы дипломов появятся здесь.</EmptyState>
        ) : (
          <>
            <p className={classes.said} role="status">
              {open > 0 ? `В работе ${counted(open, 'задание', 'задания', 'заданий')}.` : 'Сейчас ничего не готовится.'}{' '}
              Страницу можно закрыть: файлы дождутся вас.
            </p>
            <ul className={classes.list} aria-label="Задания">
              {jobs.map((job) => (
                <Job key={job.guid} job={job} />
              ))}
            </ul>
          </>
        )}
      </Panel>
    </>
  );
}

/** Told while the tray is closed; the open one shows it itself. */
function useNews(jobs: readonly JobView[] | null, isOpen: boolean): void {
  const before = useRef<readonly JobView[] | null>(null);
  const download = useDownload();
  useEffect(() => {
    if (jobs === null) return;
    const news = isOpen ? [] : justFinished(before.current, jobs);
    before.current = jobs;
    for (const job of news) {
      if (job.state === 'failed') tellRefusal(`Не получилось: ${job.title}`, { detail: job.failure ?? '' });
      if (job.state !== 'done') continue;
      const action = { label: 'Скачать', run: () => void download.run(JobDownload, { jobGuid: job.guid }) };
      tell(`Готово: ${job.title}`, { ...(job.file ? { action } : {}), ...(job.note ? { detail: job.note } : {}) });
    }
  });
}

function Job({ job }: { job: JobView }) {
  const cancel = useWrite(JobCancel);
  const download = useDownload();
  const isOpen = OPEN.has(job.state);
  const isCancelling = isOpen && cancel.isSuccess;
  const query = { jobGuid: job.guid };
  return (
    <li className={classes.job}>
      <div className={classes.text}>
        <div className={classes.title}>{job.title}</div>
        <div className={classes.detail} data-failed={job.state === 'failed' || undefined}>
          {job.state === 'failed' ? <IconAlertTriangle size={16} stroke={1.75} aria-hidden /> : null}
          <span>
            {isCancelling ? 'отменяем' : stateText(job)}
            {job.file ? `, ${sizeText(job.file.size)}` : ''}
            {isOpen ? '' : `, ${momentText(job.finishedAt ?? job.createdAt, LOCAL)}`}
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
      </div>
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
    </li>
  );
}

/** A person's own jobs, by his own clock. */
const LOCAL = Intl.DateTimeFormat().resolvedOptions().timeZone;
