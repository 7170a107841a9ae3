import { Injectable } from '@nestjs/common';
import { BIN_DAYS } from '@rampa/competitions/domain';
import type { AnswerOf, FestivalGetDeletedFestivals } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Scope } from '@rampa/platform/server';

interface Row {
  guid: Guid;
  title: string;
  beginDate: string;
  endDate: string;
  city: string;
  logoPath: string | null;
  deletedAt: Date;
  keptUntil: Date;
}

@Injectable()
export class DeletedEvents {
  constructor(private readonly database: Database) {}

  /** The last one deleted first. */
  async of({ organizer }: Scope): Promise<AnswerOf<typeof FestivalGetDeletedFestivals>> {
    if (!organizer) throw new Failure('forbidden');
    const rows = await this.database.query<Row>(
      `select guid, title, begin_date as "beginDate", end_date as "endDate", city, logo_path as "logoPath",
              deleted_at as "deletedAt",
              deleted_at + make_interval(days => $2) as "keptUntil"
         from competitions.competition
        where organizer_guid = $1 and deleted_at > now() - make_interval(days => $2)
        order by deleted_at desc, guid limit 200`,
      [organizer, BIN_DAYS],
    );
    return rows.map(({ deletedAt, keptUntil, ...event }) => ({
      ...event,
      ...{ deletedAt: deletedAt.toISOString(), keptUntil: keptUntil.toISOString() },
    }));
  }
}
