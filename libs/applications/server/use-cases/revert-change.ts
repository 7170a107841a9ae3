// A member's change is not taken: the field has again what was confirmed. It is the organizer's own correction, so its
// member is told, and it is new to nobody in the office.

import { Injectable } from '@nestjs/common';
import { newSince } from '@rampa/applications/domain';
import type { Answer } from '@rampa/forms/domain';
import type { ApplicationsFieldsHistoryRevertChange, BodyOf } from '@rampa/contract';
import { Failure, type Guid } from '@rampa/kernel';
import type { Scope } from '@rampa/platform/server';
import { ApplicationRows } from '../persistence/application-rows.ts';
import { changesOf, confirmedOf } from '../queries/journal.ts';
import { blockOf } from './answered-place.ts';
import { ApplicationWriting } from './application-writing.ts';
import { confirmationOf, confirmPlaces, confirmWhole, type Turned } from './confirm-changes.ts';
import { SaveField } from './save-field.ts';

type Reverted = BodyOf<typeof ApplicationsFieldsHistoryRevertChange>;

@Injectable()
export class RevertChange {
  constructor(
    private readonly writing: ApplicationWriting,
    private readonly saving: SaveField,
    private readonly rows: ApplicationRows,
  ) {}

  /** `comment`: to the member, perhaps empty. `revision`: of its line among the new ones. Failures staleVersion where it is new no more, formPartGone, blockGone, answerInvalid. */
  async run(scope: Scope, guid: Guid, { revision, comment }: Reverted): Promise<Turned> {
    const turned: Turned[] = [];
    await this.writing.run(scope, guid, { body: null }, async (tx, held) => {
      const changes = await changesOf(tx, guid);
      const fresh = newSince(changes, await confirmedOf(tx, held.application));
      const line = fresh.find((one) => one.revision === revision && one.kind === 'answer');
      if (!line) throw new Failure('staleVersion');
      const field = held.form.used.fields.find(({ n }) => n === line.n);
      if (!field) throw new Failure('formPartGone');
      const block = blockOf(held, field, line.blockGuid!);
      const saved = await this.saving.put(tx, held, { field, block, after: line.before as Answer | null });
      const outcome = { ...saved, deed: saved.deed && { ...saved.deed, turnedDown: comment } };
      const before = await confirmationOf(tx, held.application);
      if (fresh.length === 1) await confirmWhole(tx, guid, held.revision);
      else await confirmPlaces(tx, guid, [{ ...line, revision: held.revision }]);
      turned.push({ before, now: await confirmationOf(tx, await this.rows.one(tx, scope, guid)) });
      return outcome;
    });
    return turned.at(-1)!;
  }
}
