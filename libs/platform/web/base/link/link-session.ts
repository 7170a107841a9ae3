// Signing in by a link: a key and a tap, or what this device remembers.

import type { AnswerOf, FastLoginGetInvitation } from '@rampa/contract';
import { ApiFailure } from '../api/api-failure.ts';
import { dropKey, forgetLink, keepLink, keptLink, takeKey, type KeptLink, type LinkRole } from './link-memory.ts';

/** Whom a link was made for, and for which event. */
export type LinkInvitation = AnswerOf<typeof FastLoginGetInvitation>;

export type LinkState<P> =
  | { is: 'looking' }
  /** A key is at hand; a tap signs in. */
  | { is: 'invited'; isEntering: boolean; invitation: LinkInvitation | null; failure: ApiFailure | null }
  /** Nothing to sign in with. */
  | { is: 'outside'; failure: ApiFailure | null }
  | { is: 'inside'; link: KeptLink; profile: P };

export interface LinkSessionOptions<P> {
  role: LinkRole;
  /** From the address; null: the last one used on this device. */
  linkGuid: string | null;
  /** Whom the key invites; the door opens without it as well. */
  invitation: (key: string) => Promise<LinkInvitation>;
  login: (key: string) => Promise<KeptLink>;
  /** Reads the profile of the link's session. */
  profile: (linkGuid: string) => Promise<P>;
  /** The profile as it was read last time, for a start without connection. */
  remembered: (linkGuid: string) => P | null;
}

export class LinkSession<P> {
  #options: LinkSessionOptions<P>;
  #state: LinkState<P> = { is: 'looking' };
  #key: string | null = null;
  #invitation: LinkInvitation | null = null;
  #listeners = new Set<() => void>();

  constructor(options: LinkSessionOptions<P>) {
    this.#options = options;
  }

  get state(): LinkState<P> {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the address and the device's memory; again when the address gets another key. */
  begin = (): void => {
    const { role, linkGuid } = this.#options;
    this.#key = takeKey(role);
    this.#invitation = null;
    const link = keptLink(role, linkGuid);
    if (link) void this.#look(link);
    else void this.#invite(null);
  };

  enter = async (): Promise<void> => {
    const key = this.#key;
    if (key === null || (this.#state.is === 'invited' && this.#state.isEntering)) return;
    this.#be({ is: 'invited', isEntering: true, invitation: this.#invitation, failure: null });
    const { role, login } = this.#options;
    try {
      const link = await login(key);
      keepLink(role, link);
      this.#forgetKey();
      await this.#look(link);
    } catch (error) {
      const failure = asRefusedKey(asFailure(error));
      // A key that the server refuses will not get better; a missing connection will.
      if (failure.isSignedOut) this.#forgetKey();
      await this.#invite(failure);
    }
  };

  /** The person leaves this device. */
  leave = (): void => {
    if (this.#state.is === 'inside') forgetLink(this.#options.role, this.#state.link.linkGuid);
    this.#be({ is: 'outside', failure: null });
  };

  /** The server does not know the session any more. */
  expel = (failure: ApiFailure): void => void this.#invite(asEndedLink(failure));

  async #look(link: KeptLink): Promise<void> {
    const { profile, remembered } = this.#options;
    const known = remembered(link.linkGuid);
    if (known !== null) this.#be({ is: 'inside', link, profile: known });
    try {
      this.#be({ is: 'inside', link, profile: await profile(link.linkGuid) });
    } catch (error) {
      const failure = asFailure(error);
      if (failure.isSignedOut) await this.#invite(this.#key === null ? asEndedLink(failure) : null);
      else if (known === null) this.#be({ is: 'outside', failure });
    }
  }

  async #invite(failure: ApiFailure | null): Promise<void> {
    const key = this.#key;
    if (key === null) return this.#be({ is: 'outside', failure });
    // Before the button, so that it does not move under the finger; what cannot be read, the tap will tell.
    const invitation = this.#invitation ?? (await this.#options.invitation(key).catch(() => null));
    if (this.#key !== key) return;
    this.#invitation = invitation;
    this.#be({ is: 'invited', isEntering: false, invitation, failure });
  }

  #forgetKey(): void {
    dropKey(this.#options.role);
    this.#key = null;
  }

  #be(state: LinkState<P>): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** The catalogue's word (a spec compares them): the whole catalogue would be a large part of what a link's page loads. */
const LINK_UNKNOWN_TEXT = 'Ссылка не действует. Попросите новую у организатора.';

/** What cannot be a key at all (half of a link, two of them in one) is told like one that nobody knows. */
function asRefusedKey(failure: ApiFailure): ApiFailure {
  return failure.code === 'badRequest' ? new ApiFailure(401, 'linkUnknown', LINK_UNKNOWN_TEXT) : failure;
}

export const LINK_ENDED_TEXT = 'Эта ссылка больше не действует. Попросите у организатора новую.';

/** Who was in and is not any more: nothing that he could do here would let him in again. */
function asEndedLink(failure: ApiFailure): ApiFailure {
  return failure.isSignedOut ? new ApiFailure(401, 'linkEnded', LINK_ENDED_TEXT) : failure;
}

function asFailure(error: unknown): ApiFailure {
  return error instanceof ApiFailure ? error : new ApiFailure(0, 'internal', 'Что-то пошло не так. Обновите страницу.');
}
