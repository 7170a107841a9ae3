// The settings of screens as the live views read them, inside the view's snapshot.

import type { DisplayView } from '@rampa/contract';
import { fileAddress } from '@rampa/contract';
import { Failure, type DisplayLayout, type DisplayScene, type Guid, type Reveal } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import type { Named } from '../live/frozen-names.ts';

/** A frozen picture and the performances whose values it contains. */
export interface Frozen {
  view: DisplayView;
  program: Guid | null;
  items: Guid[];
  /** Pictures frozen before this was kept lack it. */
  named?: Named;
}

export interface DisplayRow {
  guid: Guid;
  key: string;
  title: string;
  competitionGuid: Guid;
  competitionTitle: string;
  /** Empty: the screen shortens the title itself. */
  competitionShortTitle: string;
  city: string;
  timeZone: string;
  /** The setting's own program, or the one in which something happens; null: the event has none. */
  programGuid: Guid | null;
  scene: 'follow' | DisplayScene;
  reveal: Reveal;
  showJudgeMarks: boolean;
  layout: DisplayLayout;
  accent: string;
  ground: string;
  version: number;
  message: string;
  pauseTitle: string;
  pauseAt: Date | null;
  pauseUntil: Date | null;
  leadersGroup: string | null;
  prizeGuid: Guid | null;
  prizeItemGuid: Guid | null;
  reloads: number;
  frozen: Frozen | null;
  frozenAt: Date | null;
  /** Performances whose results the operator has released here. */
  released: Guid[];
  logo: string | null;
  background: string | null;
}

/** For a key that no display has: a deleted screen and an invented key get the same words. */
export function displayClosed(): Failure {
  return new Failure('notFound', { message: 'Экран закрыт: организатор удалил его или дал новую ссылку.' });
}

/** Keys are URL-safe letters. The database refuses some other characters, and the answer would look like an outage. */
export function isKey(key: string): boolean {
  return /^[\w-]+$/.test(key);
}

const SQL = `
  select s.guid, s.key, s.title, s.competition_guid as "competitionGuid", c.title as "competitionTitle",
         c.short_title as "competitionShortTitle", c.city,
         c.time_zone as "timeZone", coalesce(s.program_guid, liveliest.guid) as "programGuid", s.scene, s.reveal,
         s.show_judge_marks as "showJudgeMarks", s.layout, s.accent, s.ground, s.version, s.message, s.pause_title as "pauseTitle",
         s.pause_at as "pauseAt", s.pause_until as "pauseUntil", s.leaders_group as "leadersGroup",
         s.prize_guid as "prizeGuid", s.prize_item_guid as "prizeItemGuid", s.reloads,
         s.frozen, s.frozen_at as "frozenAt", logo.address as logo, background.address as background,
         array(select r.item_guid from display.release r where r.display_guid = s.guid) as released
    from display.setting s
    join competitions.v_competition c on c.guid = s.competition_guid
    left join files.v_file logo on logo.guid = s.logo_guid
    left join files.v_file background on background.guid = s.background_guid
    left join lateral (
      select p.guid from program.v_program p left join program.v_item i on i.program_guid = p.guid
        left join program.v_ceremony ce on ce.program_guid = p.guid and ce.is_running
       where p.competition_guid = s.competition_guid and s.program_guid is null
       group by p.guid, p.position
       order by max(ce.started_at) desc nulls last, coalesce(bool_or(i.activity = 'OnStage'), false) desc,
                max(greatest(i.on_stage_at, i.done_at)) desc nulls last, p.position, p.guid
       limit 1
    ) liveliest on true`;

export async function readDisplay(reader: Reader, key: string): Promise<DisplayRow | null> {
  if (!isKey(key)) return null;
  const [row] = await reader.query<DisplayRow>(`${SQL} where s.key = $1 or s.overlay_key = $1`, [key]);
  return row ? addressed(row) : null;
}

export async function readDisplays(reader: Reader, competition: Guid): Promise<DisplayRow[]> {
  const rows = await reader.query<DisplayRow>(`${SQL} where s.competition_guid = $1 order by s.guid`, [competition]);
  return rows.map(addressed);
}

function addressed(row: DisplayRow): DisplayRow {
  return {
    ...row,
    logo: row.logo && fileAddress(row.logo),
    background: row.background && fileAddress(row.background),
  };
}
