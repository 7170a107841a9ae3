// One connected screen: its identity and its socket writer.

import { Failure, type Guid } from '@rampa/kernel';
import type { Authenticator } from '../access/authenticator.ts';
import { ANONYMOUS, type Actor } from '../access/scope.ts';
import type { SocketWriter } from './socket-writer.ts';

export interface Identity {
  actor: Actor;
  token: string | null;
  /** Tick at which the identity was asked for. */
  askedAt: number;
}

export class Seat {
  private reading: Promise<void> | null = null;
  private isEnded = false;

  constructor(
    readonly writer: SocketWriter,
    private identity: Identity,
    private readonly authenticator: Authenticator,
    private readonly tick: () => number,
  ) {}

  get session(): Guid | null {
    return 'session' in this.identity.actor ? this.identity.actor.session : null;
  }

  /** The identity, asked for after the given tick. Throws Failure sessionEnded when the session is over. */
  async actorAfter(tick: number): Promise<{ actor: Actor; askedAt: number }> {
    if (this.identity.token === null) return { actor: ANONYMOUS, askedAt: Number.POSITIVE_INFINITY };
    if (this.isEnded) throw new Failure('sessionEnded');
    while (this.identity.askedAt <= tick) {
      this.reading ??= this.ask(this.identity.token).finally(() => (this.reading = null));
      await this.reading;
    }
    return this.identity;
  }

  private async ask(token: string): Promise<void> {
    const askedAt = this.tick();
    const actor = await this.authenticator.actorOf(token);
    this.isEnded = actor === null;
    if (!actor) throw new Failure('sessionEnded');
    this.identity = { actor, token, askedAt };
  }
}
