// Facts in the live desk's head: the delay, the end of the part, and a button that makes the delay the plan.

import { IconClockPlay } from '@tabler/icons-react';
import { CompetitionProgramRecounting, type ProgramView } from '@rampa/contract';
import { Button, useServerNow } from '@rampa/platform/web/base';
import { timeText, useWrite } from '@rampa/platform/web/desk';
import { delayText } from '@rampa/program/domain';
import { partEnd } from '../order/part.ts';
import { tellRecounted } from '../order/recounted.ts';
import { useTimes } from '../state/use-times.ts';
import classes from '../style/desk.module.css';

const TICK_MS = 5_000;

export function DeskFacts({ program, canChange }: { program: ProgramView; canChange: boolean }) {
  const { items, gap, timeZone } = program;
  const { late, ends } = useTimes(items, gap);
  const end = partEnd(items, gap, useServerNow(TICK_MS));
  const recount = useWrite(CompetitionProgramRecounting);
  if (late === null) return null;
  return (
    <div className={classes.facts}>
      <div className={classes.fact}>
        {late === 0 ? (
          <b>По плану</b>
        ) : (
          <>
            {late > 0 ? 'Отставание' : 'Опережение'} <b data-late>{delayText(late)}</b>
          </>
        )}
        {late !== 0 && ends && canChange ? (
          <Button
            kind="ghost"
            icon={IconClockPlay}
            aria-label="Пересчитать время"
            title="Пересчитать: что не началось, встанет в план от этой минуты"
            disabled={recount.isPending}
            onClick={() =>
              recount.mutate(
                { query: { competitionProgramGuid: program.guid } },
                { onSuccess: ({ moved }) => tellRecounted(moved) },
              )
            }
          />
        ) : null}
      </div>
      {end ? (
        <div className={classes.fact}>
          <span>
            Конец<span className={classes.long}> отделения</span> ≈
          </span>
          <b>{timeText(end.forecast, timeZone)}</b>
          {end.planned && end.planned !== end.forecast ? (
            <small>по плану {timeText(end.planned, timeZone)}</small>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
