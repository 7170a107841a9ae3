// Signing in by a link: by a key and a tap, or by the session that this device remembers.

import type { AnswerOf, FastLoginGetInvitation } from '@rampa/contract';
import { ApiFailure } from '../api/api-failure.ts';
import { dropKey, forgetLink, keepLink, keptLink, takeKey, type KeptLink, type LinkRole } from './link-memory.ts';

/** The link's owner and event. */
export type LinkInvitation = AnswerOf<typeof FastLoginGetInvitation>;

export type LinkState<P> =
  | { is: 'looking' }
  /** There is a key; a tap signs in. */
  | { is: 'invited'; isEntering: boolean; invitation: LinkInvitation | null; failure: ApiFailure | null }
  /** There is neither a key nor a session. */
  | { is: 'outside'; failure: ApiFailure | null }
  | { is: 'inside'; link: KeptLink; profile: P };

export interface LinkSessionOptions<P> {
  role: LinkRole;
  /** The link in the address; null: the last one used on this device. */
  linkGuid: string | null;
  /** The owner of the key's link, if it could be read; the tap works without it too. */
  invitation: (key: string) => Promise<LinkInvitation>;
  login: (key: string) => Promise<KeptLink>;
  /** Reads the profile of the link's session. */
  profile: (linkGuid: string) => Promise<P>;
  /** The profile as it was last read, for a start without connection. */
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

  /** Reads the address and the device's memory; called again when the address gets another key. */
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
      // A refused key stays refused, a missing connection comes back.
      if (failure.isSignedOut) this.#forgetKey();
      await this.#invite(failure);
    }
  };

  /** Signs the person out on this device. */
  leave = (): void => {
    if (this.#state.is === 'inside') forgetLink(this.#options.role, this.#state.link.linkGuid);
    this.#be({ is: 'outside', failure: null });
  };

  /** Called when the server no longer knows the session. */
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
    // Read before the button appears, so that the button does not move under the finger; a failure is left to the tap.
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

/** The catalogue's text (a spec compares them), because the whole catalogue would be a large part of this page. */
const LINK_UNKNOWN_TEXT = 'Ссылка не действует. Попросите новую у организатора.';

/** A text that cannot be a key (half of a link, two links in one) gets the same answer as an unknown key. */
function asRefusedKey(failure: ApiFailure): ApiFailure {
  return failure.code === 'badRequest' ? new ApiFailure(401, 'linkUnknown', LINK_UNKNOWN_TEXT) : failure;
}

export const LINK_ENDED_TEXT = 'Эта ссылка больше не действует. Попросите у организатора новую.';

/** For a person whose session has ended: he can do nothing here to sign in again. */
function asEndedLink(failure: ApiFailure): ApiFailure {
  return failure.isSignedOut ? new ApiFailure(401, 'linkEnded', LINK_ENDED_TEXT) : failure;
}

function asFailure(error: unknown): ApiFailure {
  return error instanceof ApiFailure ? error : new ApiFailure(0, 'internal', 'Что-то пошло не так. Обновите страницу.');
}
