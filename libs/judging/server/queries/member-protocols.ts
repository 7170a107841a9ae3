// What a member reads of the protocols of an event that he takes part in.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type {
  AnswerOf,
  PublicProtocolView,
  VotingProtocolGetVoitingProtocolByUserJson,
  VotingProtocolGetVoitingProtocolForParticipantJson,
} from '@rampa/contract';
import { OPENINGS, type ParticipantPermissions } from '@rampa/judging/domain';
import { Failure, type Guid, type ProtocolState } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { permissionsOf } from '../persistence/permissions.ts';
import { PublicProtocols } from './public-protocol.ts';

type OwnPrograms = AnswerOf<typeof VotingProtocolGetVoitingProtocolByUserJson>;

interface OwnItem {
  guid: Guid;
  program: Guid;
  programTitle: string;
  protocol: ProtocolState;
  /** Permissions of members; null where the protocol has no row. */
  kept: Partial<ParticipantPermissions> | null;
  applicationGuid: Guid | null;
  number: string;
  performer: string;
  collective: string;
  pieceTitle: string;
  isWithdrawn: boolean;
  isDone: boolean;
}

const UNPUBLISHED = { decimals: 0, methodText: '', judges: [], criteria: [] };

@Injectable()
export class MemberProtocols {
  constructor(
    private readonly database: Database,
    private readonly protocols: PublicProtocols,
  ) {}

  /** Failure notFound while the protocol is not published, and where nothing of it is granted to members. */
  ofProgram(scope: Scope, program: Guid): Promise<AnswerOf<typeof VotingProtocolGetVoitingProtocolForParticipantJson>> {
    return this.database.snapshot(async (reader) => {
      const [row] = await reader.query<{ protocol: ProtocolState; kept: Partial<ParticipantPermissions> }>(
        'select state as protocol, permissions as kept from judging.protocol where program_guid = $1',
        [program],
      );
      const { protocol = 'Draft', kept = {} } = row ?? {};
      if (!OPENINGS.members({ protocol, members: permissionsOf(kept) })) throw closedTo(protocol);
      const own = (await this.ownItems(reader, scope)).filter((item) => item.program === program);
      const guids = new Set(own.map(({ guid }) => guid));
      return { ...(await this.protocols.seen(reader, program, 'members', guids)), ownItemGuids: [...guids] };
    });
  }

  /** In the order of the programs and of the performances in them. */
  ofEvent(scope: Scope): Promise<OwnPrograms> {
    return this.database.snapshot(async (reader) => {
      const items = Map.groupBy(await this.ownItems(reader, scope), ({ program }) => program);
      const programs: OwnPrograms = [];
      for (const [program, own] of items) programs.push(await this.ownProgram(reader, program, own));
      return programs;
    });
  }

  private async ownProgram(reader: Reader, program: Guid, own: readonly OwnItem[]): Promise<OwnPrograms[number]> {
    const { programTitle, protocol, kept } = own[0]!;
    const isPublished = protocol === 'Published';
    const isOpen = OPENINGS.members({ protocol, members: permissionsOf(kept ?? {}) });
    const guids = new Set(own.map(({ guid }) => guid));
    const seen = isOpen ? await this.protocols.seen(reader, program, 'members', guids) : null;
    const { decimals, methodText, judges, criteria } = seen ?? UNPUBLISHED;
    return {
      ...{ programGuid: program, programTitle, isPublished, isOpen, decimals, methodText, judges, criteria },
      items: own.map(({ program: _, programTitle: __, protocol: ___, kept: ____, ...item }) => ({
        ...item,
        result: seen && resultOf(seen, item.guid),
      })),
    };
  }

  private ownItems(reader: Reader, scope: Scope): Promise<OwnItem[]> {
    const { actor, competition } = eventOf(scope);
    if (actor.kind !== 'account') throw new Failure('forbidden');
    return reader.query<OwnItem>(
      `select i.guid, i.program_guid as program, p.title as "programTitle", i.number, i.performer, i.collective,
              i.piece_title as "pieceTitle", i.is_withdrawn as "isWithdrawn", i.activity = 'Done' as "isDone",
              a.application_guid as "applicationGuid", coalesce(t.state, 'Draft') as protocol, t.permissions as kept
         from program.v_item i
         join program.v_program p on p.guid = i.program_guid
         left join program.v_item_application a on a.item_guid = i.guid
         left join judging.protocol t on t.program_guid = p.guid
        where i.competition_guid = $1 and i.participant_guid = $2 and i.kind = 'performance'
        order by p.position, p.guid, i.order_key, i.guid`,
      [competition, actor.account],
    );
  }
}

function closedTo(protocol: ProtocolState): Failure {
  return new Failure('notFound', {
    message:
      protocol === 'Published'
        ? 'Протокол опубликован, но участникам организатор его не открыл. Спросите у него.'
        : 'Протокол ещё не опубликован. Он появится здесь, как только это случится.',
  });
}

function resultOf(
  { groups }: Pick<PublicProtocolView, 'groups'>,
  item: Guid,
): OwnPrograms[number]['items'][number]['result'] {
  for (const { title, subtitle, methodText, isProvisional, rows } of groups) {
    const row = rows.find(({ guid }) => guid === item);
    if (row) return { title, subtitle, methodText, isProvisional, row };
  }
  return null;
}
