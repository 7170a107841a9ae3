import { FestivalGetFestivalDetail } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';

const OWN = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** By whose clock moments are told; the shell above has read the event already. */
export function useEventZone(festivalGuid: string): string {
  const { data } = useRead(FestivalGetFestivalDetail, { query: { festivalGuid } }, { staleTime: 30_000 });
  return data?.details.timeZone ?? OWN;
}
