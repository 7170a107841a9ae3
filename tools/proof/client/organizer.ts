// The organizer's calls that the proofs need.

import { OrganizerLogin, type AnswerOf, type CallDefinition } from '@rampa/contract';
import type { Sent } from '../../../libs/platform/testing/caller.ts';
import { ask, askUntilAnswered, type Address } from './asking.ts';

export class Organizer {
  readonly address: Address;
  token: string;

  private constructor(address: Address, token: string) {
    this.address = address;
    this.token = token;
  }

  static async signIn(address: Address, login: string, password: string): Promise<Organizer> {
    const { token } = await askUntilAnswered(address, OrganizerLogin, { body: { login, password } });
    return new Organizer(address, token);
  }

  /** One attempt: for calls that create something. */
  call<C extends CallDefinition>(definition: C, sent: Sent<C> = {}): Promise<AnswerOf<C>> {
    return ask(this.address(), definition, { ...sent, as: this.token }, 30_000);
  }

  /** Repeated until answered: for calls that set something. */
  insist<C extends CallDefinition>(definition: C, sent: Sent<C> = {}): Promise<AnswerOf<C>> {
    return askUntilAnswered(this.address, definition, { ...sent, as: this.token });
  }
}
