// Resolves the guids of a call to the event and organizer that own them. Each room registers the kinds it stores.

import { Injectable } from '@nestjs/common';
import type { FoundGuid, GuidKind } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Batched } from '../database/batched.ts';
import { Database } from '../database/database.ts';

export interface Owner {
  organizer: Guid;
  /** Null for what belongs to the organizer, not to one event (reference books). */
  competition: Guid | null;
}

interface Row {
  guid: Guid;
  organizer_guid: Guid;
  competition_guid: Guid | null;
}

@Injectable()
export class GuidOwners {
  private readonly rooms = new Map<GuidKind, Batched<Guid, Row>>();

  constructor(private readonly database: Database) {}

  /** `sql` takes uuid[] as $1 and answers one row (guid, organizer_guid, competition_guid) for each it knows. */
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
   * a foreign guid and a random one get the same answer.
   */
  async ownerOf(found: readonly FoundGuid[]): Promise<Owner | null> {
    const rows = await Promise.all(
      found.map(({ kind, guid }) => {
        const room = this.rooms.get(kind);
        if (!room) throw new Error(`No room resolves guids of kind «${kind}»`);
        return room.ask(guid);
      }),
    );
    let owner: Owner | null = null;
    for (const row of rows) {
      if (!row) throw new Failure('notFound');
      owner = joined(owner, row.organizer_guid, row.competition_guid);
    }
    return owner;
  }
}

function joined(owner: Owner | null, organizer: Guid, competition: Guid | null): Owner {
  if (!owner) return { organizer, competition };
  if (owner.organizer !== organizer) throw new Failure('notFound');
  if (owner.competition && competition && owner.competition !== competition) throw new Failure('notFound');
  return { organizer, competition: owner.competition ?? competition };
}
