import { Injectable } from '@nestjs/common';
import type { StatusUse } from '@rampa/competitions/server';
import { EventForms } from '@rampa/forms/server';
import type { Guid } from '@rampa/kernel';
import type { Reader, Transaction } from '@rampa/platform/server';
import { Answers } from './answers.ts';
import { applicationStatusUse } from './status-uses.ts';

/** Rules of a form may ask for the status: where another one stands in its place, applications are counted anew. */
@Injectable()
export class RecountedStatuses implements StatusUse {
  constructor(
    private readonly forms: EventForms,
    private readonly answers: Answers,
  ) {}

  count(reader: Reader, competition: Guid): Promise<ReadonlyMap<Guid, number>> {
    return applicationStatusUse.count(reader, competition);
  }

  async replace(tx: Transaction, competition: Guid, status: Guid, by: Guid): Promise<void> {
    // The form before the applications, as every save takes them.
    const form = await this.forms.of(tx, competition, { held: true });
    await applicationStatusUse.replace(tx, competition, status, by);
    if (form) await this.answers.formChanged(tx, competition, form.used);
  }
}
