// The form of an event for the room that keeps answers: whole and in use, and while a save goes on it stays what it is.

import { Injectable } from '@nestjs/common';
import { usedForm, type Form, type WholeForm } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { FormRows } from '../persistence/form-rows.ts';

export interface EventForm {
  guid: Guid;
  revision: number;
  whole: WholeForm;
  /** What members meet. */
  used: Form;
}

/** Forms that are kept at hand: a form is read once a revision and saved by a thousand times. */
const AT_HAND = 100;

@Injectable()
export class EventForms {
  readonly #known = new Map<Guid, EventForm & { changedAt: Date }>();

  constructor(private readonly rows: FormRows) {}

  /** Null: the event has none. `held`: in a transaction; until its commit nobody changes the form. */
  async of(reader: Reader, competition: Guid, { held = false } = {}): Promise<EventForm | null> {
    const head = await this.rows.headOfEvent(reader, competition, { held });
    if (!head) return null;
    const known = this.#known.get(head.guid);
    // A restored database gives a revision a second time, but not at the same moment.
    if (known?.revision === head.revision && +known.changedAt === +head.changedAt) return known;
    const { guid, revision, whole } = await this.rows.withParts(reader, head);
    const form = { guid, revision, whole, used: usedForm(whole), changedAt: head.changedAt };
    // Otherwise its parts may be newer than its revision.
    if (held || reader.isSnapshot) this.#keep(form);
    return form;
  }

  #keep(form: EventForm & { changedAt: Date }): void {
    this.#known.delete(form.guid);
    this.#known.set(form.guid, form);
    for (const guid of this.#known.keys()) {
      if (this.#known.size <= AT_HAND) return;
      this.#known.delete(guid);
    }
  }
}
