// Performances divided into ranking groups: tour × nomination × grouping fields, across the tour's programs.

import { Injectable } from '@nestjs/common';
import { foldedValue, usualSpelling } from '@rampa/competitions/domain';
import { Competitions } from '@rampa/competitions/server';
import { foldedKey, groupKeyOf } from '@rampa/judging/domain';
import type { Activity, Guid, ProtocolState } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';

export interface Performance {
  guid: Guid;
  program: Guid;
  number: string;
  performer: string;
  collective: string;
  city: string;
  pieceTitle: string;
  nomination: Guid | null;
  groupValues: Record<string, string>;
  activity: Activity;
  isWithdrawn: boolean;
  /** Key under which its result is written; null: it is not. */
  writtenKey: string | null;
}

export interface RankingGroup {
  key: string;
  nomination: Guid | null;
  /** Values of the grouping fields, in the organizer's order, as most of its performances have them; empty ones left out. */
  values: string[];
  /** In the order of appearance, the withdrawn and skipped ones too. */
  performances: Performance[];
}

export interface ProgramRow {
  guid: Guid;
  title: string;
  tour: number;
  state: ProtocolState;
  version: number;
  lockedAt: Date | null;
}

/** Groups that contain one of these. */
export interface Seeds {
  programs?: readonly Guid[];
  items?: readonly Guid[];
}

/** States in which they may no longer be corrected. */
export const CONFIRMED: ReadonlySet<ProtocolState> = new Set(['Confirmed', 'Published']);

/** Withdrawn and skipped performances stand in the protocol, but nobody ranks them. */
export function competes(performance: Pick<Performance, 'activity' | 'isWithdrawn'>): boolean {
  return !performance.isWithdrawn && performance.activity !== 'Skipped';
}

export function loadPrograms(reader: Reader, competition: Guid): Promise<ProgramRow[]> {
  return reader.query<ProgramRow>(
    `select p.guid, p.title, p.tour, coalesce(t.state, 'Draft') as state, coalesce(t.version, 1) as version,
            t.locked_at as "lockedAt"
       from program.program p left join judging.protocol t on t.program_guid = p.guid
      where p.competition_guid = $1 order by p.position, p.guid`,
    [competition],
  );
}

type Row = Performance & { tour: number; isSeed: boolean };

const SQL = `
  with seed as (
    select distinct p.tour, i.nomination_guid
      from program.item i join program.program p on p.guid = i.program_guid
     where i.competition_guid = $1 and i.kind = 'performance'
       and (i.program_guid = any ($2::uuid[]) or i.guid = any ($3::uuid[]))
  )
  select i.guid, i.program_guid as program, i.number, i.performer, i.collective, i.city, i.piece_title as "pieceTitle",
         i.nomination_guid as nomination, i.group_values as "groupValues", i.activity, i.is_withdrawn as "isWithdrawn",
         p.tour, r.group_key as "writtenKey",
         i.program_guid = any ($2::uuid[]) or i.guid = any ($3::uuid[]) as "isSeed"
    from program.item i
    join program.program p on p.guid = i.program_guid
    join seed on seed.tour = p.tour and seed.nomination_guid is not distinct from i.nomination_guid
    left join judging.result r on r.item_guid = i.guid
   where i.competition_guid = $1 and i.kind = 'performance'
   order by p.position, p.guid, i.order_key, i.guid`;

@Injectable()
export class RankingGroups {
  constructor(private readonly competitions: Competitions) {}

  /** In the order in which they first appear. Two statements, whatever the number of groups. */
  async of(reader: Reader, competition: Guid, seeds: Seeds): Promise<RankingGroup[]> {
    const fields = await this.competitions.groupFields(reader, competition);
    const picked = fields.filter(({ isGrouping }) => isGrouping).map(({ guid }) => guid);
    const rows = await reader.query<Row>(SQL, [competition, seeds.programs ?? [], seeds.items ?? []]);
    return groupRows(rows, picked);
  }
}

function groupRows(rows: readonly Row[], picked: readonly Guid[]): RankingGroup[] {
  const groups = new Map<string, RankingGroup>();
  const seeded = new Set<string>();
  // A written result keeps the group in which it was written, whatever is regrouped since; who came later joins it.
  const written = new Map(rows.flatMap(({ writtenKey }) => (writtenKey ? [[foldedKey(writtenKey), writtenKey]] : [])));
  for (const row of rows) {
    const place = { tour: String(row.tour), nomination: row.nomination };
    const folded = groupKeyOf(place, picked, row.groupValues);
    const key = row.writtenKey ?? written.get(folded) ?? folded;
    if (row.isSeed) seeded.add(key);
    const group = groups.get(key) ?? { key, nomination: row.nomination, values: [], performances: [] };
    group.performances.push(row);
    groups.set(key, group);
  }
  return [...groups.values()]
    .filter(({ key }) => seeded.has(key))
    .map((group) => ({ ...group, values: valuesOf(group.performances, picked) }));
}

/** As most of them are spelled. */
function valuesOf(performances: readonly Performance[], picked: readonly Guid[]): string[] {
  return picked
    .map((field) => usualSpelling(performances.map(({ groupValues }) => groupValues[field] ?? '')))
    .filter((value) => foldedValue(value) !== '');
}
