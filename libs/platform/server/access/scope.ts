// Who acts and where: every repository and query takes the Scope first, so that no query can forget the tenant.

import type { Guid, UserType } from '@rampa/kernel';
import type { PageAccess } from './page-access.ts';

export interface Membership {
  competition: Guid;
  organizer: Guid;
}

export type Actor =
  | { kind: 'anonymous' }
  /** The portal itself, where nobody presses a button: it carries out what the organizer has set once. */
  | { kind: 'portal' }
  | {
      kind: 'account';
      session: Guid;
      account: Guid;
      userType: UserType;
      /** The owner's own guid, an employee's organizer; null for a member. */
      organizer: Guid | null;
      /** An employee's page configurations; the owner's says 2 everywhere, a member's 0. */
      access: PageAccess;
      /** A member's events, those he is not blocked in. */
      memberships: readonly Membership[];
    }
  | { kind: 'judge'; session: Guid; link: Guid; judge: Guid; competition: Guid }
  | { kind: 'presenter'; session: Guid; link: Guid; competition: Guid };

export const ANONYMOUS: Actor = { kind: 'anonymous' };
export const PORTAL: Actor = { kind: 'portal' };

export interface Scope {
  actor: Actor;
  /** The organizer whose data this call may touch; null for calls that touch no organizer's data. */
  organizer: Guid | null;
  /** The one event that every guid of the call belongs to; null when the call names none. */
  competition: Guid | null;
  /** An archived event refuses writes under this scope: at the door, and in the write's transaction. */
  mustBeOpen: boolean;
}

/** A scope of one event, as most calls have it. */
export interface EventScope extends Scope {
  organizer: Guid;
  competition: Guid;
}

/** How the log names the actor: never a name or an address. */
export function actorName(actor: Actor): string {
  switch (actor.kind) {
    case 'anonymous':
    case 'portal':
      return actor.kind;
    case 'account':
      return `account:${actor.account}`;
    case 'judge':
      return `judge:${actor.judge}`;
    case 'presenter':
      return `presenter:${actor.link}`;
  }
}
