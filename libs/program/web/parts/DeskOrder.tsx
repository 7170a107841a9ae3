// The live desk's first column: the part that goes on, the running order, and what opens over it.

import { useState } from 'react';
import { Link } from 'react-router';
import type { ProgramView } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { currentPart } from '../order/part.ts';
import type { Opened } from './Forms.tsx';
import { OpenedForms } from './OpenedForms.tsx';
import { RunningOrder } from './RunningOrder.tsx';
import type { ItemOutcomes } from './DeskRow.tsx';
import classes from '../style/desk.module.css';

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
    <section className={classes.column} aria-label="Порядок">
      <div className={classes.head}>
        <h2>{part?.title || program.title}</h2>
        <p>{part && part.performances > 0 ? `${part.done} из\u00A0${part.performances}` : ''}</p>
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
      <OpenedForms
        opened={opened}
        competitionGuid={program.competitionGuid}
        program={program}
        onChoose={() => undefined}
        onClose={() => setOpened(null)}
      />
    </section>
  );
}
