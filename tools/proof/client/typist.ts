// A member who types into one application: each field's next value is sent when he pauses, and sent again until somebody
// answers. What was sent and what was acknowledged is written down before and after.

import { ApplicationTemplateUpdateField } from '@rampa/contract';
import { newGuid, type Guid } from '@rampa/kernel';
import { askUntilAnswered, pause, Refused, type Address } from './asking.ts';
import type { Chance } from './seeded.ts';

export interface TypedValue {
  field: Guid;
  value: string;
  changeGuid: Guid;
  /** The revision of the application that wrote it; null: nobody has acknowledged it. */
  r: number | null;
}

export interface TypistOptions {
  address: Address;
  token: string;
  application: Guid;
  fields: readonly Guid[];
  chance: Chance;
  /** Between two values, ms: from nothing to twice as long. */
  restMs: number;
}

export class Typist {
  readonly typed: TypedValue[] = [];
  readonly refusals: string[] = [];
  readonly options: TypistOptions;
  readonly #r = new Map<Guid, number>();
  #isOn = false;
  #working: Promise<void> = Promise.resolve();

  constructor(options: TypistOptions) {
    this.options = options;
  }

  start(): void {
    this.#isOn = true;
    this.#working = this.#work();
  }

  /** Resolves when what has been sent is answered. */
  stop(): Promise<void> {
    this.#isOn = false;
    return this.#working;
  }

  async #work(): Promise<void> {
    const { chance, fields, restMs } = this.options;
    while (this.#isOn) {
      await pause(chance.whole(0, 2 * restMs));
      if (this.#isOn) await this.#type(chance.pick(fields));
    }
  }

  async #type(field: Guid): Promise<void> {
    const { address, token, application } = this.options;
    const entry: TypedValue = {
      field,
      value: `${this.typed.length + 1}: ${newGuid()}`,
      changeGuid: newGuid(),
      r: null,
    };
    this.typed.push(entry);
    const { value, changeGuid } = entry;
    const body = {
      guid: field,
      applicationGuid: application,
      changeGuid,
      baseRevision: this.#r.get(field) ?? 0,
      value,
    };
    try {
      const { r } = await askUntilAnswered(address, ApplicationTemplateUpdateField, { as: token, body });
      entry.r = r;
      this.#r.set(field, r);
    } catch (error) {
      // He types alone: nobody may tell him of a conflict, and nothing of his may be refused.
      this.refusals.push(error instanceof Refused ? error.code : String(error));
    }
  }
}
