// The bar that runs the stage: who is on it, the delay, one amber button for the next step.

import { IconArrowBackUp, IconClockPlay } from '@tabler/icons-react';
import { CompetitionProgramRecounting, type ProgramView } from '@rampa/contract';
import { counted, inQuotes } from '@rampa/kernel';
import { Button, StaleBar, unbroken } from '@rampa/platform/web/base';
import { timeText, useKeys, useWrite } from '@rampa/platform/web/desk';
import { delayText } from '@rampa/program/domain';
import { showRow } from '../order/show-row.ts';
import { tellRecounted } from '../order/recounted.ts';
import { stepName } from '../order/words.ts';
import { useTimes } from '../state/use-times.ts';
import { useTransport } from '../state/use-transport.ts';
import { OnStageClock } from './OnStageClock.tsx';
import classes from '../style/transport.module.css';

export interface TransportProps {
  program: ProgramView;
  staleSince: number | null;
  /** Live updates do not arrive, but steps can be sent. */
  isRead: boolean;
}

/** Letters of a name that is set smaller, in three lines; of one that on a phone is set smaller still, in four. */
const LONG = 24;
const VERY_LONG = 80;

export function Transport({ program, staleSince, isRead }: TransportProps) {
  const { step, call, skip, current, last, go, callNext, skipNext, undo, isUnmarked, question } = useTransport(program);
  useKeys({
    Space: step ? { says: 'следующий шаг на сцене', run: go } : undefined,
    'Ctrl+KeyZ': last ? { says: 'отменить последний шаг', run: undo } : undefined,
  });

  const name = current ? current.performer || current.collective : '';

  return (
    <div className={`stage ${classes.bar}`} role="toolbar" aria-label="Ведение программы">
      {staleSince === null ? null : (
        <div className={classes.stale}>
          <StaleBar since={staleSince} timeZone={program.timeZone} isRead={isRead}>
            Порядок на месте. Нажатия сейчас не дойдут.
          </StaleBar>
        </div>
      )}
      <div className={classes.now} aria-live="polite">
        {current ? (
          <>
            <span className={classes.number}>{current.number}</span>
            <span className={classes.who}>
              <button
                type="button"
                className={classes.show}
                data-long={name.length > VERY_LONG ? 'very' : name.length > LONG || undefined}
                title={name}
                onClick={() => showRow(current.guid)}
              >
                {unbroken(name)}
              </button>
              {current.onStageAt ? <OnStageClock since={current.onStageAt} duration={current.duration} /> : null}
            </span>
          </>
        ) : (
          <span className={classes.empty}>{step ? 'На сцене никого' : 'Все выступления прошли'}</span>
        )}
      </div>
      <Times program={program} />
      <div className={classes.buttons}>
        {last ? (
          <Button
            className={classes.undo}
            kind="ghost"
            icon={IconArrowBackUp}
            aria-label={`Отменить ${inQuotes(last.label)} Ctrl Z`}
            onClick={undo}
          >
            <span className={classes.long}>Отменить {inQuotes(last.label)}</span>
            <kbd>Ctrl Z</kbd>
          </Button>
        ) : null}
        {call ? (
          <Button className={classes.second} onClick={callNext}>
            {stepName('Ready', call)}
          </Button>
        ) : null}
        {skip ? (
          <Button className={classes.second} onClick={skipNext}>
            {stepName('Skipped', skip)}
          </Button>
        ) : null}
        {isUnmarked ? <span className={classes.unmarked}>Приём оценок не&nbsp;открыт</span> : null}
        {step ? (
          <Button className={classes.main} kind="primary" size="large" onClick={go}>
            {stepName(step.kind === 'finish' ? 'Done' : 'OnStage', step.item)}
            <kbd>Пробел</kbd>
          </Button>
        ) : null}
      </div>
      {question}
    </div>
  );
}

/** The delay, the end of the day, and a button that makes the delay the plan. */
function Times({ program }: { program: ProgramView }) {
  const { late, ends } = useTimes(program.items, program.gap);
  const recount = useWrite(CompetitionProgramRecounting);
  if (late === null) return null;
  const { timeZone } = program;
  return (
    <div className={classes.times}>
      <Delay minutes={late} />
      {ends ? (
        <div className={classes.ends}>
          Конец ≈&nbsp;<b>{timeText(ends.forecast, timeZone)}</b>
          {ends.planned && ends.planned !== ends.forecast ? (
            <small> по плану {timeText(ends.planned, timeZone)}</small>
          ) : null}
        </div>
      ) : null}
      {late !== 0 && ends ? (
        <Button
          className={classes.recount}
          kind="ghost"
          icon={IconClockPlay}
          aria-label="Пересчитать время"
          title="Что не началось, встанет в план от этой минуты"
          isBusy={recount.isPending}
          onClick={() =>
            recount.mutate(
              { query: { competitionProgramGuid: program.guid } },
              {
                onSuccess: ({ moved }) => tellRecounted(moved),
              },
            )
          }
        >
          <span>Пересчитать</span>
        </Button>
      ) : null}
    </div>
  );
}

function Delay({ minutes }: { minutes: number }) {
  if (minutes === 0) return <div className={classes.delay}>По плану</div>;
  const count = Math.abs(minutes);
  return (
    <div className={classes.delay}>
      <span className={classes.delayWord}>{minutes > 0 ? 'Отставание' : 'Опережение'}</span>{' '}
      <b>
        <span className={classes.sign} aria-hidden>
          {minutes > 0 ? '+' : '\u2212'}
        </span>
        {count < 60 ? counted(count, 'минута', 'минуты', 'минут') : delayText(count)}
      </b>
    </div>
  );
}
