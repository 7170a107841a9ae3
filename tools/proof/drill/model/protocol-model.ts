// What the protocol's state must be, and what each call on it must answer.

import { VotingProtocolChangeState, VotingProtocolClearCompetitionProgram } from '@rampa/contract';
import type { ProtocolState } from '@rampa/kernel';
import { Refused } from '../../client/asking.ts';
import type { Organizer } from '../../client/organizer.ts';
import { PROGRAM_TITLE } from '../contest.ts';
import type { Checks } from './checks.ts';
import type { Turn } from './steps.ts';

const REASON = 'случайный день';

const NEXT: Record<ProtocolState, readonly Turn[]> = {
  Draft: ['Open'],
  Open: ['Locked'],
  Locked: ['Open', 'Confirmed'],
  Confirmed: ['Published', 'Withdrawn'],
  Published: ['Withdrawn'],
  Withdrawn: ['Open'],
};

const TO_OPEN: Partial<Record<ProtocolState, readonly Turn[]>> = {
  Draft: ['Open'],
  Locked: ['Open'],
  Confirmed: ['Withdrawn', 'Open'],
  Published: ['Withdrawn', 'Open'],
  Withdrawn: ['Open'],
};
const TO_PUBLISHED: Partial<Record<ProtocolState, readonly Turn[]>> = {
  Draft: ['Open', 'Locked', 'Confirmed', 'Published'],
  Open: ['Locked', 'Confirmed', 'Published'],
  Locked: ['Confirmed', 'Published'],
  Confirmed: ['Published'],
  Withdrawn: ['Open', 'Locked', 'Confirmed', 'Published'],
};

export class ProtocolModel {
  state: ProtocolState = 'Open';
  readonly #organizer: Organizer;
  readonly #program: string;
  readonly #checks: Checks;

  constructor(organizer: Organizer, program: string, checks: Checks) {
    this.#organizer = organizer;
    this.#program = program;
    this.#checks = checks;
  }

  /** Refused exactly where no way leads there from the present state, or where a result is missing. */
  async turn(to: Turn): Promise<void> {
    const isAllowed = to === this.state || NEXT[this.state].includes(to);
    const sent = { query: { competitionProgramGuid: this.#program }, body: { state: to, reason: REASON } };
    try {
      await this.#organizer.insist(VotingProtocolChangeState, sent);
      this.#checks.say(isAllowed, 'state', `из ${this.state} перешёл в ${to}`);
      this.state = to;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const mayRefuse = !isAllowed || to === 'Confirmed';
      this.#checks.say(mayRefuse, 'state', `из ${this.state} не перешёл в ${to}: ${error.message}`);
      this.#checks.say(error.code === 'protocolTransition', 'state', `отказал словом ${error.code}`);
    }
  }

  /** By the shortest way; false when it was there already or has not come there. */
  async go(wanted: 'Open' | 'Published'): Promise<boolean> {
    const way = (wanted === 'Open' ? TO_OPEN : TO_PUBLISHED)[this.state] ?? [];
    for (const state of way) await this.turn(state);
    return way.length > 0 && this.state === wanted;
  }

  /** An approved program is not cleared; any other loses all its marks at once (`isAlone`: nobody marks meanwhile). */
  async clear(isAlone: boolean): Promise<void> {
    const isApproved = ['Confirmed', 'Published', 'Withdrawn'].includes(this.state);
    const sent = { query: { competitionProgramGuid: this.#program }, body: { confirmation: PROGRAM_TITLE } };
    try {
      await this.#organizer.insist(VotingProtocolClearCompetitionProgram, sent);
      this.#checks.say(!isApproved, 'state', `очищен в состоянии ${this.state}`);
      if (isAlone) await this.#checks.cleared(this.#program);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#checks.say(isApproved && error.code === 'protocolLocked', 'state', `не очищен: ${error.message}`);
    }
  }
}
