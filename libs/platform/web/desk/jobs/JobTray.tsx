// The tray in the header: jobs in the background, their progress, and files to fetch.

import { ActionIcon } from '@mantine/core';
import { IconFiles } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { JobDownload, type JobView } from '@rampa/contract';
import { useLive } from '@rampa/platform/web/base';
import { useSession } from '../api/access.ts';
import { openedLater } from '../form/opened-later.tsx';
import { tell, tellRefusal } from '../notices.ts';
import { LiveAwaited, LiveEnded, useSessionEnd } from '../parts/LiveEnded.tsx';
import { RowsSkeleton } from '../parts/Loading.tsx';
import { Panel } from '../parts/Panel.tsx';
import { justFinished, OPEN } from './job-words.ts';
import { useDownload } from './use-download.ts';
import classes from './job-tray.module.css';

/** Loaded when it is opened, because most visits never open it. */
const JobsLater = openedLater(async () => (await import('./JobList.tsx')).JobList);

export function JobTray() {
  const session = useSession();
  const live = useLive('jobs', session.data?.guid ?? null);
  // Every page of a signed-in person has it, so a session ended elsewhere is noticed without a press.
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
          <LiveAwaited fault={live.fault}>
            <RowsSkeleton rows={3} />
          </LiveAwaited>
        ) : (
          <JobsLater of={{ jobs }} />
        )}
      </Panel>
    </>
  );
}

/** Told while the tray is closed; an open tray shows it itself. */
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
      // A notice with a file stays until it is fetched; of jobs that are merely done only the last notice stays.
      const subject = job.file ? job.guid : 'done';
      const more = { ...(job.file ? { action } : {}), ...(job.note ? { detail: job.note } : {}) };
      tell(`Готово: ${job.title}`, { subject, ...more });
    }
  });
}
