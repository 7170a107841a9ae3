// Links of the event, judges' and presenters', with the reads that a change of one makes old.

import { FastLoginGetByCompetition, FestivalGetFestivalDetail, type FastLinkView } from '@rampa/contract';
import { useRead } from '@rampa/platform/web/desk';

export function useFastLinks(competitionGuid: string) {
  return useRead(FastLoginGetByCompetition, { query: { competitionGuid } });
}

/** Terms of links are told in the event's own time. */
export function useEventTimeZone(competitionGuid: string): string {
  const { data } = useRead(FestivalGetFestivalDetail, { query: { festivalGuid: competitionGuid } });
  return data?.details.timeZone ?? 'Europe/Moscow';
}

/** What is printed beside the code and said to whoever holds it. */
export function linkWords({ role }: Pick<FastLinkView, 'role'>): { title: string; hint: string } {
  return role === 'judge'
    ? { title: 'Вход судьи', hint: 'Наведите камеру телефона или планшета и нажмите «Войти».' }
    : { title: 'Вход ведущего', hint: 'Наведите камеру и нажмите «Войти».' };
}
