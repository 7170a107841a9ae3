// How every change of a form is written: what it changes is worked out, what somebody else has changed meanwhile is kept,
// what would make answers meaningless is refused, and the journal keeps it. The form's row is held from the beginning.

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  changesReading,
  fieldsOfOtherMeaning,
  formFaults,
  patchesBetween,
  replacedFields,
  usedForm,
  type FormFault,
  type Patch,
  type WholeForm,
} from '@rampa/forms/domain';
import { Failure, inQuotes, type Guid } from '@rampa/kernel';
import { actorName, officeOf, openStream, type Scope, type Transaction } from '@rampa/platform/server';
import { FormRows, type KeptForm } from '../persistence/form-rows.ts';
import { FormAnswers } from '../ports/form-answers.ts';
import { FieldUses } from '../ports/field-uses.ts';
import { FormBooksReader } from '../queries/form-books.ts';
import { replacedUses } from '../queries/replaced-uses.ts';
import { refuseNamed } from './refuse-named.ts';

export interface Said {
  changeGuid: Guid;
  /** What was asked, to tell a repetition from another change under the same guid. */
  body: unknown;
  undoes?: number;
}

export interface Written {
  revision: number;
  faults: FormFault[];
  patches: Patch[];
  /** Begun by it, to be sent after the commit. */
  jobs: Guid[];
}

@Injectable()
export class FormWriting {
  constructor(
    private readonly rows: FormRows,
    private readonly books: FormBooksReader,
    private readonly answers: FormAnswers,
    private readonly uses: FieldUses,
  ) {}

  /** The same press again: answered as before. Failure changeReused of another one. */
  async repeated(tx: Transaction, kept: KeptForm, said: Said): Promise<Written | null> {
    const known = await this.rows.changeBy(tx, kept.guid, said.changeGuid);
    if (!known) return null;
    if (known.bodyHash !== hashOf(said.body)) throw new Failure('changeReused');
    return {
      revision: known.revision,
      patches: known.patches,
      jobs: [],
      faults: await this.faultsOf(tx, kept, kept.whole),
    };
  }

  /** Failures formInvalid, formPartNamed, formAnswered. Nothing to change is no change: the revision stays. */
  async write(tx: Transaction, scope: Scope, kept: KeptForm, after: WholeForm, said: Said): Promise<Written> {
    const patches = patchesBetween(kept.whole, after);
    refuseNamed(kept.whole, after);
    const faults = await this.refuseFaults(tx, kept, after);
    await this.refuseAnswered(tx, kept, after, patches);
    const replaced = replacedFields(kept.whole, after);
    const used = await replacedUses(tx, this.uses, kept.competitionGuid, replaced);
    if (used.length > 0) throw invalidForm(used);
    if (patches.length === 0) return { revision: kept.revision, faults, patches, jobs: [] };
    const revision = await this.rows.save(tx, kept, after, patches, {
      changeGuid: said.changeGuid,
      bodyHash: hashOf(said.body),
      actor: actorName(scope.actor),
      undoes: said.undoes ?? null,
    });
    if (changesReading(patches)) await this.answers.formChanged(tx, kept.competitionGuid, usedForm(after));
    const jobs = await this.answers.carry(tx, scope, kept.competitionGuid, replaced);
    await announceForm(tx, kept, revision);
    return { revision, faults, patches, jobs };
  }

  faultsOf(
    tx: Transaction,
    { organizerGuid }: Pick<KeptForm, 'organizerGuid'>,
    whole: WholeForm,
  ): Promise<FormFault[]> {
    return this.books.of(tx, organizerGuid, whole, { held: true }).then((books) => formFaults(whole, books));
  }

  /** A fault that the form had before is told and hinders nothing else. */
  private async refuseFaults(tx: Transaction, kept: KeptForm, after: WholeForm): Promise<FormFault[]> {
    const faults = await this.faultsOf(tx, kept, after);
    const stops = faults.filter(({ isStop }) => isStop);
    if (stops.length === 0) return faults;
    const before = new Set((await this.faultsOf(tx, kept, kept.whole)).map(nameOf));
    const added = stops.filter((fault) => !before.has(nameOf(fault)));
    if (added.length > 0) throw invalidForm(added);
    return faults;
  }

  private async refuseAnswered(tx: Transaction, kept: KeptForm, after: WholeForm, patches: readonly Patch[]) {
    const fields = fieldsOfOtherMeaning(kept.whole, after, patches);
    const numbers = await this.answers.answered(tx, kept.competitionGuid, fields.map(({ n }) => n)); // prettier-ignore
    const answered = fields.filter(({ n }) => numbers.has(n));
    if (answered.length === 0) return;
    throw new Failure(
      'formAnswered',
      answered.map(({ guid, title, kind, bookGuid }) => {
        const old = kept.whole.fields.get(guid)!;
        const what =
          old.kind === kind && old.bookGuid === bookGuid
            ? 'место среди повторов у него не меняется. Добавьте новое поле, а это уберите — ответы останутся.'
            : 'выберите вид или справочник ещё раз в конструкторе, и ответы перейдут в новое поле.';
        return { field: 'kind', message: `На поле ${inQuotes(title)} уже ответили: ${what}`, customData: { guid } };
      }),
    );
  }
}

/** Of a form that would be stored with these faults, each at its place. */
export function invalidForm(faults: readonly FormFault[]): Failure {
  return new Failure(
    'formInvalid',
    faults.map(({ guid, key, message }) => ({ field: key, message: `${message}.`, customData: { guid } })),
  );
}

export async function announceForm(
  tx: Transaction,
  { guid, organizerGuid, competitionGuid }: Pick<KeptForm, 'guid' | 'organizerGuid' | 'competitionGuid'>,
  revision: number,
): Promise<void> {
  if (competitionGuid === null) await openStream(tx, organizerGuid, 'organizer');
  const stream = competitionGuid === null ? organizerGuid : officeOf(competitionGuid);
  tx.emit(stream, 'form.changed', { form: guid, revision });
}

const nameOf = ({ guid, key, message }: FormFault) => `${guid} ${key} ${message}`;
const hashOf = (body: unknown) => createHash('sha256').update(JSON.stringify(body)).digest('hex');
