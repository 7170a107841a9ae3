// Progress of the page's own jobs of one kind, shown on the page that began them.

import { useEffect, useEffectEvent } from 'react';
import { useLive } from '@rampa/platform/web/base';
import { useSession } from '../api/access.ts';
import { ListRows } from '../list/ListRows.tsx';
import { JobRow } from './JobList.tsx';
import { OPEN } from './job-words.ts';

export interface JobsUnderWayProps {
  kind: string;
  competitionGuid: string;
  label: string;
  /** Called when one of them has progressed or ended. */
  onStep(): void;
}

export function JobsUnderWay({ kind, competitionGuid, label, onStep }: JobsUnderWayProps) {
  const session = useSession();
  const live = useLive('jobs', session.data?.guid ?? null);
  const own = live.state?.jobs.filter((job) => job.kind === kind && job.competitionGuid === competitionGuid) ?? [];
  const step = own.map(({ guid, state, progress }) => `${guid} ${state} ${progress}`).join();
  const told = useEffectEvent(onStep);
  useEffect(() => {
    if (step !== '') told();
  }, [step]);
  const open = own.filter(({ state }) => OPEN.has(state));
  return open.length === 0 ? null : (
    <ListRows label={label}>
      {open.map((job) => (
        <JobRow key={job.guid} job={job} />
      ))}
    </ListRows>
  );
}
