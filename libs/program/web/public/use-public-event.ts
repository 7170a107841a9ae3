// The event's data around the program: read with the page, and again whenever a tab needs them.

import { useCallback, useEffect, useState } from 'react';
import { PublicProgramEvent, type PublicEvent } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';

export interface AskedEvent {
  /** The last answer; null before that. */
  event: PublicEvent | null;
  hasFailed: boolean;
  ask(): void;
  /** Address of another program of the event. */
  toOf(program: PublicEvent['programs'][number]): string;
}

/** `moment` changes when the data may have changed. */
export function usePublicEvent(programGuid: string, moment: string): AskedEvent {
  const [event, setEvent] = useState<PublicEvent | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [time, setTime] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    callApi(PublicProgramEvent, { params: { programGuid }, signal: stop.signal }).then(
      (found) => {
        setEvent(found);
        setFailed(false);
      },
      () => {
        if (!stop.signal.aborted) setFailed(true);
      },
    );
    return () => stop.abort();
  }, [programGuid, moment, time]);
  const ask = useCallback(() => setTime((was) => was + 1), []);
  return { event, hasFailed, ask, toOf: ({ guid }) => `/program/${guid}` };
}
