// Gives the form of an event to the room that stores answers: all of it and the part in use. It does not change while a
// save is running.

import { Injectable } from '@nestjs/common';
import { usedForm, type Form, type WholeForm } from '@rampa/forms/domain';
import type { Guid } from '@rampa/kernel';
import type { Reader } from '@rampa/platform/server';
import { FormRows } from '../persistence/form-rows.ts';

export interface EventForm {
  guid: Guid;
  revision: number;
  whole: WholeForm;
  /** What members see. */
  used: Form;
}

/** How many forms stay in memory: a form is read once per revision, while thousands of saves use it. */
const AT_HAND = 100;

@Injectable()
export class EventForms {
  readonly #known = new Map<Guid, EventForm & { changedAt: Date }>();

  constructor(private readonly rows: FormRows) {}

  /** Null: the event has no form. With `held`, in a transaction, nobody can change the form until the commit. */
  async of(reader: Reader, competition: Guid, { held = false } = {}): Promise<EventForm | null> {
    const head = await this.rows.headOfEvent(reader, competition, { held });
    if (!head) return null;
    const known = this.#known.get(head.guid);
    // After a restore the database may give the same revision to another form, but with another time.
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
