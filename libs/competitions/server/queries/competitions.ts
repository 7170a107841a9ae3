// What other rooms ask about an event.

import { Injectable } from '@nestjs/common';
import { orderedValues } from '@rampa/competitions/domain';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';

/** 0: a festival, where nobody marks; 1: a contest of one tour; 2: of several. */
const FESTIVAL = 0;
const ONE_TOUR = 1;

export interface CompetitionFace {
  guid: Guid;
  organizerGuid: Guid;
  title: string;
  /** Empty: none is given. */
  shortTitle: string;
  city: string;
  beginDate: string;
  endDate: string;
  timeZone: string;
  /** False: a festival without marks. */
  isJudged: boolean;
  /** It handles money: contracts, payments. */
  usesFinances: boolean;
  isArchived: boolean;
}

export interface GroupValue {
  guid: Guid;
  title: string;
  /** The organizer's order; null: where its age stands. */
  position: number | null;
}

export interface GroupField {
  guid: Guid;
  title: string;
  tag: string;
  isGrouping: boolean;
  /** As a list of them stands: by age, or as the organizer has put them. */
  values: GroupValue[];
}

@Injectable()
export class Competitions {
  /** Failure withoutMarks in a festival: there is nothing to judge and no protocol. */
  async assertJudged(reader: Reader, competition: Guid): Promise<void> {
    if ((await this.typeTour(reader, competition)) === FESTIVAL) throw new Failure('withoutMarks');
  }

  /** Failure oneTour: a contest of one tour has no second. */
  async assertTour(reader: Reader, competition: Guid, tour: number): Promise<void> {
    if (tour > 1 && (await this.hasOneTour(reader, competition))) throw new Failure('oneTour');
  }

  async hasOneTour(reader: Reader, competition: Guid): Promise<boolean> {
    return (await this.typeTour(reader, competition)) === ONE_TOUR;
  }

  private async typeTour(reader: Reader, competition: Guid): Promise<number | undefined> {
    const [row] = await reader.query<{ type: number }>(
      'select type_tour as type from competitions.v_competition where guid = $1',
      [competition],
    );
    return row?.type;
  }

  async face(reader: Reader, competition: Guid): Promise<CompetitionFace> {
    const [row] = await reader.query<CompetitionFace>(
      `select guid, organizer_guid as "organizerGuid", title, short_title as "shortTitle", city, begin_date as "beginDate", end_date as "endDate",
              time_zone as "timeZone", type_tour <> 0 as "isJudged", use_finances as "usesFinances", archived_at is not null as "isArchived"
       from competitions.competition where guid = $1 and deleted_at is null`,
      [competition],
    );
    if (!row) throw new Failure('notFound');
    return row;
  }

  /** Failure practiceClosed: nothing of a practice is shown to strangers, and nobody is asked into it. */
  async assertReal(reader: Reader, competition: Guid): Promise<void> {
    if (await this.isPractice(reader, competition)) throw new Failure('practiceClosed');
  }

  async isPractice(reader: Reader, competition: Guid): Promise<boolean> {
    const [row] = await reader.query<{ is: boolean }>(
      'select practice_of is not null as is from competitions.v_competition where guid = $1',
      [competition],
    );
    return row?.is ?? false;
  }

  /** In which it counts money: an ISO 4217 code. */
  async currency(reader: Reader, competition: Guid): Promise<string> {
    const [row] = await reader.query<{ currency: string }>(
      'select currency from competitions.competition where guid = $1 and deleted_at is null',
      [competition],
    );
    if (!row) throw new Failure('notFound');
    return row.currency;
  }

  /** The address of its picture. */
  async logoPath(reader: Reader, competition: Guid): Promise<string | null> {
    const [row] = await reader.query<{ path: string | null }>(
      'select logo_path as path from competitions.v_competition where guid = $1',
      [competition],
    );
    return row?.path ?? null;
  }

  /**
   * In the organizer's order; the grouping ones divide performances into ranking groups. With their values in the same
   * statement: items name these by guid.
   */
  async groupFields(reader: Reader, competition: Guid): Promise<GroupField[]> {
    const fields = await reader.query<GroupField>(
      `select f.guid, f.title, f.tag, f.is_grouping as "isGrouping",
              (select coalesce(json_agg(json_build_object('guid', v.guid, 'title', v.title, 'position', v.position)
                        order by v.guid), '[]')
                 from competitions.group_value v where v.field_guid = f.guid) as values
         from competitions.group_field f where f.competition_guid = $1 order by f.position, f.guid`,
      [competition],
    );
    return fields.map((field) => ({ ...field, values: orderedValues(field.values) }));
  }

  async ofOrganizer(reader: Reader, organizer: Guid): Promise<Guid[]> {
    const rows = await reader.query<{ guid: Guid }>(
      'select guid from competitions.competition where organizer_guid = $1',
      [organizer],
    );
    return rows.map(({ guid }) => guid);
  }

  /** Of these events, the latest first. */
  async titlesOf(reader: Reader, events: readonly Guid[]): Promise<Map<Guid, string>> {
    const rows = await reader.query<{ guid: Guid; title: string }>(
      `select guid, title from competitions.competition where guid = any ($1::uuid[])
        order by begin_date desc nulls last, guid`,
      [events],
    );
    return new Map(rows.map(({ guid, title }) => [guid, title]));
  }

  /** Nothing that an archived event names is changed from under it. */
  async archivedOf(reader: Reader, events: readonly Guid[]): Promise<{ competition: Guid; why: string }[]> {
    const rows = await reader.query<{ competition: Guid }>(
      `select guid as competition from competitions.competition
        where guid = any ($1::uuid[]) and archived_at is not null`,
      [events],
    );
    return rows.map(({ competition }) => ({ competition, why: 'мероприятие в архиве' }));
  }

  /** Until the commit nobody archives or deletes it: for work that no call's scope holds open. Failures archived, notFound. */
  async holdOpen(tx: Transaction, event: Guid): Promise<void> {
    const [row] = await tx.query<{ isArchived: boolean }>(
      `select archived_at is not null as "isArchived" from competitions.competition
        where guid = $1 and deleted_at is null for share`,
      [event],
    );
    if (!row) throw new Failure('notFound');
    if (row.isArchived) throw new Failure('archived');
  }

  /** Those that are not archived. */
  async openOfOrganizer(reader: Reader, organizer: Guid): Promise<Guid[]> {
    const rows = await reader.query<{ guid: Guid }>(
      'select guid from competitions.competition where organizer_guid = $1 and archived_at is null and deleted_at is null',
      [organizer],
    );
    return rows.map(({ guid }) => guid);
  }

  /** When the last day is over where it is held. */
  async endOf(reader: Reader, competition: Guid): Promise<Date | null> {
    const [row] = await reader.query<{ end: Date }>(
      `select (end_date + 1)::timestamp at time zone time_zone as "end" from competitions.competition where guid = $1`,
      [competition],
    );
    return row?.end ?? null;
  }
}
