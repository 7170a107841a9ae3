import type { CompetitionDisplaySettingUpdate, SentBody } from '@rampa/contract';
import type { Display } from '../DisplaysPage.tsx';
import { revealOf, sceneOf } from '../words.ts';

/** The whole setting: what is left out would fall back to its default. */
export function sentDisplay(display: Display): SentBody<typeof CompetitionDisplaySettingUpdate> {
  const { guid, title, programGuid, scene, reveal, showJudgeMarks, accent } = display;
  return {
    competitionDisplaySettingGuid: guid,
    title,
    programGuid,
    scene: sceneOf(scene),
    reveal: revealOf(reveal),
    showJudgeMarks,
    accent,
  };
}
