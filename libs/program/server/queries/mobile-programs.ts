// The mobile program as visitors' phones see it: the event with its programs, and one program.

import { Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import type { MobileEvent, MobileProgramView } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { namesForStrangers, type NamedItem } from '@rampa/program/domain';
import { PublishedProtocols } from '../ports/published-protocols.ts';
import { HAS_CONSENT, HAS_CLOSED } from './program-names.ts';
import { PublicPrograms } from './public-program.ts';

/** The same words for a closed program and for a key that never existed. */
export function mobileClosed(): Failure {
  return new Failure('notFound', {
    message: 'Мобильная программа закрыта, или ссылка неверна. Спросите организатора.',
  });
}

type Face = Omit<MobileEvent, 'organizer' | 'programs'> & { competition: Guid; owner: Guid };
type OnStage = NonNullable<MobileEvent['programs'][number]['onStage']>;
type Row = Omit<MobileEvent['programs'][number], 'dateTimeBegin' | 'protocolPath' | 'onStage'> & {
  guid: Guid;
  beginsAt: Date | null;
  isFullNames: boolean;
  item: (NamedItem & Omit<OnStage, keyof NamedItem> & { hasConsent: boolean; hasClosed: boolean }) | null;
};

/** A stage has one performance at a time. */
const ON_STAGE = `
  select json_build_object(
    'kind', i.kind, 'number', i.number, 'performer', i.performer, 'collective', i.collective, 'title', i.title,
    'city', i.city, 'pieceTitle', i.piece_title, 'group', coalesce(n.title, ''),
    'performerKind', i.performer_kind, 'peopleCount', i.people_count,
    'hasConsent', ${HAS_CONSENT}, 'hasClosed', ${HAS_CLOSED})
  from program.item i left join reference_books.v_item n on n.guid = i.nomination_guid
  where i.program_guid = p.guid and i.activity = 'OnStage' and i.kind = 'performance' and not i.is_withdrawn
  order by i.on_stage_at desc limit 1`;

@Injectable()
export class MobilePrograms {
  constructor(
    private readonly organizers: Organizers,
    private readonly protocols: PublishedProtocols,
    private readonly publics: PublicPrograms,
  ) {}

  /** Throws Failure notFound while it is closed. Four statements, however many programs there are. */
  async event(reader: Reader, key: string): Promise<MobileEvent> {
    const [face] = await reader.query<Face>(
      `select e.key, c.guid as competition, c.organizer_guid as owner, c.title, c.short_title as "shortTitle",
              c.logo_path as "logoPath", c.time_zone as "timeZone", c.begin_date as "beginDate",
              c.end_date as "endDate", c.city, c.place, c.type_tour <> 0 as "isJudged"
         from program.mobile_event e join competitions.v_competition c on c.guid = e.competition_guid
        where e.key = $1 and e.is_open`,
      [key],
    );
    if (!face) throw mobileClosed();
    const { competition, owner, ...event } = face;
    const rows = await reader.query<Row>(
      `select p.guid, m.key as "programKey", p.title, p.place, p.begins_at as "beginsAt",
              p.is_full_names as "isFullNames", c.count as "performanceCount", c.done as "doneCount",
              (${ON_STAGE}) as item
         from program.program p join program.mobile_program m on m.program_guid = p.guid and m.is_open
         cross join lateral (
           select count(*)::int as count, (count(*) filter (where i.activity = 'Done'))::int as done
             from program.item i where i.program_guid = p.guid and i.kind = 'performance' and not i.is_withdrawn) c
        where p.competition_guid = $1 order by p.position, p.guid`,
      [competition],
    );
    const paths = await this.protocols.pathsOf(
      reader,
      rows.map(({ guid }) => guid),
    );
    return {
      ...event,
      organizer: await this.organizers.faceOf(reader, owner),
      programs: rows.map(({ beginsAt, isFullNames, item, ...row }) => ({
        ...row,
        dateTimeBegin: beginsAt?.toISOString() ?? null,
        protocolPath: paths.get(row.guid) ?? null,
        onStage: item && onStageOf(item, isFullNames),
      })),
    };
  }

  /** Throws Failure notFound while the program or the event is closed. */
  async program(reader: Reader, programKey: string): Promise<MobileProgramView> {
    const [found] = await reader.query<{ program: Guid; key: string }>(
      `select m.program_guid as program, e.key
         from program.mobile_program m join program.program p on p.guid = m.program_guid
         join program.mobile_event e on e.competition_guid = p.competition_guid and e.is_open
        where m.key = $1 and m.is_open`,
      [programKey],
    );
    if (!found) throw mobileClosed();
    const view = await this.publics.toStrangers(reader, found.program, { isOpened: true });
    return { ...view, key: found.key, programKey };
  }
}

function onStageOf({ hasConsent, hasClosed, ...item }: NonNullable<Row['item']>, isFullNames: boolean): OnStage {
  const { performer, collective } = namesForStrangers(item, isFullNames && hasConsent, hasClosed);
  const { number, city, pieceTitle, group } = item;
  return { number, performer, collective, city, pieceTitle, group };
}
