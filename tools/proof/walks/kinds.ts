// How a walk finds a thing of each kind that a guid in a call may name. A new kind needs a line here, and content.ts
// must have made one in every event. Nothing of this is taken from what the portal itself asks at its door.
//
// In place of :event, :organizer, :program and :member stands whose it is to be. What names :event or :program belongs
// to that event, what names :organizer alone to the organizer, what names :member to that member.
//
// Each room has its own file in `kinds/`, and is found there; a name that two of them claim is refused.

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
 * Names of things that are asked for inside the call, by `field` or `Room/Call.field`. Those with `whose` belong to the
 * one who asks: to anybody else they do not exist.
 */
export const NAMES: Names = joined(ROOMS.map((room) => room.NAMES));

/** What a schema cannot say, by `field` or `Room/Call.field`; several are tried one after another. */
export const VALUES: Values = joined(ROOMS.map((room) => room.VALUES));

/** Keys of views that are no guids of things, by the words of the contract. */
export const KEYS: Record<string, { sql: string; isPublic?: boolean }> = {
  'public key of the display': {
    sql: `select key from display.setting where competition_guid = :event order by guid`,
    isPublic: true,
  },
  'public key of the protocol': {
    sql: `select public_key as key from judging.protocol where competition_guid = :event and public_key is not null`,
    isPublic: true,
  },
  'account guid': { sql: `select :account::text as key` },
};

/** Calls open to everybody signed in that have nothing to tell to some: a link has no account. */
export const EMPTY_FOR: Record<string, readonly string[]> = {
  'User/GetShort': ['judge', 'presenter'],
};
