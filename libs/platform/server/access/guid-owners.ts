// Resolves the guids of a call to the event and organizer that own them. Each room registers the kinds it stores.

import { Injectable } from '@nestjs/common';
import type { FoundGuid, GuidKind } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database } from '../database/database.ts';

export interface Owner {
  organizer: Guid;
  /** Null for what belongs to the organizer, not to one event (reference books). */
  competition: Guid | null;
}

@Injectable()
export class GuidOwners {
  private readonly statements = new Map<GuidKind, string>();

  constructor(private readonly database: Database) {}

  /** `sql` takes uuid[] as $1 and answers rows (guid, organizer_guid, competition_guid). */
  register(kind: GuidKind, sql: string): void {
    if (this.statements.has(kind)) throw new Error(`Two rooms claim guids of kind «${kind}»`);
    this.statements.set(kind, sql);
  }

  registered(): GuidKind[] {
    return [...this.statements.keys()];
  }

  /**
   * The one owner of all the guids. Failure notFound when any is unknown, or when they belong to different owners:
   * a foreign guid and a random one get the same answer.
   */
  async ownerOf(found: readonly FoundGuid[]): Promise<Owner | null> {
    const byKind = new Map<GuidKind, Set<Guid>>();
    for (const { kind, guid } of found) byKind.set(kind, (byKind.get(kind) ?? new Set()).add(guid));
    let owner: Owner | null = null;
    for (const [kind, guids] of byKind) {
      const sql = this.statements.get(kind);
      if (!sql) throw new Error(`No room resolves guids of kind «${kind}»`);
      const rows = await this.database.query<{ organizer_guid: Guid; competition_guid: Guid | null }>(sql, [
        [...guids],
      ]);
      if (rows.length !== guids.size) throw new Failure('notFound');
      for (const row of rows) owner = joined(owner, row.organizer_guid, row.competition_guid);
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
