// What the page needs to tell what is wrong with a program: a few statements, however long the programs of the event are.

import { Injectable } from '@nestjs/common';
import { Performances, type Performance } from '@rampa/applications/server';
import { eventOf } from '@rampa/competitions/server';
import type { ProgramFaults } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { overLimitS, peopleOnStage, plannedTimes } from '@rampa/program/domain';
import { tooManyOutside } from '@rampa/reference-books/domain';
import { ITEM, type ItemRow } from '../persistence/program-tables.ts';
import { labelOf } from './program-difference.ts';

interface Stage {
  guid: Guid;
  title: string;
  beginsAt: Date | null;
  gapS: number;
}

@Injectable()
export class FindFaults {
  constructor(
    private readonly database: Database,
    private readonly performances: Performances,
  ) {}

  /** Failure notFound. */
  run(scope: Scope, program: Guid): Promise<ProgramFaults> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const stages = await stagesOf(reader, competition);
      if (!stages.some(({ guid }) => guid === program)) throw new Failure('notFound');
      const known = new Map((await this.performances.accepted(reader, competition)).map((one) => [one.block, one]));
      const items = await itemsOf(reader, competition);
      const performing = items.filter(({ kind, isWithdrawn }) => kind === 'performance' && !isWithdrawn);
      const of = ({ sourceBlockGuid }: ItemRow) => known.get(sourceBlockGuid ?? '');
      const cast = peopleOnStage(performing.map((item) => ({ ...item, people: of(item)?.people ?? [] })));
      const people = new Map(performing.map((item, at) => [item.guid, cast.of[at]!]));
      const own = performing.filter(({ programGuid }) => programGuid === program);
      const here = new Set(own.flatMap(({ guid }) => people.get(guid)!));
      const faults = await this.faultsOf(reader, competition, own, of);
      return {
        people: cast.names,
        items: own.map((item, at) => ({
          ...{ itemGuid: item.guid, applicationGuid: item.applicationGuid, people: people.get(item.guid)! },
          ...faults[at]!,
        })),
        kept: items.flatMap(({ guid, programGuid, plannedAt }) =>
          programGuid === program && plannedAt ? [{ itemGuid: guid, startAt: plannedAt.toISOString() }] : [],
        ),
        elsewhere: stages
          .filter(({ guid }) => guid !== program)
          .flatMap((stage) =>
            plannedOf(
              stage,
              items.filter(({ programGuid }) => programGuid === stage.guid),
            ),
          )
          .flatMap(({ item, ...planned }) =>
            (people.get(item.guid) ?? [])
              .filter((person) => here.has(person))
              .map((person) => ({ person, itemGuid: item.guid, label: labelOf(item), ...planned })),
          ),
      };
    });
  }

  private async faultsOf(
    reader: Reader,
    competition: Guid,
    items: readonly ItemRow[],
    of: (item: ItemRow) => Performance | undefined,
  ) {
    const [event] = await reader.query<{ day: string }>(
      'select begin_date::text as day from competitions.v_competition where guid = $1',
      [competition],
    );
    const lines = [...new Set(items.flatMap((item) => of(item)?.ages ?? []))];
    const bounds = new Map((await boundsOf(reader, lines)).map(({ guid, ...ages }) => [guid, ages]));
    return items.map((item) => {
      const source = of(item);
      if (!source) return { overLimit: 0, limit: null, recorded: null, lacksRecording: false, outsideAges: [] };
      const ages = source.ages.flatMap((line) => bounds.get(line) ?? []);
      return {
        overLimit: overLimitS(source.longestS, item.durationS, source.recordedS),
        ...{ limit: source.longestS, recorded: source.recordedS },
        lacksRecording: source.music !== undefined && source.music.length === 0,
        outsideAges: tooManyOutside(source.people, ages, event!.day, source.otherAges),
      };
    });
  }
}

function stagesOf(reader: Reader, competition: Guid): Promise<Stage[]> {
  return reader.query<Stage>(
    `select guid, title, coalesce(replanned_at, begins_at) as "beginsAt", gap_s as "gapS"
       from program.program where competition_guid = $1 order by position, guid`,
    [competition],
  );
}

function itemsOf(reader: Reader, competition: Guid): Promise<ItemRow[]> {
  return reader.query<ItemRow>(
    `select ${ITEM.select('i')} from program.item i where i.competition_guid = $1 order by i.program_guid, i.order_key, i.guid`,
    [competition],
  );
}

function plannedOf({ title, beginsAt, gapS }: Stage, items: readonly ItemRow[]) {
  const starts = plannedTimes(
    beginsAt?.getTime() ?? null,
    items.map((item) => ({ ...item, keptAt: item.plannedAt?.getTime() ?? null })),
    gapS,
  );
  return items.flatMap((item, at) => {
    const start = starts[at] ?? null;
    if (start === null || item.kind !== 'performance') return [];
    const end = start + item.durationS * 1000;
    return [{ item, programTitle: title, startAt: new Date(start).toISOString(), endAt: new Date(end).toISOString() }];
  });
}

function boundsOf(reader: Reader, lines: readonly Guid[]) {
  if (lines.length === 0) return Promise.resolve([]);
  return reader.query<{ guid: Guid; ageFrom: number | null; ageTo: number | null }>(
    'select guid, age_from as "ageFrom", age_to as "ageTo" from reference_books.v_item where guid = any ($1::uuid[])',
    [lines],
  );
}
