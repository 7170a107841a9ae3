// The published protocol of a program, with the member's own performances marked.

import { VotingProtocolGetVoitingProtocolForParticipantJson } from '@rampa/contract';
import { methodLines } from '@rampa/judging/domain';
import { ApiFailure, EmptyState } from '@rampa/platform/web/base';
import { Answer, RowsSkeleton, useRead } from '@rampa/platform/web/desk';
import { Group } from '../public/rows.tsx';
import classes from './results.module.css';

export function WholeProtocol({ program }: { program: string }) {
  const protocol = useRead(VotingProtocolGetVoitingProtocolForParticipantJson, {
    query: { competitionProgramGuid: program },
  });
  // Not published yet, or withdrawn meanwhile: the server says which.
  if (!protocol.data && protocol.error instanceof ApiFailure && protocol.error.status === 404) {
    return <EmptyState>{protocol.error.message}</EmptyState>;
  }
  return (
    <Answer of={protocol} skeleton={<RowsSkeleton rows={6} height="4rem" />}>
      {(view) => (
        <section className={classes.program} aria-label={view.programTitle}>
          <header>
            <h2>{view.programTitle}</h2>
          </header>
          {view.groups.map((group, index) => (
            <Group key={index} group={group} protocol={view} own={view.ownItemGuids} />
          ))}
          {methodLines(view.groups).map((line) => (
            <p key={line} className={classes.method}>
              {line}.
            </p>
          ))}
        </section>
      )}
    </Answer>
  );
}
