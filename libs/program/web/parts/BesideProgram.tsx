// What a page beside the running order (sound, faults) stands on: the program's live picture, and reads of its own that
// follow both the program and the applications it was made of.

import type { ReactNode } from 'react';
import type { CallDefinition, ProgramView } from '@rampa/contract';
import { useLive, useUnhurriedLive, type Live } from '@rampa/platform/web/base';
import {
  isAnyNew,
  isAnyPicture,
  LiveAwaited,
  LiveEnded,
  RowsSkeleton,
  useAccess,
  useFollow,
} from '@rampa/platform/web/desk';

export interface Beside {
  programGuid: string;
  competitionGuid: string;
}

export function useBesideProgram({ programGuid, competitionGuid }: Beside, calls: readonly CallDefinition[]) {
  const access = useAccess(competitionGuid);
  const live = useUnhurriedLive(useLive('program', programGuid));
  const applications = useLive('applications', access.sees('requests') ? competitionGuid : null);
  useFollow(live, { calls, isOld: isAnyPicture });
  useFollow(applications, { calls, isOld: isAnyNew });
  return { access, live };
}

interface BesideProgramProps {
  live: Live<ProgramView>;
  /** Of the skeleton, while the program comes. */
  rows: number;
  children: (program: ProgramView) => ReactNode;
}

export function BesideProgram({ live, rows, children }: BesideProgramProps) {
  if (live.ended) return <LiveEnded ended={live.ended} />;
  if (live.state) return children(live.state);
  return (
    <LiveAwaited fault={live.fault}>
      <RowsSkeleton rows={rows} height="4rem" />
    </LiveAwaited>
  );
}
