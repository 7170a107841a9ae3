// The live desk's first column: the running order under the names of its parts, and what opens over it.

import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ProgramView } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { isPerformance } from '../order/order.ts';
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
  const ours = program.items.filter((item) => isPerformance(item) && !item.isWithdrawn);
  const done = ours.filter(({ activity }) => activity === 'Done').length;
  const address = `/organizer/events/${program.competitionGuid}/program?competitionProgramGuid=${program.guid}`;
  return (
    <section className={classes.column} aria-label="Порядок">
      <div className={classes.head}>
        <h2>Порядок</h2>
        <p>{ours.length > 0 ? `${done} из\u00A0${ours.length}` : ''}</p>
        <Link to={address}>Вся программа</Link>
      </div>
      {/* Reached by the keyboard through its rows; where nothing can be pressed, by itself. */}
      <div
        className={classes.scroll}
        tabIndex={canChange ? undefined : 0}
        role="group"
        aria-label="Порядок выступлений"
      >
        {program.items.length === 0 ? (
          <div className={classes.empty}>
            <EmptyState action={<Link to={address}>К программе</Link>}>В программе пока пусто.</EmptyState>
          </div>
        ) : (
          <RunningOrder program={program} canChange={canChange} desk={{ outcomes }} onOpen={setOpened} />
        )}
      </div>
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
    </section>
  );
}
