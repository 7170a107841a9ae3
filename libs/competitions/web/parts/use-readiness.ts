// How ready an event is, as of now: read anew after every write from this page, when one comes back to it, and now and
// then, since screens come and go by themselves.

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CompetitionGetReadiness } from '@rampa/contract';
import { onWrite } from '@rampa/platform/web/base';
import { readOptions } from '@rampa/platform/web/desk';

const NOW_AND_THEN_MS = 30_000;

export function useReadiness(competitionGuid: string) {
  const readiness = useQuery({
    ...readOptions(CompetitionGetReadiness, { query: { competitionGuid } }),
    staleTime: 0,
    refetchInterval: NOW_AND_THEN_MS,
  });
  const { refetch } = readiness;
  useEffect(() => onWrite(() => void refetch()), [refetch]);
  return readiness;
}
