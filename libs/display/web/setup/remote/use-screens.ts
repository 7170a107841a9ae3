// The connected devices; polled while the page is open, because no event tells of them.

import { useQuery } from '@tanstack/react-query';
import { CompetitionDisplaySettingGetScreens, SCREEN_BEAT_MS, type AnswerOf } from '@rampa/contract';
import { readOptions } from '@rampa/platform/web/desk';

export type Screens = AnswerOf<typeof CompetitionDisplaySettingGetScreens>;
export type ScreenDevice = Screens['screens'][number];
export type PortalScreens = Screens;

export function useScreens(competitionGuid: string, isOpen = true): ScreenDevice[] {
  const { data } = useQuery({
    ...readOptions(CompetitionDisplaySettingGetScreens, { query: { competitionGuid } }),
    refetchInterval: SCREEN_BEAT_MS,
    enabled: isOpen,
  });
  return data?.screens ?? [];
}
