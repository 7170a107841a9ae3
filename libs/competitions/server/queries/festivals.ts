import { Injectable } from '@nestjs/common';
import { Organizers, type OrganizerFace } from '@rampa/accounts/server';
import { attentionText } from '@rampa/competitions/domain';
import type {
  AnswerOf,
  BodyOf,
  CompetitionGetCompetitionsByParticipant,
  CompetitionGetFullInfoByGuid,
  FestivalGetFestivals,
  FestivalView,
  QueryOf,
} from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, may, pageOf, visibleEvents, type Scope } from '@rampa/platform/server';
import { OpeningLacks } from '../ports/opening-lacks.ts';
import { COMPETITION, type CompetitionRow } from '../persistence/competition-tables.ts';
import { OwnApplications } from '../ports/own-applications.ts';

const COLUMNS = COMPETITION.select('c');
const PRACTICE = `(select p.guid from competitions.competition p where p.practice_of = c.guid and p.deleted_at is null) as "practiceGuid"`;
type FaceRow = CompetitionRow & { practiceGuid: Guid | null };
type EventRow = FaceRow & { isAhead: boolean };

// By the calendar of the place where it is held.
const TODAY = '(now() at time zone c.time_zone)::date';
const PAST = `(c.end_date < ${TODAY})`;
/** The soonest first of what is to come, below it the latest first of what is over. */
const NEAREST = `${PAST}, case when ${PAST} then current_date - c.begin_date else c.begin_date - current_date end, c.guid`;

const FOUND = `from competitions.competition c
  where c.deleted_at is null
    and ($1::uuid is null or c.organizer_guid = $1)
    and ($2::boolean is null or (c.archived_at is null) = $2)
    and not ($5 and ${PAST})
    and (c.guid = any ($4::uuid[])) <> $3`;

@Injectable()
export class Festivals {
  constructor(
    private readonly database: Database,
    private readonly organizers: Organizers,
    private readonly lacks: OpeningLacks,
    private readonly applications: OwnApplications,
  ) {}

  async list(
    scope: Scope,
    query: QueryOf<typeof FestivalGetFestivals>,
    page: BodyOf<typeof FestivalGetFestivals>,
  ): Promise<AnswerOf<typeof FestivalGetFestivals>> {
    if (!scope.organizer) throw new Failure('forbidden');
    const { rows, totalCount } = await this.page(scope.organizer, seenBy(scope), query, page);
    const ahead = rows.filter(({ isAhead, archivedAt }) => isAhead && archivedAt === null);
    const guids = ahead.map(({ guid }) => guid);
    const lacks = await this.lacks.of(this.database, guids);
    const attentionTo = ({ guid, typeTour }: EventRow) =>
      attentionText(lacks.get(guid) ?? new Set(), typeTour !== 0, (section) =>
        may({ actor: scope.actor, competition: guid }, section, 1),
      );
    return { collection: rows.map((row) => ({ ...viewOf(row), attention: attentionTo(row) })), totalCount };
  }

  /** The events that a member takes part in, whoever holds them. */
  async ofMember(
    { actor }: Scope,
    query: QueryOf<typeof CompetitionGetCompetitionsByParticipant>,
    page: BodyOf<typeof CompetitionGetCompetitionsByParticipant>,
  ): Promise<AnswerOf<typeof CompetitionGetCompetitionsByParticipant>> {
    const known = actor.kind === 'account' ? actor.memberships.map(({ competition }) => competition) : [];
    const { rows, totalCount } = await this.page(null, { others: false, known }, query, page);
    const faces = await this.organizers.facesOf(this.database, [...new Set(rows.map((row) => row.organizerGuid))]);
    return { collection: rows.map((row) => withOrganizer(row, faces)), totalCount };
  }

  async fullInfo(scope: Scope): Promise<AnswerOf<typeof CompetitionGetFullInfoByGuid>> {
    const row = await this.row(scope);
    const faces = await this.organizers.facesOf(this.database, [row.organizerGuid]);
    const { actor } = scope;
    const isMember = actor.kind === 'account' && actor.userType === 'Member';
    const applications = isMember ? await this.applications.of(this.database, row.guid, actor.account) : [];
    return { ...withOrganizer(row, faces), applications };
  }

  private page(
    organizer: Guid | null,
    { others, known }: { others: boolean; known: Guid[] },
    query: QueryOf<typeof FestivalGetFestivals>,
    page: BodyOf<typeof FestivalGetFestivals>,
  ): Promise<{ rows: EventRow[]; totalCount: number }> {
    const { isActive = null, time, searchText } = query;
    const list = {
      columns: `${COLUMNS}, ${PRACTICE}, c.begin_date > ${TODAY} as "isAhead"`,
      found: FOUND,
      parameters: [organizer, isActive, others, known, time === 'coming'],
      search: { text: searchText, in: ['c.title', 'c.city'] },
      order: NEAREST,
    };
    return pageOf<EventRow>(this.database, list, page);
  }

  async detail(scope: Scope): Promise<FestivalView> {
    return viewOf(await this.row(scope));
  }

  private async row(scope: Scope): Promise<FaceRow> {
    const [row] = await this.database.query<FaceRow>(
      `select ${COLUMNS}, ${PRACTICE} from competitions.competition c where c.guid = $1 and c.organizer_guid = $2 and c.deleted_at is null`,
      [scope.competition, scope.organizer],
    );
    if (!row) throw new Failure('notFound');
    return row;
  }
}

/** An employee's list holds only the events in which he has a section. */
function seenBy({ actor }: Scope): { others: boolean; known: string[] } {
  if (actor.kind !== 'account') throw new Failure('forbidden');
  return visibleEvents(actor.access);
}

function withOrganizer(row: FaceRow, faces: Map<Guid, OrganizerFace>) {
  return { ...viewOf(row), organizer: faces.get(row.organizerGuid)! };
}

function viewOf(row: FaceRow): FestivalView {
  const { title, shortTitle, description, beginDate, endDate, city, place } = row;
  const { timeZone, currency, extGuid, useFinances, logoPath } = row;
  return {
    guid: row.guid,
    typeTourCompetition: row.typeTour,
    isArchived: row.archivedAt !== null,
    ...{ practiceOf: row.practiceOf, practiceGuid: row.practiceGuid },
    details: {
      ...{ title, shortTitle, description, beginDate, endDate, city, place },
      ...{ timeZone, currency, extGuid, useFinances, logoPath },
    },
  };
}
