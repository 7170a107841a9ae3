// What people were told of a program, and what they were not told yet.

import { Injectable } from '@nestjs/common';
import { eventOf } from '@rampa/competitions/server';
import type { ProgramChange, ProgramNews, ProgramVersions } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import { Database, type Reader, type Scope } from '@rampa/platform/server';
import { changesBetween, type VersionChange } from '@rampa/program/domain';
import { PROGRAM } from '../persistence/program-tables.ts';
import { contentOf, versionsOf } from '../persistence/versions.ts';

const SHOWN = 50;

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** As the wire tells it. */
export function toldChange(change: VersionChange): ProgramChange {
  switch (change.kind) {
    case 'begin':
      return { kind: 'begin', before: instant(change.before), after: instant(change.after) };
    case 'moved': {
      const { guid: itemGuid, number, before, after } = change;
      return { kind: 'moved', itemGuid, number, before: instant(before), after: instant(after) };
    }
    case 'number':
      return { kind: 'number', itemGuid: change.guid, number: change.number, before: change.before };
    case 'added':
    case 'withdrawn':
    case 'returned':
    case 'text':
      return { kind: change.kind, itemGuid: change.guid, number: change.number };
    default:
      return change;
  }
}

/** The performances that a change names. */
export const itemsOf = (changes: readonly VersionChange[]): Guid[] => [
  ...new Set(changes.flatMap((change) => ('guid' in change ? change.guid : []))),
];

@Injectable()
export class ReadVersions {
  constructor(private readonly database: Database) {}

  /** Failure notFound. */
  run(scope: Scope, guid: Guid): Promise<ProgramVersions> {
    const { competition } = eventOf(scope);
    return this.database.snapshot(async (reader) => {
      const program = await PROGRAM.find(reader, { guid, competitionGuid: competition });
      if (!program) throw new Failure('notFound');
      const versions = await versionsOf(reader, guid, SHOWN);
      const names = await namesOf(reader, versions.flatMap(({ accountGuid }) => accountGuid ?? [])); // prettier-ignore
      const [last] = versions;
      const pending =
        !program.isPublished || !last ? null : changesBetween(last.content, await contentOf(reader, guid));
      return {
        versions: versions.map(({ number, publishedAt, accountGuid, changes }) => ({
          ...{ number, publishedAt: publishedAt.toISOString(), by: names.get(accountGuid ?? '') ?? '' },
          changes: changes.map(toldChange),
        })),
        pending: pending && pending.map(toldChange),
        pendingMembers: pending ? (await membersAmong(reader, itemsOf(pending))).size : 0,
      };
    });
  }

  /** For everybody: what the last publication has changed. */
  async newsOf(reader: Reader, program: Guid): Promise<ProgramNews> {
    const [last] = await versionsOf(reader, program, 1);
    if (!last || last.changes.length === 0) return null;
    const { number, publishedAt, changes } = last;
    const shown = changes.slice(0, SHOWN).map(toldChange);
    return { number, at: publishedAt.toISOString(), changes: shown, changeCount: changes.length };
  }
}

/** Members whose performances they are, with those of each. */
export async function membersAmong(reader: Reader, items: readonly Guid[]): Promise<ReadonlyMap<Guid, Guid[]>> {
  if (items.length === 0) return new Map();
  const rows = await reader.query<{ member: Guid; items: Guid[] }>(
    `select participant_guid as member, array_agg(guid) as items from program.item
      where guid = any ($1::uuid[]) and participant_guid is not null group by participant_guid`,
    [items],
  );
  return new Map(rows.map(({ member, items: own }) => [member, own]));
}

async function namesOf(reader: Reader, accounts: readonly Guid[]): Promise<ReadonlyMap<Guid, string>> {
  if (accounts.length === 0) return new Map();
  const rows = await reader.query<{ guid: Guid; name: string }>(
    'select guid, full_name as name from accounts.v_account where guid = any ($1::uuid[])',
    [accounts],
  );
  return new Map(rows.map(({ guid, name }) => [guid, name]));
}
