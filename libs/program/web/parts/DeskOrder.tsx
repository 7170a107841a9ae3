// The live desk's first column: the part that goes on, the running order, and what opens over it.

import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ProgramView } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { DeskBody, DeskColumn } from '@rampa/platform/web/desk';
import { currentPart } from '../order/part.ts';
import type { Opened } from './Forms.tsx';
import { RunningOrder } from './RunningOrder.tsx';
import type { ItemOutcomes } from './DeskRow.tsx';
import classes from '../style/desk.module.css';

/** By a press: the desk is there before what rarely opens over it. */
const Forms = lazy(async () => ({ default: (await import('./Forms.tsx')).Forms }));

export interface DeskOrderProps {
  program: ProgramView;
  canChange: boolean;
  outcomes: ItemOutcomes;
}

export function DeskOrder({ program, canChange, outcomes }: DeskOrderProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const part = currentPart(program.items);
  const address = `/organizer/events/${program.competitionGuid}/program?competitionProgramGuid=${program.guid}`;
  return (
    <DeskColumn
      name="Порядок"
      title={part?.title || program.title}
      note={part && part.performances > 0 ? `${part.done} из\u00A0${part.performances}` : ''}
      aside={<Link to={address}>Вся программа</Link>}
    >
      {/* Reached by the keyboard through its rows; where nothing can be pressed, by itself. */}
      <DeskBody tabIndex={canChange ? undefined : 0} role="group" aria-label="Порядок выступлений">
        {program.items.length === 0 ? (
          <div className={classes.empty}>
            <EmptyState action={<Link to={address}>К программе</Link>}>В программе пока пусто.</EmptyState>
          </div>
        ) : (
          <RunningOrder program={program} canChange={canChange} desk={{ outcomes }} onOpen={setOpened} />
        )}
      </DeskBody>
      {opened ? (
        <Suspense fallback={null}>
          <Forms
            opened={opened}
            competitionGuid={program.competitionGuid}
            program={program}
            onChoose={() => undefined}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
    </DeskColumn>
  );
}
