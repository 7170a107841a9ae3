// Who can be reminded now: asked once for the whole page, while its protocol takes marks.

import { createContext, useContext, type ReactNode } from 'react';
import { VotingProtocolGetReach, type ProtocolView } from '@rampa/contract';
import { useServerNow } from '@rampa/platform/web/base';
import { useRead } from '@rampa/platform/web/desk';
import { unreachedOf, type Reach, type Unreached } from '../order/reach.ts';

/** Tablets come and go without an event. */
const ASKED_ANEW_MS = 10_000;

interface Known {
  /** Null: not known yet. */
  reach: readonly Reach[] | null;
  /** Where the server did not answer, a press asks it. */
  isUnknown: boolean;
  competitionGuid: string;
  timeZone: string;
}

const Context = createContext<Known>({ reach: null, isUnknown: true, competitionGuid: '', timeZone: 'Europe/Moscow' });

export interface JudgesReachProps {
  protocol: ProtocolView;
  canNudge: boolean;
  children: ReactNode;
}

export function JudgesReach({ protocol, canNudge, children }: JudgesReachProps) {
  const { competitionGuid, timeZone, state } = protocol;
  const { data, isError } = useRead(
    VotingProtocolGetReach,
    { query: { competitionGuid } },
    { enabled: canNudge && state === 'Open', everyMs: ASKED_ANEW_MS },
  );
  const known = { reach: data ?? null, isUnknown: isError, competitionGuid, timeZone };
  return <Context.Provider value={known}>{children}</Context.Provider>;
}

export interface JudgeReached {
  competitionGuid: string;
  /** False until it is known whether he can be reached. */
  isKnown: boolean;
  /** Null: his tablet is here. */
  unreached: Unreached | null;
}

export function useReached(judgeGuid: string): JudgeReached {
  const { reach, isUnknown, competitionGuid, timeZone } = useContext(Context);
  const now = useServerNow(ASKED_ANEW_MS);
  if (reach === null) return { competitionGuid, isKnown: isUnknown, unreached: null };
  const own = reach.find((one) => one.judgeGuid === judgeGuid);
  return { competitionGuid, isKnown: true, unreached: unreachedOf(own, now, timeZone) };
}
