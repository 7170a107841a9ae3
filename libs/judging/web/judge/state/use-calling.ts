// Where the judge is called to, and where he is being led.

import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { VotingProtocolDismissNudge, type JudgeNowView } from '@rampa/contract';
import { callApi, useLive } from '@rampa/platform/web/base';
import { afterMoving, callingOf, type Calling } from '../sheet/calling.ts';
import type { Programs } from './use-programs.ts';

/** The performance that the sheet is to show next. */
export interface Goal {
  programGuid: string;
  itemGuid: string;
}

export interface CallingHere {
  call: Calling | null;
  /** The closed vote that waits for him, or that he may change; undefined until it is known. */
  ballot: JudgeNowView['ballot'] | undefined;
  goal: Goal | null;
  go: () => void;
  stay: () => void;
  /** The sheet shows it. */
  arrived: () => void;
}

export function useCalling(judgeGuid: string, link: string, programs: Programs): CallingHere {
  const now = useLive('judge-now', judgeGuid).state;
  const [answered, setAnswered] = useState<readonly Calling[]>([]);
  const [goal, setGoal] = useState<Goal | null>(null);
  const here = programs.chosen?.programGuid ?? null;
  const [last, setLast] = useState(here);
  if (last !== here) {
    setLast(here);
    setAnswered(afterMoving);
  }
  const call = callingOf({ now, programGuid: here, answered });

  const answer = (given: Calling) => {
    setAnswered((all) => [...all, given]);
    if (given.kind === 'stage') return;
    const body = { competitionProgramItemGuid: given.place.itemGuid };
    // Without a connection it is answered here alone, and asked again after the next start.
    callApi(VotingProtocolDismissNudge, { link, body }).catch(() => undefined);
  };

  const { list, choose, read } = programs;
  const known = now?.programs;
  useEffect(() => {
    if (known) read();
  }, [known, read]);
  const target = goal?.programGuid ?? null;
  const isListed = list?.some(({ programGuid }) => programGuid === target) ?? false;
  const lead = useEffectEvent(() => {
    if (target === null || target === here) return;
    if (isListed) choose(target);
    else read();
  });
  useEffect(() => lead(), [target, isListed]);

  return {
    call,
    ballot: now?.ballot,
    goal,
    go: () => {
      if (call === null) return;
      const { programGuid, itemGuid } = call.place;
      // Back where he was, the stage may call him again.
      setGoal({ programGuid, itemGuid });
      if (call.kind === 'nudge') answer(call);
    },
    stay: () => {
      if (call !== null) answer(call);
    },
    arrived: useCallback(() => setGoal(null), []),
  };
}
