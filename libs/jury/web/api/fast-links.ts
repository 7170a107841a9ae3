// Links of the event for judges and presenters, with the reads that a change of one makes stale.

import { FastLoginGetByCompetition, FestivalGetFestivalDetail, type FastLinkView } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';
import { SEEN_ANEW_MS } from '../parts/seen-text.ts';

export function useFastLinks(competitionGuid: string) {
  return useRead(FastLoginGetByCompetition, { query: { competitionGuid } }, { everyMs: SEEN_ANEW_MS });
}

/** Terms of links are shown in the event's time zone. */
export function useEventTimeZone(competitionGuid: string): string {
  const { data } = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: competitionGuid } });
  return data?.details.timeZone ?? 'Europe/Moscow';
}

/** The text beside the printed code. */
export function linkWords({ role }: Pick<FastLinkView, 'role'>): { title: string; hint: string } {
  return role === 'judge'
    ? { title: 'Вход судьи', hint: 'Наведите камеру телефона или планшета и нажмите «Войти».' }
    : { title: 'Вход ведущего', hint: 'Наведите камеру и нажмите «Войти».' };
}
