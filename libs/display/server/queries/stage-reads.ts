// What the display needs of other rooms' tables, in few statements; runs inside the view's snapshot.

import { Failure, type DisplayScene, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { Reveal } from '@rampa/display/domain';

export interface DisplayRow {
  competitionGuid: Guid;
  competitionTitle: string;
  city: string;
  timeZone: string;
  /** The setting's own program, or else the one in which something happens; null: the event has none. */
  programGuid: Guid | null;
  scene: 'follow' | DisplayScene;
  reveal: Reveal;
  showJudgeMarks: boolean;
  accent: string;
}

/** For a key that no display has (any more): the same words for a deleted screen and an invented one. */
export function displayClosed(): Failure {
  return new Failure('notFound', { message: 'Экран закрыт: организатор удалил его или дал новую ссылку.' });
}

export async function readDisplay(reader: Reader, key: string): Promise<DisplayRow | null> {
  const [row] = await reader.query<DisplayRow>(
    `select s.competition_guid as "competitionGuid", c.title as "competitionTitle", c.city, c.time_zone as "timeZone",
            coalesce(s.program_guid, liveliest.guid) as "programGuid", s.scene, s.reveal,
            s.show_judge_marks as "showJudgeMarks", s.accent
     from display.setting s
     join competitions.competition c on c.guid = s.competition_guid
     left join lateral (
       select p.guid from program.program p left join program.item i on i.program_guid = p.guid
       where p.competition_guid = s.competition_guid and s.program_guid is null
       group by p.guid
       order by coalesce(bool_or(i.activity = 'OnStage'), false) desc,
                max(greatest(i.on_stage_at, i.done_at)) desc nulls last, p.position, p.guid
       limit 1
     ) liveliest on true
     where s.key = $1`,
    [key],
  );
  return row ?? null;
}

export async function hasMarks(reader: Reader, item: Guid): Promise<boolean> {
  const [row] = await reader.query<{ has: boolean }>(
    'select exists (select from judging.mark where item_guid = $1 and value is not null) as has',
    [item],
  );
  return row!.has;
}
