// What people with the open link see of a published protocol.

import { Injectable } from '@nestjs/common';
import { Organizers } from '@rampa/accounts/server';
import type { PublicProtocolView } from '@rampa/contract';
import { OPENINGS, participantProtocol, type ParticipantPermissions, type SeenPrizeGiven } from '@rampa/judging/domain';
import { Failure, type Guid, type ProtocolState } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { ProgramNames } from '@rampa/program/server';
import { permissionsOf } from '../persistence/permissions.ts';
import { opensRecount } from '../seals/opens-recount.ts';
import { correctionsInForce } from './corrections-in-force.ts';
import { ProtocolReads } from './protocol-reads.ts';

const KEY = /^[\w-]{22}$/;

/** An unknown key and a renewed one get the same words. */
function unknownProtocol(): Failure {
  return new Failure('notFound', {
    message: 'По этой ссылке протокола нет. Проверьте её или попросите у организатора новую.',
  });
}

function withdrawnProtocol(): Failure {
  return new Failure('notFound', {
    message:
      'Сейчас протокол не опубликован: организатор отозвал его, чтобы исправить. Когда протокол снова опубликуют, он появится по этой же ссылке.',
  });
}

function closedProtocol(): Failure {
  return new Failure('notFound', {
    message:
      'Протокол опубликован, но по ссылке организатор его не открыл. Когда он это сделает, протокол появится здесь же.',
  });
}

export interface PublishedProtocol {
  program: Guid;
  competition: Guid;
}

/** Failure notFound, in words that tell an unknown key, a withdrawn protocol and one that is not open by its link. */
export async function publishedBy(reader: Reader, key: string): Promise<PublishedProtocol> {
  if (!KEY.test(key)) throw unknownProtocol();
  const [row] = await reader.query<PublishedProtocol & { state: ProtocolState; kept: Partial<ParticipantPermissions> }>(
    `select program_guid as program, competition_guid as competition, state, link_permissions as kept
       from judging.protocol where public_key = $1`,
    [key],
  );
  if (!row) throw unknownProtocol();
  const { state, kept, ...published } = row;
  if (OPENINGS.link({ protocol: state, link: permissionsOf(kept) })) return published;
  throw state === 'Published' ? closedProtocol() : withdrawnProtocol();
}

interface Face {
  shortTitle: string;
  city: string;
  beginsAt: Date | null;
  place: string;
  permissions: Partial<ParticipantPermissions>;
}

/** The part that members see too; they know the organizer from the event. */
export type SeenProtocol = Omit<PublicProtocolView, 'organizer' | 'seal'>;

@Injectable()
export class PublicProtocols {
  constructor(
    private readonly protocols: ProtocolReads,
    private readonly names: ProgramNames,
    private readonly organizers: Organizers,
  ) {}

  /** `reader` must be a snapshot. Failure notFound while it is not published. */
  async view(reader: Reader, key: string): Promise<PublicProtocolView> {
    const { program, competition } = await publishedBy(reader, key);
    const seen = await this.seen(reader, program, 'link');
    const [event] = await reader.query<{ owner: Guid }>(
      'select organizer_guid as owner from competitions.v_competition where guid = $1',
      [competition],
    );
    const seal = await sealShown(reader, program);
    return { ...seen, seal, organizer: await this.organizers.faceOf(reader, event!.owner) };
  }

  /** Of a published program; `own`: performances of the member who asks, whose names he reads in full. */
  async seen(
    reader: Reader,
    program: Guid,
    audience: 'link' | 'members',
    own: ReadonlySet<Guid> = new Set(),
  ): Promise<SeenProtocol> {
    const whole = await this.protocols.view(reader, program);
    const [face] = await reader.query<Face>(
      `select c.short_title as "shortTitle", c.city, p.begins_at as "beginsAt", p.place,
              case $2 when 'link' then t.link_permissions else t.permissions end as permissions
         from program.v_program p
         join competitions.v_competition c on c.guid = p.competition_guid
         join judging.protocol t on t.program_guid = p.guid
        where p.guid = $1`,
      [program, audience],
    );
    const { shortTitle, city, beginsAt, place } = face!;
    const permissions = permissionsOf(face!.permissions);
    const namesOf = await this.names.inPublic(reader, program);
    const { competitionTitle, programTitle, timeZone, version } = whole;
    return {
      ...{ competitionTitle, shortTitle, city, programTitle, timeZone, place, version },
      dateTimeBegin: beginsAt?.toISOString() ?? null,
      ...participantProtocol(whole, {
        permissions,
        corrections: await correctionsInForce(reader, program),
        prizes: await prizesIn(reader, program),
        namesOf: (item, names) => (own.has(item) ? names : namesOf(item, names)),
      }),
    };
  }
}

function prizesIn(reader: Reader, program: Guid): Promise<SeenPrizeGiven[]> {
  return reader.query(
    `select g.item_guid as item, g.title, g.giver, g.giver_name as "giverName"
       from judging.v_given_prize g join program.v_item i on i.guid = g.item_guid
      where i.program_guid = $1 order by g.position, g.prize_guid`,
    [program],
  );
}

async function sealShown(reader: Reader, program: Guid): Promise<PublicProtocolView['seal']> {
  if ((await opensRecount(reader, program)) !== 'open') return null;
  const [newest] = await reader.query<{ number: number; digest: string }>(
    'select number, digest from judging.seal where program_guid = $1 order by number desc limit 1',
    [program],
  );
  return newest ?? null;
}
