// Resolves the guids of a call to the event and organizer that own them. Each room registers the kinds it stores.

import { Injectable } from '@nestjs/common';
import type { FoundGuid, GuidKind } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Batched } from '../database/batched.ts';
import { Database } from '../database/database.ts';

export interface Owner {
  /** Null for a member's own thing, which no event holds (his requisites). */
  organizer: Guid | null;
  /** Null for a thing of the organizer that no event holds (reference books). */
  competition: Guid | null;
  /** Whose things they are; none where all is the organizer's alone. */
  members: readonly Guid[];
  /** A member's own thing, while nothing else in the call ties it to the organizer. */
  isStray: boolean;
}

interface Row {
  guid: Guid;
  organizer_guid: Guid | null;
  competition_guid: Guid | null;
  /** Rooms without members' things leave it out. */
  member_guid?: Guid | null;
}

@Injectable()
export class GuidOwners {
  private readonly rooms = new Map<GuidKind, Batched<Guid, Row>>();

  constructor(private readonly database: Database) {}

  /** `sql` takes uuid[] as $1 and answers (guid, organizer_guid, competition_guid[, member_guid]) for each it knows. */
  register(kind: GuidKind, sql: string): void {
    if (this.rooms.has(kind)) throw new Error(`Two rooms claim guids of kind «${kind}»`);
    const read = async (guids: Guid[]) => {
      const rows = await this.database.prepared<Row>(`owners_${kind}`, sql, [guids]);
      return new Map(rows.map((row) => [row.guid, row]));
    };
    this.rooms.set(kind, new Batched(read));
  }

  registered(): GuidKind[] {
    return [...this.rooms.keys()];
  }

  /**
   * The one owner of all the guids. Failure notFound when any is unknown, or when they belong to different owners:
   * a foreign guid and a random one get the same answer. Things of one kind may be of several members, as applications
   * are that the organizer writes to; a thing of one member is never named together with another kind of another's.
   */
  async ownerOf(found: readonly FoundGuid[]): Promise<Owner | null> {
    const rows = await Promise.all(
      found.map(({ kind, guid }) => {
        const room = this.rooms.get(kind);
        if (!room) throw new Error(`No room resolves guids of kind «${kind}»`);
        return room.ask(guid);
      }),
    );
    if (rows.length === 0) return null;
    const known = rows.map((row) => row ?? unknown());
    return {
      organizer: theOne(known.map((row) => row.organizer_guid)),
      competition: theOne(known.map((row) => row.competition_guid)),
      members: membersOf(known.map((row, at) => ({ ...row, kind: found[at]!.kind }))),
      isStray: known.some((row) => !row.organizer_guid) && !known.some((row) => row.organizer_guid && row.member_guid),
    };
  }
}

function unknown(): never {
  throw new Failure('notFound');
}

/** Failure notFound of different members under different kinds, or where one of the things is a member's own. */
function membersOf(rows: readonly (Row & { kind: GuidKind })[]): Guid[] {
  const said = rows.filter(({ member_guid: member }) => member);
  const members = new Set(said.map(({ member_guid: member }) => member!));
  const isMixed = new Set(said.map(({ kind }) => kind)).size > 1 || said.some((row) => !row.organizer_guid);
  if (members.size > 1 && isMixed) throw new Failure('notFound');
  return [...members];
}

/** The one guid that the rows name; rows that name none do not count. Two different guids: failure notFound. */
function theOne(guids: readonly (Guid | null)[]): Guid | null {
  const said = new Set(guids.filter((guid) => guid !== null));
  if (said.size > 1) throw new Failure('notFound');
  return said.values().next().value ?? null;
}
