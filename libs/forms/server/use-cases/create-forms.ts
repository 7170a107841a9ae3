import { Injectable } from '@nestjs/common';
import type { ApplicationBuilderBuildTemplate, ApplicationFormCreate, BodyOf } from '@rampa/contract';
import { copiedForm, EMPTY_FORM, formFaults, replaced, type FormTree, type WholeForm } from '@rampa/forms/domain';
import { Failure, FORM_LIMITS, newGuid, type Guid, type ReadyFormKey } from '@rampa/kernel';
import { may, sql, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { FormRows, type FormHead } from '../persistence/form-rows.ts';
import { FORM } from '../persistence/form-tables.ts';
import { FormBooksReader } from '../queries/form-books.ts';
import { announceForm, invalidForm } from './form-writing.ts';
import { ReadyForms } from './ready-forms.ts';

const NEW_FORM = 'Заявка';
const RESTORE_DAYS = 30;

@Injectable()
export class CreateForms {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: FormRows,
    private readonly books: FormBooksReader,
    private readonly ready: ReadyForms,
  ) {}

  /** Failure formExists, notFound of a form that is no library's. */
  async ofEvent(scope: Scope, body: BodyOf<typeof ApplicationFormCreate>): Promise<{ guid: Guid }> {
    const { result } = await this.work.run({ scope }, (tx) => this.begin(tx, scope, body));
    return result;
  }

  /** Within a transaction of somebody else: an event that is made with its form. */
  async begin(tx: Transaction, scope: Scope, body: BodyOf<typeof ApplicationFormCreate>): Promise<{ guid: Guid }> {
    const [organizer, competition] = [scope.organizer!, scope.competition!];
    const head = { guid: newGuid(), organizerGuid: organizer, competitionGuid: competition };
    await this.rows.holdPlace(tx, competition);
    if (await this.rows.ofEvent(tx, organizer, competition)) throw new Failure('formExists');
    const whole = await this.beginning(tx, scope, { readyKey: body.readyKey, sourceFormGuid: body.templateGuid });
    await this.rows.create(tx, head, whole, body.templateGuid ?? null);
    await announceForm(tx, head, 0);
    return { guid: head.guid };
  }

  /** Failures formTitleTaken, formsFull, formInvalid, notFound of a form that is not his to see. */
  async ofLibrary(scope: Scope, body: BodyOf<typeof ApplicationBuilderBuildTemplate>): Promise<{ guid: Guid }> {
    const head = { guid: newGuid(), organizerGuid: scope.organizer!, competitionGuid: null };
    await this.work.run({ scope }, async (tx) => {
      await this.refuse(tx, scope.organizer!, body.title);
      const whole = { ...(await this.beginning(tx, scope, body)), title: body.title };
      await this.rows.create(tx, head, whole, null);
      await announceForm(tx, head, 0);
    });
    return { guid: head.guid };
  }

  /** It can be restored; events keep their copies, which never follow it. Failure formInUse of an event's own form. */
  async delete(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const kept = await this.rows.byGuid(tx, scope.organizer!, guid, { held: true });
      if (kept.competitionGuid !== null)
        throw new Failure('formInUse', { message: 'Это форма мероприятия, а не библиотеки.' });
      await FORM.update(tx, { guid }, { removedAt: sql('now()') });
      await tx.query(
        'delete from forms.form where organizer_guid = $1 and removed_at < now() - make_interval(days => $2)',
        [scope.organizer, RESTORE_DAYS],
      );
      await announceForm(tx, kept, kept.revision);
    });
  }

  /** A second press of «Вернуть» is no error. Failures formTitleTaken, formsFull. */
  async restore(scope: Scope, guid: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      const [head] = await tx.query<FormHead & { title: string; removedAt: Date | null }>(
        `select ${FORM.select('f')} from forms.form f where f.guid = $1 and f.organizer_guid = $2 for no key update`,
        [guid, scope.organizer],
      );
      if (!head) throw new Failure('notFound');
      if (head.removedAt === null) return;
      await this.refuse(tx, scope.organizer!, head.title);
      await FORM.update(tx, { guid }, { removedAt: null });
      await announceForm(tx, head, head.revision);
    });
  }

  /** What a new form begins with. */
  private async beginning(
    tx: Transaction,
    scope: Scope,
    from: {
      readyKey?: ReadyFormKey | undefined;
      sourceFormGuid?: Guid | undefined;
      template?: BodyOf<typeof ApplicationBuilderBuildTemplate>['template'];
    },
  ): Promise<WholeForm> {
    if (from.readyKey) return this.ready.made(tx, scope.organizer!, from.readyKey);
    if (from.template) return this.sent(tx, scope.organizer!, from.template as FormTree);
    if (!from.sourceFormGuid) return { ...EMPTY_FORM, title: NEW_FORM };
    const source = await this.rows.byGuid(tx, scope.organizer!, from.sourceFormGuid);
    const { competitionGuid: event } = source;
    if (event !== null && !may({ actor: scope.actor, competition: event }, 'settings', 1))
      throw new Failure('notFound');
    return copiedForm(source.whole, source.whole.title, newGuid);
  }

  private async sent(tx: Transaction, organizer: Guid, tree: FormTree): Promise<WholeForm> {
    const whole = replaced(EMPTY_FORM, tree, newGuid);
    const faults = formFaults(whole, await this.books.of(tx, organizer, whole, { held: true }));
    const stops = faults.filter(({ isStop }) => isStop);
    if (stops.length > 0) throw invalidForm(stops);
    return whole;
  }

  private async refuse(tx: Transaction, organizer: Guid, title: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('forms of ' || $1::text, 0))`, [organizer]);
    const rows = await tx.query<{ isSame: boolean }>(
      `select reference_books.folded(title) = reference_books.folded($2) as "isSame" from forms.form
        where organizer_guid = $1 and competition_guid is null and removed_at is null`,
      [organizer, title],
    );
    if (rows.some(({ isSame }) => isSame)) throw new Failure('formTitleTaken', { field: 'title' });
    if (rows.length >= FORM_LIMITS.library) throw new Failure('formsFull', { field: 'title' });
  }
}
