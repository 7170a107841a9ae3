import { Injectable } from '@nestjs/common';
import type { BodyOf, FestivalGetFestivals, FestivalView, QueryOf } from '@rampa/contract';
import { Failure } from '@rampa/kernel';
import { Database, visibleEvents, type Scope } from '@rampa/platform/server';

interface Row {
  guid: string;
  type_tour: number;
  is_archived: boolean;
  title: string;
  description: string;
  begin_date: string;
  end_date: string;
  city: string;
  place: string;
  time_zone: string;
  currency: string;
  logo_path: string | null;
}

const COLUMNS = `c.guid, c.type_tour, c.archived_at is not null as is_archived, c.title, c.description, c.begin_date,
  c.end_date, c.city, c.place, c.time_zone, c.currency, c.logo_path`;

// Active until its last day has ended everywhere on Earth: no event leaves the list while somebody still dances.
const ACTIVE = `(c.archived_at is null and c.end_date >= (now() at time zone interval '-12 hours')::date)`;

const FOUND = `from competitions.competition c
  where c.organizer_guid = $1
    and ($2::boolean is null or ${ACTIVE} = $2)
    and ($3::text = '' or c.title ilike $3 or c.city ilike $3)
    and (c.guid = any ($5::uuid[])) <> $4`;

@Injectable()
export class Festivals {
  constructor(private readonly database: Database) {}

  async list(
    scope: Scope,
    query: QueryOf<typeof FestivalGetFestivals>,
    page: BodyOf<typeof FestivalGetFestivals>,
  ): Promise<{ collection: FestivalView[]; totalCount: number }> {
    const { others, known } = seenBy(scope);
    const found = [scope.organizer, query.isActive ?? null, pattern(query.searchText ?? ''), others, known];
    const [[total], rows] = await Promise.all([
      this.database.query<{ count: number }>(`select count(*)::int as count ${FOUND}`, found),
      this.database.query<Row>(
        `select ${COLUMNS} ${FOUND} order by c.begin_date desc, c.guid desc limit $6 offset $7`,
        [...found, page.pageSize, (page.pageNumber - 1) * page.pageSize],
      ),
    ]);
    return { collection: rows.map(viewOf), totalCount: total!.count };
  }

  async detail(scope: Scope): Promise<FestivalView> {
    const [row] = await this.database.query<Row>(
      `select ${COLUMNS} from competitions.competition c where c.guid = $1 and c.organizer_guid = $2`,
      [scope.competition, scope.organizer],
    );
    if (!row) throw new Failure('notFound');
    return viewOf(row);
  }
}

/** An employee's list holds only the events in which he has a section. */
function seenBy({ actor }: Scope): { others: boolean; known: string[] } {
  if (actor.kind !== 'account') throw new Failure('forbidden');
  return visibleEvents(actor.access);
}

/** What is typed is looked for as it stands: % and _ are no wildcards. */
function pattern(searchText: string): string {
  return searchText === '' ? '' : `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
}

function viewOf(row: Row): FestivalView {
  return {
    guid: row.guid,
    typeTourCompetition: row.type_tour,
    isArchived: row.is_archived,
    details: {
      title: row.title,
      description: row.description,
      beginDate: row.begin_date,
      endDate: row.end_date,
      city: row.city,
      place: row.place,
      timeZone: row.time_zone,
      currency: row.currency,
      logoPath: row.logo_path,
    },
  };
}
