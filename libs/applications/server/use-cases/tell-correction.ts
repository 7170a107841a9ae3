// The owner is told what the organizer's people do in his place. That they change his answers: by a letter, once a run of
// theirs, unless he has refused such letters; what exactly they have changed is read in the application's history. That they
// send his application or take it back: each time.

import { Inject, Injectable } from '@nestjs/common';
import { ApplicationLetters } from '@rampa/accounts/server';
import type { EventForm } from '@rampa/forms/server';
import type { ApplicationChangeKind, Guid } from '@rampa/kernel';
import { CONFIG, type Config, type Scope, type Transaction } from '@rampa/platform/server';
import { isOfOffice } from '../persistence/application-rows.ts';
import type { ApplicationRow } from '../persistence/application-tables.ts';
import { nameOf } from './application-name.ts';

/** What an owner would have done himself. */
const HIS: readonly ApplicationChangeKind[] = ['answer', 'blockAdded', 'blockRemoved', 'blockRestored', 'blockMoved'];

type Moved = Pick<ApplicationRow, 'guid' | 'competitionGuid' | 'memberGuid' | 'state' | 'number' | 'title'>;

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
    deeds: readonly { kind: ApplicationChangeKind; n?: number | null; turnedDown?: string }[],
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
    const turned = deeds.find(({ turnedDown }) => turnedDown !== undefined);
    const field = [...form.whole.fields.values()].find(({ n }) => n === turned?.n);
    await this.letters.corrected(tx, {
      ...(await this.news(tx, { competition, application })),
      turned: turned && field ? { field: field.title, why: turned.turnedDown! } : null,
      ...{ member, once: `application-corrected:${guid}:${revision}` },
    });
  }

  /** `application`: as it stands now. */
  async moved(tx: Transaction, scope: Scope, application: Moved, revision: number): Promise<void> {
    const { guid, competitionGuid: competition, memberGuid: member, state } = application;
    if (member === null || !isOfOffice(scope)) return;
    await this.letters.moved(tx, {
      ...(await this.news(tx, { competition, application })),
      ...{ member, isSent: state === 'Subscribed', once: `application-moved:${guid}:${revision}` },
    });
  }

  private async news(tx: Transaction, { competition, application }: { competition: Guid; application: Moved }) {
    const [event] = await tx.query<{ title: string }>('select title from competitions.v_competition where guid = $1', [
      competition,
    ]);
    const base = this.config.publicUrl ?? `http://localhost:${this.config.port}`;
    return {
      ...{ competition, guid: application.guid, application: nameOf(application), eventTitle: event!.title },
      urlOf: (path: string) => `${base}${path}`,
    };
  }
}
