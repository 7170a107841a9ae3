// The live desk's log: the last steps of the stage, with makers and times; the last one can be undone.

import type { ProgramView } from '@rampa/contract';
import { Button } from '@rampa/platform/web/base';
import { exactTimeText, useSession } from '@rampa/platform/web/desk';
import { madeStep } from '@rampa/program/domain';
import { useStage } from '../api/program-writes.ts';
import { makerName } from '../order/words.ts';
import { usePressGuard } from '../state/press-guard.ts';
import classes from '../style/desk-steps.module.css';

const NO_SLOTS = {};

export function DeskSteps({ program, canChange }: { program: ProgramView; canChange: boolean }) {
  const { steps, items, lastStep, timeZone } = program;
  const me = useSession().data?.guid;
  const { undo } = useStage(program, usePressGuard(program, NO_SLOTS));
  const made = steps.flatMap((step) => {
    const item = items.find(({ guid }) => guid === step.itemGuid);
    return item ? [{ ...step, label: madeStep(item, step.activity) }] : [];
  });
  if (made.length === 0) return null;
  return (
    <ol className={classes.steps} aria-label="Последние шаги сцены">
      {/* Keyed by index: the button stays under the finger while steps pass. */}
      {made.map(({ guid, at, label, by }, place) => (
        <li key={place}>
          <time dateTime={at}>{exactTimeText(at, timeZone)}</time>
          <span className={classes.what}>{label}</span>
          <span className={classes.who}>{makerName(by, me)}</span>
          {canChange && guid === lastStep?.guid ? (
            <Button kind="ghost" aria-label={`Вернуть: ${label}`} onClick={undo}>
              Вернуть
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
