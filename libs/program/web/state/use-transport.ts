// State of the stage bar: the next step, whom to call, whom to skip, the step that can be undone.

import type { ProgramView } from '@rampa/contract';
import { offeredSteps } from '@rampa/program/domain';
import { useStage } from '../api/program-writes.ts';
import { onStage } from '../order/order.ts';
import { useMarkingGate } from './use-marking-gate.tsx';
import { usePressGuard } from './press-guard.ts';

export function useTransport(program: ProgramView) {
  const { items } = program;
  const { main: step, call, skip } = offeredSteps(items);
  const aim = usePressGuard(program, {
    main: step ? `${step.kind} ${step.item.guid}` : '',
    call: call?.guid ?? '',
    skip: skip?.guid ?? '',
  });
  const stage = useStage(program, aim);
  const gate = useMarkingGate(program);
  return {
    ...{ step, call, skip, current: onStage(items), last: stage.last, undo: stage.undo },
    /** The next to go on stage would find nobody who can mark. */
    isUnmarked: gate.isClosed && step !== null && step.kind !== 'finish',
    question: gate.question,
    go: () => {
      if (step?.kind === 'finish') stage.step(step.item, 'Done', 'main');
      else if (step) gate.pass(step.item, () => stage.step(step.item, 'OnStage', 'main'));
    },
    callNext: () => call && stage.step(call, 'Ready', 'call'),
    skipNext: () => skip && stage.step(skip, 'Skipped', 'skip'),
  };
}
