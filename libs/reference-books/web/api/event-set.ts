// The set of an event is read before its form opens: a form begins with what stands in it.

import { useState } from 'react';
import { ReferenceBookGetEventSet } from '@rampa/contract';
import { callApi } from '@rampa/platform/web/base';
import { tellFailure } from '@rampa/platform/web/desk';
import type { BookEvent } from '../parts/BookEvents.tsx';

export interface OpenedSet {
  event: BookEvent;
  offered: readonly string[] | null;
}

export function useEventSet(referenceBookGuid: string) {
  const [opened, setOpened] = useState<OpenedSet | null>(null);
  const [waits, setWaits] = useState<string | null>(null);

  async function open(event: BookEvent) {
    const { competitionGuid } = event;
    setWaits(competitionGuid);
    try {
      const { referenceBookItemGuids } = await callApi(ReferenceBookGetEventSet, {
        query: { referenceBookGuid, competitionGuid },
      });
      setOpened({ event, offered: referenceBookItemGuids });
    } catch (error) {
      tellFailure(error);
    } finally {
      setWaits(null);
    }
  }

  return { opened, waits, open: (event: BookEvent) => void open(event), close: () => setOpened(null) };
}
