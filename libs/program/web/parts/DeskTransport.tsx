// The live desk's bar: call, skip, undo, and one amber button for the next step; the buttons show their keys.

import { IconArrowBackUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ProgramView } from '@rampa/contract';
import { inQuotes } from '@rampa/kernel';
import { Button } from '@rampa/platform/web/base';
import { useAccess, useKeys } from '@rampa/platform/web/desk';
import { stepName } from '../order/words.ts';
import { useTransport } from '../state/use-transport.ts';
import { DeskLead } from './DeskLead.tsx';
import classes from '../style/desk.module.css';

export function DeskTransport({ program }: { program: ProgramView }) {
  const { sees } = useAccess(program.competitionGuid);
  const { step, call, skip, last, go, callNext, skipNext, undo, isUnmarked, question } = useTransport(program);
  // «В» and «П» on a Russian keyboard.
  useKeys({
    Space: step ? { says: 'следующий шаг на сцене', run: go } : undefined,
    KeyD: call ? { says: 'вызвать следующего', run: callNext } : undefined,
    KeyG: skip ? { says: 'пропустить следующего', run: skipNext } : undefined,
    'Ctrl+KeyZ': last ? { says: 'отменить последний шаг', run: undo } : undefined,
  });
  return (
    <div className={classes.bar} role="toolbar" aria-label="Ведение программы">
      {call ? (
        <Button className={classes.second} onClick={callNext}>
          {stepName('Ready', call)}
          <kbd>В</kbd>
        </Button>
      ) : null}
      {skip ? (
        <Button className={classes.second} onClick={skipNext}>
          {stepName('Skipped', skip)}
          <kbd>П</kbd>
        </Button>
      ) : null}
      {last ? (
        <Button
          className={`${classes.second} ${classes.undo}`}
          icon={IconArrowBackUp}
          aria-label={`Отменить ${inQuotes(last.label)} Ctrl Z`}
          onClick={undo}
        >
          <span className={classes.long}>Отменить {inQuotes(last.label)}</span>
          <kbd>Ctrl Z</kbd>
        </Button>
      ) : null}
      <DeskLead program={program} />
      {isUnmarked ? <span className={classes.unmarked}>Приём оценок не&nbsp;открыт</span> : null}
      {step ? (
        <Button className={classes.main} kind="primary" size="tall" onClick={go}>
          {stepName(step.kind === 'finish' ? 'Done' : 'OnStage', step.item)}
          <kbd>Пробел</kbd>
        </Button>
      ) : (
        <>
          <span>Все выступления прошли</span>
          {sees('protocol') ? (
            <Link to={`/organizer/events/${program.competitionGuid}/protocols?competitionProgramGuid=${program.guid}`}>
              К протоколу
            </Link>
          ) : null}
        </>
      )}
      {question}
    </div>
  );
}
