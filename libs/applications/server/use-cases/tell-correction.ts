// The owner is told that the organizer's people change his answers: by a letter, once a run of theirs, unless he has refused
// such letters. What exactly they have changed is read in the application's history.

import { Inject, Injectable } from '@nestjs/common';
import { ApplicationLetters } from '@rampa/accounts/server';
import type { EventForm } from '@rampa/forms/server';
import type { ApplicationChangeKind } from '@rampa/kernel';
import { CONFIG, type Config, type Scope, type Transaction } from '@rampa/platform/server';
import { isOfOffice } from '../persistence/application-rows.ts';
import type { ApplicationRow } from '../persistence/application-tables.ts';
import { nameOf } from './application-name.ts';

/** What an owner would have done himself. */
const HIS: readonly ApplicationChangeKind[] = ['answer', 'blockAdded', 'blockRemoved', 'blockRestored', 'blockMoved'];

interface Corrected {
  application: ApplicationRow;
  form: EventForm;
  /** Of the first of these changes. */
  revision: number;
}

@Injectable()
export class TellCorrection {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly letters: ApplicationLetters,
  ) {}

  /** Whoever goes on within an hour goes on with the same run. The organizer's own fields are nobody else's affair. */
  async run(
    tx: Transaction,
    scope: Scope,
    { application, form, revision }: Corrected,
    deeds: readonly { kind: ApplicationChangeKind; n?: number | null }[],
  ) {
    const { guid, competitionGuid: competition, memberGuid: member } = application;
    if (member === null || !isOfOffice(scope)) return;
    const own = [...form.whole.fields.values()].filter(({ isPrivate }) => isPrivate).map(({ n }) => n);
    if (!deeds.some(({ kind, n = null }) => HIS.includes(kind) && (n === null || !own.includes(n)))) return;
    const [run] = await tx.query<{ isGoingOn: boolean }>(
      `with former as (select corrected_at from applications.application where guid = $1)
       update applications.application a set corrected_at = now() from former where a.guid = $1
       returning coalesce(former.corrected_at > now() - interval '1 hour', false) as "isGoingOn"`,
      [guid],
    );
    if (run!.isGoingOn) return;
    const [event] = await tx.query<{ title: string }>('select title from competitions.v_competition where guid = $1', [
      competition,
    ]);
    const base = this.config.publicUrl ?? `http://localhost:${this.config.port}`;
    await this.letters.corrected(tx, {
      ...{ guid, competition, member, application: nameOf(application) },
      ...{
        eventTitle: event!.title,
        once: `application-corrected:${guid}:${revision}`,
        urlOf: (path: string) => `${base}${path}`,
      },
    });
  }
}
