import { Injectable } from '@nestjs/common';
import type { AnswerOf, ApplicationFormChange, ApplicationFormUndo, BodyOf } from '@rampa/contract';
import { edited, type Clash, type Edit, type Patch, type WholeForm } from '@rampa/forms/domain';
import { newGuid } from '@rampa/kernel';
import { Dispatcher, UnitOfWork, type Scope, type Transaction } from '@rampa/platform/server';
import { FormRows, type KeptForm } from '../persistence/form-rows.ts';
import { FormBooksReader } from '../queries/form-books.ts';
import { FormWriting, invalidForm, type Said, type Written } from './form-writing.ts';
import { withLines } from './replaced-lines.ts';
import { conflict, undoneForm } from './undone-form.ts';

type Changed = AnswerOf<typeof ApplicationFormChange>;

/** Where things stand is decided by whoever moved them last: nobody loses a word by it. */
const LAST_WINS = new Set(['position']);

@Injectable()
export class ChangeForm {
  constructor(
    private readonly work: UnitOfWork,
    private readonly rows: FormRows,
    private readonly writing: FormWriting,
    private readonly books: FormBooksReader,
    private readonly dispatcher: Dispatcher,
  ) {}

  /** Failure formConflict where somebody else has changed the same since the sender's revision, and those of a write. */
  change(scope: Scope, body: BodyOf<typeof ApplicationFormChange>): Promise<Changed> {
    const said = { changeGuid: body.changeGuid, body: body.edits };
    return this.inForm(scope, body.formGuid, said, body.revision, async (tx, kept) => {
      const { edits, lost } = await withLines(tx, this.books, kept.whole, body.edits as readonly Edit[]);
      if (lost.length > 0) throw invalidForm(lost);
      const after = edited(kept.whole, edits, newGuid);
      await this.refuseClashes(tx, kept, after, body);
      return after;
    });
  }

  /** Failure formConflict where what it had changed is not what it is now. */
  undo(scope: Scope, { formGuid, changeGuid, undone }: BodyOf<typeof ApplicationFormUndo>): Promise<Changed> {
    const said = { changeGuid, body: { undone }, undoes: undone };
    return this.inForm(scope, formGuid, said, undone, (tx, kept) => undoneForm(tx, this.rows, kept, undone));
  }

  private async inForm(
    scope: Scope,
    formGuid: string,
    said: Said,
    seen: number,
    change: (tx: Transaction, kept: KeptForm) => Promise<WholeForm>,
  ): Promise<Changed> {
    const { result } = await this.work.run({ scope }, async (tx) => {
      const kept = await this.rows.byGuid(tx, scope.organizer!, formGuid, { held: true });
      const repeated = await this.writing.repeated(tx, kept, said);
      const written = repeated ?? (await this.writing.write(tx, scope, kept, await change(tx, kept), said));
      return { answer: answerOf(written, kept.revision > seen), jobs: written.jobs };
    });
    for (const job of result.jobs) this.dispatcher.send(job);
    return result.answer;
  }

  private async refuseClashes(
    tx: Transaction,
    kept: KeptForm,
    after: WholeForm,
    { edits, revision }: BodyOf<typeof ApplicationFormChange>,
  ): Promise<void> {
    if (revision >= kept.revision) return;
    const changed = await this.rows.changedSince(tx, kept.guid, revision);
    const clashes = touchedBy(edits as readonly Edit[]).filter(({ part, guid, key }) => {
      if (!changed.has(`${part} ${guid ?? ''} ${key}`) || LAST_WINS.has(key)) return false;
      return valueOf(kept.whole, part, guid, key) !== valueOf(after, part, guid, key);
    });
    const gone = touchedBy(edits as readonly Edit[]).filter(
      ({ part, guid, key }) =>
        key !== 'isRemoved' &&
        changed.has(`${part} ${guid ?? ''} isRemoved`) &&
        valueOf(kept.whole, part, guid, 'isRemoved') === 'true',
    );
    const all = [...clashes, ...gone.map((one) => ({ ...one, key: 'isRemoved' }))];
    if (all.length > 0) throw conflict(kept.whole, all, 'Успели изменить');
  }
}

/** Which values the deeds set, as their author meant them. */
function touchedBy(edits: readonly Edit[]): Clash[] {
  return edits.flatMap((edit): Clash[] => {
    switch (edit.do) {
      case 'rename':
        return [{ part: 'form', guid: null, key: 'title' }];
      case 'changeBlock':
        return Object.keys(edit.values).map((key) => ({ part: 'block', guid: edit.guid, key }));
      case 'changeField':
        return Object.keys(edit.values).map((key) => ({ part: 'field', guid: edit.guid, key }));
      case 'removeBlock':
      case 'restoreBlock':
        return [{ part: 'block', guid: edit.guid, key: 'isRemoved' }];
      case 'removeField':
      case 'restoreField':
        return [{ part: 'field', guid: edit.guid, key: 'isRemoved' }];
      case 'moveBlock':
        return [{ part: 'block', guid: edit.guid, key: 'position' }];
      case 'moveField':
        return [{ part: 'field', guid: edit.guid, key: 'position' }];
      default:
        return [];
    }
  });
}

function valueOf(form: WholeForm, part: Patch['part'], guid: string | null, key: string): string | undefined {
  const row = part === 'form' ? form : part === 'block' ? form.blocks.get(guid!) : form.fields.get(guid!);
  return row && JSON.stringify((row as unknown as Record<string, unknown>)[key]);
}

function answerOf({ revision, faults, patches }: Written, isBehind: boolean): Changed {
  const numbers = patches.flatMap(({ guid, after }) =>
    guid !== null && 'n' in after ? [[guid, Number(after.n)]] : [],
  );
  return { revision, faults, isBehind, numbers: Object.fromEntries(numbers) as Record<string, number> };
}
