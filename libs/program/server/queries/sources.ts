// Performances of accepted applications as a program takes them.

import { Injectable } from '@nestjs/common';
import { meaningsIn } from '@rampa/applications/domain';
import { Performances, type Performance } from '@rampa/applications/server';
import { titledValues } from '@rampa/competitions/domain';
import { Competitions, type GroupField } from '@rampa/competitions/server';
import { EventForms } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import type { EventScope, Reader } from '@rampa/platform/server';
import { groupKey, takenFrom, type SourcePerformance, type Taken } from '@rampa/program/domain';
import { Nominations } from '@rampa/reference-books/server';
import { columnsOf } from '../persistence/program-columns.ts';
import type { ItemRow } from '../persistence/program-tables.ts';

export interface SourcedPerformance extends Performance, SourcePerformance {}

export interface Sources {
  performances: SourcedPerformance[];
  fields: GroupField[];
  nominationTitles: ReadonlyMap<Guid, string>;
}

@Injectable()
export class ProgramSources {
  constructor(
    private readonly performances: Performances,
    private readonly forms: EventForms,
    private readonly nominations: Nominations,
    private readonly competitions: Competitions,
  ) {}

  /** In the order of the applications' numbers. A program's columns may give fields another meaning. */
  async of(
    reader: Reader,
    { organizer, competition }: Pick<EventScope, 'organizer' | 'competition'>,
    program: Guid | null,
  ): Promise<Sources> {
    const meanings = program === null ? undefined : await this.meaningsOf(reader, competition, program);
    const nominations = await this.nominations.list(reader, organizer, competition);
    const fields = await this.competitions.groupFields(reader, competition);
    const performances = (await this.performances.accepted(reader, competition, meanings)).map((one) => ({
      ...one,
      taken: takenFrom(one, { nominations, fields }),
    }));
    return { performances, fields, nominationTitles: new Map(nominations.map(({ guid, title }) => [guid, title])) };
  }

  private async meaningsOf(reader: Reader, competition: Guid, program: Guid) {
    const fields = (await columnsOf(reader, program)).flatMap((column) => column.fields);
    const form = (await this.forms.of(reader, competition))?.used;
    return form && fields.length > 0 ? meaningsIn(fields, form) : undefined;
  }
}

/** Values of an item by the names of what is taken. */
export function valuesNow(fields: readonly GroupField[]): (item: ItemRow) => Taken {
  const titlesOf = titledValues(fields);
  return (item) => valuesOf(item, fields, titlesOf(item.groupValues));
}

function valuesOf(item: ItemRow, fields: readonly GroupField[], titles: Readonly<Record<string, string>>): Taken {
  const { performer, collective, pieceTitle, city, institution, teachers, presenterText, peopleCount } = item;
  return {
    ...{ performer, collective, pieceTitle, city, institution, teachers, presenterText, peopleCount },
    ...{ duration: item.durationS, nominationGuid: item.nominationGuid, participantUserGuid: item.participantGuid },
    ...Object.fromEntries(fields.map(({ guid }) => [groupKey(guid), titles[guid] ?? ''])),
  };
}

/** Where the blocks stand already: in programs of the tour, or of any when it is null; `but` is left out. */
export async function placesOf(
  reader: Reader,
  competition: Guid,
  { tour, but }: { tour: number | null; but: Guid | null },
): Promise<{ block: Guid; program: Guid; title: string; isWithdrawn: boolean }[]> {
  return reader.query(
    `select i.source_block_guid as block, p.guid as program, p.title, i.is_withdrawn as "isWithdrawn"
       from program.item i join program.program p on p.guid = i.program_guid
      where i.competition_guid = $1 and i.source_block_guid is not null and i.kind = 'performance'
        and ($2::int is null or p.tour = $2) and p.guid is distinct from $3
      order by p.position, p.guid, i.order_key`,
    [competition, tour, but],
  );
}

/** In which programs of the event a block stands, once for each. */
export async function programsOf(
  reader: Reader,
  competition: Guid,
): Promise<(block: Guid) => { guid: Guid; title: string; tour: number }[]> {
  const rows = await reader.query<{ block: Guid; guid: Guid; title: string; tour: number }>(
    `select i.source_block_guid as block, p.guid, p.title, p.tour
       from program.item i join program.program p on p.guid = i.program_guid
      where i.competition_guid = $1 and i.source_block_guid is not null and i.kind = 'performance'
      order by p.position, p.guid`,
    [competition],
  );
  const places = Map.groupBy(rows, ({ block }) => block);
  return (block) => (places.get(block) ?? []).map(({ block: _, ...program }) => program);
}
