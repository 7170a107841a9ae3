// How a walk finds a thing of each kind that a guid in a call may name. A new kind needs a line here, and content.ts
// must create one in every event. Nothing of this comes from the portal's own access rules.
//
// :event, :organizer, :program and :member stand for the owner that is wanted. A query with :event or :program finds a
// thing of that event, one with :organizer alone a thing of the organizer, one with :member a thing of that member.
//
// Each room has its own file in `kinds/`; a name in two of them is refused.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kinds, Names, Values } from './kinds/types.ts';
import type { GuidKind } from '@rampa/contract';

export { PASSWORD } from './kinds/password.ts';
export type { Finding } from './kinds/types.ts';

interface Room {
  KINDS?: Kinds;
  NAMES?: Names;
  VALUES?: Values;
}

const FOLDER = join(import.meta.dirname, 'kinds');
const ROOMS: readonly Room[] = await Promise.all(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .toSorted()
    .map((file) => import(join(FOLDER, file)) as Promise<Room>),
);

function joined<T extends object>(parts: readonly (T | undefined)[]): T {
  const names = parts.flatMap((part) => Object.keys(part ?? {}));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`tools/proof/walks/kinds: two rooms say what «${twice}» is`);
  return Object.assign({}, ...parts) as T;
}

export const KINDS: Kinds = joined(ROOMS.map((room) => room.KINDS));

export function findingOf(kind: GuidKind, isMember: boolean): string | undefined {
  const found = KINDS[kind];
  return typeof found === 'object' ? found[isMember ? 'members' : 'others'] : found;
}

/**
 * Kinds of things that a call resolves itself, by `field` or `Room/Call.field`. Those with `whose` belong to the person
 * who asks: for anybody else they do not exist.
 */
export const NAMES: Names = joined(ROOMS.map((room) => room.NAMES));

/** Values that a schema cannot express, by `field` or `Room/Call.field`; several are tried one after another. */
export const VALUES: Values = joined(ROOMS.map((room) => room.VALUES));

/** Keys of views that are not guids of things, by the words of the contract. */
export const KEYS: Record<string, { sql: string; isPublic?: boolean }> = {
  'public key of the display': {
    sql: `select key from display.setting where competition_guid = :event order by guid`,
    isPublic: true,
  },
  'public key of the mobile program': {
    sql: `select key from program.mobile_event where competition_guid = :event and is_open`,
    isPublic: true,
  },
  'public key of a program in the mobile program': {
    sql: `select m.key from program.mobile_program m join program.program p on p.guid = m.program_guid
           where p.competition_guid = :event and m.is_open order by p.position`,
    isPublic: true,
  },
  'public key of the protocol': {
    sql: `select public_key as key from judging.protocol where competition_guid = :event and public_key is not null`,
    isPublic: true,
  },
  'guid of a published report': {
    sql: `select guid::text as key from reports.report where competition_guid = :event and is_published order by created_at`,
    isPublic: true,
  },
  'account guid': { sql: `select :account::text as key` },
};

/** Calls open to every signed-in person that answer nothing to some: a link has no account. */
export const EMPTY_FOR: Record<string, readonly string[]> = {
  'User/GetShort': ['judge', 'presenter'],
};
