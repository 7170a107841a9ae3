// In which programs the asked records stand, so that one paper is drawn without reading the whole event.

import { isGuid, type Guid, type PaperRecipients } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

/** Which records; none of the three: all that are ready. */
export interface Chosen {
  records?: readonly string[];
  programs?: readonly Guid[];
  applications?: readonly Guid[];
}

/** Each paper is of one performance; teachers and institutions are gathered from all of them. */
export const OF_ONE_PROGRAM: ReadonlySet<PaperRecipients> = new Set(['performances', 'people', 'prizes']);

/** Null: all of them. */
export async function programsOf(
  reader: Reader,
  competition: Guid,
  { records = [], programs = [], applications = [] }: Chosen,
): Promise<Set<Guid> | null> {
  if (records.length + programs.length + applications.length === 0) return null;
  // «item:<item>», «person:<item>:<name>», «prize:<item>:<prize>»
  const items = [...new Set(records.map((key) => key.split(':')[1] ?? ''))].filter(isGuid);
  const rows = await reader.query<{ program: Guid }>(
    `select program_guid as program from program.v_item where competition_guid = $1 and guid = any ($2::uuid[])
     union select i.program_guid from program.v_item_application a join program.v_item i on i.guid = a.item_guid
            where a.competition_guid = $1 and a.application_guid = any ($3::uuid[])`,
    [competition, items, applications],
  );
  return new Set([...programs, ...rows.map(({ program }) => program)]);
}
