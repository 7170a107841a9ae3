import { Injectable } from '@nestjs/common';
import type { ApplicationBuilderUpdateTemplate, BodyOf, FestivalApplicationTemplateUpdate } from '@rampa/contract';
import { copiedForm, replaced, usedForm, type FormTree } from '@rampa/forms/domain';
import { Failure, newGuid, type Guid } from '@rampa/kernel';
import { may, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { FormRows, type KeptForm } from '../persistence/form-rows.ts';
import { FormAnswers } from '../ports/form-answers.ts';
import { announceForm, FormWriting } from './form-writing.ts';

/** A form as a whole in the place of what it was. */
@Injectable()
export class ReplaceForm {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: FormRows,
    private readonly writing: FormWriting,
    private readonly answers: FormAnswers,
  ) {}

  /** Failure staleVersion, and those of a write. */
  async ofLibrary(scope: Scope, body: BodyOf<typeof ApplicationBuilderUpdateTemplate>) {
    const { result } = await this.work.run({ scope }, async (tx) => {
      const kept = await this.rows.byGuid(tx, scope.organizer!, body.templateGuid, { held: true });
      return this.replace(tx, scope, kept, body.revision, body.template as FormTree);
    });
    return { revision: result };
  }

  /** Failures formAbsent, staleVersion, and those of a write. */
  async ofEvent(scope: Scope, body: BodyOf<typeof FestivalApplicationTemplateUpdate>) {
    const { result } = await this.work.run({ scope }, async (tx) => {
      const kept = await this.rows.ofEvent(tx, scope.organizer!, scope.competition!, { held: true });
      if (!kept) throw new Failure('formAbsent');
      return this.replace(tx, scope, kept, body.revision, body.template as FormTree);
    });
    return { revision: result };
  }

  /** Failure notFound of an event that is not his to see, formAbsent where it has no form, formHasApplications. */
  async fromFestival(scope: Scope, source: Guid): Promise<{ guid: Guid }> {
    const { organizer, competition, actor } = scope;
    if (!may({ actor, competition: source }, 'settings', 1)) throw new Failure('notFound');
    const { result } = await this.work.run({ scope }, async (tx) => {
      await this.rows.holdPlace(tx, competition!);
      const own = await this.rows.ofEvent(tx, organizer!, competition!, { held: true });
      const from = await this.rows.ofEvent(tx, organizer!, source);
      if (!from) {
        const [event] = await tx.query(
          'select from competitions.v_competition where guid = $1 and organizer_guid = $2',
          [source, organizer],
        );
        throw new Failure(event ? 'formAbsent' : 'notFound', event ? { field: 'sourceFestivalGuid' } : []);
      }
      if (own?.guid === from.guid) return own.guid;
      const copy = copiedForm(from.whole, from.whole.title, newGuid);
      if (!own) {
        const guid = newGuid();
        const head = { guid, organizerGuid: organizer!, competitionGuid: competition };
        await this.rows.create(tx, head, copy, null);
        await announceForm(tx, head, 0);
        return guid;
      }
      if (((await this.answers.count(tx, competition)) ?? 0) > 0) throw new Failure('formHasApplications');
      await this.replace(tx, scope, own, own.revision, { title: copy.title, ...usedForm(copy) });
      return own.guid;
    });
    return { guid: result };
  }

  private async replace(tx: Transaction, scope: Scope, kept: KeptForm, revision: number, tree: FormTree) {
    if (revision !== kept.revision) throw new Failure('staleVersion', { field: 'revision' });
    const after = replaced(kept.whole, tree, newGuid);
    const said = { changeGuid: newGuid(), body: tree };
    const written = await this.writing.write(tx, scope, kept, after, said);
    return written.revision;
  }
}
