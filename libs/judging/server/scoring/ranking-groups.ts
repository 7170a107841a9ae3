// Performances divided into ranking groups: tour × nomination × grouping fields, across the tour's programs.

import { Injectable } from '@nestjs/common';
import { usualSpelling } from '@rampa/competitions/domain';
import { Competitions, type GroupField } from '@rampa/competitions/server';
import { groupKeyOf } from '@rampa/judging/domain';
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
  /** By field, the guid of its value. */
  groupValues: Record<Guid, Guid>;
  activity: Activity;
  isWithdrawn: boolean;
  /** Key under which the result is written; null: the group's result is not written. */
  writtenKey: string | null;
  /** In the order of appearance among all that were read, whatever their groups. */
  order: number;
}

export interface RankingGroup {
  key: string;
  nomination: Guid | null;
  /** Values of the grouping fields, in the organizer's order, by name; empty ones left out. */
  values: string[];
  /** In the order of appearance, withdrawn and skipped performances included. */
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

/** States in which marks may no longer be corrected. */
export const CONFIRMED: ReadonlySet<ProtocolState> = new Set(['Confirmed', 'Published']);

/** Withdrawn and skipped performances stand in the protocol without a place. */
export function competes(performance: Pick<Performance, 'activity' | 'isWithdrawn'>): boolean {
  return !performance.isWithdrawn && performance.activity !== 'Skipped';
}

export function loadPrograms(reader: Reader, competition: Guid): Promise<ProgramRow[]> {
  return reader.query<ProgramRow>(
    `select p.guid, p.title, p.tour, coalesce(t.state, 'Draft') as state, coalesce(t.version, 1) as version,
            t.locked_at as "lockedAt"
       from program.v_program p left join judging.protocol t on t.program_guid = p.guid
      where p.competition_guid = $1 order by p.position, p.guid`,
    [competition],
  );
}

type Row = Omit<Performance, 'order'> & { tour: number; isSeed: boolean };

const SQL = `
  with seed as (
    select distinct p.tour, i.nomination_guid
      from program.v_item i join program.v_program p on p.guid = i.program_guid
     where i.competition_guid = $1 and i.kind = 'performance'
       and (i.program_guid = any ($2::uuid[]) or i.guid = any ($3::uuid[]))
  )
  select i.guid, i.program_guid as program, i.number, i.performer, i.collective, i.city, i.piece_title as "pieceTitle",
         i.nomination_guid as nomination, i.group_values as "groupValues", i.activity, i.is_withdrawn as "isWithdrawn",
         p.tour, r.group_key as "writtenKey",
         i.program_guid = any ($2::uuid[]) or i.guid = any ($3::uuid[]) as "isSeed"
    from program.v_item i
    join program.v_program p on p.guid = i.program_guid
    join seed on seed.tour = p.tour and seed.nomination_guid is not distinct from i.nomination_guid
    left join judging.result r on r.item_guid = i.guid
   where i.competition_guid = $1 and i.kind = 'performance'
   order by p.position, p.guid, i.order_key, i.guid`;

@Injectable()
export class RankingGroups {
  constructor(private readonly competitions: Competitions) {}

  /**
   * By nomination in the order of appearance, then by the values of the fields (the youngest first), then in the order
   * of appearance. Two statements for any number of groups.
   */
  async of(reader: Reader, competition: Guid, seeds: Seeds): Promise<RankingGroup[]> {
    const fields = await this.competitions.groupFields(reader, competition);
    const rows = await reader.query<Row>(SQL, [competition, seeds.programs ?? [], seeds.items ?? []]);
    return groupRows(
      rows,
      fields.filter(({ isGrouping }) => isGrouping),
    );
  }
}

function groupRows(rows: readonly Row[], fields: readonly GroupField[]): RankingGroup[] {
  const picked = fields.map(({ guid }) => guid);
  const groups = new Map<string, RankingGroup>();
  const seeded = new Set<string>();
  for (const [order, row] of rows.entries()) {
    // A written result keeps the group in which it was written, whatever is regrouped since.
    const key =
      row.writtenKey ?? groupKeyOf({ tour: String(row.tour), nomination: row.nomination }, picked, row.groupValues);
    if (row.isSeed) seeded.add(key);
    const group = groups.get(key) ?? { key, nomination: row.nomination, values: [], performances: [] };
    group.performances.push({ ...row, order });
    groups.set(key, group);
  }
  const seen = [...groups.values()].filter(({ key }) => seeded.has(key));
  const nominations = [...new Set(seen.map(({ nomination }) => nomination))];
  return seen
    .map((group) => ({ group, places: placesOf(group.performances, fields) }))
    .toSorted(
      (one, other) =>
        nominations.indexOf(one.group.nomination) - nominations.indexOf(other.group.nomination) ||
        byPlaces(one.places, other.places),
    )
    .map(({ group, places }) => ({ ...group, values: titlesAt(places, fields) }));
}

/** Where the value of each field stands in its list, as most of the performances have it; behind all where they have none. */
function placesOf(performances: readonly Performance[], fields: readonly GroupField[]): number[] {
  return fields.map(({ guid: field, values }) => {
    const usual = usualSpelling(performances.map(({ groupValues }) => groupValues[field] ?? ''));
    const at = values.findIndex(({ guid }) => guid === usual);
    return at < 0 ? values.length : at;
  });
}

function byPlaces(one: readonly number[], other: readonly number[]): number {
  return one.map((place, at) => place - other[at]!).find((order) => order !== 0) ?? 0;
}

function titlesAt(places: readonly number[], fields: readonly GroupField[]): string[] {
  return places.flatMap((place, at) => fields[at]!.values[place]?.title ?? []);
}
