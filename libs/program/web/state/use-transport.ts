// State of the stage bar: the next step, whom to call, whom to skip, the step that can be undone.

import type { ProgramView } from '@rampa/contract';
import { offeredSteps } from '@rampa/program/domain';
import { useStage } from '../api/program-writes.ts';
import { onStage } from '../order/order.ts';
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
  return {
    ...{ step, call, skip, current: onStage(items), last: stage.last, undo: stage.undo },
    go: () => step && stage.step(step.item, step.kind === 'finish' ? 'Done' : 'OnStage', 'main'),
    callNext: () => call && stage.step(call, 'Ready', 'call'),
    skipNext: () => skip && stage.step(skip, 'Skipped', 'skip'),
  };
}
