// The live desk's first column: the running order by parts, and the forms that open over it.

import { useState } from 'react';
import { Link } from 'react-router';
import type { ProgramView } from '@rampa/contract';
import { EmptyState } from '@rampa/platform/web/base';
import { DeskBody, DeskColumn } from '@rampa/platform/web/desk';
import { isPerformance } from '../order/order.ts';
import type { Opened } from './Forms.tsx';
import { OpenedForms } from './opened-forms.ts';
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
  const ours = program.items.filter((item) => isPerformance(item) && !item.isWithdrawn);
  const done = ours.filter(({ activity }) => activity === 'Done').length;
  const address = `/organizer/events/${program.competitionGuid}/program?competitionProgramGuid=${program.guid}`;
  return (
    <DeskColumn
      title="Порядок"
      note={ours.length > 0 ? `${done} из\u00A0${ours.length}` : ''}
      aside={<Link to={address}>Вся программа</Link>}
    >
      {/* The keyboard scrolls it through its rows; where nothing can be pressed, it takes the focus itself. */}
      <DeskBody tabIndex={canChange ? undefined : 0} role="group" aria-label="Порядок выступлений">
        {program.items.length === 0 ? (
          <div className={classes.empty}>
            <EmptyState action={<Link to={address}>К программе</Link>}>В программе пока пусто.</EmptyState>
          </div>
        ) : (
          <RunningOrder program={program} canChange={canChange} desk={{ outcomes }} onOpen={setOpened} />
        )}
      </DeskBody>
      <OpenedForms
        of={
          opened && {
            opened,
            competitionGuid: program.competitionGuid,
            program,
            onChoose: () => undefined,
            onClose: () => setOpened(null),
          }
        }
      />
    </DeskColumn>
  );
}
