// What the hall sees now, what comes next, who leads, and the buttons.

import { Button } from '@mantine/core';
import { IconArrowBackUp, IconPlayerPlay, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { CeremonyView } from '@rampa/contract';
import { clockTime } from '@rampa/platform/web/base';
import { Confirm, useKeys } from '@rampa/platform/web/desk';
import { rowKey } from '@rampa/program/domain';
import type { Moves } from './use-moves.ts';
import { leaderWords, LOST, nextWords, STOPPED, stepWords, type Course, type Run } from './words.ts';
import classes from './ceremony.module.css';

interface CeremonyBarProps {
  view: CeremonyView;
  run: Run;
  course: Course;
  moves: Moves;
  canLead: boolean;
}

export function CeremonyBar({ view, run, course: { steps, at }, moves, canLead }: CeremonyBarProps) {
  const [isEnding, setEnding] = useState(false);
  const step = steps[at];
  const next = steps[at + 1];
  const goes = canLead && run.stopped === null && step !== undefined;
  const canBack = goes && (run.hasPast || at > 0);
  const onward = () => moves.press({ do: 'next' }, 'main');
  const back = () => moves.press({ do: 'back' }, 'back');
  const key = (says: string, run: () => void, is: boolean) => (is ? { says, run } : undefined);
  const hasNext = goes && next !== undefined;
  useKeys({
    Space: key('следующий шаг церемонии', onward, hasNext),
    PageDown: key('следующий шаг церемонии', onward, hasNext),
    ArrowRight: key('следующий шаг церемонии', onward, hasNext),
    PageUp: key('вернуть прежний шаг', back, canBack),
    ArrowLeft: key('вернуть прежний шаг', back, canBack),
  });
  const rows = step?.calling?.rows ?? [];
  const trouble = run.stopped ? STOPPED[run.stopped] : step ? null : view.hindrance === null ? LOST : null;
  return (
    <section className={classes.bar} aria-label="Церемония">
      <div className={classes.now} aria-live="polite">
        <small>{trouble ? 'Церемония остановлена' : 'Сейчас в зале'}</small>
        <b>{trouble ?? (step ? stepWords(step) : '')}</b>
        <span className={classes.leader}>
          {[leaderWords(run), clockTime(run.movedAt, { timeZone: view.timeZone })].filter(Boolean).join(', ')}
          {step ? `, шаг ${at + 1} из ${steps.length}` : ''}
        </span>
      </div>
      {canLead ? (
        <div className={classes.keys} role="group" aria-label="Шаги">
          <Button
            variant="default"
            size="lg"
            disabled={!canBack}
            leftSection={<IconArrowBackUp size={18} stroke={1.75} />}
            onClick={back}
          >
            Вернуть шаг
          </Button>
          {rows.map((row) => (
            <Button
              key={rowKey(row)}
              variant="default"
              size="lg"
              disabled={!goes}
              leftSection={<IconUserOff size={18} stroke={1.75} />}
              onClick={() => moves.press({ do: 'absent', rows: [rowKey(row)] }, 'absent')}
            >
              {rows.length > 1 ? `Нет в зале: ${row.name}` : 'Нет в зале'}
            </Button>
          ))}
          {run.stopped && view.hindrance === null ? (
            <Button
              size="lg"
              leftSection={<IconPlayerPlay size={18} stroke={1.75} />}
              onClick={() => moves.press({ do: 'resume' }, 'resume')}
            >
              Продолжить
            </Button>
          ) : (
            <Button className={classes.main} size="lg" disabled={!hasNext} onClick={onward}>
              {nextWords(next)}
            </Button>
          )}
          <Button variant="subtle" size="lg" className={classes.end} onClick={() => setEnding(true)}>
            Закончить
          </Button>
        </div>
      ) : null}
      <Confirm
        isOpen={isEnding}
        title="Закончить церемонию?"
        action="Закончить"
        stay="Продолжать"
        onClose={() => setEnding(false)}
        onConfirm={() => {
          setEnding(false);
          moves.press({ do: 'finish' }, 'finish');
        }}
      >
        Экраны вернутся к программе. Начать можно заново, тогда с первого шага.
      </Confirm>
    </section>
  );
}
