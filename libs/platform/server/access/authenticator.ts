// Ports that the accounts room fills: the platform asks who a token is, and never how that is stored.

import type { Guid } from '@rampa/kernel';
import type { Actor } from './scope.ts';

export abstract class Authenticator {
  /** Null for an unknown, expired, ended or revoked token. */
  abstract actorOf(token: string): Promise<Actor | null>;

  /** Of these live sessions, the ones that must end now (ended, expired, their link revoked). */
  abstract ended(sessions: readonly Guid[]): Promise<Guid[]>;
}
