// Performances of an event's applications for the programs that they come into.

import { Injectable } from '@nestjs/common';
import { performancesOf, performingPart, withMeanings, type Meanings, type PerformanceBlock, type PerformanceFacts } from '@rampa/applications/domain'; // prettier-ignore
import { evaluate, type Form } from '@rampa/forms/domain';
import { EventForms } from '@rampa/forms/server';
import type { ApplicationState, Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { byNumber, factsOf } from '../persistence/application-rows.ts';
import type { StoredAnswer } from '../persistence/application-tables.ts';
import { ProgramGates } from '../ports/program-gates.ts';
import { itemTitles } from './item-titles.ts';

export interface Performance extends PerformanceFacts {
  application: Guid;
  applicationNumber: number | null;
  /** Its owner; null: he has not come yet. */
  member: Guid | null;
  memberName: string;
  /** Titles of `nominations`, in their order. */
  nominationTitles: readonly string[];
  /** Of the longest recording, as its file tells. */
  recordedS: number | null;
}

interface Accepted {
  guid: Guid;
  number: number | null;
  member: Guid | null;
  memberName: string;
  state: ApplicationState;
  statusGuid: Guid | null;
}

/** Sent, with a status that accepts; where an event has none such, whatever was sent. */
const ACCEPTED = `a.state = 'Subscribed' and (s.is_accepted or not exists (
  select from competitions.v_status x
   where x.competition_guid = a.competition_guid and x.kind = 'application' and x.is_active and x.is_accepted))`;

@Injectable()
export class Performances {
  constructor(
    private readonly forms: EventForms,
    private readonly gates: ProgramGates,
  ) {}

  /**
   * Of accepted applications that no gate holds back, by their numbers, in their own order. `meanings`: what some fields
   * mean to whoever asks instead of what the form says. Few statements, however many there are.
   */
  async accepted(reader: Reader, competition: Guid, meanings: Meanings = new Map()): Promise<Performance[]> {
    const known = (await this.forms.of(reader, competition))?.used;
    if (!known) return [];
    const form = performingPart(withMeanings(known, meanings));
    const waiting = await this.gates.waiting(reader, competition);
    const accepted = await reader.query<Accepted>(
      `select a.guid, a.number, a.member_guid as member, coalesce(m.full_name, '') as "memberName", a.state,
              a.status_guid as "statusGuid"
         from applications.application a left join competitions.v_status s on s.guid = a.status_guid
         left join accounts.v_account m on m.guid = a.member_guid
        where a.competition_guid = $1 and ${ACCEPTED} order by a.number nulls last, a.guid`,
      [competition],
    );
    const applications = accepted.filter(({ guid }) => !waiting.has(guid));
    if (applications.length === 0) return [];
    const blocks = await blocksOf(reader, form, applications.map(({ guid }) => guid)); // prettier-ignore
    const titles = await itemTitles(reader, blocks);
    const ofApplication = Map.groupBy(blocks, ({ application }) => application);
    const found = applications.flatMap(({ guid, number, member, memberName, ...facts }) => {
      const own = ofApplication.get(guid) ?? [];
      const asked = { blocks: own, evaluation: evaluate(form, own, factsOf(facts)), titleOf: (item: Guid) => titles.get(item) }; // prettier-ignore
      return performancesOf(form, asked).map((one) => ({
        ...{ ...one, application: guid, applicationNumber: number, member, memberName },
        nominationTitles: (one.nominations ?? []).map((item) => titles.get(item) ?? ''),
      }));
    });
    const lengths = await lengthsOf(reader, found.flatMap(({ music }) => music ?? [])); // prettier-ignore
    return found.map((one) => {
      const known = (one.music ?? []).flatMap((file) => lengths.get(file) ?? []);
      return { ...one, recordedS: known.length === 0 ? null : Math.max(...known) };
    });
  }
}

/** Of applications in whatever state. */
export async function applicationNumbers(
  reader: Reader,
  applications: readonly Guid[],
): Promise<ReadonlyMap<Guid, number | null>> {
  if (applications.length === 0) return new Map();
  const rows = await reader.query<{ guid: Guid; number: number | null }>(
    'select guid, number from applications.application where guid = any ($1::uuid[])',
    [applications],
  );
  return new Map(rows.map(({ guid, number }) => [guid, number]));
}

type Row = Omit<PerformanceBlock, 'answers'> & { application: Guid; answers: Record<string, StoredAnswer> };

/** With the answers to these fields alone: those of a large form would be most of what is read. */
async function blocksOf(reader: Reader, { fields }: Form, applications: readonly Guid[]) {
  const rows = await reader.query<Row>(
    `select guid, application, "blockGuid", "parentGuid", performer,
            (select coalesce(jsonb_object_agg(k, x.answers -> k), '{}')
               from unnest($2::text[]) k where x.answers ? k) as answers
       from (select guid, application_guid as application, form_block_guid as "blockGuid", parent_guid as "parentGuid",
                    performer_guid as performer, position,
                    -- Unpacked once for all keys.
                    case when form_block_guid = any ($3::uuid[]) then answers - array[]::text[] else '{}' end as answers
               from applications.block where application_guid = any ($1::uuid[]) and deleted_at is null
             offset 0) x
      order by position, guid`,
    [applications, fields.map(({ n }) => `f${n}`), [...new Set(fields.map(({ blockGuid }) => blockGuid))]],
  );
  return rows.map((row) => ({ ...row, answers: byNumber(row.answers) }));
}

async function lengthsOf(reader: Reader, files: readonly Guid[]): Promise<ReadonlyMap<Guid, number>> {
  if (files.length === 0) return new Map();
  const rows = await reader.query<{ guid: Guid; seconds: number }>(
    'select guid, seconds from applications.file where guid = any ($1::uuid[]) and seconds is not null',
    [files],
  );
  return new Map(rows.map(({ guid, seconds }) => [guid, seconds]));
}

/** A file of a performance's recording. */
export interface RecordingFile {
  guid: Guid;
  name: string;
  type: string;
  size: number;
  /** As the file tells; null: it does not. */
  seconds: number | null;
}

/** Those that have come whole and are sound. */
export async function recordingFiles(
  reader: Reader,
  files: readonly Guid[],
): Promise<ReadonlyMap<Guid, RecordingFile>> {
  if (files.length === 0) return new Map();
  const rows = await reader.query<RecordingFile>(
    `select guid, name, content_type as type, size, seconds from applications.file
      where guid = any ($1::uuid[]) and came_at is not null and removed_at is null and content_type like 'audio/%'`,
    [files],
  );
  return new Map(rows.map((row) => [row.guid, row]));
}
