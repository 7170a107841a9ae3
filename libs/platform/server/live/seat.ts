// One connected screen: who it is and the way to it.

import { Failure, type Guid } from '@rampa/kernel';
import type { Authenticator } from '../access/authenticator.ts';
import { ANONYMOUS, type Actor } from '../access/scope.ts';
import type { SocketWriter } from './socket-writer.ts';

export interface Identity {
  actor: Actor;
  token: string | null;
  /** Tick at which the question who this is was asked. */
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

  /** Who this is, asked later than the given tick. Failure sessionEnded when it is nobody any more. */
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
